import { addDays, type IsoDate } from '../dates.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { type DutyState, dutyStates, isDutyState } from './states.ts';

/** Person responsible for a duty. */
export interface Responsible {
  id: string;
  name: string;
}

/** One duty of a client in a period. */
export interface Cell {
  /** The form or payment, `IFF` in the column of GSTR-1. */
  duty: string;
  state: DutyState;
  due: IsoDate;
  who: Responsible;
  /** The existing return or statement; null if none exists yet or the product does not prepare it. */
  return_id: string | null;
  /** The GSTIN or TAN, where the client has several of the kind. */
  registration_id?: string;
  registration?: string;
  acknowledgement?: string;
  filed_on?: IsoDate;
  /** Form of an income-tax return. */
  itr_type?: string;
}

/** One client of the board. */
export interface BoardRow {
  client: {
    id: string;
    name: string;
    pan: string;
    status: string;
    /** Family or business house, and labels, as the firm put them. */
    group?: { id: string; name: string };
    labels?: string[];
    /** Papers of the assessment year on the desk: differences without a reason; null until they were compared. */
    papers?: { company_id: string; year: string; unexplained: number | null };
  };
  cells: Cell[];
}

/** Board column: its duties and their period. */
export interface BoardColumn {
  id: string;
  label: string;
  duties: string[];
  /** `10-2026`, `2026-27 Q2`, `2026-27`. */
  period: string;
}

/** How many duties of a column there are, are not filed, and are late; by state. */
interface ColumnCounts {
  total: number;
  left: number;
  late: number;
  states: Record<DutyState, number>;
}

/** `GET /board`. */
export interface Board {
  period: string;
  today: IsoDate;
  columns: BoardColumn[];
  rows: BoardRow[];
  counts: BoardCounts;
}

/** Sums of the rows: by column, and due within seven days including today. */
export interface BoardCounts {
  clients: number;
  columns: Record<string, ColumnCounts>;
  week: { column: string; due: number; left: number }[];
}

/** Column a duty is shown in, and its place. */
const columnOf: Readonly<Record<string, string>> = {
  IFF: 'GSTR-1',
  'PMT-06': 'GSTR-3B',
  'CMP-08': 'GSTR-3B',
  '138': '24Q',
  '140': '26Q',
  '144': '27Q',
  '143': '27EQ',
};
const order = [
  'GSTR-1',
  'GSTR-3B',
  'GSTR-4',
  'GSTR-6',
  'GSTR-9',
  'GSTR-9C',
  '24Q',
  '26Q',
  '27Q',
  '27EQ',
].concat(['Advance tax', 'Tax audit', 'ITR']);

