import { describe, expect, it } from 'vitest';
import { checkFile, readEinvoiceFile } from '../einvoice/read.ts';
import { spelled } from '../einvoice/write.ts';
import { readGstr2b } from '../gstr2b/read.ts';
import { readIms, recordOf, uploadOf } from '../ims/ims.ts';
import { fileOf, readGstr2a, reportedOf } from './gstr2a.ts';

// Shapes in which public programs, their tests and their documents keep these files; looked at for their members, every value here is our own.
const supplier = '29AABCR1718E1ZL';
const own = '24ABCPD1234K1Z7';

describe('documents of GSTR-2B in the shapes of others', () => {
  const b2b = (doc: object, head: object = {}) => ({ b2b: [{ ctin: supplier, ...head, inv: [doc] }] });
  const note = (doc: object, part = 'cdnr') => ({ [part]: [{ ctin: supplier, nt: [doc] }] });
  const base = { inum: 'A/1', dt: '05-10-2025', val: 1180, pos: '24', rev: 'N', itcavl: 'Y', rsn: '' };
  const taxed = { txval: 1000, igst: 180, cgst: 0, sgst: 0, cess: 0 };
  const read = { number: 'A/1', date: '2025-10-05', kind: 'invoice', taxable: 1000_00, igst: 180_00 };
  const credit = { number: 'N/1', date: '2025-10-06', kind: 'C', taxable: 100_00, cgst: 9_00, sgst: 9_00 };
  const items = [{ num: 1, rt: 18, txval: 100, igst: 0, cgst: 9, sgst: 9, cess: 0 }];

  it.each([
    ['amounts on the document (version 4)', b2b({ ...base, ...taxed }), read],
    [
      'items by rate, summed',
      b2b({
        ...base,
        items: [
          { rt: 12, txval: 400, igst: 48 },
          { rt: 18, txval: 600, igst: 132 },
        ],
      }),
      read,
    ],
    [
      'items with the names of GSTR-1',
      b2b({ ...base, items: [{ num: 1, txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 }] }),
      read,
    ],
    [
      '`itms` with taxes flat in them',
      b2b({ ...base, itms: [{ num: 1, txval: 1000, iamt: 180, csamt: 0 }] }),
      read,
    ],
    ['the day as `idt`', b2b({ ...base, dt: undefined, idt: '05-10-2025', ...taxed }), read],
    [
      'reverse charge as `rchrg`',
      b2b({ ...base, rev: undefined, rchrg: 'Y', ...taxed }),
      { ...read, reverse: true },
    ],
    [
      'the supplier as `tradenm`',
      b2b({ ...base, ...taxed }, { tradenm: 'Rao & Co' }),
      { ...read, name: 'Rao & Co' },
    ],
    ['null members', b2b({ ...base, rsn: null, rev: null, irn: null, ...taxed, cess: null }), read],
    ['amounts as texts', b2b({ ...base, txval: '1000.00', igst: '180', cgst: '', sgst: '0.00' }), read],
    [
      'place of supply bars the credit',
      b2b({ ...base, ...taxed, itcavl: 'N', rsn: 'P' }),
      { ...read, available: false, reason: 'P' },
    ],
    [
      'credit temporarily kept back (T)',
      b2b({ ...base, ...taxed, itcavl: 'T' }),
      { ...read, available: true },
    ],
    [
      'a note with kind in `typ`',
      note({ ntnum: 'N/1', typ: 'C', suptyp: 'R', dt: '06-10-2025', val: 118, items }),
      credit,
    ],
    [
      'a note with kind in `nttyp`, supply in `typ`',
      note({ ntnum: 'N/1', nttyp: 'D', typ: 'R', dt: '06-10-2025', items }),
      { ...credit, kind: 'D' },
    ],
    [
      'a note with the names of GSTR-2A',
      note({
        nt_num: 'N/1',
        ntty: 'C',
        nt_dt: '06-10-2025',
        itms: [{ itm_det: { txval: 100, camt: 9, samt: 9 } }],
      }),
      credit,
    ],
    ['a note with its day as `ntdt`', note({ ntnum: 'N/1', typ: 'C', ntdt: '06-10-2025', items }), credit],
    [
      'an amended note',
      note({ ntnum: 'N/1', typ: 'C', dt: '06-10-2025', ontnum: 'N/0', ontdt: '01-10-2025', items }, 'cdnra'),
      { ...credit, original_number: 'N/0', original_date: '2025-10-01' },
    ],
    [
      'distributed credit',
      {
        isd: [
          {
            ctin: supplier,
            doclist: [
              {
                doctyp: 'ISDC',
                docnum: 'D/1',
                docdt: '07-10-2025',
                itcelg: 'Y',
                igst: 20,
                cgst: 0,
                sgst: 0,
                cess: 0,
              },
            ],
          },
        ],
      },
      { number: 'D/1', kind: 'C', igst: 20_00, available: true },
    ],
    [
      'a bill of entry',
      {
        impg: [
          {
            refdt: '08-10-2025',
            recdt: '09-10-2025',
            portcode: 'INBOM4',
            boenum: '2566282',
            boedt: '07-10-2025',
            isamd: 'N',
            txval: 500,
            igst: 90,
            cess: 5,
          },
        ],
      },
      { number: '2566282', taxable: 500_00, igst: 90_00, cess: 5_00 },
    ],
    [
      'a bill of entry from SEZ',
      {
        impgsez: [
          {
            ctin: supplier,
            trdnm: 'Z',
            boe: [{ boenum: 77, boedt: '07-10-2025', txval: 500, igst: 90, cess: 0 }],
          },
        ],
      },
      { gstin: supplier, number: '77', igst: 90_00 },
    ],
  ])('%s', (_, docdata, wanted) => {
    const file = readGstr2b({
      chksum: 'x',
      data: { gstin: own, rtnprd: '102025', gendt: '14-11-2025', docdata },
    });
    expect(file.problems).toEqual([]);
    expect(file.documents).toMatchObject([wanted]);
  });

  it('documents rejected in IMS are kept apart', () => {
    const file = readGstr2b({
      data: { gstin: own, rtnprd: '102025', docdata: {}, docRejdata: b2b({ ...base, ...taxed }) },
    });
    expect(file.documents).toMatchObject([{ ...read, rejected: true }]);
  });
});

