import * as z from 'zod';
import { amount, choice, flag, integer } from '../forms/fields.ts';
import { sentence } from '../forms/messages.ts';
import { mulDiv } from '../money.ts';
import { calculator, line, total } from './calculator.ts';

const other = (row: Record<string, unknown>) => row['employer'] === 'other';

/** Commuted pension exempt u/s 10(10A): in full, or a third or half of the commuted value of the full pension. */
export const commutedPension = calculator({
  name: 'commuted-pension',
  title: 'Commuted pension',
  intro: 'The exempt part of a lump sum received in place of pension.',
  section: '10(10A)',
  start: { employer: 'other', part: 50, of: 100 },
  schema: z.strictObject({
    employer: choice('Employer', [
      { value: 'government', label: 'Government, defence, local authority or statutory corporation' },
      { value: 'fund', label: 'Pension fund of an insurer, section 10(23AAB)' },
      { value: 'other', label: 'Any other employer' },
    ]),
    received: amount('Commuted value received'),
    part: integer('Share of the pension commuted', {
      when: other,
      min: 1,
      max: 1_00_000,
      help: '60 of 100 means 60%, 1 of 3 means one third.',
    }),
    of: integer('Of', { when: other, min: 1, max: 1_00_000 }),
    gratuity: flag('Gratuity was received too', { when: other }).optional(),
  }),
  rules: (facts) =>
    other(facts) && facts.part > facts.of
      ? [
          {
            path: 'part',
            message: sentence('The commuted share cannot exceed the full pension'),
            severity: 'error',
          },
        ]
      : [],
  work: (facts) => {
    const { employer, received, part, of } = facts;
    const lines = [line(sentence('Commuted value received'), received)];
    const answer = (exempt: number, section: string) => ({
      result: { exempt, taxable: received - exempt },
      lines: [
        ...lines,
        total(sentence('Exempt'), exempt, section),
        total(sentence('Taxable as salary'), received - exempt, '17(1)(ii)'),
      ],
      warnings: [],
    });
    if (employer === 'government') return answer(received, '10(10A)(i)');
    if (employer === 'fund') return answer(received, '10(10A)(iii)');
    const share = facts.gratuity ? 3 : 2;
    const section = facts.gratuity ? '10(10A)(ii)(a)' : '10(10A)(ii)(b)';
    const whole = mulDiv(received, of, part);
    const limit = mulDiv(received, of, part * share);
    lines.push(
      line(sentence('Commuted value of the full pension'), whole),
      facts.gratuity
        ? line(sentence('One third of it, as gratuity was received'), limit, section)
        : line(sentence('One half of it, as no gratuity was received'), limit, section),
    );
    return answer(Math.min(received, limit), section);
  },
});
