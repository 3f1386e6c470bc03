import { type AccountsForm, accountsFormOf } from '../../shared/accounts/itr3-accounts.ts';
import type { Adjustments } from '../../shared/accounts/statements.ts';
import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import { paiseOf } from '../../shared/accounts/trial-balance-wire.ts';
import { financialYearOf, previousYear } from '../../shared/dates.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { t } from '../i18n/t.ts';
import { ledgersOf, type WireAdjustments, type YearAnswer } from './data/calls.ts';

/** The entity whose accounts are open. */
export interface BooksEntity {
  id: string;
  name: string;
  status: string;
  canEdit: boolean;
}

/** The previous year's trial balance, amounts in paise. */
export interface PreviousYear {
  ledgers: readonly Ledger[];
  adjustments: Adjustments;
  /** `FY 2024-25`, translated. */
  label: string;
}

export const adjustmentsOf = (wire: WireAdjustments | undefined): Adjustments => ({
  closing_stock: paiseOf(wire?.closing_stock) ?? 0,
  depreciation: paiseOf(wire?.depreciation) ?? 0,
});

export const previousOf = (previous: YearAnswer['previous']): PreviousYear | undefined =>
  previous
    ? {
        ledgers: ledgersOf(previous.ledgers),
        adjustments: adjustmentsOf(previous.adjustments),
        label: t('FY {year}', { year: financialYearOf(previous.assessment_year) }),
      }
    : undefined;

/** Last year's closing balances by lower-case ledger name; paise. */
export const closingByName = (previous: PreviousYear | undefined): Map<string, number> =>
  new Map((previous?.ledgers ?? []).map((l) => [l.ledger_name.trim().toLowerCase(), l.closing_balance]));

/** Whether a day lies in the financial year of an assessment year. */
export function isInYear(date: string, year: string): boolean {
  const { from, to } = previousYear(year);
  return date >= from && date <= to;
}

/** The last day of the financial year, or today if it has not ended. */
export const defaultDate = (year: string, today: string): string =>
  isInYear(today, year) ? today : previousYear(year).to;

/**
 * The form to which the accounts of a year can be copied; undefined when there is none or the client is
 * read-only.
 */
export const takingForm = ({ canEdit, status }: BooksEntity, year: string): AccountsForm | undefined => {
  const form = accountsFormOf(status);
  return canEdit && form !== undefined && isItrFormAvailable(form, year) ? form : undefined;
};
