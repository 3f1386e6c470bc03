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
 * A fifth set of pages nobody here has seen, written from the habits of component libraries (described-by captions, segmented dates, tiles,
 * inline editors, accordions that draw one row at a time) before any was tried. Each keeps its own model.
 */

const A = 'PersonalInfo.Address';
const I1 = 'ITR1_IncomeDeductions';
const D = 'EmployerOrDeductorOrCollectDetl';
const salary = 'B1 Income from Salary / Pension';
const captions = {
  Salary: '(ia) Salary as per section 17(1)',
  PerquisitesValue: '(ib) Value of perquisites as per section 17(2)',
  ProfitsInSalary: '(ic) Profit in lieu of salary as per section 17(3)',
};
const three = Object.entries(captions);
const paths = Object.keys(captions).map((k) => `${I1}.${k}`);
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
const homePaths = homeLines.map(([, k]) => `${A}.${k}`);
const twoBanks = bank([
  ['SBIN0000123', 'State Bank of India', '30012345678', 'SB'],
  ['HDFC0000456', 'HDFC Bank', '50100099887766', 'CA'],
]);
const threeTds = tds2([
  ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
  ['MUMB54321C', 'Bombay Looms', '94J-B', 90000, 9000],
  ['BLRK00017D', 'Kaveri Mills', '94A', 70000, 7000],
]);
/** A box of a record, as HTML text made by a script of the page: `c` its caption, `o` its options, `v` its value. */
const boxScript = `const boxOf = (c, o, v, note) => { const d = document.createElement('div'); d.innerHTML = '<label>' + c + (o ? '<select><option value="">Select</option>' + o.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input>') + '</label>'; const e = d.querySelector('input, select'); e.value = v ?? ''; e.dataset.row = '1'; e.addEventListener(o ? 'change' : 'input', () => note(e.value.trim())); return d; };`;