describe('GSTR-2A in the shapes of others', () => {
  const head = { gstin: own, fp: '102025' };
  it.each([
    [
      'an amended invoice with the period of the original',
      {
        ...head,
        b2ba: [
          {
            ctin: supplier,
            cfs: 'Y',
            dtcancel: '27-Aug-25',
            cfs3b: 'N',
            fldtr1: '12-Nov-25',
            flprdr1: 'Oct-25',
            inv: [
              {
                chksum: 'c',
                inum: 'S1',
                idt: '24-09-2025',
                oinum: 'S0',
                oidt: '24-09-2025',
                val: 118,
                pos: '24',
                rchrg: 'N',
                inv_typ: 'R',
                diff_percent: 0.65,
                aspd: 'Sep-25',
                atyp: 'R',
                itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 11.7, csamt: 0 } }],
              },
            ],
          },
        ],
      },
      [['S1', 100_00, 11_70]],
    ],
    [
      'with an e-invoice behind it',
      {
        ...head,
        b2b: [
          {
            ctin: supplier,
            cfs: 'Y',
            fldtr1: '11-Nov-25',
            inv: [
              {
                inum: 'S2',
                idt: '30-09-2025',
                val: 279.48,
                srctyp: 'E-Invoice',
                irn: 'f'.repeat(64),
                irngendate: '01-10-2025',
                itms: [{ num: 1, itm_det: { txval: 236.85, rt: 18, iamt: 42.63 } }],
              },
            ],
          },
        ],
      },
      [['S2', 236_85, 42_63]],
    ],
    [
      'items without `itm_det`',
      {
        ...head,
        b2b: [
          {
            ctin: supplier,
            cfs3b: 'Y',
            inv: [{ inum: 'S3', idt: '01-10-2025', itms: [{ txval: 10, iamt: 1.8 }] }],
          },
        ],
      },
      [['S3', 10_00, 1_80]],
    ],
    [
      'amounts on the document',
      {
        ...head,
        b2b: [
          {
            ctin: supplier,
            cfs3b: 'Y',
            inv: [{ inum: 'S4', idt: '01-10-2025', txval: 10, iamt: 1.8, csamt: 0 }],
          },
        ],
      },
      [['S4', 10_00, 1_80]],
    ],
    [
      'tax deducted and collected beside documents',
      {
        ...head,
        tds: [{ gstin_ded: supplier, amt_ded: 900, iamt: 9 }],
        tcs: [{ etin: supplier, sup_val: 5 }],
        b2b: [],
      },
      [],
    ],
    [
      'inside `data`',
      {
        data: {
          ...head,
          b2b: [
            { ctin: supplier, cfs3b: 'Y', inv: [{ inum: 'S5', idt: '01-10-2025', txval: 1, iamt: 0.18 }] },
          ],
        },
      },
      [['S5', 1_00, 18]],
    ],
  ])('%s', (_, file, wanted) => {
    const read = readGstr2a(file);
    expect(read.problems).toEqual([]);
    const found = read.rows.map(reportedOf).flatMap((d) => (d ? [[d.number, d.taxable, d.igst]] : []));
    expect(found).toEqual(wanted);
    expect(fileOf(read.rows, read.rest)).toEqual('data' in file ? file.data : file);
  });
});

