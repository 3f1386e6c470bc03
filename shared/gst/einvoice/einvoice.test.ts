import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '../../invoices/wire.ts';
import { checkEinvoice, checkEwayBill } from './check.ts';
import { detailsWire } from './details.ts';
import { daysToReport, irnNeeded } from './limits.ts';
import { checkFile, invoiceOf, readAnswers, readEinvoiceFile } from './read.ts';
import { addressLines, ewayOf, type Issued, inv01Of, pinIn } from './write.ts';

type Group = Record<string, unknown>;
/** A document as the checks of one field change it. */
interface Doc {
  TranDtls: Group;
  DocDtls: Group;
  SellerDtls: Group;
  BuyerDtls: Group;
  ValDtls: Group;
  ItemList: Group[];
}
const now = { today: '2026-11-23' };
const content: InvoiceContent = {
  invoice_date: '2026-11-20',
  due_date: '2026-12-20',
  customer_name: 'Mehta Textiles',
  customer_email: '',
  customer_gstin: '27AAPFU0939F1ZV',
  customer_address: '12 Mill Road, Mumbai 400001',
  place_of_supply: '27',
  reverse_charge: 'N',
  upi_id: '',
  items: [
    // 3 × 33.33 = 99.99; 2 × 50.03 = 100.06: together 200.05, of which 18% is 36.01
    {
      description: 'Cotton yarn',
      hsn: '520512',
      quantity: 3,
      unit: 'kg',
      rate: 3333,
      amount: 9999,
      gst_rate: '18',
    },
    {
      description: 'Silk yarn',
      hsn: '500400',
      quantity: 2,
      unit: 'KGS',
      rate: 5003,
      amount: 10006,
      gst_rate: '18',
    },
    { description: 'Freight', hsn: '996511', quantity: 1, rate: 10000, amount: 10000, gst_rate: '5' },
  ],
  notes: '',
  terms: '',
};
const issued: Issued = {
  type: 'INV',
  number: 'INV-202611-001',
  content,
  seller: {
    gstin: '24AANFA2641L1ZF',
    name: 'Rao Yarns',
    address: 'Ring Road',
    city: 'Surat',
    pin: '395003',
    phone: '',
    email: '',
  },
  details: detailsWire.parse({ buyer: { loc: 'Mumbai' } }),
};
const errors = (issues: ReturnType<typeof checkEinvoice>) =>
  issues.filter((i) => i.severity === 'error').map((i) => i.path);

