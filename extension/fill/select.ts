import type { Option } from '../../shared/forms/fields.ts';
import { isVisible, pause, turn, until } from './dom.ts';
import { reasons } from './reasons.ts';
import { announce, enter, leave, typeText } from './text.ts';
import { bareValue, codeOf } from './values.ts';

/** Whether an option is only a prompt. */
const isPrompt = (o: HTMLOptionElement) =>
  o.value === '' ||
  /^\?/.test(o.value) ||
  bareValue(o.value) === 'null' ||
  /^(-*\s*)?(please\s+)?(select|choose)\b/i.test(o.text.trim());

/** Value shown in a native (or select2) drop-down. */
export function readSelect(el: HTMLSelectElement): { value: string; text: string } {
  const chosen = el.selectedOptions[0];
  return !chosen || isPrompt(chosen)
    ? { value: '', text: '' }
    : { value: chosen.value, text: chosen.text.trim() };
}

/**
 * The matching options of a list, once there are any. An empty list may still be loading; one unchanged for a
 * while will not get the option any more.
 */
async function offered<T>(list: () => T[], fits: (option: T) => boolean): Promise<T[] | undefined> {
  let length = -1;
  let since = 0;
  const result = await until(() => {
    const now = list();
    if (now.length !== length) {
      length = now.length;
      since = performance.now();
      const fit = now.filter(fits);
      if (fit.length > 0) return fit;
    }
    return length > 1 && performance.now() - since > 300 ? 'settled' : undefined;
  }, 1_500);
  if (result !== 'settled') return result;
  const fit = list().filter(fits);
  return fit.length > 0 ? fit : undefined;
}

const standsFor = (options: readonly Option[], code: string) => (o: HTMLOptionElement) =>
  !o.disabled && codeOf(options, o.value, o.text) === code;

function choose(el: HTMLSelectElement, option: HTMLOptionElement): void {
  enter(el);
  el.value = option.value;
  if (el.selectedOptions[0] !== option) el.selectedIndex = option.index;
  announce(el, ['input', 'change']);
  leave(el);
}

/** Chooses the one option of the code if the list has it now; the page has had no turn yet. */
export function chooseNow(el: HTMLSelectElement, code: string, options: readonly Option[]): boolean {
  const fit = [...el.options].filter((o) => !isPrompt(o)).filter(standsFor(options, code));
  if (fit.length === 1) choose(el, fit[0]!);
  return fit.length === 1;
}

/** Chooses the option for the code; waits for lists loaded late. */
export async function writeSelect(
  el: HTMLSelectElement,
  code: string,
  options: readonly Option[],
): Promise<string | undefined> {
  const found = await offered(() => [...el.options].filter((o) => !isPrompt(o)), standsFor(options, code));
  if (found?.length !== 1) return found ? reasons.options : reasons.option;
  choose(el, found[0]!);
  await turn();
  // A digest may put the old choice back once.
  if (el.isConnected && codeOf(options, readSelect(el).value, readSelect(el).text) !== code) {
    choose(el, found[0]!);
    await turn();
  }
  return undefined;
}

/** Value shown in a mat-select; blank while it shows its placeholder. */
export function readMatSelect(el: HTMLElement): string {
  if (el.querySelector('.mat-mdc-select-placeholder, .mat-select-placeholder')) return '';
  const shown = el.querySelector(
    '.mat-mdc-select-value-text, .mat-select-value-text, .mat-mdc-select-min-line',
  );
  if (el.tagName === 'MAT-SELECT') return (shown?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const text = (el.textContent ?? '').replace(/[▾▼⌄]/g, '').replace(/\s+/g, ' ').trim();
  return /^(-*\s*)?(please\s+)?(select|choose)\b/i.test(text) || el.querySelector('[class*="placeholder" i]')
    ? ''
    : text;
}

function panelOf(el: HTMLElement): HTMLElement | null {
  const id = el.getAttribute('aria-controls') ?? el.getAttribute('aria-owns');
  const named = id ? document.getElementById(id.split(/\s+/)[0]!) : document.getElementById(`${el.id}-panel`);
  if (named || el.tagName === 'MAT-SELECT') return named;
  const open = [...document.querySelectorAll<HTMLElement>('[role="listbox"]')].filter(isVisible);
  return open.length === 1 ? open[0]! : null;
}

const isOpen = (el: HTMLElement) =>
  el.getAttribute('aria-expanded') === 'true' || el.className.includes('mat-select-open');

/** Closes an open list without choosing: Escape is sent only to the list's control. */
async function close(el: HTMLElement): Promise<void> {
  if (!isOpen(el)) return;
  const backdrop = [
    ...document.querySelectorAll<HTMLElement>('.cdk-overlay-backdrop.cdk-overlay-transparent-backdrop'),
  ].at(-1);
  if (backdrop && isVisible(backdrop)) backdrop.click();
  else el.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: false }));
  await until(() => !isOpen(el), 500);
}

