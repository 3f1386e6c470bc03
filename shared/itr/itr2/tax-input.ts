import { type FormData, getAt } from '../../forms/paths.ts';
import { mulDiv, positive } from '../../money.ts';
import type { CapitalGainsInput, GainBucket } from '../../tax/inputs/capital-gains.ts';
import type { PropertyInput } from '../../tax/inputs/house-property.ts';
import type { EmployerCategory, EmployerInput, ExemptAllowanceSection } from '../../tax/inputs/salary.ts';
import type {
  AmtInput,
  AssesseeInput,
  BroughtForwardLoss,
  FilingInput,
  FilingSection,
  ForeignIncomeInput,
  LossKind,
  Regime,
  TaxInput,
} from '../../tax/types.ts';
import { ofParts } from '../of-parts.ts';
import { amountAt, dateAt, rowsAt, sumOf, textAt, typedAt } from '../read.ts';
import { UPDATED, updatedFiling } from '../updated-return.ts';
import { deductionsInput } from './deductions-input.ts';
import { type Contribution, contributions, treatyGains } from './gains/contributions.ts';
import { lineSum } from './gains/pass-through.ts';
import { instalmentColumns } from './parts/gain-tables.ts';
import { carriedYears } from './parts/losses.ts';
import { esopYears } from './parts/tax.ts';
import { otherSourcesInput } from './sources-input.ts';
import type { Itr2Year } from './years.ts';

const categories: Record<string, EmployerCategory> = {
  CGOV: 'central-government',
  SGOV: 'state-government',
  PSU: 'psu',
  PE: 'central-pensioner',
  PESG: 'state-pensioner',
  PEPS: 'psu-pensioner',
  PEO: 'other-pensioner',
  OTH: 'other',
};

const sections: Record<string, FilingSection> = {
  '11': '139(1)',
  '12': '139(4)',
  '13': '142(1)',
  '14': '148',
  '16': '148',
  '17': '139(5)',
  '21': '139(8A)',
  '18': '139(9)',
  '19': '148',
  '20': '119(2)(b)',
};

const allowanceSection = (nature: string): ExemptAllowanceSection =>
  nature === '10(14)(i)(115BAC)'
    ? '10(14)(i)-115BAC'
    : nature === '10(14)(ii)(115BAC)'
      ? '10(14)(ii)-115BAC'
      : nature === 'EIC' || nature === 'OTH' || nature === '10(17)'
        ? 'other'
        : (nature as ExemptAllowanceSection);

const basicAndDa = (row: FormData): number =>
  rowsAt(row, 'salary_items')
    .filter((item) => ['1', '2'].includes(textAt(item, 'nature')))
    .reduce((t, item) => t + typedAt(item, 'amount'), 0);

/** Perquisite on shares of an eligible start-up whose tax is deferred; never more than the perquisites. */
const startUpShares = (row: FormData): number =>
  Math.min(
    typedAt(row, 'perquisites'),
    sumOf(
      rowsAt(row, 'perquisite_items').filter((item) => textAt(item, 'nature') === '16'),
      'amount',
    ),
  );

export const employers = ofParts(['salary'], (data): EmployerInput[] => {
  const rows = rowsAt(data, 'salary.employers');
  const list: EmployerInput[] = (rows.length > 0 ? rows : [{} as FormData]).map((row) => {
    const category = categories[textAt(row, 'nature_of_employment')];
    const basic = basicAndDa(row);
    return {
      salary: typedAt(row, 'salary_17_1'),
      perquisites: typedAt(row, 'perquisites'),
      ...(startUpShares(row) > 0 ? { deferredPerquisite: startUpShares(row) } : {}),
      profitsInLieu: typedAt(row, 'profit_in_lieu_salary'),
      retirementAccount:
        sumOf(rowsAt(row, 'retirement_notified_rows'), 'amount') +
        typedAt(row, 'retirement_other') +
        typedAt(row, 'retirement_earlier'),
      ...(category ? { category } : {}),
      ...(basic > 0 ? { basicAndDa: basic } : {}),
    };
  });
  const first = list[0]!;
  first.relief89A = typedAt(data, 'salary.relief_89a');
  first.entertainmentAllowance = typedAt(data, 'salary.entertainment_allowance');
  first.professionalTax = typedAt(data, 'salary.professional_tax');
  first.exempt = rowsAt(data, 'salary.exempt_allowances').map((row) => ({
    section: allowanceSection(textAt(row, 'nature')),
    amount: typedAt(row, 'amount'),
  }));
  if (getAt(data, 'salary.hra') !== undefined)
    first.hra = [
      {
        months: 12,
        basicAndDa: typedAt(data, 'salary.hra.basic_salary') + typedAt(data, 'salary.hra.da'),
        hraReceived: typedAt(data, 'salary.hra.hra_received'),
        rentPaid: typedAt(data, 'salary.hra.rent_paid'),
        metro: textAt(data, 'salary.hra.place_of_work') === '1',
      },
    ];
  return list;
});

