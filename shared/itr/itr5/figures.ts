import type { FormValues } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { positive, sum } from '../../money.ts';
import type { Regime, TaxResult } from '../../tax/model/types.ts';
import { amountOf, lineOf, mergeFigures, rowsOf, rupees } from '../common/read.ts';
import { businessWorking } from '../itr3/bp.ts';
import { withItr3Figures } from '../itr3/figures.ts';
import { contributions } from '../itr3/gains.ts';
import { carriedYears3 } from '../itr3/parts/losses.ts';
import { isObject } from '../json/path.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { FieldName } from '../values/names.ts';
import { asItr3 } from './as-itr3.ts';
import { limbs80p } from './data/codes.ts';
import type { Itr5Year } from './data/years.ts';
import { balanceSums5 } from './parts/balance-sheet.ts';
import { partB, profitClaims } from './parts/deductions.ts';
import { interestDebited, isFirm, payOfCarriages } from './tax-input.ts';

/** Computed fields of a form's data. */
const workedOut = (nodes: readonly FormNode[], data: unknown): FormValues => {
  if (!isObject(data)) return {};
  const out: FormValues = {};
  for (const node of nodes) {
    const value = data[node.key];
    if (value === undefined) continue;
    if (node.node === 'field') {
      if (node.meta.computed) out[node.key] = value;
    } else if (node.node === 'group') {
      const inner = workedOut(node.children, value);
      if (Object.keys(inner).length > 0) out[node.key] = inner;
    } else if (Array.isArray(value)) out[node.key] = value.map((row) => workedOut(node.children, row));
  }
  return out;
};

/** Lists the form calculates altogether, which are written whole. */
const wholeLists = ['special_income', 'tax_relief'] as const;

const balance = ({ balance_sheet: sheet }: Itr5): FormValues => {
  const out: Record<string, number> = {};
  const value = (key: string) => out[key] ?? lineOf(sheet, key as FieldName);
  for (const [key, parts] of Object.entries(balanceSums5))
    out[key] = sum(parts.map((part) => (part.startsWith('-') ? -value(part.slice(1)) : value(part))));
  return out;
};

/** Amounts disallowed by s.40(b) or 40(ba), and allowed remuneration of partners out of s.44AE income. */
const partners = (data: Itr5, result: TaxResult): { disallowed: number; carriages: number } => {
  const { business } = result;
  if (!isFirm(data)) return { disallowed: business.toMembers, carriages: 0 };
  const own = payOfCarriages(data);
  if (!business.partners) return { disallowed: 0, carriages: 0 };
  const debited = rupees(data.profit_loss?.partners_remuneration);
  const { remuneration, allowed, interestAllowed } = business.partners;
  // the books give way first
  const excess = remuneration - allowed;
  const ofBooks = Math.min(excess, debited);
  return {
    disallowed: ofBooks + positive(interestDebited(data) - interestAllowed),
    carriages: own - (excess - ofBooks),
  };
};

/** Schedule VI-A: claimed, and allowed within the income. */
const deductions = (data: Itr5, result: TaxResult): FormValues => {
  const zone = result.deductions.find((row) => row.section === '10AA')?.allowed ?? 0;
  let left = positive(result.totalDeductions - zone);
  const take = (wanted: number): number => {
    const own = Math.min(wanted, left);
    left -= own;
    return own;
  };
  const rowsFor = (section: string) => result.deductions.filter((row) => row.section === section);
  const allowedC: [string, number][] = [];
  const rows80la = rowsFor('80LA');
  for (const [key, , section] of profitClaims) {
    const wanted =
      key === 'sec_80la_1a' || key === 'sec_80la'
        ? (rows80la.find((row) => row.claimed === rupees(data.deductions?.[key]))?.allowed ?? 0)
        : sum(rowsFor(section).map((row) => row.allowed));
    allowedC.push([key, rupees(data.deductions?.[key]) > 0 ? take(wanted) : 0]);
  }
  allowedC.push(['sec_80p', take(sum(rowsFor('80P').map((row) => row.allowed)))]);
  const allowedB = partB.map(([key, , section]): [string, number] => [
    key,
    take(sum(rowsFor(section).map((row) => row.allowed))),
  ]);
  const claimedP = rowsFor('80P').reduce((t, row) => t + row.allowed, 0);
  const claimedC = sum(profitClaims.map(([key]) => rupees(data.deductions?.[key]))) + claimedP;
  const part = (list: [string, number][]) => sum(list.map(([, amount]) => amount));
  return {
    sec_80p: claimedP,
    part_c: claimedC,
    allowed: {
      ...Object.fromEntries([...allowedB, ...allowedC]),
      part_b: part(allowedB),
      part_c: part(allowedC),
      total: part(allowedB) + part(allowedC),
    },
  };
};

