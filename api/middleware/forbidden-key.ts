// The last three decide what text, number or JSON an object becomes: a value under them makes `String(x)` throw.
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON']);
const deepest = 100;

/** Whether parsed JSON tries to reach a prototype or replace a method every object has, at any depth, or is nested deeper than any form is. */
export function hasForbiddenKey(value: unknown): boolean {
  // Not recursive: a megabyte of opening brackets must not exhaust the stack.
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
