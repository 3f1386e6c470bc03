import { type Doc, decode, decodeInsert, encode } from '../base/bson.ts';

/** Opcodes of the MongoDB wire protocol (https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/). */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const MORE_TO_COME = 2;
const CHECKSUM_PRESENT = 1;

/** MongoDB's maximum message size. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** A parsed request. `sequences` are document arrays sent outside the body, as BSON. */
export type Request = {
  requestId: number;
  legacy: boolean;
  /** False if the client expects no reply (unacknowledged write). */
  answer: boolean;
  db: string;
  body: Doc;
  /** The body's BSON. */
  raw: Uint8Array;
  sequences: Map<string, Uint8Array[]>;
};

/** A protocol violation: the connection is closed. */
const protocolError = (message: string) => Object.assign(new Error(message), { name: 'ProtocolError' });

let lastRequestId = 0;

const cString = (b: Buffer, at: number): [string, number] => {
  const end = b.indexOf(0, at);
  if (end < 0) throw protocolError('unterminated string');
  return [b.toString('utf8', at, end), end + 1];
};

const document = (b: Buffer, at: number, end: number): Buffer => {
  if (at + 5 > end) throw protocolError('document beyond the message');
  const size = b.readInt32LE(at);
  if (size < 5 || at + size > end) throw protocolError('document beyond the message');
  return b.subarray(at, at + size);
};

const INSERT = Buffer.from('insert\0');

/** The body of a command; documents of an insert stay BSON however they were sent. */
const bodyOf = (bytes: Buffer, sequences: Map<string, Uint8Array[]>): Doc => {
  if (!bytes.subarray(5, 5 + INSERT.length).equals(INSERT)) return decode(bytes);
  const { documents, ...body } = decodeInsert(bytes);
  if (Array.isArray(documents) && documents.every((d) => d instanceof Uint8Array))
    sequences.set('documents', documents);
  return body;
};

const parseMsg = (b: Buffer, requestId: number): Request => {
  const flags = b.readUInt32LE(16);
  if ((flags & 0xffff & ~(MORE_TO_COME | CHECKSUM_PRESENT)) !== 0)
    throw protocolError('unknown message flags');
  const end = b.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Uint8Array[]>();
  let body: Doc | undefined;
  let raw: Uint8Array = new Uint8Array();
  for (let at = 20; at < end; ) {
    const kind = b[at++];
    if (kind === 0) {
      const bytes = document(b, at, end);
      body = bodyOf(bytes, sequences);
      raw = bytes;
      at += bytes.length;
    } else if (kind === 1) {
      const stop = at + b.readInt32LE(at);
      if (stop > end || stop <= at) throw protocolError('section beyond the message');
      const [name, from] = cString(b, at + 4);
      const docs: Uint8Array[] = [];
      for (let p = from; p < stop; ) {
        const bytes = document(b, p, stop);
        docs.push(bytes);
        p += bytes.length;
      }
      sequences.set(name, docs);
      at = stop;
    } else throw protocolError(`unknown section ${kind}`);
  }
  if (!body) throw protocolError('message without a body');
  return {
    requestId,
    legacy: false,
    answer: (flags & MORE_TO_COME) === 0,
    db: String(body['$db'] ?? 'admin'),
    body,
    raw,
    sequences,
  };
};

/** The legacy handshake: `hello` or `isMaster` as a query on `admin.$cmd`. */
const parseQuery = (b: Buffer, requestId: number): Request => {
  const [ns, at] = cString(b, 20);
  const raw = document(b, at + 8, b.length);
  const db = ns.split('.')[0]!;
  return { requestId, legacy: true, answer: true, db, body: decode(raw), raw, sequences: new Map() };
};

/** Parses a complete message; throws a ProtocolError. */
export const parseRequest = (message: Buffer): Request => {
  const requestId = message.readInt32LE(4);
  const op = message.readInt32LE(12);
  if (op === OP_MSG) return parseMsg(message, requestId);
  if (op === OP_QUERY) return parseQuery(message, requestId);
  throw protocolError(`unknown operation ${op}`);
};

/** The bytes of a reply. */
export const reply = (request: Request, body: Doc | Uint8Array): Buffer => {
  const bytes = body instanceof Uint8Array ? body : encode(body);
  const head = request.legacy ? 36 : 21;
  const out = Buffer.allocUnsafe(head + bytes.length);
  out.writeInt32LE(out.length, 0);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  out.writeInt32LE(lastRequestId, 4);
  out.writeInt32LE(request.requestId, 8);
  out.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) {
    out.fill(0, 16, 32);
    out.writeInt32LE(8, 16);
    out.writeInt32LE(1, 32);
  } else {
    out.writeInt32LE(0, 16);
    out[20] = 0;
  }
  out.set(bytes, head);
  return out;
};

/** Splits a byte stream into messages. */
export const createFramer = (onMessage: (message: Buffer) => void) => {
  let pending: Buffer[] = [];
  let size = 0;
  return (chunk: Buffer) => {
    pending.push(chunk);
    size += chunk.length;
    while (size >= 4) {
      let first = pending[0]!;
      if (first.length < 4) {
        first = Buffer.concat(pending);
        pending = [first];
      }
      const need = first.readInt32LE(0);
      if (need < 16 || need > MAX_MESSAGE_BYTES + 16_384) throw protocolError(`message of ${need} bytes`);
      if (size < need) return;
      const all = pending.length === 1 ? first : Buffer.concat(pending);
      pending = all.length > need ? [all.subarray(need)] : [];
      size -= need;
      onMessage(all.subarray(0, need));
    }
  };
};
