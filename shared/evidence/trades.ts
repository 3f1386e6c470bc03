import type { Paise } from '../money.ts';
import type { Piece } from './pieces.ts';

/** An option by its contract: "NIFTY25JUL24500CE", "INDEX OPTION", "OPTIDX …". */
const isOption = (name: string): boolean => /\d(CE|PE)\b|\boptions?\b|\bOPT(IDX|STK|CUR)/i.test(name);

/** Favourable or unfavourable difference of a trade, as turnover has it (guidance note of the ICAI on tax audit under section 44AB). */
export const differenceOf = (piece: Pick<Piece, 'gross' | 'detail'>): Paise =>
  Math.abs(piece.gross - (piece.detail.cost ?? 0));

/** Premium received for an option, included in turnover under one method. 0 for other trades. */
export const premiumOf = (piece: Pick<Piece, 'figure' | 'gross' | 'payer' | 'detail'>): Paise =>
  piece.figure === 'fno' && isOption(piece.detail.name ?? piece.payer) ? piece.gross : 0;

/** Charges and transaction tax of trades; a business deducts both as expenses (sections 37(1) and 36(1)(xv)). */
export const chargesOf = (lots: readonly Pick<Piece, 'detail'>[]): Paise =>
  lots.reduce((n, { detail: d }) => n + (d.charges ?? 0) + (d.stt ?? 0), 0);
