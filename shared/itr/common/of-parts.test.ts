import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { type Itr2Year, itr2Years } from '../itr2/data/years.ts';
import { itr2Form } from '../itr2/form.ts';
import { scheduleGains } from '../itr2/gains/contributions.ts';
import { deductionsInput } from '../itr2/input/deductions.ts';
import { otherSourcesInput } from '../itr2/input/sources.ts';
import * as itr2 from '../itr2/input/tax-input.ts';
import { fullReturn as fullItr2 } from '../itr2/testing/returns.ts';
import { informationFigures } from '../itr3/bp.ts';
import { itr3Years } from '../itr3/data/years.ts';
import { profitFigures } from '../itr3/figures/accounts.ts';
import { itr3Form } from '../itr3/form.ts';
import { broughtForward as broughtForward3 } from '../itr3/tax-input.ts';
import { fullReturn as fullItr3 } from '../itr3/testing/returns.ts';
import { formArbitrary } from '../testing/arbitrary.ts';
import { ofParts } from './of-parts.ts';

describe('work on parts of a form', () => {
  const form: FormValues = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } };
  const added = () => {
    const work = vi.fn((data: FormValues, by: string) => `${getAt(data, 'a.n')}${by}${getAt(data, 'b.n')}`);
    return { work, find: ofParts<FormValues>()(['a', 'b'], work) };
  };

  it('is done once until one of its parts is replaced', () => {
    const { work, find } = added();
    expect(find(form, '+')).toBe('1+2');
    expect(find(setAt(form, 'c.n', 4), '+')).toBe('1+2');
    expect(work).toHaveBeenCalledTimes(1);
    expect(find(setAt(form, 'b.n', 5), '+')).toBe('1+5');
    expect(find(form, '-')).toBe('1-2');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('sees only the parts it names, and takes any that are missing or odd', () => {
    const find = ofParts<FormValues>()(['a', 'b'], (data) => JSON.stringify(data));
    expect(find(form)).toBe('{"a":{"n":1},"b":{"n":2}}');
    expect(find({ b: form['b'] })).toBe('{"b":{"n":2}}');
    expect(find({})).toBe('{}');
    for (const odd of ['text', 7, null]) expect(find({ a: odd })).toBe(JSON.stringify({ a: odd }));
    expect(find({ a: [] })).toBe('{"a":[]}');
  });

  it('of one rule book is not taken for that of another', () => {
    const find = ofParts<FormValues>()(
      ['a'],
      (data, year: { factor: number }) => Number(getAt<FormValues>(data, 'a.n')) * year.factor,
    );
    expect([find(form, { factor: 2 }), find(form, { factor: 3 })]).toEqual([2, 3]);
  });
});

const years = ['2024-25', '2025-26', '2026-27'] as const;

describe('what a return is worked out from part by part', () => {
  it.each(years)('is what the whole form says, before and after a computation, AY %s', (ay) => {
    const second = itr2Form(ay);
    const third = itr3Form(ay);
    const both = (data: FormValues, year: Itr2Year) => {
      expect(scheduleGains(data, year)).toEqual(scheduleGains.plain(data, year));
      expect(otherSourcesInput(data)).toEqual(otherSourcesInput.plain(data));
      expect(deductionsInput(data, year)).toEqual(deductionsInput.plain(data, year));
      expect(itr2.employers(data)).toEqual(itr2.employers.plain(data));
      expect(itr2.properties(data, year)).toEqual(itr2.properties.plain(data, year));
      expect(itr2.broughtForward(data, year)).toEqual(itr2.broughtForward.plain(data, year));
      expect(itr2.foreignIncome(data)).toEqual(itr2.foreignIncome.plain(data));
    };
    const ofItr2 = (data: FormValues) => {
      second.compute(data, '2026-07-20').derived;
      both(data, itr2Years[ay]);
    };
    const ofItr3 = (data: FormValues) => {
      third.compute(data, '2026-07-20').derived;
      const year = itr3Years[ay];
      both(data, year);
      expect(profitFigures(data, year)).toEqual(profitFigures.plain(data, year));
      expect(broughtForward3(data, year)).toEqual(broughtForward3.plain(data, year));
      for (const regime of ['old', 'new'] as const)
        expect(informationFigures(data, regime)).toEqual(informationFigures.plain(data, regime));
    };
    ofItr2(fullItr2(ay));
    ofItr3(fullItr3(ay));
    fc.assert(
      fc.property(
        formArbitrary(treeOf(second.model), 9000),
        formArbitrary(treeOf(third.model), 9000),
        (a, b) => {
          ofItr2(a);
          ofItr3(b);
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
