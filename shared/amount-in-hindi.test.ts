import { expect, it } from 'vitest';
import { amountInHindi } from './amount-in-hindi.ts';

it('has the words of the numbers below a hundred, each once', () => {
  const words = Array.from({ length: 100 }, (_, n) => amountInHindi(n * 100));
  expect(new Set(words).size).toBe(100);
  // the numbers people confuse: 29, 38, 39, 49, 59, 69, 78, 79, 87, 89, 99
  for (const [n, word] of [
    [29, 'उनतीस'],
    [38, 'अड़तीस'],
    [39, 'उनतालीस'],
    [49, 'उनचास'],
    [59, 'उनसठ'],
    [69, 'उनहत्तर'],
    [78, 'अठहत्तर'],
    [79, 'उनासी'],
    [87, 'सतासी'],
    [89, 'नवासी'],
    [99, 'निन्यानवे'],
  ] as const)
    expect(words[n]).toBe(`रुपये ${word} मात्र`);
});

it('groups by thousand, lakh and crore, paise behind them', () => {
  expect(amountInHindi(12_34_567_50)).toBe('रुपये बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ और पैसे पचास मात्र');
  expect(amountInHindi(0)).toBe('रुपये शून्य मात्र');
  expect(amountInHindi(1_00_00_000_00)).toBe('रुपये एक करोड़ मात्र');
  expect(amountInHindi(123_45_67_890_00)).toBe('रुपये एक सौ तेईस करोड़ पैंतालीस लाख सड़सठ हज़ार आठ सौ नब्बे मात्र');
  expect(amountInHindi(-1_005_00)).toBe('घटाएँ रुपये एक हज़ार पाँच मात्र');
});
