/** A field of a page as a comment names it. */
interface CommentField {
  element: Element;
  label: string;
}

/**
 * The focused field with its caption: its label, or row and column of a table. Fields of the review itself do
 * not count; 'keep' on the button of the last field.
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
