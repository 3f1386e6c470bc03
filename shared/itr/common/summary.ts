import type { TaxResult } from '../../tax/model/types.ts';
import type { TaxSummary } from './types.ts';

/** The documented tax figures of a result: tax before cess is after rebate and surcharge, `tds_paid` is TDS and TCS. */
export const summaryOf = (result: TaxResult): TaxSummary => ({
  total_income: result.totalIncome,
  tax_before_cess: result.tax.afterRebate + result.tax.surcharge,
  cess: result.tax.cess,
  total_tax: result.totalLiability,
  tds_paid: result.taxesPaid.tds + result.taxesPaid.tcs,
  balance_tax: result.balancePayable > 0 ? result.balancePayable : 0 - result.refund,
});
