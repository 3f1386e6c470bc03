const shares = (tag: '112A' | '115AD', no: readonly number[], also: number, only: number) => {
  const [six, seven, nine, eleven, thirteen, fourteen, totals] = no as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return `
@ Schedule${tag}.Schedule${tag}Dtls[]
${six} TotSaleValue ~= NumSharesUnits * SalePricePerShareUnit if NumSharesUnits > 0
${seven} CostAcqWithoutIndx ~= max( AcquisitionCost , LTCGBeforelowerB1B2 )
${nine} LTCGBeforelowerB1B2 ~= min( TotSaleValue , TotFairMktValueCapAst ) if ShareOnOrBefore:BE
${eleven} TotFairMktValueCapAst ~= NumSharesUnits * FairMktValuePerShareunit if ShareOnOrBefore:BE
${thirteen} TotalDeductions ~= CostAcqWithoutIndx + ExpExclCnctTransfer
${fourteen} Balance ~= TotSaleValue - TotalDeductions
${also} nil NumSharesUnits, SalePricePerShareUnit, FairMktValuePerShareunit, TotFairMktValueCapAst if ShareOnOrBefore:AE # Fair market value of 31 January 2018 is only for shares bought by then
@ Schedule${tag}
${totals} SaleValue${tag} ~= Schedule${tag}Dtls[].TotSaleValue
${totals} CostAcqWithoutIndx${tag} ~= Schedule${tag}Dtls[].CostAcqWithoutIndx
${totals} AcquisitionCost${tag} ~= Schedule${tag}Dtls[].AcquisitionCost
${totals} LTCGBeforelowerB1B2${tag} ~= Schedule${tag}Dtls[].LTCGBeforelowerB1B2
${totals} FairMktValueCapAst${tag} ~= Schedule${tag}Dtls[].TotFairMktValueCapAst
${totals} ExpExclCnctTransfer${tag} ~= Schedule${tag}Dtls[].ExpExclCnctTransfer
${totals} Deductions${tag} ~= Schedule${tag}Dtls[].TotalDeductions
${totals} Balance${tag} ~= Schedule${tag}Dtls[].Balance
${only} nil /Schedule${tag === '112A' ? '115AD' : '112A'}.Schedule${tag === '112A' ? '115AD' : '112A'}Dtls if has Schedule${tag}Dtls
`;
};

/** Cost, expenses and balance of an item with a deduction table u/s 48: numbers of no-consideration, sum, balance, gain. */
const item = (at: string, [none, sum, balance, gain]: readonly number[], gainIs: string) => `
@ ${at}
${none} nil DeductSec48.TotalDedn if FullConsideration = 0 # Cost and expenses need a sale consideration
${sum} DeductSec48.TotalDedn = DeductSec48.AquisitCost + DeductSec48.ImproveCost + DeductSec48.ExpOnTrans
${balance} BalanceCG = FullConsideration - DeductSec48.TotalDedn
${gain} CapgainonAssets = ${gainIs}
`;
/** The block on unquoted shares: numbers of its higher value and of the full consideration. */
const unquoted = (higher: number, full: number) => `
${higher} FullValueConsdSec50CA = max( FullValueConsdRecvUnqshr , FairMrktValueUnqshr )
${full} FullConsideration = FullValueConsdSec50CA + FullValueConsdOthUnqshr
`;

/** Table E of Schedule CG: rows with the losses they absorb, in the order of the form. */
const rowsE = [
  ['InStcg20Per', 'StclSetoff20Per', 'STCG20Per', 'ShortTermUnder20Per'],
  ['InStcg30Per', 'StclSetoff30Per', 'STCG30Per', 'ShortTermUnder30Per'],
  ['InStcgAppRate', 'StclSetoffAppRate', 'STCGAppRate', 'ShortTermUnderAppRate'],
  ['InStcgDTAARate', 'StclSetoffDTAARate', 'STCGDTAARate', 'ShortTermUnderDTAARate'],
  ['InLtcg12_5Per', 'LtclSetOff12_5Per', 'LTCG12_5Per', 'LongTermUnder12_5Per'],
  ['InLtcgDTAARate', 'LtclSetOffDTAARate', 'LTCGDTAARate', 'LongTermUnderDTAARate'],
] as const;
/**
 * Losses a row's gains absorb: short-term losses against any other gain, long-term losses against the other
 * long-term gain (s.70(2), (3)).
 */
