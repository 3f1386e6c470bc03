import { certain, doubtful, likeness, weightOf, wordsOf } from './words.ts';

/** A field of a page: its possible captions and headings. */
export interface FieldCaptions {
  /** Path in the government file without row numbers. */
  json: string;
  /** Its captions, including the official one. */
  labels: readonly string[];
  /** Its groups, outermost first, each with all its names. */
  under: readonly (readonly string[])[];
  /** Path of its list, `''` if none. */
  list: string;
}

/** All fields of a section, and the possible names of its page. */
export interface Vocabulary {
  /** Assessment year of the return, `2026-27`: a heading that names another one speaks of another return. */
  year?: string;
  titles: readonly string[];
  fields: readonly FieldCaptions[];
}

/** Meaning of a caption under its headings. */
export interface Meaning {
  /** Field it surely is. */
  json?: string;
  /** Possible field, to be confirmed. */
  doubt?: string;
}

/** Relation of headings to a field: its own, another group's, another person's, unknown, or none. */
export type Relation = 'ours' | 'foreign' | 'stranger' | 'unknown' | 'none';

/** A number after the name of a row: `Employer 2`, `Row 1 of 3`. */
const rowNumber = /[\s#:.-]*(?:no\.?\s*)?\d{1,3}(?:\s*of\s*\d+)?$/i;

// A year, `2023-24`, is not a row number.
const trim = (heading: string) =>
  /\b20\d\d-\d\d$/.test(heading) ? heading : heading.replace(rowNumber, '').trim() || heading;

/**
 * People and papers whose blocks repeat the assessee's captions. "The previous year" is the year of the
 * return itself (section 3): only "Previous year" without "the" is a column of older figures.
 */
const others =
  /\b(representative|witness|nominee|spouse|wife|husband|father|mother|minor|guardian|auditor|tax return preparer|trp|legal heir|deceased|karta|partner|director|buyer|seller|donee|lender|previous employer|form 26as|ais\b|tis\b|prefill|last year|(?<!\bthe )previous year|earlier year)/i;

/** Whether a heading names the year of another return: `Assessment Year 2025-26`, `A.Y. 2025-2026`, `Financial Year 2024-25`. */
function isOtherYear(heading: string, { year }: Vocabulary): boolean {
  const said =
    /\b(?:(assessment year|a\.?\s?y\.?)|(?:financial|previous) year|f\.?\s?y\.?)[\s:-]*(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/i.exec(
      heading,
    );
  return !!said && !!year && Number(said[2]) !== Number(year.slice(0, 4)) - (said[1] ? 0 : 1);
}

/** Words that negate a heading: a group name within it is not that group. */
const turned = /\b(not|other than|except|excluding|without|besides|if any of)\b/i;

/**
 * A heading containing the whole name of a group and more: `Details of Foreign Custodial Accounts held
 * (including any beneficial interest)`. A larger share counts more; a section name besides makes it another
 * group.
 */
function heldIn(heading: string, name: string): number {
  const [page, ours] = [wordsOf(heading), wordsOf(name)];
  const more = page.filter((w) => !ours.includes(w));
  if (weightOf(name) < 2 || !ours.every((w) => page.includes(w))) return 0;
  if (more.some((w) => w.startsWith('§'))) return 0;
  return 0.75 + (0.2 * ours.length) / page.length;
}

const named = new Map<string, number>();

function nameLikeness(heading: string, names: readonly string[]): number {
  let best = 0;
  for (const name of names) {
    const key = `${heading}\u0000${name}`;
    let value = named.get(key);
    if (value === undefined) {
      const ours = wordsOf(name);
      // `Bank Accounts (excluding dormant accounts)` leaves out some of the group, not the group.
      const some = (words: string) => wordsOf(words).some((w) => !turned.test(w) && !ours.includes(w));
      const bare = heading
        .replace(/\[[^\]]*\]/g, ' ')
        .replace(/\(([^)]*)\)/g, (all, inner: string) => (turned.test(inner) && some(inner) ? ' ' : all));
      const odd = [turned, others].some((words) => words.test(bare) && !words.test(name));
      value = odd
        ? Math.min(likeness(trim(heading), name), 0.74)
        : Math.max(likeness(trim(heading), name), heldIn(trim(heading), name));
      named.set(key, value);
    }
    if (value > best) best = value;
  }
  return best;
}

/** Every group of a vocabulary once. */
const groupsOf = new WeakMap<Vocabulary, (readonly string[])[]>();

