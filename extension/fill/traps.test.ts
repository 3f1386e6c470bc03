import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';
import { planSection } from '../portals/itr/plan.ts';
import { ask, openFake, portal, type Rig, startRig, tabOf } from '../testing/browser.ts';
import { catalogFor } from '../testing/itr.ts';
import { traps } from '../testing/traps.ts';

const titles = {
  personal_information: 'Personal Information',
  tax_paid: 'Tax Paid',
  gross_total_income: 'Gross Total Income',
};
let rig: Rig;
let catalog: Catalog;
let page: Page | undefined;

beforeAll(async () => {
  [rig, catalog] = await Promise.all([startRig(), catalogFor('itr1', '2026-27')]);
});
afterAll(() => rig?.close());

describe('what a page may plant', () => {
  test('there are at least 25 traps', () => expect(traps.length).toBeGreaterThanOrEqual(25));

  test.each(traps.map((trap, i) => ({ ...trap, i })))(
    '$name',
    async ({ i, section = 'personal_information', content, body, holds, statuses, halted, refused }) => {
      const file: ReturnFile = {
        form: 'itr1',
        year: '2026-27',
        pan: 'ABCPE1234F',
        name: '',
        regime: 'new',
        content,
      };
      const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script>window.pressed=[];addEventListener('click',(e)=>{const b=e.target.closest?.('button,a');if(b){pressed.push(b.textContent);e.preventDefault();}},true);addEventListener('submit',()=>pressed.push('submit'),true);</script>
      <header class="user-details">PAN ABCPE1234F</header><main><h1>${titles[section]}</h1>${body}</main>`;
      const address = `${portal}?trap=${i}#/foreturns-ay26/fo-itr1-ay2026/${section}`;
      page = await openFake(rig, address, html, {}, page);
      const { plan } = planSection(catalog, file, section);
      const answer = await ask(
        rig,
        await tabOf(rig, page),
        { type: 'fill', plan, overwrite: {}, rest: 300 },
        'report',
      );
      if (answer.type === 'refused') expect(answer.reason).toBe(refused);
      else {
        expect(refused).toBeUndefined();
        expect(answer.report.halted).toBe(halted);
        const found = Object.fromEntries(answer.report.entries.map((e) => [e.path, e.status]));
        expect(found).toMatchObject(statuses);
      }
      for (const expression of holds) expect(await page.evaluate(expression), expression).toBe(true);
    },
  );

  test('no request left the browser and nothing was written to a console', () => {
    expect(rig.requests.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);
    // Chromium's own remark about the planted password field is none of ours.
    expect(rig.logs.filter((line) => !line.startsWith('[DOM]'))).toEqual([]);
  });
});
