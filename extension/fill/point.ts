import type { Learned } from '../../shared/portal-maps.ts';
import { headingsOf } from './control.ts';
import { mayAddRow, wordsOn } from './deny.ts';
import { isVisible } from './dom.ts';
import { among, lessonOf, readPage } from './find.ts';

/**
 * Lets the user click one control of the page and returns its identification; the click itself is suppressed.
 * `add` expects an add-row button; one that saves, sends or continues is rejected. Resolves to undefined if
 * nothing usable was clicked or the user pressed Escape.
 */
export function pointAt(stop: AbortSignal, what: 'field' | 'add' = 'field'): Promise<Learned | undefined> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = (learned: Learned | undefined) => {
      over.abort();
      resolve(learned);
    };
    const quiet = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const options = { capture: true, signal: over.signal };
    const hover = (event: Event) => {
      if (!(event.target instanceof HTMLElement) || !isVisible(event.target)) return;
      event.target.animate([{ outline: '2px solid #d97706' }, { outline: '2px solid transparent' }], {
        duration: 700,
      });
    };
    const choose = (event: Event) => {
      quiet(event);
      const target = event.target;
      if (!(target instanceof Node)) return done(undefined);
      const page = readPage();
      if (what === 'add') {
        const button = (target as Element).closest?.('button, a, [role="button"], input[type="button"]');
        if (!button || !mayAddRow(button)) return done(undefined);
        return done({ caption: wordsOn(button), headings: headingsOf(button, page.root).slice(0, 2) });
      }
      const hit = among(page, (c) => c.control.host.contains(target) || c.control.el.contains(target))[0];
      if (!hit || hit.control.type === 'output') return done(undefined);
      done(lessonOf(hit, page.root));
    };
    for (const type of ['mousedown', 'mouseup', 'pointerdown', 'pointerup'])
      document.addEventListener(type, quiet, options);
    document.addEventListener('click', choose, options);
    document.addEventListener('mouseover', hover, options);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && done(undefined), options);
    stop.addEventListener('abort', () => done(undefined), { signal: over.signal });
  });
}
