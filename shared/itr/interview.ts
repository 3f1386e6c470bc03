import type { ItrType } from './common/types.ts';

/** A question to be answered with yes where its parts are needed; `parts` are schema paths of groups and lists. */
export interface Question {
  id: string;
  text: string;
  parts: readonly string[];
}

const person: readonly Question[] = [
  { id: 'salary', text: 'Is there salary or pension?', parts: ['salary'] },
  { id: 'rent', text: 'Does the client pay rent and receive house rent allowance?', parts: ['salary.hra'] },
  { id: 'house', text: 'Does the client own a house or flat?', parts: ['house_property'] },
  { id: 'dividend', text: 'Are there dividends?', parts: ['other_sources.dividend_quarters'] },
  {
    id: 'shares',
    text: 'Were listed shares or equity funds sold, with a gain of up to ₹ 1,25,000?',
    parts: ['exempt_income.ltcg_112a'],
  },
  {
    id: 'exempt',
    text: 'Is there exempt income, such as from agriculture?',
    parts: ['exempt_income.rows'],
  },
  {
    id: 'savings',
    text: 'Any payments for life insurance, provident fund, school fees or a pension fund?',
    parts: ['deductions.schedule_80c', 'deductions.pension_80ccc', 'deductions.prans'],
  },
  {
    id: 'health',
    text: 'Any payments for health insurance or check-ups?',
    parts: ['deductions.schedule_80d'],
  },
  {
    id: 'loans',
    text: 'Any loan for education, a first house or an electric vehicle?',
    parts: [
      'deductions.loans_80e',
      'deductions.loans_80ee',
      'deductions.loans_80eea',
      'deductions.loans_80eeb',
    ],
  },
  {
    id: 'donations',
    text: 'Were donations made?',
    parts: [
      'deductions.donations_80g_100',
      'deductions.donations_80g_50',
      'deductions.donations_80g_100_limit',
      'deductions.donations_80g_50_limit',
      'deductions.donations_80gga',
      'deductions.contributions_80ggc',
    ],
  },
  {
    id: 'disability',
    text: 'Does the client or a dependant have a disability?',
    parts: ['deductions.schedule_80dd', 'deductions.schedule_80u'],
  },
  {
    id: 'deducted',
    text: 'Did a bank, tenant, buyer or seller deduct or collect tax?',
    parts: ['taxes_paid.tds_other', 'taxes_paid.tds_tenant', 'taxes_paid.tcs'],
  },
  {
    id: 'paid',
    text: 'Was advance or self-assessment tax paid?',
    parts: ['taxes_paid.payments'],
  },
  {
    id: 'signed',
    text: 'Does another person sign or prepare the return?',
    parts: ['filing.representative', 'return_preparer'],
  },
];

const business: readonly Question[] = [
  { id: 'business', text: 'Does the client run a shop, trade or other business?', parts: ['business44ad'] },
  {
    id: 'goods',
    text: 'Do you run a goods vehicle?',
    parts: ['business_other.carriers', 'business_other.goods_carriages'],
  },
  {
    id: 'profession',
    text: 'Is the client a doctor, lawyer, engineer or other professional?',
    parts: ['profession44ada'],
  },
  { id: 'gst', text: 'Is the business registered for GST?', parts: ['business_other.gst_turnover'] },
];

const questions: Partial<Record<ItrType, readonly Question[]>> = {
  'ITR-1': person,
  'ITR-4': [...business, ...person],
};

/** The questions of a form, in order; none for forms without an interview. */
export const questionsOf = (type: ItrType): readonly Question[] => questions[type] ?? [];

/** Parts without a yes. */
export const partsHidden = (asked: readonly Question[], yes: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(asked.filter((q) => !yes.has(q.id)).flatMap((q) => q.parts));
