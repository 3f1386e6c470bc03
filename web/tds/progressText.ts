import type { ExportProgress } from '../data/zip.ts';
import { bytes } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import type { Progress } from './fetchFile.ts';

/** How far the certificates are: nothing is known while the server gathers the payees. */
export const certificatesDone = ({ done, total }: ExportProgress = { done: 0, total: 0 }): string =>
  total > 0
    ? t('{done} of {total} certificates', { done: formatCount(done), total: formatCount(total) })
    : t('Preparing the certificates …');

/** How far a file of the statement is: the server checks and writes `rows` rows, then sends bytes. */
export const fileReceived = (rows: number, { received, total }: Progress): string =>
  received === undefined
    ? tn(rows, 'Checking and writing {count} row …', 'Checking and writing {count} rows …')
    : t('{received} of {total} received', { received: bytes(received), total: bytes(total ?? received) });
