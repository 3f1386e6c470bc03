import * as z from 'zod';
import type { FieldMeta } from '../../forms/fields.ts';
import { joinPath } from '../json/path.ts';
import type { Needs } from './sheet.ts';

/** Moved paths of a shared part in another form: by prefix, the longest match first; null if missing. */
export type Moves = Readonly<Record<string, string | null>>;

type Meta = (FieldMeta & Needs & Record<string, unknown>) | undefined;

/** New path in another form, null if missing: by the longest prefix ending at a name or row. */
export const moved = (moves: Moves, path: string): string | null => {
  for (let end = path.length; end > 0; end--) {
    if (end < path.length && path[end] !== '.' && path[end] !== '[') continue;
    const to = moves[path.slice(0, end)];
    if (to === null) return null;
    if (to !== undefined) return `${to}${path.slice(end)}`;
  }
  return path;
};

/** A path relative to its group or row; paths outside cannot be expressed in the model. */
const inside = (parent: string, path: string): string => {
  if (parent === '') return path;
  if (path === parent) return '';
  if (!path.startsWith(`${parent}.`)) throw new RangeError(`${path} is not in ${parent}`);
  return path.slice(parent.length + 1);
};

/** A schema with the file paths of another form: groups, rows, fields and required objects. */
export function relocated<T extends z.ZodType>(schema: T, moves: Moves, at = '', to = ''): T | undefined {
  if (schema instanceof z.ZodOptional)
    return relocated(schema.unwrap() as z.ZodType, moves, at, to)?.optional() as T | undefined;
  const meta = schema.meta() as Meta;
  const path = joinPath(at, meta?.json);
  const place = moved(moves, path);
  if (meta?.json && place === null) return undefined;
  const here = meta?.json ? place! : to;
  const placed = meta?.json ? { ...meta, json: inside(to, here) } : meta;
  const withNeeds = (m: Meta, from: string, into: string): Meta =>
    m?.needs
      ? {
          ...m,
          needs: m.needs.flatMap((need) => {
            if (need === '' || need.includes('?.')) return [need];
            const found = moved(moves, joinPath(from, need));
            return found === null ? [] : [inside(into, found)];
          }),
        }
      : m;
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, inner]) => {
        const out = relocated(inner as z.ZodType, moves, path, here);
        return out ? [[key, out]] : [];
      }),
    );
    const copy = z.strictObject(shape);
    return (meta ? copy.meta(withNeeds(placed, path, here)!) : copy) as unknown as T;
  }
  if (schema instanceof z.ZodArray) {
    const element = relocated(schema.element as z.ZodType, moves, `${path}[]`, `${here}[]`)!;
    return z.array(element).meta(withNeeds(placed, `${path}[]`, `${here}[]`) ?? {}) as unknown as T;
  }
  return meta?.json ? (schema.meta(placed!) as T) : schema;
}
