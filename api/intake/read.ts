import { english, type Message } from '../../shared/forms/messages.ts';
import { percent, ratesOf } from '../../shared/gst/import/register-cells.ts';
import { layoutKey, layoutOf } from '../../shared/gst/import/register-layout.ts';
import { say as sayGst } from '../../shared/gst/messages.ts';
import { readBank } from '../../shared/intake/bank.ts';
import { findColumns } from '../../shared/intake/ledger-headings.ts';
import { type ColumnContent, contentOf, taxExplained } from '../../shared/intake/left-columns.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { recogniseJson } from '../../shared/intake/recognise.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { withoutReasons } from '../../shared/intake/refused-lines.ts';
import { titleFacts } from '../../shared/intake/title.ts';
import { HEADING_LINES } from '../../shared/intake/vocabulary.ts';
import { shownCell } from '../../shared/sheets/cells.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { within } from '../entities/reach.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { panKey } from '../entities/store.ts';
import { isPaper } from '../evidence/open.ts';
import { openFile, type ReadFile, refuseFile, refuseUnits } from '../files/read-file.ts';
import { rememberedColumns } from '../gst/base/register-memory.ts';
import { bankReader } from './bank.ts';
import { clientsReader } from './clients.ts';
import { gainsReader } from './gains.ts';
import { gstr3bReader } from './gstr3b.ts';
import { ledgersReader } from './ledgers.ts';
import { purchasesReader } from './purchases.ts';
import {
  because,
  type Difference,
  type ImportInput,
  type Placed,
  type Proof,
  type Reader,
  type Reading,
  type Totals,
} from './reading.ts';
import {
  elsewhere,
  type Kind,
  leftSheets,
  type Noun,
  nameOfKind,
  nounOf,
  nouns,
  recogniseFile,
  recogniseStatement,
} from './recognise.ts';
import { salesReader } from './sales.ts';
import { type FileChoices, importedBefore, lineKey, recall } from './store.ts';
import { isStatementText, readStatementText, tdsReader } from './tds.ts';

const readers: Readonly<Record<Noun, Reader<unknown>>> = {
  sales: salesReader as Reader<unknown>,
  purchases: purchasesReader as Reader<unknown>,
  trial_balance: ledgersReader as Reader<unknown>,
  clients: clientsReader as Reader<unknown>,
  tds: tdsReader as Reader<unknown>,
  gains: gainsReader as Reader<unknown>,
  bank: bankReader as Reader<unknown>,
  gstr3b: gstr3bReader as Reader<unknown>,
};

/** Answers that exclude the documents concerned. */
export const LEAVE_OUT = 'leave_out';

/** The question whether columns with GSTINs, amounts of tax or dates are left out. */
const LEFT = 'left_columns';

/** A file as the API returns it. */
export interface Answer {
  kind: Kind | '';
  kind_name: string;
  source: string | null;
  confidence: number;
  /** Why it was recognized as this kind. */
  why: Message | null;
  question?: AskedQuestion;
  questions: AskedQuestion[];
  headings: string[];
  mapping: Record<string, string>;
  preview: string[][];
  sheets: Reading['sheets'];
  placed: Record<string, Placed>;
  set_aside: Reading['set_aside'];
  total_set_aside: number;
  unmapped: string[];
  /** Unused columns with GSTINs, amounts of tax or dates, which the user must tick before the import. */
  left_columns: LeftColumn[];
  file_totals: Totals;
  total_row: Totals | null;
  differences: Difference[];
  /** Sums of the file compared with the placed ones. */
  proof: Proof[];
  warnings: string[];
  warning_messages: readonly Message[];
  target: Record<string, unknown>;
  /** GSTINs and PANs the file gives as its owner's. */
  owners: string[];
}

/** A column left out, and its content. */
interface LeftColumn {
  sheet: string;
  heading: string;
  holds: ColumnContent;
}

/** A reading with its reader. */
export interface FileReading {
  noun: Noun | '';
  answer: Answer;
  given: ImportInput;
  reader?: Reader<unknown>;
  reading?: Reading;
  /** Keys of imported corrected lines. */
  lines?: string[];
}

/** Most lines of `set_aside` in a response; the Excel has all. */
const SHOWN = 2000;
const round = (n: number): number => Math.round(n * 100) / 100;

/** Tables that repeat amounts of the documents. */
const repeating = new Set(['hsn', 'doc_issue', 'supeco', 'supecoa', 'at', 'ata', 'txpd', 'txpda']);

