import { aggregateCommands } from '../commands/aggregate.ts';
import { collectionCommands } from '../commands/collections.ts';
import type { Command } from '../commands/context.ts';
import { explainCommands } from '../commands/explain.ts';
import { readCommands } from '../commands/find.ts';
import { handshakeCommands } from '../commands/handshake.ts';
import { indexCommands } from '../commands/indexes.ts';
import { sessionCommands } from '../commands/sessions.ts';
import { writeCommands } from '../commands/write.ts';

/** Every command there is, by the name clients send. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...handshakeCommands,
    ...sessionCommands,
    ...readCommands,
    ...writeCommands,
    ...aggregateCommands,
    ...explainCommands,
    ...indexCommands,
    ...collectionCommands,
  }),
);
