// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-5, AY 2026-27: any part may be missing. */
export type Itr5 = {
  personal?: Itr5Personal;
  filing?: Itr5Filing;
  audit?: Itr5Audit;
  partners?: Itr5Partners;
  balance_sheet?: Itr5BalanceSheet;
  manufacturing?: Itr5Manufacturing;
  trading?: Itr5Trading;
  gst_turnover?: Itr5GstTurnover;
  quantitative?: Itr5Quantitative;
  computation_standards?: Itr5ComputationStandards;
  research?: Itr5Research;
  depreciation?: Itr5Depreciation;
  depreciation_summary?: Itr5DepreciationSummary;
  asset_gains?: Itr5AssetGains;
  house_property?: Itr5HouseProperty;
  schedule_112a?: Itr5Schedule112a;
  schedule_115ad?: Itr5Schedule115ad;
  schedule_vda?: Itr5ScheduleVda;
  pass_through?: Itr5PassThrough;
  exempt_income?: Itr5ExemptIncome;
  unabsorbed?: Itr5Unabsorbed;
  current_losses?: Itr5CurrentLosses;
  brought_losses?: Itr5BroughtLosses;
  research_donations?: Itr5ResearchDonations;
  economic_zone?: Itr5EconomicZone;
  foreign_income?: Itr5ForeignIncome;
  tax_relief?: Itr5TaxRelief;
  foreign_assets?: Itr5ForeignAssets;
  pricing_adjustment?: Itr5PricingAdjustment;
  bank_in_india?: 'Y' | 'N';
  bank_accounts?: Itr5BankAccounts[];
  foreign_bank_accounts?: Itr5ForeignBankAccounts[];
  special_income?: Itr5SpecialIncome;
  total_income?: Itr5TotalIncome;
  business?: Itr5Business;
  business44ad?: Itr5Business44ad;
  business_without_books?: Itr5BusinessWithoutBooks;
  speculation?: Itr5Speculation;
  non_resident_business?: Itr5NonResidentBusiness;
  profession?: Itr5Profession;
  profession44ada?: Itr5Profession44ada;
  business_totals?: Itr5BusinessTotals;
  profit_loss?: Itr5ProfitLoss;
  other_sources?: Itr5OtherSources;
  partner_firms?: Itr5PartnerFirms;
  other_information?: Itr5OtherInformation;
  capital_gains?: Itr5CapitalGains;
  carried_losses?: Itr5CarriedLosses;
  carriages44ae?: Itr5Carriages44ae;
  schedule_bp?: Itr5ScheduleBp;
  tax?: Itr5Tax;
  undertakings?: Itr5Undertakings;
  amt?: Itr5Amt;
  amtc?: Itr5Amtc;
  deductions?: Itr5Deductions;
  society_income?: Itr5SocietyIncome;
  start_up?: Itr5StartUp;
  offshore_units?: Itr5OffshoreUnits;
  taxes_paid?: Itr5TaxesPaid;
  verification?: Itr5Verification;
  readings?: Itr5Readings;
};

/** Contested readings */
export type Itr5Readings = {
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
export type Itr5Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'MP' | 'DP' | 'PA' | 'PO' | 'ME' | 'LQ' | 'RP' | 'TR' | 'EX' | 'RA' | 'AS' | 'OA';
  place?: string;
  date?: string;
};

