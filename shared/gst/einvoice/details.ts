import * as z from 'zod';
import { isIsoDate } from '../../dates.ts';
import { inWords } from '../../forms/messages.ts';
import { movements, type SupplyType, supplyTypes, transportModes } from './schema.ts';

const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max })).default('');
const code = <T extends string>(codes: readonly T[]) => z.enum(codes, inWords('chooseOne'));
const day = z
  .string()
  .refine((s) => s === '' || isIsoDate(s), inWords('aDate'))
  .default('');
const pin = z
  .string()
  .trim()
  .regex(/^([1-9]\d{5})?$/, inWords('looksLike', { example: '395003' }))
  .default('');
const state = z
  .string()
  .trim()
  .regex(/^(\d{2})?$/, inWords('looksLike', { example: '24' }))
  .default('');
const address = { addr1: line(100), addr2: line(100), loc: line(100), pin, state };

/** Data for e-invoice and e-way bill that an invoice lacks; dates ISO, '' if not given. */
export const detailsWire = z.strictObject({
  supply_type: code(Object.keys(supplyTypes) as SupplyType[]).default('B2B'),
  /** Integrated tax although seller and place of supply are in one State. */
  igst_on_intra: z.boolean().default(false),
  buyer: z.strictObject({ legal_name: line(100), trade_name: line(100), ...address }).optional(),
  dispatch: z.strictObject({ name: line(100), ...address }).optional(),
  ship: z
    .strictObject({
      gstin: line(15).transform((s) => s.toUpperCase()),
      legal_name: line(100),
      trade_name: line(100),
      ...address,
    })
    .optional(),
  export: z
    .strictObject({
      bill_number: line(20),
      bill_date: day,
      port: line(10),
      currency: line(16),
      country: line(2),
    })
    .optional(),
  transport: z
    .strictObject({
      distance: z.number(inWords('aNumber')).int().min(0).max(4000).default(0),
      mode: code(['', ...Object.keys(transportModes)] as ['', ...string[]]).default(''),
      vehicle: line(20).transform((s) => s.replace(/[\s-]/g, '').toUpperCase()),
      vehicle_type: code(['R', 'O']).default('R'),
      transporter_id: line(15).transform((s) => s.toUpperCase()),
      transporter_name: line(100),
      document: line(15),
      document_date: day,
      movement: code(Object.keys(movements)).default('1'),
      movement_words: line(20),
    })
    .optional(),
});
export type EinvoiceDetails = z.output<typeof detailsWire>;

/** The systems' response for a document. `ack_date` and e-way bill dates in their original format. */
export interface EinvoiceReply {
  irn: string;
  ack_number: string;
  ack_date: string;
  signed_qr: string;
  signed_invoice: string;
  status: string;
  eway_number: string;
  eway_date: string;
  eway_valid_until: string;
}

/** Data stored with an invoice. `source` is the original document of the file it was imported from. */
export interface KeptEinvoice {
  details?: EinvoiceDetails;
  reply?: EinvoiceReply;
  source?: Record<string, unknown>;
}
