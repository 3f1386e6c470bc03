import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { sizes } from './limits.ts';

/** A record's id in paths and bodies. */
export const recordId = z.string().regex(/^[0-9a-f]{24}$/, inWords('wrongForm'));
/** The id in a member of a body's head, if valid. */
export const idIn = (head: Readonly<Record<string, unknown>>, key: string): string | undefined =>
  recordId.safeParse(head[key]).data;
/** Params of `/…/:id`. */
export const idParams = z.strictObject({ id: recordId });
/** The version a save is based on. */
export const version = z.number('Send the version you edited').int().min(1);

/** Query of every list: `page` from 1, `page_size` up to 200, text `q`, `sort` as `name` or `-name`. */
export const listQuery = <
  const S extends readonly [string, ...string[]],
  E extends z.core.$ZodLooseShape = Record<never, z.ZodType>,
>(
  sortable: S,
  extra: E = {} as E,
) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().int().min(1).max(sizes.maxPageSize).default(sizes.pageSize),
    q: z.string().max(sizes.searchText).optional(),
    sort: z
      .enum(
        sortable.flatMap((s) => [s, `-${s}`]) as [
          S[number] | `-${S[number]}`,
          ...(S[number] | `-${S[number]}`)[],
        ],
      )
      .optional(),
    ...extra,
  });

/** Escapes text for use in a regular expression, so that a search is literal. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** `-name` as a mongoose sort, with the id as tie-breaker so that pages never overlap. */
export function sortOf(sort: string | undefined, fallback: string): Record<string, 1 | -1> {
  const chosen = sort ?? fallback;
  const descending = chosen.startsWith('-');
  const field = descending ? chosen.slice(1) : chosen;
  return { [field]: descending ? -1 : 1, _id: descending ? -1 : 1 };
}

/** `skip` and `limit` of a page. */
export const pageOf = (query: { page: number; page_size: number }) => ({
  skip: (query.page - 1) * query.page_size,
  limit: query.page_size,
});
