import { autosaveTimes } from '../forms/saving/autosave.ts';
import { nameOf } from './outline.ts';
import {
  dismissMessages,
  enterValue,
  forget,
  front,
  key,
  lines,
  note,
  open,
  type Person,
  sent,
  settled,
  whatFollowed,
} from './page.tsx';

/** A control as it is found again after the page was opened anew: what it is called, and which of that name it is. */
interface Act {
  name: string;
  nth: number;
}

interface Options {
  /** Names of controls that are left alone. */
  skip?: RegExp;
  /** Only what is typed and pressed in this part (a selector). */
  within?: string;
  /** `false`: nothing is typed into the page itself, which saves it. */
  types?: boolean;
}

const pressable =
  'button, summary, [role=tab], [role=switch], [role^=menuitem], input[type=checkbox], input[type=radio]';
const typable = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), select, textarea';
const reachable = (e: HTMLElement) =>
  !(e as HTMLButtonElement).disabled &&
  !(e as HTMLInputElement).readOnly &&
  e.getAttribute('aria-disabled') !== 'true' &&
  !e.closest('[hidden], dialog:not([open])');

/** Rows of a list have the same controls: two of each are enough to tell states apart. */
const ROWS = 2;

function part(within?: string): HTMLElement {
  const top = front();
  const main = top === document.body ? (document.getElementById('main') ?? top) : top;
  return (within && top === document.body && main.querySelector<HTMLElement>(within)) || main;
}

/** What may be pressed, in the order of reading. */
function controls(within?: string): [Act, HTMLElement][] {
  const rows = new Map<Element | null, Element[]>();
  const names = new Map<string, number>();
  const all: [Act, HTMLElement][] = [];
  for (const element of part(within).querySelectorAll<HTMLElement>(pressable)) {
    if (!reachable(element)) continue;
    const row = element.closest('tr, [role=row], li');
    if (row) {
      const seen = rows.get(row.parentElement) ?? [];
      if (!seen.includes(row)) seen.push(row);
      rows.set(row.parentElement, seen);
      if (seen.indexOf(row) >= ROWS) continue;
    }
    const name = nameOf(element);
    const nth = names.get(name) ?? 0;
    names.set(name, nth + 1);
    all.push([{ name, nth }, element]);
  }
  return all;
}

/** What is no file of any kind the app reads: each place says so in its own way. */
const strangeFile = () => new File(['name,value\nAsha,5\n'], 'list.csv', { type: 'text/csv' });
const pickers = (within?: string): { name: string; input: HTMLInputElement }[] =>
  [...part(within).querySelectorAll<HTMLInputElement>('input[type=file]:not(:disabled)')].map((input) => ({
    name: nameOf(input),
    input,
  }));

const typedInto = (element: HTMLElement): string => {
  if (element instanceof HTMLSelectElement) {
    const other = [...element.options].findLast((o) => !o.disabled && !o.selected);
    return other?.value ?? element.value;
  }
  const input = element as HTMLInputElement;
  if (input.type === 'date') return '2025-10-15';
  if (input.placeholder.includes('dd-mm')) return '15-10-2025';
  if (input.type === 'email') return 'a@example.in';
  return /decimal|numeric/.test(input.inputMode) || input.type === 'number' ? '5' : 'Pune 5';
};

/**
 * Types into every field of the part, one after the other; fields of one name once. What a save is refused for, which the next save takes
 * away, goes into `refusals`.
 */
