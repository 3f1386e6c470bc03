import type { FormValues } from '../../forms/paths.ts';
import { mulDiv } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import type { YearRules } from '../../tax/years/types.ts';
import { listsOf, rupees } from '../common/read.ts';
import type { Itr1 } from '../values/itr1.ts';

/** A gift as the tables of ss.80G, 80GGA and 80GGC have it. */
interface Gift {
  cash?: number;
  other_mode?: number;
}

/** Allowed part of one row: cash above the limit is excluded (s.80G(5D), s.80GGA(2A)). */
const counted =
  (limit: number) =>
  (row: Gift): number => {
    const cash = rupees(row.cash);
    return rupees(row.other_mode) + (cash > limit ? 0 : cash);
  };

/** Kinds of gifts of s.80G(1) and (4), and the list of the form each is typed in. */
export const donationLists = [
  ['100', 'donations_80g_100'],
  ['50', 'donations_80g_50'],
  ['100-limit', 'donations_80g_100_limit'],
  ['50-limit', 'donations_80g_50_limit'],
] as const;

/** Amount allowed u/s 80G by the engine. */
export const eligibleUnder80G = (result: TaxResult): number =>
  result.deductions.find((d) => d.section === '80G')?.allowed ?? 0;

/** Distributes `pool` over the rows in order. */
const share = (rows: readonly Gift[], part: (row: Gift) => number, pool: number) => {
  let left = pool;
  return rows.map((row) => {
    const own = Math.min(part(row), left);
    left -= own;
    return own;
  });
};

const table = (key: string, rows: readonly Gift[], list: string, eligible: number[]): FormValues => {
  if (rows.length === 0) return {};
  const cash = rows.reduce((t, row) => t + rupees(row.cash), 0);
  const other = rows.reduce((t, row) => t + rupees(row.other_mode), 0);
  return {
    [list]: rows.map((row, i) => ({
      total: rupees(row.cash) + rupees(row.other_mode),
      eligible: eligible[i] ?? 0,
    })),
    [`total_${key}_cash`]: cash,
    [`total_${key}_other`]: other,
    [`total_${key}`]: cash + other,
    [`total_${key}_eligible`]: eligible.reduce((a, b) => a + b, 0),
  };
};

/**
 * Totals and eligible amounts of Schedules 80G, 80GGA and 80GGC. `allowed80G` is the engine's total;
 * donations without a limit get theirs first, the rest goes to those within the limit, 100% ones before 50%
 * ones.
 */
export function donationFigures(
  data: Pick<Itr1, 'deductions'>,
  allowed80G: number,
  income: number,
  law: Pick<YearRules['deductions'], 'g80' | 'gga'>,
): Record<string, number> {
  const rows = listsOf(data.deductions);
  const full = counted(law.g80.cash);
  const half = (row: Gift) => mulDiv(full(row), 1, 2);
  let left = allowed80G;
  const take = (list: readonly Gift[], part: (row: Gift) => number) => {
    const shares = share(list, part, left);
    left -= shares.reduce((a, b) => a + b, 0);
    return shares;
  };
  const kinds = [
    ['100', full],
    ['50', half],
    ['100_limit', full],
    ['50_limit', half],
  ] as const;
  const tables: FormValues[] = kinds.map(([kind, part]) => {
    const list = `donations_80g_${kind}` as const;
    return table(`80g_${kind}`, rows(list), list, take(rows(list), part));
  });
  const all = kinds.flatMap(([kind]): Gift[] => rows(`donations_80g_${kind}`));
  const whole = table('80g', all, 'all', []);
  const eligible80G = allowed80G - left;
  const research = rows('donations_80gga');
  const parties = rows('contributions_80ggc');
  return {
    ...Object.assign({}, ...tables),
    ...(all.length > 0
      ? {
          total_80g_cash: whole['total_80g_cash'],
          total_80g_other: whole['total_80g_other'],
          total_80g: whole['total_80g'],
          total_80g_eligible: eligible80G,
        }
      : {}),
    ...table('80gga', research, 'donations_80gga', research.map(counted(law.gga.cash))),
    ...table(
      '80ggc',
      parties,
      'contributions_80ggc',
      share(parties, (row) => rupees(row.other_mode), income),
    ),
  } as Record<string, number>;
}