const society = (data: Itr5, result: TaxResult): FormValues => {
  if (data.society_income === undefined) return {};
  const parts = result.deductions.find((row) => row.section === '80P');
  const given = limbs80p.filter(([key]) => rupees(data.society_income?.[key]) > 0);
  const open = (parts?.allowed ?? 0) > 0;
  const eligible = (limb: string) => (open ? (parts?.parts?.find(({ id }) => id === limb)?.allowed ?? 0) : 0);
  return {
    ...Object.fromEntries(
      given.flatMap(([key, limb, , code]) => [
        [`code_${key}`, code],
        [`eligible_${key}`, eligible(limb)],
      ]),
    ),
    total: sum(given.map(([key]) => rupees(data.society_income?.[key]))),
    eligible: sum(given.map(([, limb]) => eligible(limb))),
  };
};

/** Schedules AMT and AMTC: additions as a list of one, credit by year. */
const minimumTax = (data: Itr5, result: TaxResult): FormValues => {
  const { amt } = result.tax;
  const zone = result.deductions.find((row) => row.section === '10AA')?.allowed ?? 0;
  const specified = rupees(rowsOf(data.amt?.added)[0]?.sec_35ad);
  const added = amt.adjustedTotalIncome - result.totalIncome;
  const applies = amt.adjustedTotalIncome > 0;
  const rows = rowsOf(data.amtc?.rows).map((row) => {
    const brought = positive(rupees(row.gross) - rupees(row.set_off));
    const of = amt.credits.find(({ assessmentYear }) => assessmentYear === row.year);
    return { brought, used: of?.used ?? 0, carried: of?.carried ?? 0 };
  });
  return {
    amt: applies
      ? {
          total_income: result.totalIncome,
          added: [
            {
              sec_35ad: specified,
              part_c: added - zone - specified,
              sec_10aa: zone,
              total: added,
            },
          ],
          adjusted: amt.adjustedTotalIncome,
          other_units: amt.adjustedTotalIncome,
          tax: amt.parts.tax,
        }
      : {},
    amtc: rows.length > 0 || amt.creditArising ? { rows, current_balance: amt.creditArising } : {},
  };
};

const lossKeys = {
  'house-property': 'house_property',
  business: 'business',
  speculative: 'speculative',
  'specified-business': 'specified',
  'short-term': 'short_term',
  'long-term': 'long_term',
  'race-horses': 'race_horses',
} as const;

/** Losses that lapse with partners who left, by row of Schedule CFL. */
const lapsedLosses = (
  year: Itr5Year,
  result: TaxResult,
): Record<string, { lapsed: Record<string, number> }> => {
  const out: Record<string, { lapsed: Record<string, number> }> = {};
  for (const { assessmentYear, kind, amount } of result.lossesLapsed) {
    const row = carriedYears3(year).find((y) => y.assessmentYear === assessmentYear);
    if (!row || kind === 'depreciation') continue;
    out[row.key] ??= { lapsed: {} };
    const { lapsed } = out[row.key]!;
    const key = lossKeys[kind];
    lapsed[key] = (lapsed[key] ?? 0) + amount;
  }
  return out;
};

type Carried = NonNullable<Itr5['carried_losses']>;

