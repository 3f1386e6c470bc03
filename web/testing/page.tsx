import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, inject, vi } from 'vitest';
import type { Further } from '../../scripts/pages/further.ts';
import type { FirmRole } from '../../shared/firm/rights.ts';
import { isBusy, pause } from './pending.ts';
import '../data/zodSettings.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { forgetUnsaved } from '../data/dirty.ts';
import type { User } from '../data/session.ts';
import { router } from '../routes.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { dismissToast, onToasts, type ShownToast, showToast, visibleToasts } from '../ui/dialogs/toasts.ts';
import { describe, nameOf, outline } from './outline.ts';

/** A person of the server with an open session. */
export interface Person {
  token: string;
  user: User;
}

/** Someone with one of everything: a person, a trader and a company, their returns, books, an invoice, files. */
export interface Furnished extends Person {
  firm: Record<'person' | 'trader' | 'company' | 'gstr1' | 'gstr2b' | 'gstr3b' | 'invoice', string> & {
    itr: Record<'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4', string>;
  };
}

/** A call that went over the wire: what was sent as an object, its answer’s status once it is there. */
export interface Sent {
  method: string;
  path: string;
  body?: unknown;
  status?: number;
}

const { url, people, now } = inject('pages');
let root: Root | undefined;
let wire: Sent[] = [];
let pending = 0;
let refused: ((call: Sent) => boolean | Response) | undefined;
let prepared = false;

interface HappyWindow extends Window {
  happyDOM: { setURL: (url: string) => void };
}

/** Counts something as under way until those who wait for it have gone on. */
async function awaited<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  try {
    return await work;
  } finally {
    setTimeout(() => {
      pending -= 1;
    });
  }
}

/** Makes the browser of a test one that talks to the server of the pages; once for all files of a worker. */
/** What a part asks for does not depend on how long ago another part did, or how long one has waited. */
const machineFree = { dedupingInterval: 0, errorRetryCount: 0 };

