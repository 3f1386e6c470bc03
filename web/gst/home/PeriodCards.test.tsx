import { expect, test } from 'vitest';
import { markupOf, textsOf } from '../../testing/markup.tsx';
import type { HomePeriod, ReturnCard } from '../base/calls.ts';
import { Gstr1Card, Gstr2bCard, Gstr3bCard } from './PeriodCards.tsx';

const card = (more: Partial<ReturnCard> = {}): ReturnCard => ({
  gst_id: null,
  status: 'not_started',
  due_date: '2099-11-11',
  nil: false,
  filed_on: null,
  acknowledgement: '',
  totals: null,
  updated_at: null,
  ...more,
});
const period = (more: Partial<HomePeriod> = {}): HomePeriod => ({
  period: '10-2025',
  begun: true,
  gstr1: card(),
  gstr1a: null,
  may_amend: false,
  iff: false,
  gstr3b: card(),
  pmt06_due: null,
  gstr2b: card({ due_date: null }),
  ...more,
});
const whose = { entityId: 'e1', registrationId: 'g1' };
const shared = { ...whose, canEdit: true, onNil: undefined };
const first = (more: Partial<HomePeriod>, props: object = {}) => (
  <Gstr1Card {...shared} {...props} period={period(more)} />
);
const third = (more: Partial<HomePeriod>) => <Gstr3bCard {...shared} period={period(more)} />;
const disabled = (markup: string) => /<button[^>]* disabled=""/.test(markup);

test('a period that has begun can be started by those who may edit', () => {
  expect(textsOf(first({}))).toEqual(['GSTR-1', 'Due 11-11-2099', 'Not started', 'Start GSTR-1']);
  expect(textsOf(first({ gstr1: card({ due_date: '2025-11-11' }) }))).toContain('Late');
  expect(disabled(markupOf(first({})))).toBe(false);
  expect(disabled(markupOf(first({}, { canEdit: false })))).toBe(true);
  expect(disabled(markupOf(first({ begun: false })))).toBe(true);
  expect(disabled(markupOf(third({ begun: false })))).toBe(true);
});

test('a nil return is offered where one may be filed', () => {
  expect(textsOf(first({}, { onNil: () => undefined }))).toContain('File nil return');
  expect(textsOf(first({}))).not.toContain('File nil return');
});

test('a month of a quarterly filer has the IFF and PMT-06', () => {
  expect(textsOf(first({ iff: true }))).toContain('Start the IFF');
  expect(textsOf(first({ iff: true, gstr1: card({ gst_id: 'g1', status: 'draft' }) }))).toContain(
    'Open the IFF',
  );
  const paid = textsOf(third({ gstr3b: null, pmt06_due: '2025-11-25' })).join(' ');
  expect(paid).toContain('A quarterly filer pays this month’s tax with PMT-06.');
  expect(paid).toContain('Due 25-11-2025');
  const none = textsOf(third({ gstr3b: null })).join(' ');
  expect(none).not.toContain('Due');
  // Nothing at all is due where the GSTIN was not in force: that is no month of PMT-06.
  expect(none).toContain('No GSTR-3B is due from this GSTIN for the period.');
});

test('only a filed return says that it is nil', () => {
  const of = (status: ReturnCard['status'], nil: boolean) =>
    textsOf(first({ gstr1: card({ gst_id: 'g1', status, nil }) }));
  expect(of('filed', true)).toContain('nil');
  expect(of('draft', true)).not.toContain('nil');
  expect(of('filed', false)).not.toContain('nil');
});

test('figures stand in rupees', () => {
  const gstr1 = card({
    gst_id: 'g1',
    status: 'draft',
    totals: { total_b2b_invoices: 3, b2b_taxable_value: 123456.5 },
  });
  expect(textsOf(first({ gstr1 })).join(' ')).toMatch(/3 B2B invoices, taxable value .*1,23,456\.50/);
  const tax = (igst: number) => ({ igst, cgst: 0, sgst: 0, cess: 0 });
  const gstr3b = card({
    gst_id: 'g3',
    status: 'draft',
    totals: { liability: tax(5000), net_credit: tax(3000), cash: tax(2000) },
  });
  expect(textsOf(third({ gstr3b })).join(' ')).toMatch(
    /Tax .*5,000.*, credit .*3,000.*, to be paid in cash .*2,000/,
  );
});

test('GSTR-2B is taken from its file by those who may edit, and says so once it is there', () => {
  const second = (more: Partial<HomePeriod>, canEdit = true) =>
    textsOf(<Gstr2bCard {...whose} canEdit={canEdit} period={period(more)} />);
  expect(second({})).toContain('GSTR-2B JSON');
  expect(second({}, false)).not.toContain('GSTR-2B JSON');
  const gstr2b = card({ gst_id: 'g2', due_date: null, totals: { other: { igst: 1800 } } });
  expect(second({ gstr2b })).toContain('Open GSTR-2B');
  expect(second({ gstr2b }).join(' ')).toMatch(/Credit available: .*1,800/);
  expect(second({ gstr2b })).toContain('Imported');
});
