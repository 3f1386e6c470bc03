import { it } from 'vitest';
import {
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
  const { trader } = me.firm;
  const home = `/app/gst/home/${trader}?year=2025-26`;
  for (const [path, call, ...presses] of [
    [`${home}&tab=compare`, /compare/],
    [`${home}&tab=annual`, /gst\/list/],
    [`${home}&tab=ledger`, /ledger/],
    ['/app/companies', /deleted/, 'Import and export', 'Recently deleted'],
    ['/app/companies', /shares/, 'Share'],
    ['/app', /api\/jobs/, 'Jobs'],
  ] as const) {
    await open(path, me);
    failing(({ path: asked }) => call.test(asked));
    if (presses.length === 0) await open(path, me);
    for (const name of presses) await press(name);
    failing();
    note(
      '',
      `=== ${[masked(path), ...presses].join(', ')} while ${call.source} fails`,
      ...lines()
        .map(masked)
        .filter((line, i, all) => line.startsWith('alert') || all[i - 1]?.startsWith('alert')),
    );
    await triesAgain();
  }
});
