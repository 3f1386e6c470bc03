import { type Doc, isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { allRows, type Prepared, prepare } from '../pipeline/view.ts';
import type { IndexPlan, Plan } from '../plan/planner.ts';
import { sortKeys } from '../query/sort.ts';
import { type Command, type Context, docArg, foldArg } from './context.ts';
import { findQuery } from './find.ts';
import { SERVER_VERSION } from './handshake.ts';

const scanStage = (plan: IndexPlan): Doc => ({
  stage: 'IXSCAN',
  indexName: plan.index?.name ?? '_id_',
  keyPattern: plan.index?.spec['key'] ?? { _id: 1 },
  isMultiKey: plan.index?.multikey ?? false,
  isUnique: plan.index?.unique ?? true,
  direction: plan.reverse ? 'backward' : 'forward',
  boundedFields: plan.bounded,
  intervals: plan.intervals.length,
});

/** A plan in the words of MongoDB's explain. */
const stageOf = (plan: Plan | undefined, sorted: boolean): Doc => {
  if (!plan) return { stage: 'EOF' };
  const inner: Doc =
    plan.kind === 'scan'
      ? { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' }
      : plan.kind === 'or'
        ? { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.plans.map(scanStage) } }
        : { stage: 'FETCH', inputStage: scanStage(plan) };
  return sorted && !plan.providesSort ? { stage: 'SORT', inputStage: inner } : inner;
};

const preparedFor = (context: Context, command: Doc): Prepared => {
  const [name, collection] = Object.entries(command)[0] ?? [];
  const ns = `${context.db}.${String(collection)}`;
  const of = (filter: Doc, spec: Doc) =>
    prepare(context.view, {
      ns,
      filter,
      fold: foldArg(context, ns, spec),
      hint: spec['hint'],
      sort: sortKeys(spec['sort']),
    });
  switch (name) {
    case 'find':
      return prepare(context.view, findQuery(context, ns, command));
    case 'count':
    case 'distinct':
    case 'findAndModify':
      return of(docArg(command, 'query'), command);
    case 'update':
    case 'delete': {
      const list = command[`${name}s`];
      const first = Array.isArray(list) && isPlainObject(list[0]) ? list[0] : {};
      return of(docArg(first, 'q'), first);
    }
    default:
      throw unsupported(`explain of ${name}`, CODES.CommandNotFound);
  }
};

const explain = (context: Context): Doc => {
  const command = context.body['explain'];
  if (!isPlainObject(command)) throw commandError(CODES.TypeMismatch, 'explain needs a command');
  const startedAt = performance.now();
  const execute = context.body['verbosity'] !== 'queryPlanner';
  let nReturned = 0;
  const prepared = preparedFor(context, command);
  if (execute) nReturned = allRows(context.view, prepared).length;
  const sorted = (prepared.query.sort?.length ?? 0) > 0;
  const winningPlan = stageOf(prepared.plan, sorted);
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace: prepared.query.ns,
      parsedQuery: prepared.query.filter,
      winningPlan,
      rejectedPlans: [],
    },
    ...(execute
      ? {
          executionStats: {
            executionSuccess: true,
            nReturned,
            executionTimeMillis: Math.round(performance.now() - startedAt),
            totalKeysExamined: prepared.examined.keys,
            totalDocsExamined: prepared.examined.docs,
            executionStages: winningPlan,
          },
        }
      : {}),
    command,
    serverInfo: { host: context.address, version: SERVER_VERSION },
    ok: 1,
  };
};

/** Explain: which index serves a command, and how much it looks at. Nothing is written. */
export const explainCommands: Record<string, Command> = {
  explain: { run: explain, fields: ['verbosity'] },
};
