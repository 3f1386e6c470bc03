import { groupsOf } from '../../shared/evidence/groups.ts';
import type { Join } from '../../shared/evidence/joins.ts';
import { onWire } from '../../shared/forms/messages.ts';
import {
  presentDifferences,
  presentFiles,
  presentHeads,
  presentReturn,
  presentSuggestion,
  shortRow,
  unexplainedOf,
} from './present.ts';
import type { Opened } from './store.ts';

/** Rows of a group shown initially; fewer of those without a figure. */
const FIRST = 50;
const FIRST_OTHERS = 10;
/** Most differences listed, those without a reason first. */
const MOST_LISTED = 1000;
/** Most rows named on either side of a support; beyond that the page shows their number. */
const MOST_NAMED = 2;

/**
 * Evidence as the page shows it: the first rows of each figure, and their number. `more` is the number of
 * rows requested by figure, `none` for rows without one.
 */
export async function presentPage(opened: Opened, more: ReadonlyMap<string, number>) {
  const { shown, desk, decided, ids } = opened;
  const suggestions = await opened.suggestions();
  const groups = groupsOf(
    shown.pieces.map((piece) => ({
      piece,
      role: piece.role,
      figure: piece.figure,
      decision: decided.rows.get(piece.key)?.kind ?? null,
      suggestion: suggestions.get(piece.key)!,
    })),
  );
  const shares = groups.map(({ figure, rows }) =>
    rows.slice(0, more.get(figure || 'none') ?? (figure === '' ? FIRST_OTHERS : FIRST)),
  );
  const listed = shares.flat();
  const here = new Set(listed.map(({ piece }) => piece.key));
  const joined = new Map<string, Set<string>>();
  for (const { a, b } of shown.joins)
    for (const [own, others] of [
      [a, b],
      [b, a],
    ] as const)
      for (const key of own) {
        if (!here.has(key)) continue;
        const mates = joined.get(key) ?? new Set<string>();
        for (const other of others) mates.add(other);
        joined.set(key, mates);
      }
  const supports = shown.supports.filter((j) => [...j.a, ...j.b].some((key) => here.has(key)));
  const all = new Map(shown.pieces.map((p) => [p.key, p]));
  const named = (j: Join) => [j.a, j.b].flatMap((side) => (side.length <= MOST_NAMED ? side : []));
  const id = (key: string) => ids.get(key)!;
  return {
    pieces: listed.map(({ piece, decision, suggestion }) => ({
      id: id(piece.key),
      ...shortRow(piece),
      joined: joined.get(piece.key)?.size ?? 0,
      decision,
      note: decided.rows.get(piece.key)?.note ?? '',
      suggestion: presentSuggestion(suggestion),
    })),
    /** Rows of each group are consecutive in `pieces`: `shown` of them. */
    groups: groups.map(({ figure, rows, ready, open }, i) => ({
      figure,
      rows: rows.length,
      shown: shares[i]!.length,
      ready,
      open,
    })),
    total_pieces: shown.pieces.length,
    supports: supports.map((j) => ({
      rule: j.rule,
      /** Supporting rows; on both sides only those shown or named, with their number. */
      supporting: j.a.filter((key) => here.has(key) || j.a.length <= MOST_NAMED).map(id),
      supported: j.b.filter((key) => here.has(key) || j.b.length <= MOST_NAMED).map(id),
      total_supporting: j.a.length,
      total_supported: j.b.length,
      ...onWire(j.why),
    })),
    named: [...new Set(supports.flatMap(named))].map((key) => ({ id: id(key), ...shortRow(all.get(key)!) })),
    heads: presentHeads(opened),
    differences: presentDifferences(opened, MOST_LISTED).map(({ pieces, ...told }) => ({
      ...told,
      rows: pieces.length,
    })),
    total_differences: shown.differences.length,
    unexplained: unexplainedOf(opened),
    files: presentFiles(opened),
    return: presentReturn(opened),
    version: desk.version,
  };
}
