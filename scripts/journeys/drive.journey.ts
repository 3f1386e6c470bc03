import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toId } from '../../api/base/records.ts';
import { DriveItem } from '../../api/drive/base/model.ts';
import { placed } from '../../api/drive/base/tree.ts';
import { Waitlist } from '../../api/drive/base/waitlist-model.ts';
import { buildDriveOwner, putFile, putFolder } from '../../api/testing/drive.ts';
import { buildUser } from '../../api/testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import { adminPassword, type TestServer } from '../../api/testing/server.ts';
import { accessibility, excessWidth } from '../screens/inspect.ts';
import { clear, press, shows, stage, until } from './stage.ts';

/** The drive: from the waitlist to a revoked share, uploads that outlive the connection and the page, folders of any length. */

let server: TestServer;
let browser: Browser;
let folder: string;
let wrong: string[];

beforeAll(async () => {
  ({ server, browser } = await stage());
  folder = await mkdtemp(join(tmpdir(), 'karsetu-drive-'));
});
afterAll(async () => {
  await clear();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  wrong = [];
});

/** Someone whose request for storage was approved. */
async function ownerOfDrive() {
  const owner = await buildDriveOwner(server);
  await Waitlist.create([{ user_id: toId(owner.id), requested_at: new Date(), status: 'approved' }]);
  return owner;
}

interface Looks {
  width?: number;
  colorMode?: string;
  language?: string;
}

/** A browser of someone's own; without an account a visitor's. */
async function pageOf(who?: { email: string; password: string }, looks: Looks = {}): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const { width = 1400, ...stored } = looks;
  await page.setViewport({ width, height: 900 });
  page.on('pageerror', (e) => wrong.push(String(e)));
  page.on('console', (m) => {
    if (m.type() === 'error' && /Content Security Policy/.test(m.text())) wrong.push(m.text());
  });
  page.on('dialog', (d) => void d.accept());
  const session = who
    ? await server.post('/api/auth/login', {
        email: who.email,
        password: who.password,
        device_id: `device-drive-${who.email.length}`,
      })
    : undefined;
  if (session) expect(session.status, session.text).toBe(200);
  await page.evaluateOnNewDocument(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      hideExtensionPromo: 'true',
      ...stored,
      ...(session ? { token: session.body.token as string, user: JSON.stringify(session.body.user) } : {}),
    },
  );
  return page;
}

const row = async (page: Page, name: string) =>
  (await until(
    page,
    name,
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>('[data-key]')].find(
          (e) => e.querySelector('.title')?.textContent === wanted,
        ),
      { timeout: 30_000, polling: 100 },
      name,
    ),
  )) as unknown as ElementHandle<HTMLElement>;
const noRow = (page: Page, name: string) =>
  page.waitForFunction(
    (gone) => ![...document.querySelectorAll('[data-key] .title')].some((e) => e.textContent === gone),
    { timeout: 20_000 },
    name,
  );
