import type * as z from 'zod';
import { total } from '../../common/fields.ts';
import { extended, LOSS, typed, without, worked } from '../../itr3/parts/lines.ts';

type Part = Parameters<typeof extended>[0];
const inner = (part: Part): z.ZodObject => ('unwrap' in part ? (part.unwrap() as z.ZodObject) : part);
const within = (part: Part, key: string): Part => inner(part).shape[key] as unknown as Part;

const APPROPRIATIONS = 'DebitsToPL.TaxProvAppr.Appropriations';

/** Part A-P&L: appropriations of a company. */
export const profitLoss = (base: Part) =>
  extended(base, {
    ...typed([
      ['proposed_dividend', 'Proposed dividend', `${APPROPRIATIONS}.ProposedDividend`, { reported: true }],
      ['dividend_tax', 'Tax on dividend', `${APPROPRIATIONS}.TaxOnDividend`, { reported: true }],
      [
        'social_responsibility',
        'Appropriation towards corporate social responsibility',
        `${APPROPRIATIONS}.AppropriationsCSR`,
        { reported: true },
      ],
      ['other_appropriation', 'Other appropriation', `${APPROPRIATIONS}.AnyOtherAppr`, { reported: true }],
    ]),
    ...worked([
      ['appropriated', 'Appropriations', `${APPROPRIATIONS}.TotAppropriations`, { min: LOSS }],
      [
        'carried',
        'Balance carried to the balance sheet',
        'DebitsToPL.TaxProvAppr.PartnerAccBalTrf',
        { min: LOSS },
      ],
    ]),
  }).optional();

/** Schedule BP: lines of insurers, shipping and some non-residents, nil here. */
export const scheduleBp = (base: Part) =>
  extended(base, {
    business: extended(within(base, 'business'), {
      in_pl_44bbb: total('of which section 44BBB', 'ProfitLossInclRefrdSec.ProfitLossUs44BBB'),
      in_pl_44d: total('of which section 44D', 'ProfitLossInclRefrdSec.ProfitLossUs44D'),
      in_pl_chapter_12g: total('of which Chapter XII-G', 'ProfitLossInclRefrdSec.ProfitChapterXIIG'),
      in_pl_115b: total('Profits of life insurance (section 115B)', 'PLUs44sChapXIIGUs115B'),
      amount_32ac: total('Deduction under section 32AC', 'Amt32AC'),
      deemed_44bbb: total('Deemed profit, section 44BBB', 'DeemedProfitBusUs.Section44BBB'),
      deemed_44d: total('Deemed profit, section 44D', 'DeemedProfitBusUs.Section44D'),
      deemed_chapter_12g: total('Deemed profit, Chapter XII-G', 'DeemedProfitBusUs.ChapterXIIG'),
    }).optional(),
  }).optional();

/** Part A-OI: spending on corporate social responsibility is not deductible (Explanation 2 to s.37(1)). */
export const otherInformation = (base: Part) =>
  extended(base, {
    disallowed_37: extended(within(base, 'disallowed_37'), {
      ...typed([
        [
          'social_responsibility',
          'Corporate social responsibility',
          'AmtDisallUs37.SocialRespCSR',
          { section: '37(1)' },
        ],
      ]),
    }).optional(),
  }).optional();

/** Item 61: goods carriages, without partners' pay. */
export const carriages44ae = (base: Part) => without(base, 'partners_pay').optional();

/** Part B-TI: income at normal rates and, for the minimum tax, deemed income. */
export const totalIncome = (base: Part) =>
  extended(base, worked([['normal', 'Income at normal rates', 'IncChargeableTaxNormalRates']])).optional();
