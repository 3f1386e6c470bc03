import type { Itr2 } from '../values/itr2.ts';
import type { Itr3 } from '../values/itr3.ts';

/**
 * An ITR-3 viewed as ITR-2: the common parts with the same names, with further codes in some choices. The
 * test lists the parts only in ITR-2.
 */
export const asItr2 = (data: Itr3): Itr2 => data as Itr2;
