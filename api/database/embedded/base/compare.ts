import type { Doc } from './bson.ts';
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
  switch (ta) {
    case TYPE.null:
    case TYPE.emptyArray:
      return 0;
    case TYPE.boolean:
      return Number(a) - Number(b);
    case TYPE.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case TYPE.array: {
      const x = a as unknown[];
      const y = b as unknown[];
      for (let i = 0; i < x.length && i < y.length; i++) {
        const order = compareValues(x[i], y[i]);
        if (order) return order;
      }
      return x.length - y.length;
    }
    case TYPE.object: {
      const x = a as Doc;
      const y = b as Doc;
      const xs = Object.keys(x);
      const ys = Object.keys(y);
      for (let i = 0; i < xs.length && i < ys.length; i++) {
        const order =
          typeByte(x[xs[i]!]) - typeByte(y[ys[i]!]) ||
          utf8Order(xs[i]!, ys[i]!) ||
          compareValues(x[xs[i]!], y[ys[i]!]);
        if (order) return order;
      }
      return xs.length - ys.length;
    }
    default:
      return Buffer.compare(encodeValue(a), encodeValue(b));
  }
};

/** Whether MongoDB considers two values equal. */
export const sameValue = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;
