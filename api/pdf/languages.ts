import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { fill, type Param } from '../../shared/forms/messages.ts';

const paperLanguages = ['en', 'hi'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** `?language=` of a printed paper; English where it is not asked for. */
export const languageQuery = z.strictObject({ language: z.enum(paperLanguages).default('en') });

/** Texts that only papers have. What the screen says too is in the screen's dictionary. */
export const textsOfPapers: Record<string, string> = {
  'Computation of income': 'आय की गणना',
  'Assessment year {year}, financial year {previous}': 'असेसमेंट ईयर {year}, वित्त वर्ष {previous}',
  'Date of formation': 'गठन की तारीख़',
  'Father’s name': 'पिता का नाम',
  Residence: 'निवास स्थिति',
  'Filed under': 'धारा',
  'Figures as of': 'आँकड़े इस तारीख़ तक',
  'old regime': 'पुरानी टैक्स व्यवस्था',
  'new regime': 'नई टैक्स व्यवस्था',
  Details: 'ब्योरा',
  'Income of {from} to {to}': '{from} से {to} की आय',
  'Income above {from}': '{from} से ऊपर की आय',
  'All income': 'पूरी आय',
  'Includes agricultural income of {amount}; the rebate for it is in the computation.':
    'इसमें {amount} की कृषि आय शामिल है; उसका रिबेट गणना में है।',
  'Comparison of regimes': 'दोनों टैक्स व्यवस्थाओं की तुलना',
  'Old less new': 'पुरानी घटा नई',
  'Total tax, interest and fee under each regime': 'हर व्यवस्था में कुल टैक्स, ब्याज और फ़ीस',
  'The {regime} costs {amount} less.': '{regime} में {amount} कम लगते हैं।',
  'Both regimes cost the same.': 'दोनों व्यवस्थाओं में बराबर टैक्स है।',
  chosen: 'चुनी गई',
  'Tax deducted and collected (Form 26AS)': 'कटा और इकट्ठा हुआ टैक्स (Form 26AS)',
  'Deducted or collected by': 'काटने या इकट्ठा करने वाला',
  'TAN or PAN': 'TAN या PAN',
  Claimed: 'दावा',
  'Other credits': 'अन्य क्रेडिट',
  'At hand': 'मिले',
  Missing: 'बाक़ी',
  'Tax with surcharge, after rebate': 'सरचार्ज सहित टैक्स, रिबेट के बाद',
  'Minimum tax, deferred tax, credit and reliefs': 'न्यूनतम टैक्स, टला हुआ टैक्स, क्रेडिट और राहत',
  'Total tax, interest and fee': 'कुल टैक्स, ब्याज और फ़ीस',
  'Less: TDS and TCS': 'घटाएँ: TDS और TCS',
  'Less: advance and self-assessment tax': 'घटाएँ: एडवांस और सेल्फ़-असेसमेंट टैक्स',
  'Refund and taxes of the earlier return': 'पहले के रिटर्न का रिफ़ंड और टैक्स',
};

let screen: Map<string, string> | undefined;

/** The screen's Hindi, read when the first paper in Hindi is printed: one translation of a text everywhere. */
export function screenTexts(): Map<string, string> {
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

/** Texts of one paper in its language: an English text, filled in. */
export type Say = (text: string, params?: Readonly<Record<string, Param>>) => string;

export const sayIn = (language: PaperLanguage): Say => {
  if (language === 'en') return fill;
  const say: Say = (text, params) =>
    fill(
      textsOfPapers[text] ?? screenTexts().get(text) ?? text,
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
