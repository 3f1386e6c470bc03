import type { Page } from 'puppeteer';
import type { TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';

/** The origin the extension trusts; the browser is answered there by the test server on its free port. */
export const trustedOrigin = 'http://localhost:3000';

/** Answers a page's requests to the trusted origin from the test server and signs the person in. */
export async function openAsTrusted(page: Page, server: TestServer, user: TestUser): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const url = new URL(request.url());
    if (url.origin !== trustedOrigin) return void request.continue();
    const body = request.hasPostData() ? (request.postData() ?? (await request.fetchPostData())) : undefined;
    const { host: _host, connection: _connection, ...headers } = request.headers();
    const answer = await fetch(server.url + url.pathname + url.search, {
      method: request.method(),
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    const own = Object.fromEntries(answer.headers);
    delete own['content-encoding'];
    delete own['content-length'];
    await request.respond({
      status: answer.status,
      headers: own,
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.evaluateOnNewDocument(
    (token, account) => {
      // The browser fetches a service worker outside the page, past the answers given here.
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      localStorage.setItem('token', token);
      localStorage.setItem('user', account);
      localStorage.setItem('hideExtensionPromo', 'true');
    },
    user.token,
    JSON.stringify(presentAccount(user.doc)),
  );
}
