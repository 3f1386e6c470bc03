import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '../portals/itr/catalog.ts';
import { planSection } from '../portals/itr/plan.ts';
import { type Bare, startBare } from '../testing/bare.ts';
import { catalogFor } from '../testing/itr.ts';
import { tryStrange } from '../testing/strange/drive.ts';
import { further } from '../testing/strange/further.ts';
import { habits } from '../testing/strange/habits.ts';
import { strange as first, pageOf } from '../testing/strange/pages.ts';
import { shapes } from '../testing/strange/shapes.ts';
import { unlike } from '../testing/strange/unlike.ts';

/** Pages of strange habits: nothing wrong, nothing twice, nothing left without being named, nothing pressed that saves. */
const strange = [...first, ...habits, ...unlike, ...further, ...shapes];
let bare: Bare;
const catalogs: Record<string, Catalog> = {};
beforeAll(async () => {
  bare = await startBare({ sideBySide: true });
  for (const form of new Set(strange.map((p) => p.form))) catalogs[form] = await catalogFor(form, '2026-27');
});
afterAll(() => bare?.close());

const named = (pages: typeof strange) => pages.map((p) => [p.name, p] as const);
async function fits(page: (typeof strange)[number]): Promise<void> {
  const { report, ...outcome } = await tryStrange(bare, catalogs[page.form]!, page);
  const lines = report.entries.map(
    (e) => `${e.status} ${e.path.split('.').slice(-2).join('.')} ${e.waiting ?? ''} ${e.reason ?? ''}`,
  );
  expect(outcome, lines.join('\n')).toEqual({ wrong: [], silent: [], pressed: [], faults: [] });
}

describe('a page with', () => {
  // First, while there is one tab.
  test.each(named(strange.filter((p) => p.alone)))('%s', (_, page) => fits(page));
  // The filler waits for the page most of the time: several are filled side by side.
  test.concurrent.each(named(strange.filter((p) => !p.alone)))('%s', (_, page) => fits(page));
});

test('what is left is told by its place on the page, lists among it', async () => {
  const sheet = await bare.open(
    pageOf({
      ...first[0]!,
      title: 'Tax Paid',
      body: `<section><h3>Details of Advance Tax and Self-Assessment Tax Payments</h3><table><tr><th>BSR Code</th><th>Date of Deposit</th><th>Challan</th><th>Tax paid</th></tr></table></section>
        <section><h3>Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]</h3><table><tr><th>TAN</th><th>Employer</th></tr></table></section>`,
    }),
  );
  const { plan } = planSection(
    catalogs['itr1']!,
    {
      form: 'itr1',
      year: '2026-27',
      pan: 'ABCPE1234F',
      name: '',
      regime: 'new',
      // The return has the salary first, the page the challans.
      content: {
        TDSonSalaries: {
          TDSonSalary: [{ EmployerOrDeductorOrCollectDetl: { TAN: 'DELA12345B' }, TotalTDSSal: 500 }],
        },
        TaxPayments: { TaxPayment: [{ BSRCode: '0510308', Amt: 900 }] },
      },
    },
    'tax_paid',
  );
  const report = await sheet.fill(plan);
  await sheet.close();
  const place = (path: string) => report.entries.find((e) => e.path.startsWith(path))?.place;
  expect([place('TaxPayments'), place('TDSonSalaries')]).toEqual([0, 1]);
});
