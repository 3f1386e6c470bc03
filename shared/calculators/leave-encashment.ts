import * as z from 'zod';
import { amount, choice, date, decimal, flag, integer } from '../forms/fields.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { mulDiv, positive } from '../money.ts';
import { calculator, line, n, total } from './calculator.ts';
import { leaveDays, leaveLimits, limitOn } from './limits.ts';

const other = (row: Record<string, unknown>) => row['employer'] === 'other' && row['during_service'] !== true;
const tenths = (days: number) => Math.round(days * 10);

/** Leave salary exempt u/s 10(10AA): least of four, leave counted at 30 days at most for each completed year of service. */
export const leaveEncashment = calculator({
  name: 'leave-encashment',
  title: 'Leave encashment',
  intro: 'The exempt part of salary for unused earned leave received on retirement or resignation.',
  section: '10(10AA)',
  start: { employer: 'other' },
  schema: z.strictObject({
    employer: choice('Employer', [
      { value: 'government', label: 'Central or State Government' },
      { value: 'other', label: 'Any other employer' },
    ]),
    received: amount('Leave salary received'),
    on: date('Date of retirement or receipt'),
    during_service: flag('Received while still in service').optional(),
    average_salary: amount('Average monthly salary of the last ten months', {
      when: other,
      help: 'Basic pay, dearness allowance that counts for retirement benefits, and commission as a fixed percentage of turnover, for the last ten months before retirement.',
    }),
    service_years: integer('Completed years of service', { when: other, max: 60 }),
    leave_a_year: decimal('Leave allowed per year, days', { when: other, max: 366, places: 1 }),
    leave_taken: decimal('Leave taken or encashed in service, days', { when: other, places: 1 }).optional(),
    leave_unused: decimal('Unused leave at retirement, days', {
      when: other,
      places: 1,
      help: 'Leave blank to calculate it from the leave of each year less leave taken.',
    }).optional(),
    exempt_earlier: amount('Leave salary exempt in earlier years', { when: other }).optional(),
  }),
  work: (facts) => {
    const { employer, received, on } = facts;
    const lines = [line(sentence('Leave salary received'), received)];
    const warnings: Message[] = [];
    const answer = (exempt: number, section: string) => ({
      result: { exempt, taxable: received - exempt },
      lines: [
        ...lines,
        total(sentence('Exempt'), exempt, section),
        total(sentence('Taxable as salary'), received - exempt, '17(1)(va)'),
      ],
      warnings,
    });
    if (facts.during_service) {
      warnings.push(sentence('Leave encashed in service is taxable in full, in government service too.'));
      return answer(0, '10(10AA)');
    }
    if (employer === 'government') return answer(received, '10(10AA)(i)');
    const section = '10(10AA)(ii)';
    const limit = limitOn(leaveLimits, on);
    if (!limit) {
      warnings.push(
        sentence('The limit before 2 April 1998 is not available here, so no exemption is shown.'),
      );
      return answer(0, section);
    }
    const { average_salary: average, service_years: years } = facts;
    const taken = tenths(n(facts.leave_taken));
    const left = (perYear: number) => positive(tenths(perYear) * years - taken);
    const allowed = left(Math.min(facts.leave_a_year, leaveDays.aYear));
    const actual = facts.leave_unused === undefined ? left(facts.leave_a_year) : tenths(facts.leave_unused);
    const unused = Math.min(allowed, actual);
    const cash = mulDiv(average, unused, 10 * leaveDays.inMonth);
    lines.push(
      line(
        sentence('Ten months of the average salary of {salary}', { salary: { rupees: average } }),
        average * 10,
        section,
      ),
      line(
        sentence('Salary for {days} days of unused leave, at most 30 days for each of {years} years', {
          days: unused / 10,
          years,
        }),
        cash,
        'Explanation to s.10(10AA)',
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
          'Second proviso to s.10(10AA)(ii)',
        ),
        line(sentence('Limit left'), room),
      );
    return answer(Math.min(received, average * 10, cash, room), section);
  },
});
