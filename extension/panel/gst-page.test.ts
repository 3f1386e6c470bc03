// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GstReading } from '../messages.ts';
import type { FakePort } from '../testing/fake-browser.ts';
import { asked, fake, gstPage, kept, lines, open, press, tell } from '../testing/panel-stage.ts';

/** What the panel makes of a page of the GST portal, without a browser. */

describe('a GST page', () => {
  const gstin = '27AAPFU0939F1ZV';
  const figures = {
    return_type: 'GSTR-3B' as const,
    gstin,
    period: '062026',
    source: 'json' as const,
    rows: [
      {
        table: '3.1(a)',
        label: 'Outward taxable supplies',
        txval: 1_00_000_00,
        camt: 9_000_50,
        samt: 9_000_50,
      },
      ...Array.from({ length: 201 }, (_, i) => ({ table: String(i), label: 'Row', iamt: i })),
    ],
  };
  const ledger = {
    ledger: 'Cash ledger' as const,
    gstin,
    source: 'table' as const,
    rows: [
      {
        date: '05/06/2026',
        label: 'Balance',
        kind: 'Credit' as const,
        amounts: { iamt: 100 },
        balances: { iamt: 5_00, camt: 6_00, samt: 7_00, csamt: 8_00 },
      },
    ],
  };
  let port: FakePort;
  const copied: string[] = [];
  const begin = async (page: object) => {
    copied.length = 0;
    vi.stubGlobal('navigator', {
      languages: ['en'],
      clipboard: {
        writeText: async (text: string) => {
          if (text.includes('refuse')) throw new Error('no');
          copied.push(text);
        },
      },
    });
    fake.current.state.tabs = [{ id: 8, url: gstPage, active: true }];
    await open();
    port = fake.current.ports[0]!;
    expect(lines()).toEqual(['GST portal', 'Connecting to the page…', '[Read figures, off]']);
    await tell(port, { type: 'gst-page', page });
  };
  const reads = async (reading: GstReading) => {
    asked.answer = async () => reading;
    await press('Read figures');
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
  });

  test('its figures are read, copied, and handed to one tab of Karsetu', async () => {
    await begin({ page: 'GSTR-3B', gstin, period: '062026' });
    const top = ['GSTR-3B', 'GSTIN', gstin, 'Period', '06/2026'];
    expect(lines()).toEqual([...top, '[Read figures]']);
    await reads({ type: 'figures', figures, listed: false, unread: [] });
    const shown = lines();
    expect(shown.slice(0, 10)).toEqual([
      ...top,
      '[Read figures][Copy for Excel][Copy as JSON][Send to Karsetu]',
      "Read from the portal's own data.",
      'Table | Taxable value | Integrated tax | Central tax | State/UT tax | Cess',
      '3.1(a) Outward taxable supplies | 1,00,000.00 |  | 9,000.50 | 9,000.50 |',
      '0 Row |  | 0.00 |  |  |',
    ]);
    // 200 of 202 rows, after a line of heads
    expect(shown.length).toBe(7 + 1 + 200 + 1);
    expect(shown.at(-1)).toBe('2 more lines are copied with these.');
    await press('Copy for Excel');
    expect(lines()).toContain('Copied');
    await press('Copy as JSON');
    expect(copied.map((text) => text.split('\n').length > 200)).toEqual([true, true]);
    await press('Send to Karsetu');
    expect(fake.current.done.slice(1)).toEqual([
      ['tab', { url: 'about:blank' }],
      ['go', 77, { url: 'https://app.karsetu.example/app/gst/from-extension' }],
    ]);
    expect(await kept('outgoing')).toMatchObject({ figures, tabId: 77 });
    expect(asked.questions).toEqual([['readGstPage', undefined, { tabId: 8, frameId: 0 }]]);
    // Another period: the figures are of what was there before.
    await tell(port, { type: 'gst-page', page: { page: 'GSTR-3B', gstin, period: '062026' } });
    expect(lines().length).toBe(shown.length);
    await tell(port, { type: 'gst-page', page: { page: 'GSTR-3B', gstin, period: '072026' } });
    expect(lines()).toEqual(['GSTR-3B', 'GSTIN', gstin, 'Period', '07/2026', '[Read figures]']);
  });

  test('what it cannot read is told, and then not handed over', async () => {
    await begin({ page: 'GSTR-3B', gstin, period: '062026' });
    const few = { ...figures, source: 'table' as const, rows: figures.rows.slice(0, 1) };
    const unread = Array.from({ length: 21 }, (_, i) => `Row ${i}: x`);
    await reads({ type: 'figures', figures: few, listed: false, unread });
    expect(lines().slice(5, 8)).toEqual([
      '[Read figures][Copy for Excel][Copy as JSON]',
      'Read from the table on the page.',
      `! 21 amounts on the page cannot be read and are left out; check them on the page and enter them yourself: ${unread.slice(0, 20).join('; ')}`,
    ]);
    await reads({ type: 'figures', figures: few, listed: true, unread: [] });
    expect(lines()[5]).toBe('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'figures', figures: { ...few, return_type: 'GSTR-2A' }, listed: false, unread: [] });
    expect(lines()[5]).toBe('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'refused', reason: 'No figures could be read on this page' });
    expect(lines().slice(5)).toEqual(['[Read figures]', '! No figures could be read on this page']);
    asked.answer = () => Promise.reject(new Error('gone'));
    await press('Read figures');
    expect(lines().slice(5)).toEqual(['[Read figures]', '! The page has changed; read again']);
    await tell(port, { type: 'gst-page', page: { page: undefined, blocked: 'Sign in to the portal first' } });
    expect(lines()).toContain('Sign in to the portal first');
    expect(lines()).toContain('[Read figures, off]');
    expect(lines()).not.toContain('GSTIN');
  });

  test('a ledger is read with its balances, and its balance handed over', async () => {
    await begin({ page: 'Cash ledger', gstin: undefined, span: { from: '012026', to: '05/06/2026' } });
    expect(lines()).toEqual([
      'Cash ledger',
      'GSTIN',
      '–',
      'Period',
      '01/2026 – 05/06/2026',
      '[Read figures]',
    ]);
    await reads({
      type: 'ledger',
      ledger: { ...ledger, span: { from: '012026', to: '05/06/2026' } },
      unread: [],
    });
    expect(lines()).toEqual([
      'Cash ledger',
      'GSTIN',
      gstin,
      'Period',
      '01/2026 – 05/06/2026',
      '[Read figures][Copy for Excel][Copy as JSON]',
      'Read from the table on the page.',
      'Entry | Integrated tax | Central tax | State/UT tax | Cess',
      '05/06/2026 Balance Credit | 1.00Balance 5.00 | Balance 6.00 | Balance 7.00 | Balance 8.00',
    ]);
    await press('Copy for Excel');
    await press('Copy as JSON');
    expect(copied.length).toBe(2);
    expect(JSON.parse(copied[1]!)).toBeTruthy();
    await tell(port, {
      type: 'gst-page',
      page: { page: 'Cash ledger', gstin, span: { from: '022026', to: '05/06/2026' } },
    });
    expect(lines().at(-1)).toBe('[Read figures]');
    // A balance, without days, of the portal's own data.
    await tell(port, { type: 'gst-page', page: { page: 'Cash ledger', gstin } });
    const balance = { ...ledger, source: 'json' as const, rows: [{ ...ledger.rows[0]!, label: 'Total' }] };
    await reads({ type: 'ledger', ledger: balance, unread: ['Total: x'] });
    expect(lines()).toContain('[Read figures][Copy for Excel][Copy as JSON]');
    await reads({ type: 'ledger', ledger: balance, unread: [] });
    await press('Send to Karsetu');
    expect(await kept('outgoing')).toMatchObject({
      figures: { ledger: 'Cash ledger', gstin, igst: 500, cgst: 600, sgst: 700, cess: 800 },
      tabId: 77,
    });
  });
});
