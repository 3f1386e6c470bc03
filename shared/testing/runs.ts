/**
 * How many random forms a property test tries: few in the suite, and as many times as LONG_RUNS says in the long run
 * (`npm run properties:long`).
 */
export const runs = (few: number): number => Math.round(few * Number(process.env['LONG_RUNS'] ?? 1));

/** Whether this is the long run, which leaves nothing out. */
export const long = process.env['LONG_RUNS'] !== undefined;
