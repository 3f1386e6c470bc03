import { formatDate, type IsoDate } from '../../dates.ts';
import { formatPaise } from '../../money.ts';
import { type Period, periodName } from '../periods.ts';

/** Content of a letter to a supplier. Amounts in paise. */
export interface Chase {
  client: { name: string; gstin: string };
  supplier: { name: string; gstin: string };
  financial_year: string;
  /** Documents in the books that the supplier has not reported. */
  documents: readonly { number: string; date: string; taxable: number; tax: number }[];
  no_gstr1: readonly Period[];
  no_gstr3b: readonly Period[];
  /** Last day for the supplier to file GSTR-3B (rule 37A), and the day of the letter. */
  file_by: IsoDate;
  today: IsoDate;
}
type LetterLanguage = 'en' | 'hi';

/** Most documents listed in a letter; longer lists are totalled. */
const NAMED = 40;

const words = {
  en: {
    subject: (c: Chase) => `Invoices of FY ${c.financial_year} missing from our GSTR-2B: ${c.client.gstin}`,
    greeting: (c: Chase) => `To ${c.supplier.name || c.supplier.gstin} (GSTIN ${c.supplier.gstin})`,
    documents:
      'The following documents are in our books but not in our GSTR-2B. Please report them in your next GSTR-1, or correct our GSTIN on them, so that we can take the credit (section 16(2)(aa) of the CGST Act):',
    columns: ['Number', 'Date', 'Taxable value', 'Tax'],
    more: (n: number) => `and ${n} more documents`,
    total: (n: string) => `Total tax: ${n}`,
    gstr1: (p: string) => `You have not filed GSTR-1 for: ${p}.`,
    gstr3b: (p: string, by: string, late: boolean) =>
      late
        ? `You have not filed GSTR-3B for: ${p}. It was not filed by ${by}, so we must reverse this credit until you file it (rule 37A of the CGST Rules).`
        : `You have not filed GSTR-3B for: ${p}. Unless it is filed by ${by}, we must reverse this credit (rule 37A of the CGST Rules).`,
    end: (c: Chase) => `${c.client.name}\nGSTIN ${c.client.gstin}`,
    close: 'Please tell us when this is done. We may hold back the tax until then.',
  },
  hi: {
    subject: (c: Chase) => `FY ${c.financial_year} के बिल हमारे GSTR-2B में नहीं: ${c.client.gstin}`,
    greeting: (c: Chase) => `सेवा में, ${c.supplier.name || c.supplier.gstin} (GSTIN ${c.supplier.gstin})`,
    documents:
      'नीचे के दस्तावेज़ हमारी बही में हैं पर हमारे GSTR-2B में नहीं। कृपया इन्हें अपने अगले GSTR-1 में दिखाएँ, या इन पर हमारा GSTIN ठीक करें, ताकि हम क्रेडिट ले सकें (CGST अधिनियम की धारा 16(2)(aa)):',
    columns: ['नंबर', 'तारीख़', 'टैक्सेबल वैल्यू', 'टैक्स'],
    more: (n: number) => `और ${n} दस्तावेज़`,
    total: (n: string) => `कुल टैक्स: ${n}`,
    gstr1: (p: string) => `आपने GSTR-1 फ़ाइल नहीं किया: ${p}।`,
    gstr3b: (p: string, by: string, late: boolean) =>
      late
        ? `आपने GSTR-3B फ़ाइल नहीं किया: ${p}। ${by} तक फ़ाइल नहीं हुआ, इसलिए जब तक आप फ़ाइल न करें, हमें यह क्रेडिट वापस करना होगा (CGST नियम 37A)।`
        : `आपने GSTR-3B फ़ाइल नहीं किया: ${p}। ${by} तक फ़ाइल न होने पर हमें यह क्रेडिट वापस करना होगा (CGST नियम 37A)।`,
    end: (c: Chase) => `${c.client.name}\nGSTIN ${c.client.gstin}`,
    close: 'कृपया पूरा होने पर बताएँ। तब तक हम टैक्स की रकम रोक सकते हैं।',
  },
} as const;

/** Names of the months in Hindi, January first. */
export const monthsHi = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
const named = (periods: readonly Period[], language: LetterLanguage): string =>
  periods
    .map((p) => (language === 'hi' ? `${monthsHi[Number(p.slice(0, 2)) - 1]} ${p.slice(3)}` : periodName(p)))
    .join(', ');

/** A letter in parts: text before the documents, their columns and total, and text after them. */
interface LetterParts {
  subject: string;
  greeting: string;
  documents?: { before: string; columns: readonly string[]; total: string };
  after: string[];
  end: string;
}

export function letterParts(chase: Chase, language: LetterLanguage): LetterParts {
  const w = words[language];
  return {
    subject: w.subject(chase),
    greeting: w.greeting(chase),
    ...(chase.documents.length > 0
      ? {
          documents: {
            before: w.documents,
            columns: w.columns,
            total: w.total(formatPaise(chase.documents.reduce((n, d) => n + d.tax, 0))),
          },
        }
      : {}),
    after: [
      ...(chase.no_gstr1.length > 0 ? [w.gstr1(named(chase.no_gstr1, language))] : []),
      ...(chase.no_gstr3b.length > 0
        ? [w.gstr3b(named(chase.no_gstr3b, language), formatDate(chase.file_by), chase.today > chase.file_by)]
        : []),
      w.close,
    ],
    end: w.end(chase),
  };
}

/** Columns of a document in a letter: number, date, taxable value, tax. */
export const documentCells = (d: Chase['documents'][number]): [string, string, string, string] => [
  d.number,
  d.date ? formatDate(d.date) : '',
  formatPaise(d.taxable),
  formatPaise(d.tax),
];

/** A letter to a supplier as subject and text, to be sent by mail or message. */
export function letterTo(chase: Chase, language: LetterLanguage): { subject: string; text: string } {
  const { subject, greeting, documents, after, end } = letterParts(chase, language);
  const rest = chase.documents.length - NAMED;
  const list = documents && [
    documents.before,
    `${documents.columns.join(', ')}:`,
    ...chase.documents.slice(0, NAMED).map((d) => `- ${documentCells(d).join(', ')}`),
    ...(rest > 0 ? [words[language].more(rest)] : []),
    documents.total,
  ];
  return {
    subject,
    text: [greeting, ...(list ? [list.join('\n')] : []), ...after, end].join('\n\n'),
  };
}
