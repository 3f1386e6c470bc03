import type { IconName } from '../ui/base/Icon.tsx';

/** A help topic: what to do, in which order, and where to start. */
export interface Topic {
  id: string;
  icon: IconName;
  to: string;
  title: string;
  text: string;
  /** Values of the placeholders in the text. */
  params?: Readonly<Record<string, string>>;
  /** Search keywords, English and Hindi; never shown. */
  words: string;
}
