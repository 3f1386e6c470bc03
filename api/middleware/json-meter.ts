import type { BodyCap } from '../base/limits.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const open = new Set([0x5b, 0x7b]);
const close = new Set([0x5d, 0x7d]);

/** The limit a fully counted JSON text exceeds. */
export type Excess = 'values' | 'rows' | 'depth';

/**
 * Counts the values of a JSON text while its bytes arrive, without parsing it: a few megabytes of `{},` would
 * become gigabytes. The first scalar of an array or object is not counted. Invalid JSON is counted
 * approximately and refused later.
 */
export function createMeter(cap: BodyCap): (bytes: Uint8Array) => Excess | undefined {
  let depth = 0;
  let values = 0;
  let rows = 0;
  let inText = false;
  let escaped = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === backslash) escaped = true;
        else if (byte === quote) inText = false;
      } else if (byte === quote) inText = true;
      else if (byte === comma) values++;
      else if (open.has(byte)) {
        values++;
        if (depth === 2) rows++;
        depth++;
        if (depth > cap.depth) return 'depth';
      } else if (close.has(byte)) depth--;
      if (values > cap.values) return 'values';
      if (rows > cap.rows) return 'rows';
    }
    return undefined;
  };
}

/** End of the array or object that begins at `from`; undefined if beyond the text. */
function endOf(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const c = text[at];
    if (c === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (c === '[' || c === '{') depth++;
    else if ((c === ']' || c === '}') && --depth === 0) return at + 1;
  }
  return undefined;
}

const key = /\s*,?\s*("(?:[^"\\]|\\.)*")\s*:\s*/y;
const plain = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*(?=\s*[,}])|true|false|null/y;

/** Scalar members of the object whose JSON begins with `text`, as far as visible. */
export function headOf(text: string): Record<string, unknown> {
  const head: Record<string, unknown> = Object.create(null);
  let at = /^\uFEFF?\s*\{/.exec(text)?.[0].length ?? 0;
  while (at > 0) {
    key.lastIndex = at;
    const name = key.exec(text)?.[1];
    if (!name) break;
    at = key.lastIndex;
    if (text[at] === '[' || text[at] === '{') {
      at = endOf(text, at) ?? 0;
      continue;
    }
    plain.lastIndex = at;
    const value = plain.exec(text)?.[0];
    if (!value) break;
    at = plain.lastIndex;
    try {
      head[JSON.parse(name) as string] = JSON.parse(value);
    } catch {
      break;
    }
  }
  return head;
}
