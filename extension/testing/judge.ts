/** The value at a government path in a page's model; the page leaves the first node out. */
export function modelAt(model: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], model);
}
