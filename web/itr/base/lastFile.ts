import type { Beginning } from '../../../shared/itr/begin.ts';

/** A return's file used to fill the form of a client, from which a return can be created. */
interface LastFile {
  file: Pick<File, 'text'>;
  begins: Beginning;
}

// In the memory of this tab only, until the client is created and the next file is read.
let held: LastFile | undefined;

/** Holds the file a client's form was filled from; undefined clears it. */
export const holdFile = (file: LastFile | undefined): void => {
  held = file;
};

/** The held file of a client with this PAN. */
export const heldFile = (pan: string): LastFile | undefined => (held?.begins.pan === pan ? held : undefined);
