// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-2, AY 2026-27, 2025-26, 2024-25: any part may be missing. */
export type Itr2 = {
  personal?: Itr2Personal;
  filing?: Itr2Filing;
  salary?: Itr2Salary;
  house_property?: Itr2HouseProperty;
  capital_gains?: Itr2CapitalGains;
  schedule_112a?: Itr2Schedule112a;
  schedule_115ad?: Itr2Schedule115ad;
  schedule_vda?: Itr2ScheduleVda;
  other_sources?: Itr2OtherSources;
  pass_through?: Itr2PassThrough;
  included_income?: Itr2IncludedIncome;
  exempt_income?: Itr2ExemptIncome;
  carried_losses?: Itr2CarriedLosses;
  current_losses?: Itr2CurrentLosses;
  brought_losses?: Itr2BroughtLosses;
  amt?: Itr2Amt;
  amtc?: Itr2Amtc;
  deductions?: Itr2Deductions;
  foreign_income?: Itr2ForeignIncome;
  tax_relief?: Itr2TaxRelief;
  foreign_assets?: Itr2ForeignAssets;
  communion?: Itr2Communion;
  assets?: Itr2Assets;
  taxes_paid?: Itr2TaxesPaid;
  bank_in_india?: 'Y' | 'N';
  bank_accounts?: Itr2BankAccounts[];
  foreign_bank_accounts?: Itr2ForeignBankAccounts[];
  special_income?: Itr2SpecialIncome;
  total_income?: Itr2TotalIncome;
  tax?: Itr2Tax;
  deferred_tax?: Itr2DeferredTax;
  verification?: Itr2Verification;
  return_preparer?: Itr2ReturnPreparer;
  readings?: Itr2Readings;
  updated_return?: Itr2UpdatedReturn; // AY 2025-26, 2024-25
};

/** Updated return */
export type Itr2UpdatedReturn = {
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
  reasons?: Itr2UpdatedReturnReasons[]; // AY 2025-26, 2024-25
  period?: '1' | '2' | '3' | '4'; // AY 2025-26, 2024-25
  reduces?: 'Y' | 'N'; // AY 2025-26, 2024-25
  reduced_years?: Itr2UpdatedReturnReducedYears[]; // AY 2025-26, 2024-25
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
  payments?: Itr2UpdatedReturnPayments[]; // AY 2025-26, 2024-25
  total_payments?: number; // AY 2025-26, 2024-25
  unclaimed?: Itr2UpdatedReturnUnclaimed[]; // AY 2025-26, 2024-25
  total_unclaimed?: number; // AY 2025-26, 2024-25
  tax_paid?: number; // AY 2025-26, 2024-25
  tax_due?: number; // AY 2025-26, 2024-25
  relief_89?: number; // AY 2025-26, 2024-25
};

/** Other taxes not claimed in the earlier return */
export type Itr2UpdatedReturnUnclaimed = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Tax paid on the updated return */
export type Itr2UpdatedReturnPayments = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Later years in which the reduced amount was used */
export type Itr2UpdatedReturnReducedYears = {
  year?: '2026' | '2027'; // AY 2025-26, 2024-25
  revised?: 'Y' | 'N'; // AY 2025-26, 2024-25
  updated?: 'Y' | 'N'; // AY 2025-26, 2024-25
};

/** Reasons for updating income */
export type Itr2UpdatedReturnReasons = {
  reason?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'OTH'; // AY 2025-26, 2024-25
};

/** Contested readings */
export type Itr2Readings = {
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
export type Itr2ReturnPreparer = {
  number?: string;
  name?: string;
  reimbursement?: number;
};

/** Verification */
export type Itr2Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'S' | 'R' | 'K' | 'A';
  date?: string;
  place?: string;
};

/** Tax deferred on shares of a start-up */
export type Itr2DeferredTax = {
  startup_pan?: string;
  dpiit_number?: string;
  ay_2122?: Itr2DeferredTaxAy2122;
  ay_2223?: Itr2DeferredTaxAy2223;
  ay_2324?: Itr2DeferredTaxAy2324;
  ay_2425?: Itr2DeferredTaxAy2425; // AY 2026-27, 2025-26
  ay_2526?: Itr2DeferredTaxAy2526; // AY 2026-27
  current?: Itr2DeferredTaxCurrent;
  total?: number;
};

/** 2026-27 */
export type Itr2DeferredTaxCurrent = {
  assessment_year?: '2026-27' | '2025-26' | '2024-25';
  carried_forward?: number;
};

/** 2025-26 */
export type Itr2DeferredTaxAy2526 = {
  assessment_year?: '2025-26'; // AY 2026-27
  brought_forward?: number; // AY 2026-27
  sold?: 'FS' | 'PS' | 'NS'; // AY 2026-27
  sales?: Itr2DeferredTaxAy2526Sales[]; // AY 2026-27
  ceased?: 'Y' | 'N'; // AY 2026-27
  ceased_on?: string; // AY 2026-27
  attributed?: number; // AY 2026-27
  payable?: number; // AY 2026-27
  carried_forward?: number; // AY 2026-27
};

/** Sales */
export type Itr2DeferredTaxAy2526Sales = {
  date?: string; // AY 2026-27
  amount?: number; // AY 2026-27
};

/** 2024-25 */
export type Itr2DeferredTaxAy2425 = {
  assessment_year?: '2024-25'; // AY 2026-27, 2025-26
  brought_forward?: number; // AY 2026-27, 2025-26
  sold?: 'FS' | 'PS' | 'NS'; // AY 2026-27, 2025-26
  sales?: Itr2DeferredTaxAy2425Sales[]; // AY 2026-27, 2025-26
  ceased?: 'Y' | 'N'; // AY 2026-27, 2025-26
  ceased_on?: string; // AY 2026-27, 2025-26
  attributed?: number; // AY 2026-27, 2025-26
  payable?: number; // AY 2026-27, 2025-26
  carried_forward?: number; // AY 2026-27, 2025-26
};

/** Sales */
export type Itr2DeferredTaxAy2425Sales = {
  date?: string; // AY 2026-27, 2025-26
  amount?: number; // AY 2026-27, 2025-26
};

