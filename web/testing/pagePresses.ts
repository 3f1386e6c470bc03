import { autosaveTimes } from '../forms/saving/autosave.ts';
import { nameOf } from './outline.ts';
import {
  dismissMessages,
  enterValue,
  failing,
  forget,
  front,
  key,
  lines,
  masked,
  note,
  open,
  type Person,
  sent,
  settled,
  whatFollowed,
} from './page.tsx';

/** A control as it is found again after the page was opened anew: what it is called, the part it stands in, and which of that name there. */
export interface Act {
  name: string;
  of: string;
  nth: number;
}

const idOf = ({ name, of, nth }: Act) => `${of} ${name}#${nth}`;
const same = (one: Act, other: Act) => idOf(one) === idOf(other);
/** The heading of the part of a page, or of the dialog, that an element stands in. */
const partOf = (element: Element) =>
  element.closest('section, dialog')?.querySelector('h2, h3')?.textContent?.trim() ?? '';

interface Options {
  /** Names of controls that are left alone. */
  skip?: RegExp;
  /** Only what is typed and pressed in this part (a selector). */
  within?: string;
  /** `false`: nothing is typed into the page itself, which saves it. */
  types?: boolean;
  /** What changed something is pressed again while the server fails. */
  fails?: true;
  /** What brings the page where it is pressed, each time after it was opened. */
  first?: () => Promise<unknown>;
}

const pressable =
  'button, summary, [role=tab], [role=switch], [role^=menuitem], input[type=checkbox], input[type=radio]';
export const typable =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), select, textarea';
export const reachable = (e: HTMLElement) =>
  !(e as HTMLButtonElement).disabled &&
  !(e as HTMLInputElement).readOnly &&
  e.getAttribute('aria-disabled') !== 'true' &&
  !e.closest('[hidden], dialog:not([open])');

/** Rows of a list have the same controls: two of each are enough to tell states apart. */
const ROWS = 2;

export function part(within?: string): HTMLElement {
  const top = front();
  const main = top === document.body ? (document.getElementById('main') ?? top) : top;
  return (within && top === document.body && main.querySelector<HTMLElement>(within)) || main;
}

/** Whether an element stands in a row after the first ones with something to press or type; `rows`: those seen, by what they stand in. */
export function beyond(element: Element, rows: Map<Element | null, Element[]>, most = ROWS): boolean {
  const row = element.closest('tr, [role=row], li');
  if (!row) return false;
  const seen = rows.get(row.parentElement) ?? [];
  if (!seen.includes(row)) seen.push(row);
  rows.set(row.parentElement, seen);
  return seen.indexOf(row) >= most;
}

/** What may be pressed, in the order of reading. */
export function controls(within?: string, most = ROWS): [Act, HTMLElement][] {
  const rows = new Map<Element | null, Element[]>();
  const names = new Map<string, number>();
  const all: [Act, HTMLElement][] = [];
  for (const element of part(within).querySelectorAll<HTMLElement>(pressable)) {
    if (!reachable(element)) continue;
    if (beyond(element, rows, most)) continue;
    const name = nameOf(element);
    const of = partOf(element);
    const nth = names.get(`${of} ${name}`) ?? 0;
    names.set(`${of} ${name}`, nth + 1);
    all.push([{ name, of, nth }, element]);
  }
  return all;
}

const typedId = (field: HTMLElement) => `typed ${partOf(field)} ${nameOf(field)}`;

/** What may be pressed or typed into, by its key. */
const present = (within?: string): Set<string> =>
  new Set([
    ...controls(within).map(([act]) => idOf(act)),
    ...[...part(within).querySelectorAll<HTMLElement>(typable)].map(typedId),
  ]);

/** What is no file of any kind the app reads: each place says so in its own way. */
const strangeFile = () => new File(['name,value\nAsha,5\n'], 'list.csv', { type: 'text/csv' });
const pickers = (within?: string): { name: string; input: HTMLInputElement }[] =>
  [...part(within).querySelectorAll<HTMLInputElement>('input[type=file]:not(:disabled)')].map((input) => ({
    name: nameOf(input),
    input,
  }));

