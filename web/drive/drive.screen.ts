import { beforeAll, it } from 'vitest';
import { type Furnished, fill, furnished, key, looksAs, open, press } from '../testing/page.tsx';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Drive Maker');
});

it('shows folders and files, with what can be done to each', async () => {
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
