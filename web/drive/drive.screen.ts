import { beforeAll, expect, it, vi } from 'vitest';
import { outline } from '../testing/outline.ts';
import {
  ask,
  control,
  type Furnished,
  failing,
  fill,
  forget,
  furnished,
  key,
  lines,
  looksAs,
  note,
  open,
  press,
  sent,
  settled,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';
import { setDrivePrefs } from './data/prefs.ts';
import { addUploads, forgetUploads, type Upload } from './uploads/store.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Drive Maker');
});

it('shows folders and files, with what can be done to each', async () => {
  // Pages opened before in this process keep their way of looking.
  setDrivePrefs({ view: 'list', details: false });
  await open('/app/cloud-storage', me);
  await looksAs('root');
  await press('Details');
  await press('Select Asha Kulkarni');
  await looksAs('selected');
  await press('Actions for Asha Kulkarni');
  await looksAs('menu of a folder');
  await key('Escape');
  await open('/app/cloud-storage', me);
  await press('Actions for Engagement letter');
  await looksAs('menu of a file');
  await press('Share');
  await looksAs('share');
  await open('/app/cloud-storage', me);
  await press('Actions for Engagement letter');
  await press('Rename');
  await looksAs('rename');
  await fill('Name', 'Letter.txt');
  await press('Rename');
  await looksAs('renamed');
  await press('Actions for Letter');
  await looksAs('menu after renaming');
  await press('Delete');
  await looksAs('trashed');
  await press('View and order');
  await looksAs('ways to look');
  await key('Escape');
  await press('Filter by client and year');
  await looksAs('filter');
  await press('Done');
  await press('Trash');
  await looksAs('trash');
  await press('Shared');
  await looksAs('shared');
  await open('/app/cloud-storage', me);
  await press('New folder');
  await looksAs('new folder');
});

it('answers every control of the drive', async () => {
  const mine = await furnished('Drive Presser');
  const presses = presser(mine, { fails: true });
  // How the drive looks stays as the test before left it.
  setDrivePrefs({ view: 'list', details: false });
  await presses('/app/cloud-storage');
  await presses('/app/cloud-storage?tab=shared');
  await presses('/app/cloud-storage?tab=trash');
});

it('answers every control of what a link leads to', async () => {
  const mine = await furnished('Link Presser');
  const { items } = await ask<{ items: { id: string; name: string; type: string }[] }>(
    mine,
    'GET',
    `/storage/files/list/${mine.user.id}?page=1&page_size=200`,
  );
  const presses = presser();
  for (const [type, more] of [
    ['folder', {}],
    ['file', {}],
    ['file', { password: 'six letters' }],
  ] as const) {
    const item = items.find((one) => one.type === type)!;
    const { link } = await ask<{ link: string }>(mine, 'POST', '/storage/shares', {
      item_id: item.id,
      access: 'public',
      ...more,
    });
    await presses(new URL(link).pathname);
  }
  await fill('Password', 'six letters');
  await press('Open');
  await looksAs('opened with the password');
  await open('/app/cloud-storage', mine);
  await press('Actions for Engagement letter');
  await press('Share');
  await looksAs('links of a file');
  for (const act of ['New link', 'Revoke']) {
    await press(act);
    await looksAs(`${act}: asks`);
    await press('Cancel');
    await looksAs(`${act}: not done`);
    await press(act);
    await press(act);
    await looksAs(`${act}: done`);
  }
});

it('lists uploads in each state with what can be done to each', async () => {
  await open('/app/cloud-storage', me);
  const states = ['waiting', 'sending', 'paused', 'needs-file', 'done', 'failed', 'skipped'] as const;
  const upload = (state: Upload['state']): Upload => ({
    id: state,
    name: `${state}.pdf`,
    folder: '',
    into: '',
    size: 4000,
    sent: state === 'done' ? 4000 : 1000,
    state,
    reason: '',
    bytesPerSecond: state === 'sending' ? 500 : 0,
    batch: 'one',
  });
  const inner = { owner: me.user.id, onClash: 'ask' } as const;
  addUploads(states.map((state) => ({ ...upload(state), inner })));
  await settled();
  const panel = () => outline(document.querySelector<HTMLElement>('[aria-label=Uploads]')!);
  note('== uploads', ...panel());
  await press('Hide the uploads');
  note('== hidden', ...panel());
  (await control('Close')).click();
  await settled();
  await looksAs('closing asks');
  await press('Continue uploading');
  forgetUploads(() => true);
});

it('shows files as tiles', async () => {
  setDrivePrefs({ view: 'tiles', details: false });
  await open('/app/cloud-storage', me);
  await looksAs('tiles');
  setDrivePrefs({ view: 'list', details: false });
});

it('previews a file once more where it could not be loaded, in words that say what to do', async () => {
  const mine = await furnished('Drive Previewer');
  setDrivePrefs({ view: 'list', details: false });
  const shown = async () => {
    await press('Actions for Engagement letter');
    await press('Open');
    const told = lines();
    await press('Close');
    return told;
  };
  await open('/app/cloud-storage', mine);
  failing(({ path }) => path.startsWith('/storage/tickets'));
  expect(await shown()).toContain('The preview could not be loaded. Please try again.');
  failing(({ path }) => path.startsWith('/storage/open'));
  expect(await shown()).toContain('The preview could not be loaded. Please try again.');
  failing();
  const { fetch } = window;
  const cutOff = (path: string, init?: RequestInit) =>
    path.startsWith('/storage/open') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(path, init);
  vi.stubGlobal('fetch', cutOff);
  expect((await shown()).join('\n')).toContain('The server cannot be reached.');
  vi.unstubAllGlobals();
  expect(await shown()).toContain('Made up for the demo firm.');
});

it('attaches the rest after a failure, and all of them where another year was chosen meanwhile', async () => {
  const mine = await furnished('Drive Attacher');
  setDrivePrefs({ view: 'list', details: false });
  await open('/app/cloud-storage', mine);
  /** What is saved of all four items, by the year: which they are, and the answer. */
  const saves = async (year: string, fails = false) => {
    await fill('Assessment year', year);
    forget();
    if (fails) failing(({ method }) => method === 'PUT' && sent().length > 1);
    await press('Save');
    failing();
    return sent().map(({ path, body, status }) => ({ path, body, status }));
  };
  const attach = async () => {
    await press('ActionsMore actions');
    await press('Client and year');
  };
  const of = (assessment_year: string, status = 200) => ({ body: { assessment_year }, status });
  await press('Select all');
  await attach();
  const [first, second] = await saves('2026-27', true);
  expect([first, second]).toMatchObject([of('2026-27'), of('2026-27', 500)]);
  const rest = await saves('2026-27');
  expect(rest).toMatchObject([of('2026-27'), of('2026-27'), of('2026-27')]);
  expect(rest[0]!.path).toBe(second!.path);
  expect(rest.map(({ path }) => path)).not.toContain(first!.path);
  // They are still selected.
  await attach();
  await saves('2025-26', true);
  expect(await saves('2024-25')).toMatchObject(Array(4).fill(of('2024-25')));
  expect(lines().filter((line) => line.includes('| 2024-25 |'))).toHaveLength(4);
});