/** 2023-24 */
export type Itr2DeferredTaxAy2324 = {
  assessment_year?: '2023-24';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr2DeferredTaxAy2324Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr2DeferredTaxAy2324Sales = {
  date?: string;
  amount?: number;
};

/** 2022-23 */
export type Itr2DeferredTaxAy2223 = {
  assessment_year?: '2022-23';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr2DeferredTaxAy2223Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr2DeferredTaxAy2223Sales = {
  date?: string;
  amount?: number;
};

/** 2021-22 */
export type Itr2DeferredTaxAy2122 = {
  assessment_year?: '2021-22';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr2DeferredTaxAy2122Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr2DeferredTaxAy2122Sales = {
  date?: string;
  amount?: number;
};

/** Tax computation */
export type Itr2Tax = {
  minimum_tax?: number;
  minimum_surcharge?: number;
  minimum_cess?: number;
  minimum_total?: number;
  normal?: number;
  special?: number;
  agricultural_rebate?: number;
  tax?: number;
  rebate_87a?: number;
  tax_after_rebate?: number;
  surcharge_115bbe_before?: number;
  surcharge_before?: number;
  surcharge_115bbe?: number;
  surcharge?: number;
  total_surcharge?: number;
  cess?: number;
  gross_liability?: number;
  gross_payable?: number;
  deferral?: Itr2TaxDeferral;
  credit_115jd?: number;
  after_credit?: number;
  relief_89?: number;
  relief_90?: number;
  relief_91?: number;
  total_relief?: number;
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
  foreign_assets?: 'YES' | 'NO';
};

/** Tax on shares of a start-up */
export type Itr2TaxDeferral = {
  on_perquisite?: number;
  deferred?: number;
  payable_now?: number;
};

/** Total income */
export type Itr2TotalIncome = {
  salary?: number;
  house_property?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  short_term?: number;
  lt12_5?: number; // AY 2026-27, 2025-26
  lt_dtaa?: number;
  long_term?: number;
  gains?: number;
  virtual_assets?: number;
  capital_gains?: number;
  sources_normal?: number;
  sources_special?: number;
  race_horses?: number;
  other_sources?: number;
  heads?: number;
  current_losses?: number;
  after_current?: number;
  brought_losses?: number;
  gross_total_income?: number;
  special_in_gross?: number;
  deductions?: number;
  total_income?: number;
  special_income?: number;
  agricultural?: number;
  aggregate?: number;
  losses_carried?: number;
  deemed_income?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Income at special rates */
export type Itr2SpecialIncome = {
  rows?: Itr2SpecialIncomeRows[];
  income?: number;
  tax?: number;
};

/** Incomes at special rates */
export type Itr2SpecialIncomeRows = {
  code?: string;
  rate?: number;
  income?: number;
  tax?: number;
};

/** Foreign bank accounts for the refund */
export type Itr2ForeignBankAccounts = {
  swift?: string;
  bank_name?: string;
  iban?: string;
  country?: string;
};

/** Bank accounts */
export type Itr2BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH' | 'CGAS';
  is_refund_account?: boolean;
};

/** Taxes paid */
export type Itr2TaxesPaid = {
  tds_salary?: Itr2TaxesPaidTdsSalary[];
  total_tds_salary?: number;
  tds_other?: Itr2TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_buyer_tenant?: Itr2TaxesPaidTdsBuyerTenant[];
  total_tds_buyer_tenant?: number;
  tcs?: Itr2TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr2TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr2TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr2TaxesPaidTcs = {
  credit_of?: '1' | '2';
  other_pan?: string;
  tan?: string;
  year?: '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017' | '2016' | '2015' | '2014' | '2013' | '2012' | '2011' | '2010' | '2009' | '2008';
  brought_forward?: number;
  collected?: number;
  other_collected?: number;
  tcs_claimed?: number;
  claimed_other?: number;
  claimed_pan?: string;
  carried_forward?: number;
};

/** TDS by a buyer, tenant and others (Forms 16B to 16E) */
export type Itr2TaxesPaidTdsBuyerTenant = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  deductor_pan?: string;
  deductor_aadhaar?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P'; // AY 2026-27, 2025-26
  year?: '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017' | '2016' | '2015' | '2014' | '2013' | '2012' | '2011' | '2010' | '2009' | '2008';
  brought_forward?: number;
  deducted?: number;
  other_income?: number;
  other_deducted?: number;
  tds_claimed?: number;
  claimed_income?: number;
  claimed_other?: number;
  claimed_pan?: string;
  claimed_aadhaar?: string;
  gross_receipt?: number;
  head?: 'HP' | 'CG' | 'OS' | 'EI';
  carried_forward?: number;
};

/** TDS on income other than salary (Form 16A) */
export type Itr2TaxesPaidTdsOther = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  tan?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P'; // AY 2026-27, 2025-26
  year?: '2024' | '2023' | '2022' | '2021' | '2020' | '2019' | '2018' | '2017' | '2016' | '2015' | '2014' | '2013' | '2012' | '2011' | '2010' | '2009' | '2008';
  brought_forward?: number;
  deducted?: number;
  other_income?: number;
  other_deducted?: number;
  tds_claimed?: number;
  claimed_income?: number;
  claimed_other?: number;
  claimed_pan?: string;
  claimed_aadhaar?: string;
  gross_receipt?: number;
  head?: 'HP' | 'CG' | 'OS' | 'EI' | 'NA';
  carried_forward?: number;
};

/** TDS from salary (Form 16) */
export type Itr2TaxesPaidTdsSalary = {
  employer_tan?: string;
  employer_name?: string;
  income?: number;
  tds_deducted?: number;
};

/** Assets and liabilities at the end of the year */
export type Itr2Assets = {
  immovable?: Itr2AssetsImmovable[];
  deposits?: number;
  shares?: number;
  insurance?: number;
  loans?: number;
  cash?: number;
  jewellery?: number;
  art?: number;
  vehicles?: number;
  liabilities?: number;
};

/** Immovable assets */
export type Itr2AssetsImmovable = {
  description?: string;
  address?: Itr2AssetsImmovableAddress;
  amount?: number;
};

/** Address */
export type Itr2AssetsImmovableAddress = {
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

/** Apportionment between spouses under the Portuguese Civil Code */
export type Itr2Communion = {
  spouse?: string;
  spouse_pan?: string;
  spouse_aadhaar?: string;
  house_property?: Itr2CommunionHouseProperty;
  capital_gains?: Itr2CommunionCapitalGains;
  other_sources?: Itr2CommunionOtherSources;
  total?: Itr2CommunionTotal;
};

/** Total */
export type Itr2CommunionTotal = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Other sources */
export type Itr2CommunionOtherSources = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Capital gains */
export type Itr2CommunionCapitalGains = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** House property */
export type Itr2CommunionHouseProperty = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Foreign assets */
export type Itr2ForeignAssets = {
  deposits?: Itr2ForeignAssetsDeposits[];
  custodial?: Itr2ForeignAssetsCustodial[];
  equity?: Itr2ForeignAssetsEquity[];
  insurance?: Itr2ForeignAssetsInsurance[];
  financial?: Itr2ForeignAssetsFinancial[];
  property?: Itr2ForeignAssetsProperty[];
  capital_assets?: Itr2ForeignAssetsCapitalAssets[];
  signing_authority?: Itr2ForeignAssetsSigningAuthority[];
  trusts?: Itr2ForeignAssetsTrusts[];
  other_income?: Itr2ForeignAssetsOtherIncome[];
};

/** G. Other income from outside India */
export type Itr2ForeignAssetsOtherIncome = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  person?: string;
  address?: string;
  income?: number;
  income_nature?: string;
  taxable?: 'Y' | 'N';
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** F. Trusts outside India */
export type Itr2ForeignAssetsTrusts = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  trust?: string;
  address?: string;
  trustees?: string;
  trustees_address?: string;
  settlor?: string;
  settlor_address?: string;
  beneficiaries?: string;
  beneficiaries_address?: string;
  held_since?: string;
  taxable?: 'Y' | 'N';
  income?: number;
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** E. Accounts with signing authority */
export type Itr2ForeignAssetsSigningAuthority = {
  institution?: string;
  address?: string;
  country_name?: string;
  country?: string;
  zip_code?: string;
  holder?: string;
  account?: string;
  peak?: number;
  taxable?: 'Y' | 'N';
  income?: number;
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** D. Other capital assets */
export type Itr2ForeignAssetsCapitalAssets = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  nature?: string;
  ownership?: 'DIRECT' | 'BENEFICIAL_OWNER' | 'BENIFICIARY';
  acquired_on?: string;
  investment?: number;
  income?: number;
  income_nature?: string;
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** C. Immovable property */
export type Itr2ForeignAssetsProperty = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  address?: string;
  ownership?: 'DIRECT' | 'BENEFICIAL_OWNER' | 'BENIFICIARY';
  acquired_on?: string;
  investment?: number;
  income?: number;
  income_nature?: string;
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** B. Financial interest in an entity */
export type Itr2ForeignAssetsFinancial = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  entity_nature?: string;
  entity?: string;
  address?: string;
  interest?: 'DIRECT' | 'BENEFICIAL_OWNER' | 'BENIFICIARY';
  held_since?: string;
  investment?: number;
  income?: number;
  income_nature?: string;
  offered?: number;
  schedule?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** A4. Foreign cash value insurance or annuity contracts */
export type Itr2ForeignAssetsInsurance = {
  country_name?: string;
  country?: string;
  institution?: string;
  address?: string;
  zip_code?: string;
  contract_on?: string;
  value?: number;
  credited?: number;
};

/** A3. Foreign equity and debt interest */
export type Itr2ForeignAssetsEquity = {
  country_name?: string;
  country?: string;
  entity?: string;
  address?: string;
  zip_code?: string;
  nature?: string;
  acquired_on?: string;
  initial?: number;
  peak?: number;
  closing?: number;
  credited?: number;
  proceeds?: number;
};

/** A2. Foreign custodial accounts */
export type Itr2ForeignAssetsCustodial = {
  country_name?: string;
  country?: string;
  institution?: string;
  address?: string;
  zip_code?: string;
  account?: string;
  status?: 'OWNER' | 'BENEFICIAL_OWNER' | 'BENIFICIARY';
  opened_on?: string;
  peak?: number;
  closing?: number;
  credited?: number;
  nature?: 'I' | 'D' | 'S' | 'O' | 'N';
};

/** A1. Foreign depository accounts */
export type Itr2ForeignAssetsDeposits = {
  country_name?: string;
  country?: string;
  institution?: string;
  address?: string;
  zip_code?: string;
  account?: string;
  status?: 'OWNER' | 'BENEFICIAL_OWNER' | 'BENIFICIARY';
  opened_on?: string;
  peak?: number;
  closing?: number;
  interest?: number;
};

/** Tax relief for taxes paid outside India */
export type Itr2TaxRelief = {
  rows?: Itr2TaxReliefRows[];
  tax_paid?: number;
  relief?: number;
  relief_treaty?: number;
  relief_no_treaty?: number;
  refunded?: 'YES' | 'NO';
  refund_amount?: number;
  refund_year?: string;
};

/** Relief by country */
export type Itr2TaxReliefRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  tax_paid?: number;
  relief?: number;
  section?: string;
};

/** Income from outside India */
export type Itr2ForeignIncome = {
  rows?: Itr2ForeignIncomeRows[];
};

/** Countries */
export type Itr2ForeignIncomeRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  relief_section?: '90' | '90A' | '91';
  salary?: Itr2ForeignIncomeRowsSalary;
  house_property?: Itr2ForeignIncomeRowsHouseProperty;
  capital_gains?: Itr2ForeignIncomeRowsCapitalGains;
  other_sources?: Itr2ForeignIncomeRowsOtherSources;
  total?: Itr2ForeignIncomeRowsTotal;
};

/** Total of the country */
export type Itr2ForeignIncomeRowsTotal = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Other sources */
export type Itr2ForeignIncomeRowsOtherSources = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Capital gains */
export type Itr2ForeignIncomeRowsCapitalGains = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** House property */
export type Itr2ForeignIncomeRowsHouseProperty = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Salary */
export type Itr2ForeignIncomeRowsSalary = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Deductions under Chapter VI-A */
export type Itr2Deductions = {
  schedule_80c?: Itr2DeductionsSchedule80c[]; // AY 2026-27, 2025-26
  total_80c?: number; // AY 2026-27, 2025-26
  sec_80c?: number;
  pension_80ccc?: Itr2DeductionsPension80ccc[]; // AY 2026-27
  sec_80ccc?: number;
  sec_80ccd1?: number;
  sec_80ccd1b?: number;
  sec_80ccd2?: number;
  prans?: Itr2DeductionsPrans[]; // AY 2026-27
  schedule_80d?: Itr2DeductionsSchedule80d;
  sec_80d?: number;
  schedule_80dd?: Itr2DeductionsSchedule80dd;
  sec_80dd?: number;
  sec_80ddb_person?: '1' | '2';
  sec_80ddb_disease?: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n'; // AY 2026-27, 2025-26
  sec_80ddb?: number;
  loans_80e?: Itr2DeductionsLoans80e[]; // AY 2026-27, 2025-26
  total_80e?: number; // AY 2026-27, 2025-26
  sec_80e?: number;
  loans_80ee?: Itr2DeductionsLoans80ee[]; // AY 2026-27, 2025-26
  total_80ee?: number; // AY 2026-27, 2025-26
  sec_80ee?: number;
  stamp_value_80eea?: number; // AY 2026-27, 2025-26
  loans_80eea?: Itr2DeductionsLoans80eea[]; // AY 2026-27, 2025-26
  total_80eea?: number; // AY 2026-27, 2025-26
  sec_80eea?: number;
  loans_80eeb?: Itr2DeductionsLoans80eeb[]; // AY 2026-27, 2025-26
  total_80eeb?: number; // AY 2026-27, 2025-26
  sec_80eeb?: number;
  donations_80g_100?: Itr2DeductionsDonations80g100[];
  total_80g_100_cash?: number;
  total_80g_100_other?: number;
  total_80g_100?: number;
  total_80g_100_eligible?: number;
  donations_80g_50?: Itr2DeductionsDonations80g50[];
  total_80g_50_cash?: number;
  total_80g_50_other?: number;
  total_80g_50?: number;
  total_80g_50_eligible?: number;
  donations_80g_100_limit?: Itr2DeductionsDonations80g100Limit[];
  total_80g_100_limit_cash?: number;
  total_80g_100_limit_other?: number;
  total_80g_100_limit?: number;
  total_80g_100_limit_eligible?: number;
  donations_80g_50_limit?: Itr2DeductionsDonations80g50Limit[];
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
  donations_80gga?: Itr2DeductionsDonations80gga[];
  total_80gga_cash?: number;
  total_80gga_other?: number;
  total_80gga?: number;
  total_80gga_eligible?: number;
  sec_80gga?: number;
  contributions_80ggc?: Itr2DeductionsContributions80ggc[];
  total_80ggc_cash?: number;
  total_80ggc_other?: number;
  total_80ggc?: number;
  total_80ggc_eligible?: number;
  sec_80ggc?: number;
  schedule_80u?: Itr2DeductionsSchedule80u;
  sec_80u?: number;
  sec_80tta?: number;
  sec_80ttb?: number;
  sec_80cch?: number;
  total_claimed?: number;
  sec_80qqb?: number;
  sec_80rrb?: number;
  allowed?: Itr2DeductionsAllowed;
  pran?: string; // AY 2025-26
};

/** Deductions allowed */
export type Itr2DeductionsAllowed = {
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
  sec_80rrb?: number;
  sec_80qqb?: number;
  total?: number;
};

/** Assessee with a disability */
export type Itr2DeductionsSchedule80u = {
  nature?: '1' | '2';
  type?: '1' | '2'; // AY 2026-27, 2025-26
  amount?: number;
  form_10ia?: string;
  udid?: string;
  form_10ia_date?: string; // AY 2024-25
};

/** Contributions to political parties */
export type Itr2DeductionsContributions80ggc = {
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
export type Itr2DeductionsDonations80gga = {
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
export type Itr2DeductionsDonations80g50Limit = {
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
export type Itr2DeductionsDonations80g100Limit = {
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
export type Itr2DeductionsDonations80g50 = {
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
export type Itr2DeductionsDonations80g100 = {
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
export type Itr2DeductionsLoans80eeb = {
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
export type Itr2DeductionsLoans80eea = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Housing loans sanctioned in FY 2016-17 */
export type Itr2DeductionsLoans80ee = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Loans for higher education */
export type Itr2DeductionsLoans80e = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Dependant with a disability */
export type Itr2DeductionsSchedule80dd = {
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
export type Itr2DeductionsSchedule80d = {
  self_senior?: 'N' | 'Y' | 'S';
  self_policies?: Itr2DeductionsSchedule80dSelfPolicies[]; // AY 2026-27, 2025-26
  self_premium?: number;
  self_premium_total?: number; // AY 2026-27, 2025-26
  self_checkup?: number;
  self_allowed?: number;
  self_senior_policies?: Itr2DeductionsSchedule80dSelfSeniorPolicies[]; // AY 2026-27, 2025-26
  self_senior_premium?: number;
  self_senior_premium_total?: number; // AY 2026-27, 2025-26
  self_senior_checkup?: number;
  self_senior_medical?: number;
  self_senior_allowed?: number;
  parents_senior?: 'N' | 'Y' | 'P';
  parents_policies?: Itr2DeductionsSchedule80dParentsPolicies[]; // AY 2026-27, 2025-26
  parents_premium?: number;
  parents_premium_total?: number; // AY 2026-27, 2025-26
  parents_checkup?: number;
  parents_allowed?: number;
  parents_senior_policies?: Itr2DeductionsSchedule80dParentsSeniorPolicies[]; // AY 2026-27, 2025-26
  parents_senior_premium?: number;
  parents_senior_premium_total?: number; // AY 2026-27, 2025-26
  parents_senior_checkup?: number;
  parents_senior_medical?: number;
  parents_senior_allowed?: number;
  eligible?: number;
};

/** Policies of parents, senior citizens */
export type Itr2DeductionsSchedule80dParentsSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of parents */
export type Itr2DeductionsSchedule80dParentsPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family with a senior citizen */
export type Itr2DeductionsSchedule80dSelfSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family */
export type Itr2DeductionsSchedule80dSelfPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** PRAN */
export type Itr2DeductionsPrans = {
  number?: string; // AY 2026-27
};

/** Contributions to pension funds */
export type Itr2DeductionsPension80ccc = {
  identifier_type?: 'PRAN' | 'OTHPRAN'; // AY 2026-27
  identifier?: string; // AY 2026-27
  amount?: number; // AY 2026-27
};

/** Payments under section 80C */
export type Itr2DeductionsSchedule80c = {
  nature?: 'ppf' | 'epf' | 'elss' | 'life_insurance' | 'housing_loan_principal' | 'nsc' | 'tuition_fees' | 'sukanya_samriddhi' | 'tax_saver_deposit' | 'other'; // AY 2026-27, 2025-26
  amount?: number; // AY 2026-27, 2025-26
  identification?: string; // AY 2026-27, 2025-26
};

/** Credit of alternate minimum tax */
export type Itr2Amtc = {
  tax_115jc?: number;
  tax_other?: number;
  available?: number;
  rows?: Itr2AmtcRows[];
  year?: string;
  current?: number;
  current_carried?: number;
  total_gross?: number;
  total_set_off?: number;
  total_brought?: number;
  total_used?: number;
  total_carried?: number;
  credit?: number;
  liability?: number;
};

/** Credit of earlier years */
export type Itr2AmtcRows = {
  year?: '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  gross?: number;
  set_off?: number;
  brought?: number;
  used?: number;
  carried?: number;
};

/** Alternate minimum tax */
export type Itr2Amt = {
  total_income?: number;
  deductions?: number;
  adjusted?: number;
  tax?: number;
};

/** Set-off of losses brought forward */
export type Itr2BroughtLosses = {
  edited?: 'Y' | 'N';
  salary?: Itr2BroughtLossesSalary;
  house_property?: Itr2BroughtLossesHouseProperty;
  st20?: Itr2BroughtLossesSt20; // AY 2026-27, 2025-26
  st30?: Itr2BroughtLossesSt30;
  st_app?: Itr2BroughtLossesStApp;
  st_dtaa?: Itr2BroughtLossesStDtaa;
  lt12_5?: Itr2BroughtLossesLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr2BroughtLossesLtDtaa;
  other_sources?: Itr2BroughtLossesOtherSources;
  race_horses?: Itr2BroughtLossesRaceHorses;
  treaty_sources?: Itr2BroughtLossesTreatySources; // AY 2026-27
  total?: number;
  income?: number;
  st15?: Itr2BroughtLossesSt15; // AY 2025-26, 2024-25
  lt10?: Itr2BroughtLossesLt10; // AY 2025-26, 2024-25
  lt20?: Itr2BroughtLossesLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr2BroughtLossesLt20 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr2BroughtLossesLt10 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr2BroughtLossesSt15 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Other sources at treaty rates */
export type Itr2BroughtLossesTreatySources = {
  income?: number; // AY 2026-27
  remaining?: number; // AY 2026-27
};

/** Race horses */
export type Itr2BroughtLossesRaceHorses = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Other sources */
export type Itr2BroughtLossesOtherSources = {
  income?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr2BroughtLossesLtDtaa = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr2BroughtLossesLt125 = {
  income?: number; // AY 2026-27, 2025-26
  brought?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr2BroughtLossesStDtaa = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr2BroughtLossesStApp = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr2BroughtLossesSt30 = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr2BroughtLossesSt20 = {
  income?: number; // AY 2026-27, 2025-26
  brought?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** House property */
export type Itr2BroughtLossesHouseProperty = {
  income?: number;
  brought?: number;
  remaining?: number;
};

/** Salaries */
export type Itr2BroughtLossesSalary = {
  income?: number;
  remaining?: number;
};

/** Set-off of losses of the year */
export type Itr2CurrentLosses = {
  edited?: 'Y' | 'N';
  salary?: Itr2CurrentLossesSalary;
  house_property?: Itr2CurrentLossesHouseProperty;
  st20?: Itr2CurrentLossesSt20; // AY 2026-27, 2025-26
  st30?: Itr2CurrentLossesSt30;
  st_app?: Itr2CurrentLossesStApp;
  st_dtaa?: Itr2CurrentLossesStDtaa;
  lt12_5?: Itr2CurrentLossesLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr2CurrentLossesLtDtaa;
  other_sources?: Itr2CurrentLossesOtherSources;
  race_horses?: Itr2CurrentLossesRaceHorses;
  treaty_sources?: Itr2CurrentLossesTreatySources; // AY 2026-27
  house_loss?: number;
  sources_loss?: number;
  house_set_off?: number;
  sources_set_off?: number;
  house_left?: number;
  sources_left?: number;
  st15?: Itr2CurrentLossesSt15; // AY 2025-26, 2024-25
  lt10?: Itr2CurrentLossesLt10; // AY 2025-26, 2024-25
  lt20?: Itr2CurrentLossesLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr2CurrentLossesLt20 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr2CurrentLossesLt10 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr2CurrentLossesSt15 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Other sources at treaty rates */
export type Itr2CurrentLossesTreatySources = {
  income?: number; // AY 2026-27
  house_loss?: number; // AY 2026-27
  sources_loss?: number; // AY 2026-27
  remaining?: number; // AY 2026-27
};

/** Race horses */
export type Itr2CurrentLossesRaceHorses = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Other sources */
export type Itr2CurrentLossesOtherSources = {
  income?: number;
  house_loss?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr2CurrentLossesLtDtaa = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr2CurrentLossesLt125 = {
  income?: number; // AY 2026-27, 2025-26
  house_loss?: number; // AY 2026-27, 2025-26
  sources_loss?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr2CurrentLossesStDtaa = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr2CurrentLossesStApp = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr2CurrentLossesSt30 = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr2CurrentLossesSt20 = {
  income?: number; // AY 2026-27, 2025-26
  house_loss?: number; // AY 2026-27, 2025-26
  sources_loss?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** House property */
export type Itr2CurrentLossesHouseProperty = {
  income?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Salaries */
export type Itr2CurrentLossesSalary = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Losses brought and carried forward */
export type Itr2CarriedLosses = {
  year_8?: Itr2CarriedLossesYear8;
  year_7?: Itr2CarriedLossesYear7;
  year_6?: Itr2CarriedLossesYear6;
  year_5?: Itr2CarriedLossesYear5;
  year_4?: Itr2CarriedLossesYear4;
  year_3?: Itr2CarriedLossesYear3;
  year_2?: Itr2CarriedLossesYear2;
  year_1?: Itr2CarriedLossesYear1;
  earlier?: Itr2CarriedLossesEarlier;
  adjusted?: Itr2CarriedLossesAdjusted;
  current?: Itr2CarriedLossesCurrent;
  carried?: Itr2CarriedLossesCarried;
};

/** Total carried forward */
export type Itr2CarriedLossesCarried = {
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Loss of the year */
export type Itr2CarriedLossesCurrent = {
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Adjusted in Schedule BFLA */
export type Itr2CarriedLossesAdjusted = {
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total of earlier years */
export type Itr2CarriedLossesEarlier = {
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2025-26 */
export type Itr2CarriedLossesYear1 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2024-25 */
export type Itr2CarriedLossesYear2 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2023-24 */
export type Itr2CarriedLossesYear3 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2022-23 */
export type Itr2CarriedLossesYear4 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2021-22 */
export type Itr2CarriedLossesYear5 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
};

/** 2020-21 */
export type Itr2CarriedLossesYear6 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
};

/** 2019-20 */
export type Itr2CarriedLossesYear7 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
};

/** 2018-19 */
export type Itr2CarriedLossesYear8 = {
  filed_on?: string;
  house_property?: number;
  short_term?: number;
  long_term?: number;
};

/** Exempt income */
export type Itr2ExemptIncome = {
  interest?: number;
  agricultural_receipts?: number;
  agricultural_expenses?: number;
  agricultural_losses?: number;
  agricultural_income?: number;
  agricultural_land?: Itr2ExemptIncomeAgriculturalLand[];
  rows?: Itr2ExemptIncomeRows[];
  others?: number;
  treaty?: Itr2ExemptIncomeTreaty[];
  treaty_total?: number;
  pass_through?: number;
  total?: number;
};

/** Income not chargeable under a tax treaty */
export type Itr2ExemptIncomeTreaty = {
  amount?: number;
  nature?: string;
  country_name?: string;
  country?: string;
  article?: string;
  head?: 'SA' | 'HP' | 'CG' | 'OS';
  certificate?: 'Y' | 'N';
};

/** Other exempt income */
export type Itr2ExemptIncomeRows = {
  category?: 'AGRI' | 'GOVC' | 'ISI' | 'SSRA' | 'SRSC' | 'SRST' | 'SRPC' | 'OTH' | 'OTHN'; // AY 2026-27
  sub_category?: '10(30)' | '10(31)' | '10(10BB)' | '10(10BC)' | '10(17A)' | '10(12AB)' | '10(15)' | '10(23FBB)' | '10(23FD)' | '10(35)' | '10(35A)' | '10(12C)' | '10(18)' | '10(19)' | 'DMD' | '10(32)' | '10(43)' | '10(19A)' | '10(26)' | '10(26AAA)' | '10(10D)' | '10(11)' | '10(11A)' | '10(12)' | '10(12A)' | '10(12AA)' | '10(12B)' | '10(12BA)' | '10(13)' | '10(2)' | '10(16)' | 'Incmexmptcircular' | 'Incmexmptnotification' | 'Receiptnotincme' | '10(4)(i)' | '10(4)(ii)' | '10(4B)' | '10(4C)' | '10(4E)' | '10(4F)' | '10(4G)' | '10(6B)' | '10(6D)' | '10(8)' | '10(8A)' | '10(8B)' | '10(9)' | '10(23FBC)' | '10(33)' | '10(36)' | '10(37)' | '10(37A)'; // AY 2026-27
  description?: string;
  amount?: number;
  nature?: '10(10BC)' | '10(10D)' | '10(11)' | '10(12)' | '10(12C)' | '10(13)' | '10(16)' | '10(17)' | '10(17A)' | '10(18)' | 'DMDP' | '10(19)' | '10(26)' | '10(26AAA)' | 'OTH'; // AY 2025-26, 2024-25
};

/** Agricultural land */
export type Itr2ExemptIncomeAgriculturalLand = {
  district?: string;
  pincode?: string;
  acres?: number;
  owned?: 'O' | 'H';
  irrigated?: 'IRG' | 'RF';
};

/** Income of specified persons included */
export type Itr2IncludedIncome = {
  rows?: Itr2IncludedIncomeRows[];
};

/** Specified persons */
export type Itr2IncludedIncomeRows = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  relationship?: string;
  amount?: number;
  head?: 'SA' | 'HP' | 'CG' | 'OS' | 'EI';
};

/** Pass-through income */
export type Itr2PassThrough = {
  rows?: Itr2PassThroughRows[];
};

/** Business trusts and investment funds */
export type Itr2PassThroughRows = {
  kind?: 'A' | 'B';
  name?: string;
  pan?: string;
  house_property?: Itr2PassThroughRowsHouseProperty;
  short_term?: Itr2PassThroughRowsShortTerm;
  short_111a?: Itr2PassThroughRowsShort111a;
  short_other?: Itr2PassThroughRowsShortOther;
  long_term?: Itr2PassThroughRowsLongTerm;
  long_112a?: Itr2PassThroughRowsLong112a;
  long_other?: Itr2PassThroughRowsLongOther;
  other_sources?: Itr2PassThroughRowsOtherSources;
  dividend?: Itr2PassThroughRowsDividend;
  other?: Itr2PassThroughRowsOther;
  exempt?: Itr2PassThroughRowsExempt;
  exempt_23fbb?: Itr2PassThroughRowsExempt23fbb;
  exempt_b?: Itr2PassThroughRowsExemptB;
  exempt_c?: Itr2PassThroughRowsExemptC;
};

/** Exempt, a third section */
export type Itr2PassThroughRowsExemptC = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, another section */
export type Itr2PassThroughRowsExemptB = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, section 10(23FBB) */
export type Itr2PassThroughRowsExempt23fbb = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Income claimed exempt */
export type Itr2PassThroughRowsExempt = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, others */
export type Itr2PassThroughRowsOther = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, dividend */
export type Itr2PassThroughRowsDividend = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources */
export type Itr2PassThroughRowsOtherSources = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Long-term, others */
export type Itr2PassThroughRowsLongOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term, section 112A */
export type Itr2PassThroughRowsLong112a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term capital gains */
export type Itr2PassThroughRowsLongTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, others */
export type Itr2PassThroughRowsShortOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, section 111A */
export type Itr2PassThroughRowsShort111a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term capital gains */
export type Itr2PassThroughRowsShortTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** House property */
export type Itr2PassThroughRowsHouseProperty = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Income from other sources */
export type Itr2OtherSources = {
  dividend_income?: number;
  dividend_22e?: number;
  dividend_22f?: number; // AY 2026-27
  dividends?: number;
  interest_from_savings?: number;
  interest_from_deposits?: number;
  interest_on_refund?: number;
  pass_through?: number;
  pf_interest_10_11_first?: number;
  pf_interest_10_11_second?: number;
  pf_interest_10_12_first?: number;
  pf_interest_10_12_second?: number;
  other_interest?: number;
  interest?: number;
  plant_rent?: number;
  gift_money?: number;
  gift_property?: number;
  gift_property_inadequate?: number;
  gift_other?: number;
  gift_other_inadequate?: number;
  gifts?: number;
  family_pension?: number;
  retirement_notified_rows?: Itr2OtherSourcesRetirementNotifiedRows[];
  retirement_notified?: number;
  retirement_other?: number;
  retirement_earlier?: number;
  business_trust?: number;
  life_insurance?: number;
  others?: Itr2OtherSourcesOthers[];
  other_income?: number;
  gross?: number;
  lottery?: number;
  online_games?: number;
  cash_credits?: number;
  unexplained_investments?: number;
  unexplained_money?: number;
  undisclosed_investments?: number;
  unexplained_expenditure?: number;
  hundi?: number;
  unexplained?: number;
  provident_fund?: Itr2OtherSourcesProvidentFund[];
  provident_fund_income?: number;
  provident_fund_tax?: number;
  special_rows?: Itr2OtherSourcesSpecialRows[];
  special_total?: number;
  pass_through_rows?: Itr2OtherSourcesPassThroughRows[];
  pass_through_total?: number;
  treaty?: Itr2OtherSourcesTreaty[];
  treaty_total?: number;
  special_income?: number;
  expenses?: number;
  dividend_interest?: number;
  dividend_interest_allowed?: number;
  family_pension_deduction?: number;
  depreciation?: number;
  deductions?: number;
  not_deductible?: number;
  profits_59?: number;
  relief_89a?: number;
  balance?: number;
  total_without_horses?: number;
  horses?: Itr2OtherSourcesHorses;
  income?: number;
  lottery_quarters?: Itr2OtherSourcesLotteryQuarters;
  online_games_quarters?: Itr2OtherSourcesOnlineGamesQuarters;
  dividend_quarters?: Itr2OtherSourcesDividendQuarters;
  dividend_22f_quarters?: Itr2OtherSourcesDividend22fQuarters; // AY 2026-27
  dividend_115a1ai?: Itr2OtherSourcesDividend115a1ai;
  dividend_115a1aa?: Itr2OtherSourcesDividend115a1aa;
  dividend_115ac?: Itr2OtherSourcesDividend115ac;
  dividend_115aca?: Itr2OtherSourcesDividend115aca;
  dividend_115ad1i?: Itr2OtherSourcesDividend115ad1i;
  dividend_treaty?: Itr2OtherSourcesDividendTreaty;
  retirement_quarters?: Itr2OtherSourcesRetirementQuarters;
};

/** Retirement accounts by instalment */
export type Itr2OtherSourcesRetirementQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend at treaty rates by instalment */
export type Itr2OtherSourcesDividendTreaty = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividend115ad1i = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividend115aca = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividend115ac = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividend115a1aa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividend115a1ai = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend on buy-back by instalment */
export type Itr2OtherSourcesDividend22fQuarters = {
  upto_15_jun?: number; // AY 2026-27
  upto_15_sep?: number; // AY 2026-27
  upto_15_dec?: number; // AY 2026-27
  upto_15_mar?: number; // AY 2026-27
  upto_31_mar?: number; // AY 2026-27
};

/** Dividend by instalment */
export type Itr2OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Online games by instalment */
export type Itr2OtherSourcesOnlineGamesQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Lotteries, puzzles, races, games by instalment */
export type Itr2OtherSourcesLotteryQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Owning and maintaining race horses */
export type Itr2OtherSourcesHorses = {
  receipts?: number;
  expenses?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
};

/** Incomes under a tax treaty, included above */
export type Itr2OtherSourcesTreaty = {
  amount?: number;
  nature?: '1ai' | '1aiii' | '1b' | '1c' | '1d' | '2ai' | '2aii' | '2d' | '2e' | '1a';
  country_name?: string;
  country?: string;
  article?: string;
  treaty_rate?: number;
  certificate?: 'Y' | 'N';
  item?: '56i' | '56' | '562iii' | '562x' | '5BB' | '5BBJ' | '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5ACA1a' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea' | 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5ACA1a' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea' | '5BBC';
  act_rate?: number;
  rate?: number;
};

/** Pass-through incomes at special rates */
export type Itr2OtherSourcesPassThroughRows = {
  source?: 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5ACA1a' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea';
  amount?: number;
};

/** Other incomes at special rates */
export type Itr2OtherSourcesSpecialRows = {
  source?: '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5ACA1a' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea' | '5BBC';
  amount?: number;
};

/** Accumulated balance of a recognised provident fund */
export type Itr2OtherSourcesProvidentFund = {
  year?: '2000-01' | '2001-02' | '2002-03' | '2003-04' | '2004-05' | '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  income?: number;
  tax?: number;
};

/** Any other income */
export type Itr2OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Retirement accounts in notified countries */
export type Itr2OtherSourcesRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA';
  amount?: number;
};

/** Virtual digital assets */
export type Itr2ScheduleVda = {
  rows?: Itr2ScheduleVdaRows[];
  total?: number;
};

/** Transfers */
export type Itr2ScheduleVdaRows = {
  bought_on?: string;
  sold_on?: string;
  head?: 'CG';
  cost?: number;
  sale_value?: number;
  income?: number;
};

/** Listed shares of a non-resident with STT */
export type Itr2Schedule115ad = {
  rows?: Itr2Schedule115adRows[];
  sale_value?: number;
  cost?: number;
  purchase_cost?: number;
  lower_of_two?: number;
  fmv?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  total?: number; // AY 2026-27, 2025-26
  balance_before?: number; // AY 2025-26
  balance_after?: number; // AY 2025-26
};

/** Shares and units sold */
export type Itr2Schedule115adRows = {
  acquired?: 'BE' | 'AE';
  isin?: string;
  name?: string;
  units?: number;
  price?: number;
  sale_value?: number;
  purchase_cost?: number;
  fmv_unit?: number;
  fmv?: number;
  lower_of_two?: number;
  cost?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  transferred?: 'BE' | 'AE'; // AY 2025-26
};

/** Listed shares and equity units on which STT is paid */
export type Itr2Schedule112a = {
  rows?: Itr2Schedule112aRows[];
  sale_value?: number;
  cost?: number;
  purchase_cost?: number;
  lower_of_two?: number;
  fmv?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  total?: number; // AY 2026-27, 2025-26
  balance_before?: number; // AY 2025-26
  balance_after?: number; // AY 2025-26
};

/** Shares and units sold */
export type Itr2Schedule112aRows = {
  acquired?: 'BE' | 'AE';
  isin?: string;
  name?: string;
  units?: number;
  price?: number;
  sale_value?: number;
  purchase_cost?: number;
  fmv_unit?: number;
  fmv?: number;
  lower_of_two?: number;
  cost?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  transferred?: 'BE' | 'AE'; // AY 2025-26
};

/** Capital gains */
export type Itr2CapitalGains = {
  short?: Itr2CapitalGainsShort;
  long?: Itr2CapitalGainsLong;
  claims?: Itr2CapitalGainsClaims;
  set_off?: Itr2CapitalGainsSetOff;
  quarters?: Itr2CapitalGainsQuarters;
  by_quarter?: Itr2CapitalGainsByQuarter;
  income?: number;
  vda?: number;
  total?: number;
};

/** Gains by instalment, as filed */
export type Itr2CapitalGainsByQuarter = {
  st20?: Itr2CapitalGainsByQuarterSt20; // AY 2026-27, 2025-26
  st30?: Itr2CapitalGainsByQuarterSt30;
  st_app?: Itr2CapitalGainsByQuarterStApp;
  st_dtaa?: Itr2CapitalGainsByQuarterStDtaa;
  lt12_5?: Itr2CapitalGainsByQuarterLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr2CapitalGainsByQuarterLtDtaa;
  vda?: Itr2CapitalGainsByQuarterVda;
  st15?: Itr2CapitalGainsByQuarterSt15; // AY 2025-26, 2024-25
  lt10?: Itr2CapitalGainsByQuarterLt10; // AY 2025-26, 2024-25
  lt20?: Itr2CapitalGainsByQuarterLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr2CapitalGainsByQuarterLt20 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr2CapitalGainsByQuarterLt10 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr2CapitalGainsByQuarterSt15 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Virtual digital assets at 30% */
export type Itr2CapitalGainsByQuarterVda = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at treaty rates */
export type Itr2CapitalGainsByQuarterLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr2CapitalGainsByQuarterLt125 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr2CapitalGainsByQuarterStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr2CapitalGainsByQuarterStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr2CapitalGainsByQuarterSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr2CapitalGainsByQuarterSt20 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** When the gains arose */
export type Itr2CapitalGainsQuarters = {
  st20?: Itr2CapitalGainsQuartersSt20; // AY 2026-27, 2025-26
  st30?: Itr2CapitalGainsQuartersSt30;
  st_app?: Itr2CapitalGainsQuartersStApp;
  st_dtaa?: Itr2CapitalGainsQuartersStDtaa;
  lt12_5?: Itr2CapitalGainsQuartersLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr2CapitalGainsQuartersLtDtaa;
  st15?: Itr2CapitalGainsQuartersSt15; // AY 2025-26, 2024-25
  lt10?: Itr2CapitalGainsQuartersLt10; // AY 2025-26, 2024-25
  lt20?: Itr2CapitalGainsQuartersLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr2CapitalGainsQuartersLt20 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr2CapitalGainsQuartersLt10 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr2CapitalGainsQuartersSt15 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at treaty rates */
export type Itr2CapitalGainsQuartersLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr2CapitalGainsQuartersLt125 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr2CapitalGainsQuartersStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr2CapitalGainsQuartersStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr2CapitalGainsQuartersSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr2CapitalGainsQuartersSt20 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Set-off of losses of the year */
export type Itr2CapitalGainsSetOff = {
  losses?: Itr2CapitalGainsSetOffLosses;
  gains?: Itr2CapitalGainsSetOffGains;
  set_off?: Itr2CapitalGainsSetOffSetOff;
  remaining?: Itr2CapitalGainsSetOffRemaining;
};

/** Losses remaining */
export type Itr2CapitalGainsSetOffRemaining = {
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number; // AY 2026-27, 2025-26
  lt_dtaa?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Losses set off */
export type Itr2CapitalGainsSetOffSetOff = {
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number; // AY 2026-27, 2025-26
  lt_dtaa?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Gains by rate */
export type Itr2CapitalGainsSetOffGains = {
  st20?: Itr2CapitalGainsSetOffGainsSt20; // AY 2026-27, 2025-26
  st30?: Itr2CapitalGainsSetOffGainsSt30;
  st_app?: Itr2CapitalGainsSetOffGainsStApp;
  st_dtaa?: Itr2CapitalGainsSetOffGainsStDtaa;
  lt12_5?: Itr2CapitalGainsSetOffGainsLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr2CapitalGainsSetOffGainsLtDtaa;
  st15?: Itr2CapitalGainsSetOffGainsSt15; // AY 2025-26, 2024-25
  lt10?: Itr2CapitalGainsSetOffGainsLt10; // AY 2025-26, 2024-25
  lt20?: Itr2CapitalGainsSetOffGainsLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr2CapitalGainsSetOffGainsLt20 = {
  income?: number; // AY 2025-26, 2024-25
  st15?: number; // AY 2025-26, 2024-25
  st20?: number; // AY 2025-26
  st30?: number; // AY 2025-26, 2024-25
  st_app?: number; // AY 2025-26, 2024-25
  st_dtaa?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt12_5?: number; // AY 2025-26
  lt_dtaa?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr2CapitalGainsSetOffGainsLt10 = {
  income?: number; // AY 2025-26, 2024-25
  st15?: number; // AY 2025-26, 2024-25
  st20?: number; // AY 2025-26
  st30?: number; // AY 2025-26, 2024-25
  st_app?: number; // AY 2025-26, 2024-25
  st_dtaa?: number; // AY 2025-26, 2024-25
  lt12_5?: number; // AY 2025-26
  lt20?: number; // AY 2025-26, 2024-25
  lt_dtaa?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr2CapitalGainsSetOffGainsSt15 = {
  income?: number; // AY 2025-26, 2024-25
  st20?: number; // AY 2025-26
  st30?: number; // AY 2025-26, 2024-25
  st_app?: number; // AY 2025-26, 2024-25
  st_dtaa?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at treaty rates */
export type Itr2CapitalGainsSetOffGainsLtDtaa = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number; // AY 2026-27, 2025-26
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 12.5% */
export type Itr2CapitalGainsSetOffGainsLt125 = {
  income?: number; // AY 2026-27, 2025-26
  st20?: number; // AY 2026-27, 2025-26
  st30?: number; // AY 2026-27, 2025-26
  st_app?: number; // AY 2026-27, 2025-26
  st_dtaa?: number; // AY 2026-27, 2025-26
  lt_dtaa?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
  st15?: number; // AY 2025-26
  lt10?: number; // AY 2025-26
  lt20?: number; // AY 2025-26
};

/** Short-term gains at treaty rates */
export type Itr2CapitalGainsSetOffGainsStDtaa = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at applicable rates */
export type Itr2CapitalGainsSetOffGainsStApp = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_dtaa?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 30% */
export type Itr2CapitalGainsSetOffGainsSt30 = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 20% */
export type Itr2CapitalGainsSetOffGainsSt20 = {
  income?: number; // AY 2026-27, 2025-26
  st30?: number; // AY 2026-27, 2025-26
  st_app?: number; // AY 2026-27, 2025-26
  st_dtaa?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
  st15?: number; // AY 2025-26
};

/** Losses to be set off */
export type Itr2CapitalGainsSetOffLosses = {
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number; // AY 2026-27, 2025-26
  lt_dtaa?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Particulars of exemptions */
export type Itr2CapitalGainsClaims = {
  s54?: Itr2CapitalGainsClaimsS54[];
  s54b?: Itr2CapitalGainsClaimsS54b[];
  s54ec?: Itr2CapitalGainsClaimsS54ec[];
  s54f?: Itr2CapitalGainsClaimsS54f[];
  s115f?: Itr2CapitalGainsClaimsS115f[];
  total?: number;
};

/** Section 115F */
export type Itr2CapitalGainsClaimsS115f = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Section 54F */
export type Itr2CapitalGainsClaimsS54f = {
  transferred_on?: string;
  new_asset?: number;
  acquired_on?: string;
  deposited?: number;
  deposited_on?: string;
  account?: string;
  ifsc?: string;
  amount?: number;
};

/** Section 54EC */
export type Itr2CapitalGainsClaimsS54ec = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Section 54B */
export type Itr2CapitalGainsClaimsS54b = {
  transferred_on?: string;
  new_asset?: number;
  acquired_on?: string;
  deposited?: number;
  deposited_on?: string;
  account?: string;
  ifsc?: string;
  amount?: number;
};

/** Section 54 */
export type Itr2CapitalGainsClaimsS54 = {
  transferred_on?: string;
  new_asset?: number;
  acquired_on?: string;
  deposited?: number;
  deposited_on?: string;
  account?: string;
  ifsc?: string;
  amount?: number;
};

/** Long-term capital gains */
export type Itr2CapitalGainsLong = {
  land?: Itr2CapitalGainsLongLand[];
  land_total?: number; // AY 2026-27, 2025-26
  excess_tax?: number; // AY 2026-27, 2025-26
  listed_112?: Itr2CapitalGainsLongListed112;
  gdr_115aca?: Itr2CapitalGainsLongGdr115aca;
  shares_112a?: Itr2CapitalGainsLongShares112a;
  nri_48?: Itr2CapitalGainsLongNri48;
  nri_unlisted?: Itr2CapitalGainsLongNriUnlisted;
  nri_bonds?: Itr2CapitalGainsLongNriBonds;
  nri_fii?: Itr2CapitalGainsLongNriFii;
  shares_115ad?: Itr2CapitalGainsLongShares115ad;
  foreign_exchange?: Itr2CapitalGainsLongForeignExchange;
  assets?: Itr2CapitalGainsLongAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr2CapitalGainsLongUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back?: number; // AY 2026-27
  pass_through?: number;
  pass_through_112a?: number;
  pass_through_other?: number;
  treaty?: Itr2CapitalGainsLongTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  land_before?: number; // AY 2025-26
  land_after?: number; // AY 2025-26
  bonds?: Itr2CapitalGainsLongBonds; // AY 2025-26, 2024-25
  deemed_before?: number; // AY 2025-26
  deemed_after?: number; // AY 2025-26
  pass_through_112a_10?: number; // AY 2025-26
  pass_through_10?: number; // AY 2025-26, 2024-25
  pass_through_20?: number; // AY 2025-26
};

/** Bonds and debentures */
export type Itr2CapitalGainsLongBonds = {
  full_value?: number; // AY 2025-26, 2024-25
  cost?: number; // AY 2025-26, 2024-25
  improvement?: number; // AY 2025-26, 2024-25
  expenses?: number; // AY 2025-26, 2024-25
  deductions?: number; // AY 2025-26, 2024-25
  exempt_54f?: number; // AY 2025-26, 2024-25
  balance?: number; // AY 2025-26, 2024-25
  gain?: number; // AY 2025-26, 2024-25
};

/** Gains under a tax treaty, included above */
export type Itr2CapitalGainsLongTreaty = {
  amount?: number;
  item?: 'B1g' | 'B2e_112(1)' | 'B2e_115ACA' | 'B3c_112A' | 'B4ciii' | 'B5e_112(1)(c)' | 'B5e_115AC' | 'B5e_115AD' | 'B6c_115AD(1)(iii)_proviso' | 'B7c' | 'B8e' | 'B9' | 'B10a1' | 'B10a2' | 'B1e' | 'B2e' | 'B3e_112(1)' | 'B3e_115ACA' | 'B4c_112A' | 'B5c' | 'B6e_112(1)(c)' | 'B6e_115AC' | 'B6e_115AD' | 'B8c' | 'B8f' | 'B9e' | 'B10' | 'B11a1' | 'B11a2' | 'B11b';
  country_name?: string;
  country?: string;
  article?: string;
  treaty_rate?: number;
  certificate?: 'Y' | 'N';
  section?: string;
  act_rate?: number;
  rate?: number;
};

/** Gains deposited in earlier years and not utilised */
export type Itr2CapitalGainsLongUnutilised = {
  year?: '2022-23' | '2023-24' | '2024-25' | '2021-22' | '2020-21';
  section?: '54' | '54B' | '54F';
  acquired_in?: '2023' | '2024' | '2025' | '2022' | '2021';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr2CapitalGainsLongAssets = {
  sale?: Itr2CapitalGainsLongAssetsSale;
  before?: Itr2CapitalGainsLongAssetsBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr2CapitalGainsLongAssetsBefore = {
  unquoted_value?: number; // AY 2025-26
  unquoted_fmv?: number; // AY 2025-26
  unquoted_50ca?: number; // AY 2025-26
  other_value?: number; // AY 2025-26
  full_value?: number; // AY 2025-26
  cost?: number; // AY 2025-26
  improvement?: number; // AY 2025-26
  expenses?: number; // AY 2025-26
  deductions?: number; // AY 2025-26
  exempt_54f?: number; // AY 2025-26
  balance?: number; // AY 2025-26
  gain?: number; // AY 2025-26
};

/** Sale */
export type Itr2CapitalGainsLongAssetsSale = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Foreign exchange assets of a non-resident Indian */
export type Itr2CapitalGainsLongForeignExchange = {
  specified?: number;
  exempt_115f?: number;
  balance?: number;
  specified_before?: number; // AY 2025-26
  exempt_115f_before?: number; // AY 2025-26
  balance_before?: number; // AY 2025-26
  specified_after?: number; // AY 2025-26
  exempt_115f_after?: number; // AY 2025-26
  balance_after?: number; // AY 2025-26
  others?: number; // AY 2024-25
  others_115f?: number; // AY 2024-25
  others_balance?: number; // AY 2024-25
};

/** Listed shares of a non-resident with STT */
export type Itr2CapitalGainsLongShares115ad = {
  balance?: number;
  exempt_54f?: number;
  gain?: number;
  balance_before?: number; // AY 2025-26
  balance_after?: number; // AY 2025-26
  exempt_54f_before?: number; // AY 2025-26
  exempt_54f_after?: number; // AY 2025-26
  gain_before?: number; // AY 2025-26
  gain_after?: number; // AY 2025-26
};

/** Securities of a foreign institutional investor */
export type Itr2CapitalGainsLongNriFii = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Non-residents, bonds and global depository receipts */
export type Itr2CapitalGainsLongNriBonds = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Non-residents, unlisted securities */
export type Itr2CapitalGainsLongNriUnlisted = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Non-residents, shares or debentures with foreign exchange adjustment */
export type Itr2CapitalGainsLongNri48 = {
  gain_before?: number;
  exempt_54f?: number;
  gain?: number;
};

/** Listed shares and equity units on which STT is paid */
export type Itr2CapitalGainsLongShares112a = {
  balance?: number;
  exempt_54f?: number;
  gain?: number;
  balance_before?: number; // AY 2025-26
  balance_after?: number; // AY 2025-26
  exempt_54f_before?: number; // AY 2025-26
  exempt_54f_after?: number; // AY 2025-26
  gain_before?: number; // AY 2025-26
  gain_after?: number; // AY 2025-26
};

/** Global depository receipts */
export type Itr2CapitalGainsLongGdr115aca = {
  sale?: Itr2CapitalGainsLongGdr115acaSale;
  before?: Itr2CapitalGainsLongGdr115acaBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr2CapitalGainsLongGdr115acaBefore = {
  full_value?: number; // AY 2025-26
  cost?: number; // AY 2025-26
  improvement?: number; // AY 2025-26
  expenses?: number; // AY 2025-26
  deductions?: number; // AY 2025-26
  exempt_54f?: number; // AY 2025-26
  balance?: number; // AY 2025-26
  gain?: number; // AY 2025-26
};

/** Sale */
export type Itr2CapitalGainsLongGdr115acaSale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Listed securities and zero-coupon bonds */
export type Itr2CapitalGainsLongListed112 = {
  sale?: Itr2CapitalGainsLongListed112Sale;
  before?: Itr2CapitalGainsLongListed112Before; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr2CapitalGainsLongListed112Before = {
  full_value?: number; // AY 2025-26
  cost?: number; // AY 2025-26
  improvement?: number; // AY 2025-26
  expenses?: number; // AY 2025-26
  deductions?: number; // AY 2025-26
  exempt_54f?: number; // AY 2025-26
  balance?: number; // AY 2025-26
  gain?: number; // AY 2025-26
};

/** Sale */
export type Itr2CapitalGainsLongListed112Sale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  exempt_54f?: number;
  balance?: number;
  gain?: number;
};

/** Sale of land or building */
export type Itr2CapitalGainsLongLand = {
  bought_on?: string;
  sold_on?: string;
  sale_value?: number;
  stamp_value?: number;
  full_value?: number;
  cost?: number;
  fmv_2001?: number;
  stamp_2001?: number;
  cost_indexed?: number;
  improvements?: Itr2CapitalGainsLongLandImprovements[];
  improvement_plain?: number; // AY 2026-27, 2025-26
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  exemptions?: Itr2CapitalGainsLongLandExemptions[];
  exempt?: number;
  gain?: number;
  deductions_indexed?: number; // AY 2026-27
  balance_indexed?: number; // AY 2026-27
  gain_indexed?: number; // AY 2026-27
  tax_plain?: number; // AY 2026-27
  tax_indexed?: number; // AY 2026-27
  excess?: number; // AY 2026-27
  buyers?: Itr2CapitalGainsLongLandBuyers[];
};

/** Buyers */
export type Itr2CapitalGainsLongLandBuyers = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
  amount?: number;
  address?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Exemptions claimed */
export type Itr2CapitalGainsLongLandExemptions = {
  section?: '54' | '54B' | '54EC' | '54F';
  amount?: number;
};

/** Improvements */
export type Itr2CapitalGainsLongLandImprovements = {
  cost?: number;
  year?: '2001-02' | '2002-03' | '2003-04' | '2004-05' | '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  indexed?: number;
};

/** Short-term capital gains */
export type Itr2CapitalGainsShort = {
  land?: Itr2CapitalGainsShortLand[];
  equity_111a?: Itr2CapitalGainsShortEquity111a;
  equity_fii?: Itr2CapitalGainsShortEquityFii;
  nri_stt?: number;
  nri_no_stt?: number;
  securities_115ad?: Itr2CapitalGainsShortSecurities115ad;
  other_assets?: Itr2CapitalGainsShortOtherAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr2CapitalGainsShortUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back_20?: number; // AY 2026-27
  buy_back_30?: number; // AY 2026-27
  buy_back_app?: number; // AY 2026-27
  buy_back?: number; // AY 2026-27
  pass_through?: number;
  pass_through_20?: number; // AY 2026-27, 2025-26
  pass_through_30?: number;
  pass_through_app?: number;
  treaty?: Itr2CapitalGainsShortTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  nri_stt_before?: number; // AY 2025-26
  nri_stt_after?: number; // AY 2025-26
  pass_through_15?: number; // AY 2025-26, 2024-25
};

/** Gains under a tax treaty, included above */
export type Itr2CapitalGainsShortTreaty = {
  amount?: number;
  item?: 'A1e' | 'A2e_111A' | 'A2e_115AD' | 'A3a' | 'A3b' | 'A4e' | 'A5e' | 'A6' | 'A7a_20%' | 'A7b' | 'A7c' | 'A7a';
  country_name?: string;
  country?: string;
  article?: string;
  treaty_rate?: number;
  certificate?: 'Y' | 'N';
  section?: string;
  act_rate?: number;
  rate?: number;
};

/** Gains deposited in earlier years and not utilised */
export type Itr2CapitalGainsShortUnutilised = {
  year?: '2023-24' | '2024-25' | '2022-23' | '2021-22';
  section?: '54B';
  acquired_in?: '2023' | '2024' | '2025' | '2022' | '2021';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr2CapitalGainsShortOtherAssets = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
};

/** Securities of a foreign institutional investor without STT */
export type Itr2CapitalGainsShortSecurities115ad = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
};

/** Same, for a foreign institutional investor */
export type Itr2CapitalGainsShortEquityFii = {
  sale?: Itr2CapitalGainsShortEquityFiiSale;
  before?: Itr2CapitalGainsShortEquityFiiBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr2CapitalGainsShortEquityFiiBefore = {
  full_value?: number; // AY 2025-26
  cost?: number; // AY 2025-26
  improvement?: number; // AY 2025-26
  expenses?: number; // AY 2025-26
  deductions?: number; // AY 2025-26
  loss_94?: number; // AY 2025-26
  balance?: number; // AY 2025-26
  gain?: number; // AY 2025-26
};

/** Sale of shares and units */
export type Itr2CapitalGainsShortEquityFiiSale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
};

/** Shares and equity units on which STT is paid */
export type Itr2CapitalGainsShortEquity111a = {
  sale?: Itr2CapitalGainsShortEquity111aSale;
  before?: Itr2CapitalGainsShortEquity111aBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr2CapitalGainsShortEquity111aBefore = {
  full_value?: number; // AY 2025-26
  cost?: number; // AY 2025-26
  improvement?: number; // AY 2025-26
  expenses?: number; // AY 2025-26
  deductions?: number; // AY 2025-26
  loss_94?: number; // AY 2025-26
  balance?: number; // AY 2025-26
  gain?: number; // AY 2025-26
};

/** Sale of shares and units */
export type Itr2CapitalGainsShortEquity111aSale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
};

/** Sale of land or building */
export type Itr2CapitalGainsShortLand = {
  bought_on?: string;
  sold_on?: string;
  sale_value?: number;
  stamp_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  exempt_54b?: number;
  gain?: number;
  buyers?: Itr2CapitalGainsShortLandBuyers[];
};

/** Buyers */
export type Itr2CapitalGainsShortLandBuyers = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
  amount?: number;
  address?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** House property */
export type Itr2HouseProperty = {
  properties?: Itr2HousePropertyProperties[];
  pass_through?: number;
  income?: number;
};

/** Properties */
export type Itr2HousePropertyProperties = {
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  owner?: 'SE' | 'MI' | 'SP' | 'OT';
  owner_other?: string;
  co_owned?: 'YES' | 'NO';
  own_share?: number;
  co_owners?: Itr2HousePropertyPropertiesCoOwners[];
  property_type?: 'S' | 'L' | 'D';
  tenants?: Itr2HousePropertyPropertiesTenants[];
  gross_annual_value?: number;
  unrealized_rent?: number;
  municipal_taxes_paid?: number;
  unrealized_and_taxes?: number;
  annual_value?: number;
  own_annual_value?: number;
  standard_deduction_30?: number;
  loans?: Itr2HousePropertyPropertiesLoans[]; // AY 2026-27, 2025-26
  total_loan_interest?: number; // AY 2026-27, 2025-26
  interest_on_loan?: number;
  total_deductions?: number;
  arrears?: number;
  income?: number;
};

/** Loans for the property */
export type Itr2HousePropertyPropertiesLoans = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
  purpose?: 'acquisition' | 'construction' | 'repair'; // AY 2026-27, 2025-26
  completed_on?: string; // AY 2026-27, 2025-26
  interest_current?: number; // AY 2026-27, 2025-26
  interest_before?: number; // AY 2026-27, 2025-26
};

/** Tenants */
export type Itr2HousePropertyPropertiesTenants = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  pan_or_tan?: string;
};

/** Co-owners */
export type Itr2HousePropertyPropertiesCoOwners = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
};

/** Salary and pension */
export type Itr2Salary = {
  employers?: Itr2SalaryEmployers[];
  gross_salary?: number;
  hra?: Itr2SalaryHra; // AY 2026-27, 2025-26
  exempt_allowances?: Itr2SalaryExemptAllowances[];
  total_exempt_allowances?: number;
  relief_89a?: number;
  net_salary?: number;
  standard_deduction?: number;
  entertainment_allowance?: number;
  professional_tax?: number;
  deductions_16?: number;
  income?: number;
};

/** Allowances exempt under section 10 */
export type Itr2SalaryExemptAllowances = {
  nature?: '10(5)' | '10(6)' | '10(7)' | '10(10)' | '10(10A)' | '10(10AA)' | '10(10B)(i)' | '10(10B)(ii)' | '10(10C)' | '10(10CC)' | '10(13A)' | '10(14)(i)' | '10(14)(ii)' | '10(14)(i)(115BAC)' | '10(14)(ii)(115BAC)' | 'EIC' | '10(17)' | 'OTH';
  description?: string;
  amount?: number;
};

/** House rent allowance */
export type Itr2SalaryHra = {
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
export type Itr2SalaryEmployers = {
  employer_name?: string;
  nature_of_employment?: 'CGOV' | 'SGOV' | 'PSU' | 'PE' | 'PESG' | 'PEPS' | 'PEO' | 'OTH';
  employer_tan?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  pincode?: string;
  zip_code?: string;
  salary_17_1?: number;
  salary_items?: Itr2SalaryEmployersSalaryItems[];
  perquisites?: number;
  perquisite_items?: Itr2SalaryEmployersPerquisiteItems[];
  profit_in_lieu_salary?: number;
  profit_items?: Itr2SalaryEmployersProfitItems[];
  retirement_notified_rows?: Itr2SalaryEmployersRetirementNotifiedRows[];
  retirement_notified?: number;
  retirement_other?: number;
  retirement_earlier?: number;
  gross_salary?: number;
};

/** Retirement accounts in notified countries */
export type Itr2SalaryEmployersRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA';
  amount?: number;
};

/** Items of profits in lieu */
export type Itr2SalaryEmployersProfitItems = {
  nature?: '1' | '2' | '3' | 'OTH';
  description?: string;
  amount?: number;
};

/** Items of perquisites */
export type Itr2SalaryEmployersPerquisiteItems = {
  nature?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '21' | 'OTH';
  description?: string;
  amount?: number;
};

/** Items of salary */
export type Itr2SalaryEmployersSalaryItems = {
  nature?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | 'OTH';
  description?: string;
  amount?: number;
};

/** Filing status */
export type Itr2Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '19' | '21';
  return_type?: string;
  filing_date?: string;
  opt_out_new_tax_regime?: 'Y' | 'N';
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  resident_status?: 'RES' | 'NOR' | 'NRI';
  resident_condition?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  jurisdictions?: Itr2FilingJurisdictions[];
  days_in_india?: number;
  days_in_4_years?: number;
  benefit_115h?: 'Y' | 'N';
  seventh_proviso?: 'Y' | 'N';
  deposits_over_1_crore?: 'Y' | 'N';
  deposits_amount?: number;
  travel_over_2_lakh?: 'Y' | 'N';
  travel_amount?: number;
  electricity_over_1_lakh?: 'Y' | 'N';
  electricity_amount?: number;
  other_conditions?: 'Y' | 'N';
  other_conditions_details?: Itr2FilingOtherConditionsDetails[];
  is_representative?: 'Y' | 'N';
  representative?: Itr2FilingRepresentative;
  portuguese_code?: 'Y' | 'N';
  fii?: 'Y' | 'N';
  sebi_number?: string;
  director?: 'Y' | 'N';
  directorships?: Itr2FilingDirectorships[];
  unlisted_shares?: 'Y' | 'N';
  unlisted_holdings?: Itr2FilingUnlistedHoldings[];
  lei_number?: string;
  lei_valid_to?: string;
};

/** Unlisted equity shares held */
export type Itr2FilingUnlistedHoldings = {
  name?: string;
  type?: 'D' | 'F';
  pan?: string;
  opening_number?: number;
  opening_cost?: number;
  acquired_number?: number;
  acquired_on?: string;
  face_value?: number;
  issue_price?: number;
  purchase_price?: number;
  transferred_number?: number;
  transferred_value?: number;
  closing_number?: number;
  closing_cost?: number;
};

/** Companies of directorship */
export type Itr2FilingDirectorships = {
  name?: string;
  type?: 'D' | 'F';
  pan?: string;
  shares?: 'L' | 'U';
  din?: string;
};

/** Representative */
export type Itr2FilingRepresentative = {
  name?: string;
  email?: string; // AY 2026-27
  mobile_country_code?: string; // AY 2026-27
  mobile?: string; // AY 2026-27
  capacity?: 'L' | 'M' | 'G' | 'O'; // AY 2025-26, 2024-25
  address?: string; // AY 2025-26, 2024-25
  pan?: string; // AY 2025-26, 2024-25
  aadhaar?: string; // AY 2025-26, 2024-25
};

/** Conditions of clause (iv) */
export type Itr2FilingOtherConditionsDetails = {
  nature?: '1' | '2';
  amount?: number;
};

/** Jurisdictions of residence in the year */
export type Itr2FilingJurisdictions = {
  country?: string;
  tin?: string;
};

/** Personal information */
export type Itr2Personal = {
  status?: 'I' | 'H';
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  pan_number?: string;
  aadhar_number?: string;
  date_of_birth?: string;
  mobile_country_code?: string;
  mobile?: string;
  email?: string;
  second_mobile_country_code?: string;
  second_mobile?: string;
  second_email?: string;
  landline?: Itr2PersonalLandline;
  address?: Itr2PersonalAddress;
  same_secondary_address?: 'Y' | 'N'; // AY 2026-27
  alternate_address?: Itr2PersonalAlternateAddress; // AY 2026-27
  aadhaar_enrolment?: string; // AY 2024-25
};

/** Secondary address */
export type Itr2PersonalAlternateAddress = {
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
export type Itr2PersonalAddress = {
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

/** Landline */
export type Itr2PersonalLandline = {
  std_code?: number;
  number?: string;
};
