import { date, text } from '../../../forms/fields.ts';
import { lenders } from '../../codes/common.ts';
import { ACCOUNT, code, money, words } from '../../common/fields.ts';

/** Of a loan for a house (s.24(b), Explanation). */
export const houseInterest = {
  help: 'Own share, including one-fifth of pre-construction interest for five years from completion; leave blank to enter the parts below',
};

/** Columns every schedule of loans has (24(b), 80E, 80EE, 80EEA, 80EEB); `interest` is the key of its last column. */
export const loanRow = (
  interest: string,
  o: { loanMax?: number; sanctioned?: { from: string; to: string }; help?: string } = {},
) => ({
  lender: code('Loan taken from', 'LoanTknFrom', lenders),
  lender_name: words('Name of the bank or institution', 'BankOrInstnName', 125),
  account_number: text('Loan account number', {
    json: 'LoanAccNoOfBankOrInstnRefNo',
    pattern: ACCOUNT,
    example: 'HL-00123456',
  }),
  sanction_date: date('Date of sanction', {
    json: 'DateofLoan',
    ...(o.sanctioned ? { from: o.sanctioned.from, to: o.sanctioned.to } : {}),
  }),
  loan_amount: money('Total amount of the loan', 'TotalLoanAmt', {
    ...(o.loanMax ? { max: o.loanMax } : {}),
    reported: true,
  }),
  outstanding: money('Outstanding on the last day of the year', 'LoanOutstndngAmt', { reported: true }),
  interest: money('Interest of the year', interest, o.help ? { help: o.help } : {}),
});
