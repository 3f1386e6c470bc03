import { expect, test } from 'vitest';
import { kept } from '../../../shared/testing/kept.ts';
import * as allRoute from './route.ts';
import { sectionsByForm } from './sections.ts';

const { readRoute, sectionOf } = kept(allRoute);

test.each([
  [
    '#/foreturns-ay26/fo-itr1-ay2026/personal_information',
    { kind: 'form', form: 'itr1', year: '2026-27', page: 'personal_information' },
  ],
  [
    '#/foreturns-ay26/fo-itr4-ay2026/personal_information-contact',
    { kind: 'form', form: 'itr4', year: '2026-27', page: 'personal_information-contact' },
  ],
  [
    '#/foreturns-ay25/fo-itr2-ay2025/schedule',
    { kind: 'form', form: 'itr2', year: '2025-26', page: 'schedule' },
  ],
  ['#/foreturns-ay26/fo-itr-shared/fo-select-itr-form', { kind: 'shared', year: '2026-27' }],
  ['#/foreturns-ay26/fo-itr1-ay2025/personal_information', { kind: 'other' }],
  ['#/dashboard', { kind: 'other' }],
  ['', { kind: 'other' }],
  ['#/login/password', { kind: 'private' }],
  ['#/foreturns-ay26/fo-itr-shared/fo-internal-validation', { kind: 'private' }],
  ['#/foreturns-ay26/fo-itr1-ay2026/fo-submit-success', { kind: 'private' }],
  ['#/dashboard/eVerifyReturn/eVerifyReturn-al', { kind: 'private' }],
])('%s', (hash, route) => expect(readRoute(hash)).toEqual(route));

const itr1 = sectionsByForm['itr1']!;
const at = (page: string) => ({ kind: 'form' as const, form: 'itr1', year: '2026-27', page });

test.each([
  ['the address', at('personal_information'), [], 'personal_information'],
  ['its contact page', at('personal_information-contact'), [], 'personal_information'],
  ['the heading where the address is silent', at('section-2'), ['Gross Total Income'], 'gross_total_income'],
  ['nothing on the summary with all five', at('summary'), itr1.map((s) => s.title), undefined],
  ['nothing when heading and address disagree', at('personal_information'), ['Tax Paid'], undefined],
  ['nothing for an unknown heading', at('x'), ['Income'], undefined],
])('the section is known by %s', (_, route, headings, id) =>
  expect(sectionOf(itr1, route, headings)?.id).toBe(id),
);

test.each(Object.entries(sectionsByForm))(
  'every section of %s is known by its own address',
  (form, sections) => {
    for (const section of sections)
      expect(
        sectionOf(sections, { kind: 'form', form, year: '2026-27', page: section.id }, [section.title])?.id,
      ).toBe(section.id);
  },
);
