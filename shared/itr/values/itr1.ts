// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-1, AY 2026-27, 2025-26, 2024-25: any part may be missing. */
export type Itr1 = {
  personal?: Itr1Personal;
  filing?: Itr1Filing;
  conditions?: Itr1Conditions;
  salary?: Itr1Salary;
  house_property?: Itr1HouseProperty;
  other_sources?: Itr1OtherSources;
  exempt_income?: Itr1ExemptIncome;
  deductions?: Itr1Deductions;
  taxes_paid?: Itr1TaxesPaid;
  bank_accounts?: Itr1BankAccounts[];
  tax?: Itr1Tax;
  verification?: Itr1Verification;
  return_preparer?: Itr1ReturnPreparer;
  readings?: Itr1Readings;
  updated_return?: Itr1UpdatedReturn; // AY 2025-26, 2024-25
};

/** Updated return */
export type Itr1UpdatedReturn = {
  pan?: string; // AY 2025-26, 2024-25
  name?: string; // AY 2025-26, 2024-25
  aadhaar?: string; // AY 2025-26, 2024-25
  assessment_year?: '2025' | '2024'; // AY 2025-26, 2024-25
  filed_before?: 'Y' | 'N'; // AY 2025-26, 2024-25
  previous_section?: '1' | '2'; // AY 2025-26, 2024-25
  previous_form?: 'ITR1' | 'ITR2' | 'ITR3' | 'ITR4' | 'ITR5' | 'ITR6' | 'ITR7'; // AY 2025-26, 2024-25
  previous_ack?: string; // AY 2025-26, 2024-25
  previous_date?: string; // AY 2025-26, 2024-25
  eligible?: 'Y' | 'N'; // AY 2025-26, 2024-25
  form?: 'ITR1' | 'ITR2' | 'ITR3' | 'ITR4' | 'ITR5' | 'ITR6' | 'ITR7'; // AY 2025-26, 2024-25
  reasons?: Itr1UpdatedReturnReasons[]; // AY 2025-26, 2024-25
  period?: '1' | '2' | '3' | '4'; // AY 2025-26, 2024-25
  reduces?: 'Y' | 'N'; // AY 2025-26, 2024-25
  reduced_years?: Itr1UpdatedReturnReducedYears[]; // AY 2025-26, 2024-25
  additional_salary?: number; // AY 2025-26, 2024-25
  additional_house?: number; // AY 2025-26, 2024-25
  additional_business?: number; // AY 2025-26, 2024-25
  additional_gains?: number; // AY 2025-26, 2024-25
  additional_sources?: number; // AY 2025-26, 2024-25
  additional_total?: number; // AY 2025-26, 2024-25
  last_income?: number; // AY 2025-26, 2024-25
  updated_income?: number; // AY 2025-26, 2024-25
  payable?: number; // AY 2025-26, 2024-25
  refundable?: number; // AY 2025-26, 2024-25
  last_payable?: number; // AY 2025-26, 2024-25
  refund_claimed?: number; // AY 2025-26, 2024-25
  refund_issued?: number; // AY 2025-26, 2024-25
  fee?: number; // AY 2025-26, 2024-25
  regular_tax?: number; // AY 2025-26, 2024-25
  aggregate_refund?: number; // AY 2025-26, 2024-25
  aggregate?: number; // AY 2025-26, 2024-25
  additional_tax?: number; // AY 2025-26, 2024-25
  net_payable?: number; // AY 2025-26, 2024-25
  payments?: Itr1UpdatedReturnPayments[]; // AY 2025-26, 2024-25
  total_payments?: number; // AY 2025-26, 2024-25
  unclaimed?: Itr1UpdatedReturnUnclaimed[]; // AY 2025-26, 2024-25
  total_unclaimed?: number; // AY 2025-26, 2024-25
  tax_paid?: number; // AY 2025-26, 2024-25
  tax_due?: number; // AY 2025-26, 2024-25
  relief_89?: number; // AY 2025-26, 2024-25
};

