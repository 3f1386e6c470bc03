import { createContext, useContext } from 'react';
import type { Names } from '../../../shared/forms/messages.ts';
import hindi from './hi.json' with { type: 'json' };

/** Languages of the panel. */
export type Language = 'en' | 'hi';

const dictionaries: Record<Language, Readonly<Record<string, string>>> = { en: {}, hi: hindi };

/** Translates an English source text and fills `{name}` places; an unknown text stays English. */
export function translate(
  language: Language,
  text: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (dictionaries[language][text] ?? text).replace(/\{(\w+)\}/g, (all, key: string) =>
    String(params[key] ?? all),
  );
}

/** The panel's present language. */
export const LanguageContext = createContext<Language>('en');

/** What fills the `{names}` of a text; a text that is not written out in place takes anything. */
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

/** The language a browser asks for, when nothing was chosen. */
export function preferred(languages: readonly string[]): Language {
  return languages[0]?.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}
