// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { find, headingSpeaks, isPointed, isUnderHeadings, readOn, readPage, score } from './find.ts';
import type { RowSet, Step } from './plan.ts';
import { addsEach, isEntryForm, rowsOnPage } from './rows.ts';

/** Which control of a page a field is, by names and headings, without a browser. */

beforeAll(() => {
  // Without a layout everything is in sight that is not hidden.
  Element.prototype.checkVisibility = function () {
    return !this.closest('[hidden]');
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 99, 20);
  document.head.innerHTML = '<style>* { opacity: 1; clip-path: none }</style>';
});

const page = (html: string) => {
  document.body.innerHTML = html;
  return readPage();
};
const step = (json: string, over: Partial<Step> = {}): Step => ({
  node: 'step',
  path: json,
  label: 'Amount',
  kind: 'amount',
  want: '1',
  json: json.split('.'),
  heading: [],
  rivals: [],
  byLabel: false,
  total: false,
  verified: false,
  ...over,
});

describe('names of a control along the path of the file', () => {
  test.each([
    ['<input id="ITR1.Income.Salary.Gross">', 4],
    ['<input id="form.salary.gross">', 2],
    ['<input id="other.gross">', 1],
    ['<input id="gross">', 1],
    ['<input id="salary[0].gross_input">', 2],
    ['<input entityname="Salary" name="Gross">', 2],
    ['<input entityname="Pension" name="Gross">', 0],
    ['<input formcontrolname="gross">', 1],
    ['<input formcontrolname="Salary_Gross">', 2],
    ['<input formcontrolname="salary">', 0],
    ['<input id="salary">', 0],
    ['<input id="gross.salary">', 0],
    ['<input id="other.gross" formcontrolname="salary_gross">', 2],
    ['<input id="income.salary.gross" formcontrolname="gross">', 3],
  ])('%s shares %i', (html, points) =>
    expect(score(page(html).all[0]!, ['ITR1', 'Income', 'Salary', 'Gross'])).toBe(points),
  );
});

describe('headings above a control', () => {
  const under = (heading: string, over: Partial<Step>) => {
    const read = page(`<section><h3>${heading}</h3><input id="amount"></section>`);
    return headingSpeaks(read.all[0]!, step('A.Amount', over), read.root);
  };
  const rival = (...heading: string[]) => ({ json: ['B', 'Amount'], heading });
  test('speak for the field whose own heading is there, not its rival’s or one of both', () => {
    const own = { heading: ['Salary', 'Income'], rivals: [rival('Pension', 'Income')] };
    expect(under('Salary', own)).toBe(true);
    expect(under('Pension', own)).toBe(false);
    expect(under('Income', own)).toBe(false);
    expect(under('Something else', own)).toBe(false);
    expect(under('Pension', { heading: ['Pension'] })).toBe(true);
    const inner = page(
      '<section><h3>Salary</h3><section><h4>Pension</h4><input id="amount"></section></section>',
    );
    expect(headingSpeaks(inner.all[0]!, step('A.Amount', own), inner.root)).toBe(false);
  });
  test('are those of a lesson from the nearest on, whatever the number of a row', () => {
    expect(isUnderHeadings(['Tenant 2', 'House'], ['Tenant 1'])).toBe(true);
    expect(isUnderHeadings(['House', 'Tenant 2'], ['Tenant 1'])).toBe(false);
    expect(isUnderHeadings([], [])).toBe(true);
    expect(isUnderHeadings(['House'], [])).toBe(false);
    const read = page('<h3>Tenant 2</h3><input id="tenant.2.pan"><h3>Owner</h3><input id="tenant.3.pan">');
    const lesson = { id: 'tenant.#.pan', headings: ['Tenant 1'] };
    expect(read.all.map((c) => isPointed(c, lesson, read.root))).toEqual([true, false]);
    expect(read.all.map((c) => isPointed(c, { id: 'tenant.#.pan' }, read.root))).toEqual([true, true]);
    expect(isPointed(read.all[0]!, { id: 'owner.#.pan', headings: ['Tenant 1'] }, read.root)).toBe(false);
  });
});

