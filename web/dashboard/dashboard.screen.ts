import { expect, it, vi } from 'vitest';
import {
  ask,
  failing,
  fill,
  furnished,
  key,
  lines,
  looksAs,
  open,
  person,
  press,
  sent,
  shows,
} from '../testing/page.tsx';
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

it('goes through the board with the keyboard', async () => {
  const me = await furnished('Board Keys');
  await open('/app', me);
  const grid = document.querySelector<HTMLElement>('main [role=grid]')!;
  const here = () => grid.querySelector('[data-here]')?.closest('[role=row]')?.textContent ?? '';
  grid.focus();
  const first = here();
  await key('ArrowDown');
  expect(here()).not.toBe(first);
  await key('ArrowUp');
  expect(here()).toBe(first);
  await key(' ');
  await looksAs('one selected');
  await key('a', { ctrlKey: true });
  await looksAs('all selected');
  await key('Escape');
  await looksAs('none selected');
  await key('ArrowRight');
  await key('ArrowRight');
  await key('End', { ctrlKey: true });
  await key('Home');
  await key('Enter');
  await looksAs('the client of the last row');
  await open('/app', me);
  const cells = [...document.querySelectorAll<HTMLElement>('main [data-column="2"]')];
  cells[1]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  expect(cells[1]!.title).toContain('GSTR-3B');
  cells[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  await looksAs('selected by the mouse');
  cells[1]!.click();
  await looksAs('opened by the mouse');
});

it('lists what is due next on a phone', async () => {
  const me = await furnished('Board Phone');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width: 700px'), media }) as never,
  );
  await open('/app', me);
  await looksAs('phone');
});

it('answers every control of the board', async () => {
  const me = await furnished('Board Presser');
  const presses = presser(me, { fails: true });
  await presses('/app');
  for (const by of ['due', 'state', 'group', 'person']) await presses(`/app?group=${by}`, { types: false });
  await presses('/app?q=zzzz', { types: false });
  await ask(me, 'PUT', '/api/board/views', {
    views: [{ name: 'Late ones', search: '?filter=state%3Alate' }],
  });
  await ask(me, 'POST', '/api/due-dates', {
    kind: 'ITR transfer-pricing',
    period: '2025-26',
    due: '2026-12-15',
    notification: 'Circular 15/2026',
  });
  // Kept filters, and due dates of notifications.
  const kept = presser(me, {
    fails: true,
    skip: /^(Month|Filters|Select|Jobs|GSTR|\d|Any|All|Not|By|Search|Due this|Choose|Previous|Next)/,
  });
  for (const filter of ['state%3Alate', 'duty%3AITR']) await kept(`/app?filter=${filter}`, { types: false });
  await presses('/app/overview');
});

it('keeps views, and removes one without the others', async () => {
  const me = await furnished('Board Views');
  const path = '/api/board/views';
  const late = { name: 'Late ones', search: 'filter=state%3Alate' };
  const forms = { name: 'By person', search: 'group=who' };
  await ask(me, 'PUT', path, { views: [late, forms] });
  await open(`/app?${late.search}`, me);
  await press('Views');
  failing(({ method }) => method === 'PUT');
  await press('Remove the view Late ones');
  await looksAs('not removed');
  failing();
  await press('Views');
  await press('Remove the view Late ones');
  expect(sent()).toMatchObject([{ method: 'PUT', path, body: { views: [forms] } }]);
  await press('Views');
  await press('Save this view');
  await fill('Name', 'Overdue');
  await press('Save');
  expect(sent().at(-1)).toMatchObject({ body: { views: [forms, { ...late, name: 'Overdue' }] } });
  await press('Views');
  expect(lines()).toContain('menuitemradio “Overdue” checked');
});

it('exports the file of a form that has one where a PDF of another was chosen', async () => {
  const me = await furnished('Board Export');
  await open('/app', me);
  await press('Select all');
  await press('Export');
  await fill('Return or payment', 'ITR');
  await fill('File', 'Computation as PDF');
  expect(lines().join('\n')).toContain('choice “Language”');
  await fill('Return or payment', 'Advance tax');
  expect(lines().join('\n')).not.toMatch(/choice “(File|Language)”/);
  await press('Export');
  expect(sent()[0]!.body).toMatchObject({ options: { duty: 'Advance tax', format: 'json' } });
  expect(sent()[0]!.body).not.toHaveProperty('options.language');
});
