import type { TdsForm } from './data/forms.ts';
import type { StatementDraft } from './draft.ts';
import type { SheetRow } from './sheets.ts';

/** A made-up statement and what it shows. */
interface MadeStatement {
  name: string;
  draft: StatementDraft;
}

const address = {
  address_1: '12 MG Road',
  address_5: 'Pune',
  state: '19',
  pincode: '411001',
  email: 'accounts@asha.example',
};
const head = {
  earlier_filed: 'N',
  deductor: {
    tan: 'PNEA12345B',
    pan: 'ABCCA1234F',
    name: 'Asha Traders Pvt Ltd',
    type: 'K',
    phone: '020-25671234',
    gstin: '27ABCCA1234F1Z5',
    ...address,
  },
  responsible: {
    name: 'Asha Rao',
    designation: 'Director',
    pan: 'ABCPR1234F',
    mobile: '9876543210',
    ...address,
  },
};
const codes: Readonly<Record<string, string>> = {
  '24Q': '92B',
  '26Q': '4JB',
  '27Q': '195',
  '27EQ': '6CE',
  '138': '1002',
  '140': '1027',
  '144': '1057',
};
const isNew = (form: TdsForm) => form.startsWith('1');
const yearOf = (form: TdsForm) => (isNew(form) ? '2026-2027' : '2025-2026');
/** First quarter of the form's year: its first day of payment, of deposit, and last day. */
const days = (form: TdsForm) => {
  const year = isNew(form) ? 2026 : 2025;
  return { paid: `${year}-04-30`, deposited: `${year}-05-07`, end: `${year}-06-30` };
};

/** A payment of 1,00,000.00 with tax of 10,000.00, as the form wants it. */
const payment = (form: TdsForm, over: Partial<SheetRow> = {}): SheetRow => ({
  id: 'd1',
  challan: 'c1',
  pan: form === '24Q' || form === '138' ? 'ABCPK1234F' : 'ABCCK1234F',
  name: 'Kiran Works',
  code: codes[form]!,
  paid_on: days(form).paid,
  amount: 1_00_000_00,
  deducted_on: days(form).paid,
  tax: 10_000_00,
  deposited: 10_000_00,
  rate: 1_00_000,
  ...(form === '27EQ' ? { transaction_value: 1_00_000_00 } : {}),
  ...(form === '27Q' || form === '144' ? { rate_by: 'A', remittance: '27', country: '232' } : {}),
  ...over,
});
const challan = (form: TdsForm, over: Partial<SheetRow> = {}): SheetRow => ({
  id: 'c1',
  nil: 'N',
  bsr: '0510308',
  serial: '123',
  deposited_on: days(form).deposited,
  tax: 50_000_00,
  ...over,
});

/** A statement of a form, its rows and its head changed as told. */
export function made(
  form: TdsForm,
  name: string,
  over: {
    rows?: Partial<SheetRow>[];
    challans?: Partial<SheetRow>[];
    deductor?: Record<string, string>;
    responsible?: Record<string, string>;
    head?: object;
    quarter?: StatementDraft['quarter'];
    salaries?: SheetRow[];
  } = {},
): MadeStatement {
  return {
    name: `${form}: ${name}`,
    draft: {
      form,
      financial_year: yearOf(form),
      quarter: over.quarter ?? 'Q1',
      ...head,
      deductor: { ...head.deductor, ...over.deductor },
      responsible: { ...head.responsible, ...over.responsible },
      ...over.head,
      challans: (over.challans ?? [{}]).map((c) => challan(form, c)),
      deductees: (over.rows ?? [{}]).map((r, i) => payment(form, { id: `d${i + 1}`, ...r })),
      ...(over.salaries ? { salaries: over.salaries } : {}),
    } as StatementDraft,
  };
}

const noPan = (form: TdsForm): Partial<SheetRow> => ({
  pan: 'PANNOTAVBL',
  remark: 'C',
  tax: 20_000_00,
  deposited: 20_000_00,
  rate: 2_00_000,
  ...(isNew(form) ? {} : { reference: 'V0001' }),
  ...(form === '27EQ' ? { non_resident: 'N' } : {}),
});
const nothing = { tax: 0, deposited: 0, rate: 0, deducted_on: undefined };
const certificate = (form: TdsForm) => (isNew(form) ? '1234567890ABCDE' : '12345ABCDE');
const unionOffice = (form: TdsForm) => ({
  deductor: {
    type: 'A',
    ministry: '07',
    ain: '1234567',
    ...(isNew(form) ? {} : { pao_code: 'PAO001', ddo_code: 'DDO001' }),
  },
  challans: [
    {
      by_book_entry: 'Y',
      bsr: '7654321',
      serial: '42',
      deposited_on: form.startsWith('1') ? '2026-05-31' : '2025-05-31',
    },
  ],
});
/** Union offices name another salary code in form 138, offices of a State another still. */
const salaryCode = (form: TdsForm, code: string) => (form === '138' ? [{ code }] : [{}]);

