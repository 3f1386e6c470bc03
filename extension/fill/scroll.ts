import { drawn, ground } from './dom.ts';
import { type Run, readAnew } from './state.ts';

/** The element by which the page is scrolled. */
function scroller(): Element {
  for (let at: Element | null = ground(); at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 40)
      return at;
  return document.scrollingElement ?? document.documentElement;
}

/** Scrolls down, without animation. */
async function goTo(box: Element, top: number): Promise<void> {
  box.scrollTo({ top, behavior: 'instant' });
  await drawn(20);
}

/**
 * Scrolls, from the top once to the end, until the page renders further fields: some pages render a section
 * only when visible. True as soon as there is something new.
 */
export async function scrollOn(run: Run): Promise<boolean> {
  const box = run.scroll?.box ?? scroller();
  run.scroll ??= { box, start: box.scrollTop, at: -1 };
  while (run.scroll.at < box.scrollHeight - box.clientHeight) {
    run.scroll.at = run.scroll.at < 0 ? 0 : run.scroll.at + Math.max(100, box.clientHeight * 0.7);
    await goTo(box, run.scroll.at);
    if (run.dirty) return true;
  }
  return false;
}

/** Puts the page back to where the user had it. */
export async function scrollBack(run: Run): Promise<void> {
  if (!run.scroll) return;
  await goTo(run.scroll.box, run.scroll.start);
  readAnew(run);
}

/** Scrolls from top to end, calling `done` at each stop until it returns true. */
export async function throughPage(done: () => boolean): Promise<void> {
  const box = scroller();
  const start = box.scrollTop;
  for (let at = 0; ; at += Math.max(100, box.clientHeight * 0.7)) {
    await goTo(box, at);
    if (done() || at >= box.scrollHeight - box.clientHeight) break;
  }
  await goTo(box, start);
}
