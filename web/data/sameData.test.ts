import { expect, it } from 'vitest';
import { sameData } from './sameData.ts';

const board = () => ({
  period: '10-2026',
  rows: [{ client: { id: '1', labels: ['a'] }, cells: [{ due: '2026-11-20', return_id: null }] }],
});

it('finds equal answers equal and any changed, added or missing member different', () => {
  expect(sameData(board(), board())).toBe(true);
  expect(sameData(undefined, board())).toBe(false);
  const changed = (change: (b: ReturnType<typeof board>) => unknown) => {
    const other = board();
    change(other);
    return [sameData(board(), other), sameData(other, board())];
  };
  for (const change of [
    (b: ReturnType<typeof board>) => Object.assign(b.rows[0]!.cells[0]!, { due: '2026-11-21' }),
    (b: ReturnType<typeof board>) => Object.assign(b.rows[0]!.cells[0]!, { return_id: undefined }),
    (b: ReturnType<typeof board>) => Object.assign(b.rows[0]!.client, { group: null }),
    (b: ReturnType<typeof board>) => Object.assign(b, { rows: { 0: b.rows[0] } }),
    (b: ReturnType<typeof board>) => b.rows.push(b.rows[0]!),
    (b: ReturnType<typeof board>) => b.rows[0]!.client.labels.pop(),
  ])
    expect(changed(change)).toEqual([false, false]);
  // A member of another name, and what is no JSON: only the same one is the same.
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
  const blob = new Blob(['x']);
  expect([sameData(blob, blob), sameData(blob, new Blob(['x']))]).toEqual([true, false]);
});
