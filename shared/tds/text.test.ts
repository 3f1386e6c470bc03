import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import * as allChecks from './checks.ts';
import type { StatementDraft } from './draft.ts';
import * as allDraft from './draft.ts';
import { type Statement, statementSchema } from './statement.ts';
import { madeStatements } from './statements.testdata.ts';
import * as allText from './text.ts';

const { challanBalances, statementIssues, completed, draftIssues, readStatementText, statementText } = kept(
  allChecks,
  allDraft,
  allText,
);

const address = { address_1: '12 MG Road', state: '19', pincode: '400001', email: 'a@example.in' };

/** A 26Q of one contractor and one landlord, calculated by hand: 1% of 1,00,000 and 10% of 60,000. */
const statement = (over: Partial<Statement> = {}): Statement => ({
  form: '26Q',
  financial_year: '2025-2026',
  quarter: 'Q1',
  earlier_filed: 'N',
  deductor: {
    tan: 'MUMA12345B',
    pan: 'ABCCE1234F',
    name: 'Asha Traders Pvt Ltd',
    type: 'K',
    phone: '022-23456789',
    ...address,
  },
  responsible: {
    name: 'Asha Rao',
    designation: 'Director',
    pan: 'ABCPR1234F',
    mobile: '9876543210',
    ...address,
  },
  challans: [
    {
      id: 'c1',
      nil: 'N',
      by_book_entry: 'N',
      bsr: '0510308',
      serial: '00123',
      deposited_on: '2025-05-07',
      minor_head: '200',
      tax: 7000_00,
      interest: 0,
      fee: 0,
      other: 0,
    },
  ],
  deductees: [
    {
      id: 'd1',
      challan: 'c1',
      pan: 'ABCPK1234F',
      name: 'Kiran Works',
      code: '94C',
      paid_on: '2025-04-20',
      amount: 1_00_000_00,
      deducted_on: '2025-04-20',
      tax: 1000_00,
      deposited: 1000_00,
      rate: 10_000,
    },
    {
      id: 'd2',
      challan: 'c1',
      pan: 'ABCFL1234F',
      name: 'Lakshmi & Co',
      code: '4IB',
      paid_on: '2025-04-30',
      amount: 60_000_00,
      deducted_on: '2025-04-30',
      tax: 6000_00,
      deposited: 6000_00,
      rate: 1_00_000,
    },
  ],
  ...over,
});
const options = { createdOn: '2025-07-20', program: 'Karsetu' };
const linesOf = (s: Statement) => statementText(s, options)!.text.split('\r\n');
const complaints = (s: Statement) => statementIssues(s).map((i) => `${i.path}: ${english(i.message)}`);

