import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { disposition, route } from './base/route.ts';
import { buildUser } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

describe('the name of a file in a header', () => {
  it.each([
    ['plain.json', `attachment; filename="plain.json"; filename*=UTF-8''plain.json`],
    ['a";x=.html', `attachment; filename="a__x_.html"; filename*=UTF-8''a%22%3Bx%3D.html`],
    [
      'राव (1).pdf',
      `attachment; filename="___ _1_.pdf"; filename*=UTF-8''%E0%A4%B0%E0%A4%BE%E0%A4%B5%20%281%29.pdf`,
    ],
    [
      'line\r\nSet-Cookie: x',
      `attachment; filename="line__Set-Cookie_ x"; filename*=UTF-8''line%0D%0ASet-Cookie%3A%20x`,
    ],
  ])('%j is safe', (name, header) => {
    expect(disposition(name)).toBe(header);
  });
});

describe('a route', () => {
  let server: TestServer;
  const echo = route({
    method: 'POST',
    path: '/test/echo/:id',
    access: 'signed-in',
    limit: 'heavy',
    params: z.strictObject({ id: z.string().regex(/^\d+$/) }),
    query: z.strictObject({ n: z.coerce.number('This is not a number').int().optional() }),
    body: z.strictObject({ name: z.string('Name is required').min(1, 'Name is required') }),
    audit: 'test.echo',
    handle: async ({ params, query, body }) => ({ ...params, ...query, ...body }),
  });
  beforeAll(async () => {
    server = await startTestServer({
      routes: [echo],
      limits: { heavy: { per: 'user', max: 8, seconds: 60 } },
    });
  });
  afterAll(() => server.stop());

  it('gives parsed values, and says 400 for a wrong shape, 422 for a wrong value, 404 for no such id', async () => {
    const { token } = await buildUser(server);
    const ask = (path: string, body: unknown) => server.post(path, body, token);
    expect((await ask('/api/test/echo/7?n=2', { name: 'x' })).body).toEqual({
      success: true,
      id: '7',
      n: 2,
      name: 'x',
    });
    const empty = await ask('/api/test/echo/7', { name: '' });
    expect(empty.status).toBe(422);
    expect(empty.body).toMatchObject({
      message: 'Name is required',
      error: { fields: [{ path: 'name', message: 'Name is required' }] },
    });
    expect((await ask('/api/test/echo/7', {})).status).toBe(400);
    expect((await ask('/api/test/echo/7', { name: 'x', more: 1 })).body.error.fields).toEqual([
      { path: 'more', message: 'Unknown field' },
    ]);
    expect((await ask('/api/test/echo/x', { name: 'x' })).status).toBe(404);
    expect((await ask('/api/test/echo/7?n=x', { name: 'x' })).status).toBe(400);
    expect((await ask('/api/test/echo/7?other=1', { name: 'x' })).status).toBe(400);
  });

  it('is limited for each person, not for everyone', async () => {
    const [one, two] = [await buildUser(server), await buildUser(server)];
    const ask = (token: string) => server.post('/api/test/echo/7', { name: 'x' }, token);
    for (let i = 0; i < 8; i++) expect((await ask(one.token)).status).toBe(200);
    const ninth = await ask(one.token);
    expect(ninth.status).toBe(429);
    expect(ninth.body.error.id).toBe('too_many');
    expect(Number(ninth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(two.token)).status).toBe(200);
    server.advance(61_000);
    expect((await ask(one.token)).status).toBe(200);
  });
});
