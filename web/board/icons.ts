import { system } from '../theme/system.ts';
import { type IconName, shapes } from '../ui/base/Icon.tsx';

const picture = (name: IconName, colour: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${shapes[name]}"/></svg>`,
  )}")`;

/** An icon as a CSS mask: in lists of hundreds, an SVG icon would add two elements each. */
export const iconMask = (name: IconName): string => `${picture(name, '#000')} center / contain no-repeat`;

/** What a colour token is in the light and the dark theme, as a picture has to say it. */
const coloursOf = (token: string): { light: string; dark: string } => {
  const { conditions } = system.tokens.getByName(`colors.${token}`)!.extensions;
  const literal = (value: string) =>
    value.replace(/^\{(.+)\}$/, (_, name: string) => String(system.tokens.getByName(name)?.value));
  return { light: literal(conditions!['_light'] as string), dark: literal(conditions!['_dark'] as string) };
};

/**
 * An icon in a colour as a background, which costs less than a mask: each masked element is put together by itself, in every
 * frame. Forced colours have no colours of ours: there it is a mask.
 */
export const iconPicture = (name: IconName, token: string) => {
  const { light, dark } = coloursOf(token);
  return {
    backgroundImage: picture(name, light),
    '.dark &': { backgroundImage: picture(name, dark) },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundImage: 'none',
      bg: 'CanvasText',
      mask: iconMask(name),
    },
  };
};
