import { randomBytes } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../base/config.ts';
import type { Mailer } from '../base/deps.ts';
import type { Logger } from '../base/log.ts';
import { sealedMail } from '../base/reseal-files.ts';
import { writeSealed } from '../base/sealed-file.ts';
import type { Vault } from '../base/vault.ts';
import { needsTls } from './tls.ts';

/** Writes a mail to the outbox, encrypted if there is a vault. */
async function writeMail(outbox: string, message: Buffer, seal: Vault | undefined): Promise<string> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const start = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  if (!seal) {
    await writeFile(join(outbox, `${start}.eml`), message, { mode: 0o600 });
    return `${start}.eml`;
  }
  const handle = await open(join(outbox, start + sealedMail), 'wx', 0o600);
  try {
    await writeSealed(
      handle,
      seal,
      (async function* () {
        yield message;
      })(),
    );
  } finally {
    await handle.close();
  }
  return start + sealedMail;
}

/** The address part of `Karsetu <mail@example.in>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** The mailer of this installation. `seal` is given if the keys are stored apart from the outbox. */
export function createMailer(config: Config, log: Logger, seal?: Vault): Mailer {
  const outbox = join(config.dataDir, 'outbox');
  // A server that accepts the connection but does not respond must not keep people waiting.
  const smtp = config.smtpUrl
    ? nodemailer.createTransport({
        url: config.smtpUrl,
        requireTLS: needsTls(config.smtpUrl),
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 60_000,
      })
    : undefined;
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const state = { sent: 0, failed: 0, last_failure_at: null as string | null };
  const underway = new Set<Promise<unknown>>();

  const write = async (message: SendMailOptions) => {
    const built = await builder.sendMail(message);
    const name = await writeMail(outbox, built.message as Buffer, seal);
    log.info({ file: join('outbox', name) }, 'mail written');
  };

  const send: Mailer['send'] = async (to, letter, { attachments = [], replyTo } = {}) => {
    const message: SendMailOptions = {
      from: letter.from ? { name: letter.from, address: addressOf(config.mailFrom) } : config.mailFrom,
      to,
      ...(replyTo ? { replyTo } : {}),
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      attachments: attachments.map((a) => ({ ...a })),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await (smtp ? smtp.sendMail(message) : write(message));
      state.sent++;
    } catch (error) {
      state.failed++;
      state.last_failure_at = new Date().toISOString();
      log.error({ kind: (error as Error).name, code: (error as { code?: unknown }).code }, 'mail failed');
      throw error;
    }
  };

  return {
    send,
    background: (job) => {
      underway.add(job);
      void job.finally(() => underway.delete(job));
    },
    drain: async () => {
      await Promise.race([Promise.all(underway), new Promise((done) => setTimeout(done, 5_000).unref())]);
      smtp?.close();
    },
    health: () => ({ transport: smtp ? 'smtp' : 'outbox', ...state }),
  };
}
