import { formatDate } from '../dates.ts';
import { type Message, say, sentence } from '../forms/messages.ts';
import { repeatsHeading } from '../intake/vocabulary.ts';
import {
  type ParsedCell,
  type RawCell,
  readChoice,
  readDay,
  readMoney,
  showMoney,
  shownCell,
} from '../sheets/cells.ts';
import type { TdsForm } from './data/forms.ts';
import { nonResidentPayments, residentPayments } from './data/sections.ts';
import { columnsOf, type SheetColumn, type SheetRow, type TableName, tables } from './sheets.ts';

/** Sheet names of the workbooks and the templates. */
export const sheetNames: Readonly<Record<TableName, string>> = {
  challans: 'Challans',
  deductees: 'Deductees',
  salaries: 'Salaries',
};

const readRate = (raw: RawCell): ParsedCell => {
  const found = /^(\d{1,3})(?:\.(\d{0,4}))?\s*%?$/.exec(String(raw ?? '').trim());
  if (!found) return { ok: false, message: say('aNumber') };
  const value = Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'));
  return value > 1_000_000 ? { ok: false, message: say('atMost', { max: 100 }) } : { ok: true, value };
};

/** Reads a typed, pasted or imported cell; `challans` are the ids in their order, named by number in files. */
export function readSheetCell(
  column: SheetColumn,
  raw: RawCell,
  challans: readonly string[] = [],
): ParsedCell {
  const text = raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();
  if (text === '' && !(raw instanceof Date)) return { ok: true, value: undefined };
  switch (column.kind) {
    case 'rate':
      return readRate(raw);
    case 'challan': {
      if (challans.includes(text)) return { ok: true, value: text };
      const id = challans[Number(text) - 1];
      return id === undefined
        ? { ok: false, message: say('between', { min: 1, max: challans.length }) }
        : { ok: true, value: id };
    }
    case 'money': {
      const read = readMoney(raw);
      return read.ok && typeof read.value === 'number' && read.value < 0
        ? { ok: false, message: say('notNegative') }
        : read;
    }
    case 'date':
      return readDay(raw);
    case 'choice':
      return readChoice(raw, column.options);
    default: {
      // Excel drops leading zeros of numeric text.
      if (typeof raw === 'number' && (column.key === 'bsr' || column.key === 'serial'))
        return { ok: true, value: text.padStart(column.max ?? 0, '0') };
      const plain = column.kind === 'upper' ? text.toUpperCase().replace(/\s/g, '') : text.replace(/^'/, '');
      return plain.length > (column.max ?? 75)
        ? { ok: false, message: say('tooLong', { max: column.max ?? 75 }) }
        : { ok: true, value: plain };
    }
  }
}

const rateText = (value: number): string => String(value / 10_000);

/** A cell as files and grids show it: dd-mm-yyyy, plain decimals, the number of a challan. */
export function showSheetCell(
  column: SheetColumn,
  value: string | number | undefined,
  challans: readonly string[] = [],
): string {
  if (value === undefined || value === '') return '';
  if (column.kind === 'rate') return rateText(Number(value));
  if (column.kind === 'challan') {
    const at = challans.indexOf(String(value));
    return at < 0 ? '' : String(at + 1);
  }
  if (column.kind === 'money') return showMoney(Number(value));
  if (column.kind === 'date') return formatDate(String(value));
  return column.options?.find((o) => o.value === value)?.label ?? String(value);
}

/** A table with headings, for CSV and Excel. */
export function tableOf(
  form: TdsForm,
  table: TableName,
  rows: readonly SheetRow[],
  challans: readonly string[],
): string[][] {
  const columns = columnsOf(form, table);
  return [
    columns.map((c) => c.label),
    ...rows.map((row) => columns.map((c) => showSheetCell(c, row[c.key], challans))),
  ];
}

const squeeze = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The table a sheet or file is named after, as our own exports are. */
export const namedTable = (name: string): TableName | undefined =>
  tables.find((t) => {
    const own = squeeze(sheetNames[t]);
    return (
      squeeze(name).endsWith(own) ||
      squeeze(name) === own.replace(/ie?s$/, own.endsWith('ies') ? 'y' : '').replace(/s$/, '')
    );
  });

/** A heading without brackets; per cent of a tax is its rate, not the tax. */
export const nameOf = (heading: RawCell): string => {
  const text = String(heading ?? '').trim();
  const outer = text.replace(/\(.*?\)/g, '');
  // A heading in Hindi alone has no letter of ours.
  const bare = squeeze(outer) || outer.replace(/[^\p{L}\p{M}]/gu, '');
  return /%|\bper ?cent/i.test(text) &&
    /^(tds|tcs|tax|rate|)$/.test(bare.replace(/percent(age)?|rate|of/g, ''))
    ? 'rate'
    : bare;
};

/**
 * Headings of other programs (the RPU's annexure, registers kept by hand) by column, normalized and without
 * brackets.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  bsr: ['bsrcode', 'bsr', 'bsrcodeofbranch', 'bankbranchcode'],
  serial: ['challanserialno', 'challanserialnumber', 'challanserial', 'challanno', 'challannumber'],
  deposited_on: ['dateofdeposit', 'depositdate', 'depositdt', 'challandate', 'dateonwhichtaxdeposited'],
  tax: [
    'tdsamount',
    'tdsamt',
    'tdsdeducted',
    'amountoftds',
    'tds',
    'tcsamount',
    'tcs',
    'taxdeducted',
    'taxamount',
    'taxcollected',
    'incometax',
    'टीडीएस',
  ],
  cess: ['cess', 'healthandeducationcess', 'healtheducationcess', 'edcess'],
  fee: ['fee', 'latefee', 'feeus234e', 'fees'],
  other: ['others', 'penalty', 'penaltyothers', 'otherspenalty'],
  name: [
    'nameofthedeductee',
    'deducteename',
    'nameofdeductee',
    'partyname',
    'party',
    'nameofthecollectee',
    'collecteename',
    'nameoftheemployee',
    'employeename',
    'payeename',
    'नाम',
  ],
  pan: [
    'panofthedeductee',
    'deducteepan',
    'panofdeductee',
    'panno',
    'pannumber',
    'panofthecollectee',
    'panoftheemployee',
    'पैन',
  ],
  code: ['section', 'sec', 'tdssection', 'sectioncode', 'धारा'],
  paid_on: [
    'dateofpaymentcredit',
    'dateofpaymentorcredit',
    'dateofpayment',
    'paymentdate',
    'dateofcredit',
    'creditdate',
    'billdate',
    'billdt',
    'invoicedate',
    'voucherdate',
    'transactiondate',
  ],
  amount: [
    'amountpaidcredited',
    'amountpaid',
    'amountofpayment',
    'amountcredited',
    'amountreceived',
    'billamt',
    'billamount',
    'grossamount',
    'grossamt',
    'grossvalue',
    'gross',
    'billvalue',
    'paymentamount',
    'invoiceamount',
  ],
  rate: [
    'rateatwhichtaxdeducted',
    'rateatwhichtaxcollected',
    'rateofdeduction',
    'rate',
    'tdsrate',
    'ratein',
    'दर',
  ],
  deducted_on: ['dateofdeduction', 'deductiondate', 'dateoftaxdeduction', 'dateofcollection'],
  deposited: ['totaltaxdeposited', 'taxdeposited'],
  remark: ['reasonfornondeductionlowerdeduction', 'reasonfornondeduction', 'remarks', 'reason', 'remark'],
  certificate: ['certificateno', 'lowerdeductioncertificateno', 'certificatenumber'],
};

/** Common words: they name a column that no other heading does. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  paid_on: ['date', 'dt', 'दिनांक', 'तारीख'],
  amount: ['amount', 'amt', 'value', 'taxablevalue', 'राशि', 'रकम'],
};

/** Headings for a challan's amount on its deductees' lines. */
export const challanAmount =
  /^(challan(amount|amt|total|value)|(amountof|total)challan(amount)?|challandeposited|depositedamount)$/;

/** The user's column mapping by heading; '' leaves one out. */
type Said = Readonly<Record<string, string>>;

/**
 * Columns matched by a table's headings, in order; a deductee's challan may be given by serial number, BSR
 * code and date.
 */
export function columnsIn(form: TdsForm, table: TableName, heading: readonly RawCell[], said: Said = {}) {
  const columns = columnsOf(form, table);
  const saidOf = (h: RawCell) => {
    const name = String(h ?? '').trim();
    return Object.hasOwn(said, name) ? said[name] : undefined;
  };
  // A repeated heading of ours is asked about; another program's heading takes the remaining column.
  const whole = heading.map((h) => {
    const name = squeeze(String(h ?? ''));
    return name === ''
      ? undefined
      : columns.find((c) => squeeze(c.label) === name || squeeze(c.key) === name);
  });
  heading.forEach((h, i) => {
    const own = saidOf(h);
    if (own === undefined) return;
    const column = columns.find((c) => c.key === own);
    // One column per field: the user's mapping takes precedence over headings.
    if (column)
      whole.forEach((c, at) => {
        if (c === column && saidOf(heading[at]) === undefined) whole[at] = undefined;
      });
    whole[i] = column;
  });
  const taken = new Set(whole.flatMap((c) => (c ? [c.key] : [])));
  const places = heading.map((h, i) => {
    if (whole[i] || nameOf(h) === '' || saidOf(h) !== undefined) return whole[i];
    const column = columns.find((c) => !taken.has(c.key) && others[c.key]?.includes(nameOf(h)) === true);
    if (column) taken.add(column.key);
    return column;
  });
  heading.forEach((h, i) => {
    if (places[i] || saidOf(h) !== undefined) return;
    const column = columns.find((c) => !taken.has(c.key) && commonWords[c.key]?.includes(nameOf(h)) === true);
    if (!column) return;
    taken.add(column.key);
    places[i] = column;
  });
  // A deductee's line has no column of a challan's own.
  const link: Partial<Record<'serial' | 'bsr' | 'deposited_on', number>> = {};
  if (table === 'deductees')
    for (const key of ['serial', 'bsr', 'deposited_on'] as const) {
      const i = heading.findIndex(
        (h, at) =>
          !places[at] && (saidOf(h) === key || (saidOf(h) === undefined && others[key]!.includes(nameOf(h)))),
      );
      if (i >= 0) link[key] = i;
    }
  return { places, link };
}

/** Headings are within these lines of a sheet. */
const TOP = 20;

/** The line of a sheet that matches most columns of a table, counted from 0. */
export function headingLine(form: TdsForm, table: TableName, lines: readonly (readonly RawCell[])[]): number {
  let best = { line: 0, hits: 0 };
  lines.slice(0, TOP).forEach((cells, line) => {
    const { places, link } = columnsIn(form, table, cells);
    const hits = places.filter((c) => c).length + Object.keys(link).length;
    if (hits > best.hits) best = { line, hits };
  });
  return best.line;
}

/** The table of a sheet by its headings; undefined if none matches. */
export function guessTable(form: TdsForm, lines: readonly (readonly RawCell[])[]): TableName | undefined {
  const score = (table: TableName) =>
    columnsIn(form, table, lines[headingLine(form, table, lines)] ?? []).places.filter((c) => c).length;
  const best = [...tables].sort((a, b) => score(b) - score(a))[0]!;
  return score(best) >= 3 ? best : undefined;
}

/** Section codes of the files by the ways people write a section: `194J(b)`, `94J-B`, `194C`. */
const codes = new Map<string, string>();
for (const { section, old } of [...residentPayments, ...nonResidentPayments])
  for (const name of [squeeze(section), squeeze(section).replace(/^1(?=9\d)/, ''), squeeze(old)])
    if (!codes.has(name)) codes.set(name, old);

/** The file's code of a section; unknown text is kept. 194-IA, for property, is not 194-I(a), for rent. */
function codeOf(form: TdsForm, raw: RawCell): RawCell {
  // Forms of the new Act have other codes.
  if (!form.includes('Q')) return raw;
  const text = String(raw ?? '').trim();
  const key = squeeze(text);
  if (/^1?94i[ab]$/.test(key) && !/\([ab]\)/i.test(text)) return raw;
  return codes.get(key) ?? raw;
}

/** A refused line, with its number in the file, the column and the reason. */
export interface RefusedLine {
  table: TableName;
  line: number;
  column?: string;
  message: Message;
}

/** A column that names the deductor of each line. */
const tanColumn = /^(tan(no|number)?|(tan(no|number)?of(the)?)?(deductor|collector)s?(tan)?)$/;
const isTan = /^[A-Z]{4}\d{5}[A-Z]$/;

/**
 * The challan a deductee's line names by serial number, BSR code and date; '' if none is named, undefined if
 * none or several match.
 */
function linked(
  challans: readonly SheetRow[],
  cells: readonly RawCell[],
  link: Partial<Record<'serial' | 'bsr' | 'deposited_on', number>>,
): string | undefined {
  const text = (key: 'serial' | 'bsr') =>
    link[key] === undefined
      ? ''
      : String(cells[link[key]] ?? '')
          .trim()
          .replace(/^0+/, '');
  if (text('serial') === '') return '';
  const day = link.deposited_on === undefined ? undefined : readDay(cells[link.deposited_on]);
  const fits = challans.filter(
    (c) =>
      String(c['serial'] ?? '').replace(/^0+/, '') === text('serial') &&
      (text('bsr') === '' || String(c['bsr'] ?? '').replace(/^0+/, '') === text('bsr')) &&
      (!day?.ok || c['deposited_on'] === day.value),
  );
  return fits.length === 1 ? fits[0]!.id : undefined;
}

/**
 * Reads a sheet by its headings, wherever they are. A line with an invalid cell is refused entirely, as is
 * one with a TAN other than `tan`, the statement's.
 */
export function readTable(
  form: TdsForm,
  table: TableName,
  lines: readonly (readonly RawCell[])[],
  nextId: () => string,
  challans: readonly SheetRow[],
  tan = '',
  said: Said = {},
): {
  rows: SheetRow[];
  refused: RefusedLine[];
  unused: string[];
  /** Index of the line of headings, and the column each is read as. */
  heading: { line: number; columns: { heading: string; field: string }[] };
} {
  const head = headingLine(form, table, lines);
  const heading = lines[head] ?? [];
  const { places, link } = columnsIn(form, table, heading, said);
  const unused: string[] = [];
  const named = {
    line: head,
    columns: heading.map((h, i) => ({
      heading: String(h ?? '').trim(),
      field: places[i]?.key ?? (Object.values(link).includes(i) ? 'challan' : ''),
    })),
  };
  let tanAt: number | undefined;
  heading.forEach((cell, i) => {
    const name = squeeze(String(cell ?? ''));
    if (places[i] || name === '' || Object.values(link).includes(i)) return;
    if (link.serial !== undefined && challanAmount.test(nameOf(cell))) return;
    if (tanColumn.test(name)) tanAt ??= i;
    else unused.push(String(cell));
  });
  // Of two columns with one meaning the second would replace the first.
  const again = places.findIndex(
    (column, at) =>
      column !== undefined &&
      places.indexOf(column) < at &&
      lines
        .slice(head + 1)
        .some((cells) => String(cells[at] ?? '') !== String(cells[places.indexOf(column)] ?? '')),
  );
  if (again >= 0) {
    const column = places[again]!.label;
    const message = sentence('Two columns are headed {found}: rename one of them', { found: column });
    return { rows: [], refused: [{ table, line: head + 1, column, message }], unused, heading: named };
  }
  const rows: SheetRow[] = [];
  const refused: RefusedLine[] = [];
  const ids = challans.map((c) => c.id);
  if (places.every((c) => !c))
    return {
      rows,
      refused: [
        { table, line: 1, message: { text: 'The headings of this sheet match no column of the statement' } },
      ],
      unused,
      heading: named,
    };
  const blank = (c: RawCell) => c === null || c === undefined || String(c).trim() === '';
  lines.slice(head + 1).forEach((cells, n) => {
    const i = n + head;
    if (cells.every(blank) || (head >= 0 && repeatsHeading(lines[head]!.map(shownCell), cells))) return;
    // A totals line has neither name nor date.
    const first = cells.findIndex((c) => !blank(c));
    const says = places.some(
      (c, at) =>
        c &&
        at !== first &&
        ['name', 'pan', 'serial', 'code', 'paid_on'].includes(c.key) &&
        !blank(cells[at]),
    );
    if (/^((grand|sub)\s*)?totals?\b/i.test(String(cells[first])) && !says) return;
    // Amounts alone are a total of the lines above, or their meaning is unknown.
    const figures = places.flatMap((c, at) => (c?.kind === 'money' && !blank(cells[at]) ? [{ c, at }] : []));
    if (
      figures.length > 0 &&
      !places.some((c, at) => c && c.kind !== 'money' && c.kind !== 'rate' && !blank(cells[at]))
    ) {
      const isSum = figures.every(({ c, at }) => {
        const read = readSheetCell(c, cells[at], ids);
        const sum = rows.reduce((m, r) => m + Number((r as Record<string, unknown>)[c.key] ?? 0), 0);
        return read.ok && read.value === sum;
      });
      if (!isSum)
        refused.push({
          table,
          line: i + 2,
          message: sentence('The line has no name, and its amounts are not the total of the lines above'),
        });
      return;
    }
    const row: Record<string, unknown> & { id: string } = { id: nextId() };
    const before = refused.length;
    const theirs =
      tanAt === undefined
        ? ''
        : String(cells[tanAt] ?? '')
            .trim()
            .toUpperCase();
    if (tan && theirs !== tan && isTan.test(theirs))
      refused.push({
        table,
        line: i + 2,
        column: String(heading[tanAt!]),
        message: sentence('The file is for TAN {theirs}, this statement for {ours}', { theirs, ours: tan }),
      });
    cells.forEach((raw, at) => {
      const column = places[at];
      if (!column) return;
      const read = readSheetCell(column, column.key === 'code' ? codeOf(form, raw) : raw, ids);
      if (!read.ok) refused.push({ table, line: i + 2, column: column.label, message: read.message });
      else if (read.value !== undefined && read.value !== '') row[column.key] = read.value;
    });
    if (row['challan'] === undefined && link.serial !== undefined) {
      const found = linked(challans, cells, link);
      if (found === undefined)
        refused.push({
          table,
          line: i + 2,
          column: String(heading[link.serial]),
          message: sentence(
            'The file has no challan, or more than one, with serial number {serial}, this BSR code and date',
            { serial: String(cells[link.serial]) },
          ),
        });
      else if (found !== '') row['challan'] = found;
    }
    if (refused.length === before) rows.push(row satisfies SheetRow);
  });
  return { rows, refused, unused, heading: named };
}
