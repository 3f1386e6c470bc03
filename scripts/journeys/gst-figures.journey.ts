/// <reference types="chrome" />
import type { Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { type Rig, startRig } from '../../extension/testing/browser.ts';
import {
  type FigureRow,
  figuresPath,
  type GstBalance,
  type GstFigures,
  type HandedOver,
} from '../../shared/messages.ts';
import { clear, press, shows, stage, watch } from './stage.ts';
import { openAsTrusted, trustedOrigin as origin } from './trusted-origin.ts';

/** Figures sent from the extension's panel arrive in the web app and become a draft GSTR-3B. */

let server: TestServer;
let rig: Rig;
let owner: TestUser;
let entity: Awaited<ReturnType<typeof buildGstEntity>>;
let page: Page;
let tabId: number;
const wrong: string[] = [];

beforeAll(async () => {
  const shared = await stage();
  server = shared.server;
  rig = await startRig();
});
afterAll(async () => {
  await rig?.close();
  await clear();
});

beforeEach(async () => {
  owner = await buildUser(server);
  entity = await buildGstEntity(server, { owner });
  wrong.length = 0;
  const before = new Set(rig.browser.targets());
  tabId = await rig.panel.evaluate(async () => (await chrome.tabs.create({ url: 'about:blank' })).id!);
  const target = await rig.browser.waitForTarget((t) => t.type() === 'page' && !before.has(t));
  page = (await target.page())!;
  await page.setViewport({ width: 1400, height: 1000 });
  watch(page, wrong);
  await openAsTrusted(page, server, owner);
});
afterEach(async () => {
  await page.close();
});

const rows: FigureRow[] = [
  {
    table: '3.1(a)',
    label: 'Outward taxable supplies (other than zero rated, nil rated and exempted)',
    txval: 12_345_678,
    iamt: 2_222_222,
    camt: 0,
    samt: 0,
    csamt: 0,
  },
  { table: '4(A)(5)', label: 'All other ITC', iamt: 90_000, camt: 150, samt: 150, csamt: 0 },
];

/** Leaves figures for the page's tab as the panel does, then opens the address the panel opens. */
const send = (figures: Omit<GstFigures, 'gstin' | 'period' | 'source'> & Partial<GstFigures>) =>
  handOver({ gstin: entity.gstin, period: '102025', source: 'json', ...figures });

async function handOver(figures: HandedOver) {
  await rig.panel.evaluate(
    async (outgoing) => chrome.storage.session.set({ outgoing: { ...outgoing, touchedAt: Date.now() } }),
    { tabId, figures },
  );
  await page.goto(origin + figuresPath, { waitUntil: 'domcontentloaded' });
}
const stored = async (id: string) => (await server.get(`/api/gst/gstr3b/${id}`, owner.token)).body.return;
const opened = async () => {
  await page.waitForFunction(() => location.pathname.startsWith('/app/gst/gstr3b/'), { timeout: 20_000 });
  return page.url().split('/').at(-1)!;
};

it('GSTR-3B figures make a draft, and meet a draft that has other figures', async () => {
  await send({ return_type: 'GSTR-3B', rows });
  await shows(page, '1,23,456.78');
  await shows(page, entity.gstin);
  await press(page, 'Open as draft');
  const id = await opened();
  const first = await stored(id);
  expect(first.return_period).toBe('10-2025');
  expect(first.form.supplies.taxable).toEqual({
    taxable: 123456.78,
    igst: 22222.22,
    cgst: 0,
    sgst: 0,
    cess: 0,
  });
  expect(first.form.credit.other).toEqual({ igst: 900, cgst: 1.5, sgst: 1.5, cess: 0 });

  await send({
    return_type: 'GSTR-3B',
    rows: [
      { ...rows[0]!, txval: 12_345_600, iamt: 2_222_200 },
      { table: '3.1(e)', label: 'Non-GST outward supplies', txval: 4_205 },
    ],
  });
  await shows(page, '1 blank figure filled · 3 unchanged · 2 differ');
  await page.select('select[aria-label="Which figure of 3.1(a), Integrated tax"]', 'portal');
  await press(page, 'Open as draft');
  expect(await opened()).toBe(id);
  const second = await stored(id);
  expect(second.form.supplies.taxable).toMatchObject({ taxable: 123456.78, igst: 22222 });
  expect(second.form.supplies.non_gst).toEqual({ taxable: 42.05 });
  expect(wrong).toEqual([]);
});

it('GSTR-1 figures stand beside the totals of the return', async () => {
  const made = await buildGstReturn(server, 'GSTR-1', { owner, entity: { ...entity, owner } });
  await send({
    return_type: 'GSTR-1',
    rows: [
      {
        table: '4A/4B/6B/6C',
        label: 'Taxable outward supplies to registered persons',
        records: 1,
        txval: 100_050,
        iamt: 18_009,
      },
    ],
  });
  await shows(page, 'Rows of your return are not changed');
  await shows(page, '1,000.50');
  await press(page, 'Open as draft');
  await page.waitForFunction(
    (id) => location.pathname === `/app/gst/gstr1/${id}`,
    { timeout: 20_000 },
    made.id,
  );
  expect(wrong).toEqual([]);
});

it('balances of the ledgers arrive in the set-off of the period’s GSTR-3B', async () => {
  const nothing = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  const balance = (over: Partial<GstBalance>): GstBalance => ({
    ledger: 'Credit ledger',
    gstin: entity.gstin,
    ...nothing,
    ...over,
  });
  const home = (await server.get(`/api/gst/home/${entity.id}`, owner.token)).body;
  const period = home.periods.filter((p: { begun: boolean; gstr3b: unknown }) => p.begun && p.gstr3b).at(-1)
    .period as string;
  const form = { supplies: { taxable: { taxable: 10_000, igst: 1_800, cgst: 0, sgst: 0, cess: 0 } } };
  const empty = (
    await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: entity.id, return_period: period },
      owner.token,
    )
  ).body.form;
  const made = await server.post(
    '/api/gst/gstr3b.php',
    {
      gst_master_id: entity.id,
      return_period: period,
      form: { ...empty, supplies: { ...empty.supplies, ...form.supplies } },
    },
    owner.token,
  );
  const id = made.body.gst_id;
  await handOver(balance({ igst: 100_000 }));
  await shows(page, '1,000.00');
  await press(page, 'Open as draft');
  expect(await opened()).toBe(id);
  await shows(page, '6.1 Payment: credit set off by rule 88A');
  await handOver(balance({ ledger: 'Cash ledger', igst: 50_050 }));
  await shows(page, '500.50');
  await press(page, 'Open as draft');
  expect(await opened()).toBe(id);
  // 1,800.00 due, 1,000.00 by credit, 500.50 in cash: 299.50 are left to be deposited.
  await shows(page, '299.50');
  expect(await stored(id)).toMatchObject({
    opening_credit: { ...nothing, igst: 1_000 },
    cash_balance: { ...nothing, igst: 500.5 },
  });
  expect(wrong).toEqual([]);
});

it('says that no entity has the GSTIN, and that nothing waits once figures were handed over', async () => {
  await send({ return_type: 'GSTR-3B', gstin: '27AAPFU0939F1ZV', rows });
  await shows(page, 'None of your entities has the GSTIN 27AAPFU0939F1ZV.');
  await press(page, 'Add the entity');
  await page.waitForFunction(() => location.pathname === '/app/companies/new');
  await page.goBack();
  await shows(page, 'None of your entities has the GSTIN 27AAPFU0939F1ZV.');
  await page.reload();
  await shows(page, 'There are no figures for this tab.');
  expect(wrong).toEqual([]);
});
