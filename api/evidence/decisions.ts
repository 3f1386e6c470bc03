import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '../../shared/evidence/enter.ts';
import type { Figure } from '../../shared/evidence/pieces.ts';
import type { Deps } from '../base/deps.ts';
import type { EvidenceDeskDoc } from './model.ts';

export const decisionKinds = ['taken', 'matched', 'disputed', 'set_aside'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What a person decided of a row. */
export interface Decision {
  kind: DecisionKind;
  note: string;
  by: string;
  at: string;
  figure: Figure | '';
  field: string;
  /** Paise; for rows entered into the return what was entered, and which return. */
  amount: number;
  entries: Entry[];
  return_id: string;
  /** The desk's version that the step it was made in led to; absent in decisions made before steps were numbered. */
  step?: number;
}

/** Decisions by key of the row. */
export type Decisions = ReadonlyMap<string, Decision>;

/** All decisions of a desk. */
export interface Decided {
  rows: Decisions;
  apart: string[];
}

/**
 * What takes a step back: decisions it replaced, as they were. Rows the step decided first are known by its number: they are without a
 * decision before it. Steps without a number name those rows as well, with null.
 */
export interface Undo {
  step?: number;
  before: Record<string, Decision | null>;
  apart: string[] | null;
}

/** The changes that take a step back. */
export function changesBack(last: Undo, decided: Decided): Map<string, Decision | null> {
  const out = new Map<string, Decision | null>();
  if (last.step !== undefined)
    for (const [key, { step }] of decided.rows) if (step === last.step) out.set(key, null);
  for (const [key, before] of Object.entries(last.before)) out.set(key, before);
  return out;
}

interface Packed {
  gzip: string;
}

/** What decisions of one step have in common. */
type Common = Pick<Decision, 'kind' | 'note' | 'by' | 'at' | 'return_id' | 'step'>;
/** A decision with its key: place of its common part, figure, field, amount, entries. */
type PackedRow = [
  key: string,
  common: number,
  figure: string,
  field: string,
  amount: number,
  entries: Entry[],
];

/** Decisions as they are stored: what many share is written once. */
interface PackedDecisions {
  shared: Common[];
  list: PackedRow[];
  apart: string[];
}

function packRows({ rows, apart }: Decided): PackedDecisions {
  const shared: Common[] = [];
  const list: PackedRow[] = [];
  let last: Decision | undefined;
  for (const [key, d] of rows) {
    const { kind, note, by, at, return_id, step } = d;
    const same =
      last?.kind === kind &&
      last.note === note &&
      last.by === by &&
      last.at === at &&
      last.return_id === return_id &&
      last.step === step;
    if (!same) shared.push({ kind, note, by, at, return_id, ...(step === undefined ? {} : { step }) });
    last = d;
    list.push([key, shared.length - 1, d.figure, d.field, d.amount, d.entries]);
  }
  return { shared, list, apart };
}

const unpackRows = ({ shared, list, apart }: PackedDecisions): Decided => ({
  rows: new Map(
    list.map(([key, common, figure, field, amount, entries]): [string, Decision] => [
      key,
      { ...shared[common]!, figure: figure as Figure | '', field, amount, entries },
    ]),
  ),
  apart,
});

const pack = (deps: Deps, value: object): string =>
  deps.vault.seal({
    gzip: gzipSync(JSON.stringify(value), { level: 1 }).toString('base64'),
  } satisfies Packed);

/** What was packed, or kept as it is before there was packing. */
function unpack<T extends object>(deps: Deps, sealed: string): T {
  const kept = deps.vault.open<T | Packed>(sealed);
  return 'gzip' in kept
    ? (JSON.parse(gunzipSync(Buffer.from(kept.gzip, 'base64')).toString('utf8')) as T)
    : kept;
}

/** Desks whose decisions are kept opened. */
const MOST_OPENED = 8;
/** Decisions and steps of desks looked at lately, by desk and version: each change makes a new version. */
const opened = new Map<string, { decided?: Decided; undo?: readonly Undo[] }>();

function knownOf(desk: Pick<EvidenceDeskDoc, '_id' | 'version'>): {
  decided?: Decided;
  undo?: readonly Undo[];
} {
  const key = `${desk._id} ${desk.version}`;
  const known = opened.get(key) ?? {};
  opened.delete(key);
  opened.set(key, known);
  for (const old of opened.keys()) {
    if (opened.size <= MOST_OPENED) break;
    opened.delete(old);
  }
  return known;
}

/** What was decided of a desk; not to be changed by who asks. */
export function decidedOf(deps: Deps, desk: EvidenceDeskDoc): Decided {
  if (!desk.decisions_sealed) return { rows: new Map(), apart: [] };
  const known = knownOf(desk);
  if (!known.decided) {
    // Decisions by key as an object: those stored before they were packed by step.
    const kept = unpack<PackedDecisions | { rows: Record<string, Decision>; apart: string[] }>(
      deps,
      desk.decisions_sealed,
    );
    known.decided =
      'list' in kept ? unpackRows(kept) : { rows: new Map(Object.entries(kept.rows)), apart: kept.apart };
  }
  return known.decided;
}

export function undoOf(deps: Deps, desk: EvidenceDeskDoc): readonly Undo[] {
  if (!desk.undo_sealed) return [];
  const known = knownOf(desk);
  known.undo ??= unpack<Undo[]>(deps, desk.undo_sealed);
  return known.undo;
}

/** Steps that can be taken back. */
const MOST_UNDO = 20;
/** Decisions the steps kept may replace together: a step of many leaves room for fewer before it. */
const MOST_UNDO_ROWS = 20_000;

/** The latest steps that are kept; always the last one. */
function latest(undo: readonly Undo[]): Undo[] {
  let rows = 0;
  const kept = undo.slice(-MOST_UNDO).reverse();
  const most = kept.findIndex((step, i) => {
    rows += Object.keys(step.before).length;
    return i > 0 && rows > MOST_UNDO_ROWS;
  });
  return (most < 0 ? kept : kept.slice(0, most)).reverse();
}

/** Decisions and steps of a desk's next version as they are stored. */
export function sealDecided(deps: Deps, decided: Decided, undo: readonly Undo[]) {
  const steps = latest(undo);
  return {
    sealed: {
      decisions_sealed:
        decided.rows.size === 0 && decided.apart.length === 0 ? '' : pack(deps, packRows(decided)),
      undo_sealed: steps.length > 0 ? pack(deps, steps) : '',
    },
    /** Keeps them opened for the next call. */
    keep: (desk: Pick<EvidenceDeskDoc, '_id' | 'version'>) =>
      void Object.assign(knownOf(desk), { decided, undo: steps }),
  };
}
