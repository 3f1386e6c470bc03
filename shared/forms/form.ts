import type * as z from 'zod';
import { type Issue, type Message, patterns, say } from './messages.ts';
import { type FormValues, getAt, setAt } from './paths.ts';
import { type FormNode, fieldsOf, type GroupNode, patternOf, walk } from './walk.ts';

/** One step of a wizard: which top-level parts of the form it shows, in order; `Part` are those the form has. */
export interface Step<Part extends string = string> {
  id: string;
  title: string;
  intro?: string;
  /** Paths of groups, repeaters or fields, in the order shown. */
  parts: readonly Part[];
}

/**
 * A form of one kind and year, defined once: the wizard displays it, the API validates it, the exporter
 * writes it, the extension's map is keyed by its paths.
 */
export interface FormModel {
  /** `itr1`, `gstr1`, `26q` … */
  id: string;
  title: string;
  /** Year or version of this model: `2026-27`. */
  year: string;
  schema: z.ZodObject;
  steps: readonly Step[];
  /** Read-only figures by path, written over the data before showing, checking and exporting. */
  derive: (data: FormValues) => FormValues;
  /** Rules over several fields; called on derived data that is well-formed. */
  rules: (data: FormValues) => Issue[];
  /** The rules in stages, if they take long. */
  ruleStages?: (data: FormValues) => Generator<undefined, Issue[]>;
}

/** Runs stages one after another to their end. */
export function allStages<T>(stages: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = stages.next();
    if (done) return value;
  }
}

const trees = new WeakMap<z.ZodObject, FormNode[]>();

/** The form's tree, walked once for each model. */
export function treeOf(model: Pick<FormModel, 'schema'>): FormNode[] {
  let tree = trees.get(model.schema);
  if (!tree) {
    tree = walk(model.schema);
    trees.set(model.schema, tree);
  }
  return tree;
}

/** The step that shows `path`, or undefined. */
export function stepOf(model: Pick<FormModel, 'steps'>, path: string): Step | undefined {
  const pattern = patternOf(path);
  return model.steps.find((s) =>
    s.parts.some((p) => pattern === p || pattern.startsWith(`${p}.`) || pattern.startsWith(`${p}[]`)),
  );
}

/** Turns a zod issue into one of ours: the pattern is the zod message, its limits are the parameters. */
function toMessage(issue: z.core.$ZodIssue): Message {
  const raw = issue as unknown as Record<string, unknown>;
  if (issue.code === 'unrecognized_keys') return say('unknownField');
  const missing = issue.code === 'invalid_type' && raw['input'] === undefined;
  if (missing || (issue.code === 'invalid_value' && raw['input'] === undefined)) return say('required');
  const params: Record<string, string | number> = { ...((raw['params'] as Record<string, string>) ?? {}) };
  if (issue.code === 'too_big') params['max'] = Number(raw['maximum']);
  if (issue.code === 'too_small') params['min'] = Number(raw['minimum']);
  const text = issue.message;
  if (text === patterns.required && typeof raw['input'] !== 'string' && issue.code === 'invalid_type')
    return say('wrongType', { expected: String(raw['expected']), found: typeof raw['input'] });
  return Object.keys(params).length ? { text, params } : { text };
}

/** Whether a part is hidden by its `when`: hidden parts are neither required nor exported. */
export function isHidden(model: Pick<FormModel, 'schema'>, data: FormValues, path: string): boolean {
  const parts = path.split('.');
  let nodes: readonly FormNode[] = treeOf(model);
  let row: Record<string, unknown> = data;
  for (let i = 0; i < parts.length; i++) {
    if (/^\d+$/.test(parts[i]!)) continue;
    const node = nodes.find((n) => n.key === parts[i]);
    if (!node) return false;
    if (node.meta.when && !node.meta.when(row, data)) return true;
    if (node.node === 'field') return false;
    nodes = node.children;
    const upTo = /^\d+$/.test(parts[i + 1] ?? '') ? i + 2 : i + 1;
    const next = getAt(data, parts.slice(0, upTo).join('.'));
    row = next !== null && typeof next === 'object' ? (next as Record<string, unknown>) : {};
  }
  return false;
}

