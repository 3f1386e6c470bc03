import { forbiddenWords } from './deny.ts';
import { hurry, isFurniture, isVisible, textOf, until } from './dom.ts';

const closed =
  'mat-expansion-panel-header[aria-expanded="false"], .accordion-button.collapsed, [data-bs-toggle="collapse"][aria-expanded="false"], [data-toggle="collapse"][aria-expanded="false"], details:not([open]) > summary';

/** Whether a header only opens its own panel: it leads nowhere, submits nothing and does not name an act. */
function isHarmless(header: HTMLElement): boolean {
  if (header instanceof HTMLButtonElement && header.form && header.type === 'submit') return false;
  if (header instanceof HTMLAnchorElement && !/^(|#.*)$/.test(header.getAttribute('href') ?? ''))
    return false;
  if (header.getAttribute('aria-disabled') === 'true') return false;
  return !(header instanceof HTMLButtonElement && forbiddenWords.test(textOf(header)));
}

function isOpen(header: HTMLElement): boolean {
  if (!header.isConnected) return false;
  const details = header.parentElement;
  if (details instanceof HTMLDetailsElement) return details.open;
  return header.getAttribute('aria-expanded') !== 'false' && !header.classList.contains('collapsed');
}

/** The panel body of a header. */
function bodyOf(header: HTMLElement): Element | null {
  const named =
    header.getAttribute('aria-controls') ?? header.getAttribute('data-bs-target')?.replace(/^#/, '');
  return (named ? document.getElementById(named) : null) ?? header.nextElementSibling;
}

/** Panels opened in this run. */
export interface Panels {
  opened: WeakSet<Element>;
  /** Opening one closes another here. */
  single: boolean;
}

/**
 * Opens closed panels not opened before; false if there are none. Those known to contain wanted fields are
 * opened together; then, if requested, the others one at a time, as all are if the page keeps only one panel
 * open.
 */
export async function openPanels(
  root: Element,
  panels: Panels,
  holdsWanted: (body: Element) => boolean,
  others: boolean,
): Promise<boolean> {
  const next = [...root.querySelectorAll<HTMLElement>(closed)].filter(
    (h) => !panels.opened.has(h) && !isFurniture(h) && isVisible(h) && isHarmless(h),
  );
  const promising = next.filter((h) => {
    const body = bodyOf(h);
    return body && holdsWanted(body);
  });
  const first = promising.length > 0 || !others ? promising : next;
  const chosen = panels.single || promising.length === 0 ? first.slice(0, 1) : promising;
  if (chosen.length === 0) return false;
  for (const header of chosen) {
    panels.opened.add(header);
    header.click();
  }
  const ready = (header: HTMLElement) => {
    const body = bodyOf(header);
    hurry(body);
    const still = body?.closest('[inert]') || body?.getAnimations({ subtree: true }).length;
    return isOpen(header) && !still && body?.checkVisibility({ visibilityProperty: true });
  };
  await until(() => chosen.every(ready), 900);
  if (chosen.length === 1) return true;
  for (const header of chosen.filter((h) => !isOpen(h))) {
    panels.opened.delete(header);
    panels.single = true;
  }
  return true;
}
