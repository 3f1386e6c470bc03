import { expect, test } from 'vitest';
import type { InvoiceState } from '../../shared/invoices/invoice.ts';
import type { InvoiceHead } from './calls.ts';
import { isOpen, mayDo } from './mayDo.ts';

const invoice = (status: InvoiceState, part: Partial<InvoiceHead> = {}): InvoiceHead => ({
  id: 'i1',
  version: 1,
  company_id: 'c1',
  company_name: 'Asha Traders',
  invoice_number: 'INV/1',
  invoice_date: '2026-04-01',
  due_date: '2026-05-01',
  customer_name: 'Bina',
  status,
  overdue: false,
  total: 1180,
  paid: 0,
  credited: 0,
  balance: 1180,
  reminders: [],
  has_email: true,
  mail: { state: 'none', at: '', reason: '' },
  can_edit: true,
  ...part,
});
/** Names of what may be done, in order. */
const may = (status: InvoiceState, part?: Partial<InvoiceHead>) =>
  Object.entries(mayDo(invoice(status, part))).flatMap(([name, yes]) => (yes ? name : []));

test.each<[InvoiceState, string[]]>([
  ['draft', ['edit', 'remove']],
  ['not-sent', ['pay', 'sendAgain', 'credit', 'cancel']],
  ['sent', ['pay', 'remind', 'sendAgain', 'credit', 'cancel']],
  ['part-paid', ['pay', 'remind', 'sendAgain', 'credit']],
  ['paid', ['sendAgain', 'credit']],
  ['cancelled', []],
])('%s: %s', (status, acts) => {
  expect(may(status)).toEqual(acts);
});

test('nobody is reminded without an address, and a credited invoice is not cancelled', () => {
  expect(may('sent', { has_email: false })).not.toContain('remind');
  expect(may('sent', { credited: 1 })).not.toContain('cancel');
});

test('no more is credited than was billed', () => {
  expect(may('sent', { credited: 1179 })).toContain('credit');
  expect(may('sent', { credited: 1180 })).not.toContain('credit');
});

test('money is awaited until all is paid or the invoice is cancelled', () => {
  const states: InvoiceState[] = ['draft', 'not-sent', 'sent', 'part-paid', 'paid', 'cancelled'];
  expect(states.filter((status) => isOpen({ status }))).toEqual(['not-sent', 'sent', 'part-paid']);
});
