import { expect, it } from 'vitest';
import { semanticTokens, tokens } from './tokens.ts';

type Pair = { value: { _light: string; _dark: string } };
type Tree = Record<string, Record<string, Pair>>;
const colours = semanticTokens.colors as unknown as Tree;
const scales = tokens.colors as unknown as Record<string, Record<string, { value: string }>>;

/** The colour of a token as `#rrggbb`. */
function hex(name: string, theme: '_light' | '_dark'): string {
  const [group, shade = 'DEFAULT'] = name.split('.');
  const { value } = colours[group!]![shade]!;
  const scale = /^\{colors\.(\w+)\.(\w+)\}$/.exec(value[theme]);
  return scale ? scales[scale[1]!]![scale[2]!]!.value : value[theme];
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['bg', 'bg.surface', 'bg.raised', 'bg.subtle', 'bg.hover', 'bg.selected'];

it('counts black on white as 21:1 and #767676 on white as 4.54:1, as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

/** Text and the grounds it is read on: at least 4.5:1 (success criterion 1.4.3). */
const texts: [string, readonly string[]][] = [
  ['fg', grounds],
  ['fg.muted', grounds],
  ['accent.text', [...grounds, 'accent.subtle']],
  ['accent.fg', ['accent', 'accent.hover']],
  ['danger', ['bg', 'bg.surface', 'bg.raised', 'danger.subtle']],
  ['danger.fg', ['danger', 'danger.hover']],
  ['warning', ['bg', 'bg.surface', 'bg.raised', 'warning.subtle']],
  ['success', ['bg', 'bg.surface', 'bg.raised', 'success.subtle']],
  ['info', ['bg', 'bg.surface', 'bg.raised', 'info.subtle']],
  ['fg.inverted', ['fg']],
];

/** Edges of fields and marks beside their text: at least 3:1 (success criterion 1.4.11). */
const marks: [string, readonly string[]][] = [
  ['border.strong', ['bg', 'bg.surface', 'bg.raised']],
  ['accent', ['bg', 'bg.surface', 'bg.raised']],
];

it.each(['_light', '_dark'] as const)('can be read: text 4.5:1 on each ground, edges 3:1 (%s)', (theme) => {
  const weak = [
    ...texts.flatMap(([text, on]) => on.map((ground) => [text, ground, 4.5] as const)),
    ...marks.flatMap(([mark, on]) => on.map((ground) => [mark, ground, 3] as const)),
  ]
    .map(
      ([front, ground, least]) =>
        [front, ground, contrast(hex(front, theme), hex(ground, theme)), least] as const,
    )
    .filter(([, , has, least]) => has < least)
    .map(([front, ground, has]) => `${front} on ${ground}: ${has.toFixed(2)}`);
  expect(weak).toEqual([]);
});
