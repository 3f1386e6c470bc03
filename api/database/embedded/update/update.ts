import { type Doc, encode, getField, isPlainObject, MAX_DOCUMENT_BYTES, setField } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { isIndex } from '../base/paths.ts';
import { compileFilter, matchedPosition, type Test } from '../query/match.ts';
import { type Operation, operations } from './update-operators.ts';

/** A compiled update: gives the new document, or the same object when nothing changes. */
export type Update = (doc: Doc, context: { filter: Doc; insert: boolean }) => Doc;

type Step = { op: string; path: string; parts: string[]; act: Operation };

const failed = (code: number, message: string) => commandError(code, message);

/** Deep copy of plain objects and arrays; values such as ObjectId and Date are never changed in place. */
export const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) setField(out, key, copy(value[key]));
  return out as T;
};

const checkConflicts = (steps: Step[]) => {
  const sorted = steps.map((s) => s.path).sort();
  for (const path of sorted)
    for (const other of sorted) {
      if (other === path && sorted.indexOf(path) !== sorted.lastIndexOf(path))
        throw failed(
          CODES.ConflictingUpdateOperators,
          `Updating the path '${path}' would create a conflict at '${path}'`,
        );
      if (other.startsWith(`${path}.`))
        throw failed(
          CODES.ConflictingUpdateOperators,
          `Updating the path '${other}' would create a conflict at '${path}'`,
        );
    }
};