function prepare(): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  if (prepared) return;
  prepared = true;
  (window as unknown as HappyWindow).happyDOM.setURL(`${url}/`);
  const fetched = window.fetch.bind(window);
  const record = async (path: string, init: RequestInit = {}) => {
    // How far a call has come is asked when it takes long, which depends on the machine.
    if (path.startsWith('/api/progress')) return fetched(path, init);
    const sent: Sent = { method: init.method ?? 'GET', path };
    if (typeof init.body === 'string') sent.body = JSON.parse(init.body);
    else if (init.body instanceof FormData) sent.body = Object.fromEntries(init.body);
    wire.push(sent);
    const refusal = refused?.(sent);
    const answer =
      refusal === true
        ? new Response('{}', { status: 500 })
        : refusal || (await awaited(fetched(path, init)));
    sent.status = answer.status;
    for (const read of ['json', 'text', 'blob', 'arrayBuffer'] as const) {
      const whole = answer[read].bind(answer);
      Object.defineProperty(answer, read, { value: () => awaited(whole()) });
    }
    return answer;
  };
  window.fetch = record as typeof fetch;
  globalThis.fetch = record as typeof fetch;
  const { open: begin, send } = XMLHttpRequest.prototype;
  const begun = new WeakMap<XMLHttpRequest, Sent>();
  XMLHttpRequest.prototype.open = function open(this: XMLHttpRequest, method: string, path: string) {
    begun.set(this, { method, path });
    begin.call(this, method, path, true);
  };
  XMLHttpRequest.prototype.send = function follow(this: XMLHttpRequest, body) {
    const sent = begun.get(this)!;
    if (body instanceof FormData) sent.body = Object.fromEntries(body);
    wire.push(sent);
    const ended = new Promise<void>((resolve) => {
      this.addEventListener('loadend', () => {
        sent.status = this.status;
        resolve();
      });
    });
    void awaited(ended);
    if (refused?.(sent) !== true) return send.call(this, body);
    Object.defineProperty(this, 'status', { value: 500 });
    setTimeout(() => ['load', 'loadend'].forEach((kind) => void this.dispatchEvent(new Event(kind))));
  };
  // Nothing is measured without a browser: every part is as large as a wide screen.
  for (const [side, size] of [
    ['clientWidth', 1400],
    ['clientHeight', 900],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  // What a browser does beside the page is noted as if it were sent.
  const noted = (method: string) => (about?: unknown) => {
    wire.push({ method, path: typeof about === 'string' ? about : '', status: 200 });
    return undefined;
  };
  HTMLInputElement.prototype.showPicker = noted('PICKER');
  window.print = noted('PRINT');
  // Another tab is only told where it goes.
  window.open = ((address = '') => {
    noted('TAB')(address);
    const location = { replace: noted('TAB') };
    Object.defineProperty(location, 'href', { set: noted('TAB') });
    return { location, close: noted('TAB CLOSED') };
  }) as unknown as typeof window.open;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (this.download) noted('DOWNLOAD')(this.download);
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  globalThis.Worker = RowReader as unknown as typeof Worker;
  // As browsers do, and not in the midst of the call.
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

type Listener = (event: { data: unknown }) => void;
let reader: Listener | undefined;

/** The worker that reads rows, beside the page in name only: here there are no threads of a browser. */
class RowReader {
  onmessage: Listener | undefined;
  terminate = (): void => undefined;
  async postMessage(data: unknown): Promise<void> {
    if (!reader) {
      const listen = globalThis.addEventListener;
      globalThis.addEventListener = ((_kind: string, listener: Listener) => {
        reader = listener;
      }) as typeof listen;
      await import('../gst/gstr1/sheetsWorker.ts');
      globalThis.addEventListener = listen;
    }
    const tell = globalThis.postMessage;
    globalThis.postMessage = ((message: unknown, origin?: string) =>
      origin === undefined ? this.onmessage?.({ data: message }) : tell(message, origin)) as typeof tell;
    reader?.({ data });
  }
}

export function dismissMessages(): void {
  for (let id = showToast({ tone: 'info', text: '' }); id > 0; id -= 1) dismissToast(id);
  crowdedOut.length = 0;
}

/** Answers open questions with “Cancel”, lets go of what is typed and takes the page away. */
function leave(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  dismissMessages();
  root?.unmount();
  root = undefined;
  forgetUnsaved();
}

/** Someone with an account of their own; `demo`: the demo firm’s, who is only looked at. */
export async function person(as: {
  role?: User['role'];
  tier?: string;
  full_name?: string;
  email?: string;
  status?: string;
  demo?: true;
  /** Of the firm of whoever has this token. */
  member?: { of: string; as: FirmRole };
}): Promise<Person> {
  const answer = await fetch(people, { method: 'POST', body: JSON.stringify(as) });
  return (await answer.json()) as Person;
}

/** The last mail to an address whose subject matches. */
export async function mailed(email: string, subject: string): Promise<string> {
  const answer = await fetch(people, { method: 'POST', body: JSON.stringify({ email, mail: subject }) });
  return ((await answer.json()) as { text: string }).text;
}

/** Someone with an account of their own that holds one of everything; `further`: and what is filed, empty, wrong or cancelled, too. */
export function furnished(name: string): Promise<Furnished>;
export function furnished(name: string, further: true): Promise<Furnished & { firm: Further }>;
export async function furnished(name: string, further = false): Promise<Furnished> {
  const body = JSON.stringify({
    full_name: name,
    email: `${name.toLowerCase().replace(' ', '-')}@example.in`,
    furnished: true,
    further,
  });
  return (await (await fetch(people, { method: 'POST', body })).json()) as Furnished;
}

/** Calls the server as a person, for what a test begins with; throws on a refusal. */
export async function ask<T = Record<string, unknown>>(
  who: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

const PATIENCE = 60_000;

let told = false;
const changed = new MutationObserver(() => {
  told = true;
});

/** Whether a dialog shows work of the server that is not done: how far it has come depends on the machine. */
const works = () =>
  [...document.querySelectorAll('dialog[open] button')].some((button) => button.textContent === 'Pause');

/** Waits until nothing is asked of the server, nothing is left to do and the page no longer changes. */
export async function settled(): Promise<void> {
  const until = performance.now() + PATIENCE;
  changed.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Even a page that does not change waits for what an act may have begun.
  for (let quiet = 0; quiet < 3; ) {
    await vi.dynamicImportSettled();
    await pause(5);
    const waits =
      pending > 0 ||
      isBusy() ||
      router.state.navigation.state !== 'idle' ||
      // The page of patterns shows a busy button and all that loads, for good.
      (location.pathname !== '/app/patterns' &&
        (document.querySelector('button[aria-busy=true]') !== null ||
          works() ||
          document.querySelector('h1, h2') === null ||
          document.body.textContent.includes('Loading...')));
    const changes = changed.takeRecords().length > 0 || told;
    told = false;
    quiet = changes || waits ? 0 : quiet + 1;
    if (performance.now() > until)
      throw new Error(`the page does not come to rest:\n${outline().join('\n')}`);
  }
  changed.disconnect();
}

const draw = (page: ReactNode) => {
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <ThemeProvider>
      <SWRConfig value={{ provider: () => new Map() }}>
        <DataProvider>
          <SWRConfig value={machineFree}>{page}</SWRConfig>
        </DataProvider>
      </SWRConfig>
    </ThemeProvider>,
  );
};

/** Opens a page of the app as someone, or signed out, and waits for it. */
export async function open(path: string, as?: Person, kept: Record<string, string> = {}): Promise<void> {
  leave();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('device_id', '00000000-0000-4000-8000-000000000001');
  if (as) {
    localStorage.setItem('token', as.token);
    localStorage.setItem('user', JSON.stringify(as.user));
    localStorage.setItem('hideExtensionPromo', 'true');
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  await router.navigate(path);
  wire = [];
  last = [];
  readBefore.clear();
  draw(<RouterProvider router={router} />);
  await settled();
  // The first page of a tab leaves the focus to the browser, a later one takes it: which comes first is left open here.
  lastFocus = focusLine();
}

/** What went over the wire since the page opened or since `forget`; `changes`: without reading. */
export const sent = (kind: 'all' | 'changes' = 'changes'): Sent[] =>
  wire.filter(({ method }) => kind === 'all' || method !== 'GET');
export const forget = (): void => {
  wire = [];
};

/** From now on the server fails at these calls, and says nothing of why, or answers what is given; none without `which`. */
export const failing = (which?: (call: Sent) => boolean | Response): void => {
  refused = which;
};

/** The part that has the person’s attention: the top dialog, else the page. */
export const front = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=menu]')].at(-1) ??
  document.body;

/** The lines of the open dialog, else of the page’s content. */
export const lines = (): string[] => {
  const part = front();
  return outline(part === document.body ? (document.getElementById('main') ?? part) : part);
};

/** All lines: the content with what surrounds it. */
export const allLines = (): string[] => outline();

export const masked = (text: string): string =>
  text
    .replace(/(\b|%3D|%2F)[0-9a-f]{24}(?![0-9a-z])/g, '$1:id')
    .replace(/\bs[0-9a-f]{24}-/g, 's:id-')
    .replace(/(\/shared\/|"token":"|token=|ticket=|"key":")[\w-]{22,43}(?![\w-])/g, '$1:key')
    .replace(/("user_id":")\d+"/g, '$1…"')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, ':uuid')
    .replace(/\bey[\w-]+\.[\w-]+\.[\w-]+/g, ':token')
    .replace(/\b1[01]:\d\d\b/g, ':time')
    .replace(/\b(REG-|KS-)\d+/g, '$1…')
    .replace(/\d seconds/g, 'some seconds')
    .replace(/(password"?[:=]"?)[^",&]+/g, '$1…');

export const wireLines = (wire: readonly Sent[]): string[] => {
  const told = wire.map(({ method, path, body, status }) => {
    const carries = body === undefined ? '' : ` ${JSON.stringify(body)}`;
    return masked(`→ ${method} ${path}${carries}${status === 200 ? '' : ` (${status})`}`);
  });
  const reads = told.filter((line) => line.startsWith('→ GET'));
  return [...new Set(reads)].sort().concat(told.filter((line) => !line.startsWith('→ GET')));
};

const keptLines = (): string[] =>
  Object.entries({ ...localStorage, ...sessionStorage })
    .filter(([name]) => !['device_id', 'active_at', 'token', 'user', 'hideExtensionPromo'].includes(name))
    .map(([name, value]) => masked(`kept: ${name} = ${value}`))
    .sort();

/** Messages that newer ones have pushed out since the last step: at most four are shown. */
const crowdedOut: ShownToast[] = [];
let visible = visibleToasts();
onToasts(() => {
  const now = visibleToasts();
  if ((now.at(-1)?.id ?? 0) > (visible.at(-1)?.id ?? 0))
    crowdedOut.push(...visible.filter((toast) => !now.includes(toast)));
  visible = now;
});

/** Messages outside the content and dialogs, by their text: what is saved side by side answers in any order. */
const messages = (): string[] => {
  const told: string[][] = [];
  for (const e of document.querySelectorAll<HTMLElement>('[role=status], [role=alert]'))
    if (!e.closest('main, dialog'))
      for (const line of outline(e))
        if (line.startsWith('button') && told.length > 0) told.at(-1)!.push(line);
        else told.push([line]);
  for (const { text, action } of crowdedOut)
    told.push([
      text,
      ...(action ? [action.label] : []).map((label) => `button “${label}”`),
      'button “Dismiss”',
    ]);
  return told
    .sort((a, b) => (a.join() < b.join() ? -1 : 1))
    .flat()
    .map((line) => `message: ${line}`);
};

/**
 * Notes the step just taken: where it led, what is shown, has the focus and is kept in the browser, and what was asked of the server
 * since the step before; of a page that was shown before only what changed, unless it is told `whole`. When the test ends all its steps are held to the file of
 * its name in `outlines` beside it (`vitest -u` writes it: read every line before committing).
 */
export async function looksAs(step: string, whole = false): Promise<void> {
  await settled();
  if (whole) last = [];
  const at = `at ${masked(location.pathname + location.search)} “${document.title}”`;
  const shown = [at, ...lines(), ...keptLines()].map(masked);
  const heading = shown.findIndex((line) => line.startsWith('#')) + 1;
  const same = last.length > 0 && shown.slice(0, heading).join() === last.slice(0, heading).join();
  const focus = focusLine();
  // What a part reads again when it is shown again depends on the seconds between.
  const calls = wireLines(wire).filter(
    (line) => !whole || !line.startsWith('→ GET') || !readBefore.has(line),
  );
  for (const line of calls) readBefore.add(line);
  steps.push(
    `== ${step}`,
    ...(same ? changes(last, shown) : shown),
    ...messages().map(masked),
    ...(focus === lastFocus || focus === 'no focus' ? [] : [focus]),
    ...calls,
    '',
  );
  last = shown;
  lastFocus = focus;
  forget();
  // They would go by themselves after some seconds: sooner in the steps of a slow machine.
  dismissMessages();
  await settled();
}

/**
 * What follows from an act, and what was asked of the server: where it led, what went and came on the page that was `before`, messages,
 * the focus unless it stays where it was `pressed`. All that is shown where there was none before; nothing of it where that is `known`.
 */
export function whatFollowed(
  before: readonly string[] | undefined,
  known = false,
  pressed?: HTMLElement,
  calls: (wire: readonly Sent[]) => string[] = wireLines,
): string[] {
  const at = `at ${masked(location.pathname + location.search)} “${document.title}”`;
  const shown = lines().map(masked);
  const kept = keptLines();
  const focus = focusLine();
  const stays =
    pressed !== undefined && nameOf((document.activeElement ?? pressed) as HTMLElement) === nameOf(pressed);
  const told = [
    ...(at === lastAt ? [] : [at]),
    ...(known ? [] : before ? inWords(changes(before.map(masked), shown)) : shown),
    ...kept.filter((line) => !lastKept.includes(line)),
    ...messages().map(masked),
    ...(stays || focus === lastFocus || focus === 'no focus' ? [] : [focus]),
    ...calls(wire),
  ].filter((line) => line !== '(as before)' && line !== 'message: button “Dismiss”');
  lastAt = at;
  lastKept = kept;
  lastFocus = focus;
  forget();
  dismissMessages();
  return told;
}

/** A line that went and the one that came in its place as one line, with the words that differ. */
function inWords(told: readonly string[]): string[] {
  const short: string[] = [];
  for (let i = 0; i < told.length; ) {
    const ends = (sign: string, from: number) => {
      let end = from;
      while (told[end]?.startsWith(sign)) end += 1;
      return end;
    };
    const middle = ends('- ', i);
    const end = ends('+ ', middle);
    if (middle - i === end - middle)
      for (let k = i; k < middle; k += 1)
        short.push(...differing(told[k]!.slice(2), told[k + middle - i]!.slice(2)));
    else short.push(...told.slice(i, Math.max(end, i + 1)));
    i = Math.max(end, i + 1);
  }
  return short;
}

/** Words shown on either side of those that differ. */
const AROUND = 3;
function differing(before: string, after: string): string[] {
  const [a, b] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let same = 0;
  while (same < Math.min(a.length, b.length) - start && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  if (start + same < Math.max(a.length, b.length) / 2) return [`- ${before}`, `+ ${after}`];
  const first =
    start > AROUND * 2 ? [...a.slice(0, AROUND), '…', ...a.slice(start - AROUND, start)] : a.slice(0, start);
  const rest = same > AROUND ? [...a.slice(a.length - same).slice(0, AROUND), '…'] : a.slice(a.length - same);
  const went = a.slice(start, a.length - same).join(' ');
  const came = b.slice(start, b.length - same).join(' ');
  return [`~ ${[...first, `{${went} ⇒ ${came}}`, ...rest].join(' ')}`];
}

/** Adds lines to the outline of the test. */
export const note = (...told: string[]): void => void steps.push(...told);

let lastAt = '';
let lastKept: readonly string[] = [];
let steps: string[] = [];
let lastFocus = 'no focus';

function focusLine(): string {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body
    ? `focus: ${describe(active)}`
    : 'no focus';
}

let last: readonly string[] = [];
const readBefore = new Set<string>();

/** What of `before` went (-) and what came (+), in order. */
function changes(whole: readonly string[], now: readonly string[]): string[] {
  let start = 0;
  while (start < whole.length && whole[start] === now[start]) start += 1;
  let same = 0;
  while (same < Math.min(whole.length, now.length) - start && whole.at(-1 - same) === now.at(-1 - same))
    same += 1;
  const before = whole.slice(start, whole.length - same);
  const after = now.slice(start, now.length - same);
  const length: number[][] = Array.from({ length: before.length + 1 }, () => Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      length[i]![j] =
        before[i] === after[j]
          ? 1 + length[i + 1]![j + 1]!
          : Math.max(length[i + 1]![j]!, length[i]![j + 1]!);
  const told: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
    } else if (j < after.length && (i === before.length || length[i]![j + 1]! > length[i + 1]![j]!)) {
      told.push(`+ ${after[j]}`);
      j += 1;
    } else {
      told.push(`- ${before[i]}`);
      i += 1;
    }
  }
  return told.length > 0 ? told : ['(as before)'];
}

/** Waits until something holds. */
export async function until<T>(what: string, find: () => T | undefined | false | null): Promise<T> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const found = find();
    if (found) return found;
    await pause(15);
  }
  throw new Error(
    `${what} did not come at ${location.pathname}, which shows:\n${outline(front()).join('\n')}`,
  );
}

/** Waits until a text is shown, in messages and dialogs too. */
export const shows = (text: string): Promise<unknown> =>
  until(`“${text}”`, () => outline().some((line) => line.includes(text)));

const fits = (name: string, wanted: string) => name === wanted || name.startsWith(wanted);
const best = (all: readonly HTMLElement[], wanted: string): HTMLElement | undefined =>
  all.find((e) => nameOf(e) === wanted) ?? all.find((e) => fits(nameOf(e), wanted));

/** The button, link, tab or choice of a name. */
export const control = (name: string): Promise<HTMLElement> =>
  until(`control “${name}”`, () =>
    best(
      [
        ...front().querySelectorAll<HTMLElement>(
          'button, a, summary, [role=tab], [role^=menuitem], [role=option], [role=switch], input[type=checkbox], input[type=radio]',
        ),
      ]
        .filter((e) => !(e as HTMLButtonElement).disabled && !e.closest('[hidden], dialog:not([open])'))
        .sort((a, b) => Number(a.closest('nav') !== null) - Number(b.closest('nav') !== null)),
      name,
    ),
  );

/** Presses it and waits for what follows. */
export async function press(name: string): Promise<void> {
  const found = await control(name);
  found.focus();
  found.click();
  await settled();
}

/** Presses a button that sends something once more before there is an answer, as an impatient hand does: it is sent once. */
export async function pressesAgain(button: HTMLElement, before: number): Promise<void> {
  // The page has drawn what the first press began; no answer comes meanwhile.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  if (sent().length > before && button.isConnected && !(button as HTMLButtonElement).disabled) button.click();
}

/** Presses a button twice in a row and waits for what follows. */
export async function pressTwice(name: string): Promise<void> {
  const button = await control(name);
  const before = sent().length;
  button.focus();
  button.click();
  await pressesAgain(button, before);
  await settled();
}

/** The field of a label. */
export const field = (label: string): Promise<HTMLInputElement> =>
  until(`field “${label}”`, () =>
    best(
      [...front().querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')].filter(
        (e) => !e.closest('[hidden], dialog:not([open])'),
      ),
      label,
    ),
  ) as Promise<HTMLInputElement>;

/** Types into a field, or chooses in a select by its text or value, and leaves it. */
export async function fill(label: string, value: string): Promise<void> {
  const input = await field(label);
  input.focus();
  enterValue(input, value);
  input.blur();
  await settled();
}

export function enterValue(input: HTMLElement, value: string): void {
  if (input instanceof HTMLSelectElement) {
    const option = [...input.options].find((o) => o.text === value || o.value === value);
    if (!option) throw new Error(`no choice “${value}” of ${[...input.options].map((o) => o.text)}`);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(input, option.value);
  } else {
    const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Types into a box that offers choices, and takes the first that begins so. */
export async function pick(label: string, typed: string): Promise<void> {
  const input = await field(label);
  input.focus();
  enterValue(input, typed);
  const choice = await until(`choice “${typed}”`, () =>
    best([...document.querySelectorAll<HTMLElement>('[role=option]')], typed),
  );
  choice.click();
  await settled();
}

/** Presses a key where the focus is. */
export async function key(name: string, more: KeyboardEventInit = {}): Promise<void> {
  const at = document.activeElement ?? document.body;
  const event = (kind: string) =>
    new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true, ...more });
  const untouched = at.dispatchEvent(event('keydown'));
  at.dispatchEvent(event('keyup'));
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (name === 'Escape' && untouched && dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
    dialog.close();
  await settled();
}

/** Chooses files in the file field of a label. */
export async function choose(label: string, ...files: File[]): Promise<void> {
  const input = await field(label);
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

/** The hooks of every file of tests of pages: they are set up again for each, which share their modules. */
export function hooks(): void {
  beforeAll(prepare);
  afterEach(async ({ task }) => {
    const told = steps;
    steps = [];
    if (told.length === 0 || task.result?.state === 'fail') return;
    const folder = task.file.filepath.replace(/\/[^/]+$/, '');
    const name = task.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 60);
    await expect(told.join('\n')).toMatchFileSnapshot(`${folder}/outlines/${name}.txt`);
  });
  afterEach(() => {
    failing();
    leave();
    document.body.innerHTML = '';
    localStorage.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
}
