import { positive, sum } from '../../money.ts';
import type { MemberInput, RetiredPartner } from '../../tax/inputs/assessee.ts';
import type { BusinessInput, PartnersInput } from '../../tax/inputs/business.ts';
import type { CooperativeIncome, ProfitDeduction } from '../../tax/inputs/deductions.ts';
import type { AssesseeInput, FilingInput, Regime, TaxInput } from '../../tax/model/types.ts';
import { filingInput, form10IEAOf } from '../common/filing.ts';
import { amountOf, rowsOf, rupees, textOf, total } from '../common/read.ts';
import type { Contribution } from '../itr2/gains/contributions.ts';
import { type BusinessWorking, businessInput } from '../itr3/bp.ts';
import { itr3TaxInput } from '../itr3/tax-input.ts';
import { inOldRegime } from '../itr4/parts/assessee.ts';
import type { Itr5 } from '../values/itr5.ts';
import { asItr3 } from './as-itr3.ts';
import { limbs80p, societies } from './data/codes.ts';
import type { Itr5Year } from './data/years.ts';
import { profitClaims } from './parts/deductions.ts';

/** Assessees with the choice of s.115BAC(6). */
export const choosesRegime = ({ personal }: Itr5): boolean =>
  textOf(personal?.status) === '9' || ['8', '11', '13'].includes(textOf(personal?.sub_status));

export const isFirm = ({ personal }: Itr5): boolean => textOf(personal?.status) === '1';
export const isSociety = ({ personal }: Itr5): boolean => societies.includes(textOf(personal?.sub_status));

/** The regime resulting from the answers; assessees without a choice are taxed without s.115BAC. */
export const regimeOf5 = (data: Itr5): Regime => {
  if (!choosesRegime(data)) return 'old';
  const filing = data.filing ?? {};
  const old =
    textOf(filing.income_from_business) === 'Y'
      ? inOldRegime(filing, false)
      : textOf(filing.old_regime) === 'Y';
  return old ? 'old' : 'new';
};

/** Concessional rate of a co-operative society. */
export const concessionOf = (data: Itr5): '115BAD' | '115BAE' | undefined => {
  if (!isSociety(data)) return undefined;
  const said = (key: 'chosen_115bad' | 'continue_115bae' | 'choose_115bae') =>
    textOf(data.filing?.[key]) === 'Y';
  if (textOf(data.filing?.chosen_115bae) === 'Y' ? said('continue_115bae') : said('choose_115bae'))
    return '115BAE';
  return said('chosen_115bad') || textOf(data.filing?.choose_115bad) === '1' ? '115BAD' : undefined;
};

/** A trust taxed at the maximum marginal rate (ss.161(1A), 164(1)). */
const trustAtMaximum = ({ partners }: Itr5): boolean => {
  const trust = partners?.trust;
  const said = (key: 'by_will' | 'below_exemption' | 'sole_will' | 'relatives' | 'employees') =>
    textOf(trust?.[key]) === 'Y';
  if (textOf(trust?.business) === 'Y') return !said('by_will');
  if (textOf(trust?.shares_known) === 'Y') return false;
  return !(['below_exemption', 'sole_will', 'relatives', 'employees'] as const).some(said);
};

/** Percent with two decimals as basis points. */
const basisPoints = (percent: number | undefined): number => Math.round(amountOf(percent) * 100);

const members = (data: Itr5): MemberInput[] =>
  rowsOf(data.partners?.rows).map((row) => {
    const foreign = textOf(row.foreign_company) === 'YES';
    return {
      share: basisPoints(foreign ? row.foreign_share : row.share),
      ...(textOf(row.above_exemption) === 'Y' ? { aboveExemption: true } : {}),
      ...(foreign ? { foreignCompany: true } : {}),
    };
  });

