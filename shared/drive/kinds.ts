import { type Message, sentence } from '../forms/messages.ts';
import type { PreviewKind } from './calls.ts';
import { extensionOf } from './names.ts';

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, i) => head[at + i] === byte);
const ascii = (signature: string) => [...signature].map((c) => c.charCodeAt(0));

/** Signatures at the beginning of a file. */
const signatures: readonly { mime: string; bytes: readonly number[]; at?: number }[] = [
  { mime: 'image/png', bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { mime: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { mime: 'image/gif', bytes: ascii('GIF8') },
  { mime: 'image/webp', bytes: ascii('WEBP'), at: 8 },
  { mime: 'application/zip', bytes: [0x50, 0x4b, 3, 4] },
  { mime: 'application/zip', bytes: [0x50, 0x4b, 5, 6] },
  { mime: 'application/x-ole-storage', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { mime: 'application/x-msdownload', bytes: ascii('MZ') },
  { mime: 'application/x-executable', bytes: [0x7f, ...ascii('ELF')] },
  { mime: 'application/gzip', bytes: [0x1f, 0x8b] },
  { mime: 'application/x-7z-compressed', bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { mime: 'application/vnd.rar', bytes: ascii('Rar!') },
];

const office: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The beginning of a text file; undefined when it is not text. `whole`: nothing follows after `head`. */
function textOf(head: Uint8Array, whole: boolean): string | undefined {
  const utf16 = startsWith(head, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(head, [0xfe, 0xff])
      ? 'utf-16be'
      : '';
  try {
    if (utf16) return new TextDecoder(utf16).decode(head);
    if (head.includes(0)) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !whole });
  } catch {
    // Old exports are in a code page of Windows: text when nearly nothing in it is a control character.
    const odd = head.filter((b) => b < 9 || (b > 13 && b < 32)).length;
    return odd === 0 ? new TextDecoder('windows-1252').decode(head) : undefined;
  }
}

/** MIME type by the first bytes; the name only distinguishes kinds of text and office files. */
export function mimeOf(name: string, head: Uint8Array, whole: boolean): string {
  if (head.length === 0) return 'application/octet-stream';
  const found = signatures.find((s) => startsWith(head, s.bytes, s.at));
  const extension = extensionOf(name);
  if (found) return found.mime === 'application/zip' ? (office[extension] ?? found.mime) : found.mime;
  // Some writers put a few bytes before the mark of a PDF.
  const beginning = String.fromCharCode(...head.subarray(0, 1024));
  if (beginning.includes('%PDF-') && !/<(!doctype|html|script)/i.test(beginning.split('%PDF-')[0]!))
    return 'application/pdf';
  const text = textOf(head, whole);
  if (text === undefined) return 'application/octet-stream';
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/<svg[\s/>]/i.test(start.slice(0, 1024)) && start.startsWith('<')) return 'image/svg+xml';
  if (/^(<!--[\s\S]{0,500}?-->\s*)?<(!doctype\s+html|html|head|body|script|iframe|title)\b/i.test(start))
    return 'text/html';
  if (start.startsWith('<?xml') || (extension === 'xml' && start.startsWith('<'))) return 'application/xml';
  if (extension === 'json' && /^[[{"\d-]|^(true|false|null)\b/.test(start)) return 'application/json';
  return extension === 'csv' ? 'text/csv' : 'text/plain';
}

/** Kind of preview of a file. HTML and SVG, which could run scripts, are shown as source text. */
export function previewOf(mime: string): PreviewKind {
  if (mime === 'application/pdf') return 'pdf';
  if (/^image\/(png|jpeg|gif|webp)$/.test(mime)) return 'image';
  if (mime === 'application/json') return 'json';
  if (mime === 'text/csv') return 'csv';
  return /^text\/|^application\/xml$|^image\/svg\+xml$/.test(mime) ? 'text' : 'none';
}

const names: Readonly<Record<string, string>> = {
  'application/x-msdownload': 'a program',
  'application/x-executable': 'a program',
  'text/html': 'a web page',
  'image/svg+xml': 'an SVG drawing',
  'application/xml': 'XML',
  'application/zip': 'a zip archive',
  'application/pdf': 'a PDF',
  'application/json': 'JSON',
};
const isImage = (mime: string) => /^image\/(png|jpeg|gif|webp)$/.test(mime);
const isText = (mime: string) => /^text\/(plain|csv)$|^application\/json$/.test(mime);

/** Allowed content types by extension. Pictures often have each other's extension, which is harmless. */
const expected: Readonly<Record<string, (mime: string) => boolean>> = {
  pdf: (m) => m === 'application/pdf',
  png: isImage,
  jpg: isImage,
  jpeg: isImage,
  gif: isImage,
  webp: isImage,
  zip: (m) => m === 'application/zip',
  // An office file with a password is an OLE container.
  xlsx: (m) => m === office['xlsx'] || m === 'application/x-ole-storage',
  docx: (m) => m === office['docx'] || m === 'application/x-ole-storage',
  pptx: (m) => m === office['pptx'] || m === 'application/x-ole-storage',
  json: (m) => m === 'application/json',
  xml: (m) => m === 'application/xml',
  csv: isText,
  txt: (m) => isText(m) || m === 'application/xml',
};

/**
 * Reason why the content does not match the extension; undefined if it does, or for unknown extensions. Empty
 * files are allowed.
 */
export function contentProblem(name: string, mime: string, size: number): Message | undefined {
  const extension = extensionOf(name);
  const fits = expected[extension];
  if (size === 0 || !fits || fits(mime)) return undefined;
  return sentence('{name} is not a .{extension} file: its content is {what}.', {
    name,
    extension,
    what: { text: names[mime] ?? 'something else' },
  });
}
