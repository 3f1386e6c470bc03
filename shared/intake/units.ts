import { type RawCell, shownCell } from '../sheets/cells.ts';
import type { Table } from './recognise-table.ts';
import { HEADING_LINES } from './vocabulary.ts';

/** Words above a table whose figures are in thousands, lakhs or more. */
const largerUnit =
  /(?:\bin|₹|\brs\b\.?|\binr)[\s(]*(?:₹|rs\b\.?|inr\b|rupees)?\s*(?:thousands?|lakhs?|lacs?|crores?|millions?|['’]?000s?)(?![\d\p{L}])|[([](?:amounts?|figures)?[\s.:]*(?:in)?[\s.]*(?:₹|rs\b\.?|inr\b|rupees)?[\s.]*(?:thousands?|lakhs?|lacs?|crores?|millions?|mn)\.?[)\]]|(?:हज़ार|हजार|लाख|करोड़|करोड़)\s*(?:रु\S*\s*)?में/iu;

/** The words of title and headings that say so; undefined where the figures are rupees. */
export const unitAbove = (rows: readonly (readonly RawCell[])[]): string | undefined =>
  rows
    .flat()
    .find((raw): raw is string => typeof raw === 'string' && largerUnit.test(raw))
    ?.trim()
    .slice(0, 60);

/** The words of a table's title, its headings or a note below it that say its figures are thousands, lakhs or more; lines with figures say nothing. */
export function unitOf(tables: readonly Table[]): string | undefined {
  for (const { rows } of tables) {
    const first = rows.findIndex((row) =>
      row.some((c) => typeof c === 'number' || /^-?[\d,]+\.\d+$/.test(shownCell(c))),
    );
    const top = Math.min(first < 0 ? rows.length : first, HEADING_LINES);
    // A note below the table applies to all of it, a party's name does not.
    const notes = rows.slice(top).filter((row) => {
      const filled = row.filter((c) => shownCell(c) !== '');
      return (
        filled.length === 1 &&
        /\b(amounts?|figures?|values?|rs|inr|rupees)\b|₹|राशि/i.test(shownCell(filled[0]))
      );
    });
    const found = unitAbove([...rows.slice(0, top), ...notes]);
    if (found) return found;
  }
  return undefined;
}
