import type { Beginning } from '../../../shared/itr/begin.ts';

/** A return's file that filled the form of a client, and what it can begin. */
interface LastFile {
  file: Pick<File, 'text'>;
  begins: Beginning;
}

// In the memory of this tab only, until the client is made and the next file is read.
let held: LastFile | undefined;

/** Keeps the file a client's form was filled from, or forgets the one before. */
export const holdFile = (file: LastFile | undefined): void => {
  held = file;
};

/** The file of a client with this PAN. */
export const heldFile = (pan: string): LastFile | undefined => (held?.begins.pan === pan ? held : undefined);
