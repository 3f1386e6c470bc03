import { isIsoDate } from '../dates.ts';
import { treeOf } from '../forms/form.ts';
import { type Issue, sentence } from '../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../forms/paths.ts';
import { fieldsOf } from '../forms/walk.ts';
import { lossColumns, lossFields, yearBack } from './carry-forward.ts';
import type { ItrForm } from './common/types.ts';
import { isObject } from './json/path.ts';

/** Carry-forward figures in a file of an earlier year. */
interface LeftInFile {
  data: FormValues;
  /** Position in the file by path. */
  places: Record<string, string>;
  warnings: Issue[];
}

/** A file read by the places a form has for its fields. */
interface Places {
  /** Whole rupees for a field of the form; nil if missing in the file. */
  amount(path: string): number;
  text(path: string): string;
  /** Rows of a list by fields of a row: `unabsorbed.rows[].year`. */
  rows(list: string, keys: readonly string[]): Record<string, unknown>[];
}

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

function placesIn(form: ItrForm, body: FormValues): Places {
  const places = new Map(
    fieldsOf(treeOf(form.model)).flatMap((f) => (f.json ? [[f.path, f.json] as const] : [])),
  );
  const at = (path: string) => {
    const json = places.get(path);
    return json === undefined ? undefined : getAt(body, json);
  };
  return {
    amount: (path) => number(at(path)),
    text: (path) => String(at(path) ?? ''),
    rows: (list, keys) => {
      const known = keys.flatMap((key) => {
        const json = places.get(`${list}[].${key}`);
        return json === undefined ? [] : [[key, json.slice(json.lastIndexOf('[].') + 3)] as const];
      });
      const json = places.get(`${list}[].${keys[0]}`);
      const found = json === undefined ? undefined : getAt(body, json.slice(0, json.lastIndexOf('[].')));
      return Array.isArray(found)
        ? found
            .filter(isObject)
            .map((row) => Object.fromEntries(known.map(([key, place]) => [key, row[place]])))
        : [];
    },
  };
}

/**
 * Losses by year and head: brought forward, less set-off in the year, oldest first, and the loss of the year
 * itself.
 */
function losses(file: Places, next: ItrForm, from: string, out: LeftInFile): void {
  const fields = lossFields(next);
  const used = new Set<string>();
  for (const [key, , head] of lossColumns) {
    const own = fields.filter(({ column }) => column === key).sort((a, b) => a.year.localeCompare(b.year));
    const brought = own
      .filter(({ year }) => year < from)
      .map((field) => {
        const adjusted =
          key === 'business' ? file.amount(field.path.replace(/business$/, 'adjusted_115bac')) : 0;
        return { ...field, amount: Math.max(0, file.amount(field.path) - adjusted) };
      });
    // a year that is too old for the next return took its part of the set-off first
    const older = Math.max(
      0,
      file.amount(`carried_losses.earlier.${key}`) - brought.reduce((t, b) => t + b.amount, 0),
    );
    let setOff = Math.max(0, file.amount(`carried_losses.adjusted.${key}`) - older);
    const left = brought.map((field) => {
      const taken = Math.min(field.amount, setOff);
      setOff -= taken;
      return { ...field, amount: field.amount - taken };
    });
    const current = own.find(({ year }) => year === from);
    if (current) left.push({ ...current, amount: file.amount(`carried_losses.current_kept.${key}`) });
    for (const { path, json, year, amount } of left) {
      if (amount <= 0) continue;
      out.data = setAt(out.data, path, amount);
      out.places[path] = json;
      used.add(year);
    }
    const carried = file.amount(`carried_losses.carried.${key}`);
    const value = left.reduce((t, field) => t + field.amount, 0);
    if (carried > value)
      out.warnings.push({
        path: 'carried_losses',
        message: sentence(
          '{head}: the file carries forward {carried}, of which {value} is from years still allowed. Check the rest against it.',
          { head, carried, value },
        ),
        severity: 'warning',
      });
  }
  for (const { path, json, year, column } of fields) {
    if (column !== 'filed_on' || !used.has(year)) continue;
    const day = year === from ? file.text('verification.date') : file.text(path);
    if (!isIsoDate(day)) continue;
    out.data = setAt(out.data, path, day);
    out.places[path] = json;
  }
}

