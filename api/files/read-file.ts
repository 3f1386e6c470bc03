import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import { type Message, sentence } from '../../shared/forms/messages.ts';
import { say as sayGst } from '../../shared/gst/messages.ts';
import { type GovernmentKind, otherKind } from '../../shared/intake/recognise.ts';
import { otherTables, type Table, type TableKind } from '../../shared/intake/recognise-table.ts';
import { unitOf } from '../../shared/intake/units.ts';
import { readCsv } from '../../shared/sheets/csv.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import type { Upload } from '../base/call.ts';
import { invalidField, malformedField, type Words, wrongType } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { hasForbiddenKey } from '../middleware/forbidden-key.ts';
import { readOldWorkbook } from './old-workbook.ts';
import { readSheets } from './read-workbook.ts';

/** A file sent for import, by what it holds. */
export type ReadFile =
  | { kind: 'json'; value: unknown }
  | { kind: 'xml'; text: string }
  | { kind: 'tables'; tables: Table[] };

/** Files of a zip at most. */
const MOST_IN_ZIP = 20;

/** What to do with a workbook of Excel 97 to 2003. */
const oldFormat =
  'This is the old Excel format (.xls). Open it in Excel and save it as .xlsx, then import that.';

const refuse = <const T extends string>(words: Words<T>) => malformedField('file', words);

/** What a zip says its files unpack to; Infinity for a zip that cannot be read. */
function unpackedSize(bytes: Buffer): number {
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: (file) => {
        total += file.originalSize;
        return false;
      },
    });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return total;
}

/** 422 for a whole file, with what it is or why it cannot be taken. */
export function refuseFile(message: Message, id: string): never {
  throw invalidField('file', message, id);
}

/** 422 naming a JSON file or table whose own marks say it is none of these; a file without marks passes. */
export function refuseOtherKind(
  file: ReadFile,
  json: readonly GovernmentKind[],
  tables: readonly TableKind[] = [],
): void {
  const other =
    file.kind === 'json'
      ? otherKind(file.value, json)
      : file.kind === 'tables'
        ? otherTables(file.tables, tables)
        : undefined;
  if (other) refuseFile(other, 'other_kind');
}

/** 422 for tables whose figures are thousands, lakhs or more. */
export function refuseUnits(tables: readonly Table[]): void {
  const found = unitOf(tables);
  if (found) refuseFile(sayGst('largerUnit', { found }), 'larger_unit');
}

/** JSON of a text; undefined when it is none or holds a forbidden key. */
function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return hasForbiddenKey(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** 422 naming a government's JSON file offered where no JSON is read, whatever its ending; anything else passes. */
export function refuseJson(bytes: Buffer): void {
  const text = textOfBytes(bytes);
  if (/^\uFEFF?\s*[[{]/.test(text)) refuseOtherKind({ kind: 'json', value: jsonOf(text) }, []);
}

/** Reads an upload by its ending: .json, .csv, .xlsx, .xml, or a .zip of tables; 400 when it does not read, 415 for another kind. */
export async function readUpload(upload: Upload | undefined): Promise<ReadFile> {
  if (!upload || upload.size === 0) throw refuse('Please select a file');
  return openFile(upload.name, await readFile(upload.path));
}

/** Reads the bytes of a file by the ending of its name. */
export const openFile = (name: string, bytes: Buffer): Promise<ReadFile> =>
  name.toLowerCase().endsWith('.zip') ? readZip(bytes) : readBytes(name, bytes);

/** The tables of all files of a zip, or its one file of another kind. */
async function readZip(bytes: Buffer): Promise<ReadFile> {
  let total = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: (file) => {
        total += file.originalSize;
        return total <= sizes.unpacked && !/(^|\/)(\.|__MACOSX)|\/$/.test(file.name);
      },
    });
  } catch {
    throw refuse('This zip file could not be read');
  }
  if (total > sizes.unpacked) throw refuse('This zip file is too large once unpacked.');
  const names = Object.keys(files).sort();
  if (names.length === 0) throw refuse('This zip file is empty');
  if (names.length > MOST_IN_ZIP)
    throw refuse(sentence('Upload a ZIP with at most {n} files', { n: MOST_IN_ZIP }));
  const read: ReadFile[] = [];
  const odd = names.find((name) => !/\.(json|csv|tsv|txt|xml|xlsx?|xlsm|xlsb|ods|html?)$/i.test(name));
  if (odd && names.length > 1)
    throw refuse(sentence('{name} in this zip is not a table: send the others without it', { name: odd }));
  for (const name of names) read.push(await readBytes(name, Buffer.from(files[name]!)));
  if (read.length === 1) return read[0]!;
  const tables = read.map((file, i) => {
    if (file.kind !== 'tables')
      throw refuse(sentence('Send {name} by itself: only tables are read together', { name: names[i]! }));
    return file.tables.map((t) => ({
      ...t,
      name: file.tables.length > 1 ? `${names[i]}: ${t.name}` : t.name,
    }));
  });
  return { kind: 'tables', tables: tables.flat() };
}

