import {
  groupFor,
  type Head,
  isLedgerGroup,
  type LedgerGroup,
  type Place,
} from '../../shared/accounts/groups.ts';
import { type Ledger, ledgerWarnings, withClosing } from '../../shared/accounts/trial-balance.ts';
import type { Message } from '../../shared/forms/messages.ts';
import { createRowStore, type RowStore, type TypedText } from '../grid/rowStore.ts';
import type { GridRow } from '../grid/types.ts';

/** A ledger row, amounts in paise; any field may be missing while it is being typed. */
export interface SheetRow extends GridRow {
  ledger_name?: string;
  ledger_group?: string;
  head?: string;
  source_group?: string;
  opening_balance?: number;
  debit?: number;
  credit?: number;
  closing_balance?: number;
  /** Previous year's closing balance. */
  previous?: number;
}

/** A finding for a cell of the sheet. */
interface SheetIssue {
  field?: string;
  message: Message;
  severity: 'error' | 'warning';
}

/**
 * An open trial balance: rows, undo history and cell texts that could not be parsed. Subscribers are notified
 * of changes.
 */
export interface Sheet extends Pick<Rows, 'typed' | 'undo' | 'redo' | 'subscribe' | 'shape' | 'ticks'> {
  rows: () => readonly SheetRow[];
  /** Rows as ledgers; blank rows are left out. */
  ledgers: () => Ledger[];
  issuesOf: (id: string) => readonly SheetIssue[];
  /** Rows that cannot be saved as they are. */
  errors: () => number;
  change: (
    put: readonly SheetRow[],
    remove: readonly string[],
    texts?: readonly TypedText[],
    read?: readonly string[],
  ) => void;
  /** Replaces all rows with other ledgers, as one undo step. */
  replace: (ledgers: readonly Ledger[]) => void;
  /** Unmapped group names of the file, with their number of ledgers. */
  unplaced: () => Map<string, number>;
  /** Maps every ledger of a group name to a head. */
  place: (name: string, place: Place) => void;
}

/** The ledgers are the one table of a trial balance. */
type Rows = RowStore<'ledgers', SheetRow>;

const isBlank = (row: SheetRow): boolean =>
  !row.ledger_name?.trim() && !row.opening_balance && !row.debit && !row.credit;

/** The ledger of a complete row; undefined when name or group is missing or a movement is negative. */
export function ledgerOf(row: SheetRow): Ledger | undefined {
  const name = row.ledger_name?.trim();
  if (!name || !isLedgerGroup(row.ledger_group) || (row.debit ?? 0) < 0 || (row.credit ?? 0) < 0)
    return undefined;
  return withClosing({
    ledger_name: name,
    ledger_group: row.ledger_group,
    ...(row.head ? { head: row.head as Head } : {}),
    ...(row.source_group ? { source_group: row.source_group } : {}),
    opening_balance: row.opening_balance ?? 0,
    debit: row.debit ?? 0,
    credit: row.credit ?? 0,
  });
}

/** Opens a sheet over ledgers; `previous` are last year's closing balances by name in lower case. */
export function createSheet(start: readonly Ledger[], previous: ReadonlyMap<string, number>): Sheet {
  let serial = 0;
  const before = (name: string | undefined) => previous.get(name?.trim().toLowerCase() ?? '');
  const rowOf = (l: Ledger): SheetRow => {
    const last = before(l.ledger_name);
    return { id: `l${++serial}`, ...l, ...(last === undefined ? {} : { previous: last }) };
  };
  /** Rows from a file or from mapping are applied unchanged. */
  let asGiven = false;
  const takeAsGiven = (put: readonly SheetRow[], remove: readonly string[] = []) => {
    asGiven = true;
    store.change('ledgers', put, remove);
    asGiven = false;
  };
  let warned: { at: number; byId: Map<string, SheetIssue[]> } | undefined;

  /** Derived values: closing balance, last year's balance, and the head of a typed group name. */
  const follow = (_table: string, old: SheetRow | undefined, row: SheetRow): SheetRow => {
    if (asGiven) return row;
    const { closing_balance: _c, previous: _p, ...rest } = row;
    const next: SheetRow = rest;
    const group = row.ledger_group;
    if (group !== undefined && group !== old?.ledger_group) {
      const place = groupFor(group);
      if (place) next.ledger_group = place.group;
      delete next.source_group;
      if (place?.head) next.head = place.head;
      else if (row.head === old?.head) delete next.head;
    }
    next.closing_balance = (row.opening_balance ?? 0) + (row.debit ?? 0) - (row.credit ?? 0);
    const last = before(row.ledger_name);
    if (last !== undefined) next.previous = last;
    return next;
  };

  const store = createRowStore<'ledgers', SheetRow>(
    ['ledgers'],
    { ledgers: start.map(rowOf) },
    follow,
    () => undefined,
  );
  const { ticks, typed } = store;
  const rows = () => store.rows('ledgers');

  const warnings = (): Map<string, SheetIssue[]> => {
    if (warned?.at === ticks()) return warned.byId;
    const byId = new Map<string, SheetIssue[]>();
    const note = (id: string, issue: SheetIssue) => byId.set(id, [...(byId.get(id) ?? []), issue]);
    const named = rows().filter((r) => r.ledger_name?.trim());
    for (const w of ledgerWarnings(
      named.map((r) => ({
        ledger_name: r.ledger_name!,
        ledger_group: 'Current Assets' as LedgerGroup,
        opening_balance: r.opening_balance ?? 0,
        debit: r.debit ?? 0,
        credit: r.credit ?? 0,
        closing_balance: r.closing_balance ?? 0,
      })),
    )) {
      const index = /^ledgers\.(\d+)\./.exec(w.path)?.[1];
      const row = index === undefined ? undefined : named[Number(index)];
      if (row) note(row.id, { field: 'ledger_name', message: w.message, severity: 'warning' });
    }
    for (const row of rows()) {
      if (isBlank(row)) continue;
      const wrong = (field: string, text: string) =>
        note(row.id, { field, message: { text }, severity: 'error' });
      if (!row.ledger_name?.trim()) wrong('ledger_name', 'This is required');
      if (!isLedgerGroup(row.ledger_group)) wrong('ledger_group', 'Choose one of the options');
      if ((row.debit ?? 0) < 0) wrong('debit', 'This cannot be negative');
      if ((row.credit ?? 0) < 0) wrong('credit', 'This cannot be negative');
    }
    warned = { at: ticks(), byId };
    return byId;
  };

  return {
    ...store,
    rows,
    ledgers: () => rows().flatMap((row) => ledgerOf(row) ?? []),
    issuesOf: (id) => warnings().get(id) ?? [],
    errors: () => {
      let count = 0;
      for (const list of warnings().values()) if (list.some((i) => i.severity === 'error')) count++;
      return count + typed().size;
    },
    change: (put, remove, texts, read) => store.change('ledgers', put, remove, texts, read),
    replace: (ledgers) =>
      takeAsGiven(
        ledgers.map(rowOf),
        rows().map((row) => row.id),
      ),
    unplaced() {
      const out = new Map<string, number>();
      for (const row of rows())
        if (row.source_group) out.set(row.source_group, (out.get(row.source_group) ?? 0) + 1);
      return out;
    },
    place(name, place) {
      const wanted = name.toLowerCase();
      const put = rows().flatMap((row) => {
        if (row.source_group?.toLowerCase() !== wanted) return [];
        const { source_group: _s, head: _h, ...rest } = row;
        return [{ ...rest, ledger_group: place.group, ...(place.head ? { head: place.head } : {}) }];
      });
      takeAsGiven(put);
    },
  };
}
