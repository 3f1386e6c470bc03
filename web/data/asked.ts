/**
 * A value an address asks for: the one of `known` it names, the usual one when it names none, or what it said instead, so that
 * a slip in an address is told and never taken for something else.
 */
export function askedFor<T extends string>(
  said: string | null,
  known: readonly T[],
  usual: T,
): { value: T; unknown?: string } {
  if (said === null || said === '') return { value: usual };
  const found = known.find((k) => k === said);
  return found === undefined ? { value: usual, unknown: said.slice(0, 40) } : { value: found };
}
