/** Repeatable random numbers: the same seed gives the same file, so that a finding can be looked at again. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const tokens = [
  '',
  '\u0000',
  '"',
  "'",
  '<',
  '&',
  ']]>',
  '&#4;',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '</',
  '^',
  '^^^^^',
  ',',
  ';',
  '\t',
  '\r',
  '\n\n\n',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  '-',
  '-1e308',
  '9'.repeat(400),
  '0x1F',
  '1/0',
  'NaN',
  '31-02-2026',
  '0000-00-00',
  '१२३',
  'नमूना',
  '👩🏽‍💻',
  '\uD800',
  '\uFEFF',
  ' '.repeat(3000),
  '('.repeat(2000),
];

/** A text with one to five random damage. */
export function mutateText(text: string, seed: number): string {
  const pick = randomOf(seed);
  let out = text;
  for (let n = 1 + pick(5); n > 0; n--) {
    const at = pick(out.length + 1);
    const end = Math.min(out.length, at + pick(1 + Math.min(out.length, 2000)));
    const way = pick(7);
    if (way === 0) out = out.slice(0, at);
    else if (way === 1) out = out.slice(0, at) + out.slice(end);
    else if (way === 2) out = out.slice(0, at) + out.slice(at, end).repeat(2 + pick(20)) + out.slice(end);
    else if (way === 3) out = out.slice(0, at) + tokens[pick(tokens.length)] + out.slice(at);
    else if (way === 4) out = out.slice(0, at) + tokens[pick(tokens.length)] + out.slice(at + 1);
    else if (way === 5) out = out.slice(0, at) + String.fromCharCode(pick(0x300)) + out.slice(at + 1);
    else out = out.slice(end) + out.slice(0, at);
  }
  return out.slice(0, 2_000_000);
}

const values: readonly unknown[] = [
  null,
  true,
  '',
  [],
  {},
  [[]],
  [null],
  [{}],
  -1,
  0.1,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER,
  'x'.repeat(5000),
  '-',
  '0',
  '31/02/2026',
  '=1+1',
  { length: 1e9 },
  { toString: 'x' },
];
const names = ['__proto__', 'constructor', 'prototype', 'toString', '', 'length', '0', ' '];

/** A JSON value with one to six members replaced, renamed, dropped or repeated. */
export function mutateJson(value: unknown, seed: number): unknown {
  const pick = randomOf(seed);
  const root: { at: unknown } = { at: structuredClone(value) };
  for (let n = 1 + pick(6); n > 0; n--) {
    const places: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, below] of Object.entries(node)) {
        places.push([node as Record<string, unknown>, key]);
        walk(below);
      }
    };
    walk(root);
    const [holder, key] = places[pick(places.length)]!;
    const way = pick(5);
    // A copy: later damage must not reach what the next file is damaged with.
    const fresh = structuredClone(values[pick(values.length)]);
    if (way <= 1) holder[key] = fresh;
    else if (way === 2 && holder !== root && !Array.isArray(holder)) {
      const name = names[pick(names.length)]!;
      // As JSON.parse would: an own member, not the prototype.
      Object.defineProperty(holder, name, {
        value: holder[key],
        enumerable: true,
        configurable: true,
        writable: true,
      });
      delete holder[key];
    } else if (way === 3 && holder !== root) delete holder[key];
    else {
      const was = holder[key];
      holder[key] = Array.isArray(was)
        ? [...was, ...structuredClone(was), fresh]
        : [was, structuredClone(was)];
    }
  }
  // Only what a file can hold: no gaps in lists, no values JSON does not know.
  return JSON.parse(JSON.stringify(root.at) ?? 'null');
}

/** Bytes with one to eight random damage: changed, cut off, left out or repeated. */
export function mutateBytes(bytes: Buffer, seed: number): Buffer {
  const pick = randomOf(seed);
  let out = Buffer.from(bytes);
  for (let n = 1 + pick(8); n > 0; n--) {
    const at = pick(out.length + 1);
    const end = Math.min(out.length, at + pick(400));
    const way = pick(8);
    if (way === 0) out = out.subarray(0, at);
    else if (way === 1) out = Buffer.concat([out.subarray(0, at), out.subarray(end)]);
    else if (way === 2) out = Buffer.concat([out.subarray(0, end), out.subarray(at)]);
    else if (at < out.length)
      out = Buffer.concat([out.subarray(0, at), Buffer.of(pick(256)), out.subarray(at + 1)]);
  }
  return out;
}
