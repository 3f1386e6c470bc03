import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesInside, pagesOutside } from '../build/pages.ts';
import {
  dictionary,
  type RoutedPage,
  reachedFrom,
  routedPages,
  textsOfUi,
  type VisibleText,
} from './extract.ts';

const web = join(import.meta.dirname, '..');
/** Those of the table of pages, inside the shell and outside, and the few the routes name themselves. */
const pages: RoutedPage[] = [
  ...pagesInside.map(({ module, rooms }) => ({
    file: join(web, `${module}.tsx`),
    rooms: ['shell', ...rooms],
  })),
  ...pagesOutside.map(({ module, rooms }) => ({ file: join(web, `${module}.tsx`), rooms: [...rooms] })),
  ...routedPages(join(web, 'routes.tsx')),
];
const known = new Map<string, string[]>();
const texts = new Map<string, VisibleText[]>();
const textsOf = (file: string): VisibleText[] => {
  const found = texts.get(file) ?? textsOfUi(file);
  texts.set(file, found);
  return found;
};
const hindiOf = (room: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(web, 'i18n/hi', `${room}.json`), 'utf8')));
/** Texts that have Hindi in some room: one without any is told of in extract.test.ts. */
const translated = dictionary(join(web, 'i18n/hi'));
/** Loaded before any page. */
const always = ['common', 'server'];
const shell = reachedFrom(join(web, 'shell/AppLayout.tsx'), known);

/** Files a page takes functions from whose texts it never shows: reading of ITR files and the choice of a form, for addresses alone. */
const borrowed = new Map([
  ['accounts/TrialBalancePage.tsx', ['itr/base/importing.ts', 'itr/base/suggest.ts']],
  ['intake/ImportPage.tsx', ['itr/base/suggest.ts']],
]);

describe('a page in Hindi has its texts in the dictionaries it loads', () => {
  test('the routes are read with their dictionaries', () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.find((p) => p.file.endsWith('Gstr1Page.tsx'))?.rooms).toContain('gst');
  });

  test.each(pages.map((p) => [relative(web, p.file), p] as const))('%s', (name, { file, rooms }) => {
    const aside = new Set((borrowed.get(name) ?? []).map((path) => join(web, path)));
    const loaded = new Set([...always, ...rooms].flatMap(hindiOf));
    const missing = [...reachedFrom(file, known)]
      // What the shell brings has its texts in the shell's own dictionary, which is tried with its own page.
      .filter(
        (one) =>
          one.startsWith(web) &&
          !aside.has(one) &&
          !(rooms.includes('shell') && one !== file && shell.has(one)),
      )
      .flatMap(textsOf)
      .filter(({ text }) => translated.has(text) && !loaded.has(text))
      .map((found) => `${relative(web, found.file)}: ${found.text}`);
    expect([...new Set(missing)]).toEqual([]);
  });
});
