import { describe, expect, it } from 'vitest';
import { formOf, slugOf, suggestForm } from './suggest.ts';

const of = (status: string, flags: object = {}) => suggestForm({ status, ...flags }).form;

describe('the suggested form', () => {
  it.each([
    ['Individual', {}, 'ITR-1'],
    ['Individual', { ltcg: true }, 'ITR-2'],
    ['Individual', { stcg: true }, 'ITR-2'],
    ['Individual', { residential_status: '02' }, 'ITR-2'],
    ['Individual', { residential_status: '03' }, 'ITR-2'],
    ['Individual', { business: true }, 'ITR-3'],
    ['Individual', { profession: true, ltcg: true }, 'ITR-3'],
    ['Individual', { business: true, special_business: true }, 'ITR-4'],
    ['Individual', { profession: true, special_business: true }, 'ITR-4'],
    ['Individual', { special_business: true, ltcg: true }, 'ITR-3'],
    ['Individual', { special_business: true, residential_status: '02' }, 'ITR-3'],
    ['Sole Proprietorship', { business: true }, 'ITR-3'],
    ['HUF', {}, 'ITR-2'],
    ['HUF', { business: true, special_business: true }, 'ITR-4'],
    ['Partnership firm', { business: true }, 'ITR-5'],
    ['Partnership firm', { special_business: true }, 'ITR-4'],
    ['LLP', { special_business: true }, 'ITR-5'],
    ['AOP', {}, 'ITR-5'],
    ['BOI', {}, 'ITR-5'],
    ['PDT', {}, 'ITR-5'],
    ['Local authority', {}, 'ITR-5'],
    ['Artificial jurisdiction person', {}, 'ITR-5'],
    ['Co-operative society', { business: true }, 'ITR-5'],
    ['Partnership firm', { special_business: true, ltcg: true }, 'ITR-5'],
    ['Partnership firm', { special_business: true, residential_status: '02' }, 'ITR-5'],
    ['Private limited domestic company', { business: true }, 'ITR-6'],
    ['Foreign Company', {}, 'ITR-6'],
    ['Trust (ITR 7)', {}, 'ITR-7'],
  ])('%s %o gets %s', (status, flags, form) => expect(of(status, flags)).toBe(form));

  it('always says why', () => {
    expect(suggestForm({ status: 'Individual', business: true }).reason).toMatch(/ITR-3/);
  });

  it('names forms in addresses and back', () => {
    expect(slugOf('ITR-4')).toBe('itr4');
    expect(formOf('itr4')).toBe('ITR-4');
    expect(formOf('itr9')).toBeUndefined();
  });
});
