import type { Doc } from './bson.ts';
import { CODES, commandError, unsupported } from './errors.ts';

/** Maps a string to the text that stands for all strings equal to it; `compare` orders strings. */
export type Fold =
  | (((text: string) => string) & { compare: (a: string, b: string) => number; id: string })
  | undefined;

const known = new Map<string, Fold>();

const foldFor = (strength: number) => (text: string) => {
  if (strength >= 3) return text;
  // Full case folding: upper first turns ß into SS, then lower.
  const folded = text.normalize('NFKD').toUpperCase().toLowerCase();
  return strength === 2 ? folded : folded.replace(/\p{M}/gu, '');
};

const make = (locale: string, strength: number): Fold => {
  let collator: Intl.Collator;
  try {
    collator = new Intl.Collator(locale.replaceAll('_', '-'), {
      sensitivity: strength === 1 ? 'base' : strength === 2 ? 'accent' : 'variant',
    });
  } catch {
    throw commandError(CODES.BadValue, `Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
  const fold = foldFor(strength);
  const compare = (a: string, b: string) => {
    const x = fold(a);
    const y = fold(b);
    if (x === y) return 0;
    return collator.compare(x, y) || (x < y ? -1 : 1);
  };
  return Object.assign((text: string) => fold(text), { compare, id: `${locale}/${strength}` });
};

const KNOWN_FIELDS = new Set([
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
]);

/**
 * The fold of a collation document; undefined for none or `{ locale: 'simple' }`. Strengths 1 (letters),
 * 2 (letters and accents, not case) and 3 (all) are known; anything finer is refused.
 */
export const foldOf = (collation: unknown): Fold => {
  if (collation === undefined || collation === null) return undefined;
  const spec = collation as Doc;
  for (const key of Object.keys(spec))
    if (!KNOWN_FIELDS.has(key))
      throw commandError(CODES.UnknownField, `BSON field 'collation.${key}' is an unknown field.`);
  if (typeof spec['locale'] !== 'string')
    throw commandError(CODES.BadValue, "BSON field 'collation.locale' is missing but a required field");
  if (spec['locale'] === 'simple') return undefined;
  const strength = Number(spec['strength'] ?? 3);
  if (![1, 2, 3].includes(strength)) throw unsupported(`collation strength ${strength}`);
  for (const key of ['caseLevel', 'numericOrdering', 'backwards'])
    if (spec[key] === true) throw unsupported(`collation option ${key}`);
  if (spec['caseFirst'] !== undefined && spec['caseFirst'] !== 'off')
    throw unsupported('collation option caseFirst');
  if (spec['alternate'] !== undefined && spec['alternate'] !== 'non-ignorable')
    throw unsupported('collation option alternate');
  const id = `${spec['locale']}/${strength}`;
  if (!known.has(id)) known.set(id, make(spec['locale'] as string, strength));
  return known.get(id);
};
