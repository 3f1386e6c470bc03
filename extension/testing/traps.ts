import type { Status } from '../fill/plan.ts';

/** A page with something planted on it, a return, and what must hold afterwards. */
interface Trap {
  name: string;
  section?: 'personal_information' | 'tax_paid' | 'gross_total_income';
  content: Record<string, unknown>;
  body: string;
  /** Expressions over the page that must be true after the fill. */
  holds: readonly string[];
  statuses: Readonly<Record<string, Status>>;
  halted?: string;
  refused?: string;
}

const field = (id: string, label: string, attributes = '') =>
  `<div class="field"><label for="${id}">${label}</label><input type="text" id="${id}" ${attributes}></div>`;
const P = 'Personal_Information';
const first = `${P}.AssesseeName.FirstName`;
const named = (name: string) => ({ PersonalInfo: { AssesseeName: { FirstName: name } } });
const value = (id: string, want: string) =>
  `document.getElementById('${id}').value === ${JSON.stringify(want)}`;
const decoy = (style: string, extra = '') =>
  `<div><input type="text" class="decoy" id="${first}" style="${style}" ${extra}></div>${field(first, 'First name', 'data-real')}`;
const onlyReal = [
  "document.querySelector('.decoy').value === ''",
  "document.querySelector('[data-real]').value === 'Asha'",
];
const nameFilled = { 'PersonalInfo.AssesseeName.FirstName': 'filled' } as const;
const nameAbsent = { 'PersonalInfo.AssesseeName.FirstName': 'not-found' } as const;
const tds = (rows: readonly Record<string, unknown>[]) => ({ TDSonOthThanSals: { TDSonOthThanSal: rows } });
const tan = {
  EmployerOrDeductorOrCollectDetl: { TAN: 'DELA12345B', EmployerOrDeductorOrCollecterName: 'Bank' },
};
const salaryTds = { TDSonSalaries: { TDSonSalary: [tan] } };
const T = 'Tax_Paid.TDSonSalaries.TDSonSalary';
const noRow = { 'TDSonSalaries.TDSonSalary.0.EmployerOrDeductorOrCollectDetl.TAN': 'needs-you' } as const;

