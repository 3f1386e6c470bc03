import { setTimeout as pause } from 'node:timers/promises';
import { entityBody } from '../../api/testing/factories.ts';
import { getAt } from '../../shared/forms/paths.ts';
import { buildStale } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { adminTokenOf } from './crew.ts';
import { freePort, startServer } from './server-process.ts';

const FIRST = 'personal.address.road';
const SECOND = 'personal.address.building_name';

/**
 * A return is open in a browser while the server is killed at a random moment of the typing; typing goes on without it,
 * it comes back, and everything typed is stored, without a hand being lifted.
 */
export async function restartUnderWizard(dataDir: string): Promise<string> {
  await buildStale(console.log, ['web']);
  const port = await freePort();
  let server = await startServer(dataDir, {}, port);
  const { url } = server;
  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(said)}`);
    // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
    return said as any;
  };
  const asha = { email: 'asha@example.in', password: 'a boat on the river' };
  const adminToken = await adminTokenOf(url);
  await call('POST', '/api/admin/users', adminToken, {
    ...asha,
    full_name: 'Asha',
    role: 'ca',
    tier: 'tier3',
  });
  const { token, user } = await call('POST', '/api/auth/login', '', {
    ...asha,
    device_id: 'device-wizard-1',
  });
  const entity = (await call('POST', '/api/companies/create', token, entityBody())).data;
  const { itr_id: id } = await call('POST', '/api/itr/create-itr.php', token, {
    company_id: entity.id,
    itr_type: 'ITR-1',
    assessment_year: '2026-27',
    status: 'draft',
    form_data: {
      personal: { pan_number: entity.pan, last_name: 'Kulkarni', address: { city: 'Pune' } },
    },
  });
  const stored = async (path: string) =>
    getAt((await call('GET', `/api/itr/${id}`, token)).return.form_data, path);

  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(
      (stored_: Record<string, string>) => {
        for (const [key, value] of Object.entries(stored_)) localStorage.setItem(key, value);
      },
      { token, user: JSON.stringify(user), hideExtensionPromo: 'true' },
    );
    await page.goto(`${url}/app/itr/itr1/${entity.id}?year=2026-27&return=${id}`);
    const field = (path: string) => `[id="field-${path}"]`;
    await page.waitForSelector(field(FIRST));
    const retype = async (path: string, text: string) => {
      await page.focus(field(path));
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text, { delay: 15 });
    };
    const rounds = 5;
    for (let round = 1; round <= rounds; round++) {
      const [first, second] = [`Lane ${round} by the river`, `House ${round}`];
      const killed = pause(Math.random() * 1800).then(() => server.kill());
      await retype(FIRST, first);
      await killed;
      await retype(SECOND, second);
      await page.keyboard.press('Tab');
      await pause(Math.random() * 3000);
      const shown = () =>
        page.evaluate(
          (paths) => paths.map((path) => document.querySelector<HTMLInputElement>(path)?.value),
          [field(FIRST), field(SECOND)],
        );
      const wanted = JSON.stringify([first, second]);
      const without = JSON.stringify(await shown());
      if (without !== wanted) throw new Error(`the page shows ${without} while the server is away`);
      server = await startServer(dataDir, {}, port);
      const until = Date.now() + 60_000;
      for (;;) {
        const found = JSON.stringify([await stored(FIRST), await stored(SECOND)]);
        if (found === wanted) break;
        if (Date.now() > until) throw new Error(`round ${round}: stored is ${found}, typed was ${wanted}`);
        await pause(200);
      }
      const after = JSON.stringify(await shown());
      if (after !== wanted) throw new Error(`the page shows ${after} afterwards`);
    }
    return `${rounds} kills under an open return, everything typed before and without the server is stored`;
  } finally {
    await browser.close();
    await server.stop();
  }
}
