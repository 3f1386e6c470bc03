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
 * A third set of pages no one here has seen: layers, masks, recycled rows, stale drawings, short words. Each draws itself and keeps its own
 * model; nothing is read from the filler's tables.
 */

const A = 'PersonalInfo.Address';
const I1 = 'ITR1_IncomeDeductions';
const D = 'EmployerOrDeductorOrCollectDetl';
const salary = 'B1 Income from Salary / Pension';
const [c17, c17b, c17c] = [
  '(ia) Salary as per section 17(1)',
  '(ib) Value of perquisites as per section 17(2)',
  '(ic) Profit in lieu of salary as per section 17(3)',
];
const pay = { [I1]: { Salary: 900004, PerquisitesValue: 45678, ProfitsInSalary: 1203 } };
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
const three = [
  [c17, 'Salary'],
  [c17b, 'PerquisitesValue'],
  [c17c, 'ProfitsInSalary'],
] as const;
const payLines = (attributes = '') => three.map(([c, k]) => line(c, `${I1}.${k}`, attributes)).join('');
/** Boxes of a class `m` whose script is given; `e` is the box. */
const each = (script: string) =>
  `<script>for(const e of document.querySelectorAll('.m')){${script}}</script>`;

const twoBanks = bank([
  ['SBIN0000123', 'State Bank of India', '30012345678', 'SB'],
  ['HDFC0000456', 'HDFC Bank', '50100099887766', 'CA'],
]);
const threeTds = tds2([
  ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
  ['MUMB54321C', 'Bombay Looms', '94J-B', 90000, 9000],
  ['BLRK00017D', 'Kaveri Mills', '94A', 70000, 7000],
]);
const challans = (rows: readonly (readonly [string, string, string, number])[]) => ({
  TaxPayments: {
    TaxPayment: rows.map(([BSRCode, DateDep, SrlNoOfChaln, Amt]) => ({
      BSRCode,
      DateDep,
      SrlNoOfChaln: Number(SrlNoOfChaln),
      Amt,
    })),
  },
});
const challanPath = 'TaxPayments.TaxPayment';
const challanHeading = 'Details of Advance Tax and Self-Assessment Tax Payments';