describe('the text file', () => {
  it('is well-formed by the model', () =>
    expect(statementSchema.safeParse(statement()).error).toBeUndefined());

  it.each([
    ['26Q', '2025-2026', [18, 72, 41, 54]],
    ['24Q', '2025-2026', [18, 72, 41, 54]],
    ['27Q', '2025-2026', [18, 72, 41, 54]],
    ['27EQ', '2025-2026', [18, 72, 41, 54]],
    ['138', '2026-2027', [18, 72, 30, 45]],
    ['140', '2026-2027', [18, 72, 30, 45]],
    ['144', '2026-2027', [18, 72, 30, 45]],
  ] as const)(
    'of %s has the known field counts, CRLF line ends and running numbers',
    (form, year, counts) => {
      const { text } = statementText(statement({ form, financial_year: year }), options)!;
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const rows = text
        .trimEnd()
        .split('\r\n')
        .map((l) => l.split('^'));
      expect(rows.map((r) => r[0])).toEqual(['1', '2', '3', '4', '5']);
      expect(rows.map((r) => r[1])).toEqual(['FH', 'BH', 'CD', 'DD', 'DD']);
      expect(rows.map((r) => r.length)).toEqual([counts[0], counts[1], counts[2], counts[3], counts[3]]);
    },
  );

  it('puts values where the tables of the old forms have them', () => {
    const rows = linesOf(statement()).map((l) => l.split('^'));
    const at = (row: number, field: number) => rows[row]![field - 1];
    expect([at(0, 3), at(0, 4), at(0, 5), at(0, 7), at(0, 8)]).toEqual([
      'NS1',
      'R',
      '20072025',
      'D',
      'MUMA12345B',
    ]);
    expect([at(1, 5), at(1, 13), at(1, 16), at(1, 17), at(1, 18), at(1, 26), at(1, 47), at(1, 59)]).toEqual([
      '26Q',
      'MUMA12345B',
      '202627',
      '202526',
      'Q1',
      '19',
      '7000.00',
      'ABCPR1234F',
    ]);
    expect([at(2, 12), at(2, 16), at(2, 18), at(2, 22), at(2, 27), at(2, 29), at(2, 40)]).toEqual([
      '00123',
      '0510308',
      '07052025',
      '7000.00',
      '7000.00',
      '7000.00',
      '200',
    ]);
    expect([at(3, 8), at(3, 10), at(3, 14), at(3, 22), at(3, 23), at(3, 26), at(3, 33)]).toEqual([
      '2',
      'ABCPK1234F',
      '1000.00',
      '100000.00',
      '20042025',
      '1.0000',
      '94C',
    ]);
  });

  it('puts values where the format of form 140 has them', () => {
    const s = statement({ form: '140', financial_year: '2026-2027' });
    const rows = linesOf(s).map((l) => l.split('^'));
    const at = (row: number, field: number) => rows[row]![field - 1];
    expect([at(1, 5), at(1, 16), at(1, 17), at(1, 52)]).toEqual(['140', '202728', '202627', 'N']);
    expect([at(2, 6), at(2, 8), at(2, 12), at(2, 13), at(2, 15), at(2, 17), at(2, 21), at(2, 23)]).toEqual([
      'N',
      '7000.00',
      '7000.00',
      'C',
      '0510308',
      '00123',
      '7000.00',
      '200',
    ]);
    expect([at(3, 6), at(3, 8), at(3, 20), at(3, 24), at(3, 25), at(3, 28)]).toEqual([
      'O',
      'ABCPK1234F',
      '100000.00',
      '1000.00',
      '1000.00',
      '1.0000',
    ]);
  });

  it('reads back equal, old and new', () => {
    const abroad = {
      rate_by: 'B',
      remittance: '49',
      country: '2',
      ack_15ca: '123456789012',
      gross_up: 'N',
      nr_email: 'tax@lumen.example',
      nr_phone: '12025550100',
      nr_address: '1 Main Street',
      nr_tin: 'TIN123',
    } as const;
    const nonResident = statement({ form: '27Q' });
    nonResident.deductees = nonResident.deductees.map((d) => ({ ...d, ...abroad }));
    for (const s of [
      statement(),
      statement({ form: '24Q' }),
      statement({ form: '27EQ' }),
      nonResident,
      statement({ form: '140', financial_year: '2026-2027' }),
      statement({ form: '144', financial_year: '2026-2027' }),
    ]) {
      const { statement: back, issues } = readStatementText(statementText(s, options)!.text);
      expect(issues).toEqual([]);
      expect(back!.challans).toEqual(s.challans);
      expect(back!.deductees.map((d) => ({ ...d, remark: undefined }))).toEqual(
        // 24Q has no field for the rate (field 26 is empty in its format).
        s.deductees.map((d) => ({ ...d, remark: undefined, ...(s.form === '24Q' ? { rate: 0 } : {}) })),
      );
      expect(back).toMatchObject({ form: s.form, financial_year: s.financial_year, quarter: 'Q1' });
      expect(back!.deductor).toMatchObject({
        tan: 'MUMA12345B',
        name: 'Asha Traders Pvt Ltd',
        address_1: '12 MG Road',
        state: '19',
      });
    }
  });

  it('has no file for a form whose layout is not public', () => {
    expect(statementText(statement({ form: '143', financial_year: '2026-2027' }), options)).toBeUndefined();
  });

  it('puts what 27Q asks of non-residents into fields 27 and 35 to 42', () => {
    const s = statement({ form: '27Q' });
    Object.assign(s.deductees[0]!, {
      gross_up: 'Y',
      rate_by: 'B',
      remittance: '21',
      ack_15ca: '123456789012',
      country: '232',
      nr_email: 'tax@lumen.example',
      nr_phone: '12025550100',
      nr_address: '1 Main Street',
      nr_tin: 'TIN123',
    });
    const row = linesOf(s)[3]!.split('^');
    expect([row[26], ...row.slice(34, 42)]).toEqual([
      'Y',
      'B',
      '21',
      '123456789012',
      '232',
      'tax@lumen.example',
      '12025550100',
      '1 Main Street',
      'TIN123',
    ]);
  });

  it('names the State of a State office and the declaration of form 121 where form 140 has them', () => {
    const s = statement({ form: '140', financial_year: '2026-2027' });
    s.deductor.type = 'S';
    Object.assign(s.deductees[0]!, { declaration: 'UIN123', remark: 'B', tax: 0, deposited: 0, rate: 0 });
    const rows = linesOf(s).map((l) => l.split('^'));
    expect([rows[1]![53], rows[3]![30], rows[3]![31]]).toEqual(['19', 'UIN123', 'B']);
    expect(linesOf(statement({ form: '140', financial_year: '2026-2027' }))[1]!.split('^')[53]).toBe('');
  });

  it('totals the batch over its challans and each challan over its deductees', () => {
    const s = statement();
    s.challans.push({
      ...s.challans[0]!,
      id: 'c2',
      serial: '00200',
      tax: 500_00,
      interest: 15_00,
      fee: 200_00,
    });
    s.deductees.push({
      ...s.deductees[0]!,
      id: 'd3',
      challan: 'c2',
      amount: 50_000_00,
      tax: 500_00,
      deposited: 500_00,
    });
    const rows = linesOf(s).map((l) => l.split('^'));
    expect(rows.slice(0, -1).map((r) => r[1])).toEqual(['FH', 'BH', 'CD', 'DD', 'DD', 'CD', 'DD']);
    // 7,000 and 500 + 15 + 200.
    expect([rows[1]![3], rows[1]![46]]).toEqual(['2', '7715.00']);
    expect([rows[5]![26], rows[5]![28], rows[5]![32]]).toEqual(['715.00', '500.00', '500.00']);
  });

  it('carries a nil challan with the last day of the quarter', () => {
    const s = statement();
    s.challans = [{ ...s.challans[0]!, nil: 'Y', tax: 0, bsr: undefined, serial: undefined }];
    s.deductees = [{ ...s.deductees[0]!, tax: 0, deposited: 0, rate: 0, remark: 'Y' }];
    const cd = linesOf(s)[2]!.split('^');
    expect([cd[5], cd[17], cd[26]]).toEqual(['Y', '30062025', '0.00']);
    expect(complaints(s)).toEqual([]);
  });

  it('never lets a name break the file', () => {
    const s = statement();
    s.deductees[0]!.name = 'A^B\nC हिन्दी';
    expect(linesOf(s)[3]!.split('^')).toHaveLength(54);
  });

  it('names the line of what it cannot read', () => {
    expect(readStatementText('hello').issues[0]!.message.text).toContain('not a TDS or TCS statement');
    const lines = linesOf(statement());
    lines[3] = lines[3]!.replace('^DD^', '^ZZ^');
    expect(readStatementText(lines.join('\r\n')).issues[0]).toMatchObject({
      path: 'line 4',
      message: { text: 'Unknown record {type}' },
    });
  });

  it('names the line of a deduction it has no column for', () => {
    const made = madeStatements.find((m) => m.draft.salaries?.some((row) => row.standard_deduction))!;
    const lines = statementText(completed(made.draft), { ...options, salaries: made.draft.salaries ?? [] })!
      .text.split('\r\n')
      .map((line) => line.replace('^16(ia)^', '^16(iv)^'));
    const at = lines.findIndex((line) => line.includes('^16(iv)^'));
    expect(at).toBeGreaterThan(0);
    expect(readStatementText(lines.join('\r\n')).issues).toContainEqual(
      expect.objectContaining({
        path: `line ${at + 1}`,
        message: {
          text: 'There is no column for an amount under section {section}',
          params: { section: '16(iv)' },
        },
      }),
    );
  });

  // A cell of the file that its layout refuses is shown at the field it came from.
  it.each<[string, readonly string[], (s: Statement) => unknown]>([
    ['paise of a challan', ['challans.0.tax'], (s) => (s.challans[0]!.tax = 7000_50)],
    ['paise of its interest', ['challans.0.interest'], (s) => (s.challans[0]!.interest = 50)],
    ['paise of its other sums', ['challans.0.other'], (s) => (s.challans[0]!.other = 50)],
    ['letters in its serial number', ['challans.0.serial'], (s) => (s.challans[0]!.serial = '12A')],
    [
      'letters in a transfer voucher',
      ['challans.0.serial'],
      (s) => Object.assign(s.challans[0]!, { by_book_entry: 'Y', serial: '12A' }),
    ],
    ['no name of a deductee', ['deductees.0.name'], (s) => (s.deductees[0]!.name = '')],
    ['a long name of the deductor', ['deductor.name'], (s) => (s.deductor.name = 'x'.repeat(76))],
    ['no person responsible', ['responsible.name'], (s) => (s.responsible.name = '')],
    [
      'a long token',
      ['previous_token'],
      (s) => Object.assign(s, { earlier_filed: 'Y', previous_token: '1'.repeat(16) }),
    ],
  ])('names the field of %s', (_name, paths, change) => {
    for (const s of [statement(), statement({ form: '140', financial_year: '2026-2027' })]) {
      change(s);
      expect([...new Set(statementText(s, options)!.issues.map((i) => i.path))], s.form).toEqual(paths);
    }
  });
  it('names the tax of a deductee that is too long for its column', () => {
    const s = statement();
    s.deductees[1]!.tax = 1e15;
    expect(statementText(s, options)!.issues.map((i) => i.path)).toContain('deductees.1.tax');
  });
});

