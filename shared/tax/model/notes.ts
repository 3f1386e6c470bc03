import { fill } from '../../forms/messages.ts';
import type { Context } from './context.ts';
import { type NoteId, notePatterns } from './note-patterns.ts';

/** Adds a remark; amounts among `params` come formatted. */
export const note = (
  ctx: Context,
  id: NoteId,
  params: Record<string, string | number> = {},
  section?: string,
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
