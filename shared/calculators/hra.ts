import * as z from 'zod';
import { amount, choice, integer, rows } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { sum } from '../money.ts';
import { hraOf } from '../tax/heads/salary.ts';
import { rulesOf } from '../tax/years/index.ts';
import { calculator, line, total, type WorkingLine } from './calculator.ts';
import { startYearChoice, yearChoices } from './years.ts';

/** Cities with a 50% limit in some year; `hraMetros` has those of a year. */
const cities = [
  { value: 'delhi', label: 'Delhi' },
  { value: 'mumbai', label: 'Mumbai' },
  { value: 'kolkata', label: 'Kolkata' },
  { value: 'chennai', label: 'Chennai' },
  { value: 'bengaluru', label: 'Bengaluru' },
  { value: 'hyderabad', label: 'Hyderabad' },
  { value: 'pune', label: 'Pune' },
  { value: 'ahmedabad', label: 'Ahmedabad' },
] as const;

/** Sections of the exemption and its three limits, by Act. */
const places = {
  '1961': {
    exempt: '10(13A)',
    rule: 'Rule 2A',
    rent: 'Rule 2A(b)',
    half: 'Rule 2A(c)(i)',
    other: 'Rule 2A(c)(ii)',
  },
  '2025': {
    exempt: 'Schedule III (11)',
    rule: 'Rule 279',
    rent: 'Rule 279',
    half: 'Rule 279',
    other: 'Rule 279',
  },
} as const;

/** House rent allowance exempt u/s 10(13A): least of three for each stretch of months with the same rent, pay and place. */
export const hra = calculator({
  name: 'hra',
  title: 'House rent allowance',
  intro: 'The exempt part of house rent allowance when rent, pay or city change during the year.',
  section: '10(13A), rule 2A; rule 279 of 2026',
  start: { assessment_year: startYearChoice, regime: 'old', periods: [{ months: 12 }] },
  schema: z.strictObject({
    assessment_year: choice('Assessment year', yearChoices),
    regime: choice('Regime', [
      { value: 'old', label: 'Old' },
      { value: 'new', label: 'New' },
    ]),
    periods: rows(
      {
        label: 'Months with the same rent, pay and city',
        rowLabel: 'Months',
        minRows: 1,
        maxRows: 12,
        help: 'Leave out months in your own house or without rent: nothing is exempt for them.',
      },
      {
        months: integer('Number of months', { min: 1, max: 12 }),
        salary: amount('Salary per month', {
          help: 'Basic pay, dearness allowance that counts for retirement benefits, and commission as a fixed percentage of turnover.',
        }),
        hra: amount('House rent allowance per month'),
        rent: amount('Rent paid per month'),
        city: choice('City of the house', [...cities, { value: 'other', label: 'Any other place' }]),
      },
    ),
  }),
  rules: ({ periods }) =>
    sum(periods.map(({ months }) => months)) > 12
      ? [{ path: 'periods', message: sentence('The months add up to more than twelve'), severity: 'error' }]
      : [],
  work: ({ assessment_year, regime, periods }) => {
    const lines: WorkingLine[] = [];
    const warnings: Message[] = [];
    const rules = rulesOf(assessment_year);
    const at = places[rules.act];
    const worked = periods.map(({ months, salary, hra: received, rent, city }) => {
      const metro = rules.salary.hraMetros.includes(city);
      const of = hraOf(rules, {
        months,
        basicAndDa: salary * months,
        hraReceived: received * months,
        rentPaid: rent * months,
        metro,
      });
      lines.push(
        line(sentence('{months} months: allowance received', { months }), of.received, at.exempt),
        line(sentence('Rent paid less 10% of salary'), of.rent, at.rent),
        metro
          ? line(sentence('50% of salary'), of.share, at.half)
          : line(sentence('40% of salary'), of.share, at.other),
        total(sentence('Least of the three'), of.exempt, at.rule),
      );
      if (rent * 12 > 1_00_000)
        warnings.push(
          sentence('Rent above 1,00,000 a year: the employer needs the PAN of the landlord (rule 26C).'),
        );
      return of;
    });
    const received = sum(worked.map((of) => of.received));
    const least = sum(worked.map((of) => of.exempt));
    if (regime === 'new')
      warnings.push(
        sentence('The new regime does not have this exemption (s.115BAC(2)(i), s.202 of the 2025 Act).'),
      );
    const exempt = regime === 'new' ? 0 : least;
    return {
      result: { exempt, taxable: received - exempt },
      lines: [
        ...lines,
        total(sentence('Exempt in the year'), exempt, at.exempt),
        total(sentence('Taxable as salary'), received - exempt, rules.act === '1961' ? '17(1)(iv)' : '15'),
      ],
      warnings: warnings.filter((w, i) => warnings.findIndex((o) => o.text === w.text) === i),
    };
  },
});
