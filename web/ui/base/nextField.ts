/** Elements that take a value. */
const fieldsIn = 'input, select, textarea';
const plain = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image', 'search', 'range']);

/** A table among the fields, which counts as one. */
const TABLE = '[data-enter-grid]';

const takesEnter = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.matches(TABLE)
    ? element.querySelector('[role=gridcell]') !== null
    : element.matches(fieldsIn) &&
      element.closest(TABLE) === null &&
      !(element instanceof HTMLInputElement && plain.has(element.type)) &&
      !(element as HTMLInputElement).disabled &&
      !element.matches('fieldset:disabled *, [tabindex="-1"], [readonly]:not([role=combobox])')) &&
  element.closest('[role=grid], [hidden], details:not([open]) > :not(summary)') === null &&
  (element.checkVisibility?.() ?? true);

/** The open dialog, else the page. */
const scopeOf = (element: Element): ParentNode =>
  element.closest('dialog') ?? element.closest('main') ?? document.body;

/** The fields Enter moves between, in document order. */
const fieldsAround = (element: Element): HTMLElement[] =>
  [...scopeOf(element).querySelectorAll(`${fieldsIn}, ${TABLE}`)].filter(
    (e) => e === element || takesEnter(e),
  ) as HTMLElement[];

/** The button after the last field: submits the form, or continues. */
function buttonAfter(element: HTMLElement): HTMLElement | undefined {
  const of = (element as HTMLInputElement).form;
  const buttons = [
    ...(of?.querySelectorAll<HTMLElement>('button[type=submit]') ?? []),
    ...scopeOf(element).querySelectorAll<HTMLElement>('button[data-after-fields], button[type=submit]'),
  ];
  return buttons.find((b) => !(b as HTMLButtonElement).disabled);
}

/** Whether a field is the only one of a form with a button, or handles Enter itself (`data-enter`). */
function isAlone(element: HTMLElement): boolean {
  const { form } = element as HTMLInputElement;
  if (!form) return false;
  if (form.matches('[data-enter]')) return true;
  const own = [...form.querySelectorAll(fieldsIn)].filter(takesEnter);
  return own.length === 1 && form.querySelector('button:not([type=button])') !== null;
}

/** The first field after a step's heading, which has the focus when a step opens. */
const firstAfter = (heading: HTMLElement): HTMLElement | undefined =>
  scopeOf(heading).querySelector('button[data-after-fields]') === null
    ? undefined
    : fieldsAround(heading).find(
        (e) => e !== heading && heading.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING,
      );

/**
 * Target of Enter in a field: the next field, after the last one its button; of Esc and Shift+Enter the
 * previous one. Undefined if the browser handles the key: multi-line text, search, a form with one field,
 * which Enter submits.
 */
export function fieldAfter(element: EventTarget | null, back = false): HTMLElement | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  if (!back && element.matches('h1, h2')) return firstAfter(element);
  // The line below a table, to which Esc moves the focus.
  const table = element.matches('.grid-help') ? element.closest<HTMLElement>(TABLE) : null;
  if (table) return besides(table, back);
  if (!takesEnter(element)) return undefined;
  if (element instanceof HTMLTextAreaElement && !back) return undefined;
  return besides(element, back);
}

function besides(element: HTMLElement, back: boolean): HTMLElement | undefined {
  const all = fieldsAround(element);
  const at = all.indexOf(element);
  if (back) return all[at - 1];
  if (isAlone(element)) return undefined;
  // Radios of one group count as one field.
  const name = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
  const next = all.slice(at + 1).find((e) => !name || (e as HTMLInputElement).name !== name);
  return next ?? buttonAfter(element);
}
