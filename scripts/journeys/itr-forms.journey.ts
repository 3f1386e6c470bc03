import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { getAt } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { clear, stage } from './stage.ts';
import { type Act, chooseForm, submitAndDownload, typist } from './typist.ts';

/** Whole returns by keyboard alone, from the picker to the department's JSON. ITR-1's is in wizard.journey.ts, ITR-3's in itr3.journey.ts, ITR-4's in day.journey.ts. */

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

const bank: Act[] = [
  { add: 'bank_accounts' },
  { path: 'bank_accounts.0.bank_name', type: 'State Bank of India' },
  { path: 'bank_accounts.0.ifsc_code', type: 'sbin0001234' },
  { path: 'bank_accounts.0.account_number', type: '30012345678' },
  { path: 'bank_accounts.0.account_type', type: 'Savings' },
  { path: 'bank_accounts.0.is_refund_account', press: 'Space' },
];

/** What is typed in each step that needs anything beyond the client's record. */
const journeys: Partial<Record<ItrType, Record<string, readonly Act[]>>> = {
  'ITR-2': {
    personal: [
      { path: 'personal.address.locality', type: 'Kothrud' },
      { path: 'filing.resident_status', type: 'Res' },
    ],
    shares: [
      {
        add: 'schedule_112a.rows',
        paste: 'After 31 January 2018\tINE002A01018\tReliance\t100\t30000\t30,00,000\t1000000',
      },
    ],
    tax: bank,
  },
};

/** The figure that must be in the file, from the law. */
const expected: Partial<Record<ItrType, (figure: (path: string) => unknown) => void>> = {
  // 30,00,000 - 10,00,000 = 20,00,000, s.48; less 4,00,000 unused exemption and 1,25,000 u/s 112A(2), at 12.5%
  'ITR-2': (figure) => {
    expect(figure('Schedule112A.Balance112A')).toBe(2_000_000);
    expect(figure('PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtSpecialRates')).toBe(184_375);
  },
};

describe.each(Object.entries(journeys) as [ItrType, Record<string, readonly Act[]>][])('%s', (type, acts) => {
  it('by keyboard from the picker to the department’s JSON', { timeout: 170_000 }, async () => {
    const owner = await buildUser(server);
    await buildEntity(server, {
      owner,
      fields: { first_name: 'Meera', last_name: 'Iyer', father_name: 'Raghav Iyer' },
    });
    const at = await typist(browser, server, owner);
    await chooseForm(at, 'Meera', type);
    const { model } = await loadItrForm(type, '2026-27');
    for (const [i, step] of model.steps.entries()) {
      await at.heading(step.title);
      await at.fill(acts[step.id] ?? []);
      if (i < model.steps.length - 1) await at.chord('Enter', 'Control');
    }
    expect(await submitAndDownload(at)).toBe('200');
    const id = new URL(at.page.url()).searchParams.get('return')!;
    const file = await server.get(`/api/itr/${id}/json`, owner.token);
    expect(file.status).toBe(200);
    const body = JSON.parse(file.text).ITR[type.replace('-', '')];
    expected[type]!((path) => getAt(body, path));
    const record = await server.get(`/api/itr/${id}`, owner.token);
    expect(record.body.return.status).toBe('validated');
    await at.page.browserContext().close();
  });
});
