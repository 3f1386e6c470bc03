import { afterEach, expect, it, vi } from 'vitest';
import { enter, loadMotion } from './enter.ts';

const animate = vi.hoisted(() => vi.fn());
vi.mock('framer-motion/dom/mini', () => ({ animate }));
const asked = (less: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: less }));
const dialog = {} as HTMLElement;
afterEach(() => {
  vi.unstubAllGlobals();
  animate.mockClear();
});

it('what comes moves into its place, once the library is there and nobody asked for less motion', async () => {
  asked(false);
  enter(dialog, 'rise');
  expect(animate).not.toHaveBeenCalled();
  await loadMotion();
  enter(dialog, 'rise');
  expect(animate).toHaveBeenCalledWith(
    dialog,
    { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
    // at most 200 ms
    { duration: 0.16, ease: 'easeOut' },
  );
  enter(null, 'rise');
  expect(animate).toHaveBeenCalledTimes(1);
  asked(true);
  enter(dialog, 'rise');
  expect(animate).toHaveBeenCalledTimes(1);
});
