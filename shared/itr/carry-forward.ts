import type { IsoDate } from '../dates.ts';
import type { FieldMeta } from '../forms/fields.ts';
import { treeOf } from '../forms/form.ts';
import { type Issue, type Message, sentence } from '../forms/messages.ts';
import { type FormValues, type PathOf, setAt } from '../forms/paths.ts';
import { type FieldNode, type FormNode, fieldsOf } from '../forms/walk.ts';
import type { LossKind } from '../tax/inputs/losses.ts';
import type { TaxResult } from '../tax/model/types.ts';
import { lineOf, rowsOf, rupees, textAt, typedAt } from './common/read.ts';
import type { ItrForm } from './common/types.ts';
import { isObject } from './json/path.ts';
import type { AnyItr } from './values/any-form.ts';

/** A return of an earlier year. */
export interface EarlierReturn {
  form: ItrForm;
  data: FormValues;
  /** The day it was filed, where that is known. */
  filedOn?: IsoDate | undefined;
}

/** Data of an earlier return for a new one; `places` gives the position in the earlier return by path. */
export interface CarriedForward {
  data: FormValues;
  places: Record<string, string>;
  warnings: Issue[];
}

/** Kinds of field specific to one year. */
const AMOUNTS: readonly FieldMeta['kind'][] = ['amount', 'multiline'];

const lasts = ({ meta }: FieldNode, keeps: boolean): boolean =>
  (meta.keeps ?? keeps) && !meta.computed && !AMOUNTS.includes(meta.kind);

/** Paths of the fields copied into next year's return; rows as `[]`. */
export const keptPaths = (nodes: readonly FormNode[], keeps = false): string[] =>
  nodes.flatMap((node) => {
    if (node.node === 'field') return lasts(node, keeps) ? [node.path] : [];
    return keptPaths(node.children, node.meta.keeps ?? keeps);
  });

/**
 * Assessee, addresses, banks, employers and properties: fields with the same name in both forms; choices
 * missing in the new form are dropped.
 */
function lastingPart(tree: readonly FormNode[], earlier: FormValues): FormValues {
  const keep = (nodes: readonly FormNode[], from: FormValues, keeps: boolean): FormValues => {
    const out: FormValues = {};
    for (const node of nodes) {
      const value = from[node.key];
      if (value === undefined) continue;
      if (node.node === 'field') {
        const known = !node.meta.options || node.meta.options.some((o) => o.value === value);
        if (lasts(node, keeps) && known && typeof value !== 'object') out[node.key] = value;
      } else if (node.node === 'group') {
        if (!isObject(value)) continue;
        const inner = keep(node.children, value, node.meta.keeps ?? keeps);
        if (Object.keys(inner).length > 0) out[node.key] = inner;
      } else if (Array.isArray(value)) {
        const rows = value.filter(isObject).map((row) => keep(node.children, row, node.meta.keeps ?? keeps));
        if (rows.some((row) => Object.keys(row).length > 0)) out[node.key] = rows;
      }
    }
    return out;
  };
  return keep(tree, earlier, false);
}

/** Lasting data of a return: persons, addresses, banks, employers and properties, in the next form's structure. */
export const lastingData = (earlier: FormValues, next: ItrForm): FormValues =>
  lastingPart(treeOf(next.model), earlier);

/** Columns of Schedule CFL by their key, which all forms share; their places in the files differ. */
export const lossColumns: readonly (readonly [key: string, kind: LossKind, label: string])[] = [
  ['house_property', 'house-property', 'House property'],
  ['business', 'business', 'Business'],
  ['speculative', 'speculative', 'Speculative business'],
  ['specified', 'specified-business', 'Specified business'],
  ['short_term', 'short-term', 'Short-term capital loss'],
  ['long_term', 'long-term', 'Long-term capital loss'],
  ['race_horses', 'race-horses', 'Race horses'],
];
const labels = new Map(lossColumns.map(([, kind, label]) => [kind, label]));

const FILED_ON = 'filed_on';
const lossField = new RegExp(
  `^${'carried_losses' satisfies keyof AnyItr}\\.year_(\\d+)\\.(${FILED_ON}|${lossColumns.map(([key]) => key).join('|')})$`,
);

/** `2024-25` for a form of AY 2026-27 and a row two years back. */
export const yearBack = (assessmentYear: string, ago: number): string => {
  const y = Number(assessmentYear.slice(0, 4)) - ago;
  return `${y}-${String((y + 1) % 100).padStart(2, '0')}`;
};

