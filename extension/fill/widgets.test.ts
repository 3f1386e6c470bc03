import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { planSection } from '../portals/itr/plan.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';

/** One question, asked by a widget that no test page of the forms has. */
interface Widget {
  name: string;
  asks: 'birth' | 'state' | 'salary' | 'name' | 'same';
  /** The widget under its caption, as HTML with script. */
  html: string;
  /** Expression that gives what the page itself holds. */
  holds: string;
  want: string;
  /** Left to the user with a reason is right too; another value never is. */
  mayLeave?: boolean;
}

const questions = {
  birth: { path: 'PersonalInfo.DOB', caption: '(A5) Date of Birth (DD/MM/YYYY)', value: '1985-06-05' },
  state: { path: 'PersonalInfo.Address.StateCode', caption: 'State', value: '19' },
  name: { path: 'PersonalInfo.AssesseeName.FirstName', caption: '(A1) First Name', value: 'Asha' },
  salary: {
    path: 'ITR1_IncomeDeductions.Salary',
    caption: '(ia) Salary as per section 17(1)',
    value: 1234567,
  },
  same: {
    path: 'PersonalInfo.SecondaryAdd',
    caption: 'Is the secondary address same as primary address?',
    value: 'Y',
  },
} as const;

const held = "document.getElementById('x').value";
const states = ['Delhi', 'Gujarat', 'Karnataka', 'Maharashtra', 'Tamil Nadu'];

const widgets: readonly Widget[] = [
  {
    name: 'a date box of the browser',
    asks: 'birth',
    html: '<label for="x">CAPTION</label><input type="date" id="x">',
    holds: held,
    want: '1985-06-05',
  },
  {
    name: 'three lists for day, month and year',
    asks: 'birth',
    html: `<fieldset><legend>CAPTION</legend><select id="d"><option></option>${Array.from({ length: 31 }, (_, i) => `<option>${i + 1}</option>`).join('')}</select><select id="m"><option></option>${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
      .split(' ')
      .map((m) => `<option>${m}</option>`)
      .join(
        '',
      )}</select><select id="y"><option></option>${Array.from({ length: 60 }, (_, i) => `<option>${1960 + i}</option>`).join('')}</select></fieldset>`,
    holds: "['d','m','y'].map((i) => document.getElementById(i).value).join('-').replace(/^--$/, '')",
    want: '5-Jun-1985',
    mayLeave: true,
  },
  {
    name: 'a month-first date box that says so',
    asks: 'birth',
    html: '<label for="x">Date of Birth</label><input id="x" placeholder="MM/DD/YYYY">',
    holds: held,
    want: '06/05/1985',
    mayLeave: true,
  },
  {
    name: 'a date box that takes eight digits under a mask',
    asks: 'birth',
    html: `<label for="x">CAPTION</label><input id="x" placeholder="DD/MM/YYYY"><script>x.addEventListener('input', () => { const d = x.value.replace(/\\D/g, '').slice(0, 8); x.value = [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join('/'); });</script>`,
    holds: held,
    want: '05/06/1985',
  },
  {
    name: 'a number box',
    asks: 'salary',
    html: '<label for="x">CAPTION</label><input type="number" id="x">',
    holds: held,
    want: '1234567',
  },
  {
    name: 'a box that groups digits while one types',
    asks: 'salary',
    html: `<label for="x">CAPTION</label><input id="x"><script>x.addEventListener('input', () => { const d = x.value.replace(/\\D/g, ''); x.value = d ? Number(d).toLocaleString('en-IN') : ''; });</script>`,
    holds: held,
    want: '12,34,567',
  },
  {
    name: 'a box in an open shadow root',
    asks: 'name',
    html: `<text-box></text-box><script>customElements.define('text-box', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<label for="x">CAPTION</label><input id="x">'; } });</script>`,
    holds: "document.querySelector('text-box').shadowRoot.getElementById('x').value",
    want: 'Asha',
  },
  {
    name: 'a text area',
    asks: 'name',
    html: '<label for="x">CAPTION</label><textarea id="x"></textarea>',
    holds: held,
    want: 'Asha',
  },
  {
    name: 'a box labelled by another element',
    asks: 'name',
    html: '<span id="cap">CAPTION</span><div><input id="x" aria-labelledby="cap"></div>',
    holds: held,
    want: 'Asha',
  },
  {
    name: 'a list with groups of options',
    asks: 'state',
    html: `<label for="x">CAPTION</label><select id="x"><option value="">Select</option><optgroup label="West"><option value="a">Gujarat</option><option value="b">Maharashtra</option></optgroup><optgroup label="South"><option value="c">Karnataka</option></optgroup></select>`,
    holds: `document.getElementById('x').selectedOptions[0].text.replace('Select', '')`,
    want: 'Maharashtra',
  },
  {
    name: 'a list whose options come only when it is opened',
    asks: 'state',
    html: `<label for="x">CAPTION</label><select id="x"><option value="">Select</option></select><script>x.addEventListener('focus', () => { if (x.options.length === 1) x.innerHTML += ${JSON.stringify(states.map((s) => `<option>${s}</option>`).join(''))}; });</script>`,
    holds: held,
    want: 'Maharashtra',
    mayLeave: true,
  },
  {
    name: 'a box with suggestions of the browser',
    asks: 'state',
    html: `<label for="x">CAPTION</label><input id="x" list="all"><datalist id="all">${states.map((s) => `<option value="${s}">`).join('')}</datalist>`,
    holds: held,
    want: 'Maharashtra',
  },
  {
    name: 'a list of its own that opens below and is searched',
    asks: 'state',
    html: `<div id="cap">CAPTION</div><div role="combobox" tabindex="0" id="c" aria-labelledby="cap" aria-haspopup="listbox" aria-expanded="false" style="width:200px;height:24px;border:1px solid">Select</div><script>
      window.chosen = '';
      c.addEventListener('click', () => {
        if (document.getElementById('pop')) return;
        const pop = document.createElement('div'); pop.id = 'pop'; pop.setAttribute('role', 'listbox');
        pop.innerHTML = ${JSON.stringify(states.map((s) => `<div role="option" style="height:20px">${s}</div>`).join(''))};
        document.body.append(pop); c.setAttribute('aria-expanded', 'true');
        pop.addEventListener('click', (e) => { const o = e.target.closest('[role=option]'); if (!o) return; window.chosen = o.textContent; c.textContent = o.textContent; pop.remove(); c.setAttribute('aria-expanded', 'false'); });
      });</script>`,
    holds: 'window.chosen',
    want: 'Maharashtra',
    mayLeave: true,
  },
  {
    name: 'two buttons, one of which is pressed',
    asks: 'same',
    html: `<div role="radiogroup" aria-labelledby="cap"><p id="cap">CAPTION</p><button type="button" role="radio" aria-checked="false" id="y">Yes</button><button type="button" role="radio" aria-checked="false" id="n">No</button></div><script>for (const b of [y, n]) b.addEventListener('click', () => { for (const o of [y, n]) o.setAttribute('aria-checked', String(o === b)); });</script>`,
    holds: "document.querySelector('[aria-checked=true]')?.textContent ?? ''",
    want: 'Yes',
    mayLeave: true,
  },
  {
    name: 'a list of yes and no',
    asks: 'same',
    html: '<label for="x">CAPTION</label><select id="x"><option value="">Select</option><option value="1">Yes</option><option value="2">No</option></select>',
    holds: held,
    want: '1',
  },
  {
    name: 'a tick for yes',
    asks: 'same',
    html: '<label><input type="checkbox" id="x"> CAPTION</label>',
    holds: "document.getElementById('x').checked ? 'on' : ''",
    want: 'on',
    mayLeave: true,
  },
  {
    name: 'a box that rounds to thousands when left',
    asks: 'salary',
    html: `<label for="x">CAPTION</label><input id="x"><script>x.addEventListener('change', () => { x.value = String(Math.round(Number(x.value.replace(/,/g, '')) / 1000) * 1000); });</script>`,
    holds: held,
    want: '',
    mayLeave: true,
  },
];

