import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { kept } from '../../testing/kept.ts';
import type { StoredParts } from './parts.ts';
import * as allParts from './parts.ts';
import * as allRead from './read.ts';

const { joinParts, missingParts, readGstr2b } = kept(allParts, allRead);

const own = '24AAQCA8719H1ZC';
const invoice = (n: number, over: object = {}) => ({
  inum: `P/${n}`,
  dt: '05-10-2025',
  typ: 'R',
  val: 118,
  pos: '24',
  rev: 'N',
  itcavl: 'Y',
  txval: 100,
  igst: 18,
  cgst: 0,
  sgst: 0,
  cess: 0,
  ...over,
});
const file = (from: number, count: number, head: object = {}) =>
  readGstr2b({
    data: {
      gstin: own,
      rtnprd: '102025',
      gendt: '14-11-2025',
      ...head,
      docdata: {
        b2b: [{ ctin: '29AABCR1718E1ZL', inv: Array.from({ length: count }, (_, i) => invoice(from + i)) }],
      },
    },
  });
type File = ReturnType<typeof file>;
const join = (stored: StoredParts | undefined, f: File, existing?: 'add' | 'replace') =>
  joinParts(stored, { ...f, ...f.part }, existing);
const grown = (stored: StoredParts | undefined, f: File, existing?: 'add' | 'replace'): StoredParts => {
  const joined = join(stored, f, existing);
  if (!('documents' in joined)) throw new Error(joined.way);
  return { generated: f.generated, parts: joined.parts, documents: joined.documents };
};
const numbers = (s: StoredParts) => s.documents.map((d) => Number(d.number.slice(2))).sort((a, b) => a - b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('files of one GSTR-2B', () => {
  it.each([
    ['that say which of how many they are', { fc: 2, fn: 1 }, { fc: 2, fn: 2 }],
    ['that say how many there are', { fc: 2 }, { fc: 2 }],
    ['that say nothing', {}, {}],
  ])('are merged: 120 and 80 make 200, a file imported again replaces itself (%s)', (_, one, two) => {
    const first = grown(undefined, file(1, 120, one));
    const both = grown(first, file(121, 80, two));
    expect(numbers(both)).toEqual(upTo(200));
    expect(new Set(both.documents.map((d) => d.id)).size).toBe(200);
    expect(both.parts.length).toBe(2);
    for (const again of [file(121, 80, two), file(1, 120, one)]) {
      const joined = join(both, again);
      expect(joined.way).toBe('same-part');
      const next = grown(both, again);
      expect(numbers(next)).toEqual(upTo(200));
      expect(new Set(next.documents.map((d) => d.id)).size).toBe(200);
    }
    expect(missingParts(first.parts)).toEqual(
      'fn' in one
        ? { have: 1, of: 2, numbers: [2] }
        : 'fc' in one
          ? { have: 1, of: 2, numbers: [] }
          : undefined,
    );
    expect(missingParts(both.parts)).toBeUndefined();
  });

  it('a later generation replaces all, an older one is refused', () => {
    const both = grown(grown(undefined, file(1, 120)), file(121, 80));
    const later = file(301, 5, { gendt: '16-11-2025' });
    expect(join(both, later).way).toBe('replaced');
    expect(numbers(grown(both, later))).toEqual([301, 302, 303, 304, 305]);
    expect(join(both, file(301, 5, { gendt: '13-11-2025' }))).toEqual({ way: 'older' });
  });

  it('files that overlap in part are asked about', () => {
    const stored = grown(undefined, file(1, 10));
    expect(join(stored, file(6, 10))).toEqual({ way: 'ask', common: 5, missing: 5 });
    expect(numbers(grown(stored, file(6, 10), 'add'))).toEqual(upTo(15));
    expect(numbers(grown(stored, file(6, 10), 'replace'))).toEqual(upTo(15).slice(5));
    // The whole again with more documents needs no question.
    expect(join(stored, file(1, 12)).way).toBe('same-part');
  });

  it('numbered files replace themselves whatever they hold', () => {
    const stored = grown(undefined, file(1, 10, { fc: 2, fn: 1 }));
    expect(numbers(grown(stored, file(4, 3, { fc: 2, fn: 1 })))).toEqual([4, 5, 6]);
  });
});

describe('amounts of GSTR-2B documents', () => {
  const one = (document: object) =>
    readGstr2b({
      data: {
        gstin: own,
        rtnprd: '102025',
        docdata: { b2b: [{ ctin: '29AABCR1718E1ZL', inv: [document] }] },
      },
    });
  const bare = { inum: 'P/1', dt: '05-10-2025', typ: 'R', val: 118, pos: '24' };
  const item = { txval: 100, igst: 18, cgst: 0, sgst: 0, cess: 0 };

  it.each([
    ['on the document', { ...bare, ...item }],
    ['in items', { ...bare, items: [{ num: 1, rt: 18, ...item }] }],
    [
      'in items as GSTR-1 and 2A have them',
      { ...bare, itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 18 } }] },
    ],
    ['as texts', { ...bare, txval: '100.00', igst: '18.00' }],
  ])('are read %s', (_, document) => {
    const read = one(document);
    expect(read.problems).toEqual([]);
    expect(read.documents[0]).toMatchObject({ taxable: 10000, igst: 1800 });
  });

  it.each([
    ['items of another shape', { ...bare, lines: [item] }],
    ['tax under other names', { ...bare, txval: 100, integrated_tax: 18 }],
    ['an amount that is no number', { ...bare, ...item, igst: '18 only' }],
    ['one item of two that cannot be read', { ...bare, items: [item, { value: 3 }] }],
  ])('are refused: %s', (_, document) => {
    const fatal = one(document).problems.filter((p) => p.fatal);
    expect(fatal.map((p) => english(p.message))).toEqual([
      'The amounts of document P/1 are in an unknown format: download the GSTR-2B again',
    ]);
  });

  it('says which lists it does not know', () => {
    const read = readGstr2b({ data: { gstin: own, rtnprd: '102025', docdata: { b2bx: [{}, {}] } } });
    expect(read.problems.map((p) => english(p.message))).toEqual([
      'b2bx was left out (2): this part of GSTR-2B is not recognised',
    ]);
  });

  const folder = '../shared/samples/tables';
  const missing = !existsSync(folder);
  if (missing) console.log(`skipped: ${folder} is not here`);
  it.skipIf(missing)('the sample in two parts is whole as its truth file says', () => {
    const json = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
    const truth = json('gstr2b-102025-part1.truth').truth;
    const first = grown(undefined, readGstr2b(json('gstr2b-102025-part1')));
    expect(missingParts(first.parts)).toMatchObject({ have: 1, of: 2 });
    const both = grown(first, readGstr2b(json('gstr2b-102025-part2')));
    const net = (key: 'igst' | 'cgst' | 'sgst' | 'taxable') =>
      both.documents.reduce((n, d) => n + (d.kind === 'C' ? -d[key] : d[key]), 0) / 100;
    expect({
      documents: both.documents.length,
      invoices: both.documents.filter((d) => d.kind === 'invoice').length,
      notes: both.documents.filter((d) => d.kind === 'C').length,
      igstNet: net('igst'),
      cgst: net('cgst'),
      sgst: net('sgst'),
      taxableNet: net('taxable'),
    }).toEqual(truth.together);
    expect(missingParts(both.parts)).toBeUndefined();
  });
});