export const typedInto = (element: HTMLElement): string => {
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].findLast((o) => !o.disabled && !o.selected);
    return other?.value ?? element.value;
  }
  const input = element as HTMLInputElement;
  // A letter that most names have: the first of what is found is taken.
  if (input.getAttribute('role') === 'combobox') return 'a';
  if (input.type === 'date') return '2025-10-15';
  if (input.placeholder.includes('dd-mm')) return '15-10-2025';
  if (input.type === 'email') return 'a@example.in';
  return /decimal|numeric/.test(input.inputMode) || input.type === 'number' ? '5' : 'Pune 5';
};

/**
 * Types into every field of the part, one after the other; fields of one name once. What a save is refused for, which the next save takes
 * away, goes into `refusals`.
 */
async function typeAll(
  done: Set<string>,
  refusals: string[],
  old: ReadonlySet<string>,
  within?: string,
): Promise<boolean> {
  const fields = () => [...part(within).querySelectorAll<HTMLElement>(typable)].filter(reachable);
  const rows = new Map<Element | null, Element[]>();
  let any = false;
  for (const [first, name, key] of fields().map((e) => [e, nameOf(e), typedId(e)] as const)) {
    if (done.has(key) || old.has(key)) continue;
    done.add(key);
    any = true;
    // What was saved before may have drawn the fields anew.
    const field = first.isConnected && reachable(first) ? first : fields().find((e) => typedId(e) === key);
    if (!field || beyond(field, rows)) continue;
    const asked = sent().length;
    field.focus();
    enterValue(field, typedInto(field));
    if (field.getAttribute('role') === 'combobox') {
      await settled();
      document.querySelector<HTMLElement>('[role=option]')?.click();
    }
    field.blur();
    // Side by side the messages of what is saved at once come in any order, and only the last stay.
    if (sent().length === asked) continue;
    await settled();
    for (const alert of part(within).querySelectorAll('[role=alert]')) {
      const line = `refused: ${name}: ${alert.textContent.trim()}`;
      if (!refusals.includes(line)) refusals.push(line);
    }
  }
  await settled();
  return any;
}

/** What the page has to say of itself once more, when it is as it was: a tab tells which one is chosen, its content has an address of its own. */
function tabsOf(told: readonly string[]): string[] {
  const moved = told.some((line) => line.startsWith('at '));
  return told.filter((line) =>
    moved ? /^(at|→|focus:|message:) /.test(line) : /^([-+~] tab “|→|focus:|message:)/.test(line),
  );
}

