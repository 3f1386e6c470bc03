import { addDays, type IsoDate, isoOf, parseDate } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { type Paise, parseAmount } from '../../money.ts';

import { parseState, stateLabel } from '../data/states.ts';
import { parseUnit, units } from '../data/units.ts';
import { say } from '../messages.ts';
import { parsePeriod } from '../periods.ts';
import type { Column } from './columns.ts';

/** A cell as it was read, or why it could not be. `undefined` is a blank cell. */
export type ParsedCell = { ok: true; value: string | number | undefined } | { ok: false; message: Message };
/** What CSV and Excel readers hand over. */
export type RawCell = string | number | boolean | Date | null | undefined;

const done = (value: string | number | undefined): ParsedCell => ({ ok: true, value });
const refuse = (message: Message): ParsedCell => ({ ok: false, message });
const squeeze = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Paise of a rupee number with at most two decimals; undefined when it has more or is not finite. */
export function paiseOf(rupees: number): Paise | undefined {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-4 + Math.abs(rupees) * 1e-11)
    return undefined;
  return paise === 0 ? 0 : paise;
}

/** Excel's day number (1900 system) as a date. */
const excelDay = (n: number): IsoDate => addDays('1899-12-30', Math.floor(n));

function readDate(raw: RawCell, text: string): IsoDate | undefined {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? undefined : raw.toISOString().slice(0, 10);
  if (typeof raw === 'number') return raw > 20_000 && raw < 80_000 ? excelDay(raw) : undefined;
  const full = parseDate(text.replace(/T.*$/, ''));
  if (full) return full;
  const short = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.,-]+(\d{2})$/.exec(text);
  if (short) return parseDate(`${short[1]}-${short[2]}-20${short[3]}`);
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  return compact ? isoOf(Number(compact[1]), Number(compact[2]), Number(compact[3])) : undefined;
}

function readMoney(raw: RawCell, text: string): ParsedCell {
  if (typeof raw === 'number') {
    const paise = paiseOf(raw);
    return paise === undefined ? refuse(say('moneyDecimals')) : done(paise);
  }
  const parsed = parseAmount(text);
  if (parsed.ok) return done(parsed.paise);
  return refuse(say(parsed.reason === 'too-many-decimals' ? 'moneyDecimals' : 'aNumber'));
}

function readNumber(text: string): ParsedCell {
  const s = text.replace(/%$/, '').replaceAll(',', '').trim();
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(s) ? done(Number(s)) : refuse(say('aNumber'));
}

function readChoice(column: Column, text: string): ParsedCell {
  const s = squeeze(text);
  const options = column.options ?? [];
  const found =
    options.find((o) => squeeze(o.value) === s || squeeze(o.label) === s) ??
    options.find(
      (o) =>
        s.length > 0 &&
        (squeeze(o.label).startsWith(s) || (s.startsWith(squeeze(o.value)) && /^[a-z0-9]+\s*-/i.test(text))),
    );
  return found ? done(found.value) : refuse(say('chooseOne'));
}

/** Reads one cell of a file or a paste by its column: trims, understands Indian dates and amounts, state names and labels. */
export function parseCell(column: Column, raw: RawCell): ParsedCell {
  const text =
    raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim().replace(/^'/, '');
  if (text === '' && !(raw instanceof Date)) return done(undefined);
  switch (column.kind) {
    case 'money':
      return readMoney(raw, text);
    case 'rate':
    case 'quantity':
    case 'count':
      return readNumber(text);
    case 'date': {
      const day = readDate(raw, text);
      return day ? done(day) : refuse(say('aDate'));
    }
    case 'period': {
      const period = raw instanceof Date ? parsePeriod(raw.toISOString().slice(0, 7)) : parsePeriod(text);
      return period ? done(period) : refuse(say('aPeriod'));
    }
    case 'state': {
      const code = parseState(text);
      return code ? done(code) : refuse(say('aState'));
    }
    case 'unit': {
      const code = parseUnit(text);
      return code ? done(code) : refuse(say('aUnit'));
    }
    case 'choice':
      return readChoice(column, text);
    case 'gstin':
      return done(text.toUpperCase().replace(/\s/g, ''));
    case 'hsn':
      return done(text.replace(/[\s.]/g, ''));
    default:
      return done(text);
  }
}

/** Rupees with two decimals of integer paise, the way the government's JSON writes numbers. */
export const rupees = (paise: Paise): number => paise / 100;

const dmy = (day: IsoDate): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

/** A cell as people read it in a CSV: dd-mm-yyyy, 27-Maharashtra, labels instead of codes, plain decimals. */
export function showCell(column: Column, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  switch (column.kind) {
    case 'money':
      return (Number(value) / 100).toFixed(2);
    case 'date':
      return dmy(String(value));
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

/** A cell as Excel keeps it: numbers stay numbers, dates become UTC days, the rest is text. */
export function excelCell(column: Column, value: string | number | undefined): string | number | Date | null {
  if (value === undefined || value === '') return null;
  if (column.kind === 'money') return Number(value) / 100;
  if (typeof value === 'number') return value;
  if (column.kind === 'date') return new Date(`${value}T00:00:00Z`);
  return showCell(column, value);
}
