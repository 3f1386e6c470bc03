import { encodeValue, TYPE, typeByte } from './keys.ts';

const utf8Order = (a: string, b: string): number => {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // Surrogates encode code points above the BMP although their code units are lower than some.
    const sx = x >= 0xd800 && x <= 0xdfff;
    const sy = y >= 0xd800 && y <= 0xdfff;
    return sx === sy ? x - y : sx ? 1 : -1;
  }
  return a.length - b.length;
};

/** MongoDB's comparison of two values: negative, zero or positive. Missing and undefined are null. */
export const compareValues = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a < b) return -1;
    if (a > b) return 1;
    if (a === b) return 0;
    return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
  }
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : utf8Order(a, b);
  const ta = typeByte(a);
  const tb = typeByte(b);
  if (ta !== tb) return ta - tb;
  if (ta === TYPE.date) return (a as Date).getTime() - (b as Date).getTime();
  // Booleans, nulls, arrays and documents included: keys keep MongoDB's order.
  return Buffer.compare(encodeValue(a), encodeValue(b));
};

/** Whether MongoDB considers two values equal. */
export const sameValue = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;
