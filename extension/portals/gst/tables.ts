import type { FigureRow } from '../../../shared/messages.ts';
import { isVisible } from '../../fill/dom.ts';
import { cellsOf, headRows, headsOf } from '../../fill/table.ts';
import { plain } from '../../fill/values.ts';
import { amountOf } from './figures.ts';

type Column = 'records' | 'txval' | 'iamt' | 'camt' | 'samt' | 'csamt';

/** Which figure a column heading or tile caption names; nothing for headings that could be either. */
export function columnOf(heading: string): Column | undefined {
  const words = plain(heading);
  if (/^no of records$/.test(words)) return 'records';
  if (/^(total )?taxable value( )?$|^taxable value/.test(words)) return 'txval';
  if (/^integrated tax( igst)?$|^igst$|^integrated$/.test(words.replace(/ ₹| rs$/g, ''))) return 'iamt';
  if (/^central tax( cgst)?$|^cgst$|^central$/.test(words)) return 'camt';
  if (/^state ut tax( sgst)?$|^sgst( utgst)?$|^state ut$/.test(words)) return 'samt';
  return /^cess$/.test(words) ? 'csamt' : undefined;
}

/** Text of a cell, on one line. */
export const cellText = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

/** One column of a table: the headings over it, outermost first, and the figure its own heading names. */
export interface GridColumn {
  heads: readonly string[];
  figure: Column | undefined;
}

/** The columns of a table whose headings may span several columns or lines. */
export const gridOf = (table: HTMLTableElement): GridColumn[] =>
  headsOf(table).map((heads) => ({ heads, figure: columnOf(heads.at(-1) ?? '') }));

/**
 * The lines of a table below its headings, each cell with its column; cells spanning from a line above are
 * `again`.
 */
export function linesOf(table: HTMLTableElement): { cell: Element; at: number; again: boolean }[][] {
  const heads = new Set(headRows(table));
  return [...table.tBodies]
    .flatMap((b) => [...b.rows])
    .filter((tr) => !heads.has(tr) && isVisible(tr))
    .map((tr) =>
      cellsOf(tr).flatMap((cell, at, all) =>
        cell === all[at - 1] ? [] : [{ cell, at, again: cell.parentElement !== tr }],
      ),
    );
}

/** Columns that name one figure twice, such as books and GSTR-2B, are ambiguous: they are reported and omitted. */
function single(columns: readonly GridColumn[], unread: string[]): GridColumn[] {
  const twice = columns.filter((c) => c.figure && columns.filter((o) => o.figure === c.figure).length > 1);
  for (const { heads } of twice) unread.push(`${heads.join(', ')}: ×2`);
  return columns.map((c) => (twice.includes(c) ? { ...c, figure: undefined } : c));
}

/**
 * Lines of any table with at least two tax columns, such as the documents of one table of GSTR-1 or the parts
 * of GSTR-2B: other cells become the line's words. A table without figures gives nothing. Unreadable amounts
 * are added to `unread`.
 */
export function listedRows(root: ParentNode, unread: string[] = []): FigureRow[] {
  const out: FigureRow[] = [];
  for (const table of root.querySelectorAll<HTMLTableElement>('table')) {
    if (!isVisible(table)) continue;
    const columns = single(gridOf(table), unread);
    if (columns.filter((c) => c.figure && c.figure !== 'records').length < 2) continue;
    for (const line of linesOf(table)) {
      const row: FigureRow = { table: '', label: '' };
      const words: string[] = [];
      let any = false;
      for (const { cell, at, again } of line) {
        const figure = columns[at]?.figure;
        const text = cellText(cell);
        if (!figure) {
          if (text !== '') words.push(text);
          continue;
        }
        // An amount spanning several lines counts for the first.
        if (again) continue;
        const head = columns[at]?.heads.at(-1) ?? '';
        const paise = amountOf(text, [words.join(' '), head].filter(Boolean).join(', '), unread);
        if (paise === undefined) continue;
        if (figure === 'records') row.records = Math.max(0, Math.round(paise / 100));
        else {
          row[figure] = paise;
          any = true;
        }
      }
      if (!any) continue;
      const [first = '', ...rest] = words;
      // A part number such as `I` or `4A` leads the line on the portal's summaries.
      const numbered = /^[IVX]{1,4}$|^\d{1,2}[A-Z]?$/.test(first) && rest.length > 0;
      row.table = numbered ? first : '';
      row.label = (numbered ? rest : words).join(' ').slice(0, 300);
      out.push(row);
      if (out.length >= 2_000) return out;
    }
  }
  return out;
}

/** GSTR-1 summary: a title row spanning the table, then its total row; sub-rows are left to the portal's own total. */
export function summaryRows(root: ParentNode, unread: string[] = []): FigureRow[] {
  const table = root.querySelector<HTMLTableElement>('#summary-content table');
  if (!table || !isVisible(table)) return [];
  const heads = [...(table.tHead?.rows ?? [])].flatMap((r) => [...r.cells]).map(cellText);
  const value = heads.map((h) => columnOf(h) ?? (/^value/i.test(h) ? ('txval' as const) : undefined));
  const out: FigureRow[] = [];
  let title = '';
  for (const tr of [...table.tBodies].flatMap((b) => [...b.rows])) {
    if (!isVisible(tr)) continue;
    const first = tr.cells[0];
    if (first && first.colSpan >= heads.length) {
      title = cellText(first);
      continue;
    }
    if (!title || !/^total/i.test(first ? cellText(first) : '')) continue;
    const row: FigureRow = { table: /^(\d+[A-Z]?)/.exec(title)?.[1] ?? '', label: title.slice(0, 300) };
    let at = 0;
    let any = false;
    for (const cell of tr.cells) {
      const column = value[at];
      const head = heads[at] ?? '';
      at += cell.colSpan;
      if (!column || cell.classList.contains('greyCell')) continue;
      if (column === 'records') {
        const n = Number(cellText(cell).replace(/,/g, ''));
        if (Number.isInteger(n) && n >= 0) row.records = n;
        continue;
      }
      const paise = amountOf(cellText(cell), `${title}, ${head}`, unread);
      if (paise === undefined) continue;
      row[column] = paise;
      any = true;
    }
    if (any) out.push(row);
    title = '';
  }
  return out;
}

/** GSTR-3B tiles: a title and a figure under each tax. */
export function tileRows(root: ParentNode, unread: string[] = []): FigureRow[] {
  const out: FigureRow[] = [];
  for (const tile of root.querySelectorAll('a.gstr3b-link, .col-sm-4 > a')) {
    if (!isVisible(tile)) continue;
    const title = cellText(tile.querySelector('.hd .inv, .hd p') ?? tile);
    const table = /^(\d(?:\.\d+)*)/.exec(title)?.[1];
    if (!table) continue;
    const row: FigureRow = { table, label: title.replace(/^[\d.]+\s*/, '').slice(0, 300) };
    let any = false;
    for (const figure of tile.querySelectorAll('.ct p.val')) {
      const caption = figure.previousElementSibling;
      const column = caption ? columnOf(cellText(caption)) : undefined;
      if (!caption || !column) continue;
      const paise = amountOf(cellText(figure), `${title}, ${cellText(caption)}`, unread);
      if (paise === undefined) continue;
      row[column] = paise;
      any = true;
    }
    if (any) out.push(row);
  }
  return out;
}
