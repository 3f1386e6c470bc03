import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import { sheetsFromWire } from '../gstr1/read-wire.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { readGstr2b } from '../gstr2b/read.ts';
import * as allCheck from './check.ts';
import * as allCompare from './compare.ts';
import * as allDelay from './delay.ts';
import type { Gstr3b } from './form.ts';
import * as allForm from './form.ts';
import * as allJson from './json.ts';
import * as allPrepare from './prepare.ts';
import * as allSummary from './summary.ts';

const {
  checkGstr3b,
  compareMonths,
  daysLate,
  delayOf,
  interestOn,
  lateFeeOf,
  withDelay,
  emptyGstr3b,
  liabilityOf,
  netCredit,
  readGstr3b,
  writeGstr3b,
  fillCredit,
  prepareOutward,
  paymentOf,
} = kept(allCheck, allCompare, allDelay, allForm, allJson, allPrepare, allSummary);

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const local = '24AANFA2641L1ZF';
const away = '29AABCR1718E1ZL';
const sheets = (body: Record<string, unknown>) => sheetsFromWire(who, body, rowIds()).sheets;

describe('GSTR-3B from GSTR-1', () => {
  const all = sheets({
    b2b_invoices: [
      {
        gstin: local,
        invoice_number: 'A-1',
        invoice_date: '2025-10-01',
        invoice_value: 11800,
        place_of_supply: '24',
        rate: 18,
        taxable_value: 10000,
      },
      {
        gstin: away,
        invoice_number: 'A-2',
        invoice_date: '2025-10-01',
        invoice_value: 1180,
        place_of_supply: '29',
        rate: 18,
        taxable_value: 1000,
      },
      {
        gstin: away,
        invoice_number: 'A-3',
        invoice_date: '2025-10-01',
        invoice_value: 500,
        place_of_supply: '29',
        reverse_charge: 'Y',
        rate: 5,
        taxable_value: 500,
      },
      {
        gstin: away,
        invoice_number: 'A-4',
        invoice_date: '2025-10-01',
        invoice_value: 2360,
        place_of_supply: '29',
        invoice_type: 'SEWP',
        rate: 18,
        taxable_value: 2000,
      },
    ],
    b2cl_invoices: [
      {
        invoice_number: 'C-1',
        invoice_date: '2025-10-02',
        invoice_value: 118000,
        place_of_supply: '27',
        rate: 18,
        taxable_value: 100000,
      },
    ],
    b2cs_summary: [
      { place_of_supply: '24', rate: 18, taxable_value: 300 },
      { place_of_supply: '27', rate: 5, taxable_value: 400 },
    ],
    exports: [
      {
        export_type: 'WOPAY',
        invoice_number: 'E-1',
        invoice_date: '2025-10-03',
        invoice_value: 700,
        rate: 18,
        taxable_value: 700,
      },
    ],
    credit_debit_notes: [
      {
        gstin: local,
        note_type: 'C',
        note_number: 'N-1',
        note_date: '2025-10-04',
        note_value: 118,
        place_of_supply: '24',
        rate: 18,
        taxable_value: 100,
      },
    ],
    nil_rated: [{ supply_type: 'INTRAB2C', nil_amount: 10, exempt_amount: 20, non_gst_amount: 5 }],
    advances_received: [{ place_of_supply: '24', rate: 18, advance_amount: 1000 }],
    advances_adjusted: [{ place_of_supply: '24', rate: 18, advance_amount: 500 }],
  });
  const { form, notes } = prepareOutward(who, all);

  it('fills 3.1 (a) to (e) by the tables, reverse charge left to the recipient', () => {
    // (a): 10000 + 1000 + 100000 + 300 + 400 − 100 + 1000 − 500 = 112100
    // IGST: 180 + 18000 + 20 = 18200; CGST = SGST: 900 + 27 − 9 + 90 − 45 = 963
    expect(form.supplies.taxable).toEqual({
      taxable: 11210000,
      igst: 1820000,
      cgst: 96300,
      sgst: 96300,
      cess: 0,
    });
    // (b): SEZ with payment 2000 and 360, export without payment 700
    expect(form.supplies.zero_rated).toEqual({ taxable: 270000, igst: 36000, cess: 0 });
    expect(form.supplies.nil_exempt).toEqual({ taxable: 3000 });
    expect(form.supplies.non_gst).toEqual({ taxable: 500 });
    expect(notes).toEqual([]);
  });

  it('fills 3.2 for unregistered persons by place of supply', () => {
    expect(form.interstate.unregistered).toEqual([
      { place_of_supply: '27', taxable: 10040000, igst: 1802000 },
    ]);
  });

  it('owes the tax of zero-rated supplies with payment too', () => {
    expect(liabilityOf(form).ordinary).toEqual({ igst: 1856000, cgst: 96300, sgst: 96300, cess: 0 });
  });

  it('brings only the difference of an amendment, or notes that the original is unknown', () => {
    const amended = sheets({
      b2b_amendments: [
        {
          gstin: local,
          original_invoice_no: 'Z-1',
          original_invoice_date: '2025-09-01',
          invoice_number: 'Z-1',
          invoice_date: '2025-09-01',
          invoice_value: 11800,
          place_of_supply: '24',
          rate: 18,
          taxable_value: 10000,
        },
      ],
    });
    const before = sheets({
      b2b_invoices: [
        {
          gstin: local,
          invoice_number: 'Z-1',
          invoice_date: '2025-09-01',
          invoice_value: 10620,
          place_of_supply: '24',
          rate: 18,
          taxable_value: 9000,
        },
      ],
    }).b2b!;
    const known = prepareOutward(who, amended, () => before);
    expect(known.form.supplies.taxable).toEqual({
      taxable: 100000,
      igst: 0,
      cgst: 9000,
      sgst: 9000,
      cess: 0,
    });
    const unknown = prepareOutward(who, amended);
    expect(unknown.form.supplies.taxable.taxable).toBe(0);
    expect(unknown.notes.map((n) => n.message.params)).toEqual([{ number: 'Z-1' }]);
  });

  it('round-trips the portal’s file', () => {
    const full = {
      ...form,
      interest: { igst: 100, cgst: 0, sgst: 0, cess: 0 },
      late_fee: { cgst: 2500, sgst: 2500 },
    };
    full.credit = {
      ...full.credit,
      other: { igst: 500, cgst: 100, sgst: 100, cess: 0 },
      reversed_rules: { igst: 50, cgst: 0, sgst: 0, cess: 0 },
    };
    const file = writeGstr3b(who.gstin, who.period, full);
    expect(Object.keys(file)).toEqual([
      'gstin',
      'ret_period',
      'sup_details',
      'eco_dtls',
      'itc_elg',
      'inward_sup',
      'intr_ltfee',
      'inter_sup',
    ]);
    expect(file['ret_period']).toBe('102025');
    expect((file['sup_details'] as Record<string, unknown>)['osup_zero']).toEqual({
      txval: 2700,
      iamt: 360,
      csamt: 0,
    });
    expect((file['itc_elg'] as Record<string, unknown>)['itc_net']).toEqual({
      iamt: 4.5,
      camt: 1,
      samt: 1,
      csamt: 0,
    });
    expect((file['intr_ltfee'] as Record<string, unknown>)['ltfee_details']).toEqual({ camt: 25, samt: 25 });
    const again = readGstr3b(JSON.parse(JSON.stringify(file)));
    expect(again).toEqual({ ok: true, gstin: who.gstin, period: '10-2025', form: full });
    expect(readGstr3b({ gstin: who.gstin })).toMatchObject({ ok: false });
  });

  it.each([
    ['1,00,000', { sup_details: { osup_det: { txval: '1,00,000' } } }, 'sup_details.osup_det.txval'],
    ['nil', { intr_ltfee: { ltfee_details: { camt: 'nil' } } }, 'intr_ltfee.ltfee_details.camt'],
    ['XYZ', { itc_elg: { itc_avl: [{ ty: 'XYZ', iamt: 5 }] } }, 'itc_elg.itc_avl[0].ty'],
    [
      'x',
      { inter_sup: { unreg_details: [{ pos: '27', txval: 1, iamt: 'x' }] } },
      'inter_sup.unreg_details[0].iamt',
    ],
  ])('%s is refused with its place, not read as nil', (found, part, path) =>
    expect(readGstr3b({ gstin: who.gstin, ret_period: '102025', sup_details: {}, ...part })).toMatchObject({
      ok: false,
      message: { params: { found, path } },
    }),
  );

  it('an empty place is nil', () =>
    expect(
      readGstr3b({
        gstin: who.gstin,
        ret_period: '102025',
        sup_details: { osup_det: { txval: '', iamt: null } },
      }),
    ).toMatchObject({ ok: true, form: { supplies: { taxable: { taxable: 0, igst: 0 } } } }));
});

