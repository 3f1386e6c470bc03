/** Most refused lines that an answer lists; it counts all of them. */
const most = 5000;

export const listedRefused = <T>(lines: readonly T[]): T[] => lines.slice(0, most);