const checkPath = (path: string) => {
  if (path === '') throw failed(CODES.EmptyFieldName, 'An empty update path is not valid.');
  const parts = path.split('.');
  if (parts.some((p) => p === ''))
    throw failed(
      CODES.EmptyFieldName,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts[0]!.startsWith('$') && parts[0] !== '$')
    throw failed(
      CODES.DollarPrefixedFieldName,
      `The dollar ($) prefixed field '${parts[0]}' in '${path}' is not valid for storage.`,
    );
  if (/^\$(\[|$)/.test(parts[0]!))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  return parts;
};

const stepsOf = (update: Doc): Step[] => {
  const steps: Step[] = [];
  for (const [op, spec] of Object.entries(update)) {
    const make = operations[op];
    if (!make)
      throw failed(
        CODES.FailedToParse,
        `Unknown modifier: ${op}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isPlainObject(spec))
      throw failed(
        CODES.FailedToParse,
        `Modifiers operate on fields but we found type ${typeof spec} instead. For example: {$mod: {<field>: ...}} not {${op}: ${JSON.stringify(spec)}}`,
      );
    for (const [path, operand] of Object.entries(spec)) {
      const parts = checkPath(path);
      const act = make(operand, path);
      steps.push({ op, path, parts, act });
      if (op === '$rename') {
        const target = String(operand);
        checkPath(target);
        if (parts.some((p) => p.startsWith('$')) || target.split('.').some((p) => p.startsWith('$')))
          throw badValue(`The source and target field for $rename may not be dynamic: ${path}`);
        steps.push({ op: '$renameTarget', path: target, parts: target.split('.'), act: { kind: 'none' } });
      }
    }
  }
  checkConflicts(steps);
  // MongoDB applies the fields of an update in the order of their names.
  return steps.sort((a, b) => comparePaths(a.parts, b.parts));
};

const comparePaths = (a: string[], b: string[]): number => {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] === b[i]) continue;
    if (isIndex(a[i]!) && isIndex(b[i]!)) return Number(a[i]) - Number(b[i]);
    return a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
};

type Filters = Map<string, (item: unknown) => boolean>;

/** `arrayFilters` by identifier; each is asked about one element. */
const arrayFiltersOf = (list: unknown, fold: Fold): Filters => {
  const out: Filters = new Map();
  if (list === undefined) return out;
  for (const item of list as Doc[]) {
    const names = new Set<string>();
    const collect = (spec: Doc) => {
      for (const [key, value] of Object.entries(spec))
        if (key.startsWith('$')) for (const sub of value as Doc[]) collect(sub);
        else names.add(key.split('.', 1)[0]!);
    };
    collect(item);
    if (names.size !== 1)
      throw failed(
        CODES.FailedToParse,
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].join("' and '")}'`,
      );
    const name = [...names][0]!;
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (out.has(name))
      throw failed(
        CODES.FailedToParse,
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    const test: Test = compileFilter(item, fold);
    out.set(name, (element) => test({ [name]: element }));
  }
  return out;
};

type Context = { filters: Filters; used: Set<string>; position: (path: string) => number; fold: Fold };

/** Applies one step at every place its path means. */
const applyStep = (root: Doc, step: Step, context: Context) => {
  const go = (holder: Doc | unknown[], at: number, walked: string[]): void => {
    const part = step.parts[at]!;
    const last = at === step.parts.length - 1;
    if (part === '$' || part.startsWith('$[')) {
      if (!Array.isArray(holder)) {
        throw badValue(
          part === '$'
            ? `The positional operator did not find the match needed from the query.`
            : `Cannot apply array updates to non-array element ${walked.at(-1)}`,
        );
      }
      for (const index of positions(holder, part, walked, context)) {
        if (last) step.act.kind === 'field' && step.act.apply(holder as unknown as Doc, String(index));
        else descend(holder, String(index), at, walked);
      }
      return;
    }
    if (last) {
      setAt(holder, part, step, walked);
      return;
    }
    descend(holder, part, at, walked);
  };

  const descend = (holder: Doc | unknown[], part: string, at: number, walked: string[]) => {
    if (Array.isArray(holder) && !isIndex(part))
      throw failed(
        CODES.PathNotViable,
        `Cannot create field '${part}' in element {${walked.at(-1)}: [array]}`,
      );
    let next = Array.isArray(holder) ? holder[Number(part)] : getField(holder, part);
    if (next === undefined) {
      if (step.act.kind !== 'field' || !step.act.creates) return;
      if (step.parts[at + 1]!.startsWith('$'))
        throw badValue(
          `The path '${[...walked, part].join('.')}' must exist in the document in order to apply array updates.`,
        );
      next = {};
      place(holder, part, next);
    }
    if (!isPlainObject(next) && !Array.isArray(next)) {
      if (step.act.kind === 'field' && !step.act.creates) return;
      throw failed(
        CODES.PathNotViable,
        `Cannot create field '${step.parts[at + 1]}' in element {${part}: ${JSON.stringify(next)}}`,
      );
    }
    go(next, at + 1, [...walked, part]);
  };
  go(root, 0, []);
};

const positions = (array: unknown[], part: string, walked: string[], context: Context): number[] => {
  if (part === '$') {
    const index = context.position(walked.join('.'));
    if (index < 0) throw badValue('The positional operator did not find the match needed from the query.');
    return [index];
  }
  if (part === '$[]') return array.map((_, i) => i);
  const name = part.slice(2, -1);
  const test = context.filters.get(name);
  if (!test)
    throw badValue(`No array filter found for identifier '${name}' in path '${[...walked, part].join('.')}'`);
  context.used.add(name);
  return array.flatMap((item, i) => (test(item) ? [i] : []));
};

/** The most empty places one update may add to an array, as MongoDB allows. */
const MAX_PADDING = 1_500_000;

const place = (holder: Doc | unknown[], part: string, value: unknown) => {
  if (!Array.isArray(holder)) {
    setField(holder, part, value);
    return;
  }
  const index = Number(part);
  if (index - holder.length > MAX_PADDING)
    throw failed(CODES.CannotIndexParallelArrays, 'cannot grow an array that far');
  while (holder.length < index) holder.push(null);
  holder[index] = value;
};

const setAt = (holder: Doc | unknown[], part: string, step: Step, walked: string[]) => {
  if (step.act.kind !== 'field') return;
  if (Array.isArray(holder)) {
    if (!isIndex(part)) {
      if (!step.act.creates) return;
      throw failed(
        CODES.PathNotViable,
        `Cannot create field '${part}' in element {${walked.at(-1)}: [array]}`,
      );
    }
    const index = Number(part);
    if (index < holder.length || step.act.creates) {
      if (index >= holder.length) while (holder.length < index) holder.push(null);
      step.act.apply(holder as unknown as Doc, part);
    }
    return;
  }
  step.act.apply(holder, part);
};

const rename = (doc: Doc, from: string[], to: string[]) => {
  const find = (parts: string[]): Doc | undefined => {
    let current: unknown = doc;
    for (const part of parts.slice(0, -1)) {
      if (Array.isArray(current))
        throw badValue(`The source field cannot be an array element, '${from.join('.')}' in doc`);
      current = isPlainObject(current) ? getField(current, part) : undefined;
    }
    if (Array.isArray(current))
      throw badValue(`The source field cannot be an array element, '${from.join('.')}' in doc`);
    return isPlainObject(current) ? current : undefined;
  };
  const source = find(from);
  const name = from.at(-1)!;
  if (!source || !Object.hasOwn(source, name)) return;
  const value = source[name];
  delete source[name];
  let holder: Doc = doc;
  for (const part of to.slice(0, -1)) {
    let next = getField(holder, part);
    if (Array.isArray(next))
      throw badValue(`The destination field cannot be an array element, '${to.join('.')}' in doc`);
    if (next === undefined) {
      next = {};
      setField(holder, part, next);
    }
    if (!isPlainObject(next))
      throw failed(
        CODES.PathNotViable,
        `Cannot create field '${to.at(-1)}' in element {${part}: ${JSON.stringify(next)}}`,
      );
    holder = next;
  }
  setField(holder, to.at(-1)!, value);
};

/** The BSON of an updated document; refuses a changed `_id` (66) and more than 16 MiB (10334). */
export const checkedBytes = (before: Doc, after: Doc): Uint8Array => {
  if (!sameValue(before['_id'], after['_id']))
    throw failed(
      CODES.ImmutableField,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  const bytes = encode(after);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw failed(
      CODES.BSONObjectTooLarge,
      `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`,
    );
  return bytes;
};

const withId = (doc: Doc): Doc => {
  if (Object.keys(doc)[0] === '_id' || !('_id' in doc)) return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
};

const replacement = (spec: Doc): Update => {
  for (const key of Object.keys(spec))
    if (key.startsWith('$'))
      throw failed(
        CODES.DollarPrefixedFieldName,
        `The dollar ($) prefixed field '${key}' in '${key}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
  return (doc) => {
    const next = copy(spec);
    if ('_id' in next) {
      if ('_id' in doc && !sameValue(doc['_id'], next['_id']))
        throw failed(
          CODES.ImmutableField,
          "After applying the update, the (immutable) field '_id' was found to have been altered to _id: " +
            String(next['_id']),
        );
      return withId(next);
    }
    return '_id' in doc ? { _id: doc['_id'], ...next } : next;
  };
};

/** Compiles an update document or replacement; bad ones are refused with MongoDB's codes before any write. */
export const compileUpdate = (update: unknown, arrayFilters: unknown, fold: Fold): Update => {
  if (Array.isArray(update)) throw unsupported('an update written as a pipeline', CODES.FailedToParse);
  if (!isPlainObject(update)) throw failed(CODES.TypeMismatch, 'update must be a document or a pipeline');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update);
  const steps = stepsOf(update);
  const filters = arrayFiltersOf(arrayFilters, fold);
  for (const name of filters.keys())
    if (!steps.some((s) => s.parts.includes(`$[${name}]`)))
      throw failed(
        CODES.FailedToParse,
        `The array filter for identifier '${name}' was not used in the update ${JSON.stringify(update)}`,
      );
  for (const s of steps)
    for (const p of s.parts)
      if (p.startsWith('$[') && p !== '$[]' && !filters.has(p.slice(2, -1)))
        throw badValue(`No array filter found for identifier '${p.slice(2, -1)}' in path '${s.path}'`);
  if (steps.some((s) => s.parts.some((p) => p.startsWith('$') && p !== '$' && !/^\$\[\w*\]$/.test(p))))
    throw unsupported('a field name starting with $ in an update', CODES.DollarPrefixedFieldName);
  return (doc, { filter, insert }) => {
    const next = copy(doc);
    const context: Context = {
      filters,
      used: new Set(),
      fold,
      position: (path) => (insert ? -1 : matchedPosition(doc, filter, path, fold)),
    };
    for (const step of steps) {
      if (step.op === '$setOnInsert' && !insert) continue;
      if (step.act.kind === 'rename') rename(next, step.parts, step.act.to.split('.'));
      else if (step.act.kind === 'field') applyStep(next, step, context);
    }
    return withId(next);
  };
};
