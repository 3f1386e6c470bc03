import type { SystemStyleObject } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';
import { type ComponentProps, createElement, type ElementType, type FunctionComponent } from 'react';
import { styleCache } from './cache.ts';
import { system } from './system.ts';

/** How an element looks: always, and by each of its variants. */
interface Look {
  base?: SystemStyleObject;
  variants?: Record<string, Record<string, SystemStyleObject>>;
  defaultVariants?: Record<string, string>;
}

type Choices<L> = L extends { variants: infer V }
  ? { [K in keyof V]?: (keyof V[K] & string) | ('true' extends keyof V[K] ? boolean : never) | undefined }
  : unknown;

/** The class that carries these styles, written into the page when first asked for. */
function classOf(styles: SystemStyleObject): string {
  const cache = styleCache();
  const made = serialize(styles as Parameters<typeof serialize>[0]);
  const name = `${cache.key}-${made.name}`;
  // Known by name, so that an element of Chakra made of this one can take the styles over.
  cache.registered[name] ??= made.styles;
  if (cache.inserted[made.name] === undefined) cache.insert(`.${name}`, made, cache.sheet, true);
  return name;
}

/**
 * An element with tokens and variants as Chakra knows them and the very same class, calculated once instead of at each
 * drawing: for what is drawn often or in numbers. It takes no style props.
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