function groups(words: Vocabulary): (readonly string[])[] {
  let all = groupsOf.get(words);
  if (!all) {
    const byName = new Map<string, readonly string[]>();
    for (const field of words.fields) for (const group of field.under) byName.set(group[0]!, group);
    all = [...byName.values()];
    groupsOf.set(words, all);
  }
  return all;
}

/** The groups of a vocabulary that a heading names, the likest ones. */
function namedBy(heading: string, words: Vocabulary): (readonly string[])[] {
  const known = namings.get(words) ?? new Map<string, (readonly string[])[]>();
  namings.set(words, known);
  let meant = known.get(heading);
  if (!meant) {
    meant = searchNamed(heading, words);
    known.set(heading, meant);
  }
  return meant;
}

const namings = new WeakMap<Vocabulary, Map<string, (readonly string[])[]>>();

function searchNamed(heading: string, words: Vocabulary): (readonly string[])[] {
  const scored = groups(words).map((group) => ({ group, points: nameLikeness(heading, group) }));
  const top = Math.max(0, ...scored.map((s) => s.points));
  return top < 0.75 ? [] : scored.filter((s) => s.points >= top - 0.001).map((s) => s.group);
}

/** Relation of the headings above a control, nearest first, to a field. */
export function relationOf(headings: readonly string[], field: FieldCaptions, words: Vocabulary): Relation {
  let unknown = false;
  for (const heading of headings) {
    const meant = namedBy(heading, words);
    if (meant.some((group) => field.under.some((g) => g[0] === group[0])))
      return unknown ? 'unknown' : 'ours';
    // The name of the whole page applies to every group.
    if (nameLikeness(heading, words.titles) >= 0.9) break;
    if (meant.length > 0) {
      // A page may nest our group in another one: only the nearest heading counts against us.
      return 'foreign';
    }
    if (nameLikeness(heading, words.titles) >= 0.75) break;
    if (others.test(heading) || isOtherYear(heading, words)) return 'stranger';
    unknown = true;
  }
  return unknown ? 'unknown' : 'none';
}

/**
 * Whether the nearest meaningful heading is about another person or paper than the assessee's, to which the
 * field does not belong.
 */
export function isOfOther(headings: readonly string[], field: FieldCaptions, words: Vocabulary): boolean {
  if (others.test([...field.labels, ...field.under.flat()].join(' '))) return false;
  for (const heading of headings) {
    const meant = namedBy(heading, words);
    if (meant.some((group) => field.under.some((g) => g[0] === group[0]))) return false;
    if (others.test(heading)) return true;
    if (meant.length > 0 || nameLikeness(heading, words.titles) >= 0.75) return false;
  }
  return false;
}

/** `15` under "Rate (%)" is a rate, and a number of the form anywhere else. */
const asRate = (words: string) => words.replace(/^(\d{1,2}(?:\.\d+)?)(?:\s*%)?(?:\s*\([ivx]+\))?$/, '$1%');

const grids = new WeakMap<Vocabulary, Map<string, string>>();

/**
 * Which of two texts meeting in a grid cell names a group of the section and which a field of it: `Religious`
 * in rows and `Revenue` in columns, or a rate in columns and `Additions` in rows. Only texts certain for both
 * count; undefined for all other grids.
 */
export function crossing(
  down: string,
  across: string,
  words: Vocabulary,
): { group: string; caption: string } | undefined {
  const known = grids.get(words) ?? new Map<string, string>();
  grids.set(words, known);
  const key = `${down}\u0000${across}`;
  let which = known.get(key);
  if (which === undefined) {
    const pairs = (group: string, caption: string) => {
      const meant = groups(words)
        .filter((names) => nameLikeness(group, names) >= 0.9)
        .map((names) => names[0]);
      return (
        meant.length > 0 &&
        words.fields.some(
          (f) =>
            f.under.some((g) => meant.includes(g[0])) &&
            f.labels.some((l) => likeness(caption, l) >= certain),
        )
      );
    };
    which = pairs(asRate(across), down) ? 'across' : pairs(down, across) ? 'down' : '';
    known.set(key, which);
  }
  if (which === 'across') return { group: asRate(across), caption: down };
  return which === 'down' ? { group: down, caption: across } : undefined;
}

const meanings = new WeakMap<Vocabulary, Map<string, Meaning>>();

/**
 * Meaning of captions under headings among the fields of one list (`''` for those outside lists). A caption
 * shared by many fields, or too general, counts only under its own heading.
 */
