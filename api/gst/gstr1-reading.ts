import { Worker } from 'node:worker_threads';
import mongoose from 'mongoose';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import type { SectionId } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { failure } from '../errors.ts';
import type { Upload } from '../route.ts';
import type { Taken } from './gstr1-merge.ts';
import type { ReadingInput, ReadingMessage } from './gstr1-reading-thread.ts';
import { takeFile } from './gstr1-take.ts';

/** Files above these bytes would hold other callers up while they are read; an Excel file grows tenfold when it is opened. */
const SMALL = 256 * 1024;
const SMALL_WORKBOOK = 32 * 1024;
/** Threads at a time: each holds a whole file in memory. */
const THREADS = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running >= THREADS) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const readBeside = (input: ReadingInput): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./gstr1-reading-worker.ts', import.meta.url), {
      workerData: input,
      execArgv: [],
    });
    const taken: Taken = { sheets: {}, refused: [], warnings: [] };
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads the file stopped')));
    worker.on('message', (message: ReadingMessage) => {
      switch (message.kind) {
        case 'rows': {
          const list = taken.sheets[message.section] ?? [];
          taken.sheets[message.section] = list;
          for (const row of message.rows) list.push(row);
          // The next part is asked for in a turn of its own: others come in between.
          setImmediate(() => worker.postMessage('next'));
          return;
        }
        case 'refused':
          for (const one of message.refused) taken.refused.push(one);
          setImmediate(() => worker.postMessage('next'));
          return;
        case 'done':
          taken.warnings = message.warnings;
          if (message.totals) taken.totals = message.totals;
          resolve(taken);
          return;
        case 'failed':
          reject(
            failure(
              message.status,
              message.id,
              message.message,
              message.fields ? { fields: message.fields } : {},
            ),
          );
      }
    });
  });

/** Reads a file for a GSTR-1: a small one at once, a large one in a thread of its own, so that other callers are answered meanwhile. */
export function takeUpload(
  who: Taxpayer,
  upload: Upload | undefined,
  section: SectionId | undefined,
): Promise<Taken> {
  const prefix = `s${new mongoose.Types.ObjectId().toHexString()}-`;
  const small = upload?.name.toLowerCase().endsWith('.xlsx') ? SMALL_WORKBOOK : SMALL;
  if (!upload || upload.size <= small) return takeFile(who, upload, section, rowIds(prefix));
  const { name, size, path } = upload;
  return inTurn(() => readBeside({ who, upload: { name, size, path }, section, prefix }));
}
