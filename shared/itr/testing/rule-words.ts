import type { Line } from '../itr2/rules/lines.ts';

/** A rule of the department's list. */
export interface WordedRule {
  cat: string;
  no: number;
  condition: string;
}

/** What the words of a rule say that a line can be held against. */
interface Said {
  /** Figures, as `5000` and `30%`. */
  figures: ReadonlySet<string>;
  /** Signs of a plain sum, `+` and `-` in the order of reading; none where the words are not one. */
  signs?: string;
  /** A sum of rows, parts or a range of items: nothing is taken off. */
  adds: boolean;
}

/** "as 175 (175: A1: …)" repeats the words of that rule; others say what they mean in brackets. */
const ownWords = (condition: string): string =>
  /^(?:\S+: )?as \d+[^(]*\(\d+: (.+)\)$/.exec(condition)?.[1] ?? condition;

const TERM = String.raw`[A-Za-z0-9_.[\]§/]+(?:\([A-Za-z0-9]+\))*(?: (?!is\b|of\b|and\b|or\b|to\b|x\b|if\b|rounded\b|tax\b)[A-Za-z0-9_.]+(?:\([A-Za-z0-9]+\))*){0,2}`;
const PLAIN = new RegExp(`^${TERM}(?: [+-] ${TERM})*$`);

/** Hyphens that are no minus. */
const HYPHENATED = /\b(self|pass|VI|234|80|10)-(assessment|through|A\b|I\b|I[A-E])/g;

function saidBy(condition: string): Said {
  const words = ownWords(condition).replace(HYPHENATED, '$1_$2');
  const figures = new Set(
    [...words.matchAll(/(?<![\w.])(\d[\d,]*(?:\.\d+)?)( ?%)?/g)].map(
      ([, figure, percent]) => figure!.replaceAll(',', '').replace(/\.$/, '') + (percent ? '%' : ''),
    ),
  );
  // "1/3 of", "1.10 x", "share% x", "x rate", "two houses", rounding to ten (sections 288A and 288B)
  for (const [, one, of] of words.matchAll(/(\d)\/(\d)(?!\d)/g))
    figures.add(of === '3' ? '33.3334%' : `${(Number(one) / Number(of)) * 100}%`);
  for (const [, times] of words.matchAll(/\b(1\.\d+) \w/g))
    figures.add(`${Math.round(Number(times) * 100)}%`);
  if (/%|\b(?:rate|share)\b/.test(words)) figures.add('1%');
  if (/\btwo\b/.test(words)) figures.add('2');
  if (/round|refund|BalTaxPayable/i.test(words)) figures.add('5');
  const sum = /(?:^|: )[^=<>]*? = ([^=<>;,]+)$/.exec(words.replace(/(?<=\w)([+-])(?=[a-zA-Z0-9])/g, ' $1 '));
  const right = sum?.[1]?.trim();
  const adds =
    right !== undefined &&
    /\.\.|\b(?:sum|total|totals|parts|modes|rows|lines|years)\b/.test(right) &&
    !/ - |less/.test(right);
  return {
    figures,
    adds,
    ...(right && !adds && PLAIN.test(right)
      ? { signs: right.replace(/[^+-]|(?<! )[+-]|[+-](?! )/g, '') }
      : {}),
  };
}

/** The terms of a line's right side as written: signs between them, in the order of reading. */
function signsOf(sum: string): string {
  return (sum.replace(/\[[^\]]*\]/g, '').match(/ [+-] /g) ?? []).map((sign) => sign.trim()).join('');
}

const figuresOf = (text: string): string[] =>
  text
    .replace(/\[[^\]]*\]/g, '')
    .split(/[\s,()]+/)
    .filter((word) => /^\d+(\.\d+)?%?$/.test(word));

/** Words that say what a kind of line asks; the others are said in too many ways. */
const asks: Partial<Record<Line['breaks']['kind'], RegExp>> = {
  equal: /=|\b(?:as|sum|totals?|equals?|agrees?|is|same|parts|x)\b|%/,
  most: /[<>]|\b(?:not|no|only|at most|at least|caps?|limited|within|more|above|max|min|maximum|never|exceeds?|up to|round)|%/i,
  least: /[<>]|\b(?:not|no|only|at most|at least|limited|within|more|above|max|min|never|round)|%/i,
  once: /\b(?:once|twice|repeated|duplicate|one|no two|different|unique|distinct)\b/i,
};

/** Each sign once, of a sum that has only one kind of them. */
const kindOf = (signs: string): string => (new Set(signs).size > 1 ? signs : signs.slice(0, 1));

/**
 * What of a table's lines does not agree with the words of the department's list, a text for each line and number; and what of the
 * readings, `number: what`, was not needed. A reading is a figure or a sum that the words do not spell, as the form has it.
 */
export function unlikeWords(
  list: readonly WordedRule[],
  lines: readonly Line[],
  form: 'itr2' | 'itr3' | 'itr5',
  readings: Readonly<Record<string, readonly number[]>> = {},
): { unlike: string[]; unused: string[]; figures: number; sums: number } {
  const unlike: string[] = [];
  const used = new Set<string>();
  let [figures, sums] = [0, 0];
  for (const { cat, no, condition } of list) {
    if (cat !== 'A' || condition === 'not seen') continue;
    const said = saidBy(condition);
    for (const line of lines.filter((l) => l[form].includes(no))) {
      const text = line.breaks.text.replace(/^\S+ /, '').replace(/ # .*$/, '');
      const say = (what: string) => {
        if (readings[what]?.includes(no)) used.add(`${no}: ${what}`);
        else unlike.push(`${no}: ${what}: "${text}" for "${condition}"`);
      };
      const kind = line.breaks.kind;
      if (
        asks[kind]?.test(kind === 'equal' ? condition : ownWords(condition).replace(/=>|> 0/g, '')) === false
      )
        say(kind);
      for (const figure of figuresOf(text)) {
        figures += 1;
        if (figure !== '0' && !said.figures.has(figure)) say(figure);
      }
      const [must, when] = text.split(' if ');
      for (const [, compared] of (when ?? '').matchAll(/ ((?:>=|<=|<) 0)(?= |$)/g)) say(compared!);
      const sum = /^\S+ ~?= (.+)$/.exec(must!)?.[1];
      if (sum === undefined) continue;
      const signs = kindOf(signsOf(sum.replace(/^pos\( 0 - /, '')));
      if (said.signs !== undefined || said.adds) sums += 1;
      if (said.signs !== undefined && signs && kindOf(said.signs) !== signs) say(signs);
      if (said.adds && signs.includes('-')) say(signs);
    }
  }
  const unused = Object.entries(readings)
    .flatMap(([what, numbers]) => numbers.map((no) => `${no}: ${what}`))
    .filter((reading) => !used.has(reading));
  return { unlike, unused, figures, sums };
}
