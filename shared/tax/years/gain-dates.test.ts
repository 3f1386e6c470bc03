import { expect, it } from 'vitest';
import { hasMarketValue, isAtNewRates } from './gain-dates.ts';

it('equity bought by 31 January 2018 may take its market value of that day', () => {
  expect(['2018-01-30', '2018-01-31', '2018-02-01'].map(hasMarketValue)).toEqual([true, true, false]);
});

it('a transfer on 23 July 2024 is at the new rates: “on or after the 23rd day of July, 2024”', () => {
  expect(['2024-07-22', '2024-07-23', '2024-07-24'].map(isAtNewRates)).toEqual([false, true, true]);
});
