import { earlierLossYears, lossYears } from '../../itr3/rules/table-losses.ts';

/**
 * Rows of Schedules CYLA and BFLA: name in each, number of BFLA's column 1, losses absorbed by the row,
 * whether losses brought forward are set off.
 */
const pools = [
  ['HP', 'HP', 542, 'BS', true],
  ['BusProfExclSpecProf', 'BusProfExclSpecProf', 543, 'HS', true],
  ['SpeculationIncome', 'SpeculationIncome', '', 'HS', true],
  ['SpecifiedBusIncome', 'SpecifiedBusIncome', 544, 'HS', true],
  ['STCG20Per', 'STCG20Per', 545, 'HBS', true],
  ['STCG30Per', 'STCG30Per', 546, 'HBS', true],
  ['STCGAppRate', 'STCGAppRate', 547, 'HBS', true],
  ['STCGDTAARate', 'STCGDTAARate', 548, 'HBS', true],
  ['LTCG12_5Per', 'LTCG12_5Per', '', 'HBS', true],
  ['LTCGDTAARate', 'LTCGDTAARate', 549, 'HBS', true],
  ['OthSrcExclRaceHorseLottery', 'OthSrcExclRaceHorse', 550, 'HB', false],
  ['ProfitFrmRaceHorse', 'ProfitFrmRaceHorse', 551, 'HBS', true],
  ['IncOSDTAA', 'IncOSDTAA', 552, 'HBS', false],
] as const;
type Pool = (typeof pools)[number];
const losses = { H: 'HPlossCurYrSetoff', B: 'BusLossSetoff', S: 'OthSrcLossNoRaceHorseSetoff' } as const;
const c = ([row]: Pool, key: string) => `$CY.${row}.IncCYLA.${key}`;
const b = ([, row]: Pool, key: string) => `ScheduleBFLA.${row}.IncBFLA.${key}`;
const at = (row: Pool[0]) => pools.find(([name]) => name === row)!;
const taking = (loss: 'H' | 'B' | 'S') => pools.filter(([, , , takes]) => takes.includes(loss));
const taken = (loss: 'H' | 'B' | 'S') =>
  taking(loss)
    .map((p) => c(p, losses[loss]))
    .join(' + ');
/** Remaining income against which a loss could still be set off. */
const open = (loss: 'H' | 'B' | 'S') =>
  taking(loss)
    .map((p) => c(p, 'IncOfCurYrAfterSetOff'))
    .join(' + ');
const names = {
  H: ['TotHPlossCurYr', 'TotHPlossCurYrSetoff', 'BalHPlossCurYrAftSetoff'],
  B: ['TotBusLoss', 'TotBusLossSetoff', 'BalBusLossAftSetoff'],
  S: ['TotOthSrcLossNoRaceHorse', 'TotOthSrcLossNoRaceHorseSetoff', 'BalOthSrcLossNoRaceHorseAftSetoff'],
} as const;
const ALL_AGAINST = 'A loss must be set off against all eligible income';
/** Column 1 of Schedule CYLA: number, row, where it comes from. */
const incomes = [
  [515, 'BusProfExclSpecProf', 'pos( $BA.NetPLBusOthThanSpec7A7B7C )'],
  [516, 'SpeculationIncome', '$SET.SpeculativeInc.IncOfCurYrAfterSetOff'],
  [517, 'SpecifiedBusIncome', '$SET.SpecifiedInc.IncOfCurYrAfterSetOff'],
  [518, 'STCG30Per', '$E.InStcg30Per.CurrYrCapGain'],
  [519, 'STCGAppRate', '$E.InStcgAppRate.CurrYrCapGain'],
  [520, 'STCGDTAARate', '$E.InStcgDTAARate.CurrYrCapGain'],
  [521, 'LTCGDTAARate', '$E.InLtcgDTAARate.CurrYrCapGain'],
  [522, 'OthSrcExclRaceHorseLottery', 'pos( $O.BalanceNoRaceHorse )'],
  [523, 'ProfitFrmRaceHorse', 'pos( $RH.BalanceOwnRaceHorse )'],
  [524, 'IncOSDTAA', '$O.IncChargblSplRateOS.TotalAmtTaxUsDTAASchOs'],
  [531, 'STCG20Per', '$E.InStcg20Per.CurrYrCapGain'],
  [532, 'LTCG12_5Per', '$E.InLtcg12_5Per.CurrYrCapGain'],
] as const;

const currentYear = `
@
504 $CY.TotalLossSetOff.TotHPlossCurYrSetoff <= limit.houseLoss if old
505 $CY.TotalCurYr.TotHPlossCurYr = pos( 0 - ScheduleHP.TotalIncomeChargeableUnHP )
506 $CY.TotalCurYr.TotBusLoss = $SET.LossRemainSetOffOnBus
507 $CY.TotalCurYr.TotOthSrcLossNoRaceHorse = pos( 0 - $O.BalanceNoRaceHorse )
${(['H', 'B', 'S'] as const)
  .map((loss, i) => {
    const [total, set, left] = names[loss];
    return `${508 + i} $CY.TotalLossSetOff.${set} = ${taken(loss)}