describe('malformed cells among thousands of sound rows', () => {
  const draft = (over: object): StatementDraft => {
    const s = statement();
    const sound = Array.from({ length: 50 }, (_, i) => ({
      ...s.deductees[0]!,
      id: `r${i}`,
      tax: 0,
      deposited: 0,
    }));
    return { ...s, deductees: [...sound, { ...s.deductees[0]!, ...over }] } as unknown as StatementDraft;
  };
  const errorsOf = (over: object) =>
    draftIssues(draft(over))
      .filter((i) => i.severity === 'error')
      .map((i) => i.path);
  it('finds nothing wrong with sound rows', () => expect(errorsOf({})).toEqual([]));
  it.each([
    ['pan', 'ABCPK123'],
    ['name', ''],
    ['name', 'x'.repeat(76)],
    ['code', '94c'],
    ['paid_on', '2025-04-31'],
    ['deducted_on', '20250420'],
    ['amount', -1],
    ['amount', 1.5],
    ['tax', 1e15],
    ['rate', 1_000_001],
    ['remark', 'K'],
    ['certificate', 'SHORT'],
    ['country', 'IND'],
    ['nr_email', 'nobody'],
  ])('names row 51 and its %s for %j', (key, value) => {
    expect(errorsOf({ [key]: value })).toContain(`deductees.50.${key}`);
  });
});