/** Reads the bytes of one file by the ending of its name. */
async function readBytes(fileName: string, bytes: Buffer): Promise<ReadFile> {
  const name = fileName.toLowerCase();
  if (name.endsWith('.json')) {
    try {
      const value: unknown = JSON.parse(textOfBytes(bytes).replace(/^\uFEFF/, ''));
      if (hasForbiddenKey(value)) throw refuse('The file contains a forbidden key');
      return { kind: 'json', value };
    } catch (error) {
      if (error instanceof SyntaxError) throw refuse('This file is not valid JSON');
      throw error;
    }
  }
  const start = bytes.subarray(0, 8).toString('latin1');
  if (/\.(xlsx?|xlsm|csv|tsv)$/.test(name)) {
    if (start.startsWith('%PDF'))
      refuseFile(
        sentence('This is a PDF. Export the table as Excel or CSV from the program that made it.'),
        'other_kind',
      );
    if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return readCompound(bytes);
    // Web pages and Excel's XML of 2003 come with the ending .xls from portals and old programs.
    if (name.endsWith('.xls') && /^\uFEFF?\s*</.test(textOfBytes(bytes.subarray(0, 400))))
      return readOld(bytes);
  }
  if (/\.(ods|xlsb)$/.test(name) && start.startsWith('PK')) {
    if (unpackedSize(bytes) > sizes.unpacked) throw refuse('This Excel file is too large once unpacked.');
    return readOld(bytes);
  }
  if (/\.html?$/.test(name)) return readOld(bytes);
  // A table of texts keeps the ending .xls in programs that only write tabs.
  if (/\.(csv|tsv|txt)$/.test(name) || (name.endsWith('.xls') && !start.startsWith('PK') && isText(bytes))) {
    if (start.startsWith('PK')) return readBytes(`${fileName}.xlsx`, bytes);
    const text = textOfBytes(bytes);
    const rows = readCsv(text, (row) =>
      refuseFile(sentence('Row {row}: a quotation mark is not closed.', { row }), 'open_quote'),
    );
    return { kind: 'tables', tables: [{ name: name.replace(/\.\w+$/, ''), rows }] };
  }
  if (name.endsWith('.xml')) {
    const text = textOfBytes(bytes);
    // Excel's XML of 2003 under its own ending.
    return text.slice(0, 4000).includes('urn:schemas-microsoft-com:office:spreadsheet')
      ? readOld(bytes)
      : { kind: 'xml', text };
  }
  // Some programs give a workbook of today the old ending.
  if (/\.(xlsx?|xlsm)$/.test(name) && start.startsWith('PK')) {
    if (unpackedSize(bytes) > sizes.unpacked) throw refuse('This Excel file is too large once unpacked.');
    try {
      return { kind: 'tables', tables: await readSheets(bytes) };
    } catch {
      throw refuse('This Excel file could not be read');
    }
  }
  if (/\.(xlsx?|xlsm)$/.test(name)) throw refuse('This is not an Excel file (.xlsx).');
  throw wrongType('Send a .json, .csv, .xlsx, .xml or .zip file.');
}

/** Whether bytes are text: no control characters but tabs and line ends, in any encoding that is read. */
const isText = (bytes: Buffer): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these tell a binary file
  !/[\u0000-\u0008\u000e-\u001f]/.test(textOfBytes(bytes.subarray(0, 4096)));

/** A compound file: a workbook of Excel 97 to 2003, or one of today behind a password. */
async function readCompound(bytes: Buffer): Promise<ReadFile> {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    refuseFile(
      sentence('This Excel file is protected by a password. Save it without one and import that.'),
      'protected',
    );
  return readOld(bytes);
}

async function readOld(bytes: Buffer): Promise<ReadFile> {
  const tables = await readOldWorkbook(bytes);
  if (!tables) throw refuse(oldFormat);
  return { kind: 'tables', tables };
}

/** A JSON object of texts in a field of a form: answers to questions, or fields by heading; 422 for anything else. */
export const textsField = z
  .string()
  .max(200_000)
  .optional()
  .transform((text, context): Record<string, string> => {
    if (!text) return {};
    const value = jsonOf(text);
    const read = z.record(z.string().max(300), z.string().max(100)).safeParse(value);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'Send a JSON object of texts' });
    return z.NEVER;
  });