/** Fields of Schedule CFL: which year, which column. */
export const lossFields = (form: ItrForm) =>
  fieldsOf(treeOf(form.model)).flatMap((field) => {
    const found = field.json && !field.meta.computed ? lossField.exec(field.path) : null;
    return found
      ? [
          {
            path: field.path,
            json: field.json!,
            year: yearBack(form.model.year, Number(found[1])),
            column: found[2]!,
          },
        ]
      : [];
  });

const warn = (path: keyof AnyItr, message: Message): Issue => ({ path, message, severity: 'warning' });

/** Treatment of each loss left after the earlier year. */
function losses(result: TaxResult, earlier: EarlierReturn, next: ItrForm, out: CarriedForward): void {
  const fields = lossFields(next);
  for (const loss of result.lossesCarriedForward) {
    if (loss.amount <= 0 || (loss.kind === 'depreciation' && keepsUnabsorbed(next))) continue;
    const column = lossColumns.find(([, kind]) => kind === loss.kind)?.[0];
    const field = fields.find((f) => f.year === loss.assessmentYear && f.column === column);
    const params = {
      head: labels.get(loss.kind) ?? 'Unabsorbed depreciation',
      amount: loss.amount,
      year: loss.assessmentYear,
    };
    if (field) {
      out.data = setAt(out.data, field.path, loss.amount);
      out.places[field.path] = `AY ${earlier.form.model.year}, ScheduleCFL ${loss.assessmentYear}`;
    } else if (
      fields.length === 0 ||
      loss.kind === 'depreciation' ||
      !fields.some((f) => f.column === column)
    )
      out.warnings.push(
        warn(
          'carried_losses',
          sentence(
            '{head}: loss of {amount} of AY {year} cannot be reported in {form}; use a form with Schedule CFL',
            {
              ...params,
              form: next.model.title,
            },
          ),
        ),
      );
    else
      out.warnings.push(
        warn('carried_losses', {
          text: '{head}: loss of {amount} of AY {year} can no longer be set off',
          params,
        }),
      );
  }
  for (const { path, year, column } of fields) {
    if (column !== FILED_ON) continue;
    const before = lossFields(earlier.form).find((f) => f.year === year && f.column === column);
    const known =
      year === earlier.form.model.year
        ? (earlier.filedOn ?? '')
        : before
          ? textAt(earlier.data, before.path)
          : '';
    const used = fields.some((f) => f.year === year && f.column !== column && typedAt(out.data, f.path) > 0);
    if (!known || !used) continue;
    out.data = setAt(out.data, path, known);
    out.places[path] = `AY ${year}`;
  }
}

/** Credit of minimum tax: of other assessees (s.115JD) and of companies (s.115JAA). */
const credits = [
  ['amtc', 'current_carried', 'ScheduleAMTC'],
  ['matc', 'arising_carried', 'ScheduleMATC'],
] as const satisfies readonly (readonly [keyof AnyItr, string, string])[];
interface MinimumTaxRow {
  year?: string;
  gross: number;
  set_off?: number;
}

/** Credit left over, by the year it arose in. */
function minimumTaxCredit(derived: AnyItr, earlier: EarlierReturn, next: ItrForm, out: CarriedForward): void {
  for (const [key, arising, schedule] of credits) {
    if (!treeOf(next.model).some((node) => node.key === key)) continue;
    const part = derived[key] as { rows?: MinimumTaxRow[] } | undefined;
    const rows: MinimumTaxRow[] = rowsOf(part?.rows).flatMap((row) => {
      const carried = lineOf(row, 'carried');
      return carried > 0
        ? [
            {
              ...(row.year ? { year: row.year } : {}),
              gross: rupees(row.gross),
              set_off: rupees(row.gross) - carried,
            },
          ]
        : [];
    });
    const current = lineOf(part, arising);
    if (current > 0) rows.push({ year: earlier.form.model.year, gross: current });
    if (rows.length === 0) continue;
    out.data = { ...out.data, [key]: { rows } };
    for (const [i] of rows.entries())
      out.places[`${key}.rows.${i}` satisfies PathOf<AnyItr>] = `AY ${earlier.form.model.year}, ${schedule}`;
  }
}

