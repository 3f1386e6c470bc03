import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { buildDriveOwner, putFile, putFolder } from './drive.ts';
import { buildEntity, buildReturn, type TestUser } from './factories.ts';
import { buildGstReturn } from './gst.ts';
import { buildInvoice } from './invoices.ts';
import type { TestServer } from './server.ts';
import { buildDeductor, buildStatement } from './tds.ts';
import { buildTrialBalance } from './trial-balance.ts';

/** What a person of such an office sees; told again after a migration it must be the same. */
export interface OldPerson {
  id: string;
  email: string;
  password: string;
  /** Ids of clients, those shared with them too. */
  clients: string[];
  returns: string[];
  /** Their drive's file and its content. */
  file: { id: string; content: string };
}

async function onePerson(server: TestServer, n: number): Promise<{ user: TestUser; person: OldPerson }> {
  const user = await buildDriveOwner(server, {
    email: `person${n}@example.in`,
    full_name: `Person ${n}`,
    tier: 'tier3',
  });
  const first = await buildReturn(server, { owner: user });
  const { id: second } = await buildEntity(server, { owner: user });
  const returns = [first.id];
  // Every tenth has one of the other kinds, too.
  if (n % 10 === 0) {
    const gst = await buildGstReturn(server, 'GSTR-1', { owner: user });
    returns.push(gst.id);
  }
  if (n % 10 === 1) await buildInvoice(server, { owner: user });
  if (n % 10 === 2) await buildTrialBalance(server, { owner: user });
  if (n % 10 === 3) await buildStatement(server, { entity: await buildDeductor(server, { owner: user }) });
  const folder = await putFolder(server, user, 'Clients');
  const content = `papers of person ${n} `.repeat(500 + n);
  const file = await putFile(server, user, {
    name: `papers ${n}.txt`,
    bytes: content,
    folder_id: folder.id,
    entity_id: second,
  });
  const { id, email, password } = user;
  return {
    user,
    person: {
      id,
      email,
      password,
      clients: [first.entityId, second],
      returns,
      file: { id: file.id, content },
    },
  };
}

/** Fills a store through its calls: people with clients, returns of each tax, documents, and each one's second client shared with the next. */
export async function fillOffice(server: TestServer, count: number): Promise<OldPerson[]> {
  const made: Awaited<ReturnType<typeof onePerson>>[] = [];
  for (let n = 0; n < count; n++) made.push(await onePerson(server, n));
  for (const [n, { user, person }] of made.entries()) {
    const next = made[(n + 1) % count]!.person;
    const shared = person.clients[1]!;
    const answer = await server.post(
      `/api/companies/${shared}/shares`,
      { email: next.email, permission: n % 2 === 0 ? 'view' : 'edit' },
      user.token,
    );
    if (answer.status !== 200) throw new Error(answer.text);
  }
  for (const { user, person } of made) {
    const { companies } = (await server.get('/api/companies/list', user.token)).body;
    person.clients = companies.map((c: { id: string }) => c.id).sort();
  }
  return made.map((m) => m.person);
}

/** Members of stored records that there were before there were firms; the rest is taken out. */
const oldMembers: Record<string, RegExp> = {
  entities: /^(?!sort_key$|assignments$|group_id$|labels$|engagement|legal_hold)/,
  itr_returns: /^(?!code_lists$)/,
  users: /^(?!factor_since$|factor_due_at$|factor_optional$|idle_minutes$|password_until$|notice_)/,
  sessions: /^(?!firm_id$)/,
};

/** Collections that came with firms or later. */
const later =
  /^(firms|firm_\w+|access_log|access_batches|chain_heads|duty_marks|due_dates|jobs|job_\w+|evidence_\w+|factors?|factor_\w+|passkeys|gst_credit_ledgers|breach\w*|intakes?|intake_\w+|privacy_\w+|erasures|reviews?|review_\w+|second_factors)$/;

/** Makes of a store what an earlier version left: without firms, members and what later members of records say, files of the drive plain. */
export async function makeOld(
  server: TestServer,
  files: readonly { path: string; content: string }[],
): Promise<void> {
  const db = mongoose.connection.db!;
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (later.test(name)) await db.dropCollection(name);
  for (const [name, kept] of Object.entries(oldMembers))
    for (const document of await db.collection(name).find().toArray()) {
      const gone = Object.keys(document).filter((member) => !kept.test(member));
      if (gone.length > 0)
        await db
          .collection(name)
          .updateOne(
            { _id: document._id },
            { $unset: Object.fromEntries(gone.map((member) => [member, 1])) },
          );
    }
  for (const { path, content } of files) await writeFile(path, content);
  await rm(join(server.deps.config.storageDir, '.sealed-with'), { force: true });
}

/** Every collection with the members its records have, as a picture of a store's shape. */
export async function shapeOf(): Promise<Record<string, string[]>> {
  const db = mongoose.connection.db!;
  const shape: Record<string, string[]> = {};
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const members = new Set<string>();
    for await (const document of db.collection(name).find())
      for (const member of Object.keys(document)) members.add(member);
    if (members.size > 0) shape[name] = [...members].sort();
  }
  return Object.fromEntries(Object.entries(shape).sort(([a], [b]) => a.localeCompare(b)));
}

/** Files below a folder. */
export async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}
