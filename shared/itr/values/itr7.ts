// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-7, AY 2026-27: any part may be missing. */
export type Itr7 = {
  personal?: Itr7Personal;
  registration?: Itr7Registration;
  filing?: Itr7Filing;
  purpose?: Itr7Purpose;
  audit?: Itr7Audit;
  people?: Itr7People;
  contributions?: Itr7Contributions;
  property_income?: Itr7PropertyIncome;
  application?: Itr7Application;
  accumulation?: Itr7Accumulation;
  accumulation_taxed?: Itr7AccumulationTaxed;
  deemed_application?: Itr7DeemedApplication;
  deemed_taxed?: Itr7DeemedTaxed;
  investments?: Itr7Investments;
  balance_sheet?: Itr7BalanceSheet;
  reconciliation?: Itr7Reconciliation;
  party?: Itr7Party;
  electoral_trust?: Itr7ElectoralTrust;
  exempt_receipts?: Itr7ExemptReceipts;
  professional_receipts?: Itr7ProfessionalReceipts;
  financed_receipts?: Itr7FinancedReceipts;
  small_receipts?: Itr7SmallReceipts;
  business_about?: Itr7BusinessAbout;
  business_income?: Itr7BusinessIncome;
  house_property?: Itr7HouseProperty;
  schedule_vda?: Itr7ScheduleVda;
  pass_through?: Itr7PassThrough;
  current_losses?: Itr7CurrentLosses;
  special_income?: Itr7SpecialIncome;
  foreign_income?: Itr7ForeignIncome;
  tax_relief?: Itr7TaxRelief;
  foreign_assets?: Itr7ForeignAssets;
  bank_in_india?: 'Y' | 'N';
  bank_accounts?: Itr7BankAccounts[];
  foreign_bank_accounts?: Itr7ForeignBankAccounts[];
  other_sources?: Itr7OtherSources;
  capital_gains?: Itr7CapitalGains;
  specified?: Itr7Specified;
  accreted?: Itr7Accreted;
  shareholding?: Itr7Shareholding;
  applied_income?: Itr7AppliedIncome;
  exempt_income?: Itr7ExemptIncome;
  forfeited_income?: Itr7ForfeitedIncome;
  tax?: Itr7Tax;
  taxes_paid?: Itr7TaxesPaid;
  verification?: Itr7Verification;
  readings?: Itr7Readings;
};

/** Contested readings */
export type Itr7Readings = {
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

/** Verification */
export type Itr7Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'PO' | 'MD' | 'DR' | 'CE' | 'RE' | 'OT';
  place?: string;
  date?: string;
};

/** Taxes paid */
export type Itr7TaxesPaid = {
  tds_other?: Itr7TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_buyer_tenant?: Itr7TaxesPaidTdsBuyerTenant[];
  total_tds_buyer_tenant?: number;
  tcs?: Itr7TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr7TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr7TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr7TaxesPaidTcs = {
  credit_of?: 'S' | 'O';
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
export type Itr7TaxesPaidTdsBuyerTenant = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  deductor_pan?: string;
  deductor_aadhaar?: string;
  section?: '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA';
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
  head?: 'AI' | 'VC' | 'IE1' | 'IE2' | 'IE3' | 'IE4' | 'HP' | 'BP' | 'CG' | 'OS';
  carried_forward?: number;
};

/** TDS on income other than salary (Form 16A) */
export type Itr7TaxesPaidTdsOther = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  tan?: string;
  section?: '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA';
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
  head?: 'AI' | 'VC' | 'IE1' | 'IE2' | 'IE3' | 'IE4' | 'HP' | 'BP' | 'CG' | 'OS' | 'NA';
  carried_forward?: number;
};

/** Tax computation */
export type Itr7Tax = {
  normal?: number;
  special?: number;
  anonymous?: number;
  specified?: number;
  maximum?: number;
  agricultural_rebate?: number;
  tax?: number;
  surcharge_115bbe?: number;
  surcharge?: number;
  total_surcharge?: number;
  cess?: number;
  gross_liability?: number;
  relief_90?: number;
  relief_91?: number;
  total_relief?: number;
  net_tax?: number;
  interest_234a?: number;
  interest_234b?: number;
  interest_234c?: number;
  fee_234f?: number;
  fee_234i?: number;
  total_interest?: number;
  total_liability?: number;
  balance_payable?: number;
  refund?: number;
  accreted?: number;
  foreign_assets?: 'YES' | 'NO';
};

/** Income where the exemption is lost */
export type Itr7ForfeitedIncome = {
  receipts?: number;
  expenditure?: number;
  from_corpus?: number;
  from_loans?: number;
  depreciation?: number;
  donations?: number;
  capital?: number;
  without_tds?: number;
  in_cash?: number;
  in_cash_later?: number;
  other_expense?: number;
  not_allowed?: number;
  specified?: number;
  anonymous?: number;
  services?: number;
  violation_3b?: number;
  violation_1b?: number;
  other?: number;
  additions?: number;
  business_excess?: number;
  income?: number;
  house_property?: number;
  business?: number;
  st_20?: number;
  st_30?: number;
  st_slab?: number;
  st_treaty?: number;
  short_term?: number;
  lt_12_5?: number;
  lt_treaty?: number;
  long_term?: number;
  gains?: number;
  virtual_assets?: number;
  capital_gains?: number;
  other_sources?: number;
  heads?: number;
  losses?: number;
  total?: number;
  special?: number;
  of_anonymous?: number;
  of_specified?: number;
  normal?: number;
};

/** Income of an institution exempt under section 10, 13A or 13B */
export type Itr7ExemptIncome = {
  sec_21?: number;
  sec_23aaa?: number;
  sec_23b?: number;
  sec_23d?: number;
  sec_23da?: number;
  sec_23ec?: number;
  sec_23ed?: number;
  sec_23ee?: number;
  sec_23fb?: number;
  sec_29a?: number;
  sec_46?: number;
  sec_46a?: number;
  sec_46b?: number;
  sec_47?: number;
  group_1?: number;
  sec_23a?: number;
  sec_iiiab?: number;
  sec_iiiac?: number;
  sec_iiiad?: number;
  sec_iiiae?: number;
  sec_24?: number;
  group_2?: number;
  lapsed?: number;
  exempt_13a?: number;
  exempt_13b?: number;
  contributions?: number;
  house_property?: number;
  business?: number;
  st_20?: number;
  st_30?: number;
  st_slab?: number;
  st_treaty?: number;
  short_term?: number;
  lt_12_5?: number;
  lt_treaty?: number;
  long_term?: number;
  gains?: number;
  virtual_assets?: number;
  capital_gains?: number;
  other_sources?: number;
  heads?: number;
  gross?: number;
  losses?: number;
  total?: number;
  special?: number;
  agricultural?: number;
  aggregate?: number;
  maximum?: number;
};

/** Income of a trust or institution */
export type Itr7AppliedIncome = {
  contributions?: number;
  corpus_income?: number;
  corpus_80g?: number;
  corpus_other?: number;
  property?: number;
  outside_india?: number;
  approval_number?: string;
  approval_on?: string;
  to_apply?: number;
  applied?: number;
  loans_repaid?: number;
  corpus_restored?: number;
  deemed_applied?: number;
  form_9a?: 'Y' | 'N';
  form_9a_on?: string;
  less_set_apart?: number;
  set_apart?: number;
  accumulated?: number;
  form_10?: 'Y' | 'N';
  form_10_on?: string;
  deductions?: number;
  specified?: number;
  anonymous?: number;
  services?: number;
  without_tds?: number;
  in_cash?: number;
  violation_3b?: number;
  violation_1b?: number;
  other?: number;
  additions?: number;
  business_excess?: number;
  income?: number;
  house_property?: number;
  business?: number;
  st_20?: number;
  st_30?: number;
  st_slab?: number;
  st_treaty?: number;
  short_term?: number;
  lt_12_5?: number;
  lt_treaty?: number;
  long_term?: number;
  gains?: number;
  virtual_assets?: number;
  capital_gains?: number;
  other_sources?: number;
  heads?: number;
  gross?: number;
  losses?: number;
  total?: number;
  special?: number;
  of_anonymous?: number;
  of_specified?: number;
  normal?: number;
};