${511 + i} $CY.LossRemAftSetOff.${left} = $CY.TotalCurYr.${total} - $CY.TotalLossSetOff.${set}${loss === 'H' ? ' if old' : ''}`;
  })
  .join('\n')}
${incomes.map(([no, row, from]) => `${no} ${c(at(row), 'IncOfCurYrUnderThatHead')} = ${from}`).join('\n')}
${pools
  .map((p) => {
    const minus = [...p[3]].map((l) => c(p, losses[l as 'H']));
    return `514 ${c(p, 'IncOfCurYrAfterSetOff')} = ${c(p, 'IncOfCurYrUnderThatHead')} - ${minus.join(' - ')}
527 ${c(p, 'IncOfCurYrUnderThatHead')} >= ${minus.join(' + ')}${p[3].includes('H') ? `\n528 nil ${c(p, losses.H)} if new # In the new regime a loss from house property is not set off against other heads` : ''}`;
  })
  .join('\n')}
525 never $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff if $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff > ${c(at('ProfitFrmRaceHorse'), losses.S)} + ${c(at('IncOSDTAA'), losses.S)} & ${c(at('ProfitFrmRaceHorse'), 'IncOfCurYrAfterSetOff')} + ${c(at('IncOSDTAA'), 'IncOfCurYrAfterSetOff')} > 0 # A loss from other sources is set off first against race horses and income at treaty rates
526 never $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff if old & $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff > 0 & $CY.TotalLossSetOff.TotHPlossCurYrSetoff < limit.houseLoss & ${open('H')} > 0 # ${ALL_AGAINST}
529 never $CY.LossRemAftSetOff.BalBusLossAftSetoff if $CY.LossRemAftSetOff.BalBusLossAftSetoff > 0 & ${open('B')} > 0 # ${ALL_AGAINST}
530 never $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff if $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff > 0 & ${open('S')} > 0 # ${ALL_AGAINST}
`;

const BF = 'BFlossPrevYrUndSameHeadSetoff';
const brought: Pool[] = pools.filter(([, , , , own]) => own);
const gains = brought.filter(([row]) => /TCG/.test(row));
const ADJ = 'ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail';
const BFT = 'ScheduleBFLA.TotalBFLossSetOff';
const columns = (p: Pool) => [
  ...(p[4] ? [b(p, BF)] : []),
  b(p, 'BFUnabsorbedDeprSetoff'),
  b(p, 'BFAllUs35Cl4Setoff'),
];
const KINDS = [
  'TotalHPPTILossCF',
  'BusLossOthThanSpecLossCF',
  'LossFrmSpecBusCF',
  'LossFrmSpecifiedBusCF',
  'TotalSTCGPTILossCF',
  'TotalLTCGPTILossCF',
  'OthSrcLossRaceHorseCF',
] as const;

const broughtForward = `
@
533 ${BFT}.TotAllUs35cl4Setoff = ITRScheduleUD.TotCurYrAllowSetoffInc
534 ${BFT}.TotUnabsorbedDeprSetoff = ITRScheduleUD.TotCurYrdepritSetoffInc
535 ${b(at('HP'), BF)} = ${ADJ}.TotalHPPTILossCF
536 ${ADJ}.BusLossOthThanSpecLossCF = ${b(at('BusProfExclSpecProf'), BF)} + ${b(at('SpeculationIncome'), BF)} + ${b(at('SpecifiedBusIncome'), BF)} - ${ADJ}.LossFrmSpecBusCF - ${ADJ}.LossFrmSpecifiedBusCF
537 ${b(at('ProfitFrmRaceHorse'), BF)} = ${ADJ}.OthSrcLossRaceHorseCF
538 ${BFT}.TotBFLossSetoff = ${brought.map((p) => b(p, BF)).join(' + ')}
539 ScheduleBFLA.IncomeOfCurrYrAftCYLABFLA = ${pools.map((p) => b(p, 'IncOfCurYrAfterSetOffBFLosses')).join(' + ')}
540 ${BFT}.TotUnabsorbedDeprSetoff = ${pools.map((p) => b(p, 'BFUnabsorbedDeprSetoff')).join(' + ')}
541 ${BFT}.TotAllUs35cl4Setoff = ${pools.map((p) => b(p, 'BFAllUs35Cl4Setoff')).join(' + ')}
553 ${ADJ}.TotalSTCGPTILossCF = ${gains.map((p) => b(p, BF)).join(' + ')} - ${ADJ}.TotalLTCGPTILossCF
554 ${b(at('BusProfExclSpecProf'), BF)} <= pos( ${b(at('BusProfExclSpecProf'), 'IncOfCurYrUndHeadFromCYLA')} - $BA.DeemedProfitBusUs.Section44BB - $BA.DeemedProfitBusUs.Section44BBD ) - ${b(at('BusProfExclSpecProf'), 'BFUnabsorbedDeprSetoff')} # Losses brought forward are not set off against income u/s 44BB and 44BBD
556 ${BFT}.TotBFLossSetoff <= ${KINDS.map((k) => `${ADJ}.${k}`).join(' + ')}
${pools
  .map((p) => {
    const less = columns(p);
    return `${p[2] ? `${p[2]} ${b(p, 'IncOfCurYrUndHeadFromCYLA')} = ${c(p, 'IncOfCurYrAfterSetOff')}` : ''}
