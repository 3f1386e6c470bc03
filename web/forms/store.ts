import {
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
  /** Told of every change of content with the newest state. */
  changed?: (state: FormState) => void;
}

/** A form being edited: every field listens here for its own value only. */
export interface FormStore<Figures = unknown> {
  model: FormModel;
  state: () => FormState;
  /** The data with derived figures written over it; follows `state` within a task. */
  derived: () => FormData;
  figures: () => Figures | undefined;
  issues: () => readonly Issue[];
  issuesAt: (path: string) => readonly Issue[];
  statuses: () => Readonly<Record<string, StepStatus>>;
  /** Stable key of a row of a list. */
  rowKey: (list: string, index: number) => number;
  dispatch: (change: Change) => void;
  subscribe: (listener: () => void) => () => void;
  /** Derives, computes and checks at once, for a submit. */
  settle: () => readonly Issue[];
  /** How long the last derivation with its figures took, in milliseconds. */
  lastTook: () => number;
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

/** A task of its own after the current one, so that the typed character is drawn first. */
function taskQueue(work: () => void): { ask: () => void; stop: () => void } {
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
    stop: () => {
      asked = false;
      channel.port1.close();
    },
  };
}

/** Opens a form. Derived figures follow each change in the next task, checks follow when typing rests. */
export function createFormStore<Figures>(setup: StoreSetup<Figures>): FormStore<Figures> {
  const { model } = setup;
  const listeners = new Set<() => void>();
  let state = openForm(setup.data, setup.sources);
  let derived: FormData = state.data;
  let figures: Figures | undefined;
  let took = 0;
  let issues: readonly Issue[] = NONE;
  let byPath = new Map<string, readonly Issue[]>();
  let statuses: Readonly<Record<string, StepStatus>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const derive = () => {
    const start = performance.now();
    ({ derived, figures } = setup.compute(state.data));
    took = performance.now() - start;
  };
  /** Takes over what a check found. */
  const take = (found: readonly Issue[]) => {
    const unreadable = Object.keys(state.unreadable).map((path): Issue => {
      const kind = nodesTo(treeOf(model), path)?.at(-1)?.meta;
      const pattern = kind && 'kind' in kind ? UNREADABLE[kind.kind as string] : undefined;
      return { path, message: say(pattern ?? 'aNumber'), severity: 'error' };
    });
    issues = [...unreadable, ...found.filter((i) => !state.unreadable[i.path])];
    const before = byPath;
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
    const next = stepStatuses(model, state.data, issues);
    if (JSON.stringify(next) !== JSON.stringify(statuses)) statuses = next;
  };
  const stagesNow = () => checkStages(model, withGroups(treeOf(model), state.data));
  const check = () => {
    const stages = stagesNow();
    let stage = stages.next();
    while (!stage.done) stage = stages.next();
    take(stage.value);
  };
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
      state = next;
      tell();
      if (!content) return;
      figureTask.ask();
      askCheck();
      setup.changed?.(state);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: () => {
      clearTimeout(timer);
      derive();
      check();
      tell();
      return issues;
    },
    lastTook: () => took,
    stop: () => {
      clearTimeout(timer);
      figureTask.stop();
    },
  };
}
