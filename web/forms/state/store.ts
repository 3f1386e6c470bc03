import {
  allStages,
  checkStages,
  type FormModel,
  type StepStatus,
  stepStatuses,
  treeOf,
} from '../../../shared/forms/form.ts';
import { type Issue, say } from '../../../shared/forms/messages.ts';
import type { FormData } from '../../../shared/forms/paths.ts';
import { withGroups } from './complete.ts';
import { createListeners, createValueListeners, type Subscribe, type Topic } from './listeners.ts';
import { nodesTo } from './show.ts';
import { type Change, type FormState, keysOf, openForm, reduce, type Sources } from './state.ts';
import { afterFrame, taskQueue } from './tasks.ts';

/** Computed figures (the tax under both regimes), and when asked for the data with derived figures written over it. */
export type Compute<Figures> = (data: FormData) => { derived: () => FormData; figures: Figures };

/** How to open a form for editing. */
interface StoreSetup<Figures> {
  model: FormModel;
  data: FormData;
  sources?: Sources;
  compute: Compute<Figures>;
  /** Figures made quicker than this (milliseconds) are drawn with the key that changed them; slower ones after it. */
  atOnce?: number;
  /** Figures with derived values made quicker than this are drawn together; else the figures come first. */
  together?: number;
  /** Told of every change of content with the newest state. */
  changed?: (state: FormState) => void;
}

/** A form being edited: every field listens here for its own value only. */
export interface FormStore<Figures = unknown> {
  model: FormModel;
  state: () => FormState;
  /** The data with derived figures written over it; follows `figures` at once, or after their frame where that takes long. */
  derived: () => FormData;
  /** Follows `state` at once, or within a task where that takes long. */
  figures: () => Figures | undefined;
  issues: () => readonly Issue[];
  issuesAt: (path: string) => readonly Issue[];
  statuses: () => Readonly<Record<string, StepStatus>>;
  /** Stable key of a row of a list. */
  rowKey: (list: string, index: number) => number;
  dispatch: (change: Change) => void;
  /** Told of everything. */
  subscribe: Subscribe;
  /** Told of one topic: typed values, figures, derived values, sources, or messages with what lets them show. */
  on: Readonly<Record<Topic, Subscribe>>;
  /** Told when one value is another, typed or derived. */
  onValue: (kind: 'values' | 'derived', path: string, listener: () => void) => () => void;
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
/** Half a frame: figures and derived values quicker than this share one. */
const TOGETHER = 8;

/** Milliseconds work usually takes: the smaller of the last two times, since a single slow one says nothing. */
function stopwatch() {
  let last = Number.POSITIVE_INFINITY;
  let before = Number.POSITIVE_INFINITY;
  return {
    usual: () => Math.min(last, before),
    time: <T>(work: () => T): T => {
      const start = performance.now();
      const made = work();
      before = last;
      last = performance.now() - start;
      return made;
    },
  };
}

/**
 * Opens a form. Figures follow each change at once, so that one frame shows the key and what comes of it, or in the next task
 * where they take long; derived values come with the figures or in a task after their frame; checks follow when typing rests.
 */
export function createFormStore<Figures>(setup: StoreSetup<Figures>): FormStore<Figures> {
  const { model, atOnce: quick = AT_ONCE, together = TOGETHER } = setup;
  let state = openForm(setup.data, setup.sources);
  let derived: FormData = state.data;
  let figures: Figures | undefined;
  /** Writes the derived values of the newest figures; undefined once they stand in `derived`. */
  let toDerive: (() => FormData) | undefined;
  const figuring = stopwatch();
  const deriving = stopwatch();
  let issues: readonly Issue[] = NONE;
  let byPath = new Map<string, readonly Issue[]>();
  let statuses: Readonly<Record<string, StepStatus>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const figure = () => {
    const made = figuring.time(() => setup.compute(state.data));
    ({ figures } = made);
    toDerive = made.derived;
  };
  const derive = () => {
    if (!toDerive) return;
    derived = deriving.time(toDerive);
    toDerive = undefined;
  };
  /** Derived values with their figures where both are quick, else after the frame that shows the figures. */
  const deriveInTime = () => {
    if (figuring.usual() + deriving.usual() > together) return deriveTask.ask();
    deriveTask.drop();
    derive();
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
    figure();
    deriveInTime();
    tell();
  });
  const deriveTask = afterFrame(() => {
    derive();
    tell();
  });
  const askCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => checkInTasks(stagesNow()), CHECK_AFTER);
  };
  figure();
  derive();
  check();
  const listeners = createListeners(() => ({
    values: [state.data, state.rowKeys],
    figures: [figures],
    derived: [derived],
    sources: [state.sources],
    messages: [state.touched, issues, statuses],
  }));
  const single = {
    values: createValueListeners(() => state.data),
    derived: createValueListeners(() => derived),
  };
  const tell = () => {
    single.values.tell();
    single.derived.tell();
    listeners.tell();
  };

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
      const atOnce = changed && figuring.usual() <= quick;
      if (atOnce) {
        figureTask.drop();
        figure();
        deriveInTime();
      }
      tell();
      if (!content) return;
      if (changed && !atOnce) figureTask.ask();
      askCheck();
      setup.changed?.(state);
    },
    subscribe: listeners.subscribe,
    on: listeners.on,
    onValue: (kind, path, listener) => single[kind].at(path, listener),
    settle: () => {
      clearTimeout(timer);
      figureTask.drop();
      deriveTask.drop();
      figure();
      derive();
      check();
      tell();
      return issues;
    },
    stop: () => {
      clearTimeout(timer);
      figureTask.stop();
      deriveTask.stop();
    },
  };
}
