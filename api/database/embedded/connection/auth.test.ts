import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { Binary } from 'bson';
import { expect, it } from 'vitest';
import { createLogin, deriveCredential } from './auth.ts';

const PASSWORD = 'pencil';
const login = () => createLogin(deriveCredential('karsetu', PASSWORD));
const sent = (text: string) => ({
  mechanism: 'SCRAM-SHA-256',
  payload: new Binary(Buffer.from(text)),
});
const told = (answer: Record<string, unknown>) =>
  Buffer.from((answer['payload'] as Binary).value()).toString('utf8');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const OWN = 'rOprNGfwEbeRWgbNEkqO';
const bare = `n=karsetu,r=${OWN}`;

/** The last message of a client as RFC 5802 (section 3) makes it; `nonce` instead of the server's. */
function proved(serverFirst: string, { nonce, bytes = 32 }: { nonce?: string; bytes?: number } = {}): string {
  const [, r, s, i] = /^r=([^,]+),s=([^,]+),i=(\d+)$/.exec(serverFirst)!;
  const salted = pbkdf2Sync(PASSWORD, Buffer.from(s!, 'base64'), Number(i), 32, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const withoutProof = `c=biws,r=${nonce ?? r}`;
  const signature = hmac(
    createHash('sha256').update(clientKey).digest(),
    `${bare},${serverFirst},${withoutProof}`,
  );
  const proof = Buffer.from(clientKey.map((b, at) => b ^ signature[at]!)).subarray(0, bytes);
  return `${withoutProof},p=${proof.toString('base64')}`;
}

it('lets in who knows the password, and proves that it knows it too', () => {
  const { start, proceed, signedIn } = login();
  const first = told(start(sent(`n,,${bare}`)));
  expect(first).toMatch(new RegExp(`^r=${OWN}[A-Za-z0-9+/]{24},s=[A-Za-z0-9+/=]{24},i=4096$`));
  expect(signedIn()).toBe(false);
  const last = proceed(sent(proved(first)));
  expect(signedIn()).toBe(true);
  expect(last['done']).toBe(true);
  const salted = pbkdf2Sync(
    PASSWORD,
    Buffer.from(/s=([^,]+)/.exec(first)![1]!, 'base64'),
    4096,
    32,
    'sha256',
  );
  const whole = `${bare},${first},${proved(first).replace(/,p=.*/, '')}`;
  expect(told(last)).toBe(`v=${hmac(hmac(salted, 'Server Key'), whole).toString('base64')}`);
});

it.each([
  ['a proof for the nonce of another conversation', { nonce: `${OWN}AAAAAAAAAAAAAAAAAAAAAAAA` }],
  ['a proof that is too short', { bytes: 31 }],
])('refuses %s, and the conversation ends', (_, broken) => {
  const { start, proceed, signedIn } = login();
  const first = told(start(sent(`n,,${bare}`)));
  expect(() => proceed(sent(proved(first, broken)))).toThrow('Authentication failed.');
  expect(() => proceed(sent(proved(first)))).toThrow('Authentication failed.');
  expect(signedIn()).toBe(false);
});

it('refuses another name, no nonce, another mechanism and a last message without a first', () => {
  const { start, proceed } = login();
  expect(() => start(sent(`n,,n=admin,r=${OWN}`))).toThrow('Authentication failed.');
  expect(() => start(sent('n,,n=karsetu,r='))).toThrow('Authentication failed.');
  expect(() => start({ ...sent(`n,,${bare}`), mechanism: 'PLAIN' })).toThrow('PLAIN');
  expect(() => proceed(sent(proved('r=x,s=AAAA,i=4096')))).toThrow('Authentication failed.');
});
