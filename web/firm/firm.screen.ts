import { expect, it } from 'vitest';
import {
  ask,
  control,
  enterValue,
  failing,
  field,
  fill,
  furnished,
  lines,
  looksAs,
  open,
  type Person,
  person,
  press,
  sent,
  settled,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';
import { offers } from '../testing/pageViews.ts';

const settings = '/app/account-settings';

it('shows whom a breach concerns, whose retention is over, and receipts of erasures', async () => {
  const me = await person({ full_name: 'Privacy One', email: 'privacy@example.in' });
  await open(`${settings}?tab=privacy`, me);
  await looksAs('nothing yet');
  await fill('IP address', '203.0.113.7');
  await press('Show the clients');
  await looksAs('no client affected');
});

/** A client, by the way of the form. */
const added = async (me: Person, pan: string, first_name: string): Promise<string> => {
  const { data } = await ask<{ data: { id: string } }>(me, 'POST', '/api/companies/create', {
    status: 'Individual',
    assessment_year: '2026-2027',
    financial_year: '2025-26',
    pan,
    first_name,
    last_name: 'Menon',
    date_of_birth: '1985-06-15',
    residential_status: '01',
    address: '12, M G Road, Camp',
    mobile: '9876543210',
    email: 'office@karsetu.example',
    phone: '9876543210',
    state: 'Maharashtra',
    pincode: '411001',
    salary: true,
  });
  return data.id;
};

/** Members of each narrower role, one who has left, one who is invited. */
async function office(me: Person) {
  const member = (as: 'manager' | 'staff' | 'viewer', name: string) =>
    person({ member: { of: me.token, as }, email: `${name}-${me.user.id}@example.in` });
  const viewer = await member('viewer', 'viewer');
  const manager = await member('manager', 'manager');
  await member('staff', 'left');
  const { members } = await ask<{ members: { id: string; email: string; role: string }[] }>(
    me,
    'GET',
    '/api/firm/members',
  );
  const of = (role: string) => members.find((m) => m.role === role)!.id;
  await ask(me, 'PATCH', `/api/firm/members/${of('staff')}`, {
    status: 'disabled',
    hand_over_to: of('owner'),
  });
  await ask(me, 'POST', '/api/firm/members', { email: `invited-${me.user.id}@example.in`, role: 'partner' });
  await ask(me, 'POST', '/api/firm/groups', {
    name: 'Kulkarni family',
    kind: 'family',
    member_ids: [of('manager')],
  });
  await person({ member: { of: me.token, as: 'staff' }, email: `staff-${me.user.id}@example.in` });
  return { viewer, manager };
}

it('answers every control of a firm with members', async () => {
  const me = await person({ full_name: 'Firm Presser', email: 'firm-presser@example.in' });
  const [client] = [await added(me, 'ABCPK1234F', 'Asha'), await added(me, 'AKZPM4455C', 'Ravi')];
  const { viewer, manager } = await office(me);
  const erased = await added(me, 'BNFPS7788Q', 'Farah');
  await ask(me, 'POST', `/api/companies/${erased}/erase`, {
    confirm_name: 'Farah Menon',
    reason: 'Asked for by the client',
  });
  await ask(me, 'GET', `/api/companies/${client}/reveal?field=pan`);
  const presses = presser(me);
  await presses(`${settings}?tab=firm`, {
    skip: /^(Profile|Change Pass|Two-step|Devices|Firm|Who saw|Privacy|My data)/,
  });
  await presses(`${settings}?tab=privacy`, { fails: true });
  await presses(`${settings}?tab=access`);
  await offers(manager, 'a manager', [`${settings}?tab=firm`, `${settings}?tab=privacy`]);
  await offers(viewer, 'a viewer', [`${settings}?tab=firm`, `${settings}?tab=privacy`]);
});

it('offers a viewer nothing that changes the work of the firm', async () => {
  const me = await furnished('Viewed Firm');
  const viewer = await person({ member: { of: me.token, as: 'viewer' }, email: 'only-looks@example.in' });
  const { trader, company, person: client, gstr1, gstr2b, gstr3b } = me.firm;
  const statement = `/app/tds/26q/${company}?year=2025-2026&quarter=Q1`;
  const { gst_id } = await ask<{ gst_id: string }>(me, 'POST', '/api/gst/gstr9', {
    gst_master_id: trader,
    financial_year: '2025-26',
  });
  await offers(viewer, 'a viewer', [
    `/app/clients/${trader}`,
    ...['', '&tab=ledger', '&tab=settings'].map((tab) => `/app/gst/home/${trader}?year=2025-26${tab}`),
    `/app/gst/gstr1/${gstr1}`,
    `/app/gst/gstr2b/${gstr2b}`,
    `/app/gst/gstr3b/${gstr3b}`,
    `/app/gst/gstr9/${gst_id}`,
    `/app/gst/gstr9/${gst_id}/9c`,
    `/app/gst/ims/${trader}`,
    `/app/gst/composition/${trader}?year=2025-26`,
    ...['', '&tab=rule37', '&tab=rule37a'].map((tab) => `/app/gst/ledger/${trader}?year=2025-26${tab}`),
    `/app/gst/suppliers/${trader}?year=2025-26`,
    `/app/gst/einvoices/${trader}?year=2026-27`,
    ...['export', 'certificates', 'deductor', 'challans'].map((tab) => `${statement}&tab=${tab}`),
    `/app/accounts/trial-balance?company_id=${company}&year=2026-27&tab=manual`,
    `/app/accounts/trial-balance?company_id=${company}&year=2026-27&view=bs`,
    `/app/evidence?company=${client}&year=2026-27`,
    '/app/send-invoice?tab=list',
  ]);
  // What is not offered is refused, too.
  await expect(ask(viewer, 'DELETE', `/api/gst/gstr1/${gstr1}`)).rejects.toThrow(/40[34]/);
});

it('takes away what was refused as soon as it is tried again, and keeps settings of the firm at hand', async () => {
  const me = await person({ full_name: 'Firm Tries', email: 'firm-tries@example.in' });
  await person({ member: { of: me.token, as: 'staff' }, email: `staff-${me.user.id}@example.in` });
  const { firm } = await ask<{ firm: { version: number } }>(me, 'GET', '/api/firm');
  await ask(me, 'PATCH', '/api/firm', { version: firm.version, default_financial_year: '2024-25' });
  await open(`${settings}?tab=firm`, me);
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({
    reviewed: true,
    financial_year: '2024-25',
  });
  const told = () => lines().filter((_, i, all) => all[i - 1]?.startsWith('alert'));
  failing(({ method }) => method === 'PATCH');
  await press('Save');
  expect(told()).toEqual(['This could not be changed. Please try again.']);
  failing();
  await press('Save');
  expect(told()).toEqual([]);
  await press('Leave the firm');
  await press('Leave now');
  const refusal = ['The firm needs an owner. Make another member its owner first.'];
  expect(told()).toEqual(refusal);
  (await control('Leave now')).click();
  for (let turn = 0; turn < 3; turn += 1) await new Promise((drawn) => setImmediate(drawn));
  expect(told()).toEqual([]);
  await settled();
  expect(told()).toEqual(refusal);
});

it('keeps what is typed in one part of the firm while another is saved, and saves over no one', async () => {
  const me = await person({ full_name: 'Firm Types', email: 'firm-types@example.in' });
  await open(`${settings}?tab=firm`, me);
  await fill('Address', '4, Tilak Road, Pune');
  await fill('Name of the firm', 'Rao & Co');
  await fill('Default financial year', 'FY 2024-25');
  const typed = async () => [(await field('Name of the firm')).value, (await field('Address')).value];
  expect(await typed()).toEqual(['Rao & Co', '4, Tilak Road, Pune']);
  // The first is of the name.
  (await control('Save')).click();
  enterValue(await field('Name of the firm'), 'Rao & Company');
  await settled();
  expect(await typed()).toEqual(['Rao & Company', '4, Tilak Road, Pune']);
  const { firm } = await ask<{ firm: { name: string } }>(me, 'GET', '/api/firm');
  expect(firm.name).toBe('Rao & Co');
  await ask(me, 'PATCH', '/api/firm', { name: 'Named by another' });
  await fill('Default financial year', 'FY 2025-26');
  await press('Save');
  expect(sent().at(-1)).toMatchObject({ method: 'PATCH', body: { name: 'Rao & Company' }, status: 409 });
  expect((await field('Name of the firm')).value).toBe('Rao & Company');
});
