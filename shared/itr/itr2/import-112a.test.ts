import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { setAt } from '../../forms/paths.ts';
import { amountAt } from '../read.ts';
import { itr2Form } from './form.ts';
import { import112a, importProblemText } from './import-112a.ts';

const folder = fileURLToPath(new URL('../../../../shared/samples/itr/', import.meta.url));
const sample = (name: string): string | undefined => {
  const file = `${folder}complyeaze_schedule112a_${name}.csv`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.log(`skipped: ${name}.csv is not beside the repository`);
  return undefined;
};
const said = (text: string) => import112a(text).problems.map((p) => `${p.severity}: ${importProblemText(p)}`);

const heading =
  'Share/Unit acquired(1a),Share/Unit Transferred(1b),ISIN Code(2),Name of the Share/Unit(3),No. of Shares/Units(4),Sale-price per Share/Unit(5),Full Value of Consideration(Total Sale Value)(6) = 4 * 5,Cost of acquisition without indexation(7),Cost of acquisition(8),If the long term capital asset was acquired before 01.02.2018(9),Fair Market Value per share/unit as on 31st January 2018(10),Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10,Expenditure wholly and exclusively in connection with transfer(12),Total deductions(13) = 7 + 12,Balance(14) = 6 - 13';

describe("rows of the department's template of Schedule 112A", () => {
  it.skipIf(!sample('valid'))('come in as they are', () => {
    const { rows, total, problems } = import112a(sample('valid')!);
    expect(problems).toEqual([]);
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        acquired: 'BE',
        transferred: 'AE',
        isin: 'INE154A01025',
        name: 'ITC',
        units: 200,
        price: 460,
        sale_value: 92_000,
        purchase_cost: 38_000,
        fmv_unit: 305,
      },
      {
        acquired: 'AE',
        transferred: 'AE',
        isin: 'INNOTREQUIRD',
        name: 'CONSOLIDATED',
        sale_value: 238_400,
        purchase_cost: 152_000,
      },
    ]);
    // the sample's own balances: 31,000 and 86,400
    const derived = itr2Form('2025-26').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.rows.0.balance')).toBe(31_000);
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(117_400);
    expect(amountAt(derived, 'capital_gains.long.shares_112a.gain_after')).toBe(117_400);
  });

  it.skipIf(!sample('loss'))('may be a loss', () => {
    const { rows, problems } = import112a(sample('loss')!);
    expect(problems).toEqual([]);
    const derived = itr2Form('2026-27').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(-30_000);
  });

  it.skipIf(!sample('blank14'))('with an empty balance are read, and the balance worked out', () => {
    expect(import112a(sample('blank14')!).rows).toHaveLength(1);
    expect(said(sample('blank14')!)).toEqual([
      'warning: Row 2, column 14: Left empty in the file; worked out it is 31000',
    ]);
  });

  it.skipIf(!sample('broken'))('that are wrong are left out, each with row, column and reason', () => {
    const { rows, total } = import112a(sample('broken')!);
    expect([rows.length, total]).toEqual([0, 3]);
    expect(said(sample('broken')!)).toEqual([
      'error: Row 2, column 6: The file has 91000; number and price make 92000',
      'error: Row 2, column 14: The file has 31000; worked out it is 30000',
      'error: Row 3, column 14: The file has 80000; worked out it is 86400',
      'error: Row 4, column 1a: Enter BE or AE',
      'error: Row 4, column 2: This is no ISIN: IN and ten letters or digits, or INNOTREQUIRD',
    ]);
  });

  it.skipIf(!sample('ae_col9'))('of shares bought later may have nothing in column 9', () => {
    expect(import112a(sample('ae_col9')!).rows).toEqual([]);
    expect(said(sample('ae_col9')!)).toEqual(
      expect.arrayContaining(['error: Row 2, column 9: The file has 800000; worked out it is 0']),
    );
  });

  it('come by the thousand', () => {
    const line = 'AE,AE,INE002A01018,RELIANCE,10,"1,200.50",12005,9000,9000,,,,5,9005,3000';
    const { rows, problems } = import112a([heading, ...Array<string>(5000).fill(line)].join('\r\n'));
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(5000);
    const derived = itr2Form('2026-27').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(5000 * 3000);
  });

  it('are refused with the reason when the file is something else', () => {
    expect(said('Date,Amount\n1,2')).toEqual([
      'error: Row 1, column 1a: This is not the template of Schedule 112A: column Share/Unit acquired(1a) is missing',
    ]);
    for (const odd of ['', '\u0000', '"', `${heading}\n`, `${heading}\n,,,,`])
      expect(() => import112a(odd)).not.toThrow();
    expect(said(`${heading}\nBE,AE,INE154A01025,ITC,,460,x,-5,1,,,,,,`)).toEqual(
      expect.arrayContaining([
        'error: Row 2, column 6: Enter a number that is not negative',
        'error: Row 2, column 4: Shares bought on or before 31 January 2018 need number and fair market value',
        'error: Row 2, column 7: Enter a number that is not negative',
      ]),
    );
  });
});