/**
 * Sums of the file's lines compared with the placed ones; taxes are compared in total, because one column may
 * contain all.
 */
function proofOf({
  file_totals: file,
  total_row: own,
  placed,
}: Reading): Pick<Answer, 'proof' | 'differences'> {
  const sum = (key: string) =>
    Object.entries(placed).reduce(
      (n, [table, p]) =>
        n +
        (repeating.has(table) || (table === 'challans' && placed['deductees']) ? 0 : (p.totals[key] ?? 0)),
      0,
    );
  const proof: Proof[] = [];
  const compare = (key: string, found: number, there: number, total: number | undefined) =>
    proof.push({
      key,
      file: round(found),
      total_row: total === undefined ? null : round(total),
      placed: round(there),
      difference: round(found - there),
    });
  const amounts = ['taxable', 'cess', 'debit', 'credit', 'amount'];
  for (const key of amounts) if (file[key] !== undefined) compare(key, file[key], sum(key), own?.[key]);
  const taxes = ['igst', 'cgst', 'sgst'];
  const taxOf = (of: (key: string) => number) => taxes.reduce((n, key) => n + of(key), 0);
  const inFile = taxOf((key) => file[key] ?? 0);
  const told = own && taxes.some((key) => own[key] !== undefined) ? taxOf((key) => own[key] ?? 0) : undefined;
  if (inFile !== 0) compare('tax', inFile, taxOf(sum), told);
  const differences: Difference[] = proof.flatMap(({ key, file: found, placed: there, difference }) =>
    difference === 0 ? [] : [{ key, file: found, placed: there, set_aside: difference, difference }],
  );
  for (const [key, value] of Object.entries(own ?? {}))
    if (file[key] !== undefined && round(Math.abs(value) - Math.abs(file[key])) !== 0)
      differences.push({
        key: `total_row.${key}`,
        file: value,
        placed: file[key],
        set_aside: 0,
        difference: round(value - file[key]),
      });
  return { proof, differences };
}

const nothingRead: Omit<Answer, 'kind' | 'kind_name' | 'confidence' | 'questions'> = {
  source: null,
  why: null,
  headings: [],
  mapping: {},
  preview: [],
  sheets: [],
  placed: {},
  set_aside: [],
  total_set_aside: 0,
  unmapped: [],
  left_columns: [],
  file_totals: {},
  total_row: null,
  differences: [],
  proof: [],
  warnings: [],
  warning_messages: [],
  target: {},
  owners: [],
};

/** Open questions: those not left out, entirely or by document. */
function openQuestions(
  questions: readonly AskedQuestion[],
  answers: FileChoices['answers'],
): AskedQuestion[] {
  const out: AskedQuestion[] = [];
  for (const q of questions) {
    // Only documents can be left out; a question about the entire file affects how all of it is read.
    if (answers[q.id] === LEAVE_OUT && q.documents.length > 0) continue;
    const documents = q.documents.filter((d) => answers[`${q.id}:${d.key}`] !== LEAVE_OUT);
    if (q.documents.length > 0 && documents.length === 0) continue;
    const known = out.find((o) => o.id === q.id);
    if (known) known.documents.push(...documents);
    else out.push({ ...q, documents });
  }
  return out;
}

/** GSTINs and PANs a file gives as its owner's, to identify the client. */
function ownersOf(file: ReadFile): string[] {
  if (file.kind === 'json') {
    const found = recogniseJson(file.value);
    return found?.gstin ? [found.gstin] : found?.pan ? [found.pan] : [];
  }
  if (file.kind === 'tables')
    return titleFacts(
      file.tables.flatMap(({ rows }) => rows.slice(0, layoutOf(rows)?.line ?? 0).slice(0, HEADING_LINES)),
    ).gstins;
  return [];
}

