import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters of the newest change while the address has not been updated yet. */
let underway: URLSearchParams | undefined;

type Change = (
  next: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean | undefined },
) => void;

/**
 * The address's parameters and a way to change them. Changes made before the address updates accumulate, and
 * a late change (a search typed before a filter was chosen) starts from the newest; the router's own setter
 * starts from the parameters of the last render.
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
      // An address that is never updated, because the user stayed on a page with unsaved work, is discarded.
      setTimeout(() => {
        if (underway === asked) underway = undefined;
      }, 1000);
      setParams(asked, { preventScrollReset: true, ...options });
    },
    [setParams],
  );
  return [params, change];
}
