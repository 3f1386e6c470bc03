import { isForbidden } from './deny.ts';
import { isVisibleIn, type Sight, textOf } from './dom.ts';

/** The kinds of control the filler can read and set. `output` is read only. */
type ControlType =
  | 'text'
  | 'date'
  | 'select'
  | 'mat-select'
  | 'autocomplete'
  | 'radio'
  | 'checkbox'
  | 'output';

/** A control on the page. `el` takes the value, `host` is what a person sees. */
export interface Control {
  type: ControlType;
  el: HTMLElement;
  host: HTMLElement;
  /** Radio groups only. */
  inputs?: HTMLInputElement[];
}

const toggleHost = (input: HTMLElement): HTMLElement =>
  input.closest<HTMLElement>('mat-radio-button, mat-checkbox, mat-slide-toggle') ??
  input.closest<HTMLElement>('label') ??
  (input.id ? document.querySelector<HTMLElement>(`label[for="${CSS.escape(input.id)}"]`) : null) ??
  input;

/** Whether a person sees the control: toggles and select2 hide the native element behind their own drawing. */
function isShown(control: Control, sight: Sight): boolean {
  if (control.type === 'radio')
    return control.inputs!.some((i) => isVisibleIn(toggleHost(i), sight) || isVisibleIn(i, sight));
  return isVisibleIn(control.host, sight) || (control.type === 'checkbox' && isVisibleIn(control.el, sight));
}

const isDatePicker = (input: HTMLInputElement) =>
  input.type === 'date' ||
  input.matches(
    '.mat-datepicker-input, [data-mat-calendar], [matdatepicker], [data-provide="datepicker"], [class*="datepicker"], [class*="datepciker"]',
  ) ||
  input.parentElement?.matches('.input-group.date') === true ||
  input.parentElement?.querySelector(
    ':scope > .calender-icon, :scope > .input-group-text.calender-icon, :scope > .input-group-addon',
  ) != null;

/** Whether a control may be looked at and touched: a person sees it, and it keeps no secret. */
export function isUsable(control: Control, sight: Sight): boolean {
  if (isForbidden(control.el) || (control.host !== control.el && isForbidden(control.host))) return false;
  return isShown(control, sight);
}

