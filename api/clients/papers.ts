import { daysBetween, formatDate, todayInIst } from '../../shared/dates.ts';
import type { Duty } from '../../shared/duties/duties.ts';
import { english, fill } from '../../shared/forms/messages.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { monthsHi } from '../../shared/gst/year/letter.ts';
import { neededDocuments } from '../../shared/itr/documents.ts';
import { paperNamesInHindi } from '../../shared/itr/documents-hindi.ts';
import type { MailText } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { EvidenceDesk, EvidenceFile } from '../evidence/model.ts';
import { GstReturn } from '../gst/base/model.ts';
import { formOf } from '../itr/forms.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { documentsOf, formDataOf } from '../itr/present.ts';
import { figuresDay } from '../itr/store.ts';
import { compose } from '../mail/compose.ts';
import { Firm } from '../membership/model.ts';
import type { By } from '../returns/life.ts';

type PapersLanguage = 'en' | 'hi';

/** Papers each kind of duty usually needs when there is no return yet. */
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

/** Kinds of evidence received for a client and assessment year, with counts. */
async function papersHere(ids: readonly string[], year: string): Promise<Map<string, number>> {
  const desks = await EvidenceDesk.find(
    { entity_id: op({ $in: ids.map(toId) }), assessment_year: year },
    { _id: 1 },
  ).lean();
  const files =
    desks.length === 0
      ? []
      : await EvidenceFile.find(
          { desk_id: op({ $in: desks.map((d) => d._id) }), replaced: false },
          { source: 1 },
        ).lean();
  const counts = new Map<string, number>();
  for (const { source } of files) counts.set(source, (counts.get(source) ?? 0) + 1);
  return counts;
}

/**
 * Papers of a started return: the documents behind its figures, without those marked as received or uploaded
 * as evidence. Undefined while it has no figure that needs one, as when it was just started.
 */
async function papersOfReturn(
  { deps }: By,
  record: ItrReturnDoc,
  here: ReadonlyMap<string, number>,
  language: PapersLanguage,
): Promise<string[] | undefined> {
  const form = await formOf(record.itr_type, record.assessment_year);
  const computed = form.compute(formDataOf(deps, record), figuresDay(record, deps.now()));
  const atHand = new Set(documentsOf(deps, record));
  const behind = neededDocuments(computed);
  if (behind.length === 0) return undefined;
  const needed = behind.filter((d) => !atHand.has(d.id));
  const certificates = needed.filter((d) => d.id.startsWith('form16:')).length;
  const came = (id: string): boolean =>
    id === '26as'
      ? here.has('26as') && here.has('ais')
      : id.startsWith('form16:')
        ? (here.get('form16') ?? 0) >= certificates
        : id === 'savings'
          ? here.has('bank')
          : false;
  return needed
    .filter((d) => !came(d.id))
    .map(({ label }) =>
      language === 'hi' ? fill(paperNamesInHindi[label.text] ?? label.text, label.params) : english(label),
    );
}

/**
 * Missing papers of a client: those the return needs; before a return, those the duty usually needs. Empty if
 * nothing is missing.
 */
async function missingPapers(by: By, of: AskedOf, language: PapersLanguage): Promise<readonly string[]> {
  const { duty, ids, returnId, entity } = of;
  if (duty.form === 'ITR') {
    const here = await papersHere(ids, duty.period);
    const record = returnId ? await ItrReturn.findById(returnId).lean() : null;
    if (record) {
      try {
        const papers = await papersOfReturn(by, record, here, language);
        if (papers) return papers;
      } catch {
        // A draft that cannot be computed does not tell which papers it needs.
      }
    }
    return beforeReturn
      .filter((p) => p.when(entity.data) && (p.sources.length === 0 || !p.sources.some((s) => here.has(s))))
      .map((p) => p[language]);
  }
  const usualPapers = usual[kindOf(duty.form)][language];
  if (duty.form !== 'GSTR-3B') return usualPapers;
  // A filed GSTR-1 already has the sales of the period.
  const sales = await GstReturn.exists({
    entity_id: op({ $in: ids.map(toId) }),
    return_type: 'GSTR-1',
    period: duty.period,
    status: 'filed',
    deleted_at: null,
    ...(duty.registration_id ? { registration_id: duty.registration_id } : {}),
  });
  return sales ? usualPapers.slice(1) : usualPapers;
}

/** The client and duty papers are requested for. */
interface AskedOf {
  entity: Pick<EntityDoc, 'name' | 'data'>;
  /** Ids of the client's records of all years. */
  ids: readonly string[];
  duty: Duty;
  returnId: string | null;
}

/** The sender name of a firm's mails: from its settings, else its name. */
async function senderOf({ user }: By): Promise<string> {
  const firm = await Firm.findById(user.firm.id, { mail_sender: 1, name: 1 }).lean();
  return firm?.mail_sender || firm?.name || user.fullName;
}

/** The sentences around the list of papers; the closing has the sender below it. */
export interface LetterWords {
  subject: string;
  hello: string;
  ask: string;
  close: string;
}

/**
 * A letter requesting papers from a client, with the same text for a messenger; without missing papers there
 * is none.
 */
export async function papersLetter(
  by: By,
  of: AskedOf,
  language: PapersLanguage,
): Promise<{ letter: MailText; text: string; papers: readonly string[]; words: LetterWords }> {
  const papers = await missingPapers(by, of, language);
  const what = namedIn(of.duty, language);
  const due = formatDate(of.duty.due);
  const when = daysBetween(todayInIst(by.deps.now()), of.duty.due);
  const from = await senderOf(by);
  const { name } = of.entity;
  const words: LetterWords =
    language === 'hi'
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
  return {
    papers,
    words,
    letter: compose(words.subject, words.hello, [words.ask, { list: papers }, words.close], {
      from,
      language,
    }),
    text: [words.hello, words.ask, ...papers.map((p) => `• ${p}`), words.close].join('\n'),
  };
}
