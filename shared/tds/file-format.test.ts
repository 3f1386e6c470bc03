import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import type { TdsForm } from './data/forms.ts';
import type { StatementDraft } from './draft.ts';
import * as allDraft from './draft.ts';
import { layoutOf, noLayoutNotice } from './layouts/of.ts';
import { columnsOf } from './sheets.ts';
import { employee, made, madeStatements } from './statements.testdata.ts';
import * as allText from './text.ts';

const { completed, draftIssues, readStatementText, statementText, textFileName } = kept(allDraft, allText);

const textOf = (draft: StatementDraft) =>
  statementText(completed(draft), {
    createdOn: '2026-11-20',
    program: 'Karsetu',
    salaries: draft.salaries ?? [],
  })!.text;
/** Field `no` (from 1) of the `nth` record of a type. */
const field = (draft: StatementDraft, record: string, no: number, nth = 0): string | undefined =>
  textOf(draft)
    .split('\r\n')
    .map((l) => l.split('^'))
    .filter((cells) => cells[1] === record)[nth]?.[no - 1];
const named = (name: string): StatementDraft => madeStatements.find((m) => m.name === name)!.draft;
const errors = (draft: StatementDraft) =>
  draftIssues(draft)
    .filter((i) => i.severity === 'error')
    .map((i) => `${i.path}: ${english(i.message)}`);
const paths = (draft: StatementDraft) => errors(draft).map((e) => e.split(':')[0]);

describe('batch header', () => {
  it.each(['138', '140', '144'] as const)(
    '%s names the country and one contact number with its STD code',
    (form) => {
      const { draft } = made(form, 'x');
      // 020-25671234: ten digits without the zero before the code.
      expect([20, 29, 30, 43, 44, 45].map((no) => field(draft, 'BH', no))).toEqual([
        'INDIA',
        '91',
        '2025671234',
        'INDIA',
        '91',
        '9876543210',
      ]);
      const silent = made(form, 'x', { deductor: { phone: '' }, responsible: { mobile: '' } }).draft;
      expect(paths(silent)).toEqual(['deductor.phone', 'responsible.mobile']);
    },
  );
  it('the old forms have STD code and telephone apart, and ask for the code', () => {
    const { draft } = made('26Q', 'x', { responsible: { phone: '0253-2345678' } });
    expect([29, 30, 43, 44, 45].map((no) => field(draft, 'BH', no))).toEqual([
      '020',
      '25671234',
      '9876543210',
      '0253',
      '2345678',
    ]);
    expect(paths(made('26Q', 'x', { deductor: { phone: '9876500000' } }).draft)).toEqual(['deductor.phone']);
  });
  it.each(['24Q', '26Q', '27Q', '27EQ', '138', '140', '144'] as const)(
    '%s names the State of a State office',
    (form) => {
      const { draft } = made(form, 'x', { deductor: { type: 'S', state: '29' } });
      expect(field(draft, 'BH', 54)).toBe('29');
      expect(field(made(form, 'x').draft, 'BH', 54)).toBe('');
    },
  );
  it('asks a Union office for PAO, DDO, ministry and, for book entries, the AIN', () => {
    const { draft } = made('26Q', 'x', {
      deductor: { type: 'A' },
      challans: [{ by_book_entry: 'Y', deposited_on: '2025-05-30' }],
    });
    expect(paths(draft)).toEqual([
      'deductor.pao_code',
      'deductor.ddo_code',
      'deductor.ministry',
      'deductor.ain',
      // A transfer voucher carries the last day of a month.
      'challans.0.deposited_on',
    ]);
  });
  it('asks for an e-mail address, of both parties from 2026, and for a mobile number', () => {
    const none = { deductor: { email: '' }, responsible: { email: '' } };
    expect(paths(made('26Q', 'x', none).draft)).toEqual(['deductor.email']);
    expect(paths(made('140', 'x', none).draft)).toEqual(['deductor.email', 'responsible.email']);
    expect(paths(made('27Q', 'x', { responsible: { mobile: '' } }).draft)).toEqual(['responsible.mobile']);
  });
  it('asks for the token of an earlier statement', () =>
    expect(paths(made('26Q', 'x', { head: { earlier_filed: 'Y' } }).draft)).toEqual(['previous_token']));
});

