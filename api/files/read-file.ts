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

/** A file uploaded for import, by content. */
export type ReadFile =
  | { kind: 'json'; value: unknown }
  | { kind: 'xml'; text: string }
  | { kind: 'tables'; tables: Table[] };

/** Most files in a ZIP. */
const MOST_IN_ZIP = 20;

/** Advice for Excel 97–2003 workbooks. */
const oldFormat =
  'This is the old Excel format (.xls). Open it in Excel and save it as .xlsx, then import that.';

const refuse = <const T extends string>(words: Words<T>) => malformedField('file', words);

/** Total uncompressed size of a ZIP according to its directory; Infinity if unreadable. */
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

/** 422 for an entire file, with what it is or why it is refused. */
export function refuseFile(message: Message, id: string): never {
  throw invalidField('file', message, id);
}

/** 422 for a JSON file or table recognized as another kind; one without marks passes. */
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

/** 422 for tables in thousands, lakhs or more. */
export function refuseUnits(tables: readonly Table[]): void {
  const found = unitOf(tables);
  if (found) refuseFile(sayGst('largerUnit', { found }), 'larger_unit');
}

/** JSON of a text; undefined if invalid or with a forbidden key. */
function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return hasForbiddenKey(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** 422 for a government JSON file where no JSON is expected, whatever its extension; anything else passes. */
export function refuseJson(bytes: Buffer): void {
  const text = textOfBytes(bytes);
  if (/^\uFEFF?\s*[[{]/.test(text)) refuseOtherKind({ kind: 'json', value: jsonOf(text) }, []);
}

/**
 * Reads an upload by extension: .json, .csv, .xlsx, .xml, or a .zip of tables; 400 if unreadable, 415 for
 * another type.
 */
export async function readUpload(upload: Upload | undefined): Promise<ReadFile> {
  if (!upload || upload.size === 0) throw refuse('Please select a file');
  return openFile(upload.name, await readFile(upload.path));
}

/** Reads the bytes of a file by the extension of its name. */
export const openFile = (name: string, bytes: Buffer): Promise<ReadFile> =>
  name.toLowerCase().endsWith('.zip') ? readZip(bytes) : readBytes(name, bytes);

/** The tables of all files in a ZIP, or its single file of another kind. */
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
    throw refuse(sentence('{name} in this zip is not a table: upload the zip without it', { name: odd }));
  for (const name of names) read.push(await readBytes(name, Buffer.from(files[name]!)));
  if (read.length === 1) return read[0]!;
  const tables = read.map((file, i) => {
    if (file.kind !== 'tables')
      throw refuse(
        sentence('Send {name} separately: only tables can be imported together', { name: names[i]! }),
      );
    return file.tables.map((t) => ({
      ...t,
      name: file.tables.length > 1 ? `${names[i]}: ${t.name}` : t.name,
    }));
  });
  return { kind: 'tables', tables: tables.flat() };
}

/** Reads the bytes of one file by the extension of its name. */
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
    // Portals and old programs save HTML pages and Excel 2003 XML as .xls.
    if (name.endsWith('.xls') && /^\uFEFF?\s*</.test(textOfBytes(bytes.subarray(0, 400))))
      return readOld(bytes);
  }
  if (/\.(ods|xlsb)$/.test(name) && start.startsWith('PK')) {
    if (unpackedSize(bytes) > sizes.unpacked) throw refuse('This Excel file is too large once unpacked.');
    return readOld(bytes);
  }
  if (/\.html?$/.test(name)) return readOld(bytes);
  // Programs that only write tab-separated text use .xls for it.
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
    // Excel 2003 XML with its own extension.
    return text.slice(0, 4000).includes('urn:schemas-microsoft-com:office:spreadsheet')
      ? readOld(bytes)
      : { kind: 'xml', text };
  }
  // Some programs save a current workbook with the old extension.
  if (/\.(xlsx?|xlsm)$/.test(name) && start.startsWith('PK')) {
    if (unpackedSize(bytes) > sizes.unpacked) throw refuse('This Excel file is too large once unpacked.');
    try {
      return { kind: 'tables', tables: await readSheets(bytes) };
    } catch {
      throw refuse('This Excel file could not be read');
    }
  }
  if (/\.(xlsx?|xlsm)$/.test(name)) throw refuse('This is not an Excel file (.xlsx).');
  throw wrongType('Upload a .json, .csv, .xlsx, .xml or .zip file.');
}

/** Whether bytes are text: no control characters except tabs and line breaks, in any supported encoding. */
const isText = (bytes: Buffer): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these tell a binary file
  !/[\u0000-\u0008\u000e-\u001f]/.test(textOfBytes(bytes.subarray(0, 4096)));

/** A compound file: an Excel 97–2003 workbook, or a current one with a password. */
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

/** A form field with a JSON object of strings: answers to questions, or fields by heading; 422 for anything else. */
export const textsField = z
  .string()
  .max(200_000)
  .optional()
  .transform((text, context): Record<string, string> => {
    if (!text) return {};
    const value = jsonOf(text);
    const read = z.record(z.string().max(300), z.string().max(100)).safeParse(value);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'Send a JSON object of strings' });
    return z.NEVER;
  });
