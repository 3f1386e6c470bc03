import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { get, isApiError } from './http.ts';
import { sameData } from './sameData.ts';

const worthRetrying = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);

/**
 * SWR settings: keys are paths, failures below 500 are not retried, and focus does not refetch while the user
 * types.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        fetcher: (path: string) => get(path),
        compare: sameData,
        revalidateOnFocus: false,
        shouldRetryOnError: worthRetrying,
        errorRetryCount: 3,
        dedupingInterval: 2000,
      }}
    >
      {children}
    </SWRConfig>
  );
}
