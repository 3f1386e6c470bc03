let last = 0;

/** The next unused number in this process, counted from the last restart. */
export const nextNumber = (): number => ++last;

/** Restarts the count, so that a server whose answers are recorded meets the same people in every run. */
export const numbersAnew = (): void => {
  last = 0;
};
