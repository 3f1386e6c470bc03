/**
 * Pages as the notified forms print them: captions with their numbering and formulas, headings and drop-down words of Form
 * ITR-1 (Sahaj) and ITR-4 (Sugam) for AY 2026-27, written down from the forms and the department's offline utility. Nothing
 * here is read from the filler's own tables: what it must recognise stands here in the department's words.
 */

/** One box of a page. `path` says where its value is in the file: the oracle, never shown on the page in caption mode. */
export interface Box {
  path: string;
  caption: string;
  kind: 'text' | 'amount' | 'date' | 'choice' | 'radio' | 'flag' | 'pan' | 'tan' | 'number';
  /** Words of the drop-down by the code of the file. */
  options?: Readonly<Record<string, string>>;
  /** Worked out by the page: shown read-only. */
  computed?: boolean;
}

/** A list of records; `path` is that of the array. */
export interface List {
  path: string;
  heading: string;
  boxes: readonly Box[];
  /** Columns of the text table, by the last part of the path; the others are not shown. */
  columns: readonly string[];
  /** Column headings where they are shorter than the captions. */
  heads?: Readonly<Record<string, string>>;
}

export interface Block {
  heading: string;
  boxes?: readonly Box[];
  list?: List;
}

export interface PageForm {
  form: 'itr1' | 'itr2' | 'itr3' | 'itr4' | 'itr5' | 'itr6' | 'itr7';
  section: string;
  title: string;
  blocks: readonly Block[];
}

const yesNo = { Y: 'Yes', N: 'No' };
const stateNames =
  '01-Andaman and Nicobar islands|02-Andhra Pradesh|03-Arunachal Pradesh|04-Assam|05-Bihar|06-Chandigarh|07-THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU|09-Delhi|10-Goa|11-Gujarat|12-Haryana|13-Himachal Pradesh|14-Jammu and Kashmir|15-Karnataka|16-Kerala|17-Lakshadweep|18-Madhya Pradesh|19-Maharashtra|20-Manipur|21-Meghalaya|22-Mizoram|23-Nagaland|24-Odisha|25-Puducherry|26-Punjab|27-Rajasthan|28-Sikkim|29-Tamil Nadu|30-Tripura|31-Uttar Pradesh|32-West Bengal|33-Chhattisgarh|34-Uttarakhand|35-Jharkhand|36-Telangana|37-Ladakh|99-Foreign';
const states = Object.fromEntries(stateNames.split('|').map((words) => [words.slice(0, 2), words]));
const years = { 2025: '2025-26', 2024: '2024-25', 2023: '2023-24' };
const sections = {
  '94A': '194A - Interest other than Interest on securities',
  '94J-B': '194J(b) - Fee for professional service or royalty etc.',
  '4-IB': '194I(b) - Rent on land, building or furniture',
};

export const text = (path: string, caption: string): Box => ({ path, caption, kind: 'text' });
export const amount = (path: string, caption: string): Box => ({ path, caption, kind: 'amount' });
export const computed = (path: string, caption: string): Box => ({
  path,
  caption,
  kind: 'amount',
  computed: true,
});
export const flag = (path: string, caption: string): Box => ({ path, caption, kind: 'flag' });
export const date = (path: string, caption: string): Box => ({ path, caption, kind: 'date' });
export const choice = (path: string, caption: string, options: Readonly<Record<string, string>>): Box => ({
  path,
  caption,
  kind: 'choice',
  options,
});
export const radio = (
  path: string,
  caption: string,
  options: Readonly<Record<string, string>> = yesNo,
): Box => ({
  path,
  caption,
  kind: 'radio',
  options,
});

const address = (path: string): Box[] => [
  text(`${path}.ResidenceNo`, 'Flat/ Door/ Block No.'),
  text(`${path}.ResidenceName`, 'Name of Premises/Building/Village'),
  text(`${path}.RoadOrStreet`, 'Road / Street/ Post Office'),
  text(`${path}.LocalityOrArea`, 'Area/Locality'),
  text(`${path}.CityOrTownOrDistrict`, 'Town/City/District'),
  choice(`${path}.StateCode`, 'State', states),
  text(`${path}.PinCode`, 'PIN Code'),
];

