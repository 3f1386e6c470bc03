import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Deps } from '../base/deps.ts';
import { createVault } from '../base/vault.ts';
import { changesBack, type Decided, type Decision, decidedOf, sealDecided, undoOf } from './decisions.ts';
import type { EvidenceDeskDoc } from './model.ts';

const deps = { vault: createVault([Buffer.alloc(32, 7)]) } as Deps;
let n = 0;
/** A desk as it is read from the store: each has an id of its own, so that nothing kept opened is answered. */
const stored = (set: { decisions_sealed: string; undo_sealed: string }) =>
  ({ _id: `desk ${++n}`, version: 3, ...set }) as unknown as EvidenceDeskDoc;

const made = (given: Partial<Decision>): Decision => ({
  kind: 'taken',
  note: '',
  by: 'u1',
  at: '2026-11-28T04:00:00.000Z',
  figure: 'dividend',
  field: 'other_sources.dividend_income',
  amount: 100,
  entries: [{ kind: 'scalar', path: 'other_sources.dividend_income', amount: 100 }],
  return_id: 'r1',
  ...given,
});

it('keeps decisions of several steps, with what only one of them has', () => {
  const decided: Decided = {
    rows: new Map([
      ['a', made({ step: 2 })],
      ['b', made({ step: 2, amount: 250, figure: '', field: '' })],
      ['c', made({ step: 3, kind: 'disputed', note: 'Not ours', entries: [], return_id: '' })],
      ['d', made({ step: 2 })],
      ['e', made({})],
      // one after the other, each differs from the one before in one thing
      ['f', made({ kind: 'matched' })],
      ['g', made({ kind: 'matched', note: 'Paid' })],
      ['h', made({ kind: 'matched', note: 'Paid', by: 'u2' })],
      ['i', made({ kind: 'matched', note: 'Paid', by: 'u2', at: '2026-11-28T04:00:01.000Z' })],
      ['j', made({ kind: 'matched', note: 'Paid', by: 'u2', return_id: 'r2' })],
      ['k', made({ kind: 'matched', note: 'Paid', by: 'u2', return_id: 'r2', step: 4 })],
    ]),
    apart: ['J1|a|b'],
  };
  const steps = [{ step: 3, before: { c: made({ step: 1, note: 'first' }) }, apart: null }];
  const desk = stored(sealDecided(deps, decided, steps).sealed);
  expect(decidedOf(deps, desk)).toEqual(decided);
  expect(undoOf(deps, desk)).toEqual(steps);
});

it('takes a step back: what it decided first is open again, what it replaced is as it was', () => {
  const before = made({ step: 1, kind: 'matched' });
  const decided: Decided = {
    rows: new Map([
      ['a', made({ step: 2 })],
      ['b', made({ step: 2, kind: 'disputed' })],
      ['c', made({ step: 1 })],
    ]),
    apart: [],
  };
  const gone = made({ step: 1 });
  expect(changesBack({ step: 2, before: { b: before, d: gone }, apart: null }, decided)).toEqual(
    new Map<string, Decision | null>([
      ['a', null],
      ['b', before],
      ['d', gone],
    ]),
  );
});

it('reads decisions and steps as earlier versions stored them, plain and compressed', () => {
  const { step, ...old } = made({});
  const kept = { rows: { a: old }, apart: [] };
  const steps = [{ before: { a: null }, apart: null }];
  const gzip = (value: object) =>
    deps.vault.seal({ gzip: gzipSync(JSON.stringify(value)).toString('base64') });
  for (const seal of [(value: object) => deps.vault.seal(value), gzip]) {
    const desk = stored({ decisions_sealed: seal(kept), undo_sealed: seal(steps) });
    const decided = decidedOf(deps, desk);
    expect([...decided.rows]).toEqual([['a', old]]);
    expect([...changesBack(undoOf(deps, desk)[0]!, decided)]).toEqual([['a', null]]);
  }
});
