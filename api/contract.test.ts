import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { todayInIst } from '../shared/dates.ts';
import * as limits from './base/limits.ts';
import type { Route } from './base/route.ts';
import { routes } from './routes.ts';

/**
 * What callers, operators and a migration hold on to, written out: every route with who may call it and what it takes, every limit, every
 * stored member with its index. A number, an option or a name that changes by mistake shows here; one that changes on purpose is read
 * line by line in `contract/` before it is committed (`npx vitest run --project api api/contract.test.ts -u`).
 */

type Json = { [key: string]: unknown };

/** What of a schema binds a caller; labels, helps and examples of a form do not. */
const binding =
  /^(const|default|enum|exclusiveM\w+|format|max(imum|Items|Length)|min(imum|Items|Length)|multipleOf|pattern)$/;

/** One schema in a line: kinds, bounds, choices, members with a mark where they may be missing. */
function shapeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return String(schema);
  const {
    type,
    properties,
    required = [],
    items,
    anyOf,
    oneOf,
    allOf,
    additionalProperties: other,
    ...more
  } = schema as Json;
  const several = (anyOf ?? oneOf ?? allOf) as unknown[] | undefined;
  const about = Object.entries(more)
    .filter(([key, value]) => binding.test(key) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
    .map(([key, value]) => ` ${key} ${value === todayInIst() ? 'today' : JSON.stringify(value)}`)
    .join('');
  const kind = several
    ? several.map(shapeOf).join(' | ')
    : items
      ? `[${shapeOf(items)}]`
      : String(type ?? 'any');
  if (!properties)
    return `${kind}${other && typeof other === 'object' ? ` of ${shapeOf(other)}` : ''}${about}`;
  const members = Object.entries(properties as Json).map(
    ([name, member]) => `${name}${(required as string[]).includes(name) ? '' : '?'}: ${shapeOf(member)}`,
  );
  return `{ ${members.join(', ')}${other === false ? '' : ', …'} }${about}`;
}

const takes = (schema: unknown): string =>
  shapeOf(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' }));

function routeLines(route: Route): string[] {
  const { method, base = '/api', path, params, query, body, ...rest } = route as Route & Json;
  const told = Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'function' || value === undefined || key === 'aside'
      ? [
          ...(typeof value === 'function' && key !== 'handle' ? [key] : []),
          ...(key === 'aside' ? ['aside'] : []),
        ]
      : [`${key} ${JSON.stringify(value)}`],
  );
  return [
    `${method} ${base}${path}`,
    `  ${told.sort().join(' · ')}`,
    ...Object.entries({ params, query, body }).flatMap(([name, schema]) =>
      schema ? [`  ${name} ${takes(schema)}`] : [],
    ),
  ];
}

it('takes from callers what it took', async () => {
  const told = routes.map((route) => routeLines(route as Route).join('\n')).sort();
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('contract/routes.txt');
});

it('limits what it limited', async () => {
  const tables = Object.entries(limits).sort(([a], [b]) => (a < b ? -1 : 1));
  const told = tables.flatMap(([table, values]) =>
    typeof values === 'object'
      ? Object.entries(values).map(([name, value]) => `${table}.${name} ${JSON.stringify(value)}`)
      : typeof values === 'function'
        ? []
        : [`${table} ${JSON.stringify(values)}`],
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('contract/limits.txt');
});

/** How a value that is missing comes to be: a constant, or made for each record. */
const missing = (value: unknown): string =>
  typeof value === 'function' ? 'made' : (JSON.stringify(value) ?? '');

function memberLines(schema: mongoose.Schema, indent = '  '): string[] {
  const lines: string[] = [];
  schema.eachPath((path, kind) => {
    const { options, instance } = kind as unknown as { options: Json; instance: string };
    const about = ['required', 'enum', 'min', 'max', 'immutable', 'unique', 'ref', 'select']
      .filter((key) => options[key] !== undefined)
      .map((key) => `${key} ${typeof options[key] === 'function' ? 'asked' : JSON.stringify(options[key])}`);
    const filled = options['default'] === undefined ? [] : [`else ${missing(options['default'])}`];
    lines.push(`${indent}${path}: ${[instance, ...about, ...filled].join(' · ')}`);
    const inner = (kind as unknown as { schema?: mongoose.Schema }).schema;
    if (inner) lines.push(...memberLines(inner, `${indent}  `));
  });
  return lines;
}

it('keeps in the store what it kept', async () => {
  const told = Object.values(mongoose.models)
    // A test of the connection has one of its own.
    .filter(({ schema }) => schema.get('collection'))
    // The windows of several servers' limits are a model only where a server of several ran in this process.
    .filter(({ modelName }) => modelName !== 'RateWindow')
    .sort((a, b) => a.modelName.localeCompare(b.modelName))
    .flatMap(({ modelName, collection, schema }) => [
      `${modelName} (${collection.collectionName})`,
      ...memberLines(schema),
      ...schema
        .indexes()
        .map(
          ([keys, { background: _, ...more }]) => `  index ${JSON.stringify(keys)} ${JSON.stringify(more)}`,
        ),
    ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('contract/records.txt');
});
