import { type RefObject, useLayoutEffect } from 'react';

type Animate = typeof import('framer-motion/dom/mini').animate;
let animate: Animate | undefined;

/**
 * Fetches the small core of framer-motion (3.3 KiB gzipped) when the page rests: sign-in has no room for it, nor for its React parts
 * (8.2 KiB and 29 for what they animate). What comes before it has arrived comes without moving.
 */
export async function loadMotion(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/** How things come: dialogs and toasts rise, the palette fades, side panels slide in, steps and pages of lists settle. */
const ways = {
  rise: { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
  fade: { opacity: [0, 1] },
  left: { transform: ['translateX(-24px)', 'none'] },
  right: { transform: ['translateX(24px)', 'none'] },
  // Texts keep their contrast while they move.
  settle: { transform: ['translateY(6px)', 'none'] },
} as const;
type Way = keyof typeof ways;

/** Lets something that has just come move into its place; not for those who asked for less motion. */
export function enter(element: HTMLElement | null, way: Way): void {
  if (!animate || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  animate(element, ways[way] as unknown as Parameters<Animate>[1], { duration: 0.16, ease: 'easeOut' });
}

/** `enter` when a part is first drawn, and again when `on` changes. */
export function useEnter(ref: RefObject<HTMLElement | null>, way: Way, on: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `on` says when, it is not read
  useLayoutEffect(() => enter(ref.current, way), [ref, way, on]);
}
