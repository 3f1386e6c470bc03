import type { IconName } from '../ui/base/Icon.tsx';

/** One matter the help explains: what to do, in which order, and where it begins. */
export interface Topic {
  id: string;
  icon: IconName;
  to: string;
  title: string;
  text: string;
  /** What the text names in braces. */
  params?: Readonly<Record<string, string>>;
  /** Further words it is found by, English and Hindi; never shown. */
  words: string;
}
