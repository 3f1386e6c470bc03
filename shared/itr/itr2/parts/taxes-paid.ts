import { aadhaar, date, flag, ifsc, integer, pan, text } from '../../../forms/fields.ts';
import { accountTypes } from '../../codes/common.ts';
import { countries } from '../../codes/countries.ts';
import { tdsSections } from '../../codes/tds-sections.ts';
import { ACCOUNT, code, itrTan, money, moneyIfAny, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Row } from '../../values/names.ts';
import type { Itr2Year } from '../data/years.ts';

const ofOther = (row: Row) => row['credit_of'] === 'O';
const N = 'TaxDeductCreditDtls';

const credit = (year: Itr2Year, heads: readonly { value: string; label: string }[]) => ({
  ...(year.detailed ? { section: code('Section', 'TDSSection', tdsSections) } : {}),
  year: code('Year of deduction, if brought forward', 'DeductedYr', year.earlierYears, {
    jsonAs: 'number',
  }).optional(),
  brought_forward: moneyIfAny('Tax brought forward', 'BroughtFwdTDSAmt', { reported: true }),
  deducted: moneyIfAny('Tax deducted in own hands', `${N}.TaxDeductedOwnHands`),
  other_income: moneyIfAny('Income of spouse or other person', `${N}.TaxDeductedIncome`, { reported: true }),
  other_deducted: moneyIfAny('Tax deducted in the hands of spouse or other person', `${N}.TaxDeductedTDS`),
  tds_claimed: money('Tax claimed this year in own hands', `${N}.TaxClaimedOwnHands`, {
    claims: { of: ['deducted', 'other_deducted'], less: 'claimed_other', did: 'deducted' },
  }),
  claimed_income: moneyIfAny('Income of spouse or other person claiming', `${N}.TaxClaimedIncome`, {
    reported: true,
  }),
  claimed_other: moneyIfAny('Tax claimed by spouse or other person', `${N}.TaxClaimedTDS`, {
    reported: true,
  }),
  claimed_pan: pan('PAN of spouse or other person', { json: `${N}.TaxClaimedSpouseOthPrsnPAN` }).optional(),
  claimed_aadhaar: aadhaar('Aadhaar of spouse or other person', {
    json: `${N}.SpouseOthPrsnAadhaar`,
  }).optional(),
  gross_receipt: moneyIfAny('Gross amount', 'GrossAmount', {
    help: 'The corresponding receipt offered',
    reported: true,
  }),
  head: code('Head of income', 'HeadOfIncome', heads).optional(),
  carried_forward: total('Tax carried forward', 'AmtCarriedFwd'),
});

const whose = {
  credit_of: code(
    'Credit relating to',
    'TDSCreditName',
    [
      { value: 'S', label: 'Self' },
      { value: 'O', label: 'Other person' },
    ],
    { section: 'rule 37BA(2)' },
  ),
  other_pan: pan('PAN of the other person', { json: 'PANofOtherPerson', when: ofOther }).optional(),
  other_aadhaar: aadhaar('Aadhaar of the other person', {
    json: 'AadhaarOfOtherPerson',
    when: ofOther,
  }).optional(),
};

const heads3 = [
  { value: 'HP', label: 'House property' },
  { value: 'CG', label: 'Capital gains' },
  { value: 'OS', label: 'Other sources' },
  { value: 'EI', label: 'Exempt income' },
] as const;

