import { buildEntity, freshPan, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** A company that deducts tax. */
export async function buildDeductor(server: TestServer, overrides: { owner?: TestUser } = {}) {
  const pan = freshPan('C');
  const made = await buildEntity(server, {
    ...overrides,
    fields: {
      status: 'Private limited domestic company',
      pan,
      tan: 'MUMA12345B',
      state: 'Maharashtra',
      salary: false,
      business: true,
    },
  });
  return { ...made, pan };
}

/** A draft statement made through the API, with its entity and owner. */
export async function buildStatement(
  server: TestServer,
  overrides: {
    entity?: Awaited<ReturnType<typeof buildDeductor>>;
    form_type?: string;
    financial_year?: string;
    quarter?: string;
  } = {},
) {
  const entity = overrides.entity ?? (await buildDeductor(server));
  const answer = await server.post(
    '/api/tds/statements',
    {
      company_id: entity.id,
      form_type: overrides.form_type ?? '26Q',
      financial_year: overrides.financial_year ?? '2025-2026',
      quarter: overrides.quarter ?? 'Q1',
    },
    entity.owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  const { statement } = answer.body;
  return { owner: entity.owner, entity, id: statement.id as string, statement };
}
