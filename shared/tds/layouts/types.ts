/**
 * A text-file layout as data: which value stands in which field of which record. Field numbers count from 1 and include the
 * running line number. What a layout leaves out stays empty in the file.
 */
export type RecordType = 'FH' | 'BH' | 'CD' | 'DD';

/**
 * How a value is written. `paise`: integer paise as rupees with two decimals; `rupees`: integer paise, which must be whole
 * rupees, with `.00`; `rate`: ten-thousandths as four decimals; `date`: ddmmyyyy; `int`; `text`.
 */
export type Format = 'text' | 'int' | 'paise' | 'rupees' | 'rate' | 'date';

/** `[field number, name of the value, how it is written]`. */
export type FieldSpec = readonly [number: number, value: string, format?: Format];

export interface Layout {
  form: string;
  /** The department's file-format version this follows, or what is known of it. */
  version: string;
  records: Readonly<Record<RecordType, { count: number; fields: readonly FieldSpec[] }>>;
  /** What of this layout is not public and how far it can be trusted; shown to the user before an export. */
  notice?: string;
  source: string;
}