/** The control that an element is or belongs to, usable or not; undefined for anything else. */
export function controlOf(el: Element, radios: Map<string, HTMLInputElement[]>): Control | undefined {
  if (el instanceof HTMLSelectElement) {
    const drawn = el.classList.contains('select2-hidden-accessible') ? el.nextElementSibling : null;
    return { type: 'select', el, host: drawn instanceof HTMLElement ? drawn : el };
  }
  if (el instanceof HTMLTextAreaElement) return { type: 'text', el, host: el };
  if (el.tagName === 'MAT-SELECT')
    return { type: 'mat-select', el: el as HTMLElement, host: el as HTMLElement };
  if (el instanceof HTMLInputElement) {
    if (el.type === 'radio') {
      const group = el.closest<HTMLElement>('mat-radio-group, [role="radiogroup"]');
      const inputs = group
        ? [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
        : (radios.get(el.name) ?? [el]);
      return { type: 'radio', el: group ?? inputs[0]!, host: group ?? toggleHost(inputs[0]!), inputs };
    }
    if (el.type === 'checkbox') return { type: 'checkbox', el, host: toggleHost(el) };
    if (isDatePicker(el)) return { type: 'date', el, host: el };
    if (
      el.getAttribute('role') === 'combobox' &&
      /list|both/.test(el.getAttribute('aria-autocomplete') ?? '')
    )
      return { type: 'autocomplete', el, host: el };
    return { type: 'text', el, host: el };
  }
  if (el instanceof HTMLElement && el.id.includes('.') && isOutput(el))
    return { type: 'output', el, host: el };
  return undefined;
}

const isOutput = (el: HTMLElement) =>
  /^(SPAN|OUTPUT|TD|DIV|P|B|STRONG|LABEL)$/.test(el.tagName) &&
  el.childElementCount === 0 &&
  (el.textContent ?? '').length <= 60;

/** Whether the page lets the control be changed now. */
export function stateOf(control: Control): 'ready' | 'locked' | 'read-only' {
  const { el, type } = control;
  if (type === 'output') return 'read-only';
  if (type === 'radio') return control.inputs!.every((i) => i.disabled) ? 'locked' : 'ready';
  if (el.matches(':disabled') || el.getAttribute('aria-disabled') === 'true') return 'locked';
  const readOnly = (el as HTMLInputElement).readOnly || el.getAttribute('aria-readonly') === 'true';
  return readOnly ? 'read-only' : 'ready';
}

/** The caption of one radio button. */
export function radioText(input: HTMLInputElement): string {
  const host = toggleHost(input);
  if (host !== input) return textOf(host);
  const next = input.nextSibling;
  return input.getAttribute('aria-label') ?? (next?.textContent ?? '').trim();
}

/** Whether a toggle is on. Material's own class is believed before the DOM property, which can lie. */
export function isOn(input: HTMLInputElement): boolean {
  const host = input.closest('mat-radio-button, mat-checkbox, mat-slide-toggle');
  if (!host) return input.checked;
  return /\b(mat-mdc-checkbox-checked|mat-mdc-radio-checked|mat-checkbox-checked|mat-radio-checked|mat-checked|mat-mdc-slide-toggle-checked)\b/.test(
    host.className,
  );
}

/** Captions a person would read as the name of the control, most specific first. */
export function captionsOf(control: Control): string[] {
  const { el } = control;
  const out: string[] = [];
  const add = (text: string | null | undefined) => {
    const clean = text?.replace(/\s+/g, ' ').trim();
    if (clean && !out.includes(clean)) out.push(clean);
  };
  const named = control.type === 'checkbox' ? [control.el] : [el, control.host];
  for (const at of named) {
    for (const id of (at.getAttribute('aria-labelledby') ?? '').split(/\s+/))
      if (id) add(textOf(document.getElementById(id)));
    if (at.id) add(textOf(document.querySelector(`label[for="${CSS.escape(at.id)}"]`)));
    add(at.getAttribute('aria-label'));
  }
  if (control.type !== 'radio') add(textOf(el.closest('label')));
  add(textOf(el.closest('mat-form-field')?.querySelector('mat-label, label')));
  const group = el.closest('.form-group, .field, mat-radio-group')?.parentElement;
  const box = el.closest('.form-group, .field');
  if (box) add(textOf(box.querySelector('label, .label, legend')));
  if (control.type === 'radio')
    add(textOf(group?.querySelector(':scope > label, :scope > .label, :scope > legend')));
  const cell = el.closest('td, th');
  if (cell?.parentElement) {
    const row = cell.parentElement as HTMLTableRowElement;
    const head = cell.closest('table')?.querySelector('thead tr:last-child');
    const column = textOf(head?.children[(cell as HTMLTableCellElement).cellIndex]);
    const first = row.cells[0] === cell ? '' : textOf(row.cells[0]);
    const controls = row.querySelectorAll('input:not([type="hidden"]), select, textarea').length;
    if (first && controls === 1) add(first);
    if (column) add(first ? `${first} ${column}` : column);
    if (column) add(column);
  }
  return out;
}

const heads =
  'h1, h2, h3, h4, h5, h6, legend, caption, [role="heading"], .heading, .card-header, mat-card-header, mat-expansion-panel-header, .accordion-header';

/** Texts of the headings above an element, nearest first. */
export function headingsOf(el: Element, root: Element): string[] {
  const out: string[] = [];
  for (let below = el, at = el.parentElement; at; below = at, at = at.parentElement) {
    let last: Element | undefined;
    for (const child of at.children) {
      if (child === below) break;
      if (child.matches(heads)) last = child;
    }
    if (last) out.push(textOf(last) || (last.textContent ?? '').trim());
    if (at === root) break;
  }
  return out;
}
