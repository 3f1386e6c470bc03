const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** Decodes a file's bytes: UTF-16 by its mark or its zero bytes (Tally), else UTF-8, else Windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes);
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return decode('utf-16le', bytes);
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252', bytes);
  }
}