export const unlike: readonly Strange[] = [
  {
    ...income,
    name: 'a mask that reads the last two digits as paise',
    body:
      card(salary, payLines('class="m" style="text-align:right"')) +
      each(
        `e.addEventListener('input',()=>{const d=e.value.replace(/\\D/g,'');e.value=d?(Number(d)/100).toLocaleString('en-IN',{minimumFractionDigits:2}):'';});`,
      ),
    left: [`${I1}.Salary`],
  },
  {
    ...income,
    name: 'a mask that rounds to hundreds as one types',
    body:
      card(salary, payLines('class="m"')) +
      each(
        `e.addEventListener('keyup',()=>{if(e.value)e.value=String(Math.round(Number(e.value)/100)*100);});`,
      ),
    left: [`${I1}.Salary`],
  },
  {
    ...income,
    name: 'a check at the server that puts the old amount back a second and a half later',
    body:
      card(salary, payLines('class="m"')) +
      each(`e.addEventListener('change',()=>setTimeout(()=>{e.value='';},1500));`),
    rest: 2500,
    left: [`${I1}.Salary`, `${I1}.PerquisitesValue`],
  },
  {
    ...income,
    name: 'losses in brackets, a credit with Cr and a debit with a minus behind, where the return has a plus',
    content: pay,
    body: card(
      salary,
      line(c17, '', 'value="(9,00,004)" data-o') +
        line(c17b, '', 'value="45,678-" data-o') +
        line(c17c, '', 'value="1,203 Cr" data-o'),
    ),
    left: [`${I1}.Salary`, `${I1}.PerquisitesValue`, `${I1}.ProfitsInSalary`],
  },
  {
    ...income,
    name: 'boxes that draw themselves again from an older state while one types',
    alone: true,
    body:
      card(salary, `<div id="app"></div>`) +
      `<script>
        const fields = ${JSON.stringify(three)}; const model = {}; let timer;
        window.heldExtra = () => Object.fromEntries(Object.entries(model).filter(([, v]) => v).map(([k, v]) => ['${I1}.' + k, v]));
        const app = document.getElementById('app');
        function draw(state) { app.innerHTML = fields.map(([c, k]) => '<div class="row"><label for="z' + k + '">' + c + '</label><input data-row="1" id="z' + k + '" value="' + (state[k] ?? '') + '"></div>').join(''); for (const [, k] of fields) { const e = document.getElementById('z' + k); e.addEventListener('input', () => { model[k] = e.value; save(); }); } }
        // what is sent is drawn when it comes back; what was typed meanwhile is lost
        function save() { const sent = { ...model }; clearTimeout(timer); timer = setTimeout(() => { for (const k of Object.keys(model)) delete model[k]; Object.assign(model, sent); draw(sent); }, 30); }
        draw({});
      </script>`,
    rest: 400,
  },
  {
    ...income,
    name: 'an autosave that sends each box and draws what the server had half a second before',
    body:
      card(salary, `<div id="app"></div>`) +
      `<script>
        const fields = ${JSON.stringify(three)}; let model = {};
        window.heldExtra = () => Object.fromEntries([...document.querySelectorAll('#app input')].filter((e) => e.value).map((e) => ['${I1}.' + e.name, e.value]));
        const app = document.getElementById('app');
        function draw(state) { app.innerHTML = fields.map(([c, k]) => '<div class="row"><label for="z' + k + '">' + c + '</label><input data-row="1" name="' + k + '" id="z' + k + '" value="' + (state[k] ?? '') + '"></div>').join(''); for (const e of app.querySelectorAll('input')) e.addEventListener('blur', () => { const before = { ...model, [e.name]: e.value }; model = { ...model }; setTimeout(() => { model = before; draw(model); }, 500); }); }
        draw({});
      </script>`,
    rest: 1600,
  },
  {
    ...income,
    name: 'captions cut short as in a narrow column',
    body: card(
      salary,
      line('Sal. u/s 17(1)', `${I1}.Salary`) +
        line('Perqs. 17(2)', `${I1}.PerquisitesValue`) +
        line('Prof. in lieu, 17(3)', `${I1}.ProfitsInSalary`) +
        line('Ent. Allw. 16(ii)', '', 'data-o') +
        line('Gr. Sal.', '', 'data-o'),
    ),
    must: [`${I1}.Salary`, `${I1}.PerquisitesValue`],
  },
  {
    ...income,
    name: 'captions in Hindi alone',
    body: card(
      'वेतन / पेंशन से आय',
      line('धारा 17(1) के अनुसार वेतन', `${I1}.Salary`) +
        line('धारा 17(2) के अनुसार अनुलाभों का मूल्य', `${I1}.PerquisitesValue`) +
        line('पति या पत्नी का धारा 17(1) के अनुसार वेतन', '', 'data-o'),
    ),
  },
  {
    ...income,
    name: 'boxes that clamp to a limit when they are left, the last one half a second later',
    body:
      card(
        salary,
        line(c17, `${I1}.Salary`, 'class="m" data-d="0"') +
          line(c17b, `${I1}.PerquisitesValue`, 'class="m" data-d="500"'),
      ) +
      each(
        `e.addEventListener('blur',()=>setTimeout(()=>{if(Number(e.value)>20000)e.value='20000';},Number(e.dataset.d)));`,
      ),
    rest: 1200,
    changes: [`${I1}.PerquisitesValue`],
    left: [`${I1}.Salary`],
  },
  {
    ...income,
    name: 'words that float over a box and stand after it in its own frame',
    body: card(
      salary,
      three
        .map(
          ([c, k]) =>
            `<div class="float"><input placeholder=" " data-t="${I1}.${k}"><span class="words">${c}</span></div>`,
        )
        .join(''),
    ),
  },
  {
    ...income,
    name: 'captions that trade places after the first answer',
    body:
      card(
        salary,
        `<label>Show <select id="way"><option>by section</option></select></label>${line(c17, '', 'class="m"')}${line(c17b, '', 'class="m"')}`,
      ) +
      `<script>
        const [a, b] = document.querySelectorAll('.m'); a.dataset.row = b.dataset.row = '1'; let swapped = false;
        window.heldExtra = () => { const [x, y] = swapped ? [b, a] : [a, b]; return Object.fromEntries([['${I1}.Salary', x.value], ['${I1}.PerquisitesValue', y.value]].filter((v) => v[1])); };
        a.addEventListener('input', () => { if (swapped) return; swapped = true; setTimeout(() => { const [p, q] = [a, b].map((e) => document.querySelector('label[for="' + e.id + '"]')); const t = p.textContent; p.textContent = q.textContent; q.textContent = t; const v = a.value; a.value = b.value; b.value = v; }, 20); });
      </script>`,
  },
  {
    ...income,
    name: 'a table whose frozen column and head are copies drawn over the real one',
    body: card(
      salary,
      `<div style="position:relative"><table id="real"><tr><th>Particulars</th><th>Amount</th></tr>${three.map(([c, k]) => `<tr><td>${c}</td><td><input data-t="${I1}.${k}"></td></tr>`).join('')}</table>
       <table style="position:absolute;top:0;left:0;background:#fff"><tr><th>Particulars</th></tr>${three.map(([c]) => `<tr><td>${c}</td></tr>`).join('')}</table></div>`,
    ),
    must: [`${I1}.Salary`],
  },
  {
    ...income,
    name: 'amounts that may be changed only after a pencil is pressed',
    body:
      card(
        salary,
        three
          .map(
            ([c, k]) =>
              `<div class="row"><label for="p${k}">${c}</label><input id="p${k}" readonly data-t="${I1}.${k}"><button type="button" class="pen" aria-label="Edit ${c}">✎</button></div>`,
          )
          .join(''),
      ) +
      `<script>for(const b of document.querySelectorAll('.pen'))b.onclick=()=>{b.previousElementSibling.readOnly=false;};</script>`,
    left: [`${I1}.Salary`],
  },
  {
    ...income,
    name: 'read-only boxes that become editable when one enters them',
    body:
      card(salary, payLines('class="m" readonly')) +
      each(
        `e.addEventListener('focus',()=>{e.readOnly=false;});e.addEventListener('blur',()=>{e.readOnly=true;});`,
      ),
  },
  {
    ...income,
    name: 'a survey grid: the question in the row, months and year across under merged heads',
    body: card(
      salary,
      `<table><thead><tr><th rowspan="2">Particulars</th><th colspan="2">Previous employer</th><th colspan="2">This return</th></tr><tr><th>As per Form 16</th><th>Amount</th><th>As per Form 16</th><th>Amount</th></tr></thead><tbody>${three
        .map(
          ([c, k]) =>
            `<tr><td>${c}</td><td><input readonly value="1"></td><td><input data-o></td><td><input readonly value="2"></td><td><input data-t="${I1}.${k}"></td></tr>`,
        )
        .join('')}</tbody></table>`,
    ),
  },
  {
    ...personal,
    name: 'a stepper whose other steps stay in the page with the same captions',
    content: home,
    body: `<div class="stepper"><div class="step" style="height:0;overflow:hidden;visibility:hidden">${card('Primary Address', homeLines.map(([c]) => line(c, '', 'data-o')).join(''))}</div>
      <div class="step">${card('Primary Address', homeLines.map(([c, k]) => line(c, `${A}.${k}`)).join(''))}</div></div>`,
    must: [`${A}.PinCode`],
  },
  {
    ...personal,
    name: 'a drawer of another layer over the page, with no role, for the address of a tenant',
    content: home,
    body: `${card('Primary Address', homeLines.map(([c, k]) => line(c, `${A}.${k}`)).join(''))}
      <div style="position:fixed;right:0;top:0;width:420px;height:100%;background:#fff;z-index:99;border:1px solid"><h2>Tenant details</h2>${homeLines.map(([c]) => line(c, '', 'data-o')).join('')}<button type="button">Save</button></div>`,
  },
  {
    ...personal,
    name: 'yes and no as two buttons that stay pressed, the wrong one pressed already',
    content: { PersonalInfo: { SecondaryAdd: 'N' }, FilingStatus: { SeventhProvisio139: 'Y' } },
    body:
      card(
        'Filing Status',
        [
          'Is the secondary address same as primary address?',
          'Are you filing return of income under Seventh proviso to section 139(1) but otherwise not required to furnish return of income?',
        ]
          .map(
            (q, i) =>
              `<div class="q"><p id="q${i}">${q}</p><div role="group" aria-labelledby="q${i}" class="toggle" data-i="${i}"><button type="button" aria-pressed="${i === 0}">Yes</button><button type="button" aria-pressed="false">No</button></div></div>`,
          )
          .join(''),
      ) +
      `<script>const paths=['PersonalInfo.SecondaryAdd','FilingStatus.SeventhProvisio139'];for(const g of document.querySelectorAll('.toggle'))for(const b of g.children)b.onclick=()=>{for(const o of g.children)o.setAttribute('aria-pressed',String(o===b));g.touched=true;};window.heldExtra=()=>Object.fromEntries([...document.querySelectorAll('.toggle')].filter((g)=>g.touched).map((g)=>[paths[g.dataset.i],g.querySelector('[aria-pressed=true]').textContent[0]]));</script>`,
  },
  {
    ...personal,
    name: 'yes and no as boxes of the columns Yes and No',
    content: { PersonalInfo: { SecondaryAdd: 'N' }, FilingStatus: { SeventhProvisio139: 'Y' } },
    body: card(
      'Filing Status',
      `<table><thead><tr><th>Question</th><th>No</th><th>Yes</th></tr></thead><tbody>${[
        ['Is the secondary address same as primary address?', 'PersonalInfo.SecondaryAdd'],
        [
          'Are you filing return of income under Seventh proviso to section 139(1) but otherwise not required to furnish return of income?',
          'FilingStatus.SeventhProvisio139',
        ],
      ]
        .map(
          ([q, p], i) =>
            `<tr><td>${q}</td><td><input type="radio" name="t${i}" data-r="${p}=N"></td><td><input type="radio" name="t${i}" data-r="${p}=Y"></td></tr>`,
        )
        .join('')}</tbody></table>`,
    ),
  },
  {
    ...personal,
    name: 'a date in a box that cannot be typed into, its calendar with arrows',
    content: { PersonalInfo: { DOB: '1985-06-05', AssesseeName: { FirstName: 'Asha' } } },
    body:
      card(
        'PART A GENERAL INFORMATION',
        `${line('(A1) First Name', 'PersonalInfo.AssesseeName.FirstName')}<div class="row"><label for="dob">(A5) Date of Birth (DD/MM/YYYY)</label><input id="dob" readonly data-t="PersonalInfo.DOB"><button type="button" id="cal" aria-label="Open calendar">📅</button></div>`,
      ) +
      `<script>
        const months = 'January February March April May June July August September October November December'.split(' '); let y = 2025, m = 10;
        document.getElementById('dob').onclick = document.getElementById('cal').onclick = () => {
          if (document.getElementById('pop')) return;
          const pop = document.createElement('div'); pop.id = 'pop'; pop.setAttribute('role', 'dialog'); pop.style.cssText = 'position:fixed;top:50px;left:50px;background:#fff;border:1px solid'; document.body.append(pop);
          const draw = () => { pop.innerHTML = '<button type="button" id="pm" aria-label="Previous month">‹</button><b>' + months[m] + ' ' + y + '</b><button type="button" id="nm" aria-label="Next month">›</button><div>' + Array.from({ length: 28 }, (_, i) => '<button type="button" class="day">' + (i + 1) + '</button>').join('') + '</div>';
            pop.querySelector('#pm').onclick = () => { m--; if (m < 0) { m = 11; y--; } draw(); }; pop.querySelector('#nm').onclick = () => { m++; if (m > 11) { m = 0; y++; } draw(); };
            for (const b of pop.querySelectorAll('.day')) b.onclick = () => { document.getElementById('dob').value = b.textContent.padStart(2, '0') + '/' + String(m + 1).padStart(2, '0') + '/' + y; pop.remove(); }; };
          draw();
        };
      </script>`,
    must: ['PersonalInfo.AssesseeName.FirstName'],
  },
  {
    ...personal,
    name: 'a box that takes the first of its suggestions when it is left',
    content: { PersonalInfo: { Address: { CountryCode: '91', PinCode: 560041 } } },
    body:
      card(
        'Primary Address',
        `<div class="row"><label for="cn">Country</label><input id="cn" data-o></div>${line('PIN Code', `${A}.PinCode`)}`,
      ) +
      `<script>const names=['British Indian Ocean Territory','India','Indonesia'];const e=document.getElementById('cn');e.addEventListener('blur',()=>{if(!e.value)return;const first=names.find((n)=>n.toLowerCase().includes(e.value.toLowerCase()));e.value=first??'';});delete e.dataset.o;e.dataset.row='1';window.heldExtra=()=>e.value?{'${A}.CountryCode':e.value==='India'?'91':e.value}:{};</script>`,
    must: [`${A}.PinCode`],
    left: [`${A}.CountryCode`],
  },
  {
    ...personal,
    name: 'a caption with its help text inside, and one with the error of an empty box',
    content: home,
    body: card(
      'Primary Address',
      homeLines
        .map(
          ([c, k], i) =>
            `<div class="row"><label for="h${i}">${c}<sup>*</sup><span class="tip"> ${i % 2 ? 'Please enter this field' : 'Maximum 50 characters'}</span></label><input id="h${i}" data-t="${A}.${k}"></div>`,
        )
        .join(''),
    ),
  },
  {
    ...personal,
    name: 'bank accounts as boxes, one of them filled by the page at the top while the filler is at work',
    alone: true,
    content: twoBanks,
    body:
      card(bankHeading, `<div id="l"></div>`) +
      `<script>
        list(document.getElementById('l'), ${JSON.stringify(bankPath)}, ${JSON.stringify(bankBoxes)}, { shape: 'open', rows: [{}, {}] });
        let once = false;
        document.addEventListener('input', () => { if (once) return; once = true; setTimeout(() => { saved['${bankPath}'].unshift({ IFSCCode: 'KKBK0000789', BankName: 'Kotak Mahindra Bank', BankAccountNo: '1122334455', AccountType: 'SB', _pre: '1' }); const add = [...document.querySelectorAll('#l button')].at(-1); window.preparer = true; add.click(); window.preparer = false; }, 0); }, true);
      </script>`,
  },
  {
    ...personal,
    name: 'two accounts of one bank, the second one there already, its number with blanks',
    content: bank([
      ['SBIN0000123', 'State Bank of India', '30012345678', 'SB'],
      ['SBIN0000123', 'State Bank of India', '30012345679', 'SB'],
    ]),
    body: card(
      bankHeading,
      list(
        bankPath,
        bankBoxes,
        "shape: 'open', rows: [{ IFSCCode: 'SBIN0000123', BankName: 'STATE BANK OF INDIA', BankAccountNo: '300 1234 5679', AccountType: 'SB', _pre: '1' }, {}]",
      ),
    ),
  },
  {
    ...personal,
    name: 'a record form that takes the place of its list until it is saved',
    content: twoBanks,
    body:
      card(bankHeading, `<div id="place"></div>`) +
      `<script>
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = []; const at = document.getElementById('place');
        const showList = () => { at.innerHTML = rows.map((r) => '<div class="item"><b>' + r.BankName + '</b><div>A/c No. ' + r.BankAccountNo + '</div><a href="#">Edit</a></div>').join('') + '<button type="button" id="more">+ Add Bank Account</button>'; at.querySelector('#more').onclick = showForm; };
        const showForm = () => { const typed = {}; at.innerHTML = '<div class="entry"></div>'; const f = at.firstChild; for (const [k, c, , o] of boxes) { const d = document.createElement('div'); d.innerHTML = '<label>' + c + (o ? '<select><option value="">Select</option>' + o.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input>') + '</label>'; const e = d.querySelector('input, select'); e.dataset.row = '1'; e.addEventListener('input', () => { typed[k] = e.value; }); f.append(d); } const s = document.createElement('button'); s.type = 'button'; s.className = 'keep'; s.textContent = 'Save'; s.onclick = () => { rows.push({ ...typed }); showList(); }; f.append(s); };
        showList();
      </script>`,
    records: 2,
  },
  {
    ...personal,
    name: 'a record form in a layer at the end of the page, without a role, over a list of cards',
    content: twoBanks,
    body:
      card(bankHeading, `<div id="cards"></div><button type="button" id="more">Add Another</button>`) +
      `<script>
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = [];
        const show = () => { document.getElementById('cards').innerHTML = rows.map((r) => '<div class="tile"><p>' + r.BankName + ' (' + r.IFSCCode + ')</p><p>Account ' + r.BankAccountNo + '</p><button type="button">Remove</button></div>').join(''); };
        document.getElementById('more').onclick = () => { const typed = {}; const layer = document.createElement('div'); layer.className = 'overlay'; layer.style.cssText = 'position:fixed;inset:0;background:rgba(0,0,0,.4);z-index:50'; layer.innerHTML = '<div class="panel entry" style="background:#fff;width:500px"><h2>Bank Account Details</h2></div>'; document.body.append(layer); const f = layer.firstChild;
          for (const [k, c, , o] of boxes) { const d = document.createElement('div'); d.innerHTML = '<label>' + c + (o ? '<select><option value="">Select</option>' + o.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input>') + '</label>'; const e = d.querySelector('input, select'); e.dataset.row = '1'; e.addEventListener('input', () => { typed[k] = e.value; }); f.append(d); }
          const s = document.createElement('button'); s.type = 'button'; s.className = 'keep'; s.textContent = 'Save'; s.onclick = () => { rows.push({ ...typed }); layer.remove(); show(); }; f.append(s); };
        show();
      </script>`,
    records: 2,
  },
  {
    ...paid,
    name: 'rows in a window of three that are used again for other records when it is scrolled',
    content: threeTds,
    body:
      card(tdsHeading, `<div id="win" style="height:120px;overflow-y:auto;border:1px solid"></div>`) +
      `<script>
        const path = '${tdsPath}'; const rows = saved[path] = Array.from({ length: 12 }, () => ({}));
        const cols = [['${D}.TAN', 'TAN of Deductor'], ['${D}.EmployerOrDeductorOrCollecterName', 'Name of the Deductor'], ['TotTDSOnAmtPaid', 'Tax deducted']];
        const win = document.getElementById('win'); const pool = [];
        win.innerHTML = '<div style="height:' + rows.length * 40 + 'px;position:relative"></div>';
        for (let i = 0; i < 4; i++) { const r = document.createElement('div'); r.setAttribute('role', 'row'); r.style.cssText = 'position:absolute;height:38px;left:0'; r.innerHTML = cols.map(([k, c]) => '<span role="gridcell"><input data-row="1" aria-label="' + c + '" data-k="' + k + '"></span>').join(''); for (const e of r.querySelectorAll('input')) e.addEventListener('input', () => { rows[r.at][e.dataset.k] = e.value; }); win.firstChild.append(r); pool.push(r); }
        const place = () => { const first = Math.floor(win.scrollTop / 40); pool.forEach((r, i) => { const at = Math.min(first + i, rows.length - 1); r.at = at; r.style.top = at * 40 + 'px'; for (const e of r.querySelectorAll('input')) e.value = rows[at][e.dataset.k] ?? ''; }); };
        win.addEventListener('scroll', place); place();
      </script>`,
  },
  {
    ...paid,
    name: 'a table of two heads, the tax of two years side by side, as open boxes',
    content: threeTds,
    body:
      card(tdsHeading, `<div id="t"></div>`) +
      `<script>
        const path = '${tdsPath}'; const rows = saved[path] = [{}, {}, {}];
        const head = '<thead><tr><th rowspan="2">TAN of Deductor</th><th rowspan="2">Name of the Deductor</th><th colspan="2">Unclaimed TDS brought forward</th><th colspan="2">TDS of the current financial year</th></tr><tr><th>Financial year in which deducted</th><th>Tax deducted</th><th>Gross payment / receipt</th><th>Tax deducted</th></tr></thead>';
        const keys = ['${D}.TAN', '${D}.EmployerOrDeductorOrCollecterName', 'DeductedYr', 'bf', 'AmtForTaxDeduct', 'TotTDSOnAmtPaid'];
        document.getElementById('t').innerHTML = '<table>' + head + '<tbody>' + rows.map((_, i) => '<tr>' + keys.map((k) => '<td><input data-row="1" data-k="' + k + '" data-i="' + i + '"></td>').join('') + '</tr>').join('') + '</tbody></table>';
        for (const e of document.querySelectorAll('#t input')) e.addEventListener('input', () => { rows[e.dataset.i][e.dataset.k] = e.dataset.k === 'DeductedYr' ? e.value.slice(0, 4) : e.value; });
      </script>`,
  },
  {
    ...paid,
    name: 'records in a table of two heads, one of them shown with a rowspan for two payments',
    content: tds2([
      ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
      ['DELA12345B', 'Bank of Delhi', '94J-B', 90000, 9000],
      ['BLRK00017D', 'Kaveri Mills', '94A', 70000, 7000],
    ]),
    body:
      card(tdsHeading, `<div id="shown"></div><div id="l"></div>`) +
      `<script>
        const rows = ${JSON.stringify([
          {
            [`${D}.TAN`]: 'DELA12345B',
            [`${D}.EmployerOrDeductorOrCollecterName`]: 'Bank of Delhi',
            TDSSection: '94A',
            AmtForTaxDeduct: '50000',
            TotTDSOnAmtPaid: '5000',
            DeductedYr: '2025',
            ClaimOutOfTotTDSOnAmtPaid: '5000',
          },
          {
            [`${D}.TAN`]: 'DELA12345B',
            [`${D}.EmployerOrDeductorOrCollecterName`]: 'Bank of Delhi',
            TDSSection: '94J-B',
            AmtForTaxDeduct: '90000',
            TotTDSOnAmtPaid: '9000',
            DeductedYr: '2025',
            ClaimOutOfTotTDSOnAmtPaid: '9000',
          },
        ])};
        const show = () => { const by = Object.groupBy(rows, (r) => r['${D}.TAN']); document.getElementById('shown').innerHTML = '<table><thead><tr><th rowspan="2">Deductor</th><th colspan="2">Details</th></tr><tr><th>Gross amount</th><th>Tax deducted</th></tr></thead><tbody>' + Object.values(by).map((g) => g.map((r, i) => '<tr>' + (i ? '' : '<td rowspan="' + g.length + '">' + r['${D}.TAN'] + ' ' + r['${D}.EmployerOrDeductorOrCollecterName'] + '</td>') + '<td>' + r.AmtForTaxDeduct + '</td><td>' + r.TotTDSOnAmtPaid + '</td></tr>').join('')).join('') + '</tbody></table>'; };
        list(document.getElementById('l'), '${tdsPath}', ${JSON.stringify(tdsBoxes.map(([k, c, , o]) => [k, c, '', o]))}, { shape: 'entry', quiet: true, rows });
        document.querySelector('#l table')?.remove(); show();
        let n = rows.length; new MutationObserver(() => { document.querySelector('#l table')?.remove(); if (rows.length !== n) { n = rows.length; show(); } }).observe(document.getElementById('l'), { childList: true, subtree: true });
      </script>`,
    records: 3,
  },
  {
    ...paid,
    name: 'challans as sentences, dates in words, one of them there already',
    content: challans([
      ['0510308', '2025-06-12', '12345', 15000],
      ['0510308', '2025-09-14', '12345', 15000],
    ]),
    body:
      card(challanHeading, `<ul id="s"></ul><div id="l"></div>`) +
      `<script>
        const rows = [{ BSRCode: '0510308', DateDep: '2025-06-12', SrlNoOfChaln: '12345', Amt: '15000' }];
        const show = () => { document.getElementById('s').innerHTML = rows.map((r) => '<li>₹ ' + Number(r.Amt).toLocaleString('en-IN') + ' paid on ' + (r.DateDep.includes('-') ? new Date(r.DateDep + 'T00:00:00').toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }) : r.DateDep) + ' (BSR ' + r.BSRCode + ', challan ' + r.SrlNoOfChaln + ') <a href="#">Delete</a></li>').join(''); };
        list(document.getElementById('l'), '${challanPath}', [['BSRCode', 'BSR Code'], ['DateDep', 'Date of Deposit (DD/MM/YYYY)'], ['SrlNoOfChaln', 'Serial Number of Challan'], ['Amt', 'Tax paid']], { shape: 'entry', quiet: true, rows });
        document.querySelector('#l table')?.remove(); show();
        let n = rows.length; new MutationObserver(() => { document.querySelector('#l table')?.remove(); if (rows.length !== n) { n = rows.length; show(); } }).observe(document.getElementById('l'), { childList: true, subtree: true });
      </script>`,
    records: 2,
  },
  {
    ...paid,
    name: 'two lists under one heading, each with its own entry form and the word Add',
    content: threeTds,
    body: card(
      'Details of Tax Deducted at Source',
      `<div id="a"></div><div id="b"></div><script>
        list(document.getElementById('a'), 'TDSonSalaries.TDSonSalary', [['${D}.TAN', 'TAN of the Employer', 'TAN'], ['${D}.EmployerOrDeductorOrCollecterName', 'Name of the Employer', 'Name'], ['IncChrgSal', 'Income chargeable under Salaries', 'Income'], ['TotalTDSSal', 'Total tax deducted', 'Tax']], { shape: 'entry' });
        list(document.getElementById('b'), '${tdsPath}', ${JSON.stringify(tdsBoxes)}, { shape: 'entry' });
      </script>`,
    ),
  },
  {
    ...paid,
    name: 'rows five to a page, the pages turned by arrows without numbers',
    content: threeTds,
    body:
      card(tdsHeading, `<div id="shown"></div><div id="l"></div>`) +
      `<script>
        const rows = ${JSON.stringify(
          Array.from({ length: 6 }, (_, i) => ({
            [`${D}.TAN`]: `AAAA0000${i}Z`,
            [`${D}.EmployerOrDeductorOrCollecterName`]: `Earlier ${i}`,
            TDSSection: '94A',
            AmtForTaxDeduct: '1',
            TotTDSOnAmtPaid: '1',
            _pre: '1',
          })).concat([
            {
              [`${D}.TAN`]: 'DELA12345B',
              [`${D}.EmployerOrDeductorOrCollecterName`]: 'Bank of Delhi',
              TDSSection: '94A',
              AmtForTaxDeduct: '50000',
              TotTDSOnAmtPaid: '5000',
              _pre: '1',
            },
          ]),
        )};
        let from = 0;
        const show = () => { document.getElementById('shown').innerHTML = '<table><thead><tr><th>TAN</th><th>Name</th><th>Tax deducted</th><th></th></tr></thead><tbody>' + rows.slice(from, from + 5).map((r) => '<tr><td>' + r['${D}.TAN'] + '</td><td>' + r['${D}.EmployerOrDeductorOrCollecterName'] + '</td><td>' + r.TotTDSOnAmtPaid + '</td><td><button type="button">Edit</button></td></tr>').join('') + '</tbody></table><div class="mat-mdc-paginator"><span>Items per page: 5</span><button type="button" aria-label="Previous page" ' + (from ? '' : 'disabled') + '>‹</button><button type="button" aria-label="Next page" ' + (from + 5 < rows.length ? '' : 'disabled') + '>›</button></div>'; };
        list(document.getElementById('l'), '${tdsPath}', ${JSON.stringify(tdsBoxes.map(([k, c, , o]) => [k, c, '', o]))}, { shape: 'entry', quiet: true, rows });
        document.querySelector('#l table')?.remove(); show();
        new MutationObserver(() => { document.querySelector('#l table')?.remove(); }).observe(document.getElementById('l'), { childList: true, subtree: true });
      </script>`,
  },
  {
    ...paid,
    name: 'an example row in grey that only shows how to fill the table',
    content: threeTds,
    body: card(
      tdsHeading,
      `<table><thead><tr><th>TAN</th><th>Name</th><th>Tax deducted</th></tr></thead><tbody><tr class="sample" style="color:#999"><td>DELA12345B</td><td>e.g. Bank of Delhi</td><td>1,000</td></tr></tbody></table>${list(tdsPath, tdsBoxes, "shape: 'entry', quiet: true")}`,
    ),
  },
  {
    ...paid,
    name: 'employers of one name: TAN is not shown, only the tax tells them apart',
    content: {
      TDSonSalaries: {
        TDSonSalary: [
          {
            [D]: { TAN: 'DELA12345B', EmployerOrDeductorOrCollecterName: 'Asha Mills' },
            IncChrgSal: 600000,
            TotalTDSSal: 41000,
          },
          {
            [D]: { TAN: 'MUMB54321C', EmployerOrDeductorOrCollecterName: 'Asha Mills' },
            IncChrgSal: 300000,
            TotalTDSSal: 22000,
          },
        ],
      },
    },
    body: card(
      'Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]',
      list(
        'TDSonSalaries.TDSonSalary',
        [
          [`${D}.TAN`, 'Tax Deduction Account Number (TAN) of the Employer', ''],
          [`${D}.EmployerOrDeductorOrCollecterName`, 'Name of the Employer', 'Employer'],
          ['IncChrgSal', 'Income chargeable under Salaries', ''],
          ['TotalTDSSal', 'Total tax deducted', 'Tax deducted'],
        ],
        `shape: 'dialog', rows: [{ '${D}.TAN': 'MUMB54321C', '${D}.EmployerOrDeductorOrCollecterName': 'ASHA MILLS', IncChrgSal: '300000', TotalTDSSal: '22000', _pre: '1' }]`,
      ),
    ),
    records: 1,
  },
];
