/**
 * Parses a typed number; grouping commas and a percent sign are allowed. null if empty, undefined if not a
 * number.
 */
export function readNumber(text: string, whole: boolean): number | null | undefined {
  const plain = text.replace(/[,\s%]/g, '').replace('−', '-');
  if (plain === '') return null;
  if (!(whole ? /^-?\d+$/ : /^-?(\d+\.?\d*|\.\d+)$/).test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
