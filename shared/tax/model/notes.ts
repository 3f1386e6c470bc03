import { fill, type Names } from '../../forms/messages.ts';
import type { Context } from './context.ts';
import { type NoteId, notePatterns } from './note-patterns.ts';

/** The parameters of a pattern; sections are inserted automatically. */
type Values<K extends NoteId> = Exclude<Names<(typeof notePatterns)[K]['text']>, 'section'>;

/** Adds a remark; amounts among `params` come formatted. */
export const note = <K extends NoteId>(
  ctx: Context,
  id: K,
  ...[params = {}, section]: [Values<K>] extends [never]
    ? [params?: Readonly<Record<never, never>>, section?: string]
    : [params: Readonly<Record<Values<K>, string | number>>, section?: string]
): void => {
  const pattern: { text: string; section?: string } = notePatterns[id];
  const named = section ?? pattern.section;
  const all =
    named !== undefined && pattern.text.includes('{section}') ? { ...params, section: named } : params;
  ctx.notes.push({
    id,
    message: fill(pattern.text, all),
    text: pattern.text,
    params: all,
    ...(named === undefined ? {} : { section: named }),
  });
};
