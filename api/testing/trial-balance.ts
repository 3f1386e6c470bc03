import { buildEntity, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** A small balanced sheet of a trader: sales 2,500.50, capital 1,000, all in cash but 500 of opening stock. */
export const smallSheet = (): Record<string, unknown>[] => [
  { ledger_name: 'Capital', ledger_group: 'Capital Account', opening_balance: -1000, debit: 0, credit: 0 },
  {
    ledger_name: 'Cash',
    ledger_group: 'Current Assets',
    head: 'Cash and bank balances',
    opening_balance: 500,
    debit: 2500.5,
    credit: 0,
  },
  {
    ledger_name: 'Stock',
    ledger_group: 'Current Assets',
    head: 'Inventories',
    opening_balance: 500,
    debit: 0,
    credit: 0,
  },
  { ledger_name: 'Sales', ledger_group: 'Sales / Revenue', opening_balance: 0, debit: 0, credit: 2500.5 },
];

/** A trial balance made through the API, with its entity and owner. */
export async function buildTrialBalance(
  server: TestServer,
  overrides: { owner?: TestUser; entityId?: string; assessment_year?: string; body?: object } = {},
) {
  const made = overrides.entityId
    ? undefined
    : await buildEntity(server, overrides.owner ? { owner: overrides.owner } : {});
  const owner = overrides.owner ?? made!.owner;
  const entityId = overrides.entityId ?? made!.id;
  const answer = await server.post(
    '/api/accounts/import-trial-balance.php',
    {
      company_id: entityId,
      assessment_year: overrides.assessment_year ?? '2026-27',
      tb_date: '2026-03-31',
      import_source: 'Manual',
      ledgers: smallSheet(),
      ...overrides.body,
    },
    owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return { owner, entityId, id: answer.body.id as string, version: answer.body.version as number };
}
