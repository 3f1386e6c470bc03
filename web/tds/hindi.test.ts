import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tdsForms } from '../../shared/tds/data/forms.ts';
import { columnsOf, tables } from '../../shared/tds/sheets.ts';
import { dictionary, sourceFiles, textsOfModel, textsOfUi } from '../i18n/extract.ts';
import { reportMissing } from '../i18n/missing.ts';

const root = join(import.meta.dirname, '..', '..');

/** Dictionaries the two TDS pages load (web/build/pages.ts), and those every page has. */
const rooms = {
  picker: ['common', 'tds', 'tds-labels', 'entities'],
  statement: ['common', 'tds', 'tds-labels', 'states', 'forms'],
};
const wordsOf = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) =>
      Object.keys(JSON.parse(readFileSync(join(root, `web/i18n/hi/${name}.json`), 'utf8'))),
    ),
  );
const translated = dictionary(join(root, 'web/i18n/hi'));

/** The Hindi of these texts, as far as there is any, is in the dictionaries named. */
function expectShown(texts: readonly string[], names: readonly string[]): void {
  reportMissing(texts.filter((text) => !translated.has(text)));
  const known = wordsOf(names);
  expect([...new Set(texts)].filter((text) => translated.has(text) && !known.has(text))).toEqual([]);
}

const pickerFiles = /(TdsPage|CorrectFiledDialog|YearTable|parts)\.tsx$/;

it.each(['picker', 'statement'] as const)('the %s page finds all its Hindi in what it loads', (which) => {
  const own = sourceFiles(join(root, 'web/tds')).filter((f) =>
    which === 'picker' ? pickerFiles.test(f) : !/(TdsPage|CorrectFiledDialog|YearTable)\.tsx$/.test(f),
  );
  const found = [
    ...own.flatMap(textsOfUi),
    ...(which === 'statement' ? sourceFiles(join(root, 'web/grid')).flatMap(textsOfUi) : []),
    ...(which === 'statement' ? sourceFiles(join(root, 'shared/tds')).flatMap(textsOfModel) : []),
  ];
  expect(readdirSync(join(root, 'web/tds')).length).toBeGreaterThan(10);
  expectShown(
    found.map((f) => f.text),
    rooms[which],
  );
});

it('the heads and choices of every table have their Hindi in what the statement page loads', () => {
  const columns = tdsForms.flatMap((form) => tables.flatMap((table) => columnsOf(form, table)));
  const texts = columns.flatMap(({ label, options = [] }) => [label, ...options.map((o) => o.label)]);
  expect(texts.length).toBeGreaterThan(100);
  expectShown(texts, rooms.statement);
});