describe('deductee records', () => {
  it('24Q has no payee code and no rate, and repeats the date of deposit', () =>
    expect([8, 25, 26].map((no) => field(made('24Q', 'x').draft, 'DD', no))).toEqual(['', '07052025', '']));
  it('26Q: payee code of one character, no date of deposit', () => {
    expect([8, 25].map((no) => field(made('26Q', 'x').draft, 'DD', no))).toEqual(['1', '']);
    expect(field(made('26Q', 'x', { rows: [{ pan: 'ABCPK1234F' }] }).draft, 'DD', 8)).toBe('2');
  });
  it('a row without deduction has the rate 0.0000 and no day of deduction, whatever the row says', () => {
    const { draft } = made('26Q', 'x', { rows: [{ tax: 0, deposited: 0, remark: 'Y' }] });
    expect([24, 26].map((no) => field(draft, 'DD', no))).toEqual(['', '0.0000']);
  });
  it.each(['24Q', '26Q', '27Q', '27EQ'] as const)(
    '%s without PAN: the own reference number, asked for',
    (form) => {
      const { draft } = madeStatements.find((m) => m.name === `${form}: no PAN`)!;
      expect(field(draft, 'DD', 12)).toBe('V0001');
      const rows = draft.deductees.map((d) => ({ ...d, reference: undefined }));
      expect(paths({ ...draft, deductees: rows })).toEqual(['deductees.0.reference']);
    },
  );
  it('27EQ: letter of the collection, value of the transaction, non-resident', () => {
    const draft = named('27EQ: non-resident collectee without PAN');
    expect([12, 21, 31, 32, 33].map((no) => field(draft, 'DD', no))).toEqual([
      'V0001',
      '100000.00',
      'Y',
      'N',
      'E',
    ]);
    const rows = draft.deductees.map(({ transaction_value: _, non_resident: __, has_pe: ___, ...d }) => d);
    expect(paths({ ...draft, deductees: rows as never })).toEqual([
      'deductees.0.transaction_value',
      'deductees.0.non_resident',
    ]);
    expect(readStatementText(textOf(draft)).statement!.deductees[0]!.code).toBe('6CE');
  });
  it('140: whole tax deposited, a certificate of fifteen characters', () => {
    expect(field(made('140', 'x').draft, 'DD', 18)).toBe('Y');
    expect(field(made('140', 'x', { rows: [{ deposited: 9_000_00 }] }).draft, 'DD', 18)).toBe('N');
    expect(columnsOf('140', 'deductees').find((c) => c.key === 'certificate')!.max).toBe(15);
    const draft = named('140: lower rate on a certificate');
    expect(field(draft, 'DD', 33)).toBe('1234567890ABCDE');
    const short = draft.deductees.map((d) => ({ ...d, certificate: '12345ABCDE' }));
    expect(paths({ ...draft, deductees: short })).toEqual(['deductees.0.certificate']);
  });
  it('144: payee code, remittance, country and the law of the rate; asked for', () => {
    const { draft } = made('144', 'x');
    expect([12, 16, 17, 30].map((no) => field(draft, 'DD', no))).toEqual(['1', '27', '232', 'A']);
    const { rate_by: _, remittance: __, country: ___, ...bare } = draft.deductees[0]!;
    expect(paths({ ...draft, deductees: [bare as never] })).toEqual([
      'deductees.0.rate_by',
      'deductees.0.remittance',
      'deductees.0.country',
    ]);
  });
  it.each([
    ['26Q', { code: '92B' }, 'deductees.0.code: Form 26Q does not have the section code 92B'],
    ['138', { code: '1003' }, 'deductees.0.code: The salary code of this kind of deductor is 1002'],
    ['27Q', { remark: 'T' }, 'deductees.0.remark: Form 27Q does not have the remark T'],
    ['26Q', { remark: 'U' }, 'deductees.0.remark: Remark U ended with financial year 2024-25'],
    ['26Q', { amount: 0, tax: 0, deposited: 0 }, 'deductees.0.amount: The amount must be above 0.00'],
    [
      '26Q',
      { tax: 2_00_000_00, deposited: 10_000_00 },
      'deductees.0.tax: The tax of 2,00,000.00 is more than the amount of 1,00,000.00',
    ],
    [
      '26Q',
      { deposited: 9_000_00 },
      'deductees.0.deposited: In this form, tax deposited (9,000.00) must equal tax deducted (10,000.00)',
    ],
    [
      '26Q',
      { paid_on: '2025-03-31' },
      'deductees.0.paid_on: Paid or credited on 31-03-2025, before the quarter begins on 01-04-2025',
    ],
    [
      '24Q',
      { pan: 'ABCCK1234F' },
      'deductees.0.pan: The fourth letter of this PAN is not accepted in the file',
    ],
    [
      '140',
      { code: '1059' },
      'deductees.0.tax: Under code 1059, tax deducted and deposited must be 0.00: it was paid as advance tax',
    ],
    [
      '26Q',
      { name: 'आशा' },
      'deductees.0.name: The file accepts only plain English letters, digits and signs: आश',
    ],
  ] as [TdsForm, object, string][])('%s with %j is refused before the file', (form, row, message) => {
    expect(errors(made(form, 'x', { rows: [row] }).draft).join('\n')).toContain(message);
  });
});

