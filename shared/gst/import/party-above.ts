import { shownCell as shown } from '../../sheets/cells.ts';
import { gstinsIn, totalEnd, totalLine } from './register-cells.ts';
import type { Layout } from './register-layout.ts';
import type { BodyLine } from './register-reading.ts';

/**
 * Handles bills below a line naming their buyer with its GSTIN (`Anand Traders (27…)`), if no column does:
 * both are added to the lines in extra columns, which the layout then uses. Returns the number of the line
 * that leaves the buyer of the following bills open, if any; undefined for any other table.
 */
export function partiesAbove(
  layout: Layout,
  own: string,
  body: readonly BodyLine[],
): { body: BodyLine[] } | { open: number } | undefined {
  if (layout.source || layout.at.gstin !== undefined) return undefined;
  const alone = ({ cells }: BodyLine): string | undefined => {
    const filled = cells.map(shown).filter((text) => text !== '');
    return filled.length === 1 && /\p{L}/u.test(filled[0]!) ? filled[0] : undefined;
  };
  const buyersIn = (text: string) => gstinsIn(text).filter((gstin) => gstin !== own);
  if (!body.some((row) => buyersIn(alone(row) ?? '').length > 0)) return undefined;
  const width = body.reduce((n, { cells }) => Math.max(n, cells.length), layout.width);
  let buyer: { gstin: string; name: string } | undefined;
  const out: BodyLine[] = [];
  for (const row of body) {
    const text = alone(row);
    const found = text === undefined ? [] : buyersIn(text);
    if (text !== undefined && !totalLine.test(text) && !totalEnd.test(text)) {
      if (found.length !== 1) return { open: row.line };
      const name = text
        .replace(new RegExp(found[0]!, 'i'), '')
        .replace(/gstin( ?no)?\.?|[()[\]:,-]+\s*$/gi, ' ');
      buyer = {
        gstin: found[0]!,
        name: name
          .replace(/[()[\]:]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      };
      out.push(row);
      continue;
    }
    const filled = row.cells.filter((c) => shown(c) !== '').length;
    if (!buyer || filled < 2 || totalLine.test(shown(row.cells.find((c) => shown(c) !== '')))) {
      if (!buyer && filled > 1) return { open: row.line };
      out.push(row);
      continue;
    }
    const cells = Array.from({ length: width }, (_, i) => row.cells[i] ?? null);
    out.push({ line: row.line, cells: [...cells, buyer.gstin, buyer.name] });
  }
  layout.at.gstin = [width];
  layout.at.party ??= [width + 1];
  return { body: out };
}
