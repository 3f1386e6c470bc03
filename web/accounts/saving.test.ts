import { expect, test, vi } from 'vitest';
import { apiError } from '../data/http.ts';
import { saveTrialBalance } from './saving.ts';

const wire = vi.hoisted(() => ({ sent: [] as unknown[], answer: (): unknown => undefined }));
vi.mock('../data/http.ts', async (original) => ({
  ...(await original<object>()),
  post: async (_path: string, body: unknown) => {
    wire.sent.push(body);
    return wire.answer();
  },
}));

const work = {
  companyId: 'c1',
  year: '2026-27',
  stored: { id: 't1', version: 4 },
  tbDate: '2026-03-31',
  source: 'Tally',
  status: 'saved',
  ledgers: [],
  adjustments: { closing_stock: 250_000_50, depreciation: 12_000_00 },
  mapping: [],
} as const;

test('a trial balance is sent with its entries in rupees, replacing what is stored', async () => {
  wire.answer = () => ({ id: 't1', version: 5, status: 'saved' });
  expect(await saveTrialBalance(work)).toEqual({ is: 'saved', id: 't1', version: 5, status: 'saved' });
  // The members of POST /accounts/trial-balance; 2,50,000.50 and 12,000 in rupees
  expect(wire.sent.at(-1)).toEqual({
    id: 't1',
    version: 4,
    company_id: 'c1',
    assessment_year: '2026-27',
    tb_date: '2026-03-31',
    import_source: 'Tally',
    status: 'saved',
    ledgers: [],
    adjustments: { closing_stock: 250_000.5, depreciation: 12_000 },
    mapping: [],
  });
});

const refusing = (id: string, body: object) => () => {
  throw apiError(409, { ...body, error: { id } });
};

test.each([
  ['stale_version', { stored: { id: 't1', version: 6 } }],
  ['trial_balance_exists', { id: 't1', version: 6 }],
])('%s is a clash with what is stored', async (id, body) => {
  wire.answer = refusing(id, body);
  expect(await saveTrialBalance(work)).toEqual({ is: 'clash', id: 't1', version: 6 });
});

test('any other refusal is the caller’s', async () => {
  wire.answer = refusing('filed', { id: 't1', version: 6 });
  await expect(saveTrialBalance(work)).rejects.toMatchObject({ status: 409, id: 'filed' });
});
