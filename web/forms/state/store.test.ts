import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { amount, group, text } from '../../../shared/forms/fields.ts';
import type { FormModel } from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';
import { createFormStore } from './store.ts';

const model: FormModel = {
  id: 'sum',
  title: 'Sum',
  year: '2026-27',
  schema: z.strictObject({
    name: text('Name', { min: 1 }),
    pay: group(
      { label: 'Pay' },
      {
        basic: amount('Basic'),
        da: amount('DA').optional(),
        gross: amount('Gross', { computed: true }).optional(),
      },
    ),
  }),
  steps: [
    { id: 'who', title: 'Who', parts: ['name'] },
    { id: 'pay', title: 'Pay', parts: ['pay'] },
  ],
  derive: (d) => setAt(d, 'pay.gross', Number(getAt(d, 'pay.basic') ?? 0) + Number(getAt(d, 'pay.da') ?? 0)),
  rules: () => [],
};
const late: Issue = { path: 'name', message: { text: 'Late' }, severity: 'error' };
const forever = Number.POSITIVE_INFINITY;
const opened = (data: FormValues, { atOnce = forever } = {}) =>
  createFormStore({
    model,
    data,
    atOnce,
    compute: (d) => {
      const derived = model.derive(d);
      return { derived: () => derived, figures: Number(getAt(derived, 'pay.gross')) / 10 };
    },
  });

