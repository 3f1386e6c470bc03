import {
  bank,
  bankBoxes,
  bankHeading,
  bankPath,
  card,
  line,
  list,
  type Strange,
  tds2,
  tdsBoxes,
  tdsHeading,
  tdsPath,
} from './pages.ts';

/**
 * A fourth set of pages no one here has seen, written before any was tried: lists kept out of sight, grids without a table, makes of
 * controls not met so far, figures that come and go. Each draws itself and keeps its own model.
 */

const A = 'PersonalInfo.Address';
const I1 = 'ITR1_IncomeDeductions';
const D = 'EmployerOrDeductorOrCollectDetl';
const name = `${D}.EmployerOrDeductorOrCollecterName`;
const salary = 'B1 Income from Salary / Pension';
const captions = {
  Salary: '(ia) Salary as per section 17(1)',
  PerquisitesValue: '(ib) Value of perquisites as per section 17(2)',
  ProfitsInSalary: '(ic) Profit in lieu of salary as per section 17(3)',
};
const three = Object.entries(captions);
const pay = { [I1]: { Salary: 900004, PerquisitesValue: 45678, ProfitsInSalary: 1203 } };
const paths = Object.keys(captions).map((k) => `${I1}.${k}`);
const income = {
  form: 'itr1',
  section: 'gross_total_income',
  title: 'Gross Total Income',
  content: pay,
} as const;
const personal = { form: 'itr1', section: 'personal_information', title: 'Personal Information' } as const;
const paid = { form: 'itr1', section: 'tax_paid', title: 'Tax Paid' } as const;
const home = {
  PersonalInfo: {
    Address: {
      ResidenceNo: '12B',
      LocalityOrArea: 'Jayanagar',
      CityOrTownOrDistrict: 'Bengaluru',
      PinCode: 560041,
    },
  },
};
const homeLines = [
  ['Flat/ Door/ Block No.', 'ResidenceNo'],
  ['Area/Locality', 'LocalityOrArea'],
  ['Town/City/District', 'CityOrTownOrDistrict'],
  ['PIN Code', 'PinCode'],
] as const;
const some = [
  ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
  ['MUMB54321C', 'Bombay Looms', '94J-B', 90000, 9000],
  ['BLRK00017D', 'Kaveri Mills', '94A', 70000, 7000],
] as const;
const threeTds = tds2(some);
const twoBanks = bank([
  ['SBIN0000123', 'State Bank of India', '30012345678', 'SB'],
  ['HDFC0000456', 'HDFC Bank', '50100099887766', 'CA'],
]);
/** Records as the page holds them already. */
const held = (rows: readonly (readonly [string, string, string, number, number])[]) =>
  JSON.stringify(
    rows.map(([TAN, who, TDSSection, gross, tax]) => ({
      [`${D}.TAN`]: TAN,
      [name]: who,
      TDSSection,
      AmtForTaxDeduct: String(gross),
      DeductedYr: '2025',
      TotTDSOnAmtPaid: String(tax),
      ClaimOutOfTotTDSOnAmtPaid: String(tax),
      _pre: '1',
    })),
  );
/** The form for new records, its own table taken away: `show` draws the records into `at`. */
const formWith = (rows: string, show: string, path = tdsPath, boxes: unknown = tdsBoxes) =>
  `<div id="shown"></div><div id="l"></div><script>
    const rows = ${rows}; const TAN = '${D}.TAN', NAME = '${name}';
    const show = () => { const at = document.getElementById('shown'); ${show} };
    list(document.getElementById('l'), ${JSON.stringify(path)}, ${JSON.stringify(boxes)}, { shape: 'entry', quiet: true, rows });
    document.querySelector('#l table')?.remove(); show(); let n = rows.length;
    new MutationObserver(() => { document.querySelector('#l table')?.remove(); if (rows.length !== n) { n = rows.length; show(); } }).observe(document.getElementById('l'), { childList: true, subtree: true });
  </script>`;
const asTable = `'<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th><th></th></tr></thead><tbody>' + rows.map((r) => '<tr><td>' + r[TAN] + '</td><td>' + r[NAME] + '</td><td>' + r.TotTDSOnAmtPaid + '</td><td><button type="button">Edit</button></td></tr>').join('') + '</tbody></table>'`;

