import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { Carried } from './carry.ts';
import * as allCarry from './carry.ts';
import type { Suggestion } from './desk.ts';
import { say } from './messages.ts';
import { finish } from './pieces.ts';

const { carryOver, likeness } = kept(allCarry);

const row = (code: string, payer: string, account = '') =>
  finish([
    {
      source: 'ais',
      code,
      payer,
      gross: 50_000,
      role: 'income',
      place: '',
      detail: account ? { account } : {},
    },
  ])[0]!;
const asked: Suggestion = {
  action: 'ask',
  figure: '',
  field: '',
  amount: 50_000,
  text: say('suggestAsk'),
  entries: [],
};
const of = (kind: Carried['kind'], more: Partial<Carried> = {}): Carried => ({
  kind,
  note: '',
  figure: '',
  field: '',
  ...more,
});

it('suggests what was decided of the same payer, code and account a year earlier, where the desk can only ask', () => {
  const last = {
    joint: row('SFT-016(SB)', 'KALVA BANK LIMITED', '77'),
    family: row('SFT-18-EMF(X)', 'REGISTRY LIMITED'),
    pension: row('SFT-777', 'FUND OFFICE'),
    bonds: row('SFT-888', 'ROADS BOND LTD'),
  };
  // The names as the next year's file writes them; a second account of the bank and a second payer are not alike.
  const now = {
    joint: row('SFT-016(SB)', 'KALVA BANK LTD.', '77'),
    family: row('SFT-18-EMF(X)', 'REGISTRY LIMITED'),
    pension: row('SFT-777', 'FUND OFFICE'),
    bonds: row('SFT-888', 'ROADS BOND LIMITED'),
    other: row('SFT-016(SB)', 'KALVA BANK LTD.', '78'),
    finance: row('SFT-888', 'ROADS BOND FINANCE LIMITED'),
  };
  const before = new Map<string, Carried>([
    [likeness(last.joint), of('disputed', { note: 'Half is the spouse’s' })],
    [likeness(last.family), of('set_aside', { note: 'Own transfer' })],
    [likeness(last.pension), of('matched', { note: 'Exempt' })],
    [likeness(last.bonds), of('taken', { field: 'other_sources.other_interest' })],
  ]);
  const rows = Object.values(now);
  const out = carryOver(rows, new Map(rows.map((p) => [p.key, asked])), before, '2025-26');
  const made = (p: { key: string }) => out.get(p.key)!;
  expect([made(now.joint).action, made(now.joint).text.params?.['note']]).toEqual([
    'dispute',
    'Half is the spouse’s',
  ]);
  expect(made(now.family).action).toBe('set_aside');
  // A match of another year's figure is only told: this year's is to be looked at.
  expect([made(now.pension).action, made(now.pension).text.params?.['year']]).toEqual(['ask', '2025-26']);
  expect(made(now.bonds)).toMatchObject({
    action: 'take',
    field: 'other_sources.other_interest',
    entries: [{ kind: 'scalar', path: 'other_sources.other_interest', amount: 50_000 }],
  });
  expect([made(now.other), made(now.finance)]).toEqual([asked, asked]);
  // What the desk knows itself is not overruled.
  const sure: Suggestion = { ...asked, action: 'match' };
  expect(
    carryOver([now.family], new Map([[now.family.key, sure]]), before, '2025-26').get(now.family.key),
  ).toBe(sure);
});
