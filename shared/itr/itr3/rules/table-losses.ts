/** Rows of Schedules CYLA and BFLA of ITR-3; number of BFLA's column 1; losses absorbed by the row. */
const pools = [
  ['Salary', 593, 'HS'],
  ['HP', 594, 'BS'],
  ['BusProfExclSpecProf', 595, 'HS'],
  ['SpeculativeInc', 596, 'HS'],
  ['SpecifiedInc', 597, 'HS'],
  ['STCG20Per', '612,614', 'HBS'],
  ['STCG30Per', 598, 'HBS'],
  ['STCGAppRate', 599, 'HBS'],
  ['STCGDTAARate', 600, 'HBS'],
  ['LTCG12_5Per', 613, 'HBS'],
  ['LTCGDTAARate', 601, 'HBS'],
  ['OthSrcExclRaceHorse', 602, 'HB'],
  ['OthSrcRaceHorse', 603, 'HBS'],
  ['IncOSDTAA', 604, 'HBS'],
] as const;
type Pool = (typeof pools)[number][0];
const losses = { H: 'HPlossCurYrSetoff', B: 'BusLossSetoff', S: 'OthSrcLossNoRaceHorseSetoff' } as const;
const c = (p: Pool, key: string) => `$CY.${p}.IncCYLA.${key}`;
const b = (p: Pool, key: string) => `ScheduleBFLA.${p}.IncBFLA.${key}`;
const taking = (loss: 'H' | 'B' | 'S') => pools.filter(([, , takes]) => takes.includes(loss)).map(([p]) => p);
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

const currentYear = `
@
/550 $CY.TotalCurYr.TotBusLoss = $SET.LossRemainSetOffOnBus
/551 $CY.TotalLossSetOff.TotHPlossCurYrSetoff <= limit.houseLoss if old
/552 ${c('HP', 'IncOfCurYrUnderThatHead')} = pos( ScheduleHP.TotalIncomeChargeableUnHP )
${(['H', 'B', 'S'] as const)
  .map((loss, i) => {
    const [total, set, left] = names[loss];
    return `/${554 + i} $CY.TotalLossSetOff.${set} = ${taken(loss)}
/${557 + i} $CY.LossRemAftSetOff.${left} = $CY.TotalCurYr.${total} - $CY.TotalLossSetOff.${set}${loss === 'H' ? ' if old' : ''}`;
  })
  .join('\n')}
/561 ${c('BusProfExclSpecProf', 'IncOfCurYrUnderThatHead')} = pos( $BA.NetPLBusOthThanSpec7A7B7C )
/562 ${c('SpeculativeInc', 'IncOfCurYrUnderThatHead')} = $SET.SpeculativeInc.IncOfCurYrAfterSetOff
/563 ${c('SpecifiedInc', 'IncOfCurYrUnderThatHead')} = $SET.SpecifiedInc.IncOfCurYrAfterSetOff
${pools
  .map(([p, , takes]) => {
    const minus = [...takes].map((l) => c(p, losses[l as 'H']));
    return `/560 ${c(p, 'IncOfCurYrAfterSetOff')} = ${c(p, 'IncOfCurYrUnderThatHead')} - ${minus.join(' - ')}
/578 ${c(p, 'IncOfCurYrUnderThatHead')} >= ${minus.join(' + ')}`;
  })
  .join('\n')}
/577 never $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff if old & $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff > 0 & $CY.TotalLossSetOff.TotHPlossCurYrSetoff < limit.houseLoss & ${open('H')} > 0 # A loss must be set off against all eligible income
/580 never $CY.LossRemAftSetOff.BalBusLossAftSetoff if $CY.LossRemAftSetOff.BalBusLossAftSetoff > 0 & ${open('B')} > 0 # A loss must be set off against all eligible income
/581 never $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff if $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff > 0 & ${open('S')} > 0 # A loss must be set off against all eligible income
/576 never $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff if $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff > ${c('OthSrcRaceHorse', losses.S)} + ${c('IncOSDTAA', losses.S)} & ${c('OthSrcRaceHorse', 'IncOfCurYrAfterSetOff')} + ${c('IncOSDTAA', 'IncOfCurYrAfterSetOff')} > 0 # A loss from other sources is set off first against race horses and income at treaty rates
`;

