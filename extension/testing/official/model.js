// What the official pages of every technique share: the state that the page itself keeps, and what it works out.

const leafOf = (path) => path.split('.').at(-1);

/** Values of boxes by path, records of lists by path; the page's own truth, never read back from the document. */
export const state = { values: {}, lists: {} };

export function begin() {
  state.values = {};
  state.lists = {};
  for (const { list } of window.pageSpec.blocks) if (list) state.lists[list.path] = [];
  window.pagePresses = [];
}

const put = (at, path, value) => {
  const parts = path.split('.');
  let node = at;
  for (const part of parts.slice(0, -1)) {
    node[part] ??= {};
    node = node[part];
  }
  node[parts.at(-1)] = value;
};

/** The page's state as the government's file has it. */
window.pageModel = () => {
  const out = {};
  for (const [path, value] of Object.entries(state.values)) put(out, path, value);
  for (const [path, rows] of Object.entries(state.lists))
    put(
      out,
      path,
      rows.map((row) => {
        const node = {};
        for (const [key, value] of Object.entries(row)) put(node, key, value);
        return node;
      }),
    );
  return out;
};

/** An id: the government's path where ids are known, else a number of the page's own. */
let counter = 0;
export function idOf(path) {
  counter += 1;
  return window.pageSpec.ids
    ? `${window.pageSpec.title.replace(/[^A-Za-z]+/g, '_')}.${path}`
    : `ctl${counter}`;
}

/** The portal's earlier pages: a running number for an id, and the names of node and field of the file where they are known. */
export function oldNames(path) {
  counter += 1;
  const id = `uniservenxtcmp_textbox_${counter}`;
  if (!window.pageSpec.ids) return { id };
  const [entity, name] = path
    .replace(/\.(\d+|new)(?=\.)/g, '')
    .split('.')
    .slice(-2);
  return { id, formcontrolname: `${entity}_${name}`, entityname: entity, name };
}

/** Columns of the text table of a list. */
export const columnsOf = (list) =>
  list.columns.map((leaf) => {
    const box = list.boxes.find((b) => leafOf(b.path) === leaf);
    return { box, head: list.heads?.[leaf] ?? box.caption };
  });

/** A value as the table shows it. */
export function shown(box, value) {
  if (value === undefined || value === '') return '-';
  if (box.options) return box.options[value] ?? value;
  if (box.kind === 'amount') return `₹ ${Number(value).toLocaleString('en-IN')}.00`;
  if (box.kind === 'date') {
    const [y, m, d] = value.split('-');
    return `${d}-${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[m - 1]}-${y}`;
  }
  return value;
}

/** What was typed as the file has it. */
export function taken(box, raw) {
  const text = String(raw ?? '').trim();
  if (box.kind === 'flag') return raw === true ? 'true' : '';
  if (box.kind === 'amount' || box.kind === 'number') return text.replace(/[,₹\s]/g, '');
  if (box.kind === 'date') {
    const m = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
    return m ? `${m[3]}-${m[2]}-${m[1]}` : '';
  }
  return text;
}

/** Notes the words of every button that is pressed. */
export function notePresses() {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button && !button.closest('.cdk-overlay-container .mat-calendar, mat-datepicker-toggle'))
        window.pagePresses.push(button.textContent.trim());
    },
    true,
  );
}

/** Says that the page stands; the portal's frame around it. */
export const frame = (spec) =>
  `<header><span id="loginUsername">TEST PERSON</span><span class="user-details">${spec.pan}</span></header>`;