describe('salary annexures of 24Q', () => {
  const draft = named('24Q: Q4, both regimes, deductions by section');
  it('stand behind the challans, each employee with deductions of section 16 and chapter VI-A', () => {
    const types = textOf(draft)
      .trimEnd()
      .split('\r\n')
      .map((l) => l.split('^')[1]);
    expect(types.slice(4)).toEqual(['SD', 'S16', 'SD', 'S16', 'S16', 'C6A', 'C6A', 'C6A', 'C6A']);
    // Gross total income 11,25,000 and 11,37,500.
    expect([49, 50, 70, 71].map((no) => field(draft, 'BH', no))).toEqual(['2', '2262500.00', '0', '0.00']);
  });
  it('an employee in the old regime, by hand', () => {
    // 12,60,000 + 1,00,000 = 13,60,000; - 52,500 = 13,07,500; 30,000 - 2,00,000 = -1,70,000; gross 11,37,500;
    // chapter VI-A 1,50,000 + 60,000 + 25,000 + 5,000 = 2,40,000; total 8,97,500. Tax 98,000 + 3,920 = 1,01,920;
    // deducted 90,000 + 5,000 + 1,000 = 96,000; short 5,920. Exempt 20,000 + 2,40,000.
    const at = (no: number) => field(draft, 'SD', no, 1);
    expect([13, 16, 17, 18, 19, 22, 23, 28, 29, 30, 76].map(at)).toEqual([
      '1360000.00',
      '52500.00',
      '1307500.00',
      '-170000.00',
      '1137500.00',
      '240000.00',
      '897500.00',
      '101920.00',
      '96000.00',
      '5920.00',
      '260000.00',
    ]);
    expect([10, 38, 39, 40, 41, 42, 49, 50, 70, 74, 79].map(at)).toEqual([
      'W',
      'N',
      'Y',
      '1',
      'ABCPL1234F',
      'Lata Landlady',
      'Y',
      '1',
      '20000.00',
      '240000.00',
      'Y',
    ]);
    const c6a = [0, 1, 2, 3].map((n) => [6, 7, 8, 9].map((no) => field(draft, 'C6A', no, n)));
    expect(c6a).toEqual([
      ['80C', '150000.00', '180000.00', ''],
      ['80CCD(2)', '60000.00', '60000.00', ''],
      ['80D', '25000.00', '25000.00', ''],
      ['80G', '5000.00', '10000.00', '10000.00'],
    ]);
  });
  it('the new regime leaves fields 70 and 74 empty and lists only what it allows', () => {
    const over = {
      hra: 10_000_00,
      lta: 5_000_00,
      via_80c: 1_00_000_00,
      via_80ccd2: 60_000_00,
      professional_tax: 2_500_00,
    };
    const { draft } = made('24Q', 'x', {
      quarter: 'Q4',
      rows: [{ paid_on: '2026-02-28', deducted_on: '2026-02-28' }],
      salaries: [employee(over)],
    });
    expect([15, 21, 22, 70, 74, 76].map((no) => field(draft, 'SD', no))).toEqual([
      '1',
      '1',
      '60000.00',
      '',
      '',
      '0.00',
    ]);
    expect(field(draft, 'C6A', 6)).toBe('80CCD(2)');
  });
  it.each([
    [{ category: undefined }, 'salaries.0.category'],
    [{ employed_from: undefined }, 'salaries.0.employed_from'],
    [{ new_regime: undefined }, 'salaries.0.new_regime'],
    [{ salary_17_1: undefined }, 'salaries.0.salary_17_1'],
    [{ pan: 'PANNOTAVBL' }, 'salaries.0.reference'],
    [{ chapter_via: 1_00_000_00 }, 'salaries.0.chapter_via'],
    [{ new_regime: 'N', hra: 1_00_000_00 }, 'salaries.0.rent_over_lakh'],
    [{ new_regime: 'N', via_80g: 1_00_000_00 }, 'salaries.0.qualifying_80g'],
    [{ rent_over_lakh: 'Y' }, 'salaries.0.landlord_pan_1'],
    [{ superannuation: 'Y' }, 'salaries.0.fund_name'],
    [{ standard_deduction: 13_00_000_00 }, 'salaries.0.standard_deduction'],
    [{ new_regime: 'N', interest_to_lender: 'N', house_loss: 12_00_000_00 }, 'salaries.0.house_loss'],
    [{ rebate: 60_000_00 }, 'salaries.0.rebate'],
  ])('%j is asked about at %s', (over, path) => {
    const { draft } = made('24Q', 'x', {
      quarter: 'Q4',
      salaries: [employee(over as never)],
      rows: [],
      challans: [{ nil: 'Y' }],
    });
    expect(paths(draft)).toContain(path);
  });
  it('a row without its days of employment stops the file at the row', () => {
    const { draft } = made('24Q', 'x', {
      quarter: 'Q4',
      salaries: [employee({ employed_from: undefined, employed_to: undefined } as never)],
      rows: [],
      challans: [{ nil: 'Y' }],
    });
    const { issues } = statementText(completed(draft), {
      createdOn: '2026-05-10',
      program: 'K',
      salaries: draft.salaries ?? [],
    })!;
    expect(issues.map((i) => i.path)).toEqual(['salaries.0.employed_from', 'salaries.0.employed_to']);
  });
  it('specified senior citizens have records of their own', () => {
    const senior = named('24Q: Q4, specified senior citizens of a bank');
    // Pension 6,00,000 - 50,000 + interest 4,00,000 = 9,50,000; less 1,00,000 and 50,000.
    expect([10, 13, 14, 15, 19, 20, 25, 27].map((no) => field(senior, '94P', no))).toEqual([
      '600000.00',
      '550000.00',
      '400000.00',
      '950000.00',
      '150000.00',
      '800000.00',
      '72800.00',
      '72800.00',
    ]);
    expect([70, 71].map((no) => field(senior, 'BH', no))).toEqual(['1', '950000.00']);
    expect([0, 1].map((n) => field(senior, 'P6A', 6, n))).toEqual(['80C', '80TTB']);
  });
  it('come back from the file', () => {
    const back = readStatementText(textOf(draft));
    expect(back.issues).toEqual([]);
    const again: StatementDraft = { ...draft, salaries: back.statement!.salaries };
    expect(textOf(again)).toBe(textOf(draft));
  });
});

