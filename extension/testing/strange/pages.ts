/**
 * Pages no one here has seen, in the words of the notified forms and with habits of real portals: each is drawn by a small script of its
 * own and keeps its own model. Nothing here is read from the filler's tables. `data-t` names the place of a box in the file: the
 * oracle, which the filler does not read.
 */

export interface Strange {
  name: string;
  form: 'itr1' | 'itr2' | 'itr3' | 'itr4' | 'itr5' | 'itr6' | 'itr7';
  section: string;
  /** The title of the page. */
  title: string;
  content: Record<string, unknown>;
  /** The page below its title. Scripts may use `box`, `list` and `saved` of the frame. */
  body: string;
  /** Paths that must be filled at last; the rest may be left with a reason. */
  must?: readonly string[];
  /** Paths that no page of this kind can take: they must be left with a reason. */
  left?: readonly string[];
  /** Paths that the page itself changes afterwards: to be reported. */
  changes?: readonly string[];
  /** Keys of a record that the page sets itself: none of them may be reported as right. */
  sets?: readonly string[];
  /** Records that the page must hold at least. */
  records?: number;
  /** Milliseconds the page is watched after each press, where it changes things late. */
  rest?: number;
  /** Filled on its own: it renders only what is visible, which only the front tab does, or changes while it is filled. */
  alone?: true;
}

const esc = (t: string) => t.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
let n = 0;
/** A line with its caption. `t`: the place in the file. */
export const line = (caption: string, t: string, attributes = '') => {
  n += 1;
  return `<div class="row"><div class="col"><label for="x${n}">${esc(caption)}</label></div><div class="col"><input id="x${n}" data-t="${t}" ${attributes}></div></div>`;
};
export const pick = (caption: string, t: string, options: readonly string[], attributes = '') => {
  n += 1;
  return `<div class="row"><div class="col"><label for="x${n}">${esc(caption)}</label></div><div class="col"><select id="x${n}" data-t="${t}" ${attributes}><option value="">Select</option>${options
    .map((o) => {
      const [value, words] = o.split('=');
      return `<option value="${value}">${esc(words ?? value!)}</option>`;
    })
    .join('')}</select></div></div>`;
};
export const card = (heading: string, inside: string) =>
  `<section class="card"><h3>${esc(heading)}</h3>${inside}</section>`;

const FP = 'ScheduleBP.FinanclPartclrOfBusiness';
const AL = 'ScheduleAL.MovableAsset';
const I1 = 'ITR1_IncomeDeductions';
const A = 'PersonalInfo.Address';
const D = 'EmployerOrDeductorOrCollectDetl';

export const tds2 = (rows: readonly (readonly [string, string, string, number, number])[]) => ({
  TDSonOthThanSals: {
    TDSonOthThanSal: rows.map(([TAN, name, section, gross, tax]) => ({
      [D]: { TAN, EmployerOrDeductorOrCollecterName: name },
      TDSSection: section,
      AmtForTaxDeduct: gross,
      DeductedYr: '2025',
      TotTDSOnAmtPaid: tax,
      ClaimOutOfTotTDSOnAmtPaid: tax,
    })),
  },
});
export const bank = (rows: readonly (readonly [string, string, string, string])[]) => ({
  Refund: {
    BankAccountDtls: {
      AddtnlBankDetails: rows.map(([IFSCCode, BankName, BankAccountNo, AccountType]) => ({
        IFSCCode,
        BankName,
        BankAccountNo,
        AccountType,
      })),
    },
  },
});
export const bankPath = 'Refund.BankAccountDtls.AddtnlBankDetails';
export const tdsPath = 'TDSonOthThanSals.TDSonOthThanSal';
export const bankHeading =
  'Details of all Bank Accounts held in India at any time during the previous year (excluding dormant accounts)';
export const tdsHeading =
  'Details of Tax Deducted at Source from Income Other than Salary [As per Form 16A issued by Deductor(s)]';

export const tdsBoxes = [
  [`${D}.TAN`, 'Tax Deduction Account Number (TAN) of the Deductor', 'TAN'],
  [`${D}.EmployerOrDeductorOrCollecterName`, 'Name of the Deductor', 'Name'],
  [
    'TDSSection',
    'Section under which TDS is deducted',
    'Section',
    '94A=194A Interest other than interest on securities|94J-B=194J(b) Fees for professional services|4-IB=194-I(b) Rent on land or building',
  ],
  ['AmtForTaxDeduct', 'Gross payment / receipt which is subject to tax deduction', 'Gross'],
  ['DeductedYr', 'Year of tax deduction', '', '2025=2025-26|2024=2024-25'],
  ['TotTDSOnAmtPaid', 'Tax deducted', 'Tax deducted'],
  ['ClaimOutOfTotTDSOnAmtPaid', 'TDS credit out of (5) claimed this year', 'Claimed'],
];
export const bankBoxes = [
  ['IFSCCode', 'IFS Code of the bank', 'IFSC'],
  ['BankName', 'Name of the Bank', 'Bank'],
  ['BankAccountNo', 'Account Number', 'Account'],
  ['AccountType', 'Type of Account', 'Type', 'SB=Savings Account|CA=Current Account|CC=Cash Credit Account'],
];

