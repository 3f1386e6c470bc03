import { describe, expect, it } from 'vitest';
import { fill } from '../forms/messages.ts';
import { getAt, setAt } from '../forms/paths.ts';
import { beginningOf, beginReturn } from './begin.ts';
import { fullOldRegime } from './itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { fullReturn as fullItr5 } from './itr5/testing/returns.ts';
import { loadItrForm } from './registry.ts';

const options = { createdOn: '2025-07-20', version: '1.0.0' };
/** The department's file of a return, as a person has it from last year. */
async function fileOf(type: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4' | 'ITR-5', year: string, data: object) {
  const form = await loadItrForm(type, year);
  return JSON.parse(JSON.stringify(form.exportJson(data as never, options).json)) as Record<string, unknown>;
}
const begun = async (json: unknown) => {
  const what = beginningOf(json)!;
  return { what, ...(await beginReturn(json, what)) };
};
/** Every account number in the banks of a return; loans have shorter ones. */
const accounts = (data: unknown): string[] =>
  [...JSON.stringify(data).matchAll(/"account_number":"(\d{9,18})"/g)].map((m) => m[1]!).sort();
const said = (warnings: readonly { message: { text: string; params?: object } }[]) =>
  warnings.map((w) => fill(w.message.text, w.message.params as never));

describe('last year’s file begins this year’s return', () => {
  it.each([
    ['ITR-1', () => fullOldRegime('2025-26')],
    ['ITR-2', () => fullItr2('2025-26')],
    ['ITR-3', () => fullItr3('2025-26')],
    ['ITR-4', () => fullItr4()],
  ] as const)(
    '%s of AY 2025-26: the same form of AY 2026-27 with the person and the banks',
    async (type, make) => {
      const data = make();
      const json = await fileOf(type, '2025-26', data);
      const { what, data: next } = await begun(json);
      expect(what).toMatchObject({ type, year: '2026-27', from: '2025-26' });
      expect(what.pan).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
      expect(JSON.stringify(next)).toContain(what.pan);
      // The test's own data names the accounts; the reader of files has no part in this list.
      expect(accounts(next)).toEqual(accounts(data));
      expect(accounts(next).length).toBeGreaterThan(0);
    },
  );

  it('ITR-5, whose form of AY 2025-26 is not kept here: the firm and its banks, and a remark on the rest', async () => {
    const json = await fileOf('ITR-5', '2026-27', fullItr5());
    const root = (json['ITR'] as Record<string, Record<string, Record<string, unknown>>>)['ITR5']!;
    root['Form_ITR5']!['AssessmentYear'] = '2025';
    const { what, data, warnings } = await begun(json);
    expect(what).toMatchObject({ type: 'ITR-5', year: '2026-27', from: '2025-26' });
    expect(JSON.stringify(data)).toContain(what.pan);
    expect(accounts(data)).toEqual(accounts(fullItr5()));
    expect(said(warnings)).toEqual([
      'ITR-5 of AY 2025-26 is not kept here: only the person, addresses and banks were taken. Enter losses and credits brought forward from it.',
    ]);
  });

  it('this year’s own file is that return, whole', async () => {
    const json = await fileOf('ITR-5', '2026-27', fullItr5());
    const { what, data } = await begun(json);
    const form = await loadItrForm('ITR-5', '2026-27');
    expect(what.from).toBe('2026-27');
    expect(data).toEqual(form.importJson(json).data);
  });

  it('other files begin nothing', () => {
    expect(beginningOf({ ITR: { ITR8: { Form_ITR8: { AssessmentYear: '2025' } } } })).toBeUndefined();
    expect(beginningOf({ gstin: '27AAACR5055K1Z7', fp: '092025', b2b: [] })).toBeUndefined();
    expect(beginningOf([])).toBeUndefined();
  });
});

describe('depreciation left by last year', () => {
  it('written down values of the last day are those of the first day now; what was not absorbed stays with its year', async () => {
    // Block at 15%: 10,00,000 less 15% = 8,50,000. Building at 10%: 5,00,000 less 10% = 4,50,000 (s.32(1)(ii), 43(6)).
    let data = fullItr3('2025-26');
    data = { ...data, depreciation: { plant_15: { opening: 1_000_000 }, building_10: { opening: 500_000 } } };
    data = setAt(data, 'unabsorbed', { rows: [{ year: '2022-23', depreciation: 40_00_00_000 }] });
    const form = await loadItrForm('ITR-3', '2025-26');
    const left = getAt(form.compute(data).derived, 'unabsorbed.rows.0.depreciation_left');
    const { data: next, warnings } = await begun(await fileOf('ITR-3', '2025-26', data));
    expect(getAt(next, 'depreciation.plant_15')).toEqual({ opening: 850_000 });
    expect(getAt(next, 'depreciation.building_10')).toEqual({ opening: 450_000 });
    const rows = getAt(next, 'unabsorbed.rows') as { year: string; depreciation: number }[];
    expect(rows.map((r) => r.year)).toContain('2022-23');
    expect(rows.find((r) => r.year === '2022-23')!.depreciation).toBe(left);
    expect(said(warnings).join()).not.toContain('Unabsorbed depreciation');
  });
});