/** Unabsorbed depreciation and allowance, without limit of time (ss.32(2), 35(4)). */
function unabsorbed(file: Places, from: string, out: LeftInFile): void {
  const rows = [
    ...file.rows('unabsorbed.rows', ['year', 'depreciation_left', 'allowance_left']),
    {
      year: from,
      depreciation_left: file.amount('unabsorbed.current'),
      allowance_left: file.amount('unabsorbed.current_allowance'),
    },
  ].flatMap(({ year, depreciation_left, allowance_left }) => {
    const [depreciation, allowance] = [number(depreciation_left), number(allowance_left)];
    return depreciation + allowance > 0
      ? [{ year, ...(depreciation > 0 ? { depreciation } : {}), ...(allowance > 0 ? { allowance } : {}) }]
      : [];
  });
  if (rows.length === 0) return;
  out.data = { ...out.data, unabsorbed: { rows } };
  for (const [i] of rows.entries()) out.places[`unabsorbed.rows.${i}`] = 'ITRScheduleUD';
}

/** Credit of minimum tax, of companies and of others. */
function credits(file: Places, from: string, out: LeftInFile): void {
  for (const [key, arising, schedule] of [
    ['amtc', 'current_carried', 'ScheduleAMTC'],
    ['matc', 'arising_carried', 'ScheduleMATC'],
  ] as const) {
    const rows: Record<string, unknown>[] = file
      .rows(`${key}.rows`, ['year', 'gross', 'carried'])
      .flatMap(({ year, gross, carried }) =>
        number(carried) > 0 ? [{ year, gross: number(gross), set_off: number(gross) - number(carried) }] : [],
      );
    const own = file.amount(`${key}.${arising}`);
    if (own > 0) rows.push({ year: from, gross: own });
    if (rows.length === 0) continue;
    out.data = { ...out.data, [key]: { rows } };
    for (const [i] of rows.entries()) out.places[`${key}.rows.${i}`] = schedule;
  }
}

/** Written down values of the first day are those of the last day before (s.43(6)). */
function blocks(file: Places, next: ItrForm, out: LeftInFile): void {
  for (const { path, json } of fieldsOf(treeOf(next.model))) {
    const block = /^depreciation\.(\w+)\.closing$/.exec(path)?.[1];
    const value = block ? file.amount(path) : 0;
    if (value <= 0) continue;
    const opening = `depreciation.${block}.opening`;
    out.data = setAt(out.data, opening, value);
    out.places[opening] = json ?? '';
  }
}

/** Accumulations of a trust in Form 10 of years that are not over (s.11(2), (3)). */
function accumulations(file: Places, next: ItrForm, out: LeftInFile): void {
  const years = fieldsOf(treeOf(next.model)).find(({ path }) => path === 'accumulation.rows[].year')?.meta
    .options;
  const rows = file
    .rows('accumulation.rows', [
      'year',
      'purpose',
      'amount',
      'applied_before',
      'taxed_before',
      'applied',
      'lapsed',
      'invested',
    ])
    .flatMap((row) => {
      const of = (key: string) => number(row[key]);
      const [applied, taxed] = [of('applied_before') + of('applied'), of('taxed_before') + of('lapsed')];
      const year = String(row['year'] ?? '');
      return of('amount') > applied + taxed && years?.some(({ value }) => value === year)
        ? [
            {
              year,
              ...(typeof row['purpose'] === 'string' ? { purpose: row['purpose'] } : {}),
              amount: of('amount'),
              ...(applied > 0 ? { applied_before: applied } : {}),
              ...(taxed > 0 ? { taxed_before: taxed } : {}),
            },
          ]
        : [];
    });
  if (rows.length === 0) return;
  out.data = { ...out.data, accumulation: { rows } };
  for (const [i] of rows.entries()) out.places[`accumulation.rows.${i}`] = 'ITRScheduleI';
}

/**
 * Carry-forward for the next return from a file of an unsupported year, by its own figures: losses by year
 * and head, unabsorbed depreciation, minimum tax credit, written down values, accumulations of a trust. Paths
 * are those of the next form, whose years are named in both files.
 */
export function leftInFile(body: FormValues, next: ItrForm, from: string): LeftInFile {
  const file = placesIn(next, body);
  const out: LeftInFile = { data: {}, places: {}, warnings: [] };
  losses(file, next, from, out);
  unabsorbed(file, from, out);
  credits(file, from, out);
  blocks(file, next, out);
  accumulations(file, next, out);
  if (Object.keys(out.data).length > 0 && from !== yearBack(next.model.year, 1))
    out.warnings.push({
      path: 'carried_losses',
      message: sentence('AY {year} is not the previous year: losses may have been set off since', {
        year: from,
      }),
      severity: 'warning',
    });
  return out;
}
