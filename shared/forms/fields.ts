import * as z from 'zod';
import { isIsoDate } from '../dates.ts';
import * as ids from '../identifiers.ts';
import { patterns } from './messages.ts';

/** How a field is displayed, typed and filled. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'amount'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'choice'
  | 'flag'
  | 'pan'
  | 'tan'
  | 'gstin'
  | 'ifsc'
  | 'aadhaar'
  | 'mobile'
  | 'email'
  | 'pincode';

/** One choice of a drop-down: the stored code (the government's own where there is one) and its English label. */
export interface Option {
  value: string;
  label: string;
}

/** Properties of a field beyond its type. All texts are English source texts. */
export interface FieldMeta {
  kind: FieldKind;
  label: string;
  help?: string;
  /** Section of law shown with the field: `16(ia)`. */
  section?: string;
  /** Path in the government's file relative to the enclosing group or row, for example `Address.PinCode`. */
  json?: string;
  options?: readonly Option[];
  /** Name of a long code list offered while typing; other codes are accepted. */
  suggest?: string;
  /**
   * Representation in the government file: digits as a number, or a flag as the words `true` / `false`.
   * Default: as stored.
   */
  jsonAs?: 'number' | 'true-false';
  /** Written when nothing is typed, because the file requires the key; read back as nothing typed. */
  jsonDefault?: string | number;
  /** A flag that is on by default. */
  on?: true;
  /** Derived by `compute`, shown read-only, never typed. */
  computed?: boolean;
  /** Copied into next year's return; else as set on the enclosing group. */
  keeps?: boolean;
  /** Stored for a question about an answer: never displayed, required or written. */
  hidden?: true;
  /**
   * Hidden and not required unless this is true; `row` is the enclosing row or group, `all` the whole form data. A method, so
   * that a condition may declare only the names of its own forms.
   */
  when?(row: Record<string, unknown>, all: Record<string, unknown>): boolean;
  /**
   * Message instead of the general one for an amount that is in neither the tax nor the file; `{amount}` is the figure.
   * False if a rule already compares the amount.
   */
  unused?: string | false;
  /** Where the path or limit comes from when the department's own file was not available. */
  /** An amount in the file without effect on the tax: particulars, balances, notes. All other amounts affect it. */
  reported?: true;
  /** Keys of the amounts in the same row to which this claim relates: tax deducted or collected, less other claims. */
  claims?: { of: readonly string[]; less?: string; did: 'deducted' | 'collected' };
  source?: string;
  placeholder?: string;
}

/** Properties of a group (object) or repeater (rows). */
export interface GroupMeta {
  label: string;
  help?: string;
  section?: string;
  json?: string;
  when?: FieldMeta['when'];
  /** Rows only: name of one row (`Employer`) and the limits. */
  rowLabel?: string;
  /** Rows only: opened as a table. */
  grid?: true;
  maxRows?: number;
  minRows?: number;
  /** Rows only: the government file wants a running number under this key. */
  serial?: string;
  /** Copied into next year's return with everything typed in it except amounts. */
  keeps?: boolean;
  /** All its amounts are reported only, as a field's may be. */
  reported?: true;
  source?: string;
}

type Texts = Omit<FieldMeta, 'kind' | 'label' | 'options'>;
const LAKH_CRORE = 99_999_999_999_999;

/** Whole rupees, by default 0 to 14 digits. */
export function amount(label: string, o: Texts & { min?: number; max?: number } = {}) {
  const { min = 0, max = LAKH_CRORE, ...rest } = o;
  return z
    .number(patterns.wholeRupees)
    .int(patterns.wholeRupees)
    .min(min, min === 0 ? patterns.notNegative : patterns.atLeast)
    .max(max, patterns.atMost)
    .meta({ kind: 'amount', label, ...rest } satisfies FieldMeta);
}

/** A whole number that is not money. */
export function integer(label: string, o: Texts & { min?: number; max?: number } = {}) {
  const { min = 0, max = LAKH_CRORE, ...rest } = o;
  return z
    .number(patterns.wholeNumber)
    .int(patterns.wholeNumber)
    .min(min, patterns.atLeast)
    .max(max, patterns.atMost)
    .meta({ kind: 'integer', label, ...rest } satisfies FieldMeta);
}