/** Other taxes not claimed in the earlier return */
export type Itr1UpdatedReturnUnclaimed = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Tax paid on the updated return */
export type Itr1UpdatedReturnPayments = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Later years in which the reduced amount was used */
export type Itr1UpdatedReturnReducedYears = {
  year?: '2026' | '2027'; // AY 2025-26, 2024-25
  revised?: 'Y' | 'N'; // AY 2025-26, 2024-25
  updated?: 'Y' | 'N'; // AY 2025-26, 2024-25
};

/** Reasons for updating income */
export type Itr1UpdatedReturnReasons = {
  reason?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'OTH'; // AY 2025-26, 2024-25
};

/** Contested readings */
export type Itr1Readings = {
  rebateIncomeTest?: 'total-income' | 'without-untaxed-112A' | 'slab-income';
  rebateNewOnSpecialRates?: 'denied' | 'allowed-except-112A';
  rebateOldOnSpecialRates?: 'allowed-except-112A' | 'denied';
  rebateRelief?: 'all-tax' | 'slab-tax';
  surchargeTest?: 'without-capped-income' | 'total-income';
  dividendTax?: 'average-rate' | 'top-slice';
  surchargeCapOnGains?: 'sections-named' | 'all-gains';
  exemptionLeft?: 'slab-income' | 'total-less-gains';
  exemptionAbsorption?: 'form-order' | 'highest-rate-first';
  exemption112A?: 'higher-rate-first' | 'lower-rate-first';
  newRegimeHouseLoss?: 'lapses' | 'carried-forward';
  lossOrder?: 'highest-rate-first' | 'form-order';
  lossAcrossHeads?: 'cheapest' | 'heads-first' | 'gains-first';
  landChoice?: 'tax-due' | 'sale-by-sale';
  presumptiveInstalment?: 'whole-tax' | 'presumptive-only';
  minimumTaxFloor?: 'with-claims' | 'always';
  minimumTaxOfSocieties?: 'above-threshold' | 'always';
  maximumMarginalSurcharge?: 'by-slab' | 'highest';
  taxRounding?: 'half-even' | 'half-up';
};

/** Tax return preparer */
export type Itr1ReturnPreparer = {
  number?: string;
  name?: string;
  reimbursement?: number;
};

/** Verification */
export type Itr1Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'S' | 'R';
  place?: string;
};

/** Tax computation */
export type Itr1Tax = {
  gross_total_income?: number;
  gross_total_income_with_112a?: number;
  allowed?: Itr1TaxAllowed;
  total_income?: number;
  tax?: number;
  rebate_87a?: number;
  tax_after_rebate?: number;
  cess?: number;
  total_tax_and_cess?: number;
  relief_89?: number;
  net_tax?: number;
  interest_234a?: number;
  interest_234b?: number;
  interest_234c?: number;
  fee_234f?: number;
  fee_234i?: number; // AY 2026-27
  total_interest?: number;
  total_liability?: number;
  balance_payable?: number;
  refund?: number;
};

/** Deductions allowed */
export type Itr1TaxAllowed = {
  sec_80c?: number;
  sec_80ccc?: number;
  sec_80ccd1?: number;
  sec_80ccd1b?: number;
  sec_80ccd2?: number;
  sec_80d?: number;
  sec_80dd?: number;
  sec_80ddb?: number;
  sec_80e?: number;
  sec_80ee?: number;
  sec_80eea?: number;
  sec_80eeb?: number;
  sec_80g?: number;
  sec_80gg?: number;
  sec_80gga?: number;
  sec_80ggc?: number;
  sec_80u?: number;
  sec_80tta?: number;
  sec_80ttb?: number;
  sec_80cch?: number;
  total?: number;
};

/** Bank accounts */
export type Itr1BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH';
  is_refund_account?: boolean; // AY 2026-27, 2025-26
};

