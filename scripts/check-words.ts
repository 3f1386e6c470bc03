import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Reads the words of the interface and of the documents and names each that docs/style.md asks to avoid. */

const style = 'docs/style.md';
/** Patterns of the table of the style guide: its first column. */
const patterns = [...readFileSync(style, 'utf8').matchAll(/^\| `(.+?)` \|/gm)].map((m) =>
  m[1]!.replaceAll('\\|', '|'),
);
const avoid = new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?![\\w-])`, 'i');

/** Documents written for users and contributors; figures of the benchmarks and the law's own words are copied as they are. */
const documents = globSync(['*.md', 'docs/**/*.md', 'api/**/*.md', 'web/**/*.md']).filter(
  (f) => f !== style && basename(f) !== 'BENCHMARKS.md' && basename(f) !== 'security-checklist.md',
);

const found: string[] = [];
const look = (place: string, text: string) => {
  const hit = avoid.exec(text);
  if (hit) found.push(`${place}: “${hit[0]}” in “${text.trim().slice(0, 160)}”`);
};

/** Every sentence the product shows is a key of its Hindi. */
for (const file of globSync(['web/i18n/hi/*.json', 'extension/panel/i18n/hi.json']))
  for (const sentence of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)) look(file, sentence);
for (const file of documents)
  readFileSync(file, 'utf8')
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .forEach((line, i) => {
      look(`${file}:${i + 1}`, line.replace(/`[^`]*`/g, '``'));
    });

for (const line of found) console.error(line);
console.log(`Words: ${found.length} to rewrite (docs/style.md)`);
process.exitCode = found.length === 0 ? 0 : 1;