export const shapes: readonly Strange[] = [
  {
    ...personal,
    name: 'captions that the boxes are only described by',
    content: home,
    body: card(
      'Primary Address',
      homeLines
        .map(
          ([c, k], i) =>
            `<div><div id="d${i}">${c}</div><p>Maximum length 50</p><div><input aria-describedby="d${i}" data-t="${A}.${k}"></div></div>`,
        )
        .join(''),
    ),
  },
  {
    ...income,
    name: 'amounts that are text until one presses them, and text again when they are left',
    body:
      card(salary, `<div id="app"></div>`) +
      `<script>
        const model = {}; const app = document.getElementById('app');
        window.heldExtra = () => Object.fromEntries(Object.entries(model).filter(([, v]) => v).map(([k, v]) => ['${I1}.' + k, v]));
        for (const [k, c] of ${JSON.stringify(three)}) { const d = document.createElement('div'); d.innerHTML = '<label for="e' + k + '">' + c + '</label><input data-row="1" id="e' + k + '">'; app.append(d); const box = d.querySelector('input');
          box.addEventListener('input', () => { model[k] = box.value.replace(/,/g, ''); });
          box.addEventListener('blur', () => { if (!box.value) return; const s = document.createElement('span'); s.textContent = Number(box.value.replace(/,/g, '')).toLocaleString('en-IN'); s.tabIndex = 0; s.onfocus = s.onclick = () => s.replaceWith(box); setTimeout(() => box.isConnected && box.replaceWith(s), 0); }); }
      </script>`,
  },
  {
    ...paid,
    name: 'two sections of nearly one name, both with open rows of the same captions',
    content: {
      TDSonSalaries: {
        TDSonSalary: [
          {
            [D]: { TAN: 'DELA12345B', EmployerOrDeductorOrCollecterName: 'Asha Mills' },
            IncChrgSal: 600000,
            TotalTDSSal: 41000,
          },
        ],
      },
      ...threeTds,
    },
    body:
      card(
        'Details of Tax Deducted at Source from Income Other than Salary [As per Form 16A issued by Deductor(s)]',
        '<div id="o"></div>',
      ) +
      card(
        'Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]',
        '<div id="s"></div>',
      ) +
      `<script>
        list(document.getElementById('o'), ${JSON.stringify(tdsPath)}, ${JSON.stringify(tdsBoxes)}, { shape: 'open', rows: [{}] });
        list(document.getElementById('s'), 'TDSonSalaries.TDSonSalary', ${JSON.stringify([
          [`${D}.TAN`, 'Tax Deduction Account Number (TAN) of the Employer', ''],
          [`${D}.EmployerOrDeductorOrCollecterName`, 'Name of the Employer', ''],
          ['IncChrgSal', 'Income chargeable under Salaries', ''],
          ['TotalTDSSal', 'Total tax deducted', ''],
        ])}, { shape: 'open', rows: [{}] });
      </script>`,
  },
  {
    ...personal,
    name: 'a dialog of the browser that draws the table and its Add button again',
    content: twoBanks,
    body:
      card(bankHeading, `<div id="at"></div>`) +
      `<script>
        ${boxScript}
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = []; const at = document.getElementById('at');
        const draw = () => { at.innerHTML = '<table><thead><tr><th>IFS Code</th><th>Account Number</th><th></th></tr></thead><tbody>' + rows.map((r) => '<tr><td>' + r.IFSCCode + '</td><td>' + r.BankAccountNo + '</td><td><button type="button">Edit</button></td></tr>').join('') + '</tbody></table><button type="button" class="more">+ Add Details</button>'; at.querySelector('.more').onclick = ask; };
        const ask = () => { const typed = {}; const d = document.createElement('dialog'); d.innerHTML = '<h4>Bank Account Details</h4><form method="dialog"></form>'; const f = d.querySelector('form'); for (const [k, c, , o] of boxes) f.append(boxOf(c, o, '', (v) => { typed[k] = v; })); const s = document.createElement('button'); s.type = 'button'; s.className = 'keep'; s.textContent = 'Save'; s.onclick = () => { rows.push({ ...typed }); d.close(); d.remove(); draw(); }; f.append(s); document.body.append(d); d.showModal(); };
        draw();
      </script>`,
    records: 2,
  },
  {
    ...personal,
    name: 'boxes that open half a second after the one before is answered, without a sign of it',
    content: home,
    body:
      card(
        'Primary Address',
        homeLines
          .map(([c, k], i) => line(c, `${A}.${k}`, i > 0 ? 'disabled class="m"' : 'class="m"'))
          .join(''),
      ) +
      `<script>{const all=[...document.querySelectorAll('.m')];all.forEach((e,i)=>e.addEventListener('change',()=>setTimeout(()=>{if(all[i+1]&&e.value)all[i+1].disabled=false;},500)));}</script>`,
    must: homePaths,
  },
  {
    ...personal,
    name: 'yes and no as buttons with the role of radio buttons',
    content: { PersonalInfo: { SecondaryAdd: 'N', ...home.PersonalInfo } },
    body:
      card(
        'Primary Address',
        homeLines.map(([c, k]) => line(c, `${A}.${k}`)).join('') +
          `<div role="radiogroup" aria-label="Is the secondary address same as primary address?"><button type="button" role="radio" aria-checked="false" data-v="Y">Yes</button><button type="button" role="radio" aria-checked="false" data-v="N">No</button></div>`,
      ) +
      `<script>let same='';for(const b of document.querySelectorAll('[role=radio]'))b.onclick=()=>{same=b.dataset.v;for(const o of document.querySelectorAll('[role=radio]'))o.setAttribute('aria-checked',String(o===b));};window.heldExtra=()=>same?{'PersonalInfo.SecondaryAdd':same}:{};</script>`,
    must: homePaths,
  },
  {
    ...income,
    name: 'the section in a sandboxed frame, empty boxes of the same captions for the year before around it',
    body: `${card('Assessment Year 2025-26', three.map(([, c]) => line(c, '', 'data-o')).join(''))}<iframe sandbox="allow-scripts" style="width:600px;height:200px" srcdoc="<h3>${salary}</h3>${three.map(([, c]) => `<label>${c}<input></label>`).join('')}"></iframe>`,
    left: paths,
  },
  {
    ...personal,
    name: 'a date of three segments that are no boxes',
    content: { PersonalInfo: { DOB: '1985-06-05', AssesseeName: { FirstName: 'Asha' } } },
    body: card(
      'PART A GENERAL INFORMATION',
      `${line('(A1) First Name', 'PersonalInfo.AssesseeName.FirstName')}<div class="row"><span id="dl">(A5) Date of Birth (DD/MM/YYYY)</span><div role="group" aria-labelledby="dl">${['day', 'month', 'year'].map((w) => `<div role="spinbutton" contenteditable="true" aria-label="${w}" tabindex="0">${w === 'year' ? 'yyyy' : w.slice(0, 1).repeat(2)}</div>`).join('/')}</div></div>`,
    ),
    must: ['PersonalInfo.AssesseeName.FirstName'],
    left: ['PersonalInfo.DOB'],
  },
  {
    ...personal,
    name: 'suggestions of the word typed before, which give way to the right ones late',
    content: { PersonalInfo: { Address: { CountryCode: '91', PinCode: 560041 } } },
    body:
      card(
        'Primary Address',
        `<div class="row"><label for="cn">Country</label><input id="cn" role="combobox" aria-autocomplete="list" aria-controls="cl" autocomplete="off" data-row="1"></div><ul id="cl" role="listbox"><li role="option">Indonesia</li></ul>${line('PIN Code', `${A}.PinCode`)}`,
      ) +
      `<script>{const e=document.getElementById('cn'),l=document.getElementById('cl');let held='';const show=(names)=>{l.innerHTML=names.map((n)=>'<li role="option">'+n+'</li>').join('');for(const o of l.children)o.onclick=()=>{held=o.textContent;e.value=held;l.innerHTML='';};};show(['Indonesia']);e.addEventListener('input',()=>{held='';setTimeout(()=>show(['British Indian Ocean Territory','India']),700);});e.addEventListener('blur',()=>{if(!held)setTimeout(()=>{if(!held)e.value='';},900);});window.heldExtra=()=>held?{'${A}.CountryCode':held==='India'?'91':held}:{};}</script>`,
    must: [`${A}.PinCode`],
    rest: 1200,
  },
  {
    ...income,
    name: 'a total that is a read-only box and disagrees with the return',
    content: { [I1]: { ...pay[I1], GrossSalary: 946885 } },
    body: card(
      salary,
      three.map(([k, c]) => line(c, `${I1}.${k}`)).join('') +
        line('(i) Gross Salary (ia + ib + ic)', '', 'readonly value="9,46,880" data-o'),
    ),
    must: paths,
    left: [`${I1}.GrossSalary`],
  },
  {
    ...income,
    name: 'a page that ends its session while it is filled, in a pane that says no role, and keeps nothing from then on',
    alone: true,
    body:
      card(
        salary,
        three
          .map(
            ([k, c]) =>
              `<div class="row"><label for="z${k}">${c}</label><input data-row="1" id="z${k}" name="${k}"></div>`,
          )
          .join(''),
      ) +
      `<script>{const model={};let over=false;window.heldExtra=()=>Object.fromEntries(Object.entries(model).map(([k,v])=>['${I1}.'+k,v]));for(const e of document.querySelectorAll('input[name]'))e.addEventListener('change',()=>{if(!over)model[e.name]=e.value;over=true;for(const o of document.querySelectorAll('input[name]'))if(model[o.name]===undefined){o.value='';o.disabled=true;}const p=document.createElement('div');p.style.cssText='position:fixed;inset:0;background:#fffc;z-index:9';p.innerHTML='<h2>Your session has expired</h2><p>Please log in again.</p>';document.body.append(p);});}</script>`,
  },
  {
    ...personal,
    name: 'two questions whose radio buttons share one name by mistake',
    content: {
      PersonalInfo: { SecondaryAdd: 'N', ...home.PersonalInfo },
      FilingStatus: { SeventhProvisio139: 'Y' },
    },
    body: `${card('Primary Address', homeLines.map(([c, k]) => line(c, `${A}.${k}`)).join(''))}${card(
      'PART A GENERAL INFORMATION',
      [
        ['Is the secondary address same as primary address?', 'PersonalInfo.SecondaryAdd'],
        [
          'Are you filing return of income under Seventh proviso to section 139(1)?',
          'FilingStatus.SeventhProvisio139',
        ],
      ]
        .map(
          ([q, p]) =>
            `<fieldset><legend>${q}</legend><label><input type="radio" name="same" data-r="${p}=Y">Yes</label><label><input type="radio" name="same" data-r="${p}=N">No</label></fieldset>`,
        )
        .join(''),
    )}`,
    must: homePaths,
  },
  {
    ...personal,
    name: 'rows that fold up to a line of text as soon as another is added',
    content: twoBanks,
    body:
      card(bankHeading, `<div id="at"></div>`) +
      `<script>
        ${boxScript}
        const boxes = ${JSON.stringify(bankBoxes)}; const rows = saved['${bankPath}'] = []; const at = document.getElementById('at'); let open = -1;
        const draw = () => { at.innerHTML = ''; rows.forEach((r, i) => { const p = document.createElement('div'); p.className = 'panel'; const h = document.createElement('div'); h.className = 'bar'; h.textContent = i === open ? 'Account ' + (i + 1) : (r.BankName || 'Account') + ' - ' + (r.BankAccountNo || ''); h.onclick = () => { open = i; draw(); }; p.append(h); if (i === open) for (const [k, c, , o] of boxes) p.append(boxOf(c, o, r[k], (v) => { r[k] = v; })); at.append(p); }); const b = document.createElement('button'); b.type = 'button'; b.textContent = '+ Add Another'; b.onclick = () => { rows.push({}); open = rows.length - 1; draw(); }; at.append(b); };
        draw();
      </script>`,
  },
  {
    ...paid,
    name: 'records of two lines each in one table of open boxes',
    content: threeTds,
    body:
      card(tdsHeading, '<div id="t"></div>') +
      `<script>
        const rows = saved['${tdsPath}'] = [{}, {}, {}];
        const cells = (keys, i) => keys.map(([k, c]) => '<td><label>' + c + '<input data-row="1" data-k="' + k + '" data-i="' + i + '"></label></td>').join('');
        document.getElementById('t').innerHTML = '<table><tbody>' + rows.map((_, i) => '<tr>' + cells([['${D}.TAN', 'TAN of the Deductor'], ['${D}.EmployerOrDeductorOrCollecterName', 'Name of the Deductor']], i) + '</tr><tr>' + cells([['AmtForTaxDeduct', 'Gross payment / receipt which is subject to tax deduction'], ['TotTDSOnAmtPaid', 'Tax deducted']], i) + '</tr>').join('') + '</tbody></table>';
        for (const e of document.querySelectorAll('#t input')) e.addEventListener('input', () => { rows[e.dataset.i][e.dataset.k] = e.value; });
      </script>`,
  },
  {
    ...income,
    name: 'amounts whose unit stands after the box: crore',
    body: card(
      salary,
      three
        .map(
          ([k, c]) =>
            `<div class="row"><label for="u${k}">${c}</label><span class="group"><input id="u${k}" data-o><span class="suffix">₹ in crore</span></span></div>`,
        )
        .join(''),
    ),
    left: paths,
  },
  {
    ...income,
    name: 'a list that says all amounts are shown in lakhs',
    body: `<div><label>Amounts in <select data-row="1"><option>Rupees</option><option selected>Lakhs of Rupees</option></select></label></div>${card(salary, three.map(([, c]) => line(c, '', 'data-o')).join(''))}`,
    left: paths,
  },
  {
    ...income,
    name: 'a list that could show amounts in lakhs and stands on rupees',
    body: `<div><label>Amounts in <select data-row="1"><option selected>Rupees</option><option>Lakhs of Rupees</option></select></label></div>${card(salary, three.map(([k, c]) => line(c, `${I1}.${k}`)).join(''))}`,
    must: paths,
  },
  {
    ...personal,
    name: 'names that lose what is no letter, and capitals as one types',
    content: {
      PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: "D'Souza-Rao" } },
    },
    body:
      card(
        'PART A GENERAL INFORMATION',
        line('(A1) First Name', 'PersonalInfo.AssesseeName.FirstName', 'class="m" data-row="1"') +
          line('(A3) Last Name', 'PersonalInfo.AssesseeName.SurNameOrOrgName', 'class="m" data-row="1"'),
      ) +
      `<script>for(const e of document.querySelectorAll('.m'))e.addEventListener('input',()=>{e.value=e.value.toUpperCase().replace(/[^A-Z ]/g,'');});window.heldExtra=()=>Object.fromEntries([...document.querySelectorAll('.m')].filter((e)=>e.value).map((e)=>[e.dataset.t,e.value==='ASHA'?'Asha':e.value]));</script>`,
    must: ['PersonalInfo.AssesseeName.FirstName'],
    left: ['PersonalInfo.AssesseeName.SurNameOrOrgName'],
  },
  {
    ...income,
    name: 'amounts that stand on 0.00, lists on a dash that stands for nothing',
    content: { [I1]: { ...pay[I1] } },
    body:
      card(salary, three.map(([k, c]) => line(c, `${I1}.${k}`, 'value="0.00" data-row="1"')).join('')) +
      `<script>window.heldExtra=()=>Object.fromEntries([...document.querySelectorAll('[data-t]')].filter((e)=>e.value!=='0.00').map((e)=>[e.dataset.t,e.value]));</script>`,
    must: paths,
  },
  {
    ...paid,
    name: 'records that come ten at a time as one scrolls, the form for new ones above',
    content: threeTds,
    body:
      card(
        tdsHeading,
        `<div id="l"></div><div id="win" style="height:90px;overflow-y:auto"><table><thead><tr><th>TAN</th><th>Tax deducted</th></tr></thead><tbody></tbody></table></div>`,
      ) +
      `<script>
        const rows = ${JSON.stringify([
          ...Array.from({ length: 12 }, (_, i) => [`AAAA1${String(1000 + i)}B`, 100 + i]),
          ['BLRK00017D', 7000],
        ])}; let shown = 0; const win = document.getElementById('win'); const body = win.querySelector('tbody');
        const more = () => { for (const [t, x] of rows.slice(shown, shown + 6)) { const tr = document.createElement('tr'); tr.innerHTML = '<td>' + t + '</td><td>' + x + '</td><td><button type="button">Edit</button></td>'; body.append(tr); } shown = Math.min(rows.length, shown + 6); };
        more(); win.addEventListener('scroll', () => { if (win.scrollTop + win.clientHeight > win.scrollHeight - 20) setTimeout(more, 30); });
        window.savedNow = () => ({ '${tdsPath}': rows.map(([t, x]) => own.find((r) => r['${D}.TAN'] === t) ?? { '${D}.TAN': t, TotTDSOnAmtPaid: String(x), _pre: '1' }) });
        const own = []; list(document.getElementById('l'), ${JSON.stringify(tdsPath)}, ${JSON.stringify(tdsBoxes.map(([k, c, , o]) => [k, c, '', o]))}, { shape: 'entry', quiet: true, rows: own });
        let n = 0; new MutationObserver(() => { document.querySelector('#l table')?.remove(); if (own.length > n) { for (const r of own.slice(n)) { rows.push([r['${D}.TAN'], r.TotTDSOnAmtPaid]); } n = own.length; } }).observe(document.getElementById('l'), { childList: true, subtree: true });
      </script>`,
    rest: 0,
  },
  {
    form: 'itr2',
    section: 'schedule_s',
    title: 'Schedule S - Details of Income from Salary',
    name: 'a form of two boxes for a record that answers one of them, beside the list it goes to',
    content: { ScheduleS: { AllwncExemptUs10: { AllwncExemptUs10Dtls: [{ SalNatureDesc: '10(10AA)' }] } } },
    body: card(
      'Allowances to the extent exempt u/s 10',
      list(
        'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
        [
          [
            'SalNatureDesc',
            'Nature of Exempt Allowance',
            'Nature',
            '10(5)=Sec 10(5)-Leave Travel allowance|10(10AA)=Sec 10(10AA)-Earned leave encashment on retirement',
          ],
          ['SalOthAmount', 'Amount', 'Amount'],
        ],
        "shape: 'entry', quiet: true",
      ),
    ),
    records: 1,
  },
  {
    ...paid,
    name: 'open rows, a box of the last one drawn a moment after its TAN, in the others never',
    content: threeTds,
    body:
      card(tdsHeading, `<div id="l"></div>`) +
      `<script>
        ${boxScript}
        const boxes = ${JSON.stringify(tdsBoxes)}; const rows = saved['${tdsPath}'] = [{}, {}, {}]; const at = document.getElementById('l');
        const late = boxes.pop();
        rows.forEach((r, i) => { const g = document.createElement('div'); g.className = 'row-item'; for (const [k, c, , o] of boxes) g.append(boxOf(c, o, '', (v) => { r[k] = v; if (i === 2 && k.endsWith('TAN')) setTimeout(() => g.append(boxOf(late[1], '', '', (x) => { r[late[0]] = x; })), 300); })); at.append(g); });
      </script>`,
    must: [`${tdsPath}.2.ClaimOutOfTotTDSOnAmtPaid`],
    left: [`${tdsPath}.0.ClaimOutOfTotTDSOnAmtPaid`],
  },
];