/** The assessee, from Part A. */
export const assessee = (data: Itr5): AssesseeInput => {
  const status = textOf(data.personal?.status);
  const sub = textOf(data.personal?.sub_status);
  const concession = concessionOf(data);
  const manufacturing = rupees(data.filing?.manufacturing_income);
  const residency = textOf(data.filing?.resident_status) === 'NRI' ? 'non-resident' : 'resident';
  const of = (more: Omit<AssesseeInput, 'residency'>): AssesseeInput => ({ ...more, residency });
  if (status === '1') return of({ type: sub === '5' ? 'llp' : 'firm' });
  if (status === '2') return of({ type: 'local-authority' });
  if (status === '9') return of({ type: 'ajp' });
  if (isSociety(data))
    return of({
      type: 'co-operative',
      ...(concession ? { concession } : {}),
      ...(concession === '115BAE' && manufacturing > 0 ? { manufacturingIncome: manufacturing } : {}),
    });
  if (sub === '11') return of({ type: 'aop', registeredSociety: true });
  if (sub === '13') return of({ type: 'trust', maximumMarginalRate: trustAtMaximum(data) });
  if (sub === '20' || sub === '21') return of({ type: 'aop', maximumMarginalRate: true });
  // a principal officer is listed to verify, not as a member
  const companies = rowsOf(data.partners?.rows).filter((row) => textOf(row.kind) !== 'PRINCIPAL_OFFICER');
  return of({
    type: 'aop',
    members: members(data),
    ...(textOf(data.partners?.shares_unknown) === 'Y' ? { sharesUnknown: true } : {}),
    ...(companies.length > 0 &&
    companies.every((row) => ['DOMESTIC_COMPANY', 'FOREIGN_COMPANY'].includes(textOf(row.kind)))
      ? { allMembersCompanies: true }
      : {}),
  });
};

/** Under which section and by when the return is filed. */
export const filing = (year: Itr5Year, data: Itr5): FilingInput => {
  const due = year.due.find(({ day }) => day === textOf(data.filing?.due_date)) ?? year.due[1];
  return {
    ...filingInput(data),
    ...(due ? { dueDateClass: due.class } : {}),
    ...(choosesRegime(data) && textOf(data.filing?.income_from_business) === 'Y'
      ? { form10IEA: form10IEAOf(data) }
      : {}),
  };
};

/** Interest debited to partners or members. */
export const interestDebited = ({ profit_loss: account }: Itr5): number =>
  rupees(account?.interest_partners) + rupees(account?.interest_partners_abroad);

/** Partners' pay out of income u/s 44AE, where there is such income. */
export const payOfCarriages = ({ carriages44ae: own }: Itr5): number =>
  rowsOf(own?.goods_carriages).length > 0 ? rupees(own?.partners_pay) : 0;

/**
 * s.40(b): remuneration debited in the account and interest by partner at the partner's rate. Without amounts
 * by partner the interest of the account is taken at the highest rate typed, and a finding asks for the
 * split.
 */
const partnersInput = (data: Itr5): PartnersInput | undefined => {
  if (!isFirm(data)) return undefined;
  const remuneration = rupees(data.profit_loss?.partners_remuneration);
  const interest = interestDebited(data);
  const own = payOfCarriages(data);
  if (remuneration + interest + own === 0) return undefined;
  const rows = rowsOf(data.partners?.rows);
  const each = rows.map((row) => ({
    amount: rupees(row.interest),
    rate: basisPoints(row.interest_rate),
  }));
  const split = sum(each.map(({ amount }) => amount));
  const highest = Math.max(0, ...rows.map((row) => basisPoints(row.interest_rate)));
  const above = data.partners?.interest_disallowed;
  if (split === 0 && above !== undefined)
    return {
      remuneration,
      interest,
      interestAllowed: Math.max(0, interest - rupees(above)),
      ...(own > 0 ? { carriages: { remuneration: own } } : {}),
    };
  return {
    remuneration,
    interestRows: [...each, { amount: positive(interest - split), rate: highest }],
    ...(own > 0 ? { carriages: { remuneration: own } } : {}),
  };
};

