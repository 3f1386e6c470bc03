import { plain } from './plain.ts';
import type { SheetRow, SheetRows, TableName } from './sheets.ts';
import { tables } from './sheets.ts';

/** A row of the accepted statement, with the number of its record in its parent. */
type AcceptedRow = SheetRow & { number: number };
export type AcceptedRows = Record<TableName, AcceptedRow[]>;

const same = (a: SheetRow, b: SheetRow, keys: readonly (keyof SheetRow)[]): boolean =>
  keys.every((key) => (a[key] ?? '') === (b[key] ?? ''));

/** A challan serial without the zeros that files put before it. */
const serial = (row: SheetRow): string => String(row.serial ?? '').replace(/^0+/, '');

/**
 * Matches rows of a consolidated file with the stored ones: by number and payee or challan, else by date,
 * payee and amount. Matched rows take our ids; new ones keep a new id.
 */
export function matchAccepted(
  kept: SheetRows,
  file: { rows: SheetRows; numbers: Readonly<Record<string, number>> },
  fresh: () => string,
): AcceptedRows {
  const ids = new Map<string, string>();
  const free = (rows: readonly SheetRow[]) => new Set(rows.map((r) => r.id));
  const take = (row: SheetRow, left: Set<string>, found: SheetRow | undefined): boolean => {
    if (!found || !left.has(found.id)) return false;
    left.delete(found.id);
    ids.set(row.id, found.id);
    return true;
  };
  const among = (rows: readonly SheetRow[], left: Set<string>, fits: (r: SheetRow) => boolean) =>
    rows.find((r) => left.has(r.id) && fits(r));

  const challansLeft = free(kept.challans);
  for (const c of file.rows.challans) {
    const fits = (r: SheetRow) =>
      same(r, c, ['bsr', 'deposited_on']) && serial(r) === serial(c) && (r.nil ?? 'N') === (c.nil ?? 'N');
    take(c, challansLeft, among(kept.challans, challansLeft, fits));
  }
  // A challan with different details is matched by number.
  for (const c of file.rows.challans)
    if (!ids.has(c.id)) take(c, challansLeft, kept.challans[(file.numbers[c.id] ?? 0) - 1]);

  const under = new Map<string, SheetRow[]>();
  for (const d of kept.deductees) {
    const list = under.get(d.challan ?? '');
    if (list) list.push(d);
    else under.set(d.challan ?? '', [d]);
  }
  const paymentOf = (d: SheetRow, challan: string): string =>
    [challan, d.pan, plain(d.name ?? ''), d.paid_on, d.amount ?? 0].join('^');
  const payments = new Map<string, SheetRow[]>();
  for (const d of kept.deductees) {
    const own = paymentOf(d, d.challan ?? '');
    payments.set(own, [...(payments.get(own) ?? []), d]);
  }
  const deducteesLeft = free(kept.deductees);
  const challanOf = (d: SheetRow) => ids.get(d.challan ?? '') ?? '';
  const byNumber = (d: SheetRow) => under.get(challanOf(d))?.[(file.numbers[d.id] ?? 0) - 1];
  const byPayment = (d: SheetRow) => payments.get(paymentOf(d, challanOf(d))) ?? [];
  const deductees: readonly SheetRow[] = file.rows.deductees;
  // The same payment at the same number, then anywhere under the challan, then the same payee at the number.
  for (const d of deductees) {
    const there = byNumber(d);
    if (there && byPayment(d).includes(there)) take(d, deducteesLeft, there);
  }
  for (const d of deductees)
    if (!ids.has(d.id))
      take(
        d,
        deducteesLeft,
        among(byPayment(d), deducteesLeft, () => true),
      );
  for (const d of deductees) {
    const there = ids.has(d.id) ? undefined : byNumber(d);
    if (there && (same(there, d, ['pan']) || same(there, d, ['name']))) take(d, deducteesLeft, there);
  }
  const salariesLeft = free(kept.salaries);
  for (const s of file.rows.salaries)
    take(
      s,
      salariesLeft,
      among(
        kept.salaries,
        salariesLeft,
        (r) => same(r, s, ['pan']) && (r.annexure ?? 'II') === (s.annexure ?? 'II'),
      ),
    );

  const out: AcceptedRows = { challans: [], deductees: [], salaries: [] };
  for (const table of tables)
    for (const row of file.rows[table] as readonly SheetRow[]) {
      const id = ids.get(row.id) ?? fresh();
      ids.set(row.id, id);
      const challan = row.challan === undefined ? {} : { challan: ids.get(row.challan) ?? row.challan };
      out[table].push({ ...row, ...challan, id, number: file.numbers[row.id] ?? 0 } as AcceptedRow);
    }
  return out;
}
