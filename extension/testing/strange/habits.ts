import {
  bank,
  bankBoxes,
  bankHeading,
  bankPath,
  card,
  line,
  list,
  pick,
  type Strange,
  tds2,
  tdsBoxes,
  tdsHeading,
  tdsPath,
} from './pages.ts';

/**
 * A second set of pages no one here has seen: habits of portals and frameworks that draw late, format, page, scroll and ask again.
 * Written from what such pages do, not from what the filler looks for.
 */

const A = 'PersonalInfo.Address';
const B = 'PersonalInfo.AlternateAddress';
const I1 = 'ITR1_IncomeDeductions';
const D = 'EmployerOrDeductorOrCollectDetl';
const salary = 'B1 Income from Salary / Pension';
const [c17, c17b, c17c] = [
  '(ia) Salary as per section 17(1)',
  '(ib) Value of perquisites as per section 17(2)',
  '(ic) Profit in lieu of salary as per section 17(3)',
];
const threeOfSalary = { [I1]: { Salary: 900004, PerquisitesValue: 45678, ProfitsInSalary: 1203 } };
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
const addressLines = (t: string, attributes = '') =>
  [
    ['Flat/ Door/ Block No.', 'ResidenceNo'],
    ['Area/Locality', 'LocalityOrArea'],
    ['Town/City/District', 'CityOrTownOrDistrict'],
    ['PIN Code', 'PinCode'],
  ]
    .map(([c, k]) => line(c!, t ? `${t}.${k}` : '', t ? attributes : `data-o ${attributes}`))
    .join('');

const tdsRows = [
  ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
  ['MUMB54321C', 'Bombay Looms', '94J-B', 90000, 9000],
  ['BLRK00017D', 'Kaveri Mills', '94A', 70000, 7000],
  ['CHEM11111E', 'Marina Traders', '94A', 61000, 6100],
  ['PNEP22222F', 'Deccan Press', '94J-B', 82000, 8200],
  ['KOLH33333G', 'Hooghly Jute', '94A', 33000, 3300],
  ['AHMA44444A', 'Sabarmati Dyes', '94A', 44000, 4400],
] as const;
/** The rows as the page holds them already. */
const held = (count: number) =>
  JSON.stringify(
    tdsRows.slice(0, count).map(([TAN, name, TDSSection, gross, tax]) => ({
      [`${D}.TAN`]: TAN,
      [`${D}.EmployerOrDeductorOrCollecterName`]: name,
      TDSSection,
      AmtForTaxDeduct: String(gross),
      DeductedYr: '2025',
      TotTDSOnAmtPaid: String(tax),
      ClaimOutOfTotTDSOnAmtPaid: String(tax),
    })),
  );
/** An entry form below rows that a script of the page shows in its own way: `rows` is the script's list. */
const entryBelow = (count: number, show: string) =>
  `<div id="shown"></div><div id="l"></div><script>
    const rows = ${held(count)};
    const TAN = '${D}.TAN', NAME = '${D}.EmployerOrDeductorOrCollecterName';
    const show = () => { const at = document.getElementById('shown'); ${show} };
    list(document.getElementById('l'), ${JSON.stringify(tdsPath)}, ${JSON.stringify(tdsBoxes.map(([k, c, , o]) => [k, c, '', o]))}, { shape: 'entry', quiet: true, rows });
    document.querySelector('#l table')?.remove();
    show();
    new MutationObserver(() => { document.querySelector('#l table')?.remove(); show.count !== rows.length && (show.count = rows.length, show()); }).observe(document.getElementById('l'), { childList: true, subtree: true });
    show.count = rows.length;
  </script>`;