const BF = 'BFlossPrevYrUndSameHeadSetoff';
const broughtForward: Pool[] = pools
  .map(([p]) => p)
  .filter((p) => !['Salary', 'OthSrcExclRaceHorse', 'IncOSDTAA'].includes(p));
const gains = broughtForward.filter((p) => /TCG/.test(p));
const depreciated: Pool[] = pools.map(([p]) => p).filter((p) => p !== 'Salary');
const ADJ = 'ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail';
const BFT = 'ScheduleBFLA.TotalBFLossSetOff';
const columns = (p: Pool) =>
  [
    broughtForward.includes(p) ? b(p, BF) : '',
    depreciated.includes(p) ? b(p, 'BFUnabsorbedDeprSetoff') : '',
    depreciated.includes(p) ? b(p, 'BFAllUs35Cl4Setoff') : '',
  ].filter(Boolean);

const brought = `
@
/584 ${b('HP', BF)} = ${ADJ}.TotalHPPTILossCF
/585 ${ADJ}.BusLossOthThanSpecLossCF = ${b('BusProfExclSpecProf', BF)} + ${b('SpeculativeInc', BF)} + ${b('SpecifiedInc', BF)} - ${ADJ}.LossFrmSpecBusCF - ${ADJ}.LossFrmSpecifiedBusCF
/586 ${ADJ}.TotalSTCGPTILossCF = ${gains.map((p) => b(p, BF)).join(' + ')} - ${ADJ}.TotalLTCGPTILossCF
/605 ${b('OthSrcRaceHorse', BF)} = ${ADJ}.OthSrcLossRaceHorseCF
/587 ${BFT}.TotBFLossSetoff = ${broughtForward.map((p) => b(p, BF)).join(' + ')}
/588 ScheduleBFLA.IncomeOfCurrYrAftCYLABFLA = ${pools.map(([p]) => b(p, 'IncOfCurYrAfterSetOffBFLosses')).join(' + ')}
/589 ${BFT}.TotUnabsorbedDeprSetoff = ${depreciated.map((p) => b(p, 'BFUnabsorbedDeprSetoff')).join(' + ')}
/590 ${BFT}.TotAllUs35cl4Setoff = ${depreciated.map((p) => b(p, 'BFAllUs35Cl4Setoff')).join(' + ')}
/607 ${b('BusProfExclSpecProf', BF)} <= pos( ${b('BusProfExclSpecProf', 'IncOfCurYrUndHeadFromCYLA')} - $BA.DeemedProfitBusUs.Section44BB - $BA.DeemedProfitBusUs.Section44BBD ) - ${b('BusProfExclSpecProf', 'BFUnabsorbedDeprSetoff')} if $BA.DeemedProfitBusUs.Section44BB + $BA.DeemedProfitBusUs.Section44BBD > 0 # Earlier losses and depreciation are not set off against income u/s 44BB or 44BBD
/591 ${BFT}.TotAllUs35cl4Setoff = ITR3ScheduleUD.TotCurYrAllowSetoffInc
/592 ${BFT}.TotUnabsorbedDeprSetoff = ITR3ScheduleUD.TotCurYrdepritSetoffInc
/611 ${BFT}.TotBFLossSetoff <= ${['TotalHPPTILossCF', 'BusLossOthThanSpecLossCF', 'LossFrmSpecBusCF', 'LossFrmSpecifiedBusCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF', 'OthSrcLossRaceHorseCF'].map((k) => `${ADJ}.${k}`).join(' + ')}
${pools
  .map(([p, no]) => {
    const less = columns(p);
    return `/${no} ${b(p, 'IncOfCurYrUndHeadFromCYLA')} = ${c(p, 'IncOfCurYrAfterSetOff')}
