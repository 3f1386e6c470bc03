import { getAt } from '../../../shared/forms/paths.ts';
import { type History, noHistory, remember, stepBack, stepForth } from '../../grid/history.ts';
import type { ListPart } from '../state/listPart.ts';
import type { Source } from '../state/state.ts';
import type { FormStore } from '../state/store.ts';

type Part = ListPart<Source>;
interface Step {
  before: Part;
  after: Part;
}

/**
 * Undo history of lists in open forms; outlives the grid, which unmounts when another step or the cards are
 * shown.
 */
const histories = new WeakMap<FormStore, Map<string, History<Step>>>();

const of = (store: FormStore, list: string): History<Step> => histories.get(store)?.get(list) ?? noHistory;

function keep(store: FormStore, list: string, history: History<Step>): void {
  const known = histories.get(store) ?? new Map<string, History<Step>>();
  histories.set(store, known.set(list, history));
}

const put = (store: FormStore, list: string, part: Part) => store.dispatch({ type: 'putList', list, part });

/** Writes a list after an edit, which can then be undone. */
export function actOn(store: FormStore, list: string, step: Step): void {
  keep(store, list, remember(of(store, list), step));
  put(store, list, step.after);
}

/**
 * Undoes or redoes the last edit of a list. False if the list was changed elsewhere since (typed in the
 * cards, imported), because undo would revert that too.
 */
export function stepIn(store: FormStore, list: string, forth = false): boolean {
  const taken = (forth ? stepForth<Step> : stepBack<Step>)(of(store, list));
  if (!taken) return true;
  const { before, after } = taken.step;
  const now = getAt(store.state().data, list);
  if (now !== (forth ? before : after).rows && !(now === undefined && before.rows.length === 0)) {
    keep(store, list, noHistory);
    return false;
  }
  keep(store, list, taken.history);
  put(store, list, forth ? after : before);
  return true;
}
