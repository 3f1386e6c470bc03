import { date, text } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { deductions as itr2Deductions } from '../../itr2/parts/deductions.ts';
import { type Line, typed, worked } from '../../itr3/parts/lines.ts';
import type { Row } from '../../values/names.ts';
import { limbs80p, societies } from '../data/codes.ts';
import type { Itr5Year } from '../data/years.ts';

const USER = 'ScheduleVIA.UsrDeductUndChapVIA';

/** Claims of Part C typed as one amount: key, node, section of the engine, section, label. */
export const profitClaims = [
  ['sec_80ia', 'Section80IA', '80-IA', 'Profits of infrastructure undertakings'],
  ['sec_80iab', 'Section80IAB', '80-IAB', 'Profits of developing a special economic zone'],
  ['sec_80iac', 'Section80IAC', '80-IAC', 'Profits of an eligible start-up'],
  ['sec_80ib', 'Section80IB', '80-IB', 'Profits of certain industrial undertakings'],
  ['sec_80iba', 'Section80IBA', '80-IBA', 'Profits of housing projects'],
  ['sec_80ic', 'Section80IC', '80-IE', 'Profits of undertakings in north-eastern States'],
  ['sec_80jja', 'Section80JJA', '80JJA', 'Profits of processing bio-degradable waste'],
  ['sec_80jjaa', 'Section80JJAA', '80JJAA', 'Employment of new employees'],
  ['sec_80la', 'Section80LA', '80LA', 'Income of an offshore banking unit'],
  ['sec_80la_1a', 'Section80LA_1A', '80LA', 'Income of a unit in an International Financial Services Centre'],
] as const;

/** Part B: key, node, section. */
export const partB = [
  ['sec_80g', 'Section80G', '80G'],
  ['sec_80gga', 'Section80GGA', '80GGA'],
  ['sec_80ggc', 'Section80GGC', '80GGC'],
] as const;

const both = (node: string): readonly Line[] => [
  ['part_b', 'Part B, total', `${node}.TotPartBchapterVIA`],
  ['part_c', 'Part C, total', `${node}.TotPartCchapterVIA`],
];

/** Donations, contributions and their sums, as the other forms have them. */
const shared = (year: Itr5Year) => {
  const { shape } = itr2Deductions(year).unwrap();
  return Object.fromEntries(
    Object.entries(shape).filter(([key]) =>
      /^(donations_|contributions_|total_80g|sec_80g(ga|gc)?$)/.test(key),
    ),
  );
};

/** Chapter VI-A with its detail schedules. */
export const deductions = (year: Itr5Year) =>
  sheet(
    { label: 'Deductions under Chapter VI-A' },
    {
      ...shared(year),
      ...typed(
        profitClaims.map(([key, node, section, label]) => [
          key,
          label,
          `${USER}.${node}`,
          { section: key === 'sec_80la_1a' ? '80LA(1A)' : section },
        ]),
      ),
      sec_80p: total('Section 80P', `${USER}.Section80P`, { section: '80P' }),
      ...worked(both(USER)),
      total_claimed: total('Total claimed', `${USER}.TotalChapVIADeductions`),
      allowed: sheet(
        {
          label: 'Deductions allowed',
          json: 'ScheduleVIA',
          needs: ['UsrDeductUndChapVIA', 'DeductUndChapVIA'],
        },
        worked([
          ...[...partB, ...profitClaims, ['sec_80p', 'Section80P', '80P'] as const].map(
            ([key, node, section]): Line => [
              key,
              `Section ${section}`,
              `DeductUndChapVIA.${node}`,
              { section },
            ],
          ),
          ...both('DeductUndChapVIA'),
          ['total', 'Total deductions', 'DeductUndChapVIA.TotalChapVIADeductions'],
        ]),
      ).optional(),
    },
  ).optional();

