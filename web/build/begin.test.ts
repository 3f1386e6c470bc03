import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, type FirstLoad } from './begin.ts';

const known: FirstLoad = {
  files: [
    'app.js',
    'list.js',
    'list.css',
    'admin.js',
    'hi-common.js',
    'hi-shell.js',
    'hi-things.js',
    'open.js',
    'hi-server.js',
  ],
  shell: [0],
  hindi: { common: 4, shell: 5, things: 6, server: 8 },
  pages: [
    {
      match: '/app/things',
      inside: true,
      files: [1, 2],
      rooms: ['things'],
      also: [{ when: '/app/other', files: [3] }, { files: [7] }],
      reads: [{ path: '/api/things/list', bare: true }],
    },
    {
      match: '/app/things/(?<id>[^/]+)',
      inside: true,
      files: [1],
      rooms: [],
      reads: [{ path: '/api/things/:id' }, { path: '/api/years/?year' }],
    },
    { match: '/about', inside: false, files: [7], rooms: [] },
  ],
};

let head: { rel?: string; as?: string; href?: string }[] = [];
let asked: { path: string; authorization: string | undefined }[] = [];
beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => head.push(link) },
  });
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, authorization: headers['authorization'] });
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as { earlyReads?: unknown }).earlyReads;
});

/** What the HTML asks for at an address with this in the browser. */
function at(pathname: string, search = '', kept: Record<string, string> | 'refused' = { token: 'T' }) {
  head = [];
  asked = [];
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (kept === 'refused') throw new Error('no storage');
      return kept[key] ?? null;
    },
  });
  begin(known);
  return {
    files: head.map(({ href }) => href!.replace('/assets/', '')),
    reads: asked.map(({ path }) => path),
  };
}

it('asks for the shell, the files of the page and its list', () => {
  expect(at('/app/things')).toEqual({
    files: ['app.js', 'list.js', 'list.css', 'open.js'],
    reads: ['/api/things/list'],
  });
  expect(head[0]).toEqual({ rel: 'modulepreload', href: '/assets/app.js' });
  expect(head[2]).toEqual({ rel: 'preload', as: 'style', href: '/assets/list.css' });
  expect(asked[0]!.authorization).toBe('Bearer T');
});

it('takes a slash at the end, and reads no list whose address has filters', () => {
  expect(at('/app/things/').files).toContain('list.js');
  expect(at('/app/things', '?page=2').reads).toEqual([]);
});

it('fills parameters of the path and the query, and leaves out a read one of whose values is not there', () => {
  expect(at('/app/things/a%20b', '?year=2026-27').reads).toEqual(['/api/things/a%20b', '/api/years/2026-27']);
  expect(at('/app/things/a').reads).toEqual(['/api/things/a']);
});

it('keeps what it asked for by address, for the page to take', () => {
  at('/app/things/a');
  const { token, answers } = (
    globalThis as unknown as { earlyReads: { token: string; answers: Map<string, unknown> } }
  ).earlyReads;
  expect(token).toBe('T');
  expect([...answers.keys()]).toEqual(['/api/things/a']);
});

it('adds the Hindi of the page, inside with that of the shell', () => {
  expect(at('/app/things', '', { token: 'T', language: 'hi' }).files).toEqual(
    expect.arrayContaining(['hi-common.js', 'hi-server.js', 'hi-shell.js', 'hi-things.js']),
  );
  expect(at('/about', '', { language: 'hi' }).files).toEqual(['open.js', 'hi-common.js', 'hi-server.js']);
});

it('asks for nothing of a page inside when signed out, and for no reads as an administrator', () => {
  expect(at('/app/things', '', {})).toEqual({ files: [], reads: [] });
  expect(at('/app/things', '', 'refused')).toEqual({ files: [], reads: [] });
  expect(at('/nowhere')).toEqual({ files: [], reads: [] });
  expect(at('/about', '', {})).toEqual({ files: ['open.js'], reads: [] });
  const admin = at('/app/things', '', { token: 'T', user: '{"role": "admin"}' });
  expect(admin.files).toContain('list.js');
  expect(admin.reads).toEqual([]);
});
