import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee } from '../../shared/tds/statements.testdata.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  type buildDeductor,
  buildStatement,
  contractor,
  fullStatement,
  landlord,
  statementChallan,
  statementHead,
} from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Statement = Awaited<ReturnType<typeof buildStatement>>;
const filled = async (over: Parameters<typeof buildStatement>[1], body: object): Promise<Statement> => {
  const s = await buildStatement(server, over);
  const saved = await server.call('PATCH', `/api/tds/statements/${s.id}`, {
    token: s.owner.token,
    body: { version: 1, ...statementHead, ...body },
  });
  expect(saved.status, saved.text).toBe(200);
  return s;
};
const get = (s: Statement, path: string) => server.get(`/api/tds/statements/${s.id}/${path}`, s.owner.token);
const sheets = async (s: Statement, query = '') => {
  const answer = await get(s, `certificates.zip${query}`);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const files = unzipSync(new Uint8Array(answer.bytes));
  const texts = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => [name, await pdfText(bytes)] as const),
  );
  return { count: answer.headers.get('x-report-count'), texts: Object.fromEntries(texts) };
};
/** Texts that follow one another. */
const inOrder = (text: string, parts: readonly string[]) => {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    expect(found, `${part} in ${text}`).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
};

describe('form 16A', () => {
  it('has a PDF a payee: particulars, payments, receipt, challan, sums in words and the verification', async () => {
    const again = contractor({
      id: 'd3',
      paid_on: '2025-05-10',
      deducted_on: '2025-05-10',
      amount: 25_000_50,
      tax: 250_01,
      deposited: 250_01,
      challan: 'c2',
    });
    const s = await filled(
      {},
      {
        ...fullStatement,
        challans: [
          statementChallan(),
          statementChallan({ id: 'c2', serial: '00456', deposited_on: '2025-06-07', tax: 251_00 }),
        ],
        deductees: [contractor(), landlord(), again],
      },
    );
    const { count, texts } = await sheets(s);
    expect([count, Object.keys(texts)]).toEqual([
      '2',
      ['16A_ABCPK1234F_2025-2026_Q1.pdf', '16A_ABCFL1234F_2025-2026_Q1.pdf'],
    ]);
    // 1,00,000.00 + 25,000.50 paid, 1,000.00 + 250.01 deducted and deposited.
    inOrder(texts['16A_ABCPK1234F_2025-2026_Q1.pdf']!, [
      'Form 16A: data of the certificate',
      'Kiran Works',
      'section 203 of the Income-tax Act, 1961, rule 31(1)(b)',
      'Asha Traders Pvt Ltd, 12 MG Road, Maharashtra, 400001',
      'ABCCE1234F, MUMA12345B',
      'ABCPK1234F',
      '2026-27',
      '01-04-2025 to 30-06-2025',
      '94C · 194C',
      '20-04-2025',
      '1,00,000.00',
      '1,000.00',
      '10-05-2025',
      '25,000.50',
      '250.01',
      'Total',
      '1,25,000.50',
      '1,250.01',
      'not filed yet',
      'Deposited by challan',
      '0510308',
      '07-05-2025',
      '00123',
      '0510308',
      '07-06-2025',
      '00456',
      '1,250.01',
      'from TRACES after the statement',
      'I, Asha Rao, son or daughter of',
      'working as Director',
      '₹ 1,250.01 (Rupees One Thousand Two Hundred and Fifty and Paise One Only)',
      'has been deducted as tax',
      'Signature of the person responsible',
    ]);
    expect(texts['16A_ABCFL1234F_2025-2026_Q1.pdf']).not.toContain('Kiran');
  });

  it('is made of the payees asked for alone; two without a PAN keep their own names', async () => {
    const noPan = (id: string, name: string) => landlord({ id, name, pan: 'PANNOTAVBL' });
    const s = await filled(
      {},
      {
        ...fullStatement,
        deductees: [contractor(), noPan('d2', 'Lakshmi'), noPan('d3', 'Rao'), noPan('d4', 'Lakshmi')],
      },
    );
    const { texts } = await sheets(s, '?payees=d2,d3');
    expect(Object.keys(texts)).toEqual(['16A_Lakshmi_2025-2026_Q1.pdf', '16A_Rao_2025-2026_Q1.pdf']);
    inOrder(texts['16A_Lakshmi_2025-2026_Q1.pdf']!, ['not given (PANNOTAVBL)', '1,20,000.00', '12,000.00']);
    const pdf = await get(s, 'documents?kind=certificates&format=pdf&payees=d3');
    expect(await pdfText(new Uint8Array(pdf.bytes))).not.toContain('Lakshmi');
    const none = await get(s, 'certificates.zip?payees=gone');
    expect([none.status, none.body.error.id]).toEqual([422, 'no_payees']);
    const stranger = await buildStatement(server);
    expect(
      (await server.get(`/api/tds/statements/${s.id}/certificates.zip`, stranger.owner.token)).status,
    ).toBe(404);
  });

  it('is form 131 of the Act of 2025 from tax year 2026-27, and names a book entry by its 24G receipt', async () => {
    const s = await filled(
      { form_type: '140', financial_year: '2026-2027' },
      {
        challans: [
          statementChallan({ by_book_entry: 'Y', bsr: '7654321', serial: '42', deposited_on: '2026-05-31' }),
        ],
        deductees: [contractor({ code: '1023', paid_on: '2026-05-20', deducted_on: '2026-05-20' })],
      },
    );
    const { texts } = await sheets(s);
    inOrder(texts['131_ABCPK1234F_2026-2027_Q1.pdf']!, [
      'Form 131',
      'section 395(4) of the Income-tax Act, 2025',
      'Tax year',
      '2026-2027',
      '1023 · Contractors and sub-contractors (formerly 194C)',
      'Deposited by book entry',
      '7654321',
      '31-05-2026',
      '42',
    ]);
    expect(texts['131_ABCPK1234F_2026-2027_Q1.pdf']).not.toContain('Deposited by challan');
  });
});

