// Written by `npm run types:forms` from the form's schemas. Do not edit.
// biome-ignore-all format: generated

/** A draft of ITR-6, AY 2026-27: any part may be missing. */
export type Itr6 = {
  personal?: Itr6Personal;
  filing?: Itr6Filing;
  audit?: Itr6Audit;
  company?: Itr6Company;
  balance_sheet?: Itr6BalanceSheet;
  balance_sheet_ind_as?: Itr6BalanceSheetIndAs;
  manufacturing?: Itr6Manufacturing;
  trading?: Itr6Trading;
  gst_turnover?: Itr6GstTurnover;
  quantitative?: Itr6Quantitative;
  computation_standards?: Itr6ComputationStandards;
  research?: Itr6Research;
  depreciation?: Itr6Depreciation;
  depreciation_summary?: Itr6DepreciationSummary;
  asset_gains?: Itr6AssetGains;
  house_property?: Itr6HouseProperty;
  schedule_112a?: Itr6Schedule112a;
  schedule_115ad?: Itr6Schedule115ad;
  schedule_vda?: Itr6ScheduleVda;
  pass_through?: Itr6PassThrough;
  exempt_income?: Itr6ExemptIncome;
  unabsorbed?: Itr6Unabsorbed;
  current_losses?: Itr6CurrentLosses;
  brought_losses?: Itr6BroughtLosses;
  research_donations?: Itr6ResearchDonations;
  economic_zone?: Itr6EconomicZone;
  foreign_income?: Itr6ForeignIncome;
  tax_relief?: Itr6TaxRelief;
  foreign_assets?: Itr6ForeignAssets;
  pricing_adjustment?: Itr6PricingAdjustment;
  bank_in_india?: 'Y' | 'N';
  bank_accounts?: Itr6BankAccounts[];
  foreign_bank_accounts?: Itr6ForeignBankAccounts[];
  special_income?: Itr6SpecialIncome;
  non_resident_business?: Itr6NonResidentBusiness;
  business?: Itr6Business;
  business_totals?: Itr6BusinessTotals;
  partner_firms?: Itr6PartnerFirms;
  other_sources?: Itr6OtherSources;
  capital_gains?: Itr6CapitalGains;
  carried_losses?: Itr6CarriedLosses;
  undertakings?: Itr6Undertakings;
  start_up?: Itr6StartUp;
  offshore_units?: Itr6OffshoreUnits;
  tax?: Itr6Tax;
  taxes_paid?: Itr6TaxesPaid;
  profit_loss?: Itr6ProfitLoss;
  comprehensive_income?: Itr6ComprehensiveIncome;
  other_information?: Itr6OtherInformation;
  carriages44ae?: Itr6Carriages44ae;
  schedule_bp?: Itr6ScheduleBp;
  total_income?: Itr6TotalIncome;
  mat?: Itr6Mat;
  matc?: Itr6Matc;
  deductions?: Itr6Deductions;
  dividends?: Itr6Dividends;
  shareholding?: Itr6Shareholding;
  start_up_holders?: Itr6StartUpHolders;
  assets_liabilities?: Itr6AssetsLiabilities;
  start_up_assets?: Itr6StartUpAssets;
  foreign_currency?: Itr6ForeignCurrency;
  verification?: Itr6Verification;
  readings?: Itr6Readings;
};

