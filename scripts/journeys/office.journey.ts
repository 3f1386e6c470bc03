import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, type TestMember } from '../../api/testing/firm.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { at, clear, gone, press, shows, stage, until, watch } from './stage.ts';

/** Four people of a firm, each in a browser of their own: a return from staff to filed, and the work of who leaves. */
describe('four people of a firm', () => {
  let server: TestServer;
  let browser: Browser;
  let firm: Awaited<ReturnType<typeof buildFirm>>;
  let client: string;
  let id: string;
  const pages = new Map<string, Page>();
  const wrong: string[] = [];

  beforeAll(async () => {
    ({ server, browser } = await stage());
    firm = await buildFirm(server);
    const entity = await buildGstEntity(server, { owner: firm.owner });
    client = entity.id;
    const call = (method: string, path: string, body: object) =>
      server.call(method, path, { token: firm.owner.token, body });
    await call('POST', '/api/firm/assignments', { company_id: client, member_id: firm.staff.memberId });
    await call('POST', '/api/firm/groups', {
      name: 'Mehta family',
      member_ids: [firm.manager.memberId],
      company_ids: [client],
    });
    id = (await buildGstReturn(server, 'GSTR-3B', { entity })).id;
  });
  afterAll(async () => {
    expect(wrong).toEqual([]);
    await clear();
  });

  /** The page of someone who signs in as people do, at an address. */
  async function as(who: Pick<TestMember, 'email' | 'password'>, path: string): Promise<Page> {
    let page = pages.get(who.email);
    if (!page) {
      page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ width: 1366, height: 900 });
      watch(page, wrong);
      pages.set(who.email, page);
      await page.goto(`${server.url}/login`);
      await page.waitForSelector('#f-email');
      await page.type('#f-email', who.email);
      await page.type('#f-password', who.password);
      await page.keyboard.press('Enter');
      await at(page, '/app');
    }
    await page.goto(`${server.url}${path}`);
    return page;
  }
  const paper = () => `/app/gst/gstr3b/${id}`;
  const typeInto = async (page: Page, label: string, text: string) => {
    const found = page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`);
    await (await until(page, label, found))!.type(text);
  };

  it('staff prepares and submits; the manager comments on a field and sends it back', {
    timeout: 120_000,
  }, async () => {
    const staff = await as(firm.staff, paper());
    await shows(staff, 'Not submitted for review');
    const cell = await staff.waitForSelector('::-p-xpath(//tr[th[contains(., "(c)")]]//input)');
    await cell!.click({ count: 3 });
    await cell!.type('45000');
    await press(staff, 'Save as Draft');
    await shows(staff, 'GSTR-3B saved');
    await press(staff, 'Submit for review');
    await shows(staff, 'In review');
    // Staff may neither approve nor send back.
    expect(await staff.$$('::-p-xpath(//button[normalize-space(.)="Approve"])')).toHaveLength(0);

    const manager = await as(firm.manager, paper());
    await shows(manager, 'In review');
    // The field in which the manager stands is named by one press, and can still be put in other words.
    await (await manager.waitForSelector('::-p-xpath(//tr[th[contains(., "(c)")]]//input)'))!.click();
    const named = '(c) Other outward supplies (nil rated, exempted): Taxable value';
    await press(manager, `Comment on ${named}`, { asHand: true });
    const where = (await manager.waitForSelector(
      '::-p-aria([name="Field or table (optional)"][role="textbox"])',
    ))!;
    expect(await where.evaluate((e) => (e as HTMLInputElement).value)).toBe(named);
    await manager.keyboard.type('Which supply');
    await typeInto(manager, 'Comment', ' is exempt?');
    await where.click({ count: 3 });
    await where.type('3.1(c)');
    await press(manager, 'Add comment');
    await shows(manager, 'Which supply is exempt?');
    expect(await manager.$$('::-p-xpath(//button[normalize-space(.)="Approve"])')).toHaveLength(0);
    await press(manager, 'Send back');
    await shows(manager, 'Not submitted for review');
  });

  it('staff answers and submits again, the partner approves', { timeout: 120_000 }, async () => {
    const staff = await as(firm.staff, paper());
    await shows(staff, '3.1(c)');
    await shows(staff, 'Which supply is exempt?');
    await press(staff, 'Answer');
    await typeInto(staff, 'Answer', 'Sale of milk, heading 0401');
    await press(staff, 'Send');
    await shows(staff, 'Sale of milk, heading 0401');
    await press(staff, 'Mark as resolved');
    await shows(staff, 'Resolved by The staff');
    await press(staff, 'Submit for review');
    await shows(staff, 'In review');

    const partner = await as(firm.partner, paper());
    await shows(partner, 'Sale of milk, heading 0401');
    await press(partner, 'Approve');
    await shows(partner, 'Approved');
  });

  it('the owner allows staff to mark as filed, who then does', { timeout: 120_000 }, async () => {
    const owner = await as(firm.owner, '/app/account-settings?tab=firm');
    await shows(owner, firm.staff.email);
    const box = await owner.waitForSelector(
      `::-p-xpath(//li[contains(., "${firm.staff.email}")]//label[contains(., "Mark as filed")]//input)`,
    );
    await box!.click();
    await owner.waitForFunction(
      (email) =>
        [...document.querySelectorAll('li')]
          .find((li) => li.textContent?.includes(email))
          ?.querySelectorAll('input:checked').length === 1,
      {},
      firm.staff.email,
    );
    const staff = await as(firm.staff, paper());
    await shows(staff, 'Approved');
    await press(staff, 'File GSTR-3B');
    await staff.waitForFunction(() => document.activeElement?.matches('dialog input'));
    await staff.keyboard.type('AA271025123456A');
    await press(staff, 'Mark as filed');
    await shows(staff, 'GSTR-3B saved as filed');
    const { body } = await server.get(`/api/gst/gstr3b/${id}/review`, firm.owner.token);
    expect(body.review.state).toBe('filed');
  });

  it('staff leaves: the work goes to the partner, the session ends, nothing is reached any more', {
    timeout: 120_000,
  }, async () => {
    const owner = await as(firm.owner, '/app/account-settings?tab=firm');
    await shows(owner, firm.staff.email);
    const row = `//li[contains(., "${firm.staff.email}")]`;
    await (await owner.waitForSelector(`::-p-xpath(${row}//button[normalize-space(.)="Disable"])`))!.click();
    const { members } = (await server.get('/api/firm/members', firm.owner.token)).body;
    const heir = members.find((m: { id: string }) => m.id === firm.partner.memberId);
    const select = await owner.waitForSelector(`::-p-xpath(${row}//select[@aria-label="Who takes over"])`);
    await select!.select(heir.id);
    await (await owner.waitForSelector(
      `::-p-xpath(${row}//button[normalize-space(.)="Disable and hand over"])`,
    ))!.click();
    await owner.waitForSelector(`::-p-xpath(${row}[contains(., "Disabled")])`);

    const { assignments } = (await server.get('/api/firm/assignments', firm.owner.token)).body;
    expect(assignments).toEqual([
      expect.objectContaining({ company_id: client, member_id: firm.partner.memberId, duty: 'all' }),
    ]);
    // The open page of who left is asked to sign in, and signing in shows no client of the firm.
    const staff = pages.get(firm.staff.email)!;
    wrong.length = 0;
    await staff.goto(`${server.url}/app/companies`);
    await shows(staff, 'Sign in');
    const again = await server.post('/api/auth/login', {
      email: firm.staff.email,
      password: firm.staff.password,
    });
    expect((await server.get('/api/companies/list', again.body.token)).body.total).toBe(0);
    expect((await server.get(`/api/gst/gstr3b/${id}`, again.body.token)).status).toBe(404);
    // 401 answers of the ended session are errors of the console.
    wrong.length = 0;
    const partner = await as(firm.partner, `/app/clients/${client}`);
    await shows(partner, 'GSTR-3B');
    await gone(partner, 'This entity was not found');
  });
});
