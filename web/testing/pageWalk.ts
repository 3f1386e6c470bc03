import { autosaveTimes } from '../forms/saving/autosave.ts';
import { nameOf } from './outline.ts';
import {
  dismissMessages,
  enterValue,
  forget,
  front,
  key,
  lines,
  masked,
  note,
  open,
  type Person,
  pressesAgain,
  type Sent,
  sent,
  settled,
  whatFollowed,
  wireLines,
} from './page.tsx';
import {
  type Act,
  beyond,
  controls,
  ending,
  part,
  reachable,
  tell,
  typable,
  typedInto,
} from './pagePresses.ts';

/** Leaves of what is sent, by path. */
function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${name}` : name, found);
  else if (value !== undefined) found.set(path, JSON.stringify(value));
  return found;
}

/** More values of one save than this are told by their number. */
const MOST = 20;

/**
 * Calls told in short: of a form, which is saved whole, what differs from the save before (`stored`: the data it was opened with), and
 * nothing that was read before, which a list reads again after some seconds.
 */
function briefly() {
  let saved: ReadonlyMap<string, string> = new Map();
  const read = new Set<string>();
  const save = ({ method, path, body, status }: Sent, form: unknown): string => {
    const now = leaves(form);
    const differ = [...new Set([...saved.keys(), ...now.keys()])]
      .filter((name) => saved.get(name) !== now.get(name))
      .map((name) => `${name} = ${now.get(name) ?? 'left out'}`);
    saved = now;
    const more = differ.length > MOST ? [`… ${differ.length} in all`] : [];
    const about = (body as { status?: string }).status;
    return masked(
      `→ ${method} ${path} ${about}${status === 200 ? '' : ` (${status})`}: ${[...differ.slice(0, MOST), ...more].join(', ') || 'as it was'}`,
    );
  };
  return {
    stored: (data: unknown) => {
      saved = leaves(data);
    },
    calls: (wire: readonly Sent[]): string[] =>
      wire.flatMap((call) => {
        const form = (call.body as { form_data?: unknown } | undefined)?.form_data;
        if (form !== undefined) return [save(call, form)];
        const line = wireLines([call])[0]!;
        if (call.method === 'GET' && read.has(line)) return [];
        if (call.method === 'GET') read.add(line);
        return [line];
      }),
  };
}

interface Options {
  skip?: RegExp;
  /** Only what is pressed and typed in this part (a selector). */
  within?: string;
  /** Every field is typed into, and each that appears later. */
  types?: boolean;
  /** What is typed into dates, as YYYY-MM-DD. */
  date?: string;
  /** What brings the page where the walk begins. */
  first?: () => Promise<unknown>;
  /** Tells the whole page first. */
  whole?: boolean;
  /** The data of the form as they are stored. */
  stored?: () => Promise<unknown>;
}

/** A page on which acts are done one after the other, each told in short: what it changed, said and sent. */
export interface Walk {
  /** Does something and tells what followed. */
  does: (
    title: string,
    act: () => unknown,
    pressed?: HTMLElement,
  ) => Promise<{ opened: boolean; elsewhere: boolean }>;
  /** Opens the page again. */
  arrive: () => Promise<void>;
  /** Types into every field, then presses every control, and those that appear, in the order of reading. */
  through: () => Promise<void>;
}

/**
 * Opens a page once for many acts, so that each page of a long form takes one opening. In `through` a dialog or menu that opens is gone
 * through and closed; of a list’s rows the first is pressed, each control once, and what leads to another page ends there.
 */
export async function walk(
  who: Person,
  path: string,
  acts: (page: Walk) => Promise<unknown>,
  { skip, within, types = false, whole = false, date, first, stored }: Options = {},
): Promise<void> {
  const times = autosaveTimes as unknown as { pause: number; retry: number[] };
  const usual = { ...times };
  const { calls, stored: knows } = briefly();
  const done = new Set<string>();
  const arrive = async () => {
    await open(path, who);
    await first?.();
    if (stored) knows(await stored());
    whatFollowed([], true, undefined, calls);
  };
  const does: Walk['does'] = async (title, act, pressed) => {
    const [before, inside] = [lines(), front()];
    await act();
    await settled();
    const opened = front() !== inside && front() !== document.body;
    const shut = front() !== inside && !opened;
    const followed = opened
      ? [...lines().map(masked), ...whatFollowed(undefined, true, pressed, calls)]
      : shut
        ? ['closed', ...whatFollowed(undefined, true, pressed, calls)]
        : whatFollowed(before, false, pressed, calls);
    const elsewhere = location.pathname + location.search !== path;
    tell(title, elsewhere ? followed.filter((line) => /^(at|→|focus:|message:) /.test(line)) : followed);
    return { opened, elsewhere };
  };
  let amount = 1000;
  const typeAll = async (title: string, typed: Set<string>): Promise<void> => {
    const rows = new Map<Element | null, Element[]>();
    const fields = [...part(within).querySelectorAll<HTMLElement>(typable)].filter(
      (e) =>
        reachable(e) &&
        !e.closest('[role=grid]') &&
        !beyond(e, rows, 1) &&
        !skip?.test(nameOf(e)) &&
        !typed.has(nameOf(e)),
    );
    for (const field of fields) typed.add(nameOf(field));
    if (fields.length === 0) return;
    const { elsewhere } = await does(title, async () => {
      for (const field of fields) {
        if (!field.isConnected) continue;
        field.focus();
        const usual = typedInto(field);
        const day = date && { '2025-10-15': date, '15-10-2025': date.split('-').reverse().join('-') }[usual];
        const text = day ?? usual;
        // Each amount another one, so that no two can be mixed up; a number of given length has that length.
        if (text === '5') amount += 37;
        const digits = Number(field.getAttribute('maxlength') ?? 0);
        enterValue(
          field,
          text === '5'
            ? String(amount)
                .padStart(digits, '0')
                .slice(-digits || undefined)
            : text,
        );
        if (field.getAttribute('role') === 'combobox') {
          await settled();
          document.querySelector<HTMLElement>('[role=option]')?.click();
          await settled();
        }
        field.blur();
      }
    });
    if (elsewhere) await arrive();
    await typeAll(`${title} › (typed)`, typed);
  };
  const through = async (way = ''): Promise<void> => {
    const inside = front();
    const typed = new Set<string>();
    const typing = types || inside !== document.body;
    if (typing) await typeAll(`${way}(typed)`, typed);
    const next = (): [Act, HTMLElement] | undefined => {
      const left = controls(within, 1).filter(
        ([{ name, nth }]) => nth === 0 && !skip?.test(name) && !done.has(`${way}${name}`),
      );
      return left.find(([{ name }]) => !ending.test(name)) ?? left[0];
    };
    for (let found = next(); found && front() === inside; found = next()) {
      const [{ name }, element] = found;
      done.add(`${way}${name}`);
      element.focus();
      const { opened, elsewhere } = await does(
        `${way}${name}`,
        async () => {
          const before = sent().length;
          element.click();
          if (element.matches('button:not([role], [aria-pressed])')) await pressesAgain(element, before);
        },
        element,
      );
      if (elsewhere) {
        await arrive();
        if (way) return;
      } else if (opened) {
        await through(`${name} › `);
        while (front() !== inside && front() !== document.body) {
          const before = front();
          await key('Escape');
          if (front() !== before) continue;
          await arrive();
          break;
        }
        forget();
        dismissMessages();
      } else if (typing && front() === inside) await typeAll(`${way}${name} › (typed)`, typed);
    }
  };
  // What is saved while one types is saved with the step that typed it, and what could not be is not tried again by itself.
  Object.assign(times, { pause: 50, retry: [600_000] });
  try {
    await arrive();
    note('', `=== ${masked(path)}`, ...(whole ? lines().map(masked) : []));
    await acts({ does, arrive, through });
  } finally {
    Object.assign(times, usual);
  }
}