describe('INV-01 of an invoice kept here', () => {
  const doc = inv01Of(issued);

  it('has the taxes of the invoice line by line, to the paisa, and passes the checks', () => {
    // 18% of 99.99 is 18.00, of 200.05 36.01: the second line carries the rest, 18.01. Freight 5% of 100 is 5.
    expect((doc['ItemList'] as { IgstAmt: number }[]).map((i) => i.IgstAmt)).toEqual([18, 18.01, 5]);
    // 300.05 + 41.01 = 341.06, rounded to 341
    expect(doc['ValDtls']).toMatchObject({
      AssVal: 300.05,
      IgstVal: 41.01,
      CgstVal: 0,
      RndOffAmt: -0.06,
      TotInvVal: 341,
    });
    expect(doc['BuyerDtls']).toEqual({
      Gstin: '27AAPFU0939F1ZV',
      LglNm: 'Mehta Textiles',
      Pos: '27',
      Addr1: '12 Mill Road, Mumbai 400001',
      Loc: 'Mumbai',
      Pin: 400001,
      Stcd: '27',
    });
    expect((doc['ItemList'] as { IsServc: string; Unit?: string }[]).map((i) => [i.IsServc, i.Unit])).toEqual(
      [
        ['N', 'KGS'],
        ['N', 'KGS'],
        ['Y', undefined],
      ],
    );
    expect(errors(checkEinvoice(doc, now))).toEqual([]);
  });

  it('halves the tax within the State, and names what is missing', () => {
    const within = inv01Of({
      ...issued,
      details: undefined,
      content: { ...content, customer_gstin: '24AANFA2641L1ZF', customer_address: '', place_of_supply: '24' },
    });
    // 9% of 99.99 is 9.00, of 200.05 18.00
    expect(
      (within['ItemList'] as { CgstAmt: number; SgstAmt: number }[]).map((i) => [i.CgstAmt, i.SgstAmt]),
    ).toEqual([
      [9, 9],
      [9, 9],
      [2.5, 2.5],
    ]);
    expect(errors(checkEinvoice(within, now))).toEqual([
      'BuyerDtls.Addr1',
      'BuyerDtls.Loc',
      'BuyerDtls.Gstin',
      'BuyerDtls.Pin',
    ]);
  });

  it('leaves the buyer of an export unregistered and the tax out where none is paid', () => {
    const abroad = inv01Of({
      ...issued,
      content: { ...content, customer_gstin: '', place_of_supply: '96' },
      details: detailsWire.parse({
        supply_type: 'EXPWOP',
        buyer: { loc: 'Dubai' },
        export: { country: 'AE', port: 'INMUN1' },
      }),
    });
    expect(abroad['BuyerDtls']).toMatchObject({ Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999999 });
    expect(abroad['ValDtls']).toMatchObject({ IgstVal: 0, TotInvVal: 300.05 });
    expect(errors(checkEinvoice(abroad, now))).toEqual([]);
  });

  // On 300.05 as above: IGST 41.01, or CGST and SGST of 20.50 each. A supply to an SEZ is between States wherever it is (s.7(5)(b) IGST Act).
  it.each([
    ['B2B', '24', { IgstVal: 0, CgstVal: 20.5, RndOffAmt: -0.05, TotInvVal: 341 }, [1, 'BIL']],
    ['DEXP', '24', { IgstVal: 0, CgstVal: 20.5, RndOffAmt: -0.05, TotInvVal: 341 }, [1, 'BIL']],
    ['SEZWP', '24', { IgstVal: 41.01, CgstVal: 0, TotInvVal: 341.06 }, [1, 'INV']],
    ['SEZWOP', '24', { IgstVal: 0, CgstVal: 0, RndOffAmt: 0, TotInvVal: 300.05 }, [1, 'INV']],
    ['EXPWP', '96', { IgstVal: 41.01, CgstVal: 0, RndOffAmt: -0.06, TotInvVal: 341 }, [3, 'INV']],
    ['EXPWOP', '96', { IgstVal: 0, CgstVal: 0, RndOffAmt: 0, TotInvVal: 300.05 }, [3, 'INV']],
  ] as const)(
    'of %s has its tax, its total and its e-way bill, and passes the checks',
    (kind, place, values, bill) => {
      const abroad = place === '96';
      const made = (gst_rate?: '0') =>
        inv01Of({
          ...issued,
          content: {
            ...content,
            customer_gstin: abroad ? '' : '24AAPFU0939F1Z1',
            place_of_supply: place,
            items: content.items.map((item) => ({ ...item, gst_rate: gst_rate ?? item.gst_rate })),
          },
          details: detailsWire.parse({ supply_type: kind, buyer: { loc: 'Surat' } }),
        });
      const doc = made();
      expect(doc['ValDtls']).toMatchObject({ AssVal: 300.05, ...values });
      expect(errors(checkEinvoice(doc, now))).toEqual([]);
      // goods free of tax go with a bill of supply, zero-rated ones with an invoice (rules 46 and 49)
      const { subSupplyType, docType } = ewayOf(made('0'));
      expect([subSupplyType, docType]).toEqual(bill);
    },
  );
});

