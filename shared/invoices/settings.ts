import * as z from 'zod';
import { inWords } from '../forms/messages.ts';
import { isIfsc } from '../identifiers.ts';
import { isUpiId } from './upi.ts';

/** Largest logo in bytes; it is printed at most 48 mm wide. */
export const logoBytes = 200_000;

const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max })).default('');

/** Where a customer pays by bank transfer. */
const bankWire = z.strictObject({
  account_name: line(120),
  bank_name: line(120),
  account_number: z
    .string()
    .trim()
    .regex(/^(\d{6,18})?$/, inWords('looksLike', { example: '30012345678' }))
    .default(''),
  ifsc: z
    .string()
    .trim()
    .toUpperCase()
    .refine((s) => s === '' || isIfsc(s), inWords('looksLike', { example: 'SBIN0001234' }))
    .default(''),
});
export type Bank = z.output<typeof bankWire>;

const noBank: Bank = { account_name: '', bank_name: '', account_number: '', ifsc: '' };

/** Colours of an invoice's head and lines; each is dark enough for white words on it and for a black-and-white printer. */
export const invoiceColours = {
  blue: '#1f3a5f',
  green: '#1d5c3a',
  teal: '#0f5961',
  maroon: '#7a1f2b',
  purple: '#4b2a6b',
  black: '#222222',
} as const;
export type InvoiceColour = keyof typeof invoiceColours;
const colourNames = Object.keys(invoiceColours) as InvoiceColour[];

/** Details printed on every invoice of an entity, saved with the entity. */
export const invoiceSettingsWire = z
  .strictObject({
    /** 0 until first saved. */
    version: z.number().int().min(0),
    /** A picture as a data URL; empty if none. */
    logo: z
      .string()
      .max(Math.ceil(logoBytes / 3) * 4 + 40, 'The picture is too large: at most 200 KB')
      .regex(/^(data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2})?$/, 'Choose a PNG or JPEG picture')
      .default(''),
    upi_id: z
      .string()
      .trim()
      .refine((s) => s === '' || isUpiId(s), inWords('looksLike', { example: 'rao@okaxis' }))
      .default(''),
    bank: bankWire.default(noBank),
    notes: line(2000),
    terms: line(2000),
    colour: z.enum(colourNames).default('blue'),
    /** In which invoices and credit notes are printed. */
    language: z.enum(['en', 'hi']).default('en'),
  })
  .superRefine(({ bank }, context) => {
    if (bank.account_number && !bank.ifsc)
      context.addIssue({ code: 'custom', path: ['bank', 'ifsc'], message: inWords('required') });
    if (bank.ifsc && !bank.account_number)
      context.addIssue({
        code: 'custom',
        path: ['bank', 'account_number'],
        message: inWords('required'),
      });
  });

export type InvoiceSettings = Omit<z.output<typeof invoiceSettingsWire>, 'version'>;

export const noSettings: InvoiceSettings = {
  logo: '',
  upi_id: '',
  bank: noBank,
  notes: '',
  terms: '',
  colour: 'blue',
  language: 'en',
};
