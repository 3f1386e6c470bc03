import { expect, it } from 'vitest';
import {
  allLines,
  ask,
  failing,
  field,
  fill,
  furnished,
  key,
  lines,
  looksAs,
  open,
  person,
  pick,
  press,
  sent,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('writes, sends, credits and receives payment of an invoice', async () => {
  const me = await person({ full_name: 'Sends Bills', email: 'bills@example.in' });
  await ask(me, 'POST', '/api/companies/create', {
    status: 'Sole Proprietorship',
    assessment_year: '2026-2027',
    financial_year: '2025-26',
    pan: 'BBCPT9876K',
    last_name: 'Deccan Traders',
    date_of_birth: '2015-04-01',
    residential_status: '01',
    address: '12, M G Road, Camp',
    mobile: '9876543210',
    email: 'deccan@example.in',
    phone: '9876543210',
    state: 'Maharashtra',
    gstin: '27BBCPT9876K1ZO',
    business: true,
  });
  await open('/app/send-invoice', me);
  await pick('Company', 'Deccan Traders');
  await looksAs('company');
  await fill('Customer', 'Lotus Stores');
  await fill('Customer e-mail', 'buyer@example.in');
  await fill('Place of supply', '29 Karnataka');
  await fill('Description of item 1', 'Cloth');
  await fill('HSN or SAC of item 1', '520811');
  await fill('Quantity of item 1', '3');
  await fill('Rate of item 1', '1000.50');
  await press('Add item');
  await fill('Description of item 2', 'Carriage');
  await fill('Rate of item 2', '200');
  await fill('GST rate of item 2', '5%');
  await looksAs('filled');
  // 3,001.50 at 18% is 540.27, 200 at 5% is 10: 3,751.77, rounded to rupees
  expect(lines()).toEqual(
    expect.arrayContaining(['IGST 5%', '₹ 10.00', 'IGST 18%', '₹ 540.27', '₹ 0.23', '₹ 3,752.00']),
  );
  await press('Save Draft');
  await looksAs('draft');
  await press('Send Invoice');
  await looksAs('sent');
  await press('All invoices');
  await looksAs('list');
  await press('Enter a payment of');
  await looksAs('payment');
  await key('Escape');
  await press('More for INV');
  await looksAs('more');
});

it('answers every control of invoices', async () => {
  const me = await furnished('Bill Presser', true);
  const presses = presser(me, { fails: true });
  await presses('/app/send-invoice?tab=list');
  await presses(`/invoice-preview?id=${me.firm.invoice}`);
  await presses(`/invoice-preview?id=${me.firm.cancelled}`, { types: false });
  await presses('/app/send-invoice?tab=list&status=cancelled', { types: false });
  await presses(`/app/send-invoice?id=${me.firm.credited}`, { types: false });
  await presses('/app/send-invoice', { first: () => pick('Company', 'Deccan Traders') });
});

it('keeps the texts of an invoice when the default texts change, and shows what another has saved of these', async () => {
  const me = await furnished('Bill Texts');
  const path = `/api/invoices/settings/${me.firm.trader}`;
  await open('/app/send-invoice', me);
  await pick('Company', 'Deccan Traders');
  await fill('Notes', 'Only for this buyer');
  const details = 'Logo, bank and default texts';
  await press(details);
  await fill('Notes', 'Thank you');
  await fill('Terms', 'Within 30 days');
  await press('Save');
  const texts = async () => [(await field('Notes')).value, (await field('Terms')).value];
  expect(await texts()).toEqual(['Only for this buyer', 'Within 30 days']);
  const { settings } = await ask<{ settings: { version: number } }>(me, 'GET', path);
  await ask(me, 'PUT', path, { ...settings, terms: 'Within 45 days' });
  await press(details);
  expect((await field('Terms')).value).toBe('Within 45 days');
  await fill('Terms', 'Within 60 days');
  await press('Save');
  expect(sent().at(-1)).toMatchObject({ method: 'PUT', body: { terms: 'Within 60 days' }, status: 200 });
  expect(await texts()).toEqual(['Only for this buyer', 'Within 60 days']);
});

it('reminds a customer, and says whether the mail went, is late or was refused', async () => {
  const me = await furnished('Bill Reminder', true);
  const said = async (answer?: Response) => {
    await open('/app/send-invoice?tab=list&status=sent', me);
    await press('More for INV');
    if (answer) failing(({ method }) => method === 'POST' && answer);
    await press('Remind the customer');
    failing();
    expect(sent()).toMatchObject([{ path: expect.stringMatching(/^\/api\/invoices\/\w{24}\/remind$/) }]);
    return allLines();
  };
  expect(await said()).toContain('Reminder sent');
  expect(await said(Response.json({ sent: false }))).toContain(
    'The reminder could not be sent yet. It will be tried again.',
  );
  expect(await said(new Response('{}', { status: 500 }))).toContain('This failed. Please try again.');
});
