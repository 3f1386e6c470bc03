import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine and what it was handed. */
export interface TestMailServer {
  url: string;
  port: number;
  mails: Email[];
  /** Waits for the next mail whose subject matches; fails after ten seconds with those that came. */
  next: (subject: RegExp) => Promise<Email>;
  stop: () => Promise<void>;
}

/** Starts a mail server that takes every mail; on `port` where one was promised before. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    next: async (subject) => {
      for (let tries = 0; tries < 400; tries++) {
        const found = mails.find((mail) => subject.test(mail.subject ?? ''));
        if (found) return found;
        await new Promise((done) => setTimeout(done, 25));
      }
      throw new Error(`no mail like ${subject}; there are: ${mails.map((m) => m.subject).join(' | ')}`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