const everyForm: readonly TdsForm[] = ['24Q', '26Q', '27Q', '27EQ', '138', '140', '144'];

/** An employee under a regime, figures of Q4; 12,00,000 a year. */
export const employee = (over: Partial<SheetRow> = {}): SheetRow => ({
  id: 's1',
  name: 'Kiran Patil',
  pan: 'ABCPK1234F',
  category: 'M',
  employed_from: '2025-04-01',
  employed_to: '2026-03-31',
  new_regime: 'Y',
  salary_17_1: 12_00_000_00,
  salary: 12_00_000_00,
  standard_deduction: 75_000_00,
  // Section 115BAC(1A), 11,25,000: nil to 4 lakh, 5% to 8, 10% to 11,25,000; rebate 87A of the whole (total not above 12 lakh).
  tax: 52_500_00,
  rebate: 52_500_00,
  deducted: 10_000_00,
  ...over,
});

const oldRegime = (over: Partial<SheetRow> = {}): SheetRow =>
  employee({
    id: 's2',
    pan: 'ABCPM1234F',
    name: 'Meera Joshi',
    category: 'W',
    new_regime: 'N',
    salary_17_1: 15_00_000_00,
    perquisites: 20_000_00,
    hra: 2_40_000_00,
    lta: 20_000_00,
    // 15,00,000 + 20,000 - 2,60,000
    salary: 12_60_000_00,
    other_salary: 1_00_000_00,
    standard_deduction: 50_000_00,
    professional_tax: 2_500_00,
    other_income: 30_000_00,
    house_loss: 2_00_000_00,
    rent_over_lakh: 'Y',
    landlord_pan_1: 'ABCPL1234F',
    landlord_name_1: 'Lata Landlady',
    interest_to_lender: 'Y',
    lender_pan_1: 'ABCCB1234F',
    lender_name_1: 'Bank of Asha',
    via_80c: 1_50_000_00,
    gross_80c: 1_80_000_00,
    via_80d: 25_000_00,
    via_80g: 5_000_00,
    gross_80g: 10_000_00,
    qualifying_80g: 10_000_00,
    via_80ccd2: 60_000_00,
    tax: 98_000_00,
    rebate: 0,
    cess: 3_920_00,
    deducted: 90_000_00,
    other_deducted: 5_000_00,
    other_tds: 1_000_00,
    ...over,
  });

const q4 = { paid_on: '2026-02-28', deducted_on: '2026-02-28' };
const yearEnd = (name: string, salaries: SheetRow[], over: Parameters<typeof made>[2] = {}) =>
  made('24Q', name, {
    quarter: 'Q4',
    rows: [q4],
    challans: [{ deposited_on: '2026-03-07' }],
    salaries,
    ...over,
  });

