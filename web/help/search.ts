/** Searched fields of an entry: title first, then keywords, then text. */
export interface Searched {
  title: string;
  words: string;
  text: string;
}

/** Stop words. */
const idle = new Set(
  'a an the of for to in on at is are be do does how what when where which who can i my me we and or with from form section sec us u s under का की के में कैसे क्या कब कहाँ कौन करें करना करूँ है हैं से को पर और या लिए कितना कितनी धारा फॉर्म'.split(
    ' ',
  ),
);

/** Normalized letters: lower case, without the Hindi nukta. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\u093c/g, '');

/** `GSTR-3B`, `gstr 3b` and `GSTR3B` are one word, and so is `e-verify`. */
const joined = (text: string): string =>
  plain(text)
    .replace(/\b(gstr|itr)[\s-]+(?=\d)|(जीएसटीआर|आईटीआर)[\s-]+(?=\d)/gu, '$1$2')
    .replace(/(?<=[\p{L}\p{M}\p{N}])-(?=[\p{L}\p{N}])/gu, '');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words of a text, with hyphenated ones both joined and split. */
function vocabulary(text: string): Set<string> {
  return new Set([...wordsIn(plain(text)), ...wordsIn(joined(text))]);
}

/** Words of the query; stop words count only if there is nothing else. */
function asked(query: string): string[] {
  const all = [...new Set(wordsIn(joined(query)))];
  const telling = all.filter((word) => !idle.has(word));
  return telling.length > 0 ? telling : all;
}

/** 3 for the word itself, 2 for a prefix, 1 for its singular, 0 for none. */
function found(word: string, among: ReadonlySet<string>): number {
  if (among.has(word)) return 3;
  for (const other of among) if (other.startsWith(word)) return 2;
  return word.length > 4 && word.endsWith('s') && among.has(word.slice(0, -1)) ? 1 : 0;
}

const known = new WeakMap<Searched, readonly [number, Set<string>][]>();
function fieldsOf(entry: Searched) {
  let fields = known.get(entry);
  if (!fields) {
    fields = [
      [6, vocabulary(entry.title)],
      [4, vocabulary(entry.words)],
      [1, vocabulary(entry.text)],
    ];
    known.set(entry, fields);
  }
  return fields;
}

/**
 * Entries matching the query, best first. Words match in any order and by prefix; if no entry matches all,
 * those with the most complete matches, at least half.
 */
export function searchEntries<T extends Searched>(query: string, entries: readonly T[]): T[] {
  const words = asked(query);
  if (words.length === 0) return [...entries];
  const scored = entries.map((entry) => {
    const hits = words.map((word) => fieldsOf(entry).map(([weight, among]) => [weight, found(word, among)]));
    return {
      entry,
      all: hits.every((fields) => fields.some(([, how]) => how! > 0)),
      whole: hits.filter((fields) => fields.some(([, how]) => how === 3)).length,
      score: hits.reduce((sum, fields) => sum + Math.max(...fields.map(([w, how]) => w! * how!)), 0),
    };
  });
  const most = Math.max(0, ...scored.map((s) => s.whole));
  const answers = scored.some((s) => s.all)
    ? scored.filter((s) => s.all)
    : scored.filter((s) => most >= words.length / 2 && s.whole === most);
  return answers.sort((a, b) => b.score - a.score).map((s) => s.entry);
}
