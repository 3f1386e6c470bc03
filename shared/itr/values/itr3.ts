// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-3, AY 2026-27, 2025-26, 2024-25: any part may be missing. */
export type Itr3 = {
  personal?: Itr3Personal;
  filing?: Itr3Filing;
  audit?: Itr3Audit;
  balance_sheet?: Itr3BalanceSheet;
  manufacturing?: Itr3Manufacturing;
  trading?: Itr3Trading;
  profit_loss?: Itr3ProfitLoss;
  partner_firms?: Itr3PartnerFirms;
  gst_turnover?: Itr3GstTurnover;
  other_information?: Itr3OtherInformation;
  quantitative?: Itr3Quantitative;
  computation_standards?: Itr3ComputationStandards;
  research?: Itr3Research;
  depreciation?: Itr3Depreciation;
  depreciation_summary?: Itr3DepreciationSummary;
  asset_gains?: Itr3AssetGains;
  salary?: Itr3Salary;
  house_property?: Itr3HouseProperty;
  capital_gains?: Itr3CapitalGains;
  schedule_112a?: Itr3Schedule112a;
  schedule_115ad?: Itr3Schedule115ad;
  schedule_vda?: Itr3ScheduleVda;
  other_sources?: Itr3OtherSources;
  pass_through?: Itr3PassThrough;
  included_income?: Itr3IncludedIncome;
  exempt_income?: Itr3ExemptIncome;
  carried_losses?: Itr3CarriedLosses;
  unabsorbed?: Itr3Unabsorbed;
  current_losses?: Itr3CurrentLosses;
  brought_losses?: Itr3BroughtLosses;
  amt?: Itr3Amt;
  amtc?: Itr3Amtc;
  deductions?: Itr3Deductions;
  undertakings?: Itr3Undertakings;
  research_donations?: Itr3ResearchDonations;
  economic_zone?: Itr3EconomicZone;
  foreign_income?: Itr3ForeignIncome;
  tax_relief?: Itr3TaxRelief;
  foreign_assets?: Itr3ForeignAssets;
  communion?: Itr3Communion;
  assets?: Itr3Assets;
  pricing_adjustment?: Itr3PricingAdjustment;
  taxes_paid?: Itr3TaxesPaid;
  bank_in_india?: 'Y' | 'N';
  bank_accounts?: Itr3BankAccounts[];
  foreign_bank_accounts?: Itr3ForeignBankAccounts[];
  special_income?: Itr3SpecialIncome;
  total_income?: Itr3TotalIncome;
  tax?: Itr3Tax;
  deferred_tax?: Itr3DeferredTax;
  verification?: Itr3Verification;
  return_preparer?: Itr3ReturnPreparer;
  business?: Itr3Business;
  business44ad?: Itr3Business44ad;
  carriages44ae?: Itr3Carriages44ae;
  business_without_books?: Itr3BusinessWithoutBooks;
  speculation?: Itr3Speculation;
  non_resident_business?: Itr3NonResidentBusiness;
  schedule_bp?: Itr3ScheduleBp;
  profession?: Itr3Profession;
  profession44ada?: Itr3Profession44ada;
  business_totals?: Itr3BusinessTotals;
  readings?: Itr3Readings;
  updated_return?: Itr3UpdatedReturn; // AY 2025-26, 2024-25
};

/** Updated return */
export type Itr3UpdatedReturn = {
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
  reasons?: Itr3UpdatedReturnReasons[]; // AY 2025-26, 2024-25
  period?: '1' | '2' | '3' | '4'; // AY 2025-26, 2024-25
  reduces?: 'Y' | 'N'; // AY 2025-26, 2024-25
  reduced_years?: Itr3UpdatedReturnReducedYears[]; // AY 2025-26, 2024-25
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
  payments?: Itr3UpdatedReturnPayments[]; // AY 2025-26, 2024-25
  total_payments?: number; // AY 2025-26, 2024-25
  unclaimed?: Itr3UpdatedReturnUnclaimed[]; // AY 2025-26, 2024-25
  total_unclaimed?: number; // AY 2025-26, 2024-25
  tax_paid?: number; // AY 2025-26, 2024-25
  tax_due?: number; // AY 2025-26, 2024-25
  relief_89?: number; // AY 2025-26, 2024-25
};

/** Other taxes not claimed in the earlier return */
export type Itr3UpdatedReturnUnclaimed = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Tax paid on the updated return */
export type Itr3UpdatedReturnPayments = {
  bsr_code?: string; // AY 2025-26, 2024-25
  date?: string; // AY 2025-26, 2024-25
  challan_number?: number; // AY 2025-26, 2024-25
  amount?: number; // AY 2025-26, 2024-25
};

/** Later years in which the reduced amount was used */
export type Itr3UpdatedReturnReducedYears = {
  year?: '2026' | '2027'; // AY 2025-26, 2024-25
  revised?: 'Y' | 'N'; // AY 2025-26, 2024-25
  updated?: 'Y' | 'N'; // AY 2025-26, 2024-25
};

/** Reasons for updating income */
export type Itr3UpdatedReturnReasons = {
  reason?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'OTH'; // AY 2025-26, 2024-25
};

/** Contested readings */
export type Itr3Readings = {
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

/** Income from business and profession */
export type Itr3BusinessTotals = {
  income?: number;
  loss?: number;
  speculative?: Itr3BusinessTotalsSpeculative;
  specified?: Itr3BusinessTotalsSpecified;
  total_set_off?: number;
  loss_remaining?: number;
};

/** Against specified business */
export type Itr3BusinessTotalsSpecified = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Against speculative business */
export type Itr3BusinessTotalsSpeculative = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Presumptive profession */
export type Itr3Profession44ada = {
  use_presumptive?: boolean;
  professions?: Itr3Profession44adaProfessions[];
  digital_receipts?: number;
  cash_receipts?: number;
  other_receipts?: number;
  gross_receipts?: number;
  declared_income?: number;
  presumptive_income_50?: number;
};

/** Professions */
export type Itr3Profession44adaProfessions = {
  name?: string;
  code?: '14001' | '14002' | '14003' | '14004' | '14006' | '14008' | '16001' | '16002' | '16003' | '16004' | '16005' | '16007' | '16008' | '16009' | '16013' | '16018' | '16019_1' | '16020' | '16021' | '18001' | '18002' | '18003' | '18004' | '18005' | '18010' | '18011' | '18012' | '18013' | '18014' | '18015' | '18016' | '18017' | '18018' | '18019' | '18020' | '20010' | '20011' | '20012';
  description?: string;
};

/** Profession without regular books */
export type Itr3Profession = {
  bank_receipts?: number;
  other_receipts?: number;
  gross_receipts?: number;
  gross_profit?: number;
  expenses?: number;
  net_profit_as_per_pl?: number;
  total_without_books?: number;
  adjustments?: number;
  adjusted_profit?: number;
};

/** Computation of business income */
export type Itr3ScheduleBp = {
  business?: Itr3ScheduleBpBusiness;
  speculative?: Itr3ScheduleBpSpeculative;
  specified?: Itr3ScheduleBpSpecified;
};

/** Specified business */
export type Itr3ScheduleBpSpecified = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  profit?: number;
  deduction_35ad?: number;
  income?: number;
  natures?: Itr3ScheduleBpSpecifiedNatures[];
};

/** Nature of the specified business */
export type Itr3ScheduleBpSpecifiedNatures = {
  clause?: 'a' | 'aa' | 'ab' | 'ac' | 'ad' | 'ae' | 'af' | 'ag' | 'ah' | 'ai' | 'aj' | 'ak' | 'b';
};

/** Speculative business */
export type Itr3ScheduleBpSpeculative = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  income?: number;
};

/** Business other than speculative and specified */
export type Itr3ScheduleBpBusiness = {
  speculative_in_pl?: number;
  specified_in_pl?: number;
  credited?: Itr3ScheduleBpBusinessCredited;
  credited_s115bbf?: number;
  credited_s115bbg?: number;
  credited_other_sources?: number;
  presumptive_in_pl?: number;
  in_pl_s44ad?: number;
  in_pl_s44ada?: number;
  in_pl_s44ae?: number;
  in_pl_s44b?: number;
  in_pl_s44bb?: number;
  in_pl_s44bba?: number;
  in_pl_s44bbc?: number;
  in_pl_s44bbd?: number; // AY 2026-27
  in_pl_s44da?: number;
  covered?: Itr3ScheduleBpBusinessCovered;
  total_covered?: number;
  firm_share?: number;
  association_share?: number;
  other_exempt?: Itr3ScheduleBpBusinessOtherExempt[];
  exempt_dividend_name?: string;
  exempt_dividend?: number;
  total_other_exempt?: number;
  total_exempt?: number;
  balance?: number;
  debited?: Itr3ScheduleBpBusinessDebited;
  debited_s115bbf?: number;
  debited_s115bbg?: number;
  exempt_expenses?: number;
  disallowed_14a?: number;
  total_debited?: number;
  adjusted?: number;
  depreciation_32?: number;
  depreciation_32_1_i?: number;
  after_depreciation?: number;
  add_36?: number;
  add_37?: number;
  add_40?: number;
  add_40a?: number;
  add_43b?: number;
  add_msme?: number;
  add_41?: number;
  add_deemed?: number;
  add_43ca?: number;
  add_other?: number;
  other_salary?: number;
  other_interest?: number;
  other_bonus?: number;
  other_commission?: number;
  other_income?: number;
  total_other_income?: number;
  add_icds?: number;
  total_additions?: number;
  less_32_1_iii?: number;
  less_35?: number;
  less_40?: number;
  less_43b?: number;
  less_other?: number;
  less_icds?: number;
  total_deductions?: number;
  deemed_s44ad?: number;
  deemed_s44ada?: number;
  deemed_s44ae?: number;
  deemed_s44b?: number;
  deemed_s44bb?: number;
  deemed_s44bba?: number;
  deemed_s44bbc?: number;
  deemed_s44bbd?: number; // AY 2026-27
  deemed_s44da?: number;
  total_deemed?: number;
  net?: number;
  chargeable?: Itr3ScheduleBpBusinessChargeable;
  other_than_rules?: number;
  after_rules?: number;
  agricultural?: number;
};

/** Chargeable after rules 7 to 8 */
export type Itr3ScheduleBpBusinessChargeable = {
  chargeable_7?: number;
  chargeable_7a?: number;
  chargeable_7b1?: number;
  chargeable_7b1a?: number;
  chargeable_8?: number;
};

