import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Filling, type Issue, type Literal, sentence } from '../forms/messages.ts';
import { type Paise, parseAmount } from '../money.ts';
import { type GroupMapping, groupFor, type Place } from './groups.ts';
import { type DisplayRow, foldGroups, type Leaf } from './tally-fold.ts';
import { type Ledger, withClosing } from './trial-balance.ts';

/** Result of an import; `unmapped` lists unknown groups. */
interface TallyImport {
  shape: 'display report' | 'masters' | 'ledger list' | 'balance sheet' | 'profit and loss';
  company?: string;
  ledgers: Ledger[];
  issues: Issue[];
  /** Names of groups that were placed by guess of their balance's sign and need a look. */
  unmapped: string[];
  /** Closing value of stock, if the file has it besides the opening value. */
  closing_stock?: Paise;
}

/** Largest text read, in characters: about 100,000 ledgers with room. */
const largest = 60_000_000;

const refuse = <const T extends string>(text: Literal<T>, ...filling: Filling<T>): Issue => ({
  path: 'file',
  message: sentence<T>(text, ...filling),
  severity: 'error',
});

/** References XML forbids (control characters below space but tab, line feed, return), as Tally writes them. */
const isForbidden = (code: number): boolean =>
  code < 9 || code === 11 || code === 12 || (code > 13 && code < 32);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text content with entities decoded; control characters become spaces. */
function readText(raw: string): string {
  return raw
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return named[name] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
        return isForbidden(code) || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}

type Node = Record<string, unknown>;
const tagOf = (node: Node): string => Object.keys(node).find((k) => k !== ':@' && k !== '#text') ?? '';
const childrenOf = (node: Node): Node[] => (node[tagOf(node)] as Node[] | undefined) ?? [];
const textOf = (node: Node | undefined): string =>
  node
    ? readText(
        childrenOf(node)
          .map((c) => String(c['#text'] ?? ''))
          .join(''),
      )
    : '';
const child = (node: Node | undefined, tag: string): Node | undefined =>
  node && childrenOf(node).find((c) => tagOf(c) === tag);
const nameOf = (node: Node): string =>
  readText(String((node[':@'] as Record<string, string> | undefined)?.['@_NAME'] ?? ''));

/** An amount of Tally: negative is a debit. Returns paise with debit positive, undefined for an empty element. */
function amountOf(node: Node | undefined, where: string, issues: Issue[]): Paise | undefined {
  const raw = textOf(node);
  if (raw === '') return undefined;
  const side = /\b(dr|cr)\.?$/i.exec(raw)?.[1]?.toLowerCase();
  const figure = side ? raw.replace(/\s*(dr|cr)\.?$/i, '') : raw;
  const parsed = parseAmount(figure);
  if (!parsed.ok) {
    issues.push({
      path: where,
      message: sentence('{found} is not an amount', { found: raw.slice(0, 40) }),
      severity: 'error',
    });
    return undefined;
  }
  if (side) return side === 'dr' ? Math.abs(parsed.paise) : -Math.abs(parsed.paise);
  return parsed.paise === 0 ? 0 : -parsed.paise;
}

/** A place, with the file's own group where it was only guessed. */
interface Placed extends Place {
  source_group?: string;
}

/** Places a ledger: its group, or the nearest known ancestor, else by the sign of its balance. */
function place(
  groupName: string,
  parents: ReadonlyMap<string, string>,
  closing: Paise,
  unmapped: Set<string>,
  mapping: GroupMapping | undefined,
): Placed {
  let name = groupName;
  for (let depth = 0; depth < 20 && name && name.toLowerCase() !== 'primary'; depth++) {
    const found = groupFor(name, mapping);
    if (found) return found;
    name = parents.get(name) ?? '';
  }
  if (groupName) unmapped.add(groupName);
  const guess: Place =
    closing >= 0
      ? { group: 'Current Assets', head: 'Other current assets' }
      : { group: 'Current Liabilities', head: 'Other current liabilities' };
  return groupName ? { ...guess, source_group: groupName.slice(0, 255) } : guess;
}

const ledger = (name: string, at: Placed, figures: { opening: Paise; debit: Paise; credit: Paise }): Ledger =>
  withClosing({
    ledger_name: name.slice(0, 255),
    ledger_group: at.group,
    ...(at.head ? { head: at.head } : {}),
    ...(at.source_group ? { source_group: at.source_group } : {}),
    opening_balance: figures.opening,
    debit: figures.debit,
    credit: figures.credit,
  });

