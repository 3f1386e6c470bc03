import * as z from 'zod';
import { amount, choice, type FieldMeta, type Option, pincode, text } from '../../forms/fields.ts';
import { patterns } from '../../forms/messages.ts';
import { isPan, isTan } from '../../identifiers.ts';
import { tanCities } from '../codes/tan-cities.ts';

type More = Omit<FieldMeta, 'kind' | 'label' | 'options' | 'json'>;
type Limits = { min?: number; max?: number };

/** Typed whole rupees, may be left empty; the file gets 0 wherever its enclosing node is written. */
export const money = (label: string, json: string | undefined, o: More & Limits = {}) =>
  amount(label, { ...(json ? { json, jsonDefault: 0 } : {}), ...o }).optional();

/** Typed whole rupees that the file leaves out when empty. */
export const moneyIfAny = (label: string, json: string | undefined, o: More & Limits = {}) =>
  amount(label, { ...(json ? { json } : {}), ...o }).optional();

/** A computed figure, 0 in the file wherever its enclosing node is written; negative only if `min` allows it. */
export const total = (label: string, json: string | undefined, o: More & Limits = {}) =>
  amount(label, { ...(json ? { json, jsonDefault: 0 } : {}), computed: true, ...o }).optional();

/** A worked-out figure the file leaves out when nil. */
export const totalIfAny = (label: string, json: string | undefined, o: More & Limits = {}) =>
  amount(label, { ...(json ? { json } : {}), computed: true, ...o }).optional();

/** Required text of 1 to `max` characters. */
export const words = (label: string, json: string, max: number, o: More = {}) =>
  text(label, { json, min: 1, max, ...o });

/** Optional text of at most `max` characters. */
export const wordsIfAny = (label: string, json: string | undefined, max: number, o: More = {}) =>
  text(label, { ...(json ? { json } : {}), max, ...o }).optional();

/** A drop-down over the department's codes. */
export const code = <const T extends readonly Option[]>(
  label: string,
  json: string | undefined,
  options: T,
  o: More = {},
) => choice(label, options, { ...(json ? { json } : {}), ...o });

/**
 * Nature of business: chosen from the department's list (`codes/businesses.ts`); a draft accepts any code of
 * the same form.
 */
export const businessCode = (json: string, list: string, example: string) =>
  text('Business code', { json, pattern: /^\d{5}(_\d)?$/, example, suggest: list });

/** PIN code, a number in the file. */
export const pin = (json: string, o: More = {}) => pincode('PIN code', { json, jsonAs: 'number', ...o });

/** TAN as in ITR files, with a valid city code. */
export const itrTan = (label: string, json: string, o: More = {}) =>
  z
    .string(patterns.required)
    .refine((s) => isTan(s) && tanCities.includes(s.slice(0, 3)), {
      error: patterns.looksLike,
      params: { example: 'DELA12345B' },
    })
    .meta({ kind: 'tan', label, json, placeholder: 'DELA12345B', ...o } satisfies FieldMeta);

/** PAN of the signatory, where the form accepts only an individual's. */
export const personPan = (label: string, json: string, o: More = {}) =>
  z
    .string(patterns.required)
    .refine(isPan, { error: patterns.looksLike, params: { example: 'ABCPE1234F' }, abort: true })
    .refine((s) => s[3] === 'P', patterns.panOfPerson)
    .meta({ kind: 'pan', label, json, placeholder: 'ABCPE1234F', ...o } satisfies FieldMeta);

/** Telephone as in the ITR schemas: 5 to 10 digits not starting with zero, ten for India; a number in the file. */
export const phone = (label: string, json: string, o: More = {}) =>
  z
    .string(patterns.required)
    .refine((s) => /^[1-9]\d{4,9}$/.test(s), { error: patterns.looksLike, params: { example: '9876543210' } })
    .meta({
      kind: 'mobile',
      label,
      json,
      jsonAs: 'number',
      placeholder: '9876543210',
      ...o,
    } satisfies FieldMeta);

/** Country code of a telephone number, 91 when nothing is typed. */
export const dialCode = (json: string, o: More = {}) =>
  text('Country code', {
    json,
    jsonAs: 'number',
    jsonDefault: 91,
    pattern: /^[1-9]\d{0,4}$/,
    example: '91',
    ...o,
  }).optional();

/** Account and reference numbers of banks as the schema's pattern has them, anchored. */
export const ACCOUNT = /^(?=.*[A-Za-z1-9])[A-Za-z0-9][A-Za-z0-9/-]{0,19}$/;
