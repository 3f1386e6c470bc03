import type { Itr1 } from './itr1.ts';
import type { Itr2 } from './itr2.ts';
import type { Itr3 } from './itr3.ts';
import type { Itr4 } from './itr4.ts';
import type { Itr5 } from './itr5.ts';
import type { Itr6 } from './itr6.ts';
import type { Itr7 } from './itr7.ts';

type Keys<U> = U extends unknown ? keyof U : never;
type Of<U, K> = U extends unknown ? (K extends keyof U ? NonNullable<U[K]> : never) : never;
type Either<V> = [Extract<V, object>] extends [never]
  ? V
  : [Extract<V, readonly object[]>] extends [never]
    ? Merged<Extract<V, object>>
    : Merged<Extract<V, readonly object[]>[number]>[];
type Merged<U> = { [K in Keys<U>]?: Either<Of<U, K>> };

/** A draft of any return: every name some form has, with what any of them holds there. */
export type AnyItr = Merged<Itr1 | Itr2 | Itr3 | Itr4 | Itr5 | Itr6 | Itr7>;
