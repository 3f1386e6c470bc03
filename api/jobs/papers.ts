import { formatDate } from '../../shared/dates.ts';
import type { Duty } from '../../shared/duties/duties.ts';
import { english } from '../../shared/forms/messages.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { neededDocuments } from '../../shared/itr/documents.ts';
import type { Letter } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { formOf } from '../itr/forms.ts';
import { ItrReturn } from '../itr/model.ts';
import { documentsOf, formDataOf } from '../itr/present.ts';
import { figuresDay } from '../itr/store.ts';
import { compose } from '../mail/compose.ts';
import type { By } from '../returns/life.ts';

type PapersLanguage = 'en' | 'hi';

/** What each kind of duty needs from the client where nothing is known of the return yet. */
const usual: Readonly<
  Record<
    'gst' | 'composition' | 'tds' | 'itr' | 'advance' | 'audit',
    Record<PapersLanguage, readonly string[]>
  >
> = {
  gst: {
    en: [
      'Sales invoices and credit notes of the period',
      'Purchase invoices with the supplier’s GSTIN',
      'E-way bills and exports, if any',
    ],
    hi: ['इस अवधि के बिक्री बिल और क्रेडिट नोट', 'सप्लायर के GSTIN वाले ख़रीद बिल', 'ई-वे बिल और निर्यात, यदि हों'],
  },
  composition: {
    en: ['Turnover of the quarter', 'Purchases under reverse charge'],
    hi: ['तिमाही का टर्नओवर', 'रिवर्स चार्ज वाली ख़रीद'],
  },
  tds: {
    en: ['Payments on which tax was deducted, with the payees’ PAN', 'Challans of the tax deposited'],
    hi: ['जिन भुगतानों पर TDS काटा गया, पाने वालों के PAN सहित', 'जमा किए गए TDS के चालान'],
  },
  itr: {
    en: [
      'Form 16 or salary slips',
      'Bank statements and interest certificates',
      'Papers for deductions claimed',
      'Purchase and sale papers of shares, funds and property',
    ],
    hi: [
      'फ़ॉर्म 16 या वेतन पर्ची',
      'बैंक स्टेटमेंट और ब्याज के प्रमाणपत्र',
      'कटौती के कागज़',
      'शेयर, फ़ंड और संपत्ति की ख़रीद-बिक्री के कागज़',
    ],
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
        : form === 'ITR'
          ? 'itr'
          : form === 'Advance tax'
            ? 'advance'
            : 'audit';

/** What a duty is called in a letter: `GSTR-3B for October 2026`. */
const namedIn = (duty: Pick<Duty, 'form' | 'period'>, language: PapersLanguage): string => {
  const period = /^\d\d-\d{4}$/.test(duty.period) ? periodName(duty.period) : duty.period;
  return language === 'hi' ? `${duty.form} (${period})` : `${duty.form} for ${period}`;
};

/** Papers a client is asked for: those the return rests on and that are not at hand; before a return, what the duty usually needs. */
async function missingPapers(
  { deps }: By,
  duty: Pick<Duty, 'form'>,
  returnId: string | null,
  language: PapersLanguage,
): Promise<readonly string[]> {
  const record = duty.form === 'ITR' && returnId ? await ItrReturn.findById(returnId).lean() : null;
  if (record) {
    try {
      const form = await formOf(record.itr_type, record.assessment_year);
      const computed = form.compute(formDataOf(deps, record), figuresDay(record, deps.now()));
      const atHand = new Set(documentsOf(deps, record));
      const missing = neededDocuments(computed).filter((d) => !atHand.has(d.id));
      if (missing.length > 0) return missing.map((d) => english(d.label));
    } catch {
      // A draft that cannot be computed yet says nothing of its papers.
    }
  }
  return usual[kindOf(duty.form)][language];
}

/** A letter that asks a client for papers, and the same as one text for a messenger. */
export async function papersLetter(
  by: By,
  entity: Pick<EntityDoc, 'name'>,
  duty: Duty,
  returnId: string | null,
  language: PapersLanguage,
): Promise<{ letter: Letter; text: string }> {
  const papers = await missingPapers(by, duty, returnId, language);
  const what = namedIn(duty, language);
  const due = formatDate(duty.due);
  const from = by.user.fullName;
  const words =
    language === 'hi'
      ? {
          subject: `${what}: कागज़ चाहिए`,
          hello: `${entity.name} जी,`,
          ask: `${what} की ड्यू डेट ${due} है। कृपया ये कागज़ भेजें:`,
          close: `धन्यवाद, ${from}`,
        }
      : {
          subject: `Papers for ${what}`,
          hello: `Dear ${entity.name},`,
          ask: `${what} is due on ${due}. Please send us:`,
          close: `Thank you, ${from}`,
        };
  return {
    letter: compose(words.subject, words.hello, [words.ask, { list: papers }, words.close]),
    text: [words.hello, words.ask, ...papers.map((p) => `• ${p}`), words.close].join('\n'),
  };
}
