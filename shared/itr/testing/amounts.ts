import { isHidden, treeOf } from '../../forms/form.ts';
import { type FormData, getAt, setAt } from '../../forms/paths.ts';
import { type FieldNode, fieldsOf } from '../../forms/walk.ts';
import type { ItrForm } from '../common/types.ts';

/** An amount a preparer can type, in the first row of every list it stands in. */
export interface Typed {
  path: string;
  /** Within the field's limits: 1,23,457 where they allow it. */
  value: number;
  /** Answers chosen so that the wizard shows the field. */
  answers: readonly Answer[];
}

type Answer = readonly [path: string, value: unknown];

export const AMOUNT = 123_457;
const inFirstRow = (path: string) => path.replaceAll('[]', '.0');

/** With an empty row wherever a path goes into a list that has none. */
const withRows = (data: FormData, path: string): FormData =>
  [...path.matchAll(/\.0(?=\.)/g)].reduce((out, { index }) => {
    const row = path.slice(0, index + 2);
    return getAt(out, row) === undefined ? setAt(out, row, {}) : out;
  }, data);

const isAnswer = (node: FieldNode): boolean => node.meta.options !== undefined || node.meta.kind === 'flag';
const valuesOf = ({ meta }: FieldNode): unknown[] => meta.options?.map((o) => o.value) ?? [true, false];

/** Up to two answers, near the field first, that make the wizard show it; none where nothing does or has to. */
function shownBy(form: ItrForm, data: FormData, path: string, answers: readonly FieldNode[]): Answer[] {
  const shown = (d: FormData) => !isHidden(form.model, d, path);
  if (shown(data)) return [];
  const part = path.slice(0, path.indexOf('.'));
  const near = answers.filter((n) => n.path.startsWith(`${part}.`));
  const far = answers.filter((n) => /^(filing|personal|conditions)\./.test(n.path) && !near.includes(n));
  const trials = [...near, ...far].flatMap((n) => valuesOf(n).map((v): Answer => [inFirstRow(n.path), v]));
  const set = (d: FormData, [at, value]: Answer) => setAt(withRows(d, at), at, value);
  const one = trials.find((trial) => shown(set(data, trial)));
  if (one) return [one];
  // a field may hang on an answer and on one of its own group
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  for (const own of trials.filter(([at]) => at.startsWith(group))) {
    const first = set(data, own);
    const other = trials.find((trial) => shown(set(first, trial)));
    if (other) return [own, other];
  }
  return [];
}

/** Every amount field of a form, and what a return needs for the wizard to show it. */
export function typedAmounts(form: ItrForm, data: FormData): Typed[] {
  const fields = fieldsOf(treeOf(form.model));
  const choices = fields.filter(isAnswer);
  return fields
    .filter((n) => n.meta.kind === 'amount' && n.meta.computed !== true)
    .map((n) => {
      const path = inFirstRow(n.path);
      const { minValue, maxValue } = n.schema as { minValue?: number | null; maxValue?: number | null };
      const value = Math.max(minValue ?? 0, Math.min(maxValue ?? AMOUNT, AMOUNT));
      return { path, value, answers: shownBy(form, withRows(data, path), path, choices) };
    });
}

/** The return with answers given and the amounts typed. */
export const withAmounts = (
  data: FormData,
  answers: Iterable<Answer>,
  amounts: readonly (readonly [path: string, value: number | undefined])[],
): FormData => {
  const out = [...answers].reduce((now, [path, value]) => setAt(now, path, value), data);
  return amounts.reduce((now, [path, value]) => setAt(withRows(now, path), path, value), out);
};

/** Amounts that can be typed into one return together, their answers not at odds and every field shown. */
export function batches(form: ItrForm, data: FormData, amounts: readonly Typed[]): Typed[][] {
  const open: { answers: Map<string, unknown>; list: Typed[] }[] = [];
  for (const amount of amounts) {
    let batch = open.find(({ answers }) =>
      amount.answers.every(([path, value]) => !answers.has(path) || answers.get(path) === value),
    );
    if (!batch) {
      batch = { answers: new Map(), list: [] };
      open.push(batch);
    }
    for (const [path, value] of amount.answers) batch.answers.set(path, value);
    batch.list.push(amount);
  }
  return open.map(({ answers, list }) => {
    const all = withAmounts(
      data,
      answers,
      list.map(({ path, value }) => [path, value]),
    );
    return list.filter(({ path }) => !isHidden(form.model, all, path));
  });
}
