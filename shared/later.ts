/** Computes a value on first access, and caches it. */
export const later = <T>(work: () => T): (() => T) => {
  let made: { is: T } | undefined;
  return () => {
    made ??= { is: work() };
    return made.is;
  };
};
