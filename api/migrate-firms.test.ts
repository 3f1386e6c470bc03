import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EJSON } from 'bson';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../shared/testing/runs.ts';
import { toId } from './base/records.ts';
import { restore } from './database/restore.ts';
import { external } from './database/testing/client.ts';
import { diskOf } from './drive/base/disk.ts';
import { DriveBlob, DriveItem } from './drive/base/model.ts';
import { verifyDrive } from './drive/base/verify.ts';
import { Firm, FirmMember } from './membership/model.ts';
import { sha256 } from './testing/drive.ts';
import { filesUnder, fillOffice, makeOld, type OldPerson, shapeOf } from './testing/old-office.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** What the last version without firms stored, taken from that version itself: collections with the members of their records. */
const oldShape: Record<string, string> = {
  audit:
    '_id action actor_id after_hash at before_hash detail hash ip outcome previous_hash seq target_id target_kind',
  counters: '_id value',
  drive_blobs: '_id crc32 created_at file owner_id refs sha256 size updated_at version',
  drive_items:
    '_id assessment_year blob_id created_at deleted_at entity_id extension from_path mime modified_at name name_key owner_id parent_id rank sha256 size sort_key trash_id unique_key updated_at version',
  drive_uploads:
    '_id assessment_year by_id created_at entity_id expires_at file folder_id item_id modified_at name on_clash owner_id relative_path size updated_at version',
  drives: '_id created_at owner_id tree_version updated_at used_bytes version',
  entities:
    '_id assessment_year created_at data deleted_at gstin_sealed has_gstin name name_key owner_id pan_key pan_keys pan_sealed reader_ids registrations_sealed search_text shares status unique_key updated_at version',
  gst_returns:
    '_id acknowledgement content_sealed created_at deleted_at entity_id filed_on gstin_sealed nil open_key period registration_id return_type settings status totals updated_at version',
  invoices:
    '_id content_sealed created_at credited deleted_at due_date entity_id invoice_date invoice_number mail number_key paid payments reminders status supplier_sealed total updated_at version',
  itr_returns:
    '_id acknowledgement assessment_year created_at created_by deleted_at documents_sealed entity_id filed_on form_sealed itr_type open_key revises sources_sealed status summary updated_at version',
  sessions:
    '_id created_at device_id device_name ended_at expires_at ip last_seen_at updated_at user_id version',
  tds_statements:
    '_id accepted_id accepted_sealed base_id challan_file_sealed correction counting created_at deleted_at entity_id filed_on financial_year form_type head_sealed open_key original_filed_on original_token quarter registration_id status token_number totals updated_at version',
  trial_balance_ledgers: '_id entity_id ledgers_sealed seq trial_balance_id updated_at',
  trial_balances:
    '_id adjustments assessment_year created_at deleted_at entity_id import_source ledger_count open_key status tb_date totals updated_at version',
  users:
    '_id address approved_at city closes_at created_at email email_proved_at full_name known_devices last_login_at name_key notes number pan_sealed password_hash phone pincode registered_at rejection_reason role state status storage_status tier unsaved_key_sealed updated_at version',
};

/** Two hundred in the long run; thirty show the same of each kind of record. */
const persons = long ? 200 : 30;
let dataDir: string;
let people: OldPerson[];
let server: TestServer | undefined;
/** The old store, record by record and file by file. */
let before: Map<string, string>;
/** The members each old record had. */
let membersOf: Map<string, string[]>;

const started = (dir = dataDir) => startTestServer({ dataDir: dir, config: { logLevel: 'silent' } });

/** What starting a server itself goes on writing: the trail (a row for the first administrator), its number, and open sessions. */
const growing = ['audit', 'counters'];

/** SHA-256 of each record, of the members it had before where those are known. */
async function sums(known?: ReadonlyMap<string, readonly string[]>): Promise<Map<string, string>> {
  const db = mongoose.connection.db!;
  const out = new Map<string, string>();
  for (const name of Object.keys(oldShape))
    for await (const document of db.collection(name).find().sort({ _id: 1 })) {
      const key = `${name} ${document._id}`;
      const members = known?.get(key) ?? Object.keys(document).sort();
      if (known && !known.has(key)) {
        out.set(key, 'new');
        continue;
      }
      const picked = Object.fromEntries([...members].sort().map((member) => [member, document[member]]));
      out.set(
        key,
        createHash('sha256')
          .update(EJSON.stringify(picked, { relaxed: false }))
          .digest('hex'),
      );
    }
  return out;
}

async function noteMembers(): Promise<Map<string, string[]>> {
  const db = mongoose.connection.db!;
  const out = new Map<string, string[]>();
  for (const name of Object.keys(oldShape))
    for await (const document of db.collection(name).find())
      out.set(`${name} ${document._id}`, Object.keys(document));
  return out;
}

/** Records that are gone or say something else in what they said before. */
const lost = (now: ReadonlyMap<string, string>) => [...before].filter(([key, sum]) => now.get(key) !== sum);

