import { vocabulary } from './vocabulary.ts';

/** Fields of a line of a bank statement. */
const bankFields = {
  date: {
    names: ['transaction date', 'txn date', 'tran date', 'posting date', 'post date', 'दिनांक'],
    bare: ['date', 'dt', 'value date', 'value dt'],
  },
  text: {
    names: ['narration', 'particulars', 'description', 'transaction remarks', 'remarks', 'details', 'विवरण'],
    bare: ['transaction details'],
  },
  reference: {
    names: [
      'cheque no',
      'chq no',
      'cheque number',
      'chq./ref.no',
      'ref no',
      'reference no',
      'utr',
      'instrument',
    ],
    bare: ['chq', 'ref', 'cheque', 'tran id', 'transaction id'],
  },
  debit: {
    names: ['withdrawal amt', 'withdrawal amount', 'debit amount', 'withdrawals', 'amount debited'],
    bare: ['debit', 'withdrawal', 'dr', 'dr amount', 'paid out', 'नामे'],
  },
  credit: {
    names: ['deposit amt', 'deposit amount', 'credit amount', 'deposits', 'amount credited'],
    bare: ['credit', 'deposit', 'cr', 'cr amount', 'paid in', 'जमा'],
  },
  amount: { names: ['transaction amount', 'txn amount'], bare: ['amount', 'amount (inr)', 'amount (rs)'] },
  side: { names: ['dr/cr', 'cr/dr', 'debit/credit', 'transaction type', 'drcr'], bare: ['type'] },
  balance: { names: ['closing balance', 'running balance', 'balance'], bare: ['bal', 'शेष'] },
} as const;
export type BankField = keyof typeof bankFields;
/** Finds the field a heading of a bank statement names. */
export const bankField = vocabulary<BankField>(bankFields as never);
