import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes `shared/tax/years/list.ts` from the files of the years beside it, so that a year is added by its file alone: the server and the
 * browser need the list as plain imports. Starting, building and testing do it; `--check` fails where it is not current.
 */

const folder = new URL('../shared/tax/years/', import.meta.url);
const target = fileURLToPath(new URL('list.ts', folder));

/** The text of the list: every `ayYYYY-YY.ts`, newest first, under the name its file exports. */
function listText(): string {
  const files = readdirSync(folder)
    .filter((name) => /^ay\d{4}-\d\d\.ts$/.test(name))
    .sort();
  const nameOf = (file: string) => file.slice(0, 6);
  return `${[
    '// Written by scripts/years.ts from the files beside it.',
    ...files.map((file) => `import { ${nameOf(file)} } from './${file}';`),
    "import type { YearRules } from './types.ts';",
    '',
    '/** Every year with law, newest first. */',
    `export const years: readonly YearRules[] = [${files.map(nameOf).reverse().join(', ')}];`,
  ].join('\n')}\n`;
}

const held = () => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
};

/** Writes the list where it is not current; whether it was. */
export function writeYearList(): boolean {
  const text = listText();
  if (held() === text) return true;
  writeFileSync(target, text);
  return false;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    if (held() !== listText()) {
      console.error('shared/tax/years/list.ts is not current: run node scripts/years.ts');
      process.exitCode = 1;
    }
  } else writeYearList();
}
