import * as z from 'zod';
import { choice, type FieldMeta, type Option } from '../../forms/fields.ts';
import { patterns } from '../../forms/messages.ts';
import { joinPath } from '../json/path.ts';

/** Differences of a form or year from a shared part's field; the rest is unchanged. */
export interface Change {
  /** Path in the file, relative to the enclosing group or row; `undefined` if not in the file. */
  json?: string | undefined;
  options?: readonly Option[];
  /** Codes the list does not have. */
  without?: readonly string[];
  /** Least and most of a number, most characters of a text, most rows of a list: tighter than before. */
  min?: number;
  max?: number;
  jsonDefault?: FieldMeta['jsonDefault'];
  label?: string;
  /** Only reported: no tax follows from it here. */
  reported?: true;
  /** Whether a code is on the list of the year. */
  among?: (code: string) => boolean;
}

/** Changes by the path in the file the shared part gives, rows as `[]`. */
export type Changes = Readonly<Record<string, Change>>;

/** A tree's path of a field whose groups are rows of one key: `A[Code=1].B` is `A[].B`. */
const rowsOf = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]');

const bounded = (schema: z.ZodType, { min, max, among }: Change): z.ZodType => {
  let out = schema;
  if (out instanceof z.ZodNumber) {
    if (min !== undefined) out = out.min(min, min === 0 ? patterns.notNegative : patterns.atLeast);
    if (max !== undefined) out = (out as z.ZodNumber).max(max, patterns.atMost);
  } else if (out instanceof z.ZodString) {
    if (max !== undefined) out = out.max(max, patterns.tooLong);
    if (among) out = (out as z.ZodString).refine(among, { error: patterns.notListed });
  }
  return out;
};

const changed = (schema: z.ZodType, meta: FieldMeta, change: Change): z.ZodType => {
  const { options: given, without, min, max, among, ...said } = change;
  const { kind: _, label: own, options: before, ...texts } = meta;
  const options = given ?? (without && before?.filter(({ value }) => !without.includes(value)));
  const label = change.label ?? own;
  if (options) return choice(label, options, { ...texts, ...said });
  return bounded(schema, change).meta({ ...(meta as object), ...said });
};

/** A form with changed fields, identified by the file path in the shared part. */
export function withChanges<T extends z.ZodType>(schema: T, changes: Changes, at = ''): T {
  const meta = schema.meta() as (FieldMeta & Record<string, unknown>) | undefined;
  const go = (inner: z.ZodType, path: string) => withChanges(inner, changes, path);
  if (schema instanceof z.ZodOptional) return go(schema.unwrap() as z.ZodType, at).optional() as unknown as T;
  const path = joinPath(at, meta?.json);
  if (schema instanceof z.ZodObject) {
    const copy = z.strictObject(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, inner]) => [key, go(inner as z.ZodType, path)]),
      ),
    );
    return (meta ? copy.meta(meta) : copy) as unknown as T;
  }
  if (schema instanceof z.ZodArray) {
    const { max } = changes[rowsOf(path)] ?? {};
    return z
      .array(go(schema.element as z.ZodType, `${path}[]`))
      .meta({ ...meta, ...(max === undefined ? {} : { maxRows: max }) }) as unknown as T;
  }
  const change = meta?.json ? changes[rowsOf(path)] : undefined;
  if (!meta || !change) return schema;
  return changed(schema, meta, change) as T;
}

/** Names of insurers (Schedule 80D): 75 characters until AY 2025-26, 125 from then on. */
export const earlierInsurers: Changes = Object.fromEntries(
  ['SelfFam', 'SelfFamSrCtzn', 'Parents', 'ParentsSrCtzn'].map((who) => [
    `Schedule80D.Sec80DSelfFamSrCtznHealth.Sec80D${who}HIDtls.Sch80DInsDtls[].InsurerName`,
    { max: 75 },
  ]),
);
