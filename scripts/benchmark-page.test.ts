import { expect, it } from 'vitest';
import { pageOf } from './benchmark-page.ts';

const standing =
  '# Figures\n\nOld head.\n\n## tds (20,000 deductees)\n\nslow\n\n## tax\n\n1 ms\n\n## load\n\nnone lost\n';

it('takes in what was measured anew and keeps every other section', () => {
  const page = pageOf(
    standing,
    new Map([['tax', '2 ms\n']]),
    ['tax', 'tds', 'load'],
    '# Figures\n\nNew head.',
  );
  expect(page).toBe(
    '# Figures\n\nNew head.\n\n## tax\n\n2 ms\n\n## tds (20,000 deductees)\n\nslow\n\n## load\n\nnone lost\n',
  );
});

it('puts a section of its name in place of one with a longer heading, and new ones behind', () => {
  const page = pageOf(
    standing,
    new Map([
      ['tds', 'fast'],
      ['grid', 'new'],
    ]),
    ['tax', 'tds'],
    '# Figures',
  );
  expect(page.match(/^## .*/gm)).toEqual(['## tax', '## tds', '## load', '## grid']);
  expect(page).toContain('## tds\n\nfast\n');
  expect(page).not.toContain('slow');
});

it('begins a page where there is none', () => {
  expect(pageOf('', new Map([['tax', '1 ms']]), ['tax'], '# Figures')).toBe('# Figures\n\n## tax\n\n1 ms\n');
});
