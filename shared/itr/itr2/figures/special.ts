import { mulDiv } from '../../../money.ts';
import type { SpecialRateLine, TaxResult } from '../../../tax/model/types.ts';
import type { Itr2 } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import type { Contribution } from '../gains/contributions.ts';
import { specialIncomes } from '../input/sources.ts';

interface SiRow {
  code: string;
  /** Per cent, as the file has it. */
  rate: number;
  income: number;
  tax: number;
}

const fallback: Record<string, string> = {
  '111A-15': '1A',
  '111A-20': '1A',
  '115AD-30': '5ADii',
  '112A-10': '2A',
  '112A-12.5': '2A',
  '112-10': '22',
  '112-12.5': '21',
  '112-20': '21',
  '115AC-10': '5AC1c',
  '115AC-12.5': '5AC1c',
  '115ACA-10': '5ACA1b',
  '115ACA-12.5': '5ACA1b',
  '115E-10': '5Eb',
  '115E-12.5': '5Eb',
  '115E-20': '5Eacg',
};

/** Gains of one bucket by original section; the balance after losses fills the items in their order. */
const gainRows = (year: Itr2Year, line: SpecialRateLine, items: readonly Contribution[]): SiRow[] => {
  const rows: SiRow[] = [];
  let left = line.income;
  for (const { bucket, gain, code } of items) {
    if (bucket !== line.code || gain <= 0 || !code || left === 0) continue;
    const income = Math.min(gain, left);
    left -= income;
    rows.push({ code, rate: line.rate / 100, income, tax: 0 });
  }
  if (left > 0) {
    const plain = fallback[line.code] ?? line.code;
    const older = year.split && /-(10|15|20)$/.test(line.code) && line.code !== '111A-20';
    rows.push({ code: older ? `${plain}_BE` : plain, rate: line.rate / 100, income: left, tax: 0 });
  }
  let tax = line.tax;
  for (const [i, row] of rows.entries()) {
    row.tax = i === rows.length - 1 ? tax : Math.min(tax, mulDiv(line.tax, row.income, line.income));
    tax -= row.tax;
  }
  return rows;
};

/**
 * Rows of Schedule SI, one per section, from the engine's lines; incomes of provident funds and treaties have
 * the nominal rate.
 */
export const specialRateRows = (
  year: Itr2Year,
  data: Itr2,
  items: readonly Contribution[],
  result: TaxResult,
): SiRow[] => {
  const named = specialIncomes(data);
  let next = 0;
  const rows = result.tax.specialRates.flatMap((line): SiRow[] => {
    if (fallback[line.code]) return gainRows(year, line, items);
    if (line.code === '115BBH') return [{ code: '5BBH', rate: 30, income: line.income, tax: line.tax }];
    if (line.code === 'DTAASTCG' || line.code === 'DTAALTCG')
      return [{ code: line.code, rate: 1, income: line.income, tax: line.tax }];
    const si = named[next]?.si ?? line.code;
    next += 1;
    const nominal = si === '1' || si === 'DTAAOS';
    return [{ code: si, rate: nominal ? 1 : line.rate / 100, income: line.income, tax: line.tax }];
  });
  const merged = new Map<string, SiRow>();
  for (const row of rows) {
    const known = merged.get(row.code);
    if (known) {
      known.income += row.income;
      known.tax += row.tax;
    } else merged.set(row.code, { ...row });
  }
  return [...merged.values()];
};
