import { expect, it } from 'vitest';
import { router } from '../routes.tsx';
import {
  ask,
  control,
  enterValue,
  field,
  fill,
  key,
  looksAs,
  open,
  type Person,
  person,
  press,
  pressTwice,
  sent,
  settled,
  shows,
  until,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';
import { countdown } from './SuccessPage.tsx';

const client = (pan: string, more: Record<string, unknown> = {}) => ({
  status: 'Individual',
  assessment_year: '2026-2027',
  financial_year: '2025-26',
  pan,
  first_name: 'Asha',
  last_name: 'Kulkarni',
  date_of_birth: '1985-06-15',
  residential_status: '01',
  address: '12, M G Road, Camp',
  mobile: '9876543210',
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  salary: true,
  other_sources: true,
  ...more,
});

const make = async (who: Person, pan: string, more: Record<string, unknown> = {}) =>
  (await ask<{ data: { id: string } }>(who, 'POST', '/api/companies/create', client(pan, more))).data.id;

it('lists, finds, orders, deletes and brings back clients', async () => {
  const me = await person({ full_name: 'Clients Owner', email: 'clients@example.in' });
  await open('/app/companies', me);
  await looksAs('list-empty');
  await make(me, 'ABCPK1234F');
  await make(me, 'ABCPM4321G', { first_name: 'Bina', last_name: 'Mehta', assessment_year: '2025-2026' });
  await open('/app/companies', me);
  await looksAs('list');
  await press('Name');
  await looksAs('ordered by name');
  await press('Name');
  await looksAs('in the order of names turned');
  await fill('Search by name', 'zzz');
  await looksAs('list-none-found');
  await open('/app/companies', me);
  await press('Import and export');
  await looksAs('list-menu');
  await press('Recently deleted');
  await looksAs('bin-empty');
  await press('Close');
  await press('Delete Bina Mehta');
  await looksAs('delete-asks');
  await press('Delete');
  await looksAs('deleted');
  await open('/app/companies', me);
  await press('Import and export');
  await press('Recently deleted');
  await looksAs('bin');
  await pressTwice('Bring back');
  await looksAs('restored');
});

it('keeps the first of two filters chosen before the address has followed', async () => {
  const me = await person({});
  await make(me, 'ABCPK1234F');
  await open('/app/companies', me);
  const [status, whose] = [await field('Filter by status'), await field('Filter by owner')];
  enterValue(status, 'Individual');
  enterValue(whose, 'Shared with me');
  await settled();
  expect(location.search).toBe('?status=Individual&whose=shared');
});

it('shares a client and takes it back', async () => {
  const me = await person({ full_name: 'Shares One', email: 'shares@example.in' });
  await person({ full_name: 'Helper Two', email: 'helper-two@example.in' });
  await make(me, 'ABCPS1234F');
  await open('/app/companies', me);
  await press('Share Asha Kulkarni');
  await looksAs('share');
  await fill('E-mail of the person', 'nobody');
  await press('Add');
  await looksAs('share-wrong');
  await fill('E-mail of the person', 'helper-two@example.in');
  await fill('Permission', 'May edit');
  await press('Close');
  await looksAs('share-unsent');
  await press('Stay here');
  await pressTwice('Add');
  await looksAs('shared');
  await pressTwice('Stop sharing with');
  await looksAs('unshared');
  await press('Done');
  await looksAs('share-closed');
});

it('asks for no year of a client, and tells records of several years apart', async () => {
  const me = await person({ full_name: 'Copies One', email: 'copies@example.in' });
  const id = await make(me, 'ABCPC1234F', { assessment_year: '2025-2026', financial_year: '2024-25' });
  await ask(me, 'POST', `/api/companies/${id}/copy-year`, {});
  await open('/app/companies', me);
  await looksAs('two years');
});

it('goes to the next field with Enter and back with Esc; the last one leads to the button, which alone submits', async () => {
  const me = await person({ full_name: 'Tally Hand', email: 'tally@example.in' });
  await open('/app/companies/new', me);
  const at = () => {
    const { activeElement: now } = document;
    return now?.id || now?.textContent;
  };
  (await field('PAN')).focus();
  await key('Enter');
  expect(at()).toBe('f-last_name');
  await key('Escape');
  expect(at()).toBe('f-pan');
  (await field('Other sources')).focus();
  await key('Enter');
  expect(at()).toBe('Next');
  expect(sent()).toEqual([]);
  await shows('1. Assessee');
});

it('adds a client in two steps', async () => {
  const me = await person({ full_name: 'Adds One', email: 'adds@example.in' });
  await open('/app/companies/new', me);
  await looksAs('new');
  await press('Next');
  await looksAs('new-missing');
  await fill('Status', 'Individual');
  await fill('First name', 'Ravi');
  await fill('Last name', 'Menon');
  await fill('PAN', 'akzpm4455c');
  await fill('Date of birth', '11-02-1958');
  await fill('Mobile', '9876543210');
  await fill('Address', '4, Lake View');
  await looksAs('new-filled');
  await press('Next');
  await looksAs('new-second');
  await press('Submit & Create');
  await looksAs('new-second-missing');
  await fill('E-mail', 'ravi@example.in');
  await fill('Phone', '9876543210');
  await fill('State', 'Kerala');
  await fill('TAN', 'DELA12345B');
  await pressTwice('Submit & Create');
  await looksAs('new-saved');
  await shows('The list opens in');
  await looksAs('success');
  await press('Stay here');
  await looksAs('success-stays');
});

it('leads on to the list of clients after five seconds', async () => {
  const me = await person({ full_name: 'Waits Five', email: 'waits@example.in' });
  const company = { id: await make(me, 'ABCPW1234F'), name: 'Asha Kulkarni', pan: 'ABCPW1234F' };
  const { second } = countdown;
  for (const length of [60_000, 1]) {
    countdown.second = length;
    // From another page: the same one goes on with the second it has begun.
    await open('/app/companies', me);
    await router.navigate('/app/companies/success', { state: { company } });
    if (length > 1) await shows('The list opens in 5 seconds.');
  }
  await until('the list', () => location.pathname === '/app/companies');
  countdown.second = second;
});

it('does not take back someone who leaves the page of a new client at once', async () => {
  const me = await person({ full_name: 'Leaves Soon', email: 'leaves@example.in' });
  await open('/app/companies/new', me);
  for (const [label, value] of [
    ['Status', 'Partnership firm'],
    ['Company name', 'Rao and Sons'],
    ['PAN', 'AABFR4321D'],
    ['Date of incorporation', '01-01-2001'],
    ['Mobile', '9876543210'],
    ['Address', '4, Lake View'],
  ] as const)
    await fill(label, value);
  await press('Next');
  await fill('E-mail', 'rao@example.in');
  await fill('Phone', '9876543210');
  (await control('Submit & Create')).click();
  await until('the client', () => sent().some(({ status }) => status));
  (await control('Dashboard')).click();
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(location.pathname).toBe('/app');
});

it('changes a client, and tells of another’s change in between', async () => {
  const me = await person({ full_name: 'Edits One', email: 'edits@example.in' });
  const id = await make(me, 'ABCPE1234F', { business: true, gstin: '27ABCPE1234F1ZB' });
  await open(`/app/companies/${id}/edit`, me);
  await looksAs('edit');
  await fill('Mobile', '12');
  await press('Save');
  await looksAs('edit-wrong');
  await fill('Mobile', '9000000001');
  const other = client('ABCPE1234F', { business: true, gstin: '27ABCPE1234F1ZB', city: 'Nagpur' });
  await ask(me, 'PUT', `/api/companies/update/${id}`, { ...other, version: 1 });
  await pressTwice('Save');
  await looksAs('edit-conflict');
  await pressTwice('Save the chosen values');
  await looksAs('edit-kept');
  await open(`/app/companies/${id}/edit`, me);
  await press('Add a GSTIN');
  await looksAs('edit-add-gstin');
  await press('Add a TAN');
  await looksAs('edit-add-tan');
});

it('says that a client is not there', async () => {
  const me = await person({ full_name: 'Lost One', email: 'lost@example.in' });
  await open('/app/companies/0123456789abcdef01234567/edit', me);
  await looksAs('edit-missing');
});

it('answers every control of the list and the form of clients', async () => {
  const me = await person({ full_name: 'Client Presser', email: 'clients-presser@example.in' });
  const id = await make(me, 'ABCPP1234F');
  const presses = presser(me, { skip: /^Delete/ });
  // The search updates the address later than a filter, so their order is not asserted.
  await presses('/app/companies', { types: false });
  await presses('/app/companies/new');
  await presses(`/app/companies/${id}/edit`);
});
