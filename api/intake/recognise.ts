import { say as common, type Message } from '../../shared/forms/messages.ts';
import { isMarg } from '../../shared/gst/gstr2b/read-purchases.ts';
import { isKnownSheet } from '../../shared/gst/import/known-sheets.ts';
import { layoutOf, tellsAmounts } from '../../shared/gst/import/register-layout.ts';
import { bySheetName } from '../../shared/gst/import/table.ts';
import { findColumns } from '../../shared/intake/ledger-headings.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { type GovernmentKind, nameOf, recogniseJson } from '../../shared/intake/recognise.ts';
import {
  otherTables,
  recogniseTables,
  type Table,
  type TableKind,
} from '../../shared/intake/recognise-table.ts';
import { parseAmount } from '../../shared/money.ts';
import { failure, invalid, invalidField } from '../base/errors.ts';
import { type ReadFile, refuseFile } from '../files/read-file.ts';

/** Import purposes. */
export const nouns = [
  'sales',
  'purchases',
  'trial_balance',
  'clients',
  'tds',
  'gains',
  'bank',
  'gstr3b',
] as const;
export type Noun = (typeof nouns)[number];

/** Names of purposes callers may use. */
const purposes: Readonly<Record<string, Noun>> = {
  sales: 'sales',
  sale: 'sales',
  gstr1: 'sales',
  outward: 'sales',
  notes: 'sales',
  creditnotes: 'sales',
  hsn: 'sales',
  purchases: 'purchases',
  purchase: 'purchases',
  gstr2b: 'purchases',
  gstr2a: 'purchases',
  ims: 'purchases',
  inward: 'purchases',
  trialbalance: 'trial_balance',
  accounts: 'trial_balance',
  ledgers: 'trial_balance',
  clients: 'clients',
  entities: 'clients',
  companies: 'clients',
  tds: 'tds',
  deductees: 'tds',
  challans: 'tds',
  gains: 'gains',
  capitalgains: 'gains',
  shares: 'gains',
  bank: 'bank',
  banklines: 'bank',
  bankstatement: 'bank',
  gstr3b: 'gstr3b',
};

/** The noun of a purpose; 422 for an unknown one. */
export function nounOf(purpose: string): Noun | undefined {
  if (purpose.trim() === '') return undefined;
  const key = purpose.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (Object.hasOwn(purposes, key)) return purposes[key];
  throw invalidField('purpose', common('chooseOf', { choices: nouns.join(', ') }));
}

/** Display names of kinds. */
const kindNames = {
  sales: 'Sales',
  gstr1: 'GSTR-1 file',
  purchases: 'Purchases',
  gstr2a: 'GSTR-2A download',
  gstr2b: 'GSTR-2B download',
  ims: 'Invoice Management System download',
  trial_balance: 'Trial balance',
  clients: 'List of clients',
  tds: 'TDS deductees and challans',
  gains: 'Shares and other assets sold',
  bank: 'Bank statement',
  gstr3b: 'GSTR-3B file',
} as const;
export type Kind = keyof typeof kindNames;
export const nameOfKind = (kind: Kind): string => kindNames[kind];

/** The recognized kind of a file, and its import purpose; a question if ambiguous. */
type Recognised =
  | { kind: Kind; noun: Noun; confidence: number; why: Message }
  | { question: AskedQuestion; confidence: number };

const nounOfTable: Partial<Record<TableKind, { kind: Kind; noun: Noun }>> = {
  gstr2a: { kind: 'gstr2a', noun: 'purchases' },
  gstr2b: { kind: 'gstr2b', noun: 'purchases' },
  'sales-register': { kind: 'sales', noun: 'sales' },
  'purchase-register': { kind: 'purchases', noun: 'purchases' },
  'trial-balance': { kind: 'trial_balance', noun: 'trial_balance' },
  clients: { kind: 'clients', noun: 'clients' },
  tds: { kind: 'tds', noun: 'tds' },
  gains: { kind: 'gains', noun: 'gains' },
  bank: { kind: 'bank', noun: 'bank' },
};
const tablesOf: Readonly<Record<Noun, readonly TableKind[]>> = {
  sales: ['sales-register'],
  purchases: ['purchase-register', 'gstr2a', 'gstr2b'],
  trial_balance: ['trial-balance'],
  clients: ['clients'],
  tds: ['tds'],
  gains: ['gains'],
  bank: ['bank'],
  gstr3b: [],
};
const governmentOf: Partial<Record<GovernmentKind, { kind: Kind; noun: Noun }>> = {
  gstr1: { kind: 'gstr1', noun: 'sales' },
  gstr2a: { kind: 'gstr2a', noun: 'purchases' },
  gstr2b: { kind: 'gstr2b', noun: 'purchases' },
  ims: { kind: 'ims', noun: 'purchases' },
  gstr3b: { kind: 'gstr3b', noun: 'gstr3b' },
};
/** Files read by other pages, to which the import page forwards them. */
const placeOf: Partial<Record<GovernmentKind, 'itr' | 'prefill'>> = { itr: 'itr', prefill: 'prefill' };

