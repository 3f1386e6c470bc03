import { storeDirectory } from './embedded/server/start.ts';
import { type Totals, tally } from './transfer/records.ts';
import { embeddedSource } from './transfer/sources.ts';
import { mongoTarget, mongoTotals, parseSpecs } from './transfer/targets.ts';

/** Source and target of a move. */
type MoveInput = {
  dataDir: string;
  /** The target MongoDB; its database must be empty unless `replace` is given. */
  to: string;
  replace?: boolean;
  progress?: (message: string) => void;
};

/**
 * Copies the embedded store to a MongoDB, reads it back and compares count and SHA-256 of every collection.
 * The embedded store is only read. Throws with the collection if something differs.
 */
export const move = async ({
  dataDir,
  to,
  replace = false,
  progress,
}: MoveInput): Promise<Totals['collections']> => {
  const source = embeddedSource(storeDirectory(dataDir));
  const sent: Totals['collections'] = {};
  try {
    const target = await mongoTarget(to, replace);
    try {
      for await (const { name, documents, ...specs } of source.collections()) {
        const { options, indexes } = parseSpecs(specs.options, specs.indexes);
        await target.begin(name, options, indexes);
        const sum = tally();
        for await (const document of documents) {
          sum.add(document);
          await target.add(document);
        }
        await target.end();
        sent[name] = sum.result();
        progress?.(`${name}: ${sent[name].documents} copied`);
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  const found = await mongoTotals(to, Object.keys(sent));
  for (const [name, want] of Object.entries(sent)) {
    const have = found[name];
    if (have?.documents !== want.documents)
      throw new Error(`${name}: ${want.documents} documents were sent, ${have?.documents ?? 0} arrived`);
    if (have.sha256 !== want.sha256)
      throw new Error(`${name}: the documents that arrived are not the ones sent`);
  }
  return sent;
};
