import { beforeAll, expect, it } from 'vitest';
import {
  type Furnished,
  furnished,
  lines,
  looksAs,
  note,
  open,
  pick,
  press,
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
