import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyParts } from './policy.ts';

test('a policy is read as headings, paragraphs and points', () => {
  expect(policyParts('# Privacy\n\nIt fills *returns*.\n## Where\n- In `memory`\n- Nowhere else\n')).toEqual([
    { heading: 'Privacy', paragraphs: ['It fills returns.'], points: [] },
    { heading: 'Where', paragraphs: [], points: ['In memory', 'Nowhere else'] },
  ]);
});

test('no line of the extension’s policy is lost', () => {
  const text = readFileSync(new URL('./extension-privacy.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parts = policyParts(text);
  expect(parts.reduce((n, p) => n + 1 + p.paragraphs.length + p.points.length, 0)).toBe(lines.length);
  expect(parts.map((p) => p.heading)).toContain('Where it stays');
});

test('its Hindi has the same parts, none left out', () => {
  const shape = (file: string) =>
    policyParts(readFileSync(new URL(file, import.meta.url), 'utf8')).map((p) => [
      p.paragraphs.length,
      p.points.length,
    ]);
  expect(shape('./extension-privacy.hi.md')).toEqual(shape('./extension-privacy.md'));
});
