import * as z from 'zod';
import { type IsoDate, isIsoDate, previousYear } from '../dates.ts';
import { inWords, type Message, sentence } from '../forms/messages.ts';
import { accruingHeads, estimateDeductions, estimateHeads, type HeadId, signedHeads } from './heads.ts';

const most = 9_99_99_99_99_999;
const whole = z.number().int('Enter whole rupees').max(most);
const amount = whole.min(0, 'Enter 0 or more');
const signed = whole.min(-most);
const five = (value: z.ZodNumber) => z.tuple([value, value, value, value, value]);

const headShape = Object.fromEntries(
  estimateHeads.map(({ id }) => [id, (signedHeads.includes(id) ? signed : amount).optional()]),
) as Record<HeadId, z.ZodOptional<z.ZodNumber>>;
const periodShape = Object.fromEntries(
  accruingHeads.map((id) => [id, five(signedHeads.includes(id) ? signed : amount).optional()]),
) as Record<(typeof accruingHeads)[number], z.ZodOptional<ReturnType<typeof five>>>;
const deductionShape = Object.fromEntries(
  estimateDeductions.map(({ id }) => [id, amount.optional()]),
) as Record<(typeof estimateDeductions)[number]['id'], z.ZodOptional<z.ZodNumber>>;

/** Inputs for a client's year: heads, deductions, credits and challans; replaces the saved ones. Whole rupees. */
export const advanceRequest = z.strictObject({
  version: z.number().int().min(0).optional(),
  regime: z.enum(['new', 'old']).optional(),
  heads: z.strictObject(headShape).optional(),
  periods: z.strictObject(periodShape).optional(),
  deductions: z.strictObject(deductionShape).optional(),
  use_books: z.boolean().optional(),
  new_business: z.boolean().optional(),
  /** Tax to be deducted and collected in the whole year. */
  tds: amount.optional(),
  tcs: amount.optional(),
  payments: z
    .array(
      z.strictObject({
        date: z.string().refine(isIsoDate, inWords('aDate')),
        amount: amount.min(1, 'Enter 1 or more'),
        bsr: z
          .string()
          .regex(/^$|^\d{7}$/, 'The BSR code has 7 digits')
          .optional(),
        serial: z
          .string()
          .regex(/^$|^\d{1,5}$/, 'The challan number has up to 5 digits')
          .optional(),
      }),
    )
    .max(60)
    .optional(),
});
export type AdvanceFacts = Omit<z.output<typeof advanceRequest>, 'version'>;

/** Invalid inputs: a payment before the year or after today, a duplicate head. Paths of its members. */
export function advanceProblems(
  facts: AdvanceFacts,
  year: string,
  today: IsoDate,
): { path: string; message: Message }[] {
  const { from } = previousYear(year);
  const { '80D_parents': parents = 0, '80D_senior_parents': seniors = 0 } = facts.deductions ?? {};
  return [
    ...(parents > 0 && seniors > 0
      ? [
          {
            path: 'deductions.80D_parents',
            message: sentence(
              'With a parent of 60 or more, enter the premium of both there (section 80D(2)(b))',
            ),
          },
        ]
      : []),
    ...(facts.payments ?? []).flatMap(({ date }, at) =>
      date < from
        ? [
            {
              path: `payments.${at}.date`,
              message: sentence('This date is before the tax year, which began on {day}', { day: from }),
            },
          ]
        : date > today
          ? [{ path: `payments.${at}.date`, message: sentence('This date is in the future') }]
          : [],
    ),
    ...accruingHeads
      .filter((id) => facts.periods?.[id] && facts.heads?.[id] !== undefined)
      .map((id) => ({
        path: `heads.${id}`,
        message: sentence('Enter the amount for the year or for its periods, not both'),
      })),
  ];
}
