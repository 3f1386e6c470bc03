import * as z from 'zod';
import { amount, choice, flag, integer } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { positive } from '../money.ts';
import { calculator, line, n, total } from './calculator.ts';
import { voluntaryRetirement as law } from './limits.ts';

/** Compensation on voluntary retirement exempt u/s 10(10C) under a scheme that meets rule 2BA. */
export const voluntaryRetirement = calculator({
  name: 'voluntary-retirement',
  title: 'Voluntary retirement',
  intro: 'The exempt part of compensation on voluntary retirement or separation.',
  section: '10(10C), rule 2BA',
  start: { employer: 'other' },
  schema: z.strictObject({
    employer: choice('Employer', [
      { value: 'psu', label: 'Public sector company' },
      { value: 'other', label: 'Other company, authority, co-operative society, university or institute' },
    ]),
    received: amount('Compensation received'),
    monthly_salary: amount('Last monthly salary', {
      help: 'Basic pay, dearness allowance that counts for retirement benefits, and commission as a fixed percentage of turnover.',
    }),
    service_years: integer('Completed years of service', { max: 60 }),
    months_left: integer('Months of service left before superannuation', { max: 720 }),
    age: integer('Age at retirement', { max: 100 }).optional(),
    scheme: flag('The scheme meets rule 2BA', {
      help: 'All employees except directors, fewer posts overall, vacancies not filled, no employment in another concern of the same management.',
    }).optional(),
    exempt_earlier: flag('Section 10(10C) was claimed in an earlier year').optional(),
    relief_89: flag('Relief under section 89 is claimed for this compensation').optional(),
  }),
  work: (facts) => {
    const { received, monthly_salary: salary, service_years: years, months_left: left } = facts;
    const warnings: Message[] = [];
    const bySalary = salary * law.monthsAYear * years;
    const byTime = salary * left;
    const lines = [
      line(sentence('Compensation received'), received),
      line(
        sentence('Three months of salary for {years} completed years', { years }),
        bySalary,
        'Rule 2BA(vi)',
      ),
      line(sentence('Salary for the {months} months left', { months: left }), byTime, 'Rule 2BA(vi)'),
      line(sentence('Limit'), law.cap, '10(10C)'),
    ];
    const bars: [boolean, Message][] = [
      [
        facts.exempt_earlier === true,
        sentence('Exempt once only: it was claimed in an earlier year (second proviso to s.10(10C)).'),
      ],
      [
        facts.relief_89 === true,
        sentence('Not exempt where relief under section 89 is claimed for it (third proviso to s.10(10C)).'),
      ],
      [
        facts.employer !== 'psu' && years < law.years && facts.age !== undefined && facts.age < law.age,
        sentence('Rule 2BA(i) requires ten completed years of service or an age of forty.'),
      ],
    ];
    const barred = bars.filter(([applies]) => applies);
    warnings.push(...barred.map(([, why]) => why));
    if (facts.employer !== 'psu' && years < law.years && facts.age === undefined)
      warnings.push(
        sentence(
          'Enter the age: with less than ten years of service it must be forty or more (rule 2BA(i)).',
        ),
      );
    if (!facts.scheme)
      warnings.push(
        sentence('Exempt only under a scheme that meets rule 2BA. Confirm it with the employer.'),
      );
    const limit = Math.min(law.cap, bySalary, byTime);
    const exempt = barred.length > 0 ? 0 : Math.min(received, limit);
    const other = Math.min(received, law.cap, Math.max(bySalary, byTime));
    if (barred.length === 0 && other !== exempt)
      warnings.push(
        sentence(
          'Rule 2BA(vi) joins its two amounts with “or”. If this means the higher of the two, {amount} is exempt.',
          {
            amount: { rupees: other },
          },
        ),
      );
    return {
      result: { exempt, taxable: positive(received - exempt) },
      lines: [
        ...lines,
        total(sentence('Exempt'), exempt, '10(10C)'),
        total(sentence('Taxable as salary'), received - n(exempt), '17(3)'),
      ],
      warnings,
    };
  },
});
