import { isHidden, treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { type FieldNode, type FormNode, fieldsOf } from '../../forms/walk.ts';
import type { ItrForm } from '../common/types.ts';

/** An amount a preparer can type, in the first row of every list it is in. */
export interface Typed {
  path: string;
  /** Within the field's limits: 1,23,457 where they allow it. */
  value: number;
  /** Answers chosen so that the wizard shows the field. */
  answers: readonly Answer[];
  /** Declared to bear on no tax. */
  reported: boolean;
  /** Where the wizard says that a credit is not claimed; its own place for any other amount. */
  toldAt: string;
}

export type Answer = readonly [path: string, value: unknown];

export const AMOUNT = 123_457;
const inFirstRow = (path: string) => path.replaceAll('[]', '.0');

/** With an empty row wherever a path goes into a list that has none. */
const withRows = (data: FormValues, path: string): FormValues =>
  [...path.matchAll(/\.0(?=\.)/g)].reduce((out, { index }) => {
    const row = path.slice(0, index + 2);
    return getAt(out, row) === undefined ? setAt(out, row, {}) : out;
  }, data);

const isAnswer = (node: FieldNode): boolean => node.meta.options !== undefined || node.meta.kind === 'flag';
const valuesOf = ({ meta }: FieldNode): unknown[] => meta.options?.map((o) => o.value) ?? [true, false];

/**
 * Up to two answers, near the field first, that make the wizard show it; none where nothing does or has to. `before`: what showed the
 * fields looked for before it; those of its own group are tried first, for one answer mostly shows them all.
 */
function shownBy(
  form: ItrForm,
  data: FormValues,
  path: string,
  answers: readonly FieldNode[],
  before: Map<string, Answer[]>,
): Answer[] {
  const shown = (d: FormValues) => !isHidden(form.model, d, path);
  if (shown(data)) return [];
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const last = before.get(group);
  if (last && shown(last.reduce(set, data))) return last;
  const found = lookFor((d) => asked(form, d, path), shown, data, path, group, answers);
  if (found.length > 0) before.set(group, found);
  return found;
}

const set = (d: FormValues, [at, value]: Answer) => setAt(withRows(d, at), at, value);

/** Names of the members read to tell whether the field is shown: no answer of another name can change that. */
function asked(form: ItrForm, data: FormValues, path: string): Set<string> {
  const names = new Set<string>();
  const watched = <T extends object>(value: T): T =>
    new Proxy(value, {
      get: (target, key) => {
        const found = Reflect.get(target, key) as unknown;
        if (typeof key === 'string') names.add(key);
        return found !== null && typeof found === 'object' ? watched(found) : found;
      },
      getOwnPropertyDescriptor: (target, key) => {
        if (typeof key === 'string') names.add(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  // what is read of the field's own group shows only where there is one
  const group = path.slice(0, path.lastIndexOf('.'));
  isHidden(form.model, watched(group && !getAt(data, group) ? setAt(data, group, {}) : data), path);
  return names;
}

function lookFor(
  read: (data: FormValues) => Set<string>,
  shown: (data: FormValues) => boolean,
  data: FormValues,
  path: string,
  group: string,
  answers: readonly FieldNode[],
): Answer[] {
  const part = path.slice(0, path.indexOf('.'));
  const near = answers.filter((n) => n.path.startsWith(`${part}.`));
  const far = answers.filter(
    (n) => /^(filing|personal|company|conditions)\./.test(n.path) && !near.includes(n),
  );
  const all = [...near, ...far].flatMap((n) => valuesOf(n).map((v): Answer => [inFirstRow(n.path), v]));
  const trialsOf = (d: FormValues) => {
    const names = read(d);
    return all.filter(([at]) => {
      // of a part that is not there only its own name is read
      const keys = at.split('.');
      const missing = keys.findIndex((_, n) => getAt(d, keys.slice(0, n + 1).join('.')) === undefined);
      return names.has(keys.at(missing)!);
    });
  };
  const trials = trialsOf(data);
  const one = trials.find((trial) => shown(set(data, trial)));
  if (one) return [one];
  // a field may hang on an answer and on one of its own group
  const own = ([at]: Answer) => at.startsWith(group);
  for (const first of trials) {
    const then = set(data, first);
    const other = trialsOf(then).find((trial) => (own(first) || own(trial)) && shown(set(then, trial)));
    if (other) return [first, other];
  }
  return [];
}

/** Paths of the amounts declared to bear on no tax, and the claim of each amount that bears on it through a claim. */
function bearings(nodes: readonly FormNode[]) {
  const reported = new Set<string>();
  const claims = new Map<string, string>();
  const visit = (list: readonly FormNode[], within: boolean) => {
    for (const node of list) {
      const only = within || node.meta.reported === true;
      if (node.node !== 'field') visit(node.children, only);
      else if (only) reported.add(node.path);
      else
        for (const key of node.meta.claims?.of ?? [])
          claims.set(node.path.slice(0, -node.key.length) + key, node.path);
    }
  };
  visit(nodes, false);
  return { reported, claims };
}

/** Every amount field of a form, and what a return needs for the wizard to show it. */
export function typedAmounts(form: ItrForm, data: FormValues): Typed[] {
  const fields = fieldsOf(treeOf(form.model));
  const choices = fields.filter(isAnswer);
  const { reported, claims } = bearings(treeOf(form.model));
  const before = new Map<string, Answer[]>();
  return fields
    .filter((n) => n.meta.kind === 'amount' && n.meta.computed !== true)
    .map((n) => {
      const path = inFirstRow(n.path);
      const { minValue, maxValue } = n.schema as { minValue?: number | null; maxValue?: number | null };
      // a loss is entered as a negative amount
      const most = maxValue === 0 ? -AMOUNT : Math.min(maxValue ?? AMOUNT, AMOUNT);
      const value = Math.max(minValue ?? 0, most);
      return {
        path,
        value,
        answers: shownBy(form, withRows(data, path), path, choices, before),
        reported: reported.has(n.path),
        toldAt: inFirstRow(claims.get(n.path) ?? n.path),
      };
    });
}

/** The return with answers given and the amounts typed. */
export const withAmounts = (
  data: FormValues,
  answers: Iterable<Answer>,
  amounts: readonly (readonly [path: string, value: number | undefined])[],
): FormValues => {
  const out = [...answers].reduce((now, [path, value]) => setAt(now, path, value), data);
  return amounts.reduce((now, [path, value]) => setAt(withRows(now, path), path, value), out);
};

/** Amounts that can be typed into one return together, their answers not at odds and every field shown. */
export function batches(form: ItrForm, data: FormValues, amounts: readonly Typed[]): Typed[][] {
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

/** Large enough that a share of it, however small, is above the amount typed. */
const ROUND = 100_000_000;

/** What a field takes where it only has to be filled. */
const filler = (node: FieldNode, year: string): unknown => {
  const { kind, options } = node.meta;
  if (options) return options[0]?.value;
  if (kind === 'amount')
    return Math.min((node.schema as { maxValue?: number | null }).maxValue ?? ROUND, ROUND);
  if (kind === 'decimal' || kind === 'integer') return 10;
  if (kind === 'date') return `${Number(year.slice(0, 4)) - 1}-05-05`;
  return undefined;
};

const parentOf = (path: string) => path.slice(0, path.slice(0, -1).lastIndexOf('.') + 1);

/**
 * Answers an amount may need to bear on the tax: those of its own group and the one around it, with the first amount of each (what the
 * others are taken from) or with all; then each option of a choice in turn.
 */
export function* companions(form: ItrForm, { path, answers }: Typed): Generator<Answer[]> {
  const own = path.slice(0, path.lastIndexOf('.') + 1);
  const around = parentOf(own.replace(/\.0\.$/, '.'));
  const nodes = fieldsOf(treeOf(form.model)).filter((n) => !n.meta.computed && inFirstRow(n.path) !== path);
  const level = (group: string) =>
    nodes.filter((n) => {
      const at = inFirstRow(n.path);
      return at.startsWith(group) && !at.slice(group.length).includes('.');
    });
  const groups = [around, own].filter((group) => group !== '').map(level);
  const year = form.model.year ?? '';
  const fill = (list: readonly FieldNode[]) =>
    list.flatMap((n): Answer[] => {
      const value = filler(n, year);
      return value === undefined ? [] : [[inFirstRow(n.path), value]];
    });
  const first = groups.map((list) => {
    const gross = list.find((n) => n.meta.kind === 'amount');
    return list.filter((n) => n.meta.kind !== 'amount' || n === gross);
  });
  for (const chosen of [first, groups]) {
    const base = chosen.flatMap(fill);
    yield [...base, ...answers];
    for (const n of chosen.flat())
      for (const { value } of n.meta.options?.slice(1) ?? [])
        yield [...base, ...answers, [inFirstRow(n.path), value]];
  }
}
