/** A file that another page was given and that belongs to a return of this client. */
let held: { company: string; file: File } | undefined;

/** Hands a file on to the wizard of a client, which reads it when it opens. In the memory of this tab only. */
export const hand = (company: string, file: File): void => {
  held = { company, file };
};

/** Whether a file waits for a client. */
export const isHanded = (company: string): boolean => held?.company === company;

/** The file that waits for a client, once. */
export function takeHanded(company: string): File | undefined {
  if (held?.company !== company) return undefined;
  const { file } = held;
  held = undefined;
  return file;
}