const otherKind = (message: Message): never => refuseFile(message, 'other_kind');
/** 422 for a file another page reads, with its place: `itr`, `prefill` or `papers`. */
export const elsewhere = (message: Message, place: 'itr' | 'prefill' | 'papers') =>
  failure(422, 'other_kind', message, { fields: [{ path: 'file', message }], details: { place } });
const unknown = (): never => {
  const message =
    'The file bears no marks of a kind that is imported here: say what it is, or name its columns in the first row.';
  throw invalid(message, [{ path: 'file', message }], 'unknown_file');
};

function ofJson(value: unknown, wanted: Noun | undefined): Recognised {
  const found = recogniseJson(value);
  if (!found) return unknown();
  const known = governmentOf[found.kind];
  const place = placeOf[found.kind];
  if (place && !wanted) throw elsewhere(nameOf(found), place);
  if (!known || (wanted && wanted !== known.noun)) return otherKind(nameOf(found));
  return { ...known, confidence: 1, why: say('whyKeys') };
}

/** Asks whether a register is sales or purchases. */
export const askRegister = (): AskedQuestion =>
  askedQuestion({
    id: 'kind',
    text: say('askRegister'),
    options: [
      { value: 'sales', label: say('aSale') },
      { value: 'purchases', label: say('aPurchase') },
    ],
  });

const askKind = (confidence: number): Recognised => ({ confidence, question: askRegister() });

/** A table with unknown headings: asks for its kind, then for its columns. */
const askAnyKind = (): Recognised => ({
  confidence: 0.2,
  question: askedQuestion({
    id: 'kind',
    text: say('askKind'),
    options: [
      { value: 'sales', label: say('aSale') },
      { value: 'purchases', label: say('aPurchase') },
      { value: 'trial_balance', label: say('aTrialBalance') },
      { value: 'clients', label: say('aClientList') },
      { value: 'tds', label: say('aTdsList') },
      { value: 'gains', label: say('aGainsList') },
      { value: 'bank', label: say('aBankStatement') },
    ],
  }),
});

/** Evidence that tables are of the kind the user gave. */
function byLayout(wanted: Noun, tables: readonly Table[]): { confidence: number; why: Message } {
  const sheet = tables.find((t) => isKnownSheet(t.name) || bySheetName(t.name));
  if (wanted === 'sales' && sheet) return { confidence: 0.95, why: say('whySheet', { name: sheet.name }) };
  const source = tables.map((t) => layoutOf(t.rows)?.source).find((s) => s !== undefined);
  if (wanted === 'sales' && source) return { confidence: 1, why: say('whyLayout', { source: source.name }) };
  return { confidence: 0.7, why: say('whySaid') };
}

/** Names of files and sheets with purchases. */
const inwardName = /\b(purchases?|inward|gstr-?2[ab]?|kharid)\b|खरीद|क्रय/i;

/** Names of sheets with sales. */
const outwardName = /\b(sales?|outward|gstr-?1|bikri)\b|बिक्री|विक्रय/i;

/** Side of the books a sheet is on, by name or headings; undefined if unclear. */
function sideOf(table: Table): 'sales' | 'purchases' | undefined {
  const name = table.name.replaceAll('_', ' ');
  if (inwardName.test(name) !== outwardName.test(name)) return inwardName.test(name) ? 'purchases' : 'sales';
  const kind = recogniseTables([table])?.kind;
  return kind === 'sales-register' ? 'sales' : kind === 'purchase-register' ? 'purchases' : undefined;
}

/** Sheets of the other side are skipped, because a workbook of the books has both. */
export function leftSheets(tables: readonly Table[], noun: Noun): readonly Table[] {
  const filled = tables.filter((t) => t.rows.length > 0);
  if ((noun !== 'sales' && noun !== 'purchases') || filled.length < 2) return [];
  const other = noun === 'sales' ? 'purchases' : 'sales';
  const left = filled.filter((t) => sideOf(t) === other);
  return left.length < filled.length ? left : [];
}