/** Taxes paid */
export type Itr1TaxesPaid = {
  total_tds_salary?: number;
  tds_other?: Itr1TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_tenant?: Itr1TaxesPaidTdsTenant[];
  total_tds_tenant?: number;
  tcs?: Itr1TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr1TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr1TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr1TaxesPaidTcs = {
  tan?: string;
  name?: string;
  gross_payment?: number;
  year?: '2025' | '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017' | '2016' | '2015' | '2014' | '2013' | '2012' | '2011' | '2010' | '2009' | '2008';
  tcs_collected?: number;
  tcs_claimed?: number;
};

/** TDS by a tenant and others (Form 16C) */
export type Itr1TaxesPaidTdsTenant = {
  tenant_pan?: string;
  tenant_aadhaar?: string;
  tenant_name?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P'; // AY 2026-27, 2025-26
  gross_receipt?: number;
  year?: '2025' | '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017';
  tds_deducted?: number;
  tds_claimed?: number;
};

/** TDS on income other than salary (Form 16A) */
export type Itr1TaxesPaidTdsOther = {
  tan?: string;
  name?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P'; // AY 2026-27, 2025-26
  gross_receipt?: number;
  year?: '2025' | '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017' | '2016' | '2015' | '2014' | '2013' | '2012' | '2011' | '2010' | '2009' | '2008';
  tds_deducted?: number;
  tds_claimed?: number;
};

/** Deductions under Chapter VI-A */
export type Itr1Deductions = {
  schedule_80c?: Itr1DeductionsSchedule80c[]; // AY 2026-27, 2025-26
  total_80c?: number; // AY 2026-27, 2025-26
  sec_80c?: number;
  pension_80ccc?: Itr1DeductionsPension80ccc[]; // AY 2026-27
  sec_80ccc?: number;
  sec_80ccd1?: number;
  sec_80ccd1b?: number;
  sec_80ccd2?: number;
  prans?: Itr1DeductionsPrans[]; // AY 2026-27
  schedule_80d?: Itr1DeductionsSchedule80d;
  sec_80d?: number;
  schedule_80dd?: Itr1DeductionsSchedule80dd;
  sec_80dd?: number;
  sec_80ddb_person?: '1' | '2';
  sec_80ddb_disease?: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n'; // AY 2026-27, 2025-26
  sec_80ddb?: number;
  loans_80e?: Itr1DeductionsLoans80e[]; // AY 2026-27, 2025-26
  total_80e?: number; // AY 2026-27, 2025-26
  sec_80e?: number;
  loans_80ee?: Itr1DeductionsLoans80ee[]; // AY 2026-27, 2025-26
  total_80ee?: number; // AY 2026-27, 2025-26
  sec_80ee?: number;
  stamp_value_80eea?: number; // AY 2026-27, 2025-26
  loans_80eea?: Itr1DeductionsLoans80eea[]; // AY 2026-27, 2025-26
  total_80eea?: number; // AY 2026-27, 2025-26
  sec_80eea?: number;
  loans_80eeb?: Itr1DeductionsLoans80eeb[]; // AY 2026-27, 2025-26
  total_80eeb?: number; // AY 2026-27, 2025-26
  sec_80eeb?: number;
  donations_80g_100?: Itr1DeductionsDonations80g100[];
  total_80g_100_cash?: number;
  total_80g_100_other?: number;
  total_80g_100?: number;
  total_80g_100_eligible?: number;
  donations_80g_50?: Itr1DeductionsDonations80g50[];
  total_80g_50_cash?: number;
  total_80g_50_other?: number;
  total_80g_50?: number;
  total_80g_50_eligible?: number;
  donations_80g_100_limit?: Itr1DeductionsDonations80g100Limit[];
  total_80g_100_limit_cash?: number;
  total_80g_100_limit_other?: number;
  total_80g_100_limit?: number;
  total_80g_100_limit_eligible?: number;
  donations_80g_50_limit?: Itr1DeductionsDonations80g50Limit[];
  total_80g_50_limit_cash?: number;
  total_80g_50_limit_other?: number;
  total_80g_50_limit?: number;
  total_80g_50_limit_eligible?: number;
  total_80g_cash?: number;
  total_80g_other?: number;
  total_80g?: number;
  total_80g_eligible?: number;
  sec_80g?: number;
  rent_80gg?: number;
  sec_80gg?: number;
  form_10ba?: string; // AY 2026-27, 2025-26
  donations_80gga?: Itr1DeductionsDonations80gga[];
  total_80gga_cash?: number;
  total_80gga_other?: number;
  total_80gga?: number;
  total_80gga_eligible?: number;
  sec_80gga?: number;
  contributions_80ggc?: Itr1DeductionsContributions80ggc[];
  total_80ggc_cash?: number;
  total_80ggc_other?: number;
  total_80ggc?: number;
  total_80ggc_eligible?: number;
  sec_80ggc?: number;
  schedule_80u?: Itr1DeductionsSchedule80u;
  sec_80u?: number;
  sec_80tta?: number;
  sec_80ttb?: number;
  sec_80cch?: number;
  total_claimed?: number;
  pran?: string; // AY 2025-26
};

/** Assessee with a disability */
export type Itr1DeductionsSchedule80u = {
  nature?: '1' | '2';
  type?: '1' | '2'; // AY 2026-27, 2025-26
  amount?: number;
  form_10ia?: string;
  udid?: string;
  form_10ia_date?: string; // AY 2024-25
};

/** Contributions to political parties */
export type Itr1DeductionsContributions80ggc = {
  date?: string;
  party_name?: string; // AY 2026-27
  party_pan?: string; // AY 2026-27
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Donations for research or rural development */
export type Itr1DeductionsDonations80gga = {
  clause?: '80GGA2a' | '80GGA2aa' | '80GGA2b' | '80GGA2bb' | '80GGA2c' | '80GGA2cc' | '80GGA2d' | '80GGA2e';
  donee_name?: string;
  donee_pan?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  total?: number;
  eligible?: number;
};

/** Donations deductible by half within the limit */
export type Itr1DeductionsDonations80g50Limit = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string; // AY 2026-27
  ifsc_code?: string; // AY 2026-27
  total?: number;
  eligible?: number;
};

/** Donations deductible in full within the limit */
export type Itr1DeductionsDonations80g100Limit = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string; // AY 2026-27
  ifsc_code?: string; // AY 2026-27
  total?: number;
  eligible?: number;
};

