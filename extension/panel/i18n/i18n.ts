import { createContext, useContext } from 'react';
import type { Names } from '../../../shared/forms/messages.ts';
import hindi from './hi.json' with { type: 'json' };

/** Languages of the panel. */
export type Language = 'en' | 'hi';

const dictionaries: Record<Language, Readonly<Record<string, string>>> = { en: {}, hi: hindi };

/**
 * Names of the returns' fields, rows and options, taken from the web app's dictionaries at build time;
 * fetched when first needed.
 */
let names: Readonly<Record<string, string>> = {};

/** Fetches the Hindi names of fields; without them the panel shows the English ones. */
export async function loadNames(): Promise<void> {
  if (Object.keys(names).length > 0) return;
  try {
    names = (await (await fetch('/names-hi.json')).json()) as Record<string, string>;
  } catch {
    names = {};
  }
}

/** Translates an English source text and fills `{name}` places; an unknown text stays English. */
export function translate(
  language: Language,
  text: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (dictionaries[language][text] ?? (language === 'hi' ? names[text] : undefined) ?? text).replace(
    /\{(\w+)\}/g,
    (all, key: string) => String(params[key] ?? all),
  );
}

/** The panel's present language. */
export const LanguageContext = createContext<Language>('en');

/** Values of the `{names}` in a text; texts that are not literals accept any. */
type Values<T extends string> = string extends T
  ? [params?: Readonly<Record<string, string | number>>]
  : [Names<T>] extends [never]
    ? []
    : [params: Readonly<Record<Names<T>, string | number>>];

/** `t('Fill this section')` in the panel's language. */
export function useT() {
  const language = useContext(LanguageContext);
  return <const T extends string>(text: T, ...[params]: Values<T>) => translate(language, text, params);
}

/** The browser's language, used if none was chosen. */
export function preferred(languages: readonly string[]): Language {
  return languages[0]?.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}
