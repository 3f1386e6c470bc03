import * as z from 'zod';
import { inWords } from '../forms/messages.ts';
import { isEmail } from '../identifiers.ts';

/** Largest logo: of a printed head no more is needed. */
const logoBytes = 100 * 1024;

const line = (max: number) => z.string().trim().max(max, inWords('tooLong', { max }));

/** A PNG or JPEG as a data URL, checked by its first bytes; '' if none. SVG can contain scripts. */
const logo = z
  .string()
  .max(Math.ceil((logoBytes * 4) / 3) + 40, 'The logo must be at most 100 KB')
  .refine(
    (s) =>
      s === '' || /^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]*={0,2}$/.test(s),
    'The logo must be a PNG or JPEG picture',
  );

/** The head of a firm's letters and papers. */
export const letterheadRequest = z.strictObject({
  name: line(200).default(''),
  address: line(500).default(''),
  frn: line(20).default(''),
  phone: line(40).default(''),
  email: line(200)
    .refine((s) => s === '' || isEmail(s), 'Please enter a valid email address')
    .default(''),
  logo: logo.default(''),
});
export type Letterhead = z.output<typeof letterheadRequest>;

/** The letterhead on papers: defaults come from the firm; lines saved by earlier versions are its address. */
export function letterheadOf(firm: {
  name: string;
  address: string;
  frn: string;
  letterhead: Letterhead | string | null;
}): Letterhead {
  const own: Partial<Letterhead> | null =
    typeof firm.letterhead === 'string' ? { address: firm.letterhead } : firm.letterhead;
  const { name = '', address = '', frn = '', phone = '', email = '', logo: picture = '' } = own ?? {};
  return {
    name: name || firm.name,
    address: address || firm.address,
    frn: frn || firm.frn,
    phone,
    email,
    logo: picture,
  };
}
