import type { Filling, Issue } from '../forms/messages.ts';
import { type BasisPoints, mulDiv, type Paise } from '../money.ts';
import { workCollections } from './collected.ts';
import { formInfo, type TdsForm } from './data/forms.ts';
import { type PaymentRule, residentPayments, spanOn } from './data/sections.ts';
import type { ValidatorRule } from './data/validator.ts';
import { followThreshold, hasPan, lowerRemarks, payeeOf, rateFor, taxOn } from './rates.ts';
import type { DeducteeRow } from './sheets.ts';

/** Messages of the threshold and rate hints. */
const followPatterns = {
  crossed:
    'Payments in the year total {sum}, above the threshold of section {section}: tax is due on {base}, {tax} at {rate}%',
  below: 'Payments in the year total {sum}, within the threshold of section {section}: no tax is due yet',
  rateLower: 'The rate under section {section} on {day} is {rate}%',
  taxDiffers: 'At this rate the tax is {expected}, but the row has {found}',
} as const;

const rulesByCode = new Map<string, PaymentRule[]>();
for (const rule of residentPayments) {
  const fresh = typeof rule.new === 'string' ? [rule.new] : Object.values(rule.new ?? {});
  for (const code of new Set([rule.old, ...fresh, ...(rule.more ?? [])]))
    rulesByCode.set(code, [...(rulesByCode.get(code) ?? []), rule]);
}

/** Sections a code of 26Q or form 140 may represent; several if the code is ambiguous. */
const rulesOf = (code: string): readonly PaymentRule[] => rulesByCode.get(code) ?? [];

/** Basis points as people write them: 10, 0.1. */
const percent = (bp: number): string => String(bp / 100);
const text = (v: string | number | undefined): string => (v === undefined ? '' : String(v));
const paise = (v: string | number | undefined): Paise => (typeof v === 'number' ? v : 0);

interface Place {
  row: DeducteeRow;
  /** Place among the statement's own rows; undefined for earlier quarters. */
  at?: number;
}

/** The law applied to one row: taxable amount, rate and tax. Paise and basis points. */
interface Worked {
  section: string;
  base: Paise;
  running: Paise;
  rate: BasisPoints;
  tax: Paise;
  /** Sums other readings of the code would tax. */
  others: readonly Paise[];
  /** Every reading of the code leaves the row free of tax, and nothing makes tax due earlier. */
  surelyFree: boolean;
  /** Worked by a reading that is seldom meant. */
  seldom?: true;
}

const taken = (row: DeducteeRow): Paise => paise(row.tax) + paise(row.surcharge) + paise(row.cess);
const exempt = (row: DeducteeRow): boolean => lowerRemarks.has(text(row.remark));

/** Part of a payment above a yearly limit. */
const excess = (limit: number, running: Paise, amount: Paise): Paise =>
  Math.max(0, Math.min(amount, running - limit * 100));

/** A deductee's rows of the year under one section, and the tax of all of them together. */
function workGroup(rule: PaymentRule, group: readonly Place[]): { total: Paise; rows: Map<number, Worked> } {
  const out = new Map<number, Worked>();
  let total = 0;
  const pans = group.map(({ row }) => text(row.pan));
  const outside = rule.limitFor !== undefined && pans.some((p) => !hasPan(p) || payeeOf(p) !== rule.limitFor);
  const senior = group.some(
    ({ row }) => row.senior === 'Y' || (rule.seniorCode && row.code === rule.seniorCode),
  );
  const steps = followThreshold(
    rule,
    group.map(({ row }) => ({ day: text(row.paid_on), amount: paise(row.amount) })),
    { senior, noLimit: outside },
  );
  group.forEach(({ row, at }, i) => {
    const day = text(row.paid_on);
    const step = steps[i]!;
    const monthly = spanOn(rule, day)?.threshold.kind === 'month';
    // Amounts below the limit already taxed are not taxed again when the limit is crossed.
    let done = 0;
    if (step.caughtUp > 0)
      for (let j = 0; j < i; j++)
        if (
          steps[j]!.base === 0 &&
          (taken(group[j]!.row) > 0 || exempt(group[j]!.row)) &&
          (!monthly || text(group[j]!.row.paid_on).slice(0, 7) === day.slice(0, 7))
        )
          done += paise(group[j]!.row.amount);
    const base = Math.max(0, step.base - Math.min(done, step.caughtUp));
    const pan = pans[i]!;
    const rate = rateFor(rule, day, payeeOf(pan), pan) ?? 0;
    const tax = taxOn(base, rate);
    total += tax;
    if (at !== undefined)
      out.set(at, {
        section: rule.section,
        base,
        running: step.running,
        rate,
        tax,
        others:
          rule.lowerLimit === undefined ? [] : [excess(rule.lowerLimit, step.running, paise(row.amount))],
        surelyFree: base === 0 && rule.lowerLimit === undefined,
        ...(rule.seldom ? { seldom: true as const } : {}),
      });
  });
  return { total, rows: out };
}

/**
 * The year's thresholds and rates applied to each row, by index; rows of salary and non-residents, and those
 * without PAN, known code, date or amount, are excluded. `earlier` are rows of the year's earlier quarters.
 * If a code represents several sections, the one with the least tax is used, so that no false claim is made.
 */
