import { expect, it } from 'vitest';
import { errorText } from './errors.ts';

const failed = (status: number, message = '') =>
  Object.assign(new Error(message), { status, id: 'x', reason: { message }, fields: [], requestId: 'r' });

it('says what to do after what happened, once', () => {
  const broken = failed(500, 'inner text');
  expect(errorText(broken, 'The statements could not be loaded.')).toBe(
    'The statements could not be loaded. Please try again.',
  );
  expect(errorText(broken, 'Registration failed. Please try again.')).toBe(
    'Registration failed. Please try again.',
  );
});

it('leaves documented phrases as they are', () => {
  expect(errorText(failed(500), 'Failed to save GSTR-1')).toBe('Failed to save GSTR-1');
});

it('tells the server’s own words of a refusal, never those of a fault inside it', () => {
  expect(errorText(failed(409, 'This share was revoked. Make a new one.'))).toBe(
    'This share was revoked. Make a new one.',
  );
  expect(errorText(failed(500, 'E11000 duplicate key'))).not.toContain('E11000');
});
