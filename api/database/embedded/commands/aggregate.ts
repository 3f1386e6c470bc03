import { isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { openCursor } from '../sessions/cursors.ts';
import { type Answering, type Command, type Context, countArg, docArg, foldArg, words } from './context.ts';

const aggregate = (context: Context): Answering => {
  const { body } = context;
  const name = body['aggregate'];
  if (name === 1 || typeof name !== 'string')
    throw unsupported('aggregate on a database', CODES.InvalidNamespace);
  if (body['explain']) throw unsupported('aggregate with the explain option', CODES.FailedToParse);
  if (!Array.isArray(body['pipeline']))
    throw commandError(CODES.TypeMismatch, "'pipeline' option must be specified as an array");
  if (!isPlainObject(body['cursor']))
    throw commandError(
      CODES.FailedToParse,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const ns = `${context.db}.${name}`;
  return openCursor(context.cursors, {
    ns,
    rows: runPipeline(context, ns, body['pipeline'], foldArg(context, ns), body['hint']),
    batchSize: countArg(docArg(body, 'cursor'), 'batchSize'),
    singleBatch: false,
    session: context.session,
    txn: context.transaction && context.session?.txn,
  });
};

/** Aggregation, as far as countDocuments and a plain query need it. */
export const aggregateCommands: Record<string, Command> = {
  aggregate: {
    run: aggregate,
    transactional: true,
    fields: words(`pipeline cursor explain allowDiskUse hint collation let bypassDocumentValidation rawData`),
  },
};
