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
 * Of texts without Hindi the misspelt copies of texts that have Hindi: the same but for one word, which is a
 * slip away from theirs and in no text with Hindi. A new word is no slip.
 */
function slipsIn(texts: readonly string[], translated: Iterable<string>): string[] {
  const known = [...translated].map((text) => [text, wordsOf(text)] as const);
  const vocabulary = new Set(known.flatMap(([, words]) => words.map((word) => word.toLowerCase())));
  return texts.flatMap((text) => {
    // with the file in front
    const words = wordsOf(text.replace(/^\S+\.tsx?: /, ''));
    if (words.length < 2 || words.every((word) => vocabulary.has(word.toLowerCase()))) return [];
    const near = known.find(([, theirs]) => {
      if (theirs.length !== words.length) return false;
      const differ = words.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
      return differ.length === 1 && isSlip(words[differ[0]!]!, theirs[differ[0]!]!);
    });
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
  const slips = slipsIn(missing, dictionary(`${import.meta.dirname}/hi`).keys());
  if (slips.length > 0) throw new Error(['A word no other text has:', ...slips].join('\n  '));
  warn(list);
}
