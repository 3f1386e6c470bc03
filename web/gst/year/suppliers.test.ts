import { expect, it } from 'vitest';
import { mailLink } from './suppliers.ts';

it('opens a mail with the whole letter, or leaves a long one to be copied', () => {
  const letter = { subject: 'A & B', text: 'Line 1\nक' };
  const link = new URL(mailLink(letter)!);
  expect([link.searchParams.get('subject'), link.searchParams.get('body')]).toEqual([
    letter.subject,
    letter.text,
  ]);
  expect(mailLink({ subject: 's', text: 'x'.repeat(9000) })).toBeUndefined();
});
