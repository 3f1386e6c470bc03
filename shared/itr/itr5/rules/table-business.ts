import { assetBlocks } from '../../itr3/parts/depreciation.ts';
import { all, researchNodes } from './table-accounts.ts';

const A = (keys: string): string => all('$BA.', keys);
const less = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => ` - $BA.${key}`)
    .join('');

const HEADS = 'HouseProperty CapitalGains OtherSources UnderSec115BBF UnderSec115BBG';
const CREDITED = '$BA.IncRecCredPLOthHeadDtls';
const RULES =
  'ChrgblIncUndrRule7 DeemedChrgblIncUndrRule7A DeemedChrgblIncUndrRule7B1 DeemedChrgblIncUndrRule7B1A DeemedChrgblIncUndrRule8';
const SHARES = ['44AD', '44ADA', '44AE', '44B', '44BB', '44BBA', '44BBC', '44BBD', '44DA'];
/** Items 37a to 37e: number, node of the income, node of item 4c, its least share. */
const rules7 = [
  [263, 'DeemedChrgblIncUndrRule7A', 'ProfitFrmActCvrdUndrRule7A', 35],
  [264, 'DeemedChrgblIncUndrRule7B1', 'ProfitFrmActCvrdUndrRule7B1', 25],
  [265, 'DeemedChrgblIncUndrRule7B1A', 'ProfitFrmActCvrdUndrRule7B1A', 40],
  [266, 'DeemedChrgblIncUndrRule8', 'ProfitFrmActCvrdUndrRule8', 40],
] as const;
/** Nature of business that income under a rule needs: tea 01001, coffee 01002, rubber 01003. */
const grown = [
  ['ProfitFrmActCvrdUndrRule7A', '01003'],
  ['ProfitFrmActCvrdUndrRule7B1', '01002'],
  ['ProfitFrmActCvrdUndrRule7B1A', '01002'],
  ['ProfitFrmActCvrdUndrRule8', '01001'],
] as const;
const CREDITS =
  'pos( $CR.TotCreditsToPL ) + pos( $TR.TotRevenueFrmOperations ) + $PL.NoBooksOfAccPL.GrossReceipt + $PL.NoBooksOfAccPL.GrossReceiptPrf';