const takenBy = (i: number) => rowsE.filter((_, j) => j !== i && (j < 4 || i >= 4)).map(([, loss]) => loss);

const tableE = `
@ $E
${rowsE
  .map(([row], i) => {
    const losses = takenBy(i);
    return `168,563 ${row}.CurrYrCapGain = ${row}.CurrYearIncome - ${losses.map((l) => `${row}.${l}`).join(' - ')}
${551 + i} ${row}.CurrYearIncome >= ${losses.map((l) => `${row}.${l}`).join(' + ')}`;
  })
  .join('\n')}
${rowsE
  .map(([, loss], i) => {
    const from = rowsE.map(([row]) => row).filter((_, j) => takenBy(j).includes(loss));
    return `157 TotLossSetOff.${loss} = ${from.map((row) => `${row}.${loss}`).join(' + ')}
158,564 LossRemainSetOff.${loss} = InLossSetOff.${loss} - TotLossSetOff.${loss}
${557 + i} TotLossSetOff.${loss} <= InLossSetOff.${loss}
${557 + i} InLossSetOff.${loss} >= ${from.map((row) => `${row}.${loss}`).join(' + ')}`;
  })
  .join('\n')}
@
${rowsE
  .map(
    ([, , pool, accrual], i) =>
      `${[577, 169, 170, 171, 578, 172][i]} split $AC.${accrual} = ScheduleBFLA.${pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses if younger`,
  )
  .join('\n')}
`;

const kept = (section: string, no: number) => `
@ ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs${section}[]
${no} give DepositDate, AccountNo, IFSC if AmtDeposited > 0
`;

/** Rules of Schedules CG, 112A, 115AD and VDA as lines; see lines.ts. */
export const gainsTable = `
${shares('112A', [84, 85, 86, 87, 88, 89, 90], 173, 177)}
${shares('115AD', [91, 92, 93, 94, 95, 96, 97], 174, 187)}

@ $ST.SaleofLandBuild.SaleofLandBuildDtls[]
101 nil TotalDedn if FullConsideration50C = 0 # Cost and expenses need a sale consideration
109 TotalDedn = AquisitCost + ImproveCost + ExpOnTrans
110 Balance = FullConsideration50C - TotalDedn
111 STCGonImmvblPrprty = Balance - DeductionUs54B
175 FullConsideration50C = FullConsideration if PropertyValuation <= 110% * FullConsideration
175 FullConsideration50C = PropertyValuation if PropertyValuation > 110% * FullConsideration
750 DateofSale until YEAR-END

@ $LT.SaleofLandBuild.SaleofLandBuildDtls[]
105 nil TotalDedn if FullConsideration50C = 0 # Cost and expenses need a sale consideration
129 Balance = FullConsideration50C - TotalDedn
130 LTCGonImmvblPrprty = Balance - ExemptionOrDednUs54.ExemptionGrandTotal
176 FullConsideration50C = FullConsideration if PropertyValuation <= 110% * FullConsideration
176 FullConsideration50C = PropertyValuation if PropertyValuation > 110% * FullConsideration
182/435,436 give DateofSale if FullConsideration50C + AquisitCost + CostOfImprovements.TotalImprovecost > 0 # Enter both dates for a sale of land or building
183/435,436 give DateofPurchase if FullConsideration50C + AquisitCost + CostOfImprovements.TotalImprovecost > 0 # Enter both dates for a sale of land or building
582/469 BalanceForEiB = pos( FullConsideration50C - TotalDednForEiB )
583 LTCGonImmvblPrprtyBE = BalanceForEiB - ExemptionOrDednUs54.ExemptionGrandTotal
593 ExemptionOrDednUs54.ExemptionGrandTotal = ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
594 CostOfImprovements.TotalImprovecost = CostOfImprovements.CostOfImprovementsDtls[].ImproveCost
595/441 CostOfImprovements.TotalindexImprovecost = CostOfImprovements.CostOfImprovementsDtls[].CostOfImpIndex
750 DateofSale until YEAR-END
@ $LT.SaleofLandBuild.SaleofLandBuildDtls[].CostOfImprovements.CostOfImprovementsDtls[]
186/441 give ImproveDate if ImproveCost > 0
@ $LT.SaleofLandBuild
584 TotalLTCGImmblPrprty = SaleofLandBuildDtls[].LTCGonImmvblPrprty

${item('$ST.EquityMFonSTT[].EquityMFonSTTDtls', [102, 112, 113, 114], 'BalanceCG + LossSec94of7Or94of8')}
${item('$ST.NRISecur115AD', [103, 117, 118, 119], 'BalanceCG + LossSec94of7Or94of8')}
${unquoted(115, 116)}
${item('$ST.SaleOnOtherAssets', [104, 122, 123, 124], 'BalanceCG + LossSec94of7Or94of8')}
${unquoted(120, 121)}
${item('$LT.Proviso112Applicable[].Proviso112Applicabledtls', [106, 131, 132, 133], 'BalanceCG - DeductionUs54F')}
${item('$LT.NRIOnSec112and115.NRIOnSec112and115Dtls[]', [107, 139, 140, 141], 'BalanceCG - DeductionUs54F')}
${unquoted(137, 138)}
597 give SectionCode if FullConsideration > 0
${item('$LT.SaleofAssetNADtls.SaleofAssetNA', [108, 147, 148, 149], 'BalanceCG - DeductionUs54F')}
${unquoted(145, 146)}

@ $ST
125 TotalAmtDeemedStcg = UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + AmtDeemedStcg
126 PassThrIncNatureSTCG = PassThrIncNatureSTCG20Per + PassThrIncNatureSTCG30Per + PassThrIncNatureSTCGAppRate
589 CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares = CapitalLossBuyBackShares.CapitalLossBuyBackSharesDtls[].Amount
661 once EquityMFonSTT[].MFSectionCode
@ $ST.NRICgDTAA.NRIDTAADtls[]
127 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct )
@ $LT.NRICgDTAA.NRIDTAADtls[]
152 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct )

@ $LT
134 SaleOfEquityShareUs112A.BalanceCG = /Schedule112A.Balance112A
135 SaleOfEquityShareUs112A.CapgainonAssets = SaleOfEquityShareUs112A.BalanceCG - SaleOfEquityShareUs112A.DeductionUs54F
136 NRIProvisoSec48.BalanceCG = NRIProvisoSec48.LTCGWithoutBenefit - NRIProvisoSec48.DeductionUs54F
142 NRISaleOfEquityShareUs112A.BalanceCG = /Schedule115AD.Balance115AD
143 NRISaleOfEquityShareUs112A.CapgainonAssets = NRISaleOfEquityShareUs112A.BalanceCG - NRISaleOfEquityShareUs112A.DeductionUs54F
144 NRISaleofForeignAsset.BalonSpeciAsset = NRISaleofForeignAsset.SaleonSpecAsset - NRISaleofForeignAsset.DednSpecAssetus115
150 TotalAmtDeemedLtcg = UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + AmtDeemedLtcg
151 PassThrIncNatureLTCG = PassThrIncNatureLTCGUs112A12_5Per + PassThrIncNatureLTCG12_5Per
153 nil NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=21ciii].FullConsideration if res & /$F.BenefitUs115HFlg!:Y # This item is for non-residents only
155 nil NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=5AC1c].FullConsideration if res & /$F.BenefitUs115HFlg!:Y # This item is for non-residents only

@ ScheduleCGFor23
98 $ST.TotalSTCG = $A1 + $A2 + $A3 + $A4 + $A5 + $A6 + $A7 - $ST.TotalAmtNotTaxUsDTAAStcg + $ST.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares
99 $LT.TotalLTCG = $B1 + $B2 + $B3 + $B4 + $B5 + $B6 + $B7 + $B8 + $B9 + $B10 - $LT.TotalAmtNotTaxUsDTAALtcg + $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares
156 DeducClaimInfo.TotDeductClaim = DeducClaimInfo.DeducClaimDtlsUs54[].AmtDeducted + DeducClaimInfo.DeducClaimDtlsUs54B[].AmtDeducted + DeducClaimInfo.DeducClaimDtlsUs54EC[].AmtDeducted + DeducClaimInfo.DeducClaimDtlsUs54F[].AmtDeducted + DeducClaimInfo.DeducClaimDtlsUs115F[].AmtDeducted
178 TotScheduleCGFor23 = SumOfCGIncm + IncmFromVDATrnsf
179 IncmFromVDATrnsf = /ScheduleVDA.TotIncCapGain
180 split $AC.VDATrnsfGainsUnder30Per = /$SI[SecCode=5BBH].SplRateInc
181 split $AC.VDATrnsfGainsUnder30Per = IncmFromVDATrnsf
600 give /$O.Dividend22f if no /$O.OthersGrossDtls[SourceDescription=5A1ai|5A1aA|5AC1abD|5ACA1a|5AD1iDiv].SourceAmount & no /$O.PTIOthersGrossDtls[SourceDescription=PTI_5A1ai|PTI_5A1aA|PTI_5AC1abD|PTI_5ACA1a|PTI_5AD1iDiv].SourceAmount & $ST.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares + $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares < 0
574 $E.InStcg20Per.CurrYearIncome = pos( $AT20 )
573 $E.InLossSetOff.StclSetoff20Per = pos( 0 - ( $AT20 ) )
163 $E.InStcg30Per.CurrYearIncome = pos( $AT30 )
159 $E.InLossSetOff.StclSetoff30Per = pos( 0 - ( $AT30 ) )
164 $E.InStcgAppRate.CurrYearIncome = pos( $ATAPP )
160 $E.InLossSetOff.StclSetoffAppRate = pos( 0 - ( $ATAPP ) )
576 $E.InLtcg12_5Per.CurrYearIncome = pos( $AT12 )
575 $E.InLossSetOff.LtclSetOff12_5Per = pos( 0 - ( $AT12 ) )
165 $E.InStcgDTAARate.CurrYearIncome = pos( $ST.TotalAmtTaxUsDTAAStcg )
161 $E.InLossSetOff.StclSetoffDTAARate = pos( 0 - $ST.TotalAmtTaxUsDTAAStcg )
166 $E.InLtcgDTAARate.CurrYearIncome = pos( $LT.TotalAmtTaxUsDTAALtcg )
162 $E.InLossSetOff.LtclSetOffDTAARate = pos( 0 - $LT.TotalAmtTaxUsDTAALtcg )
${tableE}
${['54', '54B', '54F'].map((s) => kept(s, 590)).join('')}
@ ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs54EC[]
591 AmtInvested <= limit.bonds

@ ScheduleVDA.ScheduleVDADtls[]
188 IncomeFromVDA = pos( ConsidReceived - AcquisitionCost )
749 DateofAcquisition until YEAR-END
749 DateofTransfer until YEAR-END
@ ScheduleVDA
189 TotIncCapGain = ScheduleVDADtls[HeadUndIncTaxed=CG].IncomeFromVDA
`;
