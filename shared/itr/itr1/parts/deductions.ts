import { aadhaar, choice, group, pan, rows, text } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { clauses80GGA, dependants, diseases80DDB } from '../../codes/common.ts';
import { code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import type { FieldName, Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';
import { donationRow, partyRow } from './donations.ts';
import { healthInsurance } from './health-insurance.ts';
import { loanRow } from './loans.ts';

const claims = (key: FieldName) => (row: Row) => Number(row[key] ?? 0) > 0;

/** Nature of a row in Schedule 80C, for the preparer; the file has amount and document number. */
const natures80C = [
  { value: 'ppf', label: 'Public Provident Fund' },
  { value: 'epf', label: 'Provident fund, employee contribution' },
  { value: 'elss', label: 'Equity-linked savings scheme' },
  { value: 'life_insurance', label: 'Life insurance premium' },
  { value: 'housing_loan_principal', label: 'Housing loan, repayment of principal' },
  { value: 'nsc', label: 'National Savings Certificate' },
  { value: 'tuition_fees', label: 'Tuition fees of children' },
  { value: 'sukanya_samriddhi', label: 'Sukanya Samriddhi account' },
  { value: 'tax_saver_deposit', label: 'Tax-saver fixed deposit' },
  { value: 'other', label: 'Other' },
] as const;

const disability = (self: boolean) => ({
  nature: code('Nature of disability', 'NatureOfDisability', [
    { value: '1', label: self ? 'Self with disability' : 'Dependant with disability' },
    { value: '2', label: self ? 'Self with severe disability' : 'Dependant with severe disability' },
  ]),
  type: code('Type of disability', 'TypeOfDisability', [
    { value: '1', label: 'Autism, cerebral palsy or multiple disabilities' },
    { value: '2', label: 'Others' },
  ]),
  amount: total('Amount of deduction', 'DeductionAmount', { section: self ? '80U' : '80DD' }),
  ...(self
    ? {}
    : {
        dependant: code('Dependant', 'DependentType', dependants),
        dependant_pan: pan('PAN of the dependant', { json: 'DependentPan' }).optional(),
        dependant_aadhaar: aadhaar('Aadhaar of the dependant', { json: 'DependentAadhaar' }).optional(),
      }),
  form_10ia: wordsIfAny('Acknowledgement number of Form 10-IA', 'Form10IAAckNum', 15, {
    when: (row: Row) => row['type'] === '1',
  }),
  udid: wordsIfAny('UDID number', 'UDIDNum', 18),
});

const pran = /^\d{12}$/;

/** Life insurance, provident and pension funds: sections 80C to 80CCD, with their schedules. */
const savings = (year: Itr1Year, USER: string) => ({
  schedule_80c: rows(
    {
      label: 'Payments under section 80C',
      rowLabel: 'Payment',
      grid: true,
      json: 'Schedule80C.Schedule80CDtls',
      section: '80C',
      help: 'At most 1,50,000 together with 80CCC and 80CCD(1)',
    },
    {
      nature: choice('Payment', natures80C).optional(),
      amount: money('Amount', 'Amount'),
      identification: words('Policy or document number', 'IdentificationNo', 50),
    },
  ).optional(),
  total_80c: total('Total of payments', 'Schedule80C.TotalAmt', { section: '80C' }),
  sec_80c: total('Section 80C', `${USER}.Section80C`, { section: '80C' }),
  ...(year.propertyRows
    ? {
        pension_80ccc: rows(
          {
            label: 'Contributions to pension funds',
            rowLabel: 'Contribution',
            json: `${USER}.PensionContribution80CCC`,
            section: '80CCC',
          },
          {
            identifier_type: code('Identified by', 'TypeofIdentifier', [
              { value: 'PRAN', label: 'PRAN' },
              { value: 'OTHPRAN', label: 'Other number' },
            ]),
            identifier: words('Number', 'NameofIdentifier', 125),
            amount: money('Amount', 'Amount'),
          },
        ).optional(),
        sec_80ccc: total('Section 80CCC', `${USER}.Section80CCC`, { section: '80CCC' }),
      }
    : {
        sec_80ccc: money('Contribution to pension funds', `${USER}.Section80CCC`, { section: '80CCC' }),
      }),
  sec_80ccd1: money('Own contribution to NPS', `${USER}.Section80CCDEmployeeOrSE`, {
    section: '80CCD(1)',
    help: 'Employees: at most 10% of salary; others: 20% of gross total income; within the 1,50,000 of 80C',
  }),
  sec_80ccd1b: money('Further own contribution to NPS', `${USER}.Section80CCD1B`, {
    section: '80CCD(1B)',
    help: 'At most 50,000, over and above 80C',
  }),
  sec_80ccd2: money('Employer contribution to NPS', `${USER}.Section80CCDEmployer`, {
    section: '80CCD(2)',
    help: 'At most 14% of salary in the new regime and for Government employees, otherwise 10%; both regimes',
  }),
  ...(year.propertyRows
    ? {
        prans: rows(
          { label: 'PRAN', rowLabel: 'PRAN', json: `${USER}.PRANDtls`, section: '80CCD' },
          { number: text('PRAN', { json: 'PRANNum', pattern: pran, example: '12 digits' }) },
        ).optional(),
      }
    : {
        pran: text('PRAN', {
          json: `${USER}.PRANNum`,
          pattern: pran,
          example: '12 digits',
          section: '80CCD',
        }).optional(),
      }),
});

/** Health insurance, dependants with a disability and specified diseases: sections 80D to 80DDB. */
const health = (USER: string) => ({
  schedule_80d: healthInsurance,
  sec_80d: total('Section 80D', `${USER}.Section80D`, { section: '80D' }),
  schedule_80dd: group(
    {
      label: 'Dependant with a disability',
      json: 'Schedule80DD',
      section: '80DD',
      help: '75,000, or 1,25,000 for a severe disability, whatever was spent',
    },
    disability(false),
  ).optional(),
  sec_80dd: total('Section 80DD', `${USER}.Section80DD`, { section: '80DD' }),
  sec_80ddb_person: code(
    'Treatment of',
    `${USER}.Section80DDBUsrType`,
    [
      { value: '1', label: 'Self or dependant' },
      { value: '2', label: 'Self or dependant, senior citizen' },
    ],
    { section: '80DDB', when: claims('sec_80ddb') },
  ),
  sec_80ddb_disease: code('Specified disease', `${USER}.NameOfSpecDisease80DDB`, diseases80DDB, {
    section: 'rule 11DD',
    when: claims('sec_80ddb'),
  }),
  sec_80ddb: money('Medical treatment of a specified disease', `${USER}.Section80DDB`, {
    section: '80DDB',
    help: 'At most 40,000; 1,00,000 for a senior citizen; less insurance or employer reimbursement',
  }),
});

/** Interest on loans for education, houses and electric vehicles: sections 80E to 80EEB. */
const loanInterest = (USER: string) => ({
  loans_80e: rows(
    {
      label: 'Loans for higher education',
      rowLabel: 'Loan',
      json: 'Schedule80E.Schedule80EDtls',
      section: '80E',
    },
    loanRow('Interest80E'),
  ).optional(),
  total_80e: total('Total interest', 'Schedule80E.TotalInterest80E', { section: '80E' }),
  sec_80e: total('Section 80E', `${USER}.Section80E`, { section: '80E' }),
  loans_80ee: rows(
    {
      label: 'Housing loans sanctioned in FY 2016-17',
      rowLabel: 'Loan',
      json: 'Schedule80EE.Schedule80EEDtls',
      section: '80EE',
      help: 'At most 50,000 beyond 24(b); loan up to 35 lakh',
    },
    loanRow('Interest80EE', { loanMax: common.deductions.ee.loan, sanctioned: common.deductions.ee }),
  ).optional(),
  total_80ee: total('Total interest', 'Schedule80EE.TotalInterest80EE', { section: '80EE' }),
  sec_80ee: total('Section 80EE', `${USER}.Section80EE`, { section: '80EE' }),
  stamp_value_80eea: money('Stamp duty value of the property', 'Schedule80EEA.PropStmpDtyVal', {
    section: '80EEA',
    max: common.deductions.eea.stampValue,
    when: (row: Row) => Array.isArray(row['loans_80eea']) && row['loans_80eea'].length > 0,
    reported: true,
  }),
  loans_80eea: rows(
    {
      label: 'Housing loans sanctioned from 1 April 2019 to 31 March 2022',
      rowLabel: 'Loan',
      json: 'Schedule80EEA.Schedule80EEADtls',
      section: '80EEA',
      help: 'At most 1,50,000 beyond 24(b); stamp duty value up to 45 lakh',
    },
    loanRow('Interest80EEA', { sanctioned: common.deductions.eea }),
  ).optional(),
  total_80eea: total('Total interest', 'Schedule80EEA.TotalInterest80EEA', { section: '80EEA' }),
  sec_80eea: total('Section 80EEA', `${USER}.Section80EEA`, { section: '80EEA', jsonDefault: undefined }),
  loans_80eeb: rows(
    {
      label: 'Loans for electric vehicles',
      rowLabel: 'Loan',
      json: 'Schedule80EEB.Schedule80EEBDtls',
      section: '80EEB',
      help: 'At most 1,50,000; sanctioned from 1 April 2019 to 31 March 2023',
    },
    {
      ...loanRow('Interest80EEB', { sanctioned: common.deductions.eeb }),
      vehicle_number: words('Registration number of the vehicle', 'VehicleRegNo', 11),
    },
  ).optional(),
  total_80eeb: total('Total interest', 'Schedule80EEB.TotalInterest80EEB', { section: '80EEB' }),
  sec_80eeb: total('Section 80EEB', `${USER}.Section80EEB`, { section: '80EEB', jsonDefault: undefined }),
});

/** Donations and contributions, with rent between them as on the form: sections 80G to 80GGC. */
const donationsAndRent = (year: Itr1Year, USER: string) => ({
  ...donations80G(year),
  sec_80g: total('Section 80G', `${USER}.Section80G`, { section: '80G' }),
  rent_80gg: moneyIfAny('Rent paid in the year without house rent allowance', undefined, {
    unused: 'Rent of {amount} has no effect: it only limits the deduction claimed under section 80GG',
    section: '80GG',
  }),
  sec_80gg: money('Claim for rent paid', `${USER}.Section80GG`, {
    section: '80GG',
    help: 'The least of 5,000 a month, a quarter of total income, and rent less a tenth of it; Form 10BA first',
  }),
  form_10ba: wordsIfAny('Acknowledgement number of Form 10BA', `${USER}.Form10BAAckNum`, 15, {
    when: claims('sec_80gg'),
  }),
  donations_80gga: rows(
    {
      label: 'Donations for research or rural development',
      rowLabel: 'Donation',
      grid: true,
      json: 'Schedule80GGA.DonationDtlsSciRsrchRuralDev',
      section: '80GGA',
    },
    {
      clause: code('Clause', 'RelevantClauseUndrDedClaimed', clauses80GGA),
      ...donationRow({ donee: 'NameOfDonee', withReference: false }),
    },
  ).optional(),
  ...totals80('80gga', 'Schedule80GGA', {
    cash: 'TotalDonationAmtCash80GGA',
    other: 'TotalDonationAmtOtherMode80GGA',
    total: 'TotalDonationsUs80GGA',
    eligible: 'TotalEligibleDonationAmt80GGA',
  }),
  sec_80gga: total('Section 80GGA', `${USER}.Section80GGA`, { section: '80GGA' }),
  contributions_80ggc: rows(
    {
      label: 'Contributions to political parties',
      rowLabel: 'Contribution',
      grid: true,
      json: 'Schedule80GGC.Schedule80GGCDetails',
      section: '80GGC',
      help: 'Cash is not deductible',
    },
    partyRow(year),
  ).optional(),
  ...totals80('80ggc', 'Schedule80GGC', {
    cash: 'TotalDonationAmtCash80GGC',
    other: 'TotalDonationAmtOtherMode80GGC',
    total: 'TotalDonationsUs80GGC',
    eligible: 'TotalEligibleDonationAmt80GGC',
  }),
  sec_80ggc: total('Section 80GGC', `${USER}.Section80GGC`, { section: '80GGC' }),
});

/** A disability of the assessee, interest received and the Agniveer Corpus Fund: sections 80U to 80CCH. */
const otherClaims = (USER: string) => ({
  schedule_80u: group(
    {
      label: 'Assessee with a disability',
      json: 'Schedule80U',
      section: '80U',
      help: '75,000, or 1,25,000 for a severe disability',
    },
    disability(true),
  ).optional(),
  sec_80u: total('Section 80U', `${USER}.Section80U`, { section: '80U' }),
  sec_80tta: money('Interest on savings accounts', `${USER}.Section80TTA`, {
    section: '80TTA',
    help: 'At most 10,000, below 60 years of age',
  }),
  sec_80ttb: money('Interest on deposits of a senior citizen', `${USER}.Section80TTB`, {
    section: '80TTB',
    help: 'At most 50,000, from 60 years of age',
  }),
  sec_80cch: money('Agniveer Corpus Fund', `${USER}.AnyOthSec80CCH`, {
    section: '80CCH',
    help: 'Both regimes',
  }),
});

/** Part C: deductions of Chapter VI-A as claimed, with the schedule each claim rests on; `USER` is the node of the claims. */
export const deductions = (year: Itr1Year, USER = `${year.nodes.income}.UsrDeductUndChapVIA`) =>
  group(
    { label: 'Deductions under Chapter VI-A' },
    {
      ...savings(year, USER),
      ...health(USER),
      ...loanInterest(USER),
      ...donationsAndRent(year, USER),
      ...otherClaims(USER),
      total_claimed: total('Total claimed', `${USER}.TotalChapVIADeductions`),
    },
  ).optional();

function donations80G(year: Itr1Year) {
  const table = (json: string, label: string, limit: boolean) =>
    rows(
      {
        label,
        rowLabel: 'Donation',
        grid: true,
        json: `Schedule80G.${json}.DoneeWithPan`,
        section: '80G',
        ...(limit ? { help: 'Within 10% of adjusted gross total income' } : {}),
      },
      donationRow({ donee: 'DoneeWithPanName', withReference: year.propertyRows, arn: true }),
    ).optional();
  const sums = (key: string, node: string, eligible: string) =>
    totals80(`80g_${key}`, `Schedule80G.${node}`, {
      cash: `Tot${node}Cash`,
      other: `Tot${node}OtherMode`,
      total: `Tot${node}`,
      eligible,
    });
  return {
    donations_80g_100: table('Don100Percent', 'Donations deductible in full', false),
    ...sums('100', 'Don100Percent', 'TotEligibleDon100Percent'),
    donations_80g_50: table('Don50PercentNoApprReqd', 'Donations deductible by half', false),
    ...sums('50', 'Don50PercentNoApprReqd', 'TotEligibleDon50Percent'),
    donations_80g_100_limit: table(
      'Don100PercentApprReqd',
      'Donations deductible in full within the limit',
      true,
    ),
    ...sums('100_limit', 'Don100PercentApprReqd', 'TotEligibleDon100PercentApprReqd'),
    donations_80g_50_limit: table(
      'Don50PercentApprReqd',
      'Donations deductible by half within the limit',
      true,
    ),
    ...sums('50_limit', 'Don50PercentApprReqd', 'TotEligibleDon50PercentApprReqd'),
    ...totals80('80g', 'Schedule80G', {
      cash: 'TotalDonationsUs80GCash',
      other: 'TotalDonationsUs80GOtherMode',
      total: 'TotalDonationsUs80G',
      eligible: 'TotalEligibleDonationsUs80G',
    }),
  };
}

type SumPaths = { cash: string; other: string; total: string; eligible: string };

function totals80<const K extends string>(key: K, at: string, paths: SumPaths) {
  type Sums = Record<`${K}_cash` | `${K}_other` | `${K}_total` | `${K}_eligible`, ReturnType<typeof total>>;
  return {
    [`total_${key}_cash`]: total('Total in cash', `${at}.${paths.cash}`),
    [`total_${key}_other`]: total('Total in other modes', `${at}.${paths.other}`),
    [`total_${key}`]: total('Total', `${at}.${paths.total}`),
    [`total_${key}_eligible`]: total('Eligible amount', `${at}.${paths.eligible}`),
  } as unknown as Sums;
}
