/** Turnover of the year (item a2i of Part A-General). */
export const turnoverBands = [
  { value: 'Upto1CR', label: 'Up to 1 crore' },
  { value: 'Upto10CR', label: 'More than 1 crore and up to 10 crore' },
  { value: 'MoreThan10CR', label: 'More than 10 crore' },
] as const;

/** Share of cash (items a2ii and a2iii). */
export const cashShares = [
  { value: 'UpTo5Per', label: 'Not more than 5%' },
  { value: 'MoreThan5Per', label: 'More than 5%' },
] as const;

/** Why accounts are audited (item b of Part A-General). */
export const auditConditions = [
  { value: 'bi', label: 'Sales, turnover or gross receipts exceed the limits of section 44AB' },
  {
    value: 'bii',
    label: 'Assessee under section 44AD, 44ADA, 44AE or 44BB not offering income on presumptive basis',
  },
  { value: 'biii', label: 'Others' },
] as const;

const sections = [
  '10AA',
  '33AB(2)',
  '35(2AB)',
  '35D',
  '35E',
  '44DA',
  '50B',
  '80-IA',
  '80-IB',
  '80-IC',
  '80-IE',
  '80JJAA',
  '92E',
  '115JC',
];

/** The same from AY 2026-27 (ITR-3 schema V1.1, AuditedSection). */
const sections2026 = [
  '10A',
  '10AA',
  '44DA',
  '50B',
  '80-IA',
  '80-IAB',
  '80-IAC',
  '80-IB',
  '80-IC',
  '80-ID',
  '80-IE',
  '80JJAA',
  '80LA',
  '115JC',
];
export const auditedSections2026 = sections2026.map((value) => ({ value, label: `Section ${value}` }));

/** Sections requiring an accountant's report. */
export const auditedSections = sections.map((value) => ({ value, label: `Section ${value}` }));

const clauses: Record<string, string> = {
  a: 'Cross-country natural gas pipeline network',
  aa: 'New hotel of two-star or above category',
  ab: 'New hospital with at least 100 beds',
  ac: 'Housing project for slum redevelopment or rehabilitation',
  ad: 'Housing project under an affordable housing scheme',
  ae: 'Production of fertilizer',
  af: 'Inland container depot or container freight station',
  ag: 'Bee-keeping, production of honey and beeswax',
  ah: 'Warehousing facility for storage of sugar',
  ai: 'Slurry pipeline for iron ore',
  aj: 'Semi-conductor wafer fabrication unit',
  ak: 'Infrastructure facility',
  b: 'All other cases',
};

/** Specified businesses (s.35AD(5)). */
export const specifiedBusinesses = Object.entries(clauses).map(([value, label]) => ({ value, label }));

/** How stock is valued (item 4 of Part A-OI). */
export const stockMethods = [
  { value: '1', label: 'Cost or market rate, whichever is less' },
  { value: '2', label: 'Cost' },
  { value: '3', label: 'Market rate' },
] as const;

/** Units of quantitative details: the list of the department's offline utility, codes 101 to 122 and 999. */
export const units = [
  ['101', 'Gram'],
  ['102', 'Kilogram'],
  ['103', 'Litre'],
  ['104', 'Kilolitre'],
  ['105', 'Metre'],
  ['106', 'Kilometre'],
  ['107', 'Number'],
  ['108', 'Quintal'],
  ['109', 'Tonne'],
  ['110', 'Pound'],
  ['111', 'Milligram'],
  ['112', 'Carat'],
  ['113', 'Thousand numbers'],
  ['114', 'Kilowatt'],
  ['115', 'Megawatt'],
  ['116', 'Inch'],
  ['117', 'Foot'],
  ['118', 'Square foot'],
  ['119', 'Acre'],
  ['120', 'Cubic foot'],
  ['121', 'Square metre'],
  ['122', 'Cubic metre'],
  ['999', 'Other unit'],
].map(([value, label]) => ({ value: value!, label: label! }));

/**
 * Labels of earlier versions for codes whose unit differs in the department's list: a stored code was either
 * chosen from these labels or read from a file, where the department's meaning applies.
 */
export const unitsBefore = [
  { value: '101', label: 'Number' },
  { value: '103', label: 'Tonne' },
  { value: '104', label: 'Litre' },
  { value: '106', label: 'Square metre' },
  { value: '107', label: 'Piece' },
  { value: '108', label: 'Bag' },
  { value: '109', label: 'Box' },
] as const;

/** Businesses of non-residents taxed on presumption. */
export const nonResidentSections = ['44B', '44BB', '44BBA', '44BBC', '44BBD', '44DA'].map((value) => ({
  value,
  label: `Section ${value}`,
}));
