import type { Frequency } from '../../../shared/gst/periods.ts';

/** Tax on each side; rupees, null if nothing is stored. */
interface Across {
  books: number | null;
  a: number | null;
  b: number | null;
}

/** A supplier's year; rupees. */
export interface SupplierRow {
  gstin: string;
  name: string;
  months: Record<string, Across>;
  total: { books: number; a: number; b: number };
  missing: number;
  unpaid: number;
  at_risk: number;
  no_gstr1: string[];
  no_gstr3b: string[];
  cancelled: string;
  letters: { language: 'en' | 'hi'; channel: 'email' | 'message' | 'print'; at: string; by: string }[];
}

/** Response of the year by supplier. */
export interface SupplierYearAnswer {
  financial_year: string;
  registration_id: string;
  gstin: string;
  frequency: Frequency;
  can_edit: boolean;
  months: (Across & { period: string; credit3b: number | null })[];
  totals: {
    suppliers: number;
    missing: number;
    unpaid: number;
    at_risk: number;
    no_gstr3b: number;
    no_gstr1: number;
  };
  found: number;
  page: number;
  suppliers: SupplierRow[];
}

/** Suppliers per page. */
export const PAGE = 100;

/** Rupees of a response in paise, for display. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** A mailto link for a letter. Some mail programs truncate long letters: those are copied instead. */
export const mailLink = (letter: { subject: string; text: string }): string | undefined => {
  const link = `mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.text)}`;
  return link.length <= 8000 ? link : undefined;
};
