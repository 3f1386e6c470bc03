import type { FormValues } from '../../forms/paths.ts';

/**
 * Figures of a return worked by hand, whole rupees: heads and tax lines of Parts B-TI and B-TTI, and what is still payable.
 * A figure left out is not compared.
 */
export interface Figures {
  house?: number;
  business?: number;
  speculative?: number;
  /** Chargeable gains, short and long, before virtual assets. */
  gains?: number;
  virtual_assets?: number;
  /** Other sources with winnings. */
  sources?: number;
  gross_total_income?: number;
  deductions?: number;
  total_income: number;
  /** Income at normal rates (item of the form after special rates are taken out). */
  at_normal_rates?: number;
  losses_carried?: number;
  normal_tax?: number;
  special_tax?: number;
  surcharge?: number;
  surcharge_115bbe?: number;
  cess?: number;
  gross?: number;
  /** Minimum tax with surcharge and cess. */
  minimum?: number;
  credit?: number;
  net: number;
  a?: number;
  b?: number;
  c?: number;
  fee?: number;
  payable?: number;
  refund?: number;
}

export interface Whole {
  name: string;
  data: FormValues;
  figures: Figures;
}

const T = 'PartB_TTI.ComputationOfTaxLiability';
const I = `${T}.IntrstPay`;

const taxes: Partial<Record<keyof Figures, string>> = {
  normal_tax: `${T}.TaxPayableOnTI.TaxAtNormalRates`,
  special_tax: `${T}.TaxPayableOnTI.TaxAtSpecialRates`,
  net: `${T}.NetTaxLiability`,
  a: `${I}.IntrstPayUs234A`,
  b: `${I}.IntrstPayUs234B`,
  c: `${I}.IntrstPayUs234C`,
  fee: `${I}.LateFilingFee234F`,
  payable: 'PartB_TTI.TaxPaid.BalTaxPayable',
  refund: 'PartB_TTI.Refund.RefundDue',
};

const heads: Partial<Record<keyof Figures, string>> = {
  house: 'PartB-TI.IncomeFromHP',
  business: 'PartB-TI.ProfBusGain.TotProfBusGain',
  speculative: 'PartB-TI.ProfBusGain.ProfGainSpecBus',
  gains: 'PartB-TI.CapGain.ShortTermLongTermTotal',
  virtual_assets: 'PartB-TI.CapGain.CapGains30Per115BBH',
  sources: 'PartB-TI.IncFromOS.TotIncFromOS',
  gross_total_income: 'PartB-TI.GrossTotalIncome',
  deductions: 'PartB-TI.DeductionsUndSchVIADtl.TotDeductUndSchVIA',
  total_income: 'PartB-TI.TotalIncome',
  losses_carried: 'PartB-TI.LossesOfCurrentYearCarriedFwd',
};

/** Where the department's file has each figure, by form. */
export const placesOf: Readonly<Record<'ITR-5' | 'ITR-6' | 'ITR-7', Partial<Record<keyof Figures, string>>>> =
  {
    'ITR-5': {
      ...heads,
      ...taxes,
      at_normal_rates: 'PartB-TI.AggregateIncome',
      surcharge: `${T}.TaxPayableOnTI.SurchargeOnTaxPayable`,
      surcharge_115bbe: `${T}.TaxPayableOnTI.Surcharge25ofSI`,
      cess: `${T}.TaxPayableOnTI.EducationCess`,
      gross: `${T}.TaxPayableOnTI.GrossTaxLiability`,
      minimum: `${T}.TaxPayableOnDeemedTI.TotalTax`,
      credit: `${T}.CreditUS115JD`,
    },
    'ITR-6': {
      ...heads,
      ...taxes,
      at_normal_rates: 'PartB-TI.IncChargeableTaxNormalRates',
      surcharge: `${T}.TaxPayableOnTI.SurchargeOnTaxPayable`,
      surcharge_115bbe: `${T}.TaxPayableOnTI.Surcharge25ofSI`,
      cess: `${T}.TaxPayableOnTI.EducationCess`,
      gross: `${T}.TaxPayableOnTI.GrossTaxLiability`,
      minimum: `${T}.TaxPayableOnDeemedTI.TotalTax`,
      credit: `${T}.CredUs115JAATaxPaid`,
    },
    'ITR-7': {
      ...taxes,
      surcharge: `${T}.SurchargeOnTaxPayable`,
      surcharge_115bbe: `${T}.Surcharge25ofSI`,
      cess: `${T}.EducationCess`,
      gross: `${T}.GrossTaxLiability`,
    },
  };