let bare: Bare;
let catalog: Catalog;
beforeAll(async () => {
  [bare, catalog] = await Promise.all([startBare(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => bare?.close());

describe('a question asked by', () => {
  test.each(widgets)('$name', async ({ asks, html, holds, want, mayLeave }) => {
    const { path, caption, value } = questions[asks];
    const section = asks === 'salary' ? 'gross_total_income' : 'personal_information';
    const content: Record<string, unknown> = {};
    let at = content;
    const parts = path.split('.');
    for (const part of parts.slice(0, -1)) {
      at[part] = {};
      at = at[part] as Record<string, unknown>;
    }
    at[parts.at(-1)!] = value;
    const file = {
      form: 'itr1',
      year: '2026-27',
      pan: 'ABCPE1234F',
      name: '',
      regime: 'new' as const,
      content,
    };
    const { plan } = planSection(catalog, file, section);
    const heading =
      asks === 'state'
        ? 'Primary Address'
        : asks === 'salary'
          ? 'Income from Salary'
          : asks === 'same'
            ? 'Filing Status'
            : 'PART A GENERAL INFORMATION';
    const sheet = await bare.open(
      `<!doctype html><meta charset="utf-8"><header class="user-details">PAN ABCPE1234F</header><main><h1>${asks === 'salary' ? 'Gross Total Income' : 'Personal Information'}</h1><section><h3>${heading}</h3>${html.replaceAll('CAPTION', caption)}</section></main>`,
    );
    const report = await sheet.fill(plan, { rest: 300 });
    const now = String(await sheet.page.evaluate(holds));
    const entry = report.entries.find((e) => e.path === path)!;
    const said = `${entry.status} ${entry.reason ?? ''}, page holds "${now}"`;
    if (/^(filled|right)$/.test(entry.status)) expect(now, said).toBe(want);
    else {
      expect(mayLeave, said).toBe(true);
      expect(entry.reason, said).toBeTruthy();
      expect(['', '0', want], said).toContain(now);
    }
    await sheet.close();
  });
});
