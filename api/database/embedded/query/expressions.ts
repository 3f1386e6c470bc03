import { createRequire } from 'node:module';
import { ObjectId } from 'bson';
import type { Context as MingoContext } from 'mingo/core';
import { bsonType, type Doc, getField, isPlainObject } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { bracketOf, compareValues, sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { TYPE } from '../base/keys.ts';
import { isIndex } from '../base/paths.ts';
import { typeName } from '../base/types.ts';

/** Computes an aggregation expression for a document; undefined when it gives no value. */
export type Evaluate = (doc: Doc) => unknown;

/**
 * Operators that are left to mingo; any other is refused. Not all agree with MongoDB in corner cases: $round, $last, $sum
 * and the like of literal lists, $arrayToObject, $indexOfArray with a range, date parts of an ObjectId. The product's own queries
 * use one $group; whoever asks for more proves the answer on MongoDB first.
 */
const TRUSTED = new Set(
  `$abs $add $ceil $divide $exp $floor $ln $log $log10 $mod $multiply $pow $round $sqrt $subtract $trunc
   $and $or $not $cond $ifNull $switch $arrayElemAt $arrayToObject $concatArrays $filter $first $last $indexOfArray
   $isArray $map $range $reduce $reverseArray $slice $zip $setUnion $setDifference $setIntersection $setIsSubset
   $setEquals $allElementsTrue $anyElementTrue $mergeObjects $objectToArray $getField $setField $unsetField $concat
   $toLower $toUpper $trim $ltrim $rtrim $split $strLenCP $strLenBytes $strcasecmp $substr $substrCP $substrBytes
   $replaceOne $replaceAll $regexMatch $toInt $toLong $toDouble $toBool $toDate $isNumber $year $month $dayOfMonth
   $dayOfWeek $dayOfYear $hour $minute $second $millisecond $dateToString $literal $let $sum $avg`.split(
    /\s+/,
  ),
);

type Compute = (doc: unknown, operand: unknown, options: object) => unknown;
type Mingo = { evalExpr: (doc: unknown, expr: unknown, options: object) => unknown; context: MingoContext };

const require = createRequire(import.meta.url);
const loaded = new Map<string, Mingo>();

const pair = (operand: unknown, name: string): [unknown, unknown] => {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw commandError(16020, `Expression ${name} takes exactly 2 arguments.`);
  return operand as [unknown, unknown];
};

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (bsonType(value) === 'ObjectId' || bsonType(value) === 'Long' || bsonType(value) === 'Decimal128')
    return String(value);
  throw commandError(
    241,
    `Unsupported conversion from ${typeName(value)} to string in $convert with no onError value`,
  );
};