/** Scrolls through a list that renders only visible options. */
async function scrolled(
  panel: HTMLElement | null,
  listed: () => HTMLElement[],
  fits: (option: HTMLElement) => boolean,
): Promise<HTMLElement[] | undefined> {
  const box =
    panel &&
    [panel, ...panel.querySelectorAll<HTMLElement>('*')].find(
      (b) => b.scrollHeight > b.clientHeight + 10 && b.clientHeight > 30,
    );
  if (!box) return undefined;
  box.scrollTop = 0;
  for (let i = 0; i < 600; i++) {
    await new Promise((resolve) => setTimeout(resolve, i < 3 ? 30 : 8));
    const fit = listed().filter(fits);
    if (fit.length > 0) return fit;
    const at = box.scrollTop;
    box.scrollTop = at + box.clientHeight * 0.8;
    box.dispatchEvent(new Event('scroll'));
    if (box.scrollTop === at) return undefined;
  }
  return undefined;
}

/** A list with a search box: types the wanted text, or only the first word if the page's wording differs. */
async function searched(
  el: HTMLElement,
  label: string,
  listed: () => HTMLElement[],
  fits: (option: HTMLElement) => boolean,
): Promise<HTMLElement[] | undefined> {
  const panel = await until(() => panelOf(el), 300);
  const around = panel?.parentElement === document.body ? panel : panel?.parentElement;
  const boxes = [
    ...(around?.querySelectorAll<HTMLInputElement>(
      'input[type="text"], input[type="search"], input:not([type])',
    ) ?? []),
  ].filter(isVisible);
  if (boxes.length !== 1 || boxes[0]!.contains(el) || around!.contains(el)) return undefined;
  const already = listed().filter(fits);
  if (already.length > 0) return already;
  for (const words of new Set([
    label,
    label.split(/[\s,(-]+/).find((w) => w.length > 2 && !/^\d+$/.test(w)) ?? label,
  ])) {
    typeText(boxes[0]!, words);
    const found = await until(() => {
      const fit = listed().filter(fits);
      return fit.length > 0 ? fit : undefined;
    }, 900);
    if (found) return found;
  }
  typeText(boxes[0]!, '');
  return undefined;
}

/** Opens a mat-select and chooses the option for the code. */
export async function writeMatSelect(
  el: HTMLElement,
  code: string,
  options: readonly Option[],
): Promise<string | undefined> {
  const trigger = el.querySelector<HTMLElement>('.mat-mdc-select-trigger, .mat-select-trigger') ?? el;
  if (!isOpen(el)) trigger.click();
  const listed = () => [...(panelOf(el)?.querySelectorAll<HTMLElement>('mat-option, [role="option"]') ?? [])];
  const textIn = (o: HTMLElement) =>
    (o.querySelector('.mdc-list-item__primary-text, .mat-option-text') ?? o).textContent ?? '';
  const fits = (o: HTMLElement) =>
    o.getAttribute('aria-disabled') !== 'true' && codeOf(options, '', textIn(o)) === code;
  const label = options.find((o) => o.value === code)?.label ?? code;
  const found =
    (await searched(el, label, listed, fits)) ??
    (await offered(listed, fits)) ??
    (await scrolled(panelOf(el), listed, fits));
  if (found?.length !== 1) {
    await close(el);
    return found ? reasons.options : reasons.option;
  }
  found[0]!.click();
  await until(() => !isOpen(el), 500);
  leave(el);
  await turn();
  if (isOpen(el)) await pause(50);
  return undefined;
}
