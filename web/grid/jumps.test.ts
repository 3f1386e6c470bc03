import { expect, test } from 'vitest';
import { Jumps } from './jumps.ts';

const landing = () => {
  const cells: string[] = [];
  return { cells, goTo: (id: string, key?: string) => void cells.push(`${id} ${key ?? ''}`.trim()) };
};

test('a jump within the table shown goes at once', () => {
  const jumps = new Jumps();
  const b2b = landing();
  jumps.stands('b2b', b2b.goTo);
  jumps.to('b2b', 'row-1', 'rate');
  expect(b2b.cells).toEqual(['row-1 rate']);
});

test('a jump to another table waits until that stands, however long, and is made once', () => {
  const jumps = new Jumps();
  const [hsn, b2b, again] = [landing(), landing(), landing()];
  const leave = jumps.stands('hsn', hsn.goTo);
  jumps.to('b2b', 'row-1');
  leave();
  expect(b2b.cells).toEqual([]);
  const leaveB2b = jumps.stands('b2b', b2b.goTo);
  expect([hsn.cells, b2b.cells]).toEqual([[], ['row-1']]);
  leaveB2b();
  jumps.stands('b2b', again.goTo);
  expect(again.cells).toEqual([]);
});

test('of two jumps the last counts; none is left when another table is shown instead', () => {
  const jumps = new Jumps();
  const [b2b, later] = [landing(), landing()];
  jumps.to('b2b', 'row-1');
  jumps.to('b2b', 'row-2');
  jumps.stands('b2b', b2b.goTo);
  expect(b2b.cells).toEqual(['row-2']);
  jumps.to('exports', 'row-3');
  jumps.stands('hsn', landing().goTo);
  jumps.stands('exports', later.goTo);
  expect(later.cells).toEqual([]);
});

test('a table that has gone takes no jump, and its going leaves the one in its place', () => {
  const jumps = new Jumps();
  const [first, second] = [landing(), landing()];
  const leave = jumps.stands('b2b', first.goTo);
  jumps.stands('b2b', second.goTo);
  leave();
  jumps.to('b2b', 'row-1');
  expect([first.cells, second.cells]).toEqual([[], ['row-1']]);
});
