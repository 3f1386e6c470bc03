import * as z from 'zod';
import { joinPath } from '../json/path.ts';

type Meta = Record<string, unknown> & { json?: string };
const metaOf = (schema: z.ZodType) => schema.meta() as Meta | undefined;

/** The same schema with `source` on every leaf, by the leaf's place in the file. */
export function withSource<T extends z.ZodType>(schema: T, sourceOf: (json: string) => string, at = ''): T {
  if (schema instanceof z.ZodOptional)
    return withSource(schema.unwrap() as z.ZodType, sourceOf, at).optional() as unknown as T;
  const meta = metaOf(schema);
  if (schema instanceof z.ZodObject) {
    const path = joinPath(at, meta?.json);
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, inner]) => [
        key,
        withSource(inner as z.ZodType, sourceOf, path),
      ]),
    );
    const copy = z.strictObject(shape);
    return (meta ? copy.meta(meta) : copy) as unknown as T;
  }
  if (schema instanceof z.ZodArray) {
    const path = joinPath(at, meta?.json);
    return z
      .array(withSource(schema.element as z.ZodType, sourceOf, `${path}[]`))
      .meta(meta ?? {}) as unknown as T;
  }
  if (!meta?.json) return schema;
  return schema.meta({ ...meta, source: sourceOf(joinPath(at, meta.json)) }) as T;
}