/** Rent received later is typed net of 30% as the form asks; the engine takes it gross (s.25A). */
const grossArrears = (net: number) => mulDiv(net, 10, 7);

const property =
  (year: Itr2Year) =>
  (row: FormData): PropertyInput => {
    const type = textAt(row, 'property_type');
    return {
      use: type === 'L' ? 'let-out' : type === 'D' ? 'deemed-let-out' : 'self-occupied',
      annualLettableValue: typedAt(row, 'gross_annual_value'),
      unrealisedRent: typedAt(row, 'unrealized_rent'),
      municipalTaxes: typedAt(row, 'municipal_taxes_paid'),
      ...(textAt(row, 'co_owned') === 'YES'
        ? { share: Math.min(10_000, Math.max(0, Math.round(amountAt(row, 'own_share') * 100))) }
        : {}),
      interest: year.detailed ? sumOf(rowsAt(row, 'loans'), 'interest') : typedAt(row, 'interest_on_loan'),
      arrearsReceived: grossArrears(typedAt(row, 'arrears')),
    };
  };

export const properties = ofParts(['house_property'], (data, year: Itr2Year): PropertyInput[] =>
  rowsAt(data, 'house_property.properties').map(property(year)),
);

type Columns = [number, number, number, number, number];

/** Typed columns of instalments at a path. */
export const columnsAt = (data: unknown, path: string): Columns =>
  instalmentColumns.map(([key]) => typedAt(data, `${path}.${key}`)) as Columns;

/** What the preparer said of when undated gains of a bucket arose, shared over the buckets of its rate by size. */
const columnsOf = (year: Itr2Year, data: FormData, net: Map<GainBucket, number>, bucket: GainBucket) => {
  const group = year.rates.find((g) => g.buckets.includes(bucket));
  if (!group) return undefined;
  const typed = columnsAt(data, `capital_gains.quarters.${group.key}`);
  if (typed.every((n) => n === 0)) return undefined;
  const all = group.buckets.reduce((t, b) => t + positive(net.get(b) ?? 0), 0);
  const own = positive(net.get(bucket) ?? 0);
  if (own === 0 || all === 0) return undefined;
  return (own === all ? typed : typed.map((n) => mulDiv(n, own, all))) as unknown as Columns;
};

const capitalGains = (year: Itr2Year, data: FormData, items: readonly Contribution[]): CapitalGainsInput => {
  const net = new Map<GainBucket, number>();
  for (const { bucket, gain, row } of items) if (!row) net.set(bucket, (net.get(bucket) ?? 0) + gain);
  return {
    rows: items.flatMap(({ row }) => (row ? [row] : [])),
    totals: [...net].map(([bucket, gain]) => {
      const byInstalment = columnsOf(year, data, net, bucket);
      return { bucket, gain, ...(byInstalment ? { byInstalment } : {}) };
    }),
    atOwnRate: treatyGains(year, data).map(({ term, amount, rate }) => ({
      code: term === 'short' ? 'DTAASTCG' : 'DTAALTCG',
      section: '90',
      label: 'Gains at a treaty rate',
      term,
      gain: amount,
      rate,
    })),
    virtualAssets: rowsAt(data, 'schedule_vda.rows').map((row) => {
      const soldOn = dateAt(row, 'sold_on');
      return {
        saleValue: typedAt(row, 'sale_value'),
        cost: typedAt(row, 'cost'),
        ...(soldOn ? { soldOn } : {}),
      };
    }),
  };
};

const kinds: readonly [string, LossKind][] = [
  ['house_property', 'house-property'],
  ['short_term', 'short-term'],
  ['long_term', 'long-term'],
  ['race_horses', 'race-horses'],
];

export const broughtForward = ofParts(['carried_losses'], (data, year: Itr2Year): BroughtForwardLoss[] =>
  carriedYears(year).flatMap(({ key, assessmentYear, horses }) =>
    kinds.flatMap(([field, kind]) => {
      const amount = typedAt(data, `carried_losses.${key}.${field}`);
      return amount > 0 && (kind !== 'race-horses' || horses) ? [{ assessmentYear, kind, amount }] : [];
    }),
  ),
);

/** Heads of Schedule FSI; business only where the form has it. */
export const foreignHeads = [
  'salary',
  'house_property',
  'business',
  'capital_gains',
  'other_sources',
] as const;

