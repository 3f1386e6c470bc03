/** Unit quantity codes of table 12: the tool's 45 codes and NA, which belongs to services only. */
export const units = {
  BAG: 'Bags',
  BAL: 'Bale',
  BDL: 'Bundles',
  BKL: 'Buckles',
  BOU: 'Billion of units',
  BOX: 'Box',
  BTL: 'Bottles',
  BUN: 'Bunches',
  CAN: 'Cans',
  CBM: 'Cubic meters',
  CCM: 'Cubic centimeters',
  CMS: 'Centimeters',
  CTN: 'Cartons',
  DOZ: 'Dozens',
  DRM: 'Drums',
  GGK: 'Great gross',
  GMS: 'Grammes',
  GRS: 'Gross',
  GYD: 'Gross yards',
  KGS: 'Kilograms',
  KLR: 'Kilolitre',
  KME: 'Kilometre',
  LTR: 'Litres',
  MLT: 'Millilitre',
  MTR: 'Meters',
  MTS: 'Metric ton',
  NOS: 'Numbers',
  PAC: 'Packs',
  PCS: 'Pieces',
  PRS: 'Pairs',
  QTL: 'Quintal',
  ROL: 'Rolls',
  SET: 'Sets',
  SQF: 'Square feet',
  SQM: 'Square meters',
  SQY: 'Square yards',
  TBS: 'Tablets',
  TGM: 'Ten gross',
  THD: 'Thousands',
  TON: 'Tonnes',
  TUB: 'Tubes',
  UGS: 'US gallons',
  UNT: 'Units',
  YDS: 'Yards',
  OTH: 'Others',
  NA: 'Not applicable (services)',
} as const satisfies Record<string, string>;

/** Default unit of a new row (documented). */
export const defaultUnit = 'NOS';

/** Code of `KGS`, `kgs`, `KGS-KILOGRAMS` or `Kilograms`; undefined when unknown. */
export function parseUnit(text: string): string | undefined {
  const s = text.trim().toUpperCase();
  const code = s.split(/[-\s]/)[0]!;
  if (Object.hasOwn(units, code)) return code;
  return Object.entries(units).find(([, name]) => name.toUpperCase() === s)?.[0] ?? common[s];
}

/** Units accounting packages print that have one clear code. */
const common: Record<string, string> = {
  NO: 'NOS',
  'NO.': 'NOS',
  PC: 'PCS',
  PIECE: 'PCS',
  KG: 'KGS',
  KGM: 'KGS',
  G: 'GMS',
  GM: 'GMS',
  LTS: 'LTR',
  L: 'LTR',
  ML: 'MLT',
  MT: 'MTS',
  M: 'MTR',
  METER: 'MTR',
  SQFT: 'SQF',
  SQMT: 'SQM',
  DOZEN: 'DOZ',
  PAIR: 'PRS',
  ROLL: 'ROL',
  BAGS: 'BAG',
  BOXES: 'BOX',
  UNIT: 'UNT',
};
