import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../shared/forms/paths.ts';
import { setAt } from '../../../shared/forms/paths.ts';
import type { ItrType } from '../../../shared/itr/common/types.ts';
import { fullOldRegime } from '../../../shared/itr/itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from '../../../shared/itr/itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../../../shared/itr/itr3/testing/returns.ts';
import { fullItr4 } from '../../../shared/itr/itr4/testing/returns.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import type { Line } from '../../../shared/tax/model/types.ts';
import { dictionary } from '../../i18n/extract.ts';
import { reportMissing } from '../../i18n/missing.ts';
import { inputsText, lineLabel, sideBySide } from './breakdown.ts';

const line = (id: string, amount: number, children: Line[] = []): Line => ({
  id,
  label: id,
  amount,
  children,
});

const hindi = dictionary(join(import.meta.dirname, '..', '..', 'i18n', 'hi'));

describe('the computation of both regimes side by side', () => {
  it('pairs lines by id and keeps those of one regime in their place', () => {
    const newer = line('balance', 10, [line('gti', 100), line('tax', 10)]);
    const older = line('balance', 12, [line('gti', 100), line('deductions', -20), line('tax', 12)]);
    const both = sideBySide(newer, older);
    expect(both.children.map((c) => [c.id, c.new, c.old])).toEqual([
      ['gti', 100, 100],
      ['deductions', undefined, -20],
      ['tax', 10, 12],
    ]);
  });

  it('keeps the section of each regime, since one line may rest on two', () => {
    const both = sideBySide(
      { id: 'tax.normal', label: 'Tax at normal rates', section: '115BAC(1A)', amount: 5 },
      { id: 'tax.normal', label: 'Tax at normal rates', section: '4', amount: 6 },
    );
    expect(both.section).toEqual({ new: '115BAC(1A)', old: '4' });
  });

  it('names a balance that is a refund in one regime only', () => {
    const both = sideBySide(
      { id: 'balance', label: 'Refund due', amount: -5 },
      { id: 'balance', label: 'Balance tax payable', amount: 5 },
    );
    expect(both.label).toBe('Balance payable (refund in brackets)');
  });

  it('shows labels with their section, number or day', () => {
    const named = (text: string, params: Record<string, string | number>) =>
      lineLabel({ label: 'as the server tells it', pattern: { text, params } });
    expect(named('Deduction u/s {section}', { section: '80C' })).toBe('Deduction u/s 80C');
    expect(named('Property {number}', { number: 2 })).toBe('Property 2');
    expect(named('Instalment of {date}', { date: '2025-06-15' })).toBe('Instalment of 15-06-2025');
    expect(named('Month {month}', { month: '2026-04' })).toBe('Month 04-2026');
    expect(named('Business loss of AY {year}', { year: '2024-25' })).toBe('Business loss of AY 2024-25');
    expect(lineLabel({ label: 'Surcharge' })).toBe('Surcharge');
  });

  const startUp = [{ nature: '16', amount: 500_000 }];
  const returns: [string, ItrType, FormValues][] = [
    ['ITR-1', 'ITR-1', fullOldRegime('2026-27')],
    ['ITR-2', 'ITR-2', fullItr2('2026-27')],
    [
      'ITR-2 with shares of a start-up',
      'ITR-2',
      setAt(fullItr2('2026-27'), 'salary.employers.0.perquisite_items', startUp),
    ],
    ['ITR-3', 'ITR-3', fullItr3('2026-27')],
    ['ITR-4', 'ITR-4', fullItr4()],
  ];
  it.each(returns)(
    'has Hindi for every line of %s and a name for every figure behind it',
    { timeout: 120_000 },
    async (...row) => {
      const [, type, data] = row;
      const untranslated = new Set<string>();
      const unnamed = new Set<string>();
      const walk = (one: Line) => {
        // In Hindi the whole tree is Hindi: the label, or the pattern it was made of.
        const text = one.pattern?.text ?? one.label;
        if (!hindi.has(text)) untranslated.add(text);
        for (const word of inputsText(one.inputs).match(/\b[a-z]+[A-Z]\w*/g) ?? []) unnamed.add(word);
        one.children?.forEach(walk);
      };
      walk((await loadItrForm(type, '2026-27')).compute(data).chosen.breakdown);
      reportMissing(untranslated);
      expect([...unnamed]).toEqual([]);
    },
  );

  it('tells the figures behind a line, nil ones left out', () => {
    expect(inputsText({ claimed: 150000, minimum: 0, rate: 5 })).toBe('claimed 1,50,000 · rate 5%');
    expect(inputsText(undefined)).toBe('');
  });
});