function workRows(
  form: TdsForm,
  rows: readonly DeducteeRow[],
  earlier: readonly DeducteeRow[] = [],
): Map<number, Worked> {
  const out = new Map<number, Worked>();
  const { kind } = formInfo[form];
  if (kind === 'collection') {
    for (const [at, { rule, ...c }] of workCollections(rows, earlier))
      out.set(at, { ...c, section: rule.section, others: [], surelyFree: c.base === 0 });
    return out;
  }
  if (kind !== 'resident') return out;
  const groups = new Map<string, Place[]>();
  const add = (place: Place) => {
    const { row } = place;
    const code = text(row.code);
    if (!rulesByCode.has(code) || !row.paid_on || !paise(row.amount)) return;
    const pan = text(row.pan);
    // Without a PAN or substitute the rate is unknown.
    if (pan === '') return;
    const who = hasPan(pan) ? pan : text(row.name).toLowerCase();
    const key = `${code} ${who}`;
    const list = groups.get(key);
    if (list) list.push(place);
    else groups.set(key, [place]);
  };
  for (const row of earlier) add({ row });
  rows.forEach((row, at) => {
    add({ row, at });
  });
  for (const [key, group] of groups) {
    const ordered = group.sort((a, b) => text(a.row.paid_on).localeCompare(text(b.row.paid_on)));
    const payee = payeeOf(text(ordered[0]!.row.pan));
    const found = rulesOf(key.slice(0, key.indexOf(' ')))
      .filter((rule) => rule.only === undefined || rule.only === payee)
      .map((rule) => workGroup(rule, ordered))
      .sort((a, b) => a.total - b.total);
    for (const [at, worked] of found[0]?.rows ?? []) {
      const others = found.slice(1).map((f) => f.rows.get(at)!);
      out.set(at, {
        ...worked,
        others: [...worked.others, ...others.flatMap((o) => [o.base, ...o.others])],
        surelyFree: worked.surelyFree && others.every((o) => o.surelyFree || o.seldom),
      });
    }
  }
  return out;
}

/** A whole-rupee tolerance: deductors round each deduction to the rupee. */
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 100;

/** Warnings for rows whose tax does not match the year's threshold, the section's rate or the row's own rate. */
export function thresholdHints(
  form: TdsForm,
  rows: readonly DeducteeRow[],
  earlier: readonly DeducteeRow[] = [],
): Issue[] {
  const out: Issue[] = [];
  if (formInfo[form].kind === 'salary') return out;
  const worked = workRows(form, rows, earlier);
  rows.forEach((row, at) => {
    const w = worked.get(at);
    const found = taken(row);
    const ownRate = paise(row.rate);
    const hint = <K extends keyof typeof followPatterns>(
      field: string,
      pattern: K,
      params: Filling<(typeof followPatterns)[K]>[0],
      rule?: ValidatorRule,
    ) =>
      out.push({
        path: `deductees.${at}.${field}`,
        message: { text: followPatterns[pattern], ...(params ? { params } : {}) },
        severity: 'warning',
        ...(rule ? { rule } : {}),
      });
    if (w && !exempt(row)) {
      const sum = { paise: w.running };
      if (found === 0 && w.tax > 0) {
        hint('tax', 'crossed', {
          sum,
          section: w.section,
          base: { paise: w.base },
          rate: percent(w.rate),
          tax: { paise: w.tax },
        });
        return;
      }
      if (found > 0 && w.surelyFree) {
        hint('tax', 'below', { sum, section: w.section });
        return;
      }
      if (found > 0 && w.base > 0 && ownRate < w.rate * 100) {
        hint('rate', 'rateLower', {
          section: w.section,
          day: { day: text(row.paid_on) },
          rate: percent(w.rate),
        });
        return;
      }
      if (near(found, w.tax)) return;
    }
    if (ownRate === 0) return;
    // Tax is on the taxable part (the excess in 194Q, the catch-up elsewhere) or on the full amount.
    const bases = [w?.base, ...(w?.others ?? []), paise(row.amount)].filter((b) => b !== undefined);
    const expected = bases.map((base) => mulDiv(base, ownRate, 1_000_000));
    const whole = expected.at(-1)!;
    if (!expected.some((tax) => near(tax, found)))
      hint(
        'tax',
        'taxDiffers',
        { expected: { paise: expected[0]! }, found: { paise: found } },
        // The validator was observed to report a difference of a tenth from amount × rate.
        Math.abs(found - whole) * 10 >= whole ? 'T-FV-4278' : undefined,
      );
  });
  return out;
}

/** Fills rows with blank tax: rate, tax, dates, remark. Rows with tax and rows without a known rule are unchanged. */
export function fillTax(
  form: TdsForm,
  rows: readonly DeducteeRow[],
  earlier: readonly DeducteeRow[] = [],
): DeducteeRow[] {
  const worked = workRows(form, rows, earlier);
  const out: DeducteeRow[] = [];
  rows.forEach((row, at) => {
    if (row.tax !== undefined || exempt(row)) return;
    const w = worked.get(at);
    if (w?.rate === 0) return;
    if (w && w.base === 0) {
      out.push({ ...row, rate: 0, tax: 0, deposited: 0, remark: 'Y' });
      return;
    }
    if (!w) return;
    const { rate, tax } = w;
    out.push({
      ...row,
      rate: rate * 100,
      tax,
      deposited: tax,
      deducted_on: row.deducted_on ?? row.paid_on,
      ...(hasPan(text(row.pan)) ? {} : { remark: 'C' }),
    });
  });
  return out;
}

/** A deductee row after an edit: deposit and date of deduction follow the tax until entered manually. */
export function followDeductee(before: DeducteeRow | undefined, row: DeducteeRow): DeducteeRow {
  const next: DeducteeRow = { ...row };
  if (row.tax === undefined) return next;
  if (row.deposited === undefined || (before && row.deposited === before.deposited)) {
    if (row.deposited === undefined || (before && paise(before.deposited) === taken(before)))
      next.deposited = taken(row);
  }
  if (taken(row) > 0 && row.deducted_on === undefined && row.paid_on !== undefined)
    next.deducted_on = row.paid_on;
  return next;
}