/** Lines of a page that another address shows: it is opened by itself where it matters. */
const ELSEWHERE = 25;
const withoutPage = (told: readonly string[]) =>
  told.some((line) => line.startsWith('at ')) && told.length > ELSEWHERE
    ? told.filter((line) => /^(at|→|focus:|message:) |^[+] #/.test(line))
    : told;

/** Calls for a file, by their paths. */
const makesFile = /\/(pdf|csv|zip|file|export|download|excel|my-data)\b|format=|-pdf|export/;

/** What cannot be taken back is pressed after all else. */
export const ending = /delete|remove|reject|trash|discard|cancel|close|leave|sign out|logout|sign all|end /i;

/** Choices above a list or a page, which change what it shows, each on its own: more than these belong to a form. */
const CHOICES = 5;

/** Controls that typing enables, pressed one after the other. */
const ENABLED = 8;

/** Lines a reader takes in on one line. */
const SHORT = 260;

/** A step of the outline: on one line where that is short enough. */
export function tell(title: string, told: readonly string[]): void {
  const all = told.length === 0 ? ['nothing'] : told;
  const line = `${title}: ${all.join(' · ')}`;
  if (all.length <= 4 && line.length <= SHORT) note(line);
  else note(`${title}:`, ...all.map((each) => `  ${each}`));
}

/**
 * Opens pages and presses each of their controls, in dialogs, menus and parts these open too, from the page as it was; then types into
 * every field of the page and presses what submits them. What each does to the page, says and sends is a step of the test’s outline: an
 * act, a message or a state that is changed or lost shows up without a test of its own. A control that was pressed on an earlier page is
 * not pressed again, a dialog that looks as one before is told once.
 */
export function presser(
  who?: Person,
  { skip, fails: always }: Options = {},
): (path: string, more?: Options) => Promise<void> {
  const done = new Set<string>();
  const shown = new Map<string, string>();
  return async (path, { skip: here, within, types = true, fails = always, first } = {}) => {
    const left = (name: string) => skip?.test(name) || here?.test(name);
    const keyOf = (way: readonly Act[]) => way.map(idOf).join(' › ');
    /** The acts since the page was opened, where nothing else has happened to it. */
    let at: readonly Act[] | undefined;
    // What is saved while one types is saved before the page is left.
    const times = autosaveTimes as unknown as { pause: number; retry: number[] };
    const usual = { ...times };
    // … and what could not be saved is not tried again by itself, which would come anywhere.
    Object.assign(times, { pause: 50, retry: [600_000] });

    /** Presses it and waits; with a `title` while the server fails at what changes something or makes a file: whether it was asked for that. */
    const press = async (wanted: Act, title = ''): Promise<HTMLElement | 'failed' | undefined> => {
      const found = controls(within).find(([act]) => same(act, wanted))?.[1];
      if (!found) return undefined;
      const [before, inside] = title && fails ? [lines(), front()] : [[], undefined];
      let failed = false;
      if (title && fails)
        failing(({ method, path: asked }) => {
          const hit = method !== 'GET' || makesFile.test(asked);
          failed ||= hit;
          return hit;
        });
      found.focus();
      found.click();
      await settled();
      failing();
      if (!failed) return found;
      const followed =
        front() === inside
          ? withoutPage(whatFollowed(before, false, found))
          : ['closed', ...whatFollowed(undefined, true)];
      tell(`${title} (fails)`, followed);
      return 'failed';
    };
    /** The page itself as it was opened last. */
    let page: readonly string[] = [];
    const arrive = async () => {
      await open(path, who);
      await first?.();
      page = lines();
    };
    /** Back to the page after these presses. */
    const go = async (way: readonly Act[]): Promise<boolean> => {
      if (at && keyOf(at) === keyOf(way)) return true;
      if (!at || !`${keyOf(way)} › `.startsWith(at.length > 0 ? `${keyOf(at)} › ` : '')) {
        await arrive();
        at = [];
      }
      for (const act of way.slice(at.length)) {
        if (!(await press(act))) {
          at = undefined;
          return false;
        }
      }
      whatFollowed([]);
      at = way;
      return true;
    };
    /** Closes what an act opened or turns it back, if that is all it takes to have the page as it was. */
    const undo = async (act: Act, before: readonly string[], inside: HTMLElement): Promise<boolean> => {
      if (front() !== inside) await key('Escape');
      else await press(act);
      const same = lines().join() === before.join() && sent().length === 0;
      forget();
      dismissMessages();
      return same;
    };
    /** What is shown now, once: by the step that showed it first afterwards. */
    const anew = (title: string): readonly string[] | undefined => {
      const all = lines().join('\n');
      const first = shown.get(all);
      if (first === undefined) shown.set(all, title);
      return first === undefined ? undefined : [`as at “${first}”`];
    };

    /** `below`: the page and the dialogs below this one, as they were; `old`: what was there to press before the last act. */
    const explore = async (
      way: readonly Act[],
      below: readonly (readonly string[])[],
      old: ReadonlySet<string> = new Set(),
    ): Promise<void> => {
      const titleOf = (last: string) => [...way.map(({ name }) => name), last].join(' › ');
      const acts = controls(within)
        .map(([act]) => act)
        .filter((act) => {
          if (act.nth >= ROWS || old.has(idOf(act))) return false;
          const key = keyOf([...way, act]);
          return !left(act.name) && !done.has(key) && done.add(key);
        });
      acts.sort((a, b) => Number(ending.test(a.name)) - Number(ending.test(b.name)));
      for (const act of acts) {
        if (!(await go(way))) return;
        let before = lines();
        const [address, inside] = [location.href, front()];
        const there = present(within);
        const title = titleOf(act.name);
        let pressed = await press(act, title);
        if (pressed === 'failed') {
          at = undefined;
          // What was said of the failure goes when it is tried again; a question closed by it is asked again.
          if (front() !== inside && !(await go(way))) return;
          before = lines();
          pressed = await press(act);
        }
        if (!(pressed instanceof HTMLElement)) continue;
        const wired = sent().length > 0;
        const after = lines();
        const now = after.join();
        const moved = location.href !== address;
        const back = [page, ...below].findIndex((one, i) => (i > 0 || way.length > 0) && one.join() === now);
        const opened = front() !== inside && front() !== document.body;
        const shut = way.length > 0 && inside !== document.body && front() === document.body;
        let more = false;
        if (back >= 0) tell(title, ['closed', ...whatFollowed(undefined, true)]);
        else if (moved && location.pathname !== new URL(address).pathname)
          tell(title, [
            ...whatFollowed(undefined, true),
            ...after.filter((line) => line.startsWith('#')).slice(0, 1),
          ]);
        else if (opened) {
          const known = anew(title);
          tell(title, [...(known ?? after), ...whatFollowed(undefined, true)]);
          more = known === undefined;
        } else if (shut) tell(title, ['closed', ...whatFollowed(page)]);
        else {
          const followed = whatFollowed(before, false, pressed);
          const tab = pressed.matches('[role=tab]');
          tell(title, tab ? tabsOf(followed) : withoutPage(followed));
          more = !tab && [...present(within)].some((one) => !there.has(one));
        }
        if (!moved && now === before.join()) continue;
        at = !wired && !moved && back === 0 ? [] : undefined;
        if (back >= 0 || shut) continue;
        // A part of the page that opened has its own parts as a rule: those are as it.
        if (!moved && more && way.length < (opened ? 2 : 1)) {
          const next = [...way, act];
          if (!wired) at = next;
          await explore(
            next,
            opened && way.length > 0 ? [...below, before] : below,
            opened ? new Set() : there,
          );
          if (!at || keyOf(at) !== keyOf(next) || wired) continue;
        }
        at = !moved && !wired && (await undo(act, before, inside)) ? way : undefined;
      }
      for (const [nth, { name }] of pickers(within).entries()) {
        if (left(name) || done.has(`file ${name}`) || !(await go(way))) continue;
        done.add(`file ${name}`);
        const before = lines();
        const input = pickers(within)[nth]?.input;
        if (!input) continue;
        Object.defineProperty(input, 'files', { configurable: true, value: [strangeFile()] });
        input.dispatchEvent(new Event('change', { bubbles: true }));
        await settled();
        at = undefined;
        tell(titleOf(`(list.csv) ${name}`), whatFollowed(before));
      }
      if (!types && way.length === 0) return;
      if (part(within).querySelector(typable) === null || !(await go(way))) return;
      const choices = [...part(within).querySelectorAll<HTMLSelectElement>('select')].filter(reachable);
      if (choices.length <= CHOICES && way.length === 0)
        for (const [name, key] of choices.map((e) => [nameOf(e), typedId(e)] as const)) {
          if (done.has(key) || !(await go(way))) continue;
          done.add(key);
          const choice = [...part(within).querySelectorAll('select')].find((e) => typedId(e) === key);
          if (!choice || !reachable(choice)) continue;
          const before = lines();
          choice.focus();
          enterValue(choice, typedInto(choice));
          await settled();
          at = undefined;
          tell(titleOf(`(choice) ${name}`), whatFollowed(before, false, choice));
        }
      if (!(await go(way))) return;
      const before = lines();
      const there = present(within);
      const refusals: string[] = [];
      if (!(await typeAll(done, refusals, old, within))) return;
      at = undefined;
      tell(titleOf('(typed)'), [...whatFollowed(before), ...refusals]);
      const inside = front();
      const pressTyped = async (act: Act) => {
        const title = titleOf(`(typed) › ${act.name}`);
        let typed = lines();
        const pressed = await press(act, title);
        if (pressed === 'failed') {
          typed = lines();
          await press(act);
        }
        const closed = way.length > 0 && inside !== document.body && front() === document.body;
        tell(title, [...(closed ? ['closed'] : []), ...whatFollowed(closed ? page : typed)]);
      };
      const submits = (element: HTMLElement) => element.matches('button[type=submit]');
      // What can be pressed only now, then what submits all.
      const enabled = controls(within).filter(
        ([act, element]) => !there.has(idOf(act)) && !submits(element) && act.nth < ROWS && !left(act.name),
      );
      for (const [act] of enabled.slice(0, ENABLED))
        if (front() === inside && done.size !== done.add(keyOf([...way, act])).size) await pressTyped(act);
      const submit = front() === inside && controls(within).find(([, element]) => submits(element));
      if (submit && !left(submit[0].name)) await pressTyped(submit[0]);
    };

    await arrive();
    note('', `=== ${masked(path)}`);
    const known = anew(masked(path));
    note(...(known ?? whatFollowed(undefined)));
    if (known) note(...whatFollowed(undefined, true));
    at = [];
    try {
      await explore([], []);
    } finally {
      Object.assign(times, usual);
    }
  };
}
