import { expect, it, vi } from 'vitest';
import { forgetAllUnsaved } from '../forms/saving/journal.ts';
import {
  ask,
  choose,
  failing,
  fill,
  front,
  furnished,
  lines,
  masked,
  note,
  open,
  type Person,
  person,
  pick,
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

/** What the extension sends of the GST portal, as of the trader. */
async function portalOf(me: Person, trader: string): Promise<(figures: object) => void> {
  const { company } = await ask<{ company: { gst_number: string } }>(me, 'GET', `/api/companies/${trader}`);
  return (figures) => {
    const reply = (_id: string, _asked: unknown, answer: (reply: unknown) => void) =>
      answer({ ok: true, version: '1.0.0', figures: { gstin: company.gst_number, ...figures } });
    vi.stubGlobal('chrome', { runtime: { sendMessage: reply } });
  };
}

/** A page, the call that fails, and what is done then: what the portal sent, what is picked as whom, and names of what is pressed. */
type Failing = readonly [path: string, call: RegExp, ...presses: (string | object | [string, string])[]];

async function eachFails(me: Person, fromPortal: (figures: object) => void, all: readonly Failing[]) {
  for (const [path, call, ...presses] of all) {
    const [sends] = presses;
    if (typeof sends === 'object' && !Array.isArray(sends)) fromPortal(sends);
    const names = presses.filter((name) => typeof name === 'string' || Array.isArray(name));
    await forgetAllUnsaved().catch(() => undefined);
    await open(path, me);
    failing(({ path: asked }) => call.test(asked));
    if (names.length === 0) await open(path, me);
    for (const name of names)
      if (Array.isArray(name)) await pick(name[0], name[1]);
      else await press(name as string);
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
}

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
  const fromPortal = await portalOf(me, trader);
  const figures = { return_type: 'GSTR-3B', period: '102025', source: 'json', rows: [] };
  const balance = { ledger: 'Credit ledger', igst: 120_000, cgst: 5_000, sgst: 5_000, cess: 0 };
  const portal = '/app/gst/from-extension';
  await eachFails(me, fromPortal, [
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
  ]);
});

it('says of a list or of details within a page that they could not be loaded, and reads them again', async () => {
  const me = await furnished('Fails Lists');
  const { trader, company, person: individual } = me.firm;
  const job = { kind: 'print', clients: [trader], options: { period: '10-2026' } };
  const { job_id } = await ask<{ job_id: string }>(me, 'POST', '/api/jobs', job);
  await expect
    .poll(async () => (await ask<{ state: string }>(me, 'GET', `/api/jobs/${job_id}`)).state)
    .toBe('done');
  const gstr3b = { gst_master_id: trader, return_period: '10-2026', status: 'draft' };
  await ask(me, 'POST', '/api/gst/gstr3b.php', gstr3b);
  const papers = `/app/evidence?company=${individual}&year=2026-27`;
  await open(papers, me);
  const bank = 'Account No : 00112233445566\nDate,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n';
  const interest = `${bank}30/09/2025,INT PAID 01-07-2025 TO 30-09-2025,,1200.00,51200.00\n`;
  await choose('Papers of this client and year', new File([interest], 'bank.csv'));
  const firm = '/app/account-settings?tab=firm';
  const balance = { ledger: 'Credit ledger', igst: 120_000, cgst: 5_000, sgst: 5_000, cess: 0 };
  await eachFails(me, await portalOf(me, trader), [
    ['/app', /jobs\/\w{24}/, 'Jobs', 'Open'],
    ['/app', /due-dates/, 'Due dates extended by notification'],
    [`/app/clients/${trader}`, /\/privacy/],
    [papers, /evidence\/bank/],
    [papers, /evidence\/\w{24}/, 'Details'],
    ['/app/gst/from-extension', /gstr3b/, balance],
    ['/app/send-invoice', /settings/, ['Company', 'Deccan Traders'], 'Logo, bank and default texts'],
    [`/app/tds?entity=${company}&year=2025-2026`, /tds\/home/],
    [firm, /firm\/members/],
    [firm, /firm\/assignments/],
    [firm, /firm\/groups/],
    [firm, /portal-maps/],
  ]);
});

it('says beside what is shown that another year, choice or language could not be loaded', async () => {
  const me = await furnished('Fails Later');
  const { trader } = me.firm;
  const gst = (page: string, more = '') => `/app/gst/${page}/${trader}?year=2026-27${more}`;
  const year = ['Financial year', 'FY 2025-26'] as const;
  const request = 'Request papers for GSTR-3B · October 2026';
  for (const [path, call, [label, choice], pressed] of [
    [gst('home'), /gst\/home/, year],
    [gst('einvoices'), /einvoice/, year],
    [gst('suppliers'), /suppliers/, year],
    [gst('ledger'), /balances/, year],
    [gst('ledger', '&tab=rule37'), /watch/, ['Bills shown', 'All bills']],
    [`/app/clients/${trader}`, /reminder/, ['Language of the letter', 'हिन्दी'], request],
  ] as const) {
    await open(path, me);
    if (pressed) await press(pressed);
    const fails = () => lines().filter((line) => line.startsWith('alert') || line.includes('Try again'));
    expect(fails(), path).toEqual([]);
    failing(({ path: asked }) => call.test(asked));
    await fill(label, choice);
    expect(fails(), path).toHaveLength(2);
    // The balances are of the year before, and a letter in English is not sent as one in Hindi.
    const shown = lines().join('\n');
    expect(shown).not.toContain('Electronic credit ledger');
    if (pressed) expect(shown).toContain('button “Send by mail” disabled');
    failing();
    await press('Try again');
    expect(fails(), path).toEqual([]);
  }
});
