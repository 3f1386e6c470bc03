import { type AssessmentYear, addDays, addMonths, type IsoDate, startYear } from '../dates.ts';
import { type Message, messagesOf } from '../forms/messages.ts';
import { filingMessages } from './filing-messages.ts';
import { type NoteId, notePatterns } from './model/note-patterns.ts';
import type {
  AssesseeInput,
  FilingInput,
  FilingProblem,
  FilingSection,
  FilingStanding,
  RegimeStanding,
} from './model/types.ts';
import { extendedDueDates } from './years/earlier.ts';
import { rulesByYear, rulesOf } from './years/index.ts';
import type { YearRules } from './years/types.ts';

/** Facts that decide section, lateness and regime of a return. */
export type FilingFacts = {
  assessmentYear: AssessmentYear;
  assessee: AssesseeInput;
  filing?: FilingInput;
  /** Income from business or profession: the regime is chosen by Form 10-IEA, not in the return (s.115BAC(6)). */
  business: boolean;
};

/** Sections for returns replacing an earlier one, whose date decides lateness. */
const replacing: readonly FilingSection[] = ['139(5)', '139(9)', '92CD'];

/** Sections under which the utility charges the fee; not ss.148, 153C, 92CD or 119(2)(b). */
const bearingFee: readonly FilingSection[] = ['139(1)', '139(4)', '139(5)', '139(8A)', '139(9)', '142(1)'];

/** Sections that answer a notice, an order or an agreement, which is dated before them. */
const answering: readonly FilingSection[] = ['139(9)', '142(1)', '148', '153C', '119(2)(b)', '92CD'];

/** Assessees with a choice of regime (s.115BAC(1A)). */
const choosing = ['individual', 'huf', 'aop', 'boi', 'ajp', 'trust'];

const isCompany = ({ type }: AssesseeInput) => type === 'domestic-company' || type === 'foreign-company';

/** Due date of the return u/s 139(1): as given, by class, or by the heads; companies are always audited. */
const dueDateFor = ({ assessmentYear, assessee, filing, business }: FilingFacts): IsoDate => {
  if (filing?.dueDate) return filing.dueDate;
  const derived = isCompany(assessee) ? 'audit' : business ? 'business' : 'no-business';
  return rulesOf(assessmentYear).dueDates[filing?.dueDateClass ?? derived];
};

/**
 * The latest due date of any class of return of a year u/s 139(1), also for years before ours: a return after
 * it is late for everyone.
 */
export const lastDueDay = (assessmentYear: string): IsoDate => {
  const dates = rulesByYear.get(assessmentYear)?.dueDates;
  if (!dates) return extendedDueDates[assessmentYear] ?? `${startYear(assessmentYear)}-11-30`;
  return [dates['no-business'], dates.business, dates.audit, dates['transfer-pricing']].sort().at(-1)!;
};

/** Last day of a belated or a revised return (s.139(4), (5)); resident individuals may have longer. */
const lastDay = (
  rules: YearRules,
  { type, residency }: AssesseeInput,
  kind: 'belated' | 'revised',
): IsoDate =>
  type === 'individual' && residency !== 'non-resident'
    ? (rules.residentIndividuals?.[kind] ?? rules.dueDates[kind])
    : rules.dueDates[kind];

/** First and last day of an updated return: within 48 months from the end of the assessment year (s.139(8A)). */
export const updatedDays = (ay: AssessmentYear): { from: IsoDate; to: IsoDate } => ({
  from: `${startYear(ay) + 1}-04-01`,
  to: rulesOf(ay).dueDates.updated,
});

/**
 * The section for a first return filed on a date; undefined between the last belated and the first updated
 * return, and after the last.
 */
