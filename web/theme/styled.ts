import type { SystemStyleObject } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';
import { type ComponentProps, createElement, type ElementType, type FunctionComponent } from 'react';
import { styleCache } from './cache.ts';
import { system } from './system.ts';

/** Styles of an element: base and variants. */
interface Look {
  base?: SystemStyleObject;
  variants?: Record<string, Record<string, SystemStyleObject>>;
  defaultVariants?: Record<string, string>;
}

type Choices<L> = L extends { variants: infer V }
  ? { [K in keyof V]?: (keyof V[K] & string) | ('true' extends keyof V[K] ? boolean : never) | undefined }
  : unknown;

/** The class with these styles, injected on first use. */
function classOf(styles: SystemStyleObject): string {
  const cache = styleCache();
  const made = serialize(styles as Parameters<typeof serialize>[0]);
  const name = `${cache.key}-${made.name}`;
  // Registered by name, so that a Chakra element made from this one inherits the styles.
  cache.registered[name] ??= made.styles;
  if (cache.inserted[made.name] === undefined) cache.insert(`.${name}`, made, cache.sheet, true);
  return name;
}

/**
 * An element with tokens and variants like Chakra's and the same class, computed once instead of on each
 * render; for elements rendered often or in large numbers. It takes no style props.
 */
export function styled<T extends ElementType, const L extends Look>(
  tag: T,
  look: L,
): FunctionComponent<ComponentProps<T> & Choices<L>> {
  const { variants = {}, defaultVariants = {} } = look as Look;
  const keys = Object.keys(variants);
  const classes = new Map<string, string>();
  let recipe: ReturnType<typeof system.cva> | undefined;
  const classFor = (chosen: Record<string, unknown>): string => {
    const known = keys.map((key) => chosen[key]).join();
    let name = classes.get(known);
    if (name === undefined) {
      recipe ??= system.cva(look as Parameters<typeof system.cva>[0]);
      name = classOf(system.css(recipe({ ...defaultVariants, ...chosen } as never)));
      classes.set(known, name);
    }
    return name;
  };
  const none = {};
  const drawn = (props: Record<string, unknown>) => {
    const { className, ...rest } = props;
    let chosen: Record<string, unknown> = none;
    if (keys.length > 0) {
      chosen = {};
      for (const key of keys) {
        if (rest[key] !== undefined) chosen[key] = rest[key];
        delete rest[key];
      }
    }
    const own = classFor(chosen);
    return createElement(tag, { ...rest, className: className ? `${className} ${own}` : own });
  };
  drawn.displayName = `styled(${typeof tag === 'string' ? tag : 'part'})`;
  return drawn as unknown as FunctionComponent<ComponentProps<T> & Choices<L>>;
}
