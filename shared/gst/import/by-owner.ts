import { isGstin } from '../../identifiers.ts';
import type { SalesField } from '../../intake/headings.ts';
import { type Answers, answerFor } from '../../intake/questions.ts';
import type { Table } from '../../intake/recognise-table.ts';
import { titleFacts } from '../../intake/title.ts';
import { type FieldOf, repeatsHeading } from '../../intake/vocabulary.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { parseState } from '../data/states.ts';
import { knownOwnColumn } from './known-sheets.ts';
import { gstinsIn, squeezed, totalLine } from './register-cells.ts';
import { layoutOf, type SalesMapping } from './register-layout.ts';
import type { SalesSource } from './sales-sources.ts';

interface OwnerOptions {
  mapping?: SalesMapping;
  remembered?: Readonly<Record<string, SalesMapping>>;
  sources?: readonly SalesSource[];
  fieldOf?: FieldOf<SalesField>;
  /** `registration_of:NUMBER`: the GSTIN of a document whose line leaves it open. */
  answers?: Answers;
}

/** A GSTIN of the taxpayer, and the branch a column may name it by. */
interface OwnGstin {
  gstin: string;
  name: string;
}

/** Tables by the taxpayer's GSTIN; '' has tables that name none. */
interface Owned {
  tables: Map<string, Table[]>;
  /** Documents in a column of GSTINs that leaves theirs blank, or names something else. */
  open: { sheet: string; line: number; number: string; cells: string[] }[];
  /** GSTINs in titles of tables that are not the taxpayer's. */
  foreign: string[];
}

const filled = (row: readonly RawCell[]): RawCell[] => row.filter((c) => shown(c) !== '');

/**
 * Splits tables by the taxpayer's GSTIN: by a column of sellers (of buyers in purchases), the title of a
 * table, or a separator line. Line numbers are preserved: lines of another GSTIN are blank. A line of another
 * taxpayer stays with the first GSTIN, whose return refuses it.
 */
export function byOwner(
  tables: readonly Table[],
  own: readonly OwnGstin[],
  options: OwnerOptions = {},
): Owned {
  const { answers = {}, mapping, ...how } = options;
  const out: Owned = { tables: new Map(), open: [], foreign: [] };
  const numbers = new Set(own.map((o) => o.gstin));
  const resolve = (raw: RawCell): string | undefined => {
    const text = squeezed(raw);
    if (isGstin(text)) return text;
    const state = /^(\d{1,2}|\D+)$/.test(text) ? parseState(cellText(raw)) : undefined;
    const branch = own.filter((o) => o.name !== '' && squeezed(o.name) === text);
    const found = branch.length > 0 ? branch : own.filter((o) => o.gstin.slice(0, 2) === state);
    return found.length === 1 ? found[0]!.gstin : undefined;
  };
  for (const table of tables) {
    const layout = layoutOf(table.rows, mapping, how);
    const line = layout?.line ?? -1;
    const column = knownOwnColumn(table.name, table.rows) ?? layout?.at.own?.[0];
    const numberAt = layout?.at.number?.[0];
    const named = titleFacts(table.rows.slice(0, Math.max(line, 0))).gstins;
    const first = named.find((g) => numbers.has(g));
    if (!first) out.foreign.push(...named);
    let last = first ?? '';
    /** Lines with the GSTIN where the file has the branch. */
    const told = new Map<number, readonly RawCell[]>();
    const of = table.rows.map((row, i) => {
      if (i <= line || row.length === 0) return undefined;
      if (column === undefined) {
        const [one, ...more] = filled(row).length <= 3 ? [...new Set(row.flatMap(gstinsIn))] : [];
        if (one && more.length === 0 && numbers.has(one) && shown(row[numberAt ?? -1]).length !== 15)
          if (numberAt === undefined || shown(row[numberAt]) === '' || gstinsIn(row[numberAt]).length > 0)
            last = one;
        return last;
      }
      const number = numberAt === undefined ? '' : shown(row[numberAt]);
      const said = squeezed(row[column]);
      const repeated = layout && repeatsHeading(layout.names, row);
      if (said === '' || repeated)
        if (number === '' || repeated || row.some((c) => totalLine.test(shown(c)))) return last;
      // A single one is unambiguous; lines without amounts belong to no return.
      const amounts = layout?.at.taxable ?? layout?.at.gross ?? layout?.at.total ?? [];
      if (own.length < 2 || (said === '' && !amounts.some((k) => /[1-9]/.test(shown(row[k]))))) return last;
      const found =
        resolve(row[column]) ?? resolve(answerFor(answers, 'registration_of', number || `${i + 1}`) ?? '');
      if (found === undefined) {
        out.open.push({ sheet: table.name, line: i + 1, number, cells: row.map(shown) });
        return null;
      }
      if (found !== said) told.set(i, row.with(column, found));
      last = numbers.has(found) ? found : (own[0]?.gstin ?? '');
      return last;
    });
    // Lines before the first separator belong to the first GSTIN.
    const keys = [...new Set(of.filter((k) => typeof k === 'string' && k !== ''))] as string[];
    for (const key of keys.length > 0 ? keys : [first ?? '']) {
      const rows =
        keys.length < 2 && told.size === 0 && !of.includes(null)
          ? table.rows
          : table.rows.map((row, i) =>
              i <= line || of[i] === key || (of[i] === '' && key === keys[0]) ? (told.get(i) ?? row) : [],
            );
      out.tables.set(key, [...(out.tables.get(key) ?? []), { ...table, rows }]);
    }
  }
  return out;
}
