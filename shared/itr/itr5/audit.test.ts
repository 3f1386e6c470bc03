import { expect, it } from 'vitest';
import { isHidden } from '../../forms/form.ts';
import { itr5Form } from './form.ts';

const { model } = itr5Form('2026-27');
const asked = (answers: Record<string, string>, fields: readonly string[]): string[] =>
  fields.filter((field) => !isHidden(model, { audit: answers }, `audit.${field}`));

const accounts = ['report_date', 'auditor_name', 'auditor_pan', 'auditor_aadhaar', 'report_ack'];
const pricing = ['audited_otherwise', 'report_date_92e', 'report_ack_92e'];

// Part A-GEN 2 of the form: (d) liable u/s 44AB, (e) audited by an accountant and its particulars, (f) section 92E
it('the report u/s 44AB is asked of who is liable and audited', () => {
  expect(asked({ liable_44ab: 'Y', audited_44ab: 'Y' }, accounts)).toEqual(accounts);
  const others: Record<string, string>[] = [
    {},
    { liable_44ab: 'Y' },
    { liable_44ab: 'Y', audited_44ab: 'N' },
    // an answer given before the other one was changed
    { liable_44ab: 'N', audited_44ab: 'Y' },
    { audited_44ab: 'Y' },
    { liable_92e: 'Y', audited_otherwise: 'Y' },
  ];
  for (const answers of others) expect(asked(answers, accounts)).toEqual([]);
});

it('whether and why accounts are audited is asked of who is liable', () => {
  const why = ['condition_44ab', 'audited_44ab'];
  expect(asked({ liable_44ab: 'Y' }, why)).toEqual(why);
  expect(asked({ liable_44ab: 'N' }, why)).toEqual([]);
});

it('the schemes not offered are asked under condition (b)(ii) alone', () => {
  const schemes = ['not_44ad', 'not_44ada', 'not_44ae', 'not_44bb'];
  expect(asked({ liable_44ab: 'Y', condition_44ab: 'bii' }, schemes)).toEqual(schemes);
  expect(asked({ liable_44ab: 'Y', condition_44ab: 'bi' }, schemes)).toEqual([]);
  expect(asked({ liable_44ab: 'N', condition_44ab: 'bii' }, schemes)).toEqual([]);
});

it('turnover is not asked where all income is presumptive, cash only up to 10 crore', () => {
  expect(asked({ presumptive_only: 'Y' }, ['turnover_band'])).toEqual([]);
  expect(asked({}, ['turnover_band'])).toEqual(['turnover_band']);
  const cash = ['cash_received', 'cash_paid'];
  expect(asked({ turnover_band: 'Upto10CR' }, cash)).toEqual(cash);
  expect(asked({ turnover_band: 'Upto1CR' }, cash)).toEqual([]);
});

it('the report u/s 92E is asked of who is liable to it', () => {
  expect(asked({ liable_92e: 'Y' }, pricing)).toEqual(pricing);
  expect(asked({ liable_92e: 'N', liable_44ab: 'Y', audited_44ab: 'Y' }, pricing)).toEqual([]);
});
