import { atMost, column, equal, inNew, inOld, repeated, ruleA, when } from './build.ts';
import { D, income, U } from './paths.ts';
import type { Reader, Row, Rule } from './reader.ts';

/** The four tables of Schedule 80G, A to D, with the share that is deductible. */
export const tables = [
  { letter: 'A', node: 'Don100Percent', eligible: 'TotEligibleDon100Percent', share: 1 },
  { letter: 'B', node: 'Don50PercentNoApprReqd', eligible: 'TotEligibleDon50Percent', share: 0.5 },
  { letter: 'C', node: 'Don100PercentApprReqd', eligible: 'TotEligibleDon100PercentApprReqd', share: 1 },
  { letter: 'D', node: 'Don50PercentApprReqd', eligible: 'TotEligibleDon50PercentApprReqd', share: 0.5 },
] as const;

const rowsOf = (r: Reader, node: string) => r.rows(`Schedule80G.${node}.DoneeWithPan`);
export const donees = (r: Reader) => tables.flatMap((t) => rowsOf(r, t.node));
/** Cash to one donee over all tables. */
export const cashTo = (r: Reader, pan: string): number =>
  donees(r)
    .filter((row) => row.s('DoneePAN') === pan)
    .reduce((t, row) => t + row.n('DonationAmtCash'), 0);
const research = (r: Reader) => r.rows('Schedule80GGA.DonationDtlsSciRsrchRuralDev');
const parties = (r: Reader) => r.rows('Schedule80GGC.Schedule80GGCDetails');

const ownPans = (r: Reader) =>
  [r.s('PersonalInfo.PAN'), r.s('Verification.Declaration.AssesseeVerPAN')].filter(Boolean);

const notOwn = (no: number, rows: (r: Reader) => Row[]): Rule =>
  ruleA(no, 'PAN of the donee cannot be that of the assessee or of the person verifying the return', (r) =>
    rows(r).map((row) => when(ownPans(r).includes(row.s('DoneePAN')), `${row.at}.DoneePAN`)),
  );

const entered = (no: number, rows: (r: Reader) => Row[]): Rule =>
  ruleA(no, 'Enter the donation in cash or in other modes', (r) =>
    rows(r).map((row) =>
      when(row.n('DonationAmtCash') + row.n('DonationAmtOtherMode') === 0, `${row.at}.DonationAmtCash`),
    ),
  );

const rowSum = (no: number, rows: (r: Reader) => Row[]): Rule =>
  ruleA(no, 'Total donation ({found}) must be cash and other modes together ({value})', (r) =>
    rows(r).map((row) => equal(row, 'DonationAmt', row.n('DonationAmtCash') + row.n('DonationAmtOtherMode'))),
  );

const samePan = (no: number, rows: (r: Reader) => Row[], message: string): Rule =>
  ruleA(no, message, (r) =>
    repeated(rows(r), (row) => row.s('DoneePAN')).map((row) => ({ at: `${row.at}.DoneePAN` })),
  );

/** A claim needs donees in its schedule. */
const needsSchedule = (
  no: number,
  key: string,
  rows: (r: Reader) => Row[],
  section: string,
  old = false,
): Rule => {
  const check: Rule['check'] = (r) => when(r.n(`${D}.${key}`) > 0 && rows(r).length === 0, `${D}.${key}`);
  return ruleA(
    no,
    `Details in Schedule ${section} are needed to claim the deduction`,
    old ? inOld(check) : check,
  );
};

const barred = (no: number, key: string, schedule: string, section: string): Rule =>
  ruleA(
    no,
    `Section ${section} and its schedule are not available in the new regime`,
    inNew((r) => when(r.n(`${D}.${key}`) > 0 || r.n(`${U}.${key}`) > 0 || r.has(schedule), `${D}.${key}`)),
  );