/** Donations deductible by half */
export type Itr1DeductionsDonations80g50 = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string; // AY 2026-27
  ifsc_code?: string; // AY 2026-27
  total?: number;
  eligible?: number;
};

/** Donations deductible in full */
export type Itr1DeductionsDonations80g100 = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string; // AY 2026-27
  ifsc_code?: string; // AY 2026-27
  total?: number;
  eligible?: number;
};

/** Loans for electric vehicles */
export type Itr1DeductionsLoans80eeb = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
  vehicle_number?: string; // AY 2026-27, 2025-26
};

/** Housing loans sanctioned from 1 April 2019 to 31 March 2022 */
export type Itr1DeductionsLoans80eea = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Housing loans sanctioned in FY 2016-17 */
export type Itr1DeductionsLoans80ee = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Loans for higher education */
export type Itr1DeductionsLoans80e = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Dependant with a disability */
export type Itr1DeductionsSchedule80dd = {
  nature?: '1' | '2';
  type?: '1' | '2'; // AY 2026-27, 2025-26
  amount?: number;
  dependant?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
  dependant_pan?: string;
  dependant_aadhaar?: string;
  form_10ia?: string;
  udid?: string;
  form_10ia_date?: string; // AY 2024-25
};

/** Health insurance and medical expenditure */
export type Itr1DeductionsSchedule80d = {
  self_senior?: 'N' | 'Y' | 'S';
  self_policies?: Itr1DeductionsSchedule80dSelfPolicies[]; // AY 2026-27, 2025-26
  self_premium?: number;
  self_premium_total?: number; // AY 2026-27, 2025-26
  self_checkup?: number;
  self_allowed?: number;
  self_senior_policies?: Itr1DeductionsSchedule80dSelfSeniorPolicies[]; // AY 2026-27, 2025-26
  self_senior_premium?: number;
  self_senior_premium_total?: number; // AY 2026-27, 2025-26
  self_senior_checkup?: number;
  self_senior_medical?: number;
  self_senior_allowed?: number;
  parents_senior?: 'N' | 'Y' | 'P';
  parents_policies?: Itr1DeductionsSchedule80dParentsPolicies[]; // AY 2026-27, 2025-26
  parents_premium?: number;
  parents_premium_total?: number; // AY 2026-27, 2025-26
  parents_checkup?: number;
  parents_allowed?: number;
  parents_senior_policies?: Itr1DeductionsSchedule80dParentsSeniorPolicies[]; // AY 2026-27, 2025-26
  parents_senior_premium?: number;
  parents_senior_premium_total?: number; // AY 2026-27, 2025-26
  parents_senior_checkup?: number;
  parents_senior_medical?: number;
  parents_senior_allowed?: number;
  eligible?: number;
};

