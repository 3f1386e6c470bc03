const focusable =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [role=gridcell][tabindex="0"], button:not(:disabled), a[href]';

/** Target of F4: the next tab, wrapping around; without tabs, the first field of the next section. */
export function nextSection(page: ParentNode, active: Element | null): HTMLElement | undefined {
  const tabs = [...page.querySelectorAll<HTMLElement>('[data-sections] [role=tab]')];
  if (tabs.length > 0) {
    const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    return tabs[(at + 1) % tabs.length];
  }
  const sections = [...page.querySelectorAll<HTMLElement>('section, table')].filter(
    (section) =>
      section.parentElement?.closest('section, table') === null && section.querySelector(focusable) !== null,
  );
  const following = active
    ? sections.find(
        (section) =>
          !section.contains(active) &&
          active.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
    : undefined;
  return (following ?? sections[0])?.querySelector<HTMLElement>(focusable) ?? undefined;
}
