import { assetBlocks } from '../parts/depreciation.ts';

const A = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => `$BA.${key}`)
    .join(' + ');
const less = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => ` - $BA.${key}`)
    .join('');

const SHARES = ['44AD', '44ADA', '44AE', '44B', '44BB', '44BBA', '44BBC', '44BBD', '44DA'];
const researchNodes = ['1_i', '1_ii', '1_iia', '1_iii', '1_iv', '2AA', '2AB', 'CCC', 'CCD'].map(
  (key) => `ScheduleESR.DeductionUs35.Section35_${key}.DeductUs35`,
);
/** Items 37a to 37e: number, node of the income, node of item 4b, its share. */
const rules7 = [
  [295, 'DeemedChrgblIncUndrRule7A', 'ProfitFrmActCvrdUndrRule7A', 35],
  [296, 'DeemedChrgblIncUndrRule7B1', 'ProfitFrmActCvrdUndrRule7B1', 25],
  [297, 'DeemedChrgblIncUndrRule7B1A', 'ProfitFrmActCvrdUndrRule7B1A', 40],
  [298, 'DeemedChrgblIncUndrRule8', 'ProfitFrmActCvrdUndrRule8', 40],
] as const;

const business = `
@
/119 $BA.NetPLFromSpecBus = $PL.NetIncomeFrmSpecActivity + $TR.IncomeIntradayTrd
/149 $BA.OthItemDisallowUs28To44DA >= $NOTPL.Section28Items + $NOTPL.ProformaCreditsDue + $NOTPL.PrevYrEscalClaim + $NOTPL.OthItemInc # Item 23 of Schedule BP ({found}) must include the income not credited to the profit and loss account ({value})
/237 $BA.ProfBfrTaxPL = $DR.PBT + $PL.NoBooksOfAccPL.TotBusinessProfession + $PL.NetIncomeFrmSpecActivity + $PL.PersumptiveInc44AD.TotPersumptiveInc44AD + $PL.PersumptiveInc44ADA.TotPersumptiveInc44ADA + $PL.TotalPrsumptvIncUs44E + $PL.NonResidentPL.NetProfit
/238 $CFLNOW.LossFrmSpecBusCF = pos( 0 - $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus ) if $F.ReturnFileSec!:12
/239 $CFLNOW.LossFrmSpecifiedBusCF = pos( 0 - $BP.SpecifiedBusinessInc.PLFrmSpecifiedBus )
/240 $BA.DepreciationAllowITAct32.DepreciationAllowUs32_1_ii = ScheduleDEP.SummaryFromDeprSch.TotalDepreciation
/241 $OTHER.HouseProperty <= max( ScheduleHP.TotalIncomeChargeableUnHP , ScheduleHP.PropertyDetails[].Rentdetails.AnnualLetableValue )
/242 $OTHER.CapitalGains <= pos( $ST.TotalSTCG ) + pos( $LT.TotalLTCG ) + ScheduleCGFor23.IncmFromVDATrnsf
/243 $OTHER.OtherSources <= max( $O.GrossIncChrgblTaxAtAppRate + $O.IncChargeableSpecialRates + $RH.Receipts , ScheduleOS.IncChargeable )
/282 $OTHER.Salary <= ScheduleS.TotalGrossSalary
/244 $BA.BalancePLOthThanSpecBus = $BA.ProfBfrTaxPL${less('NetPLFromSpecBus NetPLFromSpecifiedBus IncRecCredPLOthHeadDtls.Salary IncRecCredPLOthHeadDtls.HouseProperty IncRecCredPLOthHeadDtls.CapitalGains IncRecCredPLOthHeadDtls.OtherSources IncRecCredPLOthHeadDtls.Us115BBF IncRecCredPLOthHeadDtls.Us115BBG IncRecCredPLOthHeadDtls.115BBH PLUs44sChapXIIG TotalProfitFrmActCvrd IncCredPL.TotExempIncPL IncCredPLNotChargable')}
/245 $BA.TotExpDebPL = ${A('ExpDebToPLOthHeadDtls.Salary ExpDebToPLOthHeadDtls.HouseProperty ExpDebToPLOthHeadDtls.CapitalGains ExpDebToPLOthHeadDtls.OtherSources ExpDebToPLOthHeadDtls.Us115BBF ExpDebToPLOthHeadDtls.Us115BBG ExpDebToPLOthHeadDtls.115BBH ExpDebToPLExemptInc ExpDebToPLExemptIncDisAllwUs14A')}
/246 $BA.AdjustedPLOthThanSpecBus = ${A('BalancePLOthThanSpecBus TotExpDebPL')}
/247 $BA.DepreciationAllowITAct32.TotDeprAllowITAct = ${A('DepreciationAllowITAct32.DepreciationAllowUs32_1_ii DepreciationAllowITAct32.DepreciationAllowUs32_1_i')}
/248 $BA.AdjustPLAfterDeprOthSpecInc = ${A('AdjustedPLOthThanSpecBus DepreciationDebPLCosAct')}${less('DepreciationAllowITAct32.TotDeprAllowITAct')}
/249 $BA.TotAfterAddToPLDeprOthSpecInc = ${A('AmtDebPLDisallowUs36 AmtDebPLDisallowUs37 AmtDebPLDisallowUs40 AmtDebPLDisallowUs40A AmtDebPLDisallowUs43B InterestDisAllowUs23SMEAct DeemIncUs41 DeemIncUs3380HHD80IA DeemIncUs43CA OthItemDisallowUs28To44DA AnyOthIncNotInclInExpDisallowPL IncProfDecLossAccICDSAdj')}
/250 $BA.TotDeductionAmts = ${A('DeductUs32_1_iii DebPLUs35ExcessAmt AmtDisallUs40NowAllow AmtDisallUs43BNowAllow AnyOthAmtAllDeduct DecProfIncLossAccICDSAdj')}
/251 $BA.AmtDebPLDisallowUs36 = $OI.AmtDisallUs36.TotAmtDisallUs36
/252 $BA.AmtDebPLDisallowUs37 = $OI.AmtDisallUs37.TotAmtDisallUs37
/253 $BA.AmtDebPLDisallowUs40 = $OI.AmtDisallUs40.TotAmtDisallUs40
/254 $BA.AmtDebPLDisallowUs40A = $OI.AmtDisallUs40A.TotAmtDisallUs40A
/256 $BA.DeemIncUs41 = $OI.ProfTaxAmtUs41
/257 $BA.IncProfDecLossAccICDSAdj = $OI.ProfDeviatDueAcctMeth + $OI.MethodOfValClgStk.EffectOnPL
/258 $BA.DebPLUs35ExcessAmt = ScheduleESR.DeductionUs35.TotUs35.DeductUs35.ExcessAmtOverDebPL
/259 $BA.AmtDisallUs40NowAllow = $OI.AmtDisallUs40.AmtDisallUs40PyNowAll
/260 $BA.AmtDisallUs43BNowAllow = $OI.AmtDisallUs43BPyNowAll.AmtUs43B.TotAmtUs43b
/261 $BA.DecProfIncLossAccICDSAdj = $OI.DecProOrIncLossUs145_2 + $OI.MethodOfValClgStk.DecProOrIncLossUs145_A
/262 $BA.PLAftAdjDedBusOthThanSpec = ${A('AdjustPLAfterDeprOthSpecInc TotAfterAddToPLDeprOthSpecInc')}${less('TotDeductionAmts')}
/264 $BA.NetPLAftAdjBusOthThanSpec = ${A('PLAftAdjDedBusOthThanSpec DeemedProfitBusUs.TotDeemedProfitBusUs')}
/265 $BA.NetPLBusOthThanSpec7A7B7C = ${A('ChrgblIncUndrRule7 DeemedChrgblIncUndrRule7A DeemedChrgblIncUndrRule7B1 DeemedChrgblIncUndrRule7B1A DeemedChrgblIncUndrRule8 IncomeOtherThanRule')}
/266 $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus = $BP.SpecBusinessInc.NetPLFrmSpecBus + $BP.SpecBusinessInc.AdditionUs28to44DA - $BP.SpecBusinessInc.DeductUs28to44DA
/267 $BP.SpecifiedBusinessInc.ProfitLossSpecifiedBusiness = $BP.SpecifiedBusinessInc.NetPLFrmSpecifiedBus + $BP.SpecifiedBusinessInc.AddSec28to44DA - $BP.SpecifiedBusinessInc.DedSec28to44DAOTDedSec35AD
/268 $BP.SpecifiedBusinessInc.PLFrmSpecifiedBus = $BP.SpecifiedBusinessInc.ProfitLossSpecifiedBusiness - $BP.SpecifiedBusinessInc.DeductionUs35AD
/270 $BA.PLUs44sChapXIIG = ${SHARES.map((s) => `$BA.ProfitLossInclRefrdSec.ProfitLossUs${s}`).join(' + ')}
${SHARES.map((s) => `/270 $BA.ProfitLossInclRefrdSec.ProfitLossUs${s} = $BA.DeemedProfitBusUs.Section${s}`).join('\n')}
${SHARES.slice(3)
  .map((s) => `/290 $BA.DeemedProfitBusUs.Section${s} = $BA.ProfitLossInclRefrdSec.ProfitLossUs${s}`)
  .join('\n')}
/271 $BA.DepreciationDebPLCosAct = ManufacturingAccount.OpeningInventory.DeprctnOfFactoryMachinery + $DR.DepreciationAmort
/272 $BA.BalIncDeemedFrmAgri = pos( $BA.TotalProfitFrmActCvrd${less('ChrgblIncUndrRule7 DeemedChrgblIncUndrRule7A DeemedChrgblIncUndrRule7B1 DeemedChrgblIncUndrRule7B1A DeemedChrgblIncUndrRule8')} )
/273 $BA.IncCredPL.TotExempIncPL = ${A('IncCredPL.FirmShareInc IncCredPL.AOPBOISharInc IncCredPL.OthExempInc')}
/275 $SET.TotLossSetOffOnBus = $SET.SpeculativeInc.BusLossSetoff + $SET.SpecifiedInc.BusLossSetoff
/276 $SET.LossRemainSetOffOnBus = $SET.LossSetOffOnBusLoss - $SET.TotLossSetOffOnBus
/277 $BA.ExpDebToPLExemptIncDisAllwUs14A = $OI.AmountOfExpDisAllwUs14A
/278 nil $BA.DepreciationAllowITAct32.DepreciationAllowUs32_1_i if no /PartA_GEN2.NatOfBus.NatureOfBusiness[Code=05001|06008].Code # Depreciation u/s 32(1)(i) is for undertakings that generate power
/281 $BA.IncCredPL.TotExempIncPL <= pos( $CR.TotCreditsToPL ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/281 $OTHER.OtherSources <= pos( $CR.TotCreditsToPL ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/281 $OTHER.HouseProperty <= pos( $CR.TotCreditsToPL ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/281 $OTHER.CapitalGains <= pos( $CR.TotCreditsToPL ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/281 $OTHER.Salary <= pos( $CR.TotCreditsToPL ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/286 $BA.AnyOthIncNotInclInOthers >= ${researchNodes.map((r) => `pos( ${r}.AmtDebPL - ${r}.AmtUs35Allowable )`).join(' + ')}
/284 $BA.DeemedProfitBusUs.Section44AD <= $TR.TotRevenueFrmOperations + $PL.PersumptiveInc44AD.GrsTrnOverOrReceipt + $PL.PersumptiveInc44ADA.GrsReceipt + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf
/288,291 $OTHER.OtherSources = $OTHER.Dividend + $OTHER.OtherThanDividend
/289 $OTHER.Dividend <= pos( $CR.OthIncome.Dividends - $BA.IncCredPL.OtherExmptIncDtl.OperatingDividendAmt )
/292 $BA.IncCredPL.TotExempIncPL <= ScheduleEI.TotalExemptInc + ScheduleIF.TotalProfitShareAmt
/292,911 $BA.IncCredPL.FirmShareInc <= ScheduleIF.TotalProfitShareAmt
/293 $BA.DeemedProfitBusUs.Section44AE = $PL.TotalPrsumptvIncUs44E
/294 $BA.ChrgblIncUndrRule7 = $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule7
${rules7.map(([no, at, from, share]) => `/${no} $BA.${at} >= ${share}% * $BA.ProfitFrmActCvrd.${from}`).join('\n')}
/299 $BP.SpecifiedBusinessInc.NetPLFrmSpecifiedBus = $BA.NetPLFromSpecifiedBus
/300 $OTHER.115BBH = ScheduleVDA.TotIncBusiness
/301 nil $BA.IncCredPL.OtherExmptIncDtl.OperatingDividendAmt # Dividends are taxable and cannot be claimed as exempt
`;

