import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { type FormValues, getAt } from '../../shared/forms/paths.ts';
import { itr3Form } from '../../shared/itr/itr3/form.ts';
import { clear, shows, stage } from './stage.ts';
import { type Act, submitAndDownload, type Typist, typist } from './typist.ts';

/** ITR-3 of a trader with books: a whole return by keyboard from the picker, and accounts out of the trial balance. */

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

const trader = async () => {
  const owner = await buildUser(server);
  const { id } = await buildEntity(server, {
    owner,
    fields: { first_name: 'Meera', last_name: 'Iyer', father_name: 'Raghav Iyer', business: true },
  });
  return { owner, id };
};

/** From the picker into the wizard, with the form that is suggested. */
async function openSuggested(at: Typist): Promise<void> {
  const { page } = at;
  await page.waitForSelector('[role=combobox]');
  await at.tabTo('[role=combobox]');
  await page.keyboard.type('Meera');
  await page.waitForFunction(() => document.querySelector('[role=option]')?.textContent?.includes('Meera'));
  await page.keyboard.press('Enter');
  await shows(page, 'Suggested: ITR-3.');
  await at.tabToText('Proceed');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('ITR-3'));
}

/** What is typed in each step. */
const acts: Record<string, readonly Act[]> = {
  general: [
    { path: 'personal.address.locality', type: 'Kothrud' },
    { path: 'filing.resident_status', type: 'Res' },
    // with the due date open between plain, audit and transfer pricing, the wizard asks for the section
    { path: 'filing.section_filed', type: '139(4)' },
    { path: 'filing.opted_out_earlier', press: 'ArrowDown' },
    { path: 'filing.opt_out_now', press: 'ArrowDown' },
    { add: 'audit.businesses' },
    { path: 'audit.businesses.0.code', type: '09028' },
    { path: 'audit.businesses.0.trade_name', type: 'Iyer Traders' },
  ],
  accounts: [
    { path: 'trading.sale_of_goods', type: '50,00,000' },
    { path: 'trading.purchases', type: '35,00,000' },
    { path: 'profit_loss.salaries', type: '3,00,000' },
    { path: 'profit_loss.depreciation', type: '80,000' },
  ],
  'other-information': [{ path: 'depreciation.plant_15.opening', type: '4,00,000' }],
  tax: [
    { add: 'bank_accounts' },
    { path: 'bank_accounts.0.bank_name', type: 'State Bank of India' },
    { path: 'bank_accounts.0.ifsc_code', type: 'sbin0001234' },
    { path: 'bank_accounts.0.account_number', type: '30012345678' },
    { path: 'bank_accounts.0.account_type', type: 'Savings' },
    { path: 'bank_accounts.0.is_refund_account', press: 'Space' },
  ],
};

describe('ITR-3', () => {
  it('by keyboard from the picker to the department’s JSON', { timeout: 200_000 }, async () => {
    const { owner } = await trader();
    const at = await typist(browser, server, owner);
    await openSuggested(at);
    const { steps } = itr3Form('2026-27').model;
    for (const [i, step] of steps.entries()) {
      await at.heading(step.title);
      await at.fill(acts[step.id] ?? []);
      if (i < steps.length - 1) await at.chord('Enter', 'Control');
    }
    // on the last step: the documented pair, its figures calculated
    expect(await submitAndDownload(at)).toBe('200');
    const id = new URL(at.page.url()).searchParams.get('return')!;
    const file = await server.get(`/api/itr/${id}/json`, owner.token);
    const body = JSON.parse(file.text).ITR.ITR3 as FormValues;
    // 50,00,000 - 35,00,000 - 3,00,000 - 80,000; depreciation of s.32 60,000 for that of the books
    expect(getAt(body, 'PARTA_PL.DebitsToPL.PBT')).toBe(1_120_000);
    expect(getAt(body, 'ITR3ScheduleBP.IncChrgUnHdProftGain')).toBe(1_140_000);
    const record = await server.get(`/api/itr/${id}`, owner.token);
    expect(record.body.return.status).toBe('validated');
    await at.page.browserContext().close();
  });

  it('takes its accounts from the trial balance, shown before', { timeout: 120_000 }, async () => {
    const { owner, id } = await trader();
    const ledger = (name: string, ledger_group: string, debit: number, credit: number) => ({
      ledger_name: name,
      ledger_group,
      opening_balance: 0,
      debit,
      credit,
      closing_balance: debit - credit,
    });
    const saved = await server.post(
      '/api/accounts/import-trial-balance.php',
      {
        company_id: id,
        assessment_year: '2026-27',
        tb_date: '2026-03-31',
        status: 'saved',
        ledgers: [
          ledger('Capital', 'Capital Account', 0, 500_000),
          ledger('Sales', 'Sales Accounts', 0, 2_000_000),
          ledger('Purchases', 'Purchase Accounts', 1_200_000, 0),
          ledger('Rent', 'Indirect Expenses', 300_000, 0),
          ledger('Bank', 'Bank Accounts', 1_000_000, 0),
        ],
        adjustments: { closing_stock: 100_000, depreciation: 0 },
      },
      owner.token,
    );
    expect(saved.status, saved.text).toBe(200);
    const at = await typist(browser, server, owner);
    const { page } = at;
    await openSuggested(at);
    await at.tabToText('Import or carry forward');
    await page.keyboard.press('Enter');
    await shows(page, 'Trial balance of 31-03-2026');
    await at.tabToText('Copy to the return');
    await page.keyboard.press('Enter');
    await shows(page, 'From the accounts.');
    await shows(page, 'Sale of goods');
    await at.tabToText('Apply');
    await page.keyboard.press('Enter');
    await shows(page, 'fields filled');
    // Keys of the wizard wait until the dialog is gone.
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    // gross profit 20,00,000 - 12,00,000 + 1,00,000, less rent
    await page.keyboard.down('Alt');
    await page.keyboard.press('8');
    await page.keyboard.up('Alt');
    await at.heading('Business Income');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[id^="field-business.net_profit_as_per_pl"]')].some((e) =>
        ((e as HTMLInputElement).value ?? e.textContent ?? '').includes('6,00,000'),
      ),
    );
    await page.browserContext().close();
  });
});
