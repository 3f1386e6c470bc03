import type * as z from 'zod';
import { type Message, messageOf, sentence } from '../../shared/forms/messages.ts';
import { invalid, malformed, notFound } from './errors.ts';

const toFields = (error: z.ZodError): { path: string; message: Message }[] =>
  error.issues.flatMap((issue) => {
    const at = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: at ? `${at}.${key}` : key,
        message: sentence('Unknown field'),
      }));
    return [
      {
        path: at,
        message: messageOf(issue.code === 'invalid_union' ? 'This has the wrong type' : issue.message),
      },
    ];
  });

const shapeCodes = new Set<string>(['invalid_type', 'invalid_union', 'unrecognized_keys']);

/** Shape errors (wrong types, unknown or missing fields) are 400; unacceptable values are 422. */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  where: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (where === 'params') throw notFound();
  const fields = toFields(result.error);
  const shape = result.error.issues.some((i) => shapeCodes.has(i.code));
  const said = fields[0]?.message ?? sentence('Check what you entered.');
  throw where === 'query' || shape ? malformed(said, fields) : invalid(said, fields);
}
