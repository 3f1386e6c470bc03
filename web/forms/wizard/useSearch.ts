import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters asked for by the newest change while the address has not followed yet. */
let underway: URLSearchParams | undefined;

type Change = (values: Readonly<Record<string, string>>, options?: { replace?: boolean }) => void;

/**
 * The address's parameters and a way to change some of them; '' takes one away. Changes that follow one another
 * before the address has moved add up: the router itself would start each from the old address.
 */
export function useSearch(): [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  latest.current = params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new parameters mean the address has followed
  useEffect(() => {
    underway = undefined;
  }, [params]);
  const change: Change = useCallback(
    (values, options = {}) => {
      const next = new URLSearchParams(underway ?? latest.current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      underway = next;
      setParams(next, { preventScrollReset: true, ...options });
    },
    [setParams],
  );
  return [params, change];
}
