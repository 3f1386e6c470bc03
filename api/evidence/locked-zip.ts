import { inflateRawSync } from 'node:zlib';

/** CRC-32 table. */
const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crcByte = (crc: number, byte: number): number => (crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)) >>> 0;
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const b of bytes) crc = crcByte(crc, b);
  return (crc ^ 0xffffffff) >>> 0;
};

/** The traditional cipher of ZIP files (PKWARE appnote 6.1), used by TRACES for Form 26AS. */
function decrypt(bytes: Uint8Array, password: string): Uint8Array {
  let [a, b, c] = [0x12345678, 0x23456789, 0x34567890];
  const update = (byte: number) => {
    a = crcByte(a, byte);
    b = (Math.imul((b + (a & 0xff)) >>> 0, 134775813) + 1) >>> 0;
    c = crcByte(c, b >>> 24);
  };
  for (const byte of Buffer.from(password, 'latin1')) update(byte);
  return bytes.map((byte) => {
    const t = (c | 2) & 0xffff;
    const plain = byte ^ ((Math.imul(t, t ^ 1) >>> 8) & 0xff);
    update(plain);
    return plain;
  });
}

interface Member {
  name: string;
  flags: number;
  method: number;
  crc: number;
  time: number;
  packed: number;
  size: number;
  at: number;
}

/** Files of a ZIP by its central directory; empty if it is not a ZIP. */
function membersOf(bytes: Buffer): Member[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) return [];
  const out: Member[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0 && at + 46 <= bytes.length; n--) {
    const nameSize = bytes.readUInt16LE(at + 28);
    out.push({
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      time: bytes.readUInt16LE(at + 12),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
      name: bytes.subarray(at + 46, at + 46 + nameSize).toString('latin1'),
    });
    at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return out.filter((m) => !m.name.endsWith('/') && !/(^|\/)(\.|__MACOSX)/.test(m.name));
}

/** Whether a ZIP contains an encrypted file. */
export const isLockedZip = (bytes: Buffer): boolean => membersOf(bytes).some((m) => (m.flags & 1) !== 0);

/**
 * The single file of a ZIP, decrypted with the first matching password; undefined if none matches or there
 * are several files.
 */
export function unlockZip(
  bytes: Buffer,
  passwords: readonly string[],
  most: number,
): { name: string; bytes: Buffer } | undefined {
  const members = membersOf(bytes);
  const member = members[0];
  if (!member || members.length > 1 || member.size > most || member.at + 30 > bytes.length) return undefined;
  const start = member.at + 30 + bytes.readUInt16LE(member.at + 26) + bytes.readUInt16LE(member.at + 28);
  const packed = bytes.subarray(start, start + member.packed);
  for (const password of (member.flags & 1) !== 0 ? passwords : ['']) {
    const plain = password === '' ? packed : decrypt(packed, password).subarray(12);
    try {
      const open =
        member.method === 0 ? Buffer.from(plain) : inflateRawSync(plain, { maxOutputLength: most });
      if (crcOf(open) === member.crc) return { name: member.name, bytes: open };
    } catch {
      // Wrong password: try the next.
    }
  }
  return undefined;
}
