import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import { type SectionId, sectionIds } from '../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../shared/gst/gstr1/supply.ts';
import { type FieldError, isFailure } from '../errors.ts';
import type { Upload } from '../route.ts';
import type { Taken } from './gstr1-merge.ts';
import { takeFile } from './gstr1-take.ts';

/** What the thread is started with; `prefix` begins the ids of its rows. */
export interface ReadingInput {
  who: Taxpayer;
  upload: Upload;
  section: SectionId | undefined;
  prefix: string;
}
/** What the thread says: parts of what it read, each answered before the next, or why the file is refused. */
export type ReadingMessage =
  | { kind: 'rows'; section: SectionId; rows: Row[] }
  | { kind: 'refused'; refused: Taken['refused'] }
  | { kind: 'done'; warnings: string[]; totals: Taken['totals'] }
  | {
      kind: 'failed';
      status: number;
      id: string;
      message: string;
      fields: readonly FieldError[] | undefined;
    };

/** Rows of one message: taking them over holds the server up for a few milliseconds. */
const PART = 1000;

/** Reads the file this thread was started for. */
export async function readInThread(): Promise<void> {
  const port = parentPort!;
  const tell = (message: ReadingMessage) => port.postMessage(message);
  const part = async (message: ReadingMessage) => {
    tell(message);
    await once(port, 'message');
  };
  const { who, upload, section, prefix } = workerData as ReadingInput;
  try {
    const { sheets, refused, warnings, totals } = await takeFile(who, upload, section, rowIds(prefix));
    for (const id of sectionIds) {
      const rows = sheets[id] ?? [];
      for (let i = 0; i < rows.length; i += PART)
        await part({ kind: 'rows', section: id, rows: rows.slice(i, i + PART) });
    }
    for (let i = 0; i < refused.length; i += PART)
      await part({ kind: 'refused', refused: refused.slice(i, i + PART) });
    tell({ kind: 'done', warnings, totals });
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status, id, message, fields } = error;
    tell({ kind: 'failed', status, id, message, fields });
  } finally {
    port.close();
  }
}
