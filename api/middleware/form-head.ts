/** Fields of a form before its first file, and whether that file, or the end, has started. */
interface FormHead {
  fields: Record<string, string>;
  whole: boolean;
}

const nameOf = /\bname="([^"]{1,100})"/i;

/** Parses the first bytes of multipart/form-data (RFC 7578); malformed parts are ignored. */
export function formHead(bytes: Buffer, contentType: string): FormHead {
  const fields: Record<string, string> = Object.create(null);
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)?.slice(1).find(Boolean);
  if (!boundary) return { fields, whole: true };
  const text = `\r\n${bytes.toString('utf8')}`;
  const parts = text.split(`\r\n--${boundary}`).slice(1);
  for (const [i, part] of parts.entries()) {
    if (part.startsWith('--')) return { fields, whole: true };
    const end = part.indexOf('\r\n\r\n');
    if (end < 0) break;
    const head = part.slice(0, end);
    if (/\bfilename\*?=/i.test(head)) return { fields, whole: true };
    const name = nameOf.exec(head)?.[1];
    // The last part may be incomplete.
    if (name !== undefined && i < parts.length - 1) fields[name] = part.slice(end + 4);
  }
  return { fields, whole: false };
}
