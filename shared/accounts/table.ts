import Papa from 'papaparse';
import { type Issue, type Message, messagesOf, sentence } from '../forms/messages.ts';
import { type Columns, findColumns, type Meaning } from '../intake/ledger-headings.ts';
import { unitAbove } from '../intake/units.ts';
import { formatPaise, type Paise, parseAmount } from '../money.ts';
import { safeCell } from '../sheets/safe-cell.ts';
import {
  type GroupMapping,
  groupFor,
  type Head,
  heads,
  type LedgerGroup,
  type Place,
  tallyGroupNamed,
} from './groups.ts';
import { foldGroups } from './tally-fold.ts';
import { type Ledger, tableColumns, withClosing } from './trial-balance.ts';

/** Result of a table import: valid rows as ledgers, invalid rows by number with the reason. */
interface TableImport {
  ledgers: Ledger[];
  issues: Issue[];
  unmapped: string[];
  /** Rows that are not ledgers: repeated headings, group and total rows, notes after the last total. */
  setAside: number;
  /** How the columns were read. */
  columns?: Columns;
}

/** Options for reading a table. */
export interface TableOptions {
  mapping?: GroupMapping | undefined;
  /** Places of ledgers by their own names, for a file that names no groups. */
  byLedger?: GroupMapping | undefined;
  /** Indent of each row's name in the workbook, where the file has one; leading blanks count too. */
  indents?: readonly number[] | undefined;
  /** Meanings the user chose for columns, by heading; '' ignores one. */
  said?: Readonly<Record<string, string>> | undefined;
}

/** Cells a spreadsheet would run as a formula; plain negative numbers excluded. */
const isFormula = (cell: string): boolean =>
  /^[=+@\t\r]/.test(cell) || (/^-/.test(cell) && !parseAmount(cell).ok && !noFigure.test(cell));

const problem = (row: number, column: string, message: Message): Issue => ({
  path: column ? `row ${row}, ${column}` : `row ${row}`,
  message,
  severity: 'error',
});
const short = (cell: string): string => cell.slice(0, 40);

const refusal = (message: Message): TableImport => ({
  ledgers: [],
  issues: [{ path: 'file', message, severity: 'error' }],
  unmapped: [],
  setAside: 0,
});

/** Cell contents meaning no amount. */
const noFigure = /^\s*(?:[-–—]+|nil|n\.?a\.?)?\s*$/i;
const sideAfter = /\s*(?:(dr|cr)\.?|\((dr|cr)\.?\))$/i;

/** An amount cell: empty is 0; `Dr`/`Cr` after it, Indian commas, brackets and ₹ are read; anything else is an error. */
function amount(cell: string, row: number, column: string, issues: Issue[]): Paise {
  const text = cell.trim();
  if (noFigure.test(text)) return 0;
  const found = sideAfter.exec(text);
  const side = (found?.[1] ?? found?.[2])?.toLowerCase();
  const parsed = parseAmount(side ? text.replace(sideAfter, '') : text);
  if (!parsed.ok) {
    issues.push(problem(row, column, sentence('{found} is not an amount', { found: short(text) })));
    return 0;
  }
  return side === 'cr' ? -Math.abs(parsed.paise) : parsed.paise;
}

/** Messages for a trial balance file that cannot be read reliably. */
const tablePatterns = {
  noHeadings:
    'No headings for debit, credit or balance were found in the first 40 rows: name the columns Ledger name, Group, Opening, Debit, Credit',
  noName: 'No column has a heading for the ledger name, such as Particulars, Ledger or Account',
  twice: 'Two columns are headed {found}: rename one of them',
  noSide:
    'The column {found} does not say which balances are debits: add Dr or Cr to them, or give two columns, Debit and Credit',
  notSum:
    '{found} is not the total of the rows below it, so groups cannot be distinguished from ledgers: export the trial balance ledger-wise',
  total:
    'The ledgers add up to {sum} in column {column}, but the file’s total row is {found}: export the trial balance ledger-wise',
  headless:
    'The file has no headings, and its debits and credits do not agree: add a first line Ledger name, Group, Opening, Debit, Credit',
  rowSum: 'Opening balance, debits and credits total {sum}, but the closing balance is {found}',
  bothSides: 'Debit and credit are both filled: the net balance is used',
  unused: 'Column {found} has amounts but was not used',
  unit: 'The amounts are in larger units than rupees (“{found}”): export the trial balance in rupees',
} as const;
const sayTable = messagesOf(tablePatterns);

