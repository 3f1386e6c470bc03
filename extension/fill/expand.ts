import { forbiddenWords } from './deny.ts';
import { isFurniture, isVisible, textOf, until } from './dom.ts';

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

const isOpen = (header: HTMLElement) =>
  header.isConnected &&
  header.getAttribute('aria-expanded') !== 'false' &&
  !header.classList.contains('collapsed');

/** What a header opens. */
function bodyOf(header: HTMLElement): Element | null {
  const named =
    header.getAttribute('aria-controls') ?? header.getAttribute('data-bs-target')?.replace(/^#/, '');
  return (named ? document.getElementById(named) : null) ?? header.nextElementSibling;
}

/**
 * Opens the next closed panel that was not opened before, nothing else; false when there is none. One at a time:
 * some pages keep only one panel open.
 */
export async function openNextPanel(root: Element, before: WeakSet<Element>): Promise<boolean> {
  const header = [...root.querySelectorAll<HTMLElement>(closed)].find(
    (h) => !before.has(h) && !isFurniture(h) && isVisible(h) && isHarmless(h),
  );
  if (!header) return false;
  before.add(header);
  header.click();
  await until(() => {
    const body = bodyOf(header);
    const still = body?.closest('[inert]') || body?.getAnimations({ subtree: true }).length;
    return isOpen(header) && !still && body?.checkVisibility({ visibilityProperty: true });
  }, 900);
  return true;
}
