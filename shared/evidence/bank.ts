import { assessmentYearOf, previousYear } from '../dates.ts';
import { type BankLine, readBank } from '../intake/bank.ts';
import { shownCell } from '../sheets/cells.ts';
import { say } from './messages.ts';
import { type Detail, type Draft, finish, type Paper, type Refused } from './pieces.ts';
import type { Sheet } from './statement-headings.ts';

/** Kind of a credit or debit by its narration. */
function kindOf({ text, credit }: BankLine): NonNullable<Detail['line']> {
  if (credit > 0) {
    if (/\b(fd|td|rd)\b.*\bint|fixed deposit int|prin and int/i.test(text)) return 'deposit_interest';
    if (
      /int\.?\s*pd|credit interest|interest (paid|credit)|int\.?\s*coll|sb int|savings interest/i.test(text)
    )
      return 'interest';
    if (/itdtax refund|income tax refund|cpc refund|itd.*refund/i.test(text)) return 'refund';
    if (/\bdiv(idend)?\b|^ach c-|nach.*cr|ecs cr/i.test(text)) return 'dividend';
    if (/\bsalary\b/i.test(text)) return 'salary';
    return '';
  }
  return /direct tax|tin\/cbdt|e-?pay tax|cbdt tax/i.test(text) ? 'tax' : '';
}

/** Account number printed above the lines: the longest digit sequence next to a word for account. */
function accountOf(rows: Sheet['rows'], until: number): string {
  for (const row of rows.slice(0, until)) {
    const line = row.map(shownCell).filter(Boolean).join(' ');
    const found = /account\s*(?:no|number)?\b[\s.:_-]*(?:-\s*)?_?\s*([\dX*]{6,20})/i.exec(line)?.[1];
    if (found) return found.replace(/^0+(?=\d{9})/, '');
  }
  return '';
}

/** Whether these tables are a bank statement. */
export const isBank = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) => {
    const { heading, lines } = readBank(rows);
    return heading?.fields.includes('balance') && lines.length > 0;
  });

/**
 * Reads a bank statement and classifies lines about income or tax. The running balance proves that no line is
 * missing.
 */
export function readBankPaper(sheets: readonly Sheet[], year: string, today: string): Paper | Refused {
  const { to } = previousYear(assessmentYearOf(year));
  const table = sheets.find(({ rows }) => readBank(rows).heading) ?? sheets[0]!;
  const read = readBank(table.rows, { today: to < today ? today : to, answers: { dates: 'day' } });
  if (!read.heading || read.lines.length === 0) return { refused: say('anotherKind'), id: 'other_kind' };
  return bankPaper(table.rows, read);
}

/** A bank statement as a paper, from its lines as read. */
export function bankPaper(rows: Sheet['rows'], read: ReturnType<typeof readBank>): Paper {
  const account = accountOf(rows, read.heading?.line ?? 0);
  let lines = read.lines;
  let { breaks } = read;
  // Some banks' exports swap the two columns: the balances show it.
  if (breaks.length > lines.length / 2) {
    const turned = lines.map((l) => ({ ...l, debit: l.credit, credit: l.debit }));
    const still = turned.filter((l, i) => {
      const before = turned[i - 1];
      return (
        before?.balance !== undefined &&
        l.balance !== undefined &&
        before.balance + l.credit - l.debit !== l.balance
      );
    });
    if (still.length < breaks.length / 2) {
      lines = turned;
      breaks = still.map((l) => l.line);
    }
  }
  const drafts = lines.map((l): Draft => {
    const line = kindOf(l);
    return {
      source: 'bank',
      code: 'BANK',
      category: line,
      payer: l.text,
      payer_id: account,
      date: l.date,
      period: l.date,
      gross: l.credit > 0 ? l.credit : -l.debit,
      role: 'line',
      place: `line ${l.line}`,
      group: line === 'interest' ? `bank|${account}|interest` : `bank|${account}`,
      detail: {
        account,
        reference: l.reference,
        line,
        debit: l.debit,
        credit: l.credit,
        ...(l.balance === undefined ? {} : { balance: l.balance }),
      },
    };
  });
  return {
    source: 'bank',
    pan: '',
    year: '',
    pieces: finish(drafts),
    set_aside: read.refused.map((r) => ({ place: `line ${r.line}`, reason: r.message, cells: r.cells })),
    warnings: [...breaks.slice(0, 20).map((line) => say('balanceBreaks', { line }))],
  };
}
