import { isForbidden } from './deny.ts';
import { isVisibleIn, type Sight, textOf } from './dom.ts';
import { headsOver } from './table.ts';

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

/** A control on the page. `el` takes the value, `host` is visible. */
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

/** Whether the control is visible: toggles and select2 hide the native element. */
export function isShown(control: Control, sight: Sight): boolean {
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

/** Whether a control may be read and set: password and similar fields are excluded. */
export const isAllowed = (control: Control): boolean =>
  !isForbidden(control.el) && (control.host === control.el || !isForbidden(control.host));

/** The control that an element is or belongs to, usable or not; undefined for anything else. */
export function controlOf(el: Element, radios: Map<string, HTMLInputElement[]>): Control | undefined {
  if (el instanceof HTMLSelectElement) {
    const drawn = el.classList.contains('select2-hidden-accessible') ? el.nextElementSibling : null;
    return { type: 'select', el, host: drawn instanceof HTMLElement ? drawn : el };
  }
  if (el instanceof HTMLTextAreaElement) return { type: 'text', el, host: el };
  // Lists drawn by the page open like Material's.
  if (el instanceof HTMLElement && !(el instanceof HTMLInputElement) && el.getAttribute('role') === 'switch')
    return { type: 'checkbox', el, host: el };
  if (el instanceof HTMLElement && !(el instanceof HTMLInputElement) && isListOpener(el))
    return { type: 'mat-select', el, host: el };
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
      (el.getAttribute('role') === 'combobox' &&
        (/list|both/.test(el.getAttribute('aria-autocomplete') ?? '') || el.hasAttribute('aria-controls'))) ||
      el.classList.contains('ui-autocomplete-input')
    )
      return { type: 'autocomplete', el, host: el };
    return { type: 'text', el, host: el };
  }
  if (el instanceof HTMLElement && el.id.includes('.') && isOutput(el))
    return { type: 'output', el, host: el };
  return undefined;
}

const isListOpener = (el: HTMLElement) =>
  el.tagName !== 'MAT-SELECT' &&
  (el.getAttribute('role') === 'combobox' || el.getAttribute('aria-haspopup') === 'listbox') &&
  !el.querySelector('input:not([type="hidden"]), select');

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

/** Whether the page submits itself, or continues, when the control changes. */
export function sendsPage({ el, inputs }: Control): boolean {
  return [el, ...(inputs ?? [])].some((e) =>
    ['onchange', 'oninput', 'onblur', 'onclick', 'onkeyup'].some((name) =>
      /submit\s*\(|__doPostBack|location(?:\.href)?\s*=|\.click\s*\(/i.test(e.getAttribute(name) ?? ''),
    ),
  );
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
  if (!(input instanceof HTMLInputElement))
    return (input as HTMLElement).getAttribute('aria-checked') === 'true';
  const host = input.closest('mat-radio-button, mat-checkbox, mat-slide-toggle');
  if (!host) return input.checked;
  return /\b(mat-mdc-checkbox-checked|mat-mdc-radio-checked|mat-checkbox-checked|mat-radio-checked|mat-checked|mat-mdc-slide-toggle-checked)\b/.test(
    host.className,
  );
}

/** Captions a person would read as the name of the control, most specific first. */
export function captionsOf(control: Control, heads?: Heads): string[] {
  const { el } = control;
  const out: string[] = [];
  const add = (text: string | null | undefined) => {
    const clean = text?.replace(/\s+/g, ' ').trim();
    if (clean && !out.includes(clean)) out.push(clean);
  };
  const named = control.type === 'checkbox' ? [control.el] : [el, control.host];
  for (const at of named) {
    // Within a shadow root its own labels count.
    const page = at.getRootNode() as Document | ShadowRoot;
    for (const id of (at.getAttribute('aria-labelledby') ?? '').split(/\s+/))
      if (id) add(textOf(page.getElementById(id)));
    if (at.id) add(textOf(page.querySelector(`label[for="${CSS.escape(at.id)}"]`)));
    add(at.getAttribute('aria-label'));
  }
  if (control.type !== 'radio') add(textOf(el.closest('label')));
  add(textOf(el.closest('mat-form-field')?.querySelector('mat-label, label')));
  const group = el.closest('.form-group, .field, mat-radio-group')?.parentElement;
  const box = el.closest('.form-group, .field');
  if (box) add(textOf(box.querySelector('label, .label, legend')));
  if (control.type === 'radio')
    add(textOf(group?.querySelector(':scope > label, :scope > .label, :scope > legend')));
  if (out.length === 0 || control.type === 'radio') add(textBefore(control));
  const cell = el.closest('td, th');
  if (cell?.parentElement) {
    const row = cell.parentElement as HTMLTableRowElement;
    const over = headsOver(cell);
    const column = over.at(-1) ?? '';
    const first = row.cells[0] === cell ? '' : textOf(row.cells[0]);
    const controls = row.querySelectorAll('input:not([type="hidden"]), select, textarea').length;
    if (first && controls === 1) add(first);
    if (column) add(first ? `${first} ${column}` : column);
    if (over.length > 1) add(over.join(' '));
    if (column) add(column);
  }
  // A box that nothing names but the heading above it.
  const hint = el.getAttribute('placeholder');
  if (hint) {
    const above = headingsOf(control.host, document.body, heads);
    if (out.every((words) => above.includes(words))) add(hint);
  }
  if (out.length === 0) add(el.getAttribute('title'));
  return out;
}

/** The words of the row and of the column that a control is in, where the row has several controls after its words. */
export function gridWords({ el }: Control): { down: string; across: string } | undefined {
  const cell = el.closest('td, th');
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement)) return undefined;
  const fields = 'input:not([type="hidden"]), select, textarea, mat-select';
  if (row.querySelectorAll(fields).length < 2) return undefined;
  let down = '';
  for (const one of row.cells) {
    if (one.querySelector(fields)) break;
    // A serial number is before the words.
    if (!/^\W*(?:\d{1,3}|[a-z]{0,2}|[ivx]{1,5}|[a-z]?\d{1,2}[a-z]{0,3})\W*$/i.test(textOf(one)))
      down = textOf(one);
  }
  const across = headsOver(cell).at(-1) ?? '';
  return down && across ? { down, across } : undefined;
}

