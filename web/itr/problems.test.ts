import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft, stepOf } from '../../shared/forms/form.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { placeText } from '../forms/problems/issues.ts';
import { say } from '../i18n/t.ts';

/** What the list of problems says of a return: step, place and sentence of each error. */
async function told(type: ItrType, data: FormValues): Promise<string[]> {
  const { model } = await loadItrForm(type, '2026-27');
  expect(checkDraft(model, data), 'a draft is always saved').toEqual([]);
  return checkComplete(model, data)
    .filter((i) => i.severity === 'error')
    .map((i) => `${stepOf(model, i.path)?.title} | ${placeText(model, i.path)} | ${say(i.message)}`);
}

describe('what is wrong is named by step, row and field, and never keeps a draft from being saved', () => {
  it('a row half filled', async () => {
    expect(
      await told('ITR-2', {
        schedule_112a: {
          rows: [
            { acquired: 'AE', isin: 'INE002A01018', name: 'A', sale_value: 5, purchase_cost: 1 },
            { acquired: 'AE', sale_value: 7 },
          ],
        },
      }),
    ).toEqual(
      expect.arrayContaining([
        'Listed shares and virtual digital assets | Share or unit 2 › ISIN | This is required',
        'Listed shares and virtual digital assets | Share or unit 2 › Name of the share or unit | This is required',
      ]),
    );
  });

  it('a date outside the year', async () => {
    expect(
      await told('ITR-2', {
        schedule_vda: { rows: [{ bought_on: '2020-01-01', sold_on: '2026-04-01', cost: 1, sale_value: 2 }] },
      }),
    ).toContain(
      'Listed shares and virtual digital assets | Transfer 1 › Date of transfer | The date must be from 01-04-2025 to 31-03-2026',
    );
  });

  it('a negative amount where the form forbids it', async () => {
    expect(
      await told('ITR-1', {
        salary: { employers: [{ employer_name: 'A' }, { employer_name: 'B', salary_17_1: -5 }] },
      }),
    ).toContain('Salary and pension | Employer 2 › Salary | This cannot be negative');
  });

  it('figures that contradict one another', async () => {
    const found = await told('ITR-1', {
      other_sources: { dividend_income: 50_000, dividend_quarters: { upto_15_jun: 10_000 } },
    });
    expect(found).toContain(
      'Other sources and exempt income | Quarterly break-up of dividend › Up to 15 June | The quarterly break-up of dividend (10,000) must add up to the dividend (50,000)',
    );
  });

  it('5,000 rows with one wrong one: that one', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({
      acquired: 'AE',
      isin: i === 4_321 ? 'IN' : 'INE002A01018',
      name: 'A',
      sale_value: 5,
      purchase_cost: 1,
    }));
    const found = await told('ITR-2', { schedule_112a: { rows } });
    expect(found.filter((line) => line.includes('Share or unit'))).toEqual([
      'Listed shares and virtual digital assets | Share or unit 4322 › ISIN | This should look like INE154A01025',
    ]);
  });
});