describe('IMS records in the shapes of others', () => {
  const record = {
    stin: supplier,
    inum: 'P/1',
    idt: '05-10-2025',
    val: 118,
    pos: '24',
    txval: 100,
    iamt: 18,
    camt: 0,
    samt: 0,
    cess: 0,
  };
  const upload = (file: unknown, action: 'A' | 'R' = 'R') => {
    const { rows } = readIms(file);
    return uploadOf(own, rows, new Map([[0, { action }]])).invdata;
  };
  it('form and period of the supplier’s return under the names of the download go up under those of the upload', () => {
    const downloaded = { ...record, rtnTyp: 'R1', sRtnPrd: '102025', srcfilstatus: 'SAVED' };
    const file = { imsDetails: { b2b: [downloaded] } };
    expect(recordOf(readIms(file).rows[0]!, 0)).toMatchObject({ period: '10-2025', filed: false });
    expect(upload(file)).toEqual({
      b2b: [{ ...downloaded, srcform: 'R1', rtnprd: '102025', action: 'R' }],
    });
  });
  it('a note numbered as an invoice, a reply with sections in `data`, and records of operators are read', () => {
    const { rows, problems } = readIms({
      data: { b2bcn: [record], ecoma: [{ ...record, oinum: 'P/0', oidt: '01-09-2025' }] },
    });
    expect(problems).toEqual([]);
    expect(rows.map(recordOf).map((r) => [r.section, r.kind, r.number, r.date])).toEqual([
      ['b2bcn', 'C', 'P/1', '2025-10-05'],
      ['ecoma', 'invoice', 'P/1', '2025-10-05'],
    ]);
  });
  it('a note accepted without any credit to reduce says so', () => {
    const note = { ...record, inum: undefined, nt_num: 'N/1', nt_dt: '05-10-2025', decl_igst: 0 };
    const { rows } = readIms({ imsDetails: { b2bcn: [note] } });
    const none = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
    const { invdata } = uploadOf(own, rows, new Map([[0, { action: 'A', reduce: none }]]));
    expect(invdata['b2bcn']![0]).toMatchObject({ itc_red_req: 'N', decl_igst: 0 });
  });
});

describe('e-way bills in the shapes of others', () => {
  const bill = {
    userGstin: supplier,
    supplyType: 'O',
    subSupplyType: 1,
    docType: 'INV',
    docNo: 'E/1',
    docDate: '20/11/2026',
    transactionType: 1,
    fromGstin: supplier,
    fromTrdName: 'Rao',
    fromAddr1: '1 Road',
    fromPlace: 'Bengaluru',
    fromPincode: 560001,
    fromStateCode: 29,
    actFromStateCode: 29,
    toGstin: own,
    toTrdName: 'Dave',
    toAddr1: '2 Road',
    toPlace: 'Surat',
    toPincode: 395001,
    toStateCode: 24,
    actToStateCode: 24,
    totalValue: 60000,
    igstValue: 10800,
    cgstValue: 0,
    sgstValue: 0,
    cessValue: 0,
    cessNonAdvolValue: 0,
    otherValue: 0,
    totInvValue: 70800,
    transMode: 1,
    transDistance: 1400,
    vehicleNo: 'KA01AB1234',
    vehicleType: 'R',
    itemList: [
      {
        itemNo: 1,
        productName: 'Bolts',
        hsnCode: 7318,
        quantity: 10,
        qtyUnit: 'NOS',
        taxableAmount: 60000,
        igstRate: 18,
        cgstRate: 0,
        sgstRate: 0,
        cessRate: 0,
        cessNonAdvol: 0,
      },
    ],
  };
  const issues = (one: object, version = '1.0.0621') => {
    const file = readEinvoiceFile({ version, billLists: [one] })!;
    expect(file.wrap(file.documents)).toEqual({ version, billLists: [one] });
    return checkFile(file, { today: '2026-11-24', turnover: undefined })[0]!.filter(
      (i) => i.severity === 'error',
    );
  };
  it.each([
    ['with the names of the API', bill],
    ['with the names of the preparation tool', spelled(bill, 'tool')],
    [
      'with rates of -1 where none was filled in',
      {
        ...bill,
        itemList: [{ ...bill.itemList[0], cgstRate: -1, sgstRate: -1, cessRate: -1, cessNonAdvol: -1 }],
      },
    ],
    [
      'with numbers as texts',
      {
        ...bill,
        subSupplyType: '1',
        fromPincode: '560001',
        transDistance: '1400',
        itemList: [{ ...bill.itemList[0], hsnCode: '7318' }],
      },
    ],
  ])('%s', (_, one) => {
    expect(issues(one)).toEqual([]);
    expect(issues(one, '1.0.1118')).toEqual([]);
  });
  it('are spelled in either way without a change of order or value', () => {
    expect(Object.keys(spelled(bill, 'tool')).filter((key) => !(key in bill))).toEqual([
      'transType',
      'actualFromStateCode',
      'actualToStateCode',
      'TotNonAdvolVal',
      'OthValue',
    ]);
    expect(Object.values(spelled(bill, 'tool'))).toEqual(Object.values(bill));
    expect(spelled(bill, 'api')).toEqual(bill);
  });
});
