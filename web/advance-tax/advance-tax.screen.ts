import { it } from 'vitest';
import { ask, fill, furnished, open, press, shows } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';
import { walk } from '../testing/pageWalk.ts';

it('types the income of the year over last year, saves and shows the next instalment', async () => {
  const me = await furnished('Advance Tax');
  const { trader } = me.firm;
  await open(`/app/advance-tax/${trader}?year=2026-27`, me);
  await fill('Interest', '2500000');
  await press('Save and compute');
  await shows('2,57,400');
  await open('/app/advance-tax?year=2026-27', me);
  await shows('3,43,200');
  await ask(me, 'GET', `/api/advance-tax/${trader}?year=2026-27`);
});

it('answers every control of the estimates', async () => {
  const me = await furnished('Advance Presser');
  await walk(me, `/app/advance-tax/${me.firm.person}?year=2026-27`, (page) => page.through(), {
    types: true,
    whole: true,
    date: '2026-10-15',
    skip: /^Tax year|calendar/,
  });
  const presses = presser(me);
  await presses('/app/advance-tax?year=2026-27');
});
