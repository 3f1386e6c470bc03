import awaiting from './awaiting.json' with { type: 'json' };
import { dictionary } from './extract.ts';

const wordsOf = (text: string): string[] => text.split(/[\s,.;:()]+/).filter(Boolean);

/** Whether two words differ as a slip of the fingers does: a letter more, less or other, or two exchanged. */
function isSlip(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 4) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  return (
    x.slice(1) === y ||
    x === y.slice(1) ||
    x.slice(1) === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/**
 * The texts without Hindi that are probably misspelt copies of texts with Hindi: they differ by one word that no text with Hindi uses.
 * A text of a single word counts only if it is a slip of the fingers away from a known one.
 */
function slipsIn(texts: readonly string[], translated: Iterable<string>): string[] {
  const known = [...translated].map((text) => [text, wordsOf(text)] as const);
  const vocabulary = new Set(known.flatMap(([, words]) => words.map((word) => word.toLowerCase())));
  return texts.flatMap((text) => {
    const words = wordsOf(text);
    if (words.every((word) => vocabulary.has(word.toLowerCase()))) return [];
    const near = known.find(([, theirs]) => {
      if (theirs.length !== words.length) return false;
      const differ = words.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
      return differ.length === 1 && (words.length > 1 || isSlip(words[0]!, theirs[0]!));
    });
    return near ? [`${text} (elsewhere: ${near[0]})`] : [];
  });
}

/** Correct new texts that differ from a known one by a single new word, until they have Hindi. */
export const awaitingHindi: readonly string[] = awaiting;

/**
 * Missing Hindi blocks only a release: a contributor who writes no Hindi adds an English sentence, and `npm
 * test` lists what is to be translated. `npm run hindi` sets HINDI=required; packaging the extension starts
 * with it. A probable misspelling of a known text is refused at once, unless `awaiting.json` lists it. A text may
 * be preceded by its file.
 */
export function reportMissing(
  texts: Iterable<string>,
  {
    required = process.env['HINDI'] === 'required',
    warn = console.warn,
    awaiting = awaitingHindi,
  }: { required?: boolean; warn?: (line: string) => void; awaiting?: readonly string[] } = {},
): void {
  const missing = [...new Set(texts)];
  if (missing.length === 0) return;
  const list = [`${missing.length} without Hindi in web/i18n/hi:`, ...missing].join('\n  ');
  if (required) throw new Error(list);
  const fresh = missing
    .map((text) => text.replace(/^\S+\.tsx?: /, ''))
    .filter((text) => !awaiting.includes(text));
  const slips = slipsIn(fresh, dictionary(`${import.meta.dirname}/hi`).keys());
  if (slips.length > 0)
    throw new Error(
      ['One word no other text has: mend it, or add the text to web/i18n/awaiting.json:', ...slips].join(
        '\n  ',
      ),
    );
  warn(list);
}
