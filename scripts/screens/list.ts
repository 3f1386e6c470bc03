import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { loadItrForm } from '../../shared/itr/registry.ts';
import type { Firm } from './firm.ts';

/** A screen: where it stands and, for a dialog or state of it, what to press. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

/** How a screen is looked at. */
export interface Combination {
  width: number;
  theme: 'light' | 'dark';
  language: 'en' | 'hi';
}

export const everyCombination: readonly Combination[] = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'hi'] as const).map((language) => ({ width, theme, language })),
  ),
);

/** Presses the first control named by this text of a room's dictionary, whichever language the page is shown in. */
function press(room: string, text: string): (page: Page) => Promise<void> {
  const file = new URL(`../../web/i18n/hi/${room}.json`, import.meta.url);
  const hindi: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const pattern = [text, hindi[text]!].map((words) => words.replace(/\{\w+\}/g, '.+')).join('|');
  return async (page) => {
    await page.waitForFunction(
      (wanted) => {
        const found = [...document.querySelectorAll<HTMLElement>('main button')].find(
          (e) =>
            e.checkVisibility() &&
            new RegExp(`^(?:${wanted})$`).test(e.getAttribute('aria-label') ?? e.textContent?.trim() ?? ''),
        );
        found?.click();
        return found !== undefined;
      },
      { timeout: 15_000 },
      pattern,
    );
    await page.waitForSelector('dialog[open], [role=menu]', { timeout: 15_000 });
  };
}

const keys =
  (...pressed: ('Control' | 'k' | '?')[]) =>
  async (page: Page): Promise<void> => {
    const [held, key] = pressed.length === 2 ? pressed : [undefined, pressed[0]];
    if (held) await page.keyboard.down(held);
    await page.keyboard.press(key!);
    if (held) await page.keyboard.up(held);
    await page.waitForSelector('dialog[open]', { timeout: 15_000 });
  };

/** Screens anyone may see. */
export const publicScreens: readonly Screen[] = [
  '',
  'login',
  'register',
  'pricing',
  'download-extension',
  'forgot-password',
  'reset-password#token',
  'shared/nothing',
].map((path) => ({ name: (path || 'landing').replace(/\W/g, '-'), path: `/${path}` }));

/** Every screen of a signed-in preparer with a furnished account. */
export async function preparerScreens(firm: Firm): Promise<Screen[]> {
  const screens: Screen[] = [
    { name: 'dashboard', path: '/app' },
    { name: 'palette', path: '/app', open: keys('Control', 'k') },
    { name: 'shortcuts', path: '/app', open: keys('?') },
    { name: 'entities', path: '/app/companies' },
    { name: 'entity-share', path: '/app/companies', open: press('entities', 'Share {name}') },
    { name: 'entity-new', path: '/app/companies/new' },
    { name: 'entity-edit', path: `/app/companies/${firm.person}/edit` },
    { name: 'entity-import', path: '/app/companies/import' },
    { name: 'itr', path: '/app/itr' },
    { name: 'itr-chosen', path: `/app/itr?entity=${firm.person}` },
  ];
  for (const [form, id] of Object.entries(firm.itr)) {
    const slug = form.toLowerCase().replace('-', '');
    const wizard = `/app/itr/${slug}/${firm.person}?year=2026-27&return=${id}`;
    const { model } = await loadItrForm(form as keyof Firm['itr'], '2026-27');
    for (const step of model.steps)
      screens.push({ name: `${slug}-${step.id}`, path: `${wizard}&step=${step.id}` });
    for (const view of ['review', 'issues', 'tax', 'file'])
      screens.push({ name: `${slug}-view-${view}`, path: `${wizard}&view=${view}` });
    if (form === 'ITR-1')
      screens.push({ name: 'itr1-import', path: wizard, open: press('itr', 'Import or carry forward') });
  }
  const gstr1 = `/app/gst/gstr1/${firm.gstr1}`;
  screens.push(
    { name: 'gst', path: `/app/gst?entity=${firm.trader}` },
    { name: 'gst-home', path: `/app/gst/home/${firm.trader}?year=2025-26&period=10-2025` },
    { name: 'gst-compare', path: `/app/gst/home/${firm.trader}?year=2025-26&tab=compare` },
    { name: 'gst-settings', path: `/app/gst/home/${firm.trader}?year=2025-26&tab=settings` },
    { name: 'gstr1', path: gstr1 },
    { name: 'gstr1-nil', path: `${gstr1}?tab=nil` },
    { name: 'gstr1-hsn', path: `${gstr1}?tab=hsn` },
    { name: 'gstr1-amendments', path: `${gstr1}?tab=amendments` },
    { name: 'gstr2b', path: `/app/gst/gstr2b/${firm.gstr2b}` },
    { name: 'gstr3b', path: `/app/gst/gstr3b/${firm.gstr3b}` },
    { name: 'gst-from-extension', path: '/app/gst/from-extension' },
    { name: 'tds', path: `/app/tds?entity=${firm.company}` },
  );
  const statement = `/app/tds/26q/${firm.company}?year=2025-2026&quarter=Q1`;
  for (const tab of ['deductor', 'challans', 'deductees', 'summary', 'problems', 'export'])
    screens.push({ name: `26q-${tab}`, path: `${statement}&tab=${tab}` });
  const books = `/app/accounts/trial-balance?company_id=${firm.company}&year=2026-27`;
  screens.push(
    { name: '24q-salaries', path: `${statement.replace('26q', '24q')}&tab=salaries` },
    { name: 'trial-balance', path: '/app/accounts/trial-balance' },
    { name: 'trial-balance-import', path: books },
    { name: 'trial-balance-sheet', path: `${books}&tab=manual` },
    { name: 'profit-and-loss', path: `${books}&view=pl` },
    { name: 'balance-sheet', path: `${books}&view=bs` },
    { name: 'invoice', path: '/app/send-invoice' },
    { name: 'invoice-list', path: '/app/send-invoice?tab=list' },
    { name: 'invoice-preview', path: `/invoice-preview?id=${firm.invoice}` },
    { name: 'reports', path: '/app/reports' },
    ...['itr', 'tds', 'company'].map((tab) => ({
      name: `reports-${tab}`,
      path: `/app/reports?tab=${tab}&filter=1&summary=1`,
    })),
    { name: 'drive', path: '/app/cloud-storage' },
    { name: 'drive-shared', path: '/app/cloud-storage?tab=shared' },
    { name: 'drive-trash', path: '/app/cloud-storage?tab=trash' },
    { name: 'help', path: '/app/help' },
    { name: 'settings', path: '/app/account-settings' },
  );
  return screens;
}