/** Shareholding of the company */
export type Itr7Shareholding = {
  holders?: Itr7ShareholdingHolders[];
  applicants?: Itr7ShareholdingApplicants[];
  former?: Itr7ShareholdingFormer[];
};

/** Shareholders in the year who are no longer */
export type Itr7ShareholdingFormer = {
  name?: string;
  residence?: 'RES' | 'NRI' | 'NOR';
  kind?: 'ES' | 'PS' | 'SS' | 'BS';
  pan?: string;
  acquired_on?: string;
  number?: number;
  face?: number;
  issued_at?: number;
  amount?: number;
  ceased_on?: string;
  ceased_by?: 'TS' | 'RR';
  new_pan?: string;
};

/** Share application money pending */
export type Itr7ShareholdingApplicants = {
  name?: string;
  residence?: 'RES' | 'NRI' | 'NOR';
  kind?: 'ES' | 'PS' | 'RS' | 'SS' | 'OT';
  kind_other?: string;
  pan?: string;
  applied_on?: string;
  number?: number;
  amount?: number;
  face?: number;
  proposed?: number;
};

/** Shareholders at the end of the year */
export type Itr7ShareholdingHolders = {
  name?: string;
  residence?: 'RES' | 'NRI' | 'NOR';
  kind?: 'ES' | 'PS' | 'RS' | 'SS' | 'BS';
  pan?: string;
  acquired_on?: string;
  number?: number;
  face?: number;
  issued_at?: number;
  amount?: number;
};

/** Tax on accreted income */
export type Itr7Accreted = {
  assets?: number;
  liabilities?: number;
  net?: number;
  agricultural?: number;
  before?: number;
  transferred?: number;
  excluded?: number;
  excluded_liabilities?: number;
  income?: number;
  rate?: 'FA' | 'BAC';
  tax?: number;
  interest?: number;
  on?: string;
  payable?: number;
  paid?: number;
  balance?: number;
  deposits?: Itr7AccretedDeposits[];
};

/** Payments */
export type Itr7AccretedDeposits = {
  date?: string;
  bank?: string;
  bsr?: string;
  challan?: number;
  amount?: number;
};

/** Specified income taxed at 30% */
export type Itr7Specified = {
  accumulation?: number;
  deemed?: number;
  insiders?: number;
  modes?: number;
  outside_india?: number;
  excess?: number;
  total?: number;
};

/** Capital gains */
export type Itr7CapitalGains = {
  short?: Itr7CapitalGainsShort;
  long?: Itr7CapitalGainsLong;
  claims?: Itr7CapitalGainsClaims;
  set_off?: Itr7CapitalGainsSetOff;
  quarters?: Itr7CapitalGainsQuarters;
  by_quarter?: Itr7CapitalGainsByQuarter;
  income?: number;
  vda?: number;
  total?: number;
};

/** Gains by instalment, as filed */
export type Itr7CapitalGainsByQuarter = {
  st20?: Itr7CapitalGainsByQuarterSt20;
  st30?: Itr7CapitalGainsByQuarterSt30;
  st_app?: Itr7CapitalGainsByQuarterStApp;
  st_dtaa?: Itr7CapitalGainsByQuarterStDtaa;
  lt12_5?: Itr7CapitalGainsByQuarterLt125;
  lt_dtaa?: Itr7CapitalGainsByQuarterLtDtaa;
  vda?: Itr7CapitalGainsByQuarterVda;
};

