import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/node';
import { parseDate, todayInIst } from '../../shared/dates.ts';
import { completeListed, isListLine, listColumns } from '../../shared/entities/client-list.ts';
import { type EntityKey, entityFields, entityForm } from '../../shared/entities/form.ts';
import { statusOf } from '../../shared/entities/types.ts';
import { longYear } from '../../shared/entities/years.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { dayOrder } from '../../shared/intake/day-order.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { mayRun } from '../../shared/sheets/safe-cell.ts';
import { malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { refuseOtherKind } from '../files/read-file.ts';

const fields = fieldsOf(treeOf(entityForm));
const keys = Object.keys(entityFields) as EntityKey[];
const kinds = new Map(fields.map((f) => [f.path, f.meta.kind]));

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** A column heading may be the field's name (`date_of_birth`) or its label (`Date of birth / incorporation`). */
const byHeader = new Map<string, EntityKey>([
  ...fields.map((f) => [plain(f.meta.label), f.path as EntityKey] as const),
  ...keys.map((key) => [plain(key), key] as const),
  ['name', 'last_name'],
  ['type', 'status'],
  ['gstnumber', 'gstin'],
  ['dateofincorporation', 'date_of_birth'],
  ['dateofbirth', 'date_of_birth'],
]);

const yes = new Set(['y', 'yes', 'true', '1', 'x']);
const no = new Set(['n', 'no', 'false', '0']);

/** Converts a cell for its field; unreadable text is kept, so that the form's own check reports it. */
function cell(key: EntityKey, raw: unknown): unknown {
  if (raw instanceof Date) return raw.toISOString().slice(0, 10);
  if (raw === null || raw === undefined) return undefined;
  const kind = kinds.get(key);
  if (typeof raw === 'boolean') return kind === 'flag' ? raw : String(raw);
  // Exports prefix formulas with an apostrophe.
  const text = String(raw)
    .trim()
    .replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, '');
  if (text === '') return undefined;
  if (kind === 'flag') return yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : text;
  if (kind === 'integer') return /^\d+$/.test(text) ? Number(text) : text;
  // A cell without date format contains the number of days since 1900.
  if (kind === 'date' && /^\d{4,5}$/.test(text) && Number(text) > 1 && Number(text) < 73_050)
    return new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10);
  if (kind === 'date') return parseDate(text) ?? text;
  if (key === 'status') return statusOf(text) ?? text;
  if (key === 'assessment_year') return longYear(text) ?? text;
  if (key === 'residential_status') return residency(text);
  return text;
}

function residency(text: string): string {
  const wanted = plain(text);
  const options = fields.find((f) => f.path === 'residential_status')?.meta.options ?? [];
  return options.find((o) => plain(o.label) === wanted || o.value === text.padStart(2, '0'))?.value ?? text;
}

/** One line of an import: its number in the file (the header is 1) and its fields. */
export interface ImportLine {
  row: number;
  data: FormValues;
}

/**
 * Reads the cells of a list of clients: headings in any position and wording, lines by row number, unknown
 * columns reported. Passwords, login names and Aadhaar numbers are not read. `said` maps headings to fields,
 * '' for columns left out.
 */
