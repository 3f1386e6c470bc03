import { expect, test } from 'vitest';
import { entriesFor } from './paletteEntries.ts';

const entry = (label: string, words = '') => ({ label, title: label, words, text: '' });
const fixed = [
  entry('GST', 'gstr returns'),
  entry('Account Settings', 'profile password'),
  entry('Dashboard'),
];
const help = [entry('How a GSTR-2B is imported', 'gstr statement')];
const labels = (text: string) => entriesFor(text, fixed, help).map((one) => one.label);

test('shows pages and actions before anything is typed, help only when asked for', () => {
  expect(labels('  ')).toEqual(['GST', 'Account Settings', 'Dashboard']);
  expect(labels('imported')).toEqual(['How a GSTR-2B is imported']);
});

test('finds by words, and the letters of a name where no word matches', () => {
  expect(labels('password')).toEqual(['Account Settings']);
  expect(labels('dshb')).toEqual(['Dashboard']);
  expect(labels('qqqq')).toEqual([]);
});
