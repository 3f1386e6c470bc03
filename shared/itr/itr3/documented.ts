import type { Issue } from '../../forms/messages.ts';
import { type FormValues, getAt, type PathOf, setAt } from '../../forms/paths.ts';
import { amountReader, totalOnly, wholeOf, withoutTan } from '../common/documented.ts';
import { fromDocumented as itr2FromDocumented } from '../itr2/documented.ts';
import { isObject } from '../json/path.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr3Year } from './data/years.ts';

const record = (v: unknown): FormValues => (isObject(v) ? v : {});

/** Documented members that the form has under another name or not at all. */
const ownNames = [
  'business',
  'profession',
  'ltcg',
  'stcg',
  'brought_forward_losses',
  'taxRegime',
  'agricultural_income',
  'tds_paid',
  'advance_tax_paid',
  'interest_234a',
  'interest_234b',
  'interest_234c',
  'fee_234f',
  'documents',
];

const typedBusiness = ['net_profit_as_per_pl', 'add_inadmissible_expenses', 'less_depreciation_allowed'];

/** Whether data has the documented flat shape: totals of the business where the form has accounts. */
export const isDocumented = (data: FormValues): boolean =>
  ['taxRegime', 'ltcg', 'stcg', 'agricultural_income'].some((name) => Object.hasOwn(data, name)) ||
  (getAt(data, 'trading' satisfies keyof Itr3) === undefined &&
    getAt(data, 'profit_loss' satisfies keyof Itr3) === undefined &&
    typedBusiness.some((key) => (wholeOf(getAt(data, `business.${key}`)) ?? 0) !== 0));

/**
 * The documented ITR-3 form data (`business`, `profession`, gains as rows, other sources, losses, deductions,
 * `taxRegime`) as form data. Business totals become account lines giving the same income; members without a
 * field and invalid amounts are listed in `warnings`, gains as errors. Numbers may be text.
 */
export function fromDocumented(year: Itr3Year, members: FormValues): { data: FormValues; warnings: Issue[] } {
  const rest = Object.fromEntries(Object.entries(members).filter(([key]) => !ownNames.includes(key)));
  const regime = members['taxRegime'] ?? members['chosenRegime'];
  const read = itr2FromDocumented(rest, true, !year.moreContacts);
  let { data } = read;
  const warnings = [...read.warnings];
  const put = (path: PathOf<Itr3>, value: unknown) => {
    if (value !== '' && value !== 0 && value !== undefined && getAt(data, path) === undefined)
      data = setAt(data, path, value);
  };
  const warn = (path: string, text: string) =>
    warnings.push({ path, message: { text }, severity: 'warning' });

  const amount = amountReader(warnings);
  /** Reader of a group's amounts by name. */
  const of =
    (group: string, from = record(members[group])) =>
    (key: string, signed = false) =>
      amount(`${group}.${key}`, from[key], signed);

  const business = of('business');
  const profit = business('net_profit_as_per_pl', true);
  const depreciation = business('add_depreciation_pl');
  if (profit !== 0 || depreciation !== 0) {
    const before = profit + depreciation;
    put(before >= 0 ? 'profit_loss.other_incomes' : 'profit_loss.other_expenses', [
      { nature: 'As per profit and loss account', amount: Math.abs(before) },
    ]);
    put('profit_loss.depreciation', depreciation);
    warn(
      'business.net_profit_as_per_pl',
      'Enter the trading and profit and loss accounts: a total alone cannot be filed',
    );
  }
  put('schedule_bp.business.add_other', business('add_inadmissible_expenses'));
  put('schedule_bp.business.other_income', business('add_income_not_included'));
  put('schedule_bp.business.less_other', business('less_deductible_expenses'));
  put('schedule_bp.business.credited.other_sources', business('less_income_to_exclude'));
  const allowed = business('less_depreciation_allowed');
  if (allowed > 0) {
    put('schedule_bp.business.depreciation_32_1_i', allowed);
    warn('business.less_depreciation_allowed', 'Enter the blocks of assets: a total alone cannot be filed');
  }

  const profession = of('profession');
  put('profession.other_receipts', profession('gross_receipts'));
  put('profession.expenses', profession('expenses'));
  put('profession.adjustments', profession('adjustments', true));
  const stated = profession('net_profit_as_per_pl', true);
  if (stated !== 0 && profession('gross_receipts') === 0)
    put('profession.other_receipts', Math.max(0, stated) + profession('expenses'));

  const given = (value: unknown) => (Array.isArray(value) ? value.length > 0 : isObject(value));
  for (const key of ['ltcg', 'stcg'])
    if (given(members[key]) || amount(key, members[key], true) !== 0) warnings.push(totalOnly(key, 'error'));
  if (given(members['brought_forward_losses'])) warnings.push(totalOnly('brought_forward_losses', 'warning'));
  put('exempt_income.agricultural_receipts', amount('agricultural_income', members['agricultural_income']));
  const tds = amount('tds_paid', members['tds_paid']);
  if (tds > 0) {
    put('taxes_paid.tds_other.0.deducted', tds);
    put('taxes_paid.tds_other.0.tds_claimed', tds);
    warnings.push(withoutTan('tds_paid'));
  }
  const advance = amount('advance_tax_paid', members['advance_tax_paid']);
  if (advance > 0) {
    put('taxes_paid.payments.0.amount', advance);
    warn('advance_tax_paid', 'Enter the date of deposit, without which the payment does not count');
  }
  for (const key of ['interest_234a', 'interest_234b', 'interest_234c', 'fee_234f'])
    if (amount(key, members[key]) > 0)
      warn(key, 'This is calculated in the return; the figure sent is not used');
  if (regime === 'Old' || regime === 'New') {
    data = setAt(data, 'filing.opt_out_new_tax_regime' satisfies PathOf<Itr3>, undefined);
    put(year.later ? 'filing.opted_out_earlier' : 'filing.opted_out_2024', 'N');
    put('filing.opt_out_now', regime === 'Old' ? 'Y' : 'N');
  }
  return { data, warnings };
}
