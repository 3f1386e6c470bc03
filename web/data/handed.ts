/** A file passed from one page to another: to a return's wizard, keyed by client, or to the import page. */
let held: { whom: string; file: File } | undefined;

/** Passes a file to the page that reads it when it opens. Held in the memory of this tab only. */
export const hand = (whom: string, file: File): void => {
  held = { whom, file };
};

/** Whether a file is waiting. */
export const isHanded = (whom: string): boolean => held?.whom === whom;

/** Takes the waiting file, once. */
export function takeHanded(whom: string): File | undefined {
  if (held?.whom !== whom) return undefined;
  const { file } = held;
  held = undefined;
  return file;
}
