import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFramer, parseRequest } from './connection/wire.ts';
import { type EmbeddedStore, startEmbedded } from './server/start.ts';

let store: EmbeddedStore;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'karsetu-wire-'));
  store = await startEmbedded(dataDir);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends bytes and gives what comes back until `enough` bytes or the end. */
const exchange = (bytes: Buffer, enough: number): Promise<Buffer> =>
  new Promise((done, failed) => {
    const socket = connect(store.port, '127.0.0.1');
    let got = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk as Buffer]);
      if (got.length >= enough) socket.destroy();
    });
    socket.on('close', () => done(got));
    socket.on('error', failed);
    socket.write(bytes);
  });

const message = (op: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(77, 4);
  head.writeInt32LE(op, 12);
  return Buffer.concat([head, body]);
};
const int = (n: number) => {
  const b = Buffer.alloc(4);
  b.writeInt32LE(n);
  return b;
};

describe('the wire', () => {
  it('answers the legacy handshake in its own form', async () => {
    const query = message(
      2004,
      int(0),
      Buffer.from('admin.$cmd\0'),
      int(0),
      int(-1),
      Buffer.from(serialize({ isMaster: 1 })),
    );
    const answer = await exchange(query, 60);
    expect([answer.readInt32LE(8), answer.readInt32LE(12), answer.readInt32LE(32)]).toEqual([77, 1, 1]);
    expect(deserialize(answer.subarray(36))).toMatchObject({ ismaster: true, maxWireVersion: 25, ok: 1 });
  });

  it('greets as the only, writable member of its set, with its limits', async () => {
    const greeting = async (body: object) => {
      const sent = message(2013, int(0), Buffer.from([0]), Buffer.from(serialize({ ...body, $db: 'admin' })));
      const answer = await exchange(sent, 60);
      const { localTime, connectionId, ...told } = deserialize(answer.subarray(21));
      expect(Math.abs(localTime - Date.now())).toBeLessThan(60_000);
      expect(connectionId).toBeGreaterThan(0);
      return told;
    };
    const address = `127.0.0.1:${store.port}`;
    // As the manual of `hello` names them: documents of 16 MiB, messages of 48,000,000 bytes, 100,000 writes, sessions of 30 minutes.
    const all = {
      helloOk: true,
      setName: 'embedded',
      setVersion: 1,
      hosts: [address],
      me: address,
      primary: address,
      secondary: false,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: 25,
      readOnly: false,
      ok: 1,
    };
    expect(await greeting({ hello: 1 })).toEqual({ ...all, isWritablePrimary: true });
    for (const old of ['isMaster', 'ismaster'])
      expect(await greeting({ [old]: 1 })).toEqual({ ...all, ismaster: true });
    expect(await greeting({ hello: 1, saslSupportedMechs: 'admin.karsetu' })).toEqual({
      ...all,
      isWritablePrimary: true,
      saslSupportedMechs: ['SCRAM-SHA-256'],
    });
  });

  it('disconnects who does not speak the protocol, and goes on serving others', async () => {
    for (const bad of [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      message(2013, int(0), Buffer.from([9])),
      message(2013, int(1 << 8), Buffer.from([0])),
      message(9999),
      Buffer.from([255, 255, 255, 127]),
    ])
      expect((await exchange(bad, 1)).length).toBe(0);
    expect(
      (
        await exchange(
          message(2013, int(0), Buffer.from([0]), Buffer.from(serialize({ ping: 1, $db: 'x' }))),
          21,
        )
      ).length,
    ).toBeGreaterThan(20);
  });

  it('refuses a document that claims more bytes than the message has', () => {
    const lying = Buffer.from(serialize({ ping: 1 }));
    lying.writeInt32LE(1000, 0);
    expect(() => parseRequest(message(2013, int(0), Buffer.from([0]), lying))).toThrow(/beyond the message/);
  });

  it('reads to the last byte of a message, and refuses every length that is one off', () => {
    const ping = Buffer.from(serialize({ ping: 1, $db: 'x' }));
    const long = (doc: Buffer, size: number) => Buffer.concat([int(size), doc.subarray(4)]);
    const body = Buffer.concat([Buffer.from([0]), ping]);
    const section = (docs: Buffer, size = 4 + 5 + docs.length) =>
      Buffer.concat([Buffer.from([1]), int(size), Buffer.from('docs\0'), docs]);
    const parse = (...parts: Buffer[]) => parseRequest(message(2013, int(0), ...parts));
    expect(parse(body)).toMatchObject({ db: 'x', answer: true, legacy: false, requestId: 77 });
    // the smallest document is 5 bytes
    const empty = Buffer.from(serialize({}));
    expect(empty.length).toBe(5);
    expect(parse(Buffer.from([0]), empty)).toMatchObject({ db: 'admin', body: {} });
    const both = parse(body, section(Buffer.concat([ping, empty])));
    expect(both.sequences.get('docs')).toEqual([ping, empty]);
    expect(parse(body, section(Buffer.alloc(0))).sequences.get('docs')).toEqual([]);
    for (const [what, parts] of [
      ['a byte more than the message has', [Buffer.from([0]), long(ping, ping.length + 1)]],
      ['a document of 4 bytes', [Buffer.from([0]), long(ping, 4)]],
      ['no bytes at all', [Buffer.from([0]), long(ping, 0)]],
      ['less than none', [Buffer.from([0]), long(ping, -1)]],
      ['a length cut off', [Buffer.from([0]), ping.subarray(0, 4)]],
      ['a document beyond its section', [body, section(long(ping, ping.length + 1))]],
      ['a document cut off by its section', [body, section(ping, 4 + 5 + ping.length - 1)]],
      ['a section beyond the message', [body, section(ping, 4 + 5 + ping.length + 1)]],
      ['a section of no length', [body, section(ping, 0)]],
      ['a section without body', [section(ping)]],
      ['nothing', []],
    ] as const)
      expect(() => parse(...parts), what).toThrow(expect.objectContaining({ name: 'ProtocolError' }));
    // the last four bytes are the checksum where the flag says so
    const checked = message(2013, int(1), body, int(0));
    expect(parseRequest(checked)).toMatchObject({ db: 'x', answer: true });
    expect(() => parseRequest(message(2013, int(1), body))).toThrow(/beyond the message/);
    expect(parseRequest(message(2013, int(2), body)).answer).toBe(false);
  });

  it('refuses messages shorter than their head or longer than the largest', () => {
    const head = (size: number) => () => createFramer(() => undefined)(int(size));
    expect(head(15)).toThrow(/message of 15 bytes/);
    expect(head(16)).not.toThrow();
    expect(head(48_016_384)).not.toThrow();
    expect(head(48_016_385)).toThrow(/message of 48016385 bytes/);
  });

  it('puts messages together from any pieces', () => {
    const one = message(
      2013,
      int(0),
      Buffer.from([0]),
      Buffer.from(serialize({ ping: 1, pad: 'x'.repeat(500), $db: 'x' })),
    );
    const all = Buffer.concat([one, one, one]);
    for (const size of [1, 3, 7, 100, 1000]) {
      const seen: number[] = [];
      const feed = createFramer((m) => seen.push(m.length));
      for (let i = 0; i < all.length; i += size) feed(all.subarray(i, i + size));
      expect(seen).toEqual([one.length, one.length, one.length]);
    }
  });

  it('listens on the loopback address only', async () => {
    const outward = Object.values(networkInterfaces())
      .flat()
      .find((i) => i && !i.internal && i.family === 'IPv4');
    if (!outward) return;
    await expect(
      new Promise((done, failed) =>
        connect(store.port, outward.address).once('connect', done).once('error', failed),
      ),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});
