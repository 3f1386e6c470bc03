import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amount, date, text } from '../../../shared/forms/fields.ts';
import type { FormModel } from '../../../shared/forms/form.ts';
import { type Issue, say } from '../../../shared/forms/messages.ts';
import { messagesAfter, noMessages } from './messages.ts';
import { openForm, reduce } from './state.ts';

const model: FormModel = {
  id: 'note',
  title: 'Note',
  year: '2026-27',
  schema: z.strictObject({ name: text('Name'), pay: amount('Pay'), on: date('On') }),
  steps: [
    { id: 'who', title: 'Who', parts: ['name'] },
    { id: 'pay', title: 'Pay', parts: ['pay', 'on'] },
  ],
  derive: (d) => d,
  rules: () => [],
};
const missing = (path: string): Issue => ({ path, message: say('required'), severity: 'error' });
const open = openForm({ name: 'A', pay: 1, on: '2026-04-01' });

describe('messages after a check', () => {
  it('says of text that cannot be read what its kind of field wants, and nothing else of that field', () => {
    const typed = reduce(reduce(open, { type: 'unreadable', path: 'pay', text: 'ten', value: 0 }), {
      type: 'unreadable',
      path: 'on',
      text: 'soon',
      value: undefined,
    });
    const { issues } = messagesAfter(model, typed, [missing('on'), missing('name')], noMessages);
    expect(issues).toEqual([
      { path: 'pay', message: say('wholeRupees'), severity: 'error' },
      { path: 'on', message: say('aDate'), severity: 'error' },
      missing('name'),
    ]);
  });

  it('keeps every list whose messages are the same, so that no field is drawn again', () => {
    const first = messagesAfter(model, open, [missing('name'), missing('pay')], noMessages);
    const same = messagesAfter(model, open, [missing('name'), missing('pay')], first);
    expect(same.issues).toBe(first.issues);
    expect(same.statuses).toBe(first.statuses);
    const less = messagesAfter(model, open, [missing('pay')], first);
    expect(less.issues).not.toBe(first.issues);
    expect(less.byPath.get('pay')).toBe(first.byPath.get('pay'));
    expect(less.byPath.has('name')).toBe(false);
  });

  it('tells of the same messages in another order, which the page lists', () => {
    const first = messagesAfter(model, open, [missing('name'), missing('pay')], noMessages);
    const turned = messagesAfter(model, open, [missing('pay'), missing('name')], first);
    expect(turned.issues.map(({ path }) => path)).toEqual(['pay', 'name']);
  });
});
