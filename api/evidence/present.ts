import { headsOf, joinKey, type Suggestion } from '../../shared/evidence/desk.ts';
import type { Difference } from '../../shared/evidence/differences.ts';
import { fieldsOf } from '../../shared/evidence/fields.ts';
import { figuresOf } from '../../shared/evidence/figures.ts';
import type { Join } from '../../shared/evidence/joins.ts';
import { counts, type Figure, type Piece } from '../../shared/evidence/pieces.ts';
import { english, onWire } from '../../shared/forms/messages.ts';
import type { Decision, Decisions } from './decisions.ts';
import type { Opened } from './store.ts';

const rupees = (paise: number): number => paise / 100;

/** Details of a row for the page; amounts in rupees. */
function detailOf({ detail: d }: Piece): Record<string, unknown> {
  const amounts = [
    'cost',
    'charges',
    'stt',
    'gain',
    'paid',
    'turnover',
    'stamp_value',
    'balance',
    'accepted',
    'sales',
    'derived',
    'reported',
  ] as const;
  const plain = [
    'account',
    'acknowledgement',
    'serial',
    'year',
    'remark',
    'isin',
    'name',
    'units',
    'bought',
    'long',
    'amc',
    'holders',
    'line',
    'regime',
    'country',
    'from',
    'to',
  ] as const;
  const out: Record<string, unknown> = {};
  for (const key of amounts) if (typeof d[key] === 'number') out[key] = rupees(d[key]);
  for (const key of plain) if (d[key] !== undefined && d[key] !== '') out[key] = d[key];
  if (d.salary) out['salary'] = d.salary.map(rupees);
  return out;
}

const presentDecision = (decision: Decision | undefined) =>
  decision
    ? {
        kind: decision.kind,
        note: decision.note,
        at: decision.at,
        field: decision.field,
        amount: rupees(decision.amount),
      }
    : null;

/** Differences without a reason. */
export const unexplainedOf = ({ shown, decided }: Pick<Opened, 'shown' | 'decided'>): number =>
  shown.differences.filter((d) => !settled(d, decided.rows)).length;

/**
 * Whether a difference is settled: it has a reason, or each of its rows was decided other than as an
 * automatic match.
 */
export const settled = (d: Difference, decisions: Decisions): boolean =>
  d.explained ||
  (d.pieces.length > 0 &&
    d.pieces.every((key) => {
      const kind = decisions.get(key)?.kind;
      return (
        kind === 'disputed' || kind === 'set_aside' || (kind === 'matched' && decisions.get(key)!.note !== '')
      );
    }));

/** Heads with the totals of papers and return, in rupees. */
export const presentHeads = (opened: Opened) =>
  Object.fromEntries(
    headsOf(opened.shown).map((h) => [
      h.figure,
      {
        head: h.head,
        evidence: rupees(h.evidence),
        return: h.inReturn === null ? null : rupees(h.inReturn),
        difference: h.inReturn === null ? null : rupees(h.evidence - h.inReturn),
      },
    ]),
  ) as Record<Figure, { head: string; evidence: number; return: number | null; difference: number | null }>;

/** Differences that name a row. */
export const differencesOfRow = ({ shown }: Pick<Opened, 'shown'>, key: string): Difference[] =>
  shown.differences.filter((d) => d.pieces.includes(key));

/** Differences between papers and return; at most `most`, those without a reason first. */
export function presentDifferences({ shown, ids, decided }: Opened, most = Number.POSITIVE_INFINITY) {
  const all = shown.differences.map((d) => ({ d, explained: settled(d, decided.rows) }));
  const told =
    all.length <= most
      ? all
      : [...all.filter((x) => !x.explained), ...all.filter((x) => x.explained)].slice(0, most);
  return told.map(({ d, explained }) => ({
    kind: d.kind,
    head: d.head,
    figure: d.figure,
    amount: rupees(d.amount),
    evidence: rupees(d.evidence),
    in_return: rupees(d.other),
    pieces: d.pieces.map((key) => ids.get(key)!),
    explained,
    feedback: d.feedback || null,
    // `text` is the documented sentence; its pattern is included for other languages.
    text: english(d.text),
    words: d.text,
  }));
}

/** Most lines of each kind in the reconciliation below a return. */
const MOST_LINES = 100;

/** Unexplained, explained and disputed differences: the reconciliation for the review of a return. */
function reconciliation({ shown, decided }: Opened) {
  const lines = (list: readonly Difference[]) =>
    list.slice(0, MOST_LINES).map((d) => ({ head: d.head, amount: rupees(d.amount), words: d.text }));
  const open = shown.differences.filter((d) => !settled(d, decided.rows));
  const explained = shown.differences.filter((d) => settled(d, decided.rows));
  const disputed = shown.pieces.filter((p) => decided.rows.get(p.key)?.kind === 'disputed' && counts(p));
  return {
    differing: lines(open),
    total_differing: open.length,
    explained: lines(explained),
    total_explained: explained.length,
    disputed: disputed.slice(0, MOST_LINES).map((p) => ({
      code: p.code,
      payer: p.payer || p.payer_id,
      amount: rupees(p.gross),
      note: decided.rows.get(p.key)!.note,
    })),
    total_disputed: disputed.length,
  };
}

