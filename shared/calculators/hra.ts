import * as z from 'zod';
import { amount, choice, integer, rows } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { sum } from '../money.ts';
import { hraOf } from '../tax/heads/salary.ts';
import { rulesOf } from '../tax/years/index.ts';
import { calculator, line, total, type WorkingLine } from './calculator.ts';
import { startYearChoice, yearChoices } from './years.ts';

/** Places of rule 2A(c)(i), where half of salary counts instead of two fifths. */
const metros = [
  { value: 'delhi', label: 'Delhi' },
  { value: 'mumbai', label: 'Mumbai' },
  { value: 'kolkata', label: 'Kolkata' },
  { value: 'chennai', label: 'Chennai' },
] as const;

/** House rent allowance exempt u/s 10(13A): least of three for each stretch of months with the same rent, pay and place. */
export const hra = calculator({
  name: 'hra',
  title: 'House rent allowance',
  intro: 'What is exempt when rent, pay or the city change during the year.',
  section: '10(13A), rule 2A',
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
        help: 'Leave out months in an own house or without rent: nothing is exempt for them.',
      },
      {
        months: integer('Number of months', { min: 1, max: 12 }),
        salary: amount('Salary a month', {
          help: 'Basic pay, dearness allowance that counts for retirement benefits, and commission as a fixed percentage of turnover.',
        }),
        hra: amount('House rent allowance a month'),
        rent: amount('Rent paid a month'),
        city: choice('City of the house', [...metros, { value: 'other', label: 'Any other place' }]),
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
    const worked = periods.map(({ months, salary, hra: received, rent, city }) => {
      const metro = city !== 'other';
      const of = hraOf(rulesOf(assessment_year), {
        months,
        basicAndDa: salary * months,
        hraReceived: received * months,
        rentPaid: rent * months,
        metro,
      });
      lines.push(
        line(sentence('{months} months: allowance received', { months }), of.received, '10(13A)'),
        line(sentence('Rent paid less 10% of salary'), of.rent, 'Rule 2A(b)'),
        metro
          ? line(sentence('50% of salary'), of.share, 'Rule 2A(c)(i)')
          : line(sentence('40% of salary'), of.share, 'Rule 2A(c)(ii)'),
        total(sentence('Least of the three'), of.exempt, 'Rule 2A'),
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
      warnings.push(sentence('The new regime does not have this exemption (s.115BAC(2)(i)).'));
    if (assessment_year >= '2027-28')
      warnings.push(
        sentence(
          'The draft Income-tax Rules 2026 add Bengaluru, Hyderabad, Pune and Ahmedabad to the cities with 50%; this list is that of rule 2A.',
        ),
      );
    const exempt = regime === 'new' ? 0 : least;
    return {
      result: { exempt, taxable: received - exempt },
      lines: [
        ...lines,
        total(sentence('Exempt in the year'), exempt, '10(13A)'),
        total(sentence('Taxable as salary'), received - exempt, '17(1)(iv)'),
      ],
      warnings: warnings.filter((w, i) => warnings.findIndex((o) => o.text === w.text) === i),
    };
  },
});