/** Text just before a control that belongs to no other one. */
function textBefore(control: Control): string {
  const own = new Set<Element>([control.el, control.host, ...(control.inputs ?? [])]);
  let below: Element = control.inputs ? commonBox(control.inputs) : control.host;
  const question = control.inputs ? questionIn(below, control.inputs) : '';
  if (question !== '') return question.length > 200 ? '' : question;
  for (let level = 0; level < 4; level++) {
    const box = parentOf(below);
    if (!box || box === document.body) return '';
    const others = [...box.querySelectorAll(anyControl)].filter(
      (c) => !own.has(c) && !below.contains(c) && c.getAttribute('type') !== 'hidden',
    );
    let text = '';
    for (const node of box.childNodes) {
      if (node === below) break;
      if (others.some((c) => node.contains(c))) text = '';
      else if (node.nodeType === Node.TEXT_NODE) text += ` ${node.textContent}`;
      else if (node instanceof Element && !node.matches('button, script, style')) text += ` ${textOf(node)}`;
    }
    text = text.replace(/\s+/g, ' ').trim();
    if (others.length > 0 && followsBoxes(box)) return '';
    if (text !== '') return text.length > 200 ? '' : text;
    if (others.length > 0) return '';
    below = box;
  }
  return '';
}

const anyControl = 'input, select, textarea, mat-select';

/**
 * Whether the texts between the boxes of a block follow their box: none before the first except headings,
 * some after the last.
 */
function followsBoxes(block: Element): boolean {
  let first = '';
  let last = '';
  let seen = false;
  for (const node of block.childNodes) {
    const el = node instanceof Element ? node : undefined;
    if (el && (el.matches(anyControl) || el.querySelector(anyControl))) {
      seen = true;
      last = '';
    } else if (el?.matches(`${heads}, button, script, style`)) continue;
    else if (seen) last += el ? textOf(el) : (node.textContent ?? '');
    else first += el ? textOf(el) : (node.textContent ?? '');
  }
  return first.trim() === '' && last.trim() !== '';
}