export const habits: readonly Strange[] = [
  {
    name: 'amounts written with a sign and paise after each blur',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body:
      card(
        salary,
        line(c17, '', 'class="m" data-k="Salary" data-row="1"') +
          line(c17b, '', 'class="m" data-k="PerquisitesValue" data-row="1"') +
          line(c17c, '', 'class="m" data-k="ProfitsInSalary" data-row="1"'),
      ) +
      `<script>const model={};window.heldExtra=()=>model;for(const e of document.querySelectorAll('.m')){e.addEventListener('blur',()=>{const n=Number(e.value.replace(/[^0-9.]/g,''));if(e.value==='')return;model['${I1}.'+e.dataset.k]=String(n);e.value='₹ '+n.toLocaleString('en-IN',{minimumFractionDigits:2})+'/-';});e.addEventListener('focus',()=>{e.value=e.value.replace(/[^0-9.]/g,'').replace(/\\.00$/,'');});}</script>`,
    must: [`${I1}.Salary`, `${I1}.PerquisitesValue`],
  },
  {
    name: 'amounts rounded to tens by the page after each blur',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: { [I1]: { Salary: 900004 } },
    body:
      card(salary, line(c17, `${I1}.Salary`, 'class="m"')) +
      `<script>for(const e of document.querySelectorAll('.m'))e.addEventListener('blur',()=>setTimeout(()=>{if(e.value)e.value=String(Math.round(Number(e.value.replace(/,/g,''))/10)*10);},120));</script>`,
    changes: [`${I1}.Salary`],
  },
  {
    name: 'rupees and paise in two boxes',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body: card(
      salary,
      [
        [c17, 'Salary'],
        [c17b, 'PerquisitesValue'],
        [c17c, 'ProfitsInSalary'],
      ]
        .map(
          ([c, k]) =>
            `<div class="row"><label>${c}</label><span>Rs.</span><input data-t="${I1}.${k}"><span>Ps.</span><input maxlength="2" data-o></div>`,
        )
        .join(''),
    ),
  },
  {
    name: 'a caption after each box instead of before it',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body: card(
      salary,
      [
        [c17, 'Salary'],
        [c17b, 'PerquisitesValue'],
        [c17c, 'ProfitsInSalary'],
      ]
        .map(([c, k]) => `<input data-t="${I1}.${k}"> ${c}<br>`)
        .join(''),
    ),
  },
  {
    name: 'one hidden name copied to every box while the visible captions differ',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body: card(
      salary,
      [
        [c17b, 'PerquisitesValue'],
        [c17c, 'ProfitsInSalary'],
        [c17, 'Salary'],
      ]
        .map(
          ([c, k]) =>
            `<div class="row"><div class="col">${c}</div><div class="col"><input aria-label="${c17}" data-t="${I1}.${k}"></div></div>`,
        )
        .join(''),
    ),
  },
  {
    name: 'amounts asked for in thousands by the heading alone, and in dollars',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body:
      card(`${salary} (₹ in '000)`, line(c17, '', 'data-o') + line(c17b, '', 'data-o')) +
      card(salary, line(`${c17c} (in US$)`, '', 'data-o')),
  },
  {
    name: 'the same boxes for the return of the year before',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body: card(
      'As declared in the return of Assessment Year 2025-26',
      line(c17, '', 'data-o') + line(c17b, '', 'data-o') + line(c17c, '', 'data-o'),
    ),
  },
  {
    name: 'boxes that believe only real keys and take back the rest',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body:
      card(
        salary,
        line(c17, `${I1}.Salary`, 'class="m"') + line(c17b, `${I1}.PerquisitesValue`, 'class="m"'),
      ) +
      `<script>for(const e of document.querySelectorAll('.m')){let own='';e.addEventListener('keydown',(k)=>{if(k.isTrusted&&/^[0-9]$/.test(k.key))own+=k.key;});for(const kind of ['input','change','blur'])e.addEventListener(kind,()=>{setTimeout(()=>{e.value=own;},40);});}</script>`,
    rest: 300,
    left: [`${I1}.Salary`],
  },
  {
    name: 'text boxes made of editable paragraphs',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body:
      card(
        salary,
        [
          [c17, 'Salary'],
          [c17b, 'PerquisitesValue'],
        ]
          .map(
            ([c, k], i) =>
              `<div class="row"><span id="e${i}">${c}</span><div role="textbox" contenteditable="true" aria-labelledby="e${i}" data-k="${I1}.${k}" style="min-width:120px;min-height:18px;border:1px solid"></div></div>`,
          )
          .join(''),
      ) +
      `<script>window.heldExtra=()=>Object.fromEntries([...document.querySelectorAll('[data-k]')].map((e)=>[e.dataset.k,e.textContent.trim()]).filter((x)=>x[1]));</script>`,
  },
  {
    name: 'cells that become boxes only when clicked',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: threeOfSalary,
    body:
      card(
        salary,
        `<table>${[
          [c17, 'Salary'],
          [c17b, 'PerquisitesValue'],
          [c17c, 'ProfitsInSalary'],
        ]
          .map(([c, k]) => `<tr><td>${c}</td><td class="cell" tabindex="0" data-k="${k}">0</td></tr>`)
          .join('')}</table>`,
      ) +
      `<script>const model={};window.heldExtra=()=>model;for(const td of document.querySelectorAll('.cell'))td.addEventListener('click',()=>{if(td.querySelector('input'))return;const i=document.createElement('input');i.dataset.row='1';i.value=td.textContent;td.textContent='';td.append(i);i.focus();i.addEventListener('blur',()=>{model['${I1}.'+td.dataset.k]=i.value;td.textContent=i.value;});});</script>`,
  },
  {
    name: 'tabs of the taxpayer and of the representative, the second one open',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body: `<ul role="tablist"><li role="tab" id="t1" aria-selected="false" aria-controls="p1">Taxpayer</li><li role="tab" id="t2" aria-selected="true" aria-controls="p2">Representative assessee</li></ul>
      <div role="tabpanel" id="p1" aria-labelledby="t1" style="display:none">${addressLines(A)}</div>
      <div role="tabpanel" id="p2" aria-labelledby="t2">${addressLines('')}</div>`,
  },
  {
    name: 'tabs of Form 16 and Form 16A with the same captions, the wrong one open',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2([tdsRows[0]]),
    body: `<div class="tabs"><button type="button" class="active" aria-selected="true" role="tab" aria-controls="q1" id="u1">TDS from Salary (Form 16)</button><button type="button" role="tab" aria-selected="false" aria-controls="q2" id="u2">TDS other than Salary (Form 16A)</button></div>
      <div role="tabpanel" id="q1" aria-labelledby="u1"><div id="s"></div></div><div role="tabpanel" id="q2" aria-labelledby="u2" hidden></div>
      <script>list(document.getElementById('s'), 'TDSonSalaries.TDSonSalary', [['${D}.TAN','Tax Deduction Account Number (TAN) of the Deductor','TAN'],['${D}.EmployerOrDeductorOrCollecterName','Name of the Deductor','Name'],['AmtForTaxDeduct','Gross payment / receipt','Gross'],['TotTDSOnAmtPaid','Tax deducted','Tax']], { shape: 'entry' });</script>`,
  },
  {
    name: 'an off-screen copy of the boxes for robots before the real ones',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body: card(
      'Primary Address',
      `<div style="position:absolute;left:-9999px" aria-hidden="true">${addressLines('', 'tabindex="-1"')}</div>${addressLines(A)}`,
    ),
    must: [`${A}.PinCode`],
  },
  {
    name: 'ids used twice: every caption points at the box of another block',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body:
      card(
        "Representative assessee's address",
        `<div><label for="pin">PIN Code</label><input id="pin" data-o></div><div><label for="town">Town/City/District</label><input id="town" data-o></div>`,
      ) +
      card(
        'Primary Address',
        `<div><label for="pin">PIN Code</label><input id="pin" data-t="${A}.PinCode"></div><div><label for="town">Town/City/District</label><input id="town" data-t="${A}.CityOrTownOrDistrict"></div>`,
      ),
  },
  {
    name: 'a secondary address that is disabled until the question below it is answered',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        SecondaryAdd: 'N',
        AlternateAddress: {
          ResidenceNo: '7',
          LocalityOrArea: 'Camp',
          CityOrTownOrDistrict: 'Pune',
          PinCode: 411001,
        },
      },
    },
    body:
      card('Secondary Address', addressLines(B, 'disabled class="d"')) +
      card(
        'Address',
        `<p>Is the secondary address same as primary address?</p><label><input type="radio" name="a" class="same" data-r="PersonalInfo.SecondaryAdd=Y"> Yes</label> <label><input type="radio" name="a" class="other" data-r="PersonalInfo.SecondaryAdd=N"> No</label>`,
      ) +
      `<script>document.querySelector('.other').addEventListener('change',()=>setTimeout(()=>{for(const e of document.querySelectorAll('.d'))e.disabled=false;},150));document.querySelector('.same').addEventListener('change',()=>{for(const e of document.querySelectorAll('.d'))e.disabled=true;});</script>`,
    must: [`${B}.PinCode`, 'PersonalInfo.SecondaryAdd'],
  },
  {
    name: 'a check a second later that clears what it does not like',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body:
      card('Primary Address', addressLines(A, 'class="m"')) +
      `<script>for(const e of document.querySelectorAll('.m'))e.addEventListener('blur',()=>setTimeout(()=>{if(/^[0-9]{6}$/.test(e.value)){e.value='';e.insertAdjacentHTML('afterend','<small>Invalid PIN Code</small>');}},900));</script>`,
    rest: 2500,
    left: [`${A}.PinCode`],
  },
  {
    name: 'a list with a search box of its own, twenty of two hundred options drawn',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: { PersonalInfo: { Address: { CountryCode: '91', PinCode: 560041 } } },
    body:
      card(
        'Primary Address',
        `<div class="row"><span id="cl">Country</span><div role="combobox" tabindex="0" aria-labelledby="cl" aria-haspopup="listbox" aria-expanded="false" id="cc" style="border:1px solid;min-width:150px;min-height:18px"><span class="v">Select</span></div></div>${line('PIN Code', `${A}.PinCode`)}`,
      ) +
      `<script>
        const names = Array.from({ length: 200 }, (_, i) => 'Country ' + i); names[40] = 'British Indian Ocean Territory'; names[90] = 'India'; names[91] = 'Indonesia';
        let value = ''; window.heldExtra = () => value ? { '${A}.CountryCode': value === 'India' ? '91' : value } : {};
        const box = document.getElementById('cc');
        box.addEventListener('click', () => {
          if (document.getElementById('pane')) return;
          box.setAttribute('aria-expanded', 'true');
          const pane = document.createElement('div'); pane.id = 'pane'; pane.innerHTML = '<input placeholder="Search" data-row="1"><div role="listbox" id="lb" style="max-height:200px;overflow:auto"></div>'; document.body.append(pane); box.setAttribute('aria-controls', 'lb');
          const search = pane.querySelector('input'); const lb = pane.querySelector('#lb');
          const draw = () => { const some = names.filter((n) => n.toLowerCase().includes(search.value.toLowerCase())).slice(0, 20); lb.innerHTML = some.map((n) => '<div role="option">' + n + '</div>').join(''); for (const o of lb.children) o.addEventListener('click', () => { value = o.textContent; box.querySelector('.v').textContent = value; pane.remove(); box.setAttribute('aria-expanded', 'false'); }); };
          search.addEventListener('input', () => setTimeout(draw, 200)); draw(); search.focus();
        });
        document.addEventListener('keydown', (e) => { if (e.key === 'Escape') { document.getElementById('pane')?.remove(); box.setAttribute('aria-expanded', 'false'); } });
      </script>`,
    must: [`${A}.CountryCode`, `${A}.PinCode`],
  },
  {
    name: 'a date asked for month first',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: { PersonalInfo: { DOB: '1985-06-05' } },
    body:
      card(
        'Part A General Information',
        line('Date of Birth', '', 'class="d" data-row="1" placeholder="MM/DD/YYYY"'),
      ) +
      `<script>window.heldExtra=()=>{const v=document.querySelector('.d').value;const m=/^(\\d\\d)\\/(\\d\\d)\\/(\\d{4})$/.exec(v);return v?{'PersonalInfo.DOB':m?m[3]+'-'+m[1]+'-'+m[2]:v}:{};}</script>`,
  },
  {
    name: 'a calendar with lists for month and year that takes back what is typed',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: { PersonalInfo: { DOB: '1985-06-05' } },
    body:
      card(
        'Part A General Information',
        `<div class="row"><label for="dob">Date of Birth (DD/MM/YYYY)</label><input id="dob" data-row="1" class="hasDatepicker"></div>`,
      ) +
      `<script>
        let picked = ''; let at = [2026, 10]; const box = document.getElementById('dob'); window.heldExtra = () => picked ? { 'PersonalInfo.DOB': picked } : {};
        const text = () => picked ? picked.split('-').reverse().join('/') : '';
        box.addEventListener('input', () => setTimeout(() => { box.value = text(); }, 30)); box.addEventListener('blur', () => { box.value = text(); });
        const draw = () => {
          let d = document.getElementById('ui-datepicker-div'); if (!d) { d = document.createElement('div'); d.id = 'ui-datepicker-div'; d.className = 'ui-datepicker'; document.body.append(d); }
          const [y, m] = at; const first = new Date(y, m, 1).getDay(); const days = new Date(y, m + 1, 0).getDate();
          d.innerHTML = '<a class="ui-datepicker-prev" title="Prev">Prev</a><a class="ui-datepicker-next" title="Next">Next</a><select class="ui-datepicker-month" data-row="1">' + 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((x, i) => '<option value="' + i + '"' + (i === m ? ' selected' : '') + '>' + x + '</option>').join('') + '</select><select class="ui-datepicker-year" data-row="1">' + Array.from({ length: 100 }, (_, i) => 1930 + i).map((x) => '<option' + (x === y ? ' selected' : '') + '>' + x + '</option>').join('') + '</select><table class="ui-datepicker-calendar"><tbody>' + Array.from({ length: 6 }, (_, w) => '<tr>' + Array.from({ length: 7 }, (_, k) => { const n = w * 7 + k - first + 1; return n > 0 && n <= days ? '<td><a href="#" class="day">' + n + '</a></td>' : '<td></td>'; }).join('') + '</tr>').join('') + '</tbody></table>';
          d.querySelector('.ui-datepicker-month').onchange = (e) => { at[1] = Number(e.target.value); draw(); }; d.querySelector('.ui-datepicker-year').onchange = (e) => { at[0] = Number(e.target.value); draw(); };
          d.querySelector('.ui-datepicker-prev').onclick = () => { at = at[1] ? [at[0], at[1] - 1] : [at[0] - 1, 11]; draw(); };
          for (const a of d.querySelectorAll('.day')) a.onclick = (e) => { e.preventDefault(); picked = at[0] + '-' + String(at[1] + 1).padStart(2, '0') + '-' + a.textContent.padStart(2, '0'); box.value = text(); d.remove(); };
        };
        box.addEventListener('focus', draw); box.addEventListener('click', draw);
      </script>`,
  },
  {
    name: 'a bank name that counts only when picked from suggestions that come late',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([['SBIN0004567', 'State Bank of India', '30012345678', 'SB']]),
    body:
      card(
        bankHeading,
        `<div class="row-item">${line('IFS Code of the bank', `${bankPath}.0.IFSCCode`)}<div class="row"><label for="bn">Name of the Bank</label><input id="bn" role="combobox" aria-autocomplete="list" autocomplete="off" data-row="1"></div>${line('Account Number', `${bankPath}.0.BankAccountNo`)}${pick('Type of Account', `${bankPath}.0.AccountType`, ['SB=Savings', 'CA=Current'])}</div>`,
      ) +
      `<script>
        let picked = ''; const b = document.getElementById('bn'); window.heldExtra = () => picked ? { '${bankPath}.0.BankName': picked } : {};
        const banks = ['State Bank of Mauritius', 'State Bank of India', 'State Bank of Travancore']; let timer;
        b.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => { document.getElementById('sug')?.remove(); const u = document.createElement('ul'); u.id = 'sug'; u.setAttribute('role', 'listbox'); u.innerHTML = banks.filter((x) => x.toLowerCase().includes(b.value.toLowerCase())).map((x) => '<li role="option">' + x + '</li>').join(''); document.body.append(u); for (const li of u.children) li.addEventListener('mousedown', () => { picked = li.textContent; b.value = picked; u.remove(); }); }, 350); });
        b.addEventListener('blur', () => setTimeout(() => { document.getElementById('sug')?.remove(); b.value = picked; }, 500));
      </script>`,
    rest: 900,
  },
  {
    name: 'a switch for yes and no',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: { FilingStatus: { SeventhProvisio139: 'Y', AsseseeRepFlg: 'N' } },
    body:
      card(
        'Filing Status',
        `<div class="row"><span id="w1">Are you filing return of income under Seventh proviso to section 139(1) but otherwise not required to furnish return of income?</span><span role="switch" aria-checked="false" tabindex="0" aria-labelledby="w1" data-k="FilingStatus.SeventhProvisio139" style="display:inline-block;width:40px;height:20px;border:1px solid"></span></div>`,
      ) +
      `<script>const s=document.querySelector('[role=switch]');s.addEventListener('click',()=>s.setAttribute('aria-checked',String(s.getAttribute('aria-checked')!=='true')));window.heldExtra=()=>s.getAttribute('aria-checked')==='true'?{'FilingStatus.SeventhProvisio139':'Y'}:{};</script>`,
    must: ['FilingStatus.SeventhProvisio139'],
  },
  {
    name: 'a list that sends the page as soon as it changes',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: { PersonalInfo: { EmployerCategory: 'CGOV', Address: { PinCode: 560041 } } },
    body:
      `<script>HTMLFormElement.prototype.submit=function(){pressed.push('submit')};</script>` +
      card(
        'Part A General Information',
        `<form action="#">${pick('Nature of employment', 'PersonalInfo.EmployerCategory', ['CGOV=Central Govt.', 'SGOV=State Govt.', 'OTH=Others'], 'onchange="this.form.submit()"')}</form>`,
      ) +
      card('Primary Address', line('PIN Code', `${A}.PinCode`)),
    must: [`${A}.PinCode`],
  },
  {
    name: 'two notices over the page, one with a box of its own',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body:
      card('Primary Address', addressLines(A)) +
      `<div class="modal" role="dialog" aria-modal="true"><h4>Find your jurisdiction</h4>${line('PIN Code', '', 'data-o')}<button type="button">Continue</button></div>
       <div class="modal" role="alertdialog" aria-modal="true" style="top:90px"><h4>Important notice</h4><p>Please read the instructions.</p><button type="button">I agree</button><button type="button">Close</button></div>`,
  },
  {
    name: 'a warning of the session that comes while the page is being filled',
    alone: true,
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: home,
    body:
      card('Primary Address', addressLines(A, 'class="m"')) +
      `<script>document.querySelector('.m').addEventListener('input',()=>setTimeout(()=>{if(document.getElementById('warn'))return;document.querySelector('main').inert=true;document.body.insertAdjacentHTML('beforeend','<div class="modal" id="warn" role="dialog" aria-modal="true"><h4>Session timeout</h4><p>Your session will expire in 2 minutes. Do you want to continue?</p><button type="button">Continue session</button><button type="button">Logout</button></div>');},0));</script>`,
  },
  {
    name: 'buttons that save the draft, beside and named like Add',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2([tdsRows[0], tdsRows[1]]),
    body: card(
      tdsHeading,
      `<button type="button">Add to draft and save</button>${list(tdsPath, tdsBoxes)}<button type="button">Save Draft</button><button type="button">Add &amp; Submit</button><button type="button">Save &amp; Add Another</button>`,
    ),
    records: 2,
  },
  {
    name: 'records on the second page of a table',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows),
    body: card(
      tdsHeading,
      entryBelow(
        7,
        `const page = show.page ?? 0; at.innerHTML = '<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th><th></th></tr></thead><tbody>' + rows.slice(page * 5, page * 5 + 5).map((r) => '<tr><td>' + r[TAN] + '</td><td>' + r[NAME] + '</td><td>' + Number(r.TotTDSOnAmtPaid).toLocaleString('en-IN') + '</td><td><button type="button">Edit</button></td></tr>').join('') + '</tbody></table><div class="pager">Showing ' + (page * 5 + 1) + ' to ' + Math.min(rows.length, page * 5 + 5) + ' of ' + rows.length + ' entries <a href="#" class="p">1</a> <a href="#" class="p">2</a></div>'; for (const a of at.querySelectorAll('.p')) a.onclick = (e) => { e.preventDefault(); show.page = Number(a.textContent) - 1; show(); };`,
      ),
    ),
    records: 7,
  },
  {
    name: 'records of a list that draws only those in sight',
    alone: true,
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows),
    body: card(
      tdsHeading,
      entryBelow(
        7,
        `at.innerHTML = '<div role="table" aria-rowcount="' + (rows.length + 1) + '"><div role="row"><span role="columnheader">TAN</span> <span role="columnheader">Name of the Deductor</span> <span role="columnheader">Tax deducted</span></div><div class="view" style="height:90px;overflow:auto"><div class="sizer" style="position:relative;height:' + rows.length * 30 + 'px"></div></div></div>'; const view = at.querySelector('.view'); const draw = () => { const from = Math.floor(view.scrollTop / 30); at.querySelector('.sizer').innerHTML = rows.map((r, i) => [r, i]).slice(from, from + 4).map(([r, i]) => '<div role="row" aria-rowindex="' + (i + 2) + '" style="position:absolute;top:' + i * 30 + 'px"><span role="cell">' + r[TAN] + '</span> <span role="cell">' + r[NAME] + '</span> <span role="cell">' + Number(r.TotTDSOnAmtPaid).toLocaleString('en-IN') + '</span></div>').join(''); }; view.onscroll = draw; draw();`,
      ),
    ),
    records: 7,
  },
  {
    name: 'a row on top of the table that sums the records up',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2([tdsRows[0], tdsRows[1]]),
    body: card(
      tdsHeading,
      entryBelow(
        0,
        `at.innerHTML = '<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th></tr></thead><tbody><tr class="sticky"><td>All deductors</td><td>As per Form 26AS: Bank of Delhi and 1 more</td><td>14,000</td></tr>' + rows.map((r) => '<tr><td>' + r[TAN] + '</td><td>' + r[NAME] + '</td><td>' + r.TotTDSOnAmtPaid + '</td></tr>').join('') + '</tbody><tfoot><tr><td colspan="2">Total</td><td>' + rows.reduce((a, r) => a + Number(r.TotTDSOnAmtPaid), 0) + '</td></tr></tfoot></table>';`,
      ),
    ),
    records: 2,
  },
  {
    name: 'records folded up: a line of text, its boxes hidden below',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows.slice(0, 2)),
    body: card(
      tdsHeading,
      entryBelow(
        2,
        `at.innerHTML = rows.map((r, i) => '<div class="acc"><div class="head" aria-expanded="false">' + (i + 1) + '. ' + r[NAME] + ' (' + r[TAN] + ') ₹ ' + r.TotTDSOnAmtPaid + '</div><div style="display:none"><label>TAN <input data-row="1" value="' + r[TAN] + '"></label><label>Tax deducted <input data-row="1" value="' + r.TotTDSOnAmtPaid + '"></label></div></div>').join('');`,
      ),
    ),
    records: 2,
  },
  {
    name: 'records as lists of terms, the TAN in groups',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows.slice(0, 3)),
    body: card(
      tdsHeading,
      entryBelow(
        2,
        `at.innerHTML = rows.map((r) => '<div class="tile"><dl><dt>TAN</dt><dd>' + r[TAN].replace(/^(....)(.....)(.)$/, '$1 $2 $3').toLowerCase() + '</dd><dt>Name of the Deductor</dt><dd>' + r[NAME].toUpperCase() + '</dd><dt>Tax deducted</dt><dd>INR ' + Number(r.TotTDSOnAmtPaid).toLocaleString('en-IN') + '.00</dd></dl><a href="#">Edit</a></div>').join('');`,
      ),
    ),
    records: 3,
  },
  {
    name: 'records side by side, one column each',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows.slice(0, 2)),
    body: card(
      tdsHeading,
      entryBelow(
        2,
        `at.innerHTML = '<table><tbody>' + [['TAN of the Deductor', TAN], ['Name of the Deductor', NAME], ['Tax deducted', 'TotTDSOnAmtPaid']].map(([c, k]) => '<tr><th scope="row">' + c + '</th>' + rows.map((r) => '<td>' + r[k] + '</td>').join('') + '</tr>').join('') + '</tbody></table>';`,
      ),
    ),
    records: 2,
  },
  {
    name: 'rows that come from the server a moment after the page',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows.slice(0, 2)),
    body: card(
      tdsHeading,
      entryBelow(
        2,
        `if (!show.later) { show.later = true; setTimeout(() => { show.done = true; show(); }, 900); } at.innerHTML = show.done ? '<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th></tr></thead><tbody>' + rows.map((r) => '<tr><td>' + r[TAN] + '</td><td>' + r[NAME] + '</td><td>' + r.TotTDSOnAmtPaid + '</td></tr>').join('') + '</tbody></table>' : '<div class="spinner" role="progressbar" aria-busy="true">Loading...</div>';`,
      ),
    ),
    records: 2,
  },
  {
    name: 'last year’s records shown for reference above an empty list',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2(tdsRows.slice(0, 2)),
    body:
      card(
        'Details as per your return of Assessment Year 2025-26 (for reference)',
        `<table><thead><tr><th>TAN</th><th>Name of the Deductor</th><th>Tax deducted</th></tr></thead><tbody><tr><td>DELA12345B</td><td>Bank of Delhi</td><td>4,100</td></tr><tr><td>MUMB54321C</td><td>Bombay Looms</td><td>8,200</td></tr></tbody></table>`,
      ) + card(tdsHeading, list(tdsPath, tdsBoxes, "shape: 'entry'")),
    records: 2,
  },
  {
    name: 'a grid whose captions are in a table of their own above the boxes',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([
      ['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB'],
      ['SBIN0004567', 'State Bank of India', '30012345678', 'CA'],
    ]),
    body: card(
      bankHeading,
      `<div class="grid-head"><table><tr><th>Account Number</th><th>IFS Code of the bank</th><th>Name of the Bank</th></tr></table></div><div class="grid-body"><table><tbody>${[0, 1].map((i) => `<tr>${['BankAccountNo', 'IFSCCode', 'BankName'].map((k) => `<td><input data-t="${bankPath}.${i}.${k}"></td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
    ),
  },
  {
    name: 'a dialog over the dialog: the bank is looked up while its record is open',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([
      ['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB'],
      ['SBIN0004567', 'State Bank of India', '30012345678', 'CA'],
    ]),
    body:
      card(bankHeading, list(bankPath, bankBoxes, "shape: 'dialog'")) +
      `<script>document.addEventListener('focusin',(e)=>{const f=e.target.closest?.('.entry');if(!f||document.getElementById('lookup')||window.lookedUp)return;window.lookedUp=true;document.body.insertAdjacentHTML('beforeend','<div class="modal" id="lookup" role="dialog" style="top:120px"><h4>Search bank</h4><label for="lk">Name of the Bank</label><input id="lk" data-o><button type="button">Search</button></div>');setTimeout(()=>document.getElementById('lookup').remove(),700);});</script>`,
  },
];