describe('forms and quarters without a file', () => {
  it('138 has one for three quarters, 143 none, each with its reason', () => {
    expect(layoutOf('138', 'Q3')?.notice).toContain('Form 138');
    expect(layoutOf('138', 'Q4')).toBeUndefined();
    expect(noLayoutNotice('138')).toContain('Form 138 for the fourth quarter');
    expect(layoutOf('143')).toBeUndefined();
    expect(noLayoutNotice('143')).toContain('collectee record in Form 143');
  });
  it('a file name has at most twelve characters', () => {
    expect(textFileName('27EQ', 'Q4')).toBe('27EQRQ4.txt');
    expect(textFileName('27EQ', 'Q4').length).toBeLessThanOrEqual(12);
  });
});

describe('findings carry the number of the department’s validator where it is public', () => {
  const rules = (draft: StatementDraft) => draftIssues(draft).map((i) => `${i.path} ${i.rule ?? ''}`);
  it.each([
    ['T-FV-2213', 'deductor.phone', made('26Q', 'x', { deductor: { phone: '9876500000' } })],
    ['T-FV-2232', 'previous_token', made('26Q', 'x', { head: { earlier_filed: 'Y' } })],
    ['T-FV-2035', 'deductor.name', made('26Q', 'x', { deductor: { name: '.' } })],
    ['T-FV-2045', 'responsible.designation', made('26Q', 'x', { responsible: { designation: '--' } })],
    ['T-FV-2164', 'deductees.0.pan', made('24Q', 'x', { rows: [{ pan: 'ABCCK1234F' }] })],
    ['T-FV-3169', 'challans.0.tax', made('26Q', 'x', { challans: [{ tax: 9_000_00 }] })],
  ])('%s at %s', (rule, path, { draft }) => expect(rules(draft)).toContain(`${path} ${rule}`));
});
