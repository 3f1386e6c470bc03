import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * Chakra's base config with our own tokens only: the default theme and its recipes would add some 100 KiB to
 * the first load. Recipes are defined next to their parts in web/ui.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'ks',
    preflight: true,
    globalCss,
    theme: {
      tokens,
      semanticTokens,
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      keyframes: {
        'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
        'rise-in': {
          from: { opacity: '0', transform: 'translateY(8px)' },
          to: { opacity: '1', transform: 'none' },
        },
        pulse: { '50%': { opacity: '0.5' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
      },
    },
  }),
);