describe('credit of GSTR-3B from GSTR-2B', () => {
  const statement = readGstr2b({
    data: {
      gstin: who.gstin,
      rtnprd: '102025',
      docdata: {
        b2b: [
          {
            ctin: away,
            trdnm: 'R',
            supprd: '102025',
            supfildt: '10-11-2025',
            inv: [
              {
                inum: 'P-1',
                dt: '05-10-2025',
                val: 1180,
                pos: '24',
                rev: 'N',
                itcavl: 'Y',
                typ: 'R',
                txval: 1000,
                igst: 180,
                cgst: 0,
                sgst: 0,
                cess: 0,
              },
              {
                inum: 'P-2',
                dt: '05-10-2025',
                val: 105,
                pos: '24',
                rev: 'Y',
                itcavl: 'Y',
                typ: 'R',
                txval: 100,
                igst: 5,
                cgst: 0,
                sgst: 0,
                cess: 0,
              },
              {
                inum: 'P-3',
                dt: '05-10-2025',
                val: 118,
                pos: '29',
                rev: 'N',
                itcavl: 'N',
                rsn: 'P',
                typ: 'R',
                txval: 100,
                igst: 0,
                cgst: 9,
                sgst: 9,
                cess: 0,
              },
            ],
          },
        ],
        cdnr: [
          {
            ctin: away,
            nt: [
              {
                ntnum: 'PN-1',
                typ: 'C',
                dt: '06-10-2025',
                val: 59,
                pos: '24',
                rev: 'N',
                itcavl: 'Y',
                txval: 50,
                igst: 9,
                cgst: 0,
                sgst: 0,
                cess: 0,
              },
            ],
          },
        ],
        impg: [{ boenum: '123', boedt: '07-10-2025', portcode: 'INMUN1', txval: 1000, igst: 280, cess: 0 }],
        isd: [
          {
            ctin: away,
            doclist: [
              {
                doctyp: 'ISDI',
                docnum: 'S1',
                docdt: '08-10-2025',
                igst: 0,
                cgst: 20,
                sgst: 20,
                cess: 0,
                itcelg: 'Y',
              },
            ],
          },
        ],
      },
    },
  });

  it('goes to the rows of table 4, credit notes taken off', () => {
    const { credit, supplies } = fillCredit(emptyGstr3b(), statement);
    expect(credit.import_goods.igst).toBe(28000);
    expect(credit.reverse_charge.igst).toBe(500);
    expect(credit.isd).toEqual({ igst: 0, cgst: 2000, sgst: 2000, cess: 0 });
    expect(credit.other.igst).toBe(18000 - 900);
    expect(credit.restricted).toEqual({ igst: 0, cgst: 900, sgst: 900, cess: 0 });
    expect(supplies.reverse_charge).toEqual({ taxable: 10000, igst: 500, cgst: 0, sgst: 0, cess: 0 });
  });

  it('leaves out documents not chosen and warns of credit above the statement', () => {
    const chosen = fillCredit(emptyGstr3b(), statement, (d) => d.number !== 'P-1');
    expect(chosen.credit.other.igst).toBe(-900);
    const over = fillCredit(emptyGstr3b(), statement);
    over.credit.other.igst += 200;
    const table = fillCredit(emptyGstr3b(), statement).credit;
    const issues = checkGstr3b(over, undefined, { ...table, restricted: table.restricted });
    expect(issues.map((i) => i.path)).toContain('credit.other.igst');
    expect(netCredit(over).igst).toBe(28000 + 500 + 17300);
  });

  it('stands beside GSTR-1 month by month', () => {
    const three = emptyGstr3b();
    three.supplies.taxable.igst = 900;
    const one = emptyGstr3b();
    one.supplies.taxable.igst = 1000;
    const months = compareMonths([
      { period: '01-2026', gstr3b: three },
      { period: '10-2025', gstr1: one, gstr3b: three },
    ]);
    expect(months.map((m) => m.period)).toEqual(['10-2025', '01-2026']);
    expect(months[0]!.liability.difference!.igst).toBe(-100);
    expect(months[1]!.liability.difference).toBeUndefined();
  });
});

