import fc from 'fast-check';

/**
 * Random data of the suite come from one seed, so that a run fails for what was changed and not by chance. The long runs
 * (`npm run properties:long`, `npm run fuzz`) draw new ones and print them when they fail.
 */
export const seed = 20_260_401;

/** Whether this run draws seeds of its own. */
export const drawn = process.env['LONG_RUNS'] !== undefined || process.env['FUZZ_RUNS'] !== undefined;

if (!drawn) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
