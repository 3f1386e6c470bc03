import { hindiPatterns, language } from './language.ts';
import { t } from './t.ts';

/**
 * A sentence the server made, in the language shown. The server answers in English with its values already filled
 * in, so a text without an entry of its own is matched against the entries with placeholders.
 */
export function fromServer(text: string): string {
  const whole = t(text);
  if (language() !== 'hi' || whole !== text) return whole;
  for (const { match, names, translation } of hindiPatterns()) {
    const found = match.exec(text);
    if (found)
      return names.reduce((done, name, i) => done.replaceAll(`{${name}}`, t(found[i + 1]!)), translation);
  }
  return text;
}
