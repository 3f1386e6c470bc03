import { expect, it } from 'vitest';
import { ask, furnished, looksAs, open, person, press, shows } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('greets a newcomer with the first steps and tries a sample firm', async () => {
  const me = await person({ full_name: 'New Comer', email: 'newcomer@example.in' });
  await open('/app', me);
  await looksAs('newcomer');
  await press('Try with a sample firm');
  await looksAs('sample');
});

it('shows the work of a firm', async () => {
  const demo = await person({ demo: true });
  await open('/app', demo);
  await looksAs('board');
  await open('/app/overview', demo);
  await looksAs('overview');
});

it('lists jobs and opens the report of one again', async () => {
  const me = await furnished('Job List');
  const { job_id } = await ask<{ job_id: string }>(me, 'POST', '/api/jobs', {
    kind: 'print',
    clients: [me.firm.trader],
    options: { period: '10-2026' },
  });
  await expect
    .poll(async () => (await ask<{ state: string }>(me, 'GET', `/api/jobs/${job_id}`)).state)
    .toBe('done');
  await open('/app', me);
  await press('Jobs');
  await looksAs('jobs');
  const listed = await ask<{ jobs: { id: string; created_at: string }[] }>(me, 'GET', '/api/jobs');
  expect(listed.jobs.map((job) => job.id)).toEqual([job_id]);
  await press('Open');
  await shows('1 done');
  await looksAs('report');
  await press('Close');
  await shows('Print the list');
});

it('answers every control of the board', async () => {
  const me = await furnished('Board Presser');
  const presses = presser(me);
  await presses('/app');
  await presses('/app/overview');
});
