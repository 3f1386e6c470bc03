import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';

/** The checklist is worth something only while the tests it names are there. */
const text = readFileSync(join(root, 'docs/security-checklist.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+) \| .+? \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, number, file, title]) => [Number(number), file!, title!] as const,
);

it.each(rows)('point %i is tested: %s, %s', (_number, file, title) => {
  // The table is Markdown: a title is in the source as it is there.
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});

it('names every point once, as tested or as not applying', () => {
  const others = [...text.matchAll(/^\| (\d+) \| [^|]+ \| (?!`)/gm)].map(([, n]) => Number(n));
  const all = [...rows.map(([n]) => n), ...others].sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 56 }, (_, i) => i + 1));
});