557 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} = ${[b(p, 'IncOfCurYrUndHeadFromCYLA'), ...less].join(' - ')}
558 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} <= ${b(p, 'IncOfCurYrUndHeadFromCYLA')}
555 ${b(p, 'IncOfCurYrUndHeadFromCYLA')} >= ${less.join(' + ')}`;
  })
  .join('\n')}
`;

const node = (year: string) => `ScheduleCFL.${year}.CarryFwdLossDetail`;
const heldIn = (kind: (typeof KINDS)[number]): readonly string[] =>
  kind === 'LossFrmSpecifiedBusCF'
    ? [...earlierLossYears, ...lossYears.map(([y]) => y)]
    : lossYears
        .filter(([, late]) => late || !['LossFrmSpecBusCF', 'OthSrcLossRaceHorseCF'].includes(kind))
        .map(([y]) => y);
const IN_TIME = '$FS.IncomeTaxSec!:12';
const PASSED = ['TotalHPPTILossCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF', 'OthSrcLossRaceHorseCF'];

const carried = `
@
559 $TI.LossesOfCurrentYearCarriedFwd = ${KINDS.map((k) => `$CFLNOW.${k}`).join(' + ')} if $F.InvstmntFundRefrdSec115UB!:Y
560 $CFLNOW.TotalSTCGPTILossCF = ${['20Per', '30Per', 'AppRate', 'DTAARate'].map((r) => `$E.LossRemainSetOff.StclSetoff${r}`).join(' + ')} if ${IN_TIME}
561 $CFLNOW.TotalLTCGPTILossCF = $E.LossRemainSetOff.LtclSetOff12_5Per + $E.LossRemainSetOff.LtclSetOffDTAARate if ${IN_TIME}
562 $CFLNOW.TotalHPPTILossCF = $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff
563 $CFLNOW.BusLossOthThanSpecLossCF = $CY.LossRemAftSetOff.BalBusLossAftSetoff if ${IN_TIME}
564 $CFLNOW.LossFrmSpecBusCF = pos( 0 - $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus ) if ${IN_TIME}
565 $CFLNOW.LossFrmSpecifiedBusCF = pos( 0 - $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal ) if ${IN_TIME}
566 $CFLNOW.OthSrcLossRaceHorseCF = pos( 0 - $RH.BalanceOwnRaceHorse ) if ${IN_TIME}
${lossYears.map(([y]) => `568 ${node(y)}.BusLossOthThanSpecLossCF = pos( ${node(y)}.BrtFwdBusLoss - ${node(y)}.AdjustAccTax115BADAmt )`).join('\n')}
${KINDS.map(
  (
    k,
  ) => `569 ScheduleCFL.CurrentYearLossCF.LossSummaryDetail.${k} = pos( $CFLNOW.${k}${PASSED.includes(k) ? ` - ScheduleCFL.CurrentYearDistrUnitHolder.LossSummaryDetail.${k}` : ''} )
570 ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${k} = ${heldIn(k)
    .map((y) => `${node(y)}.${k}`)
    .join(' + ')}
571 ScheduleCFL.TotalLossCFSummary.LossSummaryDetail.${k} = pos( ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${k} - ${ADJ}.${k} + ScheduleCFL.CurrentYearLossCF.LossSummaryDetail.${k} )`,
).join('\n')}
577 ITRScheduleUD.CurBalCFNY <= $BA.DepreciationAllowITAct32.TotDeprAllowITAct
@ ITRScheduleUD.ScheduleUD[]
573 AmtDeprSOCY <= AmtBFUD - AdjustAccTax115BADAmt
574 BalCFNY = AmtBFUD - AdjustAccTax115BADAmt - AmtDeprSOCY
575 AllowBalCFNY = AmtBFUAllow - AmtAllowSOCY
@ ITRScheduleUD
${(
  [
    ['TotBFUDepritAmt', 'AmtBFUD'],
    ['TotAdjustAccTax115BADAmt', 'AdjustAccTax115BADAmt'],
    ['TotCurYrdepritSetoffInc', 'AmtDeprSOCY'],
    ['TotBFUAllowAmt', 'AmtBFUAllow'],
    ['TotCurYrAllowSetoffInc', 'AmtAllowSOCY'],
  ] as const
)
  .map(([total, column]) => `576 ${total} = ScheduleUD[].${column}`)
  .join('\n')}
576 TotDepritBalCFNY = ScheduleUD[].BalCFNY + CurBalCFNY
576 TotalBalCFNY = ScheduleUD[].AllowBalCFNY + CurAllowBalCFNY
`;

/** Rules 504 to 577: Schedules CYLA, BFLA, CFL and UD. */
export const lossesTable = `${currentYear}${broughtForward}${carried}`;