export const sectionOn = (
  facts: Omit<FilingFacts, 'filing'> & { filing?: Omit<FilingInput, 'filedOn' | 'section'> },
  day: IsoDate,
): '139(1)' | '139(4)' | '139(8A)' | undefined => {
  const rules = rulesOf(facts.assessmentYear);
  if (day <= dueDateFor(facts)) return '139(1)';
  if (day <= lastDay(rules, facts.assessee, 'belated')) return '139(4)';
  const { from, to } = updatedDays(facts.assessmentYear);
  return day >= from && day <= to ? '139(8A)' : undefined;
};

/** Last day of the month some months after that of a date. */
const endOfMonthAfter = (day: IsoDate, months: number): IsoDate =>
  addDays(`${addMonths(`${day.slice(0, 7)}-01`, months + 1).slice(0, 7)}-01`, -1);

const windowOf = (facts: FilingFacts, section: FilingSection, dueDate: IsoDate): FilingStanding['window'] => {
  const rules = rulesOf(facts.assessmentYear);
  const start = `${startYear(facts.assessmentYear)}-04-01`;
  const { noticeOn, originalFiledOn } = facts.filing ?? {};
  switch (section) {
    case '139(1)':
      return { from: start, to: dueDate };
    case '139(4)':
      return { from: addDays(dueDate, 1), to: lastDay(rules, facts.assessee, 'belated') };
    case '139(5)':
      return { from: originalFiledOn ?? start, to: lastDay(rules, facts.assessee, 'revised') };
    case '139(8A)':
      return updatedDays(facts.assessmentYear);
    case '139(9)':
      return noticeOn ? { from: noticeOn, to: addDays(noticeOn, rules.notices.defectDays) } : {};
    case '148':
    case '92CD':
      return noticeOn ? { from: noticeOn, to: endOfMonthAfter(noticeOn, rules.notices.months) } : {};
    default:
      return noticeOn ? { from: noticeOn } : {};
  }
};

const problemsOf = (
  facts: FilingFacts,
  { section, dueDate, filedOn, window }: Pick<FilingStanding, 'section' | 'dueDate' | 'filedOn' | 'window'>,
): FilingProblem[] => {
  const rules = rulesOf(facts.assessmentYear);
  const belated = lastDay(rules, facts.assessee, 'belated');
  const { from: updatedFrom, to: updatedTo } = updatedDays(facts.assessmentYear);
  const { originalFiledOn } = facts.filing ?? {};
  const out: FilingProblem[] = [];
  const say = messagesOf(filingMessages);
  const add = (at: FilingProblem['at'], message: Message, severity: FilingProblem['severity'] = 'error') =>
    out.push({ at, message, severity });
  const tooLate = window.to !== undefined && filedOn > window.to;
  const tooEarly = window.from !== undefined && filedOn < window.from;

  if (section === '139(1)' && tooLate) {
    if (filedOn <= belated)
      add(
        'section',
        say('afterDueDate', {
          date: dueDate,
        }),
      );
    else add('section', say('afterAll', { date: dueDate, last: belated, from: updatedFrom, to: updatedTo }));
  }
  if (section === '139(4)' && tooEarly) add('section', say('beforeDueDate', { date: dueDate }));
  if (section === '139(4)' && tooLate)
    add('filedOn', say('afterBelated', { last: belated, from: updatedFrom, to: updatedTo }));
  if (section === '139(5)') {
    if (tooLate) add('filedOn', say('afterRevised', { date: window.to! }));
    if (tooEarly) add('filedOn', say('beforeOriginal', { date: window.from! }));
    if (originalFiledOn !== undefined && originalFiledOn > belated)
      add(
        'originalFiledOn',
        say('originalOutOfTime', {
          date: belated,
        }),
      );
  }
  if (section === '139(8A)' && (tooEarly || tooLate))
    add(
      'filedOn',
      say('updatedDays', {
        from: updatedFrom,
        to: updatedTo,
      }),
    );
  if (answering.includes(section)) {
    if (tooEarly)
      add(
        'noticeOn',
        say('beforeNotice', {
          date: window.from!,
        }),
      );
    // the officer may allow more time
    if (tooLate) add('filedOn', say('afterNotice', { date: window.to! }), 'warning');
  }
  return out;
};

