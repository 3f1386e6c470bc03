import { todayInIst } from '../../shared/dates.ts';
import type { Duty } from '../../shared/duties/duties.ts';
import { english, fill } from '../../shared/forms/messages.ts';
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
import {
  type LetterWords,
  letterWords,
  type PapersLanguage,
  papersBeforeReturn,
  papersOfDuty,
} from './usual-papers.ts';

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
    return papersBeforeReturn(entity.data, (source) => here.has(source), language);
  }
  const usualPapers = papersOfDuty(duty.form, language);
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
  const from = await senderOf(by);
  const words = letterWords(of.entity.name, of.duty, from, todayInIst(by.deps.now()), language);
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
