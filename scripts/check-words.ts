import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Reads the words of the interface and of the documents and names each that docs/style.md asks to avoid. */

const style = 'docs/style.md';
/** Patterns of a part of the style guide: first columns of its tables, whole words of the language. */
const patternsOf = (part: string) =>
  [...part.matchAll(/^\| `(.+?)` \|/gm)].map((m) => m[1]!.replaceAll('\\|', '|'));
const [forTexts, forComments] = readFileSync(style, 'utf8').split(/^## Comments$/m) as [string, string];
const patterns = patternsOf(forTexts);
const inHindi = (pattern: string) => /\p{Script=Devanagari}/u.test(pattern);
const english = patterns.filter((p) => !inHindi(p));
const avoid = new RegExp(`(?<![\\w-])(?:${english.join('|')})(?![\\w-])`, 'i');
const avoidInComments = new RegExp(`(?<![\\w-])(?:${patternsOf(forComments).join('|')})(?![\\w-])`, 'i');
const hindi = patterns.filter(inHindi);
const avoidHindi = new RegExp(`(?<![\\p{L}\\p{M}])(?:${hindi.join('|')})(?![\\p{L}\\p{M}])`, 'u');

/** Documents written for users and contributors; figures of the benchmarks and the law's own words are copied as they are. */
const documents = globSync(['*.md', 'docs/**/*.md', 'api/**/*.md', 'web/**/*.md']).filter(
  (f) => f !== style && basename(f) !== 'BENCHMARKS.md' && basename(f) !== 'security-checklist.md',
);

const found: string[] = [];
const look = (place: string, text: string, not = avoid) => {
  const hit = not.exec(text);
  if (hit) found.push(`${place}: “${hit[0]}” in “${text.trim().slice(0, 160)}”`);
};

/** Every sentence the product shows is a key of its Hindi. */
for (const file of globSync(['web/i18n/hi/*.json', 'extension/panel/i18n/hi.json']))
  for (const [sentence, translated] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
  )) {
    look(file, sentence);
    look(file, translated, avoidHindi);
  }
/** Letters, mails and papers hold their Hindi themselves. */
for (const file of globSync(['api/**/*.ts', 'shared/itr/documents-hindi.ts', 'shared/gst/year/letter.ts']))
  if (!/\.test(data)?\.|\/testing\/|\/intake\//.test(file))
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        look(`${file}:${i + 1}`, line, avoidHindi);
      });
for (const file of documents)
  readFileSync(file, 'utf8')
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .forEach((line, i) => {
      look(`${file}:${i + 1}`, line.replace(/`[^`]*`/g, '``'));
    });

for (const file of globSync(['{api,extension,shared,web}/**/*.{ts,tsx}'], {
  exclude: ['**/node_modules/**'],
}))
  if (!/\.test(data)?\.|\/testing\//.test(file))
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const comment = /(?:^\s*(?:\/?\*+|\/\/)|\s\/\/ )(.*)$/.exec(line);
        if (comment) look(`${file}:${i + 1}`, comment[1]!.replace(/`[^`]*`/g, '``'), avoidInComments);
      });

for (const line of found) console.error(line);
console.log(`Words: ${found.length} to rewrite (docs/style.md)`);
process.exitCode = found.length === 0 ? 0 : 1;