/** Evidence of each figure, in rupees; for the wizard, the computation and the review. */
export function presentFigures(opened: Opened) {
  const { shown, record, files, data } = opened;
  return {
    ...reconciliation(opened),
    fields: data ? fieldsOf(shown, data).map((f) => ({ ...f, evidence: rupees(f.evidence) })) : [],
    figures: figuresOf(shown, record?.itr_type ?? '').map((f) => ({
      ...f,
      evidence: rupees(f.evidence),
      in_return: f.in_return === null ? null : rupees(f.in_return),
    })),
    unexplained: unexplainedOf(opened),
    papers: files.length,
  };
}

/** Rows that need a decision: those that count and are undecided. Bank lines and totals are only shown. */
const isOpen = (piece: Piece, decision: Decision | undefined): boolean =>
  !decision && counts(piece) && !['line', 'summary', 'control', 'acquisition'].includes(piece.role);

/** Which rows to return. */
interface Asked {
  from?: number | undefined;
  rows?: number | undefined;
}

/** A row as the page shows it: the documented fields, without paper details. */
export function shortRow(p: Piece) {
  return {
    source: p.source,
    code: p.code,
    payer: p.payer,
    payer_id: p.payer_id,
    period: p.period,
    gross: rupees(p.gross),
    tax: rupees(p.tax),
    status: p.status,
    role: p.role,
    figure: p.figure,
    marks: p.marks,
    place: p.place,
  };
}

export const fullRow = (p: Piece, decision: Decision | undefined) => ({
  ...shortRow(p),
  part: p.part,
  category: p.category,
  date: p.date || null,
  deposited: p.deposited === null ? null : rupees(p.deposited),
  detail: detailOf(p),
  decided: presentDecision(decision),
});

/** The suggestion for a row; the amount in rupees. */
export const presentSuggestion = ({ action, figure, field, amount, text }: Suggestion) => ({
  action,
  figure,
  field,
  amount: rupees(amount),
  ...onWire(text),
});

export const presentFiles = ({ files }: Pick<Opened, 'files'>) =>
  files.map((f) => ({
    id: String(f._id),
    source: f.source,
    rows: f.rows,
    created_at: f.created_at.toISOString(),
  }));

/** The return compared with; null if there is none. */
export const presentReturn = ({ record }: Pick<Opened, 'record'>) =>
  record
    ? {
        id: String(record._id),
        version: record.version,
        itr_type: record.itr_type,
        status: record.status,
      }
    : null;

/** The full evidence, or a part of its rows. */
export async function presentDesk(opened: Opened, { from = 0, rows }: Asked = {}) {
  const { shown, desk, decided, ids } = opened;
  const suggestions = await opened.suggestions();
  const part =
    from === 0 && rows === undefined ? shown.pieces : shown.pieces.slice(from, from + (rows ?? Infinity));
  const asked = part === shown.pieces ? undefined : new Set(part.map((p) => p.key));
  const touches = (join: Join) => !asked || [...join.a, ...join.b].some((key) => asked.has(key));
  const joins = shown.joins.filter(touches);
  const joined = new Map<string, Set<string>>();
  for (const join of joins)
    for (const [own, others] of [
      [join.a, join.b],
      [join.b, join.a],
    ] as const)
      for (const key of own) {
        const list = joined.get(key) ?? new Set<string>();
        for (const other of others) list.add(other);
        joined.set(key, list);
      }
  const id = (key: string) => ids.get(key)!;
  const pieces = part.map((p) => {
    return {
      id: id(p.key),
      ...fullRow(p, decided.rows.get(p.key)),
      joined_with: [...(joined.get(p.key) ?? [])].map(id),
      decision: decided.rows.get(p.key)?.kind ?? null,
      suggestion: presentSuggestion(suggestions.get(p.key)!),
    };
  });
  const own = new Set(pieces.map((p) => p.id));
  const differences = presentDifferences(opened);
  return {
    pieces,
    total_pieces: shown.pieces.length,
    joins: joins.map((j) => ({
      key: joinKey(j),
      rule: j.rule,
      pieces: [...j.a, ...j.b].map(id),
      difference: rupees(j.difference),
      explained: j.explained,
      ...onWire(j.why),
    })),
    // What supports a row without duplicating it: control totals, bank credits, replaced rows.
    supports: shown.supports.filter(touches).map((j) => ({
      rule: j.rule,
      pieces: [...j.a, ...j.b].map(id),
      /** Supporting rows. */
      supporting: j.a.map(id),
      difference: rupees(j.difference),
      explained: j.explained,
      ...onWire(j.why),
    })),
    heads: presentHeads(opened),
    gains: shown.account.gains.map((g) => ({
      figure: g.figure,
      lots: g.lots.length,
      consideration: rupees(g.consideration),
      cost: rupees(g.cost),
      charges: rupees(g.charges),
      gain: rupees(g.gain),
      turnover: rupees(g.lots.reduce((n, l) => n + Math.abs(l.gross - (l.detail.cost ?? 0)), 0)),
    })),
    // A part of the rows includes their differences, and the first part those without rows.
    differences: asked
      ? differences.filter((d) => (d.pieces.length === 0 ? from === 0 : d.pieces.some((key) => own.has(key))))
      : differences,
    total_differences: shown.differences.length,
    unexplained: unexplainedOf(opened),
    undecided: shown.pieces.filter((p) => isOpen(p, decided.rows.get(p.key))).length,
    files: presentFiles(opened),
    return: presentReturn(opened),
    version: desk.version,
  };
}
