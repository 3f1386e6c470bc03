import { loadItrForm } from '../../shared/itr/registry.ts';
import { type Act, inTurn, keys, opening, wait } from './acts.ts';
import type { Firm } from './firm.ts';
import type { Who } from './more.ts';

/** A screen: where it stands and, for a dialog or state of it, what to press. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks; otherwise the preparer with the furnished account. */
  who?: Who;
  /** What the browser keeps besides. */
  kept?: Record<string, string>;
  /** Before the page is asked for. */
  before?: Act;
  open?: Act;
  /** Something on it waits for ever: it never settles. */
  waiting?: true;
}

/** How a screen is looked at. */
export interface Combination {
  width: number;
  theme: 'light' | 'dark';
  language: 'en' | 'hi';
  /** Enlarged, in the system's colours alone, or with wider spacing of texts. */
  way?: 'zoomed' | 'forced' | 'spaced';
  height?: number;
  scale?: number;
}

export const everyCombination: readonly Combination[] = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'hi'] as const).map((language) => ({ width, theme, language })),
  ),
);

/** Screens anyone may see. */
export const publicScreens: readonly Screen[] = [
  '',
  'login',
  'register',
  'pricing',
  'download-extension',
  'extension-privacy',
  'privacy',
  'forgot-password',
  'reset-password#token',
  'shared/nothing',
].map((path) => ({ who: 'nobody', name: (path || 'landing').replace(/\W/g, '-'), path: `/${path}` }));

/** Every screen of a signed-in preparer with a furnished account. */
export async function preparerScreens(firm: Firm): Promise<Screen[]> {
  const screens: Screen[] = [
    { name: 'dashboard', path: '/app' },
    { name: 'overview', path: '/app/overview' },
    { name: 'evidence', path: `/app/evidence?company=${firm.person}&year=2026-27` },
    { name: 'palette', path: '/app', open: inTurn(keys('Control', 'k'), wait('dialog[open]')) },
    { name: 'shortcuts', path: '/app', open: inTurn(keys('?'), wait('dialog[open]')) },
    { name: 'entities', path: '/app/companies' },
    { name: 'entity-share', path: '/app/companies', open: opening('Share {name}') },
    { name: 'entity-new', path: '/app/companies/new' },
    { name: 'client', path: `/app/clients/${firm.trader}` },
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
      screens.push({ name: 'itr1-import', path: wizard, open: opening('Import or carry forward') });
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
    { name: 'gst-suppliers', path: `/app/gst/suppliers/${firm.trader}?year=2025-26` },
    { name: 'gst-ims', path: `/app/gst/ims/${firm.trader}` },
    { name: 'gst-ledgers', path: `/app/gst/ledger/${firm.trader}?year=2025-26` },
    { name: 'gst-rule-37', path: `/app/gst/ledger/${firm.trader}?year=2025-26&tab=rule37` },
    { name: 'gst-annual', path: `/app/gst/home/${firm.trader}?year=2025-26&tab=annual` },
    { name: 'gst-credit-ledger', path: `/app/gst/home/${firm.trader}?year=2025-26&tab=ledger` },
    { name: 'gst-einvoices', path: `/app/gst/einvoices/${firm.trader}` },
    { name: 'advance-tax', path: '/app/advance-tax?year=2026-27' },
    { name: 'advance-tax-client', path: `/app/advance-tax/${firm.person}?year=2026-27` },
    { name: 'calculators', path: '/app/calculators' },
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