const pick = async (page: Page, picker: string, ...files: string[]) => {
  const input = (await page.waitForSelector(
    `input[data-picker=${picker}]`,
  )) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...files);
};
async function fileOf(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
const listed = async (owner: { token: string; id: string }) =>
  (await server.get(`/storage/files/list/${owner.id}?page_size=200`, owner.token)).body.items as {
    name: string;
    size: number;
    sha256: string;
  }[];

/** Kept for `npm run journeys:long`, so that the suite stays short. */
const long = process.env['MODE'] === 'long';

describe('the drive', () => {
  it('opens after the waitlist, takes files, shares them to a colleague and a visitor, and ends the share', async () => {
    const owner = await buildUser(server, { full_name: 'Meera Joshi' });
    const colleague = await buildUser(server, { full_name: 'Ravi Iyer' });
    const page = await pageOf(owner);
    await page.goto(`${server.url}/app/cloud-storage`);
    await press(page, 'Join the waitlist');
    await shows(page, 'You are on the waitlist');

    const admin = await pageOf({ email: 'admin@localhost', password: adminPassword });
    await admin.goto(`${server.url}/app/admin?tab=waitlist`);
    await shows(admin, owner.email);
    await press(admin, 'Approve');
    await admin.waitForSelector('dialog[open]');
    await press(admin, 'Approve');
    await shows(admin, 'No requests for cloud storage.');

    await press(page, 'Check again');
    await shows(page, 'This folder is empty');
    await shows(page, '0 Bytes of 500 GB used');
    await pick(
      page,
      'files',
      await fileOf('Form 16.json', '{"form":"16","tds":"1,80,840"}'),
      await fileOf('बैंक विवरण.csv', 'Date,Amount\n2025-04-01,"1,200"\n'),
    );
    await shows(page, '2 file(s) uploaded successfully!');
    await row(page, 'बैंक विवरण.csv');

    // Named people first, then anyone with the link.
    const opened = await row(page, 'Form 16.json');
    await (await opened.$('[data-part=more]'))!.click();
    await press(page, 'Share');
    await page.waitForSelector('#f-people');
    await page.type('#f-people', 'not an address');
    // Whoever is typed and not added is meant by Done: it does not close over them.
    await press(page, 'Done');
    await shows(page, 'Please enter a valid email address');
    await page.$eval('#f-people', (e) => (e as HTMLInputElement).select());
    await page.type('#f-people', colleague.email);
    await press(page, 'Add');
    await shows(page, `Shared with ${colleague.email}`);
    await shows(page, 'Share link created successfully!');
    const link = async () =>
      new URL(await page.$eval('dialog input[readonly]', (e) => (e as HTMLInputElement).value)).pathname;
    const named = await link();
    await page.type('#f-people', 'partner@example.in');
    await press(page, 'Done');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await (await (await row(page, 'Form 16.json')).$('[data-part=more]'))!.click();
    await press(page, 'Share');
    await shows(page, `${colleague.email} (May view), partner@example.in (May view)`);
    await press(page, 'Another share');
    await (await page.waitForSelector('dialog input[value=public]'))!.click();
    await press(page, 'Create link');
    await page.waitForFunction(
      (old) =>
        !(document.querySelector<HTMLInputElement>('dialog input[readonly]')?.value ?? old).endsWith(old),
      {},
      named,
    );
    const open = await link();

    const second = await pageOf(colleague);
    await second.goto(server.url + named);
    await second.waitForFunction(() => location.pathname === '/app/cloud-storage');
    await shows(second, 'Shared by Meera Joshi');
    await shows(second, 'Form 16.json');
    await press(second, 'Open');
    await shows(second, '"tds": "1,80,840"');
    await second.goto(`${server.url}/app/cloud-storage?tab=shared`);
    await row(second, 'Form 16.json');

    const visitor = await pageOf();
    await visitor.goto(server.url + named);
    await press(visitor, 'Sign in');
    await visitor.waitForFunction(() => location.pathname === '/login');
    await shows(visitor, 'Please sign in to open the shared file.');
    expect(await visitor.evaluate(() => localStorage.getItem('pendingShareToken'))).toBe(
      named.split('/').at(-1),
    );
    await visitor.goto(server.url + open);
    await shows(visitor, 'Form 16.json');
    await press(visitor, 'Open');
    await shows(visitor, '"tds": "1,80,840"');

    // The log names the colleague; revoking ends it for everybody.
    await page.reload();
    await (await (await row(page, 'Form 16.json')).$('[data-part=more]'))!.click();
    await press(page, 'Share');
    for (let left = 2; left > 0; left--) {
      await shows(page, 'Active');
      await press(page, 'Revoke');
      await shows(page, 'Revoke this share?');
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('dialog[open]')]
          .at(-1)!
          .querySelector<HTMLElement>('[type=submit]')!
          .click(),
      );
      await page.waitForFunction(
        (active) =>
          [...document.querySelectorAll('dialog [data-chip=done]')].length === active &&
          document.querySelectorAll('dialog[open]').length === 1,
        {},
        left - 1,
      );
    }
    await press(page, 'View log');
    await shows(page, 'opened Form 16.json');
    for (const [who, path] of [
      [visitor, open],
      [second, named],
    ] as const) {
      await who.goto(server.url + path);
      await shows(who, 'Failed to access shared file. The link may be invalid or expired.');
    }
    await second.goto(`${server.url}/app/cloud-storage?tab=shared`);
    await shows(second, 'Nothing is shared with you yet');
    expect(wrong).toEqual([]);
  });

  it('goes on with an upload after the connection was lost and after the page was reloaded', async () => {
    const owner = await ownerOfDrive();
    const page = await pageOf(owner);
    const bytes = randomBytes(20 * 1024 * 1024);
    const path = await fileOf('scan.bin', bytes);
    const net = await page.createCDPSession();
    const slow = (offline: boolean, rate = 12 * 1024 * 1024) =>
      net.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: rate,
      });
    const starts: number[] = [];
    page.on('request', (r) => {
      if (r.method() === 'PUT' && r.url().includes('/storage/uploads/'))
        starts.push(Number(new URL(r.url()).searchParams.get('offset')));
    });
    const onServer = async () =>
      ((await server.get('/storage/uploads', owner.token)).body.uploads[0]?.offset as number) ?? 0;
    const arrives = async (least: number) => {
      for (let tries = 0; tries < 600 && (await onServer()) < least; tries++)
        await new Promise((done) => setTimeout(done, 25));
      expect(await onServer()).toBeGreaterThanOrEqual(least);
    };
    await page.goto(`${server.url}/app/cloud-storage`);
    await shows(page, 'This folder is empty');
    await net.send('Network.enable');
    await slow(false);
    await pick(page, 'files', path);
    await arrives(8 * 1024 * 1024);
    await slow(true);
    await shows(page, 'Connection lost. It will resume automatically.');
    const kept = await onServer();
    starts.length = 0;
    await slow(false, 3 * 1024 * 1024);
    await page.waitForSelector('[data-upload=sending]');
    await page.waitForFunction(() => document.querySelector('[data-upload=sending]'));
    for (let tries = 0; tries < 400 && starts.length === 0; tries++)
      await new Promise((done) => setTimeout(done, 25));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(kept);

    await page.reload();
    await shows(page, 'Uploads need your attention');
    await slow(false, -1);
    const other = await fileOf('other.bin', randomBytes(20 * 1024 * 1024));
    await pick(page, 'again', other);
    await press(page, 'Choose file');
    await pick(page, 'again', other);
    await shows(page, 'This is a different file');
    starts.length = 0;
    await pick(page, 'again', path);
    await shows(page, '1 file(s) uploaded successfully!');
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(8 * 1024 * 1024);
    const [item] = await listed(owner);
    expect(item).toMatchObject({
      name: 'scan.bin',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(wrong).toEqual([]);
  });

  it.runIf(long)(
    'lists ten thousand files with a screenful of rows in the page, and answers to the keys',
    async () => {
      const owner = await ownerOfDrive();
      await putFolder(server, owner, 'Annexures');
      const names = Array.from({ length: 10_000 }, (_, i) => `Invoice ${String(i + 1).padStart(5, '0')}.pdf`);
      await DriveItem.insertMany(
        names.map((name) => ({
          owner_id: toId(owner.id),
          rank: 1,
          ...placed(toId(owner.id), null, name, false),
          size: 2048,
          modified_at: new Date('2026-04-01T06:30:00Z'),
          mime: 'application/pdf',
        })),
      );
      const page = await pageOf(owner);
      await page.goto(`${server.url}/app/cloud-storage`);
      await row(page, 'Invoice 00001.pdf');
      const inPage = () => page.$$eval('[data-key]', (rows) => rows.length);
      expect(await inPage()).toBeLessThan(60);
      await page.waitForFunction(
        () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') === '10002',
        { timeout: 30_000 },
      );
      await page.focus('[role=grid]');
      await page.keyboard.press('End');
      await row(page, 'Invoice 10000.pdf');
      expect(await inPage()).toBeLessThan(60);
      // Letters lead to the next such name; Shift chooses up to there.
      await page.keyboard.press('Home');
      await shows(page, '1 selected');
      await page.keyboard.type('invoice 05000');
      await row(page, 'Invoice 05000.pdf');
      await page.keyboard.down('Shift');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.up('Shift');
      await shows(page, '3 selected');
      const current = await page.evaluate(
        () =>
          document.getElementById(
            document.querySelector('[role=grid]')!.getAttribute('aria-activedescendant')!,
          )?.textContent,
      );
      expect(current).toContain('Invoice 05002.pdf');
      await page.keyboard.press('Delete');
      await shows(page, '3 items deleted successfully!');
      await noRow(page, 'Invoice 05001.pdf');
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
      await shows(page, '3 items restored');
      await row(page, 'Invoice 05001.pdf');
      expect(wrong).toEqual([]);
    },
  );

  it.runIf(long)(
    'moves by cut and paste, asks once about taken names, renames by F2 and restores from the trash',
    async () => {
      const owner = await ownerOfDrive();
      const into = await putFolder(server, owner, 'Clients');
      for (const name of ['a.txt', 'b.txt', 'c.txt']) await putFile(server, owner, { name });
      for (const name of ['a.txt', 'b.txt']) await putFile(server, owner, { name, folder_id: into.id });
      const page = await pageOf(owner);
      await page.goto(`${server.url}/app/cloud-storage`);
      await row(page, 'c.txt');
      await page.focus('[role=grid]');
      const ctrl = async (key: 'a' | 'x' | 'v') => {
        await page.keyboard.down('Control');
        await page.keyboard.press(key);
        await page.keyboard.up('Control');
      };
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.down('Shift');
      await page.keyboard.press('End');
      await page.keyboard.up('Shift');
      await ctrl('x');
      await shows(page, 'Moving 3 items');
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.search.includes('folder='));
      await row(page, 'a.txt');
      await noRow(page, 'c.txt');
      await ctrl('v');
      await shows(page, '2 names are already there');
      await press(page, 'Continue');
      await shows(page, 'Moved successfully!');
      await row(page, 'c.txt');
      await row(page, 'a (2).txt');

      await page.focus('[role=grid]');
      await page.keyboard.press('End');
      await page.keyboard.press('F2');
      await page.waitForSelector('dialog[open] #f-name');
      await page.$eval('#f-name', (e) => (e as HTMLInputElement).select());
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await shows(page, 'Name is required');
      await page.type('#f-name', 'last.txt');
      await page.keyboard.press('Enter');
      await shows(page, 'Renamed successfully!');
      await row(page, 'last.txt');
      await page.keyboard.press('Backspace');
      await page.waitForFunction(() => !location.search.includes('folder='));
      await row(page, 'Clients');
      await page.keyboard.press('Delete');
      await shows(page, 'Clients deleted successfully!');
      await shows(page, 'This folder is empty');
      await press(page, 'Trash');
      await (await (await row(page, 'Clients')).$('[data-part=more]'))!.click();
      await press(page, 'Restore');
      await shows(page, 'Clients restored');
      await press(page, 'My Drive');
      await row(page, 'Clients');
      expect(wrong).toEqual([]);
    },
  );

  it.runIf(long)(
    'takes whole folders, asks once about all their taken names, and takes what is dragged in and within',
    async () => {
      const owner = await ownerOfDrive();
      await putFile(server, owner, { name: 'loose.txt' });
      await mkdir(join(folder, 'Client A', '2025-26'), { recursive: true });
      await writeFile(join(folder, 'Client A', 'one.txt'), 'one');
      await writeFile(join(folder, 'Client A', '2025-26', 'two.txt'), 'two');
      const inside = async (path: string) =>
        (
          (await server.get(`/storage/files/list/${owner.id}?path=${encodeURIComponent(path)}`, owner.token))
            .body.items as { name: string }[]
        ).map((item) => item.name);
      const page = await pageOf(owner);
      await page.goto(`${server.url}/app/cloud-storage`);
      await row(page, 'loose.txt');
      await pick(page, 'folder', join(folder, 'Client A'));
      await shows(page, '2 file(s) uploaded successfully!');
      expect(await inside('/Client A/2025-26')).toEqual(['two.txt']);
      await press(page, 'Dismiss');
      await pick(page, 'folder', join(folder, 'Client A'));
      await shows(page, 'Your choice applies to every name already in use in this upload.');
      await press(page, 'Continue');
      await shows(page, '2 file(s) uploaded successfully!');
      expect(await inside('/Client A')).toEqual(['2025-26', 'one (2).txt', 'one.txt']);
      expect(await inside('/Client A/2025-26')).toEqual(['two (2).txt', 'two.txt']);

      await row(page, 'Client A');
      const drag = (name: string, ...types: string[]) =>
        page.evaluate(
          (wanted, events) => {
            const on = [...document.querySelectorAll<HTMLElement>('[data-key]')].find(
              (e) => e.querySelector('.title')?.textContent === wanted,
            )!;
            const dataTransfer = new DataTransfer();
            for (const type of events)
              on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
          },
          name,
          types,
        );
      await drag('loose.txt', 'dragstart');
      await drag('Client A', 'dragover');
      await page.waitForSelector('[data-key][data-drop]');
      await drag('Client A', 'drop');
      await shows(page, 'Moved successfully!');
      await noRow(page, 'loose.txt');
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }));
        document
          .querySelector('[role=grid]')!
          .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      });
      await row(page, 'dropped.txt');
      expect(await inside('/Client A')).toContain('loose.txt');
      expect(wrong).toEqual([]);
    },
  );

  it.runIf(long)(
    'keeps a report saved from Reports with its client and year, which can be changed',
    async () => {
      const owner = await ownerOfDrive();
      const entity = await buildGstEntity(server, { owner });
      await buildGstReturn(server, 'GSTR-3B', { entity, period: '12-2025' });
      const page = await pageOf(owner);
      await page.goto(`${server.url}/app/reports`);
      await press(page, 'Save GSTR-3B 12-2025');
      await shows(page, 'Saved to the drive');
      await press(page, 'Show');
      await page.waitForFunction(() => location.pathname === '/app/cloud-storage');
      const saved = (await page.waitForSelector('[data-key]'))!;
      const facts = await saved.evaluate((e) => e.textContent);
      expect(facts).toContain('.pdf');
      expect(facts).toContain('2026-27');
      await (await saved.$('[data-part=more]'))!.click();
      await press(page, 'Client and year');
      await page.select('dialog[open] select', '2025-26');
      await press(page, 'Save');
      await shows(page, 'Attached to the client');
      await shows(page, '· 2025-26');
      expect(wrong).toEqual([]);
    },
  );

  // Most of its screens are in rooms.journey.ts too; the rest is looked at by `npm run journeys:long`.
  it.runIf(process.env['MODE'] === 'long')(
    'is readable for everybody: names, roles and contrast in both themes and languages, nothing wider than the screen',
    async () => {
      const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      const owner = await ownerOfDrive();
      const clients = await putFolder(server, owner, 'ग्राहक 2025-26');
      await putFile(server, owner, {
        name: 'A long name of a document, Bharat Precision Tools and Instruments Private Limited.txt',
      });
      await putFile(server, owner, { name: 'inside.txt', folder_id: clients.id });
      const findings: string[] = [];
      const check = async (page: Page, where: string) => {
        const violations = await accessibility(page, axeSource);
        const wider = await excessWidth(page);
        if (wider > 0) findings.push(`${where}: ${wider} px wider than the screen`);
        findings.push(...violations.map((v) => `${where}: ${v}`));
      };
      for (const looks of [
        { width: 1440, colorMode: 'light', language: 'en' },
        { width: 360, colorMode: 'dark', language: 'hi' },
      ]) {
        const where = JSON.stringify(looks);
        const page = await pageOf(owner, looks);
        await page.setBypassCSP(true);
        await page.goto(`${server.url}/app/cloud-storage`);
        await page.waitForSelector('[data-key]');
        await check(page, `${where} list`);
        await (await row(page, 'ग्राहक 2025-26')).$eval('[data-part=check] input', (e) =>
          (e as HTMLElement).click(),
        );
        await check(page, `${where} chosen`);
        await (await (await row(page, 'ग्राहक 2025-26')).$('[data-part=more]'))!.click();
        await page.waitForSelector('[role=menu]');
        await check(page, `${where} menu`);
        await page.keyboard.press('Escape');
        await page.goto(`${server.url}/app/cloud-storage?folder=${clients.id}`);
        await row(page, 'inside.txt');
        await check(page, `${where} folder`);
        await page.evaluate(() => localStorage.setItem('driveView', '{"view":"tiles"}'));
        await page.reload();
        await page.waitForSelector('.tile');
        await check(page, `${where} tiles`);
        await page.evaluate(() => localStorage.removeItem('driveView'));
        for (const tab of ['shared', 'trash']) {
          await page.goto(`${server.url}/app/cloud-storage?tab=${tab}`);
          await page.waitForFunction(
            () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
          );
          await check(page, `${where} ${tab}`);
        }
        await page.browserContext().close();
      }
      expect(findings).toEqual([]);
    },
  );
});
