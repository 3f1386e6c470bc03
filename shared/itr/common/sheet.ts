import type * as z from 'zod';
import { type GroupMeta, group, rows } from '../../forms/fields.ts';

/**
 * Objects the file requires wherever the group or row itself is there, by path inside it; '' is the group itself, required wherever
 * its parent is, and `A?.B` is B wherever A is.
 */
export interface Needs {
  needs?: readonly string[];
}

/** A group of the form that names the objects its file node requires. */
export const sheet = <S extends z.core.$ZodLooseShape>(meta: GroupMeta & Needs, shape: S) =>
  group(meta, shape);

/** A repeater in which every row has the named objects in the file. */
export const table = <S extends z.core.$ZodLooseShape>(
  meta: GroupMeta & Needs & { rowLabel: string },
  shape: S,
) => rows(meta, shape);
