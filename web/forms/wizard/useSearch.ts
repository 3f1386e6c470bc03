import { useCallback } from 'react';
import { useAddress } from '../../data/address.ts';

type Change = (values: Readonly<Record<string, string>>, options?: { replace?: boolean }) => void;

/** The address's parameters and a setter for some of them; '' removes one. */
export function useSearch(): [URLSearchParams, Change] {
  const [params, changeAddress] = useAddress();
  const change: Change = useCallback(
    (values, options) =>
      changeAddress((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }, options),
    [changeAddress],
  );
  return [params, change];
}
