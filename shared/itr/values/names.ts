import type { Itr1 } from './itr1.ts';
import type { Itr2 } from './itr2.ts';
import type { Itr3 } from './itr3.ts';
import type { Itr4 } from './itr4.ts';
import type { Itr5 } from './itr5.ts';
import type { Itr6 } from './itr6.ts';
import type { Itr7 } from './itr7.ts';

type NamesIn<V> = V extends readonly (infer R)[]
  ? NamesIn<R>
  : V extends object
    ? { [K in keyof V & string]-?: K | NamesIn<NonNullable<V[K]>> }[keyof V & string]
    : never;

/** A name of some field, group or list of a return form. */
export type FieldName = NamesIn<Itr1 | Itr2 | Itr3 | Itr4 | Itr5 | Itr6 | Itr7>;

/** What a total is made of; a leading minus takes away. */
export type Terms = readonly (FieldName | `-${FieldName}`)[];

/** Totals of a part by name, in the order of working. */
export type Sums = { readonly [K in FieldName]?: Terms };

/** Answers of a part or of a whole form, as a condition sees them: any name some form has, no other. */
export type Row = { readonly [K in FieldName]?: unknown };

/** Whether something is asked, by the answers beside it and those of the whole form. */
export type When = (row: Row, all: Row) => boolean;