/** Debited to the account, belonging to other heads */
export type Itr3ScheduleBpBusinessDebited = {
  salary?: number;
  house_property?: number;
  capital_gains?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Other exempt income in the account */
export type Itr3ScheduleBpBusinessOtherExempt = {
  nature?: string;
  amount?: number;
};

/** Profit from tea, coffee, rubber and agriculture included */
export type Itr3ScheduleBpBusinessCovered = {
  rule_7?: number;
  rule_7a?: number;
  rule_7b1?: number;
  rule_7b1a?: number;
  rule_8?: number;
};

/** Credited to the account, taxed under other heads */
export type Itr3ScheduleBpBusinessCredited = {
  salary?: number;
  house_property?: number;
  capital_gains?: number;
  dividend?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Presumptive business of a non-resident */
export type Itr3NonResidentBusiness = {
  rows?: Itr3NonResidentBusinessRows[];
  receipts?: number;
  profit?: number;
};

/** Businesses */
export type Itr3NonResidentBusinessRows = {
  section?: '44B' | '44BB' | '44BBA' | '44BBC' | '44BBD' | '44DA';
  receipts?: number;
  profit?: number;
};

/** Speculative activity */
export type Itr3Speculation = {
  turnover?: number;
  gross_profit?: number;
  expenses?: number;
  net?: number;
};

/** Business without regular books */
export type Itr3BusinessWithoutBooks = {
  bank_receipts?: number;
  other_receipts?: number;
  gross_receipts?: number;
  gross_profit?: number;
  expenses?: number;
  net_profit?: number;
};

/** Goods carriages */
export type Itr3Carriages44ae = {
  carriers?: Itr3Carriages44aeCarriers[];
  goods_carriages?: Itr3Carriages44aeGoodsCarriages[];
  total_months?: number;
  total_carriages?: number;
  total_44ae?: number;
};

/** Goods carriages */
export type Itr3Carriages44aeGoodsCarriages = {
  registration_number?: string;
  ownership?: 'OWN' | 'LEASE' | 'HIRED';
  tonnage?: number;
  months?: number;
  declared_income?: number;
  presumptive_income?: number;
};

/** Businesses of plying goods carriages */
export type Itr3Carriages44aeCarriers = {
  name?: string;
  description?: string;
  code?: string;
};

/** Presumptive business */
export type Itr3Business44ad = {
  use_presumptive?: boolean;
  businesses?: Itr3Business44adBusinesses[];
  digital_receipts?: number;
  cash_receipts?: number;
  other_receipts?: number;
  gross_turnover?: number;
  declared_income_6?: number;
  presumptive_income_6?: number;
  declared_income_8?: number;
  presumptive_income_8?: number;
  total_presumptive_income?: number;
};

/** Businesses */
export type Itr3Business44adBusinesses = {
  name?: string;
  description?: string;
  code?: string;
};

/** Business income */
export type Itr3Business = {
  net_profit_as_per_pl?: number;
  add_inadmissible_expenses?: number;
  add_income_not_included?: number;
  add_depreciation_pl?: number;
  less_deductible_expenses?: number;
  less_income_to_exclude?: number;
  less_depreciation_allowed?: number;
  adjusted_profit?: number;
};

/** Tax return preparer */
export type Itr3ReturnPreparer = {
  number?: string;
  name?: string;
  reimbursement?: number;
};

/** Verification */
export type Itr3Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'S' | 'R' | 'K' | 'A';
  date?: string;
  place?: string;
};

/** Tax deferred on shares of a start-up */
export type Itr3DeferredTax = {
  startup_pan?: string;
  dpiit_number?: string;
  ay_2122?: Itr3DeferredTaxAy2122;
  ay_2223?: Itr3DeferredTaxAy2223;
  ay_2324?: Itr3DeferredTaxAy2324;
  ay_2425?: Itr3DeferredTaxAy2425; // AY 2026-27, 2025-26
  ay_2526?: Itr3DeferredTaxAy2526; // AY 2026-27
  current?: Itr3DeferredTaxCurrent;
  total?: number;
};

/** 2026-27 */
export type Itr3DeferredTaxCurrent = {
  assessment_year?: '2026-27' | '2025-26' | '2024-25';
  carried_forward?: number;
};

/** 2025-26 */
export type Itr3DeferredTaxAy2526 = {
  assessment_year?: '2025-26'; // AY 2026-27
  brought_forward?: number; // AY 2026-27
  sold?: 'FS' | 'PS' | 'NS'; // AY 2026-27
  sales?: Itr3DeferredTaxAy2526Sales[]; // AY 2026-27
  ceased?: 'Y' | 'N'; // AY 2026-27
  ceased_on?: string; // AY 2026-27
  attributed?: number; // AY 2026-27
  payable?: number; // AY 2026-27
  carried_forward?: number; // AY 2026-27
};

/** Sales */
export type Itr3DeferredTaxAy2526Sales = {
  date?: string; // AY 2026-27
  amount?: number; // AY 2026-27
};

/** 2024-25 */
export type Itr3DeferredTaxAy2425 = {
  assessment_year?: '2024-25'; // AY 2026-27, 2025-26
  brought_forward?: number; // AY 2026-27, 2025-26
  sold?: 'FS' | 'PS' | 'NS'; // AY 2026-27, 2025-26
  sales?: Itr3DeferredTaxAy2425Sales[]; // AY 2026-27, 2025-26
  ceased?: 'Y' | 'N'; // AY 2026-27, 2025-26
  ceased_on?: string; // AY 2026-27, 2025-26
  attributed?: number; // AY 2026-27, 2025-26
  payable?: number; // AY 2026-27, 2025-26
  carried_forward?: number; // AY 2026-27, 2025-26
};

/** Sales */
export type Itr3DeferredTaxAy2425Sales = {
  date?: string; // AY 2026-27, 2025-26
  amount?: number; // AY 2026-27, 2025-26
};

/** 2023-24 */
export type Itr3DeferredTaxAy2324 = {
  assessment_year?: '2023-24';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr3DeferredTaxAy2324Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr3DeferredTaxAy2324Sales = {
  date?: string;
  amount?: number;
};

/** 2022-23 */
export type Itr3DeferredTaxAy2223 = {
  assessment_year?: '2022-23';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr3DeferredTaxAy2223Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr3DeferredTaxAy2223Sales = {
  date?: string;
  amount?: number;
};

/** 2021-22 */
export type Itr3DeferredTaxAy2122 = {
  assessment_year?: '2021-22';
  brought_forward?: number;
  sold?: 'FS' | 'PS' | 'NS';
  sales?: Itr3DeferredTaxAy2122Sales[];
  ceased?: 'Y' | 'N';
  ceased_on?: string;
  attributed?: number;
  payable?: number;
  carried_forward?: number;
};

/** Sales */
export type Itr3DeferredTaxAy2122Sales = {
  date?: string;
  amount?: number;
};

/** Tax computation */
export type Itr3Tax = {
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
  deferral?: Itr3TaxDeferral;
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
export type Itr3TaxDeferral = {
  on_perquisite?: number;
  deferred?: number;
  payable_now?: number;
};

/** Total income */
export type Itr3TotalIncome = {
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
  total_income?: number;
  special_income?: number;
  agricultural?: number;
  aggregate?: number;
  losses_carried?: number;
  deemed_income?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  business_special?: number;
  business_total?: number;
  part_b?: number;
  part_c?: number;
  deductions?: number;
  sec_10aa?: number;
  st15?: number; // AY 2025-26, 2024-25
  lt10?: number; // AY 2025-26, 2024-25
  lt20?: number; // AY 2025-26, 2024-25
};

/** Income at special rates */
export type Itr3SpecialIncome = {
  rows?: Itr3SpecialIncomeRows[];
  income?: number;
  tax?: number;
};

/** Incomes at special rates */
export type Itr3SpecialIncomeRows = {
  code?: string;
  rate?: number;
  income?: number;
  tax?: number;
};

/** Foreign bank accounts for the refund */
export type Itr3ForeignBankAccounts = {
  swift?: string;
  bank_name?: string;
  iban?: string;
  country?: string;
};

/** Bank accounts */
export type Itr3BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH' | 'CGAS';
  is_refund_account?: boolean;
};

/** Taxes paid */
export type Itr3TaxesPaid = {
  tds_salary?: Itr3TaxesPaidTdsSalary[];
  total_tds_salary?: number;
  tds_other?: Itr3TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_buyer_tenant?: Itr3TaxesPaidTdsBuyerTenant[];
  total_tds_buyer_tenant?: number;
  tcs?: Itr3TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr3TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr3TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr3TaxesPaidTcs = {
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
export type Itr3TaxesPaidTdsBuyerTenant = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  deductor_pan?: string;
  deductor_aadhaar?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P' | '94T'; // AY 2026-27, 2025-26
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
  head?: 'BP' | 'HP' | 'CG' | 'OS' | 'EI';
  carried_forward?: number;
};

/** TDS on income other than salary (Form 16A) */
export type Itr3TaxesPaidTdsOther = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  tan?: string;
  section?: '92A' | '92B' | '92C' | '192A' | '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P' | '94T'; // AY 2026-27, 2025-26
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
  head?: 'BP' | 'HP' | 'CG' | 'OS' | 'EI' | 'NA';
  carried_forward?: number;
};

/** TDS from salary (Form 16) */
export type Itr3TaxesPaidTdsSalary = {
  employer_tan?: string;
  employer_name?: string;
  income?: number;
  tds_deducted?: number;
};

/** Tax on secondary adjustments to transfer price */
export type Itr3PricingAdjustment = {
  adjustment?: number;
  tax?: number;
  surcharge?: number;
  cess?: number;
  total?: number;
  paid?: number;
  net?: number;
  challans?: Itr3PricingAdjustmentChallans[];
  deposited?: number;
};

/** Challans */
export type Itr3PricingAdjustmentChallans = {
  bsr_code?: string;
  bank?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Assets and liabilities at the end of the year */
export type Itr3Assets = {
  immovable?: Itr3AssetsImmovable[];
  deposits?: number;
  shares?: number;
  insurance?: number;
  loans?: number;
  cash?: number;
  jewellery?: number;
  art?: number;
  vehicles?: number;
  liabilities?: number;
  firm_interest?: 'Y' | 'N';
  firms?: Itr3AssetsFirms[];
};

/** Interests in firms and AOPs */
export type Itr3AssetsFirms = {
  name?: string;
  address?: Itr3AssetsFirmsAddress;
  pan?: string;
  investment?: number;
};

/** Address */
export type Itr3AssetsFirmsAddress = {
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

/** Immovable assets */
export type Itr3AssetsImmovable = {
  description?: string;
  address?: Itr3AssetsImmovableAddress;
  amount?: number;
};

/** Address */
export type Itr3AssetsImmovableAddress = {
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
export type Itr3Communion = {
  spouse?: string;
  spouse_pan?: string;
  spouse_aadhaar?: string;
  house_property?: Itr3CommunionHouseProperty;
  capital_gains?: Itr3CommunionCapitalGains;
  other_sources?: Itr3CommunionOtherSources;
  total?: Itr3CommunionTotal;
  business?: Itr3CommunionBusiness;
};

/** Business or profession */
export type Itr3CommunionBusiness = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Total */
export type Itr3CommunionTotal = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Other sources */
export type Itr3CommunionOtherSources = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Capital gains */
export type Itr3CommunionCapitalGains = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** House property */
export type Itr3CommunionHouseProperty = {
  income?: number;
  share?: number;
  tds?: number;
  tds_share?: number;
};

/** Foreign assets */
export type Itr3ForeignAssets = {
  deposits?: Itr3ForeignAssetsDeposits[];
  custodial?: Itr3ForeignAssetsCustodial[];
  equity?: Itr3ForeignAssetsEquity[];
  insurance?: Itr3ForeignAssetsInsurance[];
  financial?: Itr3ForeignAssetsFinancial[];
  property?: Itr3ForeignAssetsProperty[];
  capital_assets?: Itr3ForeignAssetsCapitalAssets[];
  signing_authority?: Itr3ForeignAssetsSigningAuthority[];
  trusts?: Itr3ForeignAssetsTrusts[];
  other_income?: Itr3ForeignAssetsOtherIncome[];
};

/** G. Other income from outside India */
export type Itr3ForeignAssetsOtherIncome = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  person?: string;
  address?: string;
  income?: number;
  income_nature?: string;
  taxable?: 'Y' | 'N';
  offered?: number;
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** F. Trusts outside India */
export type Itr3ForeignAssetsTrusts = {
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
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** E. Accounts with signing authority */
export type Itr3ForeignAssetsSigningAuthority = {
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
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** D. Other capital assets */
export type Itr3ForeignAssetsCapitalAssets = {
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
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** C. Immovable property */
export type Itr3ForeignAssetsProperty = {
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
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** B. Financial interest in an entity */
export type Itr3ForeignAssetsFinancial = {
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
  schedule?: 'SA' | 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** A4. Foreign cash value insurance or annuity contracts */
export type Itr3ForeignAssetsInsurance = {
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
export type Itr3ForeignAssetsEquity = {
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
export type Itr3ForeignAssetsCustodial = {
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
export type Itr3ForeignAssetsDeposits = {
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
export type Itr3TaxRelief = {
  rows?: Itr3TaxReliefRows[];
  tax_paid?: number;
  relief?: number;
  relief_treaty?: number;
  relief_no_treaty?: number;
  refunded?: 'YES' | 'NO';
  refund_amount?: number;
  refund_year?: string;
};

/** Relief by country */
export type Itr3TaxReliefRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  tax_paid?: number;
  relief?: number;
  section?: string;
};

/** Income from outside India */
export type Itr3ForeignIncome = {
  rows?: Itr3ForeignIncomeRows[];
};

/** Countries */
export type Itr3ForeignIncomeRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  relief_section?: '90' | '90A' | '91';
  salary?: Itr3ForeignIncomeRowsSalary;
  house_property?: Itr3ForeignIncomeRowsHouseProperty;
  capital_gains?: Itr3ForeignIncomeRowsCapitalGains;
  other_sources?: Itr3ForeignIncomeRowsOtherSources;
  total?: Itr3ForeignIncomeRowsTotal;
  business?: Itr3ForeignIncomeRowsBusiness;
};

/** Business or profession */
export type Itr3ForeignIncomeRowsBusiness = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Total of the country */
export type Itr3ForeignIncomeRowsTotal = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Other sources */
export type Itr3ForeignIncomeRowsOtherSources = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Capital gains */
export type Itr3ForeignIncomeRowsCapitalGains = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** House property */
export type Itr3ForeignIncomeRowsHouseProperty = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Salary */
export type Itr3ForeignIncomeRowsSalary = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Units in a special economic zone */
export type Itr3EconomicZone = {
  rows?: Itr3EconomicZoneRows[];
  total?: number;
};

/** Units */
export type Itr3EconomicZoneRows = {
  year?: '2001-02' | '2002-03' | '2003-04' | '2004-05' | '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  amount?: number;
};

/** Donations to research associations */
export type Itr3ResearchDonations = {
  rows?: Itr3ResearchDonationsRows[];
  cash?: number;
  other?: number;
  total?: number;
  eligible?: number;
};

/** Donations */
export type Itr3ResearchDonationsRows = {
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

/** Deductions of undertakings: particulars */
export type Itr3Undertakings = {
  sec_80ia?: Itr3UndertakingsSec80ia;
  sec_80ib?: Itr3UndertakingsSec80ib;
  sec_80ic?: Itr3UndertakingsSec80ic;
};

/** Schedule 80-IC, 80-IE */
export type Itr3UndertakingsSec80ic = {
  section?: string;
  assam?: Itr3UndertakingsSec80icAssam;
  arunachal?: Itr3UndertakingsSec80icArunachal;
  manipur?: Itr3UndertakingsSec80icManipur;
  mizoram?: Itr3UndertakingsSec80icMizoram;
  meghalaya?: Itr3UndertakingsSec80icMeghalaya;
  nagaland?: Itr3UndertakingsSec80icNagaland;
  tripura?: Itr3UndertakingsSec80icTripura;
  sikkim?: Itr3UndertakingsSec80icSikkim;
  north_east?: number;
  total?: number;
};

/** Sikkim */
export type Itr3UndertakingsSec80icSikkim = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icSikkimRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icSikkimRows = {
  amount?: number;
};

/** Tripura */
export type Itr3UndertakingsSec80icTripura = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icTripuraRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icTripuraRows = {
  amount?: number;
};

/** Nagaland */
export type Itr3UndertakingsSec80icNagaland = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icNagalandRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icNagalandRows = {
  amount?: number;
};

/** Meghalaya */
export type Itr3UndertakingsSec80icMeghalaya = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icMeghalayaRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icMeghalayaRows = {
  amount?: number;
};

/** Mizoram */
export type Itr3UndertakingsSec80icMizoram = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icMizoramRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icMizoramRows = {
  amount?: number;
};

/** Manipur */
export type Itr3UndertakingsSec80icManipur = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icManipurRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icManipurRows = {
  amount?: number;
};

/** Arunachal Pradesh */
export type Itr3UndertakingsSec80icArunachal = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icArunachalRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icArunachalRows = {
  amount?: number;
};

/** Assam */
export type Itr3UndertakingsSec80icAssam = {
  nature?: string;
  rows?: Itr3UndertakingsSec80icAssamRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80icAssamRows = {
  amount?: number;
};

/** Schedule 80-IB */
export type Itr3UndertakingsSec80ib = {
  section?: string;
  oil?: Itr3UndertakingsSec80ibOil;
  housing?: Itr3UndertakingsSec80ibHousing;
  fruit?: Itr3UndertakingsSec80ibFruit;
  grain?: Itr3UndertakingsSec80ibGrain;
  total?: number;
};

/** Storage and transport of food grains */
export type Itr3UndertakingsSec80ibGrain = {
  nature?: string;
  rows?: Itr3UndertakingsSec80ibGrainRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80ibGrainRows = {
  amount?: number;
};

/** Fruit, vegetables, meat and dairy */
export type Itr3UndertakingsSec80ibFruit = {
  nature?: string;
  rows?: Itr3UndertakingsSec80ibFruitRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80ibFruitRows = {
  amount?: number;
};

/** Housing projects */
export type Itr3UndertakingsSec80ibHousing = {
  nature?: string;
  rows?: Itr3UndertakingsSec80ibHousingRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80ibHousingRows = {
  amount?: number;
};

/** Mineral oil */
export type Itr3UndertakingsSec80ibOil = {
  nature?: string;
  rows?: Itr3UndertakingsSec80ibOilRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80ibOilRows = {
  amount?: number;
};

/** Schedule 80-IA */
export type Itr3UndertakingsSec80ia = {
  section?: string;
  power?: Itr3UndertakingsSec80iaPower;
  total?: number;
};

/** Power undertakings */
export type Itr3UndertakingsSec80iaPower = {
  nature?: string;
  rows?: Itr3UndertakingsSec80iaPowerRows[];
};

/** Undertakings */
export type Itr3UndertakingsSec80iaPowerRows = {
  amount?: number;
};

/** Deductions under Chapter VI-A */
export type Itr3Deductions = {
  schedule_80c?: Itr3DeductionsSchedule80c[]; // AY 2026-27, 2025-26
  total_80c?: number; // AY 2026-27, 2025-26
  sec_80c?: number;
  pension_80ccc?: Itr3DeductionsPension80ccc[]; // AY 2026-27
  sec_80ccc?: number;
  sec_80ccd1?: number;
  sec_80ccd1b?: number;
  sec_80ccd2?: number;
  prans?: Itr3DeductionsPrans[]; // AY 2026-27
  schedule_80d?: Itr3DeductionsSchedule80d;
  sec_80d?: number;
  schedule_80dd?: Itr3DeductionsSchedule80dd;
  sec_80dd?: number;
  sec_80ddb_person?: '1' | '2';
  sec_80ddb_disease?: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n'; // AY 2026-27, 2025-26
  sec_80ddb?: number;
  loans_80e?: Itr3DeductionsLoans80e[]; // AY 2026-27, 2025-26
  total_80e?: number; // AY 2026-27, 2025-26
  sec_80e?: number;
  loans_80ee?: Itr3DeductionsLoans80ee[]; // AY 2026-27, 2025-26
  total_80ee?: number; // AY 2026-27, 2025-26
  sec_80ee?: number;
  stamp_value_80eea?: number; // AY 2026-27, 2025-26
  loans_80eea?: Itr3DeductionsLoans80eea[]; // AY 2026-27, 2025-26
  total_80eea?: number; // AY 2026-27, 2025-26
  sec_80eea?: number;
  loans_80eeb?: Itr3DeductionsLoans80eeb[]; // AY 2026-27, 2025-26
  total_80eeb?: number; // AY 2026-27, 2025-26
  sec_80eeb?: number;
  donations_80g_100?: Itr3DeductionsDonations80g100[];
  total_80g_100_cash?: number;
  total_80g_100_other?: number;
  total_80g_100?: number;
  total_80g_100_eligible?: number;
  donations_80g_50?: Itr3DeductionsDonations80g50[];
  total_80g_50_cash?: number;
  total_80g_50_other?: number;
  total_80g_50?: number;
  total_80g_50_eligible?: number;
  donations_80g_100_limit?: Itr3DeductionsDonations80g100Limit[];
  total_80g_100_limit_cash?: number;
  total_80g_100_limit_other?: number;
  total_80g_100_limit?: number;
  total_80g_100_limit_eligible?: number;
  donations_80g_50_limit?: Itr3DeductionsDonations80g50Limit[];
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
  total_80gga_cash?: number;
  total_80gga_other?: number;
  total_80gga_eligible?: number;
  sec_80gga?: number;
  contributions_80ggc?: Itr3DeductionsContributions80ggc[];
  total_80ggc_cash?: number;
  total_80ggc_other?: number;
  total_80ggc?: number;
  total_80ggc_eligible?: number;
  sec_80ggc?: number;
  schedule_80u?: Itr3DeductionsSchedule80u;
  sec_80u?: number;
  sec_80tta?: number;
  sec_80ttb?: number;
  sec_80cch?: number;
  total_claimed?: number;
  sec_80qqb?: number;
  sec_80rrb?: number;
  allowed?: Itr3DeductionsAllowed;
  sec_80ia?: number;
  sec_80iab?: number;
  sec_80ib?: number;
  sec_80iba?: number;
  sec_80ic?: number;
  sec_80jja?: number;
  sec_80jjaa?: number;
  part_b?: number;
  part_c?: number;
  part_cad?: number;
  pran?: string; // AY 2025-26
};

/** Deductions allowed */
export type Itr3DeductionsAllowed = {
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
  sec_80ia?: number;
  sec_80iab?: number;
  sec_80ib?: number;
  sec_80iba?: number;
  sec_80ic?: number;
  sec_80jja?: number;
  sec_80jjaa?: number;
  part_b?: number;
  part_c?: number;
  part_cad?: number;
};

/** Assessee with a disability */
export type Itr3DeductionsSchedule80u = {
  nature?: '1' | '2';
  type?: '1' | '2'; // AY 2026-27, 2025-26
  amount?: number;
  form_10ia?: string;
  udid?: string;
  form_10ia_date?: string; // AY 2024-25
};

/** Contributions to political parties */
export type Itr3DeductionsContributions80ggc = {
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

/** Donations deductible by half within the limit */
export type Itr3DeductionsDonations80g50Limit = {
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
export type Itr3DeductionsDonations80g100Limit = {
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
export type Itr3DeductionsDonations80g50 = {
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
export type Itr3DeductionsDonations80g100 = {
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
export type Itr3DeductionsLoans80eeb = {
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
export type Itr3DeductionsLoans80eea = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Housing loans sanctioned in FY 2016-17 */
export type Itr3DeductionsLoans80ee = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Loans for higher education */
export type Itr3DeductionsLoans80e = {
  lender?: 'B' | 'I'; // AY 2026-27, 2025-26
  lender_name?: string; // AY 2026-27, 2025-26
  account_number?: string; // AY 2026-27, 2025-26
  sanction_date?: string; // AY 2026-27, 2025-26
  loan_amount?: number; // AY 2026-27, 2025-26
  outstanding?: number; // AY 2026-27, 2025-26
  interest?: number; // AY 2026-27, 2025-26
};

/** Dependant with a disability */
export type Itr3DeductionsSchedule80dd = {
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
export type Itr3DeductionsSchedule80d = {
  self_senior?: 'N' | 'Y' | 'S';
  self_policies?: Itr3DeductionsSchedule80dSelfPolicies[]; // AY 2026-27, 2025-26
  self_premium?: number;
  self_premium_total?: number; // AY 2026-27, 2025-26
  self_checkup?: number;
  self_allowed?: number;
  self_senior_policies?: Itr3DeductionsSchedule80dSelfSeniorPolicies[]; // AY 2026-27, 2025-26
  self_senior_premium?: number;
  self_senior_premium_total?: number; // AY 2026-27, 2025-26
  self_senior_checkup?: number;
  self_senior_medical?: number;
  self_senior_allowed?: number;
  parents_senior?: 'N' | 'Y' | 'P';
  parents_policies?: Itr3DeductionsSchedule80dParentsPolicies[]; // AY 2026-27, 2025-26
  parents_premium?: number;
  parents_premium_total?: number; // AY 2026-27, 2025-26
  parents_checkup?: number;
  parents_allowed?: number;
  parents_senior_policies?: Itr3DeductionsSchedule80dParentsSeniorPolicies[]; // AY 2026-27, 2025-26
  parents_senior_premium?: number;
  parents_senior_premium_total?: number; // AY 2026-27, 2025-26
  parents_senior_checkup?: number;
  parents_senior_medical?: number;
  parents_senior_allowed?: number;
  eligible?: number;
};

/** Policies of parents, senior citizens */
export type Itr3DeductionsSchedule80dParentsSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of parents */
export type Itr3DeductionsSchedule80dParentsPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family with a senior citizen */
export type Itr3DeductionsSchedule80dSelfSeniorPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** Policies of self and family */
export type Itr3DeductionsSchedule80dSelfPolicies = {
  insurer?: string; // AY 2026-27, 2025-26
  policy_number?: string; // AY 2026-27, 2025-26
  premium?: number; // AY 2026-27, 2025-26
};

/** PRAN */
export type Itr3DeductionsPrans = {
  number?: string; // AY 2026-27
};

/** Contributions to pension funds */
export type Itr3DeductionsPension80ccc = {
  identifier_type?: 'PRAN' | 'OTHPRAN'; // AY 2026-27
  identifier?: string; // AY 2026-27
  amount?: number; // AY 2026-27
};

/** Payments under section 80C */
export type Itr3DeductionsSchedule80c = {
  nature?: 'ppf' | 'epf' | 'elss' | 'life_insurance' | 'housing_loan_principal' | 'nsc' | 'tuition_fees' | 'sukanya_samriddhi' | 'tax_saver_deposit' | 'other'; // AY 2026-27, 2025-26
  amount?: number; // AY 2026-27, 2025-26
  identification?: string; // AY 2026-27, 2025-26
};

/** Credit of alternate minimum tax */
export type Itr3Amtc = {
  tax_115jc?: number;
  tax_other?: number;
  available?: number;
  rows?: Itr3AmtcRows[];
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
export type Itr3AmtcRows = {
  gross?: number;
  year?: '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  set_off?: number;
  brought?: number;
  used?: number;
  carried?: number;
};

/** Alternate minimum tax */
export type Itr3Amt = {
  total_income?: number;
  part_c?: number;
  sec_10aa?: number;
  sec_35ad?: number;
  deductions?: number;
  adjusted?: number;
  ifsc?: number;
  other_units?: number;
  tax?: number;
};

/** Set-off of losses brought forward */
export type Itr3BroughtLosses = {
  edited?: 'Y' | 'N';
  salary?: Itr3BroughtLossesSalary;
  house_property?: Itr3BroughtLossesHouseProperty;
  business?: Itr3BroughtLossesBusiness;
  speculative?: Itr3BroughtLossesSpeculative;
  specified?: Itr3BroughtLossesSpecified;
  st20?: Itr3BroughtLossesSt20; // AY 2026-27, 2025-26
  st30?: Itr3BroughtLossesSt30;
  st_app?: Itr3BroughtLossesStApp;
  st_dtaa?: Itr3BroughtLossesStDtaa;
  lt12_5?: Itr3BroughtLossesLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr3BroughtLossesLtDtaa;
  other_sources?: Itr3BroughtLossesOtherSources;
  race_horses?: Itr3BroughtLossesRaceHorses;
  treaty_sources?: Itr3BroughtLossesTreatySources; // AY 2026-27
  total?: number;
  total_depreciation?: number;
  total_allowance?: number;
  income?: number;
  st15?: Itr3BroughtLossesSt15; // AY 2025-26, 2024-25
  lt10?: Itr3BroughtLossesLt10; // AY 2025-26, 2024-25
  lt20?: Itr3BroughtLossesLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr3BroughtLossesLt20 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  depreciation?: number; // AY 2025-26, 2024-25
  allowance?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr3BroughtLossesLt10 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  depreciation?: number; // AY 2025-26, 2024-25
  allowance?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr3BroughtLossesSt15 = {
  income?: number; // AY 2025-26, 2024-25
  brought?: number; // AY 2025-26, 2024-25
  depreciation?: number; // AY 2025-26, 2024-25
  allowance?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Other sources at treaty rates */
export type Itr3BroughtLossesTreatySources = {
  income?: number; // AY 2026-27
  depreciation?: number; // AY 2026-27
  allowance?: number; // AY 2026-27
  remaining?: number; // AY 2026-27
};

/** Race horses */
export type Itr3BroughtLossesRaceHorses = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Other sources */
export type Itr3BroughtLossesOtherSources = {
  income?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr3BroughtLossesLtDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr3BroughtLossesLt125 = {
  income?: number; // AY 2026-27, 2025-26
  brought?: number; // AY 2026-27, 2025-26
  depreciation?: number; // AY 2026-27, 2025-26
  allowance?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr3BroughtLossesStDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr3BroughtLossesStApp = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr3BroughtLossesSt30 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr3BroughtLossesSt20 = {
  income?: number; // AY 2026-27, 2025-26
  brought?: number; // AY 2026-27, 2025-26
  depreciation?: number; // AY 2026-27, 2025-26
  allowance?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Specified business */
export type Itr3BroughtLossesSpecified = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr3BroughtLossesSpeculative = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr3BroughtLossesBusiness = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** House property */
export type Itr3BroughtLossesHouseProperty = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Salaries */
export type Itr3BroughtLossesSalary = {
  income?: number;
  remaining?: number;
};

/** Set-off of losses of the year */
export type Itr3CurrentLosses = {
  edited?: 'Y' | 'N';
  salary?: Itr3CurrentLossesSalary;
  house_property?: Itr3CurrentLossesHouseProperty;
  business?: Itr3CurrentLossesBusiness;
  speculative?: Itr3CurrentLossesSpeculative;
  specified?: Itr3CurrentLossesSpecified;
  st20?: Itr3CurrentLossesSt20; // AY 2026-27, 2025-26
  st30?: Itr3CurrentLossesSt30;
  st_app?: Itr3CurrentLossesStApp;
  st_dtaa?: Itr3CurrentLossesStDtaa;
  lt12_5?: Itr3CurrentLossesLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr3CurrentLossesLtDtaa;
  other_sources?: Itr3CurrentLossesOtherSources;
  race_horses?: Itr3CurrentLossesRaceHorses;
  treaty_sources?: Itr3CurrentLossesTreatySources; // AY 2026-27
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  house_set_off?: number;
  business_set_off?: number;
  sources_set_off?: number;
  house_left?: number;
  business_left?: number;
  sources_left?: number;
  st15?: Itr3CurrentLossesSt15; // AY 2025-26, 2024-25
  lt10?: Itr3CurrentLossesLt10; // AY 2025-26, 2024-25
  lt20?: Itr3CurrentLossesLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr3CurrentLossesLt20 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  business_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr3CurrentLossesLt10 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  business_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr3CurrentLossesSt15 = {
  income?: number; // AY 2025-26, 2024-25
  house_loss?: number; // AY 2025-26, 2024-25
  business_loss?: number; // AY 2025-26, 2024-25
  sources_loss?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Other sources at treaty rates */
export type Itr3CurrentLossesTreatySources = {
  income?: number; // AY 2026-27
  house_loss?: number; // AY 2026-27
  business_loss?: number; // AY 2026-27
  sources_loss?: number; // AY 2026-27
  remaining?: number; // AY 2026-27
};

/** Race horses */
export type Itr3CurrentLossesRaceHorses = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Other sources */
export type Itr3CurrentLossesOtherSources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr3CurrentLossesLtDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr3CurrentLossesLt125 = {
  income?: number; // AY 2026-27, 2025-26
  house_loss?: number; // AY 2026-27, 2025-26
  business_loss?: number; // AY 2026-27, 2025-26
  sources_loss?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr3CurrentLossesStDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr3CurrentLossesStApp = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr3CurrentLossesSt30 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr3CurrentLossesSt20 = {
  income?: number; // AY 2026-27, 2025-26
  house_loss?: number; // AY 2026-27, 2025-26
  business_loss?: number; // AY 2026-27, 2025-26
  sources_loss?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
};

/** Specified business */
export type Itr3CurrentLossesSpecified = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr3CurrentLossesSpeculative = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr3CurrentLossesBusiness = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** House property */
export type Itr3CurrentLossesHouseProperty = {
  income?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Salaries */
export type Itr3CurrentLossesSalary = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Unabsorbed depreciation and allowance */
export type Itr3Unabsorbed = {
  rows?: Itr3UnabsorbedRows[];
  year?: '2026-27' | '2025-26' | '2024-25';
  current?: number;
  current_allowance?: number;
  total?: number;
  total_115bac?: number;
  total_used?: number;
  total_left?: number;
  total_allowance?: number;
  total_allowance_used?: number;
  total_allowance_left?: number;
};

/** Earlier years */
export type Itr3UnabsorbedRows = {
  year?: '2025-26' | '2024-25' | '2023-24' | '2022-23' | '2021-22' | '2020-21' | '2019-20' | '2018-19' | '2017-18' | '2016-17' | '2015-16' | '2014-15' | '2013-14' | '2012-13' | '2011-12' | '2010-11' | '2009-10' | '2008-09' | '2007-08' | '2006-07' | '2005-06' | '2004-05' | '2003-04' | '2002-03' | '2001-02' | '2000-01' | '1999-00' | '1998-99' | '1997-98';
  depreciation?: number;
  adjusted_115bac?: number;
  depreciation_used?: number;
  depreciation_left?: number;
  allowance?: number;
  allowance_used?: number;
  allowance_left?: number;
};

/** Losses brought and carried forward */
export type Itr3CarriedLosses = {
  year_16?: Itr3CarriedLossesYear16; // AY 2026-27
  year_15?: Itr3CarriedLossesYear15; // AY 2026-27, 2025-26
  year_14?: Itr3CarriedLossesYear14;
  year_13?: Itr3CarriedLossesYear13;
  year_12?: Itr3CarriedLossesYear12;
  year_11?: Itr3CarriedLossesYear11;
  year_10?: Itr3CarriedLossesYear10;
  year_9?: Itr3CarriedLossesYear9;
  year_8?: Itr3CarriedLossesYear8;
  year_7?: Itr3CarriedLossesYear7;
  year_6?: Itr3CarriedLossesYear6;
  year_5?: Itr3CarriedLossesYear5;
  year_4?: Itr3CarriedLossesYear4;
  year_3?: Itr3CarriedLossesYear3;
  year_2?: Itr3CarriedLossesYear2;
  year_1?: Itr3CarriedLossesYear1;
  earlier?: Itr3CarriedLossesEarlier;
  adjusted?: Itr3CarriedLossesAdjusted;
  current?: Itr3CarriedLossesCurrent;
  carried?: Itr3CarriedLossesCarried;
};

/** Total carried forward */
export type Itr3CarriedLossesCarried = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Loss of the year */
export type Itr3CarriedLossesCurrent = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Adjusted in Schedule BFLA */
export type Itr3CarriedLossesAdjusted = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total of earlier years */
export type Itr3CarriedLossesEarlier = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2025-26 */
export type Itr3CarriedLossesYear1 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2024-25 */
export type Itr3CarriedLossesYear2 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2023-24 */
export type Itr3CarriedLossesYear3 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2022-23 */
export type Itr3CarriedLossesYear4 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2021-22 */
export type Itr3CarriedLossesYear5 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
};

/** 2020-21 */
export type Itr3CarriedLossesYear6 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
};

/** 2019-20 */
export type Itr3CarriedLossesYear7 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
};

/** 2018-19 */
export type Itr3CarriedLossesYear8 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
};

/** 2017-18 */
export type Itr3CarriedLossesYear9 = {
  filed_on?: string;
  specified?: number;
};

/** 2016-17 */
export type Itr3CarriedLossesYear10 = {
  filed_on?: string;
  specified?: number;
};

/** 2015-16 */
export type Itr3CarriedLossesYear11 = {
  filed_on?: string;
  specified?: number;
};

/** 2014-15 */
export type Itr3CarriedLossesYear12 = {
  filed_on?: string;
  specified?: number;
};

/** 2013-14 */
export type Itr3CarriedLossesYear13 = {
  filed_on?: string;
  specified?: number;
};

/** 2012-13 */
export type Itr3CarriedLossesYear14 = {
  filed_on?: string;
  specified?: number;
};

/** 2011-12 */
export type Itr3CarriedLossesYear15 = {
  filed_on?: string; // AY 2026-27, 2025-26
  specified?: number; // AY 2026-27, 2025-26
};

/** 2010-11 */
export type Itr3CarriedLossesYear16 = {
  filed_on?: string; // AY 2026-27
  specified?: number; // AY 2026-27
};

/** Exempt income */
export type Itr3ExemptIncome = {
  interest?: number;
  agricultural_receipts?: number;
  agricultural_expenses?: number;
  agricultural_losses?: number;
  agricultural_income?: number;
  agricultural_land?: Itr3ExemptIncomeAgriculturalLand[];
  rows?: Itr3ExemptIncomeRows[];
  others?: number;
  treaty?: Itr3ExemptIncomeTreaty[];
  treaty_total?: number;
  pass_through?: number;
  total?: number;
  agricultural_rule7?: number; // AY 2026-27
};

/** Income not chargeable under a tax treaty */
export type Itr3ExemptIncomeTreaty = {
  amount?: number;
  nature?: string;
  country_name?: string;
  country?: string;
  article?: string;
  head?: 'SA' | 'HP' | 'CG' | 'OS';
  certificate?: 'Y' | 'N';
};

/** Other exempt income */
export type Itr3ExemptIncomeRows = {
  category?: 'AGRI' | 'GOVC' | 'ISI' | 'SSRA' | 'SRSC' | 'SRST' | 'SRPC' | 'OTH' | 'OTHN'; // AY 2026-27
  sub_category?: '10(30)' | '10(31)' | '10(10BB)' | '10(10BC)' | '10(17A)' | '10(12AB)' | '10(15)' | '10(23FBB)' | '10(23FD)' | '10(35)' | '10(35A)' | '10(12C)' | '10(18)' | '10(19)' | '10(23AA)' | 'DMD' | '10(32)' | '10(43)' | '10(19A)' | '10(26)' | '10(26AAA)' | '10(10D)' | '10(11)' | '10(11A)' | '10(12)' | '10(12A)' | '10(12AA)' | '10(12B)' | '10(12BA)' | '10(13)' | '10(25)' | '10(44)' | '10(2)' | '10(16)' | 'Incmexmptcircular' | 'Incmexmptnotification' | 'Receiptnotincme' | '10(4)(i)' | '10(4)(ii)' | '10(4B)' | '10(4C)' | '10(4E)' | '10(4F)' | '10(4G)' | '10(6B)' | '10(6D)' | '10(8)' | '10(8A)' | '10(8B)' | '10(9)' | '10(23FBC)' | '10(33)' | '10(36)' | '10(37)' | '10(37A)' | '10(2A)' | '10(4H)' | '10(6BB)' | '10(23FF)' | 'Anyother1' | 'Anyother2' | 'Anyother3' | 'Anyother4'; // AY 2026-27
  description?: string;
  amount?: number;
  nature?: '10(10BC)' | '10(10D)' | '10(11)' | '10(12)' | '10(12C)' | '10(13)' | '10(16)' | '10(17)' | '10(17A)' | '10(18)' | 'DMDP' | '10(19)' | '10(26)' | '10(26AAA)' | 'OTH'; // AY 2025-26, 2024-25
};

/** Agricultural land */
export type Itr3ExemptIncomeAgriculturalLand = {
  district?: string;
  pincode?: string;
  acres?: number;
  owned?: 'O' | 'H';
  irrigated?: 'IRG' | 'RF';
};

/** Income of specified persons included */
export type Itr3IncludedIncome = {
  rows?: Itr3IncludedIncomeRows[];
};

/** Specified persons */
export type Itr3IncludedIncomeRows = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  relationship?: string;
  amount?: number;
  head?: 'SA' | 'HP' | 'BP' | 'CG' | 'OS' | 'EI';
};

/** Pass-through income */
export type Itr3PassThrough = {
  rows?: Itr3PassThroughRows[];
};

/** Business trusts and investment funds */
export type Itr3PassThroughRows = {
  kind?: 'A' | 'B';
  name?: string;
  pan?: string;
  house_property?: Itr3PassThroughRowsHouseProperty;
  short_term?: Itr3PassThroughRowsShortTerm;
  short_111a?: Itr3PassThroughRowsShort111a;
  short_other?: Itr3PassThroughRowsShortOther;
  long_term?: Itr3PassThroughRowsLongTerm;
  long_112a?: Itr3PassThroughRowsLong112a;
  long_other?: Itr3PassThroughRowsLongOther;
  other_sources?: Itr3PassThroughRowsOtherSources;
  dividend?: Itr3PassThroughRowsDividend;
  other?: Itr3PassThroughRowsOther;
  exempt?: Itr3PassThroughRowsExempt;
  exempt_23fbb?: Itr3PassThroughRowsExempt23fbb;
  exempt_b?: Itr3PassThroughRowsExemptB;
  exempt_c?: Itr3PassThroughRowsExemptC;
};

/** Exempt, a third section */
export type Itr3PassThroughRowsExemptC = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
  loss?: number;
};

/** Exempt, another section */
export type Itr3PassThroughRowsExemptB = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
  loss?: number;
};

/** Exempt, section 10(23FBB) */
export type Itr3PassThroughRowsExempt23fbb = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Income claimed exempt */
export type Itr3PassThroughRowsExempt = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, others */
export type Itr3PassThroughRowsOther = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, dividend */
export type Itr3PassThroughRowsDividend = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources */
export type Itr3PassThroughRowsOtherSources = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Long-term, others */
export type Itr3PassThroughRowsLongOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term, section 112A */
export type Itr3PassThroughRowsLong112a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term capital gains */
export type Itr3PassThroughRowsLongTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, others */
export type Itr3PassThroughRowsShortOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, section 111A */
export type Itr3PassThroughRowsShort111a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term capital gains */
export type Itr3PassThroughRowsShortTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** House property */
export type Itr3PassThroughRowsHouseProperty = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Income from other sources */
export type Itr3OtherSources = {
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
  retirement_notified_rows?: Itr3OtherSourcesRetirementNotifiedRows[];
  retirement_notified?: number;
  retirement_other?: number;
  retirement_earlier?: number;
  business_trust?: number;
  life_insurance?: number;
  others?: Itr3OtherSourcesOthers[];
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
  provident_fund?: Itr3OtherSourcesProvidentFund[];
  provident_fund_income?: number;
  provident_fund_tax?: number;
  special_rows?: Itr3OtherSourcesSpecialRows[];
  special_total?: number;
  pass_through_rows?: Itr3OtherSourcesPassThroughRows[];
  pass_through_total?: number;
  treaty?: Itr3OtherSourcesTreaty[];
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
  horses?: Itr3OtherSourcesHorses;
  income?: number;
  lottery_quarters?: Itr3OtherSourcesLotteryQuarters;
  online_games_quarters?: Itr3OtherSourcesOnlineGamesQuarters;
  dividend_quarters?: Itr3OtherSourcesDividendQuarters;
  dividend_22f_quarters?: Itr3OtherSourcesDividend22fQuarters; // AY 2026-27
  dividend_115a1ai?: Itr3OtherSourcesDividend115a1ai;
  dividend_115a1aa?: Itr3OtherSourcesDividend115a1aa;
  dividend_115ac?: Itr3OtherSourcesDividend115ac;
  dividend_115aca?: Itr3OtherSourcesDividend115aca;
  dividend_115ad1i?: Itr3OtherSourcesDividend115ad1i;
  dividend_treaty?: Itr3OtherSourcesDividendTreaty;
  retirement_quarters?: Itr3OtherSourcesRetirementQuarters;
};

/** Retirement accounts by instalment */
export type Itr3OtherSourcesRetirementQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend at treaty rates by instalment */
export type Itr3OtherSourcesDividendTreaty = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividend115ad1i = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividend115aca = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividend115ac = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividend115a1aa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividend115a1ai = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend on buy-back by instalment */
export type Itr3OtherSourcesDividend22fQuarters = {
  upto_15_jun?: number; // AY 2026-27
  upto_15_sep?: number; // AY 2026-27
  upto_15_dec?: number; // AY 2026-27
  upto_15_mar?: number; // AY 2026-27
  upto_31_mar?: number; // AY 2026-27
};

/** Dividend by instalment */
export type Itr3OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Online games by instalment */
export type Itr3OtherSourcesOnlineGamesQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Lotteries, puzzles, races, games by instalment */
export type Itr3OtherSourcesLotteryQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Owning and maintaining race horses */
export type Itr3OtherSourcesHorses = {
  receipts?: number;
  expenses?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
};

/** Incomes under a tax treaty, included above */
export type Itr3OtherSourcesTreaty = {
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
export type Itr3OtherSourcesPassThroughRows = {
  source?: 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5ACA1a' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea';
  amount?: number;
};

/** Other incomes at special rates */
export type Itr3OtherSourcesSpecialRows = {
  source?: '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5ACA1a' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea' | '5BBC';
  amount?: number;
};

/** Accumulated balance of a recognised provident fund */
export type Itr3OtherSourcesProvidentFund = {
  year?: '2000-01' | '2001-02' | '2002-03' | '2003-04' | '2004-05' | '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  income?: number;
  tax?: number;
};

/** Any other income */
export type Itr3OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Retirement accounts in notified countries */
export type Itr3OtherSourcesRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA';
  amount?: number;
};

/** Virtual digital assets */
export type Itr3ScheduleVda = {
  rows?: Itr3ScheduleVdaRows[];
  total?: number;
  business?: number;
};

/** Transfers */
export type Itr3ScheduleVdaRows = {
  bought_on?: string;
  sold_on?: string;
  head?: 'CG' | 'BI';
  cost?: number;
  sale_value?: number;
  income?: number;
};

/** Listed shares of a non-resident with STT */
export type Itr3Schedule115ad = {
  rows?: Itr3Schedule115adRows[];
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
export type Itr3Schedule115adRows = {
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
export type Itr3Schedule112a = {
  rows?: Itr3Schedule112aRows[];
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
export type Itr3Schedule112aRows = {
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
export type Itr3CapitalGains = {
  short?: Itr3CapitalGainsShort;
  long?: Itr3CapitalGainsLong;
  claims?: Itr3CapitalGainsClaims;
  set_off?: Itr3CapitalGainsSetOff;
  quarters?: Itr3CapitalGainsQuarters;
  by_quarter?: Itr3CapitalGainsByQuarter;
  income?: number;
  vda?: number;
  total?: number;
};

/** Gains by instalment, as filed */
export type Itr3CapitalGainsByQuarter = {
  st20?: Itr3CapitalGainsByQuarterSt20; // AY 2026-27, 2025-26
  st30?: Itr3CapitalGainsByQuarterSt30;
  st_app?: Itr3CapitalGainsByQuarterStApp;
  st_dtaa?: Itr3CapitalGainsByQuarterStDtaa;
  lt12_5?: Itr3CapitalGainsByQuarterLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr3CapitalGainsByQuarterLtDtaa;
  vda?: Itr3CapitalGainsByQuarterVda;
  st15?: Itr3CapitalGainsByQuarterSt15; // AY 2025-26, 2024-25
  lt10?: Itr3CapitalGainsByQuarterLt10; // AY 2025-26, 2024-25
  lt20?: Itr3CapitalGainsByQuarterLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr3CapitalGainsByQuarterLt20 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr3CapitalGainsByQuarterLt10 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr3CapitalGainsByQuarterSt15 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Virtual digital assets at 30% */
export type Itr3CapitalGainsByQuarterVda = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at treaty rates */
export type Itr3CapitalGainsByQuarterLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr3CapitalGainsByQuarterLt125 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr3CapitalGainsByQuarterStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr3CapitalGainsByQuarterStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr3CapitalGainsByQuarterSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr3CapitalGainsByQuarterSt20 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** When the gains arose */
export type Itr3CapitalGainsQuarters = {
  st20?: Itr3CapitalGainsQuartersSt20; // AY 2026-27, 2025-26
  st30?: Itr3CapitalGainsQuartersSt30;
  st_app?: Itr3CapitalGainsQuartersStApp;
  st_dtaa?: Itr3CapitalGainsQuartersStDtaa;
  lt12_5?: Itr3CapitalGainsQuartersLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr3CapitalGainsQuartersLtDtaa;
  st15?: Itr3CapitalGainsQuartersSt15; // AY 2025-26, 2024-25
  lt10?: Itr3CapitalGainsQuartersLt10; // AY 2025-26, 2024-25
  lt20?: Itr3CapitalGainsQuartersLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr3CapitalGainsQuartersLt20 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at 10% */
export type Itr3CapitalGainsQuartersLt10 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 15% */
export type Itr3CapitalGainsQuartersSt15 = {
  upto_15_jun?: number; // AY 2025-26, 2024-25
  upto_15_sep?: number; // AY 2025-26, 2024-25
  upto_15_dec?: number; // AY 2025-26, 2024-25
  upto_15_mar?: number; // AY 2025-26, 2024-25
  upto_31_mar?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at treaty rates */
export type Itr3CapitalGainsQuartersLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr3CapitalGainsQuartersLt125 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Short-term gains at treaty rates */
export type Itr3CapitalGainsQuartersStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr3CapitalGainsQuartersStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr3CapitalGainsQuartersSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr3CapitalGainsQuartersSt20 = {
  upto_15_jun?: number; // AY 2026-27, 2025-26
  upto_15_sep?: number; // AY 2026-27, 2025-26
  upto_15_dec?: number; // AY 2026-27, 2025-26
  upto_15_mar?: number; // AY 2026-27, 2025-26
  upto_31_mar?: number; // AY 2026-27, 2025-26
};

/** Set-off of losses of the year */
export type Itr3CapitalGainsSetOff = {
  losses?: Itr3CapitalGainsSetOffLosses;
  gains?: Itr3CapitalGainsSetOffGains;
  set_off?: Itr3CapitalGainsSetOffSetOff;
  remaining?: Itr3CapitalGainsSetOffRemaining;
};

/** Losses remaining */
export type Itr3CapitalGainsSetOffRemaining = {
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
export type Itr3CapitalGainsSetOffSetOff = {
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
export type Itr3CapitalGainsSetOffGains = {
  st20?: Itr3CapitalGainsSetOffGainsSt20; // AY 2026-27, 2025-26
  st30?: Itr3CapitalGainsSetOffGainsSt30;
  st_app?: Itr3CapitalGainsSetOffGainsStApp;
  st_dtaa?: Itr3CapitalGainsSetOffGainsStDtaa;
  lt12_5?: Itr3CapitalGainsSetOffGainsLt125; // AY 2026-27, 2025-26
  lt_dtaa?: Itr3CapitalGainsSetOffGainsLtDtaa;
  st15?: Itr3CapitalGainsSetOffGainsSt15; // AY 2025-26, 2024-25
  lt10?: Itr3CapitalGainsSetOffGainsLt10; // AY 2025-26, 2024-25
  lt20?: Itr3CapitalGainsSetOffGainsLt20; // AY 2025-26, 2024-25
};

/** Long-term gains at 20% */
export type Itr3CapitalGainsSetOffGainsLt20 = {
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
export type Itr3CapitalGainsSetOffGainsLt10 = {
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
export type Itr3CapitalGainsSetOffGainsSt15 = {
  income?: number; // AY 2025-26, 2024-25
  st20?: number; // AY 2025-26
  st30?: number; // AY 2025-26, 2024-25
  st_app?: number; // AY 2025-26, 2024-25
  st_dtaa?: number; // AY 2025-26, 2024-25
  remaining?: number; // AY 2025-26, 2024-25
};

/** Long-term gains at treaty rates */
export type Itr3CapitalGainsSetOffGainsLtDtaa = {
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
export type Itr3CapitalGainsSetOffGainsLt125 = {
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
export type Itr3CapitalGainsSetOffGainsStDtaa = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_app?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at applicable rates */
export type Itr3CapitalGainsSetOffGainsStApp = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st30?: number;
  st_dtaa?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 30% */
export type Itr3CapitalGainsSetOffGainsSt30 = {
  income?: number;
  st20?: number; // AY 2026-27, 2025-26
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
  st15?: number; // AY 2025-26, 2024-25
};

/** Short-term gains at 20% */
export type Itr3CapitalGainsSetOffGainsSt20 = {
  income?: number; // AY 2026-27, 2025-26
  st30?: number; // AY 2026-27, 2025-26
  st_app?: number; // AY 2026-27, 2025-26
  st_dtaa?: number; // AY 2026-27, 2025-26
  remaining?: number; // AY 2026-27, 2025-26
  st15?: number; // AY 2025-26
};

/** Losses to be set off */
export type Itr3CapitalGainsSetOffLosses = {
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
export type Itr3CapitalGainsClaims = {
  s54?: Itr3CapitalGainsClaimsS54[];
  s54b?: Itr3CapitalGainsClaimsS54b[];
  s54ec?: Itr3CapitalGainsClaimsS54ec[];
  s54f?: Itr3CapitalGainsClaimsS54f[];
  s115f?: Itr3CapitalGainsClaimsS115f[];
  total?: number;
};

/** Section 115F */
export type Itr3CapitalGainsClaimsS115f = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Section 54F */
export type Itr3CapitalGainsClaimsS54f = {
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
export type Itr3CapitalGainsClaimsS54ec = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Section 54B */
export type Itr3CapitalGainsClaimsS54b = {
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
export type Itr3CapitalGainsClaimsS54 = {
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
export type Itr3CapitalGainsLong = {
  land?: Itr3CapitalGainsLongLand[];
  land_total?: number; // AY 2026-27, 2025-26
  excess_tax?: number; // AY 2026-27, 2025-26
  listed_112?: Itr3CapitalGainsLongListed112;
  gdr_115aca?: Itr3CapitalGainsLongGdr115aca;
  shares_112a?: Itr3CapitalGainsLongShares112a;
  nri_48?: Itr3CapitalGainsLongNri48;
  nri_unlisted?: Itr3CapitalGainsLongNriUnlisted;
  nri_bonds?: Itr3CapitalGainsLongNriBonds;
  nri_fii?: Itr3CapitalGainsLongNriFii;
  shares_115ad?: Itr3CapitalGainsLongShares115ad;
  foreign_exchange?: Itr3CapitalGainsLongForeignExchange;
  assets?: Itr3CapitalGainsLongAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr3CapitalGainsLongUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back?: number; // AY 2026-27
  pass_through?: number;
  pass_through_112a?: number;
  pass_through_other?: number;
  treaty?: Itr3CapitalGainsLongTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr3CapitalGainsLongSlumpSale;
  land_before?: number; // AY 2025-26
  land_after?: number; // AY 2025-26
  bonds?: Itr3CapitalGainsLongBonds; // AY 2025-26, 2024-25
  deemed_before?: number; // AY 2025-26
  deemed_after?: number; // AY 2025-26
  pass_through_112a_10?: number; // AY 2025-26
  pass_through_10?: number; // AY 2025-26, 2024-25
  pass_through_20?: number; // AY 2025-26
};

/** Bonds and debentures */
export type Itr3CapitalGainsLongBonds = {
  full_value?: number; // AY 2025-26, 2024-25
  cost?: number; // AY 2025-26, 2024-25
  improvement?: number; // AY 2025-26, 2024-25
  expenses?: number; // AY 2025-26, 2024-25
  deductions?: number; // AY 2025-26, 2024-25
  exempt_54f?: number; // AY 2025-26, 2024-25
  balance?: number; // AY 2025-26, 2024-25
  gain?: number; // AY 2025-26, 2024-25
};

/** Slump sale */
export type Itr3CapitalGainsLongSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  balance?: number;
  exempt?: number;
  gain?: number;
  sold_on?: string; // AY 2025-26
};

/** Gains under a tax treaty, included above */
export type Itr3CapitalGainsLongTreaty = {
  amount?: number;
  item?: 'B1g' | 'B2e' | 'B3ie' | 'B3iie_115ACA' | 'B4c_112A' | 'B5c' | 'B6ie_112(1)(c)' | 'B6iie_115AC' | 'B6iiie_115AD' | 'B7c_115AD(1)(iii)_proviso' | 'B8c' | 'B9e' | 'B10' | 'B11a1' | 'B11a2' | 'B1e' | 'B3e_112(1)' | 'B3e_115ACA' | 'B6e_112(1)(c)' | 'B6e_115AC' | 'B6e_115AD' | 'B7c' | 'B8f' | 'B11b';
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
export type Itr3CapitalGainsLongUnutilised = {
  year?: '2022-23' | '2023-24' | '2024-25' | '2021-22' | '2020-21';
  section?: '54' | '54B' | '54F';
  acquired_in?: '2023' | '2024' | '2025' | '2022' | '2021';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr3CapitalGainsLongAssets = {
  sale?: Itr3CapitalGainsLongAssetsSale;
  before?: Itr3CapitalGainsLongAssetsBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr3CapitalGainsLongAssetsBefore = {
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
  exempt?: number; // AY 2025-26
};

/** Sale */
export type Itr3CapitalGainsLongAssetsSale = {
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
  exempt?: number;
};

/** Foreign exchange assets of a non-resident Indian */
export type Itr3CapitalGainsLongForeignExchange = {
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
export type Itr3CapitalGainsLongShares115ad = {
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
export type Itr3CapitalGainsLongNriFii = {
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
export type Itr3CapitalGainsLongNriBonds = {
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
export type Itr3CapitalGainsLongNriUnlisted = {
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
export type Itr3CapitalGainsLongNri48 = {
  gain_before?: number;
  exempt_54f?: number;
  gain?: number;
};

/** Listed shares and equity units on which STT is paid */
export type Itr3CapitalGainsLongShares112a = {
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
export type Itr3CapitalGainsLongGdr115aca = {
  sale?: Itr3CapitalGainsLongGdr115acaSale;
  before?: Itr3CapitalGainsLongGdr115acaBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr3CapitalGainsLongGdr115acaBefore = {
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
export type Itr3CapitalGainsLongGdr115acaSale = {
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
export type Itr3CapitalGainsLongListed112 = {
  sale?: Itr3CapitalGainsLongListed112Sale;
  before?: Itr3CapitalGainsLongListed112Before; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr3CapitalGainsLongListed112Before = {
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
export type Itr3CapitalGainsLongListed112Sale = {
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
export type Itr3CapitalGainsLongLand = {
  bought_on?: string;
  sold_on?: string;
  sale_value?: number;
  stamp_value?: number;
  full_value?: number;
  cost?: number;
  fmv_2001?: number;
  stamp_2001?: number;
  cost_indexed?: number;
  improvements?: Itr3CapitalGainsLongLandImprovements[];
  improvement_plain?: number; // AY 2026-27, 2025-26
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  exemptions?: Itr3CapitalGainsLongLandExemptions[];
  exempt?: number;
  gain?: number;
  deductions_indexed?: number; // AY 2026-27
  balance_indexed?: number; // AY 2026-27
  gain_indexed?: number; // AY 2026-27
  tax_plain?: number; // AY 2026-27
  tax_indexed?: number; // AY 2026-27
  excess?: number; // AY 2026-27
  buyers?: Itr3CapitalGainsLongLandBuyers[];
};

/** Buyers */
export type Itr3CapitalGainsLongLandBuyers = {
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
export type Itr3CapitalGainsLongLandExemptions = {
  section?: '54' | '54B' | '54EC' | '54F';
  amount?: number;
};

/** Improvements */
export type Itr3CapitalGainsLongLandImprovements = {
  cost?: number;
  year?: '2001-02' | '2002-03' | '2003-04' | '2004-05' | '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  indexed?: number;
};

/** Short-term capital gains */
export type Itr3CapitalGainsShort = {
  land?: Itr3CapitalGainsShortLand[];
  equity_111a?: Itr3CapitalGainsShortEquity111a;
  equity_fii?: Itr3CapitalGainsShortEquityFii;
  nri_stt?: number;
  nri_no_stt?: number;
  securities_115ad?: Itr3CapitalGainsShortSecurities115ad;
  other_assets?: Itr3CapitalGainsShortOtherAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr3CapitalGainsShortUnutilised[];
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
  treaty?: Itr3CapitalGainsShortTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr3CapitalGainsShortSlumpSale;
  nri_stt_before?: number; // AY 2025-26
  nri_stt_after?: number; // AY 2025-26
  pass_through_15?: number; // AY 2025-26, 2024-25
};

/** Slump sale */
export type Itr3CapitalGainsShortSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  gain?: number;
};

/** Gains under a tax treaty, included above */
export type Itr3CapitalGainsShortTreaty = {
  amount?: number;
  item?: 'A1e' | 'A2c' | 'A3ie' | 'A3iie' | 'A4a' | 'A4b' | 'A5e' | 'A6g' | 'A7' | 'A8a' | 'A8b' | 'A8c' | 'A2e_111A' | 'A2e_115AD' | 'A3a' | 'A3b' | 'A4e' | 'A6' | 'A7a' | 'A7b' | 'A7c';
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
export type Itr3CapitalGainsShortUnutilised = {
  year?: '2023-24' | '2024-25' | '2022-23' | '2021-22';
  section?: '54B';
  acquired_in?: '2023' | '2024' | '2025' | '2022' | '2021';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr3CapitalGainsShortOtherAssets = {
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
  deemed_assets?: number;
  exempt?: number;
};

/** Securities of a foreign institutional investor without STT */
export type Itr3CapitalGainsShortSecurities115ad = {
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
export type Itr3CapitalGainsShortEquityFii = {
  sale?: Itr3CapitalGainsShortEquityFiiSale;
  before?: Itr3CapitalGainsShortEquityFiiBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr3CapitalGainsShortEquityFiiBefore = {
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
export type Itr3CapitalGainsShortEquityFiiSale = {
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
export type Itr3CapitalGainsShortEquity111a = {
  sale?: Itr3CapitalGainsShortEquity111aSale;
  before?: Itr3CapitalGainsShortEquity111aBefore; // AY 2025-26
  total?: number; // AY 2025-26
};

/** Before 23 July 2024 */
export type Itr3CapitalGainsShortEquity111aBefore = {
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
export type Itr3CapitalGainsShortEquity111aSale = {
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
export type Itr3CapitalGainsShortLand = {
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
  buyers?: Itr3CapitalGainsShortLandBuyers[];
  exempt?: number;
};

/** Buyers */
export type Itr3CapitalGainsShortLandBuyers = {
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
export type Itr3HouseProperty = {
  properties?: Itr3HousePropertyProperties[];
  pass_through?: number;
  income?: number;
};

/** Properties */
export type Itr3HousePropertyProperties = {
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
  co_owners?: Itr3HousePropertyPropertiesCoOwners[];
  property_type?: 'S' | 'L' | 'D';
  tenants?: Itr3HousePropertyPropertiesTenants[];
  gross_annual_value?: number;
  unrealized_rent?: number;
  municipal_taxes_paid?: number;
  unrealized_and_taxes?: number;
  annual_value?: number;
  own_annual_value?: number;
  standard_deduction_30?: number;
  loans?: Itr3HousePropertyPropertiesLoans[]; // AY 2026-27, 2025-26
  total_loan_interest?: number; // AY 2026-27, 2025-26
  interest_on_loan?: number;
  total_deductions?: number;
  arrears?: number;
  income?: number;
};

/** Loans for the property */
export type Itr3HousePropertyPropertiesLoans = {
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
export type Itr3HousePropertyPropertiesTenants = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  pan_or_tan?: string;
};

/** Co-owners */
export type Itr3HousePropertyPropertiesCoOwners = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
};

/** Salary and pension */
export type Itr3Salary = {
  employers?: Itr3SalaryEmployers[];
  gross_salary?: number;
  hra?: Itr3SalaryHra; // AY 2026-27, 2025-26
  exempt_allowances?: Itr3SalaryExemptAllowances[];
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
export type Itr3SalaryExemptAllowances = {
  nature?: '10(5)' | '10(6)' | '10(7)' | '10(10)' | '10(10A)' | '10(10AA)' | '10(10B)(i)' | '10(10B)(ii)' | '10(10C)' | '10(10CC)' | '10(13A)' | '10(14)(i)' | '10(14)(ii)' | '10(14)(i)(115BAC)' | '10(14)(ii)(115BAC)' | 'EIC' | '10(17)' | 'OTH';
  description?: string;
  amount?: number;
};

/** House rent allowance */
export type Itr3SalaryHra = {
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
export type Itr3SalaryEmployers = {
  employer_name?: string;
  nature_of_employment?: 'CGOV' | 'SGOV' | 'PSU' | 'PE' | 'PESG' | 'PEPS' | 'PEO' | 'OTH';
  employer_tan?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  pincode?: string;
  zip_code?: string;
  salary_17_1?: number;
  salary_items?: Itr3SalaryEmployersSalaryItems[];
  perquisites?: number;
  perquisite_items?: Itr3SalaryEmployersPerquisiteItems[];
  profit_in_lieu_salary?: number;
  profit_items?: Itr3SalaryEmployersProfitItems[];
  retirement_notified_rows?: Itr3SalaryEmployersRetirementNotifiedRows[];
  retirement_notified?: number;
  retirement_other?: number;
  retirement_earlier?: number;
  gross_salary?: number;
};

/** Retirement accounts in notified countries */
export type Itr3SalaryEmployersRetirementNotifiedRows = {
  country?: 'US' | 'UK' | 'CA';
  amount?: number;
};

/** Items of profits in lieu */
export type Itr3SalaryEmployersProfitItems = {
  nature?: '1' | '2' | '3' | 'OTH';
  description?: string;
  amount?: number;
};

/** Items of perquisites */
export type Itr3SalaryEmployersPerquisiteItems = {
  nature?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '21' | 'OTH';
  description?: string;
  amount?: number;
};

/** Items of salary */
export type Itr3SalaryEmployersSalaryItems = {
  nature?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | 'OTH';
  description?: string;
  amount?: number;
};

/** Gains on sale of depreciable assets */
export type Itr3AssetGains = {
  plant_15?: number;
  plant_30?: number;
  plant_40?: number;
  plant_45?: number;
  building_5?: number;
  building_10?: number;
  building_40?: number;
  furniture?: number;
  intangible?: number;
  ships?: number;
  plant?: number;
  building?: number;
  total?: number;
};

/** Summary of depreciation */
export type Itr3DepreciationSummary = {
  plant_15?: number;
  plant_30?: number;
  plant_40?: number;
  plant_45?: number;
  building_5?: number;
  building_10?: number;
  building_40?: number;
  furniture?: number;
  intangible?: number;
  ships?: number;
  plant?: number;
  building?: number;
  total?: number;
};

/** Depreciation */
export type Itr3Depreciation = {
  plant_15?: Itr3DepreciationPlant15;
  plant_30?: Itr3DepreciationPlant30;
  plant_40?: Itr3DepreciationPlant40;
  plant_45?: Itr3DepreciationPlant45;
  building_5?: Itr3DepreciationBuilding5;
  building_10?: Itr3DepreciationBuilding10;
  building_40?: Itr3DepreciationBuilding40;
  furniture?: Itr3DepreciationFurniture;
  intangible?: Itr3DepreciationIntangible;
  ships?: Itr3DepreciationShips;
  land?: Itr3DepreciationLand;
};

/** Land */
export type Itr3DepreciationLand = {
  opening?: number;
  closing?: number;
};

/** Ships at 20% */
export type Itr3DepreciationShips = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Intangible assets at 25% */
export type Itr3DepreciationIntangible = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Furniture and fittings at 10% */
export type Itr3DepreciationFurniture = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Building at 40% */
export type Itr3DepreciationBuilding40 = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Building at 10% */
export type Itr3DepreciationBuilding10 = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Building at 5% */
export type Itr3DepreciationBuilding5 = {
  opening?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Plant and machinery at 45% */
export type Itr3DepreciationPlant45 = {
  opening?: number;
  adjustment_115bac?: number;
  realised?: number;
  full_rate_amount?: number;
  at_full_rate?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Plant and machinery at 40% */
export type Itr3DepreciationPlant40 = {
  opening?: number;
  adjustment_115bac?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  eligible_full?: number;
  additional_full?: number;
  eligible_half?: number;
  additional_half?: number;
  additional_brought?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Plant and machinery at 30% */
export type Itr3DepreciationPlant30 = {
  opening?: number;
  adjustment_115bac?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  eligible_full?: number;
  additional_full?: number;
  eligible_half?: number;
  additional_half?: number;
  additional_brought?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Plant and machinery at 15% */
export type Itr3DepreciationPlant15 = {
  opening?: number;
  adjustment_115bac?: number;
  additions?: number;
  realised?: number;
  full_rate_amount?: number;
  additions_half?: number;
  realised_half?: number;
  half_rate_amount?: number;
  at_full_rate?: number;
  at_half_rate?: number;
  eligible_full?: number;
  additional_full?: number;
  eligible_half?: number;
  additional_half?: number;
  additional_brought?: number;
  depreciation?: number;
  disallowed_38?: number;
  net_depreciation?: number;
  proportionate?: number;
  transfer_expenses?: number;
  ceased?: boolean;
  gain?: number;
  closing?: number;
};

/** Expenditure on scientific research and the like */
export type Itr3Research = {
  s35_1_i?: Itr3ResearchS351I;
  s35_1_ii?: Itr3ResearchS351Ii;
  s35_1_iia?: Itr3ResearchS351Iia;
  s35_1_iii?: Itr3ResearchS351Iii;
  s35_1_iv?: Itr3ResearchS351Iv;
  s35_2aa?: Itr3ResearchS352aa;
  s35_2ab?: Itr3ResearchS352ab;
  s35ccc?: Itr3ResearchS35ccc;
  s35ccd?: Itr3ResearchS35ccd;
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCD */
export type Itr3ResearchS35ccd = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCC */
export type Itr3ResearchS35ccc = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AB) */
export type Itr3ResearchS352ab = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AA) */
export type Itr3ResearchS352aa = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iv) */
export type Itr3ResearchS351Iv = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iii) */
export type Itr3ResearchS351Iii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iia) */
export type Itr3ResearchS351Iia = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(ii) */
export type Itr3ResearchS351Ii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(i) */
export type Itr3ResearchS351I = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Effect of income computation and disclosure standards */
export type Itr3ComputationStandards = {
  policies?: Itr3ComputationStandardsPolicies;
  inventories?: Itr3ComputationStandardsInventories;
  construction?: Itr3ComputationStandardsConstruction;
  revenue?: Itr3ComputationStandardsRevenue;
  tangible_assets?: Itr3ComputationStandardsTangibleAssets;
  exchange_rates?: Itr3ComputationStandardsExchangeRates;
  grants?: Itr3ComputationStandardsGrants;
  securities?: Itr3ComputationStandardsSecurities;
  borrowing_costs?: Itr3ComputationStandardsBorrowingCosts;
  provisions?: Itr3ComputationStandardsProvisions;
  increase?: number;
  decrease?: number;
};

/** Provisions, contingent liabilities and assets */
export type Itr3ComputationStandardsProvisions = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Borrowing costs */
export type Itr3ComputationStandardsBorrowingCosts = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Securities */
export type Itr3ComputationStandardsSecurities = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Government grants */
export type Itr3ComputationStandardsGrants = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Changes in foreign exchange rates */
export type Itr3ComputationStandardsExchangeRates = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Tangible fixed assets */
export type Itr3ComputationStandardsTangibleAssets = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Revenue recognition */
export type Itr3ComputationStandardsRevenue = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Construction contracts */
export type Itr3ComputationStandardsConstruction = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Valuation of inventories */
export type Itr3ComputationStandardsInventories = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Accounting policies */
export type Itr3ComputationStandardsPolicies = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Quantitative details */
export type Itr3Quantitative = {
  trading?: Itr3QuantitativeTrading[];
  raw_materials?: Itr3QuantitativeRawMaterials[];
  finished?: Itr3QuantitativeFinished[];
};

/** Finished products and by-products */
export type Itr3QuantitativeFinished = {
  item?: string;
  unit?: '101' | '102' | '103' | '104' | '105' | '106' | '107' | '108' | '109' | '110' | '111' | '112' | '113' | '114' | '115' | '116' | '117' | '118' | '119' | '120' | '121' | '122' | '999';
  opening?: number;
  bought?: number;
  made?: number;
  sold?: number;
  closing?: number;
  shortage?: number;
  unit_before?: '101' | '103' | '104' | '106' | '107' | '108' | '109';
};

/** Raw materials */
export type Itr3QuantitativeRawMaterials = {
  item?: string;
  unit?: '101' | '102' | '103' | '104' | '105' | '106' | '107' | '108' | '109' | '110' | '111' | '112' | '113' | '114' | '115' | '116' | '117' | '118' | '119' | '120' | '121' | '122' | '999';
  opening?: number;
  bought?: number;
  consumed?: number;
  sold?: number;
  closing?: number;
  yield?: number;
  yield_percent?: number;
  shortage?: number;
  unit_before?: '101' | '103' | '104' | '106' | '107' | '108' | '109';
};

/** Trading concern */
export type Itr3QuantitativeTrading = {
  item?: string;
  unit?: '101' | '102' | '103' | '104' | '105' | '106' | '107' | '108' | '109' | '110' | '111' | '112' | '113' | '114' | '115' | '116' | '117' | '118' | '119' | '120' | '121' | '122' | '999';
  opening?: number;
  bought?: number;
  sold?: number;
  closing?: number;
  shortage?: number;
  unit_before?: '101' | '103' | '104' | '106' | '107' | '108' | '109';
};

/** Other information */
export type Itr3OtherInformation = {
  method?: 'MERC' | 'CASH';
  method_changed?: 'Y' | 'N';
  icds_increase?: number;
  icds_decrease?: number;
  raw_material?: '1' | '2' | '3';
  finished_goods?: '1' | '2' | '3';
  valuation_changed?: 'Y' | 'N';
  valuation_increase?: number;
  valuation_decrease?: number;
  not_credited?: Itr3OtherInformationNotCredited;
  total_not_credited?: number;
  disallowed_36?: Itr3OtherInformationDisallowed36;
  total_disallowed_36?: number;
  disallowed_37?: Itr3OtherInformationDisallowed37;
  total_disallowed_37?: number;
  disallowed_40?: Itr3OtherInformationDisallowed40;
  total_disallowed_40?: number;
  disallowed_40a?: Itr3OtherInformationDisallowed40a;
  total_disallowed_40a?: number;
  allowed_43b?: Itr3OtherInformationAllowed43b;
  total_allowed_43b?: number;
  disallowed_43b?: Itr3OtherInformationDisallowed43b;
  total_disallowed_43b?: number;
  credit_outstanding?: Itr3OtherInformationCreditOutstanding;
  total_credit_outstanding?: number;
  now_allowed_40?: number;
  deemed_profits?: number;
  profit_41?: number;
  prior_period?: number;
  disallowed_14a?: number;
  msme_interest?: number;
  secondary_adjustment?: 'Y' | 'N';
};

/** Credit of duties and taxes outstanding in the accounts */
export type Itr3OtherInformationCreditOutstanding = {
  outstanding_unionexciseduty?: number;
  outstanding_servicetax?: number;
  outstanding_vatorsaletax?: number;
  outstanding_centralgoodservicetax?: number;
  outstanding_stategoodservicetax?: number;
  outstanding_integratedgoodservicetax?: number;
  outstanding_unionterrgoodservicetax?: number;
  outstanding_othdutytaxcess?: number;
};

/** Debited but not allowed under section 43B */
export type Itr3OtherInformationDisallowed43b = {
  unpaid_tax?: number;
  unpaid_funds?: number;
  unpaid_bonus?: number;
  unpaid_institutions?: number;
  unpaid_finance_companies?: number;
  unpaid_banks?: number;
  unpaid_leave?: number;
  unpaid_railways?: number;
  unpaid_msme?: number;
};

/** Disallowed under section 43B earlier, allowable this year */
export type Itr3OtherInformationAllowed43b = {
  now_tax?: number;
  now_funds?: number;
  now_bonus?: number;
  now_institutions?: number;
  now_finance_companies?: number;
  now_banks?: number;
  now_leave?: number;
  now_railways?: number;
  now_msme?: number;
};

/** Debited but not allowed under section 40A */
export type Itr3OtherInformationDisallowed40a = {
  related_persons?: number;
  cash_payments?: number;
  gratuity_provision?: number;
  trust_contribution?: number;
  other_40a?: number;
};

/** Debited but not allowed under section 40 */
export type Itr3OtherInformationDisallowed40 = {
  tds_non_resident?: number;
  tds_resident?: number;
  equalisation_levy?: number;
  salary_abroad?: number;
  tax_on_profits?: number;
  wealth_tax?: number;
  state_royalty?: number;
  partners?: number;
  other_40?: number;
};

/** Debited but not allowed under section 37 */
export type Itr3OtherInformationDisallowed37 = {
  capital_expenditure?: number;
  personal_expenses?: number;
  not_for_business?: number;
  party_advertisement?: number;
  law_violation?: number;
  other_penalty?: number;
  offence?: number;
  contingent?: number;
  other_37?: number;
};

/** Debited but not allowed under section 36 */
export type Itr3OtherInformationDisallowed36 = {
  stock_insurance?: number;
  health_insurance?: number;
  bonus_36?: number;
  borrowed_capital?: number;
  zero_coupon?: number;
  provident_36?: number;
  superannuation_36?: number;
  pension_36?: number;
  gratuity_36?: number;
  other_fund_36?: number;
  employee_contribution?: number;
  bad_debts_36?: number;
  doubtful_36?: number;
  special_reserve?: number;
  family_planning?: number;
  securities_tax?: number;
  market_loss?: number;
  other_36?: number;
};

/** Amounts not credited to the profit and loss account */
export type Itr3OtherInformationNotCredited = {
  items_28?: number;
  proforma_credits?: number;
  escalation?: number;
  other_income?: number;
  capital_receipt?: number;
};

/** Turnover reported for GST */
export type Itr3GstTurnover = {
  rows?: Itr3GstTurnoverRows[];
};

/** Turnover by GSTIN */
export type Itr3GstTurnoverRows = {
  gstin?: string;
  turnover?: number;
};

/** Partner in firms */
export type Itr3PartnerFirms = {
  rows?: Itr3PartnerFirmsRows[];
  profit?: number;
  interest?: number;
  remuneration?: number;
  capital?: number;
};

/** Firms */
export type Itr3PartnerFirmsRows = {
  name?: string;
  pan?: string;
  audited?: 'Y' | 'N';
  s92e?: 'Y' | 'N';
  share?: number;
  profit?: number;
  interest?: number;
  remuneration?: number;
  capital?: number;
};

/** Profit and loss account */
export type Itr3ProfitLoss = {
  gross_profit?: number;
  rent?: number;
  commission_income?: number;
  dividends?: number;
  interest_income?: number;
  profit_fixed_assets?: number;
  profit_stt?: number;
  profit_investments?: number;
  exchange_gain?: number;
  inventory_conversion?: number;
  agricultural?: number;
  other_incomes?: Itr3ProfitLossOtherIncomes[];
  liabilities_written_back?: number;
  firm_interest?: number; // AY 2026-27
  firm_remuneration?: number; // AY 2026-27
  total_misc_income?: number;
  total_other_income?: number;
  credits?: number;
  freight?: number;
  stores?: number;
  power?: number;
  rent_paid?: number;
  repairs_building?: number;
  repairs_machinery?: number;
  salaries?: number;
  bonus?: number;
  medical_reimbursement?: number;
  leave_encashment?: number;
  leave_travel?: number;
  superannuation?: number;
  provident_fund?: number;
  gratuity_fund?: number;
  other_fund?: number;
  other_benefits?: number;
  total_employees?: number;
  medical_insurance?: number;
  life_insurance?: number;
  keyman_insurance?: number;
  other_insurance?: number;
  total_insurance?: number;
  staff_welfare?: number;
  entertainment?: number;
  hospitality?: number;
  conference?: number;
  sales_promotion?: number;
  advertisement?: number;
  commission_abroad?: number;
  commission_others?: number;
  total_commission?: number;
  royalty_abroad?: number;
  royalty_others?: number;
  total_royalty?: number;
  fees_abroad?: number;
  fees_others?: number;
  total_fees?: number;
  hotel?: number;
  travel?: number;
  foreign_travel?: number;
  conveyance?: number;
  telephone?: number;
  guest_house?: number;
  club?: number;
  festival?: number;
  scholarship?: number;
  gift?: number;
  donation?: number;
  audit_fee?: number;
  excise?: number;
  service_tax?: number;
  vat?: number;
  cess?: number;
  cgst?: number;
  sgst?: number;
  igst?: number;
  utgst?: number;
  other_taxes?: number;
  total_taxes?: number;
  other_expenses?: Itr3ProfitLossOtherExpenses[];
  total_other_expenses?: number;
  bad_debts_pan?: Itr3ProfitLossBadDebtsPan[];
  total_bad_debts_pan?: number;
  bad_debts_others?: Itr3ProfitLossBadDebtsOthers[];
  total_bad_debts_others?: number;
  small_bad_debts?: number;
  total_bad_debts?: number;
  doubtful_debts?: number;
  other_provisions?: number;
  profit_before_interest?: number;
  interest_abroad?: number;
  interest_others?: number;
  total_interest?: number;
  depreciation?: number;
  net_profit?: number;
  tax_provision?: number;
  deferred_tax?: number;
  profit_after_tax?: number;
  brought_forward?: number;
  available?: number;
  to_reserves?: number;
  carried?: number;
};

/** Bad debts of 1 lakh or more without PAN or Aadhaar */
export type Itr3ProfitLossBadDebtsOthers = {
  name?: string;
  flat_no?: string;
  locality?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  amount?: number;
};

/** Bad debts of 1 lakh or more, with PAN or Aadhaar of the debtor */
export type Itr3ProfitLossBadDebtsPan = {
  pan?: string;
  aadhaar?: string;
  amount?: number;
};

/** Other expenses */
export type Itr3ProfitLossOtherExpenses = {
  nature?: string;
  amount?: number;
};

/** Any other income */
export type Itr3ProfitLossOtherIncomes = {
  nature?: string;
  amount?: number;
};

/** Trading account */
export type Itr3Trading = {
  sale_of_goods?: number;
  sale_of_services?: number;
  other_revenue?: Itr3TradingOtherRevenue[];
  total_other_revenue?: number;
  sales?: number;
  professional_receipts?: number;
  excise_received?: number;
  service_tax_received?: number;
  vat_received?: number;
  cgst_received?: number;
  sgst_received?: number;
  igst_received?: number;
  utgst_received?: number;
  other_duty_received?: number;
  duties_received?: number;
  revenue?: number;
  closing_stock?: number;
  credits?: number;
  opening_stock?: number;
  purchases?: number;
  carriage_inward?: number;
  power_and_fuel?: number;
  other_direct?: Itr3TradingOtherDirect[];
  total_other_direct?: number;
  direct_expenses?: number;
  customs_paid?: number;
  countervailing_paid?: number;
  special_duty_paid?: number;
  excise_paid?: number;
  service_tax_paid?: number;
  vat_paid?: number;
  cgst_paid?: number;
  sgst_paid?: number;
  igst_paid?: number;
  utgst_paid?: number;
  other_duty_paid?: number;
  duties_paid?: number;
  cost_produced?: number;
  gross_profit?: number;
  intraday_turnover?: number;
  intraday_income?: number;
  derivatives_turnover?: number;
  derivatives_income?: number;
};

/** Other direct expenses */
export type Itr3TradingOtherDirect = {
  name?: string;
  amount?: number;
};

/** Other operating revenues */
export type Itr3TradingOtherRevenue = {
  name?: string;
  amount?: number;
};

/** Manufacturing account */
export type Itr3Manufacturing = {
  opening_raw?: number;
  opening_process?: number;
  opening?: number;
  purchases?: number;
  direct_wages?: number;
  carriage_inward?: number;
  power_and_fuel?: number;
  other_direct?: number;
  direct_expenses?: number;
  indirect_wages?: number;
  factory_rent?: number;
  factory_insurance?: number;
  factory_fuel?: number;
  factory_general?: number;
  factory_depreciation?: number;
  overheads?: number;
  debits?: number;
  closing_raw?: number;
  closing_process?: number;
  closing?: number;
  cost?: number;
};

/** Balance sheet */
export type Itr3BalanceSheet = {
  capital?: number;
  revaluation_reserve?: number;
  capital_reserve?: number;
  statutory_reserve?: number;
  other_reserve?: number;
  total_reserves?: number;
  own_funds?: number;
  secured_foreign?: number;
  secured_banks?: number;
  secured_others?: number;
  unsecured_banks?: number;
  unsecured_others?: number;
  rupee_loans?: number;
  total_secured?: number;
  total_unsecured?: number;
  total_loans?: number;
  deferred_tax?: number;
  advances_related?: number;
  advances_others?: number;
  total_advances?: number;
  total_sources?: number;
  gross_block?: number;
  depreciation?: number;
  work_in_progress?: number;
  quoted_securities?: number;
  unquoted_securities?: number;
  equity_shares?: number;
  preference_shares?: number;
  debentures?: number;
  net_block?: number;
  total_fixed?: number;
  long_investments?: number;
  short_investments?: number;
  total_investments?: number;
  stores?: number;
  raw_material?: number;
  stock_in_process?: number;
  finished_goods?: number;
  debtors?: number;
  cash?: number;
  bank?: number;
  other_current?: number;
  advances_recoverable?: number;
  deposits?: number;
  revenue_authorities?: number;
  creditors?: number;
  leased_assets?: number;
  lease_interest?: number;
  accrued_interest?: number;
  tax_provision?: number;
  employee_provision?: number;
  other_provisions?: number;
  total_inventories?: number;
  cash_and_bank?: number;
  total_current?: number;
  total_loan_advances?: number;
  current_and_loans?: number;
  total_liabilities?: number;
  total_provisions?: number;
  liabilities_and_provisions?: number;
  net_current?: number;
  misc_expenditure?: number;
  deferred_tax_asset?: number;
  accumulated_losses?: number;
  total_misc?: number;
  total_application?: number;
  no_accounts?: Itr3BalanceSheetNoAccounts;
};

/** No-account case: balance sheet items */
export type Itr3BalanceSheetNoAccounts = {
  debtors?: number;
  creditors?: number;
  stock?: number;
  cash?: number;
};

/** Audit information */
export type Itr3Audit = {
  books_44aa?: 'Y' | 'N';
  presumptive_only?: 'Y' | 'N';
  turnover_band?: 'Upto1CR' | 'Upto10CR' | 'MoreThan10CR';
  cash_received?: 'UpTo5Per' | 'MoreThan5Per';
  cash_paid?: 'UpTo5Per' | 'MoreThan5Per';
  liable_44ab?: 'Y' | 'N';
  condition_44ab?: 'bi' | 'bii' | 'biii';
  audited_44ab?: 'Y' | 'N';
  report_date?: string;
  report_ack?: string;
  auditor_name?: string;
  auditor_pan?: string;
  auditor_aadhaar?: string;
  liable_92e?: 'Y' | 'N';
  audited_92e?: 'Y' | 'N';
  report_date_92e?: string;
  report_ack_92e?: string;
  other_audits?: Itr3AuditOtherAudits[];
  businesses?: Itr3AuditBusinesses[];
};

/** Nature of business or profession */
export type Itr3AuditBusinesses = {
  code?: string;
  trade_name?: string;
  description?: string;
};

/** Other audit reports */
export type Itr3AuditOtherAudits = {
  section?: '10A' | '10AA' | '44DA' | '50B' | '80-IA' | '80-IAB' | '80-IAC' | '80-IB' | '80-IC' | '80-ID' | '80-IE' | '80JJAA' | '80LA' | '115JC' | '33AB(2)' | '35(2AB)' | '35D' | '35E' | '92E';
  audited?: 'Y' | 'N';
  date?: string;
  ack?: string;
};

/** Filing status */
export type Itr3Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '19' | '21';
  return_type?: string;
  filing_date?: string;
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  resident_status?: 'RES' | 'NOR' | 'NRI';
  resident_condition?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  jurisdictions?: Itr3FilingJurisdictions[];
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
  other_conditions_details?: Itr3FilingOtherConditionsDetails[];
  is_representative?: 'Y' | 'N';
  representative?: Itr3FilingRepresentative;
  portuguese_code?: 'Y' | 'N';
  fii?: 'Y' | 'N';
  sebi_number?: string;
  director?: 'Y' | 'N';
  directorships?: Itr3FilingDirectorships[];
  unlisted_shares?: 'Y' | 'N';
  unlisted_holdings?: Itr3FilingUnlistedHoldings[];
  lei_number?: string;
  lei_valid_to?: string;
  income_from_business?: 'Y' | 'N'; // AY 2026-27
  opted_out_earlier?: 'Y' | 'N'; // AY 2026-27
  opted_out_year?: '2024-25' | '2025-26'; // AY 2026-27
  opted_out_ack?: string; // AY 2026-27
  returned_to_new_earlier?: 'Y' | 'N'; // AY 2026-27
  returned_year?: '2025-26'; // AY 2026-27
  returned_ack?: string; // AY 2026-27
  return_to_new_now?: 'Y' | 'N'; // AY 2026-27
  return_to_new_date?: string; // AY 2026-27
  return_to_new_ack?: string; // AY 2026-27
  opt_out_now?: 'Y' | 'N'; // AY 2026-27, 2025-26
  opt_out_date?: string;
  opt_out_ack?: string;
  opt_out_new_tax_regime?: 'Y' | 'N';
  due_date?: '2026-08-31' | '2026-10-31' | '2026-11-30' | '2025-07-31' | '2025-10-31' | '2025-11-30' | '2024-07-31' | '2024-10-31' | '2024-11-30';
  partner_in_firm?: 'Y' | 'N';
  firms?: Itr3FilingFirms[];
  foreign_exchange?: 'Y' | 'N';
  permanent_establishment?: 'Y' | 'N';
  economic_presence?: 'Y' | 'N';
  opted_out_2024?: 'Y' | 'N' | 'NA'; // AY 2025-26
  opted_out_2024_date?: string; // AY 2025-26
  opted_out_2024_ack?: string; // AY 2025-26
  continue_opt_out?: 'Y' | 'N'; // AY 2025-26
  opt_out_first_year?: 'Y' | 'N'; // AY 2025-26
  opt_out_method?: 'BY10IEA' | 'OPTINRETURN'; // AY 2025-26
  opted_out_by_form?: 'Y' | 'N'; // AY 2024-25
};

/** Firms in which the assessee is a partner */
export type Itr3FilingFirms = {
  name?: string;
  pan?: string;
};

/** Unlisted equity shares held */
export type Itr3FilingUnlistedHoldings = {
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
export type Itr3FilingDirectorships = {
  name?: string;
  type?: 'D' | 'F';
  pan?: string;
  shares?: 'L' | 'U';
  din?: string;
};

/** Representative */
export type Itr3FilingRepresentative = {
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
export type Itr3FilingOtherConditionsDetails = {
  nature?: '1' | '2' | '3' | '4';
  amount?: number;
};

/** Jurisdictions of residence in the year */
export type Itr3FilingJurisdictions = {
  country?: string;
  tin?: string;
};

/** Personal information */
export type Itr3Personal = {
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
  landline?: Itr3PersonalLandline;
  address?: Itr3PersonalAddress;
  same_secondary_address?: 'Y' | 'N'; // AY 2026-27
  alternate_address?: Itr3PersonalAlternateAddress; // AY 2026-27
};

/** Secondary address */
export type Itr3PersonalAlternateAddress = {
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
export type Itr3PersonalAddress = {
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
export type Itr3PersonalLandline = {
  std_code?: number;
  number?: string;
};