const everything = async () => {
  const db = mongoose.connection.db!;
  const hash = createHash('sha256');
  for (const name of [...Object.keys(oldShape), 'firms', 'firm_members'].sort()) {
    if (growing.includes(name) || name === 'sessions') continue;
    for await (const document of db.collection(name).find().sort({ _id: 1 }))
      hash.update(EJSON.stringify(document, { relaxed: false }));
  }
  return hash.digest('hex');
};

const backups = async () => (await readdir(join(dataDir, 'backups')).catch(() => [])).sort();

beforeAll(async () => {
  if (external) return;
  dataDir = await mkdtemp(join(tmpdir(), 'karsetu-firms-'));
  server = await started();
  people = await fillOffice(server, persons);
  const files: { path: string; content: string }[] = [];
  for (const { id, file } of people) {
    const item = (await DriveItem.findById(file.id).lean())!;
    const blob = (await DriveBlob.findById(item.blob_id).lean())!;
    files.push({ path: join(dataDir, 'drive', id, blob.file.slice(0, 2), blob.file), content: file.content });
  }
  // What the server still writes when it stops belongs to the time after.
  await server.stop();
  server = await started();
  await makeOld(server, files);
  expect(Object.fromEntries(Object.entries(await shapeOf()).map(([k, v]) => [k, v.join(' ')]))).toEqual(
    oldShape,
  );
  before = await sums();
  membersOf = await noteMembers();
  // Stopped as a kill would stop it: nothing more is written.
  const copy = `${dataDir}-old`;
  await mongoose.connection.db!.admin().command({ ping: 1 });
  await cp(dataDir, copy, { recursive: true });
  await server.stop();
  await rm(dataDir, { recursive: true });
  await cp(copy, dataDir, { recursive: true });
  await rm(copy, { recursive: true });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it.skipIf(external)(
  `a store of ${persons} persons becomes as many firms: every record and file as it was, backed up before, the second start changes nothing`,
  async () => {
    server = await started();
    expect(lost(await sums(membersOf))).toEqual([]);
    expect(await backups()).toHaveLength(1);
    const firms = await Firm.find().lean();
    const members = await FirmMember.find().lean();
    expect(firms.map((f) => String(f._id)).sort()).toEqual(people.map((p) => p.id).sort());
    expect(members).toHaveLength(persons);
    for (const { firm_id, user_id, role, status } of members)
      expect([String(firm_id) === String(user_id), role, status]).toEqual([true, 'owner', 'active']);
    // Every owner of anything is a firm.
    const ids = new Set(firms.map((f) => String(f._id)));
    for (const name of ['entities', 'drive_items', 'drive_blobs', 'drives'])
      for await (const { owner_id } of mongoose.connection.db!.collection(name).find())
        expect(ids.has(String(owner_id)), name).toBe(true);
    expect((await verifyDrive(diskOf(server.deps))).findings).toEqual([]);

    for (const person of people) {
      const { token } = (
        await server.post('/api/auth/login', { email: person.email, password: person.password })
      ).body;
      const { companies } = (await server.get('/api/companies/list', token)).body;
      expect(companies.map((c: { id: string }) => c.id).sort()).toEqual(person.clients);
      const file = await server.get(`/storage/items/${person.file.id}/download`, token);
      expect(sha256(file.bytes)).toBe(sha256(person.file.content));
      const open = await server.get(`/api/itr/${person.returns[0]}`, token);
      expect(open.status, open.text).toBe(200);
    }
    await server.stop();

    server = await started();
    const once = await everything();
    await server.stop();
    server = await started();
    expect(await everything()).toBe(once);
    expect(await backups()).toHaveLength(1);

    // Cut off in the middle: what was made stays, the rest is made, with a backup of its own.
    const some = people.slice(0, 120).map((p) => toId(p.id));
    await FirmMember.collection.deleteMany({ user_id: { $in: some } });
    await Firm.collection.deleteMany({ _id: { $in: some.slice(0, 60) } });
    await server.stop();
    server = await started();
    expect(await Firm.countDocuments()).toBe(persons);
    expect(await FirmMember.countDocuments({ role: 'owner', status: 'active' })).toBe(persons);
    await server.stop();

    // The backup made before holds the old store, each record as it was.
    const to = `${dataDir}-restored`;
    const [file] = await backups();
    const done = await restore(join(dataDir, 'backups', file!), { dataDir: to });
    expect(done.collections['users']!.documents).toBe(persons + 1);
    expect(done.collections['firms']?.documents ?? 0).toBe(0);
    for (const path of await filesUnder(join(to, 'drive'))) throw new Error(`${path} was backed up`);
    expect((await readFile(join(to, 'data-key'), 'utf8')).length).toBeGreaterThan(60);
    await rm(to, { recursive: true });
    server = undefined;
  },
  300_000,
);