/** Own operators where mingo's order, equality or conversions are not MongoDB's. */
const ownOperators = (evalExpr: Mingo['evalExpr'], fold: Fold): Record<string, Compute> => {
  const comparing = (name: string, accept: (order: number) => boolean): [string, Compute] => [
    name,
    (doc, operand, options) => {
      const [a, b] = pair(operand, name).map((e) => evalExpr(doc, e, options));
      return accept(compareInExpression(a, b, fold));
    },
  ];
  const extreme = (name: string, direction: number): [string, Compute] => [
    name,
    (doc, operand, options) => {
      const value = evalExpr(doc, operand, options);
      const list = Array.isArray(value) ? value : [value];
      let best: unknown = null;
      for (const item of list)
        if (
          item !== null &&
          item !== undefined &&
          (best === null || direction * compareValues(item, best, fold) > 0)
        )
          best = item;
      return best;
    },
  ];
  return Object.fromEntries<Compute>([
    comparing('$eq', (o) => o === 0),
    comparing('$ne', (o) => o !== 0),
    comparing('$gt', (o) => o > 0),
    comparing('$gte', (o) => o >= 0),
    comparing('$lt', (o) => o < 0),
    comparing('$lte', (o) => o <= 0),
    [
      '$cmp',
      (doc, operand, options) =>
        Math.sign(
          compareInExpression(
            ...(pair(operand, '$cmp').map((e) => evalExpr(doc, e, options)) as [unknown, unknown]),
            fold,
          ),
        ),
    ],
    extreme('$max', 1),
    extreme('$min', -1),
    [
      '$in',
      (doc, operand, options) => {
        const [item, list] = pair(operand, '$in').map((e) => evalExpr(doc, e, options));
        if (!Array.isArray(list))
          throw commandError(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
        return list.some((v) => sameValue(v, item, fold));
      },
    ],
    [
      '$size',
      (doc, operand, options) => {
        const list = evalExpr(
          doc,
          Array.isArray(operand) && operand.length === 1 ? operand[0] : operand,
          options,
        );
        if (!Array.isArray(list))
          throw commandError(
            17124,
            `The argument to $size must be an array, but was of type: ${typeName(list)}`,
          );
        return list.length;
      },
    ],
    ['$type', (doc, operand, options) => typeName(evalExpr(doc, operand, options))],
    ['$toString', (doc, operand, options) => asText(evalExpr(doc, operand, options))],
    [
      '$toObjectId',
      (doc, operand, options) => {
        const value = evalExpr(doc, operand, options);
        if (value === null || value === undefined) return null;
        if (bsonType(value) === 'ObjectId') return value;
        if (typeof value !== 'string' || !/^[0-9a-f]{24}$/i.test(value))
          throw commandError(
            241,
            `Failed to parse objectId '${String(value)}' in $convert with no onError value`,
          );
        return new ObjectId(value);
      },
    ],
  ]);
};

/** In expressions a missing value sorts below null. */
const compareInExpression = (a: unknown, b: unknown, fold: Fold): number => {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    if (a === undefined) return bracketOf(b) === TYPE.minKey ? 1 : -1;
    return bracketOf(a) === TYPE.minKey ? -1 : 1;
  }
  return compareValues(a, b, fold);
};

const OWN = new Set([
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$cmp',
  '$max',
  '$min',
  '$in',
  '$size',
  '$type',
  '$toString',
  '$toObjectId',
]);

/** mingo is loaded at the first expression that needs it: most programs start without one. */
const mingoFor = (fold: Fold): Mingo => {
  const id = fold?.id ?? '';
  let found = loaded.get(id);
  if (!found) {
    const core = require('mingo/core') as typeof import('mingo/core');
    const expression = require('mingo/operators/expression') as Record<string, Compute>;
    const accumulator = require('mingo/operators/accumulator') as Record<string, Compute>;
    const evalExpr = core.evalExpr as Mingo['evalExpr'];
    const trusted = Object.fromEntries(Object.entries(expression).filter(([name]) => TRUSTED.has(name)));
    const context = core.Context.init({
      expression: { ...trusted, ...ownOperators(evalExpr, fold) } as never,
      accumulator: { $sum: accumulator['$sum'], $avg: accumulator['$avg'] } as never,
    });
    found = { evalExpr, context };
    loaded.set(id, found);
  }
  return found;
};

const SYSTEM = new Set(['ROOT', 'CURRENT', 'NOW', 'REMOVE', 'this', 'value']);

const checkPath = (text: string, variables: Set<string>) => {
  const parts = text.replace(/^\$+/, '').split('.');
  if (text.startsWith('$$')) {
    if (!SYSTEM.has(parts[0]!) && !variables.has(parts[0]!))
      throw commandError(17276, `Use of undefined variable: ${parts[0]}`);
    parts.shift();
  } else if (parts.some((p) => p === ''))
    throw commandError(40353, "FieldPath must not end with a '.' or contain empty names.");
  if (parts.some(isIndex)) throw unsupported('a number in a field path of an expression', CODES.BadValue);
};