describe('delay', () => {
  it('counts days after the due day', () => {
    expect(daysLate('2025-11-20', '2025-11-20')).toBe(0);
    expect(daysLate('2025-11-20', '2025-11-21')).toBe(1);
    expect(daysLate('2025-11-20', '2025-11-10')).toBe(0);
  });

  it('charges 18% a year on cash, to the rupee (s.50(1), s.170)', () => {
    // 1,00,000 × 18% × 10/365 = 493.15 → 493
    expect(
      interestOn({ igst: 1_00_000_00, cgst: 0, sgst: 0, cess: 0 }, '2025-11-20', '2025-11-30').igst,
    ).toBe(493_00);
    // 36,500 × 18% × 1/365 = 18.00
    expect(interestOn({ igst: 0, cgst: 36_500_00, sgst: 0, cess: 0 }, '2025-11-20', '2025-11-21').cgst).toBe(
      18_00,
    );
  });

  it('puts interest and late fee of the delay into the cash, and what is typed in their place', () => {
    const form = emptyGstr3b();
    form.supplies.taxable = { taxable: 10_00_000_00, igst: 1_80_000_00, cgst: 0, sgst: 0, cess: 0 };
    form.supplies.reverse_charge = { taxable: 1_00_000_00, igst: 20_000_00, cgst: 0, sgst: 0, cess: 0 };
    const opening = { igst: 1_00_000_00, cgst: 0, sgst: 0, cess: 0 };
    const late = { due: '2025-11-20', paid: '2025-11-30', turnover: 1_00_00_000_00 };
    // Cash 80,000 and 20,000 under reverse charge: 1,00,000 × 18% × 10/365 = 493. Late fee 10 × 50, half each.
    const delay = delayOf(form, opening, late);
    expect(delay).toEqual({
      days: 10,
      interest: { igst: 493_00, cgst: 0, sgst: 0, cess: 0 },
      late_fee: { cgst: 250_00, sgst: 250_00 },
      capped: false,
    });
    const cash = (paid: Gstr3b) => paymentOf(paid, opening).cashTotal;
    expect(cash(withDelay(form, delay))).toEqual({ igst: 1_00_493_00, cgst: 250_00, sgst: 250_00, cess: 0 });
    const typed = { ...form, interest: { igst: 600_00, cgst: 0, sgst: 0, cess: 0 } };
    expect(cash(withDelay(typed, delay))).toEqual({ igst: 1_00_600_00, cgst: 250_00, sgst: 250_00, cess: 0 });
    expect(cash(withDelay(typed, delay, true))).toEqual({ igst: 1_00_600_00, cgst: 0, sgst: 0, cess: 0 });
    expect(cash(withDelay(form, delayOf(form, opening, { ...late, paid: '2025-11-20' }))).igst).toBe(
      1_00_000_00,
    );
  });

  it('charges 50 a day, 20 for nil, capped by turnover (Notifications 19 and 20/2021-CT)', () => {
    const crore = 1_00_00_000_00;
    expect(lateFeeOf('2025-11-20', '2025-11-25', false, crore)).toEqual({
      cgst: 125_00,
      sgst: 125_00,
      days: 5,
      capped: false,
    });
    expect(lateFeeOf('2025-11-20', '2025-11-25', true, crore)).toMatchObject({ cgst: 50_00, sgst: 50_00 });
    expect(lateFeeOf('2025-01-20', '2025-11-25', true, crore)).toMatchObject({ cgst: 250_00, capped: true });
    expect(lateFeeOf('2025-01-20', '2025-11-25', false, 1.5 * crore)).toMatchObject({ cgst: 1000_00 });
    expect(lateFeeOf('2025-01-20', '2025-11-25', false, 1.5 * crore + 1)).toMatchObject({ cgst: 2500_00 });
    expect(lateFeeOf('2025-01-20', '2025-11-25', false, 5 * crore + 1)).toMatchObject({ cgst: 5000_00 });
  });
});