describe('a form being edited', () => {
  it('opens with its figures, issues and step statuses ready', () => {
    const store = opened({ pay: { basic: 50, da: 5 } });
    expect(getAt(store.derived(), 'pay.gross')).toBe(55);
    expect(store.figures()).toBe(5.5);
    expect(store.issues().map((i) => i.path)).toEqual(['name']);
    expect(store.statuses()).toEqual({ who: 'empty', pay: 'done' });
    store.stop();
  });

  it('tells who saves of each change of its content, not of a field that was only left', () => {
    const saved: unknown[] = [];
    const store = createFormStore({
      model,
      data: { pay: { basic: 1 } },
      compute: (d) => ({ derived: () => d, figures: 0 }),
      changed: (state) => saved.push(getAt(state.data, 'pay.basic')),
    });
    store.dispatch({ type: 'touch', path: 'pay.basic' });
    store.dispatch({ type: 'set', path: 'pay.basic', value: 1 });
    expect(saved).toEqual([]);
    store.dispatch({ type: 'set', path: 'pay.basic', value: 2 });
    store.dispatch({ type: 'set', path: 'pay.basic', value: 3 });
    expect(saved).toEqual([2, 3]);
    store.stop();
  });

  it('checks the data as it would be filed, and keeps what was typed', () => {
    const store = createFormStore({
      model: { ...model, rules: (d) => (getAt(d, 'name') === 'late' ? [late] : []) },
      data: { pay: { basic: 1 } },
      checked: (typed) => (typed['name'] === undefined ? { ...typed, name: 'late' } : typed),
      compute: (d) => ({ derived: () => d, figures: 0 }),
    });
    expect(store.issues()).toEqual([late]);
    expect(store.state().data).toEqual({ pay: { basic: 1 } });
    store.dispatch({ type: 'set', path: 'name', value: 'in time' });
    expect(store.settle()).toEqual([]);
    store.stop();
  });

  it('updates quick figures with the change itself and checks when typing rests, told once each', async () => {
    const store = opened({ name: 'A', pay: { basic: 1 } });
    const told = vi.fn();
    store.subscribe(told);
    for (const value of [10, 100, 1000]) {
      store.dispatch({ type: 'set', path: 'pay.basic', value });
      expect(store.figures()).toBe(value / 10);
    }
    expect(told).toHaveBeenCalledTimes(3);
    store.dispatch({ type: 'set', path: 'name', value: undefined });
    expect(told).toHaveBeenCalledTimes(4);
    await vi.waitFor(() => expect(store.issuesAt('name')).toHaveLength(1));
    // One more for the derived values of all four, one for the check.
    expect(told).toHaveBeenCalledTimes(6);
    expect(store.statuses()).toMatchObject({ who: 'empty' });
    store.stop();
  });

  it('shows the figures with their change, what follows from them a frame later, once for all changes before it', async () => {
    const store = opened({ name: 'A', pay: { basic: 1 } });
    const told: string[] = [];
    for (const topic of ['figures', 'compared', 'derived'] as const)
      store.on[topic](() =>
        told.push(`${topic} ${store.figures()} ${store.compared()} ${getAt(store.derived(), 'pay.gross')}`),
      );
    store.dispatch({ type: 'set', path: 'pay.basic', value: 20 });
    store.dispatch({ type: 'set', path: 'pay.basic', value: 30 });
    expect(told.splice(0)).toEqual(['figures 2 0.1 1', 'figures 3 0.1 1']);
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told.splice(0)).toEqual(['compared 3 3 30', 'derived 3 3 30']);
    store.dispatch({ type: 'set', path: 'pay.basic', value: 40 });
    store.settle();
    expect(told).toEqual(['figures 4 3 30', 'compared 4 4 40', 'derived 4 4 40']);
    store.stop();
  });

  it('updates figures that take long in the next task, once for all changes before it', async () => {
    const store = opened({ name: 'A', pay: { basic: 1 } }, { atOnce: -1 });
    const [told, figured] = [vi.fn(), vi.fn()];
    store.subscribe(told);
    store.on.figures(figured);
    for (const value of [10, 100, 1000]) store.dispatch({ type: 'set', path: 'pay.basic', value });
    expect(told).toHaveBeenCalledTimes(3);
    expect(store.figures()).toBe(0.1);
    await vi.waitFor(() => expect(store.figures()).toBe(100));
    expect(figured).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(getAt(store.derived(), 'pay.gross')).toBe(1000));
    store.stop();
  });

  it('tells a single value only when that value is another, typed or derived', () => {
    const store = opened({ name: 'A', pay: { basic: 1 } });
    const told: string[] = [];
    const leave = store.onValue('values', 'pay.basic', () => told.push('basic'));
    store.onValue('values', 'pay.da', () => told.push('da'));
    store.onValue('values', 'pay', () => told.push('pay'));
    store.onValue('derived', 'pay.gross', () => told.push('gross'));
    store.dispatch({ type: 'set', path: 'pay.basic', value: 2 });
    store.settle();
    expect(told.splice(0)).toEqual(['basic', 'pay', 'gross']);
    store.dispatch({ type: 'set', path: 'name', value: 'B' });
    expect(told).toEqual([]);
    leave();
    store.dispatch({ type: 'merge', data: { pay: { basic: 1, da: 1 } }, sources: {} });
    expect(told.splice(0)).toEqual(['da', 'pay']);
    store.dispatch({ type: 'merge', data: {}, sources: {} });
    store.settle();
    expect(told).toEqual(['da', 'pay', 'gross']);
    store.stop();
  });

  it('tells of each topic only those who read it', async () => {
    const store = opened({ name: 'A', pay: { basic: 1 } });
    const told: string[] = [];
    for (const topic of ['values', 'figures', 'derived', 'sources', 'messages'] as const)
      store.on[topic](() => told.push(topic));
    store.dispatch({ type: 'set', path: 'pay.basic', value: 3 });
    expect(told.splice(0)).toEqual(['values', 'figures']);
    await vi.waitFor(() => expect(told.splice(0)).toEqual(['derived']));
    store.dispatch({ type: 'touch', path: 'pay.basic' });
    expect(told.splice(0)).toEqual(['messages']);
    const { data } = store.state();
    store.dispatch({ type: 'merge', data, sources: { name: { from: 'client' } } });
    expect(told.splice(0)).toEqual(['values', 'sources']);
    store.stop();
  });

  it('text that is no amount counts as 0 and stands as an error until corrected', () => {
    const store = opened({ name: 'A', pay: { basic: 5 } });
    store.dispatch({ type: 'unreadable', path: 'pay.basic', text: '12x', value: 0 });
    expect(store.settle().map((i) => [i.path, i.message.text])).toEqual([
      ['pay.basic', 'Enter whole rupees, digits only'],
    ]);
    expect(store.figures()).toBe(0);
    store.dispatch({ type: 'set', path: 'pay.basic', value: 0 });
    expect(store.settle()).toEqual([]);
    store.stop();
  });

  it('settles at once for a submit and keeps unchanged message lists', () => {
    const store = opened({ pay: {} });
    const before = store.issuesAt('pay.basic');
    store.dispatch({ type: 'set', path: 'name', value: 'B' });
    expect(store.settle().map((i) => i.path)).toEqual(['pay.basic']);
    expect(store.issuesAt('pay.basic')).toBe(before);
    store.stop();
  });
});
