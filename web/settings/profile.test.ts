import { expect, it } from 'vitest';
import { differencesOf, type Profile, requestOf, storedValues, valuesOf } from './profile.ts';

const profile = {
  full_name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9812345670',
  version: 3,
} as Profile;
const labels = {
  full_name: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  pan_number: 'PAN',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
};

it('starts with what is stored, and blank where nothing is', () => {
  expect(valuesOf(profile)).toMatchObject({ full_name: 'Asha Rao', city: '', current_password: '', otp: '' });
});

it('sends no password that was not typed and no code that was mailed to another address', () => {
  const values = { ...valuesOf(profile), email: ' New@Example.in ', otp: '123456' };
  expect(requestOf(values, 'other@example.in')).not.toHaveProperty('otp');
  expect(requestOf(values, undefined)).not.toHaveProperty('current_password');
  expect(requestOf({ ...values, current_password: 'x' }, 'new@example.in')).toMatchObject({
    current_password: 'x',
    otp: '123456',
  });
});

it('shows the fields that were stored otherwise meanwhile, and takes those chosen', () => {
  const stored = { ...profile, full_name: 'Asha R. Rao', phone: '' };
  expect(differencesOf({ ...valuesOf(profile), city: 'Nagpur' }, stored, labels)).toEqual([
    { key: 'full_name', label: 'Full name', mine: 'Asha Rao', theirs: 'Asha R. Rao' },
    { key: 'phone', label: 'Phone', mine: '9812345670', theirs: '' },
    { key: 'city', label: 'City', mine: 'Nagpur', theirs: '' },
  ]);
  expect(storedValues(stored, ['full_name', 'city'])).toEqual({ full_name: 'Asha R. Rao', city: '' });
});