const personal: PageForm = {
  form: 'itr1',
  section: 'personal_information',
  title: 'Personal Information',
  blocks: [
    {
      heading: 'PART A GENERAL INFORMATION',
      boxes: [
        text('PersonalInfo.AssesseeName.FirstName', '(A1) First Name'),
        text('PersonalInfo.AssesseeName.MiddleName', '(A2) Middle Name'),
        text('PersonalInfo.AssesseeName.SurNameOrOrgName', '(A3) Last Name'),
        date('PersonalInfo.DOB', '(A5) Date of Birth (DD/MM/YYYY)'),
        text('PersonalInfo.AadhaarCardNo', '(A6) Aadhaar Number (12 digit)'),
        choice('PersonalInfo.EmployerCategory', 'Nature of employment', {
          CGOV: 'Central Govt.',
          SGOV: 'State Govt.',
          PSU: 'Public Sector Undertaking',
          PE: 'Pensioners-CG',
          PESG: 'Pensioners-SG',
          OTH: 'Others',
        }),
      ],
    },
    {
      heading: 'Contact Details',
      boxes: [
        text('PersonalInfo.Address.MobileNo', 'Mobile No.'),
        text('PersonalInfo.Address.EmailAddress', 'Primary Email ID of the taxpayer'),
        text('PersonalInfo.Address.EmailAddressSec', 'Secondary Email ID'),
      ],
    },
    { heading: 'Primary Address', boxes: address('PersonalInfo.Address') },
    { heading: 'Secondary Address', boxes: address('PersonalInfo.AlternateAddress') },
    {
      heading: 'Filing Status',
      boxes: [
        radio(
          'FilingStatus.OptOutNewTaxRegime',
          '(A22) Do you wish to exercise the option u/s 115BAC(6) of opting out of new tax regime?',
        ),
        radio('PersonalInfo.SecondaryAdd', 'Is the secondary address same as primary address?'),
        radio(
          'FilingStatus.SeventhProvisio139',
          'Are you filing return of income under Seventh proviso to section 139(1) but otherwise not required to furnish return of income?',
        ),
      ],
    },
    {
      heading:
        'Details of all Bank Accounts held in India at any time during the previous year (excluding dormant accounts)',
      list: {
        path: 'Refund.BankAccountDtls.AddtnlBankDetails',
        heading: 'Bank Account Details',
        boxes: [
          text('IFSCCode', 'IFS Code of the Bank'),
          text('BankName', 'Name of the Bank'),
          text('BankAccountNo', 'Account Number'),
          flag('UseForRefund', 'Select account for refund credit'),
          choice('AccountType', 'Type of account', {
            SB: 'Savings Account',
            CA: 'Current Account',
            CC: 'Cash Credit Account',
          }),
        ],
        columns: ['BankAccountNo', 'BankName', 'IFSCCode'],
      },
    },
  ],
};

const income: PageForm = {
  form: 'itr1',
  section: 'gross_total_income',
  title: 'Gross Total Income',
  blocks: [
    {
      heading: 'B1 Income from Salary / Pension',
      boxes: [
        amount('ITR1_IncomeDeductions.Salary', '(ia) Salary as per section 17(1)'),
        amount('ITR1_IncomeDeductions.PerquisitesValue', '(ib) Value of perquisites as per section 17(2)'),
        amount('ITR1_IncomeDeductions.ProfitsInSalary', '(ic) Profit in lieu of salary as per section 17(3)'),
        computed('ITR1_IncomeDeductions.GrossSalary', '(i) Gross Salary (ia + ib + ic)'),
        computed('ITR1_IncomeDeductions.NetSalary', '(iii) Net Salary (i - ii)'),
        amount('ITR1_IncomeDeductions.EntertainmentAlw16ii', '(ivb) Entertainment allowance u/s 16(ii)'),
        amount('ITR1_IncomeDeductions.ProfessionalTaxUs16iii', '(ivc) Professional tax u/s 16(iii)'),
        computed(
          'ITR1_IncomeDeductions.IncomeFromSal',
          "(v) Income chargeable under the head 'Salaries' (iii - iv)",
        ),
      ],
    },
    {
      heading: '(ii) Less: Allowances to the extent exempt u/s 10',
      list: {
        path: 'ITR1_IncomeDeductions.AllwncExemptUs10.AllwncExemptUs10Dtls',
        heading: 'Allowances to the extent exempt u/s 10',
        boxes: [
          choice('SalNatureDesc', 'Nature of Exempt Allowance', {
            '10(5)': 'Sec 10(5)-Leave Travel concession/assistance',
            '10(10A)': 'Sec 10(10A)-Commuted value of pension received',
            '10(13A)': 'Sec 10(13A)-Allowance to meet expenditure incurred on house rent',
          }),
          amount('SalOthAmount', 'Amount of exempt allowance'),
        ],
        columns: ['SalNatureDesc', 'SalOthAmount'],
      },
    },
    {
      heading: 'B3 Income from Other Sources',
      list: {
        path: 'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc',
        heading: 'Income from Other Sources',
        boxes: [
          choice('OthSrcNatureDesc', 'Nature of Income', {
            SAV: 'Interest from Saving Bank Account',
            IFD: 'Interest from Deposit (Bank/Post Office/Cooperative Society)',
            TAX: 'Interest from Income Tax Refund',
            FAP: 'Family pension',
            DIV: 'Dividend',
            OTH: 'Any Other',
          }),
          amount('OthSrcOthAmount', 'Amount'),
        ],
        columns: ['OthSrcNatureDesc', 'OthSrcOthAmount'],
      },
    },
  ],
};

