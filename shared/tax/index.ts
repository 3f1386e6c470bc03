// Public API of the tax engine for web, API and extension.
// biome-ignore lint/performance/noBarrelFile: the one entry the contract names
export { comparedWith, compareRegimes, comparisonOf, computeTax } from './compute.ts';
export type { RegimeComparison, TaxInput } from './model/types.ts';