describe('checks of an INV-01 document', () => {
  const changed = (change: (doc: Doc) => unknown) => {
    const doc = JSON.parse(JSON.stringify(inv01Of(issued)));
    change(doc);
    return errors(checkEinvoice(doc, now));
  };
  it.each([
    ['a number that begins with 0', (d: Doc) => (d.DocDtls.No = '0123'), ['DocDtls.No']],
    ['a date in another form', (d: Doc) => (d.DocDtls.Dt = '2026-11-20'), ['DocDtls.Dt']],
    ['a date to come', (d: Doc) => (d.DocDtls.Dt = '24/11/2026'), ['DocDtls.Dt']],
    ['a code outside the list', (d: Doc) => (d.TranDtls.SupTyp = 'B2C'), ['TranDtls.SupTyp']],
    ['a PIN of five digits', (d: Doc) => (d.SellerDtls.Pin = 39500), ['SellerDtls.Pin']],
    [
      'a State other than the GSTIN',
      (d: Doc) => (d.SellerDtls.Stcd = '27'),
      ['SellerDtls.Stcd', 'ItemList.1.IgstAmt', 'ItemList.2.IgstAmt', 'ItemList.3.IgstAmt'],
    ],
    [
      'a line off by more than a rupee',
      (d: Doc) => (d.ItemList[0]!.TotAmt = 101.5),
      ['ItemList.1.TotAmt', 'ItemList.1.AssAmt'],
    ],
    ['a total off by more than a rupee', (d: Doc) => (d.ValDtls.TotInvVal = 342.07), ['ValDtls.TotInvVal']],
    [
      'IGST of another amount',
      (d: Doc) => (d.ItemList[2]!.IgstAmt = 6.01),
      ['ItemList.3.IgstAmt', 'ItemList.3.TotItemVal', 'ValDtls.IgstVal'],
    ],
    ['a rate that is none', (d: Doc) => (d.ItemList[2]!.GstRt = 5.5), ['ItemList.3.GstRt']],
    ['an HSN of five digits', (d: Doc) => (d.ItemList[0]!.HsnCd = '52051'), ['ItemList.1.HsnCd']],
    ['goods called a service', (d: Doc) => (d.ItemList[0]!.IsServc = 'Y'), ['ItemList.1.IsServc']],
    ['no items', (d: Doc) => (d.ItemList = []), ['ItemList']],
    [
      'the seller as buyer',
      (d: Doc) => (d.BuyerDtls.Gstin = d.SellerDtls.Gstin),
      ['BuyerDtls.Stcd', 'BuyerDtls.Gstin'],
    ],
  ])('finds %s', (_name, change, paths) => {
    expect(changed(change)).toEqual(paths);
  });
  it('counts each kind of cess once, on the line and in the totals', () => {
    const cess = { CesAmt: 20, CesNonAdvlAmt: 30, StateCesAmt: 50, StateCesNonAdvlAmt: 70 };
    const charged = (doc: Doc) => {
      Object.assign(doc.ItemList[0]!, cess);
      (doc.ItemList[0] as Record<string, number>)['TotItemVal']! += 170;
      Object.assign(doc.ValDtls, { CesVal: 50, StCesVal: 120 });
      doc.ValDtls.TotInvVal = 341 + 170;
    };
    expect(changed(charged)).toEqual([]);
    for (const key of Object.keys(cess))
      expect(
        changed((doc) => {
          charged(doc);
          (doc.ItemList[0] as Record<string, number>)[key]! += 2;
        }),
        key,
      ).toEqual(['ItemList.1.TotItemVal', key.startsWith('State') ? 'ValDtls.StCesVal' : 'ValDtls.CesVal']);
  });
  it('takes a line without its tax where the seller does not charge it: reverse charge, exports with payment', () => {
    // 99.99, 100.06 and 100.00 are 300.05, which the rounding of 0.06 makes 299.99: 300 is within a rupee
    const bare = (doc: Doc) => {
      for (const item of doc.ItemList as Record<string, number>[]) item['TotItemVal'] = item['AssAmt']!;
      doc.ValDtls.TotInvVal = 300;
    };
    const lines = ['ItemList.1.TotItemVal', 'ItemList.2.TotItemVal', 'ItemList.3.TotItemVal'];
    const abroad = { Gstin: 'URP', Pin: 999999, Stcd: '96', Pos: '96' };
    for (const [trade, buyer, refused] of [
      [{}, {}, lines],
      [{ RegRev: 'Y' }, {}, []],
      [{ SupTyp: 'SEZWP' }, {}, lines],
      [{ SupTyp: 'EXPWP' }, abroad, []],
    ] as const)
      expect(
        changed((doc) => {
          bare(doc);
          Object.assign(doc.TranDtls, trade);
          Object.assign(doc.BuyerDtls, buyer);
        }),
        JSON.stringify(trade),
      ).toEqual(refused);
  });
  it('takes a total that is off by one rupee', () => {
    expect(changed((d: Doc) => (d.ValDtls.TotInvVal = 342))).toEqual([]);
  });
});

