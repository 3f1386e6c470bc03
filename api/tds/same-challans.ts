import { type Message, sentence } from '../../shared/forms/messages.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import type { Rows } from './rows.ts';

/** A cell as text; empty without one. */
export const cellText = (row: SheetRow, key: string) => String((row as Record<string, unknown>)[key] ?? '');

/** Branch, serial and day of a challan, which no other has; zeros before a number do not count. */
export const cinOf = (row: SheetRow): string =>
  ['bsr', 'serial', 'deposited_on'].map((key) => cellText(row, key).replace(/^0+/, '')).join('|');

/**
 * Rows of a file that replace tables: a stored challan that the file has too keeps its id, so that the payees
 * of a table that stays still have their challan.
 */
export function withStoredChallans(standing: Rows, rows: Partial<Rows>): Partial<Rows> {
  if (!rows.challans) return rows;
  const left = Map.groupBy(
    standing.challans.filter((row) => cellText(row, 'serial')),
    cinOf,
  );
  const ids = new Map<string, string>();
  const challans = rows.challans.map((row) => {
    const known = left.get(cinOf(row))?.shift();
    if (!known) return row;
    ids.set(row.id, known.id);
    return { ...row, id: known.id };
  });
  const linked = (row: SheetRow): SheetRow => {
    const challan = ids.get(cellText(row, 'challan'));
    return challan ? ({ ...row, challan } as SheetRow) : row;
  };
  return { ...rows, challans, ...(rows.deductees && { deductees: rows.deductees.map(linked) }) };
}

/** What to say of stored payees whose challan the replacing rows do not have. */
export function withoutChallan(standing: Rows, rows: Partial<Rows>): Message[] {
  if (!rows.challans || rows.deductees) return [];
  const known = new Set(rows.challans.map(({ id }) => id));
  const had = new Set(standing.challans.map(({ id }) => id));
  const count = standing.deductees.filter((row) => {
    const challan = cellText(row, 'challan');
    return had.has(challan) && !known.has(challan);
  }).length;
  if (count === 0) return [];
  return [
    count === 1
      ? sentence('The challan of one payee row is not in the file: choose another for it')
      : sentence('The challans of {count} payee rows are not in the file: choose others for them', { count }),
  ];
}
