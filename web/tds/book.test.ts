import { describe, expect, it } from 'vitest';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { createBook, type Pending } from './book.ts';
import { patchBody } from './openTds.ts';

const challan: SheetRow = { id: 'c1', bsr: '0510308', serial: '00123', deposited_on: '2025-05-07', tax: 100 };
const deductee: SheetRow = { id: 'd1', name: 'Kiran', pan: 'ABCPK1234F', paid_on: '2025-04-20' };

function desk() {
  const sent: Pending[] = [];
  const book = createBook(
    {
      what: { form: '26Q', financial_year: '2025-2026', quarter: 'Q1' },
      head: { deductor: {}, responsible: {} },
      counting: 'calendar',
      rows: { challans: [challan], deductees: [deductee], salaries: [] },
      earlier: [],
    },
    (pending) => sent.push(pending),
  );
  return { book, sent };
}

describe('an open statement', () => {
  it('sends what changed only, and takes back and again', () => {
    const { book } = desk();
    book.change(
      'deductees',
      [
        { ...deductee, tax: 50_00 },
        { id: 'd2', name: 'Ravi' },
      ],
      [],
    );
    expect(patchBody(book.pending(), 3)).toEqual({
      version: 3,
      removed: [],
      deductees: [
        { ...deductee, tax: 50_00, deposited: 50_00, deducted_on: '2025-04-20' },
        { id: 'd2', name: 'Ravi' },
      ],
    });
    book.undo();
    expect(book.rows('deductees')).toEqual([deductee]);
    expect(patchBody(book.pending(), 3)).toEqual({ version: 3, removed: ['d2'], deductees: [deductee] });
    book.redo();
    expect(book.rows('deductees').map((r) => r.id)).toEqual(['d1', 'd2']);
  });

  it('keeps as unsaved what was edited while a save ran', () => {
    const { book, sent } = desk();
    book.setHead({ deductor: { tan: 'MUMA12345B' }, responsible: {} });
    book.change('challans', [{ ...challan, tax: 200 }], []);
    const first = sent.at(-1)!;
    book.change('challans', [{ ...challan, tax: 300 }], []);
    book.stored(first);
    expect(book.pending().head).toBeUndefined();
    expect([...book.pending().put.values()].map((p) => p.row.tax)).toEqual([300]);
  });

  it('lays unsaved rows over those somebody else saved', () => {
    const { book } = desk();
    book.change('deductees', [{ ...deductee, name: 'Mine' }], []);
    book.reload(
      {
        head: { deductor: { name: 'Theirs' }, responsible: {} },
        counting: 'anniversary',
        rows: {
          challans: [{ ...challan, tax: 900 }],
          deductees: [{ ...deductee, name: 'Theirs' }, { id: 'd9' }],
          salaries: [],
        },
      },
      true,
    );
    expect(book.rows('deductees').map((r) => r.name)).toEqual(['Mine', undefined]);
    expect(book.rows('challans')[0]!.tax).toBe(900);
    expect([book.head().deductor['name'], book.counting()]).toEqual(['Theirs', 'anniversary']);
  });
});
