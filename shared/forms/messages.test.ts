import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { english, inWords, type Literal, messageOf, onWire, say, sentence } from './messages.ts';

/** Takes what the compiler refuses; never called. */
const refused = (name: string, status: 'sent' | 'paid') => {
  // @ts-expect-error a misspelt placeholder
  sentence('This invoice is {status}.', { state: 'sent' });
  // @ts-expect-error a parameter is missing
  sentence('The file is {found}, not {expected}', { found: '26Q' });
  // @ts-expect-error a parameter too many
  sentence('Not found', { name });
  // @ts-expect-error one too many beside the right ones
  sentence('{name} is missing', { name, row: 3 });
  // @ts-expect-error no parameters where they are wanted
  sentence('{name} is missing');
  // @ts-expect-error put together from a value
  sentence(`${name} is missing`);
  // @ts-expect-error a variable is no sentence written out
  sentence(name);
  // @ts-expect-error a pattern's own names
  say('between', { from: 0, to: 100 });
  // @ts-expect-error a pattern that is not in the grammar
  say('betwen', { min: 0, max: 100 });
  // A status of two is two sentences written out; both need Hindi, so it is a parameter instead.
  const two: Literal<`It is ${typeof status}`> = `It is ${status}`;
  return two;
};

describe('a message', () => {
  it('is refused by the compiler where its placeholders and parameters differ', () => {
    expect(refused).toBeTypeOf('function');
  });

  it('is one English sentence for readers of text: amounts, days and words written out', () => {
    expect(english(sentence('Only {amount} is outstanding.', { amount: { paise: 1_20_050 } }))).toBe(
      'Only 1,200.50 is outstanding.',
    );
    expect(
      english(sentence('{a} by {b}: {c}', { a: { rupees: 150000 }, b: { day: '2026-07-31' }, c: 4 })),
    ).toBe('₹ 1,50,000 by 31-07-2026: 4');
    const reason = say('between', { min: 0, max: 100 });
    expect(english(sentence('{path}: {reason}', { path: 'rate', reason }))).toBe(
      'rate: Must be between 0 and 100',
    );
  });

  it('travels as text and as data', () => {
    expect(onWire(say('tooLong', { max: 15 }))).toEqual({
      message: 'Use at most 15 characters',
      text: 'Use at most {max} characters',
      params: { max: 15 },
    });
    expect(onWire(sentence('Not found'))).toEqual({ message: 'Not found' });
  });

  it('comes back from a zod issue with its values', () => {
    const issues = z
      .strictObject({ name: z.string().max(2, inWords('tooLong', { max: 2 })) })
      .safeParse({ name: 'abc' }).error!.issues;
    expect(issues[0]!.message).toBe('Use at most 2 characters');
    expect(messageOf(issues[0]!.message)).toEqual({
      text: 'Use at most {max} characters',
      params: { max: 2 },
    });
    expect(messageOf('Written out')).toEqual({ text: 'Written out' });
  });
});
