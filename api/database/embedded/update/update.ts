import { type Doc, encode, getField, isPlainObject, MAX_DOCUMENT_BYTES, setField } from '../base/bson.ts';
import { sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { isIndex } from '../base/paths.ts';
import { type Operation, operations } from './update-operators.ts';

/** A compiled update: gives the new document, or the same object when nothing changes. */
export type Update = (doc: Doc, context: { insert: boolean }) => Doc;

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
    if (['$rename', '$bit', '$currentDate'].includes(op)) throw unsupported(op, CODES.FailedToParse);
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

/** Applies one step at the place its path names. */
const applyStep = (root: Doc, step: Step) => {
  const go = (holder: Doc | unknown[], at: number, walked: string[]): void => {
    const part = step.parts[at]!;
    const last = at === step.parts.length - 1;
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
      if (!step.act.creates) return;
      next = {};
      place(holder, part, next);
    }
    if (!isPlainObject(next) && !Array.isArray(next)) {
      if (!step.act.creates) return;
      throw failed(
        CODES.PathNotViable,
        `Cannot create field '${step.parts[at + 1]}' in element {${part}: ${JSON.stringify(next)}}`,
      );
    }
    go(next, at + 1, [...walked, part]);
  };
  go(root, 0, []);
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
export const compileUpdate = (update: unknown, arrayFilters: unknown): Update => {
  if (Array.isArray(update)) throw unsupported('an update written as a pipeline', CODES.FailedToParse);
  if (!isPlainObject(update)) throw failed(CODES.TypeMismatch, 'update must be a document or a pipeline');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update);
  if (Array.isArray(arrayFilters) && arrayFilters.length > 0)
    throw unsupported('an update with arrayFilters', CODES.FailedToParse);
  const steps = stepsOf(update);
  const dollar = steps.flatMap((s) => s.parts).find((p) => p.startsWith('$'));
  if (dollar) throw unsupported(`${dollar} in the path of an update`, CODES.BadValue);
  return (doc, { insert }) => {
    const next = copy(doc);
    for (const step of steps) if (insert || step.op !== '$setOnInsert') applyStep(next, step);
    return withId(next);
  };
};