describe('limits', () => {
  const crore = 1_00_00_000_00;
  it('follow turnover and date', () => {
    // Notification 10/2023-CT: above 5 crore from 1 August 2023; 17/2022: above 10 crore from 1 October 2022
    expect([
      irnNeeded(6 * crore, '2023-07-31'),
      irnNeeded(6 * crore, '2023-08-01'),
      irnNeeded(5 * crore, '2026-01-01'),
    ]).toEqual([false, true, false]);
    expect(irnNeeded(undefined, '2026-01-01')).toBeUndefined();
    // 30 days from 1 April 2025 for 10 crore, before only for 100 crore
    expect([
      daysToReport(10 * crore, '2025-03-31', '2025-05-01'),
      daysToReport(10 * crore, '2025-04-01', '2025-05-01'),
    ]).toEqual([undefined, 0]);
    expect(daysToReport(9 * crore, '2025-04-01', '2025-05-01')).toBeUndefined();
  });
  it('refuse a document reported on the 31st day', () => {
    const doc = { ...inv01Of(issued) };
    const on = (today: string) => errors(checkEinvoice(doc, { today, turnover: 11 * crore }));
    expect([on('2026-12-20'), on('2026-12-21')]).toEqual([[], ['DocDtls.Dt']]);
  });
});

describe('the e-way bill of a document', () => {
  const transport = { distance: 280, mode: '1', vehicle: 'GJ 05 AB 1234' };
  const doc = inv01Of({ ...issued, details: detailsWire.parse({ buyer: { loc: 'Mumbai' }, transport }) });
  const bill = ewayOf(doc);
  it('has the goods alone, their taxes and the rest of the total', () => {
    // 200.05 of goods and 36.01 of tax; 341 less freight 105 leaves 236, so -0.06 of rounding
    expect(bill).toMatchObject({
      totalValue: 200.05,
      igstValue: 36.01,
      otherValue: -0.06,
      totInvValue: 236,
      vehicleNo: 'GJ05AB1234',
      transDistance: 280,
      fromStateCode: 24,
      toStateCode: 27,
    });
    expect(bill['itemList']).toHaveLength(2);
    expect(errors(checkEwayBill(bill, now))).toEqual([]);
  });
  it('asks for a vehicle on the road and for the document of a train, and for younger documents', () => {
    expect(errors(checkEwayBill({ ...bill, vehicleNo: '' }, now))).toEqual(['vehicleNo']);
    expect(errors(checkEwayBill({ ...bill, transMode: 2 }, now))).toEqual(['transDocNo']);
    // 180 days after 20 November 2026 is 19 May 2027
    expect(
      [checkEwayBill(bill, { today: '2027-05-19' }), checkEwayBill(bill, { today: '2027-05-20' })].map(
        errors,
      ),
    ).toEqual([[], ['docDate']]);
  });
});

