import { malformed } from '../base/errors.ts';
import { hasForbiddenKey } from './forbidden-key.ts';

/**
 * The object or array of a JSON text; 400 for anything else, for keys that reach a prototype and for
 * excessive nesting.
 */
export function parseJson(bytes: Uint8Array): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw malformed('The body is not valid JSON.');
  }
  if (value === null || typeof value !== 'object') throw malformed('The body is not valid JSON.');
  if (hasForbiddenKey(value)) throw malformed('The body contains a forbidden key or is nested too deeply.');
  return value;
}
