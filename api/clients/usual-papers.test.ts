import { expect, it } from 'vitest';
import { letterWords, papersBeforeReturn, papersOfDuty } from './usual-papers.ts';

const none = () => false;
const always = [
  'Form 26AS and the annual information statement (AIS)',
  'Bank statements and interest certificates',
  'Papers for deductions claimed',
];
const asked = (heads: object, came: (source: string) => boolean = none) =>
  papersBeforeReturn({ ...heads }, came, 'en').filter((p) => !always.includes(p));

it('each head of income has its papers', () => {
  expect(papersBeforeReturn({}, none, 'en')).toEqual(always);
  for (const [head, paper] of [
    ['salary', 'Form 16 of each employer'],
    ['letout_property', 'Rent agreement and receipts of municipal taxes'],
    ['ltcg', 'Purchase and sale papers of shares, funds and property'],
    ['stcg', 'Purchase and sale papers of shares, funds and property'],
    ['special_business', 'Turnover of the year, in cash and through the bank'],
    ['business', 'Books of account, balance sheet and profit and loss account'],
    ['profession', 'Books of account, balance sheet and profit and loss account'],
  ] as const) {
    expect(asked({ [head]: true }), head).toEqual([paper]);
    expect(asked({ [head]: false }), head).toEqual([]);
  }
  const whole = { salary: true, letout_property: true, ltcg: true, special_business: true, profession: true };
  expect(asked(whole)).toHaveLength(5);
  expect(papersBeforeReturn(whole, none, 'hi')).toHaveLength(8);
  expect(papersBeforeReturn({}, none, 'hi').join()).not.toMatch(/the|of|and/);
});

it('what came is not asked for again', () => {
  const left = (...sources: string[]) =>
    papersBeforeReturn({ salary: true, ltcg: true }, (s) => sources.includes(s), 'en').length;
  expect([left(), left('other')]).toEqual([5, 5]);
  for (const one of ['form16', 'ais', '26as', 'bank', 'certificate', 'cams-cg', 'zerodha', 'vda'])
    expect(left(one), one).toBe(4);
});

it('each duty has its papers', () => {
  const first = (form: string) => papersOfDuty(form, 'en')[0];
  for (const form of ['GSTR-1', 'GSTR-3B', 'IFF', 'PMT-06', 'GSTR-9'])
    expect(first(form), form).toBe('Sales invoices and credit notes of the period');
  for (const form of ['CMP-08', 'GSTR-4']) expect(first(form), form).toBe('Turnover of the quarter');
  for (const form of ['24Q', '26Q', '27EQ'])
    expect(first(form), form).toBe('Payments on which tax was deducted, with the payees’ PAN');
  expect(first('Advance tax')).toBe('Estimate of this year’s income');
  expect(first('Tax audit')).toBe('Books of account and trial balance');
  for (const form of ['GSTR-1', 'CMP-08', '26Q', 'Advance tax', 'Tax audit'])
    expect(papersOfDuty(form, 'hi')).toHaveLength(papersOfDuty(form, 'en').length);
});

it('a letter says when the duty is due: before, on and after the day', () => {
  const duty = { form: 'GSTR-3B', period: '10-2026', due: '2026-11-20' };
  const said = (today: string, language: 'en' | 'hi' = 'en') =>
    letterWords('Asha Rao', duty, 'Rao & Co', today, language);
  expect(said('2026-11-19')).toEqual({
    subject: 'Papers for GSTR-3B for October 2026',
    hello: 'Dear Asha Rao,',
    ask: 'GSTR-3B for October 2026 is due on 20-11-2026. Please send us:',
    close: 'Thank you,\nRao & Co',
  });
  expect(said('2026-11-20').ask).toContain(' is due today, 20-11-2026.');
  expect(said('2026-11-21').ask).toContain(' was due on 20-11-2026.');
  expect(said('2026-11-19', 'hi')).toEqual({
    subject: 'GSTR-3B (अक्टूबर 2026): काग़ज़ चाहिए',
    hello: 'Asha Rao जी,',
    ask: 'GSTR-3B (अक्टूबर 2026) की ड्यू डेट 20-11-2026 है। कृपया ये काग़ज़ भेजें:',
    close: 'धन्यवाद,\nRao & Co',
  });
  expect(said('2026-11-20', 'hi').ask).toContain('आज, 20-11-2026 है');
  expect(said('2026-11-21', 'hi').ask).toContain('20-11-2026 थी');
  const year = letterWords(
    'A',
    { form: 'ITR', period: '2026-27', due: '2026-07-31' },
    'B',
    '2026-07-01',
    'en',
  );
  expect(year.subject).toBe('Papers for ITR for 2026-27');
});
