import { describe, expect, it } from 'vitest';
import { compareRegimes } from '../../../shared/tax/index.ts';
import { person } from '../../../shared/tax/testing.ts';
import { barredText, needsAttention, savingText } from './regimeAdvice.ts';

/**
 * Salary of 15,00,000, house interest of 2,00,000, 80C of 1,50,000 and 80D of 50,000 in AY 2026-27. Old: 10,50,000 bears 1,27,500 and
 * cess of 5,100. New: 14,25,000 bears 93,750 and cess of 3,750: it saves 35,100. With 5,00,000 of 80E the old regime comes down to
 * 5,50,000, which bears 22,500 and cess of 900, and saves 74,100.
 */
const salaried = (filedOn: string, loan80E = 0) =>
  compareRegimes(
    person({
      salary: { employers: [{ salary: 15_00_000 }] },
      houseProperty: { properties: [{ use: 'self-occupied', interest: 2_00_000 }] },
      deductions: {
        '80C': 1_50_000,
        '80D': { self: { premium: 25_000 }, parents: { premium: 25_000 } },
        '80E': loan80E,
      },
      filing: { section: filedOn > '2026-07-31' ? '139(4)' : '139(1)', filedOn },
    }),
  );
const oldCheaper = (filedOn: string) => salaried(filedOn, 5_00_000);

describe('advice on the regime', () => {
  it('recommends the cheaper where both are open', () => {
    expect(savingText(salaried('2026-07-31'))).toMatch(/^New saves/);
    expect(savingText(oldCheaper('2026-07-31'))).toMatch(/^Old saves/);
    expect(barredText(oldCheaper('2026-07-31'))).toBe('');
    expect(needsAttention(oldCheaper('2026-07-31'), 'new')).toBe(true);
  });

  it('does not recommend a regime that is closed, and says why (s.115BAC(6))', () => {
    const late = oldCheaper('2026-11-23');
    expect(late.difference).toBeLessThan(0);
    expect(late.better).toBe('new');
    expect(savingText(late)).toMatch(/^The old regime would save .* but is not available$/);
    expect(barredText(late)).toBe(
      'The old regime cannot be chosen in a return after the due date (s. 115BAC(6))',
    );
    expect(needsAttention(late, 'new')).toBe(false);
    expect(needsAttention(late, 'old')).toBe(true);
  });

  it('asks for a second look where the closed regime is chosen though the tax is the same', () => {
    const nothing = compareRegimes(person({ filing: { section: '139(4)', filedOn: '2026-11-23' } }));
    expect(savingText(nothing)).toBe('Same tax in both');
    expect(needsAttention(nothing, 'old')).toBe(true);
  });
});
