import { daysBetween, formatDate } from '../../shared/dates.ts';
import type { Duty } from '../../shared/duties/duties.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { monthsHi } from '../../shared/gst/year/letter.ts';

export type PapersLanguage = 'en' | 'hi';

/** Papers usually needed for each kind of duty before its return exists. */
const usual: Readonly<
  Record<'gst' | 'composition' | 'tds' | 'advance' | 'audit', Record<PapersLanguage, readonly string[]>>
> = {
  gst: {
    en: [
      'Sales invoices and credit notes of the period',
      'Purchase invoices with the supplier’s GSTIN',
      'E-way bills and exports, if any',
    ],
    hi: ['इस अवधि के बिक्री बिल और क्रेडिट नोट', 'सप्लायर के GSTIN वाले ख़रीद बिल', 'ई-वे बिल और निर्यात, अगर हों'],
  },
  composition: {
    en: ['Turnover of the quarter', 'Purchases under reverse charge'],
    hi: ['तिमाही का टर्नओवर', 'रिवर्स चार्ज वाली ख़रीद'],
  },
  tds: {
    en: ['Payments on which tax was deducted, with the payees’ PAN', 'Challans of the tax deposited'],
    hi: ['जिन भुगतानों पर TDS काटा गया, पाने वालों के PAN सहित', 'जमा किए गए TDS के चालान'],
  },
  advance: {
    en: ['Estimate of this year’s income', 'Tax already deducted or paid'],
    hi: ['इस साल की आय का अनुमान', 'अब तक कटा या भरा हुआ टैक्स'],
  },
  audit: {
    en: [
      'Books of account and trial balance',
      'Bank statements of the year',
      'Stock statement at the year end',
    ],
    hi: ['खाता-बही और ट्रायल बैलेंस', 'साल भर के बैंक स्टेटमेंट', 'साल के अंत का स्टॉक विवरण'],
  },
};

const kindOf = (form: string): keyof typeof usual =>
  /^(CMP|GSTR-4)/.test(form)
    ? 'composition'
    : /^(GSTR|IFF|PMT)/.test(form)
      ? 'gst'
      : /^\d/.test(form)
        ? 'tds'
        : form === 'Advance tax'
          ? 'advance'
          : 'audit';

/** Name of a duty in a letter: `GSTR-3B for October 2026`. */
const namedIn = (duty: Pick<Duty, 'form' | 'period'>, language: PapersLanguage): string => {
  const month = /^(\d\d)-(\d{4})$/.exec(duty.period);
  if (language === 'hi')
    return `${duty.form} (${month ? `${monthsHi[Number(month[1]) - 1]} ${month[2]}` : duty.period})`;
  return `${duty.form} for ${month ? periodName(duty.period) : duty.period}`;
};

/** Papers a return usually needs, by the client's heads of income, and the kinds of evidence that satisfy them. */
const beforeReturn: readonly {
  when: (data: Record<string, unknown>) => boolean;
  sources: readonly string[];
  en: string;
  hi: string;
}[] = [
  {
    when: (d) => d['salary'] === true,
    sources: ['form16'],
    en: 'Form 16 of each employer',
    hi: 'हर नियोक्ता का फ़ॉर्म 16',
  },
  {
    when: () => true,
    sources: ['ais', '26as'],
    en: 'Form 26AS and the annual information statement (AIS)',
    hi: 'फ़ॉर्म 26AS और वार्षिक सूचना विवरण (AIS)',
  },
  {
    when: () => true,
    sources: ['bank', 'certificate'],
    en: 'Bank statements and interest certificates',
    hi: 'बैंक स्टेटमेंट और ब्याज के सर्टिफ़िकेट',
  },
  {
    when: (d) => d['letout_property'] === true,
    sources: [],
    en: 'Rent agreement and receipts of municipal taxes',
    hi: 'किराया अनुबंध और नगरपालिका टैक्स की रसीदें',
  },
  {
    when: (d) => d['ltcg'] === true || d['stcg'] === true,
    sources: ['cams-cg', 'kfin-cg', 'zerodha', 'groww', 'icici', 'angel', 'upstox', 'shares', 'vda'],
    en: 'Purchase and sale papers of shares, funds and property',
    hi: 'शेयर, फ़ंड और संपत्ति की ख़रीद-बिक्री के काग़ज़',
  },
  {
    when: (d) => d['special_business'] === true,
    sources: [],
    en: 'Turnover of the year, in cash and through the bank',
    hi: 'साल का टर्नओवर, नकद और बैंक से अलग-अलग',
  },
  {
    when: (d) => d['business'] === true || d['profession'] === true,
    sources: [],
    en: 'Books of account, balance sheet and profit and loss account',
    hi: 'खाता-बही, बैलेंस शीट और लाभ-हानि खाता',
  },
  {
    when: () => true,
    sources: [],
    en: 'Papers for deductions claimed',
    hi: 'कटौती के काग़ज़',
  },
];

/** Papers a kind of duty usually needs. */
export const papersOfDuty = (form: string, language: PapersLanguage): readonly string[] =>
  usual[kindOf(form)][language];

/** Papers a return usually needs before it is started, less those of which evidence `came`. */
export const papersBeforeReturn = (
  heads: Readonly<Record<string, unknown>>,
  came: (source: string) => boolean,
  language: PapersLanguage,
): string[] => beforeReturn.filter((p) => p.when(heads) && !p.sources.some(came)).map((p) => p[language]);

/** The sentences around the list of papers; the closing has the sender below it. */
export interface LetterWords {
  subject: string;
  hello: string;
  ask: string;
  close: string;
}

/** What a letter for papers says on a day. */
export function letterWords(
  name: string,
  duty: Pick<Duty, 'form' | 'period' | 'due'>,
  from: string,
  today: string,
  language: PapersLanguage,
): LetterWords {
  const what = namedIn(duty, language);
  const due = formatDate(duty.due);
  const when = daysBetween(today, duty.due);
  return language === 'hi'
    ? {
        subject: `${what}: काग़ज़ चाहिए`,
        hello: `${name} जी,`,
        ask: `${what} की ड्यू डेट ${when < 0 ? `${due} थी` : when === 0 ? `आज, ${due} है` : `${due} है`}। कृपया ये काग़ज़ भेजें:`,
        close: `धन्यवाद,\n${from}`,
      }
    : {
        subject: `Papers for ${what}`,
        hello: `Dear ${name},`,
        ask: `${what} ${when < 0 ? 'was due on' : when === 0 ? 'is due today,' : 'is due on'} ${due}. Please send us:`,
        close: `Thank you,\n${from}`,
      };
}
