import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Chakra's reset of every element and of what `::before` and `::after` of it might be. */
const everyPart = '*, *::before, *::after, *::backdrop';

/**
 * The reset for elements alone: because of a rule for `*::before` the browser resolves three styles for each element, to find
 * that two of them are not there.
 */
function ofElements<R extends object>(rules: R): R {
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) =>
      name.startsWith('@layer')
        ? [name, ofElements(value as object)]
        : [name === everyPart ? '*, ::backdrop' : name, value],
    ),
  ) as R;
}

/**
 * Chakra's base config with our own tokens only: the default theme and its recipes would add some 100 KiB to
 * the first load. Recipes are defined next to their parts in web/ui.
 */
const made = createSystem(
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

const reset = JSON.stringify(made.getPreflightCss());
if (!reset.includes(everyPart)) throw new Error('Chakra writes its reset in another way now');

export const system = { ...made, _global: made._global.map(ofElements) };