/** Written down values of the first day are those of the last day before (s.43(6)); of land likewise. */
function writtenDownValues(
  derived: AnyItr,
  earlier: EarlierReturn,
  next: ItrForm,
  out: CarriedForward,
): void {
  const blocks = derived.depreciation;
  if (!blocks) return;
  for (const { path } of fieldsOf(treeOf(next.model))) {
    const block = /^depreciation\.(\w+)\.opening$/.exec(path)?.[1] as keyof typeof blocks | undefined;
    const closing = block && rupees(blocks[block]?.closing);
    if (!closing) continue;
    out.data = setAt(out.data, path, closing);
    out.places[path] = `AY ${earlier.form.model.year}, Schedule ${block.startsWith('plant') ? 'DPM' : 'DOA'}`;
  }
}

const UNABSORBED = 'unabsorbed' satisfies keyof AnyItr;
type UnabsorbedRow = Pick<
  NonNullable<NonNullable<AnyItr['unabsorbed']>['rows']>[number],
  'year' | 'depreciation' | 'allowance'
>;

const keepsUnabsorbed = (form: ItrForm): boolean => treeOf(form.model).some(({ key }) => key === UNABSORBED);

/** Unabsorbed depreciation and allowance left over, by the year they arose in, without limit of time (s.32(2), 35(4)). */
function unabsorbedLeft(derived: AnyItr, earlier: EarlierReturn, next: ItrForm, out: CarriedForward): void {
  if (!keepsUnabsorbed(next)) return;
  const { rows: before, current, current_allowance } = derived.unabsorbed ?? {};
  const left = [
    {
      year: earlier.form.model.year as UnabsorbedRow['year'],
      depreciation: current,
      allowance: current_allowance,
    },
    ...rowsOf(before).map((row) => ({
      year: row.year,
      depreciation: row.depreciation_left,
      allowance: row.allowance_left,
    })),
  ];
  const rows: UnabsorbedRow[] = left.flatMap(({ year, ...amounts }) => {
    const [depreciation, allowance] = [rupees(amounts.depreciation), rupees(amounts.allowance)];
    return depreciation + allowance > 0
      ? [{ year, ...(depreciation > 0 && { depreciation }), ...(allowance > 0 && { allowance }) }]
      : [];
  });
  if (rows.length === 0) return;
  out.data = { ...out.data, [UNABSORBED]: { rows } satisfies AnyItr[typeof UNABSORBED] };
  for (const [i] of rows.entries())
    out.places[`${UNABSORBED}.rows.${i}` satisfies PathOf<AnyItr>] =
      `AY ${earlier.form.model.year}, ScheduleUD`;
}

/** `a.0.b` of every value below. */
const leaves = (value: unknown, path: string): string[] =>
  Array.isArray(value)
    ? value.flatMap((row, i) => leaves(row, `${path}.${i}`))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
      : [path];

/**
 * Data of an earlier return for the new one: persons, addresses, banks, employers and properties, losses by
 * head and year (eight years, race horses four, s.71B to 74A), unabsorbed depreciation, written down values
 * and minimum tax credit; no other amounts. Anything not copied is listed in `warnings`.
 */
export function carryForward(earlier: EarlierReturn, next: ItrForm): CarriedForward {
  const data = lastingPart(treeOf(next.model), earlier.data);
  const from = new Map(fieldsOf(treeOf(next.model)).map((f) => [f.path, f.json ?? '']));
  const out: CarriedForward = {
    data,
    places: Object.fromEntries(
      leaves(data, '').map((path) => [path, from.get(path.replace(/\.\d+(?=\.|$)/g, '[]')) ?? '']),
    ),
    warnings: [],
  };
  const { chosen, derived } = earlier.form.compute(earlier.data, earlier.filedOn);
  if (earlier.form.model.year !== yearBack(next.model.year, 1) && chosen.lossesCarriedForward.length > 0)
    out.warnings.push(
      warn(
        'carried_losses',
        sentence('AY {year} is not the previous year: losses may have been set off since', {
          year: earlier.form.model.year,
        }),
      ),
    );
  losses(chosen, earlier, next, out);
  minimumTaxCredit(derived, earlier, next, out);
  writtenDownValues(derived, earlier, next, out);
  unabsorbedLeft(derived, earlier, next, out);
  for (const n of chosen.notes)
    if (n.id === 'loss-not-carried' || n.id === 'loss-expired')
      out.warnings.push(warn('carried_losses', { text: n.text, params: n.params }));
  return out;
}
