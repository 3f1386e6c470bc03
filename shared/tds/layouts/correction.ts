import type { FieldSpec, Layout, RecordLayout, RecordType } from './types.ts';

/**
 * Additional fields of a correction of 24Q, 26Q, 27Q or 27EQ: its type, tokens, and the original of every
 * record, by which the department identifies it. From published tables of the old forms; those of 2026 are
 * not published.
 */
const added: Readonly<Partial<Record<RecordType, readonly FieldSpec[]>>> = {
  FH: [[18, 'conso_hash', 'text', 100, 'M']],
  BH: [
    [6, 'transaction_type', 'text', 2, 'M'],
    [7, 'batch_update', 'digits', 1, 'M'],
    [8, 'original_token', 'digits', 15, 'M'],
    [12, 'last_tan', 'text', 10, 'M'],
    [53, 'last_type', 'text', 1, 'M'],
  ],
  CD: [
    [7, 'update', 'digits', 1, 'C'],
    [11, 'last_challan_serial', 'digits', 5, 'C'],
    [13, 'last_voucher', 'digits', 9, 'C'],
    [15, 'last_bsr', 'digits', 7, 'C'],
    [17, 'last_date', 'date', 8, 'C'],
    [28, 'last_total', 'rupees', 15, 'C'],
  ],
  DD: [
    [9, 'last_pan', 'text', 10, 'C'],
    [11, 'last_reference', 'text', 10, 'C'],
    [18, 'last_total_deducted', 'paise', 15, 'C'],
    [20, 'last_deposited', 'paise', 15, 'C'],
  ],
  SD: [[20, 'last_gross_total', 'paise', 15, 'C']],
  '94P': [[16, 'last_gross_total', 'paise', 15, 'C']],
};

/** Names of the batch header that only a batch correcting the deductor gives: branch, addresses, person responsible. */
export const partyFields =
  /^(?:branch|address_\w+|state|pincode|email\w*|std_code\w*|phone\w*|responsible_\w+)$/;

/** Fields a kind of batch leaves empty though a regular statement must fill them. */
const optional = (type: RecordType, [, name]: FieldSpec): boolean =>
  (type === 'BH' && partyFields.test(name)) || (type === 'DD' && name === 'mode');

/** The layout of a form's records in a correction. */
export function correctionLayout(layout: Layout): Readonly<Partial<Record<RecordType, RecordLayout>>> {
  const out: Partial<Record<RecordType, RecordLayout>> = {};
  for (const [type, record] of Object.entries(layout.records) as [RecordType, RecordLayout][])
    out[type] = {
      count: record.count,
      fields: [
        ...record.fields.map((f): FieldSpec => (optional(type, f) ? [f[0], f[1], f[2], f[3], 'O'] : f)),
        ...(added[type] ?? []),
      ],
    };
  return out;
}
