import { expect, test } from 'vitest';
import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import { markupOf, textsOf } from '../testing/markup.tsx';
import { RegistrationSelect } from './RegistrationSelect.tsx';

const one = (number: string, more: Partial<ListedRegistration> = {}) =>
  ({
    id: number,
    kind: 'gstin',
    number,
    name: '',
    state: '27',
    state_name: 'Maharashtra',
    to: '',
    ...more,
  }) as ListedRegistration;
const select = (...list: ListedRegistration[]) => (
  <RegistrationSelect list={list} value={list[1]?.id ?? ''} onValue={() => undefined} />
);

test('there is nothing to choose of none or one', () => {
  expect(markupOf(select())).toBe('');
  expect(markupOf(select(one('27AAACA1234A1Z5')))).toBe('');
});

test('several are told apart by State, else by their name, and say that they have ended', () => {
  const list = [
    one('27AAACA1234A1Z5'),
    one('29AAACA1234A1Z1', { name: 'Mysuru shop', state_name: 'Karnataka' }),
    one('24AAACA1234A1Z9', { state_name: 'Gujarat', to: '2025-03-31' }),
  ];
  expect(textsOf(select(...list))).toEqual([
    '27AAACA1234A1Z5 · Maharashtra',
    '29AAACA1234A1Z1 · Mysuru shop',
    '24AAACA1234A1Z9 · Gujarat (Ended)',
  ]);
  expect(markupOf(select(...list))).toContain('<option value="29AAACA1234A1Z1" selected="">');
});

test('the choice is called by what is chosen', () => {
  expect(markupOf(select(one('a'), one('b')))).toContain('aria-label="GSTIN"');
  expect(markupOf(select(one('a', { kind: 'tan' }), one('b', { kind: 'tan' })))).toContain(
    'aria-label="TAN"',
  );
});
