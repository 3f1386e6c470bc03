import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholders, sourceFiles, textsOfUi } from '../../../web/i18n/extract.ts';
import { reportMissing } from '../../../web/i18n/missing.ts';
import hindi from './hi.json' with { type: 'json' };
import { translate } from './i18n.ts';

const room = join(import.meta.dirname, '../..');
const dictionary: Record<string, string> = hindi;

/** Sentences of the filler and the portal readers: they reach the panel as reasons. */
function reasonsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(/'([A-Z{][^'\n]* [^'\n]*)'|"([A-Z][^"\n]* [^"\n]*)"/g)]
    .map((m) => m[1] ?? m[2]!)
    .filter((s) => !/^[A-Z ]+$/.test(s) && !/[<>[\]=]/.test(s));
}

test('every text of the panel and every reason has its Hindi with the same placeholders', () => {
  const texts = new Set([
    ...sourceFiles(join(room, 'panel'))
      .flatMap(textsOfUi)
      .map((f) => f.text),
    ...['fill', 'portals', 'panel'].flatMap((folder) => sourceFiles(join(room, folder)).flatMap(reasonsIn)),
    'Filled',
    'Different',
    'Copied',
  ]);
  expect(texts.size).toBeGreaterThan(80);
  reportMissing([...texts].filter((t) => !(t in dictionary)));
  for (const [text, translation] of Object.entries(dictionary))
    expect(placeholders(translation), text).toEqual(placeholders(text));
});

test('a translation fills its places and an unknown text stays English', () => {
  expect(translate('hi', 'Use the return for all {count} differences', { count: 3 })).toContain('3');
  expect(translate('hi', 'No such text anywhere')).toBe('No such text anywhere');
});
