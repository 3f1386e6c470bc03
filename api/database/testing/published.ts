import { expect } from 'vitest';
import { failure } from './cases.ts';
import { external } from './client.ts';

/** What the embedded store refuses by name, since nothing in the product sends it: operators, options and types of values. */
const REFUSED = new Set(
  (
    '$all $size $type $not $nor $mod $options $comment $mul $min $max $pop $pullAll $addToSet $rename $bit $currentDate $sort $position ' +
    'partialFilterExpression collation hint Decimal128 Timestamp BSONRegExp RegExp MinKey MaxKey Code'
  ).split(' '),
);

/** A pattern that is more than a text, perhaps at the start. */
const isPattern = (text: unknown) => /[.*+?$()[\]{}|]|\\[^\W_]/.test(String(text).replaceAll(/\\[^\w]/g, ''));

/** Whether a case asks for anything of that. */
const asksRefused = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(asksRefused);
  if (value === null || typeof value !== 'object') return false;
  const type = (value as { _bsontype?: string })._bsontype ?? value.constructor.name;
  if (type !== 'Object') return REFUSED.has(type);
  return Object.entries(value).some(
    ([key, inner]) => REFUSED.has(key) || (key === '$regex' && isPattern(inner)) || asksRefused(inner),
  );
};

/**
 * Runs a published case. With something the embedded store does not answer it must be refused by name there, and is
 * answered by a MongoDB.
 */
export const published = async (parts: unknown, act: () => Promise<unknown>): Promise<void> => {
  if (external || !asksRefused(parts)) {
    await act();
    return;
  }
  expect((await failure(act)).message).toContain('is not supported by the embedded store');
};

/** An error MongoDB answers with `code`; the embedded store may refuse by name instead. */
export const expectError = ({ message, code }: { message: string; code?: unknown }, wanted: number) => {
  if (external || !message.includes('is not supported by the embedded store')) expect(code).toBe(wanted);
};
