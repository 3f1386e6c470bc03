import { filingStanding } from '../../tax/filing.ts';
import type { AssesseeInput, FilingInput, TaxInput } from '../../tax/model/types.ts';
import { filingInput } from '../common/filing.ts';
import { rowsOf, rupees, textOf } from '../common/read.ts';
import { type BusinessWorking, businessWorking } from '../itr3/bp.ts';
import { contributions } from '../itr3/gains.ts';
import { itr3TaxInput } from '../itr3/tax-input.ts';
import type { Itr7 } from '../values/itr7.ts';
import { asItr3 } from './as-itr3.ts';
import { type BusinessSums, businessSums } from './bp.ts';
import type { Itr7Year } from './data/years.ts';
import { exemptionOf, isApplied, trustInput } from './schedules.ts';

/**
 * Bodies outside s.11 with unknown members' shares are taxed at the maximum marginal rate (s.167B(1)); not
 * societies.
 */
const atMaximumRate = (data: Itr7): boolean =>
  textOf(data.personal?.sub_status) === '5vii' &&
  !isApplied(data) &&
  textOf(data.personal?.shares_unknown) === 'Y';

/** The assessee: trusts as an association (s.164(2)), a company at its own rate if chosen. */
export const assessee = (data: Itr7): AssesseeInput => {
  const person = data.personal;
  const residency = textOf(data.filing?.resident_status) === 'NRI' ? 'non-resident' : 'resident';
  switch (textOf(person?.status)) {
    case '4':
      return { type: 'local-authority', residency };
    case '6':
      return { type: 'ajp', residency };
    case '7':
      if (textOf(person?.company_rate) !== 'COMPANY')
        return { type: 'aop', residency, registeredSociety: true };
      return textOf(person?.sub_status) === '7ii'
        ? { type: 'foreign-company', residency }
        : {
            type: 'domestic-company',
            residency,
            turnoverWithin400Crore: textOf(person?.small_company) === 'Y',
          };
    default:
      // outside s.167B(2) too: a trust has no members
      return atMaximumRate(data)
        ? { type: 'aop', residency, maximumMarginalRate: true }
        : { type: 'aop', residency, registeredSociety: true };
  }
};

/** Whether any report of audit under the Act is listed as made. */
const audited = (data: Itr7): boolean =>
  textOf(data.audit?.liable_44ab) === 'Y' &&
  rowsOf(data.audit?.reports).some((row) => textOf(row.audited) === 'Y');

/** Under which section and by when the return is filed; the file has no due date, so that without an answer it follows from the audit. */
export const filing = (year: Itr7Year, data: Itr7): FilingInput => {
  const due = year.due.find(({ day }) => day === textOf(data.filing?.due_date));
  return {
    ...filingInput(data),
    dueDateClass: due?.class ?? (audited(data) ? 'audit' : 'business'),
    // universities and colleges file whatever their income (s.139(4D))
    ...(textOf(data.personal?.return_under) === '139-4D' ? { mustFile: true } : {}),
  };
};

/** Whether the return is after its due date. */
export const isLate = (year: Itr7Year, data: Itr7): boolean =>
  filingStanding({
    assessmentYear: year.assessmentYear,
    assessee: assessee(data),
    filing: filing(year, data),
    business: true,
  }).late;

/** Conditions of s.13A, each with its rule (B list). */
const partyConditions = (
  year: Itr7Year,
  data: Itr7,
): readonly [met: boolean, path: string, rule: number][] => {
  const said = (key: 'registered' | 'books' | 'recorded' | 'audited' | 'reported') =>
    textOf(data.party?.[key]) === 'Y';
  return [
    [said('registered'), 'registered', 20],
    [said('books'), 'books', 4],
    [said('recorded'), 'recorded', 5],
    [said('audited'), 'audited', 6],
    [textOf(data.party?.cash) === 'N', 'cash', 7],
    [said('reported'), 'reported', 8],
    [!isLate(year, data), 'registered', 9],
  ];
};

/** A political party meeting s.13A: contributions, house property, gains and other sources are exempt. */
export const partyExempt = (year: Itr7Year, data: Itr7): boolean =>
  exemptionOf(data) === '13A' && partyConditions(year, data).every(([met]) => met);

/** Common part of both computations of a return. */
export interface Working {
  sums: BusinessSums;
  business: BusinessWorking;
  items: ReturnType<typeof contributions>;
  partyExempt: boolean;
  /** Income at normal rates bears the maximum marginal rate. */
  maximum: boolean;
}

export const workingOf = (year: Itr7Year, data: Itr7): Working => ({
  sums: businessSums(data),
  business: businessWorking(year as never, asItr3(data), 'old'),
  items: contributions(year as never, asItr3(data)),
  partyExempt: partyExempt(year, data),
  maximum: atMaximumRate(data),
});

/**
 * Tax engine input of an ITR-7. `heads` 'all' for the schedules; 'taxed' excludes those exempt for a
 * political party.
 */
export function itr7TaxInput(
  year: Itr7Year,
  data: Itr7,
  { sums, business, items, partyExempt: exempt }: Working,
  heads: 'all' | 'taxed',
): TaxInput {
  const {
    salary: _,
    relief89: __,
    deferredTaxPayable: ___,
    deductions: ____,
    broughtForward: _____,
    amt: ______,
    houseProperty,
    capitalGains,
    otherSources,
    ...base
  } = itr3TaxInput(year as never, asItr3(data), 'new', business, items);
  const others = heads === 'taxed' && exempt ? {} : { houseProperty, capitalGains, otherSources };
  const given = sums.given
    ? {
        business: {
          books: [{ label: 'Business or profession with accounts', netProfit: sums.business }],
          speculative: sums.speculative,
          specified: sums.specified,
          virtualAssets: sums.virtualAssets,
        },
      }
    : { business: {} };
  return {
    ...base,
    ...(others as Pick<TaxInput, 'houseProperty' | 'capitalGains' | 'otherSources'>),
    ...given,
    regime: 'new',
    form: 'ITR-7',
    assessee: assessee(data),
    filing: filing(year, data),
    trust: trustInput(year, data, exempt),
    agriculturalIncome: isApplied(data) ? 0 : rupees(data.exempt_income?.agricultural),
  };
}