/** Policies of parents, senior citizens */
export type Itr1DeductionsSchedule80dParentsSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of parents */
export type Itr1DeductionsSchedule80dParentsPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family with a senior citizen */
export type Itr1DeductionsSchedule80dSelfSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family */
export type Itr1DeductionsSchedule80dSelfPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** PRAN */
export type Itr1DeductionsPrans = {
  number?: string; // AY 2026-27
};

/** Contributions to pension funds */
export type Itr1DeductionsPension80ccc = {
  identifier_type?: 'PRAN' | 'OTHPRAN'; // AY 2026-27
  identifier?: string; // AY 2026-27
  amount?: number; // AY 2026-27
};

/** Payments under section 80C */
export type Itr1DeductionsSchedule80c = {
  nature?: 'ppf' | 'epf' | 'elss' | 'life_insurance' | 'housing_loan_principal' | 'nsc' | 'tuition_fees' | 'sukanya_samriddhi' | 'tax_saver_deposit' | 'other'; // AY 2026-27, 2025-26
  amount?: number; // AY 2026-27, 2025-26
  identification?: string; // AY 2026-27, 2025-26
};

/** Exempt income */
export type Itr1ExemptIncome = {
  rows?: Itr1ExemptIncomeRows[];
  total?: number;
  ltcg_112a?: Itr1ExemptIncomeLtcg112a; // AY 2026-27, 2025-26
};

/** Long-term capital gains on listed shares and equity funds */
export type Itr1ExemptIncomeLtcg112a = {
  sale_consideration?: number; // AY 2026-27, 2025-26
  cost?: number; // AY 2026-27, 2025-26
  gain?: number; // AY 2026-27, 2025-26
};