/** Columns left out of a reading although they have GSTINs, amounts of tax or dates. */
function leftOf(reading: Reading, file: ReadFile, own: readonly string[]): LeftColumn[] {
  if (file.kind !== 'tables') return [];
  return reading.sheets.flatMap(({ sheet, line, columns }) => {
    const table =
      file.tables.find((t) => t.name === sheet) ?? (file.tables.length === 1 ? file.tables[0] : undefined);
    const rows = table?.rows.slice(line) ?? [];
    // Totals and similar lines have no rate; refused lines do not count.
    const aside = new Set(
      reading.set_aside.flatMap((l) =>
        !l.refused && (l.sheet === sheet || (l.sheet === '' && reading.sheets.length === 1)) ? [l.row] : [],
      ),
    );
    const lines = rows.filter((_, i) => !aside.has(line + i + 1));
    const placesOf = (...fields: string[]) =>
      columns.flatMap((c, i) => (fields.includes(c.field) ? [i] : []));
    const [taxable, second] = placesOf('taxable');
    const [rate, third] = placesOf('rate');
    const percents = rate === undefined ? [] : lines.map((row) => percent(row[rate]));
    const rateOf = ratesOf(percents);
    const byRate =
      taxable === undefined || rate === undefined || !rateOf || second !== undefined || third !== undefined
        ? undefined
        : { taxable: lines.map((row) => row[taxable]), rates: percents.map((v) => rateOf(v ?? 0)) };
    const read = {
      heads: placesOf('igst', 'cgst', 'sgst', 'tax').map((i) => lines.map((row) => row[i])),
      cess: placesOf('cess').map((i) => lines.map((row) => row[i])),
      byRate,
    };
    return columns.flatMap(({ heading, field }, i): LeftColumn[] => {
      if (field !== '' || heading === '') return [];
      const column = rows.map((row) => row[i]);
      const holds = contentOf(heading, column, own);
      const explained =
        holds === 'tax' &&
        taxExplained(
          lines.map((row) => row[i]),
          // Cess and VAT have other rates.
          /cess|\bvat\b|उपकर/i.test(heading) ? { ...read, byRate: undefined } : read,
        );
      return !holds || explained ? [] : [{ sheet, heading, holds }];
    });
  });
}

/**
 * Asks whether such columns may be left out: all those the user left out, and amounts of tax in a register of
 * an unknown program. Others are ticked on the page.
 */
function askLeft(
  left: readonly LeftColumn[],
  reading: Reading,
  noun: Noun,
  said: FileChoices,
): AskedQuestion[] {
  const known = new Set(reading.sheets.filter((s) => s.source).map((s) => s.sheet));
  const open = left.filter(
    (c) =>
      (said.mapping[c.heading] === '' ||
        (c.holds === 'tax' && (noun === 'sales' || noun === 'purchases') && !known.has(c.sheet))) &&
      said.answers[`${LEFT}:${c.heading}`] !== 'leave' &&
      said.answers[LEFT] !== 'leave',
  );
  if (open.length === 0) return [];
  return [
    askedQuestion({
      id: LEFT,
      text: say('askLeft'),
      options: [{ value: 'leave', label: say('leaveColumn') }],
      documents: [...new Set(open.map((c) => c.heading))].map((heading) => ({
        key: heading,
        label: heading,
      })),
    }),
  ];
}

/** Asks for the client, offering those within reach; those named in the file come first. */
async function askClient(deps: Deps, user: SignedIn, owners: readonly string[]): Promise<AskedQuestion> {
  const keys = owners.map((text) => panKey(deps, text));
  const found = await Entity.find(within(user), { name: 1, assessment_year: 1, pan_keys: 1 })
    .sort({ sort_key: 1, assessment_year: -1 })
    .lean();
  const named = found.filter((e) => e.pan_keys.some((key) => keys.includes(key)));
  return askedQuestion({
    id: 'company_id',
    text: say('askClient'),
    options: (named.length > 0 ? named : found).map((e) => ({
      value: String(e._id),
      label: { text: `${e.name} (AY ${e.assessment_year})` },
    })),
  });
}

/** Remembered mappings of a file's columns, and the current ones. */
async function wordsOn(deps: Deps, user: SignedIn, entity: EntityDoc | undefined) {
  return {
    ...(entity ? await rememberedColumns(deps, entity._id) : {}),
    ...(await recall(deps, entity ? entity._id : toId(user.id))),
  } as Record<string, Record<string, string>>;
}

/** Key of a sheet's headings in the memory. */
export const keyOfSheet = (sheet: Reading['sheets'][number]): string =>
  layoutKey(sheet.columns.map((c) => c.heading));

type Again = Awaited<ReturnType<typeof importedBefore>>;

/**
 * Our own Excel of refused lines, converted back to the original layout: without reasons and without lines
 * already imported; 422 if all are.
 */