/** Refuses operators and variables that are not known before any document is looked at. */
const check = (expr: unknown, variables: Set<string>): void => {
  if (typeof expr === 'string' && expr.startsWith('$') && expr.length > 1) {
    checkPath(expr, variables);
    return;
  }
  if (Array.isArray(expr)) {
    for (const item of expr) check(item, variables);
    return;
  }
  if (!isPlainObject(expr)) {
    if (bsonType(expr) === 'Decimal128' || bsonType(expr) === 'Long')
      throw unsupported(`${bsonType(expr)} in an expression`, CODES.BadValue);
    return;
  }
  const keys = Object.keys(expr);
  const name = keys[0];
  if (!name?.startsWith('$')) {
    for (const key of keys) check(expr[key], variables);
    return;
  }
  if (keys.length > 1)
    throw commandError(
      15983,
      `An object representing an expression must have exactly one field: ${JSON.stringify(expr)}`,
    );
  if (name === '$literal') return;
  if (!TRUSTED.has(name) && !OWN.has(name)) {
    const known = require('mingo/operators/expression') as Record<string, unknown>;
    if (known[name]) throw unsupported(`the expression ${name}`, CODES.InvalidPipelineOperator);
    throw commandError(CODES.InvalidPipelineOperator, `Unrecognized expression '${name}'`);
  }
  const operand = expr[name];
  const inner = new Set(variables);
  if (isPlainObject(operand)) {
    if (name === '$let')
      for (const v of Object.keys((operand['vars'] as Doc | undefined) ?? {})) inner.add(v);
    if (typeof operand['as'] === 'string') inner.add(operand['as']);
    for (const value of Object.values(operand)) check(value, inner);
  } else check(operand, inner);
};

/** The value at a field path as expressions see it: through arrays of subdocuments, without positions. */
const fieldValue = (value: unknown, parts: string[], from = 0): unknown => {
  let current = value;
  for (let i = from; i < parts.length; i++) {
    if (Array.isArray(current)) {
      const found: unknown[] = [];
      for (const item of current) {
        if (!isPlainObject(item)) continue;
        const v = fieldValue(item, parts, i);
        if (v !== undefined) found.push(v);
      }
      return found;
    }
    if (!isPlainObject(current)) return undefined;
    current = getField(current, parts[i]!);
  }
  return current;
};

/** `$round` and `$trunc` may be given one value instead of a list. */
const normalized = (expr: unknown): unknown => {
  if (Array.isArray(expr)) return expr.map(normalized);
  if (!isPlainObject(expr)) return expr;
  const keys = Object.keys(expr);
  if (keys[0] === '$literal') return expr;
  const out: Doc = {};
  for (const key of keys) {
    const value = normalized(expr[key]);
    out[key] = (key === '$round' || key === '$trunc') && !Array.isArray(value) ? [value] : value;
  }
  return out;
};

/** Values mingo would take for something else: decimals and integers beyond 2^53. */
const refuseWide = (value: unknown): void => {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) refuseWide(item);
    return;
  }
  if (isPlainObject(value)) {
    for (const key in value) refuseWide(value[key]);
    return;
  }
  const type = bsonType(value);
  if (type === 'Decimal128' || type === 'Long')
    throw unsupported(`an expression over ${type} values`, CODES.BadValue);
};

/** Compiles an expression; unknown and unsupported operators are refused at once. */
export const evaluate = (expr: unknown, fold?: Fold): Evaluate => {
  check(expr, new Set());
  if (typeof expr === 'string' && expr.startsWith('$') && !expr.startsWith('$$')) {
    const parts = expr.slice(1).split('.');
    return parts.length === 1 ? (doc) => getField(doc, parts[0]!) : (doc) => fieldValue(doc, parts);
  }
  if (expr === '$$ROOT' || expr === '$$CURRENT') return (doc) => doc;
  if (expr === '$$REMOVE') return () => undefined;
  if (typeof expr !== 'object' && typeof expr !== 'string') return () => expr;
  if (expr === null) return () => null;
  const { evalExpr, context } = mingoFor(fold);
  const ready = normalized(expr);
  const options = {
    context,
    useStrictMode: true,
    failOnError: true,
    scriptEnabled: false,
    idKey: '_id',
    processingMode: 0,
  };
  return (doc) => {
    refuseWide(doc);
    try {
      return evalExpr(doc, ready, options);
    } catch (error) {
      if ((error as Error).name === 'CommandError') throw error;
      throw badValue((error as Error).message);
    }
  };
};
