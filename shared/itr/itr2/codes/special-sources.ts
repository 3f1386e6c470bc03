import type { SpecialSourceCode } from '../../../tax/inputs/other-sources.ts';
import type { Itr2OtherSources } from '../../values/itr2.ts';

/** Tables of instalments of Schedule OS. */
export type QuarterTable = {
  [K in keyof Itr2OtherSources]-?: 'upto_15_jun' extends keyof NonNullable<Itr2OtherSources[K]> ? K : never;
}[keyof Itr2OtherSources];

/** An income of Schedule OS at a special rate: the file's code, its words, the engine's code and the rate in basis points. */
export interface SpecialRate {
  value: string;
  label: string;
  engine: SpecialSourceCode;
  rate: number;
  /** Instalments of this dividend in Schedule OS. */
  quarters?: QuarterTable;
}

/** Incomes chargeable at special rates (SourceDescription of Schedule OS; rates of ss.115A to 115E for the years covered). */
export const specialRates: readonly SpecialRate[] = [
  {
    value: '5A1ai',
    label: '115A(1)(a)(i) - Dividend, interest and income from units bought in foreign currency',
    engine: '115A(1)(a)(i)',
    rate: 2000,
    quarters: 'dividend_115a1ai',
  },
  {
    value: '5A1aA',
    label:
      '115A(1)(a)(A) - Dividend of a non-resident from a unit in an International Financial Services Centre',
    engine: '115A(1)(a)(i)',
    rate: 1000,
    quarters: 'dividend_115a1aa',
  },
  {
    value: '5A1aii',
    label: '115A(1)(a)(ii) - Interest from Government or Indian concerns received in foreign currency',
    engine: '115A(1)(a)(ii)',
    rate: 2000,
  },
  {
    value: '5A1aiia',
    label: '115A(1)(a)(iia) - Interest from an infrastructure debt fund',
    engine: '115A(1)(a)(ii)',
    rate: 500,
  },
  {
    value: '5A1aiiaa',
    label: '115A(1)(a)(iiaa) - Interest as per 194LC(1)',
    engine: '115A(1)(a)(ii)',
    rate: 500,
  },
  {
    value: '5A1aiiaaP',
    label: '115A(1)(a)(iiaa) - Interest as per the proviso to 194LC(1)',
    engine: '115A(1)(a)(ii)',
    rate: 400,
  },
  {
    value: '5A1aiiab',
    label: '115A(1)(a)(iiab) - Interest as per 194LD',
    engine: '115A(1)(a)(ii)',
    rate: 500,
  },
  {
    value: '5A1aiiac',
    label: '115A(1)(a)(iiac) - Interest as per 194LBA',
    engine: '115A(1)(a)(ii)',
    rate: 500,
  },
  {
    value: '5A1aiii',
    label: '115A(1)(a)(iii) - Income from units bought in foreign currency',
    engine: '115A(1)(a)(ii)',
    rate: 2000,
  },
  {
    value: '5A1bA',
    label: '115A(1)(b) - Royalty and fees for technical services',
    engine: '115A(1)(b)',
    rate: 2000,
  },
  {
    value: '5AC1ab',
    label: '115AC(1)(a) - Interest on bonds bought in foreign currency',
    engine: '115AC-interest',
    rate: 1000,
  },
  {
    value: '5AC1abD',
    label: '115AC(1)(b) - Dividend on global depository receipts bought in foreign currency',
    engine: '115AC-dividend',
    rate: 1000,
    quarters: 'dividend_115ac',
  },
  {
    value: '5ACA1a',
    label: '115ACA(1)(a) - Income of a resident from global depository receipts bought in foreign currency',
    engine: '115AC-dividend',
    rate: 1000,
    quarters: 'dividend_115aca',
  },
  {
    value: '5AD1i',
    label: '115AD(1)(i) - Income other than dividend of a foreign institutional investor from securities',
    engine: '115AD(1)(i)',
    rate: 2000,
  },
  {
    value: '5AD1iDiv',
    label: '115AD(1)(i) - Dividend of a foreign institutional investor from securities',
    engine: '115AD-dividend',
    rate: 2000,
    quarters: 'dividend_115ad1i',
  },
  {
    value: '5AD1iP',
    label: '115AD(1)(i) - Income from bonds or Government securities as per 194LD',
    engine: '115AD(1)(i)',
    rate: 500,
  },
  {
    value: '5BBA',
    label: '115BBA - Non-resident sportsmen, sports associations and entertainers',
    engine: '115BBA',
    rate: 2000,
  },
  { value: '5BBC', label: '115BBC - Anonymous donations', engine: '115BBC', rate: 3000 },
  { value: '5BBF', label: '115BBF - Royalty from patents', engine: '115BBF', rate: 1000 },
  { value: '5BBG', label: '115BBG - Transfer of carbon credits', engine: '115BBG', rate: 1000 },
  {
    value: '5Ea',
    label: '115E(a) - Investment income of a non-resident Indian',
    engine: '115E(a)',
    rate: 2000,
  },
];

/** The same as a pass-through, which anonymous donations never are. */
export const passThroughRates: readonly SpecialRate[] = specialRates
  .filter(({ value }) => value !== '5BBC')
  .map(({ quarters: _, ...rate }) => ({ ...rate, value: `PTI_${rate.value}` }));

/** Natures of income a treaty may cover, item of Schedule OS (NatureOfIncome); dividends are two items from AY 2026-27. */
export const treatyNatures = (later: boolean) =>
  [...(later ? ['1ai', '1aiii'] : ['1a']), '1b', '1c', '1d', '2ai', '2aii', '2d', '2e'].map((value) => ({
    value,
    label: value,
  }));

/** Items a treaty income is included in (ItemNoincl of Schedule OS). */
export const treatySourceItems = [
  { value: '56i', label: '56(2)(i) - Dividend' },
  { value: '56', label: '56(2) - Interest' },
  { value: '562iii', label: '56(2)(iii) - Rent of machinery, plant, buildings' },
  { value: '562x', label: '56(2)(x) - Gifts and inadequate consideration' },
  { value: '5BB', label: '115BB - Lotteries, puzzles, races, games' },
  { value: '5BBJ', label: '115BBJ - Online games' },
  ...specialRates.map(({ value, label }) => ({ value, label })),
  ...passThroughRates.map(({ value, label }) => ({ value, label })),
];
