import type { ControlState } from './act.ts';
import type { Change } from './change.ts';
import type { Control } from './control.ts';
import type { Panels } from './expand.ts';
import { type News, type Page, readOn, readPage, type Within } from './find.ts';
import type { Entry, Expect, Report, Status, Step } from './plan.ts';

/** Options and callbacks of a run. */
export interface Options {
  mode: 'fill' | 'compare';
  /** Differences the user chose to overwrite: path -> the page's value that was shown. */
  overwrite?: Readonly<Record<string, string>>;
  /** A reason to stop now (English source text), checked before every act. */
  halt: () => string | undefined;
  tell?: (entry: Entry, done: number, total: number) => void;
  /** Called when everything is filled and verified once, before the page is watched. */
  early?: (report: Report) => void;
  /** How long the page is watched after the fill, in milliseconds: pages that work things out later are caught changing a value. */
  rest?: number;
}

export type Locate = () => { page: Page; within: Within | undefined } | undefined;

/** A typed value not yet verified. */
export interface PendingEntry {
  step: Step;
  control: Control;
  before: ControlState;
  locate: Locate;
}

/** State of one run. */
export interface Run {
  options: Options;
  expect: Expect;
  /** A row of the page's form for new records is being filled: its choices are defaults. */
  fresh: boolean;
  /** The form has a copy of an added record: it may be overwritten. */
  over: boolean;
  /** A filled record waits for the user's click: nothing more is opened. */
  offered: boolean;
  entries: Map<string, Entry>;
  /** Element at which a value, or its list, was found. */
  seen: Map<string, Element>;
  changes: Change[];
  total: number;
  halted?: string;
  /** Set when something was changed since the page was last searched in vain. */
  moved: boolean;
  page?: Page | undefined;
  /** Paths of values that the page locks or is known to compute. */
  computed: Set<string>;
  /** Controls were added or removed. */
  dirty: boolean;
  /** Additions and restyled elements since the page was read; undefined if more may have changed. */
  news: News | undefined;
  /** Processes pending changes of the page. */
  hear: () => void;
  panels: Panels;
  /** How far the page has been scrolled in search of fields, and where the user had it. */
  scroll: { box: Element; start: number; at: number } | undefined;
  /** Typed and not yet read back, oldest first. */
  typed: PendingEntry[];
  /** Typed and being read back just now. */
  settling: PendingEntry[];
  /** When the oldest of those was typed. */
  typedAt: number;
  /** Fields of rows, by their path, that one row was waited for in vain: other rows are not waited for, but looked at once more. */
  vain: Set<string>;
  /** The page was waited for while it showed that it was loading. */
  waited?: boolean;
  /** Something was shown, hidden, locked or unlocked: worth a look before giving up. */
  restyled: boolean;
}

/** Records the result of a step. */
export function report(run: Run, step: Step, status: Status, reason?: string, page?: ControlState) {
  const entry: Entry = {
    path: step.path,
    label: step.label,
    status,
    want: step.want,
    verified: step.verified,
    ...(reason ? { reason } : {}),
    ...(page && status !== 'filled' ? { page: page.text } : {}),
    ...(step.total && run.computed.has(step.path) ? { total: true, computed: true } : {}),
  };
  run.entries.set(step.path, entry);
  run.options.tell?.(entry, run.entries.size, run.total);
}

/** Gives the values of a report their places on the page, from the top; those of a list without boxes have the list's. */
export function placed(run: Run): Entry[] {
  const all = [...run.entries.values()];
  const at = new Map<Element, Entry[]>();
  for (const entry of all) {
    let path = entry.path;
    while (path !== '' && !run.seen.get(path)?.isConnected)
      path = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const el = run.seen.get(path);
    if (el) at.set(el, [...(at.get(el) ?? []), entry]);
  }
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const elements = [...at.keys()].sort((a, b) => (a.compareDocumentPosition(b) & following ? -1 : 1));
  elements.forEach((el, place) => {
    for (const entry of at.get(el)!) entry.place = place;
  });
  return all;
}

/**
 * The current page; read again only after changes, and only for additions if nothing else has changed. `anew`
 * reads all of it.
 */
export function current(run: Run, anew = false): Page {
  run.hear();
  if (anew) readAnew(run);
  if (!run.page || run.dirty || !run.page.root.isConnected) {
    run.page = (run.page && run.news && readOn(run.page, run.news)) ?? readPage();
    run.dirty = false;
    run.news = { grown: [], restyled: new Set() };
  }
  return run.page;
}

/** From the next look on the whole page is read again. */
export function readAnew(run: Run): void {
  run.dirty = true;
  run.news = undefined;
}

/** Where a step is searched: the whole page, or one row. */
export function locateIn(run: Run, within?: () => Within | undefined): Locate {
  return () => {
    const page = current(run);
    if (!within) return { page, within: undefined };
    const chosen = within();
    return chosen ? { page, within: chosen } : undefined;
  };
}

/** Whether the run must end now; checked before every act. */
export function stopped(run: Run): boolean {
  run.halted ??= run.options.halt() ?? undefined!;
  return run.halted !== undefined;
}
