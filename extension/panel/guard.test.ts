import { expect, it } from 'vitest';
import type { ReturnFile } from '../portals/itr/file.ts';
import type { PageInfo } from '../portals/itr/page.ts';
import type { MapState } from './catalog.ts';
import { guardFor } from './guard.ts';

const ready = {} as MapState;

const file = { form: 'ITR-1', year: '2026-27', pan: 'ABCPE1234F' } as ReturnFile;
const page = (more: Partial<PageInfo> = {}) =>
  ({
    route: 'section',
    form: 'ITR-1',
    year: '2026-27',
    pan: 'ABCPE1234F',
    section: { id: 'salary', title: 'Salary' },
    ...more,
  }) as unknown as PageInfo;

it('the section of this return may be filled', () => expect(guardFor(file, page(), ready)).toBeUndefined());

it.each([
  [{ blocked: 'Submitted already', form: undefined }, 'Submitted already'],
  [{ form: undefined }, 'Open a section of the return on the portal'],
  [{ form: 'ITR-2' }, 'The form on the page does not match the return'],
  [{ year: '2025-26' }, 'The assessment year on the page does not match the return'],
  [{ panUnclear: true }, 'The page shows more than one PAN'],
  [{ pan: undefined }, 'The page does not show the PAN: open Personal Information once, then return here'],
  [{ pan: 'ABCPE1234G' }, 'The PAN on this page does not match the return'],
  [{ section: undefined }, 'The extension does not recognise this page'],
] as const)('not where the page is %o', (more, why) =>
  expect(guardFor(file, page(more as Partial<PageInfo>), ready)).toBe(why),
);

it('not before page and map are there, never without a map', () => {
  expect(guardFor(file, undefined, ready)).toBe('Connecting to the page…');
  expect(guardFor(file, page(), 'loading')).toBe('Connecting to the page…');
  expect(guardFor(file, page({ pan: 'ABCPE1234G' }), 'loading')).toBe(
    'The PAN on this page does not match the return',
  );
  expect(guardFor(file, page(), 'missing')).toBe('This form and year cannot be filled yet');
  expect(guardFor(file, undefined, 'missing')).toBe('This form and year cannot be filled yet');
});
