import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SheetsMessage, ToWorker } from './sheetsWorker.ts';

const who = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' } as const;
const told: SheetsMessage[] = [];
const asked: [string, RequestInit | undefined][] = [];
let hear: (event: { data: ToWorker }) => Promise<void>;
let reply: () => Response;
/** Whether the page asks for the next part as soon as it has one. */
let asks = true;

beforeAll(async () => {
  vi.stubGlobal('postMessage', (message: SheetsMessage) => {
    told.push(message);
    if (message.kind === 'rows' && asks) void hear({ data: 'next' });
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    asked.push([path, options]);
    return reply();
  });
  await import('./sheetsWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  told.length = 0;
  asked.length = 0;
});

const invoice = (n: number) => ({
  id: `r${n}`,
  gstin: '24AANFA2641L1ZF',
  invoice_number: `A-${n}`,
  invoice_date: '2025-10-05',
  invoice_value: 1180,
  place_of_supply: '24',
  reverse_charge: 'N',
  invoice_type: 'R',
  rate: 18,
  taxable_value: 1000,
});
const read = (token: string | null = 'T') => hear({ data: { path: '/api/gst/gstr1/1', token, who } });

it('gives every row of a return once, in parts of five hundred, and counts them', async () => {
  const invoices = Array.from({ length: 1001 }, (_, n) => invoice(n));
  const text = JSON.stringify({ return: { version: 7, b2b_invoices: invoices } });
  reply = () => new Response(text);
  await read();
  expect(asked).toEqual([
    ['/api/gst/gstr1/1', { headers: { accept: 'application/json', authorization: 'Bearer T' } }],
  ]);
  const parts = told.flatMap((m) => (m.kind === 'rows' ? [m] : []));
  const rowsOf = (m: (typeof parts)[number]) => JSON.parse(m.rows) as Record<string, unknown>[];
  expect(parts.map((m) => [m.section, rowsOf(m).length, m.done, m.total])).toEqual([
    ['b2b', 500, 500, 1001],
    ['b2b', 500, 1000, 1001],
    ['b2b', 1, 1001, 1001],
  ]);
  expect(parts.flatMap((m) => rowsOf(m).map((r) => r['invoice_number']))).toEqual(
    invoices.map((i) => i.invoice_number),
  );
  expect(told.filter((m) => m.kind === 'received').at(-1)).toEqual({
    kind: 'received',
    bytes: text.length,
  });
  expect(told.at(-1)).toEqual({ kind: 'done', version: 7 });
});

it('has two parts on their way at most, and sends a further one when the page asks', async () => {
  asks = false;
  const text = JSON.stringify({
    return: { version: 7, b2b_invoices: Array.from({ length: 1600 }, (_, n) => invoice(n)) },
  });
  reply = () => new Response(text);
  const all = read();
  const parts = () => told.flatMap((m) => (m.kind === 'rows' ? [m.done] : []));
  await expect.poll(parts).toEqual([500, 1000]);
  await hear({ data: 'next' });
  await expect.poll(parts).toEqual([500, 1000, 1500]);
  expect(told.at(-1)!.kind).toBe('rows');
  await hear({ data: 'next' });
  await all;
  expect(parts()).toEqual([500, 1000, 1500, 1600]);
  expect(told.at(-1)).toEqual({ kind: 'done', version: 7 });
  asks = true;
});

it('tells what the server said instead, or that nothing readable came', async () => {
  reply = () => new Response('', { status: 403 });
  await read(null);
  expect(asked[0]![1]).toEqual({ headers: { accept: 'application/json' } });
  expect(told).toEqual([{ kind: 'failed', status: 403 }]);
  reply = () => new Response('<html>');
  await read();
  expect(told.at(-1)).toEqual({ kind: 'failed', status: 0 });
});
