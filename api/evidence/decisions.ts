import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '../../shared/evidence/enter.ts';
import type { Figure } from '../../shared/evidence/pieces.ts';
import type { Deps } from '../base/deps.ts';
import type { EvidenceDeskDoc } from './model.ts';

export const decisionKinds = ['taken', 'matched', 'disputed', 'set_aside'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Decision on a row. */
export interface Decision {
  kind: DecisionKind;
  note: string;
  by: string;
  at: string;
  figure: Figure | '';
  field: string;
  /** Paise; for rows entered in the return, the amount entered, and which return. */
  amount: number;
  entries: Entry[];
  return_id: string;
  /** Version of the evidence produced by its step; absent in decisions from before steps were numbered. */
  step?: number;
}

/** Decisions by row key. */
export type Decisions = ReadonlyMap<string, Decision>;

/** All decisions on a client's evidence. */
export interface Decided {
  rows: Decisions;
  apart: string[];
}

/**
 * Undo data of a step: the decisions it replaced. Rows first decided in the step are identified by its
 * number. Steps without a number list those rows too, with null.
 */
export interface Undo {
  step?: number;
  before: Record<string, Decision | null>;
  apart: string[] | null;
}

/** The changes that undo a step. */
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

/** Fields shared by the decisions of a step. */
type Common = Pick<Decision, 'kind' | 'note' | 'by' | 'at' | 'return_id' | 'step'>;
/** A decision with its key: index of its shared fields, figure, field, amount, entries. */
type PackedRow = [
  key: string,
  common: number,
  figure: string,
  field: string,
  amount: number,
  entries: Entry[],
];

/** Decisions as stored: shared fields are written once. */
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

/** Unpacks decisions, including those from before packing. */
function unpack<T extends object>(deps: Deps, sealed: string): T {
  const kept = deps.vault.open<T | Packed>(sealed);
  return 'gzip' in kept
    ? (JSON.parse(gunzipSync(Buffer.from(kept.gzip, 'base64')).toString('utf8')) as T)
    : kept;
}

/** Most clients whose decisions are cached. */
const MOST_OPENED = 8;
/** Cached decisions and steps by evidence id and version: each change makes a new version. */
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

/** Decisions on a client's evidence; must not be mutated. */
export function decidedOf(deps: Deps, desk: EvidenceDeskDoc): Decided {
  if (!desk.decisions_sealed) return { rows: new Map(), apart: [] };
  const known = knownOf(desk);
  if (!known.decided) {
    // Decisions by key as an object: those from before packing by step.
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

/** Most steps that can be undone. */
const MOST_UNDO = 20;
/** Most decisions in the undo data: a step of many leaves room for fewer earlier ones. */
const MOST_UNDO_ROWS = 20_000;

/** The latest steps within the limit; always at least the last one. */
function latest(undo: readonly Undo[]): Undo[] {
  let rows = 0;
  const kept = undo.slice(-MOST_UNDO).reverse();
  const most = kept.findIndex((step, i) => {
    rows += Object.keys(step.before).length;
    return i > 0 && rows > MOST_UNDO_ROWS;
  });
  return (most < 0 ? kept : kept.slice(0, most)).reverse();
}

/** Decisions and steps of the next version, encrypted. */
export function sealDecided(deps: Deps, decided: Decided, undo: readonly Undo[]) {
  const steps = latest(undo);
  return {
    sealed: {
      decisions_sealed:
        decided.rows.size === 0 && decided.apart.length === 0 ? '' : pack(deps, packRows(decided)),
      undo_sealed: steps.length > 0 ? pack(deps, steps) : '',
    },
    /** Caches them for the next call. */
    keep: (desk: Pick<EvidenceDeskDoc, '_id' | 'version'>) =>
      void Object.assign(knownOf(desk), { decided, undo: steps }),
  };
}
