// React with masks: every box is controlled, amounts get their commas while typing, PAN and TAN their capitals, dates their strokes.
import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { begin, columnsOf, idOf, notePresses, shown, state, taken } from './model.js';

const commas = (text) => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : Number(digits).toLocaleString('en-IN');
};
const strokes = (text) => {
  const d = text.replace(/\D/g, '').slice(0, 8);
  return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter((p) => p !== '').join('/');
};
const mask = (box, text) =>
  box.kind === 'amount'
    ? commas(text)
    : box.kind === 'date'
      ? strokes(text)
      : box.kind === 'tan'
        ? text.toUpperCase()
        : text;

function Box({ box, into, prefix }) {
  const [value, setValue] = useState('');
  const [id] = useState(() => idOf(prefix + box.path));
  const set = (raw) => {
    const text = mask(box, raw);
    setValue(text);
    into(box.path, taken(box, text));
  };
  if (box.kind === 'radio')
    return h(
      'fieldset',
      null,
      h('legend', null, box.caption),
      Object.entries(box.options).map(([code, words]) =>
        h(
          'label',
          { key: code },
          h('input', {
            type: 'radio',
            'data-oracle': prefix + box.path,
            'data-code': code,
            name: id,
            id: `${id}.${code}`,
            checked: value === code,
            onChange: () => {
              setValue(code);
              into(box.path, code);
            },
          }),
          words,
        ),
      ),
    );
  if (box.kind === 'flag')
    return h(
      'div',
      { className: 'line' },
      h(
        'label',
        null,
        h('input', {
          type: 'checkbox',
          id,
          'data-oracle': prefix + box.path,
          checked: value === 'true',
          onChange: (e) => {
            setValue(e.target.checked ? 'true' : '');
            into(box.path, e.target.checked ? 'true' : '');
          },
        }),
        box.caption,
      ),
    );
  const control = box.options
    ? h(
        'select',
        {
          id,
          'data-oracle': prefix + box.path,
          value,
          onChange: (e) => {
            setValue(e.target.value);
            into(box.path, e.target.value);
          },
        },
        h('option', { value: '' }, '--Select--'),
        Object.entries(box.options).map(([code, words]) => h('option', { key: code, value: code }, words)),
      )
    : h('input', {
        id,
        'data-oracle': prefix + box.path,
        value,
        readOnly: box.computed,
        placeholder: box.kind === 'date' ? 'DD/MM/YYYY' : undefined,
        onChange: (e) => set(e.target.value),
      });
  return h('div', { className: 'line' }, h('label', { htmlFor: id }, box.caption), control);
}

function Record({ list, done, words, prefix }) {
  const [record] = useState({});
  return h(
    'div',
    { className: 'record' },
    list.boxes.map((b) =>
      h(Box, {
        key: b.path,
        box: b,
        prefix,
        into: (p, v) => {
          record[p] = v;
        },
      }),
    ),
    words && h('button', { type: 'button', onClick: () => done(record) }, words),
  );
}

function List({ list }) {
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const rows = state.lists[list.path];
  const { shape } = window.pageSpec;
  const add = (record) => {
    rows.push({ ...record });
    setOpen(false);
    setTurn(turn + 1);
  };
  if (shape === 'open')
    return h(
      'div',
      null,
      rows.map((record, i) =>
        h(
          'div',
          { key: i, className: 'row-item' },
          list.boxes.map((b) =>
            h(Box, {
              key: b.path,
              box: b,
              prefix: `${list.path}.${i}.`,
              into: (p, v) => {
                record[p] = v;
              },
            }),
          ),
          h('button', { type: 'button' }, 'Delete'),
        ),
      ),
      h(
        'button',
        {
          type: 'button',
          'data-oracle-add': list.path,
          onClick: () => {
            rows.push({});
            setTurn(turn + 1);
          },
        },
        window.pageSpec.buttons?.another ?? 'Add Another',
      ),
    );
  const columns = columnsOf(list);
  const cards = h(
    'div',
    null,
    rows.map((r, i) =>
      h(
        'div',
        { key: i, className: 'card' },
        columns.map((c) =>
          h('p', { key: c.head }, h('span', null, `${c.head}: `), h('b', null, shown(c.box, r[c.box.path]))),
        ),
        h('button', { type: 'button', 'aria-label': 'Edit record' }, '✎'),
        h('button', { type: 'button', 'aria-label': 'Delete record' }, '🗑'),
      ),
    ),
  );
  const form = h(Record, {
    key: turn,
    list,
    done: add,
    words: shape === 'entry' ? 'Add' : 'Save',
    prefix: `${list.path}.new.`,
  });
  return h(
    'div',
    null,
    cards,
    shape === 'entry' && form,
    shape !== 'entry' &&
      h(
        'button',
        { type: 'button', 'data-oracle-add': list.path, onClick: () => setOpen(true) },
        window.pageSpec.buttons?.open ?? '+ Add',
      ),
    shape === 'table' && open && h('div', { className: 'inline' }, form),
    shape === 'dialog' &&
      open &&
      h(
        'div',
        { className: 'dialog', role: 'dialog', 'aria-modal': 'true' },
        h('h2', null, 'New record'),
        form,
      ),
  );
}

function Page({ spec }) {
  return h(
    'div',
    null,
    h(
      'header',
      null,
      h('span', { id: 'loginUsername' }, 'TEST PERSON'),
      h('span', { className: 'user-details' }, spec.pan),
    ),
    h(
      'main',
      null,
      h('h1', null, spec.title),
      spec.blocks.map((b) =>
        h(
          'section',
          { key: b.heading },
          h('h3', null, b.list ? b.list.heading : b.heading),
          (b.boxes ?? []).map((one) =>
            h(Box, {
              key: one.path,
              box: one,
              prefix: '',
              into: (p, v) => {
                state.values[p] = v;
              },
            }),
          ),
          b.list && h(List, { list: b.list }),
        ),
      ),
      h('button', { type: 'button' }, 'Confirm'),
    ),
  );
}

let root;
window.drawPage = async (spec) => {
  window.pageReady = false;
  window.pageSpec = spec;
  begin();
  root?.unmount();
  document.getElementById('app')?.remove();
  document.body.insertAdjacentHTML('afterbegin', '<div id="app"></div>');
  root = createRoot(document.getElementById('app'));
  flushSync(() => root.render(h(Page, { spec })));
  window.pageReady = true;
};
notePresses();
void window.drawPage(window.pageSpec);
