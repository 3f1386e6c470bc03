import type { FormValues } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { positive, roundTotalIncome, sum } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { lineOf, mergeFigures, rowsOf, rupees, textOf } from '../common/read.ts';
import { withItr5Figures } from '../itr5/figures.ts';
import { partB, profitClaims } from '../itr5/parts/deductions.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { FieldName } from '../values/names.ts';
import { asItr5 } from './as-itr5.ts';
import type { Itr6Year } from './data/years.ts';
import { balanceSums6 } from './parts/balance-sheet.ts';
import { balanceIndAsFigures, comprehensiveFigures } from './parts/ind-as.ts';
import { barredAs, bookProfit, dividends, minimumTaxApplies } from './tax-input.ts';

const balance = ({ balance_sheet: sheet }: Itr6): FormValues => {
  const out: Record<string, number> = {
    other_reserves: sum(rowsOf(sheet?.reserves).map((row) => rupees(row.amount))),
  };
  const value = (key: string) => out[key] ?? lineOf(sheet, key as FieldName);
  for (const [key, parts] of Object.entries(balanceSums6))
    if (parts.length > 0)
      out[key] = sum(parts.map((part) => (part.startsWith('-') ? -value(part.slice(1)) : value(part))));
  return out;
};

/** Schedules MAT and MATC: the minimum tax of the year, and the credit it makes or leaves to be used. */
const minimum = (year: Itr6Year, data: Itr6, result: TaxResult): FormValues => {
  const { amt, gross } = result.tax;
  if (!minimumTaxApplies(data)) return data.matc ? { matc: { regular: gross } } : {};
  const { figures } = bookProfit(year, data);
  const rows = rowsOf(data.matc?.rows).map((row) => {
    const brought = positive(rupees(row.gross) - rupees(row.set_off));
    const of = amt.credits.find(({ assessmentYear }) => assessmentYear === row.year);
    return { brought, used: of?.used ?? 0, carried: of?.carried ?? 0 };
  });
  const all = (of: (i: number) => number) => sum(rows.map((_, i) => of(i)));
  const typed = (key: 'gross' | 'set_off') => all((i) => rupees(rowsOf(data.matc?.rows)[i]?.[key]));
  const credit =
    rows.length > 0 || amt.creditArising > 0 || amt.tax > 0
      ? {
          matc: {
            minimum: amt.tax,
            regular: gross,
            room: positive(gross - amt.tax),
            ...(rows.length > 0 ? { rows } : {}),
            arising: amt.creditArising,
            arising_carried: amt.creditArising,
            total_gross: typed('gross') + amt.creditArising,
            total_set_off: typed('set_off'),
            total_brought: all((i) => rows[i]!.brought),
            total_used: all((i) => rows[i]!.used),
            total_carried: all((i) => rows[i]!.carried) + amt.creditArising,
            credit: amt.creditUsed,
            left: all((i) => rows[i]!.carried) + amt.creditArising,
          },
        }
      : {};
  return { mat: { ...figures, tax: amt.parts.tax }, ...credit };
};

/** Appropriations of the profit. */
const appropriations = (data: Itr6, account: FormValues): FormValues => {
  const appropriated = sum(
    (
      [
        'to_reserves',
        'proposed_dividend',
        'dividend_tax',
        'social_responsibility',
        'other_appropriation',
      ] as const
    ).map((key) => lineOf(data.profit_loss, key)),
  );
  return { appropriated, carried: Number(account['available'] ?? 0) - appropriated };
};

