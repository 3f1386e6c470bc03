import { date } from '../../forms/fields.ts';
import { fifthIn } from '../../tax/heads/pre-construction.ts';
import type { PropertyInput } from '../../tax/inputs/house-property.ts';
import type { Row } from '../values/names.ts';
import { code, moneyIfAny } from './fields.ts';
import { dateOf, rowsOf, rupees, textOf } from './read.ts';

const purposes = [
  { value: 'acquisition', label: 'Purchase' },
  { value: 'construction', label: 'Construction' },
  { value: 'repair', label: 'Repair or renewal' },
] as const;

/** Inputs for a housing loan's interest (s.24(b)); the file has only the result. */
export const interestParts = {
  purpose: code('Loan for', undefined, purposes, {
    section: '24(b)',
    help: 'For repairs, at most 30,000 is allowed on a self-occupied house',
  }).optional(),
  completed_on: date('House acquired or completed on', {
    section: '24(b)',
    help: 'If completed more than five years after the year of the loan, at most 30,000 is allowed on a self-occupied house',
    when: (row: Row) => row['purpose'] !== undefined || row['interest_before'] !== undefined,
  }),
  interest_current: moneyIfAny('Interest of this year only', undefined, {
    section: '24(b)',
    unused: false,
    help: 'Together with the next field, replaces the interest above',
  }),
  interest_before: moneyIfAny('Total interest of the years before completion', undefined, {
    section: '24(b)',
    unused:
      '{amount} is not used: one-fifth is allowed in the year of completion and in each of the next four years, depending on the completion date',
    help: 'One-fifth is allowed in the year of completion and in each of the next four years',
  }),
};

interface LoanRow {
  interest?: number | undefined;
  sanction_date?: string | undefined;
  purpose?: string | undefined;
  completed_on?: string | undefined;
  interest_current?: number | undefined;
  interest_before?: number | undefined;
}

/** Interest of a loan that counts in the year: as typed, or from its parts. */
const interestOf = (row: LoanRow, assessmentYear: string): number => {
  if (row.interest_current === undefined && row.interest_before === undefined) return rupees(row.interest);
  const completedOn = dateOf(row.completed_on);
  return (
    rupees(row.interest_current) +
    (completedOn ? fifthIn({ total: rupees(row.interest_before), completedOn }, assessmentYear) : 0)
  );
};

/** The loans of one property as figures of the form: interest by row if computed from inputs, and the total. */
export const loanFigures = (rows: readonly LoanRow[] | undefined, assessmentYear: string) => {
  const each = rowsOf(rows).map((row) => interestOf(row, assessmentYear));
  return {
    loans: rowsOf(rows).map((row, i) =>
      row.interest_current === undefined && row.interest_before === undefined ? {} : { interest: each[i] },
    ),
    total_loan_interest: each.reduce((all, one) => all + one, 0),
  };
};

/** Input for the engine: total interest, and loans with facts on their limit separately. */
export const loanInput = (
  rows: readonly LoanRow[] | undefined,
  assessmentYear: string,
): Pick<PropertyInput, 'interest' | 'loans'> => ({
  interest: loanFigures(rows, assessmentYear).total_loan_interest,
  loans: rowsOf(rows)
    .filter((row) => textOf(row.purpose) !== '' || dateOf(row.completed_on))
    .map((row) => {
      const takenOn = dateOf(row.sanction_date);
      const completedOn = dateOf(row.completed_on);
      const purpose = purposes.find(({ value }) => value === textOf(row.purpose))?.value ?? 'acquisition';
      return {
        interest: interestOf(row, assessmentYear),
        loan: { purpose, ...(takenOn ? { takenOn } : {}), ...(completedOn ? { completedOn } : {}) },
      };
    }),
});
