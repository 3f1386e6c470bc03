import { expect, it } from 'vitest';
import {
  busy,
  type Failure,
  failure,
  formatFailure,
  invalidField,
  stale,
  tooMany,
  tooSlow,
} from './errors.ts';

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

it('what went wrong is told by its status (RFC 9110, RFC 6585) and in words', () => {
  const told = ({ status, id, message, headers }: Failure) => [status, id, message, headers?.['Retry-After']];
  expect(told(tooSlow())).toEqual([408, 'too_slow', 'The upload was too slow. Please try again.', undefined]);
  expect(told(busy(1.2)).slice(0, 2)).toEqual([503, 'busy']);
  expect(told(busy(1.2)).at(-1)).toBe('2');
  expect(told(busy(0)).at(-1)).toBe('1');
  expect(formatFailure(stale({ version: 3 }), 'r').body).toMatchObject({ stored: { version: 3 } });
  expect(formatFailure(invalidField('pan', 'No PAN'), 'r')).toMatchObject({
    status: 422,
    body: { message: 'No PAN', error: { id: 'invalid', fields: [{ path: 'pan', message: 'No PAN' }] } },
  });
});

it('says in how many minutes to try again, and to the machine in seconds', () => {
  const told = (seconds: number) => [tooMany(seconds).message, tooMany(seconds).headers?.['Retry-After']];
  expect(told(60)).toEqual(['Too many attempts. Try again in a minute.', '60']);
  expect(told(60.5)).toEqual(['Too many attempts. Try again in 2 minutes.', '61']);
  expect(told(0)).toEqual(['Too many attempts. Try again in a minute.', '1']);
  expect(tooMany(5).status).toBe(429);
});

it('what a library says of a bad request is the caller’s, not a fault of ours', () => {
  const of = (more: object) => formatFailure(Object.assign(new Error('inner'), more), 'r').status;
  expect(
    [{ status: 413 }, { httpCode: 413 }, { status: 415 }, { status: 400 }, { status: 404 }].map(of),
  ).toEqual([413, 413, 415, 400, 404]);
  expect(formatFailure(new SyntaxError('Unexpected token'), 'r').status).toBe(400);
  for (const gone of [
    { type: 'stream.not.readable' },
    { code: 'ECONNRESET' },
    { code: 'ECONNABORTED' },
    { code: 1002 },
  ])
    expect(of(gone)).toBe(499);
  for (const name of [
    'MongoServerSelectionError',
    'MongoNetworkError',
    'MongoNetworkTimeoutError',
    'MongoPoolClearedError',
    'PoolClearedOnNetworkError',
  ])
    expect(of({ name }), name).toBe(503);
  for (const fault of [{ status: 500 }, { status: 401 }, { name: 'MongoServerError' }, {}])
    expect(of(fault)).toBe(500);
});
