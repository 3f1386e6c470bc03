import { roundTotalIncome } from '../../../money.ts';
import { incomeRules } from '../../itr2/rules/income.ts';
import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { assetBlocks } from '../../itr3/parts/depreciation.ts';
import { businessRules, heldTogether } from '../../itr3/rules/business.ts';
import { businessRules as business5 } from '../../itr5/rules/business.ts';
import { generalRules as general5 } from '../../itr5/rules/general.ts';
import { otherRules as other5 } from '../../itr5/rules/others.ts';

const F = 'PartA_GEN1.FilingStatus';
const O = 'PartA_GEN1.OrgFirmInfo';
const rule = (no: number, message: string, check: Rule['check']): Rule => ({ id: `A-${no}`, message, check });
const opted = (r: Reader): string =>
  r.s(`${F}.Section115CurrAY`) === 'Y' ? r.s(`${F}.SectionCurrAY`) : r.s(`${F}.Section115BA`);
const concession = (r: Reader) => ['115BAA', '115BAB'].includes(opted(r));
const U = 'ScheduleVIA.UsrDeductUndChapVIA';
/** Deductions left with each rate (rules 847 to 849). */
const open: Readonly<Record<string, readonly string[]>> = {
  '115BA': ['80G', '80GGA', '80GGB', '80JJAA'],
  '115BAA': ['80JJAA', '80LA_1A', '80M'],
  '115BAB': ['80JJAA', '80M'],
};
const sections = [
  '80G',
  '80GGA',
  '80GGB',
  '80IA',
  '80IAB',
  '80IAC',
  '80IB',
  '80IBA',
  '80IC',
  '80JJA',
  '80JJAA',
  '80LA',
  '80LA_1A',
  '80M',
  '80PA',
];
const closed = (no: number, section: string): Rule =>
  rule(no, 'This deduction is not available with the chosen rate', (r) =>
    opted(r) === section
      ? sections
          .filter((key) => !open[section]!.includes(key))
          .map((key) => when(r.n(`${U}.Section${key}`) > 0, `${U}.Section${key}`))
      : [],
  );

/** Rows of table F without a number in the list: node of the instalments and of Schedule BFLA. */
const accruals = [
  ['ShortTermUnder20Per', 'STCG20Per'],
  ['LongTermUnder12_5Per', 'LTCG12_5Per'],
] as const;
const instalments = ['Upto15Of6', 'Upto15Of9', 'Up16Of9To15Of12', 'Up16Of12To15Of3', 'Up16Of3To31Of3'];
const accrued: Rule = {
  id: 'CG-F',
  message: 'The instalments of this gain add up to {found}, but the gain after losses is {value}',
  check: (r) =>
    accruals.flatMap(([node, pool]) => {
      const at = `ScheduleCG.AccruOrRecOfCG.${node}.DateRange`;
      const found = instalments.reduce((t, key) => t + r.n(`${at}.${key}`), 0);
      const value = r.n(`ScheduleBFLA.${pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses`);
      return found === value
        ? []
        : instalments.map((key) => when(r.n(`${at}.${key}`) !== 0, `${at}.${key}`, { found, value }));
    }),
};

const BLOCKS = { 283: 'ScheduleDPM', 300: 'ScheduleDOA' } as const;
/** A reorganisation of the business divides the depreciation of the year (fifth proviso to s.32(1)). */
const reorganised = (Object.keys(BLOCKS) as unknown as (keyof typeof BLOCKS)[]).map((no) =>
  rule(no, 'On a reorganisation in the year, depreciation is apportioned: enter both', (r) => {
    const places = assetBlocks.flatMap(({ json }) => (json.startsWith(BLOCKS[no]) ? [json] : []));
    const divided = places.filter((at) => r.n(`${at}.ProportionateAggDepreciation`) > 0);
    const events = r.rows('PartA_GEN2For6.BusOrganisation');
    const { from, to } = r.year.previousYear;
    const outside = events.filter((row) => {
      const day = row.s('DateOfBusinessOrg');
      return day !== '' && (day < from || day > to);
    });
    if (events.length === 0) return divided.map((at) => when(true, `${at}.ProportionateAggDepreciation`));
    const allowed = places.find((at) => r.n(`${at}.NetAggregateDepreciation`) > 0);
    return [
      ...outside.map((row) => when(true, row.to('DateOfBusinessOrg'))),
      when(divided.length === 0 && allowed !== undefined, `${allowed}.ProportionateAggDepreciation`),
    ];
  }),
);

