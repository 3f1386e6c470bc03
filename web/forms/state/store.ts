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
import { afterFrame, atRest, taskQueue } from './tasks.ts';

/** Calculates figures (the tax under both regimes) and, on request, the data with derived figures. */
export type Compute<Figures> = (data: FormValues) => { derived: () => FormValues; figures: Figures };

/** Options for opening a form. */
interface StoreSetup<Figures> {
  model: FormModel;
  data: FormValues;
  sources?: Sources;
  compute: Compute<Figures>;
  /** The data as it is checked, where that differs from what is typed. */
  checked?: ((data: FormValues) => FormValues) | undefined;
  /**
   * Figures calculated in less than this (milliseconds) are rendered with the key that changed them; slower
   * ones after it.
   */
  atOnce?: number;
  /** Told of every change of content with the newest state. */
  changed?: (state: FormState) => void;
}

/** A form being edited; each field subscribes to its own value. */
export interface FormStore<Figures = unknown> {
  model: FormModel;
  state: () => FormState;
  /** The data with derived figures written over it; follows `figures` after their frame. */
  derived: () => FormValues;
  /** Updated with `state`, or in a later task when that takes long. */
  figures: () => Figures | undefined;
  /** The newest figures already painted; slower readings of them (the other regime) use these. */
  compared: () => Figures | undefined;
  issues: () => readonly Issue[];
  issuesAt: (path: string) => readonly Issue[];
  statuses: () => Readonly<Record<string, StepStatus>>;
  /** Stable key of a row. */
  rowKey: (list: string, index: number) => number;
  dispatch: (change: Change) => void;
  /** Subscribes to every change. */
  subscribe: Subscribe;
  /**
   * Subscribes to one topic: typed values, figures, figures a frame later (`compared`), derived values,
   * sources, or messages.
   */
  on: Readonly<Record<Topic, Subscribe>>;
  /** Subscribes to one value, typed or derived. */
  onValue: (kind: 'values' | 'derived', path: string, listener: () => void) => () => void;
  /** Derives, calculates and checks synchronously, for a submit. */
  settle: () => readonly Issue[];
  stop: () => void;
}

const NONE: readonly Issue[] = [];
/** Delay of checks after the last key anywhere on the page (milliseconds): they visit every field of the form. */
const CHECK_AFTER = 250;

/** About one frame: faster work is rendered together with its key. */
const AT_ONCE = 16;
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
 * Figures of a form, made with the change that asks for them where that is quick, else in a task of their own. What is slower
 * to follow, the derived values and the other regime, is made once a frame has shown the figures.
 */
function createFigures<Figures>(setup: StoreSetup<Figures>, data: () => FormValues, tell: () => void) {
  const { compute, atOnce = AT_ONCE } = setup;
  const figuring = stopwatch();
  let derived: FormValues = data();
  let figures: Figures | undefined;
  let compared: Figures | undefined;
  /** Writes the derived values of the newest figures. */
  let toDerive: () => FormValues = data;

  const figure = () => {
    const made = figuring.time(() => compute(data()));
    ({ figures } = made);
    toDerive = made.derived;
    followTask.ask();
  };
  const follow = () => {
    derived = toDerive();
    compared = figures;
  };
  const figureTask = taskQueue(() => {
    figure();
    tell();
  });
  const followTask = afterFrame(() => {
    follow();
    tell();
  });
  return {
    figures: () => figures,
    compared: () => compared,
    derived: () => derived,
    /** Calculates the figures if that is fast; whether it did. */
    tryNow: (): boolean => {
      if (figuring.usual() > atOnce) return false;
      figureTask.drop();
      figure();
      return true;
    },
    later: figureTask.ask,
    settle: () => {
      figureTask.drop();
      figure();
      followTask.drop();
      follow();
    },
    stop: () => {
      figureTask.stop();
      followTask.stop();
    },
  };
}

/**
 * Checks of a form: immediately (`now`) or after typing pauses. `take` receives the findings, `tell` is
 * called after a late check.
 */
function createChecks(
  { model, checked = (typed) => typed }: Pick<StoreSetup<unknown>, 'model' | 'checked'>,
  data: () => FormValues,
  take: (found: readonly Issue[]) => void,
  tell: () => void,
) {
  const stages = () => checkStages(model, withGroups(treeOf(model), checked(data())));
  const task = atRest(function* () {
    take(yield* stages());
    tell();
  }, CHECK_AFTER);
  return {
    now: () => {
      task.drop();
      take(allStages(stages()));
    },
    soon: task.ask,
    stop: task.stop,
  };
}

/**
 * Opens a form. Figures follow each change at once, so that one frame shows the key and what comes of it, or in the next task
 * where they take long; derived values and the other regime come in a task after their frame; checks follow when typing rests.
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
  const made = createFigures(setup, data, tell);
  const take = (found: readonly Issue[]) => {
    messages = messagesAfter(model, state, found, messages);
  };
  const checks = createChecks(setup, data, take, tell);
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
