import * as z from 'zod';
import type { FieldMeta } from '../../../forms/fields.ts';
import { money, total } from '../../common/fields.ts';
import { type Needs, sheet } from '../../common/sheet.ts';
import type { FieldName } from '../../values/names.ts';

/** A loss is shown with its sign. */
export const LOSS = -99_999_999_999_999;

type More = Omit<FieldMeta, 'kind' | 'label' | 'options' | 'json'> & { min?: number; max?: number };

/** One amount of a schedule: key in the form, label, path in the file. */
export type Line = readonly [key: FieldName, label: string, json: string, more?: More];

/** Typed amounts, nil in the file when empty. */
export const typed = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(([key, label, json, more]) => [key, money(label, json, more ?? {})]));

/** Worked-out amounts. */
export const worked = (lines: readonly Line[]) =>
  Object.fromEntries(
    lines.map(([key, label, json, more]) => [key, total(label, json || undefined, more ?? {})]),
  );

type Part = z.ZodObject | z.ZodOptional<z.ZodObject>;

/** A part of another form with fields of this one; equal keys are replaced. */
export const extended = <P extends Part>(
  part: P,
  shape: Record<string, z.ZodType>,
  more: Needs & { json?: string; label?: string } = {},
) => {
  const inner: z.ZodObject = part instanceof z.ZodOptional ? (part.unwrap() as z.ZodObject) : part;
  const meta = inner.meta() as unknown as { label: string } & Needs;
  return sheet(
    { ...meta, ...more, needs: [...(meta.needs ?? []), ...(more.needs ?? [])] },
    { ...inner.shape, ...shape },
  );
};

/** Keys of a part left out. */
export const without = <P extends Part>(part: P, ...keys: FieldName[]) => {
  const inner: z.ZodObject = part instanceof z.ZodOptional ? (part.unwrap() as z.ZodObject) : part;
  const shape = Object.fromEntries(
    Object.entries(inner.shape).filter(([key]) => !keys.some((left) => left === key)),
  );
  return sheet(inner.meta() as unknown as { label: string }, shape as Record<string, z.ZodType>);
};
