import { mulDiv, positive } from '../../../money.ts';
import type { CapitalGainsInput, GainBucket } from '../../../tax/inputs/capital-gains.ts';
import type { PropertyInput } from '../../../tax/inputs/house-property.ts';
import type { LossKind } from '../../../tax/inputs/losses.ts';
import type { EmployerCategory, EmployerInput, ExemptAllowanceSection } from '../../../tax/inputs/salary.ts';
import type {
  AmtInput,
  AssesseeInput,
  BroughtForwardLoss,
  FilingInput,
  ForeignIncomeInput,
  Regime,
  TaxInput,
} from '../../../tax/model/types.ts';
import { common } from '../../../tax/years/common.ts';
import { filingInput } from '../../common/filing.ts';
import { loanInput } from '../../common/house-loan.ts';
import { houseRentInput } from '../../common/house-rent.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountOf, dateOf, rowsOf, rupees, textOf, total } from '../../common/read.ts';
import { readingsOf } from '../../common/readings.ts';
import type {
  Itr2,
  Itr2CarriedLossesYear1,
  Itr2ForeignIncomeRows,
  Itr2ForeignIncomeRowsSalary,
  Itr2HousePropertyProperties,
  Itr2SalaryEmployers,
} from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { type Contribution, contributions, treatyGains } from '../gains/contributions.ts';
import { lineSum } from '../gains/pass-through.ts';
import { instalmentColumns } from '../parts/gain-tables.ts';
import { carriedYears } from '../parts/losses.ts';
import { esopYears } from '../parts/tax.ts';
import { deductionsInput } from './deductions.ts';
import { otherSourcesInput } from './sources.ts';

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

const allowanceSection = (nature: string): ExemptAllowanceSection =>
  nature === '10(14)(i)(115BAC)'
    ? '10(14)(i)-115BAC'
    : nature === '10(14)(ii)(115BAC)'
      ? '10(14)(ii)-115BAC'
      : nature === 'EIC' || nature === 'OTH' || nature === '10(17)'
        ? 'other'
        : (nature as ExemptAllowanceSection);

const basicAndDa = (row: Itr2SalaryEmployers): number =>
  rowsOf(row.salary_items)
    .filter((item) => ['1', '2'].includes(textOf(item.nature)))
    .reduce((t, item) => t + rupees(item.amount), 0);

/** Perquisite on shares of an eligible start-up with deferred tax; never more than the perquisites. */
const startUpShares = (row: Itr2SalaryEmployers): number =>
  Math.min(
    rupees(row.perquisites),
    total(
      rowsOf(row.perquisite_items).filter((item) => textOf(item.nature) === '16'),
      'amount',
    ),
  );

const employers = ofParts<Itr2>()(['salary'], (data): EmployerInput[] => {
  const rows = rowsOf(data.salary?.employers);
  const list: EmployerInput[] = (rows.length > 0 ? rows : [{}]).map((row) => {
    const category = categories[textOf(row.nature_of_employment)];
    const basic = basicAndDa(row);
    return {
      salary: rupees(row.salary_17_1),
      perquisites: rupees(row.perquisites),
      ...(startUpShares(row) > 0 ? { deferredPerquisite: startUpShares(row) } : {}),
      profitsInLieu: rupees(row.profit_in_lieu_salary),
      retirementAccount:
        total(rowsOf(row.retirement_notified_rows), 'amount') +
        rupees(row.retirement_other) +
        rupees(row.retirement_earlier),
      ...(category ? { category } : {}),
      ...(basic > 0 ? { basicAndDa: basic } : {}),
    };
  });
  const first = list[0]!;
  first.relief89A = rupees(data.salary?.relief_89a);
  first.entertainmentAllowance = rupees(data.salary?.entertainment_allowance);
  first.professionalTax = rupees(data.salary?.professional_tax);
  first.exempt = rowsOf(data.salary?.exempt_allowances).map((row) => ({
    section: allowanceSection(textOf(row.nature)),
    amount: rupees(row.amount),
  }));
  if (data.salary?.hra !== undefined) first.hra = houseRentInput(data.salary.hra);
  return list;
});

