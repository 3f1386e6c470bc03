import { parseJson } from '../middleware/parse-json.ts';
import type { Act } from './thread.ts';

/** Rows of one part: taking them over holds the server up for a few milliseconds. */
const PART = 500;

/** A list of a body, or some rows of it. */
export interface BodyPart {
  list: string;
  rows: unknown[];
}

/**
 * Parses a body and checks its keys. The answer has its lists empty: those named in `keep` stay in `state.lists`, the others
 * are told in parts. A body that is itself a list is answered as one.
 */
const readBody: Act<{ bytes: Uint8Array; keep: readonly string[] }, object> = async (
  { bytes, keep },
  { state, part },
) => {
  const body = parseJson(bytes);
  if (Array.isArray(body)) return body;
  const head: Record<string, unknown> = {};
  const lists: Record<string, unknown[]> = {};
  for (const [key, value] of Object.entries(body)) {
    head[key] = Array.isArray(value) ? [] : value;
    if (Array.isArray(value)) lists[key] = value;
  }
  state['lists'] = Object.fromEntries(Object.entries(lists).filter(([list]) => keep.includes(list)));
  for (const [list, rows] of Object.entries(lists).filter(([name]) => !keep.includes(name)))
    for (let i = 0; i < rows.length; i += PART)
      await part({ list, rows: rows.slice(i, i + PART) } satisfies BodyPart);
  return head;
};
export default readBody;
