import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyBlock, pasteBlock, readTsv, writeTsv } from './clipboard.ts';
import { noHistory, remember, stepBack, stepForth } from './history.ts';
import { edges, grown, holds, oneCell } from './range.ts';
import type { GridColumn } from './types.ts';
import { type Look, lookedAt, plainLook } from './view.ts';
import '../../shared/testing/seed.ts';

interface R {
  id: string;
  name?: string;
  amount?: number;
}
const columns: GridColumn[] = [
  {
    key: 'name',
    label: 'Name',
    show: (v) => String(v ?? ''),
    read: (text) => ({ ok: true, value: text || undefined }),
  },
  {
    key: 'amount',
    label: 'Amount',
    show: (v) => (v === undefined ? '' : String(v)),
    read: (text) =>
      text === ''
        ? { ok: true, value: undefined }
        : /^-?\d+$/.test(text)
          ? { ok: true, value: Number(text) }
          : { ok: false, message: 'no' },
  },
];

describe('clipboard', () => {
  it('reads what spreadsheets copy: quotes, breaks inside cells, a last line break', () => {
    expect(readTsv('a\t"b\nc"\t"d ""e"""\r\n1\t\t2\r\n')).toEqual([
      ['a', 'b\nc', 'd "e"'],
      ['1', '', '2'],
    ]);
  });

  it('reads back whatever it writes', () => {
    const cell = fc.string().map((s) => s.replace(/\r/g, ''));
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((n) => fc.array(fc.array(cell, { minLength: n, maxLength: n }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(
        table.filter((t) => t.at(-1)!.some((c) => c !== '')),
        (t) => {
          expect(
            readTsv(`${writeTsv(t)}
`),
          ).toEqual(t);
        },
      ),
    );
  });

  it('lays a block over rows, makes rows beyond the last, and keeps what does not read as typed', () => {
    const rows: R[] = [{ id: '1', name: 'x', amount: 1 }];
    let n = 1;
    const done = pasteBlock(
      [
        ['a', '5'],
        ['b', 'abc'],
      ],
      { row: 0, column: 0, rows: 1, columns: 1 },
      rows,
      columns,
      () => ({ id: `n${++n}` }),
    );
    expect(done).toEqual({
      put: [
        { id: '1', name: 'a', amount: 5 },
        { id: 'n2', name: 'b' },
      ],
      typed: [{ id: 'n2', key: 'amount', text: 'abc' }],
    });
  });

  it('fills a selection with one copied cell and leaves a heading line out', () => {
    const rows: R[] = [{ id: '1' }, { id: '2' }];
    const fresh = () => ({ id: 'never' });
    expect(pasteBlock([['7']], { row: 0, column: 1, rows: 2, columns: 1 }, rows, columns, fresh).put).toEqual(
      [
        { id: '1', amount: 7 },
        { id: '2', amount: 7 },
      ],
    );
    expect(
      pasteBlock(
        [
          ['Name', 'Amount'],
          ['a', '1'],
        ],
        { row: 0, column: 0, rows: 1, columns: 1 },
        rows,
        columns,
        fresh,
      ).put,
    ).toEqual([{ id: '1', name: 'a', amount: 1 }]);
  });

  it('copies what is shown', () => {
    expect(copyBlock([{ id: '1', name: 'a', amount: 3 } as R], columns)).toEqual([['a', '3']]);
  });
});

describe('looking at rows', () => {
  const rows: R[] = [
    { id: '1', name: 'b', amount: 10 },
    { id: '2', name: 'A' },
    { id: '3', name: 'c', amount: 2 },
  ];
  const seen = (look: Partial<Look>, hasIssue: (id: string) => boolean = () => false) =>
    lookedAt(rows, columns, { ...plainLook, ...look }, hasIssue).map((i) => rows[i]!.id);
  it('finds in all columns or one, filters, sorts with blanks last', () => {
    expect(seen({ find: 'a' })).toEqual(['2']);
    expect(seen({ find: '2', column: 'amount' })).toEqual(['3']);
    expect(seen({ onlyIssues: true }, (id) => id === '1')).toEqual(['1']);
    expect(seen({ sort: [{ columnKey: 'amount', direction: 'ASC' }] })).toEqual(['3', '1', '2']);
    expect(seen({ sort: [{ columnKey: 'amount', direction: 'DESC' }] })).toEqual(['1', '3', '2']);
  });
});

describe('history', () => {
  it('goes back and forth, and a new step forgets what was undone', () => {
    const one = remember(remember<number>(noHistory, 1), 2);
    const back = stepBack(one)!;
    expect(back.step).toBe(2);
    expect(stepForth(back.history)!.step).toBe(2);
    expect(stepForth(remember(back.history, 3))).toBeUndefined();
    expect(stepBack(noHistory)).toBeUndefined();
  });
});

describe('range', () => {
  it('grows within the table and knows its edges whichever way it was drawn', () => {
    const r = grown(grown(oneCell(1, 1), 'ArrowUp', 3, 3), 'ArrowRight', 3, 3);
    expect(edges(r)).toEqual({ top: 0, bottom: 1, left: 1, right: 2 });
    expect(holds(r, 0, 2)).toBe(true);
    expect(holds(r, 2, 2)).toBe(false);
    const [first, last] = [oneCell(0, 0), oneCell(3, 1)];
    for (const key of ['ArrowUp', 'ArrowLeft', 'Home']) expect(grown(first, key, 4, 2)).toEqual(first);
    for (const key of ['ArrowDown', 'ArrowRight']) expect(grown(last, key, 4, 2)).toEqual(last);
    expect(grown(first, 'ArrowDown', 4, 2)).toEqual({ ...first, toRow: 1 });
    expect(grown(last, 'ArrowLeft', 4, 2)).toEqual({ ...last, toColumn: 0 });
  });
});
