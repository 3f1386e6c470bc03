import { aadhaar, group, pan, rows } from '../../../forms/fields.ts';
import { tdsSections } from '../../codes/tds-sections.ts';
import { code, itrTan, money, moneyIfAny, total, words } from '../../common/fields.ts';
import type { Itr1Year } from '../../itr1/data/years.ts';
import { paymentsAndTotals } from '../../itr1/parts/taxes-paid.ts';
import type { Row } from '../../values/names.ts';

const broughtForward = (row: Row) => Number(row['brought_forward'] ?? 0) > 0;

const heads = [
  { value: 'BP', label: 'Business or profession' },
  { value: 'HP', label: 'House property' },
  { value: 'OS', label: 'Other sources' },
  { value: 'EI', label: 'Exempt income' },
] as const;
const notApplicable = { value: 'NA', label: 'Not applicable (194N)' } as const;

const credit = (year: Itr1Year, heads: Parameters<typeof code>[2]) => ({
  ...(year.detailed ? { section: code('Section', 'TDSSection', tdsSections) } : {}),
  brought_forward: moneyIfAny('TDS brought forward', 'BroughtFwdTDSAmt', { reported: true }),
  year: code('Year of deduction of the TDS brought forward', 'DeductedYr', year.deductionYears, {
    when: broughtForward,
  }),
  tds_deducted: moneyIfAny('Tax deducted this year', 'TDSDeducted'),
  tds_claimed: money('Claimed this year', 'TDSClaimed', {
    claims: { of: ['tds_deducted'], did: 'deducted' },
  }),
  gross_receipt: moneyIfAny('Corresponding receipt', 'GrossAmount', { reported: true }),
  head: code('Head of income', 'HeadOfIncome', heads),
  carried_forward: total('Carried forward', 'TDSCreditCarriedFwd'),
});

/** Schedules TDS1 (total), TDS2(i), TDS2(ii), TCS and IT of ITR-4. */
export const taxesPaid = (year: Itr1Year) =>
  group(
    { label: 'Taxes paid', source: year.source },
    {
      total_tds_salary: total('TDS from salary', 'TDSonSalaries.TotalTDSonSalaries'),
      tds_other: rows(
        {
          label: 'TDS on income other than salary (Form 16A)',
          rowLabel: 'Deduction',
          json: 'TDSonOthThanSals.TDSonOthThanSalDtls',
        },
        { tan: itrTan('TAN of the deductor', 'TANOfDeductor'), ...credit(year, [...heads, notApplicable]) },
      ).optional(),
      total_tds_other: total('TDS on other income', 'TDSonOthThanSals.TotalTDSonOthThanSals'),
      tds_tenant: rows(
        {
          label: 'TDS by a tenant, buyer and others (Forms 16B, 16C, 16D)',
          rowLabel: 'Deduction',
          json: 'ScheduleTDS3Dtls.TDS3Details',
        },
        {
          tenant_pan: pan('PAN of the tenant or buyer', { json: 'PANofTenant' }),
          tenant_aadhaar: aadhaar('Aadhaar of the tenant or buyer', { json: 'AadhaarofTenant' }).optional(),
          ...credit(year, heads),
        },
      ).optional(),
      total_tds_tenant: total('TDS by tenants and buyers', 'ScheduleTDS3Dtls.TotalTDS3Details'),
      tcs: rows(
        { label: 'Tax collected at source (Form 27D)', rowLabel: 'Collection', json: 'ScheduleTCS.TCS' },
        {
          tan: itrTan('TAN of the collector', 'EmployerOrDeductorOrCollectDetl.TAN', { keeps: true }),
          name: words(
            'Name of the collector',
            'EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName',
            125,
            { keeps: true },
          ),
          gross_payment: money('Amount on which tax was collected', 'Amtfrom26AS', { reported: true }),
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
