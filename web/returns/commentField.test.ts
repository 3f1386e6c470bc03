// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fieldAt } from './commentField.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <section><label for="a">Gross salary *</label><input id="a">
      <span id="r">Row 2</span><span id="c">Rate</span><input id="b" aria-labelledby="r c">
      <button id="no">Save</button></section>
    <section aria-labelledby="review"><label for="d">Comment</label><input id="d"></section>
    <div data-comment-here><button id="here">Comment here</button></div>`;
});
const at = (id: string) => fieldAt(document.getElementById(id), 'review');

it('names the field somebody is in by its caption', () => {
  expect(at('a')).toMatchObject({ label: 'Gross salary' });
  expect(at('b')).toMatchObject({ label: 'Row 2 Rate' });
});

it('is not offered on buttons or on the review itself, and stays while its own button is pressed', () => {
  expect(at('no')).toBeUndefined();
  expect(at('d')).toBeUndefined();
  expect(at('here')).toBe('keep');
  expect(fieldAt(null, 'review')).toBeUndefined();
});
