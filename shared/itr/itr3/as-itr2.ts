import type { Itr2 } from '../values/itr2.ts';
import type { Itr3 } from '../values/itr3.ts';

/**
 * An ITR-3 for what it shares with ITR-2: the same parts under the same names, with further codes in some choices. The test beside
 * this file lists what ITR-2 has alone.
 */
export const asItr2 = (data: Itr3): Itr2 => data as Itr2;
