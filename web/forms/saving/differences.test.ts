import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, differences, merge, obviousChoices, same } from './differences.ts';
import '../../../shared/testing/seed.ts';

const base = { who: { pan: 'ABCPE1234F', city: 'Pune' }, employers: [{ n: 'A', pay: 5 }], note: 'x' };

describe('two versions of a form', () => {
  it('names each differing field and who changed it', () => {
    const mine = { ...base, who: { ...base.who, city: 'Delhi' }, employers: [{ n: 'A', pay: 7 }] };
    const theirs = { ...base, employers: [{ n: 'A', pay: 6 }], note: 'y' };
    expect(differences(mine, theirs, base)).toEqual([
      { path: 'who.city', mine: 'Delhi', theirs: 'Pune', changed: 'mine' },
      { path: 'employers.0.pay', mine: 7, theirs: 6, changed: 'both' },
      { path: 'note', mine: 'x', theirs: 'y', changed: 'theirs' },
    ]);
  });

  it('treats a list with other rows as one choice', () => {
    const mine = { ...base, employers: [] };
    const theirs = { ...base, employers: [...base.employers, { n: 'B', pay: 1 }] };
    expect(differences(mine, theirs, base)).toMatchObject([{ path: 'employers', changed: 'both' }]);
  });

  it('sees no difference between missing and empty', () => {
    expect(same({ a: { b: undefined }, rows: [] }, {})).toBe(true);
    expect(same({ a: 0 }, {})).toBe(false);
    expect(same({ a: false }, {})).toBe(false);
    expect(differences({ t: '' }, {}, {})).toEqual([]);
  });

  it('keeps the side that changed and asks only where both did', () => {
    const mine = { ...base, note: 'mine' };
    const theirs = { ...base, who: { ...base.who, city: 'Goa' } };
    const found = differences(mine, theirs, base);
    expect(merge(theirs, found, obviousChoices(found))).toEqual({
      ...base,
      note: 'mine',
      who: { pan: 'ABCPE1234F', city: 'Goa' },
    });
  });

  it('choosing mine everywhere gives mine, theirs everywhere gives theirs', () => {
    const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean());
    const form = fc.record({
      a: fc.record({ x: leaf, y: leaf }, { requiredKeys: [] }),
      rows: fc.array(fc.record({ n: leaf }), { maxLength: 3 }),
      t: leaf,
    });
    fc.assert(
      fc.property(form, form, form, (mine, theirs, start) => {
        const found = differences(mine, theirs, start);
        const all = (side: 'mine' | 'theirs') => Object.fromEntries(found.map((d) => [d.path, side]));
        return (
          same(merge(theirs, found, all('mine')), mine) && same(merge(theirs, found, all('theirs')), theirs)
        );
      }),
    );
  });
});

describe('what an import changes', () => {
  it('lists leaves of new rows and changed fields', () => {
    expect(changesOf(base, { ...base, note: 'z', employers: [{ n: 'A', pay: 5 }, { n: 'B' }] })).toEqual([
      { path: 'employers.1.n', from: undefined, to: 'B' },
      { path: 'note', from: 'x', to: 'z' },
    ]);
  });
});
