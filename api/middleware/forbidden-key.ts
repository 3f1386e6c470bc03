// The last three determine how an object converts to text, number or JSON: a value under them makes
// `String(x)` throw.
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON']);
const deepest = 100;

/**
 * Whether parsed JSON has keys that reach a prototype or override a built-in method at any depth, or is
 * nested deeper than any form.
 */
export function hasForbiddenKey(value: unknown): boolean {
  // Iterative: a megabyte of opening brackets must not exhaust the stack.
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.value === null || typeof next.value !== 'object') continue;
    if (next.depth > deepest) return true;
    for (const [key, child] of Object.entries(next.value)) {
      if (forbiddenKeys.has(key)) return true;
      if (child !== null && typeof child === 'object') waiting.push({ value: child, depth: next.depth + 1 });
    }
  }
  return false;
}
