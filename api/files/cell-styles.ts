import { strFromU8, unzipSync } from 'fflate';

/** Information that cells of a sheet carry only in their styles; rows and columns counted from 0. */
interface SheetStyles {
  /** Indentation of a cell. */
  indentOf: (row: number, column: number) => number;
  /** A number with the `Dr` or `Cr` of its format; undefined if it has none. */
  sided: (row: number, column: number, value: number) => { value: number; side: 'Dr' | 'Cr' } | undefined;
  /** The date of a number whose format the cell library ignores. */
  dayOf: (row: number, column: number, value: number) => Date | undefined;
}
interface Style {
  indent: number;
  /** Number format that shows Dr or Cr. */
  format?: string;
  day: boolean;
}

/** Maximum size of the styles part in bytes. */
const MOST_STYLES = 4_000_000;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name!] ?? whole),
  );
const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g'))].map(([tag]) => tag);

const sides = /\b[DC]r\b/i;
const speaks = ({ indent, format, day }: Style): boolean => indent > 0 || format !== undefined || day;

/** Whether a format shows a date: it has date letters and no digit placeholders. */
function isDayFormat(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '').split(';')[0]!;
  return /[dy]/i.test(bare) && !/[0#?]/.test(bare);
}

/** Styles by index in `xl/styles.xml`. Tally indents groups and puts Dr and Cr into number formats. */
function stylesOf(xml: string): Style[] {
  const formats = new Map(
    tags(xml, 'numFmt').map((tag) => [
      attribute(tag, 'numFmtId') ?? '',
      decoded(attribute(tag, 'formatCode') ?? ''),
    ]),
  );
  const cellXfs = /<(?:\w+:)?cellXfs[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml)?.[1] ?? '';
  return [...cellXfs.matchAll(/<(?:\w+:)?xf\s[^>]*?(?:\/>|>[\s\S]*?<\/(?:\w+:)?xf>)/g)].map(([xf]) => {
    const id = attribute(xf, 'numFmtId') ?? '';
    const format = formats.get(id) ?? '';
    const indent = Number(/<(?:\w+:)?alignment[^>]*\sindent="(\d+)"/.exec(xf)?.[1] ?? 0);
    return {
      indent,
      day: Number(id) < 100 && isDayFormat(format),
      ...(sides.test(format) ? { format } : {}),
    };
  });
}

const compared: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
};
const condition = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

/**
 * The suffix a format shows after a number, from the section chosen by sign or condition (`0.00" Dr";0.00"
 * Cr"`). A single-section format shows the minus sign itself; one with several sections does not.
 */
export function sidedBy(format: string, value: number): { value: number; side: 'Dr' | 'Cr' } | undefined {
  const parts = format.match(/(?:"[^"]*"|\\.|[^;"\\])+/g) ?? [];
  const conditions = parts.map((part) => condition.exec(part));
  const part = conditions.some(Boolean)
    ? parts.find((_, i) => !conditions[i] || compared[conditions[i][1]!]!(value, Number(conditions[i][2])))
    : ((value < 0 ? parts[1] : value === 0 ? parts[2] : undefined) ?? parts[0]);
  const found = part && /\b(dr|cr)\b/i.exec(part)?.[1]?.toLowerCase();
  if (!found) return undefined;
  return { value: parts.length > 1 ? Math.abs(value) : value, side: found === 'dr' ? 'Dr' : 'Cr' };
}

/** The date of a serial number, counted from 1900 or 1904 (18.17.4.1); undefined outside 1954 to 2119. */
export const dayOfNumber = (n: number, from1904: boolean): Date | undefined => {
  const days = from1904 ? n + 1462 : n;
  return days > 20_000 && days < 80_000 ? new Date(Math.round((days - 25_569) * 86_400) * 1000) : undefined;
};

/** Path of a workbook's sheet (counted from 0) in its archive. */
function sheetPath(
  sheets: readonly string[],
  relations: readonly string[],
  number: number,
): string | undefined {
  const id = attribute(sheets[number] ?? '', 'r:id');
  const target = attribute(relations.find((tag) => attribute(tag, 'Id') === id) ?? '', 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

/** Letters of a column counted from 0: `A`, `B` … `AA`. */
const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

/**
 * Cell styles of each sheet of an .xlsx workbook, in order; undefined if they carry no information. The
 * archive's size is checked first.
 */
export function sheetStyles(bytes: Uint8Array): SheetStyles[] | undefined {
  const own = unzipSync(bytes, {
    filter: (f) => f.name === 'xl/styles.xml' && f.originalSize < MOST_STYLES,
  })['xl/styles.xml'];
  const styles = own ? stylesOf(strFromU8(own)) : [];
  if (!styles.some(speaks)) return undefined;
  const files = unzipSync(bytes, {
    filter: (f) => /^xl\/(?:workbook\.xml$|_rels\/|worksheets\/[^/]+\.xml$)/.test(f.name),
  });
  const text = (name: string | undefined) => (name && files[name] ? strFromU8(files[name]) : '');
  const sheets = tags(text('xl/workbook.xml'), 'sheet');
  const from1904 = /<(?:\w+:)?workbookPr\s[^>]*date1904="(?:1|true)"/.test(text('xl/workbook.xml'));
  const relations = tags(text('xl/_rels/workbook.xml.rels'), 'Relationship');
  return sheets.map((_, number) => {
    const at = new Map<string, Style>();
    for (const tag of tags(text(sheetPath(sheets, relations, number)), 'c')) {
      const style = styles[Number(attribute(tag, 's') ?? 0)];
      const address = attribute(tag, 'r');
      if (address && style && speaks(style)) at.set(address, style);
    }
    const styleAt = (row: number, column: number) => at.get(`${columnName(column)}${row + 1}`);
    return {
      indentOf: (row, column) => styleAt(row, column)?.indent ?? 0,
      dayOf: (row, column, value) => (styleAt(row, column)?.day ? dayOfNumber(value, from1904) : undefined),
      sided: (row, column, value) => {
        const format = styleAt(row, column)?.format;
        return format ? sidedBy(format, value) : undefined;
      },
    };
  });
}