const business = `
@
209 ${CREDITED}.HouseProperty <= max( ScheduleHP.TotalIncomeChargeableUnHP , ScheduleHP.PropertyDetails[].Rentdetails.AnnualLetableValue )
257 ${CREDITED}.CapitalGains <= pos( $ST.TotalSTCG ) + pos( $LT.TotalLTCG ) + ScheduleCG.IncmFromVDATrnsf
210 ${CREDITED}.OtherSources <= max( $O.GrossIncChrgblTaxAtAppRate + $O.IncChargeableSpecialRates + $RH.Receipts , ScheduleOS.IncChargeableFrmOthSrc )
211 $BA.IncCredPL.TotExempInc <= ScheduleEI.TotalExemptInc + ScheduleIF.TotalProfitShareAmt # Exempt income left out here ({found}) must be in Schedule EI or Schedule IF ({value})
212 $BA.BalancePLOthThanSpecBus = $BA.ProfBfrTaxPL${less(
  `NetPLFromSpecBus NetProfLossSpecifiedBus ${`${HEADS} UnderSec115BBH`
    .split(' ')
    .map((key) => `IncRecCredPLOthHeadDtls.${key}`)
    .join(' ')} PLUs44sChapXIIGOthrUs115B TotalProfitFrmActCvrd IncCredPL.TotExempInc IncCredPLNotChargable`,
)}
213 $BA.TotExpDebPL = ${all('$BA.ExpDebToPLOthHeadDtls.', `${HEADS} UnderSec115BBH`)} + ${A('ExpDebToPLExemptInc ExpDebToPLExemptIncDisAllwUs14A')}
214 $BA.AdjustedPLOthThanSpecBus = ${A('BalancePLOthThanSpecBus TotExpDebPL')}
215 $BA.AdjustPLAfterDeprOthSpecInc = ${A('AdjustedPLOthThanSpecBus DepreciationDebPLCosAct')}${less('DepreciationAllowITAct32.TotDeprAllowITAct')}
216 $BA.TotAfterAddToPLDeprOthSpecInc = ${A('AmtDebPLDisallowUs36 AmtDebPLDisallowUs37 AmtDebPLDisallowUs40 AmtDebPLDisallowUs40A AmtDebPLDisallowUs43B InterestDisAllowUs23SMEAct DeemIncUs41 DeemIncUs3380HHD80IA DeemIncUs43CA OthItemDisallowUs28To44DB AnyOthIncNotInclInExpDisallowPL IncProfDecLossAccICDSAdj')}
217 $BA.TotDeductionAmts = ${A('DeductUs32_1_iii DebPLUs35ExcessAmt AmtDisallUs40NowAllow AmtDisallUs43BNowAllow AnyOthAmtAllDeduct DecProfIncLossAccICDSAdj')}
218 $BA.AmtDebPLDisallowUs36 = $OI.AmtDisallUs36.TotAmtDisallUs36
219 $BA.AmtDebPLDisallowUs37 = $OI.AmtDisallUs37.TotAmtDisallUs37
220 $BA.AmtDebPLDisallowUs40 = $OI.AmtDisallUs40.TotAmtDisallUs40
221 $BA.AmtDebPLDisallowUs40A = $OI.AmtDisallUs40A.TotAmtDisallUs40A
222 $BA.AmtDebPLDisallowUs43B = $OI.AmtDisall43B.AmtUs43B.TotAmtUs43b
223 $BA.DeemIncUs3380HHD80IA = ${A('DeemIncUs32AC DeemIncUs32AD DeemIncUs33AB DeemIncUs33ABA DeemIncUs35ABA DeemIncUs35ABB DeemIncUs35AC DeemIncUs40A3A DeemIncUs33AC DeemIncUs72A DeemIncUs80HHD DeemIncUs80IA')}
224 $BA.AnyOthIncNotInclInExpDisallowPL = ${A('SalaryExpDisallowPL BonusExpDisallowPL CommissionExpDisallowPL InterestExpDisallowPL OthersExpDisallowPL')}
225 $BA.IncProfDecLossAccICDSAdj = $OI.ProfDeviatDueAcctMeth + $OI.MethodOfValClgStk.EffectOnPL if has $OI
226 $BA.DebPLUs35ExcessAmt = ScheduleESR.DeductionUs35.TotUs35.DeductUs35.ExcessAmtOverDebPL
227 $BA.AmtDisallUs40NowAllow = $OI.AmtDisallUs40.AnyAmtOfSec40AllowPrevYr
228 $BA.AmtDisallUs43BNowAllow = $OI.AmtDisallUs43BPyNowAll.AmtUs43B.TotAmtUs43b
229 $BA.DecProfIncLossAccICDSAdj = $OI.DecProOrIncLossUs145_2 + $OI.MethodOfValClgStk.DecProOrIncLossUs145_A if has $OI
230 $BA.PLAftAdjDedBusOthThanSpec = ${A('AdjustPLAfterDeprOthSpecInc TotAfterAddToPLDeprOthSpecInc')}${less('TotDeductionAmts')}
231 $BA.DeemedProfitBusUs.TotDeemedProfitBusUs = ${SHARES.map((s) => `$BA.DeemedProfitBusUs.Section${s}`).join(' + ')} + $BA.DeemedProfitBusUs.FirstSchTActOther
232 $BA.NetPLAftAdjBusOthThanSpec = ${A('PLAftAdjDedBusOthThanSpec DeemedProfitBusUs.TotDeemedProfitBusUs')}
233 $BA.NetPLBusOthThanSpec7A7B7C = ${A(`${RULES} IncomeOtherThanRule`)}
234 $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus = $BP.SpecBusinessInc.NetPLFrmSpecBus + $BP.SpecBusinessInc.AdditionUs28to44DB - $BP.SpecBusinessInc.DeductUs28to44DB
235 $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusiness = $BP.IncSpecifiedBusiness.NetPLFrmSpecifiedBus + $BP.IncSpecifiedBusiness.AddSec28to44DB - $BP.IncSpecifiedBusiness.DedSec28to44DBOTDedSec35AD
236 $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal = $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusiness - $BP.IncSpecifiedBusiness.DedSec35AD
237 $BP.IncChrgUnHdProftGain = $BA.NetPLBusOthThanSpec7A7B7C + $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus + $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal
${SHARES.map((s) => `238 $BA.ProfitLossInclRefrdSec.ProfitLossUs${s} = $BA.DeemedProfitBusUs.Section${s}`).join('\n')}
238 $BA.PLUs44sChapXIIGOthrUs115B = ${SHARES.map((s) => `$BA.ProfitLossInclRefrdSec.ProfitLossUs${s}`).join(' + ')} + $BA.ProfitLossInclRefrdSec.FirstSchITActOthr115B
142 $BA.DeemedProfitBusUs.Section44AD = $PL.PersumptiveInc44AD.TotPersumptiveInc44AD
143 $BA.DeemedProfitBusUs.Section44ADA = $PL.PersumptiveInc44ADA.TotPersumptiveInc44ADA
144 $BA.DeemedProfitBusUs.Section44AE = $PL.TotalPrsumptvIncUs44E
239 $BA.DepreciationDebPLCosAct = ManufacturingAccount.OpeningInventory.DeprctnOfFactoryMachinery + $DR.DepreciationAmort
240 $BA.BalIncDeemedFrmAgri = pos( $BA.TotalProfitFrmActCvrd${less(RULES)} )
241 $BA.IncCredPL.TotExempInc = ${A('IncCredPL.FirmShareInc IncCredPL.AOPBOISharInc IncCredPL.OthExempInc')}
${['SpeculativeInc', 'SpecifiedInc'].map((kind) => `242 $SET.${kind}.IncOfCurYrAfterSetOff = $SET.${kind}.IncOfCurYrUnderThatHead - $SET.${kind}.BusLossSetoff`).join('\n')}
243 $SET.TotLossSetOffOnBus = $SET.SpeculativeInc.BusLossSetoff + $SET.SpecifiedInc.BusLossSetoff
244 $SET.LossRemainSetOffOnBus = $SET.LossSetOffOnBusLoss - $SET.TotLossSetOffOnBus
245 $BA.ExpDebToPLExemptIncDisAllwUs14A = $OI.AmountOfExpDisAllwUs14A
247 $BP.SpecBusinessInc.NetPLFrmSpecBus = $BA.NetPLFromSpecBus
249 nil ${CREDITED}.UnderSec115BBF if nri # Section 115BBF is for residents
250 nil $BA.DeemedProfitBusUs.Section44AD, $BA.DeemedProfitBusUs.Section44ADA if $O1.SubStatus!:10 # Sections 44AD and 44ADA are for resident partnership firms
250 nil $BA.DeemedProfitBusUs.Section44AD, $BA.DeemedProfitBusUs.Section44ADA if nri # Sections 44AD and 44ADA are for resident partnership firms
251 nil $BA.DepreciationAllowITAct32.DepreciationAllowUs32_1_i if no $CODES[Code=05001|06008].Code # Depreciation u/s 32(1)(i) is for undertakings that generate power
${grown.map(([at, code]) => `252 nil $BA.ProfitFrmActCvrd.${at} if no $CODES[Code=${code}].Code # The nature of business of this income is not among those entered`).join('\n')}
253 $BA.DepreciationAllowITAct32.TotDeprAllowITAct = ${A('DepreciationAllowITAct32.DepreciationAllowUs32_1_ii DepreciationAllowITAct32.DepreciationAllowUs32_1_i')}
254 $BA.OthItemDisallowUs28To44DB >= ${all('$OI.NoCredToPLAmt.', 'Section28Items ProformaCreditsDue PrevYrEscalClaim OthItemInc')} # Item 23 of Schedule BP ({found}) must include the income not credited to the profit and loss account ({value})
255 nil $BP.IncSpecifiedBusiness.DedSec35AD if new # This deduction is not available in the new regime
256 $BA.OthersExpDisallowPL >= ${researchNodes.map((r) => `pos( ScheduleESR.DeductionUs35.${r}.AmtDebPL - ScheduleESR.DeductionUs35.${r}.AmtUs35Allowable )`).join(' + ')}
${['HouseProperty', 'CapitalGains', 'OtherSources'].map((key) => `258 ${CREDITED}.${key} <= ${CREDITS}`).join('\n')}
258 $BA.IncCredPL.TotExempInc <= ${CREDITS}
259 ${CREDITED}.OtherSources = ${CREDITED}.Dividend + ${CREDITED}.OtherThanDividend
260 ${CREDITED}.Dividend <= pos( $CR.OthIncome.Dividends - $BA.IncCredPL.OtherExmptIncDtl.OperatingDividendAmt )
261 $BA.ProfBfrTaxPL = $DR.PBT + $PL.NoBooksOfAccPL.TotBusinessProfession + $PL.NetIncomeFrmSpecActivity + $PL.PersumptiveInc44AD.TotPersumptiveInc44AD + $PL.PersumptiveInc44ADA.TotPersumptiveInc44ADA + $PL.TotalPrsumptvIncUs44E + $PL.NonResidentPL.NetProfit
262 $BA.ChrgblIncUndrRule7 = $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule7
${rules7.map(([no, at, from, share]) => `${no} $BA.${at} >= ${share}% * $BA.ProfitFrmActCvrd.${from}`).join('\n')}
267 ${CREDITED}.UnderSec115BBH = ScheduleVDA.TotIncBusiness
268 nil $BA.IncCredPL.OtherExmptIncDtl.OperatingDividendAmt # Dividends are taxable and cannot be claimed as exempt
269 $BP.IncSpecifiedBusiness.NetPLFrmSpecifiedBus = $BA.NetProfLossSpecifiedBus
270 ${CREDITED}.HouseProperty <= ${CREDITS} - ${['CapitalGains', 'OtherSources', 'UnderSec115BBF', 'UnderSec115BBG'].map((key) => `${CREDITED}.${key}`).join(' - ')} # Incomes of other heads exceed the total credited to the accounts
271 $BA.InterestDisAllowUs23SMEAct = $OI.InterestDisAllowUs23SMEAct
272 $BA.NetPLFromSpecBus = $PL.NetIncomeFrmSpecActivity + $TR.IntradayTradingIncome
299 $BA.DepreciationAllowITAct32.DepreciationAllowUs32_1_ii = ScheduleDEP.SummaryFromDeprSch.TotalDepreciation
`;

/** Numbers of a block's rows in Schedules DEP and DCG. */
const summaries: Readonly<Record<string, readonly [dep: number, dcg: number]>> = {
  plant_15: [303, 316],
  plant_30: [304, 317],
  plant_40: [305, 318],
  plant_45: [306, 319],
  building_5: [307, 320],
  building_10: [308, 321],
  building_40: [309, 322],
  furniture: [310, 323],
  intangible: [311, 324],
  ships: [312, 325],
};

/** Depreciation of a block by the columns of Schedules DPM and DOA. */
const blocks = assetBlocks
  .map(({ key, json, rate, plant, summary: [group, leaf] }) => {
    const no = plant
      ? {
          full: 273,
          half: 274,
          total: 275,
          net: 276,
          gain: '279,285',
          at: 280,
          atHalf: 281,
          share: 284,
          none: 286,
          left: 287,
        }
      : {
          full: 288,
          half: 289,
          total: 290,
          net: 291,
          gain: '292,296',
          at: 293,
          atHalf: 294,
          share: 295,
          none: 297,
          left: 298,
        };
    const short = rate !== 4500;
    const opening = plant ? 'WDVFirstDay + AdjustmentSec115BAC' : 'WDVFirstDay';
    const cost = short ? `${opening} + AdditionsGrThan180Days` : opening;
    const own = `DepreciationAtFullRate${short ? ' + DepreciationAtHalfRate' : ''}`;
    const additional = [
      'AddlnDeprOnGT180DayAdditions',
      'AddlnDeprOnLessThan180DayAdditions',
      'AddlnDeprDuringYearAdditions',
    ];
    const more = plant && short ? ` + ${additional.join(' + ')}` : '';
    const base = `FullRateDeprAmt${short ? ' + HalfRateDeprAmt' : ''}`;
    const sold = `RealizationTotalPeriod${short ? ' + RealizationPeriodDuringYear' : ''}`;
    const added = short ? ' + AdditionsLessThan180Days' : '';
    const excess = `${sold} - ${cost.replaceAll(' + ', ' - ')}${short ? ' - AdditionsLessThan180Days' : ''} - ExpdrOnTrforSaleAsset`;
    // consideration for the whole block leaves nothing to depreciate
    const kept = `${sold} < ${cost}${added}`;
    const dep = `ScheduleDEP.SummaryFromDeprSch.${group ? `${group}.` : ''}${leaf}`;
    const dcg = `ScheduleDCG.SummaryFromDeprSchCG.${group ? `${group}CG.` : ''}${leaf}`;
    const [depNo, dcgNo] = summaries[key]!;
    return `