/** Schedule CFL as filed: without lapsed losses (s.78(1)). */
export const withoutLapsed = (losses: Carried): Carried =>
  Object.fromEntries(
    Object.entries(losses).map(([key, row]) => {
      const { lapsed, ...rest } = row as FormValues & { lapsed?: Record<string, number> };
      if (!lapsed) return [key, row];
      return [
        key,
        {
          ...rest,
          ...Object.fromEntries(
            Object.entries(lapsed)
              .filter(([, amount]) => amount > 0)
              .map(([kind, amount]) => [kind, positive(rupees(rest[kind] as number | undefined) - amount)]),
          ),
        },
      ];
    }),
  ) as Carried;

/** The form with every read-only figure written over the data. `barred`: how depreciation and research are calculated. */
export function withItr5Figures(
  year: Itr5Year,
  nodes: readonly FormNode[],
  data: Itr5,
  barred: Regime,
  result: TaxResult,
): FormValues {
  const { disallowed, carriages } = partners(data, result);
  const lapsed = lapsedLosses(year, result);
  const losses = data.carried_losses
    ? withoutLapsed(mergeFigures(data.carried_losses, lapsed) as Carried)
    : undefined;
  const base = asItr3({ ...data, ...(losses ? { carried_losses: losses } : {}) });
  const itr3 = {
    ...base,
    ...(disallowed > 0
      ? {
          other_information: {
            ...base.other_information,
            disallowed_40: { ...base.other_information?.disallowed_40, partners: disallowed },
          },
        }
      : {}),
    ...(carriages > 0 ? { carriages44ae: { ...base.carriages44ae, partners_allowed: carriages } } : {}),
  } as Itr3;
  const working = businessWorking(year, itr3, barred);
  const items = contributions(year, itr3);
  const common: Itr3 = withItr3Figures(year, itr3, itr3, working, items, result);
  const parts = deductions(data, result);
  const allowed = parts['allowed'] as Record<'part_b' | 'part_c' | 'total', number>;
  const claimedB = sum(partB.map(([key]) => amountOf(common.deductions?.[key])));
  const minimum = minimumTax(data, result);
  const own: FormValues = {
    ...(data.balance_sheet ? { balance_sheet: balance(data) } : {}),
    ...(disallowed > 0 ? { other_information: { disallowed_40: { partners: disallowed } } } : {}),
    ...(data.partner_firms ? { partner_firms: { firms: rowsOf(data.partner_firms.rows).length } } : {}),
    ...(data.carriages44ae
      ? {
          carriages44ae: {
            total_before: working.deemed44.ae.total,
            ...(payOfCarriages(data) > 0 ? { partners_allowed: carriages } : {}),
          },
        }
      : {}),
    carried_losses: {
      ...lapsed,
      current_kept: (common.carried_losses as Itr3['carried_losses'])?.current,
    },
    deductions: {
      ...parts,
      part_b: claimedB,
      total_claimed: claimedB + Number(parts['part_c']),
    },
    society_income: society(data, result),
    ...(data.offshore_units
      ? { offshore_units: { total: sum(rowsOf(data.offshore_units.rows).map((row) => rupees(row.amount))) } }
      : {}),
    total_income: { part_b: allowed.part_b, part_c: allowed.part_c, deductions: allowed.total },
  };
  const figures = mergeFigures(workedOut(nodes, common), own) as FormValues;
  delete figures['amt'];
  let out = mergeFigures(data, figures) as FormValues;
  for (const key of wholeLists) {
    const rows = ((common[key] as FormValues | undefined)?.['rows'] as FormValues[] | undefined)?.map(
      (row) =>
        // of s.111A, which Schedule CG and ITR-3 call 1A
        row['code'] === '1A' ? { ...row, code: '1' } : row,
    );
    const group = out[key] as FormValues | undefined;
    if (group || rows) out = { ...out, [key]: { ...group, rows } };
  }
  // additions are always one row
  const amt = minimum['amt'] as FormValues;
  if (Object.keys(amt).length > 0) out = { ...out, amt };
  return mergeFigures(out, { amtc: minimum['amtc'] }) as FormValues;
}
