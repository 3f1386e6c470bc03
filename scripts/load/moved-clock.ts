import { readFileSync } from 'node:fs';

/**
 * Loaded before a server (`--import`): what the program knows of the time is moved by the milliseconds that stand in the
 * file CLOCK_FILE, read again ten times a second.
 */
const file = process.env['CLOCK_FILE']!;
const RealDate = Date;
let ahead = 0;
const read = () => {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
};
read();
setInterval(read, 100).unref();

class MovedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}
// Schemas know the type by its name.
Object.defineProperty(MovedDate, 'name', { value: 'Date' });
globalThis.Date = MovedDate as DateConstructor;