/** Statements of every form and shape, none of which anything is to be refused of. */
export const madeStatements: readonly MadeStatement[] = [
  ...everyForm.flatMap((form) => [
    made(form, 'one payment by a company'),
    made(form, 'no PAN', { rows: [noPan(form)] }),
    made(form, 'lower rate on a certificate', {
      rows: [
        { remark: 'A', certificate: certificate(form), tax: 5_000_00, deposited: 5_000_00, rate: 50_000 },
      ],
    }),
    made(form, 'nothing deducted, nil challan', {
      challans: [{ nil: 'Y', bsr: undefined, serial: undefined, tax: 0, deposited_on: days(form).end }],
      rows: [
        {
          ...nothing,
          remark: form === '27EQ' || form === '24Q' || form === '138' ? 'B' : 'Y',
          ...(form === '24Q' ? { certificate: certificate(form) } : {}),
        },
      ],
    }),
    made(form, 'no payees', {
      challans: [{ nil: 'Y', bsr: undefined, serial: undefined, tax: 0 }],
      rows: [],
    }),
    made(form, 'interest, fee and penalty, three payees of two challans', {
      challans: [
        { interest: 450_00, fee: 1_200_00, other: 100_00 },
        { id: 'c2', serial: '00124' },
      ],
      rows: [
        {},
        { challan: 'c2', name: 'Lakshmi & Co' },
        { challan: 'c2', name: 'M/s. O’Brien', tax: 10_000_55, deposited: 10_000_55 },
      ],
    }),
    made(form, 'Union office, by book entry', {
      ...unionOffice(form),
      rows: salaryCode(form, '1003'),
    }),
    made(form, 'State office, earlier statement filed', {
      deductor: { type: 'S', state: '29' },
      head: { earlier_filed: 'Y', previous_token: '123456789012345' },
      rows: salaryCode(form, '1001'),
    }),
    made(form, 'individual, one e-mail address, telephone of the office', {
      deductor: { type: 'Q', pan: 'ABCPQ1234F' },
      responsible: { phone: '0253-2345678' },
    }),
  ]),
  made('26Q', 'below the threshold; transporter; senior citizen on a declaration', {
    rows: [
      { ...nothing, remark: 'Y' },
      { ...nothing, code: '94C', remark: 'T', pan: 'ABCPT1234F' },
      { ...nothing, code: '94A', remark: 'B', pan: 'ABCPS1234F' },
    ],
  }),
  made('26Q', 'cash withdrawn above one crore', { rows: [{ code: '94N', cash_withdrawn: 50_00_000_00 }] }),
  made('27Q', 'no PAN but rule 37BC, treaty rate', {
    rows: [
      {
        pan: 'PANNOTAVBL',
        reference: 'NR01',
        rate_by: 'B',
        gross_up: 'N',
        ack_15ca: '123456789012',
        nr_email: 'tax@lumen.example',
        nr_phone: '12025550100',
        nr_address: '1 Main Street, Springfield',
        nr_tin: 'TIN123',
      },
    ],
  }),
  made('27EQ', 'non-resident collectee without PAN', {
    rows: [{ ...noPan('27EQ'), non_resident: 'Y', has_pe: 'N' }],
  }),
  made('27EQ', 'tax deducted by the buyer', {
    rows: [
      { ...nothing, code: '6CL', remark: 'G', tds_covers: 'Y', tds_challan: '00077', tds_date: '2025-05-05' },
    ],
  }),
  made('140', 'declaration of form 121; winnings in kind', {
    rows: [
      { ...nothing, code: '1021', remark: 'B', declaration: 'AB1234567890123456789012CD', pan: 'ABCPS1234F' },
      { ...nothing, code: '1059', remark: 'S' },
    ],
  }),
  made('140', 'cash withdrawn', { rows: [{ code: '1065', cash_withdrawn: 50_00_000_00 }] }),
  made('144', 'no PAN but rule 37BC', {
    rows: [
      {
        pan: 'PANNOTAVBL',
        rate_by: 'B',
        nr_email: 'tax@lumen.example',
        nr_phone: '12025550100',
        nr_address: '1 Main Street',
        nr_tin: 'TIN123',
      },
    ],
  }),
  yearEnd('Q4, new regime', [employee()]),
  yearEnd('Q4, both regimes, deductions by section', [employee(), oldRegime()]),
  yearEnd('Q4, employee without PAN', [
    employee({ pan: 'PANNOTAVBL', reference: 'E0001', rebate: 0, cess: 2_100_00 }),
  ]),
  yearEnd('Q4, superannuation fund', [
    employee({
      superannuation: 'Y',
      fund_name: 'Asha Staff Fund',
      fund_from: '2015-04-01',
      fund_to: '2024-03-31',
      fund_repaid: 1_00_000_00,
      fund_rate: 53_300,
      fund_tax: 5_330_00,
    }),
  ]),
  yearEnd('Q4, specified senior citizens of a bank', [
    employee(),
    {
      id: 's9',
      annexure: 'III',
      name: 'Sudha Rao',
      pan: 'ABCPS9999F',
      category: 'S',
      new_regime: 'N',
      salary: 6_00_000_00,
      standard_deduction: 50_000_00,
      other_income: 4_00_000_00,
      via_80c: 1_00_000_00,
      via_80ttb: 50_000_00,
      qualifying_80ttb: 50_000_00,
      tax: 70_000_00,
      cess: 2_800_00,
    },
  ]),
];
