import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { planSection } from '../portals/itr/plan.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';

/**
 * One list with a form for new records, kept by pages of different habits. The preparer presses the page's Add whenever the form is
 * filled; afterwards the page must hold the return's records once each, or say why one is left.
 */
interface Habit {
  name: string;
  /** Script before the page is drawn; may set members of `habit`. */
  script: string;
  /** Records of the return: TAN, name, income, tax. */
  wanted?: readonly (readonly [string, string, number, number])[];
  /** Records the page holds at last, as `TAN tax`; the return's own unless said otherwise. */
  held?: readonly string[];
  /** Something on the page differs from the return. */
  differs?: boolean;
  /** Some record is left to the preparer with a reason. */
  left?: boolean;
}

const two = [
  ['DELA12345B', 'Asha Mills', 600_000, 41_000],
  ['MUMB54321C', 'Bombay Looms', 300_000, 22_000],
] as const;

const habits: readonly Habit[] = [
  { name: 'shows each record as text', script: '' },
  { name: 'sorts its records by tax', script: 'habit.order = (a, b) => a.tax - b.tax;' },
  { name: 'puts the newest on top', script: 'habit.first = true;' },
  { name: 'keeps in the form what was typed', script: 'habit.keeps = true;' },
  { name: 'shows names in capitals and amounts in words of money', script: 'habit.loud = true;' },
  { name: 'shows only TAN and tax', script: "habit.columns = ['TAN of employer', 'Tax deducted'];" },
  { name: 'adds a row of totals', script: 'habit.total = true;' },
  { name: 'takes its time to show a record', script: 'habit.slow = 700;' },
  {
    name: 'has one of the records already, from Form 26AS',
    script: "habit.rows = [{ tan: 'MUMB54321C', name: 'BOMBAY LOOMS', income: 300000, tax: 22000 }];",
  },
  {
    name: 'has the record of somebody else already',
    script: "habit.rows = [{ tan: 'BLRK00017D', name: 'KAVERI TOOLS', income: 5000, tax: 500 }];",
    differs: true,
    held: ['BLRK00017D 500', 'DELA12345B 41000', 'MUMB54321C 22000'],
  },
  {
    name: 'shows the records of Form 26AS for reference above',
    script: `habit.above = '<h4>As per Form 26AS</h4><table><tr><th>TAN of employer</th><th>Name of employer</th><th>Tax deducted</th></tr>${two.map(([t, n, , x]) => `<tr><td>${t}</td><td>${n}</td><td>${x}</td></tr>`).join('')}</table>';`,
  },
  {
    name: 'has the same employer with another tax',
    script: "habit.rows = [{ tan: 'DELA12345B', name: 'Asha Mills', income: 600000, tax: 40000 }];",
    differs: true,
    held: ['DELA12345B 40000', 'MUMB54321C 22000'],
    left: true,
  },
  {
    name: 'is given one employer twice, with other amounts',
    script: '',
    wanted: [
      ['DELA12345B', 'Asha Mills', 600_000, 41_000],
      ['DELA12345B', 'Asha Mills', 90_000, 9_500],
    ],
  },
  {
    name: 'is given the very same record twice',
    script: '',
    wanted: [
      ['DELA12345B', 'Asha Mills', 600_000, 41_000],
      ['DELA12345B', 'Asha Mills', 600_000, 41_000],
    ],
  },
];