/** Column names in findings; others keep the file's heading. */
const called: Partial<Record<Meaning, string>> = {
  name: tableColumns[0],
  group: tableColumns[1],
  opening: 'Opening',
  debit: 'Debit',
  credit: 'Credit',
};

const pairs = [
  ['debit', 'credit'],
  ['openingDebit', 'openingCredit'],
  ['closingDebit', 'closingCredit'],
] as const;
const figures: readonly Meaning[] = [...pairs.flat(), 'opening', 'closing'];

/** One row with figures, before it is known to be a ledger. */
interface Line {
  number: number;
  name: string;
  group: string;
  head: string;
  depth: number;
  cells: Partial<Record<Meaning, Paise>>;
  opening: Paise;
  debit: Paise;
  credit: Paise;
  failed: boolean;
}

const totalRow = /^(?:grandtotal|totals?|nettotal|totalfortrialbalance|trialbalancetotal|कुल|कुलयोग|योग)$/;
const subtotalRow = /^(?:subtotals?|carriedover|carriedforward|broughtforward|cf|bf|cfwd|bfwd)$/;
const squeeze = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The documented columns, in order, for a file whose headings are their initials, or with none (`bare`). */
function documented(rows: readonly (readonly string[])[]): (Columns & { bare?: true }) | undefined {
  const places = { name: 0, group: 1, opening: 2, debit: 3, credit: 4, head: 5 };
  const blank = Math.max(
    rows.findIndex((row) => row.some((c) => c.trim() !== '')),
    0,
  );
  const first = (rows[blank] ?? []).map((c) => c.trim());
  const labels = [...tableColumns];
  if (first.length >= 5 && first.every((c, i) => c.toUpperCase() === tableColumns[i]?.[0]))
    return { headingRows: blank + 1, places, labels, twice: [] };
  const sums = first.slice(2, 5);
  const isData = sums.some((c) => parseAmount(c).ok) && sums.every((c) => c === '' || parseAmount(c).ok);
  const texts = first.slice(0, 2).every((c) => c !== '' && !parseAmount(c).ok);
  return first.length >= 5 && first.length <= 6 && isData && texts
    ? { bare: true, headingRows: blank, places, labels, twice: [] }
    : undefined;
}

/**
 * Whether the debits in a column of single balances can be identified: by Dr and Cr, by a side column, or
 * from other columns.
 */
function sided(
  meaning: 'opening' | 'closing',
  columns: Columns,
  body: readonly (readonly string[])[],
): boolean {
  const { places, labels } = columns;
  const column = places[meaning];
  if (column === undefined || places.side !== undefined) return true;
  if (/\bdr\b\W*\+|\+\W*dr\b|\bcr\b\W*-|-\W*cr\b/i.test(labels[column] ?? '')) return true;
  const filled = body
    .map((r) => (r[column] ?? '').trim())
    .filter((c) => !noFigure.test(c) && !/^[0.,]+$/.test(c));
  if (filled.length === 0 || filled.some((c) => sideAfter.test(c))) return true;
  // The documented columns mean a positive debit; an opening or closing balance with movements is verified
  // row by row.
  const inOrder = (['name', 'group', 'opening', 'debit', 'credit'] as const).every((m, i) => places[m] === i);
  if (
    meaning === 'opening' &&
    (inOrder || squeeze(labels[column]!) === 'opening' || places.closing !== undefined)
  )
    return true;
  return (
    meaning === 'closing' &&
    places.debit !== undefined &&
    places.credit !== undefined &&
    places.opening !== undefined
  );
}

