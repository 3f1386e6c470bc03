import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { itrFormsAvailable, loadItrForm } from '../registry.ts';
import { formArbitrary } from '../testing/arbitrary.ts';
import { ofParts, onWholeForms } from './of-parts.ts';
import { itrTypes } from './types.ts';

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

/** Paths of all typed values. */
const leaves = (value: unknown, path = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

/** Rounds for each form: a few among the other tests, many when asked. */
const numRuns = Number(process.env['RUNS'] ?? 1);

describe.each(itrTypes)('%s, edited field by field', (type) => {
  const years = itrFormsAvailable().flatMap((f) => (f.type === type ? [f.assessmentYear] : []));
  it.each(numRuns > 1 ? years : years.slice(0, 1))('shows what the complete form says, AY %s', async (ay) => {
    const form = await loadItrForm(type, ay);
    const tree = treeOf(form.model);
    const text = (data: FormValues) => {
      const { chosen, comparison, derived, notes } = form.compute(data, '2026-07-20');
      return JSON.stringify([chosen, comparison, derived, notes, form.eligibility(data, derived)]);
    };
    fc.assert(
      fc.property(
        formArbitrary(tree, 9_000_000),
        formArbitrary(tree, 9_000_000),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 })), { minLength: 4, maxLength: 4 }),
        (start, other, edits) => {
          const paths = leaves(other);
          let data = start;
          text(data);
          for (const [at, kind] of edits) {
            const leaf = paths[at % paths.length]!;
            // a field of a row that is not there comes with its whole part
            const path = getAt(data, leaf) === undefined && /\.\d/.test(leaf) ? leaf.split('.')[0]! : leaf;
            data = setAt(data, path, kind === 0 ? undefined : getAt(other, path));
            expect(text(data) === onWholeForms(() => text(structuredClone(data))), path).toBe(true);
          }
        },
      ),
      { numRuns, endOnFailure: true },
    );
  });
});