/** A number with at most `places` decimals (percentages, quantities, rates). Not for money. */
export function decimal(label: string, o: Texts & { min?: number; max?: number; places?: number } = {}) {
  const { min = 0, max = LAKH_CRORE, places = 2, ...rest } = o;
  const scale = 10 ** places;
  return z
    .number(patterns.aNumber)
    .min(min, patterns.atLeast)
    .max(max, patterns.atMost)
    .refine((n) => Math.abs(n * scale - Math.round(n * scale)) < 1e-6, patterns.aNumber)
    .meta({ kind: 'decimal', label, ...rest } satisfies FieldMeta);
}

/** Free text on one line; `pattern` with an `example` shows the format. */
export function text(
  label: string,
  o: Texts & {
    min?: number;
    max?: number;
    pattern?: RegExp;
    example?: string;
    kind?: 'text' | 'multiline';
  } = {},
) {
  const { min = 0, max = 125, pattern, example, kind = 'text', ...rest } = o;
  let schema = z.string(patterns.required).max(max, patterns.tooLong);
  if (min > 0) schema = schema.min(min, min === 1 ? patterns.required : patterns.tooShort);
  if (pattern)
    schema = schema.refine(
      (s) => pattern.test(s),
      example ? { error: patterns.looksLike, params: { example } } : { error: patterns.wrongForm },
    );
  return schema.meta({
    kind,
    label,
    ...(example ? { placeholder: example } : {}),
    ...rest,
  } satisfies FieldMeta);
}

/** A drop-down or radio group over codes. */
export function choice<const T extends readonly Option[]>(label: string, options: T, o: Texts = {}) {
  return z
    .enum(options.map((x) => x.value) as [T[number]['value'], ...T[number]['value'][]], patterns.chooseOne)
    .meta({ kind: 'choice', label, options, ...o } satisfies FieldMeta);
}

const YES_NO = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
] as const;

/** A yes/no question stored as the government's `Y` and `N`. */
export function yesNo(label: string, o: Texts = {}) {
  return choice(label, YES_NO, o);
}

/** A check box stored as a boolean. */
export function flag(label: string, o: Texts = {}) {
  return z.boolean(patterns.chooseOne).meta({ kind: 'flag', label, ...o } satisfies FieldMeta);
}

/** A calendar date `YYYY-MM-DD` (IST), optionally within inclusive bounds. */
export function date(label: string, o: Texts & { from?: string; to?: string } = {}) {
  const { from, to, ...rest } = o;
  return z
    .string(patterns.aDate)
    .refine(isIsoDate, { error: patterns.aDate, abort: true })
    .refine((d) => (!from || d >= from) && (!to || d <= to), {
      error: from && to ? patterns.dateWithin : from ? patterns.dateFrom : patterns.dateTo,
      params: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    })
    .meta({ kind: 'date', label, ...rest } satisfies FieldMeta);
}

const identifier =
  (kind: FieldKind, test: (s: string) => boolean, example: string) =>
  (label: string, o: Texts = {}) =>
    z
      .string(patterns.required)
      .refine(test, { error: patterns.looksLike, params: { example } })
      .meta({ kind, label, placeholder: example, ...o } satisfies FieldMeta);

/** Permanent account number. */
export const pan = identifier('pan', ids.isPan, 'ABCPE1234F');
/** Tax deduction account number. */
export const tan = identifier('tan', ids.isTan, 'DELA12345B');
/** GST identification number, check character included. */
export const gstin = identifier('gstin', ids.isGstin, '27AAPFU0939F1ZV');
/** Bank branch code. */
export const ifsc = identifier('ifsc', ids.isIfsc, 'SBIN0001234');
/** Aadhaar number with its Verhoeff digit. */
export const aadhaar = identifier('aadhaar', ids.isAadhaar, '12 digits');
/** Indian mobile number, ten digits. */
export const mobile = identifier('mobile', ids.isMobile, '9876543210');
/** E-mail address. */
export const email = identifier('email', ids.isEmail, 'name@example.in');
/** Six-digit PIN code. */
export const pincode = identifier('pincode', ids.isPincode, '110001');

/** A named group of fields; `json` is its path in the government file. */
export function group<S extends z.core.$ZodLooseShape>(meta: GroupMeta, shape: S) {
  return z.strictObject(shape).meta({ ...meta, group: true });
}

/** A repeater: a table of rows of one shape. Row limits are checked by the form, so that row errors still show. */
export function rows<S extends z.core.$ZodLooseShape>(meta: GroupMeta & { rowLabel: string }, shape: S) {
  return z.array(z.strictObject(shape)).meta({ ...meta, rows: true });
}