/** Rules of ITR-5 that read the same places: number there and here. */
const same: Readonly<Record<string, number>> = {
  'A-55': 35,
  'A-74': 41,
  'A-106': 73,
  'A-107': 74,
  'A-147': 118,
  'A-150': 120,
  'A-163': 132,
  'A-193': 176,
  'A-198': 181,
  'A-208': 194,
  'A-246': 229,
  'A-613': 599,
  'A-614': 600,
  'A-615': 601,
  'A-644': 828,
  'A-646': 830,
  'A-648': 832,
  'A-654': 836,
  'A-667': 602,
  'A-837': 775,
  'A-838': 776,
  'A-845': 793,
  'A-853': 791,
  'A-862': 801,
};
const shared: readonly Rule[] = [...general5, ...business5, ...other5].flatMap((found) =>
  same[found.id] === undefined ? [] : [{ ...found, id: `A-${same[found.id]}` }],
);

/** Rules a line of text cannot say. */
export const generalRules: readonly Rule[] = [
  rule(1, 'A mobile number of India has ten digits', (r) =>
    when(
      r.s(`${O}.Address.CountryCode`) === '91' &&
        r.has(`${O}.Address.MobileNo`) &&
        !/^\d{10}$/.test(String(r.s(`${O}.Address.MobileNo`) || r.n(`${O}.Address.MobileNo`))),
      `${O}.Address.MobileNo`,
    ),
  ),
  rule(
    17,
    'A rate chosen earlier cannot be chosen again: only section 115BAA may follow section 115BA',
    (r) =>
      when(
        ['115BAA', '115BAB'].includes(r.s(`${F}.Section115BA`)) && r.s(`${F}.Section115CurrAY`) === 'Y',
        `${F}.Section115CurrAY`,
      ),
  ),
  rule(20, 'Business cannot start before incorporation or after the year', (r) => {
    const begun = r.s(`${O}.DateofBusCommencement`);
    return when(
      begun !== '' && (begun < r.s(`${O}.DateOFFormOrIncorp`) || begun > '2026-03-31'),
      `${O}.DateofBusCommencement`,
    );
  }),
  rule(674, 'Minimum alternate tax does not apply to a company under sections 115BAA and 115BAB', (r) =>
    when(concession(r) && r.has('ScheduleMAT'), 'ScheduleMAT.BookProfUs115JB'),
  ),
  rule(683, 'Minimum alternate tax credit is lost under sections 115BAA and 115BAB', (r) =>
    when(concession(r) && r.has('ScheduleMATC'), 'ScheduleMATC.AmtTaxCredUs115JAA'),
  ),
  closed(847, '115BA'),
  closed(848, '115BAB'),
  closed(849, '115BAA'),
  rule(868, 'The person verifying the return must be a key person: enter their PAN there', (r) =>
    when(
      r.s(`${O}.DomesticCompFlg`) === 'Y' &&
        r.has('Verification.Declaration.AssesseeVerPAN') &&
        !r
          .rows('PartA_GEN2For6.KeyPersons')
          .some((row) => row.s('KeyPerPAN') === r.s('Verification.Declaration.AssesseeVerPAN')),
      'PartA_GEN2For6.KeyPersons',
    ),
  ),
  ...shared,
  rule(867, 'A representative verifies: enter the representative in the filing status', (r) =>
    when(
      r.s('Verification.Declaration.Capacity') === 'RA' && !r.has(`${F}.AssesseeRep.RepName`),
      `${F}.AsseseeRepFlg`,
    ),
  ),
  accrued,
  ...reorganised,
  rule(749, 'Income at normal rates is total income less income at special rates, rounded to tens', (r) =>
    when(
      r.n('PartB-TI.IncChargeableTaxNormalRates') !==
        roundTotalIncome(Math.max(0, r.n('PartB-TI.TotalIncome') - r.n('PartB-TI.IncChargeableTaxSplRates'))),
      'PartB-TI.IncChargeableTaxNormalRates',
    ),
  ),
  heldTogether([
    ['PartA_GEN2For6.AuditDetails92E', ['DateOfAudit', 'AckNum92E']],
    ['PARTA_OI.MethodOfValClgStk', ['ValRawMaterial', 'ValFinishedGoods', 'ChngStockValMetFlg']],
  ]),
  // not of the list: amounts that only their schedule has
  ...[...incomeRules, ...businessRules].flatMap((found): Rule[] =>
    ['PTI-1', 'VIA-C'].includes(found.id) ? [{ ...found, severity: 'warning' }] : [],
  ),
];