type Found = readonly z.core.$ZodIssue[];

/** Lists of at least this length are checked incrementally. */
const LONG = 50;

/** Rows of long lists found well-formed, by list: a row is replaced when it changes, never written to, so it stays so. */
const wellFormed = new WeakMap<GroupNode, WeakSet<object>>();

/** Issues found by zod; unchanged valid rows of long lists are not parsed again. */
function parsed(model: FormModel, data: FormValues): Found {
  const lists: { path: string; good: WeakSet<object>; rows: readonly unknown[]; from: number[] }[] = [];
  let unread = data;
  const visit = (nodes: readonly FormNode[], prefix: string) => {
    for (const node of nodes) {
      if (node.node === 'field') continue;
      const path = prefix + node.key;
      if (node.node === 'group') {
        visit(node.children, `${path}.`);
        continue;
      }
      const all = getAt(data, path);
      if (!Array.isArray(all) || all.length < LONG) continue;
      const good = wellFormed.get(node) ?? new WeakSet<object>();
      wellFormed.set(node, good);
      const from = all.flatMap((row, i) => (isRecord(row) && good.has(row) ? [] : [i]));
      const rows = from.map((i) => all[i]);
      lists.push({ path, good, rows, from });
      if (rows.length < all.length) unread = setAt(unread, path, rows);
    }
  };
  visit(treeOf(model), '');
  const result = model.schema.safeParse(unread, { reportInput: true });
  const found = result.success ? [] : result.error.issues;
  if (lists.length === 0) return found;
  const wrong = new Map(lists.map(({ path }) => [path, new Set<number>()]));
  const issues = found.map((issue) => {
    const list = lists.find(({ path }) => {
      const depth = path.split('.').length;
      return (
        typeof issue.path[depth] === 'number' && issue.path.slice(0, depth).map(String).join('.') === path
      );
    });
    if (!list) return issue;
    const depth = list.path.split('.').length;
    const at = issue.path[depth] as number;
    wrong.get(list.path)!.add(at);
    return { ...issue, path: issue.path.with(depth, list.from[at]!) };
  });
  for (const { path, good, rows } of lists)
    for (const [i, row] of rows.entries()) if (isRecord(row) && !wrong.get(path)!.has(i)) good.add(row);
  return issues;
}

/** Converts zod issues to ours, without hidden parts. */
function parseIssues(model: FormModel, data: FormValues, found: Found): Issue[] {
  const out: Issue[] = [];
  for (const issue of found) {
    const base = issue.path.map(String).join('.');
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((k) => (base ? `${base}.${k}` : k)) : [base];
    for (const path of paths) {
      if (isHidden(model, data, path)) continue;
      out.push({ path, message: toMessage(issue), severity: 'error' });
    }
  }
  return out;
}

/** Repeaters with too many or too few rows, at any depth. */
function rowCountIssues(model: FormModel, data: FormValues): Issue[] {
  const out: Issue[] = [];
  const visit = (nodes: readonly FormNode[], here: FormValues, prefix: string) => {
    for (const node of nodes) {
      if (node.node === 'field' || (node.meta.when && !node.meta.when(here, data))) continue;
      const path = prefix + node.key;
      const value = here[node.key];
      if (node.node === 'group') {
        if (isRecord(value)) visit(node.children, value, `${path}.`);
        continue;
      }
      const list = Array.isArray(value) ? value : [];
      const { maxRows, minRows } = node.meta;
      if (maxRows !== undefined && list.length > maxRows)
        out.push({ path, message: say('rowsAtMost', { max: maxRows }), severity: 'error' });
      if (minRows !== undefined && list.length < minRows)
        out.push({ path, message: say('rowsAtLeast', { min: minRows }), severity: 'error' });
      list.forEach((row, i) => {
        if (isRecord(row)) visit(node.children, row, `${path}.${i}.`);
      });
    }
  };
  visit(treeOf(model), data, '');
  return out;
}

const isRecord = (v: unknown): v is FormValues => v !== null && typeof v === 'object' && !Array.isArray(v);

