// The tax engine's public face: what web, API and extension import.
// biome-ignore lint/performance/noBarrelFile: the one entry the contract names
export { comparedWith, compareRegimes, comparisonOf, computeTax } from './compute.ts';
export type { RegimeComparison, TaxInput } from './model/types.ts';
