import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { setOff } from './setoff.ts';

const t = (igst: number, cgst: number, sgst: number, cess = 0): Taxes => ({ igst, cgst, sgst, cess });
const brief = (liability: Taxes, credit: Taxes) =>
  setOff(liability, credit).steps.map((s) => `${s.credit}>${s.against} ${s.amount}`);

/** Least cash over every order the law permits, by trying all splits: IGST credit wholly first, then own head, then IGST. */
function leastCash(due: Taxes, credit: Taxes): number {
  let best = Number.POSITIVE_INFINITY;
  const ii = Math.min(credit.igst, due.igst);
  const rest = Math.min(credit.igst - ii, due.cgst + due.sgst);
  for (let c = 0; c <= Math.min(rest, due.cgst); c++) {
    const s = rest - c;
    if (s > due.sgst) continue;
    const left = { i: due.igst - ii, c: due.cgst - c, s: due.sgst - s };
    const cc = Math.min(credit.cgst, left.c);
    const ci = Math.min(credit.cgst - cc, left.i);
    const ss = Math.min(credit.sgst, left.s);
    const si = Math.min(credit.sgst - ss, left.i - ci);
    best = Math.min(best, left.i - ci - si + left.c - cc + left.s - ss);
  }
  return best + Math.max(0, due.cess - credit.cess);
}

describe('set-off by rule 88A', () => {
  it('circular 98/17/2019: IGST credit beyond IGST liability goes to CGST and SGST before their own credit', () => {
    // CBIC Circular 98/17/2019-GST, illustration: liability 1000/300/300, credit 1300/200/200.
    const result = setOff(t(1000, 300, 300), t(1300, 200, 200));
    expect(result.cash).toEqual(noTaxes());
    // All IGST credit is used; of the 400 central and State credit 100 stay.
    expect(result.creditUsed.igst).toBe(1300);
    expect(result.creditLeft.cgst + result.creditLeft.sgst).toBe(100);
  });

  it('pays IGST with CGST and then SGST credit when IGST credit does not reach', () => {
    expect(brief(t(1000, 100, 100), t(300, 400, 500))).toEqual([
      'igst>igst 300',
      'cgst>cgst 100',
      'cgst>igst 300',
      'sgst>sgst 100',
      'sgst>igst 400',
    ]);
  });

  it('never lets central and State credit cross', () => {
    const result = setOff(t(0, 500, 0), t(0, 0, 900));
    expect(result.cash).toEqual(t(0, 500, 0));
    expect(result.creditLeft).toEqual(t(0, 0, 900));
  });

  it('keeps cess to itself and reverse charge to cash', () => {
    const result = setOff(t(0, 0, 0, 70), t(100, 0, 0, 50), t(5, 6, 6));
    expect(result.cash).toEqual(t(0, 0, 0, 20));
    expect(result.reverseCash).toEqual(t(5, 6, 6));
    expect(result.creditLeft.igst).toBe(100);
  });

  it('always pays as little cash as the law allows, and figures always add up', () => {
    const n = fc.integer({ min: 0, max: 30 });
    const amounts = fc.record({ igst: n, cgst: n, sgst: n, cess: n });
    fc.assert(
      fc.property(amounts, amounts, (due, credit) => {
        const r = setOff(due, credit);
        const sum = (x: Taxes) => x.igst + x.cgst + x.sgst + x.cess;
        expect(sum(r.cash)).toBe(leastCash(due, credit));
        expect(sum(r.cash) + sum(r.creditUsed)).toBe(sum(due));
        for (const key of ['igst', 'cgst', 'sgst', 'cess'] as const)
          expect(r.creditUsed[key] + r.creditLeft[key]).toBe(credit[key]);
        // s.49A: own credit is touched only when integrated credit is exhausted or nothing is left that it could pay.
        const firstOwn = r.steps.findIndex((s) => s.credit === 'cgst' || s.credit === 'sgst');
        if (firstOwn >= 0 && r.creditLeft.igst > 0)
          expect(r.steps.slice(firstOwn).every((s) => s.against === 'cess')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
