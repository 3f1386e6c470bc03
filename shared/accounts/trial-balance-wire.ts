import { type Filling, type Issue, type Literal, sentence } from '../forms/messages.ts';
import { type Paise, parseAmount } from '../money.ts';
import { type GroupMapping, groupFor, type Head, heads, type LedgerGroup } from './groups.ts';
import { type Ledger, withClosing } from './trial-balance.ts';

/** A ledger in API calls: amounts in rupees with at most two decimals, debit balances positive. */
export interface WireLedger {
  ledger_name: string;
  ledger_group: LedgerGroup;
  head?: Head;
  source_group?: string;
  opening_balance: number;
  debit: number;
  credit: number;
  closing_balance: number;
}

/** A group name and its mapping, in API calls. */
export interface WireMapping {
  name: string;
  ledger_group: LedgerGroup;
  head?: Head;
}

/** Paise as rupees: the nearest number with two decimals. */
export const rupeesOf = (paise: Paise): number => paise / 100;

/** Most of an amount, in paise. */
const limit = 99_999_999_999_999;

/** Rupees (a number, or its text) as exact paise; undefined for anything with a fraction of a paisa, too large, or no amount. */
export function paiseOf(value: unknown): Paise | undefined {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    const paise = Math.round(value * 100);
    if (Math.abs(paise) > limit) return undefined;
    // Sums of rupees made in floating point miss the two-decimal number by a few units in the last place, no more.
    const slack = Math.max(Math.abs(value), 1) * Number.EPSILON * 8;
    return Math.abs(value - paise / 100) <= slack ? paise || 0 : undefined;
  }
  if (value === undefined || value === null || value === '') return 0;
  if (typeof value !== 'string' || /(dr|cr)\.?\s*$/i.test(value)) return undefined;
  const parsed = parseAmount(value);
  return parsed.ok && Math.abs(parsed.paise) <= limit ? parsed.paise : undefined;
}

const members = new Set([
  'ledger_name',
  'ledger_group',
  'head',
  'source_group',
  'opening_balance',
  'debit',
  'credit',
  'closing_balance',
]);

/**
 * Ledgers of a call, closing balances recalculated. A fault names `ledgers.{index}.{field}`. Groups may be ours or one of
 * Tally's 28; a closing balance sent along is not looked at.
 */
export function ledgersFromWire(
  sent: readonly unknown[],
  mapping?: GroupMapping,
): { ledgers: Ledger[]; faults: Issue[] } {
  const ledgers: Ledger[] = [];
  const faults: Issue[] = [];
  sent.forEach((value, i) => {
    const before = faults.length;
    const fault = <const T extends string>(field: string, text: Literal<T>, ...filling: Filling<T>) =>
      faults.push({
        path: `ledgers.${i}${field ? `.${field}` : ''}`,
        message: sentence<T>(text, ...filling),
        severity: 'error',
      });
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      fault('', 'Expected {expected}, found {found}', { expected: 'object', found: typeof value });
      return;
    }
    const row = value as Record<string, unknown>;
    for (const key of Object.keys(row))
      if (!members.has(key)) fault(key.slice(0, 40), 'This field is not part of the form');
    const text = (field: string) => {
      const found = row[field];
      if (found === undefined || found === null) return '';
      if (typeof found !== 'string') {
        fault(field, 'Expected {expected}, found {found}', { expected: 'text', found: typeof found });
        return '';
      }
      if (found.length > 255) fault(field, 'Use at most {max} characters', { max: 255 });
      return found.trim();
    };
    const amount = (field: string): Paise => {
      const paise = paiseOf(row[field]);
      if (paise === undefined)
        fault(field, '{found} is not an amount', { found: String(row[field]).slice(0, 40) });
      return paise ?? 0;
    };
    const name = text('ledger_name');
    if (name === '' && faults.length === before) fault('ledger_name', 'This is required');
    const place = groupFor(text('ledger_group'), mapping);
    if (!place) fault('ledger_group', 'Choose one of the options');
    const headText = text('head');
    const head = heads.find((h) => h === headText) ?? (headText === '' ? place?.head : undefined);
    if (headText !== '' && !head) fault('head', 'Choose one of the options');
    const sourceGroup = text('source_group');
    const figures = {
      opening_balance: amount('opening_balance'),
      debit: amount('debit'),
      credit: amount('credit'),
    };
    for (const field of ['debit', 'credit'] as const)
      if (figures[field] < 0) fault(field, 'This cannot be negative');
    if (faults.length > before || !place) return;
    ledgers.push(
      withClosing({
        ledger_name: name,
        ledger_group: place.group,
        ...(head ? { head } : {}),
        ...(sourceGroup ? { source_group: sourceGroup } : {}),
        ...figures,
      }),
    );
  });
  return { ledgers, faults };
}

/** A ledger for the wire. */
export const ledgerToWire = (l: Ledger): WireLedger => ({
  ledger_name: l.ledger_name,
  ledger_group: l.ledger_group,
  ...(l.head ? { head: l.head } : {}),
  ...(l.source_group ? { source_group: l.source_group } : {}),
  opening_balance: rupeesOf(l.opening_balance),
  debit: rupeesOf(l.debit),
  credit: rupeesOf(l.credit),
  closing_balance: rupeesOf(l.closing_balance),
});