async function takeCorrected(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc | undefined,
  file: ReadFile,
): Promise<{ corrected?: NonNullable<ReturnType<typeof withoutReasons>>; again?: Again }> {
  const corrected = file.kind === 'tables' ? withoutReasons(file.tables) : undefined;
  if (!corrected || file.kind !== 'tables') return {};
  const again = await importedBefore(deps, user, entity, corrected.lines);
  const [earliest] = again.values();
  if (earliest && again.size === corrected.lines.length)
    refuseFile(say('allImported', { date: { day: earliest.date } }), 'already_imported');
  file.tables = corrected.tables.map((t) => ({
    ...t,
    rows: t.rows.map((row, i) => (again.has(`${t.name}|${i + 1}`) ? [] : row)),
  }));
  return { corrected, again };
}

/** Marks lines that were already imported. */
function asideAgain(reading: Reading, again: Again | undefined): void {
  for (const { sheet, row, date } of again?.values() ?? [])
    reading.set_aside.push({
      sheet: reading.sheets.length > 1 ? sheet : '',
      row,
      column: null,
      ...because(say('leftImported', { date: { day: date } })),
      refused: false,
      cells: [],
    });
}

/** Remarks of a reading; unused columns are listed separately. */
function remarksOf(reading: Reading, left: readonly Table[]): Message[] {
  const unused = reading.unmapped.length > 0 ? sayGst('columnsNotUsed', { columns: '' }).text : undefined;
  return [
    ...left.map((t) => say('leftSheet', { name: t.name })),
    ...reading.warnings.filter((w) => w.text !== unused && !namesUnused(w, unused)),
  ];
}

/**
 * Reads a file with the user's input: recognize, find the table, map, place and prove. Stores nothing.
 * `unowned` reads it without asking for the client.
 */
export async function readIntake(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc | undefined,
  said: FileChoices,
  bytes: Buffer,
  unowned = false,
): Promise<FileReading> {
  if (isPaper(said.name, bytes)) throw elsewhere(say('isPaper'), 'papers');
  const statement = isStatementText(bytes);
  const file: ReadFile = statement
    ? { kind: 'xml', text: textOfBytes(bytes) }
    : await openFile(said.name, bytes);
  const { corrected, again } = await takeCorrected(deps, user, entity, file);
  const answers = Object.fromEntries(Object.entries(said.answers).filter(([, value]) => value !== LEAVE_OUT));
  // The user's answers take precedence over the page the file was dropped on.
  const answered = nouns.find((n) => n === answers['kind']);
  const wanted = answered ?? nounOf(said.purpose);
  const known = statement
    ? recogniseStatement(wanted)
    : recogniseFile(file, wanted, answered !== undefined, said.name);
  const remembered = await wordsOn(deps, user, entity);
  const given: ImportInput = {
    deps,
    user,
    entity,
    name: said.name,
    bytes,
    answers,
    mapping: said.mapping,
    remembered,
    corrected: corrected !== undefined,
  };
  if ('question' in known)
    return {
      noun: '',
      given,
      answer: {
        ...nothingRead,
        ...shownTop(file),
        kind: '',
        kind_name: '',
        confidence: known.confidence,
        question: known.question,
        questions: [known.question],
      },
    };
  const { kind, noun, why } = known;
  const named = { kind, kind_name: nameOfKind(kind), why };
  if (!entity && !unowned && noun !== 'clients') {
    const owners = ownersOf(file);
    const question = await askClient(deps, user, owners);
    return {
      noun,
      given,
      answer: {
        ...nothingRead,
        ...shownTop(file),
        ...named,
        owners,
        confidence: known.confidence,
        question,
        questions: [question],
      },
    };
  }
  const left = file.kind === 'tables' ? [...leftSheets(file.tables, noun)] : [];
  if (file.kind === 'tables') file.tables = file.tables.filter((t) => !left.includes(t));
  if (file.kind === 'tables' && noun !== 'clients') refuseUnits(file.tables);
  const chosen = file.kind === 'tables' ? oneSheet(noun, file.tables, answers['sheet']) : undefined;
  if (chosen && file.kind === 'tables') {
    left.push(...chosen.left);
    file.tables = [file.tables[chosen.sheet]!];
  }
  const reader = readers[noun];
  let reading: Reading = statement
    ? await readStatementText(given, textOfBytes(bytes))
    : await reader.read(given, file);
  // Readers unaware of earlier files use the remembered mapping too.
  const words = Object.assign({}, ...reading.sheets.map((s) => remembered[keyOfSheet(s)] ?? {}));
  const before = { ...words, ...said.mapping };
  const changes = reading.sheets.some((s) =>
    s.columns.some((c) => Object.hasOwn(before, c.heading) && before[c.heading] !== c.field),
  );
  if (changes) {
    given.mapping = before;
    reading = await reader.read(given, file);
  }
  asideAgain(reading, again);
  if (file.kind === 'tables') showTitles(reading, file.tables);
  const leftColumns = leftOf(
    reading,
    file,
    entity ? registrationsOf(deps, entity).flatMap((r) => (r.kind === 'gstin' ? [r.number] : [])) : [],
  );
  const questions = openQuestions(
    [
      ...(chosen?.question ? [chosen.question] : []),
      ...reading.questions,
      ...(Object.keys(reading.placed).length > 0 ? askLeft(leftColumns, reading, noun, said) : []),
    ],
    said.answers,
  );
  const warnings = remarksOf(reading, left);
  const [first] = reading.sheets;
  return {
    noun,
    given,
    reader,
    reading,
    lines: (corrected?.lines ?? [])
      .filter(
        (l) => !reading.set_aside.some((s) => s.row === l.row && (s.sheet === '' || s.sheet === l.sheet)),
      )
      .map((l) => lineKey(deps, l.says)),
    answer: {
      ...named,
      source: reading.source,
      confidence: Math.min(reading.confidence, known.confidence),
      ...(questions[0] ? { question: questions[0] } : {}),
      questions,
      headings: first ? first.columns.map((c) => c.heading) : [],
      mapping: Object.fromEntries(
        reading.sheets.flatMap((s) =>
          s.columns.flatMap((c) => (c.heading === '' ? [] : [[c.heading, c.field] as const])),
        ),
      ),
      preview: first?.rows ?? [],
      sheets: reading.sheets,
      placed: reading.placed,
      set_aside: reading.set_aside.slice(0, SHOWN),
      total_set_aside: reading.set_aside.length,
      unmapped: [...new Set(reading.unmapped)],
      left_columns: leftColumns,
      file_totals: reading.file_totals,
      total_row: reading.total_row,
      ...proofOf(reading),
      warnings: warnings.map(english),
      warning_messages: warnings,
      target: reading.target,
      owners: [],
    },
  };
}

