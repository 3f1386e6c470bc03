import { captionsOf } from '../../fill/control.ts';
import { dialogSelector, isOpenDialog, isVisible, textOf } from '../../fill/dom.ts';
import { among, type Candidate, readPage } from '../../fill/find.ts';
import { live } from '../../fill/live.ts';
import type { Expect } from '../../fill/plan.ts';
import { plain } from '../../fill/values.ts';
import { type Route, readRoute, sectionOf } from './route.ts';
import { sectionsByForm } from './sections.ts';

/** Facts a portal page shows with certainty. */
export interface PageInfo {
  route: Route;
  form?: string;
  year?: string;
  /** Id and title of the section, when recognised. */
  section?: { id: string; title: string };
  pan?: string;
  /** More than one PAN claims to be the assessee's. */
  panUnclear?: boolean;
  /** Why nothing may be done here now, English source text. */
  blocked?: string;
}

const panPattern = /(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/g;
const panCaptions = new Set([
  'pan',
  'permanent account number',
  'permanent account number pan',
  'pan permanent account number',
  'pan of the assessee',
  'your pan',
]);

/** The PAN seen earlier in this visit together with the signed-in name it was seen under. */
let remembered: { pan: string; user: string } | undefined;

/** Forgets the PAN whenever the user leaves a return: the next one may be another client's. */
export function forgetOnLeaving(): void {
  addEventListener('hashchange', () => {
    if (readRoute(location.hash).kind !== 'form') remembered = undefined;
  });
}

const userName = () => plain(document.querySelector('#loginUsername')?.textContent);

function pansOnPage(): string[] {
  const page = readPage();
  const own = among(
    page,
    (c) =>
      c.ids.some((t) => t.at(-1) === 'pan' && t.at(-2) === 'personalinfo') ||
      c.names.includes('personalinfo_pan'),
  );
  const isCaptioned = (c: Candidate) =>
    c.rows.size === 0 &&
    c.control.type !== 'radio' &&
    c.control.type !== 'checkbox' &&
    captionsOf(c.control).some((x) => panCaptions.has(plain(x)));
  const read = (list: readonly Candidate[]) =>
    list.flatMap(
      (c) =>
        ((c.control.el as HTMLInputElement).value ?? c.control.el.textContent ?? '')
          .toUpperCase()
          .match(panPattern) ?? [],
    );
  const first = read(own);
  if (first.length > 0) return [...new Set(first)];
  const second = read(among(page, isCaptioned));
  if (second.length > 0) return [...new Set(second)];
  const shown: string[] = [];
  for (const el of document.querySelectorAll(
    'header, [role="banner"], .user-details, .profile, .assessee, dl, .pan-display',
  ))
    if (isVisible(el)) shown.push(...((el.textContent ?? '').match(panPattern) ?? []));
  return [...new Set(shown)];
}

const signedOut =
  /session (has )?(expired|timed out|ended)|logged out|sign(ed)? out|re-?login|please log ?in/i;
const leaving = /(want|sure) to log ?out|log ?out\?|session .*(about to|will) expire|leave this page/i;

/** Why the page must not be filled now; undefined if it may. Checked before every act. */
export function obstacle(): string | undefined {
  const route = readRoute(location.hash);
  if (route.kind === 'private') return 'This page is not filled by the extension';
  for (const el of live('input[type="password"]')) if (isVisible(el)) return 'The page asks for a password';
  const open = live(dialogSelector).filter(isOpenDialog);
  for (const dialog of open) {
    const words = (dialog.textContent ?? '').replace(/\s+/g, ' ');
    if (signedOut.test(words)) return 'The portal session has ended';
    if (leaving.test(words)) return 'The portal asks about signing out';
  }
  const top = open.at(-1);
  if (top && !top.querySelector('input:not([type="hidden"]), select, textarea, mat-select'))
    return 'A message is open on the page: read and close it first';
  const ended = live('h1, h2').some((el) => signedOut.test(el.textContent ?? '') && isVisible(el));
  return ended ? 'The portal session has ended' : undefined;
}

/** Main headings in sight, for the section; headings of panels and dialogs do not count. */
function mainHeadings(): string[] {
  return [
    ...document.querySelectorAll('h1, h2, .page-title, .section-title, [role="heading"][aria-level="1"]'),
  ]
    .filter(
      (h) =>
        !h.closest('mat-expansion-panel, mat-card, .card, [role="dialog"], header, nav, footer') &&
        isVisible(h),
    )
    .map((h) => textOf(h));
}

/** Reads taxpayer, form and year of the page. */
export function readPageInfo(): PageInfo {
  const route = readRoute(location.hash);
  const info: PageInfo = { route };
  const why = obstacle();
  if (why) info.blocked = why;
  if (route.kind !== 'form') remembered = undefined;
  if (route.kind === 'private') return info;
  if (route.form) info.form = route.form;
  if (route.year) info.year = route.year;
  const section = route.form ? sectionOf(sectionsByForm[route.form] ?? [], route, mainHeadings()) : undefined;
  if (section) info.section = { id: section.id, title: section.title };
  const pans = pansOnPage();
  const user = userName();
  if (pans.length === 1) {
    info.pan = pans[0]!;
    remembered = { pan: pans[0]!, user };
  } else if (pans.length > 1) info.panUnclear = true;
  else if (remembered && remembered.user === user && user !== '') info.pan = remembered.pan;
  return info;
}

/** Why a plan must not run on this page (English source text); undefined when page and return belong together. */
export function guard(expect: Expect, info: PageInfo): string | undefined {
  if (info.blocked) return info.blocked;
  if (!info.form) return 'This page does not say which form it is';
  if (info.form !== expect.form) return 'The form on the page does not match the return';
  if (!info.year) return 'This page does not say which assessment year it is';
  if (info.year !== expect.year) return 'The assessment year on the page does not match the return';
  if (info.panUnclear) return 'The page shows more than one PAN';
  if (!info.pan) return 'The page does not show the PAN: open Personal Information once, then return here';
  if (info.pan !== expect.pan) return 'The PAN on this page does not match the return';
  if (!info.section) return 'The extension does not recognise this page';
  if (info.section.id !== expect.section) return 'The section on the page has changed';
  return undefined;
}
