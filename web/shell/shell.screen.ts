import { expect, it } from 'vitest';
import { allLines, fill, key, looksAs, open, person, press } from '../testing/page.tsx';

it('frames the pages: menus, palette, keys, appearance', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-shell@example.in' }));
  expect(allLines()).toContain('link “ITR” → /app/itr');
  await press('Account of Asha Rao');
  await looksAs('account-menu');
  await key('Escape');
  await press('Language and appearance');
  await looksAs('appearance-menu');
  await press('Dark');
  await looksAs('appearance-dark');
  await press('Collapse sidebar');
  await press('Open menu');
  await looksAs('drawer');
  await key('Escape');
  await key('?');
  await looksAs('shortcuts');
  await press('Close');
  await press('Find an entity, page or action');
  await looksAs('palette');
  await fill('Find', 'gstr');
  await looksAs('palette-found');
});

it('signs out', async () => {
  await open('/app/help', await person({ full_name: 'Asha Rao', email: 'asha-out@example.in' }));
  await press('Account of Asha Rao');
  await press('Logout');
  await looksAs('signed-out');
});

it('says that an address leads nowhere, and shows every widget on the page of patterns', async () => {
  const me = await person({ full_name: 'Asha Rao', email: 'asha-patterns@example.in' });
  await open('/app/nowhere', me);
  await looksAs('nowhere');
  await open('/app/patterns', me);
  await looksAs('patterns');
});