async function typeAll(done: Set<string>, refusals: string[], within?: string): Promise<boolean> {
  const fields = () => [...part(within).querySelectorAll<HTMLElement>(typable)].filter(reachable);
  let any = false;
  for (const [first, name] of fields().map((e) => [e, nameOf(e)] as const)) {
    const key = `typed ${name}`;
    if (done.has(key)) continue;
    done.add(key);
    any = true;
    // What was saved before may have drawn the fields anew.
    const field = first.isConnected && reachable(first) ? first : fields().find((e) => nameOf(e) === name);
    if (!field || field.closest('tr, [role=row]:not(:first-child)')) continue;
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
const tabsOf = (told: readonly string[]) =>
  told.filter((line) => /^[-+] tab “|^(at|→|focus:|message:) /.test(line));

/**
 * Opens pages and presses each of their controls, in dialogs and menus these open too, from the page as it was; then types into every field
 * of the page and presses what submits them. What each does to the page, says and sends is a step of the test’s outline: an act, a
 * message or a state that is changed or lost shows up without a test of its own. A control that was pressed on an earlier page is not
 * pressed again.
 */
export function presser(
  who: Person,
  { skip }: Options = {},
): (path: string, more?: Options) => Promise<void> {
  const done = new Set<string>();
  return async (path, { skip: here, within, types = true } = {}) => {
    const left = (name: string) => skip?.test(name) || here?.test(name);
    const keyOf = (way: readonly Act[]) => way.map(({ name, nth }) => `${name}#${nth}`).join(' › ');
    let at: string | undefined;
    // What is saved while one types is saved before the page is left.
    const times = autosaveTimes as { pause: number };
    const { pause } = times;
    times.pause = 50;

    const press = async ({ name, nth }: Act): Promise<HTMLElement | undefined> => {
      const found = controls(within).find(([act]) => act.name === name && act.nth === nth)?.[1];
      found?.focus();
      found?.click();
      if (found) await settled();
      return found;
    };
    /** Back to the page after these presses. */
    const go = async (way: readonly Act[]): Promise<boolean> => {
      if (at === keyOf(way)) return true;
      at = undefined;
      await open(path, who);
      for (const act of way) if (!(await press(act))) return false;
      whatFollowed([]);
      at = keyOf(way);
      return true;
    };
    /** Closes what an act opened or turns it back, if that is all it takes to have the page as it was. */
    const undo = async (act: Act, before: readonly string[], inside: HTMLElement): Promise<boolean> => {
      if (front() !== inside) await key('Escape');
      else await press(act);
      forget();
      dismissMessages();
      return lines().join() === before.join();
    };

    const explore = async (way: readonly Act[], below: readonly string[]): Promise<void> => {
      const told = (last: string) => `== ${[...way.map(({ name }) => name), last].join(' › ')}`;
      const acts = controls(within)
        .map(([act]) => act)
        .filter(({ name, nth }) => {
          const key = keyOf([...way, { name, nth }]);
          return !left(name) && !done.has(key) && done.add(key);
        });
      for (const act of acts) {
        if (!(await go(way))) return;
        const before = lines();
        const [address, inside] = [location.href, front()];
        const pressed = await press(act);
        if (!pressed) continue;
        const wired = sent().length > 0;
        const after = lines();
        const now = after.join();
        const moved = location.href !== address;
        if (now === below.join()) note(told(act.name), '(closed)', ...whatFollowed(undefined, true), '');
        else if (front() !== inside && front() !== document.body)
          note(told(act.name), ...whatFollowed(undefined), '');
        else if (moved && location.pathname !== new URL(address).pathname)
          note(told(act.name), ...after.slice(0, 3), ...whatFollowed(undefined, true), '');
        else {
          const followed = whatFollowed(before);
          note(told(act.name), ...(pressed.matches('[role=tab]') ? tabsOf(followed) : followed), '');
        }
        if (!moved && now === before.join()) continue;
        at = undefined;
        if (!moved && front() !== inside && front() !== document.body && way.length < 2) {
          at = keyOf([...way, act]);
          await explore([...way, act], before);
          if (at !== keyOf([...way, act])) continue;
        }
        at = !moved && !wired && (await undo(act, before, inside)) ? keyOf(way) : undefined;
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
        note(told(`(list.csv) ${name}`), ...whatFollowed(before), '');
      }
      if (!types && way.length === 0) return;
      if (part(within).querySelector(typable) === null || !(await go(way))) return;
      const before = lines();
      const refusals: string[] = [];
      if (!(await typeAll(done, refusals, within))) return;
      at = undefined;
      note(told('(typed)'), ...whatFollowed(before), ...refusals, '');
      const submit = part(within).querySelector<HTMLElement>('button[type=submit]:not(:disabled)');
      if (!submit || left(nameOf(submit))) return;
      const typed = lines();
      const name = nameOf(submit);
      submit.click();
      await settled();
      const closed = lines().join() === below.join();
      note(told(`(typed) › ${name}`), ...(closed ? ['(closed)'] : []), ...whatFollowed(typed, closed), '');
    };

    await open(path, who);
    note(`=== ${path.replace(/[0-9a-f]{24}/g, ':id')}`, ...whatFollowed(undefined), '');
    at = '';
    try {
      await explore([], ['(no dialog)']);
    } finally {
      times.pause = pause;
    }
  };
}
