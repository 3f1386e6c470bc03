import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters asked for by the newest change while the address has not followed yet. */
let underway: URLSearchParams | undefined;

type Change = (
  next: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean | undefined },
) => void;

/**
 * The address's parameters and a way to change them. Changes that follow one another before the address has moved add up, and one
 * that comes late (a search typed before a filter was chosen) starts from the newest: the router itself starts each from the parameters
 * its caller was drawn with.
 */
export function useAddress(): [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  latest.current = params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new parameters mean the address has followed
  useEffect(() => {
    underway = undefined;
  }, [params]);
  const change: Change = useCallback(
    (next, options) => {
      const asked = next(underway ?? latest.current);
      underway = asked;
      // An address that never follows, because someone stayed with what was not saved, is nothing to go on from.
      setTimeout(() => {
        if (underway === asked) underway = undefined;
      }, 1000);
      setParams(asked, { preventScrollReset: true, ...options });
    },
    [setParams],
  );
  return [params, change];
}