/** Rent received later is typed net of 30% as in the form; the engine needs the gross amount (s.25A). */
const grossArrears = (net: number) => mulDiv(net, 10_000, 10_000 - common.houseProperty.standardDeduction);

const property =
  (year: Itr2Year) =>
  (row: Itr2HousePropertyProperties): PropertyInput => {
    const type = textOf(row.property_type);
    return {
      use: type === 'L' ? 'let-out' : type === 'D' ? 'deemed-let-out' : 'self-occupied',
      annualLettableValue: rupees(row.gross_annual_value),
      unrealisedRent: rupees(row.unrealized_rent),
      municipalTaxes: rupees(row.municipal_taxes_paid),
      ...(textOf(row.co_owned) === 'YES'
        ? { share: Math.min(10_000, Math.max(0, Math.round(amountOf(row.own_share) * 100))) }
        : {}),
      ...(year.detailed
        ? loanInput(row.loans, year.assessmentYear)
        : { interest: rupees(row.interest_on_loan) }),
      arrearsReceived: grossArrears(rupees(row.arrears)),
    };
  };

const properties = ofParts<Itr2>()(['house_property'], (data, year: Itr2Year): PropertyInput[] =>
  rowsOf(data.house_property?.properties).map(property(year)),
);

type Columns = [number, number, number, number, number];

/** Typed columns of instalments. */
const columnsIn = (table: Partial<Record<(typeof instalmentColumns)[number][0], number>> = {}): Columns =>
  instalmentColumns.map(([key]) => rupees(table[key])) as Columns;

/** The preparer's split of undated gains over the periods, distributed over the buckets of a rate by size. */
const columnsOf = (year: Itr2Year, data: Itr2, net: Map<GainBucket, number>, bucket: GainBucket) => {
  const group = year.rates.find((g) => g.buckets.includes(bucket));
  if (!group) return undefined;
  const typed = columnsIn(data.capital_gains?.quarters?.[group.key]);
  if (typed.every((n) => n === 0)) return undefined;
  const all = group.buckets.reduce((t, b) => t + positive(net.get(b) ?? 0), 0);
  const own = positive(net.get(bucket) ?? 0);
  if (own === 0 || all === 0) return undefined;
  return (own === all ? typed : typed.map((n) => mulDiv(n, own, all))) as unknown as Columns;
};

const capitalGains = (year: Itr2Year, data: Itr2, items: readonly Contribution[]): CapitalGainsInput => {
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
    virtualAssets: rowsOf(data.schedule_vda?.rows).map((row) => {
      const soldOn = dateOf(row.sold_on);
      return {
        saleValue: rupees(row.sale_value),
        cost: rupees(row.cost),
        ...(soldOn ? { soldOn } : {}),
      };
    }),
  };
};

const kinds = [
  ['house_property', 'house-property'],
  ['short_term', 'short-term'],
  ['long_term', 'long-term'],
  ['race_horses', 'race-horses'],
] as const satisfies readonly [string, LossKind][];

