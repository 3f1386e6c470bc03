import type { Page } from 'puppeteer';

/** Waits until nothing fades or slides in any more: what does has not its colours and place yet. Spinners go on. */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime))
        .map((a) => a.finished),
    ),
  );
