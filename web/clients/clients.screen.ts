import { expect, it } from 'vitest';
import {
  ask,
  control,
  enterValue,
  field,
  fill,
  furnished,
  looksAs,
  open,
  press,
  settled,
  shows,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('shows a client: next step, duties, returns, papers, notes; asks for papers', async () => {
  const me = await furnished('Client Page');
  const { trader } = me.firm;
  await open(`/app/clients/${trader}`, me);
  await looksAs('client');
  await fill('New note', 'Calls on Mondays');
  await press('Add note');
  await shows('Calls on Mondays');
  await press('Request papers for GSTR-3B · October 2026');
  await looksAs('reminder');
  await press('Send by mail');
  await looksAs('sent');
  const page = await ask<{ reminders: { channel: string; duty: string }[] }>(
    me,
    'GET',
    `/api/clients/${trader}`,
  );
  expect(page.reminders).toMatchObject([{ channel: 'mail', duty: 'GSTR-3B' }]);
});

it('opens the return of a duty in one step', async () => {
  const me = await furnished('Client Starts');
  await open(`/app/clients/${me.firm.trader}`, me);
  await press('Start: GSTR-3B · October 2026');
  await looksAs('return');
});

it('says that a client is not there', async () => {
  const me = await furnished('Client Missing');
  await open('/app/clients/0123456789abcdef01234567', me);
  await looksAs('missing');
});

it('answers every control of a client', async () => {
  const me = await furnished('Client Presser');
  const presses = presser(me, { fails: true });
  await presses(`/app/clients/${me.firm.trader}`);
  await presses(`/app/clients/${me.firm.person}`);
});

it('keeps a note that is typed while the one before is saved', async () => {
  const me = await furnished('Client Notes');
  await open(`/app/clients/${me.firm.trader}`, me);
  await fill('New note', 'Calls on Mondays');
  (await control('Add note')).click();
  enterValue(await field('New note'), 'Papers in the blue file');
  await settled();
  await shows('Calls on Mondays');
  expect((await field('New note')).value).toBe('Papers in the blue file');
  await press('Add note');
  await shows('Papers in the blue file');
  expect((await field('New note')).value).toBe('');
});

it('keeps an engagement that is being typed while a hold is put, and what is typed while it is saved', async () => {
  const me = await furnished('Client Privacy');
  await open(`/app/clients/${me.firm.trader}`, me);
  const heading = () => [...document.querySelectorAll('h2')].find((h) => h.textContent === 'Privacy');
  const button = (name: string) =>
    [...(heading()?.closest('section')?.querySelectorAll('button') ?? [])].find(
      (b) => b.textContent === name,
    )!;
  button('Edit').click();
  await settled();
  await fill('By', 'Asha Kulkarni');
  await press('Hold or erase');
  await fill('Reason', 'Appeal');
  await press('Put under legal hold');
  await shows('Legal hold: Appeal');
  expect((await field('By')).value).toBe('Asha Kulkarni');
  await fill('Signed or given on', '01-04-2026');
  button('Save').click();
  enterValue(await field('By'), 'Ravi Kulkarni');
  await settled();
  expect((await field('By')).value).toBe('Ravi Kulkarni');
  button('Save').click();
  await settled();
  await shows('Engagement signed by Ravi Kulkarni');
});
