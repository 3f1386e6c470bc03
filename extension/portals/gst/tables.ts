import type { FigureRow } from '../../../shared/messages.ts';
import { isVisible } from '../../fill/dom.ts';
import { plain } from '../../fill/values.ts';
import { toPaise } from './figures.ts';

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

const cellText = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

/** GSTR-1 summary: a title row spanning the table, then its total row; sub-rows are left to the portal's own total. */
export function summaryRows(root: ParentNode): FigureRow[] {
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
      at += cell.colSpan;
      if (!column || cell.classList.contains('greyCell')) continue;
      if (column === 'records') {
        const n = Number(cellText(cell).replace(/,/g, ''));
        if (Number.isInteger(n) && n >= 0) row.records = n;
        continue;
      }
      const paise = toPaise(cellText(cell));
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
export function tileRows(root: ParentNode): FigureRow[] {
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
      const paise = toPaise(cellText(figure));
      if (!column || paise === undefined) continue;
      row[column] = paise;
      any = true;
    }
    if (any) out.push(row);
  }
  return out;
}