const deductor = 'EmployerOrDeductorOrCollectDetl';
const paid: PageForm = {
  form: 'itr1',
  section: 'tax_paid',
  title: 'Tax Paid',
  blocks: [
    {
      heading: 'Sch TDS1',
      list: {
        path: 'TDSonSalaries.TDSonSalary',
        heading: 'Details of Tax Deducted at Source from Salary [As per FORM 16 issued by Employer(s)]',
        boxes: [
          {
            path: `${deductor}.TAN`,
            caption: 'Tax Deduction Account Number (TAN) of the Employer',
            kind: 'tan',
          },
          text(`${deductor}.EmployerOrDeductorOrCollecterName`, 'Name of the Employer'),
          amount('IncChrgSal', 'Income chargeable under Salaries'),
          amount('TotalTDSSal', 'Total tax deducted'),
        ],
        columns: ['TAN', 'EmployerOrDeductorOrCollecterName', 'TotalTDSSal'],
        heads: { TAN: 'TAN', EmployerOrDeductorOrCollecterName: 'Employer' },
      },
    },
    {
      heading: 'Sch TDS2',
      list: {
        path: 'TDSonOthThanSals.TDSonOthThanSal',
        heading:
          'Details of Tax Deducted at Source from Income other than Salary [As per Form 16A issued by Deductor(s)]',
        boxes: [
          {
            path: `${deductor}.TAN`,
            caption: 'Tax Deduction Account Number (TAN) of the Deductor',
            kind: 'tan',
          },
          text(`${deductor}.EmployerOrDeductorOrCollecterName`, 'Name of the Deductor'),
          choice('TDSSection', 'Section under which TDS is deducted', sections),
          amount('AmtForTaxDeduct', 'Gross payment/receipt which is subject to tax deduction'),
          choice('DeductedYr', 'Year of tax deduction', years),
          amount('TotTDSOnAmtPaid', 'Tax Deducted'),
          amount('ClaimOutOfTotTDSOnAmtPaid', 'TDS Credit out of (5) claimed this year'),
        ],
        columns: ['TAN', 'EmployerOrDeductorOrCollecterName', 'TotTDSOnAmtPaid'],
        heads: { TAN: 'TAN', EmployerOrDeductorOrCollecterName: 'Deductor' },
      },
    },
    {
      heading: 'Sch IT',
      list: {
        path: 'TaxPayments.TaxPayment',
        heading: 'Details of Advance Tax and Self-Assessment Tax Payments',
        boxes: [
          text('BSRCode', '(1) BSR Code'),
          date('DateDep', '(2) Date of Deposit (DD/MM/YYYY)'),
          { path: 'SrlNoOfChaln', caption: '(3) Serial Number of Challan', kind: 'number' },
          amount('Amt', '(4) Tax paid'),
        ],
        columns: ['BSRCode', 'DateDep', 'SrlNoOfChaln', 'Amt'],
      },
    },
  ],
};

