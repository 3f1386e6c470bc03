import type { Message } from '../../shared/forms/messages.ts';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import { evidenceAddress } from '../itr/base/addresses.ts';
import { answered, type ImportChoices, openCount, type SheetColumns } from './asking.ts';

/** Import purposes, in drop-down order. */
export const purposes = ['sales', 'purchases', 'trial_balance', 'clients', 'tds', 'gains', 'bank'] as const;
export type Purpose = (typeof purposes)[number] | 'gstr3b';
export const purposeOf = (text: string | null): (typeof purposes)[number] | '' =>
  purposes.find((p) => p === text) ?? '';

/** Rupees by key: taxable, igst, cgst, sgst, cess, value, debit, credit, amount, tax. */
type Totals = Readonly<Record<string, number>>;

/** One sum of the file and of the imported rows, rupees. */
interface Proof {
  key: string;
  file: number;
  total_row: number | null;
  placed: number;
  difference: number;
}

/** A line that is not imported. */
export interface SetAside {
  sheet: string;
  row: number | null;
  number?: string | null;
  column: string | null;
  reason: string;
  messages: readonly Message[];
  refused: boolean;
  cells: string[];
}

/** A file as read by the server. */
export interface Answer {
  intake_id: string;
  company_id: string | null;
  company_name: string | null;
  state: 'open' | 'applied' | 'undone';
  noun: Purpose | '';
  file: { name: string; size: number };
  kind: string;
  kind_name: string;
  confidence: number;
  why: Message | null;
  source: string | null;
  questions: AskedQuestion[];
  sheets: SheetColumns[];
  preview: string[][];
  placed: Readonly<Record<string, { rows: number; lines?: number; totals: Totals }>>;
  proof: Proof[];
  set_aside: SetAside[];
  total_set_aside: number;
  unmapped: string[];
  /** Unused columns that have GSTINs, amounts of tax or dates. */
  left_columns: { sheet: string; heading: string; holds: 'gstin' | 'tax' | 'date' }[];
  warning_messages: readonly Message[];
  target: {
    periods?: string[];
    beside?: { new: number; changed: number; same: number; gone?: number };
    /** Existing rows, and what can happen to them. */
    ways?: { way: 'add' | 'replace'; standing: number };
    /** Groups of a trial balance whose head was guessed, or chosen here. */
    groups?: { name: string; ledger_group: string | null; ledgers: number }[];
  } & Readonly<Record<string, unknown>>;
  /** GSTINs and PANs the file gives as its owner's. */
  owners: string[];
  earlier: { intake_id: string; applied_at: string | null } | null;
}

/** One record an import changed. */
export interface Applied {
  kind: 'gst' | 'inward' | 'trial-balance' | 'entities' | 'tds' | 'itr' | 'bank';
  name: string;
  created: boolean;
  gst_id?: string;
  clients?: number;
  form_type?: string;
  financial_year?: string;
  quarter?: string;
  itr_id?: string;
  assessment_year?: string;
  new?: number;
  changed?: number;
  same?: number;
}

/** Address of the imported record; undefined if a client is needed and none is known. */
export function addressOf(applied: Applied, company: string | null): string | undefined {
  const { kind, name } = applied;
  if (kind === 'gst') {
    const page = name.startsWith('GSTR-1 ') ? 'gstr1' : name.startsWith('GSTR-3B ') ? 'gstr3b' : 'gstr2b';
    return applied.gst_id && `/app/gst/${page}/${applied.gst_id}`;
  }
  if (kind === 'entities') return '/app/companies';
  if (!company) return undefined;
  if (kind === 'inward') return `/app/gst/${name.startsWith('IMS') ? 'ims' : 'suppliers'}/${company}`;
  if (kind === 'bank') return evidenceAddress(company, applied.assessment_year ?? '');
  if (kind === 'trial-balance')
    return `/app/accounts/trial-balance?company_id=${company}&year=${applied.assessment_year ?? ''}`;
  if (kind === 'tds')
    return `/app/tds/${(applied.form_type ?? '').toLowerCase()}/${company}?year=${applied.financial_year ?? ''}&quarter=${applied.quarter ?? ''}`;
  if (kind === 'itr') {
    const form = name.split(' ')[0]!.toLowerCase().replace('-', '');
    return `/app/itr/${form}/${company}?year=${applied.assessment_year ?? ''}&return=${applied.itr_id ?? ''}`;
  }
  return undefined;
}

/** Confidence of the reading, for a chip. */
export const surenessOf = (confidence: number): 'sure' | 'likely' | 'open' =>
  confidence >= 0.95 ? 'sure' : confidence >= 0.75 ? 'likely' : 'open';

/**
 * Whether a sum needs a look: the file's lines differ from the imported ones or from its own totals line
 * (signs ignored).
 */
export const differs = (p: Proof): { placed: boolean; total: boolean } => ({
  placed: p.difference !== 0,
  total: p.total_row !== null && Math.abs(p.total_row) !== Math.abs(p.file),
});

/** What prevents a file from being applied. */
export function blockOf(
  answer: Answer,
  questions: readonly AskedQuestion[],
  choices: ImportChoices,
): 'client' | 'questions' | 'nothing' | 'columns' | undefined {
  if (answer.questions.some((q) => q.id === 'company_id')) return 'client';
  if (answer.questions.some((q) => q.id !== LEFT) || openCount(questions, choices) > 0) return 'questions';
  if (Object.keys(answer.placed).length === 0) return 'nothing';
  return ticksOf(answer, choices).some((tick) => !tick.ticked) ? 'columns' : undefined;
}

/** The question about unused columns with GSTINs, amounts of tax or dates, which the page asks with checkboxes. */
const LEFT = 'left_columns';

/** Columns that must be ticked to be left out; `asked` if the server waits for it too. */
export function ticksOf(
  answer: Answer,
  choices: ImportChoices,
): { heading: string; holds: 'gstin' | 'tax' | 'date'; ticked: boolean; asked: boolean }[] {
  const asked = answer.questions.find((q) => q.id === LEFT)?.documents.map((d) => d.key) ?? [];
  const seen = new Map(answer.left_columns.map((c) => [c.heading, c.holds] as const));
  return [...seen].map(([heading, holds]) => ({
    heading,
    holds,
    ticked: choices.answers[`${LEFT}:${heading}`] === 'leave',
    asked: asked.includes(heading),
  }));
}

/** Ticks or unticks a column. */
export const ticked = (choices: ImportChoices, heading: string, on: boolean): ImportChoices =>
  answered(choices, LEFT, heading, on ? 'leave' : '');

/** Questions without those the page asks itself: the client, and unused columns. */
export const listedQuestions = (questions: readonly AskedQuestion[]): AskedQuestion[] =>
  questions.filter((q) => q.id !== 'company_id' && q.id !== LEFT);

/** Columns two sheets have in common are mapped once; a repeated heading is identified by its column. */
export const shownColumns = (sheet: SheetColumns): { heading: string; field: string; at: number }[] =>
  sheet.columns.flatMap(({ heading, field }, at) => (heading === '' ? [] : [{ heading, field, at }]));

/** A list with one client, for the import of clients. */
export const clientCsv = (name: string, gstin: string): string => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const number = gstin.toUpperCase().replace(/\s/g, '');
  return `Name,PAN,GSTIN\r\n${cell(name.trim())},${number.slice(2, 12)},${number}\r\n`;
};
