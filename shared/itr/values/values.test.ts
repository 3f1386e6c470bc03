import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formTypes } from '../testing/form-types.ts';

// What a reader may name is what the schemas have: a field renamed in one place alone is told here.
it('the types of the forms are those of their schemas', async () => {
  const stale = [...(await formTypes())].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
  expect(stale.map(([path]) => path)).toEqual([]);
}, 120_000);
