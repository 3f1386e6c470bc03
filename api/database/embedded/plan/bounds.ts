import { encodeValue, inverted, TYPE } from '../base/keys.ts';
import type { Predicate } from './predicates.ts';

/** Keys from `from` (inclusive) to `to` (exclusive), in memcmp order. */
export type Interval = { from: Uint8Array; to: Uint8Array };

/** Sorts after every continuation of an equal value, before the escapes of a longer one (see keys.ts). */
const AFTER = 0xfb;
/** Sorts before every continuation of an equal value, after the escapes of an inverted longer one. */
const BEFORE = 0x02;

const join = (prefix: Uint8Array, ...rest: (Uint8Array | number)[]): Uint8Array =>
  Buffer.concat([prefix, ...rest.map((r) => (typeof r === 'number' ? Uint8Array.of(r) : r))]);

/** Prefix of all keys whose next component equals the value. */
export const pointPrefix = (prefix: Uint8Array, value: unknown, descending: boolean): Uint8Array => {
  const bytes = encodeValue(value);
  return join(prefix, descending ? inverted(bytes) : bytes);
};

/** All keys with the prefix. */
export const prefixInterval = (prefix: Uint8Array): Interval =>
  prefix.length === 0
    ? { from: new Uint8Array([0]), to: new Uint8Array([0xff]) }
    : { from: join(prefix, BEFORE), to: join(prefix, AFTER) };

/** Keys with the prefix whose next component is in the range, within its type bracket. */
export const rangeInterval = (
  prefix: Uint8Array,
  range: Extract<Predicate, { kind: 'range' }>,
  descending: boolean,
): Interval => {
  const low = range.low && encodeValue(range.low.value);
  const high = range.high && encodeValue(range.high.value);
  // NaN sorts below every number but is in no range.
  const bottom = range.type === TYPE.number ? encodeValue(-Infinity) : new Uint8Array([range.type]);
  if (!descending)
    return {
      from: low ? join(prefix, low, ...(range.low!.inclusive ? [] : [AFTER])) : join(prefix, bottom),
      to: high ? join(prefix, high, ...(range.high!.inclusive ? [AFTER] : [])) : join(prefix, range.type + 1),
    };
  return {
    from: high
      ? join(prefix, inverted(high), range.high!.inclusive ? BEFORE : AFTER)
      : join(prefix, ~range.type & 0xff),
    to: low
      ? join(prefix, inverted(low), range.low!.inclusive ? AFTER : BEFORE)
      : range.type === TYPE.number
        ? join(prefix, inverted(bottom), AFTER)
        : join(prefix, (~range.type & 0xff) + 1),
  };
};

/** Sorted, without empty or overlapping intervals. */
export const tidy = (intervals: Interval[]): Interval[] => {
  const sorted = intervals
    .filter((i) => Buffer.compare(i.from, i.to) < 0)
    .sort((a, b) => Buffer.compare(a.from, b.from));
  const out: Interval[] = [];
  for (const next of sorted) {
    const last = out.at(-1);
    if (last && Buffer.compare(next.from, last.to) <= 0) {
      if (Buffer.compare(next.to, last.to) > 0) last.to = next.to;
    } else out.push({ ...next });
  }
  return out;
};
