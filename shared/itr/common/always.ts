import { isObject } from '../json/path.ts';
import { ofParts } from './of-parts.ts';

/** A part with nothing in it; always the same object, so that work on it is known again. */
const NOTHING: object = Object.freeze({});

/** A part that is always there, so that an empty form shows its errors by field. */
export const orEmpty = (part: unknown): unknown => (part === undefined ? NOTHING : part);

/** The personal particulars with their address, likewise. */
export const personalOf = ofParts<{ personal?: unknown }>()(['personal'], ({ personal }) => {
  const part = orEmpty(personal);
  return isObject(part) ? { ...part, address: orEmpty(part['address']) } : part;
});
