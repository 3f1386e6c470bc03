import type { Browser, BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otpFor } from '../../api/testing/mails.ts';
import { adminPassword, type TestServer } from '../../api/testing/server.ts';
import { at, clear, gone, press, shows, stage } from './stage.ts';

/** The way of an account: pricing, registration with the code from the mail, approval, devices, the first entity and its life. */

let server: TestServer;
let browser: Browser;
const email = 'ravi@example.in';
const password = 'monsoon over marine drive';
const trouble: string[] = [];

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

/** A fresh browser profile: another device. */
async function device(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', (e) => console.error(`CSP ${e.violatedDirective}`)),
  );
  page.on('pageerror', (e) => trouble.push(String(e)));
  page.on('console', (m) => {
    if (m.text().startsWith('CSP')) trouble.push(m.text());
  });
  return { page, context };
}

const fill = async (page: Page, id: string, text: string) => {
  const input = (await page.waitForSelector(id))!;
  await input.click({ count: 3 });
  await input.type(text);
};

async function signIn(page: Page, who: string, secret: string) {
  await page.goto(`${server.url}/login`);
  await fill(page, '#f-email', who);
  await fill(page, '#f-password', secret);
  await page.keyboard.press('Enter');
}

describe('from pricing to the first entity', () => {
  let user: Page;

  it('registers with the plan of the pricing page and the code from the mail', async () => {
    ({ page: user } = await device());
    await user.goto(`${server.url}/pricing`);
    await press(user, 'Subscribe Now');
    await at(user, '/register');
    expect(await user.$eval('#f-subscription_tier', (e) => (e as HTMLSelectElement).value)).toBe('1');

    await fill(user, '#f-full_name', 'Ravi Kumar');
    await fill(user, '#f-email', email);
    await fill(user, '#f-password', password);
    await fill(user, '#f-confirm_password', 'something else');
    await press(user, 'Send OTP');
    await shows(user, 'Passwords do not match');
    await fill(user, '#f-confirm_password', password);
    await press(user, 'Send OTP');
    await user.waitForSelector('#f-otp');
    expect(await user.$eval('#f-email', (e) => (e as HTMLInputElement).disabled)).toBe(true);

    await fill(user, '#f-otp', await otpFor(server, email));
    await press(user, 'Verify and register');
    await shows(user, 'Registration successful');
    await shows(user, 'KS-0000');
    await shows(user, 'Pending Approval');
    await press(user, 'Login');
    await fill(user, '#f-email', email);
    await fill(user, '#f-password', password);
    await user.keyboard.press('Enter');
    await shows(user, 'Your registration is awaiting approval.');
  });

  it('is approved by the admin', async () => {
    const { page: admin, context } = await device();
    await signIn(admin, 'admin@localhost', adminPassword);
    await at(admin, '/app/admin');
    await shows(admin, 'Ravi Kumar');
    await press(admin, 'Approve');
    await shows(admin, 'Approve Ravi Kumar');
    await press(admin, 'Approve');
    await shows(admin, 'Ravi Kumar is approved with Starter. An e-mail was sent.');
    await shows(admin, 'No registration is waiting.');
    await context.close();
  });

  it('meets the device limit and signs an old device out', async () => {
    for (let n = 0; n < 2; n++) {
      const { page } = await device();
      await signIn(page, email, password);
      await at(page, '/app');
    }
    await signIn(user, email, password);
    await shows(user, 'All devices of your plan are in use');
    await press(user, 'Sign out and continue');
    await at(user, '/app');
    await shows(user, 'First steps');
  });

  it('creates an entity in two steps, after being told what is missing', async () => {
    await user.goto(`${server.url}/app/companies/new`);
    await user.waitForSelector('#f-status');
    await press(user, 'Next');
    await shows(user, 'Please fill in all required fields');
    await user.select('#f-status', 'Partnership firm');
    await fill(user, '#f-pan', 'aaafk1234c');
    await shows(user, 'Valid PAN');
    await fill(user, '#f-last_name', 'Kaveri Traders');
    await fill(user, '#f-date_of_birth', '01042015');
    await fill(user, '#f-mobile', '9876543210');
    await fill(user, '#f-address', '12, Residency Road');
    await press(user, 'Next');
    await user.waitForSelector('#f-email');
    await press(user, 'Submit & Create');
    await shows(user, 'Email and Phone are required');
    await fill(user, '#f-email', 'office@kaveri.example');
    await fill(user, '#f-phone', '080 2345 6789');
    await press(user, 'Submit & Create');
    await at(user, '/app/companies/success');
    await shows(user, 'File TDS');
    await press(user, 'View All');
    await at(user, '/app/companies');
    await shows(user, 'Kaveri Traders');
  });

  it('asks before unsaved changes are left', async () => {
    await press(user, 'Edit Kaveri Traders');
    await fill(user, '#f-mobile', '9000000001');
    await press(user, 'Dashboard');
    await shows(user, 'Leave without saving?');
    await press(user, 'Stay here');
    expect(await user.$eval('#f-mobile', (e) => (e as HTMLInputElement).value)).toBe('9000000001');
  });

  it('signs in again in place when the session ended under a form, and loses nothing', async () => {
    const admin = await server.post('/api/auth/login', { email: 'admin@localhost', password: adminPassword });
    const users = await server.get(`/api/admin/users?q=${encodeURIComponent(email)}`, admin.body.token);
    const ended = await server.post(
      `/api/admin/users/${users.body.users[0].id}/end-sessions`,
      {},
      admin.body.token,
    );
    expect(ended.status).toBe(200);
    await press(user, 'Save');
    await shows(user, 'Your session has ended. What you typed is still here');
    await fill(user, 'dialog[open] input[type=password]', password);
    await press(user, 'Sign in and continue');
    await shows(user, 'Saved Kaveri Traders');
    const own = await user.evaluate(() => localStorage.getItem('token'));
    const list = await server.get('/api/companies/list', own!);
    expect(list.body.companies[0]).toMatchObject({ name: 'Kaveri Traders', mobile: '9000000001' });
  });

  it('shows both versions when another tab saved in between', async () => {
    const token = (await user.evaluate(() => localStorage.getItem('token')))!;
    const id = (await server.get('/api/companies/list', token)).body.companies[0].id as string;
    const { company } = (await server.get(`/api/companies/${id}`, token)).body;
    const form = Object.fromEntries(
      [
        'status',
        'assessment_year',
        'pan',
        'last_name',
        'company_name',
        'address',
        'date_of_birth',
        'mobile',
        'email',
        'phone',
        'residential_status',
        'other_sources',
        'financial_year',
      ]
        .filter((key) => company[key] !== undefined)
        .map((key) => [key, company[key]]),
    );
    await fill(user, '#f-city', 'Mysuru');
    const saved = await server.call('PUT', `/api/companies/update/${id}`, {
      token,
      body: { ...form, city: 'Bengaluru', version: company.version },
    });
    expect(saved.status, saved.text).toBe(200);
    await press(user, 'Save');
    await shows(user, 'Changed by someone else');
    await shows(user, 'Bengaluru');
    await shows(user, 'Mysuru');
    await press(user, 'Save the chosen values');
    await gone(user, 'Not saved yet');
    expect((await server.get(`/api/companies/${id}`, token)).body.company.city).toBe('Mysuru');
  });

  it('shares the entity, deletes it and brings it back by Ctrl+Z', async () => {
    await press(user, 'Companies/Individuals');
    await at(user, '/app/companies');
    await press(user, 'Share Kaveri Traders');
    await fill(user, 'dialog[open] input[type=email]', 'partner@example.in');
    await press(user, 'Add');
    await shows(user, 'partner@example.in');
    await press(user, 'Done');
    await shows(user, 'Shared with 1 person');

    await press(user, 'Delete Kaveri Traders');
    await shows(user, 'Are you sure you want to delete this entry?');
    await press(user, 'Delete');
    await shows(user, 'Deleted Kaveri Traders');
    await gone(user, '9000000001');
    await user.keyboard.down('Control');
    await user.keyboard.press('z');
    await user.keyboard.up('Control');
    await shows(user, 'Kaveri Traders restored');
    await shows(user, '9000000001');
  });

  it('opens without a connection, keeps nothing of the user in its cache, and says that it is offline', async () => {
    const kept = async () =>
      user.evaluate(async () => {
        const paths: string[] = [];
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys())
            paths.push(new URL(request.url).pathname);
        return paths;
      });
    await user.goto(`${server.url}/app/companies`);
    await shows(user, 'Kaveri Traders');
    await user.waitForFunction(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match('/')) !== undefined &&
        performance.getEntriesByType('resource').some((e) => e.name.includes('EntityListPage')),
    );
    await user.reload();
    await shows(user, 'Kaveri Traders');
    const paths = await kept();
    expect(paths).toContain('/');
    expect(paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    await user.setOfflineMode(true);
    await user.reload();
    await shows(user, 'You are offline');
    await user.setOfflineMode(false);
  });

  it('breaks no rule of the content policy and throws nowhere', () => {
    expect(trouble).toEqual([]);
  });
});
