import { expect, it } from 'vitest';
import { detailsWire } from '../../../shared/gst/einvoice/details.ts';
import { chosenFor, detailsOf, type EinvoiceRow, formOf, standingOf } from './einvoices.ts';

const row = (over: Partial<EinvoiceRow> = {}): EinvoiceRow => ({
  id: 'a',
  kind: 'invoice',
  number: 'INV-1',
  date: '2026-11-20',
  customer: 'Mehta',
  customer_gstin: '27AAPFU0939F1ZV',
  total: 100,
  cancelled: false,
  version: 1,
  needs_irn: true,
  registered: true,
  days_left: 3,
  needs_eway: false,
  goods: true,
  from_file: false,
  details: null,
  irn: '',
  ack_number: '',
  ack_date: '',
  eway_number: '',
  has_qr: false,
  errors: 0,
  issues: [],
  eway_issues: [],
  ...over,
});

it('says first what must be done', () => {
  const states = [
    row(),
    row({ errors: 2 }),
    row({ errors: 2, days_left: -1 }),
    row({ irn: 'x', days_left: -1 }),
    row({ registered: false }),
    row({ needs_irn: false }),
    row({ cancelled: true }),
    row({ needs_irn: null }),
  ].map(standingOf);
  expect(states).toEqual([
    'ready',
    'incomplete',
    'late',
    'irn',
    'not-needed',
    'not-needed',
    'cancelled',
    'ready',
  ]);
});

it('puts into a file only what belongs in it', () => {
  const rows = [
    row({ id: 'a' }),
    row({ id: 'b', irn: 'x' }),
    row({ id: 'c', goods: false }),
    row({ id: 'd', registered: false }),
    row({ id: 'e' }),
  ];
  const chosen = new Set(['a', 'b', 'c', 'd']);
  expect([chosenFor(rows, chosen, 'einvoice'), chosenFor(rows, chosen, 'eway')]).toEqual([
    ['a', 'c'],
    ['a', 'b', 'd'],
  ]);
});

it('sends what was entered and gives it back unchanged', () => {
  expect(detailsOf(formOf(null))).toEqual({ supply_type: 'B2B', igst_on_intra: false });
  const details = detailsWire.parse({
    supply_type: 'SEZWP',
    buyer: { loc: 'Mumbai', pin: '400001' },
    transport: { distance: 280, mode: '1', vehicle: 'GJ05AB1234' },
  });
  expect(detailsWire.parse(detailsOf(formOf(details)))).toEqual(details);
});