const page = (
  script: string,
) => `<!doctype html><meta charset="utf-8"><header class="user-details">PAN ABCPE1234F</header>
<main><h1>Tax Paid</h1><section><h3>Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]</h3><div id="list"></div></section></main>
<script>
  window.pressed = [];
  const habit = { rows: [], columns: ['TAN of employer', 'Name of employer', 'Tax deducted'] };
  ${script}
  const of = { 'TAN of employer': 'tan', 'Name of employer': 'name', 'Tax deducted': 'tax' };
  const boxes = [['tan', 'Tax Deduction Account Number (TAN) of the Employer'], ['name', 'Name of Employer'], ['income', 'Income chargeable under Salaries'], ['tax', 'Total tax deducted']];
  let typed = {};
  const text = (key, v) => key === 'tax' ? (habit.loud ? 'Rs. ' + Number(v).toLocaleString('en-IN') + '/-' : Number(v).toLocaleString('en-IN')) : habit.loud ? String(v).toUpperCase() : v;
  function draw() {
    const rows = habit.order ? [...habit.rows].sort(habit.order) : habit.rows;
    const list = document.getElementById('list');
    list.innerHTML = (habit.above ?? '') + '<h4>' + (habit.above ? 'Details added' : '') + '</h4><table><thead><tr>' + habit.columns.map((c) => '<th>' + c + '</th>').join('') + '<th>Action</th></tr></thead><tbody>'
      + rows.map((r) => '<tr>' + habit.columns.map((c) => '<td>' + text(of[c], r[of[c]]) + '</td>').join('') + '<td><button>Edit</button><button>Delete</button></td></tr>').join('')
      + (habit.total ? '<tr><td>Total</td><td></td><td>' + text('tax', rows.reduce((n, r) => n + Number(r.tax), 0)) + '</td><td></td></tr>' : '')
      + '</tbody></table><div class="entry">' + boxes.map(([k, c]) => '<div><label for="f' + k + '">' + c + '</label><input id="f' + k + '"></div>').join('') + '<button id="add">Add</button></div>';
    for (const [k] of boxes) {
      const box = document.getElementById('f' + k);
      box.value = typed[k] ?? '';
      box.addEventListener('input', () => { typed[k] = box.value; });
    }
    document.getElementById('add').addEventListener('click', () => {
      const record = { ...typed, tax: String(typed.tax).replace(/,/g, ''), income: String(typed.income).replace(/,/g, '') };
      if (!habit.keeps) typed = {};
      const keep = () => { habit.first ? habit.rows.unshift(record) : habit.rows.push(record); draw(); };
      if (habit.slow) { draw(); setTimeout(keep, habit.slow); } else keep();
    });
  }
  addEventListener('click', (e) => { const b = e.target.closest('button'); if (b && !window.preparer) pressed.push(b.textContent); }, true);
  draw();
</script>`;

let bare: Bare;
let catalog: Catalog;
beforeAll(async () => {
  [bare, catalog] = await Promise.all([startBare(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => bare?.close());

describe('a list behind one form, on a page that', () => {
  test.each(habits)('$name', async ({ script, wanted = two, held, differs = false, left }) => {
    const rows = wanted.map(([TAN, name, income, tax]) => ({
      EmployerOrDeductorOrCollectDetl: { TAN, EmployerOrDeductorOrCollecterName: name },
      IncChrgSal: income,
      TotalTDSSal: tax,
    }));
    const file = {
      form: 'itr1',
      year: '2026-27',
      pan: 'ABCPE1234F',
      name: '',
      regime: 'new' as const,
      content: { TDSonSalaries: { TDSonSalary: rows } },
    };
    const { plan } = planSection(catalog, file, 'tax_paid');
    const sheet = await bare.open(page(script));
    let report = await sheet.fill(plan);
    for (let i = 0; i < 6; i++) {
      if (report.entries.some((e) => e.waiting === 'press-add')) {
        await sheet.page.evaluate(
          `window.preparer = true; document.getElementById('add').click(); window.preparer = false;`,
        );
        await sheet.page.evaluate('new Promise((done) => setTimeout(done, (habit.slow ?? 0) + 50))');
      }
      report = await sheet.fill(plan);
    }
    const rowsHeld = (await sheet.page.evaluate("habit.rows.map((r) => r.tan + ' ' + r.tax)")) as string[];
    expect([...rowsHeld].sort()).toEqual([...(held ?? wanted.map(([t, , , x]) => `${t} ${x}`))].sort());
    expect(await sheet.page.evaluate('pressed')).toEqual([]);
    const open = report.entries.filter((e) => !/^(filled|right)$/.test(e.status));
    expect(open.every((e) => e.reason || e.status === 'different')).toBe(true);
    expect(open.some((e) => e.status === 'different')).toBe(differs);
    if (left) expect(open.length).toBeGreaterThan(0);
    await sheet.close();
  });
});
