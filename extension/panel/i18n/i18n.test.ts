import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hindiNames } from '../../../scripts/hindi-names.ts';
import { placeholders, sourceFiles, textsOfUi } from '../../../web/i18n/extract.ts';
import { reportMissing } from '../../../web/i18n/missing.ts';
import { catalogFor } from '../../testing/itr.ts';
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

test.each(['itr1', 'itr2', 'itr3', 'itr4', 'itr5', 'itr6', 'itr7'])(
  'fields and rows of %s have their Hindi names in the build',
  async (form) => {
    const names = hindiNames();
    const { fields, rows } = await catalogFor(form, '2026-27');
    const labels = new Set([
      ...[...fields.values()].flatMap((all) => all.map((f) => f.label)),
      ...[...rows.values()].map((r) => r.rowLabel),
    ]);
    // Codes and years are the same in both languages.
    const words = [...labels].filter((l) => /[a-z]{4}/.test(l));
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((l) => !(l in names))).toEqual([]);
  },
);
