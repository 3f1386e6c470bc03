import { formatDate, type IsoDate } from '../../shared/dates.ts';
import { figureNames } from '../../shared/evidence/names-of-figures.ts';
import type { Figure } from '../../shared/evidence/pieces.ts';
import type { Message, WireMessage } from '../../shared/forms/messages.ts';
import { formatPaise } from '../../shared/money.ts';

/** A row of a paper as `GET /api/evidence` answers it; amounts in rupees. */
export interface Row {
  id: string;
  source: string;
  code: string;
  payer: string;
  payer_id: string;
  period: string;
  gross: number;
  tax: number;
  status: string;
  role: string;
  figure: Figure | '';
  marks: string[];
  place: string;
  joined_with: string[];
  decision: string | null;
  /** Why it was decided so, or the text for the feedback in the AIS; absent for none. */
  note?: string;
  suggestion: WireMessage & { action: string; figure: Figure | ''; field: string; amount: number };
}

/** A row as a join names it. */
type Named = Pick<Row, 'id' | 'source' | 'code' | 'payer' | 'payer_id' | 'gross'>;

/** What `GET /api/evidence/{id}` answers of a row; amounts in rupees. */
export interface RowAnswer extends Omit<Row, 'joined_with' | 'suggestion' | 'note'> {
  part: string;
  category: string;
  deposited: number | null;
  detail: Readonly<Record<string, unknown>>;
  decided: { kind: string; note: string } | null;
  joins: (WireMessage & {
    key: string;
    rule: string;
    /** Whether a person took it apart. */
    apart: boolean;
    difference: number;
    total_rows: number;
    rows: Named[];
  })[];
  differences: Difference[];
  feedback_text: string;
}

/** Amounts among the details of a row, in rupees. */
const amounts = new Set([
  'cost',
  'paid',
  'charges',
  'stt',
  'gain',
  'turnover',
  'stamp_value',
  'balance',
  'accepted',
  'sales',
  'derived',
  'reported',
]);
/** Details that have words of their own on the page, in the order they are shown. */
const details = [
  'place',
  'payer_id',
  'status',
  'account',
  'acknowledgement',
  'isin',
  'units',
  'bought',
  'cost',
  'charges',
  'stt',
  'gain',
  'turnover',
  'stamp_value',
  'holders',
  'derived',
] as const;
export type DetailName = (typeof details)[number];

/** What a row's paper says besides its columns on the page: `['cost', '₹ 24,000.00']`. */
export function detailLines(row: RowAnswer): [DetailName, string][] {
  const all: Readonly<Record<string, unknown>> = { ...row.detail, ...row };
  return details.flatMap((name): [DetailName, string][] => {
    const value = all[name];
    if (value === undefined || value === null || value === '' || value === 0) return [];
    if (amounts.has(name)) return [[name, formatPaise(Math.round(Number(value) * 100))]];
    return [[name, name === 'bought' ? formatDate(String(value) as IsoDate) : String(value)]];
  });
}

/** A row in a few words: `AIS ORELLA BANK 60,000.00`. */
export const rowName = (row: Omit<Named, 'id'>, source: string): string =>
  `${source} ${row.payer || row.payer_id || row.code} ${formatPaise(Math.round(row.gross * 100))}`;

interface Difference {
  kind: string;
  head: string;
  figure: Figure | '';
  amount: number;
  pieces: string[];
  explained: boolean;
  text: string;
  words: Message;
}

interface Head {
  head: string;
  evidence: number;
  return: number | null;
  difference: number | null;
}

/** Rows that support others without being a second report of them: `supporting` of `pieces`. */
interface Support extends WireMessage {
  rule: string;
  pieces: string[];
  supporting: string[];
}

/** What a row supports, or what supports it, and why it is not counted twice. */
export interface Beside {
  /** Whether the row is the one that supports. */
  supports: boolean;
  why: WireMessage;
  rows: Row[];
}

