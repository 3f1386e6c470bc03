import Papa from 'papaparse';
import type { Issue } from '../forms/messages.ts';
import { formatPaise, type Paise, parseAmount } from '../money.ts';
import { safeCell } from '../sheets/safe-cell.ts';
import { type GroupMapping, groupFor, heads, type LedgerGroup } from './groups.ts';
import { type Ledger, tableColumns, withClosing } from './trial-balance.ts';

/** What a table import found: good rows as ledgers, bad rows by number with the reason; nothing is half-read. */
export interface TableImport {
  ledgers: Ledger[];
  issues: Issue[];
  unmapped: string[];
}

/** Cells a spreadsheet would run as a formula; a plain negative number is not one. */
const isFormula = (cell: string): boolean =>
  /^[=+@\t\r]/.test(cell) || (/^-/.test(cell) && !parseAmount(cell).ok);

const problem = (row: number, column: string, text: string, found: string): Issue => ({
  path: `row ${row}, ${column}`,
  message: { text, params: { found: found.slice(0, 40) } },
  severity: 'error',
});

/** An amount cell: empty is 0; `Dr`/`Cr` after it, Indian commas, brackets and ₹ are read; anything else is an error. */
function amount(cell: string, row: number, column: string, issues: Issue[]): Paise {
  const text = cell.trim();
  if (text === '') return 0;
  const side = /\s*(dr|cr)\.?$/i.exec(text)?.[1]?.toLowerCase();
  const parsed = parseAmount(side ? text.replace(/\s*(dr|cr)\.?$/i, '') : text);
  if (!parsed.ok) {
    issues.push(problem(row, column, '{found} is not an amount', text));
    return 0;
  }
  return side === 'cr' ? -Math.abs(parsed.paise) : parsed.paise;
}

/** Rows of cells (from CSV or Excel), header first, into ledgers. Row numbers count from 1 with the header as row 1. */
export function readLedgerRows(cells: readonly (readonly string[])[], mapping?: GroupMapping): TableImport {
  const ledgers: Ledger[] = [];
  const issues: Issue[] = [];
  const unmapped = new Set<string>();
  cells.forEach((row, i) => {
    if (i === 0 || row.every((cell) => cell.trim() === '')) return;
    const number = i + 1;
    const [firstCell = '', groupName = '', opening = '', debit = '', credit = '', headName = ''] = row;
    // Exports put an apostrophe before what a spreadsheet would run as a formula.
    const name = firstCell.trim().replace(/^'(?=[=+\-@])/, '');
    const disarmed = name !== firstCell.trim();
    const before = issues.length;
    if (name.trim() === '') issues.push(problem(number, tableColumns[0], 'This is required', ''));
    for (const [c, cell] of [disarmed ? '' : name, groupName].entries())
      if (isFormula(cell))
        issues.push(problem(number, tableColumns[c]!, '{found} is a formula: enter plain text', cell));
    const figures = {
      opening_balance: amount(opening, number, 'Opening', issues),
      debit: amount(debit, number, 'Debit', issues),
      // Under this heading `500 Cr` and `500` are the same; `500 Dr` and `-500` are slips.
      credit: amount(credit, number, 'Credit', issues) * (/(dr|cr)\.?$/i.test(credit.trim()) ? -1 : 1) || 0,
    };
    if (figures.debit < 0) issues.push(problem(number, 'Debit', 'This cannot be negative', debit));
    if (figures.credit < 0) issues.push(problem(number, 'Credit', 'This cannot be negative', credit));
    if (issues.length > before) return;
    const found = groupFor(groupName, mapping);
    if (!found && groupName.trim()) unmapped.add(groupName.trim());
    const closing = figures.opening_balance + figures.debit - figures.credit;
    const head = heads.find((h) => h.toLowerCase() === headName.trim().toLowerCase()) ?? found?.head;
    const group: LedgerGroup = found?.group ?? (closing >= 0 ? 'Current Assets' : 'Current Liabilities');
    ledgers.push(
      withClosing({
        ledger_name: name.slice(0, 255),
        ledger_group: group,
        ...(head ? { head } : {}),
        ...(!found && groupName.trim() ? { source_group: groupName.trim().slice(0, 255) } : {}),
        ...figures,
      }),
    );
  });
  return { ledgers, issues, unmapped: [...unmapped] };
}

/** Reads the documented CSV; comma, semicolon or tab is detected, quoted separators are kept. */
export function readLedgerCsv(text: string, mapping?: GroupMapping): TableImport {
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: false,
  });
  const open = parsed.errors.find((e) => e.type === 'Quotes');
  // An open quotation mark swallows the lines after it: nothing of such a file can be trusted.
  if (open)
    return {
      ledgers: [],
      issues: [
        {
          path: `row ${(open.row ?? 0) + 1}`,
          message: { text: 'A quotation mark is not closed' },
          severity: 'error',
        },
      ],
      unmapped: [],
    };
  return readLedgerRows(parsed.data, mapping);
}

/** The trial balance as the documented CSV, ready to be imported again. */
export function writeLedgerCsv(ledgers: readonly Ledger[]): string {
  const plain = (p: Paise) => formatPaise(p).replaceAll(',', '');
  return Papa.unparse(
    [
      [...tableColumns],
      ...ledgers.map((l) => [
        safeCell(l.ledger_name),
        l.ledger_group,
        plain(l.opening_balance),
        plain(l.debit),
        plain(l.credit),
        l.head ?? '',
      ]),
    ],
    { newline: '\r\n' },
  );
}
