import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { paise } from '../../../shared/gst/gstr1/columns.ts';
import type { GstIssue } from '../../../shared/gst/gstr1/issue.ts';
import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { sectionTotals } from '../../../shared/gst/gstr1/totals.ts';
import { checkAll } from '../../../shared/gst/gstr1/validate.ts';
import { lookedAt, plainLook } from '../../grid/view.ts';
import { type Book, createBook } from './book.ts';
import '../../../shared/testing/seed.ts';

const who = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' } as const;
const parties = ['24AANFA2641L1ZF', '29AABCR1718E1ZL', 'wrong'];
const used = ['b2b', 'cdnr', 'b2cs'] as const satisfies readonly SectionId[];

/** Rows that often share numbers, disagree about a document's value or are refused. */
const rowOf = (section: SectionId, id: string, a: number, b: number): Row => {
  const line = {
    id,
    place_of_supply: '24',
    rate: [5, 18, 40][b % 3]!,
    taxable_value: a * 1001,
    cgst: a * 90,
    sgst: a * 90,
    cess: b,
  };
  if (section === 'b2cs') return line;
  const party = { gstin: parties[b % 3]!, invoice_type: 'R', reverse_charge: 'N' };
  return section === 'b2b'
    ? {
        ...line,
        ...party,
        ...(a % 7 ? { invoice_number: `A-${a % 4}` } : {}),
        invoice_date: b % 5 ? '2025-10-05' : '2025-02-30',
        invoice_value: a * 1181 + (b % 2),
      }
    : {
        ...line,
        ...party,
        note_type: b % 2 ? 'C' : 'D',
        note_number: `N-${a % 3}`,
        note_date: '2025-10-06',
        note_value: a * 1181,
      };
};

const small = fc.integer({ min: 0, max: 9 });
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('put' as const), at: small, a: small, b: small, many: small }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: small, many: small }) },
  { weight: 3, arbitrary: fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const }) },
);
const told = (issues: readonly GstIssue[]) =>
  issues.map((i) => `${i.section}|${i.row}|${i.field}|${JSON.stringify(i.message)}|${i.severity}`).sort();

/** Everything kept along the way is what recalculating it gives. */
function agrees(book: Book): void {
  for (const id of used) {
    const rows = book.rows(id);
    for (const [i, row] of rows.entries()) expect(book.placeOf(id, row.id)).toBe(i);
    const { totals, columns } = book.tallied(id)!;
    expect(totals).toEqual(sectionTotals(id, rows));
    for (const column of sections[id].columns) {
      if (column.kind !== 'money' || column.header) continue;
      const sum = rows.reduce((n, row) => n + (row.note_type === 'C' ? -1 : 1) * paise(row, column.key), 0);
      expect([column.key, columns[column.key]]).toEqual([column.key, sum + 0]);
    }
  }
  const anew = checkAll(who, book.sheets());
  expect(told(book.issues())).toEqual(told(anew));
  expect(book.errors()).toBe(anew.filter((i) => i.severity === 'error').length);
  for (const id of used) {
    const refused = new Set(
      anew.flatMap((i) => (i.severity === 'error' && i.section === id && i.row ? [i.row] : [])),
    );
    expect([id, book.refusedIn(id)]).toEqual([id, refused.size]);
    for (const row of book.rows(id))
      expect(told(book.issuesOf(row.id))).toEqual(told(anew.filter((i) => i.row === row.id)));
  }
}

describe('what an open GSTR-1 keeps along the way', () => {
  it('equals what is worked out anew, after any run of edits, pastes, removals, undo and redo', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...used), act), { minLength: 1, maxLength: 14 }),
        (acts) => {
          const book = createBook(
            who,
            {
              b2b: [1, 2, 3].map((n) => rowOf('b2b', `b2b${n}`, n, n)),
              cdnr: [1, 2].map((n) => rowOf('cdnr', `cdnr${n}`, n, n)),
            },
            () => undefined,
          );
          for (const [section, one] of acts) {
            if (one.kind === 'undo') book.undo();
            else if (one.kind === 'redo') book.redo();
            else if (one.kind === 'remove')
              book.change(
                section,
                [],
                Array.from({ length: 1 + (one.many % 3) }, (_, i) => `${section}${one.at + i}`),
              );
            else
              book.change(
                section,
                Array.from({ length: 1 + (one.many % 4) }, (_, i) =>
                  rowOf(section, `${section}${one.at + i}`, one.a + i, one.b),
                ),
                [],
              );
            agrees(book);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('holds for rows edited while the others are still being gone through', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => rowOf('b2b', `b2b${n}`, n, n));
    const book = createBook(who, { b2b: rows }, () => undefined);
    expect(book.checked()).toBe(false);
    expect(book.tallied('b2b')).toBeUndefined();
    book.change('b2b', [rowOf('b2b', 'b2b5', 77, 1), rowOf('b2b', 'new', 5, 2)], ['b2b7', 'b2b499']);
    await expect.poll(() => book.checked(), { timeout: 20_000 }).toBe(true);
    expect(book.progress()).toEqual({ done: 500, total: 500 });
    agrees(book);
    book.undo();
    agrees(book);
    expect(book.rows('b2b')).toEqual(rows);
  });

  it('gives the same list of findings and the same totals as long as nothing about them changes', () => {
    const book = createBook(
      who,
      { b2b: [1, 2, 3].map((n) => rowOf('b2b', `b2b${n}`, n, 2)) },
      () => undefined,
    );
    const before = [book.issuesOf('b2b1'), book.issuesOf('b2b2'), book.tallied('cdnr')];
    book.change('b2b', [rowOf('b2b', 'b2b3', 3, 1)], []);
    expect(book.issuesOf('b2b1')).toBe(before[0]);
    expect(book.issuesOf('b2b2')).toBe(before[1]);
    expect(book.tallied('cdnr')).toBe(before[2]);
    const untouched = book.rows('b2b')[0];
    book.change('b2b', [rowOf('b2b', 'b2b3', 3, 0)], []);
    expect(book.rows('b2b')[0]).toBe(untouched);
  });

  it('shows through a sorted or filtered table the rows as they are now, at the places they had', () => {
    const columns = sections.b2b.columns.map((column) => ({
      key: column.key,
      label: column.label,
      show: (value: unknown) => String(value ?? ''),
      read: (text: string) => ({ ok: true as const, value: text }),
    }));
    const looks = [
      { ...plainLook, sort: [{ columnKey: 'taxable_value', direction: 'DESC' as const }] },
      { ...plainLook, find: 'A-1' },
      { ...plainLook, onlyIssues: true },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...looks), small, small, small, (look, at, a, b) => {
        const start = Array.from({ length: 10 }, (_, n) => rowOf('b2b', `b2b${n}`, n, n));
        const book = createBook(who, { b2b: start }, () => undefined);
        const places = lookedAt(book.rows('b2b'), columns, look, (id) => book.issuesOf(id).length > 0);
        const shape = book.shape();
        book.change('b2b', [rowOf('b2b', `b2b${at}`, a, b)], []);
        expect(book.shape()).toBe(shape);
        expect(places.map((i) => book.rows('b2b')[i]!.id)).toEqual(places.map((i) => start[i]!.id));
        expect(book.rows('b2b')[at]!.taxable_value).toBe(a * 1001);
      }),
    );
  });
});
