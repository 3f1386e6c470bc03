import { expect, test } from 'vitest';
import { Jumps } from './jumps.ts';

const landing = () => {
  const cells: string[] = [];
  return { cells, goTo: (id: string, key?: string) => void cells.push(`${id} ${key ?? ''}`.trim()) };
};

test('a jump within the mounted table is made at once', () => {
  const jumps = new Jumps();
  const b2b = landing();
  jumps.mounted('b2b', b2b.goTo);
  jumps.to('b2b', 'row-1', 'rate');
  expect(b2b.cells).toEqual(['row-1 rate']);
});

test('a jump to another table waits until that table is mounted, and is made once', () => {
  const jumps = new Jumps();
  const [hsn, b2b, again] = [landing(), landing(), landing()];
  const leave = jumps.mounted('hsn', hsn.goTo);
  jumps.to('b2b', 'row-1');
  leave();
  expect(b2b.cells).toEqual([]);
  const leaveB2b = jumps.mounted('b2b', b2b.goTo);
  expect([hsn.cells, b2b.cells]).toEqual([[], ['row-1']]);
  leaveB2b();
  jumps.mounted('b2b', again.goTo);
  expect(again.cells).toEqual([]);
});

test('the last of two jumps counts, and a waiting one is dropped when a different table is mounted', () => {
  const jumps = new Jumps();
  const [b2b, later] = [landing(), landing()];
  jumps.to('b2b', 'row-1');
  jumps.to('b2b', 'row-2');
  jumps.mounted('b2b', b2b.goTo);
  expect(b2b.cells).toEqual(['row-2']);
  jumps.to('exports', 'row-3');
  jumps.mounted('hsn', landing().goTo);
  jumps.mounted('exports', later.goTo);
  expect(later.cells).toEqual([]);
});

test('an unmounted table gets no jumps, and unmounting it leaves its successor registered', () => {
  const jumps = new Jumps();
  const [first, second] = [landing(), landing()];
  const leave = jumps.mounted('b2b', first.goTo);
  jumps.mounted('b2b', second.goTo);
  leave();
  jumps.to('b2b', 'row-1');
  expect([first.cells, second.cells]).toEqual([[], ['row-1']]);
});
