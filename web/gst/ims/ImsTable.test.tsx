import { expect, test } from 'vitest';
import { markupOf, textsOf } from '../../testing/markup.tsx';
import { ImsTable } from './ImsTable.tsx';
import type { Ims, ImsLine } from './ims.ts';

const line = (more: Partial<ImsLine> = {}): ImsLine => ({
  id: '1',
  section: 'b2b',
  gstin: '29AABCR1718E1ZL',
  name: 'Rao',
  number: 'P/1',
  date: '2025-10-20',
  kind: 'invoice',
  taxable: 100,
  igst: 18,
  cgst: 0,
  sgst: 0,
  cess: 1.5,
  suggested: 'A',
  reasons: [],
  action: 'N',
  decided: false,
  remarks: '',
  reduce: null,
  may_be_pending: true,
  pending_until: null,
  ...more,
});
const table = (more: Partial<Ims> = {}) => {
  const records = more.records ?? [line()];
  const data = {
    registration_id: 'r1',
    return_period: '10-2025',
    version: 1,
    remarks_reading: 'limited',
    total: records.length,
    found: records.length,
    open: records.length,
    page: 1,
    can_edit: true,
    ...more,
    records,
  } as Ims;
  const nothing = () => undefined;
  return (
    <ImsTable entityId="e1" data={data} show="all" onShow={nothing} onPage={nothing} onChanged={nothing} />
  );
};
/** The element that carries the text or label, with its attributes. */
const control = (markup: string, label: string): string =>
  markup.match(
    new RegExp(`<(button|select|input)[^>]*(aria-label="${label}"[^>]*>|>(?:<[^>]+>)*${label}<)`),
  )?.[0] ?? '';
const off = (markup: string, label: string) => /\sdisabled=""/.test(control(markup, label));

test('who may edit can choose; nothing is to be saved yet', () => {
  const markup = markupOf(table());
  for (const label of ['Remarks are allowed with', 'Action on P/1', 'Apply suggestions to undecided records'])
    expect([label, control(markup, label) !== '', off(markup, label)]).toEqual([label, true, false]);
  expect(off(markup, 'Save')).toBe(true);
});

test('who may only read sees the records, without controls to change them', () => {
  const markup = markupOf(table({ can_edit: false }));
  expect(off(markup, 'Remarks are allowed with')).toBe(true);
  expect(off(markup, 'Action on P/1')).toBe(true);
  for (const label of ['Save', 'Apply suggestions to undecided records'])
    expect(control(markup, label)).toBe('');
});

test('suggestions are applied only while a record is open', () =>
  expect(off(markupOf(table({ open: 0 })), 'Apply suggestions to undecided records')).toBe(true));

test('a record says whose it is, what it is, its whole tax and until when it may wait', () => {
  const texts = (more: Partial<ImsLine>) => textsOf(table({ records: [line(more)] }));
  expect(texts({})).toEqual(expect.arrayContaining(['Rao', '29AABCR1718E1ZL', 'P/1', '19.50', 'Accept']));
  expect(texts({ name: '' }).filter((text) => text === '29AABCR1718E1ZL')).toHaveLength(1);
  expect(texts({ kind: 'C' }).join(' ')).toContain('Credit note');
  expect(texts({ kind: 'D' }).join(' ')).toContain('Debit note');
  const waits = 'May be pending until';
  expect(texts({ pending_until: '11-2025' }).join(' ')).toContain(waits);
  expect(texts({ pending_until: '11-2025', may_be_pending: false }).join(' ')).not.toContain(waits);
});

test('an import cannot be rejected, and what may not wait cannot be kept pending', () => {
  const options = (more: Partial<ImsLine>) =>
    markupOf(table({ records: [line(more)] })).match(/Action on P\/1.*?<\/select>/s)?.[0] ?? '';
  expect(options({})).toContain('value="R"');
  expect(options({ section: 'impg' })).not.toContain('value="R"');
  const pending = (more: Partial<ImsLine>) => options(more).match(/<option[^>]*value="P"[^>]*>/)?.[0] ?? '';
  expect(pending({})).not.toContain('disabled');
  expect(pending({ may_be_pending: false })).toContain('disabled');
});

test('pages are turned only where there are more', () => {
  const pages = (page: number, found: number) => markupOf(table({ page, found }));
  expect(control(pages(1, 200), 'Next page')).toBe('');
  expect([off(pages(1, 201), 'Previous page'), off(pages(1, 201), 'Next page')]).toEqual([true, false]);
  expect([off(pages(2, 400), 'Previous page'), off(pages(2, 400), 'Next page')]).toEqual([false, true]);
});

test('without records there is only the place to drop a file', () => {
  expect(control(markupOf(table({ records: [], total: 0, open: 0 })), 'Remarks are allowed with')).toBe('');
});
