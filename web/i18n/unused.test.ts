import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dictionary, sourceFiles } from './extract.ts';
import { awaitingHindi } from './missing.ts';

const root = join(import.meta.dirname, '..', '..');
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
const comment = /^\s*(\*|\/\/|\/\*\*).*$/gm;
const inside = /\$\{((?:[^{}]|\{[^{}]*\})*)\}/g;

const plain = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** The words of a code, as lists show both: `16001 - Legal profession`, `C Higher rate, PAN not available`; of a total, of a block by rate. */
const words = (text: string): string =>
  text.replace(/^(\d{5}(_\d)? (- )?|[A-Z] |Rule )/, '').replace(/: total$| at \d+%$/, '');

/** Every text between quotes, every line of the tables, and of texts put together the pattern they follow. */
function textsOfSources(): { texts: Set<string>; patterns: RegExp[]; source: string } {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const add = (text: string) => texts.add(plain(text)).add(words(plain(text)));
  const take = (source: string) => {
    for (const [, single, double, template] of source.matchAll(literal)) {
      if (template === undefined) {
        add(single ?? double!);
        continue;
      }
      // tables: a rule and after # what it says, or a code and its words
      for (const line of template.split('\n'))
        add(line.replace(/^.*# /, '')).add(plain(line.replace(/^\S+ /, '')));
      const parts = template.replace(inside, '\0').split('\0');
      if (parts.length === 1) continue;
      const letters = parts.join('').replace(/[^A-Za-z]/g, '');
      if (!template.includes('\n') && letters.length > 5)
        patterns.push(
          new RegExp(
            `^${parts.map((part) => plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?')}$`,
          ),
        );
      for (const [, code] of template.matchAll(inside)) take(code!);
    }
  };
  const files = ['shared', 'api', 'web', 'extension'].flatMap((room) => sourceFiles(join(root, room)));
  const sources = files.map((file) => readFileSync(file, 'utf8').replace(comment, ''));
  for (const source of sources) take(source);
  for (const entry of readdirSync(join(root, 'shared'), { recursive: true, withFileTypes: true }))
    if (entry.name.endsWith('.json')) take(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return { texts, patterns, source: sources.join('\n') };
}

/** Texts put together from a word and another: labels of numbered columns and of totals. */
const together =
  /^(Not a|A)vailable [IVB]+$|^PAN of (landlord|lender) \d$|: total$|Form 10-IEA (was filed )?is needed$/;

test('every Hindi text, and every one awaited, is of a text that is still said', () => {
  const { texts, patterns, source } = textsOfSources();
  // a sentence is looked for once more as it is: a template inside a template hides the quotes of what follows
  const isSaid = (text: string) =>
    texts.has(text) ||
    texts.has(words(text)) ||
    together.test(text) ||
    patterns.some((p) => p.test(text)) ||
    (text.split(' ').length > 3 && source.includes(text));
  const hindi = dictionary(join(import.meta.dirname, 'hi'));
  const unused = [...hindi.keys(), ...awaitingHindi].filter((text) => !isSaid(text));
  // Of a text that was reworded, rename the entry in web/i18n/hi; of one that is gone, remove it.
  expect(unused).toEqual([]);
  expect(awaitingHindi.filter((text) => hindi.has(text))).toEqual([]);
});
