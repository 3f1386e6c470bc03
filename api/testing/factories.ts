import type { Tier } from '../../shared/plans.ts';
import type { Role } from '../../shared/users/people.ts';
import { createAccount } from '../users/create.ts';
import { User, type UserDoc } from '../users/model.ts';
import { hashPassword } from '../users/password.ts';
import { startSession } from '../users/session.ts';
import { nextNumber } from './numbers.ts';
import { adminPassword, type TestServer } from './server.ts';

/** Someone signed in to a test server. */
export interface TestUser {
  id: string;
  email: string;
  password: string;
  token: string;
  doc: UserDoc;
}

const letters = (n: number, length: number) =>
  Array.from({ length }, (_, i) => String.fromCharCode(65 + (Math.floor(n / 26 ** i) % 26))).join('');

/** A PAN no one had yet; `kind` is its fourth letter. */
export const freshPan = (kind = 'P'): string => {
  const n = nextNumber();
  return `${letters(n, 3)}${kind}K${String(1000 + (n % 9000))}${letters(n + 7, 1)}`;
};

const password = 'tuesday mango rail 7';

/** An active account with an open session; on a server that builds for one person, that person. */
export async function buildUser(
  server: TestServer,
  overrides: {
    email?: string;
    full_name?: string;
    role?: Role;
    tier?: Tier;
    status?: UserDoc['status'];
  } = {},
): Promise<TestUser> {
  if (server.builtFor) return server.builtFor;
  const n = nextNumber();
  const doc = await createAccount(server.deps, {
    email: overrides.email ?? `user${n}-${Date.now().toString(36)}@example.in`,
    email_proved: true,
    full_name: overrides.full_name ?? `User ${n}`,
    password_hash: await hashPassword(password, server.deps.config.hashCost),
    role: overrides.role ?? 'ca',
    tier: overrides.tier ?? 'tier3',
    status: overrides.status ?? 'active',
  });
  const token = await startSession(server.deps, doc, {
    id: `device-${n}-test`,
    name: 'Test',
    ip: '127.0.0.1',
  });
  return { id: String(doc._id), email: doc.email, password, token, doc };
}

/** The first admin, signed in. */
export async function signInAdmin(server: TestServer): Promise<TestUser> {
  // Tests move the clock by months: the days in which a second step is to be set up begin with this sign-in.
  await User.updateOne({ email: 'admin@localhost' }, { $set: { factor_due_at: null } });
  const answer = await server.post('/api/auth/login', { email: 'admin@localhost', password: adminPassword });
  if (answer.status !== 200) throw new Error(answer.text);
  const doc = await User.findOne({ role: 'admin', email: 'admin@localhost' }).lean();
  return {
    id: String(doc!._id),
    email: 'admin@localhost',
    password: adminPassword,
    token: answer.body.token,
    doc: doc!,
  };
}

/** What the entity form sends for an Individual, overridden as needed. */
export const entityBody = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  status: 'Individual',
  assessment_year: '2026-2027',
  pan: freshPan(),
  first_name: 'Asha',
  last_name: 'Kulkarni',
  date_of_birth: '1985-06-15',
  address: '12, MG Road, Pune',
  mobile: '9876543210',
  residential_status: '01',
  salary: true,
  other_sources: true,
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  financial_year: '2025-26',
  ...overrides,
});

/** An entity made through the API, with its owner. */
export async function buildEntity(
  server: TestServer,
  overrides: { owner?: TestUser; fields?: Record<string, unknown> } = {},
) {
  const owner = overrides.owner ?? (await buildUser(server));
  const answer = await server.post('/api/companies/create', entityBody(overrides.fields), owner.token);
  if (answer.status !== 200) throw new Error(answer.text);
  return { owner, id: answer.body.data.id as string, entity: answer.body.data };
}

/** A draft income-tax return made through the API, with its entity and owner. */
export async function buildReturn(
  server: TestServer,
  overrides: {
    owner?: TestUser;
    entityId?: string;
    itr_type?: string;
    assessment_year?: string;
    form_data?: unknown;
    status?: 'draft' | 'validated';
  } = {},
) {
  const made = overrides.entityId
    ? undefined
    : await buildEntity(server, overrides.owner ? { owner: overrides.owner } : {});
  const owner = overrides.owner ?? made!.owner;
  const entityId = overrides.entityId ?? made!.id;
  const answer = await server.post(
    '/api/itr/create-itr.php',
    {
      company_id: entityId,
      itr_type: overrides.itr_type ?? 'ITR-1',
      assessment_year: overrides.assessment_year ?? '2026-27',
      status: overrides.status ?? 'draft',
      form_data: overrides.form_data ?? {},
    },
    owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return { owner, entityId, id: answer.body.itr_id as string, version: answer.body.version as number };
}
