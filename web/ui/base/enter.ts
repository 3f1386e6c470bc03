import { type RefObject, useLayoutEffect } from 'react';

type Animate = typeof import('framer-motion/dom/mini').animate;
let animate: Animate | undefined;

/**
 * Loads the small core of framer-motion (3.3 KiB gzipped) when the page is idle: sign-in has no room for it,
 * nor for its React parts (8.2 KiB and 29 for what they animate). What appears before it has loaded is not
 * animated.
 */
export async function loadMotion(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/** Animations: dialogs and toasts rise, the palette fades, side panels slide in, steps and pages of lists settle. */
const ways = {
  rise: { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
  fade: { opacity: [0, 1] },
  left: { transform: ['translateX(-24px)', 'none'] },
  right: { transform: ['translateX(24px)', 'none'] },
  // Opacity stays at 1, so that text keeps its contrast.
  settle: { transform: ['translateY(6px)', 'none'] },
} as const;
type Way = keyof typeof ways;

/** Animates an element that has just appeared; not with reduced motion. */
export function enter(element: HTMLElement | null, way: Way): void {
  if (!animate || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  animate(element, ways[way] as unknown as Parameters<Animate>[1], { duration: 0.16, ease: 'easeOut' });
}

/** `enter` on mount, and again when `on` changes. */
export function useEnter(ref: RefObject<HTMLElement | null>, way: Way, on: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `on` says when, it is not read
  useLayoutEffect(() => enter(ref.current, way), [ref, way, on]);
}
