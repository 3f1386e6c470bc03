import { moved } from '../../common/relocated.ts';
import { adviceUnder } from '../../itr2/rules/advice.ts';
import { adviceLines, type Line, rulesOfAdvice } from '../../itr2/rules/lines.ts';
import type { Rule } from '../../itr2/rules/reader.ts';
import { adviceAs } from '../../itr5/rules/advice.ts';
import { moves } from '../data/places.ts';
import { constants6 } from './table.ts';

const NOT_SET_OFF = 'A loss that could be set off this year is not carried forward';
const LATE = 'A loss in a late return is not carried forward, except a house property loss';
const CY = '/ScheduleCYLA';
const left = (rows: readonly string[]) =>
  rows.map((row) => `${CY}.${row}.IncCYLA.IncOfCurYrAfterSetOff`).join(' + ');
const gains = ['STCG20Per', 'STCG30Per', 'STCGAppRate', 'STCGDTAARate', 'LTCG12_5Per', 'LTCGDTAARate'];
// s.71: a loss of business against every head of a company, that of other sources against every income but treaty income
const againstBusiness = left(['HP', ...gains, 'OthSrcExclRaceHorseLottery', 'ProfitFrmRaceHorse']);
const againstSources = left([
  'HP',
  'BusProfExclSpecProf',
  'SpeculationIncome',
  'SpecifiedBusIncome',
  ...gains,
]);
const lapsing = [
  'BroughtFrwdBusLossSetOffDrYr',
  'LossFrmSpecBusCF',
  'LossFrmLifeInsBusUs115B',
  'TotalSTCGPTILossCF',
  'TotalLTCGPTILossCF',
  'OthSrcLossRaceHorseCF',
]
  .map((key) => `$CFLNOW.${key}`)
  .join(', ');
const REMAINING = `${CY}.LossRemAftSetOff.BalBusLossAftSetoff`;
const SOURCES_LEFT = `${CY}.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff`;

const tableB = `${adviceUnder({ treatyGains: '12', treatySources: '12' })}
14 nil ${lapsing} if $FS.IncomeTaxSec:12 # ${LATE}
15 never ${REMAINING} if ${REMAINING} > 0 & ${againstBusiness} > 0 # ${NOT_SET_OFF}
16 never ${SOURCES_LEFT} if ${SOURCES_LEFT} > 0 & ${againstSources} > 0 # ${NOT_SET_OFF}
22 nil $M.BookProfUs115JB # Book profit u/s 115JB needs Form 29B
23 nil $U.Section80PA if $TR.TotRevenueFrmOperations >= 1000000000 # Section 80PA is for producer companies with turnover below 100 crore
24 $D.Section80PA <= pos( $TI.ProfBusGain.ProfGainNoSpecBus ) # The deduction ({found}) exceeds business income ({value})
`;
const tableD = `
@
2 nil $BA.DeemedProfitBusUs.ChapterXIIG # Tonnage income u/c XII-G needs Form 66
11 never $DEEM.TotalTax if $DEEM.TotalTax > $TONTI.GrossTaxLiability # Minimum tax is above the normal tax: Form 29B is needed
`;

const own = (table: string) => adviceLines(table, { constants: constants6 });
const places = (path: string) => moved(moves, path) ?? path;
/** Numbers of ITR-5's Category B and of this form's lists. */
const fromB = {
  9: [1],
  10: [2],
  29: [6],
  36: [7],
  55: [10],
  37: [11],
  44: [13],
  46: [17],
  47: [18],
  48: [19],
  49: [20],
  39: [21],
  56: [25],
  38: [26],
  35: [27],
} as const;
const fromD = { 11: [1], 20: [5], 2: [7], 18: [8], 24: [9], 17: [10], 22: [12], 26: [13], 3: [15] } as const;

/** By category. */
export const itr6AdviceLines: Readonly<Record<'B' | 'D', readonly Line[]>> = {
  B: [...own(tableB), ...adviceAs(fromB, places)],
  D: [...own(tableD), ...adviceAs(fromD, places)],
};

/** Category B and D rules of ITR-6's list for AY 2026-27: warnings and reminders of forms to file. */
export const itr6Advice: readonly Rule[] = [
  ...rulesOfAdvice(itr6AdviceLines.B, 'B'),
  ...rulesOfAdvice(itr6AdviceLines.D, 'D'),
];

const compared = 'It is compared with a form on the portal';
/** Rules that cannot be checked from a return alone, with the reason. */
export const itr6AdviceNotGiven: Readonly<Record<string, string>> = {
  ...Object.fromEntries([3, 4, 5].map((no) => [`B-${no}`, compared])),
  'B-8': 'Whether a form of sections 115BA to 115BAB was filed before is known to the portal only',
  'B-9': 'Whether a form of sections 115BA to 115BAB was filed this year is known to the portal only',
  ...Object.fromEntries([3, 4, 6, 14, 16, 17, 18, 19, 20, 21, 22, 23].map((no) => [`D-${no}`, compared])),
};
