import { expect, it } from 'vitest';
import { fullReturn } from '../itr/itr2/testing/returns.ts';
import { loadItrForm } from '../itr/registry.ts';
import type { Line } from './model/types.ts';

/** Every line with an amount, by its id. */
const flat = (line: Line, out = new Map<string, Line>()): Map<string, Line> => {
  out.set(line.id, line);
  for (const child of line.children ?? []) flat(child, out);
  return out;
};

it('names the section of each figure between the tax and the balance', async () => {
  const form = await loadItrForm('ITR-2', '2026-27');
  const whole = fullReturn('2026-27', 'new');
  // filed after 31 July: a fee of s.234F, and interest of s.234A on what is unpaid
  const data = {
    ...whole,
    filing: { ...(whole['filing'] as object), section_filed: '12', filing_date: '2026-12-20' },
  };
  const lines = flat(form.compute(data).chosen.breakdown);
  const sections = Object.fromEntries([...lines].map(([id, { section }]) => [id, section]));
  expect(lines.get('fee.234F')?.amount).toBe(5000);
  // the sections of the Act of 1961 each is due under
  expect(sections).toMatchObject({
    'interest.234A': '234A',
    'interest.234B': '234B',
    'interest.234C': '234C',
    'fee.234F': '234F',
    paid: '199',
    'paid.tds': '199',
    'paid.tcs': '206C',
    'paid.advance': '210',
    'paid.selfAssessment': '140A',
  });
});
