import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';
import { deductors, desk2, piecesOf, reported } from './testing/taxpayer.ts';

/* Two employers in another order than in the papers, one deductor under two sections, a challan; a TAN no paper knows has nothing. */
it('tells of each field of a list the papers of its own payer', () => {
  const pieces = piecesOf({
    pan: 'AAAPA0001A',
    ais: [
      reported('TDS-Ann.II-SAL', 'ALPHA LIMITED (MUMA11111A)', [600000, 15000]),
      reported('TDS-Ann.II-SAL', 'BETA LIMITED (DELB22222B)', [900000]),
      reported('TDS-194A', 'CETA BANK LIMITED (MUMC33333C)', ['2025-06-30', 40000, 4000]),
    ],
    challans: [['2025-26', 'Income Tax', 'Advance Tax', '50,000', '0510001', '14/12/2025', '00123']],
    traces: {
      I: deductors([
        { name: 'ALPHA LIMITED', id: 'MUMA11111A', rows: [['192', '2025-06-30', 600000, 40000]] },
        {
          name: 'CETA BANK LIMITED',
          id: 'MUMC33333C',
          rows: [
            ['194A', '2025-06-30', 40000, 4000],
            ['194J(b)', '2025-06-30', 10000, 1000],
          ],
        },
      ]),
    },
  });
  const data = {
    salary: {
      employers: [
        { employer_tan: 'delb22222b', salary_17_1: 900000 },
        { employer_tan: 'MUMA11111A', salary_17_1: 600000 },
        { employer_tan: 'PNEX99999X', salary_17_1: 1 },
      ],
    },
    taxes_paid: {
      tds_salary: [{ employer_tan: 'MUMA11111A', tds_deducted: 40000 }],
      tds_other: [
        { tan: 'MUMC33333C', section: '94J-B', deducted: 1000 },
        { tan: 'MUMC33333C', section: '94A', deducted: 4000 },
      ],
      payments: [{ bsr_code: '0510001', date: '2025-12-14', challan_number: 123, amount: 50000 }],
    },
  };
  expect(
    fieldsOf(desk2(pieces, data), data).map((f) => [f.path, f.payer, f.evidence / 100, f.sources]),
  ).toEqual([
    ['salary.employers.0.salary_17_1', 'BETA LIMITED', 900000, ['ais']],
    // With the perquisite of 15,000; Form 26AS has the deduction beside.
    ['salary.employers.1.salary_17_1', 'ALPHA LIMITED', 615000, ['ais', '26as']],
    ['salary.employers.1.tds_deducted', 'ALPHA LIMITED', 40000, ['26as']],
    ['taxes_paid.tds_salary.0.tds_deducted', 'ALPHA LIMITED', 40000, ['26as']],
    ['taxes_paid.tds_other.0.deducted', 'CETA BANK LIMITED', 1000, ['26as']],
    ['taxes_paid.tds_other.1.deducted', 'CETA BANK LIMITED', 4000, ['26as', 'ais']],
    ['taxes_paid.payments.0.amount', 'Advance Tax', 50000, ['ais']],
  ]);
});