/609 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} = ${[b(p, 'IncOfCurYrUndHeadFromCYLA'), ...less].join(' - ')}
/610 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} <= ${b(p, 'IncOfCurYrUndHeadFromCYLA')}
${less.length > 0 ? `/608 ${b(p, 'IncOfCurYrUndHeadFromCYLA')} >= ${less.join(' + ')}` : ''}`;
  })
  .join('\n')}
`;

/** Years of Schedule CFL with business losses: node, and whether speculation and race horse losses last that long. */
export const lossYears = [
  ['LossCFFromPrevYrToAY', false],
  ['LossCFCurrentAssmntYear', false],
  ['LossCFCurrentAssmntYear2021', false],
  ['LossCFCurrentAssmntYear2022', false],
  ['LossCFCurrentAssmntYear2023', true],
  ['LossCFCurrentAssmntYear2024', true],
  ['LossCFCurrentAssmntYear2025', true],
  ['LossCFCurrentAssmntYear2026', true],
] as const;
/** Years before those, whose losses of a specified business last on. */
export const earlierLossYears = ['9th', '8th', '7th', '6th', '5th', '4th', '3rd', '2nd'].map(
  (n) => `LossCFFromPrev${n}YearFromAY`,
);
const yearNode = (node: string) => `ScheduleCFL.${node}.CarryFwdLossDetail`;
const kinds = {
  TotalHPPTILossCF: lossYears.map(([y]) => y),
  BusLossOthThanSpecLossCF: lossYears.map(([y]) => y),
  LossFrmSpecBusCF: lossYears.filter(([, late]) => late).map(([y]) => y),
  LossFrmSpecifiedBusCF: [...earlierLossYears, ...lossYears.map(([y]) => y)],
  TotalSTCGPTILossCF: lossYears.map(([y]) => y),
  TotalLTCGPTILossCF: lossYears.map(([y]) => y),
  OthSrcLossRaceHorseCF: lossYears.filter(([, late]) => late).map(([y]) => y),
} as const;

const carried = `
@
/619 $CFLNOW.OthSrcLossRaceHorseCF = pos( 0 - $RH.BalanceOwnRaceHorse ) if $F.ReturnFileSec!:12
${lossYears
  .map(
    ([y]) => `/620 nil ${yearNode(y)}.AdjustAccTax115BACAmt if old # This adjustment belongs to the new regime
/621 ${yearNode(y)}.BusLossOthThanSpecLossCF = pos( ${yearNode(y)}.BrtFwdBusLoss - ${yearNode(y)}.AdjustAccTax115BACAmt )`,
  )
  .join('\n')}
${Object.entries(kinds)
  .map(
    ([
      kind,
      of,
    ]) => `/622 ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${kind} = ${of.map((y) => `${yearNode(y)}.${kind}`).join(' + ')}
/623 ScheduleCFL.TotalLossCFSummary.LossSummaryDetail.${kind} = pos( ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${kind} - ${ADJ}.${kind} + $CFLNOW.${kind} )`,
  )
  .join('\n')}
@ ITR3ScheduleUD.ScheduleUD[]
/625 AmtDeprSOCY <= AmtBFUD - AdjustAccTax115BACAmt
/626 BalCFNY = AmtBFUD - AdjustAccTax115BACAmt - AmtDeprSOCY
/627 AllowBalCFNY = AmtBFUAllow - AmtAllowSOCY
@ ITR3ScheduleUD
/628 TotBFUDepritAmt = ScheduleUD[].AmtBFUD
/628 TotAdjustAccTax115BACAmt = ScheduleUD[].AdjustAccTax115BACAmt
/628 TotCurYrdepritSetoffInc = ScheduleUD[].AmtDeprSOCY
/628 TotDepritBalCFNY = ScheduleUD[].BalCFNY + CurBalCFNY
/628 TotBFUAllowAmt = ScheduleUD[].AmtBFUAllow
/628 TotCurYrAllowSetoffInc = ScheduleUD[].AmtAllowSOCY
/628 TotalBalCFNY = ScheduleUD[].AllowBalCFNY + CurAllowBalCFNY
`;

/** Rules of Schedules CYLA, BFLA, CFL and UD that only ITR-3 has; see lines.ts. */
export const lossesTable = `${currentYear}${brought}${carried}`;
