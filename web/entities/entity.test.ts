import { expect, it } from 'vitest';
import { differencesOf, entityField, entityLabel, formDataOf } from './entity.ts';

it('a person has a last name and a birth, others a company name and an incorporation', () => {
  expect(entityLabel('last_name', 'Individual')).toBe('Last name');
  expect(entityLabel('last_name', 'Company')).toBe('Company name');
  expect(entityLabel('date_of_birth', 'Individual')).toBe('Date of birth');
  expect(entityLabel('date_of_birth', 'HUF')).toBe('Date of incorporation');
  // before a status is chosen, both
  for (const key of ['last_name', 'date_of_birth'] as const)
    expect(entityLabel(key, '')).toBe(entityField(key).meta.label);
  expect(entityLabel('mobile', 'Company')).toBe(entityField('mobile').meta.label);
});

it('rows of registrations are counted from one; what is no field is shown as it is called', () => {
  expect(entityLabel('registrations', 'Company')).toBe('GSTINs and TANs');
  expect(entityLabel('registrations.0.number', 'Company')).toBe('GSTINs and TANs 1');
  expect(entityLabel('registrations.11', '')).toBe('GSTINs and TANs 12');
  expect(entityLabel('nothing_of_ours', '')).toBe('nothing_of_ours');
});

it('the form holds what is filled of its own fields, nothing else of the answer', () => {
  expect(
    formDataOf({
      id: 'e1',
      version: 3,
      shared_with: 2,
      pan: 'ABCPE1234F',
      mobile: '',
      email: null,
      city: 'Nagpur',
    }),
  ).toEqual({ pan: 'ABCPE1234F', city: 'Nagpur' });
});

it('differences name the fields that are shown otherwise, with both values as shown', () => {
  const mine = { status: 'Individual', last_name: 'Rao', date_of_birth: '1980-05-01', city: 'Nagpur' };
  expect(differencesOf(mine, { ...mine })).toEqual([]);
  expect(differencesOf(mine, { ...mine, last_name: 'Sen', date_of_birth: '1980-05-02', city: '' })).toEqual(
    expect.arrayContaining([
      { key: 'last_name', label: 'Last name', mine: 'Rao', theirs: 'Sen' },
      { key: 'date_of_birth', label: 'Date of birth', mine: '01-05-1980', theirs: '02-05-1980' },
      { key: 'city', label: entityLabel('city', 'Individual'), mine: 'Nagpur', theirs: '' },
    ]),
  );
  expect(differencesOf(mine, { ...mine, city: undefined })).toHaveLength(1);
});

it('differences of registrations are one line with the numbers of both', () => {
  const row = (number: string) => ({ id: 'r1', kind: 'gstin', number, name: '', main: false });
  const [only, ...more] = differencesOf(
    { registrations: [row('27AAACA1234A1Z5')] },
    { registrations: [row('27AAACA1234A2Z4')] },
  );
  expect(more).toEqual([]);
  expect(only?.label).toBe('GSTINs and TANs');
  expect(only?.mine).toContain('27AAACA1234A1Z5');
  expect(only?.theirs).toContain('27AAACA1234A2Z4');
});
