import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt, setAt } from '../../forms/paths.ts';
import { fromDocumented as itr2FromDocumented } from '../itr2/documented.ts';
import { isObject } from '../json/path.ts';
import type { Itr3Year } from './years.ts';

const amount = (v: unknown): number => {
  const n = typeof v === 'string' ? Number(v.replaceAll(',', '')) : v;
  return typeof n === 'number' && Number.isFinite(n) ? Math.round(n) : 0;
};
const record = (v: unknown): FormData => (isObject(v) ? v : {});

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

/** Whether data is of the documented flat shape: totals of the business where the form has accounts. */
export const isDocumented = (data: FormData): boolean =>
  ['taxRegime', 'ltcg', 'stcg', 'agricultural_income'].some((name) => Object.hasOwn(data, name)) ||
  (getAt(data, 'trading') === undefined &&
    getAt(data, 'profit_loss') === undefined &&
    typedBusiness.some((key) => amount(getAt(data, `business.${key}`)) !== 0));

/**
 * The documented ITR-3 form data (`business`, `profession`, gains as rows, other sources, losses, deductions, `taxRegime`)
 * as this form's data. Business totals become lines of the accounts that come to the same income; what has no place is
 * named in `warnings`. Numbers may be text; invalid ones count as 0.
 */
export function fromDocumented(year: Itr3Year, members: FormData): { data: FormData; warnings: Issue[] } {
  const rest = Object.fromEntries(Object.entries(members).filter(([key]) => !ownNames.includes(key)));
  const regime = members['taxRegime'] ?? members['chosenRegime'];
  const read = itr2FromDocumented(rest, true);
  let { data } = read;
  const warnings = [...read.warnings];
  const put = (path: string, value: unknown) => {
    if (value !== '' && value !== 0 && value !== undefined && getAt(data, path) === undefined)
      data = setAt(data, path, value);
  };
  const warn = (path: string, text: string) =>
    warnings.push({ path, message: { text }, severity: 'warning' });

  const business = record(members['business']);
  const profit = amount(business['net_profit_as_per_pl']);
  const depreciation = amount(business['add_depreciation_pl']);
  if (profit !== 0 || depreciation !== 0) {
    const before = profit + depreciation;
    put(before >= 0 ? 'profit_loss.other_incomes' : 'profit_loss.other_expenses', [
      { nature: 'As per profit and loss account', amount: Math.abs(before) },
    ]);
    put('profit_loss.depreciation', depreciation);
    warn(
      'business.net_profit_as_per_pl',
      'Enter the trading and the profit and loss account: a total alone cannot be filed',
    );
  }
  put('schedule_bp.business.add_other', Math.max(0, amount(business['add_inadmissible_expenses'])));
  put('schedule_bp.business.other_income', Math.max(0, amount(business['add_income_not_included'])));
  put('schedule_bp.business.less_other', Math.max(0, amount(business['less_deductible_expenses'])));
  put('schedule_bp.business.credited.other_sources', Math.max(0, amount(business['less_income_to_exclude'])));
  const allowed = Math.max(0, amount(business['less_depreciation_allowed']));
  if (allowed > 0) {
    put('schedule_bp.business.depreciation_32_1_i', allowed);
    warn('business.less_depreciation_allowed', 'Enter the blocks of assets: a total alone cannot be filed');
  }

  const profession = record(members['profession']);
  put('profession.other_receipts', Math.max(0, amount(profession['gross_receipts'])));
  put('profession.expenses', Math.max(0, amount(profession['expenses'])));
  put('profession.adjustments', amount(profession['adjustments']));
  const stated = amount(profession['net_profit_as_per_pl']);
  if (stated !== 0 && amount(profession['gross_receipts']) === 0)
    put('profession.other_receipts', Math.max(0, stated) + Math.max(0, amount(profession['expenses'])));

  for (const key of ['ltcg', 'stcg', 'brought_forward_losses'])
    if (Array.isArray(members[key]) ? (members[key] as unknown[]).length > 0 : isObject(members[key]))
      warn(key, 'Enter this in its schedule: a total alone cannot be filed');
  put('exempt_income.agricultural_receipts', Math.max(0, amount(members['agricultural_income'])));
  if (amount(members['tds_paid']) > 0) {
    put('taxes_paid.tds_other.0.deducted', amount(members['tds_paid']));
    put('taxes_paid.tds_other.0.tds_claimed', amount(members['tds_paid']));
  }
  if (amount(members['advance_tax_paid']) > 0) {
    put('taxes_paid.payments.0.amount', amount(members['advance_tax_paid']));
    warn('advance_tax_paid', 'Enter the date of deposit: only then does the payment count');
  }
  if (regime === 'Old' || regime === 'New') {
    data = setAt(data, 'filing.opt_out_new_tax_regime', undefined);
    put(year.later ? 'filing.opted_out_earlier' : 'filing.opted_out_2024', 'N');
    put('filing.opt_out_now', regime === 'Old' ? 'Y' : 'N');
  }
  return { data, warnings };
}
