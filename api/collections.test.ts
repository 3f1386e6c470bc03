import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import './app.ts';
import './middleware/rate-limit.ts';

/**
 * What the database keeps: each collection with its fields (type, whether needed, default) and indexes. A later program must read what an
 * earlier one wrote, so a name changes only with a migration (`npx vitest run --project api api/collections.test.ts -u`).
 */
function told(path: string, type: mongoose.SchemaType): string[] {
  const { options, instance } = type;
  const given = options.default as unknown;
  const notes = [
    options.required ? 'needed' : '',
    options.immutable ? 'never changed' : '',
    options.enum ? `one of ${JSON.stringify(options.enum)}` : '',
    given === undefined
      ? ''
      : `default ${JSON.stringify(typeof given === 'function' ? given.call({}) : given)}`,
    options.index ? 'indexed' : '',
  ].filter(Boolean);
  const inner = (type as { schema?: mongoose.Schema }).schema;
  return [
    `  ${[path, instance, ...notes].join(' ')}`,
    ...(inner ? Object.entries(inner.paths).flatMap(([name, of]) => told(`${path}.${name}`, of)) : []),
  ];
}

it('keeps collections, fields and indexes as they were', async () => {
  const lines = Object.values(mongoose.models)
    .sort((a, b) => (a.collection.name < b.collection.name ? -1 : 1))
    .flatMap(({ collection, schema, modelName }) => [
      `${collection.name} (${modelName})`,
      ...Object.entries(schema.paths).flatMap(([path, type]) => told(path, type)),
      ...schema
        .indexes()
        .map(([keys, options]) => `  index ${JSON.stringify(keys)} ${JSON.stringify(options)}`),
    ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('collections.txt');
});
