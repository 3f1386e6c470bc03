import type { Deps } from '../deps.ts';

/**
 * What a noun keeps for a person: how it is handed out with "my data", and how it goes when the account goes.
 * A noun that stores anything of a person stands in the list of `api/owned.ts`.
 */
export interface Owned {
  name: string;
  collect: (deps: Deps, userId: string) => Promise<unknown>;
  purge: (deps: Deps, userId: string) => Promise<void>;
}
