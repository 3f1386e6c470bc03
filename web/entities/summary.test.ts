import { expect, it } from 'vitest';
import { checkEntityStep2 } from '../../shared/entities/check.ts';
import { summaryOf } from './useEntityForm.ts';

const client = { status: 'Individual', email: 'asha@example.in', phone: '9876543210', pincode: '411001' };

it('names each field that is wrong and leads to it, whether one is wrong or several are', () => {
  const phone = summaryOf(checkEntityStep2({ ...client, phone: '98' })!, 'Individual');
  expect(phone).toEqual([{ id: 'f-phone', label: 'Phone', text: expect.stringMatching(/./) }]);
  const both = summaryOf(checkEntityStep2({ ...client, phone: '98', pincode: '4' })!, 'Individual');
  expect(both.map(({ id, label }) => [id, label])).toEqual([
    ['f-phone', 'Phone'],
    ['f-pincode', 'Pincode'],
  ]);
});

it('heads the fields with what is wrong as a whole, and has no empty line where the server says it', () => {
  const missing = summaryOf(checkEntityStep2({ status: 'Individual' })!, 'Individual');
  expect(missing[0]!.id).toBeUndefined();
  expect(missing.slice(1).map((line) => [line.id, line.text])).toEqual([
    ['f-email', 'This is required'],
    ['f-phone', 'This is required'],
  ]);
  const refused = {
    message: { text: '' },
    issues: [{ path: 'pan', message: { text: 'Taken' }, severity: 'error' as const }],
  };
  expect(summaryOf(refused, 'Individual')).toEqual([{ id: 'f-pan', label: 'PAN', text: 'Taken' }]);
});
