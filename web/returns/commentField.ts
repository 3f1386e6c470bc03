/** A field of a page with the name a comment gives it. */
interface CommentField {
  element: Element;
  label: string;
}

/**
 * The field someone is in, with its caption: that of the label, in a table the row and column. Nothing of the review itself; 'keep' on the
 * button that stands for the last one.
 */
export function fieldAt(target: EventTarget | null, panel: string): CommentField | 'keep' | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target.closest('[data-comment-here]')) return 'keep';
  const element = target.closest('input, select, textarea, [role=gridcell], [role=combobox]');
  if (!element || element.closest(`[aria-labelledby="${panel}"], [role=dialog], nav, header`))
    return undefined;
  const label = captionOf(element);
  return label ? { element, label: label.slice(0, 300) } : undefined;
}

const text = (of: Element | null | undefined): string => of?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

function captionOf(element: Element): string {
  const named = element.getAttribute('aria-label');
  if (named) return named;
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = by.map((id) => text(document.getElementById(id))).filter(Boolean);
  if (words.length > 0) return words.join(' ');
  const labelled = (element as HTMLInputElement).labels?.[0] ?? element.closest('label');
  return text(labelled).replace(/\s*\*$/, '');
}
