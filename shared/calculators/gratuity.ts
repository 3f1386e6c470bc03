import * as z from 'zod';
import { amount, choice, date, flag, integer } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { mulDiv, positive } from '../money.ts';
import { calculator, line, n, total } from './calculator.ts';
import { gratuityDays, gratuityLimits, limitOn } from './limits.ts';

const employers = [
  { value: 'government', label: 'Government, defence or local authority' },
  { value: 'covered', label: 'Covered by the Payment of Gratuity Act 1972' },
  { value: 'other', label: 'Not covered by that Act' },
] as const;

const private_ = (row: Record<string, unknown>) => row['employer'] !== 'government';
const covered = (row: Record<string, unknown>) => row['employer'] === 'covered';

/** Gratuity exempt u/s 10(10). Months above six make a year under the Payment of Gratuity Act; otherwise only completed years count. */
export const gratuity = calculator({
  name: 'gratuity',
  title: 'Gratuity',
  intro: 'The exempt part of gratuity received on retirement, resignation, death or disablement.',
  section: '10(10)',
  start: { employer: 'covered' },
  schema: z.strictObject({
    employer: choice('Employer', employers),
    received: amount('Gratuity received'),
    on: date('Date of retirement or other event'),
    service_years: integer('Completed years of service', { when: private_, max: 60 }),
    service_months: integer('Further months of service', { when: private_, max: 11 }).optional(),
    service_days: integer('Further days of service', { when: covered, max: 30 }).optional(),
    monthly_salary: amount('Monthly salary', {
      when: private_,
      help: 'Covered by the Act: last basic pay and all dearness allowance. Otherwise the average of the ten months before the month of retirement: basic pay, dearness allowance that counts for retirement benefits, and commission as a fixed percentage of turnover.',
    }),
    seasonal: flag('Seasonal establishment', {
      when: covered,
      help: 'Seven days a year instead of fifteen.',
    }).optional(),
    exempt_earlier: amount('Gratuity exempt in earlier years', {
      when: private_,
      help: 'From this or another employer: it reduces the limit.',
    }).optional(),
  }),
  work: (facts) => {
    const { employer, received, on } = facts;
    const lines = [line(sentence('Gratuity received'), received)];
    const warnings: Message[] = [];
    const answer = (exempt: number, section: string) => ({
      result: { exempt, taxable: received - exempt },
      lines: [
        ...lines,
        total(sentence('Exempt'), exempt, section),
        total(sentence('Taxable as salary'), received - exempt, '17(1)(iii)'),
      ],
      warnings,
    });
    if (employer === 'government') return answer(received, '10(10)(i)');
    const section = employer === 'covered' ? '10(10)(ii)' : '10(10)(iii)';
    const limit = limitOn(gratuityLimits, on);
    if (!limit) {
      warnings.push(
        sentence('The limit before 24 September 1997 is not available here, so no exemption is shown.'),
      );
      return answer(0, section);
    }
    const { service_years: years, monthly_salary: salary } = facts;
    const more = n(facts.service_months) > 6 || (n(facts.service_months) === 6 && n(facts.service_days) > 0);
    const counted = employer === 'covered' && more ? years + 1 : years;
    const days = facts.seasonal ? gratuityDays.seasonal : gratuityDays.ordinary;
    const byService =
      employer === 'covered'
        ? mulDiv(salary, days * counted, gratuityDays.month)
        : mulDiv(salary, counted, 2);
    lines.push(
      employer === 'covered'
        ? line(
            sentence('{days}/26 of {salary} for {years} years of service', {
              days,
              salary: { rupees: salary },
              years: counted,
            }),
            byService,
            section,
          )
        : line(
            sentence('Half of the average salary of {salary} for {years} completed years', {
              salary: { rupees: salary },
              years: counted,
            }),
            byService,
            section,
          ),
      line(sentence('Limit from {day}', { day: { day: limit.from } }), limit.amount, section),
    );
    const earlier = n(facts.exempt_earlier);
    const room = positive(limit.amount - earlier);
    if (earlier > 0)
      lines.push(
        line(
          sentence('Less: exempt in earlier years'),
          -Math.min(earlier, limit.amount),
          'Second proviso to s.10(10)',
        ),
        line(sentence('Limit left'), room),
      );
    if (employer === 'covered' && years < 5)
      warnings.push(
        sentence(
          'The Payment of Gratuity Act requires five years of continuous service, except on death or disablement (s.4(1)).',
        ),
      );
    return answer(Math.min(received, byService, room), section);
  },
});
