import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GstFigures } from '../../../shared/messages.ts';
import { openFake, type Rig, startRig, tabOf } from '../../testing/browser.ts';
import type { Ledger } from './ledger.ts';

let rig: Rig;
const gstin = '27AAPFU0939F1ZV';
const header = (type: string) =>
  `<div><p class="reg">GSTIN - ${gstin}</p><p class="reg">FY - 2026-27</p><p class="reg">${type} - June</p><p class="reg">Status - Filed</p></div><a href="#">View Filed Returns GSTR-2B</a>`;
/** What the portal answers for GSTR-3B of June 2026. */
const reply3b = JSON.stringify({
  status: 1,
  data: {
    r3b: {
      ret_period: '062026',
      gstin,
      sup_details: { osup_det: { txval: 1000.5, iamt: 180.09, camt: 0, samt: 0, csamt: 0 } },
    },
  },
});
const doc = (body: string) =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>${body}`;

beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig?.close());

async function read(
  url: string,
  html: string,
  answers: Record<string, string> = {},
): Promise<{
  type: string;
  figures?: GstFigures;
  listed?: boolean;
  unread?: string[];
  ledger?: Ledger;
  reason?: string;
}> {
  const page = await openFake(rig, url, html, answers);
  const tab = await tabOf(rig, page);
  const answer = await rig.panel.evaluate(
    (tabId) =>
      new Promise((resolve) => {
        const port = chrome.tabs.connect(tabId, { name: 'karsetu-panel', frameId: 0 });
        port.onMessage.addListener((m: { type: string }) => {
          if (m.type !== 'gst-page') return;
          const asked = { id: 1, type: 'readGstPage', timestamp: Date.now() };
          void chrome.tabs.sendMessage(tabId, asked, { frameId: 0 }).then(({ res }) => resolve(res));
        });
      }),
    tab,
  );
  await page.close();
  return answer as never;
}

test('GSTR-3B is read from the portal’s own reply', async () => {
  const answer = await read('https://return.gst.gov.in/returns/auth/gstr3b', doc(header('Return Period')), {
    '/returns/auth/api/gstr3b/summary': reply3b,
  });
  expect(answer.figures).toMatchObject({
    return_type: 'GSTR-3B',
    gstin,
    period: '062026',
    source: 'json',
    rows: [{ table: '3.1(a)', txval: 100050, iamt: 18009 }],
  });
});

test('where the reply is of another period, the tiles on the page are read', async () => {
  const tiles = `<div class="col-sm-4 col-xs-12"><a class="gstr3b-link"><div class="hd"><p class="inv">3.1 Tax on outward and reverse charge inward supplies</p></div><div class="ct"><p>Integrated Tax</p><p class="val">₹1,80,000.50</p><p>Central Tax</p><p class="val">₹0.00</p><p>State/UT Tax</p><p class="val">₹0.00</p><p>CESS</p><p class="val">₹12.00</p></div></a></div><div style="display:none"><a class="gstr3b-link"><div class="hd"><p class="inv">9. Decoy</p></div><div class="ct"><p>CESS</p><p class="val">₹9.00</p></div></a></div>`;
  const reply = JSON.stringify({
    status: 1,
    data: { r3b: { ret_period: '052026', sup_details: { osup_det: { txval: 1 } } } },
  });
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/gstr3b',
    doc(header('Return Period') + tiles),
    { '/returns/auth/api/gstr3b/summary': reply },
  );
  expect(answer.figures).toMatchObject({
    source: 'table',
    rows: [{ table: '3.1', iamt: 18000050, camt: 0, samt: 0, csamt: 1200 }],
  });
  expect(answer.figures?.rows.length).toBe(1);
});

test('GSTR-1 summary table: totals by section, grey cells left out', async () => {
  const heads = [
    'Description',
    'No. of records',
    'Document Type',
    'Value (₹)',
    'Integrated tax (₹)',
    'Central tax (₹)',
    'State/UT tax (₹)',
    'Cess (₹)',
  ];
  const table = `<div id="summary-content"><table class="table table-bordered"><thead><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>
    <tr><td class="antiqueWhite" colspan="9">4A - Taxable outward supplies made to registered persons - B2B Regular</td></tr>
    <tr><td>Total</td><td>12</td><td>Invoice</td><td>1,00,000.00</td><td>18,000.00</td><td>0.00</td><td>0.00</td><td class="greyCell"></td></tr>
    <tr><td class="subsec">EXPWP</td><td>1</td><td>Invoice</td><td>5.00</td><td>1.00</td><td></td><td></td><td></td></tr></tbody></table></div>`;
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/gstr1/gstr1sum',
    doc(header('Tax Period') + table),
  );
  expect(answer.figures).toMatchObject({
    source: 'table',
    period: '062026',
    rows: [{ table: '4A', records: 12, txval: 10000000, iamt: 1800000, camt: 0, samt: 0 }],
  });
  expect(answer.figures?.rows[0]).not.toHaveProperty('csamt');
});

test('GSTR-2B gives its table where the reply is none', async () => {
  const heads = [
    'S.no.',
    'Heading',
    'GSTR-3B table',
    'Integrated Tax (₹)',
    'Central Tax (₹)',
    'State/UT Tax (₹)',
    'Cess (₹)',
  ];
  const table = `<table><thead><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>
    <tr><td colspan="7">Credit which may be availed under FORM GSTR-3B</td></tr>
    <tr><td>I</td><td>All other ITC - Supplies from registered persons</td><td>4(A)(5)</td><td>1,800.00</td><td>90.50</td><td>90.50</td><td>0.00</td></tr></tbody></table>`;
  const answer = await read(
    'https://gstr2b.gst.gov.in/gstr2b/auth/gstr2b/summary',
    doc(header('Return Period') + table),
    { '/gstr2b/auth/api/gstr2b/getjson': '<html>Request Rejected</html>' },
  );
  expect(answer.figures).toMatchObject({
    source: 'table',
    rows: [
      {
        table: 'I',
        label: 'All other ITC - Supplies from registered persons 4(A)(5)',
        iamt: 180000,
        camt: 9050,
        samt: 9050,
        csamt: 0,
      },
    ],
  });
});

test('one table of GSTR-1 is listed document by document', async () => {
  const table = `<table><thead><tr><th rowspan="2">Recipient</th><th rowspan="2">Invoice no.</th><th colspan="3">Amount</th></tr><tr><th>Taxable value (₹)</th><th>Integrated tax (₹)</th><th>Cess (₹)</th></tr></thead><tbody>
    <tr><td>29AAPFU0939F1ZR</td><td>KS/1</td><td>1,000.00</td><td>180.00</td><td>0.00</td></tr></tbody></table>`;
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/gstr1/b2b/summary',
    doc(header('Tax Period') + table),
  );
  expect(answer).toMatchObject({
    listed: true,
    figures: {
      source: 'table',
      rows: [{ table: '', label: '29AAPFU0939F1ZR KS/1', txval: 100000, iamt: 18000, csamt: 0 }],
    },
  });
});

test('an amount of a table that cannot be read is named with its document and column', async () => {
  const table = `<table><thead><tr><th>Invoice no.</th><th>Taxable value (₹)</th><th>Integrated tax (₹)</th><th>Cess (₹)</th></tr></thead><tbody>
    <tr><td>KS/1</td><td>1,000.00</td><td>180.00.00</td><td>-</td></tr></tbody></table>`;
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/gstr1/b2b/summary',
    doc(header('Tax Period') + table),
  );
  expect(answer.figures?.rows).toEqual([{ table: '', label: 'KS/1', txval: 100000 }]);
  expect(answer.unread).toEqual(['KS/1, Integrated tax (₹): 180.00.00']);
});

test('a supplier that stands for several lines, headings without a head, two columns of one name', async () => {
  const heads = ['GSTIN of supplier', 'Invoice no.', 'Taxable value (₹)', 'Integrated tax (₹)', 'Cess (₹)'];
  const table = `<table><tr>${heads.map((h) => `<th>${h}</th>`).join('')}<th>Cess (₹)</th></tr>
    <tr><td rowspan="2">29AAPFU0939F1ZR</td><td>INV/7</td><td>1,000.00</td><td>180.00</td><td>1.00</td><td>2.00</td></tr>
    <tr><td>INV/8</td><td>2,000.00</td><td>360.00</td><td>3.00</td><td>4.00</td></tr></table>`;
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/gstr2a/b2b',
    doc(header('Tax Period') + table),
  );
  expect(answer.figures?.rows).toEqual([
    { table: '', label: '29AAPFU0939F1ZR INV/7 1.00 2.00', txval: 100000, iamt: 18000 },
    { table: '', label: '29AAPFU0939F1ZR INV/8 3.00 4.00', txval: 200000, iamt: 36000 },
  ]);
  expect(answer.unread).toEqual(['Cess (₹): ×2', 'Cess (₹): ×2']);
});

const boxes = '<input value="01/06/2026"><input value="30/06/2026">';

test('entries of the credit ledger between the days its boxes show', async () => {
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/ledger/detailedledger',
    doc(`<p>GSTIN ${gstin}</p>${boxes}`),
    {
      '/returns/auth/api/itcdtls': JSON.stringify({
        gstin,
        tr: [{ dt: '20/06/2026', desc: 'ITC accrued', tr_typ: 'Cr', igstTaxAmt: 100, igstTaxBal: 105 }],
      }),
    },
  );
  expect(answer.ledger).toEqual({
    ledger: 'Credit ledger',
    gstin,
    span: { from: '01/06/2026', to: '30/06/2026' },
    source: 'json',
    rows: [
      {
        date: '20/06/2026',
        label: 'ITC accrued',
        kind: 'Credit',
        amounts: { iamt: 10000 },
        balances: { iamt: 10500 },
      },
    ],
  });
});

test('the cash ledger from its table, amounts and balances by the headings over them', async () => {
  const taxes = ['Integrated Tax', 'Central Tax', 'State/UT Tax', 'CESS', 'Total']
    .map((h) => `<th>${h}</th>`)
    .join('');
  const table = `<table><thead><tr><th rowspan="2">Date</th><th rowspan="2">Reference No.</th><th rowspan="2">Description</th><th rowspan="2">Transaction Type [Debit (DR) / Credit (CR)]</th><th colspan="5">Amount debited / credited (₹)</th><th colspan="5">Balance (₹)</th></tr><tr>${taxes}${taxes}</tr></thead><tbody>
    <tr><td>-</td><td>-</td><td>Opening Balance</td><td>-</td><td>-</td><td>-</td><td>-</td><td>-</td><td>-</td><td>10.00</td><td>0</td><td>0</td><td>0</td><td>10.00</td></tr>
    <tr><td>05/06/2026</td><td>CPIN1</td><td>Deposit</td><td>Credit</td><td>90.00</td><td>0</td><td>0</td><td>0</td><td>90.00</td><td>100.00</td><td>0</td><td>0</td><td>0</td><td>100.00</td></tr></tbody></table>`;
  const answer = await read(
    'https://payment.gst.gov.in/payment/auth/ledger/detailedledger',
    doc(`<p>GSTIN: ${gstin}</p>${boxes}${table}`),
  );
  expect(answer.ledger).toMatchObject({
    ledger: 'Cash ledger',
    source: 'table',
    rows: [
      { label: 'Opening Balance', amounts: {}, balances: { iamt: 1000, camt: 0, samt: 0, csamt: 0 } },
      {
        date: '05/06/2026',
        reference: 'CPIN1',
        label: 'Deposit',
        kind: 'Credit',
        amounts: { iamt: 9000, camt: 0, samt: 0, csamt: 0 },
        balances: { iamt: 10000 },
      },
    ],
  });
});

test('a ledger that does not say whose it is is refused', async () => {
  const answer = await read(
    'https://return.gst.gov.in/returns/auth/ledger/itcledger',
    doc('<h1>Credit ledger</h1>'),
  );
  expect(answer).toEqual({ type: 'refused', reason: 'The page does not show the GSTIN' });
});

test('a page without GSTIN or period is refused', async () => {
  const answer = await read(
    'https://gstr2b.gst.gov.in/gstr2b/auth/gstr2b/summary',
    doc('<p class="reg">FY - 2026-27</p>'),
  );
  expect(answer).toEqual({ type: 'refused', reason: 'The page does not show GSTIN and period' });
});

test('nothing was asked but what the pages ask themselves', () => {
  const asked = rig.requests.filter((url) => !url.startsWith('chrome-extension:'));
  expect(
    asked.filter(
      (url) =>
        !/\/api\/(gstr1\/summary\?rtn_prd=062026|cashdetls\?fdate=01\/06\/2026&tdate=30\/06\/2026)$/.test(
          url,
        ),
    ),
  ).toEqual([]);
  expect(rig.logs.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
});

test('the panel shows what its button read', async () => {
  const page = await openFake(
    rig,
    'https://return.gst.gov.in/returns/auth/gstr3b',
    doc(header('Return Period')),
    { '/returns/auth/api/gstr3b/summary': reply3b },
  );
  // Drawn behind the page, the panel has no frames to wait for.
  const until = (there: () => unknown) => rig.panel.waitForFunction(there, { polling: 100, timeout: 20_000 });
  await until(() => {
    const button = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Read figures');
    if (!button || button.disabled) return false;
    button.click();
    return true;
  });
  await until(() => document.body.textContent.includes("Read from the portal's own data."));
  expect(await rig.panel.evaluate(() => document.body.textContent)).toContain('1,000.50');
  await page.close();
});

const documents = `<table><thead><tr><th>GSTIN of supplier</th><th>Invoice no.</th><th>Taxable value (₹)</th><th>Integrated tax (₹)</th><th>Central tax (₹)</th><th>State/UT tax (₹)</th><th>Cess (₹)</th></tr></thead><tbody>
  <tr><td>29AAPFU0939F1ZR</td><td>INV/7</td><td>1,000.00</td><td>180.00</td><td>0.00</td><td>0.00</td><td>0.00</td></tr>
  <tr><td>29AAPFU0939F1ZR</td><td>INV/8</td><td>2,000.00</td><td>36O.00</td><td>0.00</td><td>0.00</td><td>0.00</td></tr></tbody></table>`;

test.each([
  ['GSTR-2A', 'returns/auth/gstr2a/b2b', header('Tax Period'), '062026'],
  ['IMS', 'imsweb/auth/imsinward', `<p class="reg">GSTIN - ${gstin}</p>`, ''],
])(
  'the documents of %s are listed to be copied, what cannot be read is named',
  async (name, path, head, period) => {
    const answer = await read(`https://return.gst.gov.in/${path}`, doc(head + documents));
    expect(answer).toMatchObject({
      type: 'figures',
      listed: true,
      unread: ['29AAPFU0939F1ZR INV/8, Integrated tax (₹): 36O.00'],
      figures: {
        return_type: name,
        gstin,
        period,
        rows: [
          { label: '29AAPFU0939F1ZR INV/7', txval: 100000, iamt: 18000 },
          { label: '29AAPFU0939F1ZR INV/8', txval: 200000 },
        ],
      },
    });
  },
);