it('form 27D tells what was collected', async () => {
  const s = await filled(
    { form_type: '27EQ' },
    {
      challans: [statementChallan()],
      deductees: [contractor({ code: '6CE', transaction_value: 1_00_000_00 })],
    },
  );
  const { texts } = await sheets(s);
  inOrder(texts['27D_ABCPK1234F_2025-2026_Q1.pdf']!, [
    'section 206C of the Income-tax Act, 1961, rule 37D',
    'Collector',
    'Collectee',
    '6CE',
    'Tax collected',
    'has been collected as tax',
  ]);
});

describe('form 16', () => {
  /** 12,00,000 of salary with 40,000 of perquisites: a car of 39,600 and meals of 5,400 of which 5,000 was paid for. */
  const salary = employee({
    salary_17_1: 12_00_000_00,
    perk_car: 39_600_00,
    perk_meals: 5_400_00,
    recovered_meals: 5_000_00,
    perquisite_tax: 1_000_00,
    director: 'N',
    designation: 'Engineer',
    salary: 12_40_000_00,
    // 12,40,000 - 75,000 = 11,65,000: 20,000 + 10% of 3,65,000.
    tax: 56_500_00,
    rebate: 56_500_00,
    deducted: 20_000_00,
  });
  const payment = (quarter: number, over: object = {}) =>
    contractor({
      code: '92B',
      name: 'Kiran Patil',
      paid_on: `${quarter < 4 ? 2025 : 2026}-${['06', '09', '12', '02'][quarter - 1]}-28`,
      deducted_on: `${quarter < 4 ? 2025 : 2026}-${['06', '09', '12', '02'][quarter - 1]}-28`,
      amount: 3_00_000_00,
      tax: 5_000_00,
      deposited: 5_000_00,
      ...over,
    });

  const nextYearOf = async (entity: Awaited<ReturnType<typeof buildDeductor>>) => {
    const copied = await server.post(`/api/companies/${entity.id}/copy-year`, {}, entity.owner.token);
    return { ...entity, id: copied.body.data.id as string };
  };

  it('has the quarters of the year, Part B by the lines of the form, and 12BA by kind of perquisite', async () => {
    const q1 = await filled(
      { form_type: '24Q' },
      { challans: [statementChallan({ serial: '00011' })], deductees: [payment(1)] },
    );
    const q4 = await filled(
      // Made after the client was copied to the next year.
      { form_type: '24Q', quarter: 'Q4', entity: await nextYearOf(q1.entity) },
      {
        challans: [statementChallan({ serial: '00044', deposited_on: '2026-03-07' })],
        deductees: [payment(4)],
        salaries: [salary],
      },
    );
    // A quarter of another TAN belongs to other certificates.
    await filled(
      { form_type: '24Q', quarter: 'Q2', entity: q1.entity },
      {
        deductor: { ...statementHead.deductor, tan: 'PNEA12345B' },
        challans: [statementChallan({ serial: '00022' })],
        deductees: [payment(2)],
      },
    );
    const { texts } = await sheets(q4);
    inOrder(texts['16_ABCPK1234F_2025-2026.pdf']!, [
      'Form 16: data of the certificate',
      'Kiran Patil, Engineer',
      '01-04-2025 to 31-03-2026',
      'Tax by quarter',
      'Q1',
      'not filed yet',
      '3,00,000.00',
      '5,000.00',
      'Q4',
      '3,00,000.00',
      'Total',
      '6,00,000.00',
      '10,000.00',
      '10,000.00',
      '00011',
      '00044',
      'Part B, annexure I',
      'opting out of section 115BAC(1A): no',
      'Salary, section 17(1)',
      '12,00,000.00',
      'Value of perquisites, section 17(2)',
      '40,000.00',
      'Total',
      '12,40,000.00',
      'Standard deduction',
      '75,000.00',
      'Income chargeable under the head salaries',
      '11,65,000.00',
      'Gross total income',
      '11,65,000.00',
      'Total taxable income',
      '11,65,000.00',
      'Tax on total income',
      '56,500.00',
      'Rebate, section 87A',
      '56,500.00',
      'Net tax payable',
      '0.00',
      'Tax deducted by this employer',
      '20,000.00',
      'Part A is issued only by TRACES',
    ]);
    // 12,00,000 and 40,000 are the 12,40,000 typed.
    expect(texts['16_ABCPK1234F_2025-2026.pdf']).not.toContain('less exemptions total');
    const perks = await sheets(q4, '?kind=perquisites');
    inOrder(perks.texts['12BA_ABCPK1234F_2025-2026.pdf']!, [
      'Form 12BA',
      'rule 26A(2)(b)',
      'Director, or substantial interest in the company',
      'No',
      // 11,65,000 less the perquisites of 40,000.
      'Income under the head salaries other than from perquisites',
      '11,25,000.00',
      '2',
      'Cars and other vehicles',
      '39,600.00',
      '0.00',
      '39,600.00',
      '8',
      'Free meals',
      '5,400.00',
      '5,000.00',
      '400.00',
      '21',
      'Total value of perquisites',
      '45,000.00',
      '5,000.00',
      '40,000.00',
      '22',
      'Profits in lieu of salary',
      'Paid by the employer for the employee, section 192(1A)',
      '1,000.00',
      'Total tax paid',
      '21,000.00',
      'Rupees Forty Thousand Only',
    ]);
    // The text file has the sum alone.
    const text = await get(q4, 'text');
    expect(text.text, text.text.slice(0, 400)).toContain('^1200000.00^40000.00^0.00^');
  });

  it('adds salary, perquisites and profits in lieu less exemptions, and says where the taxable salary is another', async () => {
    // 11,00,000 + 60,000 + 30,000 less 40,000 of gratuity is 11,50,000.
    const parts = {
      salary_17_1: 11_00_000_00,
      perquisites: 60_000_00,
      profits: 30_000_00,
      gratuity: 40_000_00,
    };
    const q4 = await filled(
      { form_type: '24Q', quarter: 'Q4' },
      {
        challans: [statementChallan({ deposited_on: '2026-03-07' })],
        deductees: [payment(4), payment(4, { id: 'd2', pan: 'ABCPL1234F' })],
        salaries: [
          employee({ ...parts, salary: 11_50_000_00 }),
          employee({ ...parts, id: 's2', pan: 'ABCPL1234F', salary: 11_50_001_00 }),
        ],
      },
    );
    const { texts } = await sheets(q4);
    const note = (pan: string) =>
      /Sections 17\(1\) to 17\(3\) less exemptions total ₹ (\S+); .* is ₹ (\S+)\./
        .exec(texts[`16_${pan}_2025-2026.pdf`]!)
        ?.slice(1);
    expect([note('ABCPK1234F'), note('ABCPL1234F')]).toEqual([undefined, ['11,50,000.00', '11,50,001.00']]);
    inOrder(texts['16_ABCPK1234F_2025-2026.pdf']!, [
      '60,000.00',
      '30,000.00',
      '11,90,000.00',
      '40,000.00',
      '11,50,000.00',
    ]);
  });

  it('lists old-regime exemptions and deductions by section, and says where the sums typed do not agree', async () => {
    const q4 = await filled(
      { form_type: '24Q', quarter: 'Q4' },
      {
        challans: [statementChallan({ deposited_on: '2026-03-07' })],
        deductees: [payment(4)],
        salaries: [
          employee({
            new_regime: 'N',
            hra: 1_00_000_00,
            salary: 11_00_001_00,
            standard_deduction: 50_000_00,
            professional_tax: 2_500_00,
            house_loss: 2_00_000_00,
            via_80c: 1_50_000_00,
            gross_80c: 1_80_000_00,
            rebate: 0,
          }),
        ],
      },
    );
    const { texts } = await sheets(q4);
    const text = texts['16_ABCPK1234F_2025-2026.pdf']!;
    // 11,00,001 - 52,500 = 10,47,501; less 2,00,000 of loss 8,47,501; less 1,50,000 of 80C 6,97,501.
    inOrder(text, [
      'opting out of section 115BAC(1A): yes',
      'house rent allowance',
      '1,00,000.00',
      'Salary from this employer',
      '11,00,001.00',
      'Tax on employment',
      '2,500.00',
      'Total of section 16',
      '52,500.00',
      '10,47,501.00',
      'house property',
      '2,00,000.00',
      'Gross total income',
      '8,47,501.00',
      'Deductions of chapter VI-A, listed below',
      '1,50,000.00',
      'Total taxable income',
      '6,97,501.00',
      '80C',
      '1,80,000.00',
      '1,50,000.00',
    ]);
    // 12,00,000 less 1,00,000 is one rupee less than what is typed.
    expect(text).toContain('Sections 17(1) to 17(3) less exemptions total ₹ 11,00,000.00');
    const none = await get(q4, 'documents?kind=perquisites&format=pdf');
    expect([none.status, none.body.error.id]).toEqual([422, 'no_perquisites']);
  });
});
