import { expect, it } from 'vitest';
import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { tabOf, tabsFor } from './tabs.ts';

const every = Object.keys(sections) as SectionId[];
const shown = (iff: boolean, ...filled: SectionId[]) =>
  tabsFor(iff, (id) => filled.includes(id)).map((tab) => [tab.label, tab.sections.join(' ')]);

it('every table has one tab, named as in the return', () => {
  const all = tabsFor(false, () => false).flatMap((tab) => tab.sections);
  expect([...all].sort()).toEqual([...every].sort());
  expect(
    (
      [
        'b2b',
        'b2cl',
        'b2cs',
        'exp',
        'cdnr',
        'cdnur',
        'nil',
        'at',
        'txpd',
        'hsn',
        'doc_issue',
        'supeco',
      ] as const
    ).map(tabOf),
  ).toEqual([
    'b2b',
    'b2cl',
    'b2cs',
    'exports',
    'notes',
    'notes',
    'nil',
    'advances',
    'advances',
    'hsn',
    'documents',
    'ecommerce',
  ]);
  for (const amended of every.filter((id) => id.endsWith('a') && id !== 'ata')) {
    if (every.includes(amended.slice(0, -1) as SectionId)) expect(tabOf(amended)).toBe('amendments');
  }
});

it('the documented names of the seven tabs stand first', () =>
  expect(shown(false).slice(0, 6)).toEqual([
    ['B2B Invoices', 'b2b'],
    ['B2CL Invoices', 'b2cl'],
    ['B2CS Summary', 'b2cs'],
    ['Exports', 'exp'],
    ['Credit/Debit Notes', 'cdnr cdnur'],
    ['Nil Rated', 'nil'],
  ]));

// rule 59(2): invoices and notes to registered persons, and their amendments
it('a month of the invoice furnishing facility has the tables of registered customers', () =>
  expect(shown(true)).toEqual([
    ['B2B Invoices', 'b2b'],
    ['Credit/Debit Notes', 'cdnr'],
    ['Amendments', 'b2ba cdnra'],
  ]));

it('what was entered in another table stays to be removed', () =>
  expect(shown(true, 'hsn', 'cdnur')).toEqual([
    ['B2B Invoices', 'b2b'],
    ['Credit/Debit Notes', 'cdnr cdnur'],
    ['HSN Summary', 'hsn'],
    ['Amendments', 'b2ba cdnra'],
  ]));
