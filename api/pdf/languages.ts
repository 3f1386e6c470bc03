import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { amountInHindi } from '../../shared/amount-in-hindi.ts';
import { fill, type Param } from '../../shared/forms/messages.ts';
import { amountInWords, type Paise } from '../../shared/money.ts';

const paperLanguages = ['en', 'hi'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** `?language=` of a PDF; English by default. */
export const languageQuery = z.strictObject({ language: z.enum(paperLanguages).default('en') });

/** Texts whose meaning on paper differs from the screen; all others are in the screen's dictionary. */
const ownTexts: Readonly<Record<string, string>> = {
  Residence: 'निवास स्थिति',
  Details: 'ब्योरा',
};

let screen: Map<string, string> | undefined;

/** The Hindi of screens and papers, loaded with the first Hindi PDF, so that a text has one translation. */
function screenTexts(): Map<string, string> {
  if (screen) return screen;
  const folder = new URL('../../web/i18n/hi/', import.meta.url);
  screen = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        Object.entries(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>),
      ),
  );
  return screen;
}

/** An amount in words, in a paper's language. */
export const wordsIn = (language: PaperLanguage, paise: Paise): string =>
  language === 'hi' ? amountInHindi(paise) : amountInWords(paise);

/** Translates a paper's English text with its values. */
export type Say = (text: string, params?: Readonly<Record<string, Param>>) => string;

export const sayIn = (language: PaperLanguage): Say => {
  // Jobs stored before papers had a language have none.
  if (language !== 'hi') return fill;
  const say: Say = (text, params) =>
    fill(
      ownTexts[text] ?? screenTexts().get(text) ?? text,
      params &&
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'object' && 'text' in value ? say(value.text, value.params) : value,
          ]),
        ),
    );
  return say;
};
