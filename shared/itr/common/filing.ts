import { type AssessmentYear, isIsoDate } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { filingStanding, regimeReason } from '../../tax/filing.ts';
import type { AssesseeInput, FilingInput, FilingSection, Form10IEA } from '../../tax/model/types.ts';
import type { AnyItr } from '../values/any-form.ts';
import { dateOf, textOf } from './read.ts';
import { UPDATED, updatedFiling } from './updated-return.ts';

/** Sections by the file's code (ReturnFileSec); the codes of the forms agree. */
const filingSectionCodes: Readonly<Record<string, FilingSection>> = {
  '11': '139(1)',
  '12': '139(4)',
  '13': '142(1)',
  '14': '148',
  '16': '153C',
  '17': '139(5)',
  '18': '139(9)',
  '19': '92CD',
  '20': '119(2)(b)',
  [UPDATED]: '139(8A)',
};

/** Code of a section in the file. */
export const codeOfSection = (section: FilingSection): string =>
  Object.entries(filingSectionCodes).find(([, s]) => s === section)?.[0] ?? '11';

/** Due date a return of a form has without an audit. */
export const plainDueDate = (form: string): 'no-business' | 'business' =>
  form === 'ITR-3' || form === 'ITR-4' || form === 'ITR-5' || form === 'ITR-6' || form === 'ITR-7'
    ? 'business'
    : 'no-business';

/** Answers of the filing step, with the names common to all forms. */
export const filingInput = (data: AnyItr): FilingInput => {
  const code = textOf(data.filing?.section_filed);
  const filedOn = dateOf(data.filing?.filing_date);
  const originalFiledOn = dateOf(data.filing?.original_filing_date);
  const noticeOn = dateOf(data.filing?.notice_date);
  return {
    section: filingSectionCodes[code] ?? '139(1)',
    ...(filedOn ? { filedOn } : {}),
    // an updated return names the earlier one in its own part
    ...(originalFiledOn && code !== UPDATED ? { originalFiledOn } : {}),
    ...(noticeOn ? { noticeOn } : {}),
    ...updatedFiling(data),
  };
};

type Filing = NonNullable<AnyItr['filing']>;
/** Days of a Form 10-IEA: of leaving the new regime, and of returning to it. */
type Form10IEADay = 'opt_out_date' | 'return_to_new_date';

/** Answers on Form 10-IEA from any year's questions, as in ITR-3 and ITR-4. */
export const form10IEAOf = ({ filing }: AnyItr): Form10IEA => {
  const yes = (key: keyof Filing) => filing?.[key] === 'Y';
  const by = (key: Form10IEADay) => {
    const on = dateOf(filing?.[key]);
    return on ? { on } : {};
  };
  if (yes('opted_out_earlier')) {
    if (yes('returned_to_new_earlier')) return { backEarlier: true };
    return {
      outEarlier: true,
      ...(yes('return_to_new_now') ? { returns: by('return_to_new_date') } : {}),
    };
  }
  if (yes('opted_out_2024'))
    return {
      outEarlier: true,
      ...(filing?.continue_opt_out === 'N' ? { returns: by('opt_out_date') } : {}),
    };
  const leaves = yes('opt_out_now') || yes('opt_out_first_year') || yes('opted_out_by_form');
  return leaves ? { leaves: by('opt_out_date') } : {};
};

/** Field for each kind of problem. */
const places = {
  section: 'filing.section_filed',
  filedOn: 'filing.filing_date',
  originalFiledOn: 'filing.original_filing_date',
  noticeOn: 'filing.notice_date',
} as const satisfies Record<string, PathOf<AnyItr>>;

const REGIME = 'filing.opt_out_new_tax_regime' satisfies PathOf<AnyItr>;

/** The place of the answer on the regime: the day of its Form 10-IEA where there is one, else the answer itself. */
const regimePlace = ({ form10IEA: { leaves, returns } = {} }: FilingInput, old: boolean, data: AnyItr) => {
  const candidates: readonly Form10IEADay[] | undefined = old
    ? leaves && ['opt_out_date']
    : returns && ['return_to_new_date', 'opt_out_date'];
  const found = candidates?.find((key) => dateOf(data.filing?.[key]));
  return found ? `filing.${found}` : REGIME;
};

/**
 * Problems with section, dates and regime of a return, at their fields. With `refusedElsewhere` the
 * department's numbered rules report a closed regime, and only disputes are reported here.
 */
export function filingIssues(
  assessmentYear: AssessmentYear,
  assessee: AssesseeInput,
  filing: FilingInput,
  derived: AnyItr,
  refusedElsewhere = false,
): Issue[] {
  const standing = filingStanding({
    assessmentYear,
    assessee,
    filing,
    business: filing.form10IEA !== undefined,
  });
  const out: Issue[] = standing.problems.map(({ at, message, severity }) => ({
    path: places[at],
    message,
    severity,
  }));
  const old = derived.filing?.opt_out_new_tax_regime === 'Y';
  const chosen = standing.regimes[old ? 'old' : 'new'];
  const reason = regimeReason(chosen);
  if (reason && !(refusedElsewhere && chosen.open === 'no')) {
    const { section: _, ...message } = reason;
    out.push({
      path: regimePlace(filing, old, derived),
      message,
      severity: chosen.open === 'no' ? 'error' : 'warning',
    });
  }
  return out;
}

/** Whether a file without business income is too late for the old regime; read from its body, `status` being the path of FilingStatus. */
export const oldRegimeClosed = (
  assessmentYear: AssessmentYear,
  type: AssesseeInput['type'],
  file: { s: (path: string) => string },
  status: string,
): boolean => {
  const day = (path: string) => {
    const text = file.s(path);
    return isIsoDate(text) ? text : undefined;
  };
  const filedOn = day('CreationInfo.JSONCreationDate');
  const originalFiledOn = day(`${status}.OrigRetFiledDate`);
  const { regimes } = filingStanding({
    assessmentYear,
    assessee: { type },
    filing: {
      section: filingSectionCodes[file.s(`${status}.ReturnFileSec`)] ?? '139(1)',
      dueDateClass: 'no-business',
      ...(filedOn ? { filedOn } : {}),
      ...(originalFiledOn ? { originalFiledOn } : {}),
    },
    business: false,
  });
  return regimes.old.open === 'no';
};
