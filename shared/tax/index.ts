// The tax engine's public face: what web, API and extension import.
// biome-ignore lint/performance/noBarrelFile: the one entry the contract names
export { compareRegimes, comparisonOf, computeTax } from './compute.ts';
export { dueDates } from './filing.ts';
export type { GainResult, PropertyResult } from './model/head-results.ts';
export type {
  AllowedDeduction,
  AssesseeInput,
  AssesseeType,
  BroughtForwardLoss,
  CarriedLoss,
  ClubbedIncome,
  EarlierYearArrears,
  FilingInput,
  FilingSection,
  ForeignIncomeInput,
  HeadTotals,
  IncomePool,
  Line,
  PoolRow,
  Regime,
  RegimeComparison,
  Relief89Input,
  Residency,
  SpecialRateLine,
  TaxesPaidInput,
  TaxInput,
  TaxNote,
  TaxPayment,
  TaxResult,
} from './model/types.ts';
