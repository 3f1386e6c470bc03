import { toId } from '../../api/base/records.ts';
import { Entity } from '../../api/entities/model.ts';
import { acceptEntity, entityRecord } from '../../api/entities/store.ts';
import { buildUser, entityBody } from '../../api/testing/factories.ts';
import { startTestServer } from '../../api/testing/server.ts';
import { sortKey } from '../../shared/order.ts';

/** Lists at the API with a full store: 200 people with 500 entities each. The limit is 100 ms at the 95th percentile. */
const people = 200;
const each = 500;
const limitMs = 100;
const runs = 40;

const server = await startTestServer({ config: { logLevel: 'silent' } });
const users = [];
const sample = entityRecord(server.deps, '', acceptEntity(entityBody()));
for (let u = 0; u < people; u++) {
  const user = await buildUser(server);
  users.push(user);
  const id = toId(user.id);
  await Entity.insertMany(
    Array.from({ length: each }, (_, i) => {
      const name = `Assessee ${(i * 7919) % each}`;
      const year = 2018 + (i % 9);
      return {
        ...sample,
        owner_id: id,
        reader_ids: [id],
        name,
        name_key: name.toLowerCase(),
        sort_key: sortKey(name),
        search_text: `${name.toLowerCase()}\n98765${String(i).padStart(5, '0')}`,
        assessment_year: `${year}-${year + 1}`,
        unique_key: `${user.id} ${i}`,
      };
    }),
  );
}

const paths = [
  '/api/companies/list',
  '/api/companies/list?sort=name&page=5',
  '/api/companies/list?q=assessee%2012',
  '/api/companies/list?page_size=200&sort=-updated_at',
  '/api/companies/list-by-status.php?status=Individual&module=itr',
  '/api/itr/list',
  '/api/gst/list',
  '/api/tds/list',
  '/api/dashboard/summary',
];
let slow = 0;
console.log(`${people} people, ${each} entities each; milliseconds at the API`);
for (const path of paths) {
  const ms: number[] = [];
  for (let i = 0; i < runs + 3; i++) {
    const started = performance.now();
    const answer = await server.get(path, users[(i * 37) % people]!.token);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    if (i >= 3) ms.push(performance.now() - started);
  }
  ms.sort((a, b) => a - b);
  const p95 = ms[Math.floor(ms.length * 0.95)]!;
  if (p95 > limitMs) slow += 1;
  console.log(
    `${path.padEnd(66)} p50 ${ms[Math.floor(ms.length / 2)]!.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  limit ${limitMs}`,
  );
}
await server.stop();
if (slow > 0) {
  console.error(`${slow} lists are slower than ${limitMs} ms`);
  process.exitCode = 1;
}
