import { say as common, type Message } from '../../shared/forms/messages.ts';
import { isMarg } from '../../shared/gst/gstr2b/read-purchases.ts';
import { isKnownSheet } from '../../shared/gst/import/known-sheets.ts';
import { layoutOf } from '../../shared/gst/import/register-layout.ts';
import { bySheetName } from '../../shared/gst/import/table.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { type GovernmentKind, nameOf, recogniseJson } from '../../shared/intake/recognise.ts';
import {
  otherTables,
  recogniseTables,
  type Table,
  type TableKind,
} from '../../shared/intake/recognise-table.ts';
import { invalid, invalidField } from '../base/errors.ts';
import { type ReadFile, refuseFile } from '../files/read-file.ts';

/** What a file may be imported as. */
export const nouns = ['sales', 'purchases', 'trial_balance', 'clients', 'tds', 'gains', 'bank'] as const;
export type Noun = (typeof nouns)[number];

/** Words a caller may use for a purpose. */
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
};

/** The noun a purpose names; 422 for a word that names none. */
export function nounOf(purpose: string): Noun | undefined {
  if (purpose.trim() === '') return undefined;
  const key = purpose.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (Object.hasOwn(purposes, key)) return purposes[key];
  throw invalidField('purpose', common('chooseOf', { choices: nouns.join(', ') }));
}

/** Names of kinds as people read them. */
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
} as const;
export type Kind = keyof typeof kindNames;
export const nameOfKind = (kind: Kind): string => kindNames[kind];

/** What a file is, and what it is imported as; a question where it could be two things. */
type Recognised =
  | { kind: Kind; noun: Noun; confidence: number }
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
};
const governmentOf: Partial<Record<GovernmentKind, { kind: Kind; noun: Noun }>> = {
  gstr1: { kind: 'gstr1', noun: 'sales' },
  gstr2a: { kind: 'gstr2a', noun: 'purchases' },
  gstr2b: { kind: 'gstr2b', noun: 'purchases' },
  ims: { kind: 'ims', noun: 'purchases' },
};

const otherKind = (message: Message): never => refuseFile(message, 'other_kind');
const unknown = (): never => {
  const message =
    'The file bears no marks of a kind that is imported here: say what it is, or name its columns in the first row.';
  throw invalid(message, [{ path: 'file', message }], 'unknown_file');
};

function ofJson(value: unknown, wanted: Noun | undefined): Recognised {
  const found = recogniseJson(value);
  if (!found) return unknown();
  const known = governmentOf[found.kind];
  if (!known || (wanted && wanted !== known.noun)) return otherKind(nameOf(found));
  return { ...known, confidence: 1 };
}

const askKind = (confidence: number): Recognised => ({
  confidence,
  question: askedQuestion({
    id: 'kind',
    text: say('askRegister'),
    options: [
      { value: 'sales', label: say('aSale') },
      { value: 'purchases', label: say('aPurchase') },
    ],
  }),
});

function ofTables(tables: readonly Table[], wanted: Noun | undefined): Recognised {
  const filled = tables.filter((t) => t.rows.length > 0);
  if (filled.length === 0) {
    const message = 'The file has no rows.';
    throw invalid(message, [{ path: 'file', message }], 'nothing_read');
  }
  if (wanted) {
    const other = otherTables(filled, tablesOf[wanted]);
    if (other) return otherKind(other);
    if (wanted === 'sales' && filled.some((t) => isMarg(t.rows))) return otherKind(say('isPurchaseRegister'));
    const found = recogniseTables(filled);
    const known = found && nounOfTable[found.kind];
    return { kind: known?.kind ?? wanted, noun: wanted, confidence: known ? 1 : 0.7 };
  }
  const found = recogniseTables(filled);
  if (found) {
    const known = nounOfTable[found.kind];
    return known ? { ...known, confidence: 0.95 } : otherKind(otherTables(filled, ['sales-register'])!);
  }
  if (filled.some((t) => isMarg(t.rows))) return { kind: 'purchases', noun: 'purchases', confidence: 0.8 };
  const sales = { kind: 'sales', noun: 'sales' } as const;
  if (filled.some((t) => isKnownSheet(t.name) || bySheetName(t.name))) return { ...sales, confidence: 0.95 };
  const layouts = filled.map((t) => layoutOf(t.rows)).filter((l) => l !== undefined);
  if (layouts.some((l) => l.source)) return { ...sales, confidence: 1 };
  if (layouts.some((l) => l.at.number !== undefined && l.at.taxable !== undefined)) return askKind(0.5);
  return unknown();
}

/** What a file is by its own marks; 422 `other_kind` by its name when it is not what a person says, or nothing that is imported here. */
export function recogniseFile(file: ReadFile, wanted: Noun | undefined): Recognised {
  if (file.kind === 'json') return ofJson(file.value, wanted);
  if (file.kind === 'tables') return ofTables(file.tables, wanted);
  const vouchers = /<VOUCHER\b/i.test(file.text);
  const noun = wanted ?? (vouchers ? 'sales' : 'trial_balance');
  if (noun !== 'sales' && noun !== 'trial_balance' && noun !== 'purchases')
    return otherKind(say(vouchers ? 'isTallyVouchers' : 'isTallyXml'));
  return { kind: noun, noun, confidence: wanted ? 1 : 0.9 };
}
