import { type FormModel, treeOf } from '../../forms/form.ts';
import { type Issue, patterns, say } from '../../forms/messages.ts';
import { type FormValues, setAt } from '../../forms/paths.ts';
import type { FieldNode, FormNode } from '../../forms/walk.ts';
import type { Regime } from '../../tax/model/types.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type { ItrComputation } from './types.ts';

/** Result of a return, for the search for unused amounts. */
interface Outcome {
  model: Pick<FormModel, 'schema' | 'derive'>;
  bodyOf: (derived: FormValues) => JsonObject;
  compute: (data: FormValues) => ItrComputation;
}

/** An amount typed into a return. */
interface Amount {
  node: FieldNode;
  path: string;
  value: number;
  hidden: boolean;
}

/** Amounts, and the shares they are divided by. */
const claiming: ReadonlySet<string> = new Set(['amount', 'decimal']);

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * Warns of tax deducted or collected this year without a claim: the file has the tax, the balance does not. A
 * claim of 0 is an answer: credit belongs to the year in which the income is assessable (rules 37BA, 37-I).
 * Tax brought forward is carried further without a claim.
 */
function unclaimedCredits(nodes: readonly FormNode[], data: FormValues, prefix = ''): Issue[] {
  return nodes.flatMap((node): Issue[] => {
    const value = data[node.key];
    const path = prefix + node.key;
    if (node.node === 'group')
      return isObject(value) ? unclaimedCredits(node.children, value, `${path}.`) : [];
    if (node.node !== 'field')
      return Array.isArray(value)
        ? value.flatMap((row, i) =>
            isObject(row) ? unclaimedCredits(node.children, row, `${path}.${i}.`) : [],
          )
        : [];
    const { claims } = node.meta;
    if (!claims || value !== undefined) return [];
    const credit = claims.of.reduce((sum, key) => sum + figure(data[key]), 0);
    const amount = credit - (claims.less ? figure(data[claims.less]) : 0);
    return amount > 0
      ? [{ path, message: say(NOT_CLAIMED[claims.did], { amount }), severity: 'warning' }]
      : [];
  });
}

const NOT_CLAIMED = { deducted: 'notClaimed', collected: 'notClaimedCollected' } as const;

/** Every amount of the data that was typed, hidden parts included; nil amounts claim nothing. */
function amountsOf(nodes: readonly FormNode[], data: FormValues): Amount[] {
  const out: Amount[] = [];
  const visit = (list: readonly FormNode[], here: FormValues, prefix: string, within: boolean) => {
    for (const node of list) {
      const value = here[node.key];
      if (value === undefined) continue;
      const path = prefix + node.key;
      const hidden = within || (node.meta.when !== undefined && !node.meta.when(here, data));
      if (node.node === 'field') {
        const compared = node.meta.unused === false && !hidden;
        if (
          claiming.has(node.meta.kind) &&
          !node.meta.computed &&
          !compared &&
          typeof value === 'number' &&
          value !== 0
        )
          out.push({ node, path, value, hidden });
      } else if (node.node === 'group') {
        if (isObject(value)) visit(node.children, value, `${path}.`, hidden);
      } else if (Array.isArray(value))
        for (const [i, row] of value.entries())
          if (isObject(row)) visit(node.children, row, `${path}.${i}.`, hidden);
    }
  };
  visit(nodes, data, '', false);
  return out;
}

const SEGMENT = /^([^[]+)(?:\[(\w+)=([^\]]+)\])?(?:\[\])?$/;

/** Numbers a file has at the place of a field, over all rows. */
function leavesAt(body: JsonObject, json: string): number[] {
  let here: unknown[] = [body];
  for (const part of json.split('.')) {
    const [, key, match, wanted] = SEGMENT.exec(part) ?? [];
    if (key === undefined) return [];
    here = here.flatMap((object) => {
      const next = isObject(object) ? object[key] : undefined;
      const rows: unknown[] = Array.isArray(next) ? next : next === undefined ? [] : [next];
      return match ? rows.filter((row) => isObject(row) && row[match] === wanted) : rows;
    });
  }
  return here.filter((leaf): leaf is number => typeof leaf === 'number');
}

/** Amounts the file does not have at their own place. */
function notInFile(amounts: readonly Amount[], body: JsonObject): Amount[] {
  const left = new Map<FieldNode, number[]>();
  return amounts.filter(({ node, value, hidden }) => {
    if (hidden || !node.json || !node.meta.json) return true;
    const leaves = left.get(node) ?? leavesAt(body, node.json);
    left.set(node, leaves);
    const at = leaves.indexOf(value);
    if (at < 0) return true;
    leaves.splice(at, 1);
    return false;
  });
}

const LEFT_OUT: Partial<Record<string, Regime>> = {
  [patterns.notInNewRegime]: 'new',
  [patterns.notInOldRegime]: 'old',
};

const within = (path: string, part: string) => path === part || path.startsWith(`${part}.`);

/**
 * Warnings by path for credits without a claim, and for amounts in neither the file nor the tax. An amount
 * counts as used if the file has it at the field's path, or if the file changes without it or with a rupee
 * more. In stages.
 */
export function* unusedStages(
  { model, bodyOf, compute }: Outcome,
  derived: FormValues,
): Generator<undefined, Issue[]> {
  const body = bodyOf(derived);
  const issues = unclaimedCredits(treeOf(model), derived);
  const open = notInFile(amountsOf(treeOf(model), derived), body);
  if (open.length === 0) return issues;
  yield;
  const now = JSON.stringify(body);
  const same = (data: FormValues) => JSON.stringify(bodyOf(model.derive(data))) === now;
  const without = (amounts: readonly Amount[]) =>
    amounts.reduce((data, { path }) => setAt(data, path, undefined), derived);

  const { notes, regime, comparison } = compute(derived);
  const leftOut = notes.filter((note) => LEFT_OUT[note.message.text] !== undefined);
  const barred = open.filter(({ path }) => leftOut.some((note) => within(path, note.path)));
  // tested together: a regime bars many amounts at once
  const unused = same(without(barred)) ? new Set(barred) : new Set<Amount>();
  for (const amount of open) {
    if (unused.has(amount)) continue;
    yield;
    if (same(without([amount])) && same(setAt(derived, amount.path, amount.value + 1))) unused.add(amount);
  }
  const other = regime === 'new' ? 'old' : 'new';
  const taxOfOther = JSON.stringify(comparison[other]);
  const why = (amount: Amount) => {
    const params = { amount: amount.value };
    if (amount.hidden) return say('unusedHidden', params);
    if (amount.node.meta.unused) return { text: amount.node.meta.unused, params };
    const barredIn =
      barred.includes(amount) || JSON.stringify(compute(without([amount])).comparison[other]) !== taxOfOther;
    return barredIn
      ? say(regime === 'new' ? 'unusedInNewRegime' : 'unusedInOldRegime', params)
      : say('unused', params);
  };
  for (const amount of open) {
    if (!unused.has(amount)) continue;
    yield;
    issues.push({ path: amount.path, message: why(amount), severity: 'warning' });
  }
  return issues;
}
