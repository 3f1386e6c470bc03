import { expect, it } from 'vitest';
import { asksUndo, dismissToast, showToast, undoLatest, visibleToasts } from './toasts.ts';

const press = (over: object = {}) =>
  asksUndo({ key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, target: null, ...over });
const on = (tagName: string, isContentEditable = false) => press({ target: { tagName, isContentEditable } });

it('Ctrl+Z or ⌘Z undoes, not with Shift, and not in a field', () => {
  expect([press(), press({ key: 'Z' }), press({ ctrlKey: false, metaKey: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([on('BODY'), on('BUTTON'), on('DIV')]).toEqual([true, true, true]);
  expect([press({ ctrlKey: false }), press({ shiftKey: true }), press({ key: 'y' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([on('INPUT'), on('TEXTAREA'), on('SELECT'), on('DIV', true)]).toEqual([false, false, false, false]);
});

it('the newest undo runs, once, and what has none is passed over', () => {
  const done: string[] = [];
  const undo = (name: string) => ({ label: 'Undo', undo: true, run: () => void done.push(name) });
  expect(undoLatest()).toBe(false);
  showToast({ tone: 'info', text: 'a', action: undo('a') });
  showToast({ tone: 'info', text: 'b', action: undo('b') });
  showToast({ tone: 'info', text: 'c', action: { label: 'Open', run: () => void done.push('c') } });
  showToast({ tone: 'info', text: 'd' });
  expect([undoLatest(), undoLatest(), undoLatest(), done]).toEqual([true, true, false, ['b', 'a']]);
});

it('of more than four the oldest goes, an error last', () => {
  for (const { id } of visibleToasts()) dismissToast(id);
  const shown = () => visibleToasts().map(({ text }) => text);
  showToast({ tone: 'error', text: 'not saved' });
  for (const text of ['a', 'b', 'c', 'd']) showToast({ tone: 'info', text });
  expect(shown()).toEqual(['not saved', 'b', 'c', 'd']);
  for (const text of ['e', 'f', 'g', 'h']) showToast({ tone: 'error', text });
  expect(shown()).toEqual(['e', 'f', 'g', 'h']);
  showToast({ tone: 'info', text: 'i' });
  expect(shown()).toEqual(['f', 'g', 'h', 'i']);
});
