import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, openFake, portal, type Rig, startRig, tabOf } from '../../testing/browser.ts';
import { catalogFor } from '../../testing/itr.ts';
import type { Catalog } from './catalog.ts';
import type { ReturnFile } from './file.ts';
import { planSection } from './plan.ts';

let rig: Rig;
let catalog: Catalog;
const file: ReturnFile = {
  form: 'itr1',
  year: '2026-27',
  pan: 'ABCPE1234F',
  name: '',
  regime: 'new',
  content: { PersonalInfo: { AssesseeName: { FirstName: 'Asha' } } },
};
const good = '#/foreturns-ay26/fo-itr1-ay2026/personal_information';
const id = 'Personal_Information.AssesseeName.FirstName';
const html = (header: string, title = 'Personal Information') =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><header>${header}</header><main><h1>${title}</h1><input id="${id}"></main>`;

beforeAll(async () => {
  [rig, catalog] = await Promise.all([startRig(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => rig?.close());

describe('a page that is not the return’s is refused untouched', () => {
  test.each([
    ['another PAN', good, html('PAN ABCPE1234G'), 'The PAN on this page does not match the return'],
    [
      'no PAN',
      good,
      html('Welcome'),
      'The page does not show the PAN: open Personal Information once, then return here',
    ],
    [
      'a masked PAN',
      good,
      html('PAN ABXXXXX34F'),
      'The page does not show the PAN: open Personal Information once, then return here',
    ],
    ['two PANs', good, html('ABCPE1234F ABCPE1234G'), 'The page shows more than one PAN'],
    [
      'another year',
      '#/foreturns-ay25/fo-itr1-ay2025/personal_information',
      html('ABCPE1234F'),
      'The assessment year on the page does not match the return',
    ],
    [
      'another form',
      '#/foreturns-ay26/fo-itr4-ay2026/personal_information',
      html('ABCPE1234F'),
      'The form on the page does not match the return',
    ],
    [
      'years that disagree',
      '#/foreturns-ay25/fo-itr1-ay2026/personal_information',
      html('ABCPE1234F'),
      'This page does not say which form it is',
    ],
    [
      'the dashboard',
      '#/dashboard/fileIncomeTaxReturn',
      html('ABCPE1234F'),
      'This page does not say which form it is',
    ],
    [
      'another section',
      '#/foreturns-ay26/fo-itr1-ay2026/tax_paid',
      html('ABCPE1234F', 'Tax Paid'),
      'The section on the page has changed',
    ],
    [
      'a heading against the address',
      good,
      html('ABCPE1234F', 'Tax Paid'),
      'The extension does not recognise this page',
    ],
    ['the sign-in page', '#/login', html('ABCPE1234F'), 'This page is not filled by the extension'],
    ['an OTP page', '#/login/enterOtp', html('ABCPE1234F'), 'This page is not filled by the extension'],
    [
      'the e-verify page',
      '#/foreturns-ay26/fo-itr1-ay2026/fo-e-verify-later',
      html('ABCPE1234F'),
      'This page is not filled by the extension',
    ],
    [
      'a page that asks for a password',
      good,
      html('ABCPE1234F <form><input type="password"></form>'),
      'The page asks for a password',
    ],
  ])('%s', async (name, hash, body, reason) => {
    const page = await openFake(rig, `${portal}?guard=${encodeURIComponent(name)}${hash}`, body);
    const { plan } = planSection(catalog, file, 'personal_information');
    const answer = await ask(rig, await tabOf(rig, page), { type: 'fill', plan, overwrite: {} }, 'report');
    expect(answer).toEqual({ type: 'refused', reason });
    expect(await page.evaluate((at) => (document.getElementById(at) as HTMLInputElement).value, id)).toBe('');
    await page.close();
  });

  test('the assessee’s own PAN field speaks before the header of a representative', async () => {
    const body = html('ABCPE9999Z').replace(
      '<input',
      '<label for="Personal_Information.PersonalInfo.PAN">PAN</label><input id="Personal_Information.PersonalInfo.PAN" value="ABCPE1234F" readonly><input',
    );
    const page = await openFake(rig, `${portal}?guard=own${good}`, body);
    const { plan } = planSection(catalog, file, 'personal_information');
    const answer = await ask(rig, await tabOf(rig, page), { type: 'fill', plan, overwrite: {} }, 'report');
    expect(answer.type).toBe('report');
    await page.close();
  });
});

describe('a section that does not show the PAN', () => {
  const start = (user: string) =>
    openFake(
      rig,
      `${portal}?seen=${encodeURIComponent(user)}${good}`,
      html(`<span id="loginUsername">${user}</span>`).replace(
        '<input',
        '<label for="p">PAN</label><input id="p" value="ABCPE1234F" readonly><input',
      ),
    );
  const move = (page: Awaited<ReturnType<typeof start>>, hash: string, title: string) =>
    page.evaluate(
      (h, t) => {
        location.hash = h;
        document.querySelector('h1')!.textContent = t;
        for (const el of document.querySelectorAll('#p, label')) el.remove();
      },
      hash,
      title,
    );
  const look = async (page: Awaited<ReturnType<typeof start>>) => {
    const answer = await ask(rig, await tabOf(rig, page), { type: 'look' }, 'page');
    return answer.type === 'page' ? answer.page : undefined;
  };

  test('is filled on the strength of the section before, for the same signed-in user', async () => {
    const page = await start('ASHA RAO');
    expect((await look(page))?.pan).toBe('ABCPE1234F');
    await move(page, good.replace('personal_information', 'tax_paid'), 'Tax Paid');
    expect(await look(page)).toMatchObject({ pan: 'ABCPE1234F', section: { id: 'tax_paid' } });
    await page.evaluate(() => {
      document.querySelector('#loginUsername')!.textContent = 'SOMEONE ELSE';
    });
    expect((await look(page))?.pan).toBeUndefined();
    await page.close();
  });

  test('is not filled once the return was left: the next may be another client’s', async () => {
    const page = await start('A AND CO');
    expect((await look(page))?.pan).toBe('ABCPE1234F');
    await move(page, '#/dashboard', 'Dashboard');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await move(page, good.replace('personal_information', 'tax_paid'), 'Tax Paid');
    expect((await look(page))?.pan).toBeUndefined();
    await page.close();
  });
});

test('a panel closed in mid-fill stops the fill, and a later fill finishes it', async () => {
  const boxes = Array.from(
    { length: 30 },
    (_, i) => `<label>Line ${i} <input id="Personal_Information.AssesseeName.L${i}"></label>`,
  ).join('');
  const page = await openFake(
    rig,
    `${portal}?closed${good}`,
    html('ABCPE1234F').replace(/<input[^>]*>/, boxes),
  );
  const { plan } = planSection(catalog, file, 'personal_information');
  const first = plan.nodes[0]!;
  if (first.node !== 'step') throw new Error('a step was expected');
  const nodes = Array.from({ length: 30 }, (_, i) => ({
    ...first,
    path: `L${i}`,
    json: ['PersonalInfo', 'AssesseeName', `L${i}`],
    want: `v${i}`,
    rivals: [],
  }));
  const tab = await tabOf(rig, page);
  await rig.panel.evaluate(
    (tabId, message) =>
      new Promise<void>((resolve) => {
        const port = chrome.tabs.connect(tabId, { name: 'karsetu-panel', frameId: 0 });
        port.onMessage.addListener((m: { type: string }) => {
          if (m.type === 'page') port.postMessage(message);
          if (m.type !== 'progress') return;
          port.disconnect();
          resolve();
        });
      }),
    tab,
    { type: 'fill', plan: { ...plan, nodes }, overwrite: {} },
  );
  await new Promise((resolve) => setTimeout(resolve, 600));
  const values = () => page.evaluate(() => [...document.querySelectorAll('input')].map((i) => i.value));
  const half = await values();
  expect(half.filter((v, i) => v !== '' && v !== `v${i}`)).toEqual([]);
  const answer = await ask(rig, tab, { type: 'fill', plan: { ...plan, nodes }, overwrite: {} }, 'report');
  expect(answer.type).toBe('report');
  expect(await values()).toEqual(Array.from({ length: 30 }, (_, i) => `v${i}`));
  await page.close();
});