/** Columns of these duties in their order, each with the forms that were met. */
export function columnsOf(duties: Iterable<{ form: string; period: string }>): BoardColumn[] {
  const found = new Map<string, BoardColumn>();
  for (const { form, period } of duties) {
    const id = columnOf[form] ?? form;
    const column = found.get(id) ?? { id, label: id, duties: [], period };
    if (!column.duties.includes(form)) column.duties.push(form);
    found.set(id, column);
  }
  const at = (form: string, id: string) => (form === id ? 0 : 1);
  return [...found.values()]
    .map((c) => {
      const duties = c.duties.sort((a, b) => at(a, c.id) - at(b, c.id));
      return { ...c, duties, label: duties.map((d) => (/^\d+$/.test(d) ? `Form ${d}` : d)).join(' / ') };
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Days from today that count as this week. */
const weekDays = 7;

/**
 * Whether a due date falls within the seven days from today; the end is computed once, not for each of
 * thousands of duties.
 */
const thisWeek = (today: IsoDate): ((due: IsoDate) => boolean) => {
  const end = addDays(today, weekDays);
  return (due) => due >= today && due < end;
};

/** Sums over rows of a board. */
export function countsOf(
  rows: readonly BoardRow[],
  columns: readonly BoardColumn[],
  today: IsoDate,
): BoardCounts {
  const counts: Record<string, ColumnCounts> = {};
  const week = new Map<string, { column: string; due: number; left: number }>();
  const soonDue = thisWeek(today);
  for (const { id } of columns)
    counts[id] = {
      total: 0,
      left: 0,
      late: 0,
      states: Object.fromEntries(dutyStates.map((s) => [s, 0])) as Record<DutyState, number>,
    };
  const home = new Map(
    columns.flatMap(({ id, duties }) => duties.map((duty) => [duty, { id, sum: counts[id]! }] as const)),
  );
  for (const { cells } of rows)
    for (const { duty, state, due } of cells) {
      const column = home.get(duty);
      if (!column) continue;
      const { id, sum } = column;
      sum.total++;
      sum.states[state]++;
      if (state !== 'filed') sum.left++;
      if (state === 'late') sum.late++;
      if (!soonDue(due)) continue;
      const soon = week.get(id) ?? { column: id, due: 0, left: 0 };
      soon.due++;
      if (state !== 'filed') soon.left++;
      week.set(id, soon);
    }
  return {
    clients: rows.length,
    columns: counts,
    week: columns.flatMap(({ id }) => week.get(id) ?? []),
  };
}

const filterKeys = ['state', 'duty', 'due', 'who', 'type', 'group', 'label'] as const;
type FilterKey = (typeof filterKeys)[number];

/** Terms of a filter by key; those of one key are alternatives, keys add up. */
export type BoardFilter = Partial<Record<FilterKey, string[]>>;

/**
 * Reads a filter: terms divided by commas, `state:late,duty:GSTR-3B,due:week`. Keys: `state`; `duty`, a form or column; `due`, which is
 * `week`, `today`, `past` or a last day `2026-11-20`; `who`, an id or a name; `type` of client; `group`, its id or name; `label`, whose commas
 * are written `%2C`. A state may be by itself.
 */
export function readFilter(text: string): BoardFilter | Message {
  const filter: BoardFilter = {};
  for (const term of text.split(',').map((part) => part.trim())) {
    if (term === '') continue;
    const colon = term.indexOf(':');
    const key = colon < 0 ? 'state' : term.slice(0, colon).trim();
    const value = term.slice(colon + 1).trim();
    if (!(filterKeys as readonly string[]).includes(key))
      return sentence('Unknown filter "{term}". Use state, duty, due, who, type, group or label.', { term });
    if (value === '') return sentence('The filter "{term}" has no value', { term });
    if (key === 'state' && !isDutyState(value))
      return sentence('Unknown state "{value}". Use one of: {choices}', {
        value,
        choices: dutyStates.join(', '),
      });
    if (key === 'due' && !/^(week|today|past|\d{4}-\d{2}-\d{2})$/.test(value))
      return sentence('Write a due date as week, today, past or YYYY-MM-DD, not "{value}"', { value });
    filter[key as FilterKey] = [...(filter[key as FilterKey] ?? []), value];
  }
  return filter;
}

/** A filter as `readFilter` reads it. */
export const writeFilter = (filter: BoardFilter): string =>
  filterKeys.flatMap((key) => (filter[key] ?? []).map((value) => `${key}:${value}`)).join(',');

/** Whether a due date matches one filter term. */
const dueTest = (wanted: string, today: IsoDate): ((due: IsoDate) => boolean) => {
  if (wanted === 'week') return thisWeek(today);
  if (wanted === 'today') return (due) => due === today;
  return wanted === 'past' ? (due) => due < today : (due) => due <= wanted;
};

/** Whether a cell matches a filter. */
const cellTest = ({ state, duty, due, who }: BoardFilter, today: IsoDate): ((cell: Cell) => boolean) => {
  const dues = due?.map((wanted) => dueTest(wanted, today));
  const names = who?.map((w) => w.toLowerCase());
  return (cell) =>
    (!state || state.includes(cell.state)) &&
    (!duty || duty.includes(cell.duty) || duty.includes(columnOf[cell.duty] ?? '')) &&
    (!dues || dues.some((fits) => fits(cell.due))) &&
    (!who || who.includes(cell.who.id) || names!.includes(cell.who.name.toLowerCase()));
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether a client matches these types, groups and labels. */
const clientFits = ({ status, group, labels }: BoardRow['client'], filter: BoardFilter): boolean =>
  (!filter.type || filter.type.includes(status)) &&
  (!filter.group || filter.group.some((g) => g === group?.id || same(g, group?.name ?? ''))) &&
  (!filter.label || filter.label.some((l) => labels?.some((has) => same(labelTerm(has), l) || same(has, l))));

/** A label as a filter writes it. */
export const labelTerm = (label: string): string => label.replace(/%/g, '%25').replace(/,/g, '%2C');

/** Rows with a duty that fits; of a client with several duties one is enough. */
export function filterRows(
  rows: readonly BoardRow[],
  filter: BoardFilter,
  q: string,
  today: IsoDate,
): readonly BoardRow[] {
  const asked = q.trim().toLowerCase();
  const ofCells = filter.state || filter.duty || filter.due || filter.who;
  if (!asked && !ofCells && !filter.type && !filter.group && !filter.label) return rows;
  const fits = cellTest(filter, today);
  return rows.filter(
    ({ client, cells }) =>
      (!asked || client.name.toLowerCase().includes(asked)) &&
      clientFits(client, filter) &&
      (!ofCells || cells.some(fits)),
  );
}
