import type { Line } from '../../../shared/tax/model/types.ts';
import { mark } from '../../i18n/mark.ts';
import { formatCount, t } from '../../i18n/t.ts';

/** A line of the computation under both regimes; an amount is undefined if that regime has no such line. */
export interface BothLines {
  id: string;
  label: string;
  /** The label's pattern, if it has parameters. */
  pattern?: Line['pattern'];
  section: { new: string | undefined; old: string | undefined };
  new: number | undefined;
  old: number | undefined;
  inputs: { new: Line['inputs']; old: Line['inputs'] };
  children: BothLines[];
}

/** Two computations as one tree: lines with the same id side by side, in the order of the new regime's. */
export function sideBySide(a: Line | undefined, b: Line | undefined): BothLines {
  const one = (a ?? b)!;
  const children: BothLines[] = (a?.children ?? []).map((line) =>
    sideBySide(
      line,
      b?.children?.find((other) => other.id === line.id),
    ),
  );
  // Lines only in the old regime stay after their predecessor there.
  (b?.children ?? []).forEach((line, i, all) => {
    if (children.some((c) => c.id === line.id)) return;
    const before = all[i - 1]?.id;
    const at = before === undefined ? 0 : children.findIndex((c) => c.id === before) + 1;
    children.splice(at, 0, sideBySide(undefined, line));
  });
  return {
    id: one.id,
    label: a && b && a.label !== b.label ? (SHARED[one.id] ?? a.label) : one.label,
    ...(one.pattern ? { pattern: one.pattern } : {}),
    section: { new: a?.section, old: b?.section },
    new: a?.amount,
    old: b?.amount,
    inputs: { new: a?.inputs, old: b?.inputs },
    children,
  };
}

/** Sign-dependent labels, for when the two regimes differ in sign. */
const SHARED: Record<string, string> = { balance: mark('Balance payable (refund in brackets)') };

/** `2026-04` and `2025-06-15` as displayed: `04-2026`, `15-06-2025`. */
const dayFirst = (text: string | number): string => String(text).split('-').reverse().join('-');

/** A line's label, translated; sections, numbers and dates in it are parameters of its pattern. */
export function lineLabel({ label, pattern }: Pick<Line, 'label' | 'pattern'>): string {
  if (!pattern) return t(label);
  const { month, date } = pattern.params;
  return t(pattern.text, {
    ...pattern.params,
    ...(month === undefined ? {} : { month: dayFirst(month) }),
    ...(date === undefined ? {} : { date: dayFirst(date) }),
  });
}

/** Names of the inputs of a line. */
const INPUTS: Record<string, string> = {
  claimed: mark('claimed'),
  gross: mark('gross'),
  municipalTaxes: mark('municipal taxes'),
  unrealisedRent: mark('unrealised rent'),
  minimum: mark('minimum'),
  rate: mark('rate'),
  gains: mark('gains'),
  losses: mark('losses'),
  afterSetOff: mark('after set-off'),
  dividend: mark('dividend'),
  deductions: mark('deductions'),
  income: mark('income'),
  taxable: mark('taxable'),
  agriculturalIncome: mark('agricultural income'),
  marginalRelief: mark('marginal relief'),
  before: mark('before relief'),
  adjustedTotalIncome: mark('adjusted total income'),
  tax: mark('tax'),
  base: mark('on'),
  months: mark('months'),
  required: mark('required'),
  paid: mark('paid'),
  shortfall: mark('shortfall'),
  principal: mark('principal'),
  interest: mark('interest'),
  withoutPerquisite: mark('without the perquisite'),
  bookProfit: mark('book profit'),
  limit: mark('limit'),
  remuneration: mark('remuneration'),
  allowed: mark('allowed'),
  interestAllowed: mark('interest allowed'),
};

/** A rate as `4%`, months as a number, everything else with commas. */
const figureOf = (name: string, value: string | number): string =>
  name === 'rate'
    ? typeof value === 'number'
      ? `${value}%`
      : t('by slab')
    : typeof value === 'number' && name !== 'months'
      ? formatCount(value)
      : String(value);

/** A line's inputs as `claimed 1,50,000 · rate 5%`; nothing if all are nil. */
export function inputsText(inputs: Line['inputs']): string {
  return Object.entries(inputs ?? {})
    .filter(([name, value]) => value !== 0 && value !== '' && (typeof value === 'number' || name === 'rate'))
    .map(([name, value]) => `${t(INPUTS[name] ?? name)} ${figureOf(name, value)}`)
    .join(' · ');
}

/** `s. 24(b)`; sections of other Acts include the Act's name. */
export const sectionText = (section: string): string =>
  /^\d/.test(section) ? t('s. {section}', { section }) : t(section);
