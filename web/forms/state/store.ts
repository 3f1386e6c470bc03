import {
  allStages,
  checkStages,
  type FormModel,
  type StepStatus,
  treeOf,
} from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import type { FormValues } from '../../../shared/forms/paths.ts';
import { withGroups } from './complete.ts';
import { createListeners, createValueListeners, type Subscribe, type Topic } from './listeners.ts';
import { messagesAfter, noMessages } from './messages.ts';
import { type Change, type FormState, keysOf, openForm, reduce, type Sources } from './state.ts';
import { afterFrame, taskQueue } from './tasks.ts';

/** Computed figures (the tax under both regimes), and when asked for the data with derived figures written over it. */
export type Compute<Figures> = (data: FormValues) => { derived: () => FormValues; figures: Figures };

/** How to open a form for editing. */
interface StoreSetup<Figures> {
  model: FormModel;
  data: FormValues;
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
  derived: () => FormValues;
  /** Follows `state` at once, or within a task where that takes long. */
  figures: () => Figures | undefined;
  /** The newest figures a frame of which was shown: what is slower to read of them (the other regime) is read from these. */
  compared: () => Figures | undefined;
  issues: () => readonly Issue[];
  issuesAt: (path: string) => readonly Issue[];
  statuses: () => Readonly<Record<string, StepStatus>>;
  /** Stable key of a row of a list. */
  rowKey: (list: string, index: number) => number;
  dispatch: (change: Change) => void;
  /** Told of everything. */
  subscribe: Subscribe;
  /** Told of one topic: typed values, figures, figures a frame later (`compared`), derived values, sources, or messages with what lets them show. */
  on: Readonly<Record<Topic, Subscribe>>;
  /** Told when one value is another, typed or derived. */
  onValue: (kind: 'values' | 'derived', path: string, listener: () => void) => () => void;
  /** Derives, computes and checks at once, for a submit. */
  settle: () => readonly Issue[];
  stop: () => void;
}

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

/** Figures and derived values of a form, each made with the change that asks for it where that is quick, else in a task of its own. */
function createFigures<Figures>(
  setup: StoreSetup<Figures>,
  data: () => FormValues,
  tell: () => void,
  tellCompared: () => void,
) {
  const { compute, atOnce = AT_ONCE, together = TOGETHER } = setup;
  const figuring = stopwatch();
  const deriving = stopwatch();
  let derived: FormValues = data();
  let figures: Figures | undefined;
  let compared: Figures | undefined;
  /** Writes the derived values of the newest figures; undefined once they stand in `derived`. */
  let toDerive: (() => FormValues) | undefined;

  const figure = () => {
    const made = figuring.time(() => compute(data()));
    ({ figures } = made);
    toDerive = made.derived;
    compareTask.ask();
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
  const figureTask = taskQueue(() => {
    figure();
    deriveInTime();
    tell();
  });
  const deriveTask = afterFrame(() => {
    derive();
    tell();
  });
  const compareTask = afterFrame(() => {
    compared = figures;
    tellCompared();
  });
  return {
    figures: () => figures,
    compared: () => compared,
    derived: () => derived,
    /** Makes the figures where that is quick; says whether it did. */
    tryNow: (): boolean => {
      if (figuring.usual() > atOnce) return false;
      figureTask.drop();
      figure();
      deriveInTime();
      return true;
    },
    later: figureTask.ask,
    settle: () => {
      figureTask.drop();
      deriveTask.drop();
      figure();
      compareTask.drop();
      compared = figures;
      derive();
    },
    stop: () => {
      figureTask.stop();
      deriveTask.stop();
      compareTask.stop();
    },
  };
}

/** Checks of a form: `now`, or when typing rests. `take` gets what they found, `tell` says after a late check that it has. */
function createChecks(
  model: FormModel,
  data: () => FormValues,
  take: (found: readonly Issue[]) => void,
  tell: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stages = () => checkStages(model, withGroups(treeOf(model), data()));
  /** Stage by stage, each in a task of its own: a key pressed meanwhile is drawn first, and starts the check again. */
  const checkInTasks = (left: ReturnType<typeof checkStages>) => {
    const stage = left.next();
    if (!stage.done) {
      timer = setTimeout(() => checkInTasks(left));
      return;
    }
    take(stage.value);
    tell();
  };
  const stop = () => clearTimeout(timer);
  return {
    now: () => {
      stop();
      take(allStages(stages()));
    },
    soon: () => {
      stop();
      timer = setTimeout(() => checkInTasks(stages()), CHECK_AFTER);
    },
    stop,
  };
}

/**
 * Opens a form. Figures follow each change at once, so that one frame shows the key and what comes of it, or in the next task
 * where they take long; derived values come with the figures or in a task after their frame; checks follow when typing rests.
 */
export function createFormStore<Figures>(setup: StoreSetup<Figures>): FormStore<Figures> {
  const { model } = setup;
  let state = openForm(setup.data, setup.sources);
  let messages = noMessages;
  const tell = () => {
    single.values.tell();
    single.derived.tell();
    listeners.tell();
  };
  const data = () => state.data;
  const made = createFigures(setup, data, tell, () => listeners.tellOne('compared'));
  const take = (found: readonly Issue[]) => {
    messages = messagesAfter(model, state, found, messages);
  };
  const checks = createChecks(model, data, take, tell);
  made.settle();
  checks.now();
  const listeners = createListeners(() => ({
    values: [state.data, state.rowKeys],
    figures: [made.figures()],
    compared: [made.compared()],
    derived: [made.derived()],
    sources: [state.sources],
    messages: [state.touched, messages.issues, messages.statuses],
  }));
  const single = { values: createValueListeners(data), derived: createValueListeners(made.derived) };

  return {
    model,
    state: () => state,
    derived: made.derived,
    figures: made.figures,
    compared: made.compared,
    issues: () => messages.issues,
    issuesAt: (path) => messages.byPath.get(path) ?? NONE,
    statuses: () => messages.statuses,
    rowKey: (list, index) => keysOf(state, list)[index] ?? 0,
    dispatch: (change) => {
      const next = reduce(state, change);
      if (next === state) return;
      const content = next.revision !== state.revision;
      const changed = next.data !== state.data;
      state = next;
      const later = changed && !made.tryNow();
      tell();
      if (!content) return;
      if (later) made.later();
      checks.soon();
      setup.changed?.(state);
    },
    subscribe: listeners.subscribe,
    on: listeners.on,
    onValue: (kind, path, listener) => single[kind].at(path, listener),
    settle: () => {
      made.settle();
      checks.now();
      tell();
      return messages.issues;
    },
    stop: () => {
      checks.stop();
      made.stop();
    },
  };
}
