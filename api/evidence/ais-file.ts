import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { isAis } from '../../shared/evidence/ais.ts';
import { hasForbiddenKey } from '../middleware/forbidden-key.ts';

/** Result of opening an encrypted AIS. */
type OpenedAis = { json: unknown } | { problem: 'cut' | 'key' };

/** Whether text is the portal's encrypted AIS: 32 hex digits of IV, 32 of salt, then the ciphertext. */
export const isLockedAis = (text: string): boolean => /^\s*[0-9a-f]{64}[0-9A-Za-z+/=\s]+$/i.test(text);

/** Passwords the portal derives from PAN and birth date (`ddmmyyyy`); the separator was added in 2025. */
const passwordsOf = (pan: string, birth: string): string[] =>
  [pan.toLowerCase(), pan.toUpperCase()].flatMap((p) => [`${p}GQ39%*g${birth}`, `${p}${birth}`]);

/** Decrypts the AIS with PAN and birth date; a key that fits by chance does not give the JSON of an AIS. */
export function openAis(text: string, pan: string, birth: string): OpenedAis {
  const plain = text.replace(/\s/g, '');
  const body = plain.slice(64);
  const cipher =
    /^[0-9a-f]+$/i.test(body) && body.length % 2 === 0
      ? Buffer.from(body, 'hex')
      : Buffer.from(body, 'base64');
  if (cipher.length === 0 || cipher.length % 16 !== 0) return { problem: 'cut' };
  const iv = Buffer.from(plain.slice(0, 32), 'hex');
  const salt = Buffer.from(plain.slice(32, 64), 'hex');
  for (const password of passwordsOf(pan, birth)) {
    const decipher = createDecipheriv('aes-256-cbc', pbkdf2Sync(password, salt, 1000, 32, 'sha256'), iv);
    decipher.setAutoPadding(false);
    const open = Buffer.concat([decipher.update(cipher), decipher.final()]);
    const pad = open.at(-1) ?? 0;
    const padded = pad >= 1 && pad <= 16 && open.subarray(-pad).every((b) => b === pad);
    const begins = /^\uFEFF?\s*\{\s*"/.test(open.subarray(0, 64).toString('utf8'));
    if (!begins) continue;
    if (!padded) return { problem: 'cut' };
    try {
      const json: unknown = JSON.parse(
        open
          .subarray(0, open.length - pad)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      );
      if (isAis(json) && !hasForbiddenKey(json)) return { json };
    } catch {
      return { problem: 'cut' };
    }
  }
  return { problem: 'key' };
}
