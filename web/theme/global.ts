import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react';
import { printCss } from './print.ts';
import { unseen } from './unseen.ts';

const forced = (rules: SystemStyleObject): SystemStyleObject => ({
  '@media (forced-colors: active)': rules,
});

/** Page-wide rules: density, figures, focus, motion, dialogs and print. */
export const globalCss = defineGlobalStyles({
  // On the root alone: Chakra puts them on every element, which then has custom properties of its own to resolve.
  ':root': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '--control-h': '40px',
    '--row-h': '46px',
    '--page-x': '32px',
    '--top-h': '56px',
  },
  ':root[data-density=compact]': {
    '--control-h': '30px',
    '--row-h': '27px',
    '--page-x': '20px',
    '--top-h': '44px',
  },
  ':root, :root[data-density]': {
    '@media (max-width: 640px)': { '--control-h': '44px', '--page-x': '16px', '--top-h': '56px' },
  },
  html: {
    accentColor: 'var(--ks-colors-accent)',
    color: 'fg',
    bg: 'bg',
    fontSize: '16px',
    lineHeight: '1.5',
    fontFamily: 'body',
    colorScheme: 'light',
    scrollPaddingTop: '72px',
    '&.dark': { colorScheme: 'dark' },
    '&:lang(hi)': { lineHeight: '1.6' },
  },
  body: { fontSize: 'md' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
  a: {
    color: 'accent.text',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  'b, strong': { fontWeight: 'semibold' },
  '.num, input[inputmode=numeric], input[inputmode=decimal]': {
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  /* Totals have a double rule, as in accounts. */
  '.total': {
    fontWeight: 'semibold',
    borderTop: '1px solid',
    borderBottom: '3px double',
    borderColor: 'fg.muted',
  },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  'h1:focus, dialog h2:focus, main:focus': { outline: 'none' },
  '::placeholder': { color: 'fg.muted', opacity: 0.75 },
  '::selection': { bg: 'setu.200', color: '#06211f' },
  '.sr-only': unseen,
  /* An empty live region takes no room, but stays in the accessibility tree. */
  '[role=status]:empty': { position: 'absolute' },
  'dialog::backdrop': { background: 'rgb(20 18 12 / 45%)' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any other length would start a transition with each change, because by default all properties
      // transition.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  /* Forced colours remove backgrounds: selected, pressed and filled states are shown by a border. */
  '[data-chip]': forced({ border: '1px solid' }),
  '[role=option][data-active]': forced({ outline: '2px solid Highlight', outlineOffset: '-2px' }),
  ':is(td, th)[data-chosen]': forced({ borderInline: '2px solid Highlight' }),
  '[role=progressbar]': forced({ border: '1px solid CanvasText' }),
  '[role=progressbar] > *': forced({ forcedColorAdjust: 'none', background: 'Highlight' }),
  ...printCss,
});