/**
 * Adds the text of ignored title lines: a title applies to the lines below it, also in the Excel of refused
 * lines.
 */
function showTitles(reading: Reading, tables: readonly Table[]): void {
  for (const line of reading.set_aside) {
    if (line.refused || line.row === null || line.cells.length > 0) continue;
    const table = tables.find((t) => t.name === line.sheet) ?? (tables.length === 1 ? tables[0] : undefined);
    const cells = (table?.rows[line.row - 1] ?? []).map(shownCell);
    if (cells.filter((c) => c !== '').length === 1) line.cells = cells;
  }
}

/** Whether a sheet's remark (`{sheet}: {message}`) is `text`. */
const namesUnused = ({ params }: Message, text: string | undefined): boolean => {
  const inner = params?.['message'];
  return text !== undefined && typeof inner === 'object' && 'text' in inner && inner.text === text;
};

/** The sheet of a workbook with a kind of table, and the others; asks if several have one. */
function oneSheet(
  noun: Noun,
  tables: readonly Table[],
  said: string | undefined,
): { sheet: number; left: Table[]; question?: AskedQuestion } | undefined {
  if ((noun !== 'trial_balance' && noun !== 'bank') || tables.length < 2) return undefined;
  const holds = (t: Table) =>
    t.rows.length > 1 &&
    (noun === 'bank'
      ? readBank(t.rows, {}).lines.length > 0
      : findColumns(t.rows.map((row) => row.map(shownCell))) !== undefined);
  const found = tables.flatMap((t, i) => (holds(t) ? [i] : []));
  const sheet =
    found.find((i) => tables[i]!.name === said) ??
    found[0] ??
    Math.max(
      0,
      tables.findIndex((t) => t.rows.length > 0),
    );
  const open = found.length > 1 && tables[sheet]!.name !== said;
  return {
    sheet,
    left: tables.filter((t, i) => i !== sheet && t.rows.length > 0 && (!found.includes(i) || !open)),
    ...(open
      ? {
          question: askedQuestion({
            id: 'sheet',
            text: say('askSheet'),
            options: found.map((i) => ({ value: tables[i]!.name, label: { text: tables[i]!.name } })),
          }),
        }
      : {}),
  };
}

/** The first lines of an unread file. */
function shownTop(file: ReadFile): Pick<Answer, 'preview'> {
  const table = file.kind === 'tables' ? file.tables.find((t) => t.rows.length > 0) : undefined;
  return {
    preview: (table?.rows ?? []).slice(0, 10).map((row) => row.map((c) => shownCell(c).slice(0, 80))),
  };
}