/** Whether a workbook has registers of both sides. */
const holdsBoth = (tables: readonly Table[]): boolean => {
  if (tables.length < 2) return false;
  const sides = new Set(tables.map(sideOf));
  return sides.has('sales') && sides.has('purchases');
};

/** Lines of a trial balance above its ledgers: Input CGST and Purchase Accounts are ledger names, not headings. */
const headOf = (table: Table): Table => ({
  ...table,
  rows: table.rows
    .slice(0, findColumns(table.rows.map((row) => row.map((c) => String(c ?? ''))))?.headingRows ?? 40)
    .filter((row) => !row.some((c) => c !== null && String(c).trim() !== '' && parseAmount(String(c)).ok)),
});

function ofTables(
  all: readonly Table[],
  wanted: Noun | undefined,
  said: boolean,
  fileName: string,
): Recognised {
  const left = wanted ? leftSheets(all, wanted) : [];
  const tables = all.filter((t) => !left.includes(t));
  const filled = tables.filter((t) => t.rows.length > 0);
  if (filled.length === 0) {
    const message = 'The file has no rows.';
    throw invalid(message, [{ path: 'file', message }], 'nothing_read');
  }
  if (wanted) {
    const other = otherTables(wanted === 'trial_balance' ? filled.map(headOf) : filled, tablesOf[wanted]);
    if (other) return otherKind(other);
    if (wanted === 'sales' && filled.some((t) => isMarg(t.rows))) return otherKind(say('isPurchaseRegister'));
    if (wanted === 'sales' && !said && inwardName.test(fileName) && !/\b(sales?|outward)\b/i.test(fileName))
      return askKind(0.5);
    const found = recogniseTables(filled);
    const known = found && nounOfTable[found.kind];
    if (known)
      return { kind: known.kind, noun: wanted, confidence: 1, why: say('whyWords', { words: found.mark }) };
    return { kind: wanted, noun: wanted, ...byLayout(wanted, filled) };
  }
  const found = recogniseTables(filled);
  if (found?.kind !== 'gstr2a' && found?.kind !== 'gstr2b' && holdsBoth(filled)) return askKind(0.5);
  if (found) {
    const known = nounOfTable[found.kind];
    return known
      ? { ...known, confidence: 0.95, why: say('whyWords', { words: found.mark }) }
      : otherKind(otherTables(filled, ['sales-register'])!);
  }
  if (filled.some((t) => isMarg(t.rows)))
    return {
      kind: 'purchases',
      noun: 'purchases',
      confidence: 0.8,
      why: say('whyLayout', { source: 'Marg' }),
    };
  const sales = { kind: 'sales', noun: 'sales' } as const;
  const sheet = filled.find((t) => isKnownSheet(t.name) || bySheetName(t.name));
  if (sheet) return { ...sales, confidence: 0.95, why: say('whySheet', { name: sheet.name }) };
  const layouts = filled.map((t) => layoutOf(t.rows)).filter((l) => l !== undefined);
  const source = layouts.find((l) => l.source)?.source;
  if (source) return { ...sales, confidence: 1, why: say('whyLayout', { source: source.name }) };
  if (layouts.some((l) => l.at.number !== undefined && tellsAmounts(l.at))) return askKind(0.5);
  if (layouts.length > 0) return askAnyKind();
  return unknown();
}

/** A TDS statement's text file, which is unambiguous. */
export const recogniseStatement = (wanted: Noun | undefined): Recognised =>
  wanted && wanted !== 'tds'
    ? otherKind(say('isTdsTable'))
    : { kind: 'tds', noun: 'tds', confidence: 1, why: say('whyStatement') };

/**
 * Recognizes a file by its content; 422 `other_kind` with its name if it is not the kind given, or cannot be
 * imported here.
 */
export function recogniseFile(
  file: ReadFile,
  wanted: Noun | undefined,
  /** The user answered what the file is. */
  said = false,
  fileName = '',
): Recognised {
  if (file.kind === 'json') return ofJson(file.value, wanted);
  if (file.kind === 'tables')
    return ofTables(file.tables, wanted, said, fileName.replace(/\.\w+$/, '').replaceAll('_', ' '));
  const vouchers = /<VOUCHER\b/i.test(file.text);
  const noun = wanted ?? (vouchers ? 'sales' : 'trial_balance');
  if (noun !== 'sales' && noun !== 'trial_balance' && noun !== 'purchases')
    return otherKind(say(vouchers ? 'isTallyVouchers' : 'isTallyXml'));
  return {
    kind: noun,
    noun,
    confidence: wanted ? 1 : 0.9,
    why: say(vouchers ? 'whyVouchers' : 'whyTallyXml'),
  };
}
