import { it, vi } from 'vitest';
import { forgetAllUnsaved } from '../forms/saving/journal.ts';
import {
  ask,
  failing,
  front,
  furnished,
  lines,
  masked,
  note,
  open,
  type Person,
  person,
  press,
  sent,
  settled,
  wireLines,
} from '../testing/page.tsx';
import { showsFailures } from '../testing/pageViews.ts';

/** A well-formed id of no record: every call fails before the server looks for it. */
const id = '0123456789abcdef01234567';

/** Presses each “Try again” that is shown, once the server serves again: what it reads is a step of the test’s outline. */
async function triesAgain(): Promise<void> {
  const again = [...front().querySelectorAll('button')].filter((b) => b.textContent === 'Try again');
  for (const button of again) {
    const before = sent('all').length;
    button.click();
    await settled();
    note(...wireLines(sent('all').slice(before)).map((line) => `Try again ${line}`));
  }
}

async function failThenServe(who: Person, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await showsFailures(who, [path]);
    await triesAgain();
  }
}

it('says of every page that it could not be loaded', async () => {
  const me = await person({ full_name: 'Fails Much', email: 'fails@example.in' });
  const statement = `/app/tds/26q/${id}?year=2025-2026&quarter=Q1`;
  await failThenServe(me, [
    '/app',
    '/app/advance-tax?year=2026-27',
    `/app/advance-tax/${id}?year=2026-27`,
    '/app/companies',
    `/app/companies/${id}/edit`,
    `/app/itr/itr1/${id}?year=2026-27`,
    `/app/clients/${id}`,
    '/app/gst',
    ...['', '&tab=compare', '&tab=annual'].map((tab) => `/app/gst/home/${id}?year=2025-26${tab}`),
    `/app/gst/gstr1/${id}`,
    `/app/gst/gstr2b/${id}`,
    `/app/gst/gstr3b/${id}`,
    `/app/gst/gstr9/${id}`,
    `/app/gst/gstr9/${id}/9c`,
    `/app/gst/ims/${id}`,
    `/app/gst/composition/${id}?year=2025-26`,
    `/app/gst/ledger/${id}?year=2025-26`,
    `/app/gst/suppliers/${id}?year=2025-26`,
    `/app/gst/einvoices/${id}?year=2026-27`,
    '/app/tds',
    statement,
    `/app/accounts/trial-balance?company_id=${id}&year=2026-27`,
    `/app/evidence?company=${id}&year=2026-27`,
    `/app/import?company=${id}&for=sales`,
    '/app/send-invoice',
    '/app/send-invoice?tab=list',
    '/app/reports',
    '/app/cloud-storage',
    '/app/cloud-storage?tab=trash',
    '/app/cloud-storage?tab=shared',
    ...['profile', 'security', 'devices', 'firm', 'privacy', 'access', 'data'].map(
      (tab) => `/app/account-settings?tab=${tab}`,
    ),
    '/shared/abcdef',
    '/join#0123456789012345678901234567890123456789012',
  ]);
  const admin = await person({ role: 'admin', full_name: 'Admin Fails', email: 'admin-fails@example.in' });
  await failThenServe(
    admin,
    ['registrations', 'waitlist', 'users', 'audit', 'health'].map((tab) => `/app/admin?tab=${tab}`),
  );
});

it('says in a panel or a dialog that it could not be loaded, and reads it again', async () => {
  const me = await furnished('Fails Parts');
  const { trader, person: individual, invoice } = me.firm;
  const home = `/app/gst/home/${trader}?year=2025-26`;
  const annual = await ask<{ gst_id: string }>(me, 'POST', '/api/gst/gstr9', {
    gst_master_id: trader,
    financial_year: '2025-26',
  });
  const folder = `/storage/files/list/${me.user.id}?page=1&page_size=200`;
  const { items } = await ask<{ items: { id: string; type: string }[] }>(me, 'GET', folder);
  const item_id = items.find(({ type }) => type === 'file')!.id;
  await ask(me, 'POST', '/storage/shares', { item_id, access: 'public' });
  const { company } = await ask<{ company: { gst_number: string } }>(me, 'GET', `/api/companies/${trader}`);
  const fromPortal = (figures: object) => {
    const reply = (_id: string, _asked: unknown, answer: (reply: unknown) => void) =>
      answer({ ok: true, version: '1.0.0', figures: { gstin: company.gst_number, ...figures } });
    vi.stubGlobal('chrome', { runtime: { sendMessage: reply } });
  };
  const figures = { return_type: 'GSTR-3B', period: '102025', source: 'json', rows: [] };
  const balance = { ledger: 'Credit ledger', igst: 120_000, cgst: 5_000, sgst: 5_000, cess: 0 };
  const portal = '/app/gst/from-extension';
  for (const [path, call, ...presses] of [
    [`${home}&tab=compare`, /compare/],
    [`${home}&tab=annual`, /gst\/list/],
    [`${home}&tab=ledger`, /ledger/],
    [`/app/gst/ledger/${trader}?year=2025-26&tab=rule37`, /\/watch/],
    [`/app/gst/gstr9/${annual.gst_id}`, /\/books/],
    [portal, /api\/companies/, figures],
    [portal, /gst\/home/, figures],
    [portal, /gstr3b/, figures],
    [portal, /gst\/home/, balance],
    ['/app/companies', /deleted/, 'Import and export', 'Recently deleted'],
    ['/app/companies', /shares/, 'Share'],
    ['/app', /api\/jobs/, 'Jobs'],
    [`/app/clients/${trader}`, /\/reminder/, 'Request papers for GSTR-3B · October 2026'],
    ['/app/reports?tab=gst&summary=1', /overview/],
    ['/app/send-invoice?tab=list', /invoices\/\w{24}/, 'More for INV', 'Issue a credit note'],
    [`/app/send-invoice?id=${invoice}`, /invoices\/\w{24}/],
    [`/invoice-preview?id=${invoice}`, /invoices\/\w{24}/],
    ['/app/cloud-storage', /storage\/items/, 'Details', 'Select Asha Kulkarni'],
    ['/app/cloud-storage', /shares/, 'Actions for Engagement letter', 'Share'],
    ['/app/cloud-storage', /views/, 'Actions for Engagement letter', 'Share', 'View log'],
    [`/app/itr/itr1/${individual}?year=2026-27&view=file`, /validate/],
  ] as const) {
    const [sends] = presses;
    if (typeof sends === 'object') fromPortal(sends);
    const names = presses.filter((name) => typeof name === 'string');
    await forgetAllUnsaved().catch(() => undefined);
    await open(path, me);
    failing(({ path: asked }) => call.test(asked));
    if (names.length === 0) await open(path, me);
    for (const name of names) await press(name);
    failing();
    note(
      '',
      `=== ${[masked(path), ...names].join(', ')} while ${call.source} fails`,
      ...lines()
        .map(masked)
        .filter((line, i, all) => line.startsWith('alert') || all[i - 1]?.startsWith('alert')),
    );
    await triesAgain();
    vi.unstubAllGlobals();
  }
});
