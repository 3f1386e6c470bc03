import type { Suggestion } from './desk.ts';
import type { Place } from './enter.ts';
import { say } from './messages.ts';
import { nameKey } from './names.ts';
import type { Figure, Piece } from './pieces.ts';

/** Last year's decision for a row. */
export interface Carried {
  kind: 'taken' | 'matched' | 'disputed' | 'set_aside';
  note: string;
  figure: Figure | '';
  field: string;
}

/** Identifies a row across years: paper, code, account, reporter. Sales and lots belong only to their year. */
export function likeness(piece: Pick<Piece, 'source' | 'code' | 'payer' | 'role' | 'detail'>): string {
  if (['sale', 'lot', 'challan', 'refund', 'summary'].includes(piece.role)) return '';
  const words = piece.role === 'line' ? piece.payer.replace(/[\d/-]+/g, ' ') : piece.payer;
  const name = nameKey(words);
  return name === '' ? '' : [piece.source, piece.code, piece.detail.account ?? '', name].join('|');
}

/**
 * Last year's decisions as this year's suggestions where the desk has none: ignored rows, disputed rows, and
 * rows entered or matched by the user. Suggestions only.
 */
export function carryOver(
  pieces: readonly Piece[],
  suggestions: ReadonlyMap<string, Suggestion>,
  last: ReadonlyMap<string, Carried>,
  year: string,
): ReadonlyMap<string, Suggestion> {
  if (last.size === 0) return suggestions;
  const out = new Map(suggestions);
  for (const piece of pieces) {
    const own = out.get(piece.key);
    const before = last.get(likeness(piece));
    if (!own || !before || own.action !== 'ask') continue;
    const carried = { year, note: before.note };
    if (before.kind === 'disputed')
      out.set(piece.key, {
        ...own,
        action: 'dispute',
        text: say('suggestDisputedBefore', carried),
        entries: [],
      });
    else if (before.kind === 'set_aside')
      out.set(piece.key, {
        ...own,
        action: 'set_aside',
        text: say('suggestAsideBefore', carried),
        entries: [],
      });
    else if (before.kind === 'matched' && own.amount !== 0)
      out.set(piece.key, { ...own, text: say('suggestMatchedBefore', carried) });
    else if (
      before.kind === 'taken' &&
      /^[a-z_0-9.]+$/.test(before.field) &&
      own.amount > 0 &&
      isScalar(before.field)
    )
      out.set(piece.key, {
        ...own,
        action: 'take',
        field: before.field,
        text: say('suggestTakeBefore', { ...carried, amount: { paise: own.amount }, field: before.field }),
        entries: [{ kind: 'scalar', path: before.field as Place, amount: own.amount }],
      });
  }
  return out;
}

/** Fields with one amount; lists and blocks are filled row by row. */
const isScalar = (field: string): boolean => /^other_sources\.(?!others)|\.digital_receipts$/.test(field);
