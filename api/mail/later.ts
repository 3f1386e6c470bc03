import mongoose from 'mongoose';
import type { Deps, MailText } from '../base/deps.ts';
import { attemptMail, type MailHandlers, queueMail } from './queue.ts';

/** Mails that are written once and only have to go out. */
export const letterMails: MailHandlers = {
  letter: {
    send: async (deps, _, to, letter) => {
      if (letter) await deps.mail.send(to, letter);
    },
  },
};

/**
 * Sends a letter in the background. It is in the store before this resolves and leaves it when the mail server has taken
 * it, so neither a mail server that is away nor a restart loses it; after `until` it is not sent any more.
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
