import type { EarlyReads } from '../data/earlyReads.ts';

/** What the HTML knows of the pages: written by the build, read by `begin`. Files are named by their place in `files`, which leaves out the folder. */
export interface FirstLoad {
  files: readonly string[];
  /** Files every signed-in page needs. */
  shell: readonly number[];
  /** Dictionaries of the other language, by room. */
  hindi: Readonly<Record<string, number>>;
  pages: readonly {
    /** The whole address, parts of it as groups named as in `pages.ts`. */
    match: string;
    inside: boolean;
    files: readonly number[];
    rooms: readonly string[];
    /** Absent where there are none, as `reads`. */
    also?: readonly { when?: string; files: readonly number[] }[];
    reads?: readonly { path: string; bare?: true }[];
  }[];
}

/**
 * Runs in the HTML, before the app has arrived: asks for every file of the page at this address at once, instead of
 * one after the other as each is discovered, and begins what the page will read. It is copied as text: it may use
 * nothing but its argument and the browser.
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
  // An administrator has other pages behind the same addresses.
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