const presumptive: PageForm = {
  form: 'itr4',
  section: 'gross_total_income',
  title: 'Gross Total Income',
  blocks: [
    {
      heading: 'COMPUTATION OF PRESUMPTIVE BUSINESS INCOME UNDER SECTION 44AD',
      boxes: [
        amount('ScheduleBP.PersumptiveInc44AD.GrsTotalTrnOverInCash', 'b. Receipts in Cash'),
        amount('ScheduleBP.PersumptiveInc44AD.GrsTrnOverAnyOthMode', 'c. Any mode other than above'),
        computed('ScheduleBP.PersumptiveInc44AD.GrsTotalTrnOver', 'E1 Gross Turnover or Gross Receipts'),
        amount(
          'ScheduleBP.PersumptiveInc44AD.PersumptiveInc44AD8Per',
          'b. 8% of E1b or the amount claimed to have been earned, whichever is higher',
        ),
        amount(
          'ScheduleBP.PersumptiveInc44AD.TotPersumptiveInc44AD',
          'E2 Presumptive Income under section 44AD',
        ),
      ],
    },
    {
      heading: 'COMPUTATION OF PRESUMPTIVE INCOME FROM PROFESSIONS UNDER SECTION 44ADA',
      boxes: [
        amount('ScheduleBP.PersumptiveInc44ADA.GrsReceipt', 'E3 Gross Receipts'),
        amount(
          'ScheduleBP.PersumptiveInc44ADA.TotPersumptiveInc44ADA',
          'E4 Presumptive Income under section 44ADA (50% of E3) or the amount claimed to have been earned, whichever is higher',
        ),
      ],
    },
    {
      heading: 'B1 Income from Salary / Pension',
      boxes: [
        amount('IncomeDeductions.Salary', 'a. Salary as per section 17(1)'),
        amount('IncomeDeductions.PerquisitesValue', 'b. Value of perquisites as per section 17(2)'),
        computed('IncomeDeductions.GrossSalary', 'i. Gross Salary (ia + ib + ic)'),
      ],
    },
  ],
};

/** The pages. */
export const officialPages: readonly PageForm[] = [personal, income, paid, presumptive];

/** A number of six digits that differs by box and record, so that a value in another's box is seen. */
function own(place: string, turn: number): number {
  let n = turn;
  for (const c of place) n = (n * 31 + c.charCodeAt(0)) % 899_981;
  return n + 1_00_000;
}

/** Values of one box, made up; `place` is its whole path, `turn` the number of the record. */
function made(box: Box, place: string, turn: number): string | number {
  const n = turn + 1;
  const number = own(place, turn);
  const codes = Object.keys(box.options ?? {});
  if (codes.length > 0) return codes[(turn + number) % codes.length]!;
  if (box.kind === 'amount') return number;
  if (box.kind === 'number') return 10_340 + n;
  if (box.kind === 'flag') return 'true';
  if (box.kind === 'date')
    return box.path.endsWith('DOB') ? '1985-06-05' : `2025-0${6 + turn}-${String(10 + (number % 18))}`;
  if (box.kind === 'tan') return ['DELA12345B', 'MUMB54321C', 'BLRK00017D'][(turn + number) % 3]!;
  if (box.kind === 'pan') return `AAATP${String(number).slice(1, 5)}${'KLM'[turn % 3]}`;
  const leaf = box.path.split('.').at(-1)!;
  const known: Readonly<Record<string, string>> = {
    PinCode: `${number}`,
    MobileNo: `987654321${turn}`,
    EmailAddress: 'asha@example.in',
    EmailAddressSec: 'asha.rao@example.in',
    AadhaarCardNo: '499118665246',
    IFSCCode: ['HDFC0000123', 'SBIN0004567', 'ICIC0000789'][turn % 3]!,
    ISINCode: `INE${number}01${n}`,
    BankAccountNo: `00112${number}`,
    BSRCode: `051030${n}`,
  };
  return known[leaf] ?? `${leaf.slice(0, 9)} ${'ABC'[turn % 3]} ${number}`;
}

const numeric = /PinCode|MobileNo$|SrlNoOfChaln/;

/**
 * A made-up return for a page: `count` records in each list. Without a seed it has every box; with one it has other figures, and a
 * quarter of the boxes are empty, never the first one of a record.
 */
export function returnFor(page: PageForm, count: number, seed = 0): Record<string, unknown> {
  const content: Record<string, unknown> = {};
  const put = (at: Record<string, unknown>, path: string, value: unknown) => {
    const parts = path.split('.');
    let node = at;
    for (const part of parts.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[parts.at(-1)!] = value;
  };
  const give = (at: Record<string, unknown>, box: Box, turn: number, list = '', first = false) => {
    if (seed > 0 && !first && own(`${list}${box.path}${seed}`, turn) % 4 === 0) return;
    const value = made(box, seed > 0 ? `${list}${box.path}${seed}` : list + box.path, turn);
    put(at, box.path, numeric.test(box.path) ? Number(value) : value);
  };
  for (const { boxes, list } of page.blocks) {
    for (const box of boxes ?? []) give(content, box, 0);
    if (!list) continue;
    const rows = Array.from({ length: count }, (_, turn) => {
      const row: Record<string, unknown> = {};
      for (const box of list.boxes) give(row, box, turn, list.path, box === list.boxes[0]);
      return row;
    });
    put(content, list.path, rows);
  }
  return content;
}
