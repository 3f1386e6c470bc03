import type { Issue } from '../../shared/forms/messages.ts';
import { draftIssues, type Head, type StatementDraft } from '../../shared/tds/draft.ts';
import { followDeductee, thresholdHints } from '../../shared/tds/follow.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import {
  followSalary,
  type SheetRow,
  type SheetRows,
  type TableName,
  tables,
} from '../../shared/tds/sheets.ts';
import { createRowStore, type PendingRows, type RowStore } from '../grid/rowStore.ts';

/** Unsaved changes: the full head, rows by id, removed ids. */
export interface Pending extends PendingRows<TableName, SheetRow> {
  head?: Head;
  counting?: MonthCounting;
}

/** Initial content of a book: the statement's fixed facts, head and rows, and the year's earlier deductees. */
interface BookStart {
  what: Pick<StatementDraft, 'form' | 'financial_year' | 'quarter'>;
  head: Head;
  counting: MonthCounting;
  rows: SheetRows;
  earlier: readonly SheetRow[];
}

type Rows = RowStore<TableName, SheetRow>;

/** An open statement: head, rows, findings, undo and unsaved changes. */
export interface Book extends Omit<Rows, 'tell' | 'pending' | 'stored' | 'reload'> {
  what: BookStart['what'];
  head: () => Head;
  counting: () => MonthCounting;
  earlier: () => readonly SheetRow[];
  issues: () => readonly Issue[];
  setHead: (head: Head) => void;
  setCounting: (counting: MonthCounting) => void;
  pending: () => Pending;
  /** Marks these as stored. */
  stored: (sent: Pending) => void;
  reload: (fresh: Pick<BookStart, 'head' | 'counting' | 'rows'>, keep: boolean) => void;
}

/** Delay of the full check after an edit. */
const CHECK_AFTER = 250;

const followed = (table: TableName, before: SheetRow | undefined, row: SheetRow): SheetRow =>
  table === 'deductees' ? followDeductee(before, row) : table === 'salaries' ? followSalary(row) : row;

/** Opens a book over the server's rows; `edited` is called with the unsaved changes after every edit. */
export function createBook(start: BookStart, edited: (pending: Pending) => void): Book {
  let { head, counting } = start;
  /** Unsaved head and counting. */
  let mine: Pick<Pending, 'head' | 'counting'> = {};
  let issues: readonly Issue[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store: Rows = createRowStore<TableName, SheetRow>(tables, start.rows, followed, () => {
    edited(pending());
    check();
  });
  const { rows, tell } = store;
  const pending = (): Pending => ({ ...store.pending(), ...mine });
  const checkNow = () => {
    const lists = Object.fromEntries(tables.map((table) => [table, rows(table)])) as unknown as SheetRows;
    issues = [
      ...draftIssues({ ...start.what, ...head, ...lists }),
      ...thresholdHints(start.what.form, lists.deductees, start.earlier),
    ];
  };
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checkNow();
      tell();
    }, CHECK_AFTER);
  };

  checkNow();
  return {
    ...store,
    what: start.what,
    head: () => head,
    counting: () => counting,
    earlier: () => start.earlier,
    issues: () => issues,
    setHead(next) {
      head = next;
      mine = { ...mine, head };
      edited(pending());
      check();
      tell();
    },
    setCounting(next) {
      counting = next;
      mine = { ...mine, counting };
      edited(pending());
      tell();
    },
    pending,
    stored(sent) {
      store.stored(sent);
      mine = {
        ...(mine.head && mine.head !== sent.head ? { head: mine.head } : {}),
        ...(mine.counting && mine.counting !== sent.counting ? { counting: mine.counting } : {}),
      };
    },
    reload(fresh, keep) {
      store.reload(fresh.rows, keep);
      if (!keep) mine = {};
      head = mine.head ?? fresh.head;
      counting = mine.counting ?? fresh.counting;
      checkNow();
      tell();
    },
  };
}
