import {
  allStages,
  checkStages,
  type FormModel,
  type StepStatus,
  stepStatuses,
  treeOf,
} from '../../shared/forms/form.ts';
import { type Issue, say } from '../../shared/forms/messages.ts';
import type { FormData } from '../../shared/forms/paths.ts';
import { withGroups } from './complete.ts';
import { nodesTo } from './show.ts';
import { type Change, type FormState, keysOf, openForm, reduce, type Sources } from './state.ts';

/** The data with derived figures written over it, and computed figures beside it: the tax under both regimes. */
export type Compute<Figures> = (data: FormData) => { derived: FormData; figures: Figures };

/** How to open a form for editing. */
export interface StoreSetup<Figures> {
  model: FormModel;
  data: FormData;
  sources?: Sources;
  compute: Compute<Figures>;
  /** Figures made quicker than this (milliseconds) are drawn with the key that changed them; slower ones after it. */
  atOnce?: number;
  /** Told of every change of content with the newest state. */
  changed?: (state: FormState) => void;
}

/** What of a form a reader reads: it is told of a change of that alone. */
export type Topic = 'values' | 'derived' | 'sources' | 'messages';

/** Listens until the returned function is called. */
type Subscribe = (listener: () => void) => () => void;

/** A form being edited: every field listens here for its own value only. */
export interface FormStore<Figures = unknown> {
  model: FormModel;
  state: () => FormState;
  /** The data with derived figures written over it; follows `state` at once, or within a task where that takes long. */
  derived: () => FormData;
  figures: () => Figures | undefined;
  issues: () => readonly Issue[];
  issuesAt: (path: string) => readonly Issue[];
  statuses: () => Readonly<Record<string, StepStatus>>;
  /** Stable key of a row of a list. */
  rowKey: (list: string, index: number) => number;
  dispatch: (change: Change) => void;
  /** Told of everything. */
  subscribe: Subscribe;
  /** Told of one topic: typed values, derived values with figures, sources, or messages with what lets them show. */
  on: Readonly<Record<Topic, Subscribe>>;
  /** Derives, computes and checks at once, for a submit. */
  settle: () => readonly Issue[];
  stop: () => void;
}

const UNREADABLE: Record<string, 'wholeRupees' | 'wholeNumber' | 'aDate'> = {
  amount: 'wholeRupees',
  integer: 'wholeNumber',
  date: 'aDate',
};
const NONE: readonly Issue[] = [];
/** Checks run when typing rests this long (milliseconds): they touch every field of the form. */
const CHECK_AFTER = 250;

/** About a frame: what is quicker can be drawn together with its key. */
const AT_ONCE = 16;

/** A task of its own after the current one, so that the typed character is drawn first. */
function taskQueue(work: () => void): { ask: () => void; drop: () => void; stop: () => void } {
  const channel = new MessageChannel();
  let asked = false;
  channel.port1.onmessage = () => {
    if (!asked) return;
    asked = false;
    work();
  };
  return {
    ask: () => {
      if (asked) return;
      asked = true;
      channel.port2.postMessage(0);
    },
    drop: () => {
      asked = false;
    },
    stop: () => {
      asked = false;
      channel.port1.close();
    },
  };
}

/** How often the figures are rehearsed: until the browser has compiled what computes them for speed. */
const REHEARSALS = 12;
/** Milliseconds of idle time a rehearsal needs. */
const REHEARSAL_NEEDS = 8;

/**
 * Works the figures out a few times while nobody types, for nothing: code run for the first time takes several times as long,
 * and that would be met by the first keys.
 */
function rehearse(work: () => void): { stop: () => void } {
  if (typeof requestIdleCallback !== 'function') return { stop: () => undefined };
  let left = REHEARSALS;
  const again = (): number =>
    requestIdleCallback((idle) => {
      if (idle.timeRemaining() >= REHEARSAL_NEEDS) {
        work();
        left -= 1;
      }
      if (left > 0) asked = again();
    });
  let asked = again();
  return {
    stop: () => {
      left = 0;
      cancelIdleCallback(asked);
    },
  };
}

/** What listeners were told of last, by topic: every part of it is replaced, never changed. */
type Told = Readonly<Record<Topic, readonly unknown[]>>;

const topics: readonly Topic[] = ['values', 'derived', 'sources', 'messages'];

/** Listeners to a form by topic; `tell` wakes those whose topic is another one than last time. */
function createListeners(now: () => Told) {
  const all = new Set<() => void>();
  const sets = new Map(topics.map((topic) => [topic, new Set<() => void>()]));
  const into =
    (set: Set<() => void>): Subscribe =>
    (listener) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  let told: Told = now();
  return {
    subscribe: into(all),
    on: Object.fromEntries(topics.map((t) => [t, into(sets.get(t)!)])) as Record<Topic, Subscribe>,
    tell: () => {
      const before = told;
      told = now();
      for (const topic of topics) {
        const is = told[topic];
        if (before[topic].every((part, i) => part === is[i])) continue;
        for (const listener of sets.get(topic)!) listener();
      }
      for (const listener of all) listener();
    },
  };
}