export const further: readonly Strange[] = [
  {
    ...paid,
    name: 'records behind a link that shows them all, two of three in sight',
    content: threeTds,
    body: card(
      tdsHeading,
      formWith(
        held(some),
        `const all = show.all; at.innerHTML = rows.slice(0, all ? 99 : 2).map((r) => '<div class="tile"><b>' + r[NAME] + '</b> ' + r[TAN] + ' ₹' + r.TotTDSOnAmtPaid + ' <button type="button">Edit</button></div>').join('') + (all ? '' : '<a href="#" id="all">View all (' + rows.length + ')</a>'); at.querySelector('#all')?.addEventListener('click', (e) => { e.preventDefault(); show.all = true; show(); });`,
      ),
    ),
  },
  {
    ...paid,
    name: 'records on a tab of their own, the form for new ones on the tab that is open',
    content: threeTds,
    body: card(
      tdsHeading,
      `<div role="tablist"><button type="button" role="tab" aria-selected="false" aria-controls="p1">Added (2)</button><button type="button" role="tab" aria-selected="true" aria-controls="p2">Add new</button></div>
       <div role="tabpanel" id="p1" style="display:none"><table><thead><tr><th>TAN</th><th>Name</th><th>Tax deducted</th></tr></thead><tbody>${some
         .slice(0, 2)
         .map((r) => `<tr><td>${r[0]}</td><td>${r[1]}</td><td>${r[4]}</td></tr>`)
         .join('')}</tbody></table></div>
       <div role="tabpanel" id="p2">${list(tdsPath, tdsBoxes, `shape: 'entry', quiet: true, rows: ${held(some.slice(0, 2))}`)}</div><script>document.querySelector('#l table')?.remove(); new MutationObserver(() => document.querySelector('#l table')?.remove()).observe(document.getElementById('l'), { childList: true });</script>`,
    ),
  },
  {
    ...paid,
    name: 'records folded away under a line that only counts them',
    content: threeTds,
    body: card(
      tdsHeading,
      formWith(
        held(some.slice(0, 2)),
        `at.innerHTML = '<div class="fold"><p class="sum">' + rows.length + ' records added, total tax ₹ ' + rows.reduce((a, r) => a + Number(r.TotTDSOnAmtPaid), 0).toLocaleString('en-IN') + ' <span class="chev">▾</span></p></div>'; at.querySelector('.sum').onclick = () => { at.querySelector('.fold').insertAdjacentHTML('beforeend', ${asTable}); };`,
      ),
    ),
  },
  {
    ...paid,
    name: 'a list for a phone: captions of the cells drawn by the style sheet',
    content: threeTds,
    body: card(
      tdsHeading,
      `<style>td[data-label]::before{content:attr(data-label) ': '} #shown thead{display:none} #shown td{display:block}</style>${formWith(
        held(some.slice(0, 2)),
        `at.innerHTML = '<table><thead><tr><th>TAN</th><th>Name</th><th>Tax deducted</th></tr></thead><tbody>' + rows.map((r) => '<tr><td data-label="TAN">' + r[TAN] + '</td><td data-label="Name of the Deductor">' + r[NAME] + '</td><td data-label="Tax deducted">' + r.TotTDSOnAmtPaid + '</td></tr>').join('') + '</tbody></table>';`,
      )}`,
    ),
    records: 1,
  },
  {
    ...income,
    name: 'boxes whose captions are drawn by the style sheet alone',
    body: card(
      salary,
      `<style>.m::before{content:attr(data-label)}</style>${three.map(([k, c]) => `<div class="m" data-label="${c}"><input data-t="${I1}.${k}"></div>`).join('')}<div class="m" data-label="Salary of spouse as per section 17(1)"><input data-o></div>`,
    ),
  },
  {
    ...income,
    name: 'a grid without a table: all captions first, then all boxes, placed by the style sheet',
    body: card(
      salary,
      `<div style="display:grid;grid-template-columns:repeat(3,300px)">${three.map(([, c]) => `<span>${c}</span>`).join('')}${three.map(([k]) => `<input data-t="${I1}.${k}">`).join('')}</div>`,
    ),
  },
  {
    ...income,
    name: 'lines turned round by the style sheet: the box first in the page, the caption first on the screen',
    body: card(
      salary,
      three
        .map(
          ([k, c]) =>
            `<div style="display:flex;flex-direction:row-reverse;justify-content:flex-end"><input data-t="${I1}.${k}"><span style="width:400px">${c}</span></div>`,
        )
        .join(''),
    ),
  },
  {
    ...income,
    name: 'two columns of lines drawn one after the other in the page, side by side on the screen',
    body: card(
      salary,
      `<div style="display:flex"><div>${three.map(([, c]) => `<p style="height:24px;margin:0">${c}</p>`).join('')}<p style="height:24px;margin:0">Total</p></div><div>${three.map(([k]) => `<p style="height:24px;margin:0"><input data-t="${I1}.${k}"></p>`).join('')}<p style="height:24px;margin:0"><input readonly data-o></p></div></div>`,
    ),
  },
  {
    ...income,
    name: 'figures of an employer read out above each box that look like captions of the next',
    body: card(
      salary,
      three
        .map(
          ([k, c], i) => `<p>${c}</p><p>As per Form 16: ₹ ${(i + 3) * 1000}</p><input data-t="${I1}.${k}">`,
        )
        .join(''),
    ),
  },
  {
    ...income,
    name: 'prefilled amounts with sign and commas, one the same, one other, one nil',
    body: card(
      salary,
      `${line(captions.Salary, `${I1}.Salary`, 'value="₹ 9,00,004.00"')}${line(captions.PerquisitesValue, '', 'value="₹ 45,687" data-o')}${line(captions.ProfitsInSalary, `${I1}.ProfitsInSalary`, 'value="0"')}`,
    ),
    must: [],
    left: [`${I1}.PerquisitesValue`],
  },
  {
    ...income,
    name: 'a page that puts an amount of its own two seconds later',
    body:
      card(
        salary,
        three.map(([k, c]) => line(c, `${I1}.${k}`, k === 'PerquisitesValue' ? 'class="m"' : '')).join(''),
      ) +
      `<script>const e=document.querySelector('.m');e.addEventListener('blur',()=>setTimeout(()=>{e.value='45,000';},2000));</script>`,
    rest: 2500,
    changes: [`${I1}.PerquisitesValue`],
  },
  {
    ...income,
    name: 'a sign that saves all the time, and a bar of progress that never ends',
    body: `<div class="saving"><div class="spinner" style="width:20px;height:20px"></div> Saving draft…</div>${card(salary, three.map(([k, c]) => line(c, `${I1}.${k}`)).join(''))}`,
    must: paths,
  },
  {
    ...income,
    name: 'a box that is thrown away and drawn again at each key, in another place among the others',
    body:
      card(salary, `<div id="app"></div>`) +
      `<script>
        const fields = ${JSON.stringify(three)}; const model = {}; let turn = 0;
        window.heldExtra = () => Object.fromEntries(Object.entries(model).map(([k, v]) => ['${I1}.' + k, v]));
        const draw = () => { turn += 1; const order = [...fields.slice(turn % 3), ...fields.slice(0, turn % 3)]; document.getElementById('app').innerHTML = order.map(([k, c]) => '<div class="row"><label for="' + k + '">' + c + '</label><input data-row="1" id="' + k + '" value="' + (model[k] ?? '') + '"></div>').join(''); for (const e of document.querySelectorAll('#app input')) e.addEventListener('input', () => { model[e.id] = e.value; setTimeout(draw, 0); }); };
        draw();
      </script>`,
    rest: 300,
  },
  {
    ...income,
    name: 'books and tax side by side: the same lines under two heads',
    body: card(
      salary,
      `<table><thead><tr><th>Particulars</th><th>As per Form 26AS</th><th>As per return</th></tr></thead><tbody>${three.map(([k, c]) => `<tr><td>${c}</td><td><input data-o></td><td><input data-t="${I1}.${k}"></td></tr>`).join('')}</tbody></table>`,
    ),
  },
  {
    ...income,
    name: 'a sheet with one box that moves to the cell one clicks',
    body:
      card(
        salary,
        `<table><tbody>${three.map(([k, c]) => `<tr><td>${c}</td><td class="cell" tabindex="0" data-k="${k}" style="width:120px;height:22px;border:1px solid"></td></tr>`).join('')}</tbody></table><textarea id="ed" data-row="1" style="position:absolute;width:100px;height:18px;top:900px;left:10px"></textarea>`,
      ) +
      `<script>
        const model = {}; let at; const ed = document.getElementById('ed'); window.heldExtra = () => model;
        for (const c of document.querySelectorAll('.cell')) c.onclick = () => { at = c; const b = c.getBoundingClientRect(); ed.style.top = b.top + 'px'; ed.style.left = b.left + 'px'; ed.focus(); };
        ed.addEventListener('input', () => { if (at) { model['${I1}.' + at.dataset.k] = ed.value; at.textContent = ed.value; } else model['${I1}.Salary'] = '-1'; });
      </script>`,
    left: paths,
  },
  {
    ...income,
    name: 'boxes of web components that keep their input to themselves and give a value of their own',
    body: `<script>customElements.define('my-amount', class extends HTMLElement { connectedCallback() { const r = this.attachShadow({ mode: 'closed' }); r.innerHTML = '<label>' + this.getAttribute('label') + '<input></label>'; } });</script>${card(salary, three.map(([, c]) => `<my-amount label="${c}"></my-amount>`).join(''))}`,
    left: paths,
  },
  {
    ...personal,
    name: 'captions as titles of the boxes alone',
    content: home,
    body: card(
      'Primary Address',
      homeLines.map(([c, k]) => `<div><input title="${c}" data-t="${A}.${k}"></div>`).join(''),
    ),
  },
  {
    ...personal,
    name: 'captions said to the reader alone, those on the screen are icons',
    content: home,
    body: card(
      'Primary Address',
      homeLines
        .map(
          ([c, k]) =>
            `<div><span aria-hidden="true">🏠</span><input aria-label="${c}" data-t="${A}.${k}"></div>`,
        )
        .join('') +
        `<div><span aria-hidden="true">🏢</span><input aria-label="PIN Code of employer" data-o></div>`,
    ),
    must: [`${A}.PinCode`, `${A}.ResidenceNo`],
  },
  {
    ...personal,
    name: 'the names of a form in Tamil',
    content: home,
    body: card(
      'முதன்மை முகவரி',
      ['கதவு எண்', 'பகுதி', 'நகரம்', 'அஞ்சல் குறியீடு'].map((c) => line(c, '', 'data-o')).join(''),
    ),
    left: [`${A}.PinCode`, `${A}.ResidenceNo`],
  },
  {
    ...personal,
    name: 'an accordion that draws itself again whenever one part is opened and forgets the part before',
    content: {
      PersonalInfo: {
        AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' },
        ...home.PersonalInfo,
      },
    },
    body: `<div id="acc"></div><script>
        const parts = [['Part A General Information', [['First Name', 'PersonalInfo.AssesseeName.FirstName'], ['Last Name', 'PersonalInfo.AssesseeName.SurNameOrOrgName']]], ['Primary Address', ${JSON.stringify(homeLines.map(([c, k]) => [c, `${A}.${k}`]))}]];
        const model = {}; let open = -1; window.heldExtra = () => model;
        const draw = () => { document.getElementById('acc').innerHTML = parts.map(([h, boxes], i) => '<div class="accordion-item"><h3><button type="button" class="accordion-button ' + (i === open ? '' : 'collapsed') + '" aria-expanded="' + (i === open) + '" data-i="' + i + '">' + h + '</button></h3>' + (i === open ? '<div class="body"><h4>' + h + '</h4>' + boxes.map(([c, p]) => '<div><label>' + c + ' <input data-row="1" data-p="' + p + '" value="' + (model[p] ?? '') + '"></label></div>').join('') + '</div>' : '') + '</div>').join(''); for (const b of document.querySelectorAll('.accordion-button')) b.onclick = () => { open = open === Number(b.dataset.i) ? -1 : Number(b.dataset.i); draw(); }; for (const e of document.querySelectorAll('[data-p]')) e.addEventListener('input', () => { model[e.dataset.p] = e.value; }); };
        draw();
        addEventListener('click', (e) => { if (e.target.closest('.accordion-button')) pressed.pop(); }, true);
      </script>`,
  },
  {
    ...personal,
    name: 'two people in two tabs of the same ids, the other one in sight',
    content: home,
    body: `<div role="tablist"><button role="tab" type="button" aria-selected="false">Assessee</button><button role="tab" type="button" aria-selected="true">Representative</button></div>
      <div role="tabpanel" aria-label="Assessee" hidden>${homeLines.map(([c, k]) => `<label for="P.${k}">${c}</label><input id="P.${A}.${k}" data-o>`).join('')}</div>
      <div role="tabpanel" aria-label="Representative">${homeLines.map(([c, k]) => `<label for="P.${k}">${c}</label><input id="P.${A}.${k}" data-o>`).join('')}</div>`,
    left: [`${A}.PinCode`],
  },
  {
    ...personal,
    name: 'a masked number that stands there already, and a box for it twice',
    content: { PersonalInfo: { AadhaarCardNo: '499118665246', AssesseeName: { FirstName: 'Asha' } } },
    body: card(
      'Part A General Information',
      line('First Name', 'PersonalInfo.AssesseeName.FirstName') +
        line('Aadhaar Number (12 digit)', '', 'value="XXXX XXXX 5246" data-o') +
        line('Re-enter Aadhaar Number', '', 'data-o'),
    ),
  },
  {
    ...personal,
    name: 'a date under a mask of strokes that stand there from the start',
    content: { PersonalInfo: { DOB: '1985-06-05' } },
    body:
      card(
        'Part A General Information',
        `<label for="d">Date of Birth (DD/MM/YYYY)</label><input id="d" data-row="1" value="__/__/____">`,
      ) +
      `<script>const e=document.getElementById('d');const model={};window.heldExtra=()=>model;e.addEventListener('input',()=>{const d=e.value.replace(/\\D/g,'').slice(0,8);const p=d.padEnd(8,'_');e.value=p.slice(0,2)+'/'+p.slice(2,4)+'/'+p.slice(4);if(d.length===8)model['PersonalInfo.DOB']=d.slice(4)+'-'+d.slice(2,4)+'-'+d.slice(0,2);});</script>`,
  },
  {
    ...personal,
    name: 'a calendar that asks for the year first, then the month, then the day',
    content: { PersonalInfo: { DOB: '1985-06-05', AssesseeName: { FirstName: 'Asha' } } },
    body:
      card(
        'Part A General Information',
        `${line('First Name', 'PersonalInfo.AssesseeName.FirstName')}<label for="d">Date of Birth (DD/MM/YYYY)</label><input id="d" readonly data-row="1">`,
      ) +
      `<script>
        const e = document.getElementById('d'); const model = {}; window.heldExtra = () => model; const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
        e.onclick = () => { if (document.querySelector('.calendar')) return; const c = document.createElement('div'); c.className = 'calendar'; c.style.cssText = 'position:fixed;top:80px;left:80px;background:#fff;border:1px solid'; document.body.append(c); let y; let m; const grid = (t, items, then) => { c.innerHTML = '<div class="title">' + t + '</div><table><tr>' + items.map((i) => '<td><button type="button">' + i + '</button></td>').join('') + '</tr></table>'; c.querySelectorAll('button').forEach((b, i) => { b.onclick = () => then(i, b.textContent); }); };
          grid('1976 - 1999', Array.from({ length: 24 }, (_, i) => 1976 + i), (_, t) => { y = Number(t); grid(y, months, (i) => { m = i; grid(months[m] + ' ' + y, Array.from({ length: 28 }, (_, d) => d + 1), (d) => { const two = (n) => String(n).padStart(2, '0'); e.value = two(d + 1) + '/' + two(m + 1) + '/' + y; model['PersonalInfo.DOB'] = y + '-' + two(m + 1) + '-' + two(d + 1); c.remove(); }); }); }); };
      </script>`,
  },
  {
    ...personal,
    name: 'a list of its own make: a box to type in, its choices drawn at the end of the page, forty of two hundred at a time',
    content: { PersonalInfo: { Address: { StateCode: '15', PinCode: 560041 } } },
    body:
      card(
        'Primary Address',
        `<div class="rs" id="rs"><span id="cap">State</span><div class="rs-control"><div class="rs-value"></div><input role="combobox" aria-autocomplete="list" aria-labelledby="cap" id="s" data-row="1"></div></div>${line('PIN Code', `${A}.PinCode`)}`,
      ) +
      `<script>
        const words = 'Andhra Pradesh|Assam|Bihar|Delhi|Goa|Gujarat|Karnataka|Kerala|Maharashtra|Tamil Nadu|West Bengal'.split('|'); const s = document.getElementById('s'); const v = document.querySelector('.rs-value'); window.heldExtra = () => v.textContent ? { '${A}.StateCode': v.textContent === 'Karnataka' ? '15' : 'other' } : {};
        const shut = () => document.getElementById('menu')?.remove();
        const open = () => { shut(); const fit = words.filter((w) => w.toLowerCase().includes(s.value.toLowerCase())); const m = document.createElement('div'); m.id = 'menu'; m.setAttribute('role', 'listbox'); s.setAttribute('aria-controls', 'menu'); s.setAttribute('aria-expanded', 'true'); m.innerHTML = fit.map((w) => '<div role="option">' + w + '</div>').join(''); document.body.append(m); m.onmousedown = (e) => { const o = e.target.closest('[role=option]'); if (o) { v.textContent = o.textContent; s.value = ''; shut(); } }; };
        s.addEventListener('focus', open); s.addEventListener('input', open); s.addEventListener('blur', () => setTimeout(() => { s.value = ''; shut(); }, 50));
      </script>`,
  },
  {
    ...personal,
    name: 'a list that stands on its first choice though nothing was chosen',
    content: bank([['SBIN0000123', 'State Bank of India', '30012345678', 'CA']]),
    body:
      card(bankHeading, list(bankPath, bankBoxes, "shape: 'entry'")) +
      `<script>for (const o of document.querySelectorAll('#l select option[value=""]')) o.remove(); new MutationObserver(() => { for (const o of document.querySelectorAll('#l select option[value=""]')) o.remove(); }).observe(document.getElementById('l'), { childList: true, subtree: true });</script>`,
    records: 1,
  },
  {
    ...personal,
    name: 'an account number that is asked for twice in the form',
    content: twoBanks,
    body: card(
      bankHeading,
      list(
        bankPath,
        [...bankBoxes.slice(0, 3), ['_pre2', 'Re-enter Account Number', ''], bankBoxes[3]],
        "shape: 'entry'",
      ),
    ),
  },
  {
    ...personal,
    name: 'a row that is edited in its place, and a new one at the top of the table in boxes',
    content: twoBanks,
    body:
      card(bankHeading, `<table id="t"></table><button type="button" id="more">Add Bank Account</button>`) +
      `<script>
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = [{ IFSCCode: 'SBIN0000123', BankName: 'STATE BANK OF INDIA', BankAccountNo: '30012345678', AccountType: 'SB', _pre: '1' }]; let editing; let draft;
        const cell = (b, r) => { const td = document.createElement('td'); if (b[3]) { td.innerHTML = '<select data-row="1"><option value="">Select</option>' + b[3].split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>'; } else td.innerHTML = '<input data-row="1">'; const e = td.firstChild; e.value = r[b[0]] ?? ''; e.addEventListener('input', () => { r[b[0]] = e.value; }); return td; };
        const draw = () => { const t = document.getElementById('t'); t.innerHTML = '<thead><tr>' + boxes.map((b) => '<th>' + b[1] + '</th>').join('') + '<th></th></tr></thead><tbody></tbody>'; const body = t.tBodies[0]; const edit = (r, done) => { const tr = document.createElement('tr'); tr.append(...boxes.map((b) => cell(b, r))); const td = document.createElement('td'); td.innerHTML = '<button type="button" class="keep" aria-label="Save row">✓</button>'; td.firstChild.onclick = done; tr.append(td); return tr; };
          if (draft) { const tr = edit(draft, () => { rows.push(draft); draft = undefined; draw(); }); tr.querySelector('.keep').parentElement.append(); body.append(tr); }
          rows.forEach((r, i) => { if (editing === i) return body.append(edit(r, () => { editing = undefined; draw(); })); const tr = document.createElement('tr'); tr.innerHTML = boxes.map((b) => '<td>' + (b[3]?.split('|').find((x) => x.startsWith(r[b[0]] + '='))?.split('=')[1] ?? r[b[0]]) + '</td>').join('') + '<td><button type="button">Edit</button></td>'; tr.querySelector('button').onclick = () => { editing = i; draw(); }; body.append(tr); }); };
        document.getElementById('more').onclick = () => { draft = {}; draw(); }; draw();
      </script>`,
  },
  {
    ...personal,
    name: 'a window in the middle of the page that is no fixed layer, over a grey pane',
    content: twoBanks,
    body:
      card(bankHeading, `<div id="cards"></div><button type="button" id="more">+ Add Details</button>`) +
      `<script>
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = [];
        const show = () => { document.getElementById('cards').innerHTML = '<table><thead><tr><th>Bank</th><th>Account</th></tr></thead><tbody>' + rows.map((r) => '<tr><td>' + r.BankName + '</td><td>' + r.BankAccountNo + '</td></tr>').join('') + '</tbody></table>'; };
        document.getElementById('more').onclick = () => { const typed = {}; document.body.insertAdjacentHTML('beforeend', '<div class="pane" style="position:fixed;inset:0;background:rgba(0,0,0,.3)"></div><div class="win" style="position:absolute;top:120px;left:100px;width:520px;background:#fff;z-index:5"><h2>Add bank</h2></div>'); const f = document.querySelector('.win');
          for (const [k, c, , o] of boxes) { const d = document.createElement('div'); d.innerHTML = '<label>' + c + (o ? '<select><option value="">Select</option>' + o.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input>') + '</label>'; const e = d.querySelector('input, select'); e.dataset.row = '1'; e.addEventListener('input', () => { typed[k] = e.value; }); f.append(d); }
          const s = document.createElement('button'); s.type = 'button'; s.className = 'keep'; s.textContent = 'Save'; s.onclick = () => { rows.push({ ...typed }); f.remove(); document.querySelector('.pane').remove(); show(); }; f.append(s); };
        show();
      </script>`,
  },
  {
    ...paid,
    name: 'records of the same deductor and amount under two sections, one there already',
    content: tds2([
      ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
      ['DELA12345B', 'Bank of Delhi', '94J-B', 50000, 5000],
    ]),
    body: card(
      tdsHeading,
      list(
        tdsPath,
        tdsBoxes,
        `shape: 'entry', rows: ${held([['DELA12345B', 'BANK OF DELHI', '94J-B', 50000, 5000]])}`,
      ),
    ),
    records: 1,
  },
  {
    ...paid,
    name: 'a name that the page looks up from the TAN and then keeps closed',
    content: threeTds,
    body:
      card(tdsHeading, list(tdsPath, tdsBoxes, "shape: 'entry'")) +
      `<script>document.addEventListener('change', (e) => { if (!/^[A-Z]{4}\\d{5}[A-Z]$/.test(e.target.value)) return; const n = e.target.closest('.entry')?.querySelectorAll('input')[1]; if (n) setTimeout(() => { n.value = 'AS PER TRACES ' + e.target.value; n.readOnly = true; n.dispatchEvent(new Event('input')); }, 250); });</script>`,
    rest: 500,
    sets: [name],
  },
  {
    ...paid,
    name: 'a form that counts what it takes: one more Add after the last is refused',
    content: threeTds,
    body:
      card(tdsHeading, list(tdsPath, tdsBoxes, "shape: 'dialog', words: 'Add Details'")) +
      `<p>Upload CSV <button type="button">Upload</button> <button type="button">Download template</button> <button type="button">Fetch from Form 26AS</button></p>`,
    records: 3,
  },
  {
    ...paid,
    name: 'rows with the TAN in the tip of a shortened text',
    content: threeTds,
    body: card(
      tdsHeading,
      formWith(
        held(some.slice(0, 2)),
        `at.innerHTML = '<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th><th></th></tr></thead><tbody>' + rows.map((r) => '<tr><td title="' + r[TAN] + '">' + r[TAN].slice(0, 4) + '…</td><td>' + r[NAME] + '</td><td>' + r.TotTDSOnAmtPaid + '</td><td><button type="button">Edit</button></td></tr>').join('') + '</tbody></table>';`,
      ),
    ),
    records: 1,
  },
  {
    ...paid,
    name: 'a record on the page whose tax was typed wrong by hand',
    content: threeTds,
    body: card(
      tdsHeading,
      list(
        tdsPath,
        tdsBoxes,
        `shape: 'entry', rows: ${held([['DELA12345B', 'Bank of Delhi', '94A', 50000, 500]])}`,
      ),
    ),
    left: [`${tdsPath}.0.TotTDSOnAmtPaid`],
    records: 2,
  },
  {
    ...paid,
    name: 'groups of records by section, each with a table and a form of its own',
    content: threeTds,
    body:
      ['194A', '194J']
        .map((s, i) => card(`${tdsHeading} - section ${s}`, `<div id="g${i}"></div>`))
        .join('') +
      `<script>list(document.getElementById('g0'), '${tdsPath}', ${JSON.stringify(tdsBoxes)}, { shape: 'entry' }); list(document.getElementById('g1'), 'other', ${JSON.stringify(tdsBoxes)}, { shape: 'entry' });</script>`,
  },
  {
    ...paid,
    name: 'rows of an open list that the page sorts again as they are typed',
    content: threeTds,
    body:
      card(tdsHeading, `<div id="o"></div>`) +
      `<script>
        const boxes = ${JSON.stringify(tdsBoxes)}; const rows = saved['${tdsPath}'] = [{}, {}, {}];
        const draw = () => { rows.sort((a, b) => String(a['${D}.TAN'] ?? '~').localeCompare(String(b['${D}.TAN'] ?? '~'))); const at = document.getElementById('o'); at.innerHTML = ''; for (const r of rows) { const g = document.createElement('div'); g.className = 'row-item'; for (const [k, c, , o] of boxes) { const d = document.createElement('div'); d.innerHTML = '<label>' + c + ' ' + (o ? '<select data-row="1"><option value="">Select</option>' + o.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input data-row="1">') + '</label>'; const e = d.querySelector('input, select'); e.value = r[k] ?? ''; e.addEventListener('change', () => { r[k] = e.value; if (k === '${D}.TAN') setTimeout(draw, 10); }); g.append(d); } at.append(g); } };
        draw();
      </script>`,
    rest: 300,
  },
  {
    form: 'itr3',
    section: 'schedule_dpm',
    title: 'Schedule DPM - Depreciation on Plant and Machinery',
    name: 'blocks of assets: rates across, lines down, the rate in a row of its own',
    content: {
      ScheduleDPM: {
        PlantMachinery: {
          Rate15: {
            DepreciationDetail: {
              WDVFirstDay: 515151,
              AdditionsGrThan180Days: 61500,
              RealizationTotalPeriod: 715,
            },
          },
          Rate30: { DepreciationDetail: { WDVFirstDay: 303030, AdditionsGrThan180Days: 63000 } },
          Rate40: { DepreciationDetail: { WDVFirstDay: 404040 } },
        },
      },
    },
    body: (() => {
      const rates = [15, 30, 40, 45];
      const lines = [
        ['3 Written down value on the first day of previous year', 'WDVFirstDay'],
        ['4 Additions for a period of 180 days or more in the previous year', 'AdditionsGrThan180Days'],
        [
          '5 Consideration or other realization during the previous year out of 3 or 4',
          'RealizationTotalPeriod',
        ],
        ['10 Depreciation on 6 at full rate', ''],
      ];
      return `<table><thead><tr><th>1 Block of assets</th><th colspan="4">Plant and machinery</th></tr><tr><th>2 Rate (%)</th>${rates.map((r) => `<th>${r}</th>`).join('')}</tr></thead><tbody>${lines.map(([c, k]) => `<tr><td>${c}</td>${rates.map((r) => `<td><input ${k && r !== 45 ? `data-t="ScheduleDPM.PlantMachinery.Rate${r}.DepreciationDetail.${k}"` : 'data-o'}></td>`).join('')}</tr>`).join('')}</tbody></table>`;
    })(),
  },
  {
    form: 'itr2',
    section: 'schedule_fa',
    title: 'Schedule FA - Details of Foreign Assets and Income from any source outside India',
    name: 'accounts abroad in two lists of the same captions, one after the other',
    content: {
      ScheduleFA: {
        DetailsForiegnBank: [
          {
            CountryCodeExcludingIndia: '2',
            Bankname: 'First Bank',
            ForeignAccountNumber: 'US1111',
            ClosingBalance: 111,
          },
        ],
        DtlsForeignCustodialAcc: [
          {
            CountryCodeExcludingIndia: '44',
            FinancialInstName: 'Broker Ltd',
            AccountNumber: 'UK2222',
            ClosingBalance: 222,
          },
        ],
      },
    },
    body: `<section class="card"><h3>A1. Details of Foreign Depository Accounts held (including any beneficial interest)</h3><div id="a"></div></section><section class="card"><h3>A2. Details of Foreign Custodial Accounts held (including any beneficial interest)</h3><div id="b"></div></section><script>
      const c = '2=2-UNITED STATES OF AMERICA|44=44-UNITED KINGDOM';
      list(document.getElementById('a'), 'ScheduleFA.DetailsForiegnBank', [['CountryCodeExcludingIndia', 'Country Name and Code', 'Country', c], ['Bankname', 'Name of financial institution', 'Name'], ['ForeignAccountNumber', 'Account number', 'Account'], ['ClosingBalance', 'Closing balance', 'Balance']], { shape: 'dialog' });
      list(document.getElementById('b'), 'ScheduleFA.DtlsForeignCustodialAcc', [['CountryCodeExcludingIndia', 'Country Name and Code', 'Country', c], ['FinancialInstName', 'Name of financial institution', 'Name'], ['AccountNumber', 'Account number', 'Account'], ['ClosingBalance', 'Closing balance', 'Balance']], { shape: 'dialog' });
    </script>`,
    records: 1,
  },
  {
    form: 'itr2',
    section: 'schedule_112a',
    title: 'Schedule 112A - From sale of equity share in a company on which STT is paid under section 112A',
    name: 'shares: a file may be uploaded, rows may be added, and the page works out half of each',
    content: {
      Schedule112A: {
        Schedule112ADtls: [1, 2, 3].map((i) => ({
          ShareOnOrBefore: 'AE',
          ISINCode: `INE00${i}A0101${i}`,
          ShareUnitName: `Company ${i}`,
          NumSharesUnits: 10 * i,
          SalePricePerShareUnit: 100 + i,
          TotSaleValue: 10 * i * (100 + i),
          AcquisitionCost: 500 * i,
        })),
      },
    },
    body: card(
      'Scrip wise details',
      `<button type="button">Upload CSV</button><button type="button">Download CSV template</button>${list(
        'Schedule112A.Schedule112ADtls',
        [
          [
            'ShareOnOrBefore',
            'Share/Unit acquired',
            '',
            'BE=On or before 31st January, 2018|AE=After 31st January, 2018',
          ],
          ['ISINCode', 'ISIN Code', 'ISIN'],
          ['ShareUnitName', 'Name of the Share/Unit', 'Name'],
          ['NumSharesUnits', 'No. of Shares/Units', ''],
          ['SalePricePerShareUnit', 'Sale-price per Share/Unit', ''],
          ['TotSaleValue', 'Full Value of Consideration (Total Sale Value)', 'Sale value'],
          ['AcquisitionCost', 'Cost of acquisition', ''],
        ],
        "shape: 'dialog'",
      )}`,
    ),
    records: 3,
  },
  {
    form: 'itr5',
    section: 'part_a_general_2',
    title: 'Part A - General (2)',
    name: 'twelve partners in a table of open boxes, two of one surname',
    content: {
      PartA_GEN2: {
        PartnerOrMemberInfo: Array.from({ length: 12 }, (_, i) => ({
          PartnerOrMemberName: i % 5 === 0 ? 'Rao Asha' : `Partner ${i}`,
          PAN: `AAAPR${1000 + i}K`,
          SharePercentage: i === 0 ? 45 : 5,
          RateOfInterest: 12,
          RemunerationPaid: 10000 + i,
        })),
      },
    },
    body:
      card(
        'E. Particulars of persons who were partners/ members in the firm/AOP/BOI or settlor/trustee/beneficiary in the trust or executor in the case of estate on 31st day of March, 2026',
        `<div id="p"></div>`,
      ) +
      `<script>
        const keys = [['PartnerOrMemberName', 'Name'], ['PAN', 'PAN'], ['SharePercentage', 'Percentage of share'], ['RateOfInterest', 'Rate of Interest on Capital'], ['RemunerationPaid', 'Remuneration paid/ payable']]; const rows = saved['PartA_GEN2.PartnerOrMemberInfo'] = [{}];
        const draw = () => { const at = document.getElementById('p'); at.innerHTML = '<table><thead><tr><th>Sl.No.</th>' + keys.map((k) => '<th>' + k[1] + '</th>').join('') + '<th></th></tr></thead><tbody>' + rows.map((r, i) => '<tr><td>' + (i + 1) + '</td>' + keys.map((k) => '<td><input data-row="1" data-i="' + i + '" data-k="' + k[0] + '" value="' + (r[k[0]] ?? '') + '"></td>').join('') + '<td><button type="button">Delete</button></td></tr>').join('') + '</tbody></table><button type="button" id="add">Add Another</button>'; for (const e of at.querySelectorAll('input')) e.addEventListener('input', () => { rows[e.dataset.i][e.dataset.k] = e.value; }); at.querySelector('#add').onclick = () => { rows.push({}); draw(); }; };
        draw();
      </script>`,
  },
  {
    form: 'itr6',
    section: 'schedule_sh',
    title: 'Schedule SH-1 - Shareholding of Unlisted Company',
    name: 'holders at the end of the year and those who left, two forms of the same captions',
    content: {
      ScheduleSH: {
        ShrhldngUnlistedCompany: {
          DtlsSHEndPreviousYearUC: [
            {
              ShareholderName: 'Asha Rao',
              PAN: 'AAAPR1000K',
              NumberOfSharesHeld: 100,
              FaceValuePerShare: 10,
            },
          ],
          SHDtlsAnyTimePrevYearUC: [
            {
              ShareholderName: 'Usha Iyer',
              PAN: 'AAAPI2000K',
              NumberOfSharesHeld: 50,
              FaceValuePerShare: 10,
            },
          ],
        },
      },
    },
    body:
      [
        'Details of shareholding at the end of the previous year',
        'Details of shareholders who is not a shareholder at the end of the previous year but was a shareholder at any time during the previous year',
      ]
        .map((h, i) => card(h, `<div id="s${i}"></div>`))
        .join('') +
      `<script>['DtlsSHEndPreviousYearUC', 'SHDtlsAnyTimePrevYearUC'].forEach((p, i) => list(document.getElementById('s' + i), 'ScheduleSH.ShrhldngUnlistedCompany.' + p, [['ShareholderName', 'Name of the shareholder', 'Name'], ['PAN', 'PAN', 'PAN'], ['NumberOfSharesHeld', 'Number of shares held', 'Shares'], ['FaceValuePerShare', 'Face value per share', '']], { shape: 'entry' }));</script>`,
  },
  {
    form: 'itr1',
    section: 'total_deductions',
    title: 'Total Deductions',
    name: 'donations in four tabs, one of them in the page at a time',
    content: {
      Schedule80G: Object.fromEntries(
        [
          ['Don100Percent', 'AAATA1111K'],
          ['Don50PercentNoApprReqd', 'AAATB2222K'],
        ].map(([k, PAN], i) => [
          k,
          {
            DoneeWithPan: [
              {
                DoneeWithPanName: `Fund ${i}`,
                DoneePAN: PAN,
                DonationAmtCash: 0,
                DonationAmtOtherMode: 1000 * (i + 1),
              },
            ],
          },
        ]),
      ),
    },
    body: `<h2>Section 80G</h2><div role="tablist"><button type="button" role="tab" aria-selected="true" aria-controls="tp">A. Donations entitled for 100% deduction without qualifying limit</button><button type="button" role="tab" aria-selected="false">B. Donations entitled for 50% deduction without qualifying limit</button></div><div role="tabpanel" id="tp" aria-label="A. Donations entitled for 100% deduction without qualifying limit">${list(
      'Schedule80G.Don100Percent.DoneeWithPan',
      [
        ['DoneeWithPanName', 'Name of donee', 'Donee'],
        ['DoneePAN', 'PAN of Donee', 'PAN'],
        ['DonationAmtCash', 'Donation in cash', ''],
        ['DonationAmtOtherMode', 'Donation in other mode', 'Amount'],
      ],
      "shape: 'entry'",
    )}</div>`,
  },
  {
    form: 'itr2',
    section: 'tax_paid',
    title: 'Tax Payments',
    name: 'four lists of one page: from tenants, from collectors, challans, each in another shape',
    content: {
      ScheduleTDS3: {
        TDS3onOthThanSalDtls: [
          {
            TDSCreditName: 'S',
            PANOfBuyerTenant: 'AAAPT1111K',
            TDSSection: '4-IB',
            GrossAmount: 600000,
            TaxDeductCreditDtls: { TaxDeductedOwnHands: 12000, TaxClaimedOwnHands: 12000 },
            HeadOfIncome: 'HP',
          },
        ],
      },
      ScheduleTCS: {
        TCS: [
          {
            TCSCreditOwner: '1',
            EmployerOrDeductorOrCollectTAN: 'DELC11111C',
            TCSCurrFYDtls: { TCSAmtCollOwnHand: 5000 },
            TCSClaimedThisYearDtls: { TCSAmtCollOwnHand: 5000 },
          },
        ],
      },
      ScheduleIT: {
        TaxPayment: [
          { BSRCode: '0510308', DateDep: '2025-06-12', SrlNoOfChaln: 11111, Amt: 15000 },
          { BSRCode: '0510308', DateDep: '2025-06-12', SrlNoOfChaln: 22222, Amt: 15000 },
        ],
      },
    },
    body: `${card('A. Details of payments of Advance Tax and Self-Assessment Tax', '<div id="a"></div>')}${card('C2. Details of Tax Deducted at Source (TDS) on Income [As per Form 16B/16C/16D/16E furnished by Deductor(s)]', '<div id="b"></div>')}${card('D. Details of Tax Collected at Source (TCS) [As per Form 27D issued by the Collector(s)]', '<div id="c"></div>')}<script>
      list(document.getElementById('a'), 'ScheduleIT.TaxPayment', [['BSRCode', 'BSR Code', 'BSR'], ['DateDep', 'Date of Deposit (DD/MM/YYYY)', 'Date'], ['SrlNoOfChaln', 'Serial Number of Challan', 'Challan'], ['Amt', 'Amount (Rs)', 'Amount']], { shape: 'entry' });
      list(document.getElementById('b'), 'ScheduleTDS3.TDS3onOthThanSalDtls', [['TDSCreditName', 'TDS credit relating to self /other person', '', 'S=Self|O=Other person'], ['PANOfBuyerTenant', 'PAN of the buyer/Tenant', 'PAN'], ['TDSSection', 'Section under which TDS deducted', '', '4-IB=194I(b) - Rent on land, building or furniture|94A=194A - Interest'], ['TaxDeductCreditDtls.TaxDeductedOwnHands', 'TDS of the current Fin. Year - Deducted in own hands', 'Tax'], ['TaxDeductCreditDtls.TaxClaimedOwnHands', 'TDS credit being claimed this Year - Claimed in own hands', ''], ['GrossAmount', 'Corresponding Receipt offered - Gross Amount', 'Gross'], ['HeadOfIncome', 'Head of Income', '', 'HP=Income from House Property|OS=Income from Other Sources']], { shape: 'dialog' });
      list(document.getElementById('c'), 'ScheduleTCS.TCS', [['TCSCreditOwner', 'TCS credit relating to self /spouse as per section 5A/other person', '', '1=Self|2=Spouse or other person'], ['EmployerOrDeductorOrCollectTAN', 'Tax Deduction and Tax Collection Account Number of the Collector', 'TAN'], ['TCSCurrFYDtls.TCSAmtCollOwnHand', 'TCS of the current fin. year - Collected in own hands', 'Tax'], ['TCSClaimedThisYearDtls.TCSAmtCollOwnHand', 'TCS credit being claimed this Year - Claimed in own hands', '']], { shape: 'table' });
    </script>`,
  },
];
