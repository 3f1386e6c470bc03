/** An encrypted value: AES-GCM with a fresh nonce. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Imports the key of `GET /users/unsaved-key` (256 bits, base64url) as non-extractable. */
export function importKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const named = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

/** Encrypts a JSON value, bound to its name. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt(named(iv, name), key, text) };
}

/** Decrypts a value; undefined if it was encrypted under another key or name, or altered. */
export async function unseal(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(named(iv, name), key, data)));
  } catch {
    return undefined;
  }
}
