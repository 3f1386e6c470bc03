import { defineExtensionMessaging } from '@webext-core/messaging';
import type { Outline } from './fill/outline.ts';
import type { GstReading } from './messages.ts';

/** Requests a page answers once, only for the panel; longer actions, such as a fill, use their own connection. */
interface Questions {
  readGstPage: () => GstReading;
  /** The current page as labels, roles, ids, headings and options; no values, and none of the given texts. */
  readOutline: (texts: readonly string[]) => Outline;
}

export const { sendMessage: ask, onMessage: answer } = defineExtensionMessaging<Questions>();
