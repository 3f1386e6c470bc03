import { figureNames } from '../../shared/evidence/names-of-figures.ts';
import type { Figure } from '../../shared/evidence/pieces.ts';
import type { Message, WireMessage } from '../../shared/forms/messages.ts';
import { formatPaise } from '../../shared/money.ts';
import { day } from '../i18n/format.ts';

/** A row of a paper as `GET /api/evidence` returns it; amounts in rupees. */
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
  /** Number of matched rows. */
  joined: number;
  decision: string | null;
  /** Reason of the decision, or the AIS feedback; '' for none. */
  note: string;
  suggestion: WireMessage & { action: string; figure: Figure | ''; field: string; amount: number };
}

/** A row as named in a match. */
type Named = Pick<Row, 'id' | 'source' | 'code' | 'payer' | 'payer_id' | 'gross'>;

/** A row as `GET /api/evidence/{id}` returns it; amounts in rupees. */
export interface RowAnswer extends Omit<Row, 'joined' | 'suggestion' | 'note'> {
  part: string;
  category: string;
  deposited: number | null;
  detail: Readonly<Record<string, unknown>>;
  decided: { kind: string; note: string } | null;
  joins: (WireMessage & {
    key: string;
    rule: string;
    /** Whether the user undid the match. */
    apart: boolean;
    difference: number;
    total_rows: number;
    rows: Named[];
  })[];
  differences: Difference[];
  feedback_text: string;
}

/** Amounts among the details, in rupees. */
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
/** Details with labels on the page, in display order. */
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

/** Details of a row that have no column: `['cost', '₹ 24,000.00']`. */
export function detailLines(row: RowAnswer): [DetailName, string][] {
  const all: Readonly<Record<string, unknown>> = { ...row.detail, ...row };
  return details.flatMap((name): [DetailName, string][] => {
    const value = all[name];
    if (value === undefined || value === null || value === '' || value === 0) return [];
    if (amounts.has(name)) return [[name, formatPaise(Math.round(Number(value) * 100))]];
    return [[name, name === 'bought' ? day(String(value)) : String(value)]];
  });
}

/** A row in a few words: `AIS ORELLA BANK 60,000.00`. */
export const rowName = (row: Omit<Named, 'id'>, source: string): string =>
  `${source} ${row.payer || row.payer_id || row.code} ${formatPaise(Math.round(row.gross * 100))}`;

export interface Difference {
  kind: string;
  head: string;
  figure: Figure | '';
  amount: number;
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

/** Rows that support others without duplicating them; ids of rows shown or named. */
interface Support extends WireMessage {
  rule: string;
  supporting: string[];
  supported: string[];
  total_supporting: number;
  total_supported: number;
}

/** The rows it supports or is supported by, and why they are not counted twice. */
export interface SupportLink {
  /** Whether this row is the supporting one. */
  supports: boolean;
  why: WireMessage;
  /** The counterpart rows loaded, and their total. */
  rows: Named[];
  count: number;
}

/** Counts for a figure ('' for rows without one): loaded, accepted by one click, needing a decision. */
interface GroupCount {
  figure: Figure | '';
  rows: number;
  shown: number;
  ready: number;
  open: number;
}

export interface DeskAnswer {
  assessment_year: string;
  pieces: Row[];
  groups: GroupCount[];
  supports: Support[];
  named: Named[];
  heads: Partial<Record<Figure, Head>>;
  /** The first differences, those without a reason first. */
  differences: Difference[];
  total_differences: number;
  unexplained: number;
  files: { id: string; source: string; name: string; rows: number; created_at: string }[];
  return: { id: string; version: number; itr_type: string; status: string } | null;
  can_undo?: boolean;
  version: number;
}

/** Result of an upload. */
export interface UploadResult {
  source: string;
  rows: number;
  total_set_aside: number;
  warning_messages: Message[];
  again: boolean;
}

/** Rows added per click. */
export const PAGE = 50;

const order = Object.keys(figureNames);

/** Loaded rows of a figure, and their total. */
export interface Group extends GroupCount {
  list: Row[];
}

/** Groups with the loaded rows; the server lists each group in turn, rows needing a decision first. */
export function groupsOf({ groups, pieces }: Pick<DeskAnswer, 'groups' | 'pieces'>): Group[] {
  let at = 0;
  return groups.map((group) => {
    const list = pieces.slice(at, at + group.shown);
    at += group.shown;
    return { ...group, list };
  });
}

/** Parameter requesting more rows of a group: `dividend:100,none:60`. */
export const moreOf = (shown: Readonly<Record<string, number>>): string =>
  Object.entries(shown)
    .map(([figure, count]) => `${figure || 'none'}:${count}`)
    .join(',');

/** Supporting and supported rows by row; a reporter's total without sales supports nothing. */
export function supportsBy(
  desk: Pick<DeskAnswer, 'pieces' | 'supports' | 'named'>,
): Map<string, SupportLink[]> {
  const rows = new Map([...desk.named, ...desk.pieces].map((row) => [row.id, row]));
  const here = new Set(desk.pieces.map((row) => row.id));
  const out = new Map<string, SupportLink[]>();
  for (const why of desk.supports) {
    if (why.total_supported === 0) continue;
    for (const [ids, others, count, supports] of [
      [why.supporting, why.supported, why.total_supported, true],
      [why.supported, why.supporting, why.total_supporting, false],
    ] as const) {
      const beside = { supports, why, rows: others.flatMap((other) => rows.get(other) ?? []), count };
      for (const id of ids) if (here.has(id)) out.set(id, [...(out.get(id) ?? []), beside]);
    }
  }
  return out;
}

/** Heads in the order of the return. */
export const headsInOrder = (heads: DeskAnswer['heads']): [Figure, Head][] =>
  (Object.entries(heads) as [Figure, Head][]).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));

/** Totals of the papers by figure, in rupees. */
export const evidenceOf = (heads: DeskAnswer['heads']): Partial<Record<Figure, number>> =>
  Object.fromEntries(headsInOrder(heads).map(([figure, head]) => [figure, head.evidence]));
