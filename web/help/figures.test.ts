import { expect, it } from 'vitest';
import { fill } from '../../shared/forms/messages.ts';
import { figures } from './figures.ts';

const text = (id: string) => {
  const topic = figures.find((t) => t.id === id)!;
  return fill(topic.text, topic.params ?? {});
};

it('says the slabs of the Finance Act 2025, which AY 2026-27 has', () => {
  // s.115BAC(1A)(iii); First Schedule, Part I, paragraph A: 2.5, 3 and 5 lakh; cess 4%; surcharge from 50 lakh
  expect(text('slabs')).toBe(
    'AY 2026-27, new regime (115BAC): nil up to 4,00,000; 4,00,001–8,00,000: 5%; 8,00,001–12,00,000: 10%; ' +
      '12,00,001–16,00,000: 15%; 16,00,001–20,00,000: 20%; 20,00,001–24,00,000: 25%; > 24,00,000: 30%. ' +
      'Old regime: nil up to 2,50,000, from 60 years of age 3,00,000, from 80 5,00,000; then 2,50,001–5,00,000: 5%; ' +
      '5,00,001–10,00,000: 20%; > 10,00,000: 30%. Health and education cess 4%; surcharge above 50,00,000.',
  );
});

it('says the rebate of section 87A as amended by the Finance Act 2025', () => {
  // 60,000 up to 12 lakh; in the old regime 12,500 up to 5 lakh
  expect(text('rebate')).toMatch(/New regime: up to 60,000 where total income is not above 12,00,000,/);
  expect(text('rebate')).toMatch(/Old regime: up to 12,500 where it is not above 5,00,000,/);
});