const open: RegimeStanding = { open: 'yes' };
const closed = (why: NoteId, params?: RegimeStanding['params']): RegimeStanding => ({
  open: 'no',
  why,
  ...(params ? { params } : {}),
});

/** Chosen by Form 10-IEA, filed by the due date (s.115BAC(6)(i), rule 21AGA). */
const byForm = (
  { form10IEA = {} }: FilingInput,
  dueDate: IsoDate,
  filedOn: IsoDate,
  late: boolean,
): FilingStanding['regimes'] => {
  const { outEarlier, backEarlier, leaves, returns } = form10IEA;
  const afterDueDate = (form: { on?: IsoDate }) => form.on !== undefined && form.on > dueDate;
  const kept: RegimeStanding = late ? { open: 'disputed', why: 'old-regime-disputed' } : open;
  if (outEarlier) {
    const back = returns ? !afterDueDate(returns) : filedOn <= dueDate;
    return { old: kept, new: back ? open : closed('new-regime-form-late', { due: dueDate }) };
  }
  if (backEarlier) return { old: closed('old-regime-returned'), new: open };
  if (leaves)
    return {
      old: afterDueDate(leaves) ? closed('old-regime-form-late', { date: leaves.on!, due: dueDate }) : kept,
      new: open,
    };
  return { old: filedOn <= dueDate ? open : closed('old-regime-late-business'), new: open };
};

/** Chosen in the return furnished by the due date (s.115BAC(6)(ii)). */
const inReturn = (section: FilingSection, late: boolean): FilingStanding['regimes'] => {
  const never = section === '139(4)' || section === '142(1)';
  if (!never && !late) return { old: open, new: open };
  const left = section === '148' || section === '153C' || section === '119(2)(b)';
  return { old: left ? { open: 'disputed', why: 'old-regime-order' } : closed('old-regime-late'), new: open };
};

/**
 * The rule on late filing, for every form and year: whether the section is available on the date (s.139(1),
 * (4), (5), (8A), (9), 142(1), 148, 153C, 119(2)(b), 92CD), whether the return is late and the consequences
 * for fee, losses, Part C and the choice of regime (ss.234F, 80, 80AC, 115BAC(6)). A return without a date is
 * treated as filed on its due date.
 */
export const filingStanding = (facts: FilingFacts): FilingStanding => {
  const filing = facts.filing ?? {};
  const { section = '139(1)', originalFiledOn } = filing;
  const dueDate = dueDateFor(facts);
  const filedOn = filing.filedOn ?? dueDate;
  const furnishedOn = replacing.includes(section)
    ? (originalFiledOn ?? dueDate)
    : section === '139(8A)'
      ? (originalFiledOn ?? filedOn)
      : filedOn;
  const late = furnishedOn > dueDate;
  const window = windowOf(facts, section, dueDate);
  return {
    section,
    dueDate,
    filedOn,
    furnishedOn,
    late,
    window,
    problems: filing.filedOn ? problemsOf(facts, { section, dueDate, filedOn, window }) : [],
    fee: late && bearingFee.includes(section),
    // a condoned return is treated as one in time for losses and deductions (s.119(2)(b))
    inTime: !late || section === '119(2)(b)',
    regimes: !choosing.includes(facts.assessee.type)
      ? { old: open, new: open }
      : facts.business || filing.form10IEA
        ? byForm(filing, dueDate, filedOn, late)
        : inReturn(section, late),
  };
};

/** Why a regime is closed or disputed, as a message with its section; undefined when it is open. */
export const regimeReason = ({ why, params }: RegimeStanding): (Message & { section: string }) | undefined =>
  why === undefined
    ? undefined
    : { text: notePatterns[why].text, section: '115BAC(6)', ...(params ? { params } : {}) };

/** All dates of a year: due dates by class, audit report, last days for belated, revised and updated returns. */
export const dueDates = (ay: AssessmentYear) => rulesOf(ay).dueDates;
