import { expect, it } from 'vitest';
import type { Piece } from '../../shared/evidence/pieces.ts';
import { renderPdf } from '../pdf/render.ts';
import { openPaper } from './open.ts';

/* Papers drawn by pdfmake, as a bank or an employer's payroll draws them; they are read by pdfjs. */

const owner = { pan: 'AAAPS0001S', birth: '1980-02-03', year: '2025-26', today: '2026-11-24' };
const right = (text: string) => ({ text, alignment: 'right' });
const statement = (locked: object = {}, first = '30,000.00') =>
  renderPdf({
    ...locked,
    defaultStyle: { fontSize: 8 },
    content: [
      { text: 'TELLUR BANK LIMITED', fontSize: 14 },
      'MR SPECIMEN HOLDER, 12 LARK ROAD, PUNE 411001',
      'Account No : 112233445566   Statement from 01/04/2025 to 30/06/2025',
      {
        table: {
          headerRows: 1,
          widths: [55, '*', 60, 75, 75, 85],
          body: [
            ['Date', 'Narration', 'Chq/Ref No', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
            ['05/04/2025', 'UPI-LARK ESTATES-RENT', '512345', right(first), '', right('70,000.00')],
            ['30/04/2025', 'NEFT CR-MURVO FOODS', 'AXIS77', '', right('80,000.00'), right('1,50,000.00')],
            ['30/06/2025', 'INT.PD:Q1 INTEREST', '', '', right('1,250.50'), right('1,51,250.50')],
          ],
        },
      },
      'This is a computer generated statement.',
    ],
  });
const lines = (pieces: readonly Piece[]) =>
  pieces.map((p) => [p.date, p.gross / 100, (p.detail.balance ?? 0) / 100, p.detail.line]);
const expected = [
  ['2025-04-05', -30000, 70000, ''],
  ['2025-04-30', 80000, 150000, ''],
  ['2025-06-30', 1250.5, 151250.5, 'interest'],
];

it('reads a bank statement drawn in a PDF, empty columns and all', async () => {
  const paper = await openPaper('statement.pdf', await statement(), owner);
  expect(paper.source).toBe('bank');
  expect(paper.pieces[0]!.payer_id).toBe('112233445566');
  expect(lines(paper.pieces)).toEqual(expected);
  expect(paper.warnings).toEqual([]);
}, 120_000);

it('opens one locked with the PAN or the birth date, and says what is wrong with any other', async () => {
  for (const userPassword of ['AAAPS0001S', '03021980', 'aaaps0001s03021980']) {
    const paper = await openPaper('locked.pdf', await statement({ userPassword }), owner);
    expect(lines(paper.pieces)).toEqual(expected);
  }
  const own = await statement({ userPassword: 'secret' });
  await expect(openPaper('locked.pdf', own, owner)).rejects.toThrow(/password/i);
  // A password a person gives opens it; a wrong one says so.
  expect(lines((await openPaper('locked.pdf', own, { ...owner, password: 'secret' })).pieces)).toEqual(
    expected,
  );
  await expect(openPaper('locked.pdf', own, { ...owner, password: 'other' })).rejects.toThrow(
    'The file does not open with this password.',
  );
}, 120_000);

it('has Form 16’s employer from the left of two columns', async () => {
  const bytes = await renderPdf({
    defaultStyle: { fontSize: 9 },
    content: [
      'FORM NO. 16',
      'PART A',
      'Certificate under Section 203 of the Income-tax Act, 1961 for tax deducted at source on salary',
      'Certificate No. ABCDEFG',
      {
        columns: [
          { width: 260, stack: ['Name and address of the Employer/Specified Bank'] },
          { width: '*', stack: ['Name and address of the Employee/Specified senior citizen'] },
        ],
      },
      {
        columns: [
          {
            width: 260,
            stack: [
              'TORVALE SYSTEMS PRIVATE LIMITED',
              '12 RESIDENCY ROAD,',
              'BANGALORE - 560025',
              'Karnataka',
            ],
          },
          {
            width: '*',
            stack: ['ASHA MADEUP', '7, PARK STREET', 'FLAT 4', 'KOLKATA - 700016', 'West Bengal'],
          },
        ],
      },
      {
        columns: ['PAN of the Deductor', 'TAN of the Deductor', 'PAN of the Employee'].map((text) => ({
          text,
        })),
      },
      { columns: ['AAACT0001T', 'BLRT11111T', 'AAAPS0001S'].map((text) => ({ text })) },
      'Assessment Year 2026-27',
      'Q1 ABCD1234 5,00,000.00 50,000.00 50,000.00',
      'PART B (Annexure)',
      '(a) Salary as per provisions contained in section 17(1) 500000.00',
      '(b) Value of perquisites under section 17(2) 0.00',
      '(c) Profits in lieu of salary under section 17(3) 0.00',
      '(d) Total 500000.00',
    ],
  });
  const paper = await openPaper('form16.pdf', bytes, owner);
  const part = paper.pieces.find((p) => p.part === 'B')!;
  expect([part.payer, part.payer_id]).toEqual(['TORVALE SYSTEMS PRIVATE LIMITED', 'BLRT11111T']);
  expect(part.detail.employer).toEqual({
    address: '12 RESIDENCY ROAD',
    city: 'BANGALORE',
    state: '15',
    pincode: '560025',
    nature: 'OTH',
  });
}, 120_000);