export function readEntityRows(
  rows: readonly (readonly RawCell[])[],
  said: Readonly<Record<string, string>> = {},
): {
  lines: ImportLine[];
  unknownColumns: string[];
  columns: (string | undefined)[];
  names: string[];
  line: number;
  /** Headings of passwords and the like, which are not even shown. */
  secrets: string[];
} {
  const found = listColumns(rows, byHeader);
  if (!found?.columns.includes('pan') || !found.columns.some((c) => c && /status|name/.test(c))) {
    refuseOtherKind({ kind: 'tables', tables: [{ name: '', rows }] }, [], ['clients']);
    throw malformed('The first row must have column headings; at least "status" and "pan" are required.');
  }
  const { names } = found;
  // An identifying column may occur only once; of other repeated columns the first is read.
  const twice = found.columns.find(
    (c, i) =>
      c &&
      found.columns.indexOf(c) !== i &&
      (c === 'pan' || plain(names[i]!) === plain(names[found.columns.indexOf(c)]!)),
  );
  if (twice) throw malformed(sentence('The column {name} appears twice.', { name: twice }));
  const columns = found.columns.map((c, i) => {
    const own = Object.hasOwn(said, names[i]!) ? said[names[i]!] || undefined : c;
    return own === c ? (found.columns.indexOf(c) === i ? c : undefined) : own;
  });
  const gstins = found.columns.flatMap((c, i) =>
    c === 'gstin' && columns[i] === undefined && said[names[i]!] !== '' ? [i] : [],
  );
  const unknownColumns = names
    .map((h) => h.slice(0, 60))
    .filter((h, i) => h !== '' && !columns[i] && !gstins.includes(i));
  const born = columns.indexOf('date_of_birth');
  const order = dayOrder(
    rows.slice(found.line + 1).flatMap((cells) => (typeof cells[born] === 'string' ? [cells[born]] : [])),
  );
  const turned = (raw: RawCell): RawCell =>
    order === 'month' && typeof raw === 'string'
      ? raw.replace(/^(\s*)(\d{1,2})([-/.])(\d{1,2})\3/, '$1$4$3$2$3')
      : raw;
  const lines: ImportLine[] = [];
  rows.slice(found.line + 1).forEach((cells, i) => {
    if (!isListLine(names, cells)) return;
    const data: FormValues = {};
    cells.forEach((raw, c) => {
      const key = columns[c];
      const value = key ? cell(key as EntityKey, c === born ? turned(raw) : raw) : undefined;
      if (key && value !== undefined) data[key] = value;
    });
    if (Object.keys(data).length === 0) return;
    const row = found.line + 2 + i;
    lines.push({ row, data: completeListed({ ...data }) as FormValues });
    // More GSTINs of the same client are separate lines, as lists usually have them.
    for (const at of gstins) {
      const further = cells[at] === null || cells[at] === undefined ? '' : String(cells[at]).trim();
      if (further === '' || further === data['gstin']) continue;
      if (data['gstin'] === undefined) data['gstin'] = further;
      else lines.push({ row, data: completeListed({ ...data, gstin: further }) as FormValues });
    }
  });
  if (lines.length > sizes.entityImportRows)
    throw malformed(
      sentence('The file has {found} rows; at most {max} can be read at a time.', {
        found: lines.length,
        max: sizes.entityImportRows,
      }),
    );
  if (lines.length === 0) throw malformed('The file has no rows below the headings.');
  return { lines, unknownColumns, columns, names, line: found.line, secrets: found.secrets };
}

/** Free-text fields in which a spreadsheet could run a formula. */
const safe = (value: unknown): unknown =>
  typeof value === 'string' && mayRun.test(value) ? `'${value}` : value;

/** Entities as CSV or Excel in the columns of the import; formulas are escaped. */
export async function writeEntityTable(
  format: 'csv' | 'xlsx',
  entities: readonly FormValues[],
): Promise<Buffer> {
  const lines = entities.map((e) =>
    keys.map((key) =>
      e[key] === undefined ? '' : typeof e[key] === 'boolean' ? (e[key] ? 'Yes' : 'No') : safe(e[key]),
    ),
  );
  if (format === 'csv') {
    const text = Papa.unparse({ fields: [...keys], data: lines as unknown[][] }, { newline: '\r\n' });
    // Without this byte order mark, Excel reads a CSV in the system's code page.
    return Buffer.from(`\uFEFF${text}\r\n`, 'utf8');
  }
  const rows = [
    keys.map((key) => ({ value: key as string, fontWeight: 'bold' as const })),
    ...lines.map((line) =>
      line.map((v) =>
        v === ''
          ? null
          : typeof v === 'number'
            ? { value: v, type: Number }
            : { value: String(v), type: String },
      ),
    ),
  ];
  return await writeXlsxFile(rows).toBuffer();
}

/** `karsetu-entities-2026-11-20.csv`. */
export const exportName = (format: string, now: Date): string =>
  `karsetu-entities-${todayInIst(now)}.${format}`;
