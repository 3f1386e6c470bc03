// A section page of the portal's earlier generation: Entity_Field names, select2, bootstrap-datepicker, jQuery repeaters.
import jQuery from 'jquery';
import { notePresses } from './presses.js';

window.jQuery = jQuery;
window.$ = jQuery;
const $ = jQuery;
await import('bootstrap-datepicker');
const { default: select2 } = await import('select2');
if (typeof select2 === 'function' && !$.fn.select2) select2(window, $);

notePresses('button, a.btn, [role="button"]');

let counter = 0;
const number = () => {
  counter += 1;
  return counter;
};

/** The page's own state: written by its event handlers only, never read back from the document. */
let model = {};
window.pageModel = () => structuredClone(model);

const isoOf = (date) => {
  if (!date) return '';
  const two = (n) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

function drawField(field, entity, state) {
  const name = `${entity}_${field.key}`;
  const box = $('<div class="form-group">').append($('<label>').text(field.label));
  const id = `uniservenxtcmp_textbox_${number()}`;
  const keep = (value) => {
    state[field.key] = value;
  };
  if (field.value !== undefined) keep(field.value);
  if (field.drawn === 'select' || field.drawn === 'select2') {
    const select = $('<select class="form-control">').attr({
      id,
      formcontrolname: name,
      entityname: entity,
      name: field.key,
    });
    select.append($('<option value="">').text('Select'));
    for (const o of field.options ?? []) select.append($('<option>').attr('value', o.value).text(o.label));
    if (field.value) select.val(field.value);
    select.on('change', () => keep(select.val()));
    box.append(select);
    if (field.drawn === 'select2') queueMicrotask(() => select.select2({ width: '240px' }));
  } else if (field.drawn === 'radio') {
    const group = number();
    for (const o of field.options ?? []) {
      const input = $('<input type="radio">').attr({
        id: `uniservenxtcmp_radio_${number()}`,
        name: `radio${group}`,
        value: o.value,
        formcontrolname: name,
      });
      input.on('change', () => keep(o.value));
      if (field.value === o.value) input.prop('checked', true);
      box.append(input, $('<label>').attr('for', input.attr('id')).text(o.label));
    }
  } else if (field.drawn === 'checkbox') {
    const input = $('<input type="checkbox">').attr({ id, formcontrolname: name });
    input.prop('checked', field.value === 'true').on('click', () => keep(input.prop('checked')));
    box.append(input);
  } else if (field.drawn === 'total') {
    box.append(
      $('<input type="text" class="form-control" readonly>')
        .attr({ id, formcontrolname: name })
        .val(field.value ?? ''),
    );
  } else if (field.drawn === 'bs-date') {
    const input = $('<input type="text" class="form-control datepciker_src">').attr({
      id,
      formcontrolname: name,
      placeholder: 'dd/mm/yyyy',
    });
    box.append(input);
    queueMicrotask(() => {
      input.datepicker({ format: 'dd/mm/yyyy', autoclose: true });
      input.on('changeDate change keyup', () => keep(isoOf(input.datepicker('getDate'))));
    });
  } else if (field.drawn === 'plain-date') {
    const input = $('<input type="text" class="form-control">').attr({
      id,
      formcontrolname: name,
      placeholder: 'DD-MMM-YYYY',
    });
    input.on('change', () => {
      const m = /^(\d{2})-(\w{3})-(\d{4})$/.exec(input.val());
      keep(m ? isoOf(new Date(`${m[2]} ${m[1]}, ${m[3]}`)) : '');
    });
    box.append(input);
  } else {
    const tag =
      field.drawn === 'textarea'
        ? '<textarea class="form-control">'
        : '<input type="text" class="form-control" onpaste="return false" autocomplete="off">';
    const input = $(tag)
      .attr({ id, formcontrolname: name, entityname: entity, name: field.key })
      .val(field.value ?? '');
    input.on('change', () => keep(input.val()));
    box.append(input);
  }
  return box;
}

function drawNodes(nodes, entity, state, into) {
  for (const node of nodes) {
    if (node.node === 'field') into.append(drawField(node, entity, state));
    else if (node.node === 'group') {
      state[node.key] = {};
      const section = $('<section>').append($('<h3>').text(node.label));
      drawNodes(node.children, node.key, state[node.key], section);
      into.append(section);
    } else {
      const rows = [];
      state[node.key] = rows;
      const section = $('<section>').append($('<h3>').text(node.label));
      const list = $('<div>');
      const add = $('<button type="button" class="addDetailsButton uniservenxtcmp_button">')
        .attr('id', `uniservenxtcmp_button_${number()}`)
        .text('Add Another');
      add.on('click', () => {
        const row = {};
        const box = $('<div class="uniservenxtcmp_Bootstrap_repeativetemplate_js">');
        const totals = node.totals?.[rows.length] ?? {};
        drawNodes(withTotals(node.children, totals), node.key, row, box);
        box.append($('<button type="button">').text('Delete'));
        rows.push(row);
        list.append(box);
      });
      section.append(list, add);
      into.append(section);
    }
  }
}

function withTotals(children, totals) {
  return children.map((c) =>
    c.node === 'field' && totals[c.key] !== undefined
      ? { ...c, value: totals[c.key] }
      : c.node === 'group'
        ? { ...c, children: withTotals(c.children, totals[c.key] ?? {}) }
        : c,
  );
}

/** Draws a section; drawn again, it takes the place of the one before, as in a single-page portal. */
window.drawPage = async (spec) => {
  window.pageReady = false;
  $('header, main, .datepicker, .select2-container').remove();
  model = {};
  window.pageSpec = spec;
  window.pagePresses = [];
  const header = $('<header>').append(
    $('<span id="loginUsername">').text(spec.user),
    $('<span class="user-details">').text(spec.pan),
    $('<button type="button">').text('Logout'),
  );
  const main = $('<main>').append($('<h1>').text(spec.title));
  drawNodes(spec.children, spec.prefix, model, main);
  main.append(
    $('<button type="button" class="primaryButton largeButton">').text('Confirm'),
    $('<button type="button">').text('Save'),
  );
  $('body').prepend(header, main);
  await new Promise((done) => setTimeout(done, 30));
  window.pageReady = true;
};
void window.drawPage(window.pageSpec);
