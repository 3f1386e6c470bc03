import { describe, expect, it } from 'vitest';
import { fill } from '../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../forms/paths.ts';
import { kept } from '../testing/kept.ts';
import * as allBegin from './begin.ts';
import type { ItrType } from './common/types.ts';
import { fullOldRegime } from './itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { firm, fullReturn as fullItr5 } from './itr5/testing/returns.ts';
import { company } from './itr6/testing/returns.ts';
import { trust } from './itr7/testing/returns.ts';
import { loadItrForm } from './registry.ts';

const { beginningOf, beginReturn } = kept(allBegin);

const options = { createdOn: '2025-07-20', version: '1.0.0' };
/** The department's file of a return, as a person has it from last year. */
async function fileOf(type: ItrType, year: string, data: object) {
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

  /** A file of AY 2025-26 of a form not kept here: one of AY 2026-27 that says so, as far as both name their years alike. */
  const ofLastYear = async (type: 'ITR-5' | 'ITR-6' | 'ITR-7', data: object) => {
    const name = type.replace('-', '');
    return setAt(
      (await fileOf(type, '2026-27', data)) as FormValues,
      `ITR.${name}.Form_${name}.AssessmentYear`,
      '2025',
    );
  };

  it('ITR-5, whose form of AY 2025-26 is not kept here: the firm, its banks and what the file carries forward', async () => {
    const json = await ofLastYear('ITR-5', fullItr5());
    const { what, data, warnings } = await begun(json);
    expect(what).toMatchObject({ type: 'ITR-5', year: '2026-27', from: '2025-26' });
    expect(JSON.stringify(data)).toContain(what.pan);
    expect(accounts(data)).toEqual(accounts(fullItr5()));
    expect(said(warnings)).toEqual([
      'ITR-5 for AY 2025-26 is not supported here: person, addresses, banks and the carry-forward figures of the file were copied. Check losses, credits and written down values against it.',
    ]);
    // 6,00,000 + 1,50,000 less 15% of 7,00,000 and 7.5% of 50,000
    expect(getAt(data, 'depreciation')).toEqual({ plant_15: { opening: 6_41_250 } });
    // the loss of AY 2024-25 was set off
    expect(getAt(data, 'carried_losses')).toBeUndefined();
    expect(getAt(data, 'trading')).toBeUndefined();
  });

  it('losses of a file go on by year, the oldest set off first, with the credit and the loss of the year', async () => {
    // profit 3,50,000 takes 3,00,000 of AY 2019-20 and 50,000 of 2023-24; the shares lost 80,000
    const json = await ofLastYear(
      'ITR-5',
      firm({
        trading: { sale_of_goods: 3_50_000 },
        balance_sheet: { capital: 10_00_000, bank: 10_00_000 },
        capital_gains: { short: { equity_111a: { sale: { full_value: 1_20_000, cost: 2_00_000 } } } },
        carried_losses: {
          year_7: { filed_on: '2019-08-30', business: 3_00_000 },
          year_3: { filed_on: '2023-07-30', business: 2_00_000 },
        },
        amtc: { rows: [{ year: '2021-22', gross: 3_00_000, set_off: 1_00_000 }] },
        verification: { date: '2025-09-10' },
      }),
    );
    const { data, warnings, places } = await begun(json);
    expect(getAt(data, 'carried_losses')).toEqual({
      year_3: { business: 1_50_000, filed_on: '2023-07-30' },
      year_1: { short_term: 80_000, filed_on: '2025-09-10' },
    });
    expect(getAt(data, 'amtc')).toEqual({ rows: [{ year: '2021-22', gross: 3_00_000, set_off: 1_00_000 }] });
    expect(places['carried_losses.year_1.short_term']).toContain('ScheduleCFL');
    expect(warnings.length).toBe(1);
  });

  it('depreciation and credit of a company’s file, and accumulations of a trust’s, go on', async () => {
    // 4,00,000 of profit take 4,00,000 of 9,00,000; book profit 4,00,000 at 15% with cess 62,400 is credit of the year
    const company_ = await begun(
      await ofLastYear(
        'ITR-6',
        company({
          trading: { sale_of_goods: 14_00_000, purchases: 10_00_000 },
          unabsorbed: { rows: [{ year: '2021-22', depreciation: 9_00_000 }] },
        }),
      ),
    );
    expect(getAt(company_.data, 'unabsorbed')).toEqual({
      rows: [{ year: '2021-22', depreciation: 5_00_000 }],
    });
    expect(getAt(company_.data, 'matc')).toEqual({ rows: [{ year: '2025-26', gross: 62_400 }] });
    const trust_ = await begun(
      await ofLastYear(
        'ITR-7',
        trust({
          contributions: { local: { donations: 40_00_000 } },
          accumulation: {
            rows: [
              {
                year: '2022',
                purpose: 'Hostel',
                amount: 8_00_000,
                applied_before: 3_00_000,
                applied: 2_00_000,
                invested: 3_00_000,
              },
              {
                year: '2023',
                purpose: 'Library',
                amount: 5_00_000,
                applied_before: 1_00_000,
                applied: 4_00_000,
              },
            ],
          },
        }),
      ),
    );
    expect(getAt(trust_.data, 'accumulation')).toEqual({
      rows: [{ year: '2022', purpose: 'Hostel', amount: 8_00_000, applied_before: 5_00_000 }],
    });
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
