/**
 * A value requested by the address: the member of `known` it names, the default if it names none, or else its
 * text, so that a typo in an address is reported.
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
