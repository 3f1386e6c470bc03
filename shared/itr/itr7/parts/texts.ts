import { text } from '../../../forms/fields.ts';

/** A longer text of at most `max` characters. */
export const multiline = (label: string, json: string, max: number) => text(label, { json, max }).optional();
