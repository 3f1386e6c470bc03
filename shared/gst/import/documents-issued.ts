import type { NextId } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';

/**
 * Runs of consecutive numbers for table 13. A number between two runs belongs to another period or
 * registration, so it is never reported as cancelled.
 */
export function documentsIssued(
  nature: '1' | '4' | '5',
  all: readonly { number: string; cancelled: boolean }[],
  next: NextId,
): NonNullable<Sheets['doc_issue']> {
  const series = new Map<string, { number: string; tail: number; cancelled: boolean }[]>();
  for (const { number, cancelled } of all) {
    const digits = /\d{0,15}$/.exec(number)![0];
    const head = number.slice(0, number.length - digits.length);
    const own = { number, tail: Number(digits), cancelled };
    const known = series.get(head);
    if (known) known.push(own);
    else series.set(head, [own]);
  }
  return [...series.values()].flatMap((numbers) => {
    const runs: (typeof numbers)[] = [];
    for (const one of numbers.sort((a, b) => a.tail - b.tail)) {
      const run = runs.at(-1);
      if (run && run.at(-1)!.tail + 1 === one.tail) run.push(one);
      else runs.push([one]);
    }
    return runs.map((run) => ({
      id: next(),
      nature,
      from_serial: run[0]!.number,
      to_serial: run.at(-1)!.number,
      total_number: run.length,
      cancelled: run.filter((one) => one.cancelled).length,
    }));
  });
}
