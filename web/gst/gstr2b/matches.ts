import type { MatchState } from '../../../shared/gst/gstr2b/match.ts';
import type { Statement } from './Gstr2bTables.tsx';

type Match = Statement['matches'][number];

/** Matches in a state whose number, GSTIN or name (in the books or the statement) contains a text. */
export function matchesShown(matches: readonly Match[], state: MatchState | 'all', find: string): Match[] {
  const wanted = find.trim().toLowerCase();
  const isWanted = ({ purchase, document }: Match) =>
    [purchase, document].some(
      (side) =>
        side && [side.number, side.gstin, side.name].some((text) => text?.toLowerCase().includes(wanted)),
    );
  return matches.filter(
    (match) => (state === 'all' || match.state === state) && (wanted === '' || isWanted(match)),
  );
}

/** Ids of the statement's documents whose credit is not claimed. */
export const untaken = (matches: readonly Match[]): string[] =>
  matches.flatMap((m) => (m.document && !m.taken ? m.document.id : []));
