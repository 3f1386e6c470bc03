import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { buildEntity, buildReturn, buildUser, freshPan } from '../../api/testing/factories.ts';
import { startTestServer } from '../../api/testing/server.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { fullOldRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from '../../shared/itr/itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../../shared/itr/itr3/testing/returns.ts';
import { fullItr4 } from '../../shared/itr/itr4/testing/returns.ts';
import { fullReturn as fullItr5 } from '../../shared/itr/itr5/testing/returns.ts';
import { fullCompany } from '../../shared/itr/itr6/testing/returns.ts';
import { fullTrust } from '../../shared/itr/itr7/testing/returns.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { buildStale } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { signIn } from '../journeys/stage.ts';

/**
 * How much of a step is read without scrolling on an office laptop: every step of the seven forms at 1366x768, as a new return and as a filled
 * one. A field counts where its label and its value are wholly between the head of the page and the bar at its foot; a cell of a table where it
 * holds data (not the number of a row, nor the name of a line) and is wholly in sight. Asked are 14, or all a step has.
 * Arguments: beginning of a form's name. SCREENS=folder keeps pictures, THEME=dark and LANGUAGE=hi look at them so, WIDTH and HEIGHT otherwise.
 */
const asked = process.argv[2] ?? '';
const {
  SCREENS,
  THEME = 'light',
  LANGUAGE = 'en',
  WIDTH = '1366',
  HEIGHT = '768',
  ONLY = 'new,filled',
  STEP = '',
} = process.env;
const enough = 14;

const filled: Record<string, () => FormValues> = {
  'ITR-1': () => fullOldRegime('2026-27'),
  'ITR-2': () => fullItr2('2026-27'),
  'ITR-3': () => fullItr3('2026-27'),
  'ITR-4': () => fullItr4(),
  'ITR-5': fullItr5,
  'ITR-6': fullCompany,
  'ITR-7': fullTrust,
};

/** Whose returns they are, where not a person's. */
const kinds: Record<string, Record<string, unknown>> = {
  'ITR-5': { status: 'Partnership firm', last_name: 'Konkan Foods' },
  'ITR-6': { status: 'Private limited domestic company', last_name: 'Sahyadri Tools Private Limited' },
  'ITR-7': { status: 'Trust (ITR 7)', last_name: 'Example Trust' },
};
const panOf: Record<string, string> = { 'ITR-5': 'F', 'ITR-6': 'C', 'ITR-7': 'T' };

interface Sight {
  fields: number;
  allFields: number;
  cells: number;
  allCells: number;
  lists: number;
  fold: number;
}

const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('main div')].filter((e) => {
      const { position, bottom } = getComputedStyle(e);
      return position === 'sticky' && bottom === '0px';
    });
    const top = document.querySelector('header')!.getBoundingClientRect().bottom;
    const end = Math.min(innerHeight, ...foot.map((e) => e.getBoundingClientRect().top));
    const inSight = (e: Element, within?: DOMRect) => {
      const b = e.getBoundingClientRect();
      return (
        b.height > 0 &&
        b.top >= top - 1 &&
        b.bottom <= end + 1 &&
        b.left >= (within?.left ?? 0) - 1 &&
        b.right <= (within?.right ?? innerWidth) + 1 &&
        (!within || (b.top >= within.top - 1 && b.bottom <= within.bottom + 1))
      );
    };
    const fields = [...document.querySelectorAll('[data-part] > [data-field]')].filter((f) =>
      f.checkVisibility(),
    );
    const cells = [...document.querySelectorAll('[role=grid]')].flatMap((grid) => {
      const within = grid.getBoundingClientRect();
      const lines = grid.closest('[data-lines]') !== null;
      return [...grid.querySelectorAll('[role=gridcell]')]
        .filter((c) => Number(c.getAttribute('aria-colindex')) >= (lines ? 3 : 2))
        .map((c) => inSight(c, within));
    });
    return {
      fields: fields.filter(
        (f) =>
          inSight(f.firstElementChild!) && inSight(f.querySelector('[data-value]') ?? f.firstElementChild!),
      ).length,
      allFields: fields.length,
      cells: cells.filter(Boolean).length,
      allCells: cells.length,
      lists: document.querySelectorAll('main [data-row-tools]').length,
      fold: document.querySelectorAll('main [aria-expanded=false][data-part]').length,
    };
  });

/** What is in sight once nothing more arrives. */
async function settled(page: Page): Promise<Sight> {
  await page
    .waitForSelector('main [data-field], main [data-row-tools], main [role=grid]', { timeout: 15_000 })
    .catch(() => undefined);
  let before = '';
  for (let same = 0; ; ) {
    const seen = await sightOf(page);
    const now = JSON.stringify(seen);
    same = now === before ? same + 1 : 0;
    if (same === 4) return seen;
    before = now;
    await new Promise((r) => setTimeout(r, 100));
  }
}

if (!process.env['BUILT']) await buildStale(() => undefined, ['web']);
const server = await startTestServer({ config: { logLevel: 'silent' } });
const browser = await launchChromium();
let few = 0;
for (const [type, data] of Object.entries(filled)) {
  if (!type.startsWith(asked)) continue;
  const { model } = await loadItrForm(type as ItrType, '2026-27');
  const owner = await buildUser(server);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: Number(WIDTH), height: Number(HEIGHT) });
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: THEME },
  ]);
  await signIn(page, owner, { language: LANGUAGE });
  for (const kind of ONLY.split(',')) {
    const { id: entityId, entity } = await buildEntity(server, {
      owner,
      fields: kinds[type] ? { salary: false, ...kinds[type], pan: freshPan(panOf[type]) } : {},
    });
    const full = data();
    const form_data =
      kind === 'new'
        ? {}
        : { ...full, personal: { ...(full['personal'] as FormValues), pan_number: entity.pan } };
    const { id } = await buildReturn(server, { owner, entityId, itr_type: type, form_data });
    const form = type.replace('-', '').toLowerCase();
    for (const step of model.steps) {
      if (!step.id.startsWith(STEP)) continue;
      await page.goto(`${server.url}/app/itr/${form}/${entityId}?year=2026-27&return=${id}&step=${step.id}`);
      const seen = await settled(page);
      const sum = seen.fields + seen.cells;
      const all = seen.allFields + seen.allCells;
      const good = sum >= enough || sum === all;
      if (!good) few += 1;
      console.log(
        `${good ? ' ' : '-'} ${type} ${kind.padEnd(6)} ${step.id.padEnd(24)} ${String(sum).padStart(3)} in sight (${seen.fields} of ${seen.allFields} fields, ${seen.cells} of ${seen.allCells} cells; ${seen.lists} lists, ${seen.fold} folded)`,
      );
      if (SCREENS) {
        mkdirSync(SCREENS, { recursive: true });
        await page.screenshot({ path: join(SCREENS, `${form}-${kind}-${step.id}.png`) as `${string}.png` });
      }
    }
  }
  await context.close();
}
console.log(`${few} steps show fewer than ${enough} and not all they have`);
await browser.close();
await server.stop();
process.exit(0);
