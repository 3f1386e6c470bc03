import { type Issue, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { amountOf, rowsOf, rupees, textOf } from '../common/read.ts';
import type { Itr7 } from '../values/itr7.ts';
import type { Itr7Year } from './data/years.ts';
import {
  accumulationSums,
  contributionSums,
  deemedSums,
  electoralSums,
  exemptionOf,
  isApplied,
  isForfeited,
  propertySum,
} from './schedules.ts';
import { isLate, partyExempt } from './tax-input.ts';

const at = (
  path: PathOf<Itr7>,
  message: Issue['message'],
  severity: Issue['severity'],
  rule?: string,
): Issue => ({
  path,
  message,
  severity,
  ...(rule ? { rule } : {}),
});

/**
 * Problems the file cannot show: forms not furnished, exemptions lost by date, contributions not covered by a
 * clause of s.10.
 */
export function ownIssues(year: Itr7Year, derived: Itr7): Issue[] {
  const out: Issue[] = [];
  const add = (path: PathOf<Itr7>, text: string, severity: Issue['severity'] = 'error', rule?: string) =>
    out.push(at(path, { text }, severity, rule));
  const given = contributionSums(year, derived);
  if (isApplied(derived) && !isForfeited(derived)) {
    if (accumulationSums(year, derived).now > 0 && textOf(derived.applied_income?.form_10) !== 'Y')
      add(
        'applied_income.form_10',
        'Accumulation of the year needs Form 10 furnished in time (section 13(9)): answer, or remove it from Schedule I',
      );
    else if (accumulationSums(year, derived).now > 0 && isLate(year, derived))
      add(
        'accumulation',
        'Filed after the due date: nothing can be accumulated (section 13(9)). Remove this year from Schedule I',
      );
    if (
      exemptionOf(derived) === '11' &&
      deemedSums(year, derived).now > 0 &&
      textOf(derived.applied_income?.form_9a) !== 'Y'
    )
      add(
        'applied_income.form_9a',
        'Deemed application of the year needs Form 9A furnished in time: answer, or remove it from Schedule D',
      );
  }
  const before = given.all + given.received + propertySum(derived).all;
  const floor = rulesOf(year.assessmentYear).slabs.new[0]?.upTo ?? 0;
  if (
    isApplied(derived) &&
    !isForfeited(derived) &&
    before > floor &&
    textOf(derived.audit?.liable_44ab) !== 'Y'
  )
    out.push(
      at(
        'audit.liable_44ab',
        sentence(
          'Income before sections 11 and 12 is {found}, above {floor}: the accounts must be audited, in Form 10B above 5 crore or with foreign contributions, else in Form 10BB (section 12A(1)(b))',
          { found: { rupees: before }, floor: { rupees: floor } },
        ),
        'warning',
      ),
    );
  if (!isApplied(derived) && !['13A', '13B', ''].includes(exemptionOf(derived)) && given.all > 0)
    add(
      'contributions',
      'The form adds contributions of Schedule VC to the income (Part B2, item 6): those within the exempt receipts of the clause belong in its schedule of receipts only',
      'warning',
    );
  if (exemptionOf(derived) === '13A') {
    if (isLate(year, derived))
      add(
        'filing.due_date',
        'Exemption under section 13A is refused: the return is after its due date',
        'warning',
        'B-9',
      );
    if (!partyExempt(year, derived) && given.all > 0)
      add(
        'party',
        'The conditions of section 13A are not met: contributions and all income are taxed',
        'warning',
      );
  }
  if (exemptionOf(derived) === '13B' && given.all > 0 && electoralSums(year, derived).exempt === 0)
    add('electoral_trust', 'The conditions of section 13B are not met: contributions are taxed', 'warning');
  if (exemptionOf(derived) === '47' && isLate(year, derived))
    add(
      'filing.due_date',
      'Exemption under section 10(47) is refused: the return is after its due date',
      'warning',
      'B-16',
    );
  if (
    isApplied(derived) &&
    rupees(derived.applied_income?.less_set_apart) > amountOf(derived.applied_income?.set_apart)
  )
    out.push(
      at(
        'applied_income.less_set_apart',
        sentence('At most {most} can be set apart', { most: amountOf(derived.applied_income?.set_apart) }),
        'error',
        'A-469',
      ),
    );
  const required = (path: PathOf<Itr7>, answer: string | undefined) => {
    if (!answer) out.push({ path, message: { text: 'This is required' }, severity: 'error' });
  };
  const { financial, property } = derived.foreign_assets ?? {};
  rowsOf(financial).forEach((row, i) => {
    required(`foreign_assets.financial.${i}.entity_nature`, row.entity_nature);
  });
  rowsOf(property).forEach((row, i) => {
    required(`foreign_assets.property.${i}.address`, row.address);
  });
  return out;
}
