/** Element id of the control at a concrete path; linked from error summaries and review pages. */
export const fieldId = (path: string): string => `field-${path}`;

/** Element id of a group or repeater. */
export const partId = (path: string): string => `part-${path}`;

const INPUTS = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const BUTTONS = 'button:not(:disabled)';

/** The element to focus for a path: its control, else the first of its part. */
function focusTarget(path: string): HTMLElement | undefined {
  const control = document.getElementById(fieldId(path));
  if (control) {
    if (control.getAttribute('role') !== 'radiogroup') return control;
    return (
      control.querySelector<HTMLElement>('input:checked') ??
      control.querySelector<HTMLElement>('input') ??
      control
    );
  }
  const part = document.getElementById(partId(path));
  return (
    part?.querySelector<HTMLElement>(INPUTS) ?? part?.querySelector<HTMLElement>(BUTTONS) ?? part ?? undefined
  );
}

/** Scrolls to a path and focuses it once rendered; gives up after about a second. */
export function focusPath(path: string, frames = 60): void {
  const target = focusTarget(path);
  if (target) {
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  } else if (frames > 0) requestAnimationFrame(() => focusPath(path, frames - 1));
}
