import { join } from 'node:path';
import { dictionary } from './extract.ts';

const wordsOf = (text: string): string[] => text.split(/[\s,.;:()]+/).filter(Boolean);

/**
 * Of texts without Hindi those that look like a slip: as many words as a text that has Hindi, all the same but one, and that one in
 * no text with Hindi. A new sentence has words that are used elsewhere, or differs in more than one.
 */
function slipsIn(texts: readonly string[], translated: Iterable<string>): string[] {
  const known = [...translated].map((text) => [text, wordsOf(text)] as const);
  const vocabulary = new Set(known.flatMap(([, words]) => words.map((word) => word.toLowerCase())));
  return texts.flatMap((text) => {
    // with the file in front
    const words = wordsOf(text.replace(/^\S+\.tsx?: /, ''));
    if (words.length < 2 || words.every((word) => vocabulary.has(word.toLowerCase()))) return [];
    const near = known.find(
      ([, theirs]) =>
        theirs.length === words.length && words.filter((word, at) => word !== theirs[at]).length === 1,
    );
    return near ? [`${text} (elsewhere: ${near[0]})`] : [];
  });
}

/**
 * Missing Hindi blocks only a release: a contributor who writes no Hindi adds an English sentence, and `npm
 * test` lists what is to be translated. `npm run hindi` sets HINDI=required; packaging the extension starts
 * with it. A misspelt copy of a known text is refused at once.
 */
export function reportMissing(
  texts: Iterable<string>,
  {
    required = process.env['HINDI'] === 'required',
    warn = console.warn,
  }: { required?: boolean; warn?: (line: string) => void } = {},
): void {
  const missing = [...new Set(texts)];
  if (missing.length === 0) return;
  const list = [`${missing.length} without Hindi in web/i18n/hi:`, ...missing].join('\n  ');
  if (required) throw new Error(list);
  const slips = slipsIn(missing, dictionary(join(import.meta.dirname, 'hi')).keys());
  if (slips.length > 0) throw new Error(['A word no other text has:', ...slips].join('\n  '));
  warn(list);
}