/** Contested readings */
export type Itr6Readings = {
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
export type Itr6Verification = {
  name?: string;
  father_name?: string;
  pan?: string;
  capacity?: 'MD' | 'DR' | 'OL' | 'RA' | 'PO' | 'AS';
  place?: string;
  date?: string;
};

/** Payments and receipts in foreign currency */
export type Itr6ForeignCurrency = {
  paid_capital?: number;
  paid_revenue?: number;
  received_capital?: number;
  received_revenue?: number;
};

/** Assets and liabilities of a start-up */
export type Itr6StartUpAssets = {
  applies?: 'Y' | 'N';
  houses?: Itr6StartUpAssetsHouses[];
  buildings?: Itr6StartUpAssetsBuildings[];
  loans_given?: Itr6StartUpAssetsLoansGiven[];
  contributions?: Itr6StartUpAssetsContributions[];
  securities?: Itr6StartUpAssetsSecurities[];
  vehicles?: Itr6StartUpAssetsVehicles[];
  jewellery?: Itr6StartUpAssetsJewellery[];
  collections?: Itr6StartUpAssetsCollections[];
  loans_taken?: Itr6StartUpAssetsLoansTaken[];
};

/** Loans, deposits and advances taken */
export type Itr6StartUpAssetsLoansTaken = {
  name?: string;
  pan?: string;
  opening?: number;
  received?: number;
  paid?: number;
  interest?: number;
  closing?: number;
  rate?: number;
};

/** Collections, drawings and works of art */
export type Itr6StartUpAssetsCollections = {
  kind?: 'GJ' | 'SJ' | 'PJ' | 'DJ' | 'OMJ' | 'OSJ' | 'AC' | 'DR' | 'PA' | 'SC' | 'WA' | 'BN' | 'OT';
  kind_other?: string;
  quantity?: number;
  cost?: number;
  acquired?: string;
  purpose?: 'ST' | 'IN';
  transferred?: 'Y' | 'N';
  transferred_on?: string;
  closing?: number;
};

/** Jewellery */
export type Itr6StartUpAssetsJewellery = {
  kind?: 'GJ' | 'SJ' | 'PJ' | 'DJ' | 'OMJ' | 'OSJ' | 'AC' | 'DR' | 'PA' | 'SC' | 'WA' | 'BN' | 'OT';
  kind_other?: string;
  quantity?: number;
  cost?: number;
  acquired?: string;
  purpose?: 'ST' | 'IN';
  transferred?: 'Y' | 'N';
  transferred_on?: string;
  closing?: number;
};

/** Vehicles, aircraft and other means of transport */
export type Itr6StartUpAssetsVehicles = {
  kind?: 'M' | 'A' | 'Y' | 'O';
  kind_other?: string;
  number?: string;
  cost?: number;
  acquired?: string;
  purpose?: 'OU' | 'EU' | 'DU' | 'ST' | 'IN' | 'RE' | 'LE' | 'BO';
  transferred?: 'Y' | 'N';
  transferred_on?: string;
};

/** Shares and securities acquired */
export type Itr6StartUpAssetsSecurities = {
  name?: string;
  pan?: string;
  kind?: 'ES' | 'PS' | 'B' | 'D' | 'O';
  kind_other?: string;
  number?: number;
  cost?: number;
  acquired?: string;
  transferred?: 'Y' | 'N';
  transferred_on?: string;
  closing?: number;
};

/** Capital in other entities */
export type Itr6StartUpAssetsContributions = {
  name?: string;
  pan?: string;
  contributed_on?: string;
  contributed?: number;
  withdrawn?: number;
  profit?: number;
  closing?: number;
};

/** Loans and advances given */
export type Itr6StartUpAssetsLoansGiven = {
  name?: string;
  pan?: string;
  lent_on?: string;
  amount?: number;
  received?: number;
  repaid?: 'Y' | 'N';
  repaid_on?: string;
  closing?: number;
  rate?: number;
};

/** Other land and buildings */
export type Itr6StartUpAssetsBuildings = {
  address?: string;
  pincode?: string;
  acquired?: string;
  cost?: number;
  purpose?: 'OO' | 'FA' | 'WH' | 'GD' | 'RE' | 'LE' | 'ST' | 'IN' | 'BO';
  transferred?: 'Y' | 'N';
  transferred_on?: string;
};

/** Residential buildings and their land */
export type Itr6StartUpAssetsHouses = {
  address?: string;
  pincode?: string;
  acquired?: string;
  cost?: number;
  purpose?: 'GH' | 'DQ' | 'DU' | 'SQ' | 'OO' | 'RE' | 'LE' | 'ST' | 'IN' | 'BO';
  transferred?: 'Y' | 'N';
  transferred_on?: string;
};

/** Assets and liabilities of an unlisted company */
export type Itr6AssetsLiabilities = {
  applies?: 'Y' | 'N';
  houses?: Itr6AssetsLiabilitiesHouses[];
  buildings?: Itr6AssetsLiabilitiesBuildings[];
  listed_shares?: Itr6AssetsLiabilitiesListedShares[];
  unlisted_shares?: Itr6AssetsLiabilitiesUnlistedShares[];
  other_securities?: Itr6AssetsLiabilitiesOtherSecurities[];
  contributions?: Itr6AssetsLiabilitiesContributions[];
  loans_given?: Itr6AssetsLiabilitiesLoansGiven[];
  vehicles?: Itr6AssetsLiabilitiesVehicles[];
  jewellery?: Itr6AssetsLiabilitiesJewellery[];
  loans_taken?: Itr6AssetsLiabilitiesLoansTaken[];
};

/** Loans, deposits and advances taken */
export type Itr6AssetsLiabilitiesLoansTaken = {
  name?: string;
  pan?: string;
  opening?: number;
  received?: number;
  paid?: number;
  interest?: number;
  closing?: number;
  rate?: number;
};

/** Jewellery, collections, bullion */
export type Itr6AssetsLiabilitiesJewellery = {
  kind?: 'GJ' | 'SJ' | 'PJ' | 'DJ' | 'OMJ' | 'OSJ' | 'AC' | 'DR' | 'PA' | 'SC' | 'WA' | 'BN' | 'OT';
  kind_other?: string;
  quantity?: number;
  cost?: number;
  acquired?: string;
  purpose?: 'ST' | 'IN';
};

/** Vehicles, aircraft and other means of transport */
export type Itr6AssetsLiabilitiesVehicles = {
  kind?: 'M' | 'A' | 'Y' | 'O';
  kind_other?: string;
  number?: string;
  cost?: number;
  acquired?: string;
  purpose?: 'OU' | 'EU' | 'DU' | 'ST' | 'IN' | 'RE' | 'LE' | 'BO';
};

/** Loans and advances given */
export type Itr6AssetsLiabilitiesLoansGiven = {
  name?: string;
  pan?: string;
  opening?: number;
  received?: number;
  paid?: number;
  interest?: number;
  closing?: number;
  rate?: number;
};

/** Capital in other entities */
export type Itr6AssetsLiabilitiesContributions = {
  name?: string;
  pan?: string;
  opening?: number;
  contributed?: number;
  withdrawn?: number;
  profit?: number;
  closing?: number;
};

/** Other securities */
export type Itr6AssetsLiabilitiesOtherSecurities = {
  kind?: 'B' | 'D' | 'E' | 'P' | 'O';
  kind_other?: string;
  listed?: 'L' | 'U';
  opening?: number;
  opening_cost?: number;
  bought?: number;
  bought_on?: string;
  face?: number;
  issue?: number;
  purchase?: number;
  sold?: number;
  consideration?: number;
  closing?: number;
  closing_cost?: number;
};

/** Unlisted equity shares */
export type Itr6AssetsLiabilitiesUnlistedShares = {
  name?: string;
  pan?: string;
  opening?: number;
  opening_cost?: number;
  bought?: number;
  bought_on?: string;
  face?: number;
  issue?: number;
  purchase?: number;
  sold?: number;
  consideration?: number;
  closing?: number;
  closing_cost?: number;
};

/** Listed equity shares */
export type Itr6AssetsLiabilitiesListedShares = {
  opening?: number;
  opening_kind?: 'ES' | 'BS';
  opening_cost?: number;
  bought?: number;
  bought_kind?: 'ES' | 'BS';
  bought_cost?: number;
  sold?: number;
  sold_kind?: 'ES' | 'BS';
  consideration?: number;
  closing?: number;
  closing_kind?: 'ES' | 'BS';
  closing_cost?: number;
};

/** Other land and buildings */
export type Itr6AssetsLiabilitiesBuildings = {
  address?: string;
  pincode?: string;
  acquired?: string;
  cost?: number;
  purpose?: 'OO' | 'FA' | 'WH' | 'GD' | 'RE' | 'LE' | 'ST' | 'IN' | 'BO';
};

/** Residential buildings and their land */
export type Itr6AssetsLiabilitiesHouses = {
  address?: string;
  pincode?: string;
  acquired?: string;
  cost?: number;
  purpose?: 'GH' | 'DQ' | 'DU' | 'SQ' | 'OO' | 'RE' | 'LE' | 'ST' | 'IN' | 'BO';
};

/** Shareholding of a start-up */
export type Itr6StartUpHolders = {
  holders?: Itr6StartUpHoldersHolders[];
  applicants?: Itr6StartUpHoldersApplicants[];
  former?: Itr6StartUpHoldersFormer[];
};

/** Shareholders in the year who are no longer */
export type Itr6StartUpHoldersFormer = {
  name?: string;
  category?: 'NRI' | 'VCP' | 'VCF' | 'SPC' | 'OTH';
  kind?: 'ES' | 'PS' | 'RS' | 'SS';
  pan?: string;
  aadhaar?: string;
  allotted_on?: string;
  number?: number;
  face?: number;
  issue?: number;
  paid?: number;
  ceased_on?: string;
  ceased_by?: 'TS' | 'RR';
  new_pan?: string;
};

/** Share application money pending */
export type Itr6StartUpHoldersApplicants = {
  name?: string;
  category?: 'NRI' | 'VCP' | 'VCF' | 'SPC' | 'OTH';
  kind?: 'ES' | 'PS' | 'RS' | 'SS' | 'OT';
  kind_other?: string;
  pan?: string;
  aadhaar?: string;
  applied_on?: string;
  number?: number;
  face?: number;
  proposed?: number;
  amount?: number;
  premium?: number;
};

/** Shareholders at the end of the year */
export type Itr6StartUpHoldersHolders = {
  name?: string;
  category?: 'NRI' | 'VCP' | 'VCF' | 'SPC' | 'OTH';
  kind?: 'ES' | 'PS' | 'RS' | 'SS' | 'BS' | 'OT';
  kind_other?: string;
  pan?: string;
  aadhaar?: string;
  allotted_on?: string;
  number?: number;
  face?: number;
  issue?: number;
  paid?: number;
  premium?: number;
};

/** Shareholding of the company */
export type Itr6Shareholding = {
  holders?: Itr6ShareholdingHolders[];
  applicants?: Itr6ShareholdingApplicants[];
  former?: Itr6ShareholdingFormer[];
};

/** Shareholders in the year who are no longer */
export type Itr6ShareholdingFormer = {
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
  aadhaar?: string;
};

/** Share application money pending */
export type Itr6ShareholdingApplicants = {
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
  aadhaar?: string;
};

/** Shareholders at the end of the year */
export type Itr6ShareholdingHolders = {
  name?: string;
  residence?: 'RES' | 'NRI' | 'NOR';
  kind?: 'ES' | 'PS' | 'RS' | 'SS' | 'BS';
  pan?: string;
  acquired_on?: string;
  number?: number;
  face?: number;
  issued_at?: number;
  amount?: number;
  aadhaar?: string;
};

/** Dividend received and distributed */
export type Itr6Dividends = {
  rows?: Itr6DividendsRows[];
  of_sources?: number;
  of_business?: number;
  claimed?: number;
  allowed?: number;
};

/** Dividend distributed in time */
export type Itr6DividendsRows = {
  on?: string;
  amount?: number;
  schedule?: 'ScheduleOS' | 'ScheduleBP';
};

/** Deductions under Chapter VI-A */
export type Itr6Deductions = {
  donations_80g_100?: Itr6DeductionsDonations80g100[];
  total_80g_100_cash?: number;
  total_80g_100_other?: number;
  total_80g_100?: number;
  total_80g_100_eligible?: number;
  donations_80g_50?: Itr6DeductionsDonations80g50[];
  total_80g_50_cash?: number;
  total_80g_50_other?: number;
  total_80g_50?: number;
  total_80g_50_eligible?: number;
  donations_80g_100_limit?: Itr6DeductionsDonations80g100Limit[];
  total_80g_100_limit_cash?: number;
  total_80g_100_limit_other?: number;
  total_80g_100_limit?: number;
  total_80g_100_limit_eligible?: number;
  donations_80g_50_limit?: Itr6DeductionsDonations80g50Limit[];
  total_80g_50_limit_cash?: number;
  total_80g_50_limit_other?: number;
  total_80g_50_limit?: number;
  total_80g_50_limit_eligible?: number;
  total_80g_cash?: number;
  total_80g_other?: number;
  total_80g?: number;
  total_80g_eligible?: number;
  sec_80g?: number;
  donations_80gga?: Itr6DeductionsDonations80gga[];
  total_80gga_cash?: number;
  total_80gga_other?: number;
  total_80gga?: number;
  total_80gga_eligible?: number;
  sec_80gga?: number;
  contributions_80ggc?: Itr6DeductionsContributions80ggc[];
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
  part_b?: number;
  part_c?: number;
  total_claimed?: number;
  allowed?: Itr6DeductionsAllowed;
  sec_80pa?: number;
};

/** Deductions allowed */
export type Itr6DeductionsAllowed = {
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
  part_b?: number;
  part_c?: number;
  total?: number;
  sec_80pa?: number;
};

/** Contributions to political parties */
export type Itr6DeductionsContributions80ggc = {
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
export type Itr6DeductionsDonations80gga = {
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
export type Itr6DeductionsDonations80g50Limit = {
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
export type Itr6DeductionsDonations80g100Limit = {
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
export type Itr6DeductionsDonations80g50 = {
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
export type Itr6DeductionsDonations80g100 = {
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

/** Credit of minimum alternate tax */
export type Itr6Matc = {
  minimum?: number;
  regular?: number;
  room?: number;
  rows?: Itr6MatcRows[];
  year?: string;
  arising?: number;
  arising_carried?: number;
  total_gross?: number;
  total_set_off?: number;
  total_brought?: number;
  total_used?: number;
  total_carried?: number;
  credit?: number;
  left?: number;
};

/** Credit brought forward by year */
export type Itr6MatcRows = {
  year?: '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  gross?: number;
  set_off?: number;
  brought?: number;
  used?: number;
  carried?: number;
};

/** Minimum alternate tax */
export type Itr6Mat = {
  not_applicable?: 'Y' | 'N';
  by_schedule?: '1' | '2';
  by_other_act?: '1' | '2';
  by_meeting?: '1' | '2';
  profit?: number;
  income_tax?: number;
  reserves?: number;
  uncertain?: number;
  subsidiaries?: number;
  dividend?: number;
  exempt_expense?: number;
  association_expense?: number;
  clause_fb?: number;
  clause_fc?: number;
  patents?: number;
  revalued?: number;
  clause_k?: number;
  others?: number;
  additions?: number;
  from_reserves?: number;
  exempt?: number;
  from_revaluation?: number;
  association_share?: number;
  clause_iid?: number;
  clause_iie?: number;
  clause_iif?: number;
  clause_iig?: number;
  brought_forward?: number;
  sick?: number;
  less_others?: number;
  deductions?: number;
  book_profit?: number;
  ind_add_credited?: number;
  ind_add_debited?: number;
  ind_add_fifth?: number;
  ind_add_others?: number;
  ind_less_credited?: number;
  ind_less_debited?: number;
  ind_less_fifth?: number;
  ind_less_others?: number;
  ind_as_added?: number;
  ind_as_deducted?: number;
  deemed_income?: number;
  ifsc?: number;
  other_units?: number;
  tax?: number;
};

/** Total income */
export type Itr6TotalIncome = {
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
  normal?: number;
};

/** Computation of business income */
export type Itr6ScheduleBp = {
  business?: Itr6ScheduleBpBusiness;
  speculative?: Itr6ScheduleBpSpeculative;
  specified?: Itr6ScheduleBpSpecified;
};

/** Specified business */
export type Itr6ScheduleBpSpecified = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  profit?: number;
  deduction_35ad?: number;
  income?: number;
  natures?: Itr6ScheduleBpSpecifiedNatures[];
};

/** Nature of the specified business */
export type Itr6ScheduleBpSpecifiedNatures = {
  clause?: 'a' | 'aa' | 'ab' | 'ac' | 'ad' | 'ae' | 'af' | 'ag' | 'ah' | 'ai' | 'aj' | 'ak' | 'b';
};

/** Speculative business */
export type Itr6ScheduleBpSpeculative = {
  net_profit?: number;
  additions?: number;
  deductions?: number;
  income?: number;
};

/** Business other than speculative and specified */
export type Itr6ScheduleBpBusiness = {
  speculative_in_pl?: number;
  specified_in_pl?: number;
  credited?: Itr6ScheduleBpBusinessCredited;
  credited_s115bbf?: number;
  credited_s115bbg?: number;
  credited_other_sources?: number;
  presumptive_in_pl?: number;
  in_pl_s44ae?: number;
  in_pl_s44b?: number;
  in_pl_s44bb?: number;
  in_pl_s44bba?: number;
  in_pl_s44bbc?: number;
  in_pl_s44bbd?: number;
  in_pl_s44da?: number;
  covered?: Itr6ScheduleBpBusinessCovered;
  total_covered?: number;
  firm_share?: number;
  association_share?: number;
  other_exempt?: Itr6ScheduleBpBusinessOtherExempt[];
  exempt_dividend_name?: string;
  exempt_dividend?: number;
  total_other_exempt?: number;
  total_exempt?: number;
  balance?: number;
  debited?: Itr6ScheduleBpBusinessDebited;
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
  deemed_s44ae?: number;
  deemed_s44b?: number;
  deemed_s44bb?: number;
  deemed_s44bba?: number;
  deemed_s44bbc?: number;
  deemed_s44bbd?: number;
  deemed_s44da?: number;
  total_deemed?: number;
  net?: number;
  chargeable?: Itr6ScheduleBpBusinessChargeable;
  other_than_rules?: number;
  after_rules?: number;
  agricultural?: number;
  in_pl_first_schedule?: number;
  deemed_first_schedule?: number;
  in_pl_44bbb?: number;
  in_pl_44d?: number;
  in_pl_chapter_12g?: number;
  in_pl_115b?: number;
  amount_32ac?: number;
  deemed_44bbb?: number;
  deemed_44d?: number;
  deemed_chapter_12g?: number;
};

/** Chargeable after rules 7 to 8 */
export type Itr6ScheduleBpBusinessChargeable = {
  chargeable_7?: number;
  chargeable_7a?: number;
  chargeable_7b1?: number;
  chargeable_7b1a?: number;
  chargeable_8?: number;
};

/** Debited to the account, belonging to other heads */
export type Itr6ScheduleBpBusinessDebited = {
  house_property?: number;
  capital_gains?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Other exempt income in the account */
export type Itr6ScheduleBpBusinessOtherExempt = {
  nature?: string;
  amount?: number;
};

/** Profit from tea, coffee, rubber and agriculture included */
export type Itr6ScheduleBpBusinessCovered = {
  rule_7?: number;
  rule_7a?: number;
  rule_7b1?: number;
  rule_7b1a?: number;
  rule_8?: number;
};

/** Credited to the account, taxed under other heads */
export type Itr6ScheduleBpBusinessCredited = {
  house_property?: number;
  capital_gains?: number;
  dividend?: number;
  other_sources?: number;
  s115bbh?: number;
};

/** Goods carriages */
export type Itr6Carriages44ae = {
  carriers?: Itr6Carriages44aeCarriers[];
  goods_carriages?: Itr6Carriages44aeGoodsCarriages[];
  total_months?: number;
  total_carriages?: number;
  total_44ae?: number;
};

/** Goods carriages */
export type Itr6Carriages44aeGoodsCarriages = {
  registration_number?: string;
  ownership?: 'OWN' | 'LEASE' | 'HIRED';
  tonnage?: number;
  months?: number;
  declared_income?: number;
  presumptive_income?: number;
};

/** Businesses of plying goods carriages */
export type Itr6Carriages44aeCarriers = {
  name?: string;
  description?: string;
  code?: string;
};

/** Other information */
export type Itr6OtherInformation = {
  method?: 'MERC' | 'CASH';
  method_changed?: 'Y' | 'N';
  icds_increase?: number;
  icds_decrease?: number;
  raw_material?: '1' | '2' | '3';
  finished_goods?: '1' | '2' | '3';
  valuation_changed?: 'Y' | 'N';
  valuation_increase?: number;
  valuation_decrease?: number;
  not_credited?: Itr6OtherInformationNotCredited;
  total_not_credited?: number;
  disallowed_36?: Itr6OtherInformationDisallowed36;
  total_disallowed_36?: number;
  disallowed_37?: Itr6OtherInformationDisallowed37;
  total_disallowed_37?: number;
  disallowed_40?: Itr6OtherInformationDisallowed40;
  total_disallowed_40?: number;
  disallowed_40a?: Itr6OtherInformationDisallowed40a;
  total_disallowed_40a?: number;
  allowed_43b?: Itr6OtherInformationAllowed43b;
  total_allowed_43b?: number;
  disallowed_43b?: Itr6OtherInformationDisallowed43b;
  total_disallowed_43b?: number;
  credit_outstanding?: Itr6OtherInformationCreditOutstanding;
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
export type Itr6OtherInformationCreditOutstanding = {
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
export type Itr6OtherInformationDisallowed43b = {
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
export type Itr6OtherInformationAllowed43b = {
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
export type Itr6OtherInformationDisallowed40a = {
  related_persons?: number;
  cash_payments?: number;
  gratuity_provision?: number;
  trust_contribution?: number;
  other_40a?: number;
};

/** Debited but not allowed under section 40 */
export type Itr6OtherInformationDisallowed40 = {
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
export type Itr6OtherInformationDisallowed37 = {
  capital_expenditure?: number;
  personal_expenses?: number;
  not_for_business?: number;
  party_advertisement?: number;
  law_violation?: number;
  other_penalty?: number;
  offence?: number;
  contingent?: number;
  other_37?: number;
  social_responsibility?: number;
};

/** Debited but not allowed under section 36 */
export type Itr6OtherInformationDisallowed36 = {
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
export type Itr6OtherInformationNotCredited = {
  items_28?: number;
  proforma_credits?: number;
  escalation?: number;
  other_income?: number;
  capital_receipt?: number;
};

/** Other comprehensive income */
export type Itr6ComprehensiveIncome = {
  revaluation?: number;
  remeasured?: number;
  equity_instruments?: number;
  own_credit?: number;
  share_kept?: number;
  kept_others?: Itr6ComprehensiveIncomeKeptOthers[];
  kept_others_total?: number;
  kept_tax?: number;
  kept?: number;
  exchange?: number;
  debt_instruments?: number;
  hedges?: number;
  share_reclassified?: number;
  reclassified_others?: Itr6ComprehensiveIncomeReclassifiedOthers[];
  reclassified_others_total?: number;
  reclassified_tax?: number;
  reclassified?: number;
  total?: number;
};

/** Others reclassified */
export type Itr6ComprehensiveIncomeReclassifiedOthers = {
  nature?: string;
  amount?: number;
};

/** Others not reclassified */
export type Itr6ComprehensiveIncomeKeptOthers = {
  nature?: string;
  amount?: number;
};

/** Profit and loss account */
export type Itr6ProfitLoss = {
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
  other_incomes?: Itr6ProfitLossOtherIncomes[];
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
  other_expenses?: Itr6ProfitLossOtherExpenses[];
  total_other_expenses?: number;
  bad_debts_pan?: Itr6ProfitLossBadDebtsPan[];
  total_bad_debts_pan?: number;
  bad_debts_others?: Itr6ProfitLossBadDebtsOthers[];
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
  proposed_dividend?: number;
  dividend_tax?: number;
  social_responsibility?: number;
  other_appropriation?: number;
  appropriated?: number;
};

/** Bad debts of 1 lakh or more without PAN or Aadhaar */
export type Itr6ProfitLossBadDebtsOthers = {
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
export type Itr6ProfitLossBadDebtsPan = {
  pan?: string;
  aadhaar?: string;
  amount?: number;
};

/** Other expenses */
export type Itr6ProfitLossOtherExpenses = {
  nature?: string;
  amount?: number;
};

/** Any other income */
export type Itr6ProfitLossOtherIncomes = {
  nature?: string;
  amount?: number;
};

/** Taxes paid */
export type Itr6TaxesPaid = {
  tds_other?: Itr6TaxesPaidTdsOther[];
  total_tds_other?: number;
  tds_buyer_tenant?: Itr6TaxesPaidTdsBuyerTenant[];
  total_tds_buyer_tenant?: number;
  tcs?: Itr6TaxesPaidTcs[];
  total_tcs?: number;
  payments?: Itr6TaxesPaidPayments[];
  total_payments?: number;
  advance_tax?: number;
  self_assessment_tax?: number;
  tds?: number;
  tcs_total?: number;
  total?: number;
};

/** Advance tax and self-assessment tax */
export type Itr6TaxesPaidPayments = {
  bsr_code?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Tax collected at source (Form 27D) */
export type Itr6TaxesPaidTcs = {
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
export type Itr6TaxesPaidTdsBuyerTenant = {
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
export type Itr6TaxesPaidTdsOther = {
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

/** Tax computation */
export type Itr6Tax = {
  minimum_tax?: number;
  minimum_surcharge?: number;
  minimum_cess?: number;
  minimum_total?: number;
  normal?: number;
  special?: number;
  tax?: number;
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

/** Offshore banking units and units in an IFSC */
export type Itr6OffshoreUnits = {
  rows?: Itr6OffshoreUnitsRows[];
  total?: number;
};

/** Units */
export type Itr6OffshoreUnitsRows = {
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
export type Itr6StartUp = {
  incorporated_on?: string;
  nature?: string;
  certificate?: string;
  first_year?: '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26' | '2026-27';
  amount?: number;
};

/** Deductions of undertakings: particulars */
export type Itr6Undertakings = {
  sec_80ia?: Itr6UndertakingsSec80ia;
  sec_80ib?: Itr6UndertakingsSec80ib;
  sec_80ic?: Itr6UndertakingsSec80ic;
};

/** Schedule 80-IC, 80-IE */
export type Itr6UndertakingsSec80ic = {
  section?: string;
  assam?: Itr6UndertakingsSec80icAssam;
  arunachal?: Itr6UndertakingsSec80icArunachal;
  manipur?: Itr6UndertakingsSec80icManipur;
  mizoram?: Itr6UndertakingsSec80icMizoram;
  meghalaya?: Itr6UndertakingsSec80icMeghalaya;
  nagaland?: Itr6UndertakingsSec80icNagaland;
  tripura?: Itr6UndertakingsSec80icTripura;
  sikkim?: Itr6UndertakingsSec80icSikkim;
  north_east?: number;
  total?: number;
};

/** Sikkim */
export type Itr6UndertakingsSec80icSikkim = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icSikkimRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icSikkimRows = {
  amount?: number;
};

/** Tripura */
export type Itr6UndertakingsSec80icTripura = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icTripuraRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icTripuraRows = {
  amount?: number;
};

/** Nagaland */
export type Itr6UndertakingsSec80icNagaland = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icNagalandRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icNagalandRows = {
  amount?: number;
};

/** Meghalaya */
export type Itr6UndertakingsSec80icMeghalaya = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icMeghalayaRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icMeghalayaRows = {
  amount?: number;
};

/** Mizoram */
export type Itr6UndertakingsSec80icMizoram = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icMizoramRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icMizoramRows = {
  amount?: number;
};

/** Manipur */
export type Itr6UndertakingsSec80icManipur = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icManipurRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icManipurRows = {
  amount?: number;
};

/** Arunachal Pradesh */
export type Itr6UndertakingsSec80icArunachal = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icArunachalRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icArunachalRows = {
  amount?: number;
};

/** Assam */
export type Itr6UndertakingsSec80icAssam = {
  nature?: string;
  rows?: Itr6UndertakingsSec80icAssamRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80icAssamRows = {
  amount?: number;
};

/** Schedule 80-IB */
export type Itr6UndertakingsSec80ib = {
  section?: string;
  oil?: Itr6UndertakingsSec80ibOil;
  housing?: Itr6UndertakingsSec80ibHousing;
  fruit?: Itr6UndertakingsSec80ibFruit;
  grain?: Itr6UndertakingsSec80ibGrain;
  total?: number;
};

/** Storage and transport of food grains */
export type Itr6UndertakingsSec80ibGrain = {
  nature?: string;
  rows?: Itr6UndertakingsSec80ibGrainRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80ibGrainRows = {
  amount?: number;
};

/** Fruit, vegetables, meat and dairy */
export type Itr6UndertakingsSec80ibFruit = {
  nature?: string;
  rows?: Itr6UndertakingsSec80ibFruitRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80ibFruitRows = {
  amount?: number;
};

/** Housing projects */
export type Itr6UndertakingsSec80ibHousing = {
  nature?: string;
  rows?: Itr6UndertakingsSec80ibHousingRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80ibHousingRows = {
  amount?: number;
};

/** Mineral oil */
export type Itr6UndertakingsSec80ibOil = {
  nature?: string;
  rows?: Itr6UndertakingsSec80ibOilRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80ibOilRows = {
  amount?: number;
};

/** Schedule 80-IA */
export type Itr6UndertakingsSec80ia = {
  section?: string;
  power?: Itr6UndertakingsSec80iaPower;
  total?: number;
  infrastructure?: Itr6UndertakingsSec80iaInfrastructure;
};

/** Infrastructure facility */
export type Itr6UndertakingsSec80iaInfrastructure = {
  nature?: string;
};

/** Power undertakings */
export type Itr6UndertakingsSec80iaPower = {
  nature?: string;
  rows?: Itr6UndertakingsSec80iaPowerRows[];
};

/** Undertakings */
export type Itr6UndertakingsSec80iaPowerRows = {
  amount?: number;
};

/** Losses brought and carried forward */
export type Itr6CarriedLosses = {
  year_16?: Itr6CarriedLossesYear16;
  year_15?: Itr6CarriedLossesYear15;
  year_14?: Itr6CarriedLossesYear14;
  year_13?: Itr6CarriedLossesYear13;
  year_12?: Itr6CarriedLossesYear12;
  year_11?: Itr6CarriedLossesYear11;
  year_10?: Itr6CarriedLossesYear10;
  year_9?: Itr6CarriedLossesYear9;
  year_8?: Itr6CarriedLossesYear8;
  year_7?: Itr6CarriedLossesYear7;
  year_6?: Itr6CarriedLossesYear6;
  year_5?: Itr6CarriedLossesYear5;
  year_4?: Itr6CarriedLossesYear4;
  year_3?: Itr6CarriedLossesYear3;
  year_2?: Itr6CarriedLossesYear2;
  year_1?: Itr6CarriedLossesYear1;
  earlier?: Itr6CarriedLossesEarlier;
  adjusted?: Itr6CarriedLossesAdjusted;
  current?: Itr6CarriedLossesCurrent;
  carried?: Itr6CarriedLossesCarried;
  current_kept?: Itr6CarriedLossesCurrentKept;
};

/** Loss of the year carried forward */
export type Itr6CarriedLossesCurrentKept = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total carried forward */
export type Itr6CarriedLossesCarried = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Loss of the year */
export type Itr6CarriedLossesCurrent = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Adjusted in Schedule BFLA */
export type Itr6CarriedLossesAdjusted = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Total of earlier years */
export type Itr6CarriedLossesEarlier = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2025-26 */
export type Itr6CarriedLossesYear1 = {
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
  lapsed?: Itr6CarriedLossesYear1Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear1Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2024-25 */
export type Itr6CarriedLossesYear2 = {
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
  lapsed?: Itr6CarriedLossesYear2Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear2Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2023-24 */
export type Itr6CarriedLossesYear3 = {
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
  lapsed?: Itr6CarriedLossesYear3Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear3Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2022-23 */
export type Itr6CarriedLossesYear4 = {
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
  lapsed?: Itr6CarriedLossesYear4Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear4Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2021-22 */
export type Itr6CarriedLossesYear5 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr6CarriedLossesYear5Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear5Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2020-21 */
export type Itr6CarriedLossesYear6 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr6CarriedLossesYear6Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear6Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2019-20 */
export type Itr6CarriedLossesYear7 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr6CarriedLossesYear7Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear7Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2018-19 */
export type Itr6CarriedLossesYear8 = {
  filed_on?: string;
  house_property?: number;
  business?: number;
  adjusted_115bac?: number;
  business_available?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  lapsed?: Itr6CarriedLossesYear8Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear8Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2017-18 */
export type Itr6CarriedLossesYear9 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear9Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear9Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2016-17 */
export type Itr6CarriedLossesYear10 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear10Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear10Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2015-16 */
export type Itr6CarriedLossesYear11 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear11Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear11Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2014-15 */
export type Itr6CarriedLossesYear12 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear12Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear12Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2013-14 */
export type Itr6CarriedLossesYear13 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear13Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear13Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2012-13 */
export type Itr6CarriedLossesYear14 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear14Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear14Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2011-12 */
export type Itr6CarriedLossesYear15 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear15Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear15Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** 2010-11 */
export type Itr6CarriedLossesYear16 = {
  filed_on?: string;
  specified?: number;
  lapsed?: Itr6CarriedLossesYear16Lapsed;
};

/** Lapsed with partners who left */
export type Itr6CarriedLossesYear16Lapsed = {
  house_property?: number;
  business?: number;
  speculative?: number;
  specified?: number;
  short_term?: number;
  long_term?: number;
  race_horses?: number;
};

/** Capital gains */
export type Itr6CapitalGains = {
  short?: Itr6CapitalGainsShort;
  long?: Itr6CapitalGainsLong;
  claims?: Itr6CapitalGainsClaims;
  set_off?: Itr6CapitalGainsSetOff;
  quarters?: Itr6CapitalGainsQuarters;
  by_quarter?: Itr6CapitalGainsByQuarter;
  income?: number;
  vda?: number;
  total?: number;
};

/** Gains by instalment, as filed */
export type Itr6CapitalGainsByQuarter = {
  st20?: Itr6CapitalGainsByQuarterSt20;
  st30?: Itr6CapitalGainsByQuarterSt30;
  st_app?: Itr6CapitalGainsByQuarterStApp;
  st_dtaa?: Itr6CapitalGainsByQuarterStDtaa;
  lt12_5?: Itr6CapitalGainsByQuarterLt125;
  lt_dtaa?: Itr6CapitalGainsByQuarterLtDtaa;
  vda?: Itr6CapitalGainsByQuarterVda;
};

/** Virtual digital assets at 30% */
export type Itr6CapitalGainsByQuarterVda = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at treaty rates */
export type Itr6CapitalGainsByQuarterLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr6CapitalGainsByQuarterLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr6CapitalGainsByQuarterStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr6CapitalGainsByQuarterStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr6CapitalGainsByQuarterSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr6CapitalGainsByQuarterSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** When the gains arose */
export type Itr6CapitalGainsQuarters = {
  st20?: Itr6CapitalGainsQuartersSt20;
  st30?: Itr6CapitalGainsQuartersSt30;
  st_app?: Itr6CapitalGainsQuartersStApp;
  st_dtaa?: Itr6CapitalGainsQuartersStDtaa;
  lt12_5?: Itr6CapitalGainsQuartersLt125;
  lt_dtaa?: Itr6CapitalGainsQuartersLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr6CapitalGainsQuartersLtDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Long-term gains at 12.5% */
export type Itr6CapitalGainsQuartersLt125 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at treaty rates */
export type Itr6CapitalGainsQuartersStDtaa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at applicable rates */
export type Itr6CapitalGainsQuartersStApp = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 30% */
export type Itr6CapitalGainsQuartersSt30 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Short-term gains at 20% */
export type Itr6CapitalGainsQuartersSt20 = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Set-off of losses of the year */
export type Itr6CapitalGainsSetOff = {
  losses?: Itr6CapitalGainsSetOffLosses;
  gains?: Itr6CapitalGainsSetOffGains;
  set_off?: Itr6CapitalGainsSetOffSetOff;
  remaining?: Itr6CapitalGainsSetOffRemaining;
};

/** Losses remaining */
export type Itr6CapitalGainsSetOffRemaining = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Losses set off */
export type Itr6CapitalGainsSetOffSetOff = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Gains by rate */
export type Itr6CapitalGainsSetOffGains = {
  st20?: Itr6CapitalGainsSetOffGainsSt20;
  st30?: Itr6CapitalGainsSetOffGainsSt30;
  st_app?: Itr6CapitalGainsSetOffGainsStApp;
  st_dtaa?: Itr6CapitalGainsSetOffGainsStDtaa;
  lt12_5?: Itr6CapitalGainsSetOffGainsLt125;
  lt_dtaa?: Itr6CapitalGainsSetOffGainsLtDtaa;
};

/** Long-term gains at treaty rates */
export type Itr6CapitalGainsSetOffGainsLtDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr6CapitalGainsSetOffGainsLt125 = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr6CapitalGainsSetOffGainsStDtaa = {
  income?: number;
  st20?: number;
  st30?: number;
  st_app?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr6CapitalGainsSetOffGainsStApp = {
  income?: number;
  st20?: number;
  st30?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr6CapitalGainsSetOffGainsSt30 = {
  income?: number;
  st20?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr6CapitalGainsSetOffGainsSt20 = {
  income?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  remaining?: number;
};

/** Losses to be set off */
export type Itr6CapitalGainsSetOffLosses = {
  st20?: number;
  st30?: number;
  st_app?: number;
  st_dtaa?: number;
  lt12_5?: number;
  lt_dtaa?: number;
};

/** Particulars of exemptions */
export type Itr6CapitalGainsClaims = {
  s54ec?: Itr6CapitalGainsClaimsS54ec[];
  total?: number;
};

/** Section 54EC */
export type Itr6CapitalGainsClaimsS54ec = {
  transferred_on?: string;
  invested?: number;
  invested_on?: string;
  amount?: number;
};

/** Long-term capital gains */
export type Itr6CapitalGainsLong = {
  land?: Itr6CapitalGainsLongLand[];
  land_total?: number;
  listed_112?: Itr6CapitalGainsLongListed112;
  shares_112a?: Itr6CapitalGainsLongShares112a;
  nri_48?: Itr6CapitalGainsLongNri48;
  nri_unlisted?: Itr6CapitalGainsLongNriUnlisted;
  nri_bonds?: Itr6CapitalGainsLongNriBonds;
  nri_fii?: Itr6CapitalGainsLongNriFii;
  shares_115ad?: Itr6CapitalGainsLongShares115ad;
  assets?: Itr6CapitalGainsLongAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr6CapitalGainsLongUnutilised[];
  deemed_other?: number;
  deemed?: number;
  buy_back?: number;
  pass_through?: number;
  pass_through_112a?: number;
  pass_through_other?: number;
  treaty?: Itr6CapitalGainsLongTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr6CapitalGainsLongSlumpSale;
  deemed_45_4?: number;
};

/** Slump sale */
export type Itr6CapitalGainsLongSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  balance?: number;
  gain?: number;
  deducted?: number;
};

/** Gains under a tax treaty, included above */
export type Itr6CapitalGainsLongTreaty = {
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
export type Itr6CapitalGainsLongUnutilised = {
  year?: '2022-23' | '2023-24' | '2024-25';
  section?: '54D' | '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr6CapitalGainsLongAssets = {
  sale?: Itr6CapitalGainsLongAssetsSale;
};

/** Sale */
export type Itr6CapitalGainsLongAssetsSale = {
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
export type Itr6CapitalGainsLongShares115ad = {
  gain?: number;
};

/** Securities of a foreign institutional investor */
export type Itr6CapitalGainsLongNriFii = {
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
export type Itr6CapitalGainsLongNriBonds = {
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
export type Itr6CapitalGainsLongNriUnlisted = {
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
export type Itr6CapitalGainsLongNri48 = {
  gain_before?: number;
  gain?: number;
};

/** Listed shares and equity units on which STT is paid */
export type Itr6CapitalGainsLongShares112a = {
  gain?: number;
};

/** Listed securities and zero-coupon bonds */
export type Itr6CapitalGainsLongListed112 = {
  sale?: Itr6CapitalGainsLongListed112Sale;
  section_code?: string;
};

/** Sale */
export type Itr6CapitalGainsLongListed112Sale = {
  full_value?: number;
  cost?: number;
  improvement?: number;
  expenses?: number;
  deductions?: number;
  balance?: number;
  reduction_48iii?: number;
};

/** Sale of land or building */
export type Itr6CapitalGainsLongLand = {
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
  exemptions?: Itr6CapitalGainsLongLandExemptions[];
  exempt?: number;
  gain?: number;
  buyers?: Itr6CapitalGainsLongLandBuyers[];
  improvement_paid?: number;
  reduction_48iii?: number;
};

/** Buyers */
export type Itr6CapitalGainsLongLandBuyers = {
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
export type Itr6CapitalGainsLongLandExemptions = {
  section?: '54D' | '54EC' | '54G' | '54GA';
  amount?: number;
};

/** Short-term capital gains */
export type Itr6CapitalGainsShort = {
  land?: Itr6CapitalGainsShortLand[];
  equity_111a?: Itr6CapitalGainsShortEquity111a;
  equity_fii?: Itr6CapitalGainsShortEquityFii;
  nri_stt?: number;
  nri_no_stt?: number;
  securities_115ad?: Itr6CapitalGainsShortSecurities115ad;
  other_assets?: Itr6CapitalGainsShortOtherAssets;
  unutilised_answer?: 'Y' | 'N' | 'X';
  unutilised?: Itr6CapitalGainsShortUnutilised[];
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
  treaty?: Itr6CapitalGainsShortTreaty[];
  treaty_exempt?: number;
  treaty_taxed?: number;
  total?: number;
  slump_sale?: Itr6CapitalGainsShortSlumpSale;
  deemed_45_4?: number;
};

/** Slump sale */
export type Itr6CapitalGainsShortSlumpSale = {
  fmv_11uae_2?: number;
  fmv_11uae_3?: number;
  full_value?: number;
  net_worth?: number;
  gain?: number;
};

/** Gains under a tax treaty, included above */
export type Itr6CapitalGainsShortTreaty = {
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
export type Itr6CapitalGainsShortUnutilised = {
  year?: '2023-24' | '2024-25';
  section?: '54G' | '54GA';
  acquired_in?: '2023' | '2024' | '2025';
  utilised?: number;
  unutilised?: number;
};

/** Other assets */
export type Itr6CapitalGainsShortOtherAssets = {
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
export type Itr6CapitalGainsShortSecurities115ad = {
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
export type Itr6CapitalGainsShortEquityFii = {
  sale?: Itr6CapitalGainsShortEquityFiiSale;
};

/** Sale of shares and units */
export type Itr6CapitalGainsShortEquityFiiSale = {
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
export type Itr6CapitalGainsShortEquity111a = {
  sale?: Itr6CapitalGainsShortEquity111aSale;
};

/** Sale of shares and units */
export type Itr6CapitalGainsShortEquity111aSale = {
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
export type Itr6CapitalGainsShortLand = {
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
  buyers?: Itr6CapitalGainsShortLandBuyers[];
  exempt?: number;
  reduction_48iii?: number;
};

/** Buyers */
export type Itr6CapitalGainsShortLandBuyers = {
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
export type Itr6OtherSources = {
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
  others?: Itr6OtherSourcesOthers[];
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
  special_rows?: Itr6OtherSourcesSpecialRows[];
  special_total?: number;
  pass_through_rows?: Itr6OtherSourcesPassThroughRows[];
  pass_through_total?: number;
  treaty?: Itr6OtherSourcesTreaty[];
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
  horses?: Itr6OtherSourcesHorses;
  income?: number;
  lottery_quarters?: Itr6OtherSourcesLotteryQuarters;
  online_games_quarters?: Itr6OtherSourcesOnlineGamesQuarters;
  dividend_quarters?: Itr6OtherSourcesDividendQuarters;
  dividend_22f_quarters?: Itr6OtherSourcesDividend22fQuarters;
  dividend_115a1ai?: Itr6OtherSourcesDividend115a1ai;
  dividend_115a1aa?: Itr6OtherSourcesDividend115a1aa;
  dividend_115ac?: Itr6OtherSourcesDividend115ac;
  dividend_115ad1i?: Itr6OtherSourcesDividend115ad1i;
  dividend_treaty?: Itr6OtherSourcesDividendTreaty;
  dividend_115ad1ibd?: Itr6OtherSourcesDividend115ad1ibd;
};

/** Dividend of a specified fund */
export type Itr6OtherSourcesDividend115ad1ibd = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend at treaty rates by instalment */
export type Itr6OtherSourcesDividendTreaty = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr6OtherSourcesDividend115ad1i = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr6OtherSourcesDividend115ac = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr6OtherSourcesDividend115a1aa = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr6OtherSourcesDividend115a1ai = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend on buy-back by instalment */
export type Itr6OtherSourcesDividend22fQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Dividend by instalment */
export type Itr6OtherSourcesDividendQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Online games by instalment */
export type Itr6OtherSourcesOnlineGamesQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Lotteries, puzzles, races, games by instalment */
export type Itr6OtherSourcesLotteryQuarters = {
  upto_15_jun?: number;
  upto_15_sep?: number;
  upto_15_dec?: number;
  upto_15_mar?: number;
  upto_31_mar?: number;
};

/** Owning and maintaining race horses */
export type Itr6OtherSourcesHorses = {
  receipts?: number;
  expenses?: number;
  not_deductible?: number;
  profits_59?: number;
  balance?: number;
};

/** Incomes under a tax treaty, included above */
export type Itr6OtherSourcesTreaty = {
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
export type Itr6OtherSourcesPassThroughRows = {
  source?: 'PTI_5A1ai' | 'PTI_5A1aA' | 'PTI_5A1aii' | 'PTI_5A1aiia' | 'PTI_5A1aiiaa' | 'PTI_5A1aiiaaP' | 'PTI_5A1aiiab' | 'PTI_5A1aiiac' | 'PTI_5A1aiii' | 'PTI_5A1bA' | 'PTI_5AC1ab' | 'PTI_5AC1abD' | 'PTI_5AD1i' | 'PTI_5AD1iDiv' | 'PTI_5AD1iP' | 'PTI_5BBA' | 'PTI_5BBF' | 'PTI_5BBG' | 'PTI_5Ea';
  amount?: number;
};

/** Other incomes at special rates */
export type Itr6OtherSourcesSpecialRows = {
  source?: '5A1ai' | '5A1aA' | '5A1aii' | '5A1aiia' | '5A1aiiaa' | '5A1aiiaaP' | '5A1aiiab' | '5A1aiiac' | '5A1aiii' | '5A1bA' | '5AC1ab' | '5AC1abD' | '5AD1i' | '5AD1iDiv' | '5AD1iP' | '5BBA' | '5BBF' | '5BBG' | '5Ea';
  amount?: number;
};

/** Any other income */
export type Itr6OtherSourcesOthers = {
  description?: string;
  amount?: number;
};

/** Partner in firms */
export type Itr6PartnerFirms = {
  rows?: Itr6PartnerFirmsRows[];
  profit?: number;
  interest?: number;
  capital?: number;
  firms?: number;
};

/** Firms */
export type Itr6PartnerFirmsRows = {
  name?: string;
  pan?: string;
  audited?: 'Y' | 'N';
  s92e?: 'Y' | 'N';
  share?: number;
  profit?: number;
  interest?: number;
  capital?: number;
};

/** Income from business and profession */
export type Itr6BusinessTotals = {
  income?: number;
  loss?: number;
  speculative?: Itr6BusinessTotalsSpeculative;
  specified?: Itr6BusinessTotalsSpecified;
  total_set_off?: number;
  loss_remaining?: number;
};

/** Against specified business */
export type Itr6BusinessTotalsSpecified = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Against speculative business */
export type Itr6BusinessTotalsSpeculative = {
  income?: number;
  set_off?: number;
  remaining?: number;
};

/** Business income */
export type Itr6Business = {
  net_profit_as_per_pl?: number;
  add_inadmissible_expenses?: number;
  add_income_not_included?: number;
  add_depreciation_pl?: number;
  less_deductible_expenses?: number;
  less_income_to_exclude?: number;
  less_depreciation_allowed?: number;
  adjusted_profit?: number;
};

/** Presumptive business of a non-resident */
export type Itr6NonResidentBusiness = {
  rows?: Itr6NonResidentBusinessRows[];
  receipts?: number;
  profit?: number;
};

/** Businesses */
export type Itr6NonResidentBusinessRows = {
  section?: '44B' | '44BB' | '44BBA' | '44BBC' | '44BBD';
  receipts?: number;
  profit?: number;
};

/** Income at special rates */
export type Itr6SpecialIncome = {
  rows?: Itr6SpecialIncomeRows[];
  income?: number;
  tax?: number;
};

/** Incomes at special rates */
export type Itr6SpecialIncomeRows = {
  code?: string;
  rate?: number;
  income?: number;
  tax?: number;
};

/** Foreign bank accounts for the refund */
export type Itr6ForeignBankAccounts = {
  swift?: string;
  bank_name?: string;
  iban?: string;
  country?: string;
};

/** Bank accounts */
export type Itr6BankAccounts = {
  bank_name?: string;
  ifsc_code?: string;
  account_number?: string;
  account_type?: 'SB' | 'CA' | 'CC' | 'OD' | 'NRO' | 'OTH' | 'CGAS';
  is_refund_account?: boolean;
};

/** Tax on secondary adjustments to transfer price */
export type Itr6PricingAdjustment = {
  adjustment?: number;
  tax?: number;
  surcharge?: number;
  cess?: number;
  total?: number;
  paid?: number;
  net?: number;
  challans?: Itr6PricingAdjustmentChallans[];
  deposited?: number;
};

/** Challans */
export type Itr6PricingAdjustmentChallans = {
  bsr_code?: string;
  bank?: string;
  date?: string;
  challan_number?: number;
  amount?: number;
};

/** Foreign assets */
export type Itr6ForeignAssets = {
  deposits?: Itr6ForeignAssetsDeposits[];
  custodial?: Itr6ForeignAssetsCustodial[];
  equity?: Itr6ForeignAssetsEquity[];
  insurance?: Itr6ForeignAssetsInsurance[];
  financial?: Itr6ForeignAssetsFinancial[];
  property?: Itr6ForeignAssetsProperty[];
  capital_assets?: Itr6ForeignAssetsCapitalAssets[];
  signing_authority?: Itr6ForeignAssetsSigningAuthority[];
  trusts?: Itr6ForeignAssetsTrusts[];
  other_income?: Itr6ForeignAssetsOtherIncome[];
};

/** G. Other income from outside India */
export type Itr6ForeignAssetsOtherIncome = {
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
export type Itr6ForeignAssetsTrusts = {
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
export type Itr6ForeignAssetsSigningAuthority = {
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
export type Itr6ForeignAssetsCapitalAssets = {
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
export type Itr6ForeignAssetsProperty = {
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
export type Itr6ForeignAssetsFinancial = {
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
export type Itr6ForeignAssetsInsurance = {
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
export type Itr6ForeignAssetsEquity = {
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
export type Itr6ForeignAssetsCustodial = {
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
export type Itr6ForeignAssetsDeposits = {
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
export type Itr6TaxRelief = {
  rows?: Itr6TaxReliefRows[];
  tax_paid?: number;
  relief?: number;
  relief_treaty?: number;
  relief_no_treaty?: number;
  refunded?: 'YES' | 'NO';
  refund_amount?: number;
  refund_year?: string;
};

/** Relief by country */
export type Itr6TaxReliefRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  tax_paid?: number;
  relief?: number;
  section?: string;
};

/** Income from outside India */
export type Itr6ForeignIncome = {
  rows?: Itr6ForeignIncomeRows[];
};

/** Countries */
export type Itr6ForeignIncomeRows = {
  country_name?: string;
  country?: string;
  tin?: string;
  relief_section?: '90' | '90A' | '91';
  house_property?: Itr6ForeignIncomeRowsHouseProperty;
  capital_gains?: Itr6ForeignIncomeRowsCapitalGains;
  other_sources?: Itr6ForeignIncomeRowsOtherSources;
  total?: Itr6ForeignIncomeRowsTotal;
  business?: Itr6ForeignIncomeRowsBusiness;
};

/** Business or profession */
export type Itr6ForeignIncomeRowsBusiness = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Total of the country */
export type Itr6ForeignIncomeRowsTotal = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
};

/** Other sources */
export type Itr6ForeignIncomeRowsOtherSources = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Capital gains */
export type Itr6ForeignIncomeRowsCapitalGains = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** House property */
export type Itr6ForeignIncomeRowsHouseProperty = {
  income?: number;
  tax_paid?: number;
  tax_in_india?: number;
  relief?: number;
  article?: string;
};

/** Units in a special economic zone */
export type Itr6EconomicZone = {
  rows?: Itr6EconomicZoneRows[];
  total?: number;
};

/** Units */
export type Itr6EconomicZoneRows = {
  year?: '2005-06' | '2006-07' | '2007-08' | '2008-09' | '2009-10' | '2010-11' | '2011-12' | '2012-13' | '2013-14' | '2014-15' | '2015-16' | '2016-17' | '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23';
  amount?: number;
};

/** Donations to research associations */
export type Itr6ResearchDonations = {
  rows?: Itr6ResearchDonationsRows[];
  cash?: number;
  other?: number;
  total?: number;
  eligible?: number;
};

/** Donations */
export type Itr6ResearchDonationsRows = {
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
export type Itr6BroughtLosses = {
  edited?: 'Y' | 'N';
  house_property?: Itr6BroughtLossesHouseProperty;
  business?: Itr6BroughtLossesBusiness;
  speculative?: Itr6BroughtLossesSpeculative;
  specified?: Itr6BroughtLossesSpecified;
  st20?: Itr6BroughtLossesSt20;
  st30?: Itr6BroughtLossesSt30;
  st_app?: Itr6BroughtLossesStApp;
  st_dtaa?: Itr6BroughtLossesStDtaa;
  lt12_5?: Itr6BroughtLossesLt125;
  lt_dtaa?: Itr6BroughtLossesLtDtaa;
  other_sources?: Itr6BroughtLossesOtherSources;
  race_horses?: Itr6BroughtLossesRaceHorses;
  treaty_sources?: Itr6BroughtLossesTreatySources;
  total?: number;
  total_depreciation?: number;
  total_allowance?: number;
  income?: number;
};

/** Other sources at treaty rates */
export type Itr6BroughtLossesTreatySources = {
  income?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Race horses */
export type Itr6BroughtLossesRaceHorses = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Other sources */
export type Itr6BroughtLossesOtherSources = {
  income?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr6BroughtLossesLtDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr6BroughtLossesLt125 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr6BroughtLossesStDtaa = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr6BroughtLossesStApp = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr6BroughtLossesSt30 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr6BroughtLossesSt20 = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Specified business */
export type Itr6BroughtLossesSpecified = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr6BroughtLossesSpeculative = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr6BroughtLossesBusiness = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** House property */
export type Itr6BroughtLossesHouseProperty = {
  income?: number;
  brought?: number;
  depreciation?: number;
  allowance?: number;
  remaining?: number;
};

/** Set-off of losses of the year */
export type Itr6CurrentLosses = {
  edited?: 'Y' | 'N';
  house_property?: Itr6CurrentLossesHouseProperty;
  business?: Itr6CurrentLossesBusiness;
  speculative?: Itr6CurrentLossesSpeculative;
  specified?: Itr6CurrentLossesSpecified;
  st20?: Itr6CurrentLossesSt20;
  st30?: Itr6CurrentLossesSt30;
  st_app?: Itr6CurrentLossesStApp;
  st_dtaa?: Itr6CurrentLossesStDtaa;
  lt12_5?: Itr6CurrentLossesLt125;
  lt_dtaa?: Itr6CurrentLossesLtDtaa;
  other_sources?: Itr6CurrentLossesOtherSources;
  race_horses?: Itr6CurrentLossesRaceHorses;
  treaty_sources?: Itr6CurrentLossesTreatySources;
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
export type Itr6CurrentLossesTreatySources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Race horses */
export type Itr6CurrentLossesRaceHorses = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Other sources */
export type Itr6CurrentLossesOtherSources = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  remaining?: number;
};

/** Long-term gains at treaty rates */
export type Itr6CurrentLossesLtDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Long-term gains at 12.5% */
export type Itr6CurrentLossesLt125 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at treaty rates */
export type Itr6CurrentLossesStDtaa = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at applicable rates */
export type Itr6CurrentLossesStApp = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 30% */
export type Itr6CurrentLossesSt30 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Short-term gains at 20% */
export type Itr6CurrentLossesSt20 = {
  income?: number;
  house_loss?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Specified business */
export type Itr6CurrentLossesSpecified = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Speculative business */
export type Itr6CurrentLossesSpeculative = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Business or profession */
export type Itr6CurrentLossesBusiness = {
  income?: number;
  house_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** House property */
export type Itr6CurrentLossesHouseProperty = {
  income?: number;
  business_loss?: number;
  sources_loss?: number;
  remaining?: number;
};

/** Unabsorbed depreciation and allowance */
export type Itr6Unabsorbed = {
  rows?: Itr6UnabsorbedRows[];
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
export type Itr6UnabsorbedRows = {
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
export type Itr6ExemptIncome = {
  interest?: number;
  agricultural_receipts?: number;
  agricultural_expenses?: number;
  agricultural_losses?: number;
  agricultural_income?: number;
  agricultural_land?: Itr6ExemptIncomeAgriculturalLand[];
  rows?: Itr6ExemptIncomeRows[];
  others?: number;
  treaty?: Itr6ExemptIncomeTreaty[];
  treaty_total?: number;
  pass_through?: number;
  total?: number;
};

/** Income not chargeable under a tax treaty */
export type Itr6ExemptIncomeTreaty = {
  amount?: number;
  nature?: string;
  country_name?: string;
  country?: string;
  article?: string;
  head?: 'HP' | 'BP' | 'CG' | 'OS';
  certificate?: 'Y' | 'N';
};

/** Other exempt income */
export type Itr6ExemptIncomeRows = {
  category?: 'AGRI' | 'GOVC' | 'ISI' | 'SSRA' | 'SRSC' | 'SRST' | 'SRPC' | 'OTH' | 'OTHN';
  sub_category?: '10(30)' | '10(31)' | '10(10BB)' | '10(10BC)' | '10(17A)' | '10(12AB)' | '10(15)' | '10(23FBB)' | '10(23FD)' | '10(35)' | '10(35A)' | '10(12C)' | '10(18)' | '10(19)' | '10(23AA)' | 'DMD' | '10(32)' | '10(43)' | '10(19A)' | '10(26)' | '10(26AAA)' | '10(10D)' | '10(11)' | '10(11A)' | '10(12)' | '10(12A)' | '10(12AA)' | '10(12B)' | '10(12BA)' | '10(13)' | '10(25)' | '10(44)' | '10(2)' | '10(16)' | 'Incmexmptcircular' | 'Incmexmptnotification' | 'Receiptnotincme' | '10(4)(i)' | '10(4)(ii)' | '10(4B)' | '10(4C)' | '10(4E)' | '10(4F)' | '10(4G)' | '10(6B)' | '10(6D)' | '10(8A)' | '10(9)' | '10(23FBC)' | '10(33)' | '10(36)' | '10(37)' | '10(37A)' | '10(2A)' | '10(4H)' | '10(6BB)' | '10(23FF)' | 'Anyother1' | 'Anyother2' | 'Anyother3' | 'Anyother4';
  description?: string;
  amount?: number;
};

/** Agricultural land */
export type Itr6ExemptIncomeAgriculturalLand = {
  district?: string;
  pincode?: string;
  acres?: number;
  owned?: 'O' | 'H';
  irrigated?: 'IRG' | 'RF';
};

/** Pass-through income */
export type Itr6PassThrough = {
  rows?: Itr6PassThroughRows[];
};

/** Business trusts and investment funds */
export type Itr6PassThroughRows = {
  kind?: 'A' | 'B';
  name?: string;
  pan?: string;
  house_property?: Itr6PassThroughRowsHouseProperty;
  short_term?: Itr6PassThroughRowsShortTerm;
  short_111a?: Itr6PassThroughRowsShort111a;
  short_other?: Itr6PassThroughRowsShortOther;
  long_term?: Itr6PassThroughRowsLongTerm;
  long_112a?: Itr6PassThroughRowsLong112a;
  long_other?: Itr6PassThroughRowsLongOther;
  other_sources?: Itr6PassThroughRowsOtherSources;
  dividend?: Itr6PassThroughRowsDividend;
  other?: Itr6PassThroughRowsOther;
  exempt?: Itr6PassThroughRowsExempt;
  exempt_23fbb?: Itr6PassThroughRowsExempt23fbb;
  exempt_b?: Itr6PassThroughRowsExemptB;
  exempt_c?: Itr6PassThroughRowsExemptC;
};

/** Exempt, a third section */
export type Itr6PassThroughRowsExemptC = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, another section */
export type Itr6PassThroughRowsExemptB = {
  section?: string;
  income?: number;
  net?: number;
  tds?: number;
};

/** Exempt, section 10(23FBB) */
export type Itr6PassThroughRowsExempt23fbb = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Income claimed exempt */
export type Itr6PassThroughRowsExempt = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, others */
export type Itr6PassThroughRowsOther = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources, dividend */
export type Itr6PassThroughRowsDividend = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Other sources */
export type Itr6PassThroughRowsOtherSources = {
  income?: number;
  net?: number;
  tds?: number;
};

/** Long-term, others */
export type Itr6PassThroughRowsLongOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term, section 112A */
export type Itr6PassThroughRowsLong112a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Long-term capital gains */
export type Itr6PassThroughRowsLongTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, others */
export type Itr6PassThroughRowsShortOther = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term, section 111A */
export type Itr6PassThroughRowsShort111a = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Short-term capital gains */
export type Itr6PassThroughRowsShortTerm = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** House property */
export type Itr6PassThroughRowsHouseProperty = {
  income?: number;
  loss?: number;
  net?: number;
  tds?: number;
};

/** Virtual digital assets */
export type Itr6ScheduleVda = {
  rows?: Itr6ScheduleVdaRows[];
  total?: number;
  business?: number;
};

/** Transfers */
export type Itr6ScheduleVdaRows = {
  bought_on?: string;
  sold_on?: string;
  head?: 'CG' | 'BI';
  cost?: number;
  sale_value?: number;
  income?: number;
};

/** Listed shares of a non-resident with STT */
export type Itr6Schedule115ad = {
  rows?: Itr6Schedule115adRows[];
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
export type Itr6Schedule115adRows = {
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
export type Itr6Schedule112a = {
  rows?: Itr6Schedule112aRows[];
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
export type Itr6Schedule112aRows = {
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
export type Itr6HouseProperty = {
  properties?: Itr6HousePropertyProperties[];
  pass_through?: number;
  income?: number;
};

/** Properties */
export type Itr6HousePropertyProperties = {
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  owner?: 'SE' | 'DO';
  co_owned?: 'YES' | 'NO';
  own_share?: number;
  co_owners?: Itr6HousePropertyPropertiesCoOwners[];
  property_type?: 'Y' | 'D';
  tenants?: Itr6HousePropertyPropertiesTenants[];
  gross_annual_value?: number;
  unrealized_rent?: number;
  municipal_taxes_paid?: number;
  unrealized_and_taxes?: number;
  annual_value?: number;
  own_annual_value?: number;
  standard_deduction_30?: number;
  loans?: Itr6HousePropertyPropertiesLoans[];
  total_loan_interest?: number;
  interest_on_loan?: number;
  total_deductions?: number;
  arrears?: number;
  income?: number;
};

/** Loans for the property */
export type Itr6HousePropertyPropertiesLoans = {
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
export type Itr6HousePropertyPropertiesTenants = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  pan_or_tan?: string;
};

/** Co-owners */
export type Itr6HousePropertyPropertiesCoOwners = {
  name?: string;
  pan?: string;
  aadhaar?: string;
  share?: number;
};

/** Gains on sale of depreciable assets */
export type Itr6AssetGains = {
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
export type Itr6DepreciationSummary = {
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
export type Itr6Depreciation = {
  plant_15?: Itr6DepreciationPlant15;
  plant_30?: Itr6DepreciationPlant30;
  plant_40?: Itr6DepreciationPlant40;
  plant_45?: Itr6DepreciationPlant45;
  building_5?: Itr6DepreciationBuilding5;
  building_10?: Itr6DepreciationBuilding10;
  building_40?: Itr6DepreciationBuilding40;
  furniture?: Itr6DepreciationFurniture;
  intangible?: Itr6DepreciationIntangible;
  ships?: Itr6DepreciationShips;
  land?: Itr6DepreciationLand;
};

/** Land */
export type Itr6DepreciationLand = {
  opening?: number;
  closing?: number;
};

/** Ships at 20% */
export type Itr6DepreciationShips = {
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
export type Itr6DepreciationIntangible = {
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
export type Itr6DepreciationFurniture = {
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
export type Itr6DepreciationBuilding40 = {
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
export type Itr6DepreciationBuilding10 = {
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
export type Itr6DepreciationBuilding5 = {
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
export type Itr6DepreciationPlant45 = {
  opening?: number;
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
export type Itr6DepreciationPlant40 = {
  opening?: number;
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
export type Itr6DepreciationPlant30 = {
  opening?: number;
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
export type Itr6DepreciationPlant15 = {
  opening?: number;
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
export type Itr6Research = {
  s35_1_i?: Itr6ResearchS351I;
  s35_1_ii?: Itr6ResearchS351Ii;
  s35_1_iia?: Itr6ResearchS351Iia;
  s35_1_iii?: Itr6ResearchS351Iii;
  s35_1_iv?: Itr6ResearchS351Iv;
  s35_2aa?: Itr6ResearchS352aa;
  s35_2ab?: Itr6ResearchS352ab;
  s35ccc?: Itr6ResearchS35ccc;
  s35ccd?: Itr6ResearchS35ccd;
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCD */
export type Itr6ResearchS35ccd = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35CCC */
export type Itr6ResearchS35ccc = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AB) */
export type Itr6ResearchS352ab = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(2AA) */
export type Itr6ResearchS352aa = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iv) */
export type Itr6ResearchS351Iv = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iii) */
export type Itr6ResearchS351Iii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(iia) */
export type Itr6ResearchS351Iia = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(ii) */
export type Itr6ResearchS351Ii = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Section 35(1)(i) */
export type Itr6ResearchS351I = {
  debited?: number;
  allowable?: number;
  excess?: number;
};

/** Effect of income computation and disclosure standards */
export type Itr6ComputationStandards = {
  policies?: Itr6ComputationStandardsPolicies;
  inventories?: Itr6ComputationStandardsInventories;
  construction?: Itr6ComputationStandardsConstruction;
  revenue?: Itr6ComputationStandardsRevenue;
  tangible_assets?: Itr6ComputationStandardsTangibleAssets;
  exchange_rates?: Itr6ComputationStandardsExchangeRates;
  grants?: Itr6ComputationStandardsGrants;
  securities?: Itr6ComputationStandardsSecurities;
  borrowing_costs?: Itr6ComputationStandardsBorrowingCosts;
  provisions?: Itr6ComputationStandardsProvisions;
  increase?: number;
  decrease?: number;
};

/** Provisions, contingent liabilities and assets */
export type Itr6ComputationStandardsProvisions = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Borrowing costs */
export type Itr6ComputationStandardsBorrowingCosts = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Securities */
export type Itr6ComputationStandardsSecurities = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Government grants */
export type Itr6ComputationStandardsGrants = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Changes in foreign exchange rates */
export type Itr6ComputationStandardsExchangeRates = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Tangible fixed assets */
export type Itr6ComputationStandardsTangibleAssets = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Revenue recognition */
export type Itr6ComputationStandardsRevenue = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Construction contracts */
export type Itr6ComputationStandardsConstruction = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Valuation of inventories */
export type Itr6ComputationStandardsInventories = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Accounting policies */
export type Itr6ComputationStandardsPolicies = {
  increase?: number;
  decrease?: number;
  net?: number;
};

/** Quantitative details */
export type Itr6Quantitative = {
  trading?: Itr6QuantitativeTrading[];
  raw_materials?: Itr6QuantitativeRawMaterials[];
  finished?: Itr6QuantitativeFinished[];
};

/** Finished products and by-products */
export type Itr6QuantitativeFinished = {
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
export type Itr6QuantitativeRawMaterials = {
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
export type Itr6QuantitativeTrading = {
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
export type Itr6GstTurnover = {
  rows?: Itr6GstTurnoverRows[];
};

/** Turnover by GSTIN */
export type Itr6GstTurnoverRows = {
  gstin?: string;
  turnover?: number;
};

/** Trading account */
export type Itr6Trading = {
  sale_of_goods?: number;
  sale_of_services?: number;
  other_revenue?: Itr6TradingOtherRevenue[];
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
  other_direct?: Itr6TradingOtherDirect[];
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
export type Itr6TradingOtherDirect = {
  name?: string;
  amount?: number;
};

/** Other operating revenues */
export type Itr6TradingOtherRevenue = {
  name?: string;
  amount?: number;
};

/** Manufacturing account */
export type Itr6Manufacturing = {
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

/** Balance sheet under Ind AS */
export type Itr6BalanceSheetIndAs = {
  authorised?: number;
  share_capital?: number;
  not_fully_paid?: number;
  total_capital?: number;
  redemption_reserve?: number;
  debenture_reserve?: number;
  share_options?: number;
  reserves?: Itr6BalanceSheetIndAsReserves[];
  reserves_total?: number;
  total_reserves?: number;
  retained?: number;
  other_equity?: number;
  total_equity?: number;
  bonds_foreign?: number;
  bonds_rupee?: number;
  total_bonds?: number;
  loans_foreign?: number;
  loans_banks?: number;
  loans_others?: number;
  rupee_loans?: number;
  total_term_loans?: number;
  deferred_payment?: number;
  long_deposits?: number;
  long_related?: number;
  lease_long?: number;
  compound?: number;
  long_other_loans?: number;
  total_long_borrowings?: number;
  payables_long?: number;
  financial_long?: number;
  employee_long?: number;
  provision_long?: Itr6BalanceSheetIndAsProvisionLong[];
  provision_long_total?: number;
  total_long_provisions?: number;
  deferred_tax?: number;
  advances_long?: number;
  other_long?: Itr6BalanceSheetIndAsOtherLong[];
  other_long_total?: number;
  total_other_long?: number;
  total_non_current_liabilities?: number;
  demand_banks?: number;
  demand_others?: number;
  total_demand?: number;
  short_related?: number;
  short_deposits?: number;
  short_loans?: Itr6BalanceSheetIndAsShortLoans[];
  short_loans_total?: number;
  total_short_borrowings?: number;
  payables?: number;
  maturities_debt?: number;
  maturities_lease?: number;
  interest?: number;
  unpaid_dividend?: number;
  refund_application?: number;
  unpaid_deposits?: number;
  unpaid_debentures?: number;
  other_payables?: Itr6BalanceSheetIndAsOtherPayables[];
  other_payables_total?: number;
  total_other_financial?: number;
  total_financial?: number;
  received_in_advance?: number;
  other_advances?: Itr6BalanceSheetIndAsOtherAdvances[];
  other_advances_total?: number;
  other_current_liabilities?: Itr6BalanceSheetIndAsOtherCurrentLiabilities[];
  other_current_liabilities_total?: number;
  total_other_current_liabilities?: number;
  employee_short?: number;
  other_provision?: Itr6BalanceSheetIndAsOtherProvision[];
  other_provision_total?: number;
  total_short_provisions?: number;
  tax_liability?: number;
  total_current_liabilities?: number;
  total_liabilities?: number;
  plant_gross?: number;
  plant_depreciation?: number;
  plant_impairment?: number;
  plant_net?: number;
  work_in_progress?: number;
  property_gross?: number;
  property_depreciation?: number;
  property_impairment?: number;
  property_net?: number;
  goodwill_gross?: number;
  goodwill_impairment?: number;
  goodwill_net?: number;
  intangible_gross?: number;
  intangible_amortised?: number;
  intangible_impairment?: number;
  intangible_net?: number;
  intangible_progress?: number;
  biological_gross?: number;
  biological_impairment?: number;
  biological_net?: number;
  long_listed?: number;
  long_unlisted?: number;
  long_equities?: number;
  long_preference?: number;
  long_government?: number;
  long_debentures?: number;
  long_funds?: number;
  long_firms?: number;
  long_others?: Itr6BalanceSheetIndAsLongOthers[];
  long_others_total?: number;
  long_investments?: number;
  long_secured?: number;
  long_unsecured?: number;
  long_doubtful?: number;
  long_receivables?: number;
  lent_long_security_deposits?: number;
  lent_long_related?: number;
  lent_long_other_loans?: Itr6BalanceSheetIndAsLentLongOtherLoans[];
  lent_long_other_loans_total?: number;
  lent_long_loans?: number;
  lent_long_business?: number;
  lent_long_not_business?: number;
  lent_long_holders?: number;
  bank_deposits?: number;
  other_deposits?: number;
  other_financial_assets?: number;
  deferred_tax_asset?: number;
  capital_advances?: number;
  long_advances?: number;
  long_other_assets?: Itr6BalanceSheetIndAsLongOtherAssets[];
  long_other_assets_total?: number;
  other_non_current?: number;
  non_current_holders?: number;
  total_non_current?: number;
  raw_material?: number;
  stock_in_process?: number;
  finished_goods?: number;
  stock_in_trade?: number;
  stores?: number;
  loose_tools?: number;
  other_stock?: number;
  total_inventories?: number;
  short_listed?: number;
  short_unlisted?: number;
  short_equities?: number;
  short_preference?: number;
  short_government?: number;
  short_debentures?: number;
  short_funds?: number;
  short_firms?: number;
  short_others?: Itr6BalanceSheetIndAsShortOthers[];
  short_investments?: number;
  short_secured?: number;
  short_unsecured?: number;
  short_doubtful?: number;
  short_receivables?: number;
  bank?: number;
  cheques?: number;
  cash?: number;
  other_cash?: Itr6BalanceSheetIndAsOtherCash[];
  other_cash_total?: number;
  total_cash?: number;
  other_bank?: number;
  lent_short_security_deposits?: number;
  lent_short_related?: number;
  lent_short_other_loans?: Itr6BalanceSheetIndAsLentShortOtherLoans[];
  lent_short_other_loans_total?: number;
  lent_short_loans?: number;
  lent_short_business?: number;
  lent_short_not_business?: number;
  lent_short_holders?: number;
  other_financial?: number;
  total_financial_assets?: number;
  tax_asset?: number;
  short_advances?: number;
  other_current_assets?: Itr6BalanceSheetIndAsOtherCurrentAssets[];
  other_current_assets_total?: number;
  total_other_current?: number;
  total_current?: number;
  total_assets?: number;
};

/** Other current assets */
export type Itr6BalanceSheetIndAsOtherCurrentAssets = {
  nature?: string;
  amount?: number;
};

/** Short-term loans: others */
export type Itr6BalanceSheetIndAsLentShortOtherLoans = {
  nature?: string;
  amount?: number;
};

/** Other cash and cash equivalents */
export type Itr6BalanceSheetIndAsOtherCash = {
  nature?: string;
  amount?: number;
};

/** Current: others */
export type Itr6BalanceSheetIndAsShortOthers = {
  nature?: string;
  amount?: number;
};

/** Other non-current assets */
export type Itr6BalanceSheetIndAsLongOtherAssets = {
  nature?: string;
  amount?: number;
};

/** Long-term loans: others */
export type Itr6BalanceSheetIndAsLentLongOtherLoans = {
  nature?: string;
  amount?: number;
};

/** Long-term: others */
export type Itr6BalanceSheetIndAsLongOthers = {
  nature?: string;
  amount?: number;
};

/** Other short-term provisions */
export type Itr6BalanceSheetIndAsOtherProvision = {
  nature?: string;
  amount?: number;
};

/** Others */
export type Itr6BalanceSheetIndAsOtherCurrentLiabilities = {
  nature?: string;
  amount?: number;
};

/** Other advances received */
export type Itr6BalanceSheetIndAsOtherAdvances = {
  nature?: string;
  amount?: number;
};

/** Other payables */
export type Itr6BalanceSheetIndAsOtherPayables = {
  nature?: string;
  amount?: number;
};

/** Other short-term loans */
export type Itr6BalanceSheetIndAsShortLoans = {
  nature?: string;
  amount?: number;
};

/** Other non-current liabilities */
export type Itr6BalanceSheetIndAsOtherLong = {
  nature?: string;
  amount?: number;
};

/** Other long-term provisions */
export type Itr6BalanceSheetIndAsProvisionLong = {
  nature?: string;
  amount?: number;
};

/** Other reserves by kind */
export type Itr6BalanceSheetIndAsReserves = {
  nature?: string;
  amount?: number;
};

/** Balance sheet */
export type Itr6BalanceSheet = {
  authorised?: number;
  share_capital?: number;
  not_fully_paid?: number;
  capital_reserve?: number;
  redemption_reserve?: number;
  premium?: number;
  debenture_reserve?: number;
  revaluation_reserve?: number;
  share_options?: number;
  surplus?: number;
  reserves?: Itr6BalanceSheetReserves[];
  total_capital?: number;
  other_reserves?: number;
  total_reserves?: number;
  warrants?: number;
  application_recent?: number;
  application_old?: number;
  total_fund?: number;
  total_application_money?: number;
  bonds_foreign?: number;
  bonds_rupee?: number;
  loans_foreign?: number;
  loans_banks?: number;
  loans_others?: number;
  deferred_payment?: number;
  deposits_related?: number;
  deposits_other?: number;
  advances_related?: number;
  advances_other?: number;
  lease_long?: number;
  deferred_tax?: number;
  payables_long?: number;
  other_long?: number;
  employee_long?: number;
  provision_long?: number;
  total_bonds?: number;
  rupee_loans?: number;
  total_term_loans?: number;
  total_long_borrowings?: number;
  total_other_long?: number;
  total_long_provisions?: number;
  total_non_current_liabilities?: number;
  demand_banks?: number;
  demand_nbfc?: number;
  demand_institutions?: number;
  demand_others?: number;
  short_deposits_related?: number;
  short_related?: number;
  short_other?: number;
  short_deposits?: number;
  payables_old?: number;
  payables?: number;
  maturities_debt?: number;
  maturities_lease?: number;
  interest_not_due?: number;
  interest_due?: number;
  received_in_advance?: number;
  unpaid_dividend?: number;
  refund_application?: number;
  unpaid_deposits?: number;
  unpaid_debentures?: number;
  other_payables?: number;
  employee_short?: number;
  tax_provision?: number;
  dividend_provision?: number;
  dividend_tax_provision?: number;
  other_provision?: number;
  total_demand?: number;
  total_short_borrowings?: number;
  total_payables?: number;
  total_other_current?: number;
  total_provisions?: number;
  total_current_liabilities?: number;
  total_liabilities?: number;
  tangible_gross?: number;
  tangible_depreciation?: number;
  tangible_impairment?: number;
  intangible_gross?: number;
  intangible_amortised?: number;
  intangible_impairment?: number;
  work_in_progress?: number;
  intangible_progress?: number;
  long_property?: number;
  long_listed?: number;
  long_unlisted?: number;
  long_preference?: number;
  long_government?: number;
  long_debentures?: number;
  long_funds?: number;
  long_firms?: number;
  long_others?: number;
  deferred_tax_asset?: number;
  capital_advances?: number;
  security_deposits?: number;
  long_advances_related?: number;
  long_advances?: number;
  long_business?: number;
  long_not_business?: number;
  long_holders?: number;
  receivables_secured?: number;
  receivables_unsecured?: number;
  receivables_doubtful?: number;
  other_non_current?: number;
  non_current_holders?: number;
  tangible_net?: number;
  intangible_net?: number;
  total_fixed?: number;
  long_equities?: number;
  long_investments?: number;
  total_long_advances?: number;
  total_long_receivables?: number;
  total_other_non_current?: number;
  total_non_current?: number;
  short_listed?: number;
  short_unlisted?: number;
  short_preference?: number;
  short_government?: number;
  short_debentures?: number;
  short_funds?: number;
  short_firms?: number;
  short_others?: number;
  raw_material?: number;
  stock_in_process?: number;
  finished_goods?: number;
  stock_in_trade?: number;
  stores?: number;
  loose_tools?: number;
  other_stock?: number;
  receivables_old?: number;
  receivables?: number;
  bank?: number;
  cheques?: number;
  cash?: number;
  other_cash?: number;
  short_advances_related?: number;
  short_advances?: number;
  short_business?: number;
  short_not_business?: number;
  short_holders?: number;
  other_current?: number;
  short_equities?: number;
  short_investments?: number;
  total_inventories?: number;
  total_receivables?: number;
  total_cash?: number;
  total_short_advances?: number;
  total_current?: number;
  total_assets?: number;
};

/** Other reserves by kind */
export type Itr6BalanceSheetReserves = {
  nature?: string;
  amount?: number;
};

/** Group, key persons and holders */
export type Itr6Company = {
  group?: '1' | '2' | '3' | '4';
  holding?: Itr6CompanyHolding[];
  subsidiaries?: Itr6CompanySubsidiaries[];
  reorganised?: Itr6CompanyReorganised[];
  key_persons?: Itr6CompanyKeyPersons[];
  holders?: Itr6CompanyHolders[];
  owners?: Itr6CompanyOwners[];
  immediate_parents?: Itr6CompanyImmediateParents[];
  ultimate_parents?: Itr6CompanyUltimateParents[];
  public_sector?: 'Y' | 'N';
  reserve_bank?: 'Y' | 'N';
  government_40?: 'Y' | 'N';
  bank?: 'Y' | 'N';
  scheduled_bank?: 'Y' | 'N';
  insurer?: 'Y' | 'N';
  nbfc?: 'Y' | 'N';
  unlisted?: 'Y' | 'N';
};

/** Ultimate parent company */
export type Itr6CompanyUltimateParents = {
  name?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  residence?: string;
  pan?: string;
  number?: string;
};

/** Immediate parent company */
export type Itr6CompanyImmediateParents = {
  name?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  residence?: string;
  pan?: string;
  number?: string;
};

/** Natural persons who are ultimate owners of 10% or more, unlisted company */
export type Itr6CompanyOwners = {
  name?: string;
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

/** Beneficial owners of 10% or more of the voting power */
export type Itr6CompanyHolders = {
  name?: string;
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

/** Key persons */
export type Itr6CompanyKeyPersons = {
  name?: string;
  designation?: 'MD' | 'DIR' | 'SEC' | 'CEO' | 'CFO' | 'MGR' | 'OPO';
  pan?: string;
  aadhaar?: string;
  din?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Amalgamation or demerger in the year */
export type Itr6CompanyReorganised = {
  kind?: 'AMALGAMATING' | 'AMALGAMATED' | 'DEMERGED' | 'RESULTING';
  name?: string;
  pan?: string;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
  on?: string;
};

/** Subsidiary companies */
export type Itr6CompanySubsidiaries = {
  name?: string;
  pan?: string;
  share?: number;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Holding company */
export type Itr6CompanyHolding = {
  name?: string;
  pan?: string;
  share?: number;
  address?: string;
  city?: string;
  state?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23' | '24' | '25' | '26' | '27' | '28' | '29' | '30' | '31' | '32' | '33' | '34' | '35' | '36' | '37' | '99';
  country?: string;
  pincode?: string;
  zip_code?: string;
};

/** Audit information */
export type Itr6Audit = {
  books_44aa?: 'Y' | 'N';
  presumptive_only?: 'Y' | 'N';
  turnover_band?: 'Upto1CR' | 'Upto10CR' | 'MoreThan10CR';
  cash_received?: 'UpTo5Per' | 'MoreThan5Per';
  cash_paid?: 'UpTo5Per' | 'MoreThan5Per';
  liable_44ab?: 'Y' | 'N';
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
  other_audits?: Itr6AuditOtherAudits[];
  other_acts?: Itr6AuditOtherActs[];
  businesses?: Itr6AuditBusinesses[];
};

/** Nature of business or profession */
export type Itr6AuditBusinesses = {
  code?: string;
  trade_name?: string;
  description?: string;
};

/** Audit under other Acts */
export type Itr6AuditOtherActs = {
  act?: '1' | '2' | '3' | '4' | '5' | '7' | '8' | '9' | '10' | '12' | '14' | '15' | '16' | '17' | '18' | '19';
  act_other?: string;
  section?: string;
  audited?: 'Y' | 'N';
  date?: string;
};

/** Other audit reports under the Income-tax Act */
export type Itr6AuditOtherAudits = {
  section?: '10AA' | '10(4D)' | '10(23FF)' | '44DA' | '50B' | '80-IA' | '80-IAB' | '80-IAC' | '80-IB' | '80-IC' | '80-ID' | '80-IE' | '80JJAA' | '80LA' | '115JB' | '115VW' | '33AB' | '33ABA' | '10TIA' | 'OTH';
  audited?: 'Y' | 'N';
  date?: string;
  ack?: string;
};

/** Filing status */
export type Itr6Filing = {
  section_filed?: '11' | '12' | '13' | '14' | '16' | '17' | '18' | '20' | '19';
  return_type?: string;
  filing_date?: string;
  original_receipt_number?: string;
  original_filing_date?: string;
  notice_number?: string;
  notice_date?: string;
  due_date?: '2026-10-31' | '2026-11-30';
  resident_status?: 'RES' | 'NRI';
  option_earlier?: '115BA' | '115BAA' | '115BAB' | 'NA';
  option_year?: '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
  option_form_date?: string;
  option_form_ack?: string;
  option_now_flag?: 'Y' | 'N';
  option_now?: '115BA' | '115BAA' | '115BAB';
  option_now_date?: string;
  option_now_ack?: string;
  manufacturing_income?: number;
  excess_income?: number;
  large?: 'Y' | 'N';
  treaty_relief?: 'Y' | 'N';
  permanent_establishment?: 'Y' | 'N';
  economic_presence?: 'Y' | 'N' | 'NA';
  indian_accounting?: 'Y' | 'N';
  ifsc?: 'Y' | 'N';
  liquidation?: 'Y' | 'N';
  producer?: 'Y' | 'N';
  condition_44ab?: 'bi' | 'bii' | 'biii';
  startup?: 'Y' | 'N';
  startup_number?: string;
  startup_certified?: 'Y' | 'N';
  startup_certificate?: string;
  startup_form2?: 'Y' | 'N';
  startup_form2_date?: string;
  msme?: 'Y' | 'N';
  msme_number?: string;
  fii?: 'Y' | 'N';
  sebi_number?: string;
  is_representative?: 'Y' | 'N';
  representative?: Itr6FilingRepresentative;
  lei_number?: string;
  lei_valid_to?: string;
  section_79?: Itr6FilingSection79[];
};

/** Years whose losses lapse because holders of 51% of the voting power changed */
export type Itr6FilingSection79 = {
  year?: '2017-18' | '2018-19' | '2019-20' | '2020-21' | '2021-22' | '2022-23' | '2023-24' | '2024-25' | '2025-26';
};

/** Representative */
export type Itr6FilingRepresentative = {
  name?: string;
  email?: string;
  mobile_country_code?: string;
  mobile?: string;
};

/** Company */
export type Itr6Personal = {
  domestic?: 'Y' | 'N';
  status?: '6' | '7';
  last_name?: string;
  old_name?: string;
  pan_number?: string;
  cin?: string;
  date_of_birth?: string;
  commenced_on?: string;
  mobile_country_code?: string;
  mobile?: string;
  email?: string;
  second_mobile_country_code?: string;
  second_mobile?: string;
  second_email?: string;
  landline?: Itr6PersonalLandline;
  address?: Itr6PersonalAddress;
  same_secondary_address?: 'Y' | 'N';
  alternate_address?: Itr6PersonalAlternateAddress;
};

/** Secondary address */
export type Itr6PersonalAlternateAddress = {
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
export type Itr6PersonalAddress = {
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
export type Itr6PersonalLandline = {
  std_code?: number;
  number?: string;
};
