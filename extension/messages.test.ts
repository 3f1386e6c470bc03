import { expect, test } from 'vitest';
import { isFromPanel, panelPort } from './messages.ts';

test('only the panel of this extension is served', () => {
  const from = (name: string, id?: string) =>
    isFromPanel({ name, ...(id ? { sender: { id } } : {}) }, 'ours');
  expect(from(panelPort, 'ours')).toBe(true);
  expect(from(panelPort, 'another')).toBe(false);
  expect(from(panelPort)).toBe(false);
  expect(from('another', 'ours')).toBe(false);
});
