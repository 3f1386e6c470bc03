import { ChakraProvider } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { system } from '../theme/system.ts';

// Styles are put into the document, which is not there.
vi.mock('../theme/cache.ts', async () => {
  const { default: createCache } = await import('@emotion/cache');
  const cache = createCache({ key: 'ks' });
  return { styleCache: () => cache };
});

/** What a component first shows, without a browser: its markup without styles and class names. */
export const markupOf = (element: ReactElement): string =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <MemoryRouter>{element}</MemoryRouter>
    </ChakraProvider>,
  )
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

/** Its texts in order, one a line. */
export const textsOf = (element: ReactElement): string[] =>
  markupOf(element)
    .replace(/<svg.*?<\/svg>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
