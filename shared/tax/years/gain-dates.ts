import type { IsoDate } from '../../dates.ts';

/** Days on which the law of capital gains changed; they hold in every year. */
export const gainDates = {
  /** Purchases of equity up to this day may take its market value of the day as cost: s.55(2)(ac). */
  marketValue: '2018-01-31',
  /** Units of specified funds bought from this day give short-term gains: s.50AA. */
  specifiedFunds: '2023-04-01',
  /** Transfers from this day: new rates, no indexation, 12 or 24 months (Finance (No. 2) Act 2024). */
  newRates: '2024-07-23',
  /** A buy-back from this day is a dividend, its cost a capital loss: s.2(22)(f). */
  buyBack: '2024-10-01',
} as const satisfies Record<string, IsoDate>;

/** Whether an equity share bought on a day may take the market value of 31 January 2018 as cost. */
export const hasMarketValue = (bought: IsoDate): boolean => bought <= gainDates.marketValue;

/** Whether what is sold on a day is taxed at the rates from 23 July 2024. */
export const isAtNewRates = (sold: IsoDate): boolean => sold >= gainDates.newRates;
