import { describe, expect, it, vi } from 'vitest';
import type { Issue } from '../../../shared/forms/messages.ts';
import { nextOf, stepBeside } from './next.ts';

const model = {
  steps: [
    { id: 'who', title: 'Who', parts: ['name'] },
    { id: 'pay', title: 'Pay', parts: ['pay'] },
  ],
};
const issue = (severity: Issue['severity']): Issue => ({ path: 'name', message: { text: 'x' }, severity });
const finding = (...issues: Issue[]) => ({ settle: vi.fn(() => issues) });

describe('after a step', () => {
  it('comes the next one, whatever is wrong', () => {
    const store = finding(issue('error'));
    expect(nextOf(model, 'who', store, true)).toEqual({ to: 'step', id: 'pay' });
    expect(store.settle).not.toHaveBeenCalled();
  });

  it('which is the last, a return with an error is not submitted', () => {
    expect(nextOf(model, 'pay', finding(issue('warning'), issue('error')), false)).toEqual({
      to: 'problems',
    });
  });

  it('which is the last, one with warnings alone is', () => {
    expect(nextOf(model, 'pay', finding(issue('warning')), false)).toEqual({ to: 'submit' });
    expect(nextOf(model, 'pay', finding(), false)).toEqual({ to: 'submit' });
  });

  it('nothing is submitted twice or read-only', () => {
    expect(nextOf(model, 'pay', finding(), true)).toEqual({ to: 'nothing' });
  });
});

it('passes over steps an interview left empty, both ways, but never the last', () => {
  const steps = ['personal', 'salary', 'house', 'tax'].map((id) => ({ id, title: id, parts: [id] }));
  const leftOut = (s: { id: string }) => s.id !== 'personal';
  expect(stepBeside(steps, 'personal', 1, (s) => s.id === 'salary')).toBe('house');
  expect(stepBeside(steps, 'personal', 1, leftOut)).toBe('tax');
  expect(stepBeside(steps, 'tax', -1, leftOut)).toBe('personal');
  expect(stepBeside(steps, 'personal', -1, leftOut)).toBeUndefined();
  expect(stepBeside(steps, 'tax', 1, () => false)).toBeUndefined();
});