describe('files of other programs', () => {
  const doc: Group = { ...inv01Of(issued), ExtraOfTheirs: { A: [1, null] } };
  it('are given back as they were, whatever stands around the documents', () => {
    for (const file of [
      [doc],
      doc,
      { data: { list: [doc, { ...doc, DocDtls: { Typ: 'INV', No: 'B', Dt: '01/11/2026' } }] } },
      { version: '1.0.1118', billLists: [{ docNo: '1', odd: 2 }] },
    ]) {
      const read = readEinvoiceFile(file)!;
      expect(read.wrap(read.documents)).toEqual(file);
    }
    expect(readEinvoiceFile({ gstin: 'x', b2b: [] })).toBeUndefined();
  });
  it('name a document that is in the file twice', () => {
    const found = checkFile(readEinvoiceFile([doc, doc])!, now);
    expect(found.map(errors)).toEqual([[], ['DocDtls.No']]);
  });
  it('become invoices of the same amounts, or say why not', () => {
    expect(invoiceOf(doc)).toMatchObject({
      number: 'INV-202611-001',
      content: { items: content.items.map(({ rate, amount, gst_rate }) => ({ rate, amount, gst_rate })) },
    });
    const cess = { ...doc, ValDtls: { ...(doc['ValDtls'] as object), CesVal: 12 } };
    expect(invoiceOf(cess)).toMatchObject({ reasons: [{ params: { amount: { paise: 1200 } } }] });
    // 10 pieces at 12.50 with 5 off: one line at the taxable 120
    const off = {
      SlNo: '1',
      PrdDesc: 'Pens',
      IsServc: 'N',
      HsnCd: '9608',
      Qty: 10,
      Unit: 'PCS',
      UnitPrice: 12.5,
      TotAmt: 125,
      Discount: 5,
      AssAmt: 120,
      GstRt: 18,
      IgstAmt: 21.6,
      TotItemVal: 141.6,
    };
    expect(
      invoiceOf({ ...doc, ItemList: [off], ValDtls: { AssVal: 120, IgstVal: 21.6, TotInvVal: 141.6 } }),
    ).toMatchObject({ content: { items: [{ quantity: 1, rate: 12000, amount: 12000 }] } });
    // a figure that is no number is named, never a failure and never passed over
    const named = (field: string) => ({ reasons: [{ params: { field } }] });
    expect(invoiceOf({ ...doc, ItemList: [{ ...off, UnitPrice: 'twelve' }] })).toMatchObject(
      named('ItemList.UnitPrice'),
    );
    const values = doc['ValDtls'] as object;
    expect(invoiceOf({ ...doc, ValDtls: { ...values, TotInvVal: 'x' } })).toMatchObject(
      named('ValDtls.TotInvVal'),
    );
    // an invoice here has 500 items; paise are summed to the total of 500 lines of 120 + 21.60
    const many = (count: number) => ({
      ...doc,
      ItemList: Array.from({ length: count }, () => off),
      ValDtls: { AssVal: 120 * count, IgstVal: 21.6 * count, TotInvVal: 141.6 * count },
    });
    expect(invoiceOf(many(500))).toHaveProperty('content');
    expect(invoiceOf(many(501))).toMatchObject({
      reasons: [{ text: expect.stringContaining('at most 500 items') }],
    });
  });
});

describe('the returned file', () => {
  const decode = (part: string) => Buffer.from(part, 'base64url').toString('utf8');
  const sign = (data: object) =>
    `h.${Buffer.from(JSON.stringify({ data: JSON.stringify(data), iss: 'NIC' })).toString('base64url')}.s`;
  const irn = 'a'.repeat(64);
  const qr = sign({
    SellerGstin: '24AANFA2641L1ZF',
    DocNo: 'INV-202611-001',
    DocTyp: 'INV',
    DocDt: '20/11/2026',
    TotInvVal: 341,
    Irn: irn,
  });
  const result = {
    AckNo: 232210036743849,
    AckDt: '2026-11-20 19:29:00',
    Irn: irn,
    SignedQRCode: qr,
    SignedInvoice: 'x.y.z',
    Status: 'ACT',
    EwbNo: 391009149369,
  };
  it.each([
    ['a list', [result]],
    ['an answer around it', { success: true, result }],
    ['JSON inside text', { Status: '1', Data: JSON.stringify(result) }],
  ])('is read from %s', (_name, file) => {
    expect(readAnswers(file, decode)).toEqual([
      {
        type: 'INV',
        number: 'INV-202611-001',
        date: '2026-11-20',
        seller: '24AANFA2641L1ZF',
        total: 34100,
        reply: {
          irn,
          ack_number: '232210036743849',
          ack_date: '2026-11-20 19:29:00',
          signed_qr: qr,
          signed_invoice: 'x.y.z',
          status: 'ACT',
          eway_number: '391009149369',
          eway_date: '',
          eway_valid_until: '',
        },
      },
    ]);
  });
  it('says what the portal refused', () => {
    const file = [
      { DocNo: 'INV-9', Status: 0, ErrorDetails: [{ ErrorCode: '2150', ErrorMessage: 'Duplicate IRN' }] },
    ];
    expect(readAnswers(file, decode)).toMatchObject([{ number: 'INV-9', error: '2150 Duplicate IRN' }]);
  });
});

it('cuts addresses between words and takes a PIN only when there is one', () => {
  const long = `${'Plot 12, '.repeat(12)}Surat`;
  const [a, b] = addressLines(long);
  expect([a.length <= 100, `${a}${b.startsWith('Plot') ? ', ' : ' '}${b}`.replace(/\s+/g, ' ')]).toEqual([
    true,
    long,
  ]);
  expect([pinIn('Mumbai 400 001'), pinIn('Mumbai 400001, Pune 411001'), pinIn('Phone 98765432101')]).toEqual([
    '400001',
    '',
    '',
  ]);
});
