// What the Angular pages of both majors share: a form model from the page's description, and drawing it anew.
import { notePresses } from './presses.js';

const isoOf = (value) => {
  const two = (n) => String(n).padStart(2, '0');
  return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
};
const dateOf = (iso) => {
  const [y, m, d] = iso.split('-').map(Number);
  return new Date(y, m - 1, d);
};
const plainOf = (value) => {
  if (value instanceof Date) return isoOf(value);
  if (Array.isArray(value)) return value.map(plainOf);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plainOf(v)]));
  return value;
};

/** The component's class over the forms package of one major, and the state of the page that is drawn. */
export function reactivePage({ FormArray, FormControl, FormGroup }) {
  const controlFor = (field) => {
    if (field.drawn === 'checkbox') return new FormControl(field.value === 'true');
    if (field.drawn === 'mat-date') return new FormControl(field.value ? dateOf(field.value) : null);
    return new FormControl(field.value ?? '');
  };
  const rowFor = (children, values) => {
    const group = groupFor(children);
    group.patchValue(values);
    return group;
  };
  const groupFor = (children) => {
    const group = new FormGroup({});
    for (const child of children) {
      if (child.node === 'field') group.addControl(child.key, controlFor(child));
      else if (child.node === 'group') group.addControl(child.key, groupFor(child.children));
      else
        group.addControl(
          child.key,
          new FormArray((child.rows ?? []).map((row) => rowFor(child.children, row))),
        );
    }
    return group;
  };
  class PageNode {
    static inputs = ['node', 'form', 'path'];
    idOf(key) {
      return `${this.path}.${key}`;
    }
    rowsOf() {
      return this.form.get(this.node.key);
    }
    add() {
      this.rowsOf().push(rowFor(this.node.children, this.node.totals?.[this.rowsOf().length] ?? {}));
    }
    shown(field) {
      const typed = String(this.form.get(field.key).value ?? '').toLowerCase();
      return field.options.filter((o) => o.label.toLowerCase().includes(typed)).slice(0, 50);
    }
    labelOf(field) {
      return (code) => field.options.find((o) => o.value === code)?.label ?? code ?? '';
    }
    total(field) {
      const value = this.form.get(field.key).value;
      return value === '' || value === null ? '' : Number(value).toLocaleString('en-IN');
    }
    keyOf(_, child) {
      return child.key;
    }
  }
  const state = { spec: undefined, form: undefined, groupFor };
  window.pageModel = () => plainOf(state.form.getRawValue());
  window.makeRow = groupFor;
  window.dateOf = dateOf;
  return { PageNode, state };
}

/** Draws the page's description now, and another one whenever asked, as a single-page portal does. */
export function drawWith(state, boot) {
  notePresses(
    'button, a, [role="button"], input[type="submit"]',
    'mat-datepicker-toggle, mat-calendar, mat-expansion-panel-header',
  );
  let app;
  window.drawPage = async (spec) => {
    window.pageReady = false;
    app?.destroy();
    document.querySelector('app-root')?.remove();
    document.body.prepend(document.createElement('app-root'));
    window.pageSpec = spec;
    window.pagePresses = [];
    state.spec = spec;
    state.form = state.groupFor(spec.children);
    window.pageForm = state.form;
    app = await boot(spec);
    window.pageReady = true;
  };
  void window.drawPage(window.pageSpec);
}
