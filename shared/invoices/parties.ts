import * as z from 'zod';
import { patterns } from '../forms/messages.ts';
import { states as gstStates } from '../gst/data/states.ts';
import { isGstin } from '../identifiers.ts';

/** Places of supply: GST State codes with their names, in code order. */
export const states = Object.entries(gstStates)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([value, name]) => ({ value, label: `${value} ${name}` }));

/** A customer's GSTIN; empty for an unregistered customer. */
export const gstinOrEmpty = z
  .string()
  .refine((s) => s === '' || isGstin(s), {
    error: patterns.looksLike,
    params: { example: '27AAPFU0939F1ZV' },
  })
  .meta({ kind: 'gstin', label: 'Customer GSTIN', placeholder: '27AAPFU0939F1ZV' });
