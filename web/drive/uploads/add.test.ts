import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, visibleToasts } from '../../ui/dialogs/toasts.ts';
import type { Usage } from '../data/calls.ts';
import { addPicked } from './add.ts';
import { allUploads, forgetUploads } from './store.ts';

vi.mock('./engine.ts', () => ({ pump: () => undefined }));

let asked: unknown[] = [];
let fails = false;
beforeEach(() => {
  asked = [];
  fails = false;
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const { name } = JSON.parse(body) as { name: string };
    return fails ? new Response('{}', { status: 500 }) : Response.json({ item: { id: `id of ${name}` } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetUploads(() => true);
  for (const { id } of visibleToasts()) dismissToast(id);
});

const usage = { maxFileBytes: 10, maxFileLabel: '10 B', plan: 'Tier 1' } as Usage;
const file = (name: string, size: number, folder = '') => ({
  file: new File(['x'.repeat(size)], name),
  folder,
});
const said = () => visibleToasts().map(({ tone, text }) => ({ tone, text }));
const queued = () => allUploads().map(({ name, state }) => `${name} ${state}`);

it('queues what the plan takes and says, as an error, that the rest is too large', async () => {
  await addPicked({ files: [file('small', 10), file('large', 11)], folders: [] }, '', usage);
  expect(queued()).toEqual(['small waiting']);
  expect(said()).toEqual([
    {
      tone: 'error',
      text: 'Some files exceed the maximum size limit of 10 B per file for your Tier 1 plan.',
    },
  ]);
});

it('says of one file alone that it is too large', async () => {
  await addPicked({ files: [file('large', 11)], folders: [] }, '', usage);
  expect(queued()).toEqual([]);
  expect(said()).toEqual([
    { tone: 'error', text: 'Maximum file size for your Tier 1 plan is 10 B per upload.' },
  ]);
});

it('leaves the size to the server while the plan is not known', async () => {
  await addPicked({ files: [file('large', 11)], folders: [] }, '', undefined);
  expect(queued()).toEqual(['large waiting']);
  expect(said()).toEqual([]);
});

it('makes each empty folder once, below the one above it; those with files come with these', async () => {
  const folders = ['a', 'a/b', 'a/c', 'full'];
  await addPicked({ files: [file('small', 1, 'full')], folders }, 'root', usage);
  expect(asked).toEqual([
    { folder_id: 'root', name: 'a', existing: true },
    { folder_id: 'id of a', name: 'b', existing: true },
    { folder_id: 'id of a', name: 'c', existing: true },
  ]);
});

it('says that a folder could not be made, and keeps the files queued', async () => {
  fails = true;
  await addPicked({ files: [file('small', 1)], folders: ['empty'] }, '', usage);
  expect(queued()).toEqual(['small waiting']);
  expect(said()).toEqual([{ tone: 'error', text: 'Failed to create folder' }]);
});
