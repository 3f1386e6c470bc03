import { paiseOf } from '../../sheets/cells.ts';
import { type Gstr3b, gstr3bSchema } from './form.ts';

function mapNumbers(value: unknown, act: (n: number, path: string) => number, path = ''): unknown {
  if (typeof value === 'number') return act(value, path);
  if (Array.isArray(value)) return value.map((v, i) => mapNumbers(v, act, `${path}.${i}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, mapNumbers(v, act, path ? `${path}.${k}` : k)]),
  );
}

/** Any value with its paise turned into rupees. */
export const inRupees = <T>(value: T): T => mapNumbers(value, (n) => n / 100) as T;

/**
 * Parses a return of a call; a path for every figure that is not an amount with at most two decimals, or is
 * not part of the form.
 */
export function formFromWire(value: unknown): { ok: true; form: Gstr3b } | { ok: false; paths: string[] } {
  const bad: string[] = [];
  const paise = mapNumbers(value, (n, path) => {
    const p = paiseOf(n);
    if (p === undefined) bad.push(path);
    return p ?? 0;
  });
  if (bad.length > 0) return { ok: false, paths: bad };
  const parsed = gstr3bSchema.safeParse(paise);
  if (parsed.success) return { ok: true, form: parsed.data };
  return { ok: false, paths: parsed.error.issues.map((i) => i.path.map(String).join('.')) };
}