describe('the control of a field', () => {
  const found = (html: string, over: Partial<Step> = {}) => {
    const { control, why } = find(page(html), step('Salary.Gross', over));
    return control ? control.el.id : why;
  };
  const rivals = [{ json: ['Pension', 'Gross'], heading: ['Pension'] }];
  test.each([
    ['the longest name', '<input id="gross"><input id="salary.gross">', {}, 'salary.gross'],
    ['none', '<input id="net">', {}, 'absent'],
    ['two alike', '<input id="x.salary.gross"><input id="y.salary.gross">', {}, 'twins'],
    [
      'the editable of two',
      '<input id="x.salary.gross" readonly><input id="y.salary.gross">',
      {},
      'y.salary.gross',
    ],
    ['not one that is the rival’s', '<input id="pension.gross">', { rivals }, 'absent'],
    ['not one that may be the rival’s', '<input id="gross">', { rivals }, 'absent'],
    [
      'by its heading where the rival’s name is the same',
      '<section><h3>Salary</h3><input id="gross"></section>',
      { rivals, heading: ['Salary'] },
      'gross',
    ],
    ['not a row of a list', '<input id="list.0.salary.gross">', {}, 'absent'],
    ['not a hidden one', '<div hidden><input id="salary.gross"></div>', {}, 'absent'],
  ] as const)('is %s', (_name, html, over, id) => expect(found(html, over)).toBe(id));
});

test('controls that were added are read in their places, a removed page anew', () => {
  const read = page('<main id="m"><input id="a"><input id="c"></main>');
  const main = document.getElementById('m')!;
  const added = document.createElement('p');
  added.innerHTML = '<input id="b1"><input id="b2">';
  main.insertBefore(added, document.getElementById('c'));
  const last = document.createElement('input');
  last.id = 'd';
  main.append(last);
  const ids = (news: Parameters<typeof readOn>[1]) => readOn(read, news)?.all.map((c) => c.control.el.id);
  expect(ids({ grown: [last, added], restyled: new Set() })).toEqual(['a', 'b1', 'b2', 'c', 'd']);
  const heading = document.createElement('h2');
  main.append(heading);
  expect(ids({ grown: [heading], restyled: new Set() })).toBeUndefined();
  expect(ids({ grown: [added], restyled: new Set([document.body]) })).toBeUndefined();
});

describe('forms that each add a record', () => {
  const forms = (...buttons: string[]) => {
    const read = page(
      buttons.map((button, i) => `<fieldset><div><input id="list${i}"></div>${button}</fieldset>`).join(''),
    );
    return addsEach(
      read,
      read.all.map((one) => (c) => c === one),
    );
  };
  const add = '<button>Add</button>';
  test.each([
    ['two with a button each', [add, '<button>+ Add Details</button>'], true],
    ['three with a button each', [add, add, '<button>Add record</button>'], true],
    ['only one form', [add], false],
    ['one without a button', [add, ''], false],
    ['one whose button is hidden', [add, '<button hidden>Add</button>'], false],
    ['a button of another use', [add, '<button>Add another house</button>'], false],
    ['no buttons', ['', ''], false],
  ])('%s', (_name, buttons, each) => expect(forms(...buttons)).toBe(each));
  test('rows over one common button are no such forms', () => {
    const read = page(`<div><p><input id="x"></p><p><input id="y"></p>${add}</div>`);
    expect(
      addsEach(
        read,
        read.all.map((one) => (c) => c === one),
      ),
    ).toBe(false);
  });
});

describe('the form for a new record', () => {
  const set: RowSet = {
    node: 'rows',
    path: 'tds',
    label: 'TDS',
    rowLabel: 'Deductor',
    json: ['ITR', 'Tds'],
    heading: ['TDS'],
    rows: [[step('ITR.Tds.Tan'), step('ITR.Tds.Tax')]],
  };
  const boxes = '<input id="tds.tan"><input id="tds.tax">';
  const numbered = (n: number) => `<input id="tds.${n}.tan"><input id="tds.${n}.tax">`;
  const save = '<button>Save</button>';
  test.each([
    ['one with its own button', `<form>${boxes}${save}</form>`, false, true],
    ['one whose button is around it', `<form><div>${boxes}</div><p>${save}</p></form>`, false, true],
    ['one without a button', `<form>${boxes}</form>`, false, false],
    ['one beside a list of records', `<form>${boxes}</form>`, true, true],
    ['one whose button is hidden', `<form>${boxes}<button hidden>Save</button></form>`, false, false],
    [
      'one whose button saves more than it',
      `<form><div>${boxes}</div><input id="other.name">${save}</form>`,
      false,
      false,
    ],
    ['a button of another use', `<form>${boxes}<button>Back</button></form>`, false, false],
    ['a numbered row', `<form>${numbered(0)}${save}</form>`, true, false],
    ['two unnumbered rows', `<form><p>${boxes}</p><p>${boxes}</p>${save}</form>`, true, false],
    ['two rows', `<form>${numbered(0)}${numbered(1)}${save}</form>`, true, false],
  ])('%s', (_name, html, listed, entry) => {
    const read = page(html);
    const rows = rowsOnPage(read, set);
    expect(rows.length).toBeGreaterThan(0);
    expect(isEntryForm(read, set, rows, listed)).toBe(entry);
  });
});
