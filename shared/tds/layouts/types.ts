import type { Quarter } from '../data/forms.ts';

/**
 * A text-file layout as data: the value in each field of each record. Field numbers count from 1 and include
 * the line number. Fields not listed stay blank in the file.
 */
export type RecordType = 'FH' | 'BH' | 'CD' | 'DD' | 'SD' | 'S16' | 'C6A' | '94P' | 'P16' | 'P6A';

/**
 * How a value is written. `paise`: integer paise as rupees with two decimals, `signed` with a minus where below zero; `rupees`:
 * integer paise, which must be whole rupees, with `.00`; `rate`: ten-thousandths as four decimals; `date`: ddmmyyyy; `int`: a
 * number; `digits`: a text of digits; `text`.
 */
export type Format = 'text' | 'digits' | 'int' | 'paise' | 'signed' | 'rupees' | 'rate' | 'date';

/** Whether a field must be filled: always, under a condition (which the checks know), or as one likes. */
type Need = 'M' | 'C' | 'O';

/** `[field number, name of the value, format, maximum length, mandatory]`. */
export type FieldSpec = readonly [number: number, value: string, format: Format, size: number, need: Need];

export interface RecordLayout {
  /** Fields of the record, the empty ones included. */
  count: number;
  fields: readonly FieldSpec[];
}

export interface Layout {
  form: string;
  /** The department's file-format version this follows. */
  version: string;
  records: Readonly<Partial<Record<RecordType, RecordLayout>>>;
  /** Section codes of the form; undefined if the list is not published. */
  codes?: readonly string[];
  /** Remark letters of the form. */
  remarks: string;
  /** Quarters the layout is published for; all where absent. */
  quarters?: readonly Quarter[];
  /** Uncertain points of this layout, shown to the user before an export. */
  notice?: string;
  source: string;
}

/** Values of one record by the names layouts use. Paise stay integers; `undefined` is an empty field. */
export type Values = Record<string, string | number | undefined>;

/** A record before its layout is applied. */
export interface FlatRecord {
  type: RecordType;
  values: Values;
  /** The table and row its values come from: `deductees.3`; empty for headers. */
  from: string;
}
