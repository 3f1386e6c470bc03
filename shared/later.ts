/** Works something out when it is first asked for, and only once. */
export const later = <T>(work: () => T): (() => T) => {
  let made: { is: T } | undefined;
  return () => {
    made ??= { is: work() };
    return made.is;
  };
};
