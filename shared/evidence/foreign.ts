import { startYear } from '../dates.ts';
import type { Entry } from './enter.ts';
import type { Piece } from './pieces.ts';

/** Countries by the first letters of an ISIN (ISO 3166) as the returns have them: where shares of foreign brokers are listed. */
const countryCodes: Readonly<Record<string, readonly [code: string, name: string]>> = {
  AU: ['61', 'Australia'],
  CA: ['1', 'Canada'],
  CH: ['41', 'Switzerland'],
  DE: ['49', 'Germany'],
  FR: ['33', 'France'],
  GB: ['44', 'United Kingdom of Great Britain and Northern Ireland'],
  HK: ['852', 'Hong Kong'],
  IE: ['353', 'Ireland'],
  JP: ['81', 'Japan'],
  KY: ['1345', 'Cayman Islands'],
  LU: ['352', 'Luxembourg'],
  NL: ['31', 'Netherlands'],
  SG: ['65', 'Singapore'],
  US: ['2', 'United States of America'],
};

/**
 * Data of a sale for Schedule FA, table A3: country, entity, acquisition date, initial value, proceeds. The
 * schedule covers the calendar year that ended in the previous year: empty if the share was not held in it. A
 * sale after 31 December has no proceeds yet.
 */
export function foreignEntry({ payer, date, gross, detail: d }: Piece, year: string): Entry | undefined {
  const known = d.country ? countryCodes[d.country] : undefined;
  const calendar = String(startYear(year) - 1);
  if (!known || d.bought === undefined || d.cost === undefined) return undefined;
  if (d.bought > `${calendar}-12-31` || date < `${calendar}-01-01`) return undefined;
  return {
    kind: 'foreign',
    country: known[0],
    country_name: known[1],
    entity: (d.name ?? payer).slice(0, 125),
    acquired: d.bought,
    cost: d.cost,
    sale: date <= `${calendar}-12-31` ? gross : 0,
  };
}