/** Words in the box of some radio buttons before the first of them. */
function questionIn(box: Element, inputs: readonly Element[]): string {
  let text = '';
  for (const node of box.childNodes) {
    if (
      inputs.some((i) => node === i || node.contains(i)) ||
      (node instanceof Element && node.querySelector(anyControl))
    )
      break;
    if (node instanceof HTMLLabelElement && node.control) break;
    text += ` ${node instanceof Element ? textOf(node) : (node.textContent ?? '')}`;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function commonBox(inputs: readonly Element[]): Element {
  let at: Element = toggleHost(inputs[0] as HTMLElement);
  while (at.parentElement && !inputs.every((i) => at.contains(i))) at = at.parentElement;
  return at;
}

const heads =
  'h1, h2, h3, h4, h5, h6, legend, caption, summary, [role="heading"], .heading, .card-header, mat-card-header, mat-expansion-panel-header, .accordion-header, [mat-dialog-title], .modal-title, .panel-heading, .panel-title, .card-title, .section-title, .sub-heading, .section-header';

const wholes = `${anyControl}, button, table, tr, section`;

/** The parent of an element, out of an open shadow root too. */
function parentOf(el: Element): Element | null {
  const root = el.parentElement ? undefined : el.getRootNode();
  return el.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The heading that an element is, or that it only wraps. */
export const isHeading = (el: Element) => {
  if (el.matches(heads)) return el;
  // A heading in a separate wrapper.
  if (el.childElementCount > 4 || el.matches('section, fieldset, form') || el.querySelector(wholes))
    return null;
  const inner = el.querySelectorAll(heads);
  return inner.length === 1 && (el.textContent ?? '').length <= (inner[0]!.textContent ?? '').length + 40
    ? inner[0]!
    : null;
};

/**
 * The year of a table row with several boxes, `2023-24`: tables of losses and credits have years in rows and
 * kinds in columns.
 */
function yearOfRow(row: HTMLTableRowElement): string {
  if (row.querySelectorAll(anyControl).length < 2) return '';
  for (const cell of row.cells) {
    if (cell.querySelector(anyControl)) return '';
    const year =
      /^(?:\(?[ivx]{1,5}\)?[.)]?\s+)?(?:a\.?y\.?|assessment year)?[\s:-]*(20\d\d)\s*[-–]\s*(?:20)?(\d\d)$/i.exec(
        textOf(cell),
      );
    if (year) return `${year[1]}-${year[2]}`;
  }
  return '';
}

/** Cache of headings among children of elements, for one reading of the page. */
export type Heads = Map<Element, readonly (readonly [child: Element, heading: Element])[]>;

function headsIn(at: Element, heads: Heads): readonly (readonly [Element, Element])[] {
  let known = heads.get(at);
  if (!known) {
    known = [...at.children].flatMap((child) => {
      const head = isHeading(child);
      return head?.checkVisibility() ? [[child, head] as const] : [];
    });
    heads.set(at, known);
  }
  return known;
}

/** Texts of the headings above an element, nearest first; names of dialogs, regions and groups among them. */
export function headingsOf(el: Element, root: Element, heads: Heads = new Map()): string[] {
  const out: string[] = [];
  const add = (text: string) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean !== '' && clean.length <= 250 && out.at(-1) !== clean) out.push(clean);
  };
  for (let below = el, at = parentOf(el); at; below = at, at = parentOf(at)) {
    let last: Element | undefined;
    for (const [child, head] of headsIn(at, heads)) {
      // Elements in a shadow root come after the content of its host.
      const place = child.compareDocumentPosition(below);
      if (!(place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_DISCONNECTED))) break;
      last = head;
    }
    if (last) add(textOf(last) || (last.textContent ?? ''));
    if (at instanceof HTMLTableRowElement) {
      // Merged headings span some of the columns.
      for (const head of headsOver(below).slice(0, -1).reverse()) add(head);
      add(yearOfRow(at));
    }
    if (
      at.matches(
        'section, fieldset, dialog, [role="region"], [role="group"], [role="dialog"], [role="tabpanel"]',
      )
    ) {
      for (const id of (at.getAttribute('aria-labelledby') ?? '').split(/\s+/))
        if (id) add(textOf(document.getElementById(id)));
      add(at.getAttribute('aria-label') ?? '');
    }
    if (at === root) break;
  }
  return out;
}

/** The smallest enclosing element with its own heading. */
export function regionOf(el: Element, root: Element): Element {
  for (let below = el, at = parentOf(el); at && at !== root; below = at, at = parentOf(at))
    for (const child of at.children) {
      if (child === below) break;
      if (isHeading(child)) return at;
    }
  return root;
}
