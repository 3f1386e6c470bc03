import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allJson from './json.ts';
import { type Amounts, annualRow, annualRows, keysOf } from './rows.ts';
import * as allWork from './work.ts';

const { annualJson, annualReturn } = kept(allJson, allWork);

const figures = (typed: Record<string, Partial<Amounts>>) =>
  annualReturn({ financialYear: '2025-26', months: [], entries: [], expected: [], typed });

describe('the JSON of GSTR-9', () => {
  // Keys as public programs read and write them: an annual return of a Java suite, a .NET one, two Python readers, a TypeScript writer, a Kotlin one.
  const { file, left } = annualJson(
    figures({
      '4A': { taxable: 100_00, cgst: 9_00, sgst: 9_00 },
      '4C': { taxable: 50_00, igst: 9_00 },
      '5D': { taxable: 7_50 },
      '6B_cg': { cgst: 3_00 },
      '6C': { igst: 4_00 },
      '6E_ip': { igst: 6_00 },
      '6K': { cgst: 1_00 },
      '7A1': { cgst: 2_00 },
      '7H': { sgst: 5_00 },
      '8C': { igst: 8_00 },
      '9_due': { igst: 70_00 },
      '9_fee': { cgst: 1_00, sgst: 1_00 },
      '10': { taxable: 20_00, igst: 3_60 },
      '11': { taxable: 5_00, igst: 90 },
      '14_paid': { igst: 2_00 },
      '14_intr': { igst: 10 },
      '16A': { taxable: 4_00 },
    }),
    '27AAPFU0939F1ZV',
  );

  it('has the rows under the keys of the file, in the columns the form has', () => {
    expect(file).toMatchObject({ gstin: '27AAPFU0939F1ZV', fp: '032026' });
    expect(file['table4']).toMatchObject({
      b2c: { txval: 100, iamt: 0, camt: 9, samt: 9, csamt: 0 },
      exp: { txval: 50, iamt: 9, csamt: 0 },
    });
    expect((file['table5'] as Record<string, unknown>)['exmt']).toEqual({ txval: 7.5 });
    const none = { iamt: 0, camt: 0, samt: 0, csamt: 0 };
    expect(file['table6']).toMatchObject({
      supp_non_rchrg: [
        { itc_typ: 'ip', ...none },
        { itc_typ: 'cg', ...none, camt: 3 },
        { itc_typ: 'is', ...none },
      ],
      supp_rchrg_unreg: [{ itc_typ: 'ip' }, { itc_typ: 'cg' }, { itc_typ: 'is', ...none, iamt: 4 }],
      iog: [
        { itc_typ: 'ip', iamt: 6, csamt: 0 },
        { itc_typ: 'cg', iamt: 0, csamt: 0 },
      ],
      tran1: { camt: 1, samt: 0 },
    });
    expect((file['table7'] as Record<string, unknown>)['other']).toEqual([
      { desc: 'Other reversals', ...none, samt: 5 },
    ]);
    expect((file['table8'] as Record<string, unknown>)['itc_inwd_supp']).toEqual({ ...none, iamt: 8 });
    expect(file['table9']).toMatchObject({ iamt: { txpyble: 70 }, fee: { txpyble: 2 } });
    expect(file['table10']).toMatchObject({
      dbn_amd: { txval: 20, iamt: 3.6 },
      cdn_amd: { txval: 5, iamt: 0.9 },
    });
    // 3.60 less 0.90
    expect(file['table14']).toMatchObject({
      iamt: { txpyble: 2.7, txpaid: 2 },
      intr: { txpyble: 0.1, txpaid: 0 },
    });
    expect((file['table16'] as Record<string, unknown>)['comp_supp']).toEqual({ txval: 4 });
  });

  it('leaves out what the portal fills, sums, and rows without a known key, and names the last', () => {
    expect(left).toEqual(['7A1']);
    const text = JSON.stringify(file);
    for (const key of ['itc_3b', 'itc_2b', 'sub_total', 'total_tover', 'tot_itc', 'rule37A'])
      expect(text).not.toContain(key);
  });

  it('has every row that can be entered, but those it names and the payments', () => {
    for (const row of annualRows) {
      if (row.plus || row.locked || ['6A1', '7A1', '7A2', '8H1'].includes(row.id)) continue;
      const key = keysOf(annualRow(row.id)!)[0]!;
      const without = JSON.stringify(annualJson(figures({}), 'X').file);
      expect(JSON.stringify(annualJson(figures({ [row.id]: { [key]: 1_23 } }), 'X').file), row.id).not.toBe(
        without,
      );
    }
  });
});