/** Schedules 80G and 80GGA. */
export const donationRules: readonly Rule[] = [
  needsSchedule(8, 'Section80G', donees, '80G', true),
  ruleA(
    9,
    'Eligible donations ({found}) must be the sum of the four tables ({value})',
    inOld((r) =>
      equal(
        r,
        'Schedule80G.TotalEligibleDonationsUs80G',
        tables.reduce((t, x) => t + r.n(`Schedule80G.${x.node}.${x.eligible}`), 0),
      ),
    ),
  ),
  ruleA(
    10,
    'Deduction u/s 80G ({found}) cannot be more than the eligible amount of Schedule 80G ({value})',
    inOld((r) => atMost(r, `${D}.Section80G`, r.n('Schedule80G.TotalEligibleDonationsUs80G'))),
  ),
  notOwn(78, donees),
  ...tables.map((t, i) => entered(79 + i, (r) => rowsOf(r, t.node))),
  ruleA(83, 'Total donations ({found}) must be the sum of the four tables ({value})', (r) =>
    equal(
      r,
      'Schedule80G.TotalDonationsUs80G',
      tables.reduce((sum, t) => sum + r.n(`Schedule80G.${t.node}.Tot${t.node}`), 0),
    ),
  ),
  ...tables.map((t, i) => rowSum(84 + i, (r) => rowsOf(r, t.node))),
  // cash to one donee is counted over all rows from AY 2026-27, in each row before
  ruleA(
    88,
    'Cash above 2,000 is not deductible: eligible amount ({found}) cannot exceed {value}',
    inOld((r) =>
      tables.flatMap((t) =>
        rowsOf(r, t.node).map((row) => {
          const value = Math.ceil(row.n('DonationAmtOtherMode') * t.share);
          const found = row.n('EligibleDonationAmt');
          const cash = r.year.propertyRows ? cashTo(r, row.s('DoneePAN')) : row.n('DonationAmtCash');
          return when(
            row.n('DonationAmtCash') > 0 && cash > r.law.deductions.g80.cash && found > value,
            `${row.at}.EligibleDonationAmt`,
            { found, value },
          );
        }),
      ),
    ),
  ),
  entered(89, research),
  rowSum(90, research),
  needsSchedule(91, 'Section80GGA', research, '80GGA'),
  ruleA(92, 'Eligible amount ({found}) cannot be more than the donations ({value})', (r) => [
    atMost(r, 'Schedule80GGA.TotalEligibleDonationAmt80GGA', r.n('Schedule80GGA.TotalDonationsUs80GGA')),
    ...research(r).map((row) => atMost(row, 'EligibleDonationAmt', row.n('DonationAmt'))),
  ]),
  ruleA(
    93,
    'Deduction u/s 80GGA ({found}) cannot be more than the eligible amount of Schedule 80GGA ({value})',
    (r) => atMost(r, `${D}.Section80GGA`, r.n('Schedule80GGA.TotalEligibleDonationAmt80GGA')),
  ),
  notOwn(94, research),
  ruleA(118, 'Enter each donee only once in a table of Schedule 80G', (r) =>
    tables.flatMap((t) =>
      repeated(rowsOf(r, t.node), (row) => row.s('DoneePAN')).map((row) => ({ at: `${row.at}.DoneePAN` })),
    ),
  ),
  samePan(
    119,
    (r) => research(r).filter((row) => row.n('DonationAmtCash') > 0),
    'The same donee can receive cash only once in Schedule 80GGA',
  ),
  ruleA(140, 'Eligible amount ({found}) cannot be more than the donations ({value})', (r) => [
    atMost(r, 'Schedule80G.TotalEligibleDonationsUs80G', r.n('Schedule80G.TotalDonationsUs80G')),
    ...donees(r).map((row) => atMost(row, 'EligibleDonationAmt', row.n('DonationAmt'))),
  ]),
  ruleA(144, 'Cash above 2,000 is not deductible: eligible amount ({found}) cannot exceed {value}', (r) =>
    research(r).map((row) => {
      const found = row.n('EligibleDonationAmt');
      const value = row.n('DonationAmtOtherMode');
      return when(
        row.n('DonationAmtCash') > r.law.deductions.gga.cash && found > value,
        `${row.at}.EligibleDonationAmt`,
        {
          found,
          value,
        },
      );
    }),
  ),
  samePan(145, research, 'Enter each donee only once in Schedule 80GGA'),
  ruleA(148, 'Enter a donee in only one table of Schedule 80G', (r) => {
    const first = new Map<string, string>();
    return tables.flatMap((t) =>
      rowsOf(r, t.node).map((row) => {
        const pan = row.s('DoneePAN');
        const table = first.get(pan) ?? t.letter;
        first.set(pan, table);
        return when(pan !== '' && table !== t.letter, `${row.at}.DoneePAN`);
      }),
    );
  }),
  barred(157, 'Section80G', 'Schedule80G', '80G'),
  barred(176, 'Section80GGA', 'Schedule80GGA', '80GGA'),
];

