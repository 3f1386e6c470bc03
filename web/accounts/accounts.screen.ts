import { beforeAll, expect, it } from 'vitest';
import {
  ask,
  type Furnished,
  forget,
  furnished,
  lines,
  looksAs,
  note,
  open,
  person,
  pick,
  press,
  sent,
  whatFollowed,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Books Maker');
});

it('imports, edits and shows the books of a client', async () => {
  await open('/app/accounts/trial-balance', me);
  await looksAs('start');
  await pick('Entity', 'Asha Kulkarni');
  await looksAs('client without books');
  const books = `/app/accounts/trial-balance?company_id=${me.firm.company}&year=2026-27`;
  await open(books, me);
  await looksAs('import');
  await open(`${books}&tab=manual`, me);
  await looksAs('sheet');
  await open(`${books}&view=pl`, me);
  await looksAs('profit and loss');
  expect(document.activeElement?.id).toBe('statement');
  // sales 32,50,000 less purchases 19,00,000, salaries 4,80,000 and rent 1,00,000
  expect(lines()).toContain('| Net profit |  | 7,70,000.00 |');
  await open(`${books}&view=bs`, me);
  await looksAs('balance sheet');
  await press('Trial Balance');
  await looksAs('back');
});

it('answers every control of the books', async () => {
  const mine = await furnished('Books Presser');
  const presses = presser(mine, { fails: true });
  const books = `/app/accounts/trial-balance?company_id=${mine.firm.company}&year=2026-27`;
  for (const part of ['view=pl', 'view=bs', 'tab=manual'])
    await presses(`${books}&${part}`, { skip: /^Delete/ });
  await presses(books);
});

it('takes the accounts to the return, and asks before it replaces what that has', async () => {
  const mine = await furnished('Books Taker');
  const books = `/app/accounts/trial-balance?company_id=${mine.firm.company}&year=2026-27&view=pl`;
  await open(books, mine);
  const told = (step: string) => note(`== ${step}`, ...whatFollowed(undefined, true), '');
  await press('Use in ITR-6');
  told('taken');
  await open(books, mine);
  await press('Use in ITR-6');
  await looksAs('asks');
  await press('Keep it');
  told('kept');
  await press('Use in ITR-6');
  await press('Replace');
  told('replaced');
});

it('replaces what another saved as what was asked for, and deletes what is stored', async () => {
  const mine = await furnished('Books Clash');
  const of = `company_id=${mine.firm.company}`;
  const books = `/app/accounts/trial-balance?${of}&year=2026-27&tab=manual`;
  await open(books, mine);
  const read = `/api/accounts/trial-balance?${of}&assessment_year=2026-27`;
  const { trial_balance: stored } = await ask<{ trial_balance: object }>(mine, 'GET', read);
  const wanted = ['id', 'version', 'tb_date', 'import_source', 'status', 'ledgers'];
  await ask(mine, 'POST', '/api/accounts/import-trial-balance.php', {
    company_id: mine.firm.company,
    assessment_year: '2026-27',
    ...Object.fromEntries(Object.entries(stored).filter(([name]) => wanted.includes(name))),
  });
  forget();
  await press('Save draft');
  await press('Replace it with mine');
  expect(sent().map(({ body, status }) => ({ ...(body as object), answer: status }))).toMatchObject([
    { version: 1, status: 'draft', answer: 409 },
    { version: 2, status: 'draft', answer: 200 },
  ]);
  expect(lines()).not.toContain('Someone else has saved this trial balance.');

  const acts = async () => {
    await press('More');
    return lines().filter((line) => line.startsWith('menuitem')).length;
  };
  const viewer = await person({ member: { of: mine.token, as: 'viewer' }, email: 'books-view@example.in' });
  await open(books, viewer);
  expect(await acts()).toBe(2);
  await open(books, mine);
  expect(await acts()).toBe(3);
  await press('Delete');
  await looksAs('asks');
  await press('Delete');
  await looksAs('deleted');
  expect(await acts()).toBe(2);
});