export const list = (path: string, boxes: unknown, options = '') =>
  `<div class="list" id="l"></div><script>list(document.getElementById('l'), ${JSON.stringify(path)}, ${JSON.stringify(boxes)}, {${options}});</script>`;

export const strange: readonly Strange[] = [
  {
    name: 'financial particulars in a numbered table beside last year’s figures',
    form: 'itr4',
    section: 'disclosures_and_exempt_income',
    title: 'Disclosures and Exempt Income',
    content: {
      ScheduleBP: {
        FinanclPartclrOfBusiness: {
          PartnerMemberOwnCapital: 125000,
          SecuredLoans: 80000,
          SundryCreditors: 43210,
          Inventories: 98765,
          SundryDebtors: 55555,
          CashInHand: 12345,
        },
      },
    },
    body: card(
      'FINANCIAL PARTICULARS OF THE BUSINESS (as on 31st March 2026)',
      `<table><thead><tr><th>Sl.</th><th>Particulars</th><th>As on 31.03.2026 (₹)</th><th>As on 31.03.2025 (₹)</th></tr></thead><tbody>${[
        ['E11', 'Partners/ Members own capital', 'PartnerMemberOwnCapital'],
        ['E12', 'Secured loans', 'SecuredLoans'],
        ['E15', 'Sundry creditors', 'SundryCreditors'],
        ['E20', 'Inventories', 'Inventories'],
        ['E21', 'Sundry debtors', 'SundryDebtors'],
        ['E23', 'Cash-in-hand', 'CashInHand'],
      ]
        .map(
          ([no, words, leaf]) =>
            `<tr><td>${no}</td><td>${words}</td><td><input data-t="${FP}.${leaf}"></td><td><input data-o></td></tr>`,
        )
        .join('')}</tbody></table>`,
    ),
  },
  {
    name: 'amounts asked for in lakhs',
    form: 'itr2',
    section: 'schedule_al',
    title: 'Schedule AL - Assets and Liabilities at the end of the year',
    content: {
      ScheduleAL: {
        MovableAsset: { DepositsInBank: 5400000, SharesAndSecurities: 7700000, CashInHand: 125000 },
      },
    },
    body: `<p>All amounts are to be entered in ₹ lakh</p>${card(
      'B. Details of movable assets',
      line('(a) Deposits in bank (including balance in any account) (₹ in lakh)', '', 'data-o') +
        line('(b) Shares and securities (in lakhs)', '', 'data-o') +
        line('(f) Cash in hand (Rs. in thousands)', '', 'data-o'),
    )}`,
  },
  {
    name: 'Hindi captions with the English ones in small letters',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        AssesseeName: { FirstName: 'Asha', MiddleName: 'Kumari', SurNameOrOrgName: 'Rao' },
        Address: {
          ResidenceNo: '12B',
          CityOrTownOrDistrict: 'Mysuru',
          PinCode: 570001,
          MobileNo: 9876543210,
        },
      },
    },
    body:
      card(
        'सामान्य जानकारी',
        line('पहला नाम', 'PersonalInfo.AssesseeName.FirstName') +
          line('मध्य नाम', 'PersonalInfo.AssesseeName.MiddleName') +
          line('अंतिम नाम', 'PersonalInfo.AssesseeName.SurNameOrOrgName'),
      ) +
      card(
        'पता / Address',
        line('फ्लैट/दरवाजा/ब्लॉक नं. / Flat/ Door/ Block No.', `${A}.ResidenceNo`) +
          line('शहर / Town/City/District', `${A}.CityOrTownOrDistrict`) +
          line('पिन कोड / PIN Code', `${A}.PinCode`) +
          line('पिता का नाम', '', 'data-o'),
      ),
  },
  {
    name: 'the address of a tenant, of an agent and of the employer under the same captions',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        Address: {
          ResidenceNo: '12B',
          LocalityOrArea: 'Jayanagar',
          CityOrTownOrDistrict: 'Bengaluru',
          PinCode: 560041,
          MobileNo: 9876543210,
          EmailAddress: 'asha@example.in',
        },
      },
    },
    body:
      ['Details of Tax Return Preparer', 'Address of employer', "Representative assessee's details"]
        .map((h) =>
          card(
            h,
            line('Flat/ Door/ Block No.', '', 'data-o') +
              line('Area/Locality', '', 'data-o') +
              line('Town/City/District', '', 'data-o') +
              line('PIN Code', '', 'data-o') +
              line('Mobile No.', '', 'data-o'),
          ),
        )
        .join('') +
      card('Contact of spouse', line('Email ID', '', 'data-o') + line('Mobile No.', '', 'data-o')),
  },
  {
    name: 'boxes with nothing but placeholders, and a help text under each',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        AssesseeName: { FirstName: 'Asha', SurNameOrOrgName: 'Rao' },
        DOB: '1985-06-05',
        AadhaarCardNo: '499118665246',
      },
    },
    body: card(
      'Part A General Information',
      [
        ['First Name', 'PersonalInfo.AssesseeName.FirstName', 'As in PAN'],
        [
          'Last Name',
          'PersonalInfo.AssesseeName.SurNameOrOrgName',
          'As in PAN. Do not enter the First Name here',
        ],
        ['Date of Birth (DD/MM/YYYY)', 'PersonalInfo.DOB', 'Date of Formation for others'],
      ]
        .map(
          ([p, t, help]) =>
            `<div class="field"><input placeholder="${p}" data-t="${t}"><small>${help}</small></div>`,
        )
        .join('') +
        `<div class="field"><span>Aadhaar Number (12 digit) <sup>*</sup></span><input maxlength="4" data-o><input maxlength="4" data-o><input maxlength="4" data-o></div>`,
    ),
  },
  {
    name: 'a mobile number behind a box for the country code, a landline in two boxes',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: { Address: { MobileNo: 9876543210, EmailAddress: 'asha@example.in', PinCode: 560041 } },
    },
    body: card(
      'Contact Details',
      `<div class="field"><label>Mobile No. *</label><input maxlength="5" value="+91" data-o><input maxlength="10" data-t="${A}.MobileNo" data-may></div>
       <div class="field"><label>Residential/Office Phone Number with STD code</label><input maxlength="5" data-o><input maxlength="8" data-o></div>` +
        line('Email ID of spouse', '', 'data-o') +
        line('Primary Email ID of the taxpayer', `${A}.EmailAddress`),
    ),
  },
  {
    name: 'a pincode that looks up the town and overwrites it half a second later',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        Address: { CityOrTownOrDistrict: 'Bengaluru', LocalityOrArea: 'Jayanagar', PinCode: 560041 },
      },
    },
    body:
      card(
        'Primary Address',
        line('Town/City/District', `${A}.CityOrTownOrDistrict`, 'class="town"') +
          line('Area/Locality', `${A}.LocalityOrArea`) +
          line('PIN Code', `${A}.PinCode`, 'class="pin" maxlength="6"'),
      ) +
      `<script>const pin=document.querySelector('.pin');pin.addEventListener('blur',()=>{if(pin.value.length===6)setTimeout(()=>{document.querySelector('.town').value='BANGALORE SOUTH';},600);});</script>`,
    changes: [`${A}.CityOrTownOrDistrict`],
  },
  {
    name: 'amounts with a mask that allows seven digits and cuts the rest in silence',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: { [I1]: { Salary: 123456789, PerquisitesValue: 45000, ProfitsInSalary: 1 } },
    body:
      card(
        'B1 Income from Salary / Pension',
        line('(ia) Salary as per section 17(1)', `${I1}.Salary`, 'class="m"') +
          line('(ib) Value of perquisites as per section 17(2)', `${I1}.PerquisitesValue`, 'class="m"') +
          line('(ic) Profit in lieu of salary as per section 17(3)', `${I1}.ProfitsInSalary`, 'class="m"'),
      ) +
      `<script>for(const e of document.querySelectorAll('.m'))e.addEventListener('input',()=>{const d=e.value.replace(/\\D/g,'').slice(0,7);e.value=d?Number(d).toLocaleString('en-IN'):'';});</script>`,
    left: [`${I1}.Salary`],
  },
  {
    name: 'a page that draws every box again after each blur, as React does with changing keys',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: {
      [I1]: { Salary: 900000, PerquisitesValue: 45000, ProfitsInSalary: 1200, ProfessionalTaxUs16iii: 2500 },
    },
    body: `<div id="app"></div><script>
      const model = {}; const rows = [['${I1}.Salary','(ia) Salary as per section 17(1)'],['${I1}.PerquisitesValue','(ib) Value of perquisites as per section 17(2)'],['${I1}.ProfitsInSalary','(ic) Profit in lieu of salary as per section 17(3)'],['gross','(i) Gross Salary (ia + ib + ic)'],['${I1}.ProfessionalTaxUs16iii','(ivc) Professional tax u/s 16(iii)']];
      function draw() {
        document.getElementById('app').innerHTML = '<section><h3>B1 Income from Salary / Pension</h3>' + rows.map(([k, c]) => '<div><span>' + c + '</span> <input ' + (k === 'gross' ? 'readonly data-c' : 'data-t="' + k + '"') + ' value="' + (k === 'gross' ? Object.values(model).reduce((a, b) => a + Number(b), 0).toLocaleString('en-IN') : model[k] ? Number(model[k]).toLocaleString('en-IN') + '.00' : '') + '"></div>').join('') + '</section>';
        for (const e of document.querySelectorAll('[data-t]')) { e.addEventListener('input', () => { model[e.dataset.t] = e.value.replace(/[,]|\\.00$/g, ''); }); e.addEventListener('blur', () => setTimeout(draw, 30)); }
      }
      draw();</script>`,
    must: [`${I1}.Salary`, `${I1}.ProfessionalTaxUs16iii`],
  },
  {
    name: 'the figures of Form 16 shown in boxes of their own beside the editable ones',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: { [I1]: { Salary: 900000, PerquisitesValue: 45000, ProfitsInSalary: 1200 } },
    body: card(
      'B1 Income from Salary / Pension',
      `<table><thead><tr><th>Particulars</th><th>As per AIS / Form 16</th><th>As declared by you</th></tr></thead><tbody>${[
        ['(ia) Salary as per section 17(1)', 'Salary'],
        ['(ib) Value of perquisites as per section 17(2)', 'PerquisitesValue'],
        ['(ic) Profit in lieu of salary as per section 17(3)', 'ProfitsInSalary'],
      ]
        .map(
          ([c, t]) =>
            `<tr><td>${c}</td><td><input disabled value="8,88,888" data-c></td><td><input data-t="${I1}.${t}"></td></tr>`,
        )
        .join('')}</tbody></table>`,
    ),
    must: [`${I1}.Salary`],
  },
  {
    name: 'husband and wife side by side: the same captions in two columns',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: { [I1]: { Salary: 900000, PerquisitesValue: 45000 } },
    body: `<div><h3>B1 Income from Salary / Pension</h3><table><thead><tr><th></th><th>Self</th><th>Spouse</th></tr></thead><tbody>
      <tr><th>(ia) Salary as per section 17(1)</th><td><input data-t="${I1}.Salary" data-may></td><td><input data-o></td></tr>
      <tr><th>(ib) Value of perquisites as per section 17(2)</th><td><input data-t="${I1}.PerquisitesValue" data-may></td><td><input data-o></td></tr></tbody></table></div>`,
  },
  {
    name: 'TDS as text, one deductor under two sections, sorted by amount, amounts with paise',
    form: 'itr1',
    section: 'tax_paid',
    title: 'Tax Paid',
    content: tds2([
      ['DELA12345B', 'Bank of Delhi', '94A', 50000, 5000],
      ['DELA12345B', 'Bank of Delhi', '94J-B', 90000, 9000],
      ['MUMB54321C', 'Bombay Looms', '94A', 7000, 700],
    ]),
    body: card(
      tdsHeading,
      list(tdsPath, tdsBoxes, 'sort: (a, b) => a.TotTDSOnAmtPaid - b.TotTDSOnAmtPaid, money: 2'),
    ),
    records: 3,
  },
  {
    name: 'bank accounts as text with the number masked but for four digits',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([
      ['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB'],
      ['SBIN0004567', 'State Bank of India', '30012345678', 'SB'],
      ['HDFC0000123', 'HDFC Bank', '50200087654321', 'CA'],
    ]),
    body: card(
      bankHeading,
      list(
        bankPath,
        bankBoxes,
        "mask: 'BankAccountNo', shape: 'dialog', rows: [{ IFSCCode: 'HDFC0000123', BankName: 'HDFC BANK LTD', BankAccountNo: '50100012345678', AccountType: 'SB', _pre: true }]",
      ),
    ),
  },
  {
    name: 'a bank account shown as a card of text, validated, without an edit button',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB']]),
    body: card(
      bankHeading,
      `<div class="acc"><p>HDFC Bank</p><p>Savings Account</p><p>50100012345678</p><p>IFSC: HDFC0000123</p><span>Validated</span></div>${list(bankPath, bankBoxes, "shape: 'entry', quiet: true, words: 'Add Another'")}`,
    ),
    left: [`${bankPath}.0.BankAccountNo`],
  },
  {
    name: 'a dialog whose boxes depend on the first answer, with a save that refuses incomplete records',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([
      ['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB'],
      ['SBIN0004567', 'State Bank of India', '30012345678', 'CA'],
    ]),
    body: card(bankHeading, list(bankPath, bankBoxes, "shape: 'dialog', later: 500, lookup: true")),
    records: 2,
  },
  {
    name: 'open boxes: one record stands there already, one empty, and a third is hidden as a template',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([
      ['HDFC0000123', 'HDFC Bank', '50100012345678', 'SB'],
      ['SBIN0004567', 'State Bank of India', '30012345678', 'CA'],
    ]),
    body: card(
      bankHeading,
      list(
        bankPath,
        bankBoxes,
        "shape: 'open', template: true, rows: [{ IFSCCode: 'ICIC0000789', BankName: 'ICICI', BankAccountNo: '1122334455', AccountType: 'SB', _pre: true }, {}]",
      ),
    ),
    records: 2,
  },
  {
    name: 'words of options that differ, and one that fits two',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: {
        EmployerCategory: 'PESG',
        Address: { StateCode: '07', CountryCode: '91', PinCode: 396230 },
      },
    },
    body:
      card(
        'Part A General Information',
        pick('Nature of employment', 'PersonalInfo.EmployerCategory', [
          '1=Central Government',
          '2=State Government',
          '3=Pensioners',
          '4=Pensioners - Others',
          '5=Not applicable (e.g. Family Pension)',
        ]),
      ) +
      card(
        'Primary Address',
        pick(
          'State',
          `${A}.StateCode`,
          [
            '7=Daman and Diu',
            '8=Dadra & Nagar Haveli',
            '9=Delhi',
            '26=Punjab and Chandigarh',
            '15=Tamil Nadu',
          ],
          'data-words="Dadra & Nagar Haveli"',
        ) +
          pick(
            'Country',
            `${A}.CountryCode`,
            ['91=INDIA (+91)', '246=BRITISH INDIAN OCEAN TERRITORY'],
            'data-words="INDIA (+91)"',
          ),
      ),
    left: ['PersonalInfo.EmployerCategory'],
  },
  {
    name: 'an autocomplete that empties what is not in its list, and one that takes the nearest',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: bank([['HDFC0000123', 'Karur Vysya Bank', '50100012345678', 'SB']]),
    body:
      card(
        bankHeading,
        `<div class="row-item">${line('IFS Code of the bank', `${bankPath}.0.IFSCCode`)}${line('Name of the Bank', `${bankPath}.0.BankName`, 'class="auto" role="combobox" aria-autocomplete="list"')}${line('Account Number', `${bankPath}.0.BankAccountNo`)}${pick('Type of Account', `${bankPath}.0.AccountType`, ['SB=Savings', 'CA=Current'])}</div>`,
      ) +
      `<script>const a=document.querySelector('.auto');a.addEventListener('blur',()=>setTimeout(()=>{a.value = a.value ? 'Karnataka Bank' : '';},400));</script>`,
    left: [`${bankPath}.0.BankName`],
  },
  {
    name: 'boxes in a frame of the same origin and in nested open shadow roots',
    form: 'itr1',
    section: 'gross_total_income',
    title: 'Gross Total Income',
    content: { [I1]: { Salary: 900000, PerquisitesValue: 45000, ProfitsInSalary: 1200 } },
    body:
      card(
        'B1 Income from Salary / Pension',
        `<my-a></my-a><iframe srcdoc='<label for=q>(ic) Profit in lieu of salary as per section 17(3)</label><input id=q data-o>'></iframe>`,
      ) +
      `<script>customElements.define('my-b', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<label for="k">' + this.getAttribute('c') + '</label><input id="k" data-t="' + this.getAttribute('t') + '">'; } });
       customElements.define('my-a', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<my-b c="(ia) Salary as per section 17(1)" t="${I1}.Salary"></my-b><my-b c="(ib) Value of perquisites as per section 17(2)" t="${I1}.PerquisitesValue"></my-b>'; } });</script>`,
    must: [`${I1}.Salary`, `${I1}.PerquisitesValue`],
  },
  {
    name: 'sections that are drawn when scrolled to and dropped when out of sight',
    alone: true,
    form: 'itr2',
    section: 'schedule_al',
    title:
      'Schedule AL - Assets and Liabilities at the end of the year (other than those included in Part A - BS)',
    content: {
      ScheduleAL: {
        MovableAsset: {
          DepositsInBank: 5400000,
          SharesAndSecurities: 7700000,
          InsurancePolicies: 300000,
          LoansAndAdvancesGiven: 90000,
          CashInHand: 125000,
          JewelleryBullionEtc: 810000,
        },
        LiabilityInRelatAssets: 2200000,
      },
    },
    body: `<div id="app"></div><script>
      const model = {};
      const parts = [['B. Details of movable assets', [['DepositsInBank','(a) Deposits in bank (including balance in any account)'],['SharesAndSecurities','(b) Shares and securities'],['InsurancePolicies','(c) Insurance policies']]],['Movable assets (continued)',[['LoansAndAdvancesGiven','(d) Loans and Advances given'],['CashInHand','(e) Cash in hand'],['JewelleryBullionEtc','(i) Jewellery, bullion etc.']]]];
      document.getElementById('app').innerHTML = parts.map(([h], i) => '<section style="min-height:1400px"><h3>' + h + '</h3><div class="b" data-i="' + i + '"></div></section>').join('') + '<section style="min-height:900px"><h3>C. Liability in relation to Assets at (A and B)</h3><div class="b" data-i="2"></div></section>';
      const fields = (i) => i === 2 ? [['ScheduleAL.LiabilityInRelatAssets', 'Liability in relation to Assets at (A and B)']] : parts[i][1].map(([k, c]) => ['${AL}.' + k, c]);
      const seen = new IntersectionObserver((all) => { for (const e of all) { const b = e.target.querySelector('.b'); if (e.isIntersecting && !b.innerHTML) { b.innerHTML = fields(b.dataset.i * 1).map(([k, c]) => '<div><span>' + c + '</span><input data-t="' + k + '" value="' + (model[k] ?? '') + '"></div>').join(''); for (const x of b.querySelectorAll('input')) x.addEventListener('input', () => { model[x.dataset.t] = x.value; }); } else if (!e.isIntersecting) b.innerHTML = ''; } });
      for (const s of document.querySelectorAll('section')) seen.observe(s);
      window.heldExtra = () => model;
    </script>`,
    must: [`${AL}.DepositsInBank`, `${AL}.CashInHand`, 'ScheduleAL.LiabilityInRelatAssets'],
  },
  {
    name: 'yes and no as unlabelled radios after the question, with a question turned round',
    form: 'itr1',
    section: 'personal_information',
    title: 'Personal Information',
    content: {
      PersonalInfo: { SecondaryAdd: 'Y' },
      FilingStatus: { SeventhProvisio139: 'N', AsseseeRepFlg: 'N', OptOutNewTaxRegime: 'Y' },
    },
    body: card(
      'Filing Status',
      `<div class="q"><p>Is the secondary address not the same as the primary address?</p><input type="radio" name="a" data-o> Yes <input type="radio" name="a" data-o> No</div>
       <div class="q"><p>Are you filing return of income under Seventh proviso to section 139(1) but otherwise not required to furnish return of income?</p><label><input type="radio" name="b" data-r="FilingStatus.SeventhProvisio139=Y"> Yes</label> <label><input type="radio" name="b" data-r="FilingStatus.SeventhProvisio139=N"> No</label></div>
       <div class="q"><p>Do you wish to be taxed under the new regime u/s 115BAC(1A)?</p><label><input type="radio" name="c" data-r="FilingStatus.OptOutNewTaxRegime=N"> Yes</label> <label><input type="radio" name="c" data-r="FilingStatus.OptOutNewTaxRegime=Y"> No</label></div>`,
    ),
  },
  {
    name: 'the loans of two sections, each with a form of its own of the same captions',
    form: 'itr1',
    section: 'total_deductions',
    title: 'Total Deductions',
    content: {
      Schedule80E: {
        Schedule80EDtls: [
          {
            LoanTknFrom: 'B',
            BankOrInstnName: 'Canara Bank',
            LoanAccNoOfBankOrInstnRefNo: 'EDU778899',
            DateofLoan: '2020-07-04',
            TotalLoanAmt: 800000,
            LoanOutstndngAmt: 420000,
            Interest80E: 51000,
          },
        ],
      },
    },
    body:
      card(
        '80EE - Interest on loan taken for residential house property',
        list(
          'Schedule80EE.Schedule80EEDtls',
          [
            ['LoanTknFrom', 'Loan taken from', '', 'B=Bank|I=Other than Bank'],
            [
              'BankOrInstnName',
              'Name of the Bank / Institution / Person from which the loan is taken',
              'Bank',
            ],
            ['LoanAccNoOfBankOrInstnRefNo', 'Loan Account number of the Bank/ Institution', 'Loan account'],
            ['DateofLoan', 'Date of sanction of loan', 'Date'],
            ['TotalLoanAmt', 'Total amount of loan', 'Total'],
            ['LoanOutstndngAmt', 'Loan outstanding as on last date of financial year', ''],
            ['x', 'Interest u/s 80EE', 'Interest'],
          ],
          "shape: 'entry'",
        ),
      ) +
      card(
        '80E - Interest on loan taken for higher education',
        `<div id="m"></div><script>list(document.getElementById('m'), 'Schedule80E.Schedule80EDtls', ${JSON.stringify(
          [
            ['LoanTknFrom', 'Loan taken from', '', 'B=Bank|I=Other than Bank'],
            [
              'BankOrInstnName',
              'Name of the Bank / Institution / Person from which the loan is taken',
              'Bank',
            ],
            ['LoanAccNoOfBankOrInstnRefNo', 'Loan Account number of the Bank/ Institution', 'Loan account'],
            ['DateofLoan', 'Date of sanction of loan', 'Date'],
            ['TotalLoanAmt', 'Total amount of loan', 'Total'],
            ['LoanOutstndngAmt', 'Loan outstanding as on last date of financial year', ''],
            ['Interest80E', 'Interest u/s 80E', 'Interest'],
          ],
        )}, { shape: 'entry' });</script>`,
      ),
    records: 1,
  },
  {
    name: 'losses of eight years in a table: year down, kind across',
    form: 'itr2',
    section: 'schedule_cfl',
    title: 'Schedule CFL - Details of Losses to be carried forward to future years',
    content: {
      ScheduleCFL: {
        LossCFFromPrevYrToAY: {
          CarryFwdLossDetail: {
            DateOfFiling: '2025-07-20',
            TotalHPPTILossCF: 11000,
            TotalLTCGPTILossCF: 13000,
          },
        },
        LossCFFromPrev3rdYearFromAY: {
          CarryFwdLossDetail: { DateOfFiling: '2023-07-25', TotalSTCGPTILossCF: 42000 },
        },
      },
    },
    body: card(
      'Details of Losses to be carried forward to future years',
      `<table><thead><tr><th>Sl.No</th><th>Assessment Year</th><th>Date of Filing (DD/MM/YYYY)</th><th>House property loss</th><th>Short-term capital loss</th><th>Long-term capital loss</th></tr></thead><tbody>${[
        ['2023-24', 'LossCFFromPrev3rdYearFromAY'],
        ['2024-25', 'LossCFFromPrev2ndYearFromAY'],
        ['2025-26', 'LossCFFromPrevYrToAY'],
      ]
        .map(
          ([y, k], i) =>
            `<tr><td>${i + 6}</td><td>${y}</td>${['DateOfFiling', 'TotalHPPTILossCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF'].map((f) => `<td><input data-t="ScheduleCFL.${k}.CarryFwdLossDetail.${f}" data-may></td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table>`,
    ),
    must: [
      'ScheduleCFL.LossCFFromPrevYrToAY.CarryFwdLossDetail.DateOfFiling',
      'ScheduleCFL.LossCFFromPrevYrToAY.CarryFwdLossDetail.TotalHPPTILossCF',
      'ScheduleCFL.LossCFFromPrev3rdYearFromAY.CarryFwdLossDetail.TotalSTCGPTILossCF',
    ],
  },
  {
    name: 'tenants and owners of two houses, open boxes within open boxes',
    form: 'itr2',
    section: 'schedule_hp',
    title: 'Schedule HP - Details of Income from House Property',
    content: {
      ScheduleHP: {
        PropertyDetails: [
          {
            AddressDetailWithZipCode: {
              AddrDetail: '4 Lake Road',
              CityOrTownOrDistrict: 'Pune',
              PinCode: 411001,
            },
            TenantDetails: [{ NameofTenant: 'Ravi Iyer', PANofTenant: 'BBBPB2222B' }],
            Rentdetails: { AnnualLetableValue: 240000, LocalTaxes: 8000 },
          },
          {
            AddressDetailWithZipCode: {
              AddrDetail: '9 Hill View',
              CityOrTownOrDistrict: 'Nashik',
              PinCode: 422001,
            },
            Rentdetails: { AnnualLetableValue: 120000, LocalTaxes: 3000 },
          },
        ],
      },
    },
    body: `<div id="houses"></div><button type="button" id="addhouse">+ Add Property</button><script>
      const houses = [{ tenants: [] }];
      const P = 'ScheduleHP.PropertyDetails';
      const cell = (c, o, k, t) => { const d = document.createElement('div'); d.innerHTML = '<label>' + c + '<input value="' + (o[k] ?? '') + '"></label>'; const i = d.querySelector('input'); i.addEventListener('input', () => { o[k] = i.value; }); return d; };
      function draw() {
        const at = document.getElementById('houses'); at.innerHTML = '';
        houses.forEach((h, i) => {
          const s = document.createElement('section'); s.innerHTML = '<h3>Property ' + (i + 1) + '</h3>';
          s.append(cell('Address of property ' + (i + 1), h, 'AddressDetailWithZipCode.AddrDetail'), cell('Town/ City', h, 'AddressDetailWithZipCode.CityOrTownOrDistrict'), cell('PIN Code / ZIP Code', h, 'AddressDetailWithZipCode.PinCode'));
          const t = document.createElement('div'); t.innerHTML = '<h4>Name(s) of Tenant (if let out)</h4>';
          h.tenants.forEach((x) => { const r = document.createElement('div'); r.className = 'tenant'; r.append(cell('Name of Tenant', x, 'NameofTenant'), cell('PAN of Tenant(s)', x, 'PANofTenant')); t.append(r); });
          const b = document.createElement('button'); b.type = 'button'; b.textContent = '+ Add Tenant'; b.onclick = () => { h.tenants.push({}); draw(); }; t.append(b);
          s.append(t, cell('a. Gross rent received/ receivable/ letable value during the year', h, 'Rentdetails.AnnualLetableValue'), cell('c. Tax paid to local authorities', h, 'Rentdetails.LocalTaxes'));
          at.append(s);
        });
      }
      document.getElementById('addhouse').onclick = () => { houses.push({ tenants: [] }); draw(); };
      draw();
      saved[P] = houses.map((h) => h);
      window.savedNow = () => ({ [P]: houses.map(({ tenants, ...h }) => h), ...Object.fromEntries(houses.map((h, i) => [P + '.' + i + '.TenantDetails', h.tenants])) });
    </script>`,
  },
];

/** The frame of every page: who is signed in, and helpers that draw a list of records in one of four shapes. */
export function pageOf(page: Strange): string {
  return `<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>body{font:14px sans-serif}.row{display:flex}.col{width:340px}.modal{position:fixed;top:60px;left:60px;width:520px;background:#fff;border:1px solid}</style></head><body>
<header class="user-details">PAN ABCPE1234F</header><script>
  window.pressed = []; window.saved = {};
  addEventListener('click', (e) => { const b = e.target.closest?.('button, a, [role=button]'); if (b && !window.preparer) pressed.push(b.textContent.trim()); }, true);
  addEventListener('submit', () => pressed.push('submit'), true);
  window.list = (at, path, boxes, o = {}) => {
    const rows = saved[path] = o.rows ?? []; const shape = o.shape ?? 'table'; let typed = {}; let open = shape === 'entry'; let serial = 0;
    const words = ([k, , , options], v) => { if (v === undefined || v === '') return ''; if (options) return options.split('|').find((x) => x.startsWith(v + '='))?.split('=')[1] ?? v; if (o.mask === k) return 'X'.repeat(v.length - 4) + v.slice(-4); if (/Amt|Tax|Tot|Claim/.test(k) && o.money) return '₹ ' + Number(v).toLocaleString('en-IN', { minimumFractionDigits: o.money }); return v; };
    const control = (b, to, i) => { const [k, c, , options] = b; const d = document.createElement('div'); d.className = 'row'; const id = 'f' + (++serial) + Math.random().toString(36).slice(2); d.innerHTML = '<label class="col" for="' + id + '">' + c + '</label>' + (options ? '<select id="' + id + '"><option value="">Select</option>' + options.split('|').map((x) => '<option value="' + x.split('=')[0] + '">' + x.split('=')[1] + '</option>').join('') + '</select>' : '<input id="' + id + '">'); const e = d.querySelector('input, select'); e.value = to[k] ?? ''; e.dataset.row = '1'; e.addEventListener(options ? 'change' : 'input', () => { to[k] = e.value.trim(); }); if (o.lookup && k === 'IFSCCode') e.addEventListener('blur', () => setTimeout(() => { const n = at.querySelectorAll('.entry input')[1]; if (n && !n.value) { n.value = 'LOOKED UP BANK'; to.BankName = n.value; } }, 250)); return d; };
    const draw = () => {
      at.innerHTML = '';
      if (shape === 'open') { rows.forEach((r, i) => { const g = document.createElement('div'); g.className = 'row-item'; g.append(...boxes.map((b) => control(b, r, i))); const x = document.createElement('button'); x.type = 'button'; x.textContent = 'Delete'; g.append(x); at.append(g); });
        if (o.template) { const g = document.createElement('div'); g.className = 'row-item'; g.style.display = 'none'; g.append(...boxes.map((b) => control(b, {}, 9))); at.append(g); }
        const a = document.createElement('button'); a.type = 'button'; a.textContent = 'Add Another'; a.onclick = () => { rows.push({}); draw(); }; at.append(a); return; }
      const shown = boxes.filter((b) => b[2]);
      if (!o.quiet || rows.length) { const t = document.createElement('table'); const all = o.sort ? [...rows].sort(o.sort) : rows; t.innerHTML = '<thead><tr><th>#</th>' + shown.map((b) => '<th>' + b[2] + '</th>').join('') + '<th></th></tr></thead><tbody>' + all.map((r, i) => '<tr><td>' + (i + 1) + '</td>' + shown.map((b) => '<td>' + words(b, r[b[0]]) + '</td>').join('') + '<td><button type="button">Edit</button><button type="button">Delete</button></td></tr>').join('') + '</tbody>'; at.append(t); }
      if (shape !== 'entry') { const a = document.createElement('button'); a.type = 'button'; a.textContent = o.words ?? '+ Add Details'; a.onclick = () => { open = true; typed = {}; draw(); }; at.append(a); }
      if (!open) return;
      const f = document.createElement('div'); f.className = shape === 'dialog' ? 'modal entry' : 'entry'; if (shape === 'dialog') { f.setAttribute('role', 'dialog'); f.innerHTML = '<h4>Add Details</h4>'; }
      const put = () => f.insertBefore ? boxes.forEach((b, i) => f.insertBefore(control(b, typed, i), save)) : 0;
      const save = document.createElement('button'); save.type = 'button'; save.className = 'keep'; save.textContent = shape === 'entry' ? (o.words ?? 'Add') : 'Save'; save.onclick = () => { if (Object.keys(typed).length === 0) return; rows.push({ ...typed }); typed = {}; open = shape === 'entry'; draw(); };
      f.append(save); at.append(f);
      if (o.later) { f.insertBefore(control(boxes[0], typed, 0), save); setTimeout(() => boxes.slice(1).forEach((b, i) => f.insertBefore(control(b, typed, i), save)), o.later); } else put();
    };
    draw();
  };
</script><main><h1>${page.title}</h1>${page.body}<button type="button">Confirm</button></main></body></html>`;
}
