import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleCache } from './cache.ts';
import { system } from './system.ts';

/** Chakra with our tokens; styles use the page's CSP nonce. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache()}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
