// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { kept } from '../../shared/testing/kept.ts';
import * as allControl from './control.ts';
import * as allDeny from './deny.ts';
import { textOf } from './dom.ts';
import * as allTable from './table.ts';

const {
  captionsOf,
  controlOf,
  gridWords,
  headingsOf,
  isAllowed,
  isHeading,
  isOn,
  radioText,
  regionOf,
  sendsPage,
  stateOf,
  cellsOf,
  headRows,
  headsOf,
  headsOver,
  isAddRowButton,
  namesSecret,
} = kept(allControl, allTable, allDeny);

/** What a person would read as the name of a control, without a browser: the pages of `strange.test.ts` fill many at once. */

beforeAll(() => {
  // Without a layout everything is in sight that is not hidden.
  Element.prototype.checkVisibility = function () {
    return !this.closest('[hidden]');
  };
});

const page = (html: string) => {
  document.body.innerHTML = html;
};
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const control = (selector = '#x') => {
  const radios = new Map<string, HTMLInputElement[]>();
  for (const one of document.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radios.set(one.name, [...(radios.get(one.name) ?? []), one]);
  return controlOf(at(selector), radios)!;
};
const captions = (html: string) => {
  page(html);
  return captionsOf(control());
};

describe('captions', () => {
  test.each([
    [
      '<span id="a">One</span><label for="x">Two</label><input id="x" aria-labelledby="a" aria-label="Three">',
      ['One', 'Two', 'Three'],
    ],
    ['<label>Wrapped <input id="x"> <sup>1</sup></label>', ['Wrapped']],
    ['<div class="form-group"><label>Group</label><div><input id="x"></div></div>', ['Group']],
    // Text just before, over three wrappers, up to the next control.
    ['<p>Nearest <span><b><input id="x"></b></span></p>', ['Nearest']],
    ['<div>Other <input id="y"> Own <input id="x"></div>', ['Own']],
    ['<div>Before <input id="y"><input id="x"></div>', []],
    // Words that follow their boxes are not before the next one.
    ['<div><input id="y"> Of the other <input id="x"> Of this</div>', []],
    [`<div>${'long '.repeat(41)}<input id="x"></div>`, []],
    [
      '<table><tr><th>Kind</th><th>Amount</th></tr><tr><td>Rent</td><td><input id="x"></td></tr></table>',
      ['Rent', 'Rent Amount', 'Amount'],
    ],
    [
      '<table><tr><th>Kind</th><th>Amount</th><th>Tax</th></tr><tr><td>Rent</td><td><input></td><td><input id="x"></td></tr></table>',
      ['Rent Tax', 'Tax'],
    ],
    ['<input id="x" title="Tip">', ['Tip']],
    ['<label for="x">Name</label><input id="x" title="Tip" placeholder="Hint">', ['Name']],
    // A box that nothing names but its heading says more by its hint.
    [
      '<section><h3>Address</h3><div>Address <input id="x" placeholder="Flat"></div></section>',
      ['Address', 'Flat'],
    ],
  ])('%s', (html, wanted) => expect(captions(html)).toEqual(wanted));

  test('of radio buttons are the question, and each has its own', () => {
    page(
      '<div><span>Do you pay rent?</span><label><input type="radio" name="r" id="x">Yes</label><label><input type="radio" name="r" id="y"> No</label></div>',
    );
    expect(captionsOf(control())).toEqual(['Do you pay rent?']);
    expect(['#x', '#y'].map((s) => radioText(at(s) as HTMLInputElement))).toEqual(['Yes', 'No']);
    page(
      '<div><input type="radio" name="r" id="x" aria-label="Said"> after</div><input type="radio" name="r" id="y"> after',
    );
    expect(['#x', '#y'].map((s) => radioText(at(s) as HTMLInputElement))).toEqual(['Said', 'after']);
  });

  test('leave out help, controls and icons', () => {
    page(
      '<div id="t">Name <i>icon</i><sup>2</sup><span class="hint">As in PAN</span><b>of payer</b><button>?</button></div>',
    );
    expect(textOf(at('#t'))).toBe('Name of payer');
  });
});

describe('a cell of several boxes', () => {
  const row = (cells: string) =>
    `<table><tr><th>No</th><th>Kind</th><th>Current</th><th>Capital</th></tr><tr>${cells}</tr></table>`;
  test.each([
    [
      row('<td>1</td><td>Religious</td><td><input></td><td><input id="x"></td>'),
      { down: 'Religious', across: 'Capital' },
    ],
    [
      row('<td>(iv)</td><td>Religious</td><td><input id="x"></td><td><input></td>'),
      { down: 'Religious', across: 'Current' },
    ],
    // one box alone has its row as its name
    [row('<td>1</td><td>Religious</td><td></td><td><input id="x"></td>'), undefined],
    [row('<td>1</td><td>2a</td><td><input></td><td><input id="x"></td>'), undefined],
  ])('%s', (html, wanted) => {
    page(html);
    expect(gridWords(control())).toEqual(wanted);
  });
});

describe('headings', () => {
  test('are told nearest first, up to the root', () => {
    page(
      '<main><h1>Page</h1><section aria-label="Named"><h2>Part</h2><div><h3>Block</h3><p>x</p><div><input id="x"></div><h3>Later</h3></div></section></main>',
    );
    expect(headingsOf(at('#x'), document.body)).toEqual(['Block', 'Part', 'Named', 'Page']);
    expect(headingsOf(at('#x'), at('section'))).toEqual(['Block', 'Part', 'Named']);
    expect(regionOf(at('#x'), document.body).querySelector('h3')?.textContent).toBe('Block');
  });
  test('hidden ones, and those of more than 250 letters, are none', () => {
    page(
      `<main><h2>${'a'.repeat(250)}</h2><div><h3 hidden>Gone</h3><h4>${'b'.repeat(251)}</h4><input id="x"></div></main>`,
    );
    expect(headingsOf(at('#x'), document.body)).toEqual(['a'.repeat(250)]);
  });
  test.each([
    ['2023-24', ['2023-24']],
    ['(ii) A.Y. 2023 – 2024', ['2023-24']],
    ['Assessment Year 2023-24', ['2023-24']],
    ['Rent 2023-24', []],
  ])('of a row with two boxes are its year: %s', (first, wanted) => {
    page(`<table><tr><td>${first}</td><td><input id="x"></td><td><input></td></tr></table>`);
    expect(headingsOf(at('#x'), document.body)).toEqual(wanted);
    // one box is named by the row itself
    page(`<table><tr><td>${first}</td><td><input id="x"></td></tr></table>`);
    expect(headingsOf(at('#x'), document.body)).toEqual([]);
    // a year after a box belongs to what follows
    page(`<table><tr><td><input id="x"></td><td>${first}</td><td><input></td></tr></table>`);
    expect(headingsOf(at('#x'), document.body)).toEqual([]);
  });
  test.each([
    ['<div id="x"><h3>Only</h3></div>', 'H3'],
    ['<div id="x"><h3>Only</h3> and a few words</div>', 'H3'],
    [`<div id="x"><h3>Only</h3>${'a'.repeat(41)}</div>`, undefined],
    ['<div id="x"><h3>One</h3><h3>Two</h3></div>', undefined],
    ['<div id="x"><h3>One</h3><input></div>', undefined],
    ['<section id="x"><h3>One</h3></section>', undefined],
    ['<div id="x"><h3>1</h3><i></i><i></i><i></i><i></i></div>', undefined],
    ['<div id="x" class="card-header">Head</div>', 'DIV'],
  ])('%s is one of %s', (html, wanted) => {
    page(html);
    expect(isHeading(at('#x'))?.tagName).toBe(wanted);
  });
});

describe('tables', () => {
  test('merged headings apply to each column they span; a cell that reaches down is in the rows below', () => {
    page(`<table><thead><tr><th rowspan="2">Kind</th><th colspan="2">Paid</th></tr><tr><th>Cash</th><th>Bank</th></tr></thead>
      <tbody><tr><td rowspan="2">Rent</td><td>1</td><td>2</td></tr><tr id="r"><td id="a">3</td><td id="b">4</td></tr></tbody></table>`);
    expect(headsOf(at('table'))).toEqual([['Kind'], ['Paid', 'Cash'], ['Paid', 'Bank']]);
    expect([headsOver(at('#a')), headsOver(at('#b'))]).toEqual([
      ['Paid', 'Cash'],
      ['Paid', 'Bank'],
    ]);
    expect(cellsOf(at('#r')).map((cell) => cell.textContent)).toEqual(['Rent', '3', '4']);
  });
  test('without a head, its first rows of headings alone are one', () => {
    page(
      '<table><tr><th>A</th></tr><tr><th>B</th></tr><tr><th>C</th><td>1</td></tr><tr><th>D</th></tr></table>',
    );
    expect(headRows(at('table')).map((row) => row.textContent)).toEqual(['A', 'B']);
  });
});

describe('what a control is', () => {
  test.each([
    ['<select id="x"></select>', 'select'],
    ['<textarea id="x"></textarea>', 'text'],
    ['<input id="x">', 'text'],
    ['<input id="x" type="date">', 'date'],
    ['<div class="input-group date"><input id="x"></div>', 'date'],
    ['<input id="x" class="mat-datepicker-input">', 'date'],
    ['<input id="x" type="checkbox">', 'checkbox'],
    ['<div id="x" role="switch"></div>', 'checkbox'],
    ['<input id="x" role="combobox" aria-autocomplete="list">', 'autocomplete'],
    ['<input id="x" role="combobox" aria-controls="l">', 'autocomplete'],
    ['<input id="x" role="combobox">', 'text'],
    ['<div id="x" role="combobox"></div>', 'mat-select'],
    ['<button id="x" aria-haspopup="listbox"></button>', 'mat-select'],
    ['<span id="x.y">5</span>', 'output'],
    [`<span id="x.y">${'5'.repeat(60)}</span>`, 'output'],
    [`<span id="x.y">${'5'.repeat(61)}</span>`, undefined],
    ['<span id="x">5</span>', undefined],
    ['<div id="x" role="combobox"><input></div>', undefined],
  ])('%s is %s', (html, type) => {
    page(html);
    expect(controlOf(at('[id^=x]'), new Map())?.type).toBe(type);
  });
  test.each([
    ['<input id="x">', 'ready'],
    ['<input id="x" disabled>', 'locked'],
    ['<input id="x" aria-disabled="true">', 'locked'],
    ['<input id="x" readonly>', 'read-only'],
    ['<div id="x" role="combobox" aria-readonly="true"></div>', 'read-only'],
    ['<input id="x" type="radio" name="r" disabled><input type="radio" name="r">', 'ready'],
    ['<input id="x" type="radio" name="r" disabled><input type="radio" name="r" disabled>', 'locked'],
  ])('%s is %s', (html, state) => {
    page(html);
    expect(stateOf(control())).toBe(state);
  });
  test.each([
    ['<input id="x" onchange="form.submit()">', true],
    ['<input id="x" onblur="__doPostBack()">', true],
    ['<input id="x" onclick="location.href = 1">', true],
    ['<input id="x" onchange="sum()">', false],
    ['<input type="radio" name="r" id="x"><input type="radio" name="r" onclick="next.click()">', true],
  ])('%s sends the page: %s', (html, sends) => {
    page(html);
    expect(sendsPage(control())).toBe(sends);
  });
  test.each([
    ['<mat-checkbox class="mat-mdc-checkbox-checked"><input id="x" type="checkbox"></mat-checkbox>', true],
    ['<mat-checkbox><input id="x" type="checkbox" checked></mat-checkbox>', false],
    ['<input id="x" type="checkbox" checked>', true],
    ['<div id="x" role="switch" aria-checked="true"></div>', true],
    ['<div id="x" role="switch" aria-checked="false"></div>', false],
  ])('%s is on: %s', (html, on) => {
    page(html);
    expect(isOn(at('#x') as HTMLInputElement)).toBe(on);
  });
});

describe('what is never touched', () => {
  test.each([
    ['<input id="x" type="password">', false],
    ['<input id="x" autocomplete="one-time-code">', false],
    ['<input id="x" name="mobileOtp">', false],
    ['<input id="x" placeholder="Captcha">', false],
    ['<form name="loginForm"><input id="x"></form>', false],
    ['<input id="ConfirmVerificationDetails" class="x">', false],
    ['<input id="x" name="pinCode">', true],
    ['<input id="x" name="FirstName">', true],
  ])('%s may be read and set: %s', (html, allowed) => {
    page(html);
    expect(isAllowed(control('input'))).toBe(allowed);
  });
  test.each([
    ['PIN code', false],
    ['mPIN', true],
    ['User ID', true],
    ['Signing authority', false],
    ['Sign in', true],
  ])('%s speaks of a secret: %s', (text, secret) => expect(namesSecret(text)).toBe(secret));
  test.each([
    ['<button type="button" id="x">Add Another</button>', true],
    ['<button type="button" id="x">+ Add Row</button>', true],
    ['<button id="x" type="button" disabled>Add Row</button>', false],
    ['<form><button id="x">Add Row</button></form>', false],
    ['<form><button id="x" type="button">Add Row</button></form>', true],
    ['<button type="button" id="x">Add and Save</button>', false],
    ['<button type="button" id="x" name="save_row">Add Row</button>', false],
    ['<a id="x" href="#">Add Details</a>', true],
    ['<a id="x" href="/next">Add Details</a>', false],
    ['<div id="x" role="button">Add New</div>', true],
    ['<div id="x">Add New</div>', false],
    ['<button type="button" id="x">Next</button>', false],
  ])('%s adds a row: %s', (html, adds) => {
    page(html);
    expect(isAddRowButton(at('#x'))).toBe(adds);
  });
});
