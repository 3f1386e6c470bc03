import mongoose from 'mongoose';
import type { Deps, MailText } from '../base/deps.ts';
import { attemptMail, type MailHandlers, queueMail } from './queue.ts';

/** Mails composed once and then only sent. */
export const letterMails: MailHandlers = {
  letter: {
    send: async (deps, _, to, letter) => {
      if (letter) await deps.mail.send(to, letter);
    },
  },
};

/**
 * Sends a letter in the background. It is stored before this resolves and removed when the mail server has
 * accepted it, so neither an outage nor a restart loses it; it is not sent after `until`.
 */
export async function sendLater(
  deps: Deps,
  to: string,
  letter: MailText,
  options: { until?: Date } = {},
): Promise<void> {
  const id = new mongoose.Types.ObjectId();
  await queueMail(deps, 'letter', id, to, { letter, until: options.until });
  deps.mail.background(
    attemptMail(deps, letterMails, 'letter', id).catch((error: Error) =>
      deps.log.error({ kind: error.name }, 'a mail waits for the queue'),
    ),
  );
}
