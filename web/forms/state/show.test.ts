import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amount, date, group, rows, text, yesNo } from '../../../shared/forms/fields.ts';
import { walk } from '../../../shared/forms/walk.ts';
import { rowSummary, trailOf, valueText } from './show.ts';

const tree = walk(
  z.strictObject({
    salary: group(
      { label: 'Salary' },
      {
        employers: rows(
          { label: 'Employers', rowLabel: 'Employer' },
          { name: text('Name'), city: text('City'), gross: amount('Gross salary'), from: date('From') },
        ),
      },
    ),
  }),
);

describe('values for reading', () => {
  it.each([
    [{ kind: 'amount' }, 12345678, '₹ 1,23,45,678'],
    [{ kind: 'amount' }, -5000, '(₹ 5,000)'],
    [{ kind: 'amount' }, 0, '₹ 0'],
    [{ kind: 'decimal' }, 12.5, '12.5'],
    [{ kind: 'date' }, '2026-07-31', '31-07-2026'],
    [{ kind: 'flag' }, false, 'No'],
    [{ kind: 'text' }, undefined, ''],
  ] as const)('%o %s is %s', (meta, value, shown) => {
    expect(valueText(meta, value)).toBe(shown);
  });

  it('a choice shows its label, an unknown code itself', () => {
    const meta = { kind: 'choice', options: [{ value: 'Y', label: 'Yes' }] } as const;
    expect(valueText(meta, 'Y')).toBe('Yes');
    expect(valueText(meta, 'Q')).toBe('Q');
    expect(yesNo('x').meta()).toBeDefined();
  });
});

describe('the way to a field', () => {
  it('is told in labels with the row number', () => {
    expect(trailOf(tree, 'salary.employers.1.gross')).toEqual([
      { label: 'Salary' },
      { label: 'Employer', row: 2 },
      { label: 'Gross salary' },
    ]);
    expect(trailOf(tree, 'salary.employers')).toEqual([{ label: 'Salary' }, { label: 'Employers' }]);
    expect(trailOf(tree, 'gone.away')).toEqual([{ label: 'gone.away' }]);
  });

  it('a folded row shows its name first and its figures', () => {
    const employers = (tree[0] as { children: readonly (typeof tree)[number][] }).children[0] as {
      children: readonly (typeof tree)[number][];
    };
    const row = { name: 'Tata', city: 'Pune', gross: 5, from: '2025-04-01' };
    expect(rowSummary(employers.children, row).map((x) => x.node.key)).toEqual(['name', 'city', 'gross']);
    expect(rowSummary(employers.children, { gross: 0, city: 'Goa' }).map((x) => x.node.key)).toEqual([
      'city',
    ]);
  });
});
