import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allCertificate from './certificate.ts';
import { isRefused } from './pieces.ts';
import * as allStatements from './statements.ts';
import { desk2, differences, piecesOf, reported, rules, table, totalsOf } from './testing/taxpayer.ts';

const { cellsOfText, isCertificate, readCertificate, readStatement } = kept(allCertificate, allStatements);

const text = `ORELLA BANK LIMITED
Interest Certificate for the Financial Year 2025-26
Customer PAN : AAAPA0001A
Account Number      Type               Interest Paid      TDS Deducted      Net
1234567890          Savings            4,210.00           0.00              4,210.00
000998877661        Fixed Deposit      60,000.00          6,000.00          54,000.00
000998877662        Fixed Deposit      40,500.00          4,050.00          36,450.00
Total                                  1,04,710.00        10,050.00         94,660.00`;

/*
 * The certificate: savings 4,210, deposits 60,000 and 40,500. The AIS reports the savings and the first deposit at 60,000, and a bank of
 * another name. Deposit 000998877662 is only in the certificate: income all the same, so deposits total 1,00,500 and the other bank's 900.
 */
it('reads a certificate of interest, joins it by account and counts what no one else reports', () => {
  expect(isCertificate(text)).toBe(true);
  const paper = readCertificate(cellsOfText(text));
  if (isRefused(paper)) throw new Error(paper.refused.text);
  expect([paper.pan, paper.year, paper.warnings]).toEqual(['AAAPA0001A', '2025-26', []]);
  expect(paper.pieces.map((p) => [p.figure, p.payer_id, p.gross / 100, p.tax / 100])).toEqual([
    ['interest_savings', '1234567890', 4210, 0],
    ['interest_deposit', '000998877661', 60000, 6000],
    ['interest_deposit', '000998877662', 40500, 4050],
  ]);
  const desk = desk2(
    piecesOf({
      pan: 'AAAPA0001A',
      ais: [
        reported('SFT-016(SB)', 'ORELLA BANK LTD (AAACO0001A.AB001)', ['1234567890', 4210]),
        reported('SFT-016(TD)', 'ORELLA BANK LTD (AAACO0001A.AB001)', ['998877661', 60000]),
        reported('SFT-016(TD)', 'MUREXA BANK LTD (AAACM0001A.AB001)', ['5555', 900]),
      ],
      more: [paper],
    }),
    { other_sources: { interest_from_savings: 4210, interest_from_deposits: 60900 } },
  );
  expect(rules(desk)).toEqual(['J20', 'J20']);
  expect(totalsOf(desk)).toEqual({ interest_savings: 4210, interest_deposit: 101400 });
  expect(differences(desk)).toEqual(['less_in_return interest_deposit 40500']);
});

it('takes the name of the bank from a line of its own, not from a title or a sentence', () => {
  const [bank, title, ...rest] = text.split('\n');
  const said = 'Tax was deducted by the bank as the law asks  on interest  of each account';
  const paper = readCertificate(cellsOfText([title, said, bank, ...rest].join('\n')));
  if (isRefused(paper)) throw new Error(paper.refused.text);
  expect(new Set(paper.pieces.map((p) => p.payer))).toEqual(new Set(['ORELLA BANK LIMITED']));
});

it('proves the total of a certificate', () => {
  const wrong = readCertificate(cellsOfText(text.replace('40,500.00', '40,000.00')));
  expect(isRefused(wrong) ? [] : wrong.warnings.map((w) => w.text)).toHaveLength(1);
});

/* Any broker's headings; American days; foreign shares held 24 months; rupees alone. */
it('reads tables of sales of brokers that are not known', () => {
  const paper = table([
    [
      'Name of Share',
      'ISIN Code',
      'No. of Shares',
      'Date of Purchase',
      'Buy Price',
      'Date of Sale',
      'Sale Price',
      'Brokerage & Charges',
    ],
    ['ALPHA LTD', 'INE000A01011', '10', '8/27/2023', '100', '9/27/2025', '150', '5'],
  ]);
  if (isRefused(paper)) throw new Error(paper.refused.text);
  // 1,500 - 1,000 - 5 = 495, held 25 months.
  expect(paper.pieces.map((p) => [p.figure, p.date, p.detail.bought, p.detail.gain! / 100])).toEqual([
    ['112A', '2025-09-27', '2023-08-27', 495],
  ]);
  const foreign = readStatement([
    {
      name: '',
      rows: [
        ['Symbol', 'ISIN', 'Quantity', 'Buy Date', 'Buy Value', 'Sell Date', 'Sell Value', 'Currency'],
        ['APPLE', 'US0378331005', '5', '2023-01-01', '50000', '2025-06-01', '90000', 'INR'],
        ['NVIDIA', 'US67066G1040', '5', '2024-12-01', '50000', '2025-06-01', '60000', 'INR'],
        ['TESLA', 'US88160R1014', '5', '2024-12-01', '500', '2025-06-01', '600', 'USD'],
      ],
    },
  ]);
  if (isRefused(foreign)) throw new Error(foreign.refused.text);
  expect(foreign.pieces.map((p) => [p.figure, p.detail.gain! / 100, p.detail.country])).toEqual([
    ['112', 40000, 'US'],
    ['short_slab', 10000, 'US'],
  ]);
  expect(foreign.set_aside.map((s) => s.reason.params)).toEqual([{ currency: 'USD' }]);
});
