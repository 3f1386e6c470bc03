import type { Paise } from '../money.ts';

/** A UPI address as NPCI writes it: `name@handle`. */
export const isUpiId = (text: string): boolean =>
  /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);

/** Text of a UPI payment QR code (NPCI linking specification): payee, name, amount in rupees, note. */
export function upiLink(to: { upi: string; name: string }, amount: Paise, invoiceNumber: string): string {
  const fields = {
    pa: to.upi,
    pn: to.name.slice(0, 50),
    am: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    cu: 'INR',
    tn: `Invoice ${invoiceNumber}`,
  };
  return `upi://pay?${Object.entries(fields)
    .map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
    .join('&')}`;
}
