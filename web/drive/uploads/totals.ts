import { secondsLeft } from './speed.ts';
import { isOpen, type Upload } from './store.ts';

/** How far everything on its way has come. */
interface Totals {
  open: number;
  done: number;
  /** Files asked for, those left out not counted. */
  files: number;
  share: number;
  bytesPerSecond: number;
  seconds: number | undefined;
}

/** Sums up uploads; what failed or waits for its file does not hold the figures back. */
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
    // Empty files count as sent with the rest.
    share: size > 0 ? sent / size : open > 0 ? 0 : 1,
    bytesPerSecond,
    seconds: secondsLeft(size - sent, bytesPerSecond),
  };
}
