import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { amountInHindi } from '../../shared/amount-in-hindi.ts';
import { fill, type Param } from '../../shared/forms/messages.ts';
import { amountInWords, type Paise } from '../../shared/money.ts';

const paperLanguages = ['en', 'hi'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** `?language=` of a printed paper; English where it is not asked for. */
export const languageQuery = z.strictObject({ language: z.enum(paperLanguages).default('en') });

/** Texts that mean another thing on paper than on the screen, whose dictionary every other text of a paper is in. */
const ownTexts: Readonly<Record<string, string>> = {
  Residence: 'निवास स्थिति',
  Details: 'ब्योरा',
};

let screen: Map<string, string> | undefined;

/** The Hindi of screens and papers, read when the first paper in Hindi is printed: one translation of a text everywhere. */
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

/** An amount in the words of a paper's language. */
export const wordsIn = (language: PaperLanguage, paise: Paise): string =>
  language === 'hi' ? amountInHindi(paise) : amountInWords(paise);

/** Texts of one paper in its language: an English text, filled in. */
export type Say = (text: string, params?: Readonly<Record<string, Param>>) => string;

export const sayIn = (language: PaperLanguage): Say => {
  // Jobs that were kept before papers had a language are of none.
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