/** Traps; every one is survived by a fill that is right or silent. */
export const traps: readonly Trap[] = [
  {
    name: 'a twin that is not displayed',
    content: named('Asha'),
    body: decoy('display:none'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a twin off the screen',
    content: named('Asha'),
    body: decoy('position:absolute;left:-9999px'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a transparent twin',
    content: named('Asha'),
    body: decoy('opacity:0'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a twin of no size',
    content: named('Asha'),
    body: decoy('width:0;height:0;border:0;padding:0'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a twin hidden from assistive technology',
    content: named('Asha'),
    body: decoy('', 'aria-hidden="true"'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a clipped twin',
    content: named('Asha'),
    body: decoy('clip-path:inset(100%)'),
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a twin inside an invisible parent',
    content: named('Asha'),
    body: `<div style="visibility:hidden">${decoy('').replace(/<div class="field">.*/, '')}</div>${field(first, 'First name', 'data-real')}`,
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a hidden input of the same id',
    content: named('Asha'),
    body: `<input type="hidden" class="decoy" id="${first}" value="">${field(first, 'First name', 'data-real')}`,
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'two visible fields of the same id: neither is taken',
    content: named('Asha'),
    body: field(first, 'First name') + field(first, 'First name'),
    holds: [`[...document.querySelectorAll('input')].every((i) => i.value === '')`],
    statuses: nameAbsent,
  },
  {
    name: 'a field of another person with the same caption',
    content: named('Asha'),
    body: '<section><h3>Representative</h3><label>First name <input class="decoy"></label></section><section><h3>Witness</h3><label>First name <input></label></section>',
    holds: [`[...document.querySelectorAll('input')].every((i) => i.value === '')`],
    statuses: nameAbsent,
  },
  {
    name: 'a nearly equal caption',
    content: named('Asha'),
    body: '<label>First name of father <input></label><label>First name (as per bank) <input></label>',
    holds: [`[...document.querySelectorAll('input')].every((i) => i.value === '')`],
    statuses: nameAbsent,
  },
  {
    name: "an id that fits another field's path better",
    content: { PersonalInfo: { Address: { PinCode: 110001 } } },
    body: field(`${P}.AlternateAddress.PinCode`, 'PIN code'),
    holds: [value(`${P}.AlternateAddress.PinCode`, '')],
    statuses: { 'PersonalInfo.Address.PinCode': 'not-found' },
  },
  {
    name: 'a search box in the header with the caption',
    content: named('Asha'),
    body: `<header><label>First name <input class="decoy"></label></header>${field(first, 'First name', 'data-real')}`,
    holds: onlyReal,
    statuses: nameFilled,
  },
  {
    name: 'a password field under the very id',
    content: named('Asha'),
    body: field(first, 'First name').replace('type="text"', 'type="password" style="display:none"'),
    holds: [value(first, '')],
    statuses: nameAbsent,
  },
  {
    name: 'a box whose text is masked',
    content: named('Asha'),
    body: field(first, 'First name', 'style="-webkit-text-security:disc"'),
    holds: [value(first, '')],
    statuses: nameAbsent,
  },
  {
    name: 'a one-time-code box under the very id',
    content: named('Asha'),
    body: field(first, 'First name', 'autocomplete="one-time-code"'),
    holds: [value(first, '')],
    statuses: nameAbsent,
  },
  {
    name: 'an OTP box with a wanted caption',
    content: { PersonalInfo: { Address: { MobileNo: 9876543210 } } },
    body: '<label for="otp_0_x7">Mobile number</label><input id="otp_0_x7">',
    holds: [`document.getElementById('otp_0_x7').value === ''`],
    statuses: { 'PersonalInfo.Address.MobileNo': 'not-found' },
  },
  {
    name: 'a captcha box with a wanted caption',
    content: named('Asha'),
    body: '<div id="captchaBox"><label>First name <input></label></div>',
    holds: [`document.querySelector('input').value === ''`],
    statuses: nameAbsent,
  },
  {
    name: 'an "Add Another" that would submit its form',
    section: 'tax_paid',
    content: salaryTds,
    body: `<form onsubmit="window.sent=true;return false"><h3>TDS on salary</h3><button id="${T}_add_another">Add Another</button></form>`,
    holds: ['window.sent === undefined', 'window.pressed.length === 0'],
    statuses: noRow,
  },
  {
    name: 'an "Add Another" that saves by its id',
    section: 'tax_paid',
    content: salaryTds,
    body: `<button type="button" id="${T}_add_another.save">Add Another</button>`,
    holds: ['window.pressed.length === 0'],
    statuses: noRow,
  },
  {
    name: 'an add button that also saves',
    section: 'tax_paid',
    content: salaryTds,
    body: `<button type="button" id="${T}_add_another">Add and Save</button>`,
    holds: ['window.pressed.length === 0'],
    statuses: noRow,
  },
  {
    name: 'an add link that leads elsewhere',
    section: 'tax_paid',
    content: salaryTds,
    body: `<a id="${T}_add_another" href="https://example.invalid/">Add Another</a>`,
    holds: ['window.pressed.length === 0'],
    statuses: noRow,
  },
  {
    name: 'the declaration box and its like',
    content: { FilingStatus: { SeventhProvisio139: 'Y' } },
    body: '<label><input type="checkbox" id="ConfirmVerificationDetails"> I declare</label>',
    holds: [`document.getElementById('ConfirmVerificationDetails').checked === false`],
    statuses: { 'FilingStatus.SeventhProvisio139': 'not-found' },
  },
  {
    name: 'the regime question asked the other way round, known by its words only',
    content: { FilingStatus: { OptOutNewTaxRegime: 'N' } },
    body: '<fieldset><legend>Tax regime</legend><label><input type="radio" name="r" value="Y">Yes</label><label><input type="radio" name="r" value="N">No</label></fieldset>',
    holds: [`[...document.querySelectorAll('input')].every((i) => !i.checked)`],
    statuses: { 'FilingStatus.OptOutNewTaxRegime': 'not-found' },
  },
  {
    name: 'a box too short for the value',
    content: named('Ashalakshmi'),
    body: field(first, 'First name', 'maxlength="5"'),
    holds: [value(first, '')],
    statuses: { 'PersonalInfo.AssesseeName.FirstName': 'needs-you' },
  },
  {
    name: 'a page that silently throws the value away',
    content: named('Asha'),
    body: `${field(first, 'First name')}<script>document.getElementById('${first}').addEventListener('change', (e) => { e.target.value = ''; });</script>`,
    holds: [value(first, '')],
    statuses: { 'PersonalInfo.AssesseeName.FirstName': 'needs-you' },
  },
  {
    name: 'a page that cuts the value: what is half right is taken back',
    content: named('Asha'),
    body: `${field(first, 'First name')}<script>document.getElementById('${first}').addEventListener('blur', (e) => { e.target.value = e.target.value.slice(0, 2); });</script>`,
    holds: [value(first, '')],
    statuses: { 'PersonalInfo.AssesseeName.FirstName': 'needs-you' },
  },
  {
    name: 'another value already there',
    content: named('Asha'),
    body: field(first, 'First name', 'value="Usha"'),
    holds: [value(first, 'Usha')],
    statuses: { 'PersonalInfo.AssesseeName.FirstName': 'different' },
  },
  {
    name: 'the same value already there in other letters',
    content: named('Asha'),
    body: `${field(first, 'First name', 'value="ASHA"')}<script>document.getElementById('${first}').addEventListener('input', () => { window.touched = true; });</script>`,
    holds: ['window.touched === undefined', value(first, 'ASHA')],
    statuses: { 'PersonalInfo.AssesseeName.FirstName': 'right' },
  },
  {
    name: 'options that read the same',
    content: { PersonalInfo: { EmployerCategory: 'PSU' } },
    body: `<label for="${P}.EmployerCategory">Nature</label><select id="${P}.EmployerCategory"><option value="">Select</option><option>PSU</option><option>PSU</option></select>`,
    holds: [value(`${P}.EmployerCategory`, '')],
    statuses: { 'PersonalInfo.EmployerCategory': 'needs-you' },
  },
  {
    name: 'an option that merely begins alike',
    content: { PersonalInfo: { EmployerCategory: 'PSU' } },
    body: `<label for="${P}.EmployerCategory">Nature</label><select id="${P}.EmployerCategory"><option value="">Select</option><option value="1">PSU pensioners</option></select>`,
    holds: [value(`${P}.EmployerCategory`, '')],
    statuses: { 'PersonalInfo.EmployerCategory': 'needs-you' },
  },
  {
    name: 'a field locked until another is answered',
    content: { FilingStatus: { SeventhProvisio139: 'Y' }, ...named('Asha') },
    body: `${field(first, 'First name', 'disabled')}<label for="${P}.SeventhProvisio139">Q</label><select id="${P}.SeventhProvisio139" onchange="setTimeout(() => { document.getElementById('${first}').disabled = false; }, 150)"><option value="">Select</option><option value="Y">Yes</option><option value="N">No</option></select>`,
    holds: [value(first, 'Asha')],
    statuses: { ...nameFilled, 'FilingStatus.SeventhProvisio139': 'filled' },
  },
  {
    name: 'a field that comes late',
    content: { FilingStatus: { SeventhProvisio139: 'Y' }, ...named('Asha') },
    body: `<div id="late"></div><label for="${P}.SeventhProvisio139">Q</label><select id="${P}.SeventhProvisio139" onchange="setTimeout(() => { document.getElementById('late').innerHTML = window.lateField; }, 600)"><option value="">Select</option><option value="Y">Yes</option></select><script>window.lateField = ${JSON.stringify(field(first, 'First name')).replaceAll('<', '\\u003c')};</script>`,
    holds: [value(first, 'Asha')],
    statuses: nameFilled,
  },
  {
    name: 'panels of which only one stays open, each with a wanted field',
    content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' } } },
    body: [
      ['First name', first],
      ['Last name', `${P}.AssesseeName.SurNameOrOrgName`],
    ]
      .map(([label, id]) => `<details name="one"><summary>${label}</summary>${field(id!, label!)}</details>`)
      .join(''),
    holds: [value(first, 'Asha'), value(`${P}.AssesseeName.SurNameOrOrgName`, 'Rao')],
    statuses: { ...nameFilled, 'PersonalInfo.AssesseeName.SurNameOrOrgName': 'filled' },
  },
  {
    name: 'a value thrown away a moment later, when others have been typed',
    content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' } } },
    body: `${field(first, 'First name', `onchange="setTimeout(() => { this.value = ''; }, 0)"`)}${field(`${P}.AssesseeName.SurNameOrOrgName`, 'Last name')}`,
    holds: [value(first, ''), value(`${P}.AssesseeName.SurNameOrOrgName`, 'Rao')],
    statuses: {
      'PersonalInfo.AssesseeName.FirstName': 'needs-you',
      'PersonalInfo.AssesseeName.SurNameOrOrgName': 'filled',
    },
  },
  {
    name: 'a page that draws its fields anew at every change',
    content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' } } },
    body: `<div id="box"></div><script>const kept = {}; const draw = () => { const box = document.getElementById('box'); box.innerHTML = ${JSON.stringify(field(first, 'First name') + field(`${P}.AssesseeName.SurNameOrOrgName`, 'Last name')).replaceAll('<', '\\u003c')}; for (const i of box.querySelectorAll('input')) { i.value = kept[i.id] ?? ''; i.addEventListener('change', () => { kept[i.id] = i.value; setTimeout(draw, 0); }); } }; draw();</script>`,
    holds: [value(first, 'Asha'), value(`${P}.AssesseeName.SurNameOrOrgName`, 'Rao')],
    statuses: { ...nameFilled, 'PersonalInfo.AssesseeName.SurNameOrOrgName': 'filled' },
  },
  {
    name: 'a later answer that empties an earlier one: filled again or reported',
    content: { FilingStatus: { SeventhProvisio139: 'Y' }, PersonalInfo: { EmployerCategory: 'PSU' } },
    body: `<select id="${P}.EmployerCategory"><option value="">Select</option><option value="PSU">Public sector</option></select><select id="${P}.SeventhProvisio139" onchange="document.getElementById('${P}.EmployerCategory').value = ''"><option value="">Select</option><option value="Y">Yes</option></select>`,
    holds: [value(`${P}.EmployerCategory`, 'PSU'), value(`${P}.SeventhProvisio139`, 'Y')],
    statuses: { 'FilingStatus.SeventhProvisio139': 'filled' },
  },
  {
    name: 'a frame with the same fields',
    content: named('Asha'),
    body: `<iframe srcdoc='<input id="${first}">'></iframe>`,
    holds: [`document.querySelector('iframe').contentDocument.querySelector('input')?.value === ''`],
    statuses: nameAbsent,
  },
  {
    name: "the page's own total",
    section: 'gross_total_income',
    content: { ITR1_IncomeDeductions: { IncomeFromSal: 500000 } },
    body: field('Gross_Total_Income.IncomeFromSal', 'Total', 'value="4,99,999"'),
    holds: [value('Gross_Total_Income.IncomeFromSal', '4,99,999')],
    statuses: { 'ITR1_IncomeDeductions.IncomeFromSal': 'different' },
  },
  {
    name: "another deductor's row already on the page",
    section: 'tax_paid',
    content: salaryTds,
    body: `<h3>TDS</h3><div class="row-item">${field(`${T}.0.EmployerOrDeductorOrCollectDetl.TAN`, 'TAN', 'value="MUMB54321C"')}</div>`,
    holds: [value(`${T}.0.EmployerOrDeductorOrCollectDetl.TAN`, 'MUMB54321C')],
    statuses: { ...noRow, 'TDSonSalaries.TDSonSalary.page-1': 'different' },
  },
  {
    name: 'rows on the page in another order',
    section: 'tax_paid',
    content: {
      TDSonSalaries: {
        TDSonSalary: [
          tan,
          {
            EmployerOrDeductorOrCollectDetl: { TAN: 'MUMB54321C', EmployerOrDeductorOrCollecterName: 'Mill' },
          },
        ],
      },
    },
    body: ['MUMB54321C', 'DELA12345B']
      .map(
        (t, i) =>
          `<div class="row-item">${field(`${T}.${i}.EmployerOrDeductorOrCollectDetl.TAN`, 'TAN', `value="${t}"`)}${field(`${T}.${i}.EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName`, 'Name')}</div>`,
      )
      .join(''),
    holds: [
      value(`${T}.0.EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName`, 'Mill'),
      value(`${T}.1.EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName`, 'Bank'),
    ],
    statuses: {
      'TDSonSalaries.TDSonSalary.0.EmployerOrDeductorOrCollectDetl.TAN': 'right',
      'TDSonSalaries.TDSonSalary.1.EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName':
        'filled',
    },
  },
  {
    name: 'a sign-out question that comes up half way',
    content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' } } },
    body: `${field(first, 'First name', `onchange="document.body.insertAdjacentHTML('beforeend', '<div role=dialog style=height:90px>Are you sure you want to Logout? <button>Yes</button><button>No</button></div>')"`)}${field(`${P}.AssesseeName.SurNameOrOrgName`, 'Last name')}`,
    holds: [value(`${P}.AssesseeName.SurNameOrOrgName`, ''), 'window.pressed.length === 0'],
    statuses: { 'PersonalInfo.AssesseeName.SurNameOrOrgName': 'needs-you' },
    halted: 'The portal asks about signing out',
  },
  {
    name: 'a page that turns into another section half way',
    content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' } } },
    body: `${field(first, 'First name', `onchange="location.hash = location.hash.replace('personal_information', 'tax_paid')"`)}${field(`${P}.AssesseeName.SurNameOrOrgName`, 'Last name')}`,
    holds: [value(`${P}.AssesseeName.SurNameOrOrgName`, '')],
    statuses: { 'PersonalInfo.AssesseeName.SurNameOrOrgName': 'needs-you' },
    halted: 'The section on the page has changed',
  },
  {
    name: 'a session that has ended before the fill',
    content: named('Asha'),
    body: `${field(first, 'First name')}<div role="dialog" style="height:60px">Your session has expired. Please log in again.</div>`,
    holds: [value(first, '')],
    statuses: {},
    refused: 'The portal session has ended',
  },
  {
    name: 'a notice over the page',
    content: named('Asha'),
    body: `${field(first, 'First name')}<div role="dialog" style="height:60px">Please note <button>Continue</button></div>`,
    holds: [value(first, ''), 'window.pressed.length === 0'],
    statuses: {},
    refused: 'A message is open on the page: read and close it first',
  },
  {
    name: 'controls of the Material before its present classes',
    content: { PersonalInfo: { EmployerCategory: 'PSU' }, FilingStatus: { SeventhProvisio139: 'Y' } },
    body: `<mat-form-field><mat-select id="${P}.EmployerCategory" role="listbox" style="display:block;width:200px;height:24px"><div class="mat-select-trigger" style="height:24px"><span class="mat-select-placeholder">Select</span></div></mat-select></mat-form-field>
      <mat-radio-group style="display:block">${['Y', 'N'].map((c) => `<mat-radio-button id="${P}.SeventhProvisio139.${c}" class="mat-radio-button"><label class="mat-radio-label"><input type="radio" name="q" style="opacity:0" value="${c}"><span class="mat-radio-label-content">${c === 'Y' ? 'Yes' : 'No'}</span></label></mat-radio-button>`).join('')}</mat-radio-group>
      <script>const s = document.querySelector('mat-select');
        s.querySelector('.mat-select-trigger').addEventListener('click', () => { s.setAttribute('aria-owns', 'old-panel'); s.setAttribute('aria-expanded', 'true');
          document.body.insertAdjacentHTML('beforeend', '<div class="cdk-overlay-container"><div id="old-panel"><mat-option role="option"><span class="mat-option-text">Government</span></mat-option><mat-option role="option" data-psu><span class="mat-option-text">PSU</span></mat-option></div></div>');
          for (const o of document.querySelectorAll('mat-option')) o.addEventListener('click', () => { s.querySelector('.mat-select-trigger').innerHTML = '<span class="mat-select-value-text">' + o.textContent + '</span>'; s.setAttribute('aria-expanded', 'false'); document.querySelector('.cdk-overlay-container').remove(); }); });
        for (const i of document.querySelectorAll('input[type=radio]')) i.addEventListener('change', () => { for (const b of document.querySelectorAll('mat-radio-button')) b.classList.toggle('mat-radio-checked', b.contains(i)); });</script>`,
    holds: [
      `document.querySelector('.mat-select-value-text').textContent === 'PSU'`,
      `document.querySelector('.mat-radio-checked').id.endsWith('.Y')`,
    ],
    statuses: { 'PersonalInfo.EmployerCategory': 'filled', 'FilingStatus.SeventhProvisio139': 'filled' },
  },
  {
    name: 'a script of the page that forges orders',
    content: { TDSonOthThanSals: tds([]) },
    section: 'tax_paid',
    body: `${field(first, 'First name')}<script>for (const type of ['fill', 'look', 'karsetu-panel']) { window.postMessage({ type, plan: {}, overwrite: {} }, '*'); document.dispatchEvent(new CustomEvent(type, { detail: { type } })); } window.connectable = typeof chrome !== 'undefined' && chrome.runtime?.sendMessage !== undefined;</script>`,
    holds: [
      'window.connectable === false',
      `document.documentElement.outerHTML.includes('ABCPE1234F') === true`,
    ],
    statuses: {},
  },
];
