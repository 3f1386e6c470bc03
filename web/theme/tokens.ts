import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const v = <T extends Record<string, string>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: string };
  };

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/**
 * Raw scales. Neutrals are warm like ledger paper, the brand colour is the green-blue of water under a
 * bridge, marigold marks what is due. Screens use the semantic tokens below instead.
 */
export const tokens = defineTokens({
  colors: {
    paper: v({
      0: '#ffffff',
      50: '#faf9f6',
      100: '#f3f1ec',
      200: '#e6e3db',
      300: '#d3cfc4',
      400: '#a8a498',
      500: '#7c786d',
      600: '#5d5a51',
      700: '#45433c',
      800: '#2c2b27',
      850: '#232320',
      900: '#1a1a18',
      950: '#121211',
    }),
    setu: v({
      50: '#e8f4f2',
      100: '#cbe6e2',
      200: '#9bd0c9',
      300: '#63b5ac',
      400: '#36978d',
      500: '#177a71',
      600: '#0c645d',
      700: '#0a504b',
      800: '#0a3f3c',
      900: '#092f2d',
    }),
    marigold: v({
      50: '#fdf4e0',
      200: '#f5d48d',
      400: '#e5a832',
      600: '#946200',
      700: '#7a5000',
      900: '#3a2805',
    }),
    red: v({ 50: '#fdecea', 200: '#f5b5ae', 300: '#f0958c', 600: '#b3261e', 700: '#8f1d17', 900: '#3b1512' }),
    green: v({
      50: '#e9f5ea',
      200: '#a9d8ad',
      300: '#7fc486',
      600: '#256b2c',
      700: '#1d5523',
      900: '#13301a',
    }),
    blue: v({
      50: '#e9f1fb',
      200: '#aacbf0',
      300: '#86b3e6',
      600: '#1d5fa8',
      700: '#174c87',
      900: '#12283f',
    }),
  },
  fonts: v({
    body: '"Inter", "Noto Sans", "Segoe UI", system-ui, -apple-system, "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", Mangal, sans-serif',
    heading:
      '"Inter", "Noto Sans", "Segoe UI", system-ui, -apple-system, "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", Mangal, sans-serif',
    mono: '"JetBrains Mono", "Noto Sans Mono", Consolas, ui-monospace, monospace',
  }),
  fontSizes: v({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.5rem',
    '5xl': '3.25rem',
  }),
  fontWeights: v({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: v({ tight: '1.2', snug: '1.35', normal: '1.5', relaxed: '1.65' }),
  radii: v({ none: '0', sm: '4px', md: '6px', lg: '10px', xl: '14px', full: '9999px' }),
  spacing: v({
    0: '0',
    0.5: '0.125rem',
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    2.5: '0.625rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
  }),
  sizes: v({ full: '100%', control: 'var(--control-h)', row: 'var(--row-h)' }),
  zIndex: v({ banner: '10', sidebar: '20', menu: '40', toast: '60', skip: '80' }),
  durations: v({ fast: '120ms', normal: '180ms' }),
});

/** Semantic tokens: each has a light and a dark value, checked for 4.5:1 on its own background. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('{colors.paper.50}', '{colors.paper.950}'),
      surface: pair('{colors.paper.0}', '{colors.paper.900}'),
      raised: pair('{colors.paper.0}', '{colors.paper.850}'),
      subtle: pair('{colors.paper.100}', '{colors.paper.850}'),
      hover: pair('{colors.paper.100}', '{colors.paper.800}'),
      selected: pair('{colors.setu.50}', '{colors.setu.900}'),
    },
    fg: {
      DEFAULT: pair('#1c1b18', '#eceae4'),
      muted: pair('{colors.paper.600}', '#b3afa4'),
      inverted: pair('{colors.paper.0}', '{colors.paper.950}'),
    },
    border: {
      DEFAULT: pair('{colors.paper.200}', '#35342f'),
      strong: pair('#8b877b', '#75726a'),
    },
    accent: {
      DEFAULT: pair('{colors.setu.600}', '{colors.setu.300}'),
      hover: pair('{colors.setu.700}', '{colors.setu.200}'),
      subtle: pair('{colors.setu.50}', '{colors.setu.900}'),
      fg: pair('{colors.paper.0}', '#06211f'),
      text: pair('{colors.setu.600}', '{colors.setu.200}'),
    },
    danger: {
      DEFAULT: pair('{colors.red.600}', '{colors.red.300}'),
      hover: pair('{colors.red.700}', '{colors.red.200}'),
      subtle: pair('{colors.red.50}', '{colors.red.900}'),
      fg: pair('{colors.paper.0}', '#2a0d0a'),
    },
    warning: {
      DEFAULT: pair('{colors.marigold.600}', '{colors.marigold.400}'),
      mark: pair('{colors.marigold.400}', '{colors.marigold.400}'),
      subtle: pair('{colors.marigold.50}', '{colors.marigold.900}'),
    },
    success: {
      DEFAULT: pair('{colors.green.600}', '{colors.green.300}'),
      subtle: pair('{colors.green.50}', '{colors.green.900}'),
    },
    info: {
      DEFAULT: pair('{colors.blue.600}', '{colors.blue.300}'),
      subtle: pair('{colors.blue.50}', '{colors.blue.900}'),
    },
  },
  shadows: {
    card: pair('0 1px 2px rgb(40 36 24 / 6%)', '0 0 0 1px #2d2c28'),
    float: pair(
      '0 2px 6px rgb(40 36 24 / 8%), 0 12px 32px rgb(40 36 24 / 14%)',
      '0 12px 40px rgb(0 0 0 / 60%)',
    ),
  },
});
