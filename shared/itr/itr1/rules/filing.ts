import { oldRegimeClosed } from '../../common/filing.ts';
import { inOld, ruleA, when } from './build.ts';
import type { Reader, Rule } from './reader.ts';

const STATUS = 'FilingStatus';
const SECTION = `${STATUS}.ReturnFileSec`;
const REGIME = `${STATUS}.OptOutNewTaxRegime`;

const closed = (r: Reader) => oldRegimeClosed(r.year.assessmentYear, 'individual', r, STATUS);
const revised = (r: Reader) => r.s(SECTION) === '17';

/**
 * Assessees born on or after this date are minors in the year: rule A-277 for AY 2025-26, a year later for
 * each later one.
 */
const minorFrom = (r: Reader) => `${Number(r.year.fileYear) - 18}-04-01`;

/** Filing status: validation rules 152, 198, 199, 277. */
export const filingRules: readonly Rule[] = [
  ruleA(
    152,
    'The old regime cannot be chosen after the due date u/s 139(1)',
    inOld((r) => when(!revised(r) && closed(r), REGIME)),
  ),
  ruleA(
    198,
    'The old regime cannot be chosen when revising a belated return',
    inOld((r) => when(revised(r) && closed(r), REGIME)),
  ),
  ruleA(
    199,
    'You cannot opt out of the new regime after the due date u/s 139(1)',
    inOld((r) => when(!revised(r) && closed(r), REGIME)),
  ),
  ruleA(277, 'A person born on or after {from} cannot file a return for this year', (r) => {
    const born = r.s('PersonalInfo.DOB');
    return when(born >= minorFrom(r), 'PersonalInfo.DOB', { from: minorFrom(r) });
  }),
];
