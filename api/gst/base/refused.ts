/** Refused lines of a file an answer lists; its count is of all. */
const most = 5000;

export const listedRefused = <T>(lines: readonly T[]): T[] => lines.slice(0, most);
