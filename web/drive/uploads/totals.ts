import { secondsLeft } from './speed.ts';
import { isOpen, type Upload } from './store.ts';

/** Overall progress. */
interface Totals {
  open: number;
  done: number;
  /** Number of files, without cancelled ones. */
  files: number;
  share: number;
  bytesPerSecond: number;
  seconds: number | undefined;
}

/** Sums uploads; failed ones and those waiting for their file are excluded. */
export function totalsOf(uploads: readonly Upload[]): Totals {
  const counted = uploads.filter((u) => isOpen(u) || u.state === 'done');
  const size = counted.reduce((sum, u) => sum + u.size, 0);
  const sent = counted.reduce((sum, u) => sum + Math.min(u.sent, u.size), 0);
  const open = counted.filter(isOpen).length;
  const bytesPerSecond = counted.reduce((sum, u) => sum + u.bytesPerSecond, 0);
  return {
    open,
    done: counted.length - open,
    files: counted.length,
    // Empty files count as sent with the others.
    share: size > 0 ? sent / size : open > 0 ? 0 : 1,
    bytesPerSecond,
    seconds: secondsLeft(size - sent, bytesPerSecond),
  };
}
