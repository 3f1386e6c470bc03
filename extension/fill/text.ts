import { isVisible, turn, until } from './dom.ts';

/** Sends the events a page expects after a value was set; never `click`, which would toggle or open things. */
export function announce(el: HTMLElement, types: readonly string[] = ['input', 'keyup', 'change']): void {
  for (const type of types) {
    const event =
      type === 'keyup'
        ? new KeyboardEvent(type, { bubbles: true, key: 'Unidentified' })
        : new Event(type, { bubbles: true, composed: true });
    el.dispatchEvent(event);
  }
}

/**
 * Sends focus events for a control, as `leave` sends blur events: while the user's focus stays in the panel
 * the browser sends none. Moving the real focus has no further effect and makes the browser scan the whole
 * form for autofill each time.
 */
export function enter(el: HTMLElement): void {
  el.dispatchEvent(new FocusEvent('focus'));
  el.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Leaves a control as a person would, so that the page validates and reformats it. */
export function leave(el: HTMLElement): void {
  const active = document.activeElement === el;
  if (active) el.blur();
  if (!active || !document.hasFocus()) {
    el.dispatchEvent(new FocusEvent('blur'));
    el.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Types a value into a text box or text area; the page has had no turn yet. */
export function typeText(el: HTMLInputElement | HTMLTextAreaElement, value: string): string | undefined {
  if (el.maxLength >= 0 && value.length > el.maxLength)
    return 'The page accepts fewer characters than the return has';
  enter(el);
  el.value = value;
  announce(el);
  leave(el);
  return undefined;
}

/** The same, with the page's turn. */
export async function writeText(
  el: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<string | undefined> {
  const why = typeText(el, value);
  if (!why) await turn();
  return why;
}

const suggestions =
  '[role="listbox"] [role="option"], .ui-menu-item, .ui-menu-item-wrapper, .tt-suggestion, .autocomplete-suggestion, .typeahead li, ul.suggestions li';

/** Presses a suggestion as a mouse does: some lists go by the button going down. */
function press(option: HTMLElement): void {
  for (const type of ['mousemove', 'mousedown', 'mouseup'])
    option.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  option.click();
}

/** Types into an autocomplete and chooses the one exactly matching suggestion. */
export async function writeAutocomplete(
  el: HTMLInputElement,
  wanted: (text: string) => boolean,
  typed: string,
): Promise<string | undefined> {
  el.focus({ preventScroll: true });
  el.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  el.value = typed;
  announce(el, ['input', 'keyup']);
  const options = await until(() => {
    const panel = document.getElementById(
      el.getAttribute('aria-controls') ?? el.getAttribute('aria-owns') ?? '',
    );
    const all = panel
      ? [...panel.querySelectorAll<HTMLElement>('[role="option"], mat-option')]
      : [...document.querySelectorAll<HTMLElement>(suggestions)].filter(isVisible);
    const fit = all.filter((o) => wanted(o.textContent ?? ''));
    return fit.length > 0 ? fit : undefined;
  }, 1_500);
  if (options?.length !== 1) {
    leave(el);
    return options
      ? 'Several suggestions on the page have the same text'
      : 'The page does not offer this value';
  }
  press(options[0]!);
  await turn();
  leave(el);
  return undefined;
}
