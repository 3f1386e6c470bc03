import type { Issue } from '../forms/messages.ts';
import { completed, type Head } from './draft.ts';
import { readingLayoutOf } from './layouts/of.ts';
import type { FieldSpec, RecordType } from './layouts/types.ts';
import { recordsOf } from './records.ts';
import type { SheetRows } from './sheets.ts';
import { cellsOf, readStatementText } from './text.ts';

/** Fields that say something of the file, not of the statement: running numbers, hashes, its day, maker and count of lines. */
const ofTheFile: Readonly<Partial<Record<RecordType, ReadonlySet<number>>>> = {
  FH: new Set([5, 6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
  // Fields 8 and 14 of a consolidated file, which are not part of rows.
  BH: new Set([8, 14, 72]),
  CD: new Set([30, 41]),
  DD: new Set([45, 54]),
  SD: new Set([88]),
  S16: new Set([8]),
  C6A: new Set([10]),
  '94P': new Set([28]),
  P16: new Set([8]),
  P6A: new Set([10]),
};

/** Numbers of records, which a file with gaps counts otherwise. */
const running = /^(?:line|batch|challan_number|serial_number|serial|parent|mode)$/;

/** A value without formatting differences: leading zeros and trailing decimals. Nil amounts are blank. */
function bare(cell: string): string {
  const number = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(cell.trim());
  if (!number || cell.trim() === '') return cell.trim();
  const [, sign, whole, part] = number;
  const value = `${whole || '0'}${part ? `.${part}` : ''}`;
  return value === '0' ? '' : `${sign}${value}`;
}

interface Found {
  line: number;
  count: number;
  cell: string;
  ours: string;
  field: FieldSpec | undefined;
}

/** A record's place among those of its kind; deductions by their person and section, since nil ones are left out. */
function keyOf(cells: readonly string[], nth: Map<string, number>): string {
  const type = cells[1] ?? '';
  const own = /^(?:S16|C6A|P16|P6A)$/.test(type) ? `${type} ${cells[3]} ${cells[5]}` : type;
  const at = nth.get(own) ?? 0;
  nth.set(own, at + 1);
  return `${own} ${at}`;
}

/**
 * Fields of a file that would not be written again from the statement read: one finding per field, at its
 * first line.
 */
function differences(text: string, read: ReturnType<typeof readStatementText>): Issue[] {
  const { statement: s, form } = read;
  if (!s || !form || !/^\d{4}-\d{4}$/.test(s.financial_year ?? '') || !/^Q[1-4]$/.test(s.quarter ?? ''))
    return [];
  const layout = readingLayoutOf(form);
  const draft = {
    form,
    financial_year: s.financial_year!,
    quarter: s.quarter!,
    earlier_filed: s.earlier_filed,
    previous_token: s.previous_token,
    deductor: s.deductor ?? {},
    responsible: s.responsible ?? {},
    challans: s.challans,
    // a line of a damaged file may lack it; the checks of rows say so
    deductees: s.deductees.map((d) => ({ ...d, pan: d.pan ?? '' })),
  } as unknown as Head & SheetRows & Parameters<typeof completed>[0];
  const ours = new Map<string, string[]>();
  const counted = new Map<string, number>();
  recordsOf(completed(draft), '2000-01-01', '', s.salaries).forEach((record, i) => {
    const own = layout.records[record.type];
    if (!own) return;
    const cells = cellsOf(own, record, i + 1);
    ours.set(keyOf(cells, counted), cells);
  });
  const found = new Map<string, Found>();
  const nth = new Map<string, number>();
  text
    .split(/\r?\n/)
    .filter((l) => l !== '')
    .forEach((raw, i) => {
      const cells = raw.split('^');
      const type = cells[1] as RecordType;
      const own = Object.hasOwn(layout.records, type) ? layout.records[type] : undefined;
      if (!own) return;
      const again = ours.get(keyOf(cells, nth));
      const fields = new Map(own.fields.map((f) => [f[0], f]));
      cells.forEach((cell, at) => {
        const number = at + 1;
        const field = fields.get(number);
        if (ofTheFile[type]?.has(number) || (field && running.test(field[1]))) return;
        const written = again?.[at] ?? '';
        if (bare(cell) === bare(written)) return;
        const seen = found.get(`${type} ${number}`);
        if (seen) seen.count += 1;
        else found.set(`${type} ${number}`, { line: i + 1, count: 1, cell, ours: written, field });
      });
    });
  return [...found].map(([where, { line, count, cell, ours: written, field }]): Issue => {
    const params = {
      where,
      name: field ? field[1].replaceAll('_', ' ') : '—',
      found: cell.slice(0, 40),
      count,
      ours: written,
    };
    return {
      path: `line ${line}`,
      message: {
        text:
          written === ''
            ? 'Field {where} ({name}) is not used here: “{found}” was left out, {count} times'
            : cell === ''
              ? 'Field {where} ({name}) is blank in the file but “{ours}” here, {count} times'
              : 'Field {where} ({name}) is “{found}” in the file but “{ours}” here, {count} times',
        params,
      },
      severity: 'warning',
    };
  });
}

/**
 * Reads a statement's text file and reports what is lost: the statement is written again and compared field
 * by field.
 */
export function takeStatementText(text: string): ReturnType<typeof readStatementText> {
  const read = readStatementText(text);
  return { ...read, notes: [...read.notes, ...differences(text, read)] };
}