/** Exempt income, for reporting only */
export type Itr1ExemptIncomeRows = {
  category?: 'AGRI' | 'GOVC' | 'ISI' | 'SSRA' | 'SRSC' | 'SRST' | 'SRPC' | 'OTH'; // AY 2026-27
  sub_category?: '10(1)' | '10(30)' | '10(31)' | '10(10BB)' | '10(10BC)' | '10(17A)' | '10(12AB)' | '10(15)' | '10(23FBB)' | '10(23FD)' | '10(35)' | '10(35A)' | '10(12C)' | '10(18)' | '10(19)' | '10(23AA)' | 'DMD' | '10(32)' | '10(43)' | '10(19A)' | '10(26)' | '10(26AAA)' | '10(10D)' | '10(11)' | '10(11A)' | '10(12)' | '10(12A)' | '10(12AA)' | '10(12B)' | '10(12BA)' | '10(13)' | '10(25)' | '10(44)' | '10(2)' | '10(16)' | 'Incmexmptcircular' | 'Incmexmptnotification' | 'Receiptnotincme'; // AY 2026-27
  description?: string;
  amount?: number;
  nature?: 'AGRI' | '10(10BC)' | '10(10D)' | '10(11)' | '10(12)' | '10(12C)' | '10(13)' | '10(16)' | '10(17)' | '10(17A)' | '10(18)' | 'DMDP' | '10(19)' | '10(26)' | '10(26AAA)' | 'OTH'; // AY 2025-26, 2024-25
};

/** Income from other sources */
export type Itr1OtherSources = {
  interest_from_savings?: number;
  interest_from_deposits?: number;
  interest_on_refund?: number;
  family_pension?: number;
  dividend_income?: number;
  dividend_quarters?: Itr1OtherSourcesDividendQuarters;
  pf_interest_10_11_first?: number;
  pf_interest_10_11_second?: number;
  pf_interest_10_12_first?: number;
  pf_interest_10_12_second?: number;
  others?: Itr1OtherSourcesOthers[];
  family_pension_deduction?: number;
  income?: number;
  retirement_notified_rows?: Itr1OtherSourcesRetirementNotifiedRows[]; // AY 2025-26, 2024-25
  retirement_notified?: number; // AY 2025-26, 2024-25
  retirement_quarters?: Itr1OtherSourcesRetirementQuarters; // AY 2025-26, 2024-25
  retirement_other?: number; // AY 2025-26, 2024-25
  relief_89a?: number; // AY 2025-26, 2024-25
};

/** Quarterly break-up of the taxable part */
export type Itr1OtherSourcesRetirementQuarters = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Retirement accounts in notified countries */
export type Itr1OtherSourcesRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA'; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Any other income */
export type Itr1OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Quarterly break-up of dividend */
export type Itr1OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** House property */
export type Itr1HouseProperty = {
  properties?: Itr1HousePropertyProperties[]; // AY 2026-27
  income?: number;
  property_type?: 'S' | 'L' | 'D'; // AY 2025-26, 2024-25
  gross_annual_value?: number; // AY 2025-26, 2024-25
  municipal_taxes_paid?: number; // AY 2025-26, 2024-25
  annual_value?: number; // AY 2025-26, 2024-25
  standard_deduction_30?: number; // AY 2025-26, 2024-25
  interest_on_loan?: number; // AY 2025-26, 2024-25
  loans?: Itr1HousePropertyLoans[]; // AY 2025-26
  total_loan_interest?: number; // AY 2025-26
  arrears?: number; // AY 2025-26, 2024-25
};

/** Loans for the property */
export type Itr1HousePropertyLoans = {
  lender?: 'B' | 'I'; // AY 2025-26
  lender_name?: string; // AY 2025-26
  account_number?: string; // AY 2025-26
  sanction_date?: string; // AY 2025-26
  loan_amount?: number; // AY 2025-26
  outstanding?: number; // AY 2025-26
  interest?: number; // AY 2025-26
  purpose?: 'acquisition' | 'construction' | 'repair'; // AY 2025-26
  completed_on?: string; // AY 2025-26
  interest_current?: number; // AY 2025-26
  interest_before?: number; // AY 2025-26
};