/** Display report: a name, then its figures as the next sibling; only the order joins them. */
function displayReport(
  nodes: readonly Node[],
  issues: Issue[],
  mapping: GroupMapping | undefined,
): { ledgers: Ledger[]; unmapped: string[] } {
  const rows: DisplayRow[] = [];
  let name = '';
  for (const node of nodes) {
    const tag = tagOf(node);
    if (tag === 'DSPACCNAME') name = textOf(child(node, 'DSPDISPNAME'));
    if (tag !== 'DSPACCINFO' || name === '') continue;
    const read = (outer: string, inner: string) => amountOf(child(child(node, outer), inner), name, issues);
    const opening = read('DSPOPAMT', 'DSPOPAMTA') ?? 0;
    const debit = Math.abs(read('DSPDRAMT', 'DSPDRAMTA') ?? 0);
    const credit = Math.abs(read('DSPCRAMT', 'DSPCRAMTA') ?? 0);
    // Closing-only reports: a row may have both sides, kept separately as movements.
    const closingDebit = Math.abs(read('DSPCLDRAMT', 'DSPCLDRAMTA') ?? 0);
    const closingCredit = Math.abs(read('DSPCLCRAMT', 'DSPCLCRAMTA') ?? 0);
    const row = { name, opening, debit: debit + closingDebit, credit: credit + closingCredit };
    const stated = read('DSPCLAMT', 'DSPCLAMTA');
    if (stated !== undefined && stated !== row.opening + row.debit - row.credit)
      issues.push({
        path: name,
        message: { text: 'The closing balance in the file does not match opening balance and movements' },
        severity: 'warning',
      });
    rows.push(row);
    name = '';
  }
  const { leaves, totals } = foldGroups(rows);
  if (totals.length > 0)
    issues.push({
      path: 'file',
      message: sentence(
        '{count} group totals were left out because their ledgers are listed below them: {names}',
        {
          count: totals.length,
          names: totals.slice(0, 10).join(', '),
        },
      ),
      severity: 'warning',
    });
  return placeRows(leaves, mapping);
}

/** Rows of a report as ledgers, each in the group above it or the one it names. */
function placeRows(
  leaves: readonly Leaf<DisplayRow>[],
  mapping: GroupMapping | undefined,
): { ledgers: Ledger[]; unmapped: string[] } {
  const unmapped = new Set<string>();
  const ledgers = leaves.map(({ row, under }) => {
    // A ledger may have the name of another group; the office's mapping takes precedence over its position.
    const name = under && !mapping?.has(row.name.trim().toLowerCase()) ? under : row.name;
    const closing = row.opening + row.debit - row.credit;
    return ledger(row.name, place(name, new Map(), closing, unmapped, mapping), row);
  });
  return { ledgers, unmapped: [...unmapped] };
}

/**
 * Balance sheet and profit and loss reports: each name with one amount, in the inner column if it is part of
 * the heading above it ("Cost of Sales :"). Each has only half of a trial balance; a warning says so.
 */
function finalReport(
  nodes: readonly Node[],
  which: 'BSAMT' | 'PLAMT',
  issues: Issue[],
  mapping: GroupMapping | undefined,
): { ledgers: Ledger[]; unmapped: string[] } {
  const rows: (DisplayRow & { inner: boolean })[] = [];
  let name = '';
  for (const node of nodes) {
    const tag = tagOf(node);
    if (tag === 'DSPACCNAME') name = textOf(child(node, 'DSPDISPNAME'));
    if (tag === 'BSNAME') name = textOf(child(child(node, 'DSPACCNAME'), 'DSPDISPNAME'));
    if (tag !== which || name === '') continue;
    const main = amountOf(child(node, 'BSMAINAMT'), name, issues);
    const part = amountOf(child(node, which === 'BSAMT' ? 'BSSUBAMT' : 'PLSUBAMT'), name, issues);
    const amount = main ?? part ?? 0;
    rows.push({
      name,
      opening: 0,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
      inner: main === undefined && part !== undefined,
    });
    name = '';
  }
  // A heading ends in a colon; its amount is that of the parts below it.
  const counted = rows.filter((row, i) => !(/:\s*$/.test(row.name) && rows[i + 1]?.inner));
  issues.push({
    path: 'file',
    message: {
      text:
        which === 'BSAMT'
          ? 'This is the balance sheet, which lacks income and expenses. Export the full trial balance from Tally.'
          : 'This is the profit and loss account, which lacks assets and liabilities. Export the full trial balance from Tally.',
    },
    severity: 'warning',
  });
  return placeRows(
    counted.filter((row) => row.debit !== 0 || row.credit !== 0).map((row) => ({ row })),
    mapping,
  );
}

/** Every node with this tag, at any depth, in document order. */
function* all(nodes: readonly Node[], tag: string): Generator<Node> {
  for (const node of nodes) {
    if (tagOf(node) === tag) yield node;
    else yield* all(childrenOf(node), tag);
  }
}

