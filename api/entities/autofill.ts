import { readFile } from 'node:fs/promises';
import { sentence } from '../../shared/forms/messages.ts';
import { otherKind } from '../../shared/intake/recognise.ts';
import { beginningOf } from '../../shared/itr/begin.ts';
import { entityFromJson } from '../../shared/itr/entity-autofill.ts';
import { invalid, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { hasForbiddenKey } from '../middleware/forbidden-key.ts';

const unreadable = 'Could not extract data from JSON file. Please check the file format.';
const megabytes = sizes.governmentFile / (1024 * 1024);

/** Parses an uploaded JSON file; 400 with the reason. A byte order mark is allowed. */
export async function readJsonFile(path: string): Promise<unknown> {
  const bytes = await readFile(path);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed(unreadable, [{ path: 'jsonFile', message: 'This file is not valid JSON' }]);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed(unreadable, [{ path: 'jsonFile', message: 'The file must contain one JSON object' }]);
  if (hasForbiddenKey(value))
    throw malformed(unreadable, [
      { path: 'jsonFile', message: 'The file contains a forbidden key or is nested too deeply' },
    ]);
  return value;
}

/**
 * `POST /companies/upload-json-autofill`: maps an ITR or prefill JSON to the entity form, and names the
 * return it can start; stores nothing.
 */
export const uploadJsonAutofill = route({
  method: 'POST',
  path: '/companies/upload-json-autofill',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['jsonFile'],
    maxBytes: sizes.governmentFile,
    tooLarge: sentence("The file is larger than {max} MB. A return's JSON is smaller than that.", {
      max: megabytes,
    }),
  },
  readOnly: true,
  aside: import.meta.url,
  handle: async ({ uploads }) => {
    const file = uploads['jsonFile'];
    if (!file || file.size === 0 || !file.name.toLowerCase().endsWith('.json'))
      throw malformed('Please select a JSON file', [
        { path: 'jsonFile', message: 'Please select a JSON file' },
      ]);
    const json = await readJsonFile(file.path);
    const found = entityFromJson(json);
    if (!found.ok) {
      const other = otherKind(json, ['itr', 'prefill']);
      throw invalid(
        other ? found.reason : { text: unreadable },
        [{ path: 'jsonFile', message: found.reason }],
        other ? 'other_kind' : 'unreadable_json',
      );
    }
    return { status: 'success', data: found.data, ignored: found.ignored, begins: beginningOf(json) ?? null };
  },
});
