import { formatDate } from '../../dates.ts';
import {
  cellText,
  type ParsedCell,
  type RawCell,
  readChoice,
  readDay,
  readMoney,
  readNumber,
  showMoney,
} from '../../sheets/cells.ts';
import { parseState, stateLabel } from '../data/states.ts';
import { parseUnit, units } from '../data/units.ts';
import { say } from '../messages.ts';
import { parsePeriod } from '../periods.ts';
import type { Column } from './columns.ts';

const known = (value: string | undefined, message: 'aPeriod' | 'aState' | 'aUnit'): ParsedCell =>
  value ? { ok: true, value } : { ok: false, message: say(message) };
const done = (value: string | undefined): ParsedCell => ({ ok: true, value });

/**
 * Parses a cell of a file or paste for its column: trims, and accepts Indian dates and amounts, state names
 * and labels.
 */
export function parseCell(column: Column, raw: RawCell): ParsedCell {
  const text = cellText(raw);
  if (text === '' && !(raw instanceof Date)) return done(undefined);
  switch (column.kind) {
    case 'money':
      return readMoney(raw);
    case 'rate':
    case 'quantity':
    case 'count':
      return readNumber(raw);
    case 'date':
      return readDay(raw);
    case 'period':
      return known(parsePeriod(raw instanceof Date ? raw.toISOString().slice(0, 7) : text), 'aPeriod');
    case 'state':
      return known(parseState(text), 'aState');
    case 'unit':
      return known(parseUnit(text), 'aUnit');
    case 'choice':
      return readChoice(raw, column.options);
    case 'gstin':
      return done(text.toUpperCase().replace(/\s/g, ''));
    case 'hsn':
      return done(text.replace(/[\s.]/g, ''));
    default:
      return done(text);
  }
}

/** A cell as people read it in a CSV: dd-mm-yyyy, 27-Maharashtra, labels instead of codes, plain decimals. */
export function showCell(column: Column, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  switch (column.kind) {
    case 'money':
      return showMoney(Number(value));
    case 'date':
      return formatDate(String(value));
    case 'state':
      return stateLabel(String(value));
    case 'unit':
      return Object.hasOwn(units, value) && value !== 'NA'
        ? `${value}-${units[value as keyof typeof units].toUpperCase()}`
        : String(value);
    case 'choice':
      return column.options?.find((o) => o.value === value)?.label ?? String(value);
    default:
      return String(value);
  }
}

/** A cell for Excel: numbers stay numbers, dates become UTC dates, the rest is text. */
export function excelCell(column: Column, value: string | number | undefined): string | number | Date | null {
  if (value === undefined || value === '') return null;
  if (column.kind === 'money') return Number(value) / 100;
  if (typeof value === 'number') return value;
  if (column.kind === 'date') return new Date(`${value}T00:00:00Z`);
  return showCell(column, value);
}
