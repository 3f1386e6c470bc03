import { type IconName, shapes } from '../ui/base/Icon.tsx';

/** An icon as a CSS mask: in lists of hundreds, an SVG icon would add two elements each. */
export const iconMask = (name: IconName): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${shapes[name]}"/></svg>`,
  )}") center / contain no-repeat`;
