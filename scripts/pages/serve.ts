import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Running } from '../../api/index.ts';
import type { TestUser } from '../../api/testing/factories.ts';
import type { FirmRole } from '../../shared/firm/rights.ts';

/** The moment it is for the server and the pages: 16 November 2026, 10:30 in India. */
const now = Date.parse('2026-11-16T05:00:00Z');

/** From here on the clock of this process begins at that moment, for whatever asks it. */
const ahead = now - Date.now();
const realNow = Date.now;
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
});

const { startTestServer } = await import('../../api/testing/server.ts');
const { buildUser } = await import('../../api/testing/factories.ts');
const { addMember } = await import('../../api/testing/firm.ts');
const { mailTo } = await import('../../api/testing/mails.ts');
const { presentAccount } = await import('../../api/users/present.ts');
const { User } = await import('../../api/users/model.ts');
const { startSession } = await import('../../api/users/session.ts');
const { loadDemo } = await import('../demo.ts');
const { furnishFurther } = await import('./further.ts');
const { furnish } = await import('../screens/firm.ts');

// Whether the extension was built on this machine is not told apart.
const server = await startTestServer({ config: { distDir: join(tmpdir(), 'karsetu-pages-without-build') } });

/** The person of the demo firm, whose clients and returns tests of pages only look at. */
async function demoPerson() {
  await loadDemo(server as unknown as Running, () => undefined, 40);
  const doc = (await User.findOne({ email: 'demo@karsetu.example' }).lean())!;
  const device = { id: 'demo-page', name: 'Test', ip: '127.0.0.1' };
  return { token: await startSession(server.deps, doc, device), doc };
}

let demo: ReturnType<typeof demoPerson> | undefined;
type Asked = Parameters<typeof buildUser>[1] & {
  demo?: boolean;
  furnished?: boolean;
  further?: boolean;
  /** No person: the last mail to the address, by what its subject says. */
  mail?: string;
  /** Of the firm of the person with this token, with all its clients. */
  member?: { of: string; as: FirmRole };
};

async function memberOf({ member, email }: Asked) {
  const owner = { token: member!.of } as TestUser;
  const made = await addMember(server, owner, member!.as, { email: email! });
  const { clients } = (await server.get('/api/firm/assignments', owner.token)).body;
  for (const { company_id } of clients)
    await server.post(
      '/api/firm/assignments',
      { company_id, member_id: made.memberId, duty: 'all' },
      owner.token,
    );
  const doc = (await User.findOne({ email: email! }).lean())!;
  return { ...made, doc };
}

const door = createServer(async (request, answer) => {
  // The page’s own origin is the server under test.
  answer.setHeader('access-control-allow-origin', '*');
  answer.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') return void answer.end();
  const asked = (await json(request)) as Asked;
  if (asked.mail !== undefined) {
    const { text } = await mailTo(server, asked.email!, new RegExp(asked.mail));
    return void answer.end(JSON.stringify({ text }));
  }
  if (asked.demo) demo ??= demoPerson();
  // Of a test that runs again: who it made before keeps nothing it needs.
  const before = asked.email && (await User.findOne({ email: asked.email }).lean());
  if (before)
    await User.updateOne({ _id: before._id }, { $set: { email: `before-${before._id}@example.in` } });
  const made = asked.demo ? await demo! : await (asked.member ? memberOf(asked) : buildUser(server, asked));
  const user = presentAccount(made.doc);
  const looker = { url: server.url, token: made.token, userId: String(made.doc._id) };
  const firm = asked.furnished ? await furnish(looker) : undefined;
  if (firm && asked.further) Object.assign(firm, await furnishFurther(looker, firm));
  answer.end(JSON.stringify({ token: made.token, user, firm }));
}).listen(0, '127.0.0.1');
await once(door, 'listening');
process.send!({
  url: server.url,
  people: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
  now,
});
process.once('disconnect', () => void server.stop().then(() => process.exit()));
