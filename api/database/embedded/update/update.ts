import { type Doc, encode, getField, isPlainObject, MAX_DOCUMENT_BYTES, setField } from '../base/bson.ts';
import { sameValue } from '../base/compare.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { isIndex } from '../base/paths.ts';
import { copy, type Operation, operations } from './update-operators.ts';

/** A compiled update: returns the new document, or the same object if nothing changes. */
export type Update = (doc: Doc, context: { insert: boolean }) => Doc;

type Step = { op: string; path: string; parts: string[]; act: Operation };

const checkConflicts = (steps: Step[]) => {
  for (const [i, { path }] of steps.entries())
    if (steps.some((other, j) => i !== j && `${other.path}.`.startsWith(`${path}.`)))
      throw commandError(
        CODES.ConflictingUpdateOperators,
        `Updating the path '${path}' would create a conflict at '${path}'`,
      );
};

const checkPath = (path: string): string[] => {
  const parts = path.split('.');
  if (parts.includes(''))
    throw commandError(
      CODES.EmptyFieldName,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  const dollar = parts.find((p) => p.startsWith('$'));
  if (dollar) throw unsupported(`${dollar} in the path of an update`, CODES.BadValue);
  return parts;
};

const stepsOf = (update: Doc): Step[] => {
  const steps: Step[] = [];
  for (const [op, spec] of Object.entries(update)) {
    const make = operations.get(op);
    if (!make) throw unsupported(op, CODES.FailedToParse);
    if (!isPlainObject(spec))
      throw commandError(CODES.FailedToParse, `Modifiers operate on fields but ${op} has none`);
    for (const [path, operand] of Object.entries(spec))
      steps.push({ op, path, parts: checkPath(path), act: make(operand, path) });
  }
  checkConflicts(steps);
  // MongoDB applies the fields of an update in order of their names.
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

/** Most null elements one update may add to an array, like MongoDB. */
const MAX_PADDING = 1_500_000;

/** Applies one step at its path. */
const applyStep = (root: Doc, { parts, act }: Step) => {
  const cannot = (part: string, where: unknown) =>
    commandError(CODES.PathNotViable, `Cannot create field '${part}' in element ${JSON.stringify(where)}`);
  let holder: Doc | unknown[] = root;
  for (const [at, part] of parts.entries()) {
    if (Array.isArray(holder)) {
      if (!isIndex(part)) {
        if (act.creates) throw cannot(part, holder);
        return;
      }
      const missing = Number(part) - holder.length;
      if (missing >= 0 && !act.creates) return;
      if (missing > MAX_PADDING)
        throw commandError(CODES.CannotIndexParallelArrays, 'cannot grow an array that far');
      for (let i = 0; i < missing; i++) holder.push(null);
    }
    if (at === parts.length - 1) return act.apply(holder as Doc, part);
    let next = getField(holder as Doc, part);
    if (next === undefined) {
      if (!act.creates) return;
      next = {};
      setField(holder as Doc, part, next);
    }
    if (!isPlainObject(next) && !Array.isArray(next)) {
      if (act.creates) throw cannot(parts[at + 1]!, next);
      return;
    }
    holder = next;
  }
};

/** Refuses a changed `_id` (66). */
export const checkId = (before: Doc, after: Doc) => {
  if (!sameValue(before['_id'], after['_id']))
    throw commandError(
      CODES.ImmutableField,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
};

/** The BSON of an updated document; refuses a changed `_id` and more than 16 MiB (10334). */
export const checkedBytes = (before: Doc, after: Doc): Uint8Array => {
  checkId(before, after);
  const bytes = encode(after);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw commandError(
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
  const dollar = Object.keys(spec).find((key) => key.startsWith('$'));
  if (dollar)
    throw commandError(
      CODES.DollarPrefixedFieldName,
      `The dollar ($) prefixed field '${dollar}' is not allowed in the context of an update's replacement document`,
    );
  return (doc) => {
    const next = copy(spec);
    return withId('_id' in next || !('_id' in doc) ? next : { _id: doc['_id'], ...next });
  };
};

/** Compiles an update document or replacement; invalid ones are refused with MongoDB's codes before any write. */
export const compileUpdate = (update: unknown): Update => {
  if (Array.isArray(update)) throw unsupported('an update written as a pipeline', CODES.FailedToParse);
  if (!isPlainObject(update))
    throw commandError(CODES.TypeMismatch, 'update must be a document or a pipeline');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update);
  const steps = stepsOf(update);
  return (doc, { insert }) => {
    const next = copy(doc);
    for (const step of steps) if (insert || step.op !== '$setOnInsert') applyStep(next, step);
    return withId(next);
  };
};
