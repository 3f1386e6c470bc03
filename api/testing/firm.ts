import type { FirmRole } from '../../shared/firm/rights.ts';
import { buildUser, type TestUser } from './factories.ts';
import { mailTo } from './mails.ts';
import type { TestServer } from './server.ts';

/** The token in the invitation mailed last to an address, another one than `earlier`. */
export async function invitationFor(server: TestServer, email: string, earlier = ''): Promise<string> {
  for (let waited = 0; ; waited += 20) {
    const mail = await mailTo(server, email, /invites you to/);
    const token = /join#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
    if (token !== earlier || waited > 5000) return token;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** A member as tests act for them. */
export interface TestMember extends TestUser {
  memberId: string;
}

/** Invites someone who has no firm of their own, and accepts for them. */
export async function addMember(
  server: TestServer,
  owner: TestUser,
  role: FirmRole,
  more: { allowed?: string[]; email?: string } = {},
): Promise<TestMember> {
  const email = more.email ?? `${role}-0${Math.random().toString(36).slice(2)}@example.in`;
  const invited = await server.post(
    '/api/firm/members',
    { email, role, ...(more.allowed ? { allowed: more.allowed } : {}) },
    owner.token,
  );
  if (invited.status !== 200) throw new Error(invited.text);
  const password = 'tuesday mango rail 7';
  const token = await invitationFor(server, email);
  const joined = await server.post('/api/firm/invitations/accept', {
    token,
    full_name: `The ${role}`,
    password,
  });
  if (joined.status !== 200) throw new Error(joined.text);
  const signedIn = await server.post('/api/auth/login', {
    email,
    password,
    device_id: `device-${email.slice(0, 20).replace(/\W/g, '')}`,
  });
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  const { token: session, user } = signedIn.body;
  const firm = await server.get('/api/firm', session);
  return { id: user.id, email, password, token: session, doc: user, memberId: firm.body.member_id };
}

/** An office: an owner and a member of every other role. */
export async function buildFirm(server: TestServer) {
  const owner = await buildUser(server, { full_name: 'Owner of the firm' });
  const { body } = await server.get('/api/firm', owner.token);
  const memberOf = (role: FirmRole) => addMember(server, owner, role);
  return {
    owner: { ...owner, memberId: body.member_id as string },
    partner: await memberOf('partner'),
    manager: await memberOf('manager'),
    staff: await memberOf('staff'),
    viewer: await memberOf('viewer'),
  };
}
