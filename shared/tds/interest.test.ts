import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import { delayRates, lateFees, spanOn } from './data/delay.ts';
import { certificateDue, depositDue, statementDue } from './data/due-dates.ts';
import { formFor, formsOf, quarterDays, quarterOf } from './data/forms.ts';
import * as allInterest from './interest.ts';

const { delayInterest, lateFee, lawOf, monthsOfDelay } = kept(allInterest);

describe('due dates', () => {
  it.each([
    ['26Q', 'Q1', '2025-07-31'],
    ['26Q', 'Q2', '2025-10-31'],
    ['26Q', 'Q3', '2026-01-31'],
    ['26Q', 'Q4', '2026-05-31'],
    ['27EQ', 'Q1', '2025-07-15'],
    ['27EQ', 'Q2', '2025-10-15'],
    ['27EQ', 'Q3', '2026-01-15'],
    ['27EQ', 'Q4', '2026-05-15'],
  ] as const)('%s %s of 2025-2026 is due %s (rules 31A(2), 31AA(2))', (form, quarter, due) => {
    expect(statementDue(form, '2025-2026', quarter).due).toBe(due);
  });
  it('says that the due dates of form 143 are not settled', () => {
    expect(statementDue('143', '2026-2027', 'Q1').uncertain).toBeTruthy();
    expect(statementDue('140', '2026-2027', 'Q1')).toEqual({
      due: '2026-07-31',
      source: 'rule 219 of the Income-tax Rules 2026',
    });
  });
  it.each([
    ['26Q', '2025-04-01', '2025-05-07'],
    ['26Q', '2025-12-31', '2026-01-07'],
    ['26Q', '2026-03-01', '2026-04-30'],
    ['26Q', '2026-03-31', '2026-04-30'],
    ['27EQ', '2026-03-31', '2026-04-07'],
  ] as const)('%s deducted on %s is deposited by %s (rules 30(2), 37CA(2))', (form, day, due) => {
    expect(depositDue(form, day)).toBe(due);
  });
  it('a government office pays the same day by book entry', () =>
    expect(depositDue('24Q', '2025-06-10', true)).toBe('2025-06-10'));
  it('certificates: 15 June for salary, 15 days after the statement otherwise (rules 31(3), 37D)', () => {
    expect(certificateDue('24Q', '2025-2026', 'Q4')).toBe('2026-06-15');
    expect(certificateDue('26Q', '2025-2026', 'Q1')).toBe('2025-08-15');
    expect(certificateDue('27EQ', '2025-2026', 'Q1')).toBe('2025-07-30');
  });
});