/** ss.80M and 80PA, claimed and allowed, in addition to ITR-5's Chapter VI-A. */
const deductions = (data: Itr6, result: TaxResult, shared: FormValues): FormValues => {
  const rowOf = (section: string) => result.deductions.find((row) => row.section === section);
  const { of_sources, of_business, claimed } = dividends(data);
  const zone = rowOf('10AA')?.allowed ?? 0;
  const given = (shared['deductions'] ?? {}) as FormValues;
  const allowed = (given['allowed'] ?? {}) as Record<string, number>;
  // income left after the claims of ITR-5
  let left = positive(result.totalDeductions - zone - (allowed['total'] ?? 0));
  const take = (section: string): number => {
    const own = Math.min(rowOf(section)?.allowed ?? 0, left);
    left -= own;
    return own;
  };
  const [m, pa] = [take('80M'), take('80PA')];
  const claimedC =
    sum(profitClaims.map(([key]) => rupees(data.deductions?.[key]))) +
    claimed +
    rupees(data.deductions?.sec_80pa);
  const claimedB = sum(partB.map(([key]) => Number(given[key] ?? 0)));
  const partC = (allowed['part_c'] ?? 0) + m + pa;
  return {
    ...(data.dividends ? { dividends: { of_sources, of_business, claimed, allowed: m } } : {}),
    deductions: {
      part_c: claimedC,
      total_claimed: claimedB + claimedC,
      allowed: { sec_80pa: pa, part_c: partC, total: (allowed['part_b'] ?? 0) + partC },
    },
    total_income: { part_c: partC, deductions: (allowed['part_b'] ?? 0) + partC },
  };
};

/** The form with every read-only figure written over the data. */
export function withItr6Figures(
  year: Itr6Year,
  nodes: readonly FormNode[],
  data: Itr6,
  result: TaxResult,
): FormValues {
  const shared = withItr5Figures(year as never, nodes, asItr5(year, data), barredAs(data), result);
  const special = Number(((shared['special_income'] ?? {}) as FormValues)['income'] ?? 0);
  const own: FormValues = {
    ...(data.balance_sheet
      ? { balance_sheet: { ...(data.balance_sheet as FormValues), ...balance(data) } }
      : {}),
    ...(data.balance_sheet_ind_as
      ? {
          balance_sheet_ind_as: {
            ...(data.balance_sheet_ind_as as FormValues),
            ...balanceIndAsFigures(data.balance_sheet_ind_as as FormValues),
          },
        }
      : {}),
    ...(data.comprehensive_income
      ? {
          comprehensive_income: {
            ...(data.comprehensive_income as FormValues),
            ...comprehensiveFigures(
              data.comprehensive_income as FormValues,
              Number(((shared['profit_loss'] ?? {}) as FormValues)['profit_after_tax'] ?? 0),
            ),
          },
        }
      : {}),
    ...(data.profit_loss
      ? { profit_loss: appropriations(data, (shared['profit_loss'] ?? {}) as FormValues) }
      : {}),
    ...minimum(year, data, result),
  };
  // a society's deduction, computed in ITR-5
  const given = shared['deductions'] as FormValues | undefined;
  if (given) {
    const { sec_80p: _, allowed, ...rest } = given;
    const { sec_80p: __, ...kept } = (allowed ?? {}) as FormValues;
    shared['deductions'] = { ...rest, allowed: kept };
  }
  // a firm's income from goods carriages before its partners' pay, which a company has not
  const carriages = shared['carriages44ae'] as FormValues | undefined;
  if (carriages) {
    const { total_before: _, partners_allowed: __, ...kept } = carriages;
    shared['carriages44ae'] = kept;
  }
  const keys = new Set(nodes.map(({ key }) => key));
  const known = Object.fromEntries(Object.entries(shared).filter(([key]) => keys.has(key)));
  const out = mergeFigures(
    mergeFigures(known, deductions(data, result, shared)) as FormValues,
    own,
  ) as FormValues;
  return {
    ...out,
    personal: data.personal,
    filing: data.filing,
    company: data.company,
    ...(data.other_information?.disallowed_37
      ? {
          other_information: {
            ...(out['other_information'] as FormValues),
            // social responsibility went among the others on its way through ITR-5
            disallowed_37: {
              ...((out['other_information'] as FormValues)['disallowed_37'] as FormValues),
              ...(data.other_information.disallowed_37 as FormValues),
              other_37: data.other_information.disallowed_37.other_37,
            },
          },
        }
      : {}),
    ...(data.carried_losses
      ? {
          carried_losses: {
            ...(data.carried_losses as FormValues),
            ...(out['carried_losses'] as FormValues),
          },
        }
      : {}),
    ...(textOf(data.mat?.not_applicable) === 'Y' ? { mat: data.mat } : {}),
    total_income: {
      ...(out['total_income'] as FormValues),
      // as Schedule SI has it (rule A-748), though the total income it is part of is rounded
      ...(special > 0 ? { special_income: special } : {}),
      // rounded as required by the list (rule A-749)
      normal: roundTotalIncome(positive(result.totalIncome - special)),
    },
  };
}
