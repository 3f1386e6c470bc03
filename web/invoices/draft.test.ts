import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InvoiceWhole } from './calls.ts';
import { blankInvoice, blankLine, callOf, draftOf, liveTotals } from './draft.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-31T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a new invoice is of today in India, due in thirty days, with one line of 1 at 18%', () => {
  const draft = blankInvoice();
  // 1.30 at night of 1 February in India; 30 days on, February has 28
  expect([draft.invoice_date, draft.due_date]).toEqual(['2026-02-01', '2026-03-03']);
  expect(draft.reverse_charge).toBe('N');
  expect(draft.items).toEqual([{ description: '', hsn: '', quantity: '1', rate: '', gst_rate: '18' }]);
});

const stored = {
  company_id: 'c1',
  registration_id: null,
  invoice_date: '2026-01-05',
  due_date: '2026-02-04',
  customer_name: 'Rao',
  customer_email: 'rao@example.in',
  customer_gstin: '29AABCR1718E1ZL',
  customer_address: 'Mysuru',
  place_of_supply: '29',
  reverse_charge: 'Y',
  upi_id: 'a@upi',
  notes: 'n',
  terms: 't',
  items: [{ description: 'Audit', hsn: null, quantity: 2, rate: 1500.5, gst_rate: '18' }],
} as unknown as InvoiceWhole;

it('a stored draft is edited as text and goes back as it came', () => {
  const draft = draftOf(stored);
  expect(draft).toEqual({
    ...stored,
    registration_id: '',
    items: [{ description: 'Audit', hsn: '', quantity: '2', rate: '1500.5', gst_rate: '18' }],
  });
  const { registration_id: _, ...rest } = stored;
  expect(callOf(draft)).toEqual({
    ...rest,
    items: [{ description: 'Audit', hsn: '', quantity: 2, rate: 1500.5, gst_rate: '18' }],
  });
  expect(callOf({ ...draft, registration_id: 'r1' })).toMatchObject({ registration_id: 'r1' });
});

it('a quantity left empty is none, a rate left empty is nil', () => {
  const [line] = callOf({ ...blankInvoice(), items: [{ ...blankLine(), quantity: ' ', rate: '' }] }).items;
  expect(line).toMatchObject({ quantity: undefined, rate: 0 });
});

it('totals run with what is typed: within the State two taxes, beyond it one; none while a figure is no amount', () => {
  const draft = {
    ...blankInvoice(),
    customer_name: 'Rao',
    place_of_supply: '27',
    items: [{ ...blankLine(), quantity: '2', rate: '500.50' }],
  };
  // 2 x 500.50 = 1,001.00; 18% = 180.18, half of it 90.09
  const within = liveTotals(draft, '27AAACA1234A1Z5');
  expect(JSON.stringify(within)).toContain('100100');
  expect(within).toMatchObject({ cgst: 90_09, sgst: 90_09, igst: 0 });
  expect(liveTotals({ ...draft, place_of_supply: '29' }, '27AAACA1234A1Z5')).toMatchObject({
    igst: 180_18,
    cgst: 0,
    sgst: 0,
  });
  expect(liveTotals({ ...draft, items: [{ ...blankLine(), rate: 'x' }] }, '27AAACA1234A1Z5')).toBeUndefined();
  // an address that is still being typed is no reason to show no totals
  expect(liveTotals({ ...draft, customer_email: 'rao@', upi_id: 'a' }, '27AAACA1234A1Z5')).toEqual(within);
});
