import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';

/** A difference between two versions of a form. Lists of unequal length differ as a whole. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Which side changed it since both were the same; `both` needs a real choice. */
  changed: 'mine' | 'theirs' | 'both';
}

/** The chosen side for each difference, by path. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

const isRecord = (v: unknown): v is FormValues => v !== null && typeof v === 'object' && !Array.isArray(v);
const isRows = (v: unknown): v is unknown[] => Array.isArray(v);

/** Whether two values are equivalent; a missing part equals an empty one. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isRows(a) || isRows(b)) {
    const [x, y] = [isRows(a) ? a : [], isRows(b) ? b : []];
    return (a === undefined || isRows(a)) && (b === undefined || isRows(b)) && x.length === y.length
      ? x.every((v, i) => same(v, y[i]))
      : false;
  }
  if (isRecord(a) || isRecord(b)) {
    if ((a !== undefined && !isRecord(a)) || (b !== undefined && !isRecord(b))) return false;
    const [x, y] = [a ?? {}, b ?? {}];
    return [...new Set([...Object.keys(x), ...Object.keys(y)])].every((k) => same(x[k], y[k]));
  }
  return (a === undefined && b === '') || (a === '' && b === undefined);
}

/**
 * Where `mine` and `theirs` differ, each with who changed it since `base` (the version both started from).
 * Without a base every difference counts as changed by both.
 */
export function differences(mine: FormValues, theirs: FormValues, base?: FormValues): Difference[] {
  const out: Difference[] = [];
  const visit = (a: unknown, b: unknown, path: string) => {
    if (same(a, b)) return;
    const rowsBothWays = isRows(a) && isRows(b) && a.length === b.length;
    const groups = (isRecord(a) || a === undefined) && (isRecord(b) || b === undefined);
    if (rowsBothWays) {
      a.forEach((row, i) => {
        visit(row, b[i], `${path}.${i}`);
      });
    } else if (groups && (isRecord(a) || isRecord(b))) {
      const [x, y] = [(a ?? {}) as FormValues, (b ?? {}) as FormValues];
      for (const key of new Set([...Object.keys(x), ...Object.keys(y)]))
        visit(x[key], y[key], path ? `${path}.${key}` : key);
    } else {
      const before = base === undefined ? undefined : getAt(base, path);
      const changed =
        base === undefined ? 'both' : same(before, b) ? 'mine' : same(before, a) ? 'theirs' : 'both';
      out.push({ path, mine: a, theirs: b, changed });
    }
  };
  visit(mine, theirs, '');
  return out;
}

/** Defaults before the user chooses: the side that changed; nothing if both did. */
export function obviousChoices(found: readonly Difference[]): Choices {
  return Object.fromEntries(
    found.flatMap((d): [string, 'mine' | 'theirs'][] => (d.changed === 'both' ? [] : [[d.path, d.changed]])),
  );
}

/** The stored version with the chosen local values. */
export function merge(theirs: FormValues, found: readonly Difference[], choices: Choices): FormValues {
  return found.reduce((data, d) => (choices[d.path] === 'mine' ? setAt(data, d.path, d.mine) : data), theirs);
}

/** Leaf values of `next` that are new or different in `data`: the changes of an import. */
export function changesOf(
  data: FormValues,
  next: FormValues,
): { path: string; from: unknown; to: unknown }[] {
  const out: { path: string; from: unknown; to: unknown }[] = [];
  const visit = (a: unknown, b: unknown, path: string) => {
    if (same(a, b)) return;
    if (isRows(b) || isRows(a)) {
      const [x, y] = [isRows(a) ? a : [], isRows(b) ? b : []];
      for (let i = 0; i < Math.max(x.length, y.length); i++) visit(x[i], y[i], `${path}.${i}`);
    } else if (isRecord(b) || isRecord(a)) {
      const [x, y] = [isRecord(a) ? a : {}, isRecord(b) ? b : {}];
      for (const key of new Set([...Object.keys(x), ...Object.keys(y)]))
        visit(x[key], y[key], path ? `${path}.${key}` : key);
    } else out.push({ path, from: a, to: b });
  };
  visit(data, next, '');
  return out;
}