/** Schedules IT, TDS1, TDS2, TDS3 and TCS, and the sums of taxes paid. */
export const taxesPaid = (year: Itr2Year) =>
  sheet(
    { label: 'Taxes paid' },
    {
      tds_salary: table(
        { label: 'TDS from salary (Form 16)', rowLabel: 'Employer', json: 'ScheduleTDS1.TDSonSalary' },
        {
          employer_tan: itrTan('TAN of the employer', 'EmployerOrDeductorOrCollectDetl.TAN', { keeps: true }),
          employer_name: words(
            'Name of the employer',
            'EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName',
            125,
            { keeps: true },
          ),
          income: money('Income chargeable under salaries', 'IncChrgSal', { reported: true }),
          tds_deducted: money('Tax deducted at source', 'TotalTDSSal', { section: '192' }),
        },
      ).optional(),
      total_tds_salary: total('TDS from salary', 'ScheduleTDS1.TotalTDSonSalaries'),
      tds_other: table(
        {
          label: 'TDS on income other than salary (Form 16A)',
          rowLabel: 'Deduction',
          json: 'ScheduleTDS2.TDSOthThanSalaryDtls',
          needs: [N],
        },
        {
          ...whose,
          tan: itrTan('TAN of the deductor', 'TANOfDeductor'),
          ...credit(year, [...heads3, { value: 'NA', label: 'Not applicable' }]),
        },
      ).optional(),
      total_tds_other: total('TDS on other income', 'ScheduleTDS2.TotalTDSonOthThanSals'),
      tds_buyer_tenant: table(
        {
          label: 'TDS by a buyer, tenant and others (Forms 16B to 16E)',
          rowLabel: 'Deduction',
          json: 'ScheduleTDS3.TDS3onOthThanSalDtls',
          needs: [N],
        },
        {
          ...whose,
          deductor_pan: pan('PAN of the buyer or tenant', { json: 'PANOfBuyerTenant' }),
          deductor_aadhaar: aadhaar('Aadhaar of the buyer or tenant', {
            json: 'AadhaarOfBuyerTenant',
          }).optional(),
          ...credit(year, heads3),
        },
      ).optional(),
      total_tds_buyer_tenant: total(
        'TDS by buyers, tenants and others',
        'ScheduleTDS3.TotalTDS3OnOthThanSal',
      ),
      tcs: table(
        { label: 'Tax collected at source (Form 27D)', rowLabel: 'Collection', json: 'ScheduleTCS.TCS' },
        {
          credit_of: code('Credit relating to', 'TCSCreditOwner', [
            { value: '1', label: 'Self' },
            { value: '2', label: 'Spouse or other person' },
          ]),
          other_pan: pan('PAN of spouse or other person', {
            json: 'PANOfSpouseOrOthrPrsn',
            when: (row: Row) => row['credit_of'] === '2',
          }).optional(),
          tan: itrTan('TAN of the collector', 'EmployerOrDeductorOrCollectTAN'),
          year: code('Year of collection, if brought forward', 'DeductedYr', year.earlierYears, {
            jsonAs: 'number',
          }).optional(),
          brought_forward: moneyIfAny('Tax brought forward', 'BroughtFwdTDSAmt', { reported: true }),
          collected: moneyIfAny('Tax collected in own hands', 'TCSCurrFYDtls.TCSAmtCollOwnHand'),
          other_collected: moneyIfAny(
            'Tax collected in the hands of spouse or other person',
            'TCSCurrFYDtls.TCSAmtCollSpouseOrOthrHand',
          ),
          tcs_claimed: moneyIfAny(
            'Tax claimed this year in own hands',
            'TCSClaimedThisYearDtls.TCSAmtCollOwnHand',
            { claims: { of: ['collected', 'other_collected'], less: 'claimed_other', did: 'collected' } },
          ),
          claimed_other: moneyIfAny(
            'Tax claimed by spouse or other person',
            'TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand',
            { reported: true },
          ),
          claimed_pan: pan('PAN of spouse or other person', {
            json: 'TCSClaimedThisYearDtls.PANOfSpouseOrOthrPrsn',
          }).optional(),
          carried_forward: total('Tax carried forward', 'AmtCarriedFwd', { jsonDefault: undefined }),
        },
      ).optional(),
      total_tcs: total('Tax collected at source', 'ScheduleTCS.TotalSchTCS'),
      payments: table(
        {
          label: 'Advance tax and self-assessment tax',
          rowLabel: 'Challan',
          json: 'ScheduleIT.TaxPayment',
          help: 'Paid up to 31 March counts as advance tax, later as self-assessment tax',
        },
        {
          bsr_code: text('BSR code', {
            json: 'BSRCode',
            pattern: /^\d{3}[0-9A-Z]{4}$/,
            example: '7 characters',
          }),
          date: date('Date of deposit', { json: 'DateDep', from: year.previousYear.from }),
          challan_number: integer('Challan number', { json: 'SrlNoOfChaln', max: 99_999 }),
          amount: money('Tax paid', 'Amt'),
        },
      ).optional(),
      total_payments: total('Advance and self-assessment tax', 'ScheduleIT.TotalTaxPayments'),
      advance_tax: total('Advance tax', 'PartB_TTI.TaxPaid.TaxesPaid.AdvanceTax', { section: '210' }),
      self_assessment_tax: total('Self-assessment tax', 'PartB_TTI.TaxPaid.TaxesPaid.SelfAssessmentTax', {
        section: '140A',
      }),
      tds: total('TDS', 'PartB_TTI.TaxPaid.TaxesPaid.TDS', { section: '199' }),
      tcs_total: total('TCS', 'PartB_TTI.TaxPaid.TaxesPaid.TCS', { section: '206C' }),
      total: total('Total taxes paid', 'PartB_TTI.TaxPaid.TaxesPaid.TotalTaxesPaid'),
    },
  ).optional();

const B = 'PartB_TTI.Refund.BankAccountDtls';

/** Every account held in India, and an account abroad of a non-resident without one. */
export const banks = (year: Itr2Year) => ({
  bank_in_india: code(
    'Is there a bank account in India?',
    `${B}.BankDtlsFlag`,
    [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ],
    { jsonDefault: 'Y', keeps: true },
  ).optional(),
  bank_accounts: table(
    {
      label: 'Bank accounts',
      rowLabel: 'Account',
      json: `${B}.AddtnlBankDetails`,
      keeps: true,
      help: 'All accounts held at any time in the year, dormant ones excepted',
    },
    {
      bank_name: words('Name of the bank', 'BankName', 125),
      ifsc_code: ifsc('IFSC', { json: 'IFSCCode' }),
      account_number: text('Account number', {
        json: 'BankAccountNo',
        pattern: ACCOUNT,
        example: '12345678901',
      }),
      account_type: code('Type of account', 'AccountType', [
        ...accountTypes,
        { value: 'CGAS', label: 'Capital Gains Account Scheme' },
      ]),
      is_refund_account: flag(
        'Refund to this account',
        year.detailed ? { json: 'UseForRefund', jsonAs: 'true-false', jsonDefault: 'false' } : {},
      ).optional(),
    },
  ).optional(),
  foreign_bank_accounts: table(
    {
      label: 'Foreign bank accounts for the refund',
      rowLabel: 'Account',
      json: `${B}.ForeignBankDetails`,
      keeps: true,
      when: (all: Row) => (all['filing'] as Row | undefined)?.['resident_status'] === 'NRI',
      help: 'For a non-resident without an account in India',
    },
    {
      swift: words('SWIFT code', 'SWIFTCode', 30),
      bank_name: words('Name of the bank', 'BankName', 125),
      iban: words('IBAN', 'IBAN', 40),
      country: code('Country', 'CountryCode', countries),
    },
  ).optional(),
});
