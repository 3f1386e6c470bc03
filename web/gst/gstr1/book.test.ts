import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { checkAll } from '../../../shared/gst/gstr1/validate.ts';
import { createBook, type Pending } from './book.ts';
import { patchBody } from './openGstr1.ts';
import '../../../shared/testing/seed.ts';

const who = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' } as const;
const row = (id: string, over: Partial<Row> = {}): Row => ({
  id,
  gstin: '24AANFA2641L1ZF',
  invoice_number: `A-${id}`,
  invoice_date: '2025-10-05',
  invoice_value: 118000,
  place_of_supply: '24',
  reverse_charge: 'N',
  invoice_type: 'R',
  rate: 18,
  taxable_value: 100000,
  cgst: 9000,
  sgst: 9000,
  cess: 0,
  ...over,
});
const ids = (rows: readonly Row[]) => rows.map((r) => r.id);

describe('an open GSTR-1', () => {
  it('keeps what is unsaved until the server has exactly that', () => {
    const seen: Pending[] = [];
    const book = createBook(who, { b2b: [row('1'), row('2')] }, (p) => seen.push(p));
    book.change('b2b', [row('1', { receiver_name: 'x' })], []);
    const sent = book.pending();
    book.change('b2b', [row('1', { receiver_name: 'y' })], ['2']);
    book.stored(sent);
    expect(book.pending().put.get('1')?.row.receiver_name).toBe('y');
    expect([...book.pending().removed]).toEqual(['2']);
    expect(patchBody(book.pending(), 7)).toMatchObject({
      version: 7,
      removed: ['2'],
      b2b_invoices: [{ id: '1', receiver_name: 'y', taxable_value: 1000 }],
    });
    book.stored(book.pending());
    expect(book.pending().put.size + book.pending().removed.size).toBe(0);
    expect(seen.length).toBe(2);
  });

  it('takes back and again any run of edits, to the same rows in the same order', () => {
    const edit = fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      gone: fc.boolean(),
      name: fc.string({ maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const start = [row('1'), row('2'), row('3')];
        const book = createBook(who, { b2b: start }, () => undefined);
        let steps = 0;
        for (const { id, gone, name } of edits) {
          const before = book.ticks();
          if (gone) book.change('b2b', [], [id]);
          else
            book.change(
              'b2b',
              [{ ...(book.rows('b2b').find((r) => r.id === id) ?? row(id)), receiver_name: name }],
              [],
            );
          if (book.ticks() > before && (!gone || edits.length > 0)) steps++;
        }
        const end = book.rows('b2b').map((r) => ({ ...r }));
        let undone = 0;
        while (book.undo()) undone++;
        expect(undone).toBeLessThanOrEqual(steps);
        expect(book.rows('b2b')).toEqual(start);
        for (let i = 0; i < undone; i++) book.redo();
        expect(book.rows('b2b')).toEqual(end);
      }),
    );
  });

  it('always has the findings of its rows', async () => {
    const book = createBook(
      who,
      { b2b: [row('1'), row('2', { invoice_number: 'A-1', gstin: '29AABCR1718E1ZL' })] },
      () => undefined,
    );
    await expect.poll(() => book.checked()).toBe(true);
    const all = () => checkAll(who, { b2b: [...book.rows('b2b')] }).filter((i) => i.row).length;
    const shown = () => book.issues().filter((i) => i.row).length;
    expect(shown()).toBe(all());
    expect(shown()).toBeGreaterThan(0);
    book.change('b2b', [], ['2']);
    expect(shown()).toBe(0);
    book.undo();
    expect(shown()).toBe(all());
  });

  it('lays unsaved rows over what somebody else saved', () => {
    const book = createBook(who, { b2b: [row('1'), row('2'), row('3')] }, () => undefined);
    book.change('b2b', [row('1', { receiver_name: 'mine' }), row('9')], ['3']);
    book.reload(
      {
        b2b: [
          row('1', { receiver_name: 'theirs' }),
          row('2', { receiver_name: 'theirs' }),
          row('3'),
          row('4'),
        ],
      },
      true,
    );
    expect(book.rows('b2b').map((r) => [r.id, r.receiver_name])).toEqual([
      ['1', 'mine'],
      ['2', 'theirs'],
      ['4', undefined],
      ['9', undefined],
    ]);
    book.reload({ b2b: [row('2')] }, false);
    expect(ids(book.rows('b2b'))).toEqual(['2']);
    expect(book.pending().put.size).toBe(0);
  });

  it('keeps a text that does not read until that cell reads', () => {
    const book = createBook(who, { b2b: [row('1')] }, () => undefined);
    book.change('b2b', [], [], [{ id: '1', key: 'taxable_value', text: 'abc' }]);
    book.change('b2b', [row('1', { receiver_name: 'x' })], [], [], ['1 receiver_name']);
    expect([...book.typed()]).toEqual([['1 taxable_value', 'abc']]);
    book.change('b2b', [row('1')], [], [], ['1 taxable_value']);
    expect([...book.typed()]).toEqual([]);
  });
});