/** Properties */
export type Itr1HousePropertyProperties = {
  address?: string; // AY 2026-27
  city?: string; // AY 2026-27
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99'; // AY 2026-27
  country?: string; // AY 2026-27
  pincode?: string; // AY 2026-27
  zip_code?: string; // AY 2026-27
  owner?: 'SE' | 'MI' | 'SP' | 'OT'; // AY 2026-27
  owner_other?: string; // AY 2026-27
  co_owned?: 'YES' | 'NO'; // AY 2026-27
  own_share?: number; // AY 2026-27
  co_owners?: Itr1HousePropertyPropertiesCoOwners[]; // AY 2026-27
  property_type?: 'S' | 'L' | 'D'; // AY 2026-27
  tenants?: Itr1HousePropertyPropertiesTenants[]; // AY 2026-27
  gross_annual_value?: number; // AY 2026-27
  unrealized_rent?: number; // AY 2026-27
  municipal_taxes_paid?: number; // AY 2026-27
  unrealized_and_taxes?: number; // AY 2026-27
  annual_value?: number; // AY 2026-27
  own_annual_value?: number; // AY 2026-27
  standard_deduction_30?: number; // AY 2026-27
  interest_on_loan?: number; // AY 2026-27
  loans?: Itr1HousePropertyPropertiesLoans[]; // AY 2026-27
  total_loan_interest?: number; // AY 2026-27
  total_deductions?: number; // AY 2026-27
  arrears?: number; // AY 2026-27
  income?: number; // AY 2026-27
};

/** Loans for the property */
export type Itr1HousePropertyPropertiesLoans = {
  lender?: 'B' | 'I'; // AY 2026-27
  lender_name?: string; // AY 2026-27
  account_number?: string; // AY 2026-27
  sanction_date?: string; // AY 2026-27
  loan_amount?: number; // AY 2026-27
  outstanding?: number; // AY 2026-27
  interest?: number; // AY 2026-27
  purpose?: 'acquisition' | 'construction' | 'repair'; // AY 2026-27
  completed_on?: string; // AY 2026-27
  interest_current?: number; // AY 2026-27
  interest_before?: number; // AY 2026-27
};

/** Tenants */
export type Itr1HousePropertyPropertiesTenants = {
  name?: string; // AY 2026-27
  pan?: string; // AY 2026-27
  aadhaar?: string; // AY 2026-27
  pan_or_tan?: string; // AY 2026-27
};

/** Co-owners */
export type Itr1HousePropertyPropertiesCoOwners = {
  name?: string; // AY 2026-27
  pan?: string; // AY 2026-27
  aadhaar?: string; // AY 2026-27
  share?: number; // AY 2026-27
};

/** Salary and pension */
export type Itr1Salary = {
  employers?: Itr1SalaryEmployers[];
  salary_17_1?: number;
  perquisites?: number;
  profit_in_lieu_salary?: number;
  gross_salary?: number;
  hra?: Itr1SalaryHra; // AY 2026-27, 2025-26
  exempt_allowances?: Itr1SalaryExemptAllowances[];
  total_exempt_allowances?: number;
  net_salary?: number;
  standard_deduction?: number;
  entertainment_allowance?: number;
  professional_tax?: number;
  deductions_16?: number;
  income?: number;
  retirement_notified_rows?: Itr1SalaryRetirementNotifiedRows[]; // AY 2025-26, 2024-25
  retirement_notified?: number; // AY 2025-26, 2024-25
  retirement_other?: number; // AY 2025-26, 2024-25
  relief_89a?: number; // AY 2025-26, 2024-25
};

/** Retirement accounts in notified countries */
export type Itr1SalaryRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA'; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Allowances exempt under section 10 */
export type Itr1SalaryExemptAllowances = {
  nature?: '10(5)' | '10(6)' | '10(7)' | '10(10)' | '10(10A)' | '10(10AA)' | '10(10B)(i)' | '10(10B)(ii)' | '10(10C)' | '10(10CC)' | '10(13A)' | '10(14)(i)' | '10(14)(ii)' | '10(14)(i)(115BAC)' | '10(14)(ii)(115BAC)' | 'EIC' | '10(17)' | 'OTH';
  amount?: number;
  description?: string; // AY 2025-26, 2024-25
};

