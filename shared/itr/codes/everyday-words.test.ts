import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessLists } from './businesses.ts';
import { everydayWords } from './everyday-words.ts';

/** What a person who types a word is offered: every word of it is in the code's own words or in its everyday ones. */
const found = (typed: string): string[] =>
  (businessLists['business'] ?? [])
    .filter((o) => {
      const words = `${o.label} ${o.also ?? ''}`.toLowerCase();
      return typed
        .toLowerCase()
        .split(/\s+/)
        .every((w) => words.includes(w));
    })
    .map((o) => o.value);

describe('business codes by everyday words', () => {
  it('belong to codes of the list, and reach the list', () => {
    const known = new Set((businessLists['business'] ?? []).map((o) => o.value));
    expect(Object.keys(everydayWords).filter((code) => !known.has(code))).toEqual([]);
  });

  // The enum of the department's ITR-4 of AY 2026-27.
  const tree = '../shared/schemas/ay2026-27/ITR-4.keys.json';
  it.skipIf(!existsSync(tree))('are codes of the official tree', () => {
    const official = readFileSync(tree, 'utf8');
    // 21010 and the like are of ITR-3 alone; a code of 44AD or 44ADA must be in the tree of ITR-4.
    const offered = new Set((businessLists['business-44AD'] ?? []).map((o) => o.value));
    expect(
      Object.keys(everydayWords).filter((code) => offered.has(code) && !official.includes(code)),
    ).toEqual([]);
  });

  // The words of the notified list (instructions to ITR-3 and ITR-4, codes for nature of business).
  it.each([
    ['kirana', '09021', 'Retail sale of food, beverages and tobacco in specialized stores'],
    ['kirana', '09023', 'Retail sale in non-specialized stores'],
    ['grocery', '09021', 'Retail sale of food, beverages and tobacco in specialized stores'],
    ['किराना', '09021', 'Retail sale of food, beverages and tobacco in specialized stores'],
    ['tailor', '21008', 'Other services n.e.c.'],
    ['tailor', '04028', 'Manufacture of wearing apparel'],
    ['दर्जी', '21008', 'Other services n.e.c.'],
    ['taxi', '11003', 'Passenger land transport'],
    ['truck', '11008', 'Freight transport by road'],
    ['beauty parlour', '21001', 'Hair dressing and other beauty treatment'],
    ['salon', '21001', 'Hair dressing and other beauty treatment'],
    ['medical store', '18009', 'Medical suppliers, agencies and stores'],
    ['chemist', '18009', 'Medical suppliers, agencies and stores'],
    ['doctor', '16019_1', 'Medical Profession'],
    ['vakil', '16001', 'Legal profession'],
    ['dhaba', '10008', 'Restaurants – without bars'],
    ['tuition', '17006', 'Coaching centres and tuitions'],
    ['petrol pump', '09004', 'Retail sale of automotive fuel'],
    ['garage', '09002', 'Repair and maintenance of motor vehicles'],
    ['contractor', '06002', 'Building of complete constructions or parts- civil contractors'],
    ['atta chakki', '04008', 'Flour milling'],
    ['property dealer', '07004', 'Real estate activities on a fee or contract basis'],
    ['youtuber', '16021', 'Social Media Influencers'],
    ['f&o', '21010', 'Futures and Options trading'],
    ['gym', '20021', 'Activities of sports and game schools'],
    ['lic agent', '13016', 'Financial advisers, mortgage advisers and brokers'],
    ['hardware', '09026', 'Retail sale of hardware, paint and glass'],
    ['saree', '09024', 'Retail sale of textiles, apparel, footwear, leather goods'],
  ])('%s finds %s', (word, code, name) => {
    expect(found(word)).toContain(code);
    expect(businessLists['business']?.find((o) => o.value === code)?.label).toBe(`${code} - ${name}`);
  });

  it('finds little besides: no everyday word fits more than eight codes', () => {
    for (const words of Object.values(everydayWords))
      for (const word of words.split(' ').filter((w) => w.length > 4))
        if (!/(repair|trading|agent|store|dealer|sports|class|metal|medical)/.test(word)) {
          const codes = Object.values(everydayWords).filter((w) => w.split(' ').includes(word));
          expect(codes.length, word).toBeLessThanOrEqual(8);
        }
  });
});
