import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import type { Message } from '../../shared/forms/messages.ts';
import { english } from '../../shared/forms/messages.ts';
import { type GovernmentKind, otherKind } from '../../shared/intake/recognise.ts';
import { otherTables, type TableKind } from '../../shared/intake/recognise-table.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { readCsv } from '../../shared/sheets/csv.ts';
import type { Upload } from '../base/call.ts';
import { invalid, malformed, wrongType } from '../base/errors.ts';
import { hasForbiddenKey } from '../middleware/forbidden-key.ts';

/** A file sent for import, by what it holds. */
export type ReadFile =
  | { kind: 'json'; value: unknown }
  | { kind: 'xml'; text: string }
  | { kind: 'tables'; tables: { name: string; rows: RawCell[][] }[] };

const refuse = (message: string) => malformed(message, [{ path: 'file', message }]);

/** Text of bytes: UTF-16 by its mark or its zero bytes (Tally), else UTF-8, else Windows-1252. */
export function textOfBytes(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** 422 for a whole file, with what it is or why it cannot be taken. */
export function refuseFile(message: Message, id: string): never {
  throw invalid(english(message), [{ path: 'file', message: english(message) }], id);
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

/** Reads an upload by its ending: .json, .csv, .xlsx, .xml; 400 when it does not read, 415 for another kind. */
export async function readUpload(upload: Upload | undefined): Promise<ReadFile> {
  if (!upload || upload.size === 0) throw refuse('Please select a file');
  const name = upload.name.toLowerCase();
  const bytes = await readFile(upload.path);
  if (name.endsWith('.json')) {
    try {
      const value: unknown = JSON.parse(textOfBytes(bytes).replace(/^\uFEFF/, ''));
      if (hasForbiddenKey(value)) throw refuse('The file holds a forbidden key');
      return { kind: 'json', value };
    } catch (error) {
      if (error instanceof SyntaxError) throw refuse('This file is not valid JSON');
      throw error;
    }
  }
  if (name.endsWith('.csv'))
    return {
      kind: 'tables',
      tables: [{ name: name.replace(/\.csv$/, ''), rows: readCsv(textOfBytes(bytes)) }],
    };
  if (name.endsWith('.xml')) return { kind: 'xml', text: textOfBytes(bytes) };
  if (name.endsWith('.xlsx')) {
    try {
      const sheets = (await readXlsxFile(bytes)) as unknown as { sheet: string; data: RawCell[][] }[];
      return { kind: 'tables', tables: sheets.map((s) => ({ name: s.sheet, rows: s.data })) };
    } catch {
      throw refuse('This Excel file could not be read');
    }
  }
  throw wrongType('Send a .json, .csv, .xlsx or .xml file.');
}
