import { financialYearOn, isIsoDate } from '../../../dates.ts';
import { mulDiv } from '../../../money.ts';
import { adviceLines, rulesOfAdvice } from './lines.ts';
import { type Finding, type Reader, type Rule, when } from './reader.ts';
import { constants } from './table.ts';

/** Numbers of rules common to both forms: ITR-2's list for AY 2026-27 numbers B and D together. */
interface Numbers {
  minimumTax: string;
  surcharge: string;
  abroad: string;
  patents: string;
  arrears: string;
  rent: string;
  treatyGains: string;
  treatySources: string;
  retirement: string;
  treatyForm: string;
  digital: string;
  lottery: string;
  horses: string;
  games: string;
}

/**
 * Sections of tax deducted, by the file's codes, with the income concerned and possible deductions from the
 * receipts.
 */
const winnings = (no: string, codes: string, offered: string) =>
  ['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls']
    .map(
      (list) =>
        `${no} ${list}[TDSSection=${codes}].GrossAmount <= ${offered} # Tax was deducted on {found} of this income, but the return offers {value}`,
    )
    .join('\n');

/** Advice common to both forms, as lines. */
const sharedAdvice = (n: Numbers): string => `
@
${n.minimumTax} never $DEEMEDTAX if old & $DEEMEDTAX > $GROSSTAX # Minimum tax is above the normal tax: Form 29C is needed
${n.surcharge} never $DEEMEDSURCHARGE if $DEEMEDSURCHARGE > 0 & ScheduleAMT.AdjustedUnderSec115JC <= 5000000 # No surcharge on adjusted total income up to 50 lakh
${n.abroad} nil $C.TaxRelief.Section90, $C.TaxRelief.Section91 # Relief for tax paid abroad needs Form 67
${n.patents} nil $O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount # Royalty from patents u/s 115BBF needs Form 3CFA in time
${n.arrears} nil $C.TaxRelief.Section89 # Relief u/s 89 needs Form 10E
${n.rent} nil $D.Section80GG # Section 80GG needs Form 10BA
${n.treatyGains} nil $STD, $LTD if res # A resident must claim treaty relief in Schedules FSI and TR, not as a rate
${n.treatySources} nil $DT if res # A resident must claim treaty relief in Schedules FSI and TR, not as a rate
${n.retirement} nil ScheduleS.Increliefus89A, $O.Increliefus89AOS # Relief u/s 89A needs Form 10EE
${n.treatyForm} nil $STD[TaxRescertifiedFlag=Y].DTAAamt, $LTD[TaxRescertifiedFlag=Y].DTAAamt, $DT[TaxRescertifiedFlag=Y].DTAAamt if nri # A treaty rate needs Form 10F
${winnings(n.digital, '94S|94S-P', 'ScheduleVDA.ScheduleVDADtls[].ConsidReceived')}
${winnings(n.lottery, '94B|94B-P', '$O.LtryPzzlChrgblUs115BB')}
${winnings(n.horses, '4BB', '$RH.Receipts')}
${winnings(n.games, '94BA|94BA-P', '$O.IncChrgblUs115BBJ')}
`;

const NONE = '-';

/** The lines of advice under the numbers of one list; those missing in the list are omitted. */
export const adviceUnder = (numbers: Partial<Numbers>): string =>
  sharedAdvice({
    minimumTax: NONE,
    surcharge: NONE,
    abroad: NONE,
    patents: NONE,
    arrears: NONE,
    rent: NONE,
    treatyGains: NONE,
    treatySources: NONE,
    retirement: NONE,
    treatyForm: NONE,
    digital: NONE,
    lottery: NONE,
    horses: NONE,
    games: NONE,
    ...numbers,
  })
    .split('\n')
    .filter((line) => !line.startsWith(`${NONE} `))
    .join('\n');

const LAND = 'ScheduleCGFor23.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls';
const year = (day: string) => (isIsoDate(day) ? financialYearOn(day) : undefined);

/** A cost of item B1 carried to the year of sale by the index (s.48, second proviso); undefined where a year is not known. */
const indexed = (r: Reader, cost: number, spentIn: string | undefined, soldIn: string | undefined) => {
  const { costInflation } = r.law.capitalGains;
  const from = spentIn && costInflation[spentIn < '2001-02' ? '2001-02' : spentIn];
  const to = soldIn && costInflation[soldIn];
  return from && to ? mulDiv(cost, to, from) : undefined;
};

/** Item B1: the indexed cost, and the indexed improvement, must be the cost by the index of the two years. */
export const indexRules = (cost: string, improvement?: string): Rule[] => {
  const message = 'Cost with indexation ({found}) must be {value} by the index of the two years';
  const off = (found: number, value: number | undefined, at: string): Finding | undefined =>
    when(found > 0 && value !== undefined && Math.abs(found - value) > 1, at, { found, value: value ?? 0 });
  return [
    {
      id: cost,
      message,
      severity: 'warning',
      check: (r) =>
        r
          .rows(LAND)
          .map((row) =>
            off(
              row.n('AquisitCostIndex'),
              indexed(r, row.n('AquisitCost'), year(row.s('DateofPurchase')), year(row.s('DateofSale'))),
              row.to('AquisitCostIndex'),
            ),
          ),
    },
    ...(improvement
      ? [
          {
            id: improvement,
            message,
            severity: 'warning' as const,
            check: (r: Reader) =>
              r.rows(LAND).flatMap((row) =>
                row.rows('CostOfImprovements.CostOfImprovementsDtls').map((part) => {
                  const value = indexed(
                    r,
                    part.n('ImproveCost'),
                    part.s('ImproveDate'),
                    year(row.s('DateofSale')),
                  );
                  return part.n('CostOfImpIndex') > (value ?? Number.POSITIVE_INFINITY) + 1
                    ? off(part.n('CostOfImpIndex'), value, part.to('CostOfImpIndex'))
                    : undefined;
                }),
              ),
          },
        ]
      : []),
  ];
};

