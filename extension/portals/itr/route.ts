import { plain } from '../../fill/values.ts';

/** Facts in the address of a portal page. The page text is not read here. */
export interface Route {
  /** Pages that must never be read or touched. */
  kind: 'form' | 'shared' | 'private' | 'other';
  /** `itr1`; absent where the address does not say. */
  form?: string;
  /** `2026-27` */
  year?: string;
  /** Last part of the address: `personal_information`. */
  page?: string;
}

const privatePages =
  /#\/?(login|register|forgot|pre-login|.*(otp|e-?verify|fo-submit|validation|declaration))/i;

const yearOf = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** Reads the hash of an e-filing page. */
export function readRoute(hash: string): Route {
  if (privatePages.test(hash)) return { kind: 'private' };
  const out: Route = { kind: 'other' };
  const short = /foreturns-ay(\d{2})(?!\d)/i.exec(hash);
  const long = /-ay(20\d{2})(?!\d)/i.exec(hash);
  if (short && long && 2000 + Number(short[1]) !== Number(long[1])) return out;
  const start = long ? Number(long[1]) : short ? 2000 + Number(short[1]) : undefined;
  if (start !== undefined) out.year = yearOf(start);
  const form = /\/fo-itr([1-7])(?=[-/]|$)/i.exec(hash);
  if (form) {
    out.kind = 'form';
    out.form = `itr${form[1]}`;
  } else if (/\/fo-itr-shared\//i.test(hash)) out.kind = 'shared';
  const page = hash.split('?')[0]!.split('/').filter(Boolean).at(-1);
  if (page && out.kind === 'form') out.page = page;
  return out;
}

/** A section of a form on the portal. */
export interface Section {
  id: string;
  title: string;
  /** Other headings and last route parts by which it is known. */
  also: readonly string[];
  /** Government paths that belong to it; the longest match decides. */
  parts: readonly string[];
}

/** The section a route and the page's main headings speak for; undefined when they are silent or disagree. */
export function sectionOf(
  sections: readonly Section[],
  route: Route,
  headings: readonly string[],
): Section | undefined {
  const names = (s: Section) => [s.title, s.id, ...s.also].map(plain);
  const page = plain((route.page ?? '').replace(/[_-]/g, ' '));
  // "Part A General 2" starts like "Part A General": the whole name takes precedence over a prefix.
  const exact = sections.filter((s) => names(s).includes(page));
  const byRoute =
    exact.length > 0 ? exact : sections.filter((s) => names(s).some((n) => page.startsWith(`${n} `)));
  const shown = headings.map(plain);
  const byHeading = sections.filter((s) => names(s).some((n) => shown.includes(n)));
  if (byRoute.length === 1)
    return byHeading.length === 0 || byHeading.includes(byRoute[0]!) ? byRoute[0] : undefined;
  return byRoute.length === 0 && byHeading.length === 1 ? byHeading[0] : undefined;
}
