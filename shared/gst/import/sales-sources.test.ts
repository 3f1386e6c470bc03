import { expect, it } from 'vitest';
import { findSource } from './sales-sources.ts';

/** Headings of the files Meesho gives its sellers: that of returns has those of sales and one more. */
const sales = [
  ...['identifier', 'sup_name', 'gstin', 'sub_order_num', 'order_date', 'hsn_code', 'quantity', 'gst_rate'],
  ...['total_taxable_sale_value', 'tax_amount', 'total_invoice_value', 'taxable_shipping'],
  ...['end_customer_state_new', 'enrollment_no', 'financial_year', 'month_number', 'supplier_id'],
];

it('tells returns of a Meesho seller from sales, and dates them by the return', () => {
  const returns = findSource([[...sales, 'cancel_return_date']]);
  expect([returns?.source.id, returns?.source.whole, returns?.at.date]).toEqual([
    'meesho-returns',
    'C',
    [17],
  ]);
  const sold = findSource([sales]);
  expect([sold?.source.id, sold?.source.whole, sold?.at.date, sold?.at.number]).toEqual([
    'meesho-sales',
    undefined,
    [4],
    [3],
  ]);
});
