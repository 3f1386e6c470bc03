import { bytes } from '../../i18n/format.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { secondsLeft } from './speed.ts';
import type { Upload } from './store.ts';
import type { totalsOf } from './totals.ts';

type Totals = ReturnType<typeof totalsOf>;

const order = { sending: 0, paused: 0, failed: 1, 'needs-file': 1, waiting: 2, skipped: 3, done: 4 } as const;
/** Running uploads first, then those that need attention, queued and finished ones. */
export const inOrder = (uploads: readonly Upload[]): Upload[] =>
  [...uploads].sort((a, b) => order[a.state] - order[b.state]);

/** Whether the last running upload has ended with at least one uploaded; `before`: how many were running. */
export const allEnded = (before: number, now: Pick<Totals, 'open' | 'done'>): boolean =>
  before > 0 && now.open === 0 && now.done > 0;

/** Heading of the panel. */
export const titleOf = (
  uploads: readonly Pick<Upload, 'state'>[],
  { open, done, files }: Pick<Totals, 'open' | 'done' | 'files'>,
): string =>
  open > 0
    ? t('Uploading: {done} of {files}', { done: formatCount(done), files: formatCount(files) })
    : uploads.some((u) => u.state === 'failed' || u.state === 'needs-file')
      ? t('Uploads need your attention')
      : t('Uploads finished');

/** `25 s`, `4 min`, `1 h 20 min`. */
const spanOf = (seconds: number): string => {
  if (seconds < 90) return t('{count} s left', { count: formatCount(seconds) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('{count} min left', { count: formatCount(minutes) });
  return t('{hours} h {minutes} min left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};

/** Speed and time left; empty while unknown. */
export const paceOf = (bytesPerSecond: number, seconds: number | undefined): string =>
  seconds === undefined
    ? ''
    : ` · ${t('{size}/s', { size: bytes(Math.round(bytesPerSecond)) })} · ${spanOf(seconds)}`;

/** Progress of an upload, or why it does not continue. */
export function progressOf(u: Upload): string {
  switch (u.state) {
    case 'waiting':
      return t('Waiting · {size}', { size: bytes(u.size) });
    case 'done':
      return t('Uploaded · {size}', { size: bytes(u.size) });
    case 'skipped':
      return t('Left out: the name is taken');
    case 'failed':
      return u.reason;
    case 'needs-file':
      return (
        u.reason ||
        t('Unfinished: {sent} of {size} uploaded. Choose the file again to continue.', {
          sent: bytes(u.sent),
          size: bytes(u.size),
        })
      );
    case 'paused':
      return u.reason;
    default:
      return (
        t('{sent} of {size}', { sent: bytes(u.sent), size: bytes(u.size) }) +
        paceOf(u.bytesPerSecond, secondsLeft(u.size - u.sent, u.bytesPerSecond))
      );
  }
}
