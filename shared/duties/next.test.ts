import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { ClientDuty } from './next.ts';
import * as allNext from './next.ts';
import type { DutyState } from './states.ts';

const { actOf, nextDuty } = kept(allNext);

const duty = (over: Partial<ClientDuty>): ClientDuty => ({
  duty: 'GSTR-3B',
  state: 'not_started',
  due: '2026-11-20',
  period: '10-2026',
  month: '10-2026',
  who: { id: 'u', name: 'Asha' },
  return_id: null,
  ...over,
});

describe('what a duty asks for', () => {
  it.each<[Partial<ClientDuty>, string | undefined]>([
    [{ state: 'not_started' }, 'start'],
    [{ state: 'late' }, 'start'],
    [{ state: 'late', return_id: 'r' }, 'continue'],
    [{ state: 'in_progress', return_id: 'r' }, 'continue'],
    [{ state: 'in_review', return_id: 'r' }, 'review'],
    [{ state: 'ready', return_id: 'r' }, 'file'],
    [{ state: 'waiting_for_papers' }, 'remind'],
    [{ state: 'filed', return_id: 'r' }, undefined],
    [{ duty: 'Advance tax', state: 'late' }, 'note'],
    [{ duty: 'CMP-08', state: 'waiting_for_papers' }, 'remind'],
    [{ duty: 'PMT-06', state: 'not_started' }, 'note'],
    [{ duty: '138', state: 'not_started' }, 'start'],
    [{ duty: 'GSTR-4', state: 'not_started' }, 'note'],
  ])('%j: %s', (over, act) => {
    expect(actOf(duty(over))).toBe(act);
  });
});

describe('the duty to see to next', () => {
  const of = (...states: [DutyState, string][]) =>
    nextDuty(states.map(([state, due]) => duty({ state, due })))?.due;
  it('is late before open, whatever the dates; the earliest of each', () => {
    expect(of(['not_started', '2026-11-18'], ['late', '2026-11-11'], ['late', '2026-10-31'])).toBe(
      '2026-10-31',
    );
    expect(of(['ready', '2026-11-25'], ['late', '2026-11-30'])).toBe('2026-11-30');
    expect(of(['in_progress', '2026-11-25'], ['not_started', '2026-11-20'])).toBe('2026-11-20');
  });
  it('is none where all is filed or nothing can be filed yet', () => {
    expect(of(['filed', '2026-11-11'], ['not_due', '2026-12-15'])).toBeUndefined();
  });
});
