import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { todayInIst } from './dates.ts';

/**
 * Rates, limits, dates, codes, layouts and schemas of the core, written out by module: each constant a module gives to others, small ones in
 * full, larger ones by member, the largest by a digest; fields of forms are in `itr/kept-fields`. A figure that changes by mistake shows here; one that changes on purpose is read line
 * by line before it is committed (`npx vitest run --project shared shared/kept-data.test.ts -u`).
 */

const root = fileURLToPath(new URL('.', import.meta.url));
const WIDTH = 150;
const DEPTH = 3;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A value as text; functions by their number of arguments, schemas by what they take. */
function told(value: unknown, above: readonly unknown[] = []): string {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'function') return `ƒ${value.length}`;
    return typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? 'undefined');
  }
  if (above.includes(value)) return '↑';
  if (value instanceof z.ZodType) return `schema ${digest(JSON.stringify(jsonOf(value)))}`;
  if (value instanceof RegExp || value instanceof Date) return String(value);
  const inner = [...above, value];
  if (value instanceof Map) return `map ${told([...value], above)}`;
  if (value instanceof Set) return `set ${told([...value], above)}`;
  if (Array.isArray(value)) return `[${value.map((v) => told(v, inner)).join(',')}]`;
  return `{${Object.entries(value)
    .map(([key, v]) => `${key}:${told(v, inner)}`)
    .join(',')}}`;
}

/** What a schema takes; a day it takes from the clock by its name. */
const jsonOf = (schema: z.ZodType): unknown =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).replaceAll(
      todayInIst(),
      'today',
    ),
  );

function linesOf(name: string, value: unknown, depth = 0): string[] {
  if (typeof value === 'function') return [];
  const plain = value instanceof z.ZodType ? jsonOf(value) : value;
  const text = told(plain);
  if (text.length <= WIDTH) return [`  ${name} ${text}`];
  if (depth === DEPTH || plain === null || typeof plain !== 'object') return [`  ${name} ${digest(text)}`];
  const members = plain instanceof Map ? [...plain] : Object.entries(plain);
  if (members.length > 24) return [`  ${name} ${members.length} members, ${digest(text)}`];
  return members.flatMap(([key, member]) => linesOf(`${name}.${String(key)}`, member, depth + 1));
}

it('has the figures it had', async () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.test\.ts$|\.d\.ts$|(^|\/)(testing|values|fixtures|parts|sample-firm)(\/|$)|testing\.ts$|^itr\/.*schema\.ts$|calculators\/index\.ts$/.test(
          file,
        ),
    )
    .sort();
  const lines: string[] = [];
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(root + file).href)) as Record<
      string,
      unknown
    >;
    const own = Object.keys(module)
      .sort()
      .flatMap((name) => linesOf(name, module[name]));
    if (own.length > 0) lines.push(file, ...own);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('kept-data.txt');
}, 60_000);