export function meaningOf(
  captions: readonly string[],
  headings: readonly string[],
  list: string,
  words: Vocabulary,
): Meaning {
  let known = meanings.get(words);
  if (!known) {
    known = new Map();
    meanings.set(words, known);
  }
  const key = [list, ...captions, '\u0001', ...headings].join('\u0000');
  let meaning = known.get(key);
  if (!meaning) {
    meaning = work(captions, headings, list, words);
    known.set(key, meaning);
  }
  return meaning;
}

interface Scored {
  field: FieldCaptions;
  points: number;
  relation: Relation;
}

function work(
  captions: readonly string[],
  headings: readonly string[],
  list: string,
  words: Vocabulary,
): Meaning {
  const shown = captions.slice(0, 6);
  // A question of a fieldset is its legend and no heading above it.
  const above = headings.filter((h) => !shown.some((c) => likeness(c, h) === 1));
  const scored: Scored[] = [];
  for (const field of words.fields) {
    if (field.list !== list) continue;
    let points = 0;
    for (const caption of shown)
      for (const label of field.labels) points = Math.max(points, likeness(caption, label));
    if (points >= doubtful) scored.push({ field, points, relation: relationOf(above, field, words) });
  }
  const possible = scored
    .filter((s) => s.relation !== 'foreign' && s.relation !== 'stranger')
    .sort((a, b) => b.points - a.points);
  const top = possible[0];
  if (!top) return wholeQuestion(scored, shown);
  const near = possible.filter((s) => s.points >= top.points - 0.1);
  const under = near.filter((s) => s.relation === 'ours');
  const best = near.length === 1 ? top : under.length === 1 ? under[0]! : deepest(under, above, words);
  if (!best) return { doubt: top.field.json };
  if (best.points < certain) return { doubt: best.field.json };
  const says = Math.max(
    ...shown.map((c) => (best.field.labels.some((l) => likeness(c, l) >= certain) ? weightOf(c) : 0)),
  );
  const shared = words.fields.some(
    (f) => f !== best.field && f.labels.some((l) => shown.some((c) => likeness(c, l) >= certain)),
  );
  const bySelf = says >= 2 && !shared;
  if (best.relation === 'unknown' && !bySelf && list === '') return { doubt: best.field.json };
  if (best.relation === 'none' && shared && list === '' && under.length === 0 && near.length > 1)
    return { doubt: best.field.json };
  return { json: best.field.json };
}

/** A question long enough to be unique, even under another of our groups. */
function wholeQuestion(scored: readonly Scored[], captions: readonly string[]): Meaning {
  const whole = scored.filter((s) => s.relation === 'foreign' && s.points >= 0.95);
  if (whole.length !== 1 || !captions.some((c) => weightOf(c) >= (c.includes('?') ? 3 : 4))) return {};
  return { json: whole[0]!.field.json };
}

/** The one field whose innermost group the nearest heading names. */
function deepest(
  under: readonly Scored[],
  headings: readonly string[],
  words: Vocabulary,
): Scored | undefined {
  for (const heading of headings) {
    const meant = namedBy(heading, words).map((g) => g[0]);
    const inner = under.filter((s) => meant.includes(s.field.under.at(-1)?.[0]));
    if (inner.length === 1) return inner[0];
    const any = under.filter((s) => s.field.under.some((g) => meant.includes(g[0])));
    if (any.length === 1) return any[0];
  }
  const top = Math.max(0, ...under.map((s) => s.points));
  const likest = under.filter((s) => s.points === top);
  return top === 1 && likest.length === 1 ? likest[0] : undefined;
}

/** Relation of headings, nearest first, to a list with one of these names inside groups with those labels. */
export function isListUnder(
  headings: readonly string[],
  names: readonly string[],
  words: Vocabulary,
  outer: readonly string[] = [],
): Relation {
  let unknown = false;
  for (const heading of headings) {
    const meant = namedBy(heading, words).map((g) => g[0]!);
    if (meant.includes(names[0]!)) return 'ours';
    if (nameLikeness(heading, names) >= 0.75 && meant.length === 0) return 'ours';
    if (meant.some((g) => outer.includes(g))) return unknown ? 'unknown' : 'none';
    if (nameLikeness(heading, words.titles) >= 0.9) break;
    if (meant.length > 0) return 'foreign';
    if (nameLikeness(heading, words.titles) >= 0.75) break;
    if (others.test(heading) || isOtherYear(heading, words)) return 'foreign';
    unknown = true;
  }
  return unknown ? 'unknown' : 'none';
}