const BUSINESS = 'This section of TDS is on business receipts: check whether ITR-3 is the form';
const AADHAAR = 'Aadhaar is to be quoted and linked with PAN where section 139AA applies';
const rowsE = [
  'InStcg20Per',
  'InStcg30Per',
  'InStcgAppRate',
  'InStcgDTAARate',
  'InLtcg12_5Per',
  'InLtcgDTAARate',
];
const left = (rows: readonly string[]) => rows.map((row) => `$E.${row}.CurrYrCapGain`).join(' + ');
const heads = [
  'Salary',
  'HP',
  'STCG20Per',
  'STCG30Per',
  'STCGAppRate',
  'STCGDTAARate',
  'LTCG12_5Per',
  'LTCGDTAARate',
  'OthSrcRaceHorse',
];
const NOT_SET_OFF = 'A loss that could be set off this year is not carried forward';

/** Table E of Schedule CG: a loss left while a gain it may be set off against is left too. */
export const gainsLeft = (no: string): string =>
  [
    ...['StclSetoff20Per', 'StclSetoff30Per', 'StclSetoffAppRate', 'StclSetoffDTAARate'].map(
      (loss) => [loss, rowsE] as const,
    ),
    ...['LtclSetOff12_5Per', 'LtclSetOffDTAARate'].map((loss) => [loss, rowsE.slice(4)] as const),
  ]
    .map(
      ([loss, rows]) =>
        `${no} never $E.LossRemainSetOff.${loss} if $E.LossRemainSetOff.${loss} > 0 & ${left(rows)} > 0 # ${NOT_SET_OFF}`,
    )
    .join('\n');

const itr2Table = `${sharedAdvice({
  minimumTax: '1',
  surcharge: '2',
  abroad: '3',
  patents: '4',
  arrears: '5',
  rent: '6',
  treatyGains: '8',
  treatySources: '18',
  retirement: '19',
  treatyForm: '21',
  digital: '14',
  lottery: '15',
  horses: '16',
  games: '17',
})}
7 never $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff if $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff > 0 & ${heads.map((p) => `ScheduleCYLA.${p}.IncCYLA.IncOfCurYrAfterSetOff`).join(' + ')} > 0 # ${NOT_SET_OFF}
9 never ScheduleTDS2.TDSOthThanSalaryDtls[TDSCreditName=O].TDSCreditName if has ScheduleTDS2.TDSOthThanSalaryDtls[TDSCreditName=O].TDSCreditName # Credit from another person is allowed only if that person's return transfers it
9 never ScheduleTDS3.TDS3onOthThanSalDtls[TDSCreditName=O].TDSCreditName if has ScheduleTDS3.TDS3onOthThanSalDtls[TDSCreditName=O].TDSCreditName # Credit from another person is allowed only if that person's return transfers it
10 never ScheduleTCS.TCS[TCSCreditOwner=2].TCSCreditOwner if has ScheduleTCS.TCS[TCSCreditOwner=2].TCSCreditOwner # Credit from another person is allowed only if that person's return transfers it
${gainsLeft('11')}
12 never ScheduleTDS2.TDSOthThanSalaryDtls[TDSSection=94Q|94C|94R|94R-P|94M].TDSSection if has ScheduleTDS2.TDSOthThanSalaryDtls[TDSSection=94Q|94C|94R|94R-P|94M].TDSSection # ${BUSINESS}
13 never ScheduleTDS3.TDS3onOthThanSalDtls[TDSSection=94Q|94C|94R|94R-P|94M].TDSSection if has ScheduleTDS3.TDS3onOthThanSalDtls[TDSSection=94Q|94C|94R|94R-P|94M].TDSSection # ${BUSINESS}
22 never ScheduleTDS2.TDSOthThanSalaryDtls[TDSSection=94M].TDSSection if has ScheduleTDS2.TDSOthThanSalaryDtls[TDSSection=94M].TDSSection # ${BUSINESS}
22 never ScheduleTDS3.TDS3onOthThanSalDtls[TDSSection=94M].TDSSection if has ScheduleTDS3.TDS3onOthThanSalDtls[TDSSection=94M].TDSSection # ${BUSINESS}
20 give $F.LEIDtls.LEINumber, $F.LEIDtls.ValidUptoDate if PartB_TTI.Refund.RefundDue > 500000000 # For a refund above ₹50 crore, enter the LEI and its validity
24 give $P.AadhaarCardNo if ind & $F.ResidentialStatus:RES|NOR # ${AADHAAR}
26 nil ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalSTCGPTILossCF, ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalLTCGPTILossCF if $F.ReturnFileSec:12 # A loss in a late return is not carried forward, except a house property loss
`;

export const itr2AdviceLines = adviceLines(itr2Table, { constants });

/** Category B and D rules of ITR-2's list for AY 2026-27: warnings and reminders of forms to file. */
export const itr2Advice: readonly Rule[] = [
  ...rulesOfAdvice(itr2AdviceLines, 'B/D'),
  ...indexRules('B/D-25'),
];

/** Rules that cannot be checked from a return alone, with the reason. */
export const itr2AdviceNotGiven: Readonly<Record<string, string>> = {
  'B/D-23': 'Whether PAN and Aadhaar are linked is known to the portal only',
};
