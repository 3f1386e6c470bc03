import { expect, it } from 'vitest';
import { actText, personText, recordText } from './access.ts';

it('names who it was, also when the account is gone or there was none', () => {
  expect(personText({ person: { id: '1', name: 'Asha', email: '' } })).toBe('Asha');
  expect(personText({ person: { id: '1', name: '', email: '' } })).toBe('Deleted account');
  expect(personText({ person: null })).toBe('By share link');
});

it('says what was done, how often, and with what', () => {
  expect(actText('read', 1)).toBe('Read');
  expect(actText('changed', 3)).toBe('Changed, 3 times');
  expect([recordText('itr'), recordText('items'), recordText('cloud-storage')]).toEqual([
    'Income-tax return',
    'Document',
    'Document',
  ]);
});
