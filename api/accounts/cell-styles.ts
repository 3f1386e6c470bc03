import { strFromU8, unzipSync } from 'fflate';

/** What a workbook says of a cell by its style alone: how deep it is indented, and `Dr` or `Cr` shown behind the figure. */
export interface CellStyle {
  indent: number;
  side?: 'Dr' | 'Cr';
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Styles by their index in `xl/styles.xml`. Tally marks groups by indent and writes Dr and Cr into the number's format. */
function stylesOf(xml: string): CellStyle[] {
  const formats = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<numFmt\s[^>]*>/g))
    formats.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '');
  const cellXfs = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(xml)?.[1] ?? '';
  return [...cellXfs.matchAll(/<xf\s[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/g)].map(([xf]) => {
    const side = /\b(Dr|Cr)\b/i.exec(formats.get(attribute(xf, 'numFmtId') ?? '') ?? '')?.[1]?.toLowerCase();
    const indent = Number(/<alignment[^>]*\sindent="(\d+)"/.exec(xf)?.[1] ?? 0);
    return { indent, ...(side ? { side: side === 'dr' ? 'Dr' : 'Cr' } : {}) };
  });
}

/** Path of a workbook's sheet, counted from 0, within its archive. */
function sheetPath(workbook: string, relations: string, sheet: number): string | undefined {
  const id = attribute([...workbook.matchAll(/<sheet\s[^>]*>/g)][sheet]?.[0] ?? '', 'r:id');
  const tag = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([t]) => attribute(t, 'Id') === id)?.[0];
  const target = tag && attribute(tag, 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/** Styles of a sheet's cells (the first if none is said) by their address (`B7`), where they say anything; the archive's size is checked before. */
export function cellStyles(bytes: Uint8Array, number = 0): Map<string, CellStyle> {
  const out = new Map<string, CellStyle>();
  const files = unzipSync(bytes, {
    filter: (f) => /^xl\/(?:[^/]+\.xml|_rels\/|worksheets\/[^/]+\.xml$)/.test(f.name),
  });
  const text = (name: string | undefined) => (name && files[name] ? strFromU8(files[name]) : '');
  const styles = stylesOf(text('xl/styles.xml'));
  if (!styles.some((s) => s.indent > 0 || s.side)) return out;
  const sheet = text(sheetPath(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'), number));
  for (const [tag] of sheet.matchAll(/<c\s[^>]*>/g)) {
    const style = styles[Number(attribute(tag, 's') ?? 0)];
    const at = attribute(tag, 'r');
    if (at && style && (style.indent > 0 || style.side)) out.set(at, style);
  }
  return out;
}

/** `A`, `B` … `AA` of a column counted from 0. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
