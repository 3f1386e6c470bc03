import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bare, type Sheet, startBare } from '../testing/bare.ts';

/** What is kept of a page while it changes is what reading it anew would give; what is written down of it names nobody. */
let bare: Bare;
beforeAll(async () => {
  bare = await startBare();
});
afterAll(() => bare?.close());

const row = (n: number) =>
  `<div class="rec"><label for="a${n}">Name of the Donee</label><input id="List.${n}.Name"><label>PAN <input id="b${n}"></label><label for="s${n}">State</label><select id="s${n}"><option>Goa</option></select></div>`;
const body = `<style>.gone{display:none}</style><main><h1>Total Deductions</h1><section><h3>Donations</h3><div id="list">${row(0)}${row(1)}</div></section><section id="last"><h3>Loans</h3><label>Amount <input id="amount"></label></section></main>`;

/** Reads the page, lets `change` change it, and tells whether reading on gives what reading anew gives; `whole`: it was given up. */
const readsOn = (change: string, restyled = '[]') => `(() => {
  const { reading: r } = karsetu;
  const stop = r.keepUp();
  const tell = (page) => r.among(page, () => true).map((c) => [c.control.type, c.ids.join('.'), [...c.rows].join(), r.captionsFor(c).join('|'), r.headingsAbove(c, page.root).join('<')].join(' ; '));
  const page = r.readPage();
  tell(page);
  const grown = [];
  const add = (at, html, where = 'beforeend') => { const box = document.createElement('div'); box.innerHTML = html; const el = box.firstElementChild; document.querySelector(at).insertAdjacentElement(where, el); grown.push(el); };
  ${change};
  const next = r.readOn(page, { grown, restyled: new Set(${restyled}) });
  const anew = tell(r.readPage());
  const out = next ? { same: JSON.stringify(tell(next)) === JSON.stringify(anew), count: anew.length } : { whole: true };
  stop();
  return out;
})()`;

describe('a page that is only added to is read on', () => {
  let sheet: Sheet;
  const tried = async (change: string, restyled?: string) => {
    sheet = await bare.open(body);
    const out = await sheet.ask(readsOn(change, restyled));
    await sheet.close();
    return out;
  };
  const add = (n: number, where = 'beforeend') => `add('#list', ${JSON.stringify(row(n))}, '${where}')`;
  test.each([
    ['a row at the end', add(2), undefined, 10],
    ['three rows, the last on top', `${add(2)}; ${add(3)}; ${add(4, 'afterbegin')}`, undefined, 16],
    [
      'a row, another one hidden meanwhile',
      `${add(2)}; document.querySelector('.rec').classList.add('gone')`,
      "[document.querySelector('.rec')]",
      7,
    ],
  ])('%s', async (_, change, restyled, count) => {
    expect(await tried(change, restyled)).toEqual({ same: true, count });
  });
  test.each([
    ['a heading that holds a box', `add('#list', '<legend>More <input></legend>')`],
    [
      'a radio button that may belong to a group there',
      `add('#list', '<div><input type="radio" name="q"></div>')`,
    ],
    [
      'a dialog over it',
      `add('body', '<div role="dialog" style="position:fixed;width:300px;height:300px"><input></div>')`,
    ],
  ])('not after %s', async (_, change) => {
    expect(await tried(change)).toEqual({ whole: true });
  });
});

test('what is kept of a selector follows what comes, goes, moves and changes', async () => {
  const sheet = await bare.open(
    '<main><p class="a" id="1"></p><p id="2"></p><p class="a" id="3"></p></main>',
  );
  const ids = await sheet.ask(`(() => {
    const { live, keepUp } = karsetu.reading;
    const stop = keepUp();
    const now = () => live('.a').map((e) => e.id).join('');
    const at = (id) => document.getElementById(id);
    const out = [now()];
    at('2').className = 'a'; out.push(now());
    at('1').className = ''; out.push(now());
    at('2').before(at('3')); out.push(now());
    at('3').remove(); out.push(now());
    document.querySelector('main').insertAdjacentHTML('afterbegin', '<div><p class="a" id="4"></p></div>'); out.push(now());
    stop();
    at('2').remove(); out.push(now());
    return out;
  })()`);
  await sheet.close();
  expect(ids).toEqual(['13', '123', '23', '32', '2', '42', '4']);
});

test('a page written down names nobody', async () => {
  const sheet =
    await bare.open(`<header class="user-details">Welcome Meera Iyer | PAN ABCPI1234F</header><main>
    <h1>Tax Paid</h1><p>For Meera Iyer</p>
    <section aria-label="Employer 1: Bombay Looms Ltd"><h3>Employer 1: Bombay Looms Ltd</h3>
      <label for="TDS.0.TAN">TAN of the Employer</label><input id="TDS.0.TAN" value="MUMB54321C">
      <label for="n">Name of Kaveri Mills as printed</label><input id="n" value="Kaveri Mills">
      <label>Account 50100099887766, balance ₹ 4,500 <input id="acc.50100099887766"></label>
      <label>Bank <select id="b"><option>Select</option><option>State Bank of India</option><option>Meera Iyer, SB 1234567890</option></select></label>
      <button>Remove Kaveri Mills</button></section>
    <table><tr><th>Deductor</th><th>Tax</th></tr><tr><td>Hooghly Jute</td><td>1,203</td></tr></table>
    <fieldset><legend>Is Hooghly Jute the tenant of Rajan Pillai?</legend><label><input type="radio" name="y">Yes</label></fieldset></main>`);
  const outline = await sheet.ask<unknown>(`karsetu.outline(['Rajan Pillai'])`);
  await sheet.close();
  const text = JSON.stringify(outline);
  expect(text).not.toMatch(
    /Meera|Iyer|ABCPI|Bombay|MUMB|Kaveri|5010|4,500|1234567890|Hooghly|1,203|Rajan|Pillai/i,
  );
  for (const kept of ['TAN of the Employer', 'TDS.0.TAN', 'State Bank of India', 'Employer 1: #', 'Deductor'])
    expect([kept, text.includes(kept)]).toEqual([kept, true]);
});
