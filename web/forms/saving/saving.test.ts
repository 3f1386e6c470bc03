import { expect, it } from 'vitest';
import { apiError } from '../../data/http.ts';
import { attemptSave } from './saving.ts';

/** A save the server answers with `status`; only a 409 with `now` in its body holds the stored record. */
const answered = (status: number, body: Record<string, unknown> = {}) =>
  attemptSave(
    () => Promise.reject<number>(apiError(status, { message: `Answer ${status}`, ...body })),
    (read) => read['now'] as number | undefined,
  );

it('says what was saved', async () => {
  expect(
    await attemptSave(
      async () => 7,
      () => undefined,
    ),
  ).toEqual({ ok: true, saved: 7 });
});

it('tells a lost connection, an ended session and another change from a failure', async () => {
  expect(await answered(0)).toEqual({ ok: false, reason: 'offline' });
  expect(await answered(401)).toEqual({ ok: false, reason: 'signed-out' });
  expect(await answered(409, { now: 8 })).toEqual({ ok: false, reason: 'stale', stored: 8 });
});

it('refuses what no further try can save, and keeps trying the rest', async () => {
  const reason = async (status: number, body?: Record<string, unknown>) => {
    const result = await answered(status, body);
    return result.ok ? 'saved' : result.reason;
  };
  // 409 without the stored record, for example a name that is taken
  for (const status of [400, 403, 404, 409, 413, 422, 499])
    expect([status, await reason(status)]).toEqual([status, 'refused']);
  for (const status of [408, 429, 500, 503])
    expect([status, await reason(status)]).toEqual([status, 'failed']);
  // Only a 409 holds the stored record.
  expect(await reason(422, { now: 8 })).toBe('refused');
});

it('says which fields were refused, in words', async () => {
  const fields = [
    { path: 'pan', message: 'PAN is required', text: '{field} is required', params: { field: 'PAN' } },
  ];
  expect(await answered(422, { error: { id: 'invalid', fields } })).toEqual({
    ok: false,
    reason: 'refused',
    message: 'Answer 422',
    fields: [{ path: 'pan', message: 'PAN is required' }],
  });
});

it('hands on what is no answer of the server', async () => {
  const fault = new TypeError('a mistake of the program');
  await expect(
    attemptSave(
      () => Promise.reject(fault),
      () => undefined,
    ),
  ).rejects.toBe(fault);
});