/**
 * Problems of a draft as such: a value of the wrong type, an unknown field, a list that is not one. Missing,
 * incomplete or out-of-range values are allowed in a draft.
 */
export const checkDraft = (model: FormModel, data: FormValues): Issue[] => draftIssues(parsed(model, data));

function draftIssues(found: Found): Issue[] {
  const out: Issue[] = [];
  for (const issue of found) {
    const base = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        out.push({ path: base ? `${base}.${key}` : key, message: say('unknownField'), severity: 'error' });
    if (issue.code === 'invalid_type' && (issue as { input?: unknown }).input !== undefined) {
      const found = (issue as { input?: unknown }).input;
      out.push({
        path: base,
        message: say('wrongType', {
          expected: String(issue.expected),
          found: Array.isArray(found) ? 'array' : found === null ? 'null' : typeof found,
        }),
        severity: 'error',
      });
    }
  }
  return out;
}

/** Everything that prevents submission: schema errors, then the form's rules. Derive first. */
export function checkComplete(model: FormModel, data: FormValues): Issue[] {
  return allStages(checkStages(model, data));
}

/** The same in stages of about equal cost, so that callers can yield in between. */
export function* checkStages(model: FormModel, data: FormValues): Generator<undefined, Issue[]> {
  const derived = model.derive(data);
  yield;
  const read = parsed(model, derived);
  const found = [...parseIssues(model, derived, read), ...rowCountIssues(model, derived)];
  yield;
  // Rules read figures freely, so they run only on well-formed data.
  if (draftIssues(read).length > 0) return found;
  const rules = model.ruleStages ? yield* model.ruleStages(derived) : model.rules(derived);
  return judged(model, found, rules);
}

const above = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

/** Schema issues that give no reason. */
const unexplained: readonly string[] = [patterns.required, patterns.panOfPerson];

/**
 * Issues of schema and rules, without findings about a figure calculated from a rejected amount, which the
 * preparer cannot correct. An amount also rejected by a numbered rule is reported once, under that number;
 * for a missing answer, or one that is not a person’s PAN, our own rule giving the reason is reported.
 */
function judged(model: FormModel, all: readonly Issue[], rules: Issue[]): Issue[] {
  if (all.length === 0 || rules.length === 0) return [...all, ...rules];
  const explained = new Set(rules.flatMap((i) => (i.severity === 'error' && !i.rule ? [i.path] : [])));
  const found = all.filter((i) => !unexplained.includes(i.message.text) || !explained.has(i.path));
  const fields = new Map(fieldsOf(treeOf(model)).map((field) => [field.path, field.meta]));
  const metaAt = (path: string) => fields.get(patternOf(path));
  const refused = new Set(found.map(({ path }) => path).filter((path) => metaAt(path)?.kind === 'amount'));
  if (refused.size === 0) return [...found, ...rules];
  const numbers = new Map<string, string[]>();
  for (const { path, rule, severity } of rules)
    if (rule && severity === 'error' && refused.has(path))
      numbers.set(path, [...(numbers.get(path) ?? []), rule]);
  return [
    ...found.flatMap((issue): Issue[] =>
      (numbers.get(issue.path) ?? [undefined]).map((rule) => (rule ? { ...issue, rule } : issue)),
    ),
    ...rules.filter(
      ({ path }) =>
        !refused.has(path) &&
        !(metaAt(path)?.computed && [...refused].some((amount) => amount.startsWith(above(path)))),
    ),
  ];
}

/** How far a step is: untouched, started with errors left, or clean. */
export type StepStatus = 'empty' | 'errors' | 'done';

/** Per-step status from the issues of the whole form. */
export function stepStatuses(
  model: FormModel,
  data: FormValues,
  issues: readonly Issue[],
): Record<string, StepStatus> {
  const bad = new Set(issues.filter((i) => i.severity === 'error').map((i) => stepOf(model, i.path)?.id));
  return Object.fromEntries(
    model.steps.map((s) => {
      const touched = s.parts.some((p) => getAt(data, p) !== undefined);
      return [s.id, bad.has(s.id) ? (touched ? 'errors' : 'empty') : touched ? 'done' : 'empty'];
    }),
  );
}