it.each(['Q5', '', 'first quarter'])('a header of quarter "%s" is refused with its line', (quarter) => {
  const lines = linesOf(statement()).map((line) => line.split('^'));
  lines[1]![17] = quarter;
  const { issues } = readStatementText(lines.map((cells) => cells.join('^')).join('\r\n'));
  expect(issues.map((i) => `${i.path}: ${english(i.message)}`)).toEqual([
    `line 2: The header has quarter ${quarter.slice(0, 10)}, not Q1 to Q4`,
  ]);
});

describe('checks before export', () => {
  it('find nothing in a right statement', () => expect(complaints(statement())).toEqual([]));

  it('hold rows without PAN to 206AA, 206CC and, from 2026, 397(2); rule 37BC lifts it abroad', () => {
    const of = (form: Statement['form'], over: object) => {
      const s = statement({ form, ...(form === '140' ? { financial_year: '2026-2027' } : {}) });
      Object.assign(s.deductees[0]!, { pan: 'PANNOTAVBL', ...over });
      return complaints(s).filter((c) => c.includes('Without a PAN'));
    };
    expect(of('26Q', { rate: 199_999 })).toHaveLength(1);
    expect(of('26Q', { rate: 200_000 })).toEqual([]);
    expect(of('26Q', { code: '94Q', rate: 50_000 })).toEqual([]);
    expect(of('27EQ', { code: '6CE', rate: 49_999 })[0]).toContain('at least 5% (section 206CC)');
    expect(of('27EQ', { code: '6CI', rate: 50_000 })[0]).toContain('at least 10% (section 206CC)');
    expect(of('140', { code: '1023', rate: 10_000 })[0]).toContain('at least 20% (section 397(2))');
    const known = { nr_email: 'a@b.example', nr_phone: '1', nr_address: 'x', nr_tin: 'T', country: '2' };
    expect(of('27Q', { rate: 100_000 })).toHaveLength(1);
    expect(of('27Q', { rate: 100_000, ...known })).toEqual([]);
  });

  it('follow each challan to its last paisa', () => {
    const s = statement();
    s.challans[0]!.tax = 6999_00;
    expect(complaints(s)).toEqual([
      'challans.0.tax: The deductees of this challan use 7,000.00, but the challan has 6,999.00',
    ]);
    expect(challanBalances(s)).toEqual({ c1: -1_00 });
  });

  it('hold dates, PAN words, certificates and book entries to the rules', () => {
    const s = statement();
    s.challans[0]!.by_book_entry = 'Y';
    Object.assign(s.deductees[0]!, { paid_on: '2025-07-01', pan: 'PANNOTAVBL' });
    Object.assign(s.deductees[1]!, { remark: 'A', deducted_on: '2025-07-02', challan: 'nowhere' });
    const found = complaints(s);
    expect(found).toContain('challans.0.by_book_entry: Only a government deductor pays by book entry');
    expect(found).toContain(
      'deductees.0.paid_on: Paid or credited on 01-07-2025, after the quarter ends on 30-06-2025',
    );
    expect(found).toContain('deductees.0.rate: Without a PAN the rate is at least 20% (section 206AA)');
    expect(found).toContain('deductees.1.certificate: Enter the certificate number for remark A');
    expect(found).toContain('deductees.1.challan: Choose a challan of this statement');
    expect(found).toContain(
      'deductees.1.deducted_on: Deducted on 02-07-2025, outside the quarter Q1 2025-2026',
    );
  });

  it('refuse a form of another year and a nil challan with tax', () => {
    expect(complaints(statement({ financial_year: '2026-2027' }))[0]).toBe(
      'form: The form 26Q is not used for 2026-2027',
    );
    const s = statement();
    Object.assign(s.challans[0]!, { nil: 'Y' });
    expect(complaints(s)).toContain('challans.0.tax: A nil challan carries no amounts');
  });
});