/** Section of relief of a country of Schedule FSI; a treaty's unless said otherwise. */
export const reliefSection = (row: FormData): '90' | '90A' | '91' => {
  const section = textAt(row, 'relief_section');
  return section === '90A' || section === '91' ? section : '90';
};

export const foreignIncome = ofParts(['foreign_income'], (data): ForeignIncomeInput[] =>
  rowsAt(data, 'foreign_income.rows').flatMap((row) =>
    foreignHeads.map((head) => ({
      country: textAt(row, 'country'),
      section: reliefSection(row),
      income: typedAt(row, `${head}.income`),
      taxPaidAbroad: typedAt(row, `${head}.tax_paid`),
    })),
  ),
);

/** Net agricultural income: receipts less expenditure and earlier losses. */
export const agriculturalIncome = (data: FormData): number =>
  positive(
    typedAt(data, 'exempt_income.agricultural_receipts') -
      typedAt(data, 'exempt_income.agricultural_expenses') -
      typedAt(data, 'exempt_income.agricultural_losses'),
  );

const minimumTax = (data: FormData): AmtInput => ({
  creditBroughtForward: rowsAt(data, 'amtc.rows').reduce(
    (t, row) => t + positive(typedAt(row, 'gross') - typedAt(row, 'set_off')),
    0,
  ),
});

const assessee = (data: FormData): AssesseeInput => {
  const born = dateAt(data, 'personal.date_of_birth');
  const status = textAt(data, 'filing.resident_status');
  const huf = textAt(data, 'personal.status') === 'H';
  return {
    type: huf ? 'huf' : 'individual',
    residency: status === 'NRI' ? 'non-resident' : status === 'NOR' ? 'not-ordinarily-resident' : 'resident',
    ...(born && !huf ? { dateOfBirth: born } : {}),
  };
};

const filing = (data: FormData): FilingInput => {
  const filedOn = dateAt(data, 'filing.filing_date');
  const originalFiledOn = dateAt(data, 'filing.original_filing_date');
  const assetsAbroad =
    textAt(data, 'tax.foreign_assets') === 'YES' && textAt(data, 'filing.resident_status') === 'RES';
  return {
    section: sections[textAt(data, 'filing.section_filed')] ?? '139(1)',
    dueDateClass: 'no-business',
    ...(filedOn ? { filedOn } : {}),
    // an updated return names the earlier one in its own part
    ...(originalFiledOn && textAt(data, 'filing.section_filed') !== UPDATED ? { originalFiledOn } : {}),
    ...updatedFiling(data),
    mustFile: textAt(data, 'filing.seventh_proviso') === 'Y' || assetsAbroad,
  };
};

/** Schedule ESOP, column 7: deferred tax of earlier years payable this year. */
const deferredPayable = (year: Itr2Year, data: FormData): number =>
  esopYears(year).reduce((t, { key }) => t + typedAt(data, `deferred_tax.${key}.payable`), 0);

/** What the tax engine needs of an ITR-2, claims of both regimes included; the engine applies the regime's bars. */
export function itr2TaxInput(
  year: Itr2Year,
  data: FormData,
  regime: Regime,
  items: readonly Contribution[] = contributions(year, data),
): TaxInput {
  const relief = typedAt(data, 'tax.relief_89');
  return {
    assessmentYear: year.assessmentYear,
    regime,
    form: 'ITR-2',
    assessee: assessee(data),
    filing: filing(data),
    salary: { employers: employers(data) },
    houseProperty: {
      properties: properties(data, year),
      passThrough: lineSum(data, 'house_property'),
    },
    capitalGains: capitalGains(year, data, items),
    otherSources: otherSourcesInput(data),
    agriculturalIncome: agriculturalIncome(data),
    deductions: deductionsInput(data, year),
    broughtForward: broughtForward(data, year),
    foreignIncome: foreignIncome(data),
    amt: minimumTax(data),
    ...(relief > 0 ? { relief89: { amount: relief } } : {}),
    ...(deferredPayable(year, data) > 0 ? { deferredTaxPayable: deferredPayable(year, data) } : {}),
    taxesPaid: {
      tds:
        sumOf(rowsAt(data, 'taxes_paid.tds_salary'), 'tds_deducted') +
        sumOf(rowsAt(data, 'taxes_paid.tds_other'), 'tds_claimed') +
        sumOf(rowsAt(data, 'taxes_paid.tds_buyer_tenant'), 'tds_claimed'),
      tcs: sumOf(rowsAt(data, 'taxes_paid.tcs'), 'tcs_claimed'),
      payments: rowsAt(data, 'taxes_paid.payments')
        .filter((row) => dateAt(row, 'date'))
        .map((row) => ({ date: dateAt(row, 'date')!, amount: typedAt(row, 'amount') })),
    },
  };
}
