import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { readSealed } from '../base/sealed-file.ts';
import type { TestServer } from './server.ts';

const pause = () => new Promise((done) => setTimeout(done, 15));

async function readMail(server: TestServer, path: string): Promise<Buffer> {
  if (path.endsWith('.eml')) return readFile(path);
  const chunks: Buffer[] = [];
  for await (const chunk of readSealed(await open(path), server.deps.vault)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Mails written to the outbox for an address, oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<Email[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [] as string[]))
    .filter((name) => /\.eml(\.sealed)?$/.test(name))
    .sort();
  const mails: Email[] = [];
  for (const name of names) {
    const mail = await PostalMime.parse(await readMail(server, join(folder, name)));
    if (mail.to?.some((to) => 'address' in to && to.address === address)) mails.push(mail);
  }
  return mails;
}

/** Waits for a mail whose subject matches; fails after two seconds with what did come. */
export async function mailTo(server: TestServer, address: string, subject: RegExp): Promise<Email> {
  const until = Date.now() + 2000;
  for (;;) {
    const mails = await mailsTo(server, address);
    const found = mails.findLast((mail) => subject.test(mail.subject ?? ''));
    if (found) return found;
    if (Date.now() > until)
      throw new Error(
        `no mail like ${subject} to ${address}; there are: ${mails.map((m) => m.subject).join(' | ')}`,
      );
    await pause();
  }
}

/** The code of the newest registration mail to an address. */
export async function otpFor(server: TestServer, address: string): Promise<string> {
  const mail = await mailTo(server, address, /^\d+ is your Karsetu code$/);
  return /^\d+/.exec(mail.subject!)![0];
}
