import { named } from './named.ts';

/** Businesses of section 44AE in ITR files. */
export const carriageCodes = named(`
08001 Renting of land transport equipment
11002 Packers and movers
11008 Freight transport by road
11010 Forwarding of freight
11011 Receiving and acceptance of freight
11012 Cargo handling
11015 Other Transport & Logistics services n.e.c
`);
