import { defineExtensionMessaging } from '@webext-core/messaging';
import type { Outline } from './fill/outline.ts';
import type { GstReading } from './messages.ts';

/** Questions a page answers once, by the panel alone; what goes on for a while, as a fill does, has a connection of its own. */
interface Questions {
  readGstPage: () => GstReading;
  /** The page in front as labels, roles, ids, headings and options; no values, and none of the texts given. */
  readOutline: (texts: readonly string[]) => Outline;
}

export const { sendMessage: ask, onMessage: answer } = defineExtensionMessaging<Questions>();