/** Taxes paid */
export type Itr5TaxesPaid = {
  tds_other?: Itr5TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_buyer_tenant?: Itr5TaxesPaidTdsBuyerTenant[];
  total_tds_buyer_tenant?: number;
  tcs?: Itr5TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr5TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr5TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr5TaxesPaidTcs = {
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
export type Itr5TaxesPaidTdsBuyerTenant = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  deductor_pan?: string;
  deductor_aadhaar?: string;
  section?: '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P' | '94T';
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
export type Itr5TaxesPaidTdsOther = {
  credit_of?: 'S' | 'O';
  other_pan?: string;
  other_aadhaar?: string;
  tan?: string;
  section?: '193' | '194' | '94A' | '94B' | '94BA' | '4BB' | '94C' | '94D' | '4DA' | '94E' | '4EE' | '4F' | '4G' | '4H' | '4-IA' | '4-IB' | '4IA' | '4IB' | '4IC' | '94J-A' | '94J-B' | '94K' | '4LA' | '4LB' | '4LC1' | '4LC2' | '4LC3' | '4BA1' | '4BA2' | 'LBA1' | 'LBA2' | 'LBA3' | 'LBB' | '94R' | '94S' | '94B-P' | '94R-P' | '94S-P' | 'LBC' | '4LD' | '94M' | '94N' | '94N-F' | '94N-C' | '94N-FT' | '94O' | '94P' | '94Q' | '195' | '96A' | '96B' | '96C' | '96D' | '96DA' | '94BA-P' | '94T';
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

/** Offshore banking units and units in an IFSC */
export type Itr5OffshoreUnits = {
  rows?: Itr5OffshoreUnitsRows[];
  total?: number;
};

/** Units */
export type Itr5OffshoreUnitsRows = {
  sub_section?: '80LA(1)' | '80LA(1A)';
  entity?: 'SchdBankSEZ' | 'FrgnBankSEZ' | 'UntIFSC';
  income?: 'OffshoreBnkng' | 'Sec10Of1949' | 'IFSCSplEcoZone' | 'TnfrAsst1949';
  authority?: 'SEBI' | 'IFSCA' | 'RBI';
  registered_on?: string;
  registration?: string;
  first_year?: '2026-27' | '2025-26' | '2024-25' | '2023-24' | '2022-23' | '2021-22' | '2020-21' | '2019-20' | '2018-19' | '2017-18' | '2016-17' | '2015-16' | '2014-15' | '2013-14' | '2012-13' | '2011-12' | '2010-11' | '2009-10' | '2008-09' | '2007-08' | '2006-07' | '2005-06' | '2004-05' | '2003-04';
  amount?: number;
};

/** Eligible start-up */
export type Itr5StartUp = {
  incorporated_on?: string;
  nature?: string;
  certificate?: string;
  first_year?: '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26' | '2026-27';
  amount?: number;
};

/** Income of a co-operative society by activity */
export type Itr5SocietyIncome = {
  code_ai?: string;
  ai?: number;
  eligible_ai?: number;
  code_aii?: string;
  aii?: number;
  eligible_aii?: number;
  code_aiii?: string;
  aiii?: number;
  eligible_aiii?: number;
  code_aiv?: string;
  aiv?: number;
  eligible_aiv?: number;
  code_av?: string;
  av?: number;
  eligible_av?: number;
  code_avi?: string;
  avi?: number;
  eligible_avi?: number;
  code_avii?: string;
  avii?: number;
  eligible_avii?: number;
  code_b?: string;
  b?: number;
  eligible_b?: number;
  code_ci?: string;
  ci?: number;
  eligible_ci?: number;
  code_cii?: string;
  cii?: number;
  eligible_cii?: number;
  code_d?: string;
  d?: number;
  eligible_d?: number;
  code_e?: string;
  e?: number;
  eligible_e?: number;
  code_f?: string;
  f?: number;
  eligible_f?: number;
  total?: number;
  eligible?: number;
};

/** Deductions under Chapter VI-A */
export type Itr5Deductions = {
  donations_80g_100?: Itr5DeductionsDonations80g100[];
  total_80g_100_cash?: number;
  total_80g_100_other?: number;
  total_80g_100?: number;
  total_80g_100_eligible?: number;
  donations_80g_50?: Itr5DeductionsDonations80g50[];
  total_80g_50_cash?: number;
  total_80g_50_other?: number;
  total_80g_50?: number;
  total_80g_50_eligible?: number;
  donations_80g_100_limit?: Itr5DeductionsDonations80g100Limit[];
  total_80g_100_limit_cash?: number;
  total_80g_100_limit_other?: number;
  total_80g_100_limit?: number;
  total_80g_100_limit_eligible?: number;
  donations_80g_50_limit?: Itr5DeductionsDonations80g50Limit[];
  total_80g_50_limit_cash?: number;
  total_80g_50_limit_other?: number;
  total_80g_50_limit?: number;
  total_80g_50_limit_eligible?: number;
  total_80g_cash?: number;
  total_80g_other?: number;
  total_80g?: number;
  total_80g_eligible?: number;
  sec_80g?: number;
  donations_80gga?: Itr5DeductionsDonations80gga[];
  total_80gga_cash?: number;
  total_80gga_other?: number;
  total_80gga?: number;
  total_80gga_eligible?: number;
  sec_80gga?: number;
  contributions_80ggc?: Itr5DeductionsContributions80ggc[];
  total_80ggc_cash?: number;
  total_80ggc_other?: number;
  total_80ggc?: number;
  total_80ggc_eligible?: number;
  sec_80ggc?: number;
  sec_80ia?: number;
  sec_80iab?: number;
  sec_80iac?: number;
  sec_80ib?: number;
  sec_80iba?: number;
  sec_80ic?: number;
  sec_80jja?: number;
  sec_80jjaa?: number;
  sec_80la?: number;
  sec_80la_1a?: number;
  sec_80p?: number;
  part_b?: number;
  part_c?: number;
  total_claimed?: number;
  allowed?: Itr5DeductionsAllowed;
};

/** Deductions allowed */
export type Itr5DeductionsAllowed = {
  sec_80g?: number;
  sec_80gga?: number;
  sec_80ggc?: number;
  sec_80ia?: number;
  sec_80iab?: number;
  sec_80iac?: number;
  sec_80ib?: number;
  sec_80iba?: number;
  sec_80ic?: number;
  sec_80jja?: number;
  sec_80jjaa?: number;
  sec_80la?: number;
  sec_80la_1a?: number;
  sec_80p?: number;
  part_b?: number;
  part_c?: number;
  total?: number;
};

/** Contributions to political parties */
export type Itr5DeductionsContributions80ggc = {
  date?: string;
  party_name?: string;
  party_pan?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Donations for research or rural development */
export type Itr5DeductionsDonations80gga = {
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
export type Itr5DeductionsDonations80g50Limit = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Donations deductible in full within the limit */
export type Itr5DeductionsDonations80g100Limit = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Donations deductible by half */
export type Itr5DeductionsDonations80g50 = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Donations deductible in full */
export type Itr5DeductionsDonations80g100 = {
  donee_name?: string;
  donee_pan?: string;
  arn?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37';
  pincode?: string;
  cash?: number;
  other_mode?: number;
  transaction_reference?: string;
  ifsc_code?: string;
  total?: number;
  eligible?: number;
};

/** Credit of alternate minimum tax */
export type Itr5Amtc = {
  tax_115jc?: number;
  tax_other?: number;
  available?: number;
  rows?: Itr5AmtcRows[];
  year?: '2026-27';
  current?: number;
  current_carried?: number;
  total_gross?: number;
  total_set_off?: number;
  total_brought?: number;
  total_used?: number;
  total_carried?: number;
  credit?: number;
  liability?: number;
  current_balance?: number;
};

/** Credit of earlier years */
export type Itr5AmtcRows = {
  gross?: number;
  year?: '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  set_off?: number;
  brought?: number;
  used?: number;
  carried?: number;
};

/** Alternate minimum tax */
export type Itr5Amt = {
  total_income?: number;
  added?: Itr5AmtAdded[];
  adjusted?: number;
  ifsc?: number;
  other_units?: number;
  tax?: number;
};

/** Deductions added back */
export type Itr5AmtAdded = {
  part_c?: number;
  sec_10aa?: number;
  sec_35ad?: number;
  total?: number;
};

/** Deductions of undertakings: particulars */
export type Itr5Undertakings = {
  sec_80ia?: Itr5UndertakingsSec80ia;
  sec_80ib?: Itr5UndertakingsSec80ib;
  sec_80ic?: Itr5UndertakingsSec80ic;
};

/** Schedule 80-IC, 80-IE */
export type Itr5UndertakingsSec80ic = {
  section?: string;
  assam?: Itr5UndertakingsSec80icAssam;
  arunachal?: Itr5UndertakingsSec80icArunachal;
  manipur?: Itr5UndertakingsSec80icManipur;
  mizoram?: Itr5UndertakingsSec80icMizoram;
  meghalaya?: Itr5UndertakingsSec80icMeghalaya;
  nagaland?: Itr5UndertakingsSec80icNagaland;
  tripura?: Itr5UndertakingsSec80icTripura;
  sikkim?: Itr5UndertakingsSec80icSikkim;
  north_east?: number;
  total?: number;
};

/** Sikkim */
export type Itr5UndertakingsSec80icSikkim = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icSikkimRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icSikkimRows = {
  amount?: number;
};

/** Tripura */
export type Itr5UndertakingsSec80icTripura = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icTripuraRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icTripuraRows = {
  amount?: number;
};

/** Nagaland */
export type Itr5UndertakingsSec80icNagaland = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icNagalandRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icNagalandRows = {
  amount?: number;
};

/** Meghalaya */
export type Itr5UndertakingsSec80icMeghalaya = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icMeghalayaRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icMeghalayaRows = {
  amount?: number;
};

/** Mizoram */
export type Itr5UndertakingsSec80icMizoram = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icMizoramRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icMizoramRows = {
  amount?: number;
};

/** Manipur */
export type Itr5UndertakingsSec80icManipur = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icManipurRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icManipurRows = {
  amount?: number;
};

/** Arunachal Pradesh */
export type Itr5UndertakingsSec80icArunachal = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icArunachalRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icArunachalRows = {
  amount?: number;
};

/** Assam */
export type Itr5UndertakingsSec80icAssam = {
  nature?: string;
  rows?: Itr5UndertakingsSec80icAssamRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80icAssamRows = {
  amount?: number;
};

/** Schedule 80-IB */
export type Itr5UndertakingsSec80ib = {
  section?: string;
  oil?: Itr5UndertakingsSec80ibOil;
  housing?: Itr5UndertakingsSec80ibHousing;
  fruit?: Itr5UndertakingsSec80ibFruit;
  grain?: Itr5UndertakingsSec80ibGrain;
  total?: number;
  jammu?: Itr5UndertakingsSec80ibJammu;
};

/** Undertakings in Jammu and Kashmir */
export type Itr5UndertakingsSec80ibJammu = {
  nature?: string;
};

/** Storage and transport of food grains */
export type Itr5UndertakingsSec80ibGrain = {
  nature?: string;
  rows?: Itr5UndertakingsSec80ibGrainRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80ibGrainRows = {
  amount?: number;
};

/** Fruit, vegetables, meat and dairy */
export type Itr5UndertakingsSec80ibFruit = {
  nature?: string;
  rows?: Itr5UndertakingsSec80ibFruitRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80ibFruitRows = {
  amount?: number;
};

/** Housing projects */
export type Itr5UndertakingsSec80ibHousing = {
  nature?: string;
  rows?: Itr5UndertakingsSec80ibHousingRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80ibHousingRows = {
  amount?: number;
};

/** Mineral oil */
export type Itr5UndertakingsSec80ibOil = {
  nature?: string;
  rows?: Itr5UndertakingsSec80ibOilRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80ibOilRows = {
  amount?: number;
};

/** Schedule 80-IA */
export type Itr5UndertakingsSec80ia = {
  section?: string;
  power?: Itr5UndertakingsSec80iaPower;
  total?: number;
  infrastructure?: Itr5UndertakingsSec80iaInfrastructure;
};

/** Infrastructure facility */
export type Itr5UndertakingsSec80iaInfrastructure = {
  nature?: string;
};

/** Power undertakings */
export type Itr5UndertakingsSec80iaPower = {
  nature?: string;
  rows?: Itr5UndertakingsSec80iaPowerRows[];
};

/** Undertakings */
export type Itr5UndertakingsSec80iaPowerRows = {
  amount?: number;
};

/** Tax computation */
export type Itr5Tax = {
  minimum_tax?: number;
  minimum_surcharge?: number;
  minimum_cess?: number;
  minimum_total?: number;
  normal?: number;
  special?: number;
  agricultural_rebate?: number;
  tax?: number;
  surcharge_115bbe_before?: number;
  surcharge_before?: number;
  surcharge_115bbe?: number;
  surcharge?: number;
  total_surcharge?: number;
  cess?: number;
  gross_liability?: number;
  gross_payable?: number;
  credit_115jd?: number;
  after_credit?: number;
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
  foreign_assets?: 'YES' | 'NO';
};

/** Computation of business income */
export type Itr5ScheduleBp = {
  business?: Itr5ScheduleBpBusiness;
  speculative?: Itr5ScheduleBpSpeculative;
  specified?: Itr5ScheduleBpSpecified;
};

/** Specified business */
export type Itr5ScheduleBpSpecified = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  profit?: number;
  deduction_35ad?: number;
  income?: number;
  natures?: Itr5ScheduleBpSpecifiedNatures[];
};

/** Nature of the specified business */
export type Itr5ScheduleBpSpecifiedNatures = {
  clause?: 'a' | 'aa' | 'ab' | 'ac' | 'ad' | 'ae' | 'af' | 'ag' | 'ah' | 'ai' | 'aj' | 'ak' | 'b';
};

/** Speculative business */
export type Itr5ScheduleBpSpeculative = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  income?: number;
};

/** Business other than speculative and specified */
export type Itr5ScheduleBpBusiness = {
  speculative_in_pl?: number;
  specified_in_pl?: number;
  credited?: Itr5ScheduleBpBusinessCredited;
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
  in_pl_s44bbd?: number;
  in_pl_s44da?: number;
  covered?: Itr5ScheduleBpBusinessCovered;
  total_covered?: number;
  firm_share?: number;
  association_share?: number;
  other_exempt?: Itr5ScheduleBpBusinessOtherExempt[];
  exempt_dividend_name?: string;
  exempt_dividend?: number;
  total_other_exempt?: number;
  total_exempt?: number;
  balance?: number;
  debited?: Itr5ScheduleBpBusinessDebited;
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
  deemed_s44bbd?: number;
  deemed_s44da?: number;
  total_deemed?: number;
  net?: number;
  chargeable?: Itr5ScheduleBpBusinessChargeable;
  other_than_rules?: number;
  after_rules?: number;
  agricultural?: number;
  in_pl_first_schedule?: number;
  deemed_first_schedule?: number;
};

/** Chargeable after rules 7 to 8 */
export type Itr5ScheduleBpBusinessChargeable = {
  chargeable_7?: number;
  chargeable_7a?: number;
  chargeable_7b1?: number;
  chargeable_7b1a?: number;
  chargeable_8?: number;
};

/** Debited to the account, belonging to other heads */
export type Itr5ScheduleBpBusinessDebited = {
  house_property?: number;
  capital_gains?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Other exempt income in the account */
export type Itr5ScheduleBpBusinessOtherExempt = {
  nature?: string;
  amount?: number;
};

/** Profit from tea, coffee, rubber and agriculture included */
export type Itr5ScheduleBpBusinessCovered = {
  rule_7?: number;
  rule_7a?: number;
  rule_7b1?: number;
  rule_7b1a?: number;
  rule_8?: number;
};

/** Credited to the account, taxed under other heads */
export type Itr5ScheduleBpBusinessCredited = {
  house_property?: number;
  capital_gains?: number;
  dividend?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Goods carriages */
export type Itr5Carriages44ae = {
  carriers?: Itr5Carriages44aeCarriers[];
  goods_carriages?: Itr5Carriages44aeGoodsCarriages[];
  total_months?: number;
  total_carriages?: number;
  total_44ae?: number;
  total_before?: number;
  partners_pay?: number;
  partners_allowed?: number;
};

/** Goods carriages */
export type Itr5Carriages44aeGoodsCarriages = {
  registration_number?: string;
  ownership?: 'OWN' | 'LEASE' | 'HIRED';
  tonnage?: number;
  months?: number;
  declared_income?: number;
  presumptive_income?: number;
};

/** Businesses of plying goods carriages */
export type Itr5Carriages44aeCarriers = {
  name?: string;
  description?: string;
  code?: string;
};

/** Losses brought and carried forward */
export type Itr5CarriedLosses = {
  year_16?: Itr5CarriedLossesYear16;
  year_15?: Itr5CarriedLossesYear15;
  year_14?: Itr5CarriedLossesYear14;
  year_13?: Itr5CarriedLossesYear13;
  year_12?: Itr5CarriedLossesYear12;
  year_11?: Itr5CarriedLossesYear11;
  year_10?: Itr5CarriedLossesYear10;
  year_9?: Itr5CarriedLossesYear9;
  year_8?: Itr5CarriedLossesYear8;
  year_7?: Itr5CarriedLossesYear7;
  year_6?: Itr5CarriedLossesYear6;
  year_5?: Itr5CarriedLossesYear5;
  year_4?: Itr5CarriedLossesYear4;
  year_3?: Itr5CarriedLossesYear3;
  year_2?: Itr5CarriedLossesYear2;
  year_1?: Itr5CarriedLossesYear1;
  earlier?: Itr5CarriedLossesEarlier;
  adjusted?: Itr5CarriedLossesAdjusted;
  current?: Itr5CarriedLossesCurrent;
  carried?: Itr5CarriedLossesCarried;
  current_kept?: Itr5CarriedLossesCurrentKept;
};

/** Loss of the year carried forward */
export type Itr5CarriedLossesCurrentKept = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total carried forward */
export type Itr5CarriedLossesCarried = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Loss of the year */
export type Itr5CarriedLossesCurrent = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Adjusted in Schedule BFLA */
export type Itr5CarriedLossesAdjusted = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total of earlier years */
export type Itr5CarriedLossesEarlier = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2025-26 */
export type Itr5CarriedLossesYear1 = {
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
  lapsed?: Itr5CarriedLossesYear1Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear1Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2024-25 */
export type Itr5CarriedLossesYear2 = {
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
  lapsed?: Itr5CarriedLossesYear2Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear2Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2023-24 */
export type Itr5CarriedLossesYear3 = {
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
  lapsed?: Itr5CarriedLossesYear3Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear3Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2022-23 */
export type Itr5CarriedLossesYear4 = {
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
  lapsed?: Itr5CarriedLossesYear4Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear4Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2021-22 */
export type Itr5CarriedLossesYear5 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr5CarriedLossesYear5Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear5Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2020-21 */
export type Itr5CarriedLossesYear6 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr5CarriedLossesYear6Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear6Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2019-20 */
export type Itr5CarriedLossesYear7 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr5CarriedLossesYear7Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear7Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2018-19 */
export type Itr5CarriedLossesYear8 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr5CarriedLossesYear8Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear8Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2017-18 */
export type Itr5CarriedLossesYear9 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear9Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear9Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2016-17 */
export type Itr5CarriedLossesYear10 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear10Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear10Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2015-16 */
export type Itr5CarriedLossesYear11 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear11Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear11Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2014-15 */
export type Itr5CarriedLossesYear12 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear12Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear12Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2013-14 */
export type Itr5CarriedLossesYear13 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear13Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear13Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2012-13 */
export type Itr5CarriedLossesYear14 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear14Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear14Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2011-12 */
export type Itr5CarriedLossesYear15 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear15Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear15Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2010-11 */
export type Itr5CarriedLossesYear16 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr5CarriedLossesYear16Lapsed;
};

/** Lapsed with partners who left */
export type Itr5CarriedLossesYear16Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Capital gains */
export type Itr5CapitalGains = {
  short?: Itr5CapitalGainsShort;
  long?: Itr5CapitalGainsLong;
  claims?: Itr5CapitalGainsClaims;
  set_off?: Itr5CapitalGainsSetOff;
  quarters?: Itr5CapitalGainsQuarters;
  by_quarter?: Itr5CapitalGainsByQuarter;
  income?: number;
  vda?: number;
  total?: number;
};

/** Gains by instalment, as filed */
export type Itr5CapitalGainsByQuarter = {
  st20?: Itr5CapitalGainsByQuarterSt20;
  st30?: Itr5CapitalGainsByQuarterSt30;
  st_app?: Itr5CapitalGainsByQuarterStApp;
  st_dtaa?: Itr5CapitalGainsByQuarterStDtaa;
  lt12_5?: Itr5CapitalGainsByQuarterLt125;
  lt_dtaa?: Itr5CapitalGainsByQuarterLtDtaa;
  vda?: Itr5CapitalGainsByQuarterVda;
};

/** Virtual digital assets at 30% */
export type Itr5CapitalGainsByQuarterVda = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at treaty rates */
export type Itr5CapitalGainsByQuarterLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr5CapitalGainsByQuarterLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr5CapitalGainsByQuarterStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr5CapitalGainsByQuarterStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr5CapitalGainsByQuarterSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr5CapitalGainsByQuarterSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** When the gains arose */
export type Itr5CapitalGainsQuarters = {
  st20?: Itr5CapitalGainsQuartersSt20;
  st30?: Itr5CapitalGainsQuartersSt30;
  st_app?: Itr5CapitalGainsQuartersStApp;
  st_dtaa?: Itr5CapitalGainsQuartersStDtaa;
  lt12_5?: Itr5CapitalGainsQuartersLt125;
  lt_dtaa?: Itr5CapitalGainsQuartersLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr5CapitalGainsQuartersLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr5CapitalGainsQuartersLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr5CapitalGainsQuartersStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr5CapitalGainsQuartersStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr5CapitalGainsQuartersSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr5CapitalGainsQuartersSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Set-off of losses of the year */
export type Itr5CapitalGainsSetOff = {
  losses?: Itr5CapitalGainsSetOffLosses;
  gains?: Itr5CapitalGainsSetOffGains;
  set_off?: Itr5CapitalGainsSetOffSetOff;
  remaining?: Itr5CapitalGainsSetOffRemaining;
};

/** Losses remaining */
export type Itr5CapitalGainsSetOffRemaining = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Losses set off */
export type Itr5CapitalGainsSetOffSetOff = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Gains by rate */
export type Itr5CapitalGainsSetOffGains = {
  st20?: Itr5CapitalGainsSetOffGainsSt20;
  st30?: Itr5CapitalGainsSetOffGainsSt30;
  st_app?: Itr5CapitalGainsSetOffGainsStApp;
  st_dtaa?: Itr5CapitalGainsSetOffGainsStDtaa;
  lt12_5?: Itr5CapitalGainsSetOffGainsLt125;
  lt_dtaa?: Itr5CapitalGainsSetOffGainsLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr5CapitalGainsSetOffGainsLtDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr5CapitalGainsSetOffGainsLt125 = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr5CapitalGainsSetOffGainsStDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr5CapitalGainsSetOffGainsStApp = {
  income?: number;
  st20?: number;
  st30?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr5CapitalGainsSetOffGainsSt30 = {
  income?: number;
  st20?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr5CapitalGainsSetOffGainsSt20 = {
  income?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Losses to be set off */
export type Itr5CapitalGainsSetOffLosses = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Particulars of exemptions */
export type Itr5CapitalGainsClaims = {
  s54ec?: Itr5CapitalGainsClaimsS54ec[];
  total?: number;
};

/** Section 54EC */
export type Itr5CapitalGainsClaimsS54ec = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Long-term capital gains */
export type Itr5CapitalGainsLong = {
  land?: Itr5CapitalGainsLongLand[];
  land_total?: number;
  listed_112?: Itr5CapitalGainsLongListed112;
  shares_112a?: Itr5CapitalGainsLongShares112a;
  nri_48?: Itr5CapitalGainsLongNri48;
  nri_unlisted?: Itr5CapitalGainsLongNriUnlisted;
  nri_bonds?: Itr5CapitalGainsLongNriBonds;
  nri_fii?: Itr5CapitalGainsLongNriFii;
  shares_115ad?: Itr5CapitalGainsLongShares115ad;
  assets?: Itr5CapitalGainsLongAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr5CapitalGainsLongUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back?: number;
  pass_through?: number;
  pass_through_112a?: number;
  pass_through_other?: number;
  treaty?: Itr5CapitalGainsLongTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr5CapitalGainsLongSlumpSale;
  deemed_45_4?: number;
};

/** Slump sale */
export type Itr5CapitalGainsLongSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  balance?: number;
  gain?: number;
  deducted?: number;
};

/** Gains under a tax treaty, included above */
export type Itr5CapitalGainsLongTreaty = {
  amount?: number;
  item?: 'B1g_12.5%' | 'B2e_12.5%' | 'B3c_12.5%' | 'B4_12.5%' | 'B5c_12.5%' | 'B6c112(1)(c)_12.5%' | 'B6c115AB1b_12.5%' | 'B6c115AC_12.5%' | 'B6ciii115AD' | 'B7c_12.5%' | 'B8e_12.5%' | 'B9_12.5%' | 'B10a1_12.5%' | 'B10a2_12.5%';
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
export type Itr5CapitalGainsLongUnutilised = {
  year?: '2022-23' | '2023-24' | '2024-25';
  section?: '54D' | '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr5CapitalGainsLongAssets = {
  sale?: Itr5CapitalGainsLongAssetsSale;
};

/** Sale */
export type Itr5CapitalGainsLongAssetsSale = {
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
  reduction_48iii?: number;
};

/** Listed shares of a non-resident with STT */
export type Itr5CapitalGainsLongShares115ad = {
  gain?: number;
};

/** Securities of a foreign institutional investor */
export type Itr5CapitalGainsLongNriFii = {
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
  reduction_48iii?: number;
};

/** Non-residents, bonds and global depository receipts */
export type Itr5CapitalGainsLongNriBonds = {
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
  reduction_48iii?: number;
};

/** Non-residents, unlisted securities */
export type Itr5CapitalGainsLongNriUnlisted = {
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
  reduction_48iii?: number;
};

/** Non-residents, shares or debentures with foreign exchange adjustment */
export type Itr5CapitalGainsLongNri48 = {
  gain_before?: number;
  gain?: number;
};

/** Listed shares and equity units on which STT is paid */
export type Itr5CapitalGainsLongShares112a = {
  gain?: number;
};

/** Listed securities and zero-coupon bonds */
export type Itr5CapitalGainsLongListed112 = {
  sale?: Itr5CapitalGainsLongListed112Sale;
  section_code?: string;
};

/** Sale */
export type Itr5CapitalGainsLongListed112Sale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  reduction_48iii?: number;
};

/** Sale of land or building */
export type Itr5CapitalGainsLongLand = {
  bought_on?: string;
  sold_on?: string;
  sale_value?: number;
  stamp_value?: number;
  full_value?: number;
  cost?: number;
  fmv_2001?: number;
  stamp_2001?: number;
  cost_indexed?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  exemptions?: Itr5CapitalGainsLongLandExemptions[];
  exempt?: number;
  gain?: number;
  buyers?: Itr5CapitalGainsLongLandBuyers[];
  improvement_paid?: number;
  reduction_48iii?: number;
};

/** Buyers */
export type Itr5CapitalGainsLongLandBuyers = {
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
export type Itr5CapitalGainsLongLandExemptions = {
  section?: '54D' | '54EC' | '54G' | '54GA';
  amount?: number;
};

/** Short-term capital gains */
export type Itr5CapitalGainsShort = {
  land?: Itr5CapitalGainsShortLand[];
  equity_111a?: Itr5CapitalGainsShortEquity111a;
  equity_fii?: Itr5CapitalGainsShortEquityFii;
  nri_stt?: number;
  nri_no_stt?: number;
  securities_115ad?: Itr5CapitalGainsShortSecurities115ad;
  other_assets?: Itr5CapitalGainsShortOtherAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr5CapitalGainsShortUnutilised[];
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
  treaty?: Itr5CapitalGainsShortTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr5CapitalGainsShortSlumpSale;
  deemed_45_4?: number;
};

/** Slump sale */
export type Itr5CapitalGainsShortSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  gain?: number;
};

/** Gains under a tax treaty, included above */
export type Itr5CapitalGainsShortTreaty = {
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
export type Itr5CapitalGainsShortUnutilised = {
  year?: '2023-24' | '2024-25';
  section?: '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr5CapitalGainsShortOtherAssets = {
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
  reduction_48iii?: number;
};

/** Securities of a foreign institutional investor without STT */
export type Itr5CapitalGainsShortSecurities115ad = {
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
  reduction_48iii?: number;
};

/** Same, for a foreign institutional investor */
export type Itr5CapitalGainsShortEquityFii = {
  sale?: Itr5CapitalGainsShortEquityFiiSale;
};

/** Sale of shares and units */
export type Itr5CapitalGainsShortEquityFiiSale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
  reduction_48iii?: number;
};

/** Shares and equity units on which STT is paid */
export type Itr5CapitalGainsShortEquity111a = {
  sale?: Itr5CapitalGainsShortEquity111aSale;
};

/** Sale of shares and units */
export type Itr5CapitalGainsShortEquity111aSale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  loss_94?: number;
  balance?: number;
  gain?: number;
  reduction_48iii?: number;
};

/** Sale of land or building */
export type Itr5CapitalGainsShortLand = {
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
  buyers?: Itr5CapitalGainsShortLandBuyers[];
  exempt?: number;
  reduction_48iii?: number;
};

/** Buyers */
export type Itr5CapitalGainsShortLandBuyers = {
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

/** Other information */
export type Itr5OtherInformation = {
  method?: 'MERC' | 'CASH';
  method_changed?: 'Y' | 'N';
  icds_increase?: number;
  icds_decrease?: number;
  raw_material?: '1' | '2' | '3';
  finished_goods?: '1' | '2' | '3';
  valuation_changed?: 'Y' | 'N';
  valuation_increase?: number;
  valuation_decrease?: number;
  not_credited?: Itr5OtherInformationNotCredited;
  total_not_credited?: number;
  disallowed_36?: Itr5OtherInformationDisallowed36;
  total_disallowed_36?: number;
  disallowed_37?: Itr5OtherInformationDisallowed37;
  total_disallowed_37?: number;
  disallowed_40?: Itr5OtherInformationDisallowed40;
  total_disallowed_40?: number;
  disallowed_40a?: Itr5OtherInformationDisallowed40a;
  total_disallowed_40a?: number;
  allowed_43b?: Itr5OtherInformationAllowed43b;
  total_allowed_43b?: number;
  disallowed_43b?: Itr5OtherInformationDisallowed43b;
  total_disallowed_43b?: number;
  credit_outstanding?: Itr5OtherInformationCreditOutstanding;
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
export type Itr5OtherInformationCreditOutstanding = {
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
export type Itr5OtherInformationDisallowed43b = {
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
export type Itr5OtherInformationAllowed43b = {
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
export type Itr5OtherInformationDisallowed40a = {
  related_persons?: number;
  cash_payments?: number;
  gratuity_provision?: number;
  trust_contribution?: number;
  other_40a?: number;
};

/** Debited but not allowed under section 40 */
export type Itr5OtherInformationDisallowed40 = {
  tds_non_resident?: number;
  tds_resident?: number;
  equalisation_levy?: number;
  salary_abroad?: number;
  tax_on_profits?: number;
  wealth_tax?: number;
  state_royalty?: number;
  other_40?: number;
  partners?: number;
};

/** Debited but not allowed under section 37 */
export type Itr5OtherInformationDisallowed37 = {
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
export type Itr5OtherInformationDisallowed36 = {
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
  sugar_price?: number;
};

/** Amounts not credited to the profit and loss account */
export type Itr5OtherInformationNotCredited = {
  items_28?: number;
  proforma_credits?: number;
  escalation?: number;
  other_income?: number;
  capital_receipt?: number;
};

/** Partner in firms */
export type Itr5PartnerFirms = {
  rows?: Itr5PartnerFirmsRows[];
  profit?: number;
  interest?: number;
  capital?: number;
  firms?: number;
};

/** Firms */
export type Itr5PartnerFirmsRows = {
  name?: string;
  pan?: string;
  audited?: 'Y' | 'N';
  s92e?: 'Y' | 'N';
  share?: number;
  profit?: number;
  interest?: number;
  capital?: number;
};

/** Income from other sources */
export type Itr5OtherSources = {
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
  others?: Itr5OtherSourcesOthers[];
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
  special_rows?: Itr5OtherSourcesSpecialRows[];
  special_total?: number;
  pass_through_rows?: Itr5OtherSourcesPassThroughRows[];
  pass_through_total?: number;
  treaty?: Itr5OtherSourcesTreaty[];
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
  horses?: Itr5OtherSourcesHorses;
  income?: number;
  lottery_quarters?: Itr5OtherSourcesLotteryQuarters;
  online_games_quarters?: Itr5OtherSourcesOnlineGamesQuarters;
  dividend_quarters?: Itr5OtherSourcesDividendQuarters;
  dividend_22f_quarters?: Itr5OtherSourcesDividend22fQuarters;
  dividend_115a1ai?: Itr5OtherSourcesDividend115a1ai;
  dividend_115a1aa?: Itr5OtherSourcesDividend115a1aa;
  dividend_115ac?: Itr5OtherSourcesDividend115ac;
  dividend_115ad1i?: Itr5OtherSourcesDividend115ad1i;
  dividend_treaty?: Itr5OtherSourcesDividendTreaty;
  dividend_115ad1ibd?: Itr5OtherSourcesDividend115ad1ibd;
};

/** Dividend of a specified fund */
export type Itr5OtherSourcesDividend115ad1ibd = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend at treaty rates by instalment */
export type Itr5OtherSourcesDividendTreaty = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr5OtherSourcesDividend115ad1i = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr5OtherSourcesDividend115ac = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr5OtherSourcesDividend115a1aa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr5OtherSourcesDividend115a1ai = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend on buy-back by instalment */
export type Itr5OtherSourcesDividend22fQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr5OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Online games by instalment */
export type Itr5OtherSourcesOnlineGamesQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Lotteries, puzzles, races, games by instalment */
export type Itr5OtherSourcesLotteryQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Owning and maintaining race horses */
export type Itr5OtherSourcesHorses = {
  receipts?: number;
  expenses?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
};

/** Incomes under a tax treaty, included above */
export type Itr5OtherSourcesTreaty = {
  amount?: number;
  nature?: '1a' | '1aiii' | '1b' | '1c' | '1d' | '2ai' | '2aii' | '2c' | '2d';
  country_name?: string;
  country?: string;
  article?: string;
  treaty_rate?: number;
  certificate?: 'Y' | 'N';
  item?: '56i' | '56' | '562iii' | '562x' | '5BB' | '5BBJ' | '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea' | 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea';
  act_rate?: number;
  rate?: number;
};

/** Pass-through incomes at special rates */
export type Itr5OtherSourcesPassThroughRows = {
  source?: 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea';
  amount?: number;
};

/** Other incomes at special rates */
export type Itr5OtherSourcesSpecialRows = {
  source?: '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea';
  amount?: number;
};

/** Any other income */
export type Itr5OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Profit and loss account */
export type Itr5ProfitLoss = {
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
  other_incomes?: Itr5ProfitLossOtherIncomes[];
  liabilities_written_back?: number;
  firm_interest?: number;
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
  other_expenses?: Itr5ProfitLossOtherExpenses[];
  total_other_expenses?: number;
  bad_debts_pan?: Itr5ProfitLossBadDebtsPan[];
  total_bad_debts_pan?: number;
  bad_debts_others?: Itr5ProfitLossBadDebtsOthers[];
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
  partners_remuneration?: number;
  interest_partners_abroad?: number;
  interest_partners?: number;
};

/** Bad debts of 1 lakh or more without PAN or Aadhaar */
export type Itr5ProfitLossBadDebtsOthers = {
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
export type Itr5ProfitLossBadDebtsPan = {
  pan?: string;
  aadhaar?: string;
  amount?: number;
};

/** Other expenses */
export type Itr5ProfitLossOtherExpenses = {
  nature?: string;
  amount?: number;
};

/** Any other income */
export type Itr5ProfitLossOtherIncomes = {
  nature?: string;
  amount?: number;
};

/** Income from business and profession */
export type Itr5BusinessTotals = {
  income?: number;
  loss?: number;
  speculative?: Itr5BusinessTotalsSpeculative;
  specified?: Itr5BusinessTotalsSpecified;
  total_set_off?: number;
  loss_remaining?: number;
};

/** Against specified business */
export type Itr5BusinessTotalsSpecified = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Against speculative business */
export type Itr5BusinessTotalsSpeculative = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Presumptive profession */
export type Itr5Profession44ada = {
  use_presumptive?: boolean;
  professions?: Itr5Profession44adaProfessions[];
  digital_receipts?: number;
  cash_receipts?: number;
  other_receipts?: number;
  gross_receipts?: number;
  declared_income?: number;
  presumptive_income_50?: number;
};

/** Professions */
export type Itr5Profession44adaProfessions = {
  name?: string;
  code?: '14001' | '14002' | '14003' | '14004' | '14006' | '14008' | '16001' | '16002' | '16003' | '16004' | '16005' | '16007' | '16008' | '16009' | '16013' | '16018' | '16019_1' | '16020' | '16021' | '18001' | '18002' | '18003' | '18004' | '18005' | '18010' | '18011' | '18012' | '18013' | '18014' | '18015' | '18016' | '18017' | '18018' | '18019' | '18020' | '20010' | '20011' | '20012';
  description?: string;
};

/** Profession without regular books */
export type Itr5Profession = {
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

/** Presumptive business of a non-resident */
export type Itr5NonResidentBusiness = {
  rows?: Itr5NonResidentBusinessRows[];
  receipts?: number;
  profit?: number;
};

/** Businesses */
export type Itr5NonResidentBusinessRows = {
  section?: '44B' | '44BB' | '44BBA' | '44BBC' | '44BBD';
  receipts?: number;
  profit?: number;
};

/** Speculative activity */
export type Itr5Speculation = {
  turnover?: number;
  gross_profit?: number;
  expenses?: number;
  net?: number;
};

/** Business without regular books */
export type Itr5BusinessWithoutBooks = {
  bank_receipts?: number;
  other_receipts?: number;
  gross_receipts?: number;
  gross_profit?: number;
  expenses?: number;
  net_profit?: number;
};

/** Presumptive business */
export type Itr5Business44ad = {
  use_presumptive?: boolean;
  businesses?: Itr5Business44adBusinesses[];
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
export type Itr5Business44adBusinesses = {
  name?: string;
  description?: string;
  code?: string;
};

/** Business income */
export type Itr5Business = {
  net_profit_as_per_pl?: number;
  add_inadmissible_expenses?: number;
  add_income_not_included?: number;
  add_depreciation_pl?: number;
  less_deductible_expenses?: number;
  less_income_to_exclude?: number;
  less_depreciation_allowed?: number;
  adjusted_profit?: number;
};

/** Total income */
export type Itr5TotalIncome = {
  house_property?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  short_term?: number;
  lt12_5?: number;
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
};

/** Income at special rates */
export type Itr5SpecialIncome = {
  rows?: Itr5SpecialIncomeRows[];
  income?: number;
  tax?: number;
};

/** Incomes at special rates */
export type Itr5SpecialIncomeRows = {
  code?: string;
  rate?: number;
  income?: number;
  tax?: number;
};

/** Foreign bank accounts for the refund */
export type Itr5ForeignBankAccounts = {
  swift?: string;
  bank_name?: string;
  iban?: string;
  country?: string;
};

/** Bank accounts */
export type Itr5BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH' | 'CGAS';
  is_refund_account?: boolean;
};

/** Tax on secondary adjustments to transfer price */
export type Itr5PricingAdjustment = {
  adjustment?: number;
  tax?: number;
  surcharge?: number;
  cess?: number;
  total?: number;
  paid?: number;
  net?: number;
  challans?: Itr5PricingAdjustmentChallans[];
  deposited?: number;
};

/** Challans */
export type Itr5PricingAdjustmentChallans = {
  bsr_code?: string;
  bank?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Foreign assets */
export type Itr5ForeignAssets = {
  deposits?: Itr5ForeignAssetsDeposits[];
  custodial?: Itr5ForeignAssetsCustodial[];
  equity?: Itr5ForeignAssetsEquity[];
  insurance?: Itr5ForeignAssetsInsurance[];
  financial?: Itr5ForeignAssetsFinancial[];
  property?: Itr5ForeignAssetsProperty[];
  capital_assets?: Itr5ForeignAssetsCapitalAssets[];
  signing_authority?: Itr5ForeignAssetsSigningAuthority[];
  trusts?: Itr5ForeignAssetsTrusts[];
  other_income?: Itr5ForeignAssetsOtherIncome[];
};

/** G. Other income from outside India */
export type Itr5ForeignAssetsOtherIncome = {
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
export type Itr5ForeignAssetsTrusts = {
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
export type Itr5ForeignAssetsSigningAuthority = {
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
export type Itr5ForeignAssetsCapitalAssets = {
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
export type Itr5ForeignAssetsProperty = {
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
export type Itr5ForeignAssetsFinancial = {
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
export type Itr5ForeignAssetsInsurance = {
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
export type Itr5ForeignAssetsEquity = {
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
export type Itr5ForeignAssetsCustodial = {
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
  nature?: 'INTEREST' | 'DIVIDEND' | 'SALEREDEEM' | 'OTHINC' | 'NOPAIDCRED';
};

/** A1. Foreign depository accounts */
export type Itr5ForeignAssetsDeposits = {
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
export type Itr5TaxRelief = {
  rows?: Itr5TaxReliefRows[];
  tax_paid?: number;
  relief?: number;
  relief_treaty?: number;
  relief_no_treaty?: number;
  refunded?: 'YES' | 'NO';
  refund_amount?: number;
  refund_year?: string;
};

/** Relief by country */
export type Itr5TaxReliefRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  tax_paid?: number;
  relief?: number;
  section?: string;
};

/** Income from outside India */
export type Itr5ForeignIncome = {
  rows?: Itr5ForeignIncomeRows[];
};

/** Countries */
export type Itr5ForeignIncomeRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  relief_section?: '90' | '90A' | '91';
  house_property?: Itr5ForeignIncomeRowsHouseProperty;
  capital_gains?: Itr5ForeignIncomeRowsCapitalGains;
  other_sources?: Itr5ForeignIncomeRowsOtherSources;
  total?: Itr5ForeignIncomeRowsTotal;
  business?: Itr5ForeignIncomeRowsBusiness;
};

/** Business or profession */
export type Itr5ForeignIncomeRowsBusiness = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Total of the country */
export type Itr5ForeignIncomeRowsTotal = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Other sources */
export type Itr5ForeignIncomeRowsOtherSources = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Capital gains */
export type Itr5ForeignIncomeRowsCapitalGains = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** House property */
export type Itr5ForeignIncomeRowsHouseProperty = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Units in a special economic zone */
export type Itr5EconomicZone = {
  rows?: Itr5EconomicZoneRows[];
  total?: number;
};

/** Units */
export type Itr5EconomicZoneRows = {
  year?: '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23';
  amount?: number;
};

/** Donations to research associations */
export type Itr5ResearchDonations = {
  rows?: Itr5ResearchDonationsRows[];
  cash?: number;
  other?: number;
  total?: number;
  eligible?: number;
};

/** Donations */
export type Itr5ResearchDonationsRows = {
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

/** Set-off of losses brought forward */
export type Itr5BroughtLosses = {
  edited?: 'Y' | 'N';
  house_property?: Itr5BroughtLossesHouseProperty;
  business?: Itr5BroughtLossesBusiness;
  speculative?: Itr5BroughtLossesSpeculative;
  specified?: Itr5BroughtLossesSpecified;
  st20?: Itr5BroughtLossesSt20;
  st30?: Itr5BroughtLossesSt30;
  st_app?: Itr5BroughtLossesStApp;
  st_dtaa?: Itr5BroughtLossesStDtaa;
  lt12_5?: Itr5BroughtLossesLt125;
  lt_dtaa?: Itr5BroughtLossesLtDtaa;
  other_sources?: Itr5BroughtLossesOtherSources;
  race_horses?: Itr5BroughtLossesRaceHorses;
  treaty_sources?: Itr5BroughtLossesTreatySources;
  total?: number;
  total_depreciation?: number;
  total_allowance?: number;
  income?: number;
};

/** Other sources at treaty rates */
export type Itr5BroughtLossesTreatySources = {
  income?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Race horses */
export type Itr5BroughtLossesRaceHorses = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Other sources */
export type Itr5BroughtLossesOtherSources = {
  income?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr5BroughtLossesLtDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr5BroughtLossesLt125 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr5BroughtLossesStDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr5BroughtLossesStApp = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr5BroughtLossesSt30 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr5BroughtLossesSt20 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Specified business */
export type Itr5BroughtLossesSpecified = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr5BroughtLossesSpeculative = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr5BroughtLossesBusiness = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** House property */
export type Itr5BroughtLossesHouseProperty = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Set-off of losses of the year */
export type Itr5CurrentLosses = {
  edited?: 'Y' | 'N';
  house_property?: Itr5CurrentLossesHouseProperty;
  business?: Itr5CurrentLossesBusiness;
  speculative?: Itr5CurrentLossesSpeculative;
  specified?: Itr5CurrentLossesSpecified;
  st20?: Itr5CurrentLossesSt20;
  st30?: Itr5CurrentLossesSt30;
  st_app?: Itr5CurrentLossesStApp;
  st_dtaa?: Itr5CurrentLossesStDtaa;
  lt12_5?: Itr5CurrentLossesLt125;
  lt_dtaa?: Itr5CurrentLossesLtDtaa;
  other_sources?: Itr5CurrentLossesOtherSources;
  race_horses?: Itr5CurrentLossesRaceHorses;
  treaty_sources?: Itr5CurrentLossesTreatySources;
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
export type Itr5CurrentLossesTreatySources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Race horses */
export type Itr5CurrentLossesRaceHorses = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Other sources */
export type Itr5CurrentLossesOtherSources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr5CurrentLossesLtDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr5CurrentLossesLt125 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr5CurrentLossesStDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr5CurrentLossesStApp = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr5CurrentLossesSt30 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr5CurrentLossesSt20 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Specified business */
export type Itr5CurrentLossesSpecified = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr5CurrentLossesSpeculative = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr5CurrentLossesBusiness = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** House property */
export type Itr5CurrentLossesHouseProperty = {
  income?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Unabsorbed depreciation and allowance */
export type Itr5Unabsorbed = {
  rows?: Itr5UnabsorbedRows[];
  year?: '2026-27';
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
export type Itr5UnabsorbedRows = {
  year?: '2025-26' | '2024-25' | '2023-24' | '2022-23' | '2021-22' | '2020-21' | '2019-20' | '2018-19' | '2017-18' | '2016-17' | '2015-16' | '2014-15' | '2013-14' | '2012-13' | '2011-12' | '2010-11' | '2009-10' | '2008-09' | '2007-08' | '2006-07' | '2005-06' | '2004-05' | '2003-04' | '2002-03' | '2001-02' | '2000-01' | '1999-00' | '1998-99' | '1997-98';
  depreciation?: number;
  adjusted_115bac?: number;
  depreciation_used?: number;
  depreciation_left?: number;
  allowance?: number;
  allowance_used?: number;
  allowance_left?: number;
};

/** Exempt income */
export type Itr5ExemptIncome = {
  interest?: number;
  agricultural_receipts?: number;
  agricultural_expenses?: number;
  agricultural_losses?: number;
  agricultural_income?: number;
  agricultural_land?: Itr5ExemptIncomeAgriculturalLand[];
  rows?: Itr5ExemptIncomeRows[];
  others?: number;
  treaty?: Itr5ExemptIncomeTreaty[];
  treaty_total?: number;
  pass_through?: number;
  total?: number;
};

/** Income not chargeable under a tax treaty */
export type Itr5ExemptIncomeTreaty = {
  amount?: number;
  nature?: string;
  country_name?: string;
  country?: string;
  article?: string;
  head?: 'HP' | 'BP' | 'CG' | 'OS';
  certificate?: 'Y' | 'N';
};

/** Other exempt income */
export type Itr5ExemptIncomeRows = {
  category?: 'AGRI' | 'GOVC' | 'ISI' | 'SSRA' | 'SRSC' | 'SRST' | 'SRPC' | 'OTH' | 'OTHN';
  sub_category?: '10(30)' | '10(31)' | '10(10BB)' | '10(10BC)' | '10(17A)' | '10(12AB)' | '10(15)' | '10(23FBB)' | '10(23FD)' | '10(35)' | '10(35A)' | '10(12C)' | '10(18)' | '10(19)' | '10(23AA)' | 'DMD' | '10(32)' | '10(43)' | '10(19A)' | '10(26)' | '10(26AAA)' | '10(10D)' | '10(11)' | '10(11A)' | '10(12)' | '10(12A)' | '10(12AA)' | '10(12B)' | '10(12BA)' | '10(13)' | '10(25)' | '10(44)' | '10(2)' | '10(16)' | 'Incmexmptcircular' | 'Incmexmptnotification' | 'Receiptnotincme' | '10(4)(i)' | '10(4)(ii)' | '10(4B)' | '10(4C)' | '10(4E)' | '10(4F)' | '10(4G)' | '10(6B)' | '10(6D)' | '10(8A)' | '10(9)' | '10(23FBC)' | '10(33)' | '10(36)' | '10(37)' | '10(37A)' | '10(2A)' | '10(4H)' | '10(6BB)' | '10(23FF)' | 'Anyother1' | 'Anyother2' | 'Anyother3' | 'Anyother4';
  description?: string;
  amount?: number;
};

/** Agricultural land */
export type Itr5ExemptIncomeAgriculturalLand = {
  district?: string;
  pincode?: string;
  acres?: number;
  owned?: 'O' | 'H';
  irrigated?: 'IRG' | 'RF';
};

/** Pass-through income */
export type Itr5PassThrough = {
  rows?: Itr5PassThroughRows[];
};

/** Business trusts and investment funds */
export type Itr5PassThroughRows = {
  kind?: 'A' | 'B';
  name?: string;
  pan?: string;
  house_property?: Itr5PassThroughRowsHouseProperty;
  short_term?: Itr5PassThroughRowsShortTerm;
  short_111a?: Itr5PassThroughRowsShort111a;
  short_other?: Itr5PassThroughRowsShortOther;
  long_term?: Itr5PassThroughRowsLongTerm;
  long_112a?: Itr5PassThroughRowsLong112a;
  long_other?: Itr5PassThroughRowsLongOther;
  other_sources?: Itr5PassThroughRowsOtherSources;
  dividend?: Itr5PassThroughRowsDividend;
  other?: Itr5PassThroughRowsOther;
  exempt?: Itr5PassThroughRowsExempt;
  exempt_23fbb?: Itr5PassThroughRowsExempt23fbb;
  exempt_b?: Itr5PassThroughRowsExemptB;
  exempt_c?: Itr5PassThroughRowsExemptC;
};

/** Exempt, a third section */
export type Itr5PassThroughRowsExemptC = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, another section */
export type Itr5PassThroughRowsExemptB = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, section 10(23FBB) */
export type Itr5PassThroughRowsExempt23fbb = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Income claimed exempt */
export type Itr5PassThroughRowsExempt = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, others */
export type Itr5PassThroughRowsOther = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, dividend */
export type Itr5PassThroughRowsDividend = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources */
export type Itr5PassThroughRowsOtherSources = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Long-term, others */
export type Itr5PassThroughRowsLongOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term, section 112A */
export type Itr5PassThroughRowsLong112a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term capital gains */
export type Itr5PassThroughRowsLongTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, others */
export type Itr5PassThroughRowsShortOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, section 111A */
export type Itr5PassThroughRowsShort111a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term capital gains */
export type Itr5PassThroughRowsShortTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** House property */
export type Itr5PassThroughRowsHouseProperty = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Virtual digital assets */
export type Itr5ScheduleVda = {
  rows?: Itr5ScheduleVdaRows[];
  total?: number;
  business?: number;
};

/** Transfers */
export type Itr5ScheduleVdaRows = {
  bought_on?: string;
  sold_on?: string;
  head?: 'CG' | 'BI';
  cost?: number;
  sale_value?: number;
  income?: number;
};

/** Listed shares of a non-resident with STT */
export type Itr5Schedule115ad = {
  rows?: Itr5Schedule115adRows[];
  sale_value?: number;
  cost?: number;
  purchase_cost?: number;
  lower_of_two?: number;
  fmv?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  total?: number;
};

/** Shares and units sold */
export type Itr5Schedule115adRows = {
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
};

/** Listed shares and equity units on which STT is paid */
export type Itr5Schedule112a = {
  rows?: Itr5Schedule112aRows[];
  sale_value?: number;
  cost?: number;
  purchase_cost?: number;
  lower_of_two?: number;
  fmv?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  total?: number;
};

/** Shares and units sold */
export type Itr5Schedule112aRows = {
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
};

/** House property */
export type Itr5HouseProperty = {
  properties?: Itr5HousePropertyProperties[];
  pass_through?: number;
  income?: number;
};

/** Properties */
export type Itr5HousePropertyProperties = {
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  owner?: 'SE' | 'DO';
  co_owned?: 'YES' | 'NO';
  own_share?: number;
  co_owners?: Itr5HousePropertyPropertiesCoOwners[];
  property_type?: 'Y' | 'D';
  tenants?: Itr5HousePropertyPropertiesTenants[];
  gross_annual_value?: number;
  unrealized_rent?: number;
  municipal_taxes_paid?: number;
  unrealized_and_taxes?: number;
  annual_value?: number;
  own_annual_value?: number;
  standard_deduction_30?: number;
  loans?: Itr5HousePropertyPropertiesLoans[];
  total_loan_interest?: number;
  interest_on_loan?: number;
  total_deductions?: number;
  arrears?: number;
  income?: number;
};

/** Loans for the property */
export type Itr5HousePropertyPropertiesLoans = {
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
export type Itr5HousePropertyPropertiesTenants = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  pan_or_tan?: string;
};

/** Co-owners */
export type Itr5HousePropertyPropertiesCoOwners = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
};

/** Gains on sale of depreciable assets */
export type Itr5AssetGains = {
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
export type Itr5DepreciationSummary = {
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
export type Itr5Depreciation = {
  plant_15?: Itr5DepreciationPlant15;
  plant_30?: Itr5DepreciationPlant30;
  plant_40?: Itr5DepreciationPlant40;
  plant_45?: Itr5DepreciationPlant45;
  building_5?: Itr5DepreciationBuilding5;
  building_10?: Itr5DepreciationBuilding10;
  building_40?: Itr5DepreciationBuilding40;
  furniture?: Itr5DepreciationFurniture;
  intangible?: Itr5DepreciationIntangible;
  ships?: Itr5DepreciationShips;
  land?: Itr5DepreciationLand;
};

/** Land */
export type Itr5DepreciationLand = {
  opening?: number;
  closing?: number;
};

/** Ships at 20% */
export type Itr5DepreciationShips = {
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
export type Itr5DepreciationIntangible = {
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
export type Itr5DepreciationFurniture = {
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
export type Itr5DepreciationBuilding40 = {
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
export type Itr5DepreciationBuilding10 = {
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
export type Itr5DepreciationBuilding5 = {
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
export type Itr5DepreciationPlant45 = {
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
export type Itr5DepreciationPlant40 = {
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
export type Itr5DepreciationPlant30 = {
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
export type Itr5DepreciationPlant15 = {
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
export type Itr5Research = {
  s35_1_i?: Itr5ResearchS351I;
  s35_1_ii?: Itr5ResearchS351Ii;
  s35_1_iia?: Itr5ResearchS351Iia;
  s35_1_iii?: Itr5ResearchS351Iii;
  s35_1_iv?: Itr5ResearchS351Iv;
  s35_2aa?: Itr5ResearchS352aa;
  s35_2ab?: Itr5ResearchS352ab;
  s35ccc?: Itr5ResearchS35ccc;
  s35ccd?: Itr5ResearchS35ccd;
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCD */
export type Itr5ResearchS35ccd = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCC */
export type Itr5ResearchS35ccc = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AB) */
export type Itr5ResearchS352ab = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AA) */
export type Itr5ResearchS352aa = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iv) */
export type Itr5ResearchS351Iv = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iii) */
export type Itr5ResearchS351Iii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iia) */
export type Itr5ResearchS351Iia = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(ii) */
export type Itr5ResearchS351Ii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(i) */
export type Itr5ResearchS351I = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Effect of income computation and disclosure standards */
export type Itr5ComputationStandards = {
  policies?: Itr5ComputationStandardsPolicies;
  inventories?: Itr5ComputationStandardsInventories;
  construction?: Itr5ComputationStandardsConstruction;
  revenue?: Itr5ComputationStandardsRevenue;
  tangible_assets?: Itr5ComputationStandardsTangibleAssets;
  exchange_rates?: Itr5ComputationStandardsExchangeRates;
  grants?: Itr5ComputationStandardsGrants;
  securities?: Itr5ComputationStandardsSecurities;
  borrowing_costs?: Itr5ComputationStandardsBorrowingCosts;
  provisions?: Itr5ComputationStandardsProvisions;
  increase?: number;
  decrease?: number;
};

/** Provisions, contingent liabilities and assets */
export type Itr5ComputationStandardsProvisions = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Borrowing costs */
export type Itr5ComputationStandardsBorrowingCosts = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Securities */
export type Itr5ComputationStandardsSecurities = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Government grants */
export type Itr5ComputationStandardsGrants = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Changes in foreign exchange rates */
export type Itr5ComputationStandardsExchangeRates = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Tangible fixed assets */
export type Itr5ComputationStandardsTangibleAssets = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Revenue recognition */
export type Itr5ComputationStandardsRevenue = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Construction contracts */
export type Itr5ComputationStandardsConstruction = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Valuation of inventories */
export type Itr5ComputationStandardsInventories = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Accounting policies */
export type Itr5ComputationStandardsPolicies = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Quantitative details */
export type Itr5Quantitative = {
  trading?: Itr5QuantitativeTrading[];
  raw_materials?: Itr5QuantitativeRawMaterials[];
  finished?: Itr5QuantitativeFinished[];
};

/** Finished products and by-products */
export type Itr5QuantitativeFinished = {
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
export type Itr5QuantitativeRawMaterials = {
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
export type Itr5QuantitativeTrading = {
  item?: string;
  unit?: '101' | '102' | '103' | '104' | '105' | '106' | '107' | '108' | '109' | '110' | '111' | '112' | '113' | '114' | '115' | '116' | '117' | '118' | '119' | '120' | '121' | '122' | '999';
  opening?: number;
  bought?: number;
  sold?: number;
  closing?: number;
  shortage?: number;
  unit_before?: '101' | '103' | '104' | '106' | '107' | '108' | '109';
};

/** Turnover reported for GST */
export type Itr5GstTurnover = {
  rows?: Itr5GstTurnoverRows[];
};

/** Turnover by GSTIN */
export type Itr5GstTurnoverRows = {
  gstin?: string;
  turnover?: number;
};

/** Trading account */
export type Itr5Trading = {
  sale_of_goods?: number;
  sale_of_services?: number;
  other_revenue?: Itr5TradingOtherRevenue[];
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
  other_direct?: Itr5TradingOtherDirect[];
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
export type Itr5TradingOtherDirect = {
  name?: string;
  amount?: number;
};

/** Other operating revenues */
export type Itr5TradingOtherRevenue = {
  name?: string;
  amount?: number;
};

/** Manufacturing account */
export type Itr5Manufacturing = {
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
export type Itr5BalanceSheet = {
  capital?: number;
  revaluation_reserve?: number;
  capital_reserve?: number;
  statutory_reserve?: number;
  other_reserve?: number;
  account_balance?: number;
  total_reserves?: number;
  own_funds?: number;
  secured_foreign?: number;
  secured_banks?: number;
  secured_others?: number;
  unsecured_foreign?: number;
  unsecured_banks?: number;
  unsecured_related?: number;
  unsecured_others?: number;
  rupee_loans?: number;
  total_secured?: number;
  unsecured_rupee?: number;
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
  long_property?: number;
  long_listed?: number;
  long_unlisted?: number;
  long_preference?: number;
  long_government?: number;
  long_debentures?: number;
  long_funds?: number;
  long_others?: number;
  short_listed?: number;
  short_unlisted?: number;
  short_preference?: number;
  short_government?: number;
  short_debentures?: number;
  short_funds?: number;
  short_others?: number;
  net_block?: number;
  total_fixed?: number;
  long_equities?: number;
  long_investments?: number;
  short_equities?: number;
  short_investments?: number;
  total_investments?: number;
  raw_material?: number;
  stock_in_process?: number;
  finished_goods?: number;
  stock_in_trade?: number;
  stores?: number;
  loose_tools?: number;
  other_stock?: number;
  debtors_old?: number;
  debtors?: number;
  bank?: number;
  cash?: number;
  other_balances?: number;
  other_current?: number;
  advances_recoverable?: number;
  deposits?: number;
  revenue_authorities?: number;
  advances_business?: number;
  advances_not_business?: number;
  creditors_old?: number;
  creditors?: number;
  leased_assets?: number;
  lease_interest?: number;
  accrued_interest?: number;
  received_in_advance?: number;
  other_payables?: number;
  tax_provision?: number;
  employee_provision?: number;
  other_provisions?: number;
  total_inventories?: number;
  total_debtors?: number;
  cash_and_bank?: number;
  total_current?: number;
  total_loan_advances?: number;
  current_and_loans?: number;
  total_creditors?: number;
  total_liabilities?: number;
  total_provisions?: number;
  liabilities_and_provisions?: number;
  net_current?: number;
  misc_expenditure?: number;
  deferred_tax_asset?: number;
  accumulated_losses?: number;
  total_misc?: number;
  total_application?: number;
  no_accounts?: Itr5BalanceSheetNoAccounts;
};

/** No-account case: balance sheet items */
export type Itr5BalanceSheetNoAccounts = {
  debtors?: number;
  creditors?: number;
  stock?: number;
  cash?: number;
};

/** Partners or members */
export type Itr5Partners = {
  changed?: 'Y' | 'N';
  changes?: Itr5PartnersChanges[];
  interest_disallowed?: number;
  losses_reduced?: 'Y' | 'N';
  shares_unknown?: 'Y' | 'N';
  rows?: Itr5PartnersRows[];
  trust?: Itr5PartnersTrust;
};

/** Private discretionary trust */
export type Itr5PartnersTrust = {
  shares_known?: 'Y' | 'N';
  business?: 'Y' | 'N';
  by_will?: 'Y' | 'N';
  below_exemption?: 'Y' | 'N';
  sole_will?: 'Y' | 'N';
  relatives?: 'Y' | 'N';
  employees?: 'Y' | 'N';
};

/** Partners or members on the last day of the year */
export type Itr5PartnersRows = {
  name?: string;
  kind?: 'INDIVIDUAL' | 'IND_WORKING' | 'IND_RETIRED' | 'HUF' | 'FIRM' | 'LLP' | 'DOMESTIC_COMPANY' | 'FOREIGN_COMPANY' | 'CO_OPERATIVE_SOCIETY' | 'LOCAL_AUTHORITY' | 'TRUST' | 'AOP_BOI' | 'ANY_OTHER_AJP' | 'SETTLER' | 'TRUSTEE' | 'BENEFICIARY' | 'PRINCIPAL_OFFICER' | 'EXECUTOR';
  pan?: string;
  aadhaar?: string;
  llpin?: string;
  share?: number;
  interest_rate?: number;
  interest?: number;
  remuneration?: number;
  above_exemption?: 'Y' | 'N';
  foreign_company?: 'YES' | 'NO';
  foreign_share?: number;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Partners or members admitted or retired */
export type Itr5PartnersChanges = {
  name?: string;
  change?: 'ADM' | 'RET';
  on?: string;
  share?: number;
  pan?: string;
  remuneration?: number;
  profit?: number;
};

/** Audit information */
export type Itr5Audit = {
  books_44aa?: 'Y' | 'N';
  presumptive_only?: 'Y' | 'N';
  turnover_band?: 'Upto1CR' | 'Upto10CR' | 'MoreThan10CR';
  cash_received?: 'UpTo5Per' | 'MoreThan5Per';
  cash_paid?: 'UpTo5Per' | 'MoreThan5Per';
  liable_44ab?: 'Y' | 'N';
  condition_44ab?: 'bi' | 'bii' | 'biii';
  not_44ad?: 'Y' | 'N';
  not_44ada?: 'Y' | 'N';
  not_44ae?: 'Y' | 'N';
  not_44bb?: 'Y' | 'N';
  audited_44ab?: 'Y' | 'N';
  report_date?: string;
  auditor_name?: string;
  auditor_pan?: string;
  auditor_aadhaar?: string;
  report_ack?: string;
  liable_92e?: 'Y' | 'N';
  audited_otherwise?: 'Y' | 'N';
  report_date_92e?: string;
  report_ack_92e?: string;
  other_audits?: Itr5AuditOtherAudits[];
  other_acts?: Itr5AuditOtherActs[];
  businesses?: Itr5AuditBusinesses[];
};

/** Nature of business or profession */
export type Itr5AuditBusinesses = {
  code?: string;
  trade_name?: string;
  description?: string;
};

/** Audit under other Acts */
export type Itr5AuditOtherActs = {
  act?: '1' | '2' | '3' | '4' | '5' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19';
  act_other?: string;
  section?: string;
  audited?: 'Y' | 'N';
  date?: string;
};

/** Other audit reports under the Income-tax Act */
export type Itr5AuditOtherAudits = {
  section?: '10A' | '10AA' | '10(4D)' | '10(23FF)' | '44DA' | '50B' | '80-IA' | '80-IAB' | '80-IAC' | '80-IB' | '80-ID' | '80-IE' | '80JJAA' | '80LA' | '115JC';
  audited?: 'Y' | 'N';
  date?: string;
  ack?: string;
};

/** Filing status */
export type Itr5Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '19';
  return_type?: string;
  filing_date?: string;
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  due_date?: '2026-07-31' | '2026-08-31' | '2026-10-31' | '2026-11-30';
  resident_status?: 'RES' | 'NRI';
  income_from_business?: 'Y' | 'N';
  opted_out_earlier?: 'Y' | 'N';
  opted_out_year?: '2024-25' | '2025-26';
  opted_out_ack?: string;
  returned_to_new_earlier?: 'Y' | 'N';
  returned_year?: '2025-26';
  returned_ack?: string;
  return_to_new_now?: 'Y' | 'N';
  return_to_new_date?: string;
  return_to_new_ack?: string;
  opt_out_now?: 'Y' | 'N';
  opt_out_date?: string;
  opt_out_ack?: string;
  old_regime?: 'Y' | 'N';
  opt_out_new_tax_regime?: 'Y' | 'N';
  chosen_115bad?: 'Y' | 'N';
  year_115bad?: '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  choose_115bad?: '1' | '2';
  form_10if_date?: string;
  form_10if_ack?: string;
  chosen_115bae?: 'Y' | 'N';
  continue_115bae?: 'Y' | 'N';
  choose_115bae?: 'Y' | 'N';
  form_10ifa_date?: string;
  form_10ifa_ack?: string;
  manufacturing_income?: number;
  business_trust?: 'Y' | 'N';
  investment_fund?: 'Y' | 'N';
  foreign_exchange?: 'Y' | 'N';
  startup?: 'Y' | 'N';
  startup_number?: string;
  startup_certified?: 'Y' | 'N';
  startup_certificate?: string;
  msme?: 'Y' | 'N';
  msme_number?: string;
  permanent_establishment?: 'Y' | 'N';
  economic_presence?: 'Y' | 'N' | 'NA';
  fii?: 'Y' | 'N';
  sebi_number?: string;
  is_representative?: 'Y' | 'N';
  representative?: Itr5FilingRepresentative;
  partner_in_firm?: 'Y' | 'N';
  firms?: Itr5FilingFirms[];
  unlisted_shares?: 'Y' | 'N';
  unlisted_holdings?: Itr5FilingUnlistedHoldings[];
  lei_number?: string;
  lei_valid_to?: string;
};

/** Unlisted equity shares held */
export type Itr5FilingUnlistedHoldings = {
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
export type Itr5FilingFirms = {
  name?: string;
  pan?: string;
};

/** Representative */
export type Itr5FilingRepresentative = {
  name?: string;
  email?: string;
  mobile_country_code?: string;
  mobile?: string;
};

/** Assessee */
export type Itr5Personal = {
  status?: '1' | '2' | '14' | '9';
  sub_status?: '10' | '5' | '15' | '16' | '17' | '4' | '11' | '13' | '20' | '21' | '8' | '12' | '18' | '19';
  last_name?: string;
  old_name?: string;
  pan_number?: string;
  llpin?: string;
  date_of_birth?: string;
  commenced_on?: string;
  mobile_country_code?: string;
  mobile?: string;
  email?: string;
  second_mobile_country_code?: string;
  second_mobile?: string;
  second_email?: string;
  landline?: Itr5PersonalLandline;
  address?: Itr5PersonalAddress;
  same_secondary_address?: 'Y' | 'N';
  alternate_address?: Itr5PersonalAlternateAddress;
};

/** Secondary address */
export type Itr5PersonalAlternateAddress = {
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
export type Itr5PersonalAddress = {
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
export type Itr5PersonalLandline = {
  std_code?: number;
  number?: string;
};
