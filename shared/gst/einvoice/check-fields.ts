import { isoOf } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import { say } from './messages.ts';
import type { Field, Group, Part } from './schema.ts';

export type Json = Record<string, unknown>;
export const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
export const listOf = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);

/** `dd/mm/yyyy` of a file as an ISO day; undefined for anything else. */
export const dayOf = (value: unknown): string | undefined => {
  const m = typeof value === 'string' ? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) : null;
  return m ? isoOf(Number(m[3]), Number(m[2]), Number(m[1])) : undefined;
};
/** A number in a file, which some programs write as text; NaN for anything else, 0 if absent. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : value === undefined || value === null || value === ''
      ? 0
      : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())
        ? Number(value)
        : Number.NaN;
/** An amount of a file in paise. */
export const paise = (value: unknown): number => Math.round(numberOf(value) * 100);

const places = (n: number): number => {
  const text = String(n);
  return text.includes('e') ? 0 : (text.split('.')[1]?.length ?? 0);
};

function checkField(field: Field, value: unknown, path: string): Issue['message'] | undefined {
  if (field.kind === 'number') {
    const n = numberOf(value);
    if (Number.isNaN(n)) return say('notNumber', { field: path });
    if (n < field.min || n > field.max)
      return say('outside', { field: path, min: field.min, max: field.max });
    if (places(n) > field.places) return say('places', { field: path, places: field.places });
    return undefined;
  }
  if (typeof value !== 'string') {
    // Some programs write State and transport codes as numbers; the systems accept both.
    if (!(typeof value === 'number' && field.kind === 'text' && field.max <= 2))
      return say('notText', { field: path });
  }
  const found = String(value);
  if (field.kind === 'date') return dayOf(value) ? undefined : say('notDate', { field: path, found });
  if (found.length > field.max) return say('tooLong', { field: path, found: found.length, max: field.max });
  if (found.length < (field.min ?? 1))
    return say('tooShort', { field: path, found: found.length, min: field.min ?? 1 });
  if (field.of && !field.of.includes(found))
    return say('notInList', { field: path, found, codes: field.of.join(', ') });
  if (field.like && !field.like.test(found)) return say('wrongForm', { field: path, found });
  return undefined;
}

/** Schema errors in a group of a file: missing and unknown members, texts, numbers, codes and dates. */
export function checkGroup(
  group: Group,
  value: Json,
  at = '',
  names: Readonly<Record<string, string>> = {},
): Issue[] {
  const out: Issue[] = [];
  const add = (path: string, message: Issue['message'], severity: Issue['severity'] = 'error') =>
    out.push({ path, message, severity });
  const known = new Set<string>();
  const member = (key: string): unknown => {
    const own = Object.keys(names).find((other) => names[other] === key && value[other] !== undefined);
    known.add(key);
    if (own) known.add(own);
    return value[key] ?? (own ? value[own] : undefined);
  };
  for (const [key, field] of Object.entries(group.fields)) {
    const own = member(key);
    const path = at + key;
    if (own === undefined || own === null || own === '') {
      if (field.needed) add(path, say('needed', { field: path }));
      continue;
    }
    const wrong = checkField(field, own, path);
    if (wrong) add(path, wrong);
  }
  for (const [key, part] of Object.entries(group.groups ?? {})) {
    known.add(key);
    out.push(...checkPart(part, value[key], at + key));
  }
  for (const key of Object.keys(value))
    if (!known.has(key)) add(at + key, say('unknown', { field: at + key }), 'warning');
  return out;
}

function checkPart(part: Part, value: unknown, path: string): Issue[] {
  const one = (message: Issue['message']): Issue[] => [{ path, message, severity: 'error' }];
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return part.needed ? one(say('needed', { field: path })) : [];
  if (!part.list)
    return isObject(value) ? checkGroup(part, value, `${path}.`) : one(say('notGroup', { field: path }));
  if (!Array.isArray(value)) return one(say('notList', { field: path }));
  const most = part.most;
  return [
    ...(most !== undefined && value.length > most
      ? one(say('tooMany', { field: path, found: value.length, max: most }))
      : []),
    ...value.flatMap((row, i) =>
      isObject(row)
        ? checkGroup(part, row, `${path}.${i + 1}.`)
        : [
            {
              path: `${path}.${i + 1}`,
              message: say('notGroup', { field: `${path}.${i + 1}` }),
              severity: 'error' as const,
            },
          ],
    ),
  ];
}
