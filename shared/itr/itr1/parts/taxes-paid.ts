import { aadhaar, date, flag, group, ifsc, integer, pan, rows, text } from '../../../forms/fields.ts';
import { accountTypes } from '../../codes/common.ts';
import { tdsSections } from '../../codes/tds-sections.ts';
import { ACCOUNT, code, itrTan, money, total, words } from '../../common/fields.ts';
import type { Itr1Year } from '../data/years.ts';

const deductor = (what: string) => ({
  tan: itrTan(`TAN of the ${what}`, 'EmployerOrDeductorOrCollectDetl.TAN', { keeps: true }),
  name: words(
    `Name of the ${what}`,
    'EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName',
    125,
    { keeps: true },
  ),
});

/** Schedule IT, and totals by kind of payment. */
export const paymentsAndTotals = (year: Itr1Year) => ({
  payments: rows(
    {
      label: 'Advance tax and self-assessment tax',
      rowLabel: 'Challan',
      json: `${year.nodes.payments}.TaxPayment`,
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
  total_payments: total('Advance and self-assessment tax', `${year.nodes.payments}.TotalTaxPayments`),
  advance_tax: total('Advance tax', 'TaxPaid.TaxesPaid.AdvanceTax', { section: '210' }),
  self_assessment_tax: total('Self-assessment tax', 'TaxPaid.TaxesPaid.SelfAssessmentTax', {
    section: '140A',
  }),
  tds: total('TDS', 'TaxPaid.TaxesPaid.TDS', { section: '199' }),
  tcs_total: total('TCS', 'TaxPaid.TaxesPaid.TCS', { section: '206C' }),
  total: total('Total taxes paid', 'TaxPaid.TaxesPaid.TotalTaxesPaid'),
});

/** Schedules TDS1 (total), TDS2, TDS3, TCS and IT. */
export const taxesPaid = (year: Itr1Year) =>
  group(
    { label: 'Taxes paid' },
    {
      total_tds_salary: total('TDS from salary', 'TDSonSalaries.TotalTDSonSalaries'),
      tds_other: rows(
        {
          label: 'TDS on income other than salary (Form 16A)',
          rowLabel: 'Deduction',
          json: 'TDSonOthThanSals.TDSonOthThanSal',
        },
        {
          ...deductor('deductor'),
          ...(year.detailed ? { section: code('Section', 'TDSSection', tdsSections) } : {}),
          gross_receipt: money('Gross receipt', 'AmtForTaxDeduct', { reported: true }),
          year: code('Year of deduction', 'DeductedYr', year.deductionYears),
          tds_deducted: money('Tax deducted', 'TotTDSOnAmtPaid'),
          tds_claimed: money('Claimed this year', 'ClaimOutOfTotTDSOnAmtPaid', {
            claims: { of: ['tds_deducted'], did: 'deducted' },
          }),
        },
      ).optional(),
      total_tds_other: total('TDS on other income', 'TDSonOthThanSals.TotalTDSonOthThanSals'),
      tds_tenant: rows(
        {
          label: 'TDS by a tenant and others (Form 16C)',
          rowLabel: 'Deduction',
          json: 'ScheduleTDS3Dtls.TDS3Details',
        },
        {
          tenant_pan: pan('PAN of the tenant', { json: 'PANofTenant' }),
          tenant_aadhaar: aadhaar('Aadhaar of the tenant', { json: 'AadhaarofTenant' }).optional(),
          tenant_name: words('Name of the tenant', 'NameOfTenant', 125),
          ...(year.detailed ? { section: code('Section', 'TDSSection', tdsSections) } : {}),
          gross_receipt: money('Gross receipt', 'GrsRcptToTaxDeduct', { reported: true }),
          year: code('Year of deduction', 'DeductedYr', year.tenantDeductionYears),
          tds_deducted: money('Tax deducted', 'TDSDeducted'),
          tds_claimed: money('Claimed this year', 'TDSClaimed', {
            claims: { of: ['tds_deducted'], did: 'deducted' },
          }),
        },
      ).optional(),
      total_tds_tenant: total('TDS by tenants', 'ScheduleTDS3Dtls.TotalTDS3Details'),
      tcs: rows(
        {
          label: 'Tax collected at source (Form 27D)',
          rowLabel: 'Collection',
          json: 'ScheduleTCS.TCS',
        },
        {
          ...deductor('collector'),
          gross_payment: money('Gross payment', 'AmtTaxCollected', {
            help: 'The amount on which tax was collected',
            reported: true,
          }),
          year: code('Year of collection', 'CollectedYr', year.deductionYears),
          tcs_collected: money('Tax collected', 'TotalTCS'),
          tcs_claimed: money('Claimed this year', 'AmtTCSClaimedThisYear', {
            claims: { of: ['tcs_collected'], did: 'collected' },
          }),
        },
      ).optional(),
      total_tcs: total('Tax collected at source', 'ScheduleTCS.TotalSchTCS'),
      ...paymentsAndTotals(year),
    },
  ).optional();

/** Part E: every account held in India, and which one gets the refund. */
export const bankAccounts = (year: Itr1Year) =>
  rows(
    {
      label: 'Bank accounts',
      rowLabel: 'Account',
      json: 'Refund.BankAccountDtls.AddtnlBankDetails',
      keeps: true,
      minRows: 1,
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
      account_type: code('Type of account', 'AccountType', accountTypes),
      ...(year.detailed
        ? {
            is_refund_account: flag('Refund to this account', {
              json: 'UseForRefund',
              jsonAs: 'true-false',
              jsonDefault: 'false',
            }).optional(),
          }
        : {}),
    },
  ).optional();