const GGC = 'Schedule80GGC';

/** Schedule 80GGC: validation rules 202 to 208 and 220. */
export const partyRules: readonly Rule[] = [
  ruleA(
    202,
    'Deduction u/s 80GGC ({found}) needs the same amount and details in Schedule 80GGC ({value})',
    (r) => {
      const found = r.n(`${D}.Section80GGC`);
      const value = r.n(`${GGC}.TotalEligibleDonationAmt80GGC`);
      return when(found > 0 && found !== value, `${D}.Section80GGC`, { found, value });
    },
  ),
  ruleA(
    203,
    'Eligible contribution ({found}) must be what was paid in other modes, within gross total income ({value})',
    (r) =>
      parties(r).map((row) => {
        const found = row.n('EligibleDonationAmt');
        const value = row.n('DonationAmtOtherMode');
        const cut = found < value && r.n(`${GGC}.TotalEligibleDonationAmt80GGC`) >= income(r);
        return when(found !== value && !cut, `${row.at}.EligibleDonationAmt`, { found, value });
      }),
  ),
  rowSum(204, parties),
  ruleA(
    205,
    'Eligible contributions ({found}) must be the sum of the rows within gross total income ({value})',
    (r) =>
      equal(
        r,
        `${GGC}.TotalEligibleDonationAmt80GGC`,
        Math.min(column(parties(r), 'EligibleDonationAmt'), income(r)),
      ),
  ),
  ruleA(206, 'Totals of Schedule 80GGC ({found}) must be the sums of the rows ({value})', (r) => [
    equal(r, `${GGC}.TotalDonationAmtCash80GGC`, column(parties(r), 'DonationAmtCash')),
    equal(r, `${GGC}.TotalDonationAmtOtherMode80GGC`, column(parties(r), 'DonationAmtOtherMode')),
    equal(r, `${GGC}.TotalDonationsUs80GGC`, column(parties(r), 'DonationAmt')),
  ]),
  ruleA(207, 'The date of the contribution is needed', (r) =>
    parties(r).map((row) => when(row.s('DonationDate') === '', `${row.at}.DonationDate`)),
  ),
  ruleA(208, 'Transaction reference and IFSC are needed for a contribution in other modes', (r) =>
    parties(r).flatMap((row) =>
      row.n('DonationAmtOtherMode') > 0
        ? ['TransactionRefNum', 'IFSCCode'].map((key) => when(row.s(key) === '', `${row.at}.${key}`))
        : [],
    ),
  ),
  ruleA(220, 'The contribution must have been made from {from} to {to}', (r) =>
    parties(r).map((row) => {
      const date = row.s('DonationDate');
      const { from, to } = r.year.previousYear;
      return when(date !== '' && (date < from || date > to), `${row.at}.DonationDate`, { from, to });
    }),
  ),
];