/** Partners who left, for s.78(1): their share of the loss equals their share of the firm. */
const retiredPartners = (data: Itr5): RetiredPartner[] =>
  isFirm(data) && textOf(data.partners?.changed) === 'Y' && textOf(data.partners?.losses_reduced) !== 'Y'
    ? rowsOf(data.partners?.changes)
        .filter((row) => textOf(row.change) === 'RET' && amountOf(row.share) > 0)
        .map((row) => ({ share: [basisPoints(row.share), 10_000] as const, profit: rupees(row.profit) }))
    : [];

const profitLinked = (data: Itr5): ProfitDeduction[] => [
  ...profitClaims.flatMap(([key, , section]): ProfitDeduction[] => {
    const amount = rupees(data.deductions?.[key]);
    return amount > 0 && section !== '80JJAA' ? [{ section, amount }] : [];
  }),
  ...rowsOf(data.economic_zone?.rows).flatMap((row): ProfitDeduction[] => {
    const amount = rupees(row.amount);
    return amount > 0 ? [{ section: '10AA', amount }] : [];
  }),
];

/** Schedule 80P, of societies only. */
const societyIncome = (data: Itr5): CooperativeIncome[] =>
  isSociety(data)
    ? limbs80p.flatMap(([key, limb]): CooperativeIncome[] => {
        const income = rupees(data.society_income?.[key]);
        return income > 0 ? [{ limb, income }] : [];
      })
    : [];

/** Pay of members of an association, debited in the account (s.40(ba)). */
const toMembers = (data: Itr5) => ({
  remuneration:
    total(rowsOf(data.partners?.rows), 'remuneration') +
    (textOf(data.partners?.changed) === 'Y' ? total(rowsOf(data.partners?.changes), 'remuneration') : 0),
  interest: interestDebited(data),
});

const isAssociation = ({ personal }: Itr5) => textOf(personal?.status) === '14';

/** Books with nil profit still count: payments to partners or members are debited there. */
const withBooks = (business: BusinessInput, paid: boolean): BusinessInput =>
  paid &&
  !business.books &&
  !business.presumptive44AD &&
  !business.presumptive44ADA &&
  !business.presumptive44AE
    ? { ...business, books: [{ label: 'Business or profession with accounts', netProfit: 0 }] }
    : business;

/** Tax engine input of an ITR-5. */
export function itr5TaxInput(
  year: Itr5Year,
  data: Itr5,
  regime: Regime,
  working: BusinessWorking,
  items: readonly Contribution[],
): TaxInput {
  const itr3 = asItr3(data);
  const {
    salary: _,
    relief89: __,
    deferredTaxPayable: ___,
    ...base
  } = itr3TaxInput(year, itr3, regime, working, items);
  const partners = partnersInput(data);
  const gga = rowsOf(data.deductions?.donations_80gga).map((row) => ({
    cash: rupees(row.cash),
    other: rupees(row.other_mode),
  }));
  return {
    ...base,
    form: 'ITR-5',
    assessee: assessee(data),
    filing: filing(year, data),
    business: {
      ...withBooks(businessInput(itr3, working), partners !== undefined || isAssociation(data)),
      ...(partners ? { partners } : {}),
      members: toMembers(data),
    },
    deductions: {
      '80G': base.deductions?.['80G'] ?? [],
      ...(gga.length > 0 ? { '80GGA': gga } : {}),
      '80GGC': base.deductions?.['80GGC'] ?? {},
      '80JJAA': rupees(data.deductions?.sec_80jjaa),
      '80P': societyIncome(data),
      profitLinked: profitLinked(data),
    },
    retiredPartners: retiredPartners(data),
    amt: {
      ...(rupees(rowsOf(data.amt?.added)[0]?.sec_35ad) > 0
        ? { deduction35AD: rupees(rowsOf(data.amt?.added)[0]?.sec_35ad) }
        : {}),
      credits: rowsOf(data.amtc?.rows).flatMap((row) => {
        const amount = Math.max(0, rupees(row.gross) - rupees(row.set_off));
        const assessmentYear = textOf(row.year);
        return amount > 0 && assessmentYear ? [{ assessmentYear, amount }] : [];
      }),
    },
  };
}