export interface DeskAnswer {
  assessment_year: string;
  pieces: Row[];
  joins: {
    key: string;
    rule: string;
    pieces: string[];
    difference: number;
    explained: boolean;
    message: string;
  }[];
  supports: Support[];
  heads: Partial<Record<Figure, Head>>;
  /** The first of them, those without a reason before others. */
  differences: Difference[];
  total_differences: number;
  unexplained: number;
  undecided: number;
  files: { id: string; source: string; name: string; rows: number; created_at: string }[];
  return: { id: string; version: number; itr_type: string; status: string } | null;
  can_undo?: boolean;
  version: number;
}

/** What a paper came to. */
export interface Sent {
  source: string;
  rows: number;
  total_set_aside: number;
  warning_messages: Message[];
  again: boolean;
}

/** Rows shown at once in a group. */
export const PAGE = 50;

const order = Object.keys(figureNames);
/** Rows that only support others or are no evidence of income or tax stand last. */
const quiet = new Set(['line', 'summary', 'control', 'acquisition']);

/** A group of rows: a figure of the return, or '' for rows that belong to none. */
export interface Group {
  figure: Figure | '';
  rows: Row[];
  /** Rows whose suggestion can be followed without a question. */
  ready: number;
  open: number;
}

const followed = (row: Row): boolean =>
  row.decision === null && ['take', 'match', 'set_aside'].includes(row.suggestion.action);
const isOpen = (row: Row): boolean =>
  row.decision === null && !quiet.has(row.role) && row.suggestion.action !== 'set_aside';

/** Rows by the figure they are suggested for, in the order of a return; what needs a person comes first in each. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const groups = new Map<Figure | '', Row[]>();
  for (const row of rows) {
    const figure = row.suggestion.figure || (quiet.has(row.role) ? '' : row.figure);
    const list = groups.get(figure);
    if (list) list.push(row);
    else groups.set(figure, [row]);
  }
  const rank = (row: Row) =>
    row.decision !== null
      ? 3
      : row.suggestion.action === 'ask'
        ? 0
        : row.suggestion.action === 'take'
          ? 1
          : 2;
  return [...groups]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : order.indexOf(a) - order.indexOf(b)))
    .map(([figure, list]) => ({
      figure,
      rows: [...list].sort((a, b) => rank(a) - rank(b)),
      ready: list.filter(followed).length,
      open: list.filter(isOpen).length,
    }));
}

/** How many suggestions one press would follow, and how many of them enter amounts. */
export const readyOf = (rows: readonly Row[]): { all: number; taken: number; asked: number } => ({
  all: rows.filter(followed).length,
  taken: rows.filter((r) => r.decision === null && r.suggestion.action === 'take').length,
  asked: rows.filter((r) => r.decision === null && r.suggestion.action === 'ask').length,
});

/** By row, what it supports and what supports it; a total of a reporter without sales of its own supports nothing. */
export function supportsBy(desk: Pick<DeskAnswer, 'pieces' | 'supports'>): Map<string, Beside[]> {
  const rows = new Map(desk.pieces.map((row) => [row.id, row]));
  const out = new Map<string, Beside[]>();
  for (const support of desk.supports) {
    const supporting = new Set(support.supporting);
    const [of, by] = [support.pieces.filter((id) => !supporting.has(id)), support.supporting];
    if (of.length === 0) continue;
    for (const [ids, others, supports] of [
      [by, of, true],
      [of, by, false],
    ] as const) {
      const beside = { supports, why: support, rows: others.flatMap((other) => rows.get(other) ?? []) };
      for (const id of ids) out.set(id, [...(out.get(id) ?? []), beside]);
    }
  }
  return out;
}

/** Heads in the order of a return. */
export const headsInOrder = (heads: DeskAnswer['heads']): [Figure, Head][] =>
  (Object.entries(heads) as [Figure, Head][]).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));

/** What the papers total by figure, in rupees. */
export const evidenceOf = (heads: DeskAnswer['heads']): Partial<Record<Figure, number>> =>
  Object.fromEntries(headsInOrder(heads).map(([figure, head]) => [figure, head.evidence]));