/**
 * Opens a form. Derived figures follow each change at once, so that one frame shows the key and what comes of it, or in the
 * next task where they take long; checks follow when typing rests.
 */
export function createFormStore<Figures>(setup: StoreSetup<Figures>): FormStore<Figures> {
  const { model, atOnce: quick = AT_ONCE } = setup;
  let state = openForm(setup.data, setup.sources);
  let derived: FormData = state.data;
  let figures: Figures | undefined;
  /** Milliseconds of the last derivation and the one before: a single slow one says nothing. */
  let took = Number.POSITIVE_INFINITY;
  let tookBefore = Number.POSITIVE_INFINITY;
  let issues: readonly Issue[] = NONE;
  let byPath = new Map<string, readonly Issue[]>();
  let statuses: Readonly<Record<string, StepStatus>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const compute = () => {
    const start = performance.now();
    const made = setup.compute(state.data);
    tookBefore = took;
    took = performance.now() - start;
    return made;
  };
  const derive = () => {
    ({ derived, figures } = compute());
  };
  /** Takes over what a check found. */
  const take = (found: readonly Issue[]) => {
    const unreadable = Object.keys(state.unreadable).map((path): Issue => {
      const kind = nodesTo(treeOf(model), path)?.at(-1)?.meta;
      const pattern = kind && 'kind' in kind ? UNREADABLE[kind.kind as string] : undefined;
      return { path, message: say(pattern ?? 'aNumber'), severity: 'error' };
    });
    const before = byPath;
    const issuesBefore = issues;
    issues = [...unreadable, ...found.filter((i) => !state.unreadable[i.path])];
    const grouped = new Map<string, Issue[]>();
    for (const issue of issues) {
      const list = grouped.get(issue.path);
      if (list) list.push(issue);
      else grouped.set(issue.path, [issue]);
    }
    // A field whose messages did not change keeps its list, so that it is not drawn again.
    byPath = new Map(
      [...grouped].map(([path, list]) => {
        const old = before.get(path);
        return [path, old && JSON.stringify(old) === JSON.stringify(list) ? old : list];
      }),
    );
    // The same messages in the same order are the same list: then nobody is told.
    const asBefore =
      issues.length === issuesBefore.length &&
      byPath.size === before.size &&
      issues.every((issue, i) => issue.path === issuesBefore[i]!.path) &&
      [...byPath].every(([path, list]) => before.get(path) === list);
    if (asBefore) issues = issuesBefore;
    const next = stepStatuses(model, state.data, issues);
    if (JSON.stringify(next) !== JSON.stringify(statuses)) statuses = next;
  };
  const stagesNow = () => checkStages(model, withGroups(treeOf(model), state.data));
  const check = () => take(allStages(stagesNow()));
  /** Checks stage by stage, each in a task of its own: a key pressed meanwhile is drawn first, and begins the check anew. */
  const checkInTasks = (stages: ReturnType<typeof checkStages>) => {
    const stage = stages.next();
    if (!stage.done) {
      timer = setTimeout(() => checkInTasks(stages));
      return;
    }
    take(stage.value);
    tell();
  };
  const figureTask = taskQueue(() => {
    derive();
    tell();
  });
  const askCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => checkInTasks(stagesNow()), CHECK_AFTER);
  };
  derive();
  check();
  const { subscribe, on, tell } = createListeners(() => ({
    values: [state.data, state.rowKeys],
    derived: [derived, figures],
    sources: [state.sources],
    messages: [state.touched, issues, statuses],
  }));
  const rehearsal = rehearse(compute);

  return {
    model,
    state: () => state,
    derived: () => derived,
    figures: () => figures,
    issues: () => issues,
    issuesAt: (path) => byPath.get(path) ?? NONE,
    statuses: () => statuses,
    rowKey: (list, index) => keysOf(state, list)[index] ?? 0,
    dispatch: (change) => {
      const next = reduce(state, change);
      if (next === state) return;
      const content = next.revision !== state.revision;
      const changed = next.data !== state.data;
      state = next;
      const atOnce = changed && Math.min(took, tookBefore) <= quick;
      if (atOnce) {
        figureTask.drop();
        derive();
      }
      tell();
      if (!content) return;
      rehearsal.stop();
      if (changed && !atOnce) figureTask.ask();
      askCheck();
      setup.changed?.(state);
    },
    subscribe,
    on,
    settle: () => {
      clearTimeout(timer);
      derive();
      check();
      tell();
      return issues;
    },
    stop: () => {
      clearTimeout(timer);
      rehearsal.stop();
      figureTask.stop();
    },
  };
}
