import { expect, test } from 'vitest';
import { type Registration, registrationCall, registrationProblems } from './useRegistration.ts';

const typed: Registration = {
  full_name: 'Asha Kulkarni',
  email: 'asha@example.in',
  password: 'secret1',
  confirm_password: 'secret1',
  phone: '',
  pan_number: '',
  role: 'ca',
  subscription_tier: '2',
  otp: '1234',
};

test('the first call carries neither code nor plan, the second both; the repeated password none', () => {
  const first = {
    full_name: 'Asha Kulkarni',
    email: 'asha@example.in',
    password: 'secret1',
    phone: '',
    pan_number: '',
    role: 'ca',
  };
  expect(registrationCall(typed, false)).toEqual(first);
  expect(registrationCall(typed, true)).toEqual({ ...first, otp: '1234', subscription_tier: 2 });
});

test('says which field stops it: passwords that differ, no plan, a code of other than four digits', () => {
  expect(registrationProblems(typed, true)).toEqual({});
  expect(Object.keys(registrationProblems({ ...typed, confirm_password: 'secret2' }, false))).toEqual([
    'confirm_password',
  ]);
  expect(Object.keys(registrationProblems({ ...typed, subscription_tier: '' }, false))).toEqual([
    'subscription_tier',
  ]);
  for (const otp of ['', '123', '12345', '12a4'])
    expect(Object.keys(registrationProblems({ ...typed, otp }, true))).toEqual(['otp']);
  expect(registrationProblems({ ...typed, otp: '' }, false)).toEqual({});
});