/** Schedule 80P: income of a co-operative society by limb. */
export const societyIncome = sheet(
  {
    label: 'Income of a co-operative society by activity',
    json: 'Schedule80P',
    section: '80P(2)',
    help: 'Only in a return filed in time; not with sections 115BAD and 115BAE',
    when: (_: Row, all: Row) =>
      societies.includes(String((all['personal'] as Record<string, unknown>)?.['sub_status'])),
  },
  {
    ...Object.fromEntries(
      limbs80p.flatMap(([key, limb, label]) => [
        [`code_${key}`, text('Code', { json: `Sec80P2${key}Code`, computed: true }).optional()],
        [
          key,
          moneyIfAny(label, `Sec80P2${key}`, {
            section: `80P(2)${limb.startsWith('a') || limb.startsWith('c') ? `(${limb.replace('(', ')(')}` : `(${limb})`}`,
          }),
        ],
        [
          `eligible_${key}`,
          total('of which eligible', `Sec80P2${key}Amt`, { jsonDefault: undefined, section: `80P` }),
        ],
      ]),
    ),
    total: total('Total income', 'Sec80PTotal'),
    eligible: total('Total eligible amount', 'Sec80PTotalAmt'),
  },
).optional();

/** Schedule 80-IAC: an eligible start-up. */
export const startUp = (year: Itr5Year) => {
  const years = Array.from({ length: Number(year.fileYear) - 2016 }, (_, i) => {
    const value = `${2017 + i}-${String(18 + i)}`;
    return { value, label: value };
  });
  return sheet(
    { label: 'Eligible start-up', json: 'Schedule80IAC', section: '80-IAC' },
    {
      incorporated_on: date('Date of incorporation', { json: 'DateIncrpStrup' }),
      nature: text('Nature of business', { json: 'NatureOfBusiness', max: 120 }),
      certificate: text('Inter-ministerial board certificate number', {
        json: 'InterMnstBoardCertNum',
        max: 30,
      }),
      first_year: code('First year of the deduction', 'FstAYDeduction', years),
      amount: money('Deduction of the year', 'AmtDedCurAY', {
        help: 'As claimed in Schedule VI-A',
        reported: true,
      }),
    },
  ).optional();
};

/** Schedule 80LA. */
export const offshoreUnits = (year: Itr5Year) => {
  const years = Array.from({ length: 24 }, (_, i) => {
    const start = Number(year.fileYear) - i;
    const value = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
  return sheet(
    { label: 'Offshore banking units and units in an IFSC', json: 'Schedule80LA', section: '80LA' },
    {
      rows: table(
        { label: 'Units', rowLabel: 'Unit', json: 'Schedule80LADtls' },
        {
          sub_section: code('Sub-section', 'SubSecDedClmd', [
            { value: '80LA(1)', label: '80LA(1)' },
            { value: '80LA(1A)', label: '80LA(1A)' },
          ]),
          entity: code('Type of entity', 'EntityType', [
            { value: 'SchdBankSEZ', label: 'Scheduled bank in a special economic zone' },
            { value: 'FrgnBankSEZ', label: 'Foreign bank in a special economic zone' },
            { value: 'UntIFSC', label: 'Unit of an International Financial Services Centre' },
          ]),
          income: code('Type of income', 'IncmTypeUnt', [
            { value: 'OffshoreBnkng', label: 'Offshore banking unit' },
            { value: 'Sec10Of1949', label: 'Business of section 6(1) of the Banking Regulation Act' },
            { value: 'IFSCSplEcoZone', label: 'Unit of an International Financial Services Centre' },
            { value: 'TnfrAsst1949', label: 'Transfer of an aircraft or a ship' },
          ]),
          authority: code('Authority of the registration', 'RegGNTAuth', [
            { value: 'SEBI', label: 'SEBI' },
            { value: 'IFSCA', label: 'IFSCA' },
            { value: 'RBI', label: 'RBI' },
          ]),
          registered_on: date('Date of registration', { json: 'RegDate' }),
          registration: text('Registration number', { json: 'RegNumber', min: 5, max: 30 }),
          first_year: code('First year of the deduction', 'FstAYDeduction', years),
          amount: moneyIfAny('Deduction of the year', 'AmtDedCurAY', {
            help: 'As claimed in Schedule VI-A',
            reported: true,
          }),
        },
      ).optional(),
      total: total('Total', 'Total', { jsonDefault: undefined }),
    },
  ).optional();
};
