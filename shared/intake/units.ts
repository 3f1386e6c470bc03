import type { RawCell } from '../sheets/cells.ts';

/** Words above a table whose figures are thousands, lakhs or more. */
const largerUnit =
  /(?:\bin|₹|\brs\b\.?|\binr)[\s(]*(?:₹|rs\b\.?|inr\b|rupees)?\s*(?:thousands?|lakhs?|lacs?|crores?|millions?|['’]?000s?)(?![\d\p{L}])|[([](?:amounts?|figures)?[\s.:]*(?:in)?[\s.]*(?:₹|rs\b\.?|inr\b|rupees)?[\s.]*(?:thousands?|lakhs?|lacs?|crores?|millions?|mn)\.?[)\]]|(?:हज़ार|हजार|लाख|करोड़|करोड़)\s*(?:रु\S*\s*)?में/iu;

/** The words of title and headings that say so; undefined where the figures are rupees. */
export const unitAbove = (rows: readonly (readonly RawCell[])[]): string | undefined =>
  rows
    .flat()
    .find((raw): raw is string => typeof raw === 'string' && largerUnit.test(raw))
    ?.trim()
    .slice(0, 60);
