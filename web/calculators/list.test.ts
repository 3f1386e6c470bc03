import { expect, test } from 'vitest';
import { calculators } from '../../shared/calculators/index.ts';
import { list } from './list.ts';

test('the page offers every calculator of the API under its own title', async () => {
  expect(list.map(({ name, title }) => [name, title])).toEqual(
    calculators.map(({ name, title }) => [name, title]),
  );
  for (const [i, { load }] of list.entries()) expect(await load()).toBe(calculators[i]);
});
