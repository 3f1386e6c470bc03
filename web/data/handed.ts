/** A file that one page was given and another reads: a return's wizard by its client, or the page of imports. */
let held: { whom: string; file: File } | undefined;

/** Hands a file on to the page that reads it when it opens. In the memory of this tab only. */
export const hand = (whom: string, file: File): void => {
  held = { whom, file };
};

/** Whether a file waits for them. */
export const isHanded = (whom: string): boolean => held?.whom === whom;

/** The file that waits for them, once. */
export function takeHanded(whom: string): File | undefined {
  if (held?.whom !== whom) return undefined;
  const { file } = held;
  held = undefined;
  return file;
}