/** Numbers of a block's rows in Schedules DEP and DCG; 342 is with the sums. */
const summaries: Readonly<Record<string, readonly [dep: number, dcg?: number]>> = {
  plant_15: [328, 341],
  plant_30: [329],
  plant_40: [330, 343],
  plant_45: [331, 344],
  building_5: [332, 345],
  building_10: [333, 346],
  building_40: [334, 347],
  furniture: [335, 348],
  intangible: [336, 349],
  ships: [337, 350],
};

/** Depreciation of a block by the columns of Schedules DPM and DOA. */
const blocks = assetBlocks
  .map(({ key, json, rate, plant, summary: [group, leaf] }) => {
    const no = plant
      ? { full: 304, half: 305, total: 306, net: 307, at: 311, atHalf: 312, share: 315 }
      : { full: 316, half: 317, total: 318, net: 319, at: 322, atHalf: 323, share: 324 };
    const short = rate !== 4500;
    const opening = plant ? 'WDVFirstDay + AdjustmentSec115BAC' : 'WDVFirstDay';
    const cost = short ? `${opening} + AdditionsGrThan180Days` : opening;
    const own = `DepreciationAtFullRate${short ? ' + DepreciationAtHalfRate' : ''}`;
    const additional = [
      'AddlnDeprOnGT180DayAdditions',
      'AddlnDeprOnLessThan180DayAdditions',
      'AddlnDeprOnAssetLessThan180Days',
    ];
    const more = plant && short ? ` + ${additional.join(' + ')}` : '';
    const base = `FullRateDeprAmt${short ? ' + HalfRateDeprAmt' : ''}`;
    const excess = `RealizationTotalPeriod + RealizationPeriodLessThan180days - WDVFirstDay - AdditionsGrThan180Days - AdditionsLessThan180Days - ExpdrOnTrforSaleAsset`;
    // consideration for the whole block leaves nothing to depreciate
    const kept = short
      ? `RealizationTotalPeriod + RealizationPeriodLessThan180days < ${cost} + AdditionsLessThan180Days`
      : `RealizationTotalPeriod < ${cost}`;
    const dep = `ScheduleDEP.SummaryFromDeprSch.${group ? `${group}.` : ''}${leaf}`;
    const dcg = `ScheduleDCG.SummaryFromDeprSchCG.${group ? `${group}CG.` : ''}${leaf}`;
    const [depNo, dcgNo] = summaries[key]!;
    return `
@ ${json}
/${no.full} FullRateDeprAmt = pos( ${cost} - RealizationTotalPeriod ) if ${kept}
${short ? `/${no.half} HalfRateDeprAmt = pos( AdditionsLessThan180Days - RealizationPeriodLessThan180days ) if ${kept} & RealizationTotalPeriod <= ${cost}` : ''}
/${no.total} TotalDepreciation = min( ${own}${more} , ${base} )
/${no.net} NetAggregateDepreciation = pos( TotalDepreciation - DepDisAllowUs38_2 )
/${no.at} DepreciationAtFullRate ~= ${rate / 100}% * FullRateDeprAmt${rate === 4500 ? ' if old' : ''}
${short ? `/${no.atHalf} DepreciationAtHalfRate ~= ${rate / 200}% * HalfRateDeprAmt` : ''}
/${no.share} ProportionateAggDepreciation <= NetAggregateDepreciation
${plant && short ? `/309 nil ${additional.join(', ')} if new # Additional depreciation is not available in the new regime` : ''}
${plant ? `/313 Total = ${opening} if Total != 0\n/314 nil AdjustmentSec115BAC if old # This adjustment belongs to the new regime` : ''}
${plant ? '' : `/320 CapGainUs50 = ${excess} if ${excess} > 0\n/320 CapGainUs50 = ${excess} if CapGainUs50 != 0\n/321 WDVLastDay = pos( FullRateDeprAmt + HalfRateDeprAmt - TotalDepreciation )`}
@
/${depNo} ${dep} = ${json}.NetAggregateDepreciation if ${json}.ProportionateAggDepreciation = 0
/${depNo} ${dep} = min( ${json}.ProportionateAggDepreciation , ${json}.NetAggregateDepreciation ) if ${json}.ProportionateAggDepreciation > 0
${dcgNo ? `/${dcgNo} ${dcg} = ${json}.CapGainUs50` : ''}`;
  })
  .join('\n');

const summaryOf = (
  schedule: string,
  tag: string,
  [plant, building, sum]: readonly [number, number, number],
) => `
@ ${schedule}
/${plant} PlantMachinerySummary${tag}.TotPlntMach = ${[15, 30, 40, 45].map((r) => `PlantMachinerySummary${tag}.DeprBlockTot${r}Percent`).join(' + ')}
/${building} BuildingSummary${tag}.TotBuildng = ${[5, 10, 40].map((r) => `BuildingSummary${tag}.DeprBlockTot${r}Percent`).join(' + ')}
/${sum} TotalDepreciation = PlantMachinerySummary${tag}.TotPlntMach + BuildingSummary${tag}.TotBuildng + FurnitureSummary + IntangibleAssetSummary + ShipsSummary
`;

/** Rules of Schedules BP, DPM, DOA, DEP and DCG that only ITR-3 has; see lines.ts. */
export const businessTable = `${business}${blocks}
@
/310 nil ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.WDVFirstDay, ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.TotalDepreciation if new # In the new regime enter the 45% block at 40% (rule 5)
${summaryOf('ScheduleDEP.SummaryFromDeprSch', '', [325, 326, 327])}
${summaryOf('ScheduleDCG.SummaryFromDeprSchCG', 'CG', [338, 339, 340])}
`;
