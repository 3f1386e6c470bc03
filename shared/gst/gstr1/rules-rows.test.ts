import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import { exampleGstin } from '../import/templates.ts';
import type { Wire } from '../testing/faults.ts';
import * as allFaults from '../testing/faults.ts';
import type { CheckContext } from './rules-rows.ts';
import { type SectionId, sections } from './sections.ts';

const { away, b2b, b2cl, faults, fields, local, who } = kept(allFaults);

describe('checks of a row', () => {
  it('accepts a right invoice', () => {
    expect(faults('b2b', [b2b()])).toEqual([]);
    expect(faults('b2b', [b2b()], who, 'warning')).toEqual([]);
  });

  it('names every blank cell that is needed', () => {
    expect(fields('b2b', [{ igst: 0 }])).toEqual([
      'gstin',
      'invoice_number',
      'invoice_date',
      'invoice_value',
      'place_of_supply',
      'rate',
      'taxable_value',
    ]);
  });

  it('finds a wrong shape, State and check character of a GSTIN', () => {
    expect(faults('b2b', [b2b({ gstin: '24AANFA2641L1Z' })])[0]![1]).toContain('not a GSTIN');
    expect(faults('b2b', [b2b({ gstin: '28AANFA2641L1ZF' })])[0]![1]).toContain('not a State code');
    expect(faults('b2b', [b2b({ gstin: '24AANFA2641L1ZG' })])[0]![1]).toContain('check character');
    expect(fields('b2b', [b2b({ gstin: who.gstin })])).toEqual(['gstin']);
  });

  it('takes document numbers of 1 to 16 letters, digits, - and /, not only zeros (rule 46(b))', () => {
    for (const bad of ['A 1', '0', '000', 'A'.repeat(17), '-1', 'A#1'])
      expect(fields('b2b', [b2b({ invoice_number: bad })])).toEqual(['invoice_number']);
    for (const good of ['A', '1', 'INV/25-26/000001', '0001', 'a-/1'])
      expect(fields('b2b', [b2b({ invoice_number: good })])).toEqual([]);
  });

  it('bounds the date by the period: the last day counts, the next does not, an earlier one is pointed at', () => {
    expect(fields('b2b', [b2b({ invoice_date: '2025-10-31' })])).toEqual([]);
    expect(fields('b2b', [b2b({ invoice_date: '2025-11-01' })])).toEqual(['invoice_date']);
    expect(fields('b2b', [b2b({ invoice_date: '2025-09-30' })])).toEqual([]);
    expect(fields('b2b', [b2b({ invoice_date: '2025-09-30' })], who, 'warning')).toEqual(['invoice_date']);
    const quarter: CheckContext = { ...who, period: '12-2025', frequency: 'quarterly' };
    expect(fields('b2b', [b2b({ invoice_date: '2025-10-01' })], quarter, 'warning')).toEqual([]);
    expect(fields('b2b', [b2b({ invoice_date: '2025-02-30' })])).toEqual(['invoice_date']);
  });

  it('keeps integrated tax out of the State and central and State tax out of other States (s.7, s.8 IGST)', () => {
    expect(fields('b2b', [b2b({ igst: 1800 })])).toContain('igst');
    expect(fields('b2b', [b2b({ gstin: away, place_of_supply: '29' })])).toContain('cgst');
    expect(fields('b2b', [b2b({ invoice_type: 'SEWP' })])).toContain('cgst');
    expect(fields('b2b', [b2b({ cgst: 900, sgst: 899 })])).toEqual(['sgst']);
    expect(fields('b2b', [b2b()], { ...who, sez: true })).toContain('cgst');
  });

  it('allows a rupee between tax and rate, not more', () => {
    expect(fields('b2b', [b2b({ cgst: 901, sgst: 901, invoice_value: 11802 })], who, 'warning')).toEqual([]);
    expect(
      fields('b2b', [b2b({ cgst: 901.01, sgst: 901.01, invoice_value: 11802.02 })], who, 'warning'),
    ).toEqual(['cgst']);
  });

  it('points at a value that its lines do not make, but lets reverse charge leave the tax out', () => {
    expect(fields('b2b', [b2b({ invoice_value: 11801.01 })], who, 'warning')).toEqual(['invoice_value']);
    expect(fields('b2b', [b2b({ invoice_value: 10000, reverse_charge: 'Y' })], who, 'warning')).toEqual([]);
  });

  it('knows which types need and forbid reverse charge', () => {
    expect(fields('b2b', [b2b({ invoice_type: 'DE', reverse_charge: 'Y' })])).toEqual(['reverse_charge']);
    expect(fields('b2b', [b2b({ invoice_type: 'CBW', cgst: 0, sgst: 0, igst: 1800 })])).toEqual([
      'reverse_charge',
    ]);
    expect(fields('b2b', [b2b({ invoice_type: 'SEWOP' })])).toEqual(['cgst']);
  });

  it('takes the 13 rates of the tool; 40% before and 12% and 28% after 22 September 2025 are pointed at', () => {
    expect(fields('b2b', [b2b({ rate: 17 })])).toEqual(['rate']);
    const at = (rate: number, date: string) =>
      faults(
        'b2b',
        [
          b2b({
            rate,
            invoice_date: date,
            cgst: rate * 50,
            sgst: rate * 50,
            invoice_value: 10000 + rate * 100,
          }),
        ],
        { ...who, period: '09-2025' },
        'warning',
      );
    expect(at(12, '2025-09-21')).toEqual([]);
    expect(at(12, '2025-09-22').map(([f]) => f)).toEqual(['rate']);
    expect(at(40, '2025-09-21').map(([f]) => f)).toEqual(['rate']);
    expect(at(40, '2025-09-22')).toEqual([]);
  });

  it('sends invoices up to the limit to B2CS: 2.5 lakh before August 2024, 1 lakh from then (periods as dates, not text)', () => {
    const at = (value: number, period: string) => {
      const taxable = Math.round((value / 1.18) * 100) / 100;
      return fields(
        'b2cl',
        [
          b2cl({
            invoice_value: value,
            taxable_value: taxable,
            tax_amount: Math.round(taxable * 18) / 100,
            invoice_date: `${period.slice(3)}-${period.slice(0, 2)}-10`,
          }),
        ],
        { ...who, period },
      );
    };
    expect(at(250000, '07-2024')).toEqual(['invoice_value']);
    expect(at(250000.01, '07-2024')).toEqual([]);
    expect(at(100000, '08-2024')).toEqual(['invoice_value']);
    expect(at(100000.01, '08-2024')).toEqual([]);
    // 042026 is after 082024 though its text sorts before.
    expect(at(150000, '04-2026')).toEqual([]);
    expect(at(150000, '12-2023')).toEqual(['invoice_value']);
    expect(fields('b2cl', [b2cl({ place_of_supply: '24' })])).toEqual(['place_of_supply']);
  });

  it('takes a place of supply outside India of registered recipients and of notes only', () => {
    const refused = (Object.keys(sections) as SectionId[]).filter((id) =>
      allFaults
        .faults(id, [{ place_of_supply: '96' }])
        .some(([, text]) => text.startsWith('Other Countries')),
    );
    expect(refused).toEqual([
      'b2cl',
      'b2cla',
      'b2cs',
      'b2csa',
      'at',
      'ata',
      'txpd',
      'txpda',
      'ecom',
      'ecoma',
    ]);
  });

  it('checks shipping details', () => {
    const exp = (over: Wire) =>
      fields('exp', [
        {
          export_type: 'WPAY',
          invoice_number: 'E-1',
          invoice_date: '2025-10-11',
          invoice_value: 1180,
          rate: 18,
          taxable_value: 1000,
          igst: 180,
          ...over,
        },
      ]);
    const bill = { port_code: 'INMUN1', shipping_bill_no: '1234567', shipping_bill_date: '2025-10-12' };
    expect(exp(bill)).toEqual([]);
    expect(exp({ ...bill, shipping_bill_no: '12' })).toEqual(['shipping_bill_no']);
    expect(exp({ ...bill, port_code: 'IN-MUN' })).toEqual(['port_code']);
    expect(exp({ ...bill, shipping_bill_date: '2025-10-10' })).toEqual(['shipping_bill_date']);
    expect(exp({ export_type: 'WOPAY' })).toEqual(['igst']);
  });

  it('checks HSN digits by turnover, chapters, units and services', () => {
    const hsn = (over: Wire, ctx: CheckContext = who) =>
      fields(
        'hsn',
        [
          {
            hsn_part: 'B2B',
            hsn_code: '8471',
            uqc: 'NOS',
            quantity: 1,
            rate: 18,
            taxable_value: 100,
            igst: 18,
            ...over,
          },
        ],
        ctx,
      );
    const crore = 1_00_00_000_00;
    expect(hsn({})).toEqual([]);
    expect(hsn({ hsn_code: '847' })).toEqual(['hsn_code']);
    expect(hsn({}, { ...who, turnover: 5 * crore })).toEqual([]);
    expect(hsn({}, { ...who, turnover: 5 * crore + 1 })).toEqual(['hsn_code']);
    expect(hsn({ hsn_code: '847130' }, { ...who, turnover: 6 * crore })).toEqual([]);
    expect(hsn({ hsn_code: '7701' })).toEqual(['hsn_code']);
    expect(hsn({ hsn_code: '9983', uqc: 'NA', quantity: 0 })).toEqual([]);
    expect(hsn({ hsn_code: '9983' })).toEqual(['uqc']);
    expect(hsn({ uqc: 'NA' })).toEqual(['uqc']);
    expect(hsn({ hsn_code: '8472' }, { ...who, hsnList: new Set(['8471']) })).toEqual(['hsn_code']);
  });

  it('asks for an original of an earlier period, and points at 30 November', () => {
    const amended = (over: Wire, ctx = who) =>
      fields(
        'b2ba',
        [b2b({ original_invoice_no: 'A-0', original_invoice_date: '2025-09-20', ...over })],
        ctx,
      );
    expect(amended({})).toEqual([]);
    expect(amended({ original_invoice_date: '2025-10-01' })).toEqual(['original_invoice_date']);
    const late = (period: string, date: string) =>
      faults(
        'b2ba',
        [b2b({ original_invoice_no: 'A-0', original_invoice_date: date, invoice_date: date })],
        { ...who, period },
        'warning',
      ).map(([f]) => f);
    expect(late('10-2025', '2025-03-31')).toEqual([]);
    expect(late('11-2025', '2025-03-31')).toEqual(['original_invoice_date']);
  });

  it('keeps operators’ tables for periods from January 2024 and for TCS registrations', () => {
    const operator = exampleGstin('24', '2', 'C');
    const eco = (gstin: string, period = '10-2025') =>
      fields('supeco', [{ operator_type: 'TCS', eco_gstin: gstin, supply_value: 1, igst: 0 }], {
        ...who,
        period,
      });
    expect(eco(operator)).toEqual([]);
    expect(eco(local)).toEqual(['eco_gstin']);
    expect(eco(operator, '12-2023')).toEqual(['operator_type']);
    expect(eco(operator, '01-2024')).toEqual([]);
  });

  it('does not file the short list of amendments', () => {
    expect(
      fields('amendments', [
        {
          original_return_period: '09-2025',
          original_invoice_no: 'A',
          revised_invoice_no: 'B',
          revised_date: '2025-10-01',
          revised_value: 1,
        },
      ]),
    ).toEqual(['revised_invoice_no']);
  });
});
