import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { importKey, seal, unseal } from './sealing.ts';

const fresh = () => importKey(randomBytes(32).toString('base64url'));
const draft = { data: { personal: { pan_number: 'ABCPK1234L', name: 'आशा' } }, sources: {} };

it('opens again under the same key and name', async () => {
  const key = await fresh();
  expect(await unseal(key, 'u1/itr/1', await seal(key, 'u1/itr/1', draft))).toEqual(draft);
});

it('holds nothing that can be read, and differs each time', async () => {
  const key = await fresh();
  const [one, two] = [await seal(key, 'a', draft), await seal(key, 'a', draft)];
  for (const { data } of [one, two]) expect(Buffer.from(data).toString('latin1')).not.toContain('ABCPK1234L');
  expect(Buffer.from(one.data).equals(Buffer.from(two.data))).toBe(false);
  expect(Buffer.from(one.iv).equals(Buffer.from(two.iv))).toBe(false);
});

it('opens under no other key, no other name, and not when altered', async () => {
  const key = await fresh();
  const sealed = await seal(key, 'u1/itr/1', draft);
  expect(await unseal(await fresh(), 'u1/itr/1', sealed)).toBeUndefined();
  expect(await unseal(key, 'u2/itr/1', sealed)).toBeUndefined();
  const bytes = new Uint8Array(sealed.data.slice(0));
  bytes[0]! ^= 1;
  expect(await unseal(key, 'u1/itr/1', { ...sealed, data: bytes.buffer })).toBeUndefined();
});

it('gives the key to nobody who has the page', async () => {
  await expect(crypto.subtle.exportKey('raw', await fresh())).rejects.toThrow();
});
