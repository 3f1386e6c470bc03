import type { EarlyReads } from '../data/earlyReads.ts';

/**
 * What the HTML knows of the pages: written by the build, read by `begin`. Files are referred to by their
 * index in `files`, without the folder.
 */
export interface FirstLoad {
  files: readonly string[];
  /** Files every signed-in page needs. */
  shell: readonly number[];
  /** Dictionaries of the other language, by room. */
  hindi: Readonly<Record<string, number>>;
  pages: readonly {
    /** The full address; parameters are groups named as in `pages.ts`. */
    match: string;
    inside: boolean;
    files: readonly number[];
    rooms: readonly string[];
    /** Absent when empty, like `reads`. */
    also?: readonly { when?: string; files: readonly number[] }[];
    reads?: readonly { path: string; bare?: true }[];
  }[];
}

/**
 * Runs in the HTML before the app has loaded: requests every file of the page at this address in parallel,
 * instead of one after another as each is discovered, and starts the page's reads. It is inlined as text, so
 * it may use only its argument and browser APIs.
 */
export function begin(known: FirstLoad): void {
  const stored = (key: string): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const address = location.pathname.replace(/(.)\/$/, '$1');
  const page = known.pages.find(({ match }) => new RegExp(`^${match}$`).test(address));
  const token = stored('token');
  if (!page || (page.inside && !token)) return;
  const hindi = stored('language') === 'hi';
  const also = (page.also ?? []).filter(({ when }) => !when || address.startsWith(when));
  const wanted = new Set([
    ...(page.inside ? known.shell : []),
    ...page.files,
    ...also.flatMap(({ files }) => files),
    ...(hindi
      ? ['common', 'server', ...(page.inside ? ['shell'] : []), ...page.rooms]
          .map((room) => known.hindi[room])
          .filter((n) => n !== undefined)
      : []),
  ]);
  for (const n of wanted) {
    const link = document.createElement('link');
    const href = `/assets/${known.files[n]}`;
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
  // Administrators have other pages at the same addresses.
  if (!page.inside || /"role":\s*"admin"/.test(stored('user'))) return;
  const parts = new RegExp(`^${page.match}$`).exec(address)!.groups ?? {};
  const asked = new URLSearchParams(location.search);
  const answers = new Map<string, Promise<Response>>();
  for (const { path, bare } of page.reads ?? []) {
    if (bare && location.search) continue;
    let whole = true;
    const filled = path.replace(/\/([:?])(\w+)/g, (_, kind: string, name: string) => {
      const value = kind === ':' ? decodeURIComponent(parts[name] ?? '') : asked.get(name);
      if (!value) whole = false;
      return `/${encodeURIComponent(value ?? '')}`;
    });
    if (!whole) continue;
    const answer = fetch(filled, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': crypto.randomUUID(),
      },
    });
    answer.catch(() => undefined);
    answers.set(filled, answer);
  }
  (globalThis as { earlyReads?: EarlyReads }).earlyReads = { at: Date.now(), token, answers };
}
