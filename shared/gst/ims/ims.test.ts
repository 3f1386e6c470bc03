import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { Purchase } from '../gstr2b/register.ts';
import type { Frequency } from '../periods.ts';
import type { ImsDecision } from './ims.ts';
import * as allIms from './ims.ts';

const { effectOf, problemsOf, readIms, recordOf, suggest, uploadOf } = kept(allIms);

const of = (over: object) => ({
  stin: '29AABCR1718E1ZL',
  rtnprd: '102025',
  srcform: 'R1',
  srcfilstatus: 'Filed',
  inv_typ: 'R',
  pos: '24',
  val: 1180,
  txval: 1000,
  iamt: 180,
  camt: 0,
  samt: 0,
  cess: 0,
  action: 'N',
  ispendactblocked: 'N',
  hash: 'h1',
  ...over,
});
const file = {
  rtin: '24AANFA2641L1ZF',
  imsDetails: {
    b2b: [
      of({ inum: 'P/1', idt: '05-10-2025' }),
      of({ inum: 'P/2', idt: '06-10-2025', txval: 500, iamt: 90 }),
      of({ inum: 'P/3', idt: '07-10-2025', ispendactblocked: true }),
    ],
    b2bcn: [of({ nt_num: 'C/1', nt_dt: '20-10-2025', txval: 100, iamt: 18 })],
    impg: [{ boenum: '77', boedt: '01-10-2025', txval: 10, iamt: 1.8, action: 'N' }],
  },
};
const read = readIms(file);
const records = read.rows.map(recordOf);
const [one, two, three, note, goods] = records as [
  (typeof records)[0],
  (typeof records)[0],
  (typeof records)[0],
  (typeof records)[0],
  (typeof records)[0],
];
const bought = (number: string, date: string, taxable: number, igst: number): Purchase => ({
  id: number,
  kind: 'invoice',
  gstin: '29AABCR1718E1ZL',
  name: '',
  number,
  date,
  taxable,
  igst,
  cgst: 0,
  sgst: 0,
  cess: 0,
  place_of_supply: '24',
  reverse: false,
  eligible: 'yes',
});

describe('IMS records', () => {
  it('are read from downloads, uploads and replies alike', () => {
    expect([read.gstin, read.rows.length, read.problems]).toEqual(['24AANFA2641L1ZF', 5, []]);
    const sections = file.imsDetails;
    for (const other of [{ data: sections }, { rtin: 'x', reqtyp: 'SAVE', invdata: sections }, sections])
      expect(readIms(other).rows).toEqual(read.rows);
    expect(readIms({ gstin: 'x', fp: '102025', b2cs: [] }).rows).toEqual([]);
    expect(readIms({ b2b: [of({ inum: 'X', iamt: 'ten' })] }).problems).toHaveLength(1);
  });

  it('are suggested by the match with the register, never against what the portal blocks', () => {
    const made = suggest(
      records,
      [bought('P/1', '2025-10-05', 100000, 18000), bought('P/2', '2025-10-06', 40000, 7200)],
      { period: '10-2025', frequency: 'monthly' },
    );
    expect(made.map((s) => [s.action, s.match])).toEqual([
      ['A', 'exact'],
      ['P', 'different'],
      ['N', 'only_2b'],
      ['P', 'only_2b'],
      ['N', 'import'],
    ]);
    expect(made[1]!.reasons.length).toBeGreaterThan(1);
  });
});

describe('rules of an action', () => {
  const texts = (r: typeof one, d: ImsDecision, period = '10-2025', frequency: Frequency = 'monthly') =>
    problemsOf(r, d, { period, frequency }).length;
  it('lets a credit note be pending for one period, from October 2025', () => {
    expect([
      texts(note, { action: 'P' }),
      texts(note, { action: 'P' }, '11-2025'),
      texts(note, { action: 'P' }, '12-2025'),
    ]).toEqual([0, 0, 1]);
    // of a recipient who files by quarter one quarter
    expect(
      ['12-2025', '03-2026', '04-2026'].map((p) => texts(note, { action: 'P' }, p, 'quarterly')),
    ).toEqual([0, 0, 1]);
    expect(texts({ ...note, period: '09-2025' }, { action: 'P' })).toBe(1);
    // An invoice has no such limit.
    expect(texts(one, { action: 'P' }, '06-2026')).toBe(0);
  });
  it('obeys blocks, refuses a rejected import, remarks on an acceptance and a reduction above the tax', () => {
    expect(texts(three, { action: 'P' })).toBe(1);
    expect(texts(goods, { action: 'R' })).toBe(1);
    expect([texts(one, { action: 'A', remarks: 'x' }), texts(one, { action: 'R', remarks: 'x' })]).toEqual([
      1, 0,
    ]);
    const reduce = (igst: number) => ({ igst, cgst: 0, sgst: 0, cess: 0 });
    expect([
      texts(note, { action: 'A', reduce: reduce(1000) }),
      texts(note, { action: 'A', reduce: reduce(1801) }),
      texts(one, { action: 'A', reduce: reduce(1) }),
      texts(note, { action: 'R', reduce: reduce(1) }),
    ]).toEqual([0, 1, 1, 1]);
  });
});

it('shows what decisions come to in 2B and 3B', () => {
  const decided = new Map<string, ImsDecision>([
    [two.id, { action: 'R' }],
    [three.id, { action: 'P' }],
    [note.id, { action: 'A', reduce: { igst: 1000, cgst: 0, sgst: 0, cess: 0 } }],
  ]);
  const effect = effectOf(records, (r) => decided.get(r.id) ?? { action: 'N' });
  // 180 of the first, 1.80 of the import, less 10 of the note; 90 rejected; 180 pending
  expect([effect.available.igst, effect.rejected.igst, effect.pending.igst]).toEqual([17180, 9000, 18000]);
});

it('writes decided records as they were downloaded, with action, remarks and reduction', () => {
  const decided = new Map<number, ImsDecision>([
    [0, { action: 'A' }],
    [1, { action: 'R', remarks: 'Not ours' }],
    [2, { action: 'N' }],
    [3, { action: 'A', reduce: { igst: 1000, cgst: 0, sgst: 0, cess: 0 } }],
  ]);
  const [first, second] = file.imsDetails.b2b;
  expect(uploadOf(read.gstin, read.rows, decided)).toEqual({
    rtin: '24AANFA2641L1ZF',
    reqtyp: 'SAVE',
    invdata: {
      b2b: [
        { ...first, action: 'A' },
        { ...second, action: 'R', remarks: 'Not ours' },
      ],
      b2bcn: [
        {
          ...file.imsDetails.b2bcn[0],
          action: 'A',
          itcRedReq: 'Y',
          declIgst: 10,
          declCgst: 0,
          declSgst: 0,
          declCess: 0,
        },
      ],
    },
  });
});
