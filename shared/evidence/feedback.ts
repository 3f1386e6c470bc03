import { formatDate } from '../dates.ts';
import { english } from '../forms/messages.ts';
import { formatPaise } from '../money.ts';
import type { Difference } from './differences.ts';
import type { Piece } from './pieces.ts';

/** The options of the AIS by number, in the portal's own words. */
const options = {
  2: 'Information is not fully correct',
  3: 'Information relates to other PAN/Year',
  4: 'Information is duplicate / included in other information',
  5: 'Information is denied',
} as const;
type Option = keyof typeof options;

const isOption = (n: number): n is Option => n in options;

/**
 * The matching feedback option: by difference, other holder or year, or duplicate row; denial if the row is
 * not in the return.
 */
function optionOf(piece: Piece, differences: readonly Difference[]): Option {
  const told = differences.find((d) => isOption(d.feedback))?.feedback;
  if (told && isOption(told)) return told;
  if (piece.marks.some((m) => m === 'joint' || m === 'minor' || m === 'other_year')) return 3;
  if (piece.marks.includes('repeated')) return 4;
  return differences.some((d) => d.kind === 'omitted_in_return') ? 5 : 2;
}

/** Differences that are not feedback reasons: the return lacks something. */
const ofReturn = new Set([
  'omitted_in_return',
  'less_in_return',
  'more_in_return',
  'under_claimed',
  'over_claimed',
]);

/**
 * Text for the AIS feedback on a row, to be entered on the portal by the user: the option, the row as shown
 * on the portal, and the reason from the papers. `differences` are those naming the row.
 */
export function feedbackText(piece: Piece, differences: readonly Difference[]): string {
  const option = optionOf(piece, differences);
  const row = [
    piece.code,
    piece.payer_id ? `${piece.payer} (${piece.payer_id})` : piece.payer,
    piece.date ? formatDate(piece.date) : piece.period,
    formatPaise(piece.gross),
    piece.detail.tsn ? `TSN ${piece.detail.tsn}` : '',
  ].filter((part) => part !== '');
  const reasons = differences.filter((d) => !ofReturn.has(d.kind)).map((d) => english(d.text));
  return [`Feedback ${option}: ${options[option]}.`, `${row.join(', ')}.`, ...new Set(reasons)]
    .join(' ')
    .slice(0, 500);
}