/** House rent allowance */
export type Itr1SalaryHra = {
  place_of_work?: '1' | '2'; // AY 2026-27, 2025-26
  hra_received?: number; // AY 2026-27, 2025-26
  rent_paid?: number; // AY 2026-27, 2025-26
  salary_17_1?: number; // AY 2026-27, 2025-26
  basic_salary?: number; // AY 2026-27, 2025-26
  da?: number; // AY 2026-27, 2025-26
  rent_over_tenth?: number; // AY 2026-27, 2025-26
  half_or_two_fifths?: number; // AY 2026-27, 2025-26
  hra_exempt?: number; // AY 2026-27, 2025-26
};

/** Employers */
export type Itr1SalaryEmployers = {
  employer_name?: string;
  employer_tan?: string;
  salary_17_1?: number;
  basic_salary?: number;
  da?: number;
  hra?: number;
  lta?: number;
  other_allowances?: number;
  perquisites?: number;
  profit_in_lieu_salary?: number;
  income_chargeable?: number;
  income_for_tds?: number;
  tds_deducted?: number;
};

/** Conditions for ITR-1 */
export type Itr1Conditions = {
  partner_in_firm?: boolean;
  unlisted_shares?: boolean;
  director?: boolean;
  esop_deferred?: boolean;
  foreign_assets?: boolean;
  foreign_income?: boolean;
  signing_authority?: boolean;
  pti_115u?: boolean;
  pti_115u_amount?: number;
  pti_115ua?: boolean;
  pti_115ua_amount?: number;
  pti_115ub?: boolean;
  pti_115ub_amount?: number;
};

/** Filing status */
export type Itr1Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '21';
  return_type?: string;
  filing_date?: string;
  opt_out_new_tax_regime?: 'Y' | 'N';
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  seventh_proviso?: 'Y' | 'N';
  travel_over_2_lakh?: 'Y' | 'N';
  travel_amount?: number;
  electricity_over_1_lakh?: 'Y' | 'N';
  electricity_amount?: number;
  other_conditions?: 'Y' | 'N';
  other_conditions_details?: Itr1FilingOtherConditionsDetails[];
  is_representative?: 'Y' | 'N'; // AY 2026-27
  representative?: Itr1FilingRepresentative; // AY 2026-27
};

/** Representative */
export type Itr1FilingRepresentative = {
  name?: string; // AY 2026-27
  email?: string; // AY 2026-27
  mobile_country_code?: string; // AY 2026-27
  mobile?: string; // AY 2026-27
};

/** Conditions of clause (iv) */
export type Itr1FilingOtherConditionsDetails = {
  nature?: '1' | '2';
  amount?: number;
};

/** Personal information */
export type Itr1Personal = {
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  pan_number?: string;
  aadhar_number?: string;
  date_of_birth?: string;
  employer_category?: 'CGOV' | 'SGOV' | 'PSU' | 'PE' | 'PESG' | 'PEPS' | 'PEO' | 'OTH' | 'NA';
  mobile_country_code?: string;
  mobile?: string;
  email?: string;
  second_mobile_country_code?: string; // AY 2026-27
  second_mobile?: string; // AY 2026-27
  second_email?: string; // AY 2026-27
  address?: Itr1PersonalAddress;
  same_secondary_address?: 'Y' | 'N'; // AY 2026-27
  alternate_address?: Itr1PersonalAlternateAddress; // AY 2026-27
};

/** Secondary address */
export type Itr1PersonalAlternateAddress = {
  flat_no?: string; // AY 2026-27
  building_name?: string; // AY 2026-27
  road?: string; // AY 2026-27
  locality?: string; // AY 2026-27
  city?: string; // AY 2026-27
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99'; // AY 2026-27
  country?: string; // AY 2026-27
  pincode?: string; // AY 2026-27
  zip_code?: string; // AY 2026-27
};

/** Address */
export type Itr1PersonalAddress = {
  flat_no?: string;
  building_name?: string;
  road?: string;
  locality?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};
