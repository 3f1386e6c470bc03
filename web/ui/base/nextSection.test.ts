// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nextSection } from './nextSection.ts';

const page = (html: string): HTMLElement => {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
};

it('F4 goes to the next tab of a page, from the last to the first', () => {
  const tabs = (at: number) =>
    page(
      `<div data-sections>${['a', 'b', 'c']
        .map((id, i) => `<button role="tab" id="${id}" aria-selected="${i === at}"></button>`)
        .join('')}</div><section><input></section>`,
    );
  expect(nextSection(tabs(0), null)?.id).toBe('b');
  expect(nextSection(tabs(2), null)?.id).toBe('a');
});

it('F4 goes to the first field of the next section, over those without a field and not into inner ones', () => {
  const main = page(
    '<section><input id="a"><section><input id="inner"></section></section><section>text</section>' +
      '<section><input id="off" disabled><select id="b"></select></section>',
  );
  const at = (id: string) => nextSection(main, document.getElementById(id))?.id;
  expect(at('a')).toBe('b');
  expect(at('inner')).toBe('b');
  expect(at('b')).toBe('a');
  expect(nextSection(main, null)?.id).toBe('a');
});
