import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { kept } from '../../testing/kept.ts';
import * as allRead from '../gstr2b/read.ts';
import * as allIms from '../ims/ims.ts';
import * as allGstr2a from './gstr2a.ts';

const { readGstr2b, readIms, recordOf, uploadOf, fileOf, readGstr2a, reportedOf } = kept(
  allRead,
  allIms,
  allGstr2a,
);

// Files as other programs keep them (public test data of accounting software, looked at for their keys; every value here is our own): numbers as
// texts, numbers where texts are usual, optional members absent or null, members this program does not know.
const supplier = '29AABCR1718E1ZL';

describe('GSTR-2A of others', () => {
  const file = {
    gstin: '24ABCPD1234K1Z7',
    fp: '102025',
    b2b: [
      {
        ctin: supplier.toLowerCase(),
        cfs: 'Y',
        cfs3b: null,
        dtcancel: null,
        fldtr1: '11-Nov-25',
        flprdr1: 'Oct-25',
        inv: [
          {
            chksum: 'q',
            inum: 8400,
            idt: '24-10-2025',
            val: '1180.50',
            pos: 24,
            rchrg: 'N',
            inv_typ: 'SEZWP',
            diff_percent: null,
            aspd: null,
            itms: [
              { num: '1', itm_det: { rt: '18', txval: '1000.25', iamt: '180.05', csamt: null } },
              { num: 2, itm_det: { txval: 0.2, iamt: 0 } },
            ],
          },
        ],
      },
    ],
    cdn: [
      {
        ctin: supplier,
        nt: [{ ntty: 'C', nt_num: 533515, nt_dt: '23-10-2025', itms: [], txval: 10, camt: 1, samt: 1 }],
      },
    ],
    isd: [
      {
        ctin: supplier,
        cfs: 'Y',
        doclist: [{ isd_docty: 'ISDCN', docnum: 'S/1', docdt: '03-10-2025', iamt: 20 }],
      },
    ],
    impg: [
      {
        refdt: '28-10-2025',
        portcd: 'INBOM4',
        benum: 2566282,
        bedt: '18-10-2025',
        txval: 123.02,
        iamt: 22.14,
        amd: 'N',
      },
    ],
    impgsez: [],
    tcs: [{ ctin: supplier, amt: '7' }],
    newthing: { any: [1, null] },
    nothing: null,
  };
  it('is read with its odd types and written again as it was', () => {
    const read = readGstr2a(file);
    expect(read.problems).toEqual([]);
    const documents = read.rows.map(reportedOf).filter((d) => d !== undefined);
    expect(documents.map((d) => [d.section, d.gstin, d.number, d.kind, d.taxable, d.igst, d.cgst])).toEqual([
      ['b2b', supplier, '8400', 'invoice', 1000_45, 180_05, 0],
      ['cdn', supplier, '533515', 'C', 10_00, 0, 1_00],
      ['isd', supplier, 'S/1', 'C', 0, 20_00, 0],
      ['impg', '', '2566282', 'invoice', 123_02, 22_14, 0],
    ]);
    // A supplier of whom the file does not say is neither filed nor unfiled.
    expect([documents[0]!.filed1, documents[0]!.filed3b]).toEqual([true, undefined]);
    expect(fileOf(read.rows, read.rest)).toEqual(file);
  });
});

describe('IMS records of others', () => {
  const file = {
    imsDetails: {
      b2b: [
        {
          stin: supplier,
          inum: 17,
          idt: '05-10-2025',
          inv_typ: 'R',
          action: null,
          srcfilstatus: 'FILED',
          srcform: 'R1A',
          rtnprd: '102025',
          val: '1180',
          txval: '1000',
          iamt: '180',
          ispendactblocked: true,
          hash: 'h',
          own: { kept: [1] },
        },
      ],
      b2bcn: [
        {
          stin: supplier,
          nt_num: 9,
          nt_dt: '06-10-2025',
          rtnprd: '102025',
          srcfilstatus: 'SAVED',
          txval: 100,
          camt: 9,
          samt: 9,
          cess: null,
          itcRedReqBlocked: 'Y',
        },
      ],
    },
  };
  it('are read with either spelling of a flag and uploaded with every member', () => {
    const { rows, problems } = readIms(file);
    expect(problems).toEqual([]);
    const records = rows.map(recordOf);
    expect(
      records.map((r) => [r.number, r.filed, r.igst, r.cgst, r.pendingBlocked, r.reductionBlocked]),
    ).toEqual([
      ['17', true, 180_00, 0, true, false],
      ['9', false, 0, 9_00, false, true],
    ]);
    const upload = uploadOf(
      '24ABCPD1234K1Z7',
      rows,
      new Map([
        [0, { action: 'A' }],
        [1, { action: 'R', remarks: 'Not ours' }],
      ]),
    );
    // Numbers of documents go up as texts; everything else as it came.
    expect(upload.invdata).toEqual({
      b2b: [{ ...file.imsDetails.b2b[0], inum: '17', action: 'A' }],
      b2bcn: [{ ...file.imsDetails.b2bcn[0], nt_num: '9', action: 'R', remarks: 'Not ours' }],
    });
  });
});

describe('GSTR-2B of others', () => {
  it('says what it leaves, also reversals inside their own section', () => {
    const read = readGstr2b({
      chksum: 'x',
      data: {
        gstin: '24ABCPD1234K1Z7',
        rtnprd: '102025',
        gendt: '14-11-2025',
        docdata: {
          b2b: [
            {
              ctin: supplier,
              inv: [{ inum: 5, dt: '05-10-2025', txval: '1000', igst: '180', itcavl: 'Y', rev: null }],
            },
          ],
          itcrev: { b2b: [{ ctin: supplier, inv: [{ inum: 'R/1' }] }], cdnra: [{ ctin: supplier, nt: [] }] },
          ecom: null,
        },
      },
    });
    expect(read.documents).toMatchObject([{ number: '5', taxable: 1000_00, igst: 180_00, available: true }]);
    expect(read.problems.map((p) => [p.path, p.fatal ?? false])).toEqual([['docdata.itcrev', false]]);
    expect(english(read.problems[0]!.message)).toContain('itcrev');
  });
});