const broughtForward = ofParts<Itr2>()(['carried_losses'], (data, year: Itr2Year): BroughtForwardLoss[] =>
  carriedYears(year).flatMap(({ key, assessmentYear, horses }) =>
    kinds.flatMap(([field, kind]) => {
      const losses: Itr2CarriedLossesYear1 | undefined = data.carried_losses?.[key];
      const amount = rupees(losses?.[field]);
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

/** A country of Schedule FSI; ITR-3 also has business income. */
export type ForeignRow = Itr2ForeignIncomeRows & { business?: Itr2ForeignIncomeRowsSalary };

/** Relief section of a country in Schedule FSI; by default that of a treaty. */
export const reliefSection = (row: Pick<Itr2ForeignIncomeRows, 'relief_section'>): '90' | '90A' | '91' => {
  const section = textOf(row.relief_section);
  return section === '90A' || section === '91' ? section : '90';
};

const foreignIncome = ofParts<Itr2>()(['foreign_income'], (data): ForeignIncomeInput[] =>
  rowsOf<ForeignRow>(data.foreign_income?.rows).flatMap((row) =>
    foreignHeads.map((head) => ({
      country: textOf(row.country),
      section: reliefSection(row),
      income: rupees(row[head]?.income),
      taxPaidAbroad: rupees(row[head]?.tax_paid),
    })),
  ),
);

/** Net agricultural income: receipts less expenditure and earlier losses. */
export const agriculturalIncome = (data: Itr2): number =>
  positive(
    rupees(data.exempt_income?.agricultural_receipts) -
      rupees(data.exempt_income?.agricultural_expenses) -
      rupees(data.exempt_income?.agricultural_losses),
  );

const minimumTax = (data: Itr2): AmtInput => ({
  creditBroughtForward: rowsOf(data.amtc?.rows).reduce(
    (t, row) => t + positive(rupees(row.gross) - rupees(row.set_off)),
    0,
  ),
});

/** The assessee, from Part A. */
export const assessee = (data: Itr2): AssesseeInput => {
  const born = dateOf(data.personal?.date_of_birth);
  const status = textOf(data.filing?.resident_status);
  const huf = textOf(data.personal?.status) === 'H';
  return {
    type: huf ? 'huf' : 'individual',
    residency: status === 'NRI' ? 'non-resident' : status === 'NOR' ? 'not-ordinarily-resident' : 'resident',
    ...(born && !huf ? { dateOfBirth: born } : {}),
  };
};

/** Under which section, when and whether bound to. */
export const filing = (data: Itr2): FilingInput => {
  const assetsAbroad =
    textOf(data.tax?.foreign_assets) === 'YES' && textOf(data.filing?.resident_status) === 'RES';
  return {
    ...filingInput(data),
    dueDateClass: 'no-business',
    mustFile: textOf(data.filing?.seventh_proviso) === 'Y' || assetsAbroad,
  };
};

/** Schedule ESOP, column 7: deferred tax of earlier years payable this year. */
const deferredPayable = (year: Itr2Year, data: Itr2): number =>
  esopYears(year).reduce((t, { key }) => t + rupees(data.deferred_tax?.[key]?.payable), 0);

const paid = ofParts<Itr2>()(['taxes_paid'], ({ taxes_paid: part }) => ({
  tds:
    total(rowsOf(part?.tds_salary), 'tds_deducted') +
    total(rowsOf(part?.tds_other), 'tds_claimed') +
    total(rowsOf(part?.tds_buyer_tenant), 'tds_claimed'),
  tcs: total(rowsOf(part?.tcs), 'tcs_claimed'),
  payments: rowsOf(part?.payments)
    .filter((row) => dateOf(row.date))
    .map((row) => ({ date: dateOf(row.date)!, amount: rupees(row.amount) })),
}));

/** The form's parts that the tax input is made of. */
const inputParts = [
  'readings',
  'personal',
  'filing',
  'updated_return',
  'salary',
  'house_property',
  'pass_through',
  'capital_gains',
  'schedule_vda',
  'other_sources',
  'exempt_income',
  'deductions',
  'carried_losses',
  'foreign_income',
  'amtc',
  'tax',
  'deferred_tax',
  'taxes_paid',
] as const;

/** All of the input but the regime: the same object until one of its parts is replaced. */
export const itr2BaseInput = ofParts<Itr2>()(
  inputParts,
  (data, year: Itr2Year, items: readonly Contribution[]): Omit<TaxInput, 'regime'> => {
    const relief = rupees(data.tax?.relief_89);
    const deferred = deferredPayable(year, data);
    return {
      assessmentYear: year.assessmentYear,
      ...readingsOf(data),
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
      ...(deferred > 0 ? { deferredTaxPayable: deferred } : {}),
      taxesPaid: paid(data),
    };
  },
);

/** Tax engine input of an ITR-2, with the claims of both regimes; the engine applies the regime. */
export const itr2TaxInput = (
  year: Itr2Year,
  data: Itr2,
  regime: Regime,
  items: readonly Contribution[] = contributions(year, data),
): TaxInput => ({ ...itr2BaseInput(data, year, items), regime });