/** Masters and ledger lists: ledgers with PARENT and balances. */
function masters(
  nodes: readonly Node[],
  issues: Issue[],
  mapping: GroupMapping | undefined,
): { ledgers: Ledger[]; unmapped: string[]; closing_stock?: Paise } {
  const parents = new Map<string, string>();
  for (const group of all(nodes, 'GROUP')) parents.set(nameOf(group), textOf(child(group, 'PARENT')));
  const ledgers: Ledger[] = [];
  const unmapped = new Set<string>();
  let closingStock: Paise | undefined;
  for (const node of all(nodes, 'LEDGER')) {
    const name = nameOf(node) || textOf(child(node, 'NAME'));
    const parent = textOf(child(node, 'PARENT'));
    if (!name) continue;
    // The ledger of the year's result has no parent and no figures.
    const opening = amountOf(child(node, 'OPENINGBALANCE'), name, issues);
    const closing = amountOf(child(node, 'CLOSINGBALANCE'), name, issues);
    if (!parent && opening === undefined && closing === undefined) continue;
    const start = opening ?? 0;
    const movement = closing === undefined ? 0 : closing - start;
    const at = parent
      ? place(parent, parents, start + movement, unmapped, mapping)
      : { group: 'Reserves & Surplus' as const };
    // A ledger list has stock at its closing value, a trial balance at its opening value: nothing was posted
    // in between.
    const isStock = 'head' in at && at.head === 'Inventories' && closing !== undefined;
    if (isStock) closingStock = (closingStock ?? 0) + closing;
    const posted = isStock ? 0 : movement;
    const figures = {
      opening: start,
      debit: Math.max(posted, 0),
      credit: posted < 0 ? -posted : 0,
    };
    ledgers.push(ledger(name, at, figures));
  }
  return {
    ledgers,
    unmapped: [...unmapped],
    ...(closingStock === undefined ? {} : { closing_stock: closingStock }),
  };
}

/** Reason why a file has no ledgers. */
function emptyReason(body: readonly Node[]) {
  if ([...all(body, 'VOUCHER')].length > 0)
    return 'The file has vouchers and no ledgers. Export the trial balance or the ledgers from Tally.';
  if ([...all(body, 'GROUP')].some((g) => nameOf(g) !== ''))
    return 'The file lists groups and no ledgers. Export the trial balance or the ledgers from Tally.';
  return 'No ledgers were found in the file';
}

/** Escapes bare ampersands, which Tally writes although XML forbids them. */
const mendAmpersands = (text: string): string =>
  text.replace(/&(?!#\d{1,7};|#x[0-9a-fA-F]{1,6};|(?:amp|lt|gt|quot|apos);)/g, '&amp;');

/**
 * Reads a Tally export (display report, masters or ledger collection) into ledgers. Never executes anything in the file: a
 * DOCTYPE or entity declaration is refused. Amounts in Tally are negative for a debit; here a debit is positive.
 */
export function readTally(source: string, mapping?: GroupMapping): TallyImport {
  const none = (issue: Issue): TallyImport => ({
    shape: 'display report',
    ledgers: [],
    issues: [issue],
    unmapped: [],
  });
  if (source.length > largest)
    return none(
      refuse('The file is too large: at most {max} MB of text can be read', { max: largest / 1_000_000 }),
    );
  const text = source.replace(/^\uFEFF/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return none(
      refuse(
        'The file has a DOCTYPE or entities, which no Tally export contains: export it from Tally again',
      ),
    );
  const checked = XMLValidator.validate(
    mendAmpersands(text).replace(/&#\d{1,7};|&#x[0-9a-fA-F]{1,6};/g, ' '),
    { allowBooleanAttributes: true },
  );
  if (checked !== true)
    return none(
      refuse('The file is not XML: {reason} (line {line})', {
        reason: checked.err.msg.slice(0, 120),
        line: checked.err.line,
      }),
    );
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    trimValues: false,
  });
  let nodes: Node[];
  try {
    nodes = parser.parse(mendAmpersands(text)) as Node[];
  } catch (error) {
    return none(
      refuse('The file cannot be read: {reason}', {
        reason: error instanceof Error ? error.message.slice(0, 120) : 'unknown',
      }),
    );
  }
  const envelope = nodes.find((n) => tagOf(n) === 'ENVELOPE');
  if (!envelope) return none(refuse('This is not a Tally export: no ENVELOPE was found'));
  const issues: Issue[] = [];
  const body = childrenOf(envelope);
  const display = body.some((n) => tagOf(n) === 'DSPACCINFO');
  const final = (['BSAMT', 'PLAMT'] as const).find((tag) => body.some((n) => tagOf(n) === tag));
  const found = display
    ? displayReport(body, issues, mapping)
    : final
      ? finalReport(body, final, issues, mapping)
      : masters(body, issues, mapping);
  const company = textOf([...all(body, 'SVCURRENTCOMPANY')][0]);
  const shape = display
    ? 'display report'
    : final
      ? final === 'BSAMT'
        ? 'balance sheet'
        : 'profit and loss'
      : [...all(body, 'TALLYMESSAGE')].length > 0
        ? 'masters'
        : 'ledger list';
  if (found.ledgers.length === 0) issues.push(refuse(emptyReason(body)));
  return { shape, ...(company ? { company } : {}), ...found, issues };
}