/** One body row as a line; its findings go to `issues`. */
function lineOf(
  row: readonly string[],
  number: number,
  columns: Columns,
  indent: number,
  issues: Issue[],
): Line {
  const { places, labels } = columns;
  const text = (meaning: Meaning) => row[places[meaning] ?? -1] ?? '';
  const before = issues.length;
  // Exports prefix an apostrophe to what a spreadsheet would run as a formula.
  const typed = text('name').trim();
  const name = typed.replace(/^'(?=[=+\-@])/, '');
  const group = text('group');
  for (const [meaning, cell] of [
    ['name', name === typed ? name : ''],
    ['group', group],
  ] as const)
    if (isFormula(cell))
      issues.push(
        problem(
          number,
          called[meaning]!,
          sentence('{found} is a formula: enter plain text', { found: short(cell) }),
        ),
      );
  const cells: Line['cells'] = {};
  for (const meaning of figures) {
    if (places[meaning] === undefined) continue;
    const column = called[meaning] ?? labels[places[meaning]!]!;
    const cell = text(meaning);
    let paise = amount(cell, number, column, issues);
    if (meaning === 'opening' || meaning === 'closing') {
      const side = text('side').trim().toLowerCase();
      if (/^cr/.test(side)) paise = -Math.abs(paise);
    } else {
      // Under this heading `500 Cr` and `500` are the same; `500 Dr` and `-500` are slips.
      const isCredit = meaning === 'credit' || meaning.endsWith('Credit');
      if (isCredit && sideAfter.test(cell.trim())) paise = -paise || 0;
      if (paise < 0) issues.push(problem(number, column, sentence('This cannot be negative')));
    }
    cells[meaning] = paise;
  }
  const n = (meaning: Meaning) => cells[meaning] ?? 0;
  const opening = n('opening') + n('openingDebit') - n('openingCredit');
  const closing = n('closing') + n('closingDebit') - n('closingCredit');
  const moved = places.debit !== undefined;
  const opens = places.opening !== undefined || places.openingDebit !== undefined;
  const closes = places.closing !== undefined || places.closingDebit !== undefined;
  const worked = opening + n('debit') - n('credit');
  if (moved && opens && closes && worked !== closing && issues.length === before)
    issues.push(
      problem(
        number,
        labels[places.closing ?? places.closingDebit!]!,
        sayTable('rowSum', { found: { paise: closing }, sum: { paise: worked } }),
      ),
    );
  const difference = closing - opening;
  return {
    number,
    name,
    group: group.trim(),
    head: text('head').trim(),
    depth: indent + (/^ */.exec(text('name').replace(/[\t\u00a0]/g, ' '))?.[0].length ?? 0),
    cells,
    opening: moved && closes && !opens ? closing - n('debit') + n('credit') : opening,
    debit: moved ? n('debit') : closes ? Math.max(difference, 0) : 0,
    credit: moved ? n('credit') : closes ? Math.max(-difference, 0) : 0,
    failed: issues.length > before,
  };
}

/** A ledger line with the names of its groups, nearest first. */
interface Kept {
  line: Line;
  above: string[];
}

const movement = (l: Pick<Line, 'debit' | 'credit'>) => l.debit - l.credit;

/**
 * Ledgers of a list in which groups precede their parts, deeper rows being the parts; `issues` when a group
 * is not their sum.
 */
function unfold(lines: readonly Line[], issues: Issue[]): Kept[] {
  const kept: Kept[] = [];
  const open: { line: Line; opening: Paise; moved: Paise }[] = [];
  const close = (depth: number) => {
    while (open.length > 0 && open.at(-1)!.line.depth >= depth) {
      const { line, opening, moved } = open.pop()!;
      if (opening !== line.opening || moved !== movement(line))
        issues.push(problem(line.number, called.name!, sayTable('notSum', { found: short(line.name) })));
    }
  };
  lines.forEach((line, i) => {
    close(line.depth);
    const parent = open.at(-1);
    if (parent) {
      parent.opening += line.opening;
      parent.moved += movement(line);
    }
    const deeper = (lines[i + 1]?.depth ?? -1) > line.depth;
    if (deeper) open.push({ line, opening: 0, moved: 0 });
    else kept.push({ line, above: open.map((o) => o.line.name).reverse() });
  });
  close(-1);
  return kept;
}

/** Mapping of the five head lines cloud books print above their accounts; individual accounts need a mapping. */
const natures: Readonly<Record<string, LedgerGroup>> = {
  asset: 'Current Assets',
  assets: 'Current Assets',
  liability: 'Current Liabilities',
  liabilities: 'Current Liabilities',
  income: 'Other Income',
  incomes: 'Other Income',
  expense: 'Indirect Expenses',
  expenses: 'Indirect Expenses',
};

/** Names of groups in other books; a ledger may bear them too, so they count in the place of a group only. */
const groupWords: Readonly<Record<string, string>> = {
  sales: 'Sales Accounts',
  purchases: 'Purchase Accounts',
  equity: 'Capital Account',
};

/** Lines named Total of a group repeat its ledgers, if the lines equal the file's own total without them. */
function withoutTotals(kept: Kept[], said: Line['cells'] | undefined, places: Columns['places']): Kept[] {
  const apart = kept.filter((k) => !/^(sub\s*)?totals?\b/i.test(k.line.name));
  const comesTo = (m: Meaning) => apart.reduce((n, k) => n + (k.line.cells[m] ?? 0), 0) === (said?.[m] ?? 0);
  return said && figures.every((m) => places[m] === undefined || comesTo(m)) ? apart : kept;
}

/** Columns with the user's choices applied. */
function asSaid(columns: Columns | undefined, said: TableOptions['said']): Columns | undefined {
  if (!columns || !said || Object.keys(said).length === 0) return columns;
  const places = { ...columns.places };
  columns.labels.forEach((label, c) => {
    if (!label || !Object.hasOwn(said, label)) return;
    for (const [meaning, at] of Object.entries(places) as [Meaning, number][])
      if (at === c) delete places[meaning];
    if (said[label]) places[said[label] as Meaning] = c;
  });
  return { ...columns, places, twice: columns.twice.filter((label) => !Object.hasOwn(said, label)) };
}

/**
 * Reads rows of cells (CSV or Excel) into ledgers. Headings decide, in any order; without headings the
 * documented columns are read. Group and total rows are ignored, but groups must be the sums of their ledgers
 * and the file's total row the sum of all. Ambiguous files are rejected with the reason. Row numbers count
 * from 1.
 */
export function readLedgerRows(
  rows: readonly (readonly string[])[],
  options: TableOptions = {},
): TableImport {
  const found = asSaid(findColumns(rows), options.said);
  const columns: ReturnType<typeof documented> = found ?? documented(rows);
  if (!columns) return refusal(sayTable('noHeadings'));
  const { places, labels } = columns;
  if (columns.twice.length > 0) return refusal(sayTable('twice', { found: columns.twice[0]! }));
  if (places.name === undefined) return refusal(sayTable('noName'));
  const unit = unitAbove(rows.slice(0, columns.headingRows));
  if (unit) return refusal(sayTable('unit', { found: unit }));
  const body = rows.slice(columns.headingRows);
  for (const meaning of ['opening', 'closing'] as const)
    if (!sided(meaning, columns, body))
      return refusal(sayTable('noSide', { found: labels[places[meaning]!]! }));

  const issues: Issue[] = [];
  const lines: Line[] = [];
  const headOfLine = new Map<Line, string>();
  let total: Line | undefined;
  let head = '';
  let setAside = 0;
  const headings = rows.slice(0, columns.headingRows).map((r) => r.map((c) => c.trim()).join('|'));
  const headNames = new Set<string>();
  body.forEach((row, i) => {
    if (row.every((cell) => cell.trim() === '')) return;
    const number = columns.headingRows + i + 1;
    const name = (row[places.name!] ?? '').trim();
    const has = figures.some((m) => places[m] !== undefined && (row[places[m]!] ?? '').trim() !== '');
    const isTotal = totalRow.test(squeeze(name));
    const ofHead = /^total (?:for |of )?(.+)$/i.exec(name)?.[1];
    if (headings.includes(row.map((c) => c.trim()).join('|')) || subtotalRow.test(squeeze(name))) setAside++;
    else if (isTotal || (ofHead && headNames.has(squeeze(ofHead)))) {
      setAside++;
      if (isTotal) total = lineOf(row, number, columns, 0, []);
    } else if (
      !has &&
      (row[places.group ?? -1] ?? '').trim() === '' &&
      !isFormula(name) &&
      (total || name !== '')
    ) {
      // A name without figures is a heading of the rows below; after the total it is a note.
      setAside++;
      if (!total) {
        head = name;
        headNames.add(squeeze(name));
      }
    } else {
      const line = lineOf(row, number, columns, options.indents?.[number - 1] ?? 0, issues);
      if (name === '' && !line.failed) {
        issues.push(problem(number, called.name!, sentence('This is required')));
        line.failed = true;
      }
      lines.push(line);
      if (head) headOfLine.set(line, head);
    }
  });
  const clean = issues.length === 0;
  const good = lines.filter((l) => !l.failed);

  // ---- groups and ledgers apart
  const nested = places.group === undefined && new Set(good.map((l) => l.depth)).size > 1;
  const folding: Issue[] = [];
  let kept: Kept[] = good.map((line) => ({
    line,
    above: headOfLine.has(line) ? [headOfLine.get(line)!] : [],
  }));
  if (nested && clean) kept = unfold(good, folding);
  else if (places.group === undefined && headOfLine.size === 0 && clean)
    kept = foldGroups(good).leaves.map(({ row, under }) => ({ line: row, above: under ? [under] : [] }));
  if (folding.length > 0) return { ledgers: [], issues: folding, unmapped: [], setAside };
  setAside += good.length - kept.length;

  // ---- the file's own total
  const said = total?.cells ?? {};
  const apart = withoutTotals(kept, total && said, places);
  setAside += kept.length - apart.length;
  kept = apart;
  for (const meaning of figures) {
    const sum = kept.reduce((n, k) => n + (k.line.cells[meaning] ?? 0), 0);
    const shown = total && (rows[total.number - 1]?.[places[meaning] ?? -1] ?? '').trim();
    if (!clean || !shown || sum === said[meaning]) continue;
    return refusal(
      sayTable('total', {
        sum: { paise: sum },
        found: { paise: said[meaning] ?? 0 },
        column: called[meaning] ?? labels[places[meaning]!]!,
      }),
    );
  }
  const sumOf = (of: (l: Line) => Paise) => kept.reduce((n, k) => n + of(k.line), 0);
  if (columns.bare && (sumOf((l) => l.opening) !== 0 || sumOf(movement) !== 0))
    return refusal(sayTable('headless'));

  // ---- places
  const unmapped = new Set<string>();
  const namesGroups = places.group !== undefined || kept.some((k) => k.above.length > 0);
  const ledgers = kept.map(({ line, above }) => {
    const closing = line.opening + movement(line);
    const nature = natures[squeeze(above[0] ?? '')];
    const known = line.group || !namesGroups || nature ? undefined : tallyGroupNamed(line.name) && line.name;
    const groupName = line.group || known || (nature ? '' : (above[0] ?? ''));
    let place: Place | undefined;
    for (const name of [groupName, ...above])
      place ??= name
        ? (groupFor(name, options.mapping) ?? groupFor(groupWords[name.toLowerCase()] ?? '', options.mapping))
        : undefined;
    const asked = groupName || (places.group === undefined ? line.name : '');
    if (!groupName && asked)
      place ??= options.byLedger?.get(asked.toLowerCase()) ?? groupFor(asked, options.mapping);
    if (!place && asked) unmapped.add(asked);
    const headName = headOf(line.head) ?? place?.head;
    return withClosing({
      ledger_name: line.name.slice(0, 255),
      ledger_group: place?.group ?? nature ?? (closing >= 0 ? 'Current Assets' : 'Current Liabilities'),
      ...(headName ? { head: headName } : {}),
      ...(!place && asked ? { source_group: asked.slice(0, 255) } : {}),
      opening_balance: line.opening,
      debit: line.debit,
      credit: line.credit,
    });
  });
  const closingOnly =
    places.debit !== undefined &&
    figures.every((m) => m === 'debit' || m === 'credit' || places[m] === undefined);
  const told: Issue[] = [];
  if (closingOnly)
    for (const { line } of kept)
      if (line.debit !== 0 && line.credit !== 0)
        told.push({ ...problem(line.number, '', sayTable('bothSides')), severity: 'warning' });
  const used = new Set(Object.values(places));
  labels.forEach((label, c) => {
    if (
      label &&
      !used.has(c) &&
      body.some((r) => /[.,]\d\d$/.test((r[c] ?? '').trim()) && parseAmount(r[c]!).ok)
    )
      told.push({
        path: 'file',
        message: sayTable('unused', { found: label }),
        severity: 'warning',
      });
  });
  return { ledgers, issues: [...issues, ...told], unmapped: [...unmapped], setAside, columns };
}

const headOf = (name: string): Head | undefined => heads.find((h) => h.toLowerCase() === name.toLowerCase());

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