describe('forms of a year', () => {
  it('are the old four up to 2025-2026 and their successors from 2026-2027', () => {
    expect(formsOf('2025-2026').map((f) => f.form)).toEqual(['24Q', '26Q', '27Q', '27EQ']);
    expect(formsOf('2026-2027').map((f) => f.form)).toEqual(['138', '140', '144', '143']);
    expect(formFor('26Q', '2026-2027')).toBe('140');
    expect(formFor('140', '2025-2026')).toBe('26Q');
  });
  it('quarters cover the financial year', () => {
    expect(quarterDays('2025-2026', 'Q4')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    expect(['2025-04-01', '2025-07-01', '2025-10-01', '2026-03-31'].map(quarterOf)).toEqual([
      'Q1',
      'Q2',
      'Q3',
      'Q4',
    ]);
  });
});

describe('interest for delay', () => {
  it("counts the department's way: deducted 4 March, paid 7 May is three months and 180 on 4,000", () => {
    const [found] = delayInterest('26Q', {
      tax: 4000_00,
      deductibleOn: '2025-03-04',
      deductedOn: '2025-03-04',
      depositedOn: '2025-05-07',
    });
    expect(found).toMatchObject({ section: '201(1A)(ii)', months: 3, rate: 150, interest: 180_00 });
  });
  it('differs by reading where the law is contested', () => {
    expect(monthsOfDelay('2025-04-30', '2025-05-08', 'calendar')).toBe(2);
    expect(monthsOfDelay('2025-04-30', '2025-05-08', 'anniversary')).toBe(1);
  });
  it('is nothing when paid by the due date and 1% a month when deducted late (s.201(1A)(i))', () => {
    expect(
      delayInterest('26Q', {
        tax: 1000_00,
        deductibleOn: '2025-04-10',
        deductedOn: '2025-04-10',
        depositedOn: '2025-05-07',
      }),
    ).toEqual([]);
    expect(
      delayInterest('26Q', {
        tax: 1000_00,
        deductibleOn: '2025-04-10',
        deductedOn: '2025-06-02',
        depositedOn: '2025-07-07',
      }),
    ).toMatchObject([{ section: '201(1A)(i)', months: 3, interest: 30_00 }]);
  });
  it('of TCS rises from 1% to 1.5% for what is collected from 1 April 2025 (s.206C(7))', () => {
    const of = (day: string, paid: string) =>
      delayInterest('27EQ', { tax: 1000_00, deductibleOn: day, deductedOn: day, depositedOn: paid })[0]?.rate;
    expect(of('2025-03-31', '2025-06-30')).toBe(100);
    expect(of('2025-04-01', '2025-06-30')).toBe(150);
  });
});

describe('fee for a late statement (s.234E)', () => {
  it('is 200 a day and never above the tax', () => {
    expect(lateFee('26Q', '2025-2026', 'Q1', '2025-08-10', 50_000_00)).toEqual({ days: 10, fee: 2000_00 });
    expect(lateFee('26Q', '2025-2026', 'Q1', '2025-08-10', 500_00)).toEqual({ days: 10, fee: 500_00 });
    expect(lateFee('26Q', '2025-2026', 'Q1', '2025-07-31', 500_00)).toEqual({ days: 0, fee: 0 });
  });
});

describe('days on both sides of a due date', () => {
  it.each([
    ['26Q', '2025-07-31', 0],
    ['26Q', '2025-08-01', 1],
    ['24Q', '2025-08-01', 1],
    ['27Q', '2025-08-01', 1],
    ['27EQ', '2025-07-15', 0],
    ['27EQ', '2025-07-16', 1],
  ] as const)(
    '%s of Q1 filed on %s is %i days late at 200 (s.234E; rules 31A(2), 31AA(2))',
    (form, day, days) => {
      expect(lateFee(form, '2025-2026', 'Q1', day, 1_00_000_00)).toEqual({ days, fee: days * 200_00 });
    },
  );
  it('the fee stops at the tax: 500 days would be a lakh', () => {
    expect(lateFee('26Q', '2023-2024', 'Q1', '2024-12-12', 1_00_000_00)).toEqual({
      days: 500,
      fee: 1_00_000_00,
    });
    expect(lateFee('26Q', '2023-2024', 'Q1', '2024-12-13', 1_00_000_00)).toEqual({
      days: 501,
      fee: 1_00_000_00,
    });
  });
  it.each([
    ['26Q', '2025-04-30', '2025-05-07', 0, 'rule 30(2)(b)'],
    ['26Q', '2025-04-30', '2025-05-08', 2, 'rule 30(2)(b)'],
    ['26Q', '2026-03-31', '2026-04-30', 0, 'rule 30(2)(a)'],
    ['26Q', '2026-03-31', '2026-05-01', 3, 'rule 30(2)(a)'],
    ['27EQ', '2026-03-31', '2026-04-07', 0, 'rule 37CA(2)'],
    ['27EQ', '2026-03-31', '2026-04-08', 2, 'rule 37CA(2)'],
  ] as const)(
    '%s taken on %s and deposited on %s bears %i months (%s)',
    (form, taken, paid, months, _rule) => {
      const found = delayInterest(form, {
        tax: 1000_00,
        deductibleOn: taken,
        deductedOn: taken,
        depositedOn: paid,
      });
      expect(found.map((i) => [i.months, i.interest])).toEqual(months ? [[months, months * 15_00]] : []);
    },
  );
  it.each([
    ['2025-04-30', '2025-05-01', 2, 1],
    ['2025-03-04', '2025-05-07', 3, 3],
    ['2025-01-31', '2025-02-28', 2, 1],
    ['2025-01-31', '2025-03-01', 3, 2],
    ['2024-12-31', '2025-01-31', 2, 1],
    ['2025-05-10', '2025-05-10', 0, 0],
  ] as const)('from %s to %s are %i calendar months or %i from the day itself', (from, to, calendar, own) => {
    expect(monthsOfDelay(from, to, 'calendar')).toBe(calendar);
    expect(monthsOfDelay(from, to, 'anniversary')).toBe(own);
  });
  it('is named by the Act of the form: 398(3) and 427 from 1 April 2026', () => {
    expect([lawOf('26Q'), lawOf('27EQ'), lawOf('143')]).toEqual([
      { interest: '201(1A)', fee: '234E' },
      { interest: '206C(7)', fee: '234E' },
      { interest: '398(3)', fee: '427' },
    ]);
    const late = {
      tax: 100_00,
      deductibleOn: '2026-04-10',
      deductedOn: '2026-04-10',
      depositedOn: '2026-06-01',
    };
    expect(delayInterest('140', late)[0]).toMatchObject({ section: '398(3)(a)(ii)', rate: 150, months: 3 });
  });
});

describe('rates of delay by the day of the law', () => {
  it.each([
    ['deduction', 'i', '2025-05-01', 100], // 201(1A)(i)
    ['deduction', 'ii', '2025-05-01', 150], // 201(1A)(ii)
    ['collection', 'i', '2025-05-01', 100], // 206C(7)
    ['collection', 'ii', '2025-03-31', 100], // 206C(7) before the Finance Act 2025
    ['collection', 'ii', '2025-04-01', 150],
    ['deduction', 'ii', '2026-04-01', 150], // 398(3)(a)(ii)
    ['collection', 'ii', '2026-04-01', 150], // 398(3)(b)(ii)
  ] as const)('%s (%s) on %s: %d basis points a month', (kind, clause, day, rate) => {
    expect(spanOn(delayRates[kind][clause], day).rate).toBe(rate);
  });

  it('fee: 200 rupees a day under 234E and 427', () => {
    expect(lateFees.map(({ fee, source }) => [fee, source])).toEqual([
      [200_00, 's.234E'],
      [200_00, 's.427'],
    ]);
  });
});
