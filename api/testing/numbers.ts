let last = 0;

/** A number no one had yet in this process, or since they began anew. */
export const nextNumber = (): number => ++last;

/** Begins anew: a server whose answers are kept meets the same people at every run. */
export const numbersAnew = (): void => {
  last = 0;
};
