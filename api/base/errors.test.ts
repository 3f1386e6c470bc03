import { expect, it } from 'vitest';
import { failure, formatFailure } from './errors.ts';

it('a write refused for its unique key is a conflict to the caller, not a fault of ours', () => {
  const refused = Object.assign(new Error('E11000 duplicate key { mail: "a@b.in" }'), { code: 11_000 });
  expect(formatFailure(refused, 'r1')).toMatchObject({
    status: 409,
    unexpected: false,
    body: {
      success: false,
      message: 'Someone saved this just now. Please try again.',
      request_id: 'r1',
    },
  });
});

it('an unknown error tells nothing of itself, a failure its own words', () => {
  expect(formatFailure(new Error('mongodb://user:secret@host'), 'r2')).toMatchObject({
    status: 500,
    unexpected: true,
    body: { message: 'Something went wrong on our side.', error: { id: 'internal' }, request_id: 'r2' },
  });
  expect(formatFailure(failure(404, 'not_found', 'Not found'), 'r3')).toMatchObject({
    status: 404,
    unexpected: false,
    body: { message: 'Not found', error: { id: 'not_found' } },
  });
});