@ ${json}
${no.full} FullRateDeprAmt = pos( ${cost} - RealizationTotalPeriod ) if CapGainUs50 = 0 & ${kept}
${short ? `${no.half} HalfRateDeprAmt = pos( AdditionsLessThan180Days - RealizationPeriodDuringYear ) if CapGainUs50 = 0 & ${kept} & RealizationTotalPeriod <= ${cost}` : ''}
${no.total} TotalDepreciation = min( ${own}${more} , ${base} )
${no.net} NetAggregateDepreciation = pos( TotalDepreciation - DepDisAllowUs38_2 )
${no.at} DepreciationAtFullRate ~= ${rate / 100}% * FullRateDeprAmt
${short ? `${no.atHalf} DepreciationAtHalfRate ~= ${rate / 200}% * HalfRateDeprAmt` : ''}
${no.share} ProportionateAggDepreciation <= NetAggregateDepreciation
${no.gain} CapGainUs50 = ${excess} if ${excess} > 0
${no.gain} CapGainUs50 = ${excess} if CapGainUs50 != 0
${no.none} nil ${['FullRateDeprAmt', ...(short ? ['HalfRateDeprAmt'] : []), 'TotalDepreciation', 'NetAggregateDepreciation', 'WDVLastDay'].join(', ')} if CapGainUs50 != 0 # The block has ceased, so it has neither depreciation nor closing value
${no.left} WDVLastDay = pos( ${base} - TotalDepreciation ) if CapGainUs50 = 0
${plant && short ? `277 nil ${additional.join(', ')} if new # Additional depreciation is not available in the new regime` : ''}
${plant ? `282 nil AdjustmentSec115BAC if /$O1.StatusOrCompanyType:1 # This adjustment is not for firms and co-operative societies\n282 nil AdjustmentSec115BAC if /$O1.SubStatus:15|16|17|4 # This adjustment is not for firms and co-operative societies\n283 Total = ${opening} if Total != 0` : ''}
@
${depNo} ${dep} = ${json}.NetAggregateDepreciation if ${json}.ProportionateAggDepreciation = 0
${depNo} ${dep} = min( ${json}.ProportionateAggDepreciation , ${json}.NetAggregateDepreciation ) if ${json}.ProportionateAggDepreciation > 0
${dcgNo} ${dcg} = ${json}.CapGainUs50`;
  })
  .join('\n');

const summaryOf = (
  schedule: string,
  tag: string,
  [plant, building, sum]: readonly [number, number, number],
) => `
@ ${schedule}
${plant} PlantMachinerySummary${tag}.TotPlntMach = ${[15, 30, 40, 45].map((r) => `PlantMachinerySummary${tag}.DeprBlockTot${r}Percent`).join(' + ')}
${building} BuildingSummary${tag}.TotBuildng = ${[5, 10, 40].map((r) => `BuildingSummary${tag}.DeprBlockTot${r}Percent`).join(' + ')}
${sum} TotalDepreciation = PlantMachinerySummary${tag}.TotPlntMach + BuildingSummary${tag}.TotBuildng + FurnitureSummary + IntangibleAssetSummary + ShipsSummary
`;

/** Rules 142 to 144 and 209 to 326: Schedules BP, DPM, DOA, DEP and DCG. */
export const businessTable = `${business}${blocks}
@
278 nil ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.WDVFirstDay, ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.TotalDepreciation if $FS.NewTaxRegime:Y # With section 115BAD the block at 45% is at 40%: enter it there
278 nil ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.WDVFirstDay, ScheduleDPM.PlantMachinery.Rate45.DepreciationDetail.TotalDepreciation if $FS.OptingNewTaxRegime:1 # With section 115BAD the block at 45% is at 40%: enter it there
326 $ST.SaleOnOtherAssets.DeemedSTCGDeprAsset = ScheduleDCG.SummaryFromDeprSchCG.TotalDepreciation
${summaryOf('ScheduleDEP.SummaryFromDeprSch', '', [300, 301, 302])}
${summaryOf('ScheduleDCG.SummaryFromDeprSchCG', 'CG', [313, 314, 315])}
`;
