import type { Page } from 'puppeteer';

/** Whether an element of the page is the wanted one; runs in the page. */
type Fits = (element: HTMLElement, wanted: string) => boolean;

/** Whether the element in focus is the wanted one. */
export const inFocus = (page: Page, fits: Fits, wanted: string): Promise<boolean> =>
  page.evaluate(`(${fits})(document.activeElement, ${JSON.stringify(wanted)})`) as Promise<boolean>;

/** Keys pressed one after the other at most. */
const FEW = 3;

/**
 * Focuses the control from which Tab goes on to the wanted one, when that is more than a few keys away: to pass by the
 * hundred fields of a form takes longer than all that is typed into it. That Tab comes to each control is looked at by
 * itself (`npm run journeys:long`).
 */
export const nearTo = (page: Page, fits: Fits, wanted: string): Promise<unknown> =>
  page.evaluate(`(${approach})(${fits}, ${JSON.stringify(wanted)}, ${FEW})`);

function approach(fits: Fits, wanted: string, few: number): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const all = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (e) =>
      e === document.activeElement ||
      (e.tabIndex >= 0 &&
        !e.matches(':disabled, input[type=radio]:not(:checked)') &&
        e.checkVisibility({ visibilityProperty: true })),
  );
  const at = all.indexOf(document.activeElement as HTMLElement);
  const way = [...all.slice(at + 1), ...all.slice(0, at + 1)].findIndex((e) => fits(e, wanted));
  if (way > few) all[(at + way) % all.length]?.focus();
}
