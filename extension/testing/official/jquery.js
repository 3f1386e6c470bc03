// jQuery: tables of captions and boxes, the portal's earlier names, select2, bootstrap's calendar, records in the shape asked for.
import jQuery from 'jquery';
import { begin, columnsOf, frame, notePresses, oldNames, shown, state, taken } from './model.js';

window.jQuery = jQuery;
window.$ = jQuery;
const $ = jQuery;
await import('bootstrap-datepicker');
const { default: select2 } = await import('select2');
if (typeof select2 === 'function' && !$.fn.select2) select2(window, $);

function box(b, into, prefix) {
  const names = oldNames(prefix + b.path);
  const { id } = names;
  const row = $('<div class="line">').append(
    $('<div class="cap">').append($('<label>').text(`${b.caption} *`)),
  );
  const cell = $('<div class="val">').appendTo(row);
  if (b.options && b.kind === 'radio') {
    for (const [code, words] of Object.entries(b.options)) {
      const input = $('<input type="radio">').attr({
        name: id,
        id: `${id}.${code}`,
        value: code,
        formcontrolname: names.formcontrolname,
        'data-oracle': prefix + b.path,
        'data-code': code,
      });
      input.on('change', () => into(b.path, code));
      cell.append($('<label>').append(input, ` ${words}`));
    }
  } else if (b.kind === 'flag') {
    const input = $('<input type="checkbox">').attr({ ...names, 'data-oracle': prefix + b.path });
    input.on('click', () => into(b.path, input.prop('checked') ? 'true' : ''));
    cell.append(input);
  } else if (b.options) {
    const select = $('<select>')
      .attr({ ...names, 'data-oracle': prefix + b.path })
      .append('<option value="">Select</option>');
    // Values of the list are its own numbers, as server pages have them.
    for (const [i, [code, words]] of Object.entries(b.options).entries())
      select.append(
        $('<option>')
          .attr({ value: i + 1 })
          .data('code', code)
          .text(words),
      );
    select.on('change', () => into(b.path, select.find(':selected').data('code') ?? ''));
    cell.append(select);
    if (window.pageSpec.ids && Object.keys(b.options).length > 3)
      queueMicrotask(() => select.select2({ width: '240px' }));
  } else {
    const input = $('<input type="text" onpaste="return false">').attr({
      ...names,
      'data-oracle': prefix + b.path,
      placeholder: b.kind === 'date' ? 'DD/MM/YYYY' : '',
    });
    if (b.computed) input.prop('readonly', true);
    input.on('change', () => into(b.path, taken(b, input.val())));
    cell.append(input);
    if (window.pageSpec.ids && b.kind === 'date') {
      input.addClass('datepciker_src');
      queueMicrotask(() => {
        input.datepicker({ format: 'dd/mm/yyyy', autoclose: true });
        input.on('changeDate keyup', () => into(b.path, taken(b, input.val())));
      });
    }
  }
  return row;
}

const keep = (path, value) => {
  state.values[path] = value;
};

function list(l, block) {
  const rows = state.lists[l.path];
  const area = $('<div>').appendTo(block);
  const make = (record, prefix) => {
    const form = $('<div class="record">');
    for (const b of l.boxes) form.append(box(b, (path, value) => (record[path] = value), prefix));
    return form;
  };
  const table = () => {
    const columns = columnsOf(l);
    const t = $('<table>').append(
      $('<thead>').append(
        $('<tr>').append(
          '<th>Sl.No.</th>',
          columns.map((c) => $('<th>').text(c.head)),
          '<th>Action</th>',
        ),
      ),
    );
    const body = $('<tbody>').appendTo(t);
    for (const [i, r] of rows.entries())
      body.append(
        $('<tr>').append(
          $('<td>').text(i + 1),
          columns.map((c) => $('<td>').text(shown(c.box, r[c.box.path]))),
          $('<td>').append('<button type="button">Edit</button>', '<button type="button">Delete</button>'),
        ),
      );
    return t;
  };
  const spec = window.pageSpec;
  const { shape } = spec;
  const draw = () => {
    area.empty();
    if (shape === 'open') {
      const at = $('<div>').appendTo(area);
      area.append(
        $('<button type="button">')
          .text(spec.buttons?.another ?? 'Add Another')
          .attr('data-oracle-add', l.path)
          .on('click', () => {
            const record = {};
            rows.push(record);
            at.append(
              make(record, `${l.path}.${rows.length - 1}.`)
                .addClass('row-item')
                .append('<button type="button">Delete</button>'),
            );
          }),
      );
      return;
    }
    area.append(table());
    const entry = (into, words) => {
      const record = {};
      const form = make(record, `${l.path}.new.`);
      into.append(
        form,
        $('<button type="button">')
          .text(words)
          .on('click', () => {
            rows.push({ ...record });
            $('.dialog').remove();
            draw();
          }),
      );
    };
    if (shape === 'entry') entry(area, 'Add');
    else
      area.append(
        $('<button type="button">')
          .text(spec.buttons?.open ?? 'Add Details')
          .attr('data-oracle-add', l.path)
          .on('click', () => {
            if (shape === 'dialog') {
              const d = $('<div class="dialog" role="dialog">')
                .append($('<h4>').text('Add details'))
                .appendTo('body');
              entry(d, 'Save');
            } else {
              const form = $('<div class="inline">').appendTo(area);
              entry(form, 'Save');
            }
          }),
      );
  };
  draw();
}

window.drawPage = async (spec) => {
  window.pageReady = false;
  window.pageSpec = spec;
  begin();
  $('body').find('header, main, .dialog, .datepicker, .select2-container').remove();
  const main = $('<main>').append($('<h1>').text(spec.title));
  for (const b of spec.blocks) {
    const section = $('<section>')
      .append($('<h3>').text(b.list ? b.list.heading : b.heading))
      .appendTo(main);
    for (const one of b.boxes ?? []) section.append(box(one, keep, ''));
    if (b.list) list(b.list, section);
  }
  main.append('<button type="button">Confirm</button>', '<button type="button">Save Draft</button>');
  $('body').prepend(frame(spec), main);
  window.pageReady = true;
};
notePresses();
void window.drawPage(window.pageSpec);