/** Virtual digital assets at 30% */
export type Itr7CapitalGainsByQuarterVda = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at treaty rates */
export type Itr7CapitalGainsByQuarterLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr7CapitalGainsByQuarterLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr7CapitalGainsByQuarterStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr7CapitalGainsByQuarterStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr7CapitalGainsByQuarterSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr7CapitalGainsByQuarterSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** When the gains arose */
export type Itr7CapitalGainsQuarters = {
  st20?: Itr7CapitalGainsQuartersSt20;
  st30?: Itr7CapitalGainsQuartersSt30;
  st_app?: Itr7CapitalGainsQuartersStApp;
  st_dtaa?: Itr7CapitalGainsQuartersStDtaa;
  lt12_5?: Itr7CapitalGainsQuartersLt125;
  lt_dtaa?: Itr7CapitalGainsQuartersLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr7CapitalGainsQuartersLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr7CapitalGainsQuartersLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr7CapitalGainsQuartersStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr7CapitalGainsQuartersStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr7CapitalGainsQuartersSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr7CapitalGainsQuartersSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Set-off of losses of the year */
export type Itr7CapitalGainsSetOff = {
  losses?: Itr7CapitalGainsSetOffLosses;
  gains?: Itr7CapitalGainsSetOffGains;
  set_off?: Itr7CapitalGainsSetOffSetOff;
  remaining?: Itr7CapitalGainsSetOffRemaining;
};

/** Losses remaining */
export type Itr7CapitalGainsSetOffRemaining = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Losses set off */
export type Itr7CapitalGainsSetOffSetOff = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Gains by rate */
export type Itr7CapitalGainsSetOffGains = {
  st20?: Itr7CapitalGainsSetOffGainsSt20;
  st30?: Itr7CapitalGainsSetOffGainsSt30;
  st_app?: Itr7CapitalGainsSetOffGainsStApp;
  st_dtaa?: Itr7CapitalGainsSetOffGainsStDtaa;
  lt12_5?: Itr7CapitalGainsSetOffGainsLt125;
  lt_dtaa?: Itr7CapitalGainsSetOffGainsLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr7CapitalGainsSetOffGainsLtDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr7CapitalGainsSetOffGainsLt125 = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr7CapitalGainsSetOffGainsStDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr7CapitalGainsSetOffGainsStApp = {
  income?: number;
  st20?: number;
  st30?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr7CapitalGainsSetOffGainsSt30 = {
  income?: number;
  st20?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr7CapitalGainsSetOffGainsSt20 = {
  income?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Losses to be set off */
export type Itr7CapitalGainsSetOffLosses = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Particulars of exemptions */
export type Itr7CapitalGainsClaims = {
  s54ec?: Itr7CapitalGainsClaimsS54ec[];
  total?: number;
};

/** Section 54EC */
export type Itr7CapitalGainsClaimsS54ec = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Long-term capital gains */
export type Itr7CapitalGainsLong = {
  land?: Itr7CapitalGainsLongLand[];
  land_total?: number;
  listed_112?: Itr7CapitalGainsLongListed112;
  nri_48?: Itr7CapitalGainsLongNri48;
  nri_unlisted?: Itr7CapitalGainsLongNriUnlisted;
  nri_bonds?: Itr7CapitalGainsLongNriBonds;
  nri_fii?: Itr7CapitalGainsLongNriFii;
  assets?: Itr7CapitalGainsLongAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr7CapitalGainsLongUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back?: number;
  pass_through?: number;
  pass_through_112a?: number;
  pass_through_other?: number;
  treaty?: Itr7CapitalGainsLongTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr7CapitalGainsLongSlumpSale;
  gain_112a?: number;
  gain_115ad?: number;
};

/** Slump sale */
export type Itr7CapitalGainsLongSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  balance?: number;
  gain?: number;
  deducted?: number;
};

/** Gains under a tax treaty, included above */
export type Itr7CapitalGainsLongTreaty = {
  amount?: number;
  item?: 'B1g_12.5%' | 'B2e_12.5%' | 'B3c' | 'B4_12.5%' | 'B5_12.5%' | 'B6ic_12.5%' | 'B6iic_12.5%' | 'B6iiic_12.5%' | 'B6ivc_12.5%' | 'B7_12.5%' | 'B8e_12.5%' | 'B9_12.5%' | 'B10(a1)_12.5%' | 'B10(a2)_12.5%';
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
export type Itr7CapitalGainsLongUnutilised = {
  year?: '2022-23' | '2023-24' | '2024-25';
  section?: '54D' | '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr7CapitalGainsLongAssets = {
  sale?: Itr7CapitalGainsLongAssetsSale;
};

/** Sale */
export type Itr7CapitalGainsLongAssetsSale = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  gain?: number;
  exempt?: number;
};

/** Securities of a foreign institutional investor */
export type Itr7CapitalGainsLongNriFii = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
};

/** Non-residents, bonds and global depository receipts */
export type Itr7CapitalGainsLongNriBonds = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
};

/** Non-residents, unlisted securities */
export type Itr7CapitalGainsLongNriUnlisted = {
  unquoted_value?: number;
  unquoted_fmv?: number;
  unquoted_50ca?: number;
  other_value?: number;
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
};

/** Non-residents, shares or debentures with foreign exchange adjustment */
export type Itr7CapitalGainsLongNri48 = {
  gain_before?: number;
  gain?: number;
};

/** Listed securities and zero-coupon bonds */
export type Itr7CapitalGainsLongListed112 = {
  sale?: Itr7CapitalGainsLongListed112Sale;
  section_code?: string;
};

/** Sale */
export type Itr7CapitalGainsLongListed112Sale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
};

/** Sale of land or building */
export type Itr7CapitalGainsLongLand = {
  bought_on?: string;
  sold_on?: string;
  sale_value?: number;
  stamp_value?: number;
  full_value?: number;
  cost?: number;
  fmv_2001?: number;
  stamp_2001?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  exemptions?: Itr7CapitalGainsLongLandExemptions[];
  exempt?: number;
  gain?: number;
  buyers?: Itr7CapitalGainsLongLandBuyers[];
  improvement_paid?: number;
};

/** Buyers */
export type Itr7CapitalGainsLongLandBuyers = {
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
export type Itr7CapitalGainsLongLandExemptions = {
  section?: '54D' | '54EC' | '54G' | '54GA';
  amount?: number;
};

/** Short-term capital gains */
export type Itr7CapitalGainsShort = {
  land?: Itr7CapitalGainsShortLand[];
  equity_111a?: Itr7CapitalGainsShortEquity111a;
  equity_fii?: Itr7CapitalGainsShortEquityFii;
  nri_stt?: number;
  nri_no_stt?: number;
  securities_115ad?: Itr7CapitalGainsShortSecurities115ad;
  other_assets?: Itr7CapitalGainsShortOtherAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr7CapitalGainsShortUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back_20?: number;
  buy_back_30?: number;
  buy_back_app?: number;
  buy_back?: number;
  pass_through?: number;
  pass_through_20?: number;
  pass_through_30?: number;
  pass_through_app?: number;
  treaty?: Itr7CapitalGainsShortTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr7CapitalGainsShortSlumpSale;
};

/** Slump sale */
export type Itr7CapitalGainsShortSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  gain?: number;
};

/** Gains under a tax treaty, included above */
export type Itr7CapitalGainsShortTreaty = {
  amount?: number;
  item?: 'A1e' | 'A2c' | 'A3ie' | 'A3iie' | 'A4a' | 'A4b' | 'A5e' | 'A6g' | 'A7' | 'A8a' | 'A8b' | 'A8c';
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
export type Itr7CapitalGainsShortUnutilised = {
  year?: '2023-24' | '2024-25';
  section?: '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr7CapitalGainsShortOtherAssets = {
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
export type Itr7CapitalGainsShortSecurities115ad = {
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
export type Itr7CapitalGainsShortEquityFii = {
  sale?: Itr7CapitalGainsShortEquityFiiSale;
};

/** Sale of shares and units */
export type Itr7CapitalGainsShortEquityFiiSale = {
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
export type Itr7CapitalGainsShortEquity111a = {
  sale?: Itr7CapitalGainsShortEquity111aSale;
};

/** Sale of shares and units */
export type Itr7CapitalGainsShortEquity111aSale = {
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
export type Itr7CapitalGainsShortLand = {
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
  gain?: number;
  buyers?: Itr7CapitalGainsShortLandBuyers[];
  exempt?: number;
};

/** Buyers */
export type Itr7CapitalGainsShortLandBuyers = {
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

/** Income from other sources */
export type Itr7OtherSources = {
  dividend_income?: number;
  dividend_22e?: number;
  dividend_22f?: number;
  dividends?: number;
  interest_from_savings?: number;
  interest_from_deposits?: number;
  interest_on_refund?: number;
  pass_through?: number;
  other_interest?: number;
  interest?: number;
  plant_rent?: number;
  gift_money?: number;
  gift_property?: number;
  gift_property_inadequate?: number;
  gift_other?: number;
  gift_other_inadequate?: number;
  gifts?: number;
  business_trust?: number;
  others?: Itr7OtherSourcesOthers[];
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
  special_rows?: Itr7OtherSourcesSpecialRows[];
  special_total?: number;
  pass_through_rows?: Itr7OtherSourcesPassThroughRows[];
  pass_through_total?: number;
  treaty?: Itr7OtherSourcesTreaty[];
  treaty_total?: number;
  special_income?: number;
  expenses?: number;
  dividend_interest?: number;
  dividend_interest_allowed?: number;
  depreciation?: number;
  deductions?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
  total_without_horses?: number;
  horses?: Itr7OtherSourcesHorses;
  income?: number;
  lottery_quarters?: Itr7OtherSourcesLotteryQuarters;
  online_games_quarters?: Itr7OtherSourcesOnlineGamesQuarters;
  dividend_quarters?: Itr7OtherSourcesDividendQuarters;
  dividend_22f_quarters?: Itr7OtherSourcesDividend22fQuarters;
  dividend_115a1ai?: Itr7OtherSourcesDividend115a1ai;
  dividend_115a1aa?: Itr7OtherSourcesDividend115a1aa;
  dividend_115ac?: Itr7OtherSourcesDividend115ac;
  dividend_115ad1i?: Itr7OtherSourcesDividend115ad1i;
  dividend_treaty?: Itr7OtherSourcesDividendTreaty;
  exemption_disallowed?: number;
};

/** Dividend at treaty rates by instalment */
export type Itr7OtherSourcesDividendTreaty = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr7OtherSourcesDividend115ad1i = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr7OtherSourcesDividend115ac = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr7OtherSourcesDividend115a1aa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr7OtherSourcesDividend115a1ai = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend on buy-back by instalment */
export type Itr7OtherSourcesDividend22fQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr7OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Online games by instalment */
export type Itr7OtherSourcesOnlineGamesQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Lotteries, puzzles, races, games by instalment */
export type Itr7OtherSourcesLotteryQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Owning and maintaining race horses */
export type Itr7OtherSourcesHorses = {
  receipts?: number;
  expenses?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
};

/** Incomes under a tax treaty, included above */
export type Itr7OtherSourcesTreaty = {
  amount?: number;
  nature?: '1ai' | '1aiii' | '1b' | '1c' | '1d' | '2ai' | '2aii' | '2c' | '2d';
  country_name?: string;
  country?: string;
  article?: string;
  treaty_rate?: number;
  certificate?: 'Y' | 'N';
  item?: '56i' | '56' | '562iii' | '562x' | '5BB' | '5BBJ' | '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA';
  act_rate?: number;
  rate?: number;
};

/** Pass-through incomes at special rates */
export type Itr7OtherSourcesPassThroughRows = {
  source?: 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA';
  amount?: number;
};

/** Other incomes at special rates */
export type Itr7OtherSourcesSpecialRows = {
  source?: '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBC';
  amount?: number;
};

/** Any other income */
export type Itr7OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Foreign bank accounts for the refund */
export type Itr7ForeignBankAccounts = {
  swift?: string;
  bank_name?: string;
  iban?: string;
  country?: string;
};

/** Bank accounts */
export type Itr7BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH' | 'CGAS';
  is_refund_account?: boolean;
};

/** Foreign assets */
export type Itr7ForeignAssets = {
  deposits?: Itr7ForeignAssetsDeposits[];
  custodial?: Itr7ForeignAssetsCustodial[];
  equity?: Itr7ForeignAssetsEquity[];
  insurance?: Itr7ForeignAssetsInsurance[];
  financial?: Itr7ForeignAssetsFinancial[];
  property?: Itr7ForeignAssetsProperty[];
  capital_assets?: Itr7ForeignAssetsCapitalAssets[];
  signing_authority?: Itr7ForeignAssetsSigningAuthority[];
  trusts?: Itr7ForeignAssetsTrusts[];
  other_income?: Itr7ForeignAssetsOtherIncome[];
};

/** G. Other income from outside India */
export type Itr7ForeignAssetsOtherIncome = {
  country_name?: string;
  country?: string;
  zip_code?: string;
  person?: string;
  address?: string;
  income?: number;
  income_nature?: string;
  taxable?: 'Y' | 'N';
  offered?: number;
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** F. Trusts outside India */
export type Itr7ForeignAssetsTrusts = {
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
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** E. Accounts with signing authority */
export type Itr7ForeignAssetsSigningAuthority = {
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
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** D. Other capital assets */
export type Itr7ForeignAssetsCapitalAssets = {
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
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** C. Immovable property */
export type Itr7ForeignAssetsProperty = {
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
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** B. Financial interest in an entity */
export type Itr7ForeignAssetsFinancial = {
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
  schedule?: 'HP' | 'BU' | 'CG' | 'OS' | 'EI' | 'NI';
  item?: string;
};

/** A4. Foreign cash value insurance or annuity contracts */
export type Itr7ForeignAssetsInsurance = {
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
export type Itr7ForeignAssetsEquity = {
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
export type Itr7ForeignAssetsCustodial = {
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
  nature?: 'INT' | 'DIV' | 'SALE' | 'OTH' | 'NAP';
};

/** A1. Foreign depository accounts */
export type Itr7ForeignAssetsDeposits = {
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
export type Itr7TaxRelief = {
  rows?: Itr7TaxReliefRows[];
  tax_paid?: number;
  relief?: number;
  relief_treaty?: number;
  relief_no_treaty?: number;
  refunded?: 'YES' | 'NO';
  refund_amount?: number;
  refund_year?: string;
};

/** Relief by country */
export type Itr7TaxReliefRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  tax_paid?: number;
  relief?: number;
  section?: string;
};

/** Income from outside India */
export type Itr7ForeignIncome = {
  rows?: Itr7ForeignIncomeRows[];
};

/** Countries */
export type Itr7ForeignIncomeRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  relief_section?: '90' | '90A' | '91';
  house_property?: Itr7ForeignIncomeRowsHouseProperty;
  capital_gains?: Itr7ForeignIncomeRowsCapitalGains;
  other_sources?: Itr7ForeignIncomeRowsOtherSources;
  total?: Itr7ForeignIncomeRowsTotal;
  business?: Itr7ForeignIncomeRowsBusiness;
};

/** Business or profession */
export type Itr7ForeignIncomeRowsBusiness = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Total of the country */
export type Itr7ForeignIncomeRowsTotal = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Other sources */
export type Itr7ForeignIncomeRowsOtherSources = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Capital gains */
export type Itr7ForeignIncomeRowsCapitalGains = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** House property */
export type Itr7ForeignIncomeRowsHouseProperty = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Income at special rates */
export type Itr7SpecialIncome = {
  rows?: Itr7SpecialIncomeRows[];
  income?: number;
  tax?: number;
};

/** Incomes at special rates */
export type Itr7SpecialIncomeRows = {
  code?: string;
  rate?: number;
  income?: number;
  tax?: number;
};

/** Set-off of losses of the year */
export type Itr7CurrentLosses = {
  edited?: 'Y' | 'N';
  house_property?: Itr7CurrentLossesHouseProperty;
  business?: Itr7CurrentLossesBusiness;
  speculative?: Itr7CurrentLossesSpeculative;
  specified?: Itr7CurrentLossesSpecified;
  st20?: Itr7CurrentLossesSt20;
  st30?: Itr7CurrentLossesSt30;
  st_app?: Itr7CurrentLossesStApp;
  st_dtaa?: Itr7CurrentLossesStDtaa;
  lt12_5?: Itr7CurrentLossesLt125;
  lt_dtaa?: Itr7CurrentLossesLtDtaa;
  other_sources?: Itr7CurrentLossesOtherSources;
  race_horses?: Itr7CurrentLossesRaceHorses;
  treaty_sources?: Itr7CurrentLossesTreatySources;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  house_set_off?: number;
  business_set_off?: number;
  sources_set_off?: number;
  house_left?: number;
  business_left?: number;
  sources_left?: number;
};

/** Other sources at treaty rates */
export type Itr7CurrentLossesTreatySources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Race horses */
export type Itr7CurrentLossesRaceHorses = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Other sources */
export type Itr7CurrentLossesOtherSources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr7CurrentLossesLtDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr7CurrentLossesLt125 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr7CurrentLossesStDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr7CurrentLossesStApp = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr7CurrentLossesSt30 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr7CurrentLossesSt20 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Specified business */
export type Itr7CurrentLossesSpecified = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr7CurrentLossesSpeculative = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr7CurrentLossesBusiness = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** House property */
export type Itr7CurrentLossesHouseProperty = {
  income?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Pass-through income */
export type Itr7PassThrough = {
  rows?: Itr7PassThroughRows[];
};

/** Business trusts and investment funds */
export type Itr7PassThroughRows = {
  kind?: 'A' | 'B';
  name?: string;
  pan?: string;
  house_property?: Itr7PassThroughRowsHouseProperty;
  short_term?: Itr7PassThroughRowsShortTerm;
  short_111a?: Itr7PassThroughRowsShort111a;
  short_other?: Itr7PassThroughRowsShortOther;
  long_term?: Itr7PassThroughRowsLongTerm;
  long_112a?: Itr7PassThroughRowsLong112a;
  long_other?: Itr7PassThroughRowsLongOther;
  other_sources?: Itr7PassThroughRowsOtherSources;
  dividend?: Itr7PassThroughRowsDividend;
  other?: Itr7PassThroughRowsOther;
  exempt?: Itr7PassThroughRowsExempt;
};

/** Income claimed exempt */
export type Itr7PassThroughRowsExempt = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, others */
export type Itr7PassThroughRowsOther = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, dividend */
export type Itr7PassThroughRowsDividend = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources */
export type Itr7PassThroughRowsOtherSources = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Long-term, others */
export type Itr7PassThroughRowsLongOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term, section 112A */
export type Itr7PassThroughRowsLong112a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term capital gains */
export type Itr7PassThroughRowsLongTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, others */
export type Itr7PassThroughRowsShortOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, section 111A */
export type Itr7PassThroughRowsShort111a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term capital gains */
export type Itr7PassThroughRowsShortTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** House property */
export type Itr7PassThroughRowsHouseProperty = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Virtual digital assets */
export type Itr7ScheduleVda = {
  rows?: Itr7ScheduleVdaRows[];
  total?: number;
  business?: number;
};

/** Transfers */
export type Itr7ScheduleVdaRows = {
  bought_on?: string;
  sold_on?: string;
  head?: 'CG' | 'BI';
  cost?: number;
  sale_value?: number;
  income?: number;
};

/** House property */
export type Itr7HouseProperty = {
  properties?: Itr7HousePropertyProperties[];
  pass_through?: number;
  income?: number;
};

/** Properties */
export type Itr7HousePropertyProperties = {
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  owner?: 'SE' | 'DO';
  co_owned?: 'YES' | 'NO';
  own_share?: number;
  co_owners?: Itr7HousePropertyPropertiesCoOwners[];
  property_type?: 'Y' | 'D';
  tenants?: Itr7HousePropertyPropertiesTenants[];
  gross_annual_value?: number;
  unrealized_rent?: number;
  municipal_taxes_paid?: number;
  unrealized_and_taxes?: number;
  annual_value?: number;
  standard_deduction_30?: number;
  loans?: Itr7HousePropertyPropertiesLoans[];
  total_loan_interest?: number;
  interest_on_loan?: number;
  total_deductions?: number;
  arrears?: number;
  income?: number;
};

/** Loans for the property */
export type Itr7HousePropertyPropertiesLoans = {
  lender?: 'B' | 'I';
  lender_name?: string;
  account_number?: string;
  sanction_date?: string;
  loan_amount?: number;
  outstanding?: number;
  interest?: number;
  purpose?: 'acquisition' | 'construction' | 'repair';
  completed_on?: string;
  interest_current?: number;
  interest_before?: number;
};

/** Tenants */
export type Itr7HousePropertyPropertiesTenants = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  pan_or_tan?: string;
};

/** Co-owners */
export type Itr7HousePropertyPropertiesCoOwners = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
};

/** Income from business or profession */
export type Itr7BusinessIncome = {
  profit?: number;
  speculative_in?: number;
  specified_in?: number;
  credited_house?: number;
  credited_gains?: number;
  credited_dividend?: number;
  credited_sources?: number;
  credited_other?: number;
  credited_vda?: number;
  carriages_in?: number;
  firm_share?: number;
  association_share?: number;
  exempt_name?: string;
  exempt_dividend?: number;
  exempt_rows?: Itr7BusinessIncomeExemptRows[];
  exempt_other?: number;
  exempt?: number;
  balance?: number;
  debited_house?: number;
  debited_gains?: number;
  debited_sources?: number;
  debited_vda?: number;
  debited?: number;
  adjusted?: number;
  depreciation_in?: number;
  depreciation_ii?: number;
  depreciation_i?: number;
  depreciation?: number;
  after_depreciation?: number;
  add_36?: number;
  add_37?: number;
  add_40?: number;
  add_40a?: number;
  add_43b?: number;
  add_msme?: number;
  add_41?: number;
  add_33?: number;
  add_43ca?: number;
  add_28?: number;
  add_other?: number;
  additions?: number;
  less_32_1_iii?: number;
  less_32ac?: number;
  less_35?: number;
  less_40?: number;
  less_43b?: number;
  less_other?: number;
  less_icds?: number;
  deductions?: number;
  income?: number;
  carriages?: number;
  deemed?: number;
  net?: number;
  business?: number;
  speculative_profit?: number;
  speculative_add?: number;
  speculative_less?: number;
  speculative?: number;
  specified_profit?: number;
  specified_add?: number;
  specified_less?: number;
  specified_before?: number;
  specified_35ad?: number;
  specified?: number;
  specified_kinds?: Itr7BusinessIncomeSpecifiedKinds[];
  total?: number;
  loss?: number;
  speculative_set_off?: Itr7BusinessIncomeSpeculativeSetOff;
  specified_set_off?: Itr7BusinessIncomeSpecifiedSetOff;
  set_off?: number;
  loss_left?: number;
};

/** Set-off: specified business */
export type Itr7BusinessIncomeSpecifiedSetOff = {
  income?: number;
  set_off?: number;
  after?: number;
};

/** Set-off: speculative business */
export type Itr7BusinessIncomeSpeculativeSetOff = {
  income?: number;
  set_off?: number;
  after?: number;
};

/** Nature of the specified business */
export type Itr7BusinessIncomeSpecifiedKinds = {
  clause?: 'a' | 'aa' | 'ab' | 'ac' | 'ad' | 'ae' | 'af' | 'ag' | 'ah' | 'ai' | 'aj' | 'ak' | 'b';
};

/** Other exempt income in the account */
export type Itr7BusinessIncomeExemptRows = {
  nature?: string;
  amount?: number;
};

/** Particulars of the business */
export type Itr7BusinessAbout = {
  has_business?: 'Y' | 'N';
  businesses?: Itr7BusinessAboutBusinesses[];
  branches?: number;
  method?: 'MERC' | 'CASH';
  method_changed?: 'Y' | 'N';
  method_effect?: number;
  valuation?: Itr7BusinessAboutValuation;
};

/** Valuation of closing stock */
export type Itr7BusinessAboutValuation = {
  raw?: '1' | '2' | '3';
  finished?: '1' | '2' | '3';
  changed?: 'Y' | 'N';
  effect?: number;
};

/** Nature of business or profession */
export type Itr7BusinessAboutBusinesses = {
  lines?: Itr7BusinessAboutBusinessesLines[];
};

/** Businesses */
export type Itr7BusinessAboutBusinessesLines = {
  code?: string;
  trade_name?: string;
};

/** Institutions with receipts up to five crore */
export type Itr7SmallReceipts = {
  rows?: Itr7SmallReceiptsRows[];
  total?: number;
};

/** Institutions */
export type Itr7SmallReceiptsRows = {
  kind?: 'EDU' | 'MED';
  flat_no?: string;
  building_name?: string;
  road?: string;
  locality?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  pincode?: string;
  receipts?: number;
  applied?: number;
  accumulated?: number;
};

/** Institutions financed by the Government */
export type Itr7FinancedReceipts = {
  rows?: Itr7FinancedReceiptsRows[];
};

/** Institutions */
export type Itr7FinancedReceiptsRows = {
  kind?: 'EDU' | 'MED';
  flat_no?: string;
  building_name?: string;
  road?: string;
  locality?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  pincode?: string;
  receipts?: number;
  grants?: number;
  applied?: number;
  accumulated?: number;
};

/** Receipts of a professional institution or trade union */
export type Itr7ProfessionalReceipts = {
  receipts?: number;
  applied?: number;
  accumulated?: number;
  taxable?: 'Y' | 'N';
  house_property?: 'Y' | 'N';
  business?: 'Y' | 'N';
  capital_gains?: 'Y' | 'N';
  other_sources?: 'Y' | 'N';
};

/** Receipts exempt under section 10 */
export type Itr7ExemptReceipts = {
  receipts?: number;
  applied?: number;
  accumulated?: number;
};

/** Electoral trust */
export type Itr7ElectoralTrust = {
  books?: 'Y' | 'N';
  recorded?: 'Y' | 'N';
  parties_recorded?: 'Y' | 'N';
  audited?: 'Y' | 'N';
  audited_on?: string;
  listed?: 'Y' | 'N';
  first_year?: 'Y' | 'N';
  opening?: number;
  received?: number;
  available?: number;
  distributed?: number;
  spent?: number;
  used?: number;
  exempt?: number;
  closing?: number;
};

/** Political party */
export type Itr7Party = {
  registered?: 'Y' | 'N';
  register_number?: string;
  registered_on?: string;
  recognised?: 'Y' | 'N';
  recognised_on?: string;
  books?: 'Y' | 'N';
  recorded?: 'Y' | 'N';
  bonds?: 'Y' | 'N';
  audited?: 'Y' | 'N';
  audit?: Itr7PartyAudit;
  cash?: 'Y' | 'N';
  reported?: 'Y' | 'N';
  reported_on?: string;
  commission?: '33' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32';
  received?: number;
  up_to_20000?: number;
  cash_2000?: number;
  other_2000?: number;
  above_20000?: number;
};

/** Audit */
export type Itr7PartyAudit = {
  furnished_on?: string;
  report_on?: string;
  auditor?: string;
  membership?: string;
  firm?: string;
  firm_number?: string;
  firm_pan?: string;
  firm_aadhaar?: string;
};

/** Corpus of Schedule J and of the balance sheet */
export type Itr7Reconciliation = {
  closing?: Itr7ReconciliationClosing;
  assets_bought?: Itr7ReconciliationAssetsBought;
  depreciation?: Itr7ReconciliationDepreciation;
  other?: Itr7ReconciliationOther;
  differences?: Itr7ReconciliationDifferences;
  sheet?: Itr7ReconciliationSheet;
};

/** Closing balance of the balance sheet */
export type Itr7ReconciliationSheet = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Differences */
export type Itr7ReconciliationDifferences = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Difference: any other reason */
export type Itr7ReconciliationOther = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Difference: depreciation */
export type Itr7ReconciliationDepreciation = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Difference: fixed assets bought */
export type Itr7ReconciliationAssetsBought = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Closing balance of Schedule J */
export type Itr7ReconciliationClosing = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
};

/** Balance sheet */
export type Itr7BalanceSheet = {
  corpus_80g?: number;
  corpus_other?: number;
  accumulated?: number;
  accumulated_11_2?: number;
  deemed?: number;
  reserves?: Itr7BalanceSheetReserves[];
  other_reserves?: number;
  own_fund?: number;
  secured?: number;
  unsecured?: number;
  loans?: number;
  advances?: number;
  sources?: number;
  gross_block?: number;
  depreciation?: number;
  net_block?: number;
  investments?: number;
  stock?: number;
  debtors?: number;
  bank?: number;
  cash?: number;
  cash_other?: number;
  cash_total?: number;
  other_current?: number;
  current?: number;
  loans_given?: number;
  current_total?: number;
  creditors?: number;
  payable?: number;
  liabilities?: number;
  provisions?: number;
  liabilities_total?: number;
  net_current?: number;
  deficit?: number;
  applied?: number;
  modes?: number;
  other_modes?: number;
};

/** Other reserves */
export type Itr7BalanceSheetReserves = {
  nature?: string;
  amount?: number;
};

/** Corpus, loans and investments */
export type Itr7Investments = {
  corpus?: Itr7InvestmentsCorpus[];
  corpus_opening?: number;
  corpus_received?: number;
  corpus_applied?: number;
  corpus_restored?: number;
  corpus_restored_all?: number;
  corpus_closing?: number;
  corpus_taxed?: number;
  corpus_invested?: number;
  corpus_other_modes?: number;
  loans?: Itr7InvestmentsLoans[];
  loan_opening?: number;
  loan_taken?: number;
  loan_applied?: number;
  loan_repaid?: number;
  loan_repaid_all?: number;
  loan_closing?: number;
  invested?: Itr7InvestmentsInvested[];
  invested_total?: number;
  insiders?: Itr7InvestmentsInsiders[];
  insider_shares?: number;
  insider_value?: number;
  insider_income?: number;
  others?: Itr7InvestmentsOthers[];
  other_shares?: number;
  other_value?: number;
  in_kind?: Itr7InvestmentsInKind[];
  kind_value?: number;
  kind_applied?: number;
  kind_invested?: number;
  kind_left?: number;
};

/** Voluntary contributions in kind not in modes of section 11(5) */
export type Itr7InvestmentsInKind = {
  name?: string;
  value?: number;
  applied?: number;
  invested?: number;
  left?: number;
};

/** Other investments */
export type Itr7InvestmentsOthers = {
  name?: string;
  company?: 'Y' | 'N';
  shares?: number;
  class?: string;
  value?: number;
};

/** Investments in concerns of persons of section 13(3) */
export type Itr7InvestmentsInsiders = {
  name?: string;
  company?: 'Y' | 'N';
  substantial?: 'Y' | 'N';
  shares?: number;
  class?: string;
  value?: number;
  income?: number;
};

/** Investments in modes of section 11(5) */
export type Itr7InvestmentsInvested = {
  from?: 'CO80G' | 'COOT' | 'OTHER';
  mode?: 'IGSS' | 'POSB' | 'DSBC' | 'IUTI' | 'CGSG' | 'DEBT' | 'PUSC' | 'FICO' | 'PUCO' | 'LTFU' | 'IMMP' | 'IDBI' | 'POWERGRID' | 'OTHER';
  amount?: number;
};

/** Loans and borrowings */
export type Itr7InvestmentsLoans = {
  opening?: number;
  taken?: number;
  applied?: number;
  repaid?: number;
  year?: '11' | '12' | '13' | '14' | '15';
  repaid_all?: number;
  closing?: number;
};

/** Corpus */
export type Itr7InvestmentsCorpus = {
  kind?: '80G2B' | 'OTIA' | 'OTHER';
  opening?: number;
  received?: number;
  applied?: number;
  restored?: number;
  year?: '11' | '12' | '13' | '14' | '15';
  restored_all?: number;
  invested?: number;
  taxed_before?: number;
  closing?: number;
  other_modes?: number;
};

/** Deemed application taxed in earlier years */
export type Itr7DeemedTaxed = {
  rows?: Itr7DeemedTaxedRows[];
  total?: number;
};

/** By year */
export type Itr7DeemedTaxedRows = {
  year?: 'PriorToAY' | '2020-21' | '2021-22' | '2022-23' | '2023-24';
  before?: number;
  ay_2022?: number;
  ay_2023?: number;
  ay_2024?: number;
  ay_2025?: number;
  total?: number;
};

/** Deemed application in Form 9A */
export type Itr7DeemedApplication = {
  rows?: Itr7DeemedApplicationRows[];
  total_amount?: number;
  total_required?: number;
  total_taxed_before?: number;
  total_due?: number;
  total_applied?: number;
  total_lapsed?: number;
  total_left?: number;
};

/** Deemed application by year */
export type Itr7DeemedApplicationRows = {
  year?: '1' | '2' | '3' | '4' | '5' | '6' | '7';
  reason?: '1' | '2';
  reason_text?: string;
  amount?: number;
  required?: number;
  taxed_before?: number;
  due?: number;
  applied?: number;
  lapsed?: number;
  left?: number;
};

/** Accumulations taxed in earlier years */
export type Itr7AccumulationTaxed = {
  rows?: Itr7AccumulationTaxedRows[];
  total?: number;
};

/** By year */
export type Itr7AccumulationTaxedRows = {
  year?: '2020-21' | '2021-22' | '2022-23' | '2023-24';
  ay_2022?: number;
  ay_2023?: number;
  ay_2024?: number;
  ay_2025?: number;
  total?: number;
};

/** Income accumulated or set apart in Form 10 */
export type Itr7Accumulation = {
  rows?: Itr7AccumulationRows[];
  total_amount?: number;
  total_applied_before?: number;
  total_taxed_before?: number;
  total_applied?: number;
  total_other_purposes?: number;
  total_given?: number;
  total_invested?: number;
  total_other_modes?: number;
  total_not_used?: number;
  total_left_before?: number;
  total_available?: number;
  total_left?: number;
  total_lapsed?: number;
};

/** Accumulations by year */
export type Itr7AccumulationRows = {
  year?: '2020' | '2021' | '2022' | '2023' | '2024' | '2025';
  purpose?: string;
  amount?: number;
  applied_before?: number;
  taxed_before?: number;
  applied?: number;
  other_purposes?: number;
  given?: number;
  invested?: number;
  other_modes?: number;
  not_used?: number;
  left_before?: number;
  available?: number;
  left?: number;
  lapsed?: number;
};

/** Amount applied to charitable or religious purposes */
export type Itr7Application = {
  to_trusts?: Itr7ApplicationToTrusts;
  to_trusts_85?: Itr7ApplicationToTrusts85;
  religious?: Itr7ApplicationReligious;
  poor?: Itr7ApplicationPoor;
  education?: Itr7ApplicationEducation;
  yoga?: Itr7ApplicationYoga;
  medical?: Itr7ApplicationMedical;
  environment?: Itr7ApplicationEnvironment;
  monuments?: Itr7ApplicationMonuments;
  utility?: Itr7ApplicationUtility;
  unnamed?: Itr7ApplicationUnnamed;
  new_asset?: Itr7ApplicationNewAsset;
  applied?: Itr7ApplicationApplied;
  not_allowed?: Itr7ApplicationNotAllowed;
  refused?: Itr7ApplicationRefused;
  out_of?: Itr7ApplicationOutOf;
  other_sources?: Itr7ApplicationOtherSources[];
  other_source_total?: Itr7ApplicationOtherSourceTotal;
  from_income?: Itr7ApplicationFromIncome;
  all_sources?: Itr7ApplicationAllSources;
  in_year?: Itr7ApplicationInYear;
  unpaid?: Itr7ApplicationUnpaid;
  paid_now?: Itr7ApplicationPaidNow;
  allowed?: Itr7ApplicationAllowed;
};

/** Allowed as application */
export type Itr7ApplicationAllowed = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Of earlier years, paid in the year */
export type Itr7ApplicationPaidNow = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Of which not paid in the year */
export type Itr7ApplicationUnpaid = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Applied out of the income of the year */
export type Itr7ApplicationInYear = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** All sources */
export type Itr7ApplicationAllSources = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Out of the income of the year */
export type Itr7ApplicationFromIncome = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Other sources */
export type Itr7ApplicationOtherSourceTotal = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Of which out of other sources */
export type Itr7ApplicationOtherSources = {
  nature?: string;
  revenue?: number;
  capital?: number;
};

/** Of which from sources other than the year’s income */
export type Itr7ApplicationOutOf = {
  accumulated?: Itr7ApplicationOutOfAccumulated;
  deemed?: Itr7ApplicationOutOfDeemed;
  set_apart?: Itr7ApplicationOutOfSetApart;
  corpus?: Itr7ApplicationOutOfCorpus;
  borrowed?: Itr7ApplicationOutOfBorrowed;
};

/** Borrowed funds */
export type Itr7ApplicationOutOfBorrowed = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Corpus */
export type Itr7ApplicationOutOfCorpus = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Income of earlier years, up to 15% */
export type Itr7ApplicationOutOfSetApart = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Income deemed applied in an earlier year */
export type Itr7ApplicationOutOfDeemed = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Income accumulated in earlier years */
export type Itr7ApplicationOutOfAccumulated = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Not allowed */
export type Itr7ApplicationRefused = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Of which not allowed as application */
export type Itr7ApplicationNotAllowed = {
  to_corpus?: Itr7ApplicationNotAllowedToCorpus;
  to_others?: Itr7ApplicationNotAllowedToOthers;
  other_objects?: Itr7ApplicationNotAllowedOtherObjects;
  not_trusts?: Itr7ApplicationNotAllowedNotTrusts;
  abroad_approved?: Itr7ApplicationNotAllowedAbroadApproved;
  abroad?: Itr7ApplicationNotAllowedAbroad;
  beyond_objects?: Itr7ApplicationNotAllowedBeyondObjects;
  other?: Itr7ApplicationNotAllowedOther;
};

/** Any other expenditure not allowed */
export type Itr7ApplicationNotAllowedOther = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Application beyond the objects */
export type Itr7ApplicationNotAllowedBeyondObjects = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Application outside India without approval */
export type Itr7ApplicationNotAllowedAbroad = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Application outside India with approval */
export type Itr7ApplicationNotAllowedAbroadApproved = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Donations to others than trusts and institutions */
export type Itr7ApplicationNotAllowedNotTrusts = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Donations to trusts without the same objects */
export type Itr7ApplicationNotAllowedOtherObjects = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Donations other than to a corpus, not allowed */
export type Itr7ApplicationNotAllowedToOthers = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Donations forming part of a corpus */
export type Itr7ApplicationNotAllowedToCorpus = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Applied */
export type Itr7ApplicationApplied = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Cost of a new asset */
export type Itr7ApplicationNewAsset = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Application that cannot be identified above */
export type Itr7ApplicationUnnamed = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** General public utility */
export type Itr7ApplicationUtility = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Preservation of monuments */
export type Itr7ApplicationMonuments = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Preservation of environment */
export type Itr7ApplicationEnvironment = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Medical relief */
export type Itr7ApplicationMedical = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Yoga */
export type Itr7ApplicationYoga = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Education */
export type Itr7ApplicationEducation = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Relief of the poor */
export type Itr7ApplicationPoor = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Religious */
export type Itr7ApplicationReligious = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** 85% of these donations */
export type Itr7ApplicationToTrusts85 = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Donations other than to the corpus of other institutions */
export type Itr7ApplicationToTrusts = {
  revenue?: number;
  capital?: number;
  total?: number;
};

/** Income from property held under trust */
export type Itr7PropertyIncome = {
  main?: number;
  incidental?: number;
  rent?: number;
  commission?: number;
  dividend?: number;
  interest?: number;
  agriculture?: number;
  assets_sold?: number;
  others?: Itr7PropertyIncomeOthers[];
  pass_through?: number;
  total_others?: number;
  total?: number;
};

/** Other income */
export type Itr7PropertyIncomeOthers = {
  nature?: string;
  amount?: number;
};

/** Voluntary contributions */
export type Itr7Contributions = {
  local?: Itr7ContributionsLocal;
  foreign?: Itr7ContributionsForeign;
  total?: number;
  anonymous?: Itr7ContributionsAnonymous;
};

/** Anonymous donations */
export type Itr7ContributionsAnonymous = {
  received?: number;
  free?: number;
  charged?: number;
  other?: number;
};

/** Foreign */
export type Itr7ContributionsForeign = {
  corpus_80g?: number;
  corpus_other?: number;
  not_corpus?: number;
  corpus?: number;
  total?: number;
  purpose?: string;
};

/** Domestic */
export type Itr7ContributionsLocal = {
  corpus_80g?: number;
  corpus_other?: number;
  grants_government?: number;
  grants_companies?: number;
  grants_other?: number;
  donations?: number;
  corpus?: number;
  not_corpus?: number;
  total?: number;
};

/** Persons */
export type Itr7People = {
  founders?: Itr7PeopleFounders[];
  owners?: Itr7PeopleOwners[];
  contributors?: Itr7PeopleContributors[];
  family_members?: Itr7PeopleFamilyMembers[];
  members?: Itr7PeopleMembers[];
};

/** Members of an association */
export type Itr7PeopleMembers = {
  name?: string;
  kind?: 'INDIVIDUAL' | 'HUF' | 'FIRM' | 'LLP' | 'DOMESTIC_COMPANY' | 'FOREIGN_COMPANY' | 'CO_OPERATIVE_SOCIETY' | 'LOCAL_AUTHORITY' | 'TRUST' | 'AOP_BOI' | 'ANY_OTHER_AJP';
  share?: number;
  pan?: string;
  aadhaar?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Members of a Hindu undivided family that is author or founder */
export type Itr7PeopleFamilyMembers = {
  name?: string;
  address?: string;
  pan?: string;
  aadhaar?: string;
};

/** Persons who made a substantial contribution */
export type Itr7PeopleContributors = {
  name?: string;
  address?: string;
  pan?: string;
  aadhaar?: string;
};

/** Natural persons behind a founder who is not an individual, 5% or more */
export type Itr7PeopleOwners = {
  name?: string;
  address?: string;
  resident?: 'Y' | 'N';
  id_kind?: 'PAN' | 'AAD' | 'TIN' | 'PAS' | 'EPI' | 'DLN' | 'RCN';
  id?: string;
  share?: number;
};

/** Author, founder, settlor, trustees, office bearers and others */
export type Itr7PeopleFounders = {
  name?: string;
  address?: string;
  relation?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20';
  share?: number;
  resident?: 'Y' | 'N';
  id_kind?: 'PAN' | 'AAD' | 'TIN' | 'PAS' | 'EPI' | 'DLN' | 'RCN';
  id?: string;
  mobile?: string;
  email?: string;
};

/** Audit information */
export type Itr7Audit = {
  liable_44ab?: 'Y' | 'N';
  reports?: Itr7AuditReports[];
  liable_other?: 'Y' | 'N';
  other_acts?: Itr7AuditOtherActs[];
};

/** Audit under other Acts */
export type Itr7AuditOtherActs = {
  act?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | 'OTH';
  act_other?: string;
  section?: string;
  date?: string;
};

/** Audit reports under the Income-tax Act */
export type Itr7AuditReports = {
  section?: '12A(1)(b)' | '10(23C)(iv)' | '10(23C)(v)' | '10(23C)(vi)' | '10(23C)(via)' | '92E' | 'Others';
  section_other?: string;
  audited?: 'Y' | 'N';
  auditor_name?: string;
  auditor_pan?: string;
  auditor_aadhaar?: string;
  date?: string;
  ack?: string;
};

/** Purpose and activities */
export type Itr7Purpose = {
  general_utility?: 'Y' | 'N' | 'NA';
  trade?: 'Y' | 'N';
  trade_percent?: number;
  service?: 'Y' | 'N';
  service_percent?: number;
  utility_receipts?: Itr7PurposeUtilityReceipts[];
  activities_changed?: 'Y' | 'N';
  changed_on?: string;
  fresh_applied?: 'Y' | 'N';
  fresh_granted?: 'Y' | 'N';
  fresh_on?: string;
  first_return?: 'Y' | 'N';
  section_13_10?: 'Y' | 'N';
  lost_trade?: 'Y' | 'N';
  lost_books?: 'Y' | 'N';
  lost_audit?: 'Y' | 'N';
  lost_return?: 'Y' | 'N';
};

/** Receipts from such activities by project or institution */
export type Itr7PurposeUtilityReceipts = {
  name?: string;
  amount?: number;
};

/** Filing status */
export type Itr7Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '19';
  return_type?: string;
  filing_date?: string;
  due_date?: '2026-07-31' | '2026-08-31' | '2026-10-31' | '2026-11-30';
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  resident_status?: 'RES' | 'NRI';
  treaty_relief?: 'YES' | 'NO';
  is_representative?: 'Y' | 'N';
  representative?: Itr7FilingRepresentative;
  partner_in_firm?: 'Y' | 'N';
  firms?: Itr7FilingFirms[];
  unlisted_shares?: 'Y' | 'N';
  unlisted_holdings?: Itr7FilingUnlistedHoldings[];
  lei_number?: string;
  lei_valid_to?: string;
};

/** Unlisted equity shares held */
export type Itr7FilingUnlistedHoldings = {
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

/** Firms in which the assessee is a partner */
export type Itr7FilingFirms = {
  name?: string;
  pan?: string;
};

/** Representative */
export type Itr7FilingRepresentative = {
  name?: string;
  email?: string;
  mobile_country_code?: string;
  mobile?: string;
};

/** Institutions and registrations */
export type Itr7Registration = {
  has_projects?: 'Y' | 'N';
  projects?: Itr7RegistrationProjects[];
  under_act?: Itr7RegistrationUnderAct[];
  under_other?: Itr7RegistrationUnderOther[];
};

/** Registration or approval under other laws */
export type Itr7RegistrationUnderOther = {
  law?: 'I' | 'II' | 'III' | 'IV' | 'V';
  law_other?: string;
  on?: string;
  number?: string;
  authority?: string;
  effective?: string;
  valid?: string;
};

/** Registration or approval under the Income-tax Act */
export type Itr7RegistrationUnderAct = {
  section?: 'VI' | 'II' | 'III' | 'IV' | 'V' | 'I' | 'VIII' | 'IX' | 'X' | 'XI' | 'XII';
  claimed?: 'true' | 'false';
  on?: string;
  number?: string;
  authority?: string;
  effective?: string;
};

/** Projects and institutions */
export type Itr7RegistrationProjects = {
  name?: string;
  activity?: 'CHARITABLERELIGIOUS' | 'RESEARCH' | 'PROFESSIONALBODIES' | 'TRADEUNION' | 'POLITICAL' | 'ELECTORALTRUST' | 'OTHERS';
  classification?: 'iA' | 'iB' | 'iC' | 'iD' | 'iE' | 'iF' | 'YOGA' | 'RELIGIOUS' | 'iiiA' | 'iiiB' | 'iiiC' | 'iiiD' | 'vA' | 'vB' | 'vC' | 'vD' | 'vE' | 'vF' | 'vG' | 'vH' | 'vI' | 'vJ' | 'TRADEUNION' | 'POLITICAL_PARTY' | 'ELECTORALTRUST' | 'ixA' | 'ixB' | '46B' | 'OTH';
};

/** Trust, institution or party */
export type Itr7Personal = {
  return_under?: '139-4A' | '139-4B' | '139-4C' | '139-4D';
  exemption?: '11' | '13A' | '13B' | '21' | '2135I' | '23A' | '23AAA' | '23B' | '23CIIIAB' | '23CIIIAC' | '23CIIIAD' | '23CIIIAE' | '23CIV' | '23CV' | '23CVI' | '23CVIA' | '23D' | '23DA' | '23EC' | '23ED' | '23EE' | '23FB' | '24' | '26' | '29A' | '46A' | '46B' | '47';
  status?: '5' | '6' | '7' | '4';
  sub_status?: '5i' | '5v' | '5vii' | '7i' | '7ii';
  shares_unknown?: 'Y' | 'N';
  company_rate?: 'AOP' | 'COMPANY';
  small_company?: 'Y' | 'N';
  last_name?: string;
  pan_number?: string;
  date_of_birth?: string;
  mobile_country_code?: string;
  mobile?: string;
  email?: string;
  second_mobile_country_code?: string;
  second_mobile?: string;
  second_email?: string;
  landline?: Itr7PersonalLandline;
  address?: Itr7PersonalAddress;
  same_secondary_address?: 'Y' | 'N';
  alternate_address?: Itr7PersonalAlternateAddress;
};

/** Secondary address */
export type Itr7PersonalAlternateAddress = {
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

/** Address */
export type Itr7PersonalAddress = {
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
export type Itr7PersonalLandline = {
  std_code?: number;
  number?: string;
};
