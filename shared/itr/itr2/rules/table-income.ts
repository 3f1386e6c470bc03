/** Rules of Part A and Schedules S and HP as lines; see lines.ts. Numbers: ITR-2 / ITR-3, AY 2026-27. */
export const incomeTable = `
@
1 $P.Address.MobileNo like [6-9]\\d{9} if $P.Address.CountryCodeMobile:91 # A mobile number in India has ten digits and begins with 6, 7, 8 or 9
5 give $F.HeldUnlistedEqShrPrYr.HeldUnlistedEqShrPrYrDtls if $F.HeldUnlistedEqShrPrYrFlg:Y # Enter the unlisted shares held
6 give Schedule5A2014 if $F.PortugeseCC5A:Y # Schedule 5A is needed under the Portuguese Civil Code
7 give $F.AssesseeRep if $F.AsseseeRepFlg:Y # Particulars of the representative are needed
9 give $F.AmtSeventhProvisio139i if $F.SeventhProvisio139:Y & $F.DepAmtAggAmtExcd1CrPrYrFlg:Y
9 give $F.AmtSeventhProvisio139ii if $F.SeventhProvisio139:Y & $F.IncrExpAggAmt2LkTrvFrgnCntryFlg:Y
9 give $F.AmtSeventhProvisio139iii if $F.SeventhProvisio139:Y & $F.IncrExpAggAmt1LkElctrctyPrYrFlg:Y
9 never $F.SeventhProvisio139 if $F.SeventhProvisio139:Y & $F.DepAmtAggAmtExcd1CrPrYrFlg!:Y & $F.IncrExpAggAmt2LkTrvFrgnCntryFlg!:Y & $F.IncrExpAggAmt1LkElctrctyPrYrFlg!:Y & $F.clauseiv7provisio139i!:Y
10 give $F.CompDirectorPrvYr.CompDirectorPrvYrDtls if $F.CompDirectorPrvYrFlg:Y # Enter the companies in which the person is a director
14 nil Schedule5A2014 if $F.PortugeseCC5A:N
15 nil Schedule115AD.Schedule115ADDtls if $F.FiiFpiFlag!:Y # This item is only for foreign institutional investors
16 give $F.NoticeNo, $F.NoticeDate if $F.ReturnFileSec:13|14|18|20 # Number and date of the notice are needed
20 $F.FiiFpiFlag in N if $F.ResidentialStatus:RES|NOR
83 give $F.BenefitUs115HFlg if $F.ResidentialStatus:RES|NOR & ind
457 give $F.AssesseeRep.RepName, $F.AssesseeRep.RepEmailID, $F.AssesseeRep.RepMobileNo if Verification.Capacity:R # Name, e-mail and mobile of the representative who verifies are needed
652 $P.DOB until YEAR-END
747 differ $F.AssesseeRep.RepEmailID, $P.Address.EmailAddress, $P.Address.EmailAddressSec # E-mail and mobile of the representative must differ from those of the assessee
747 differ $F.AssesseeRep.RepMobileNo, $P.Address.MobileNo, $P.Address.MobileNoSec # E-mail and mobile of the representative must differ from those of the assessee
746 give ScheduleFA if PartB_TTI.AssetOutIndiaFlag:YES # A resident must report assets or accounts outside India in Schedule FA

@ $F.clauseiv7provisio139iDtls[]
13 give clauseiv7provisio139iAmount if clauseiv7provisio139iNature:1|2

@ ScheduleS.Salaries[].Salarys
22 GrossSalary = Salary + ValueOfPerquisites + ProfitsinLieuOfSalary + IncomeNotified89A + IncomeNotifiedOther89A + IncomeNotifiedPrYr89A
32 Salary = NatureOfSalary.OthersIncDtls[].OthAmount
33 ValueOfPerquisites = NatureOfPerquisites.OthersIncDtls[].OthAmount
34 ProfitsinLieuOfSalary = NatureOfProfitInLieuOfSalary.OthersIncDtls[].OthAmount
61 IncomeNotified89A = IncomeNotified89AType[].NOT89AAmount
63 once NatureOfPerquisites.OthersIncDtls[].NatureDesc !OTH
64 once NatureOfProfitInLieuOfSalary.OthersIncDtls[].NatureDesc !OTH
65 once IncomeNotified89AType[].NOT89ACountrycode # A country can be chosen only once

@ ScheduleS
23 TotalGrossSalary = Salaries[].Salarys.GrossSalary
24 AllwncExtentExemptUs10 = $X[].SalOthAmount
25 NetSalary = pos( TotalGrossSalary - AllwncExtentExemptUs10 - Increliefus89A )
26 DeductionUS16 = DeductionUnderSection16ia + EntertainmntalwncUs16ii + ProfessionalTaxUs16iii
27 TotIncUnderHeadSalaries = pos( NetSalary - DeductionUS16 )
28/166 $X[SalNatureDesc=10(10)].SalOthAmount <= $W[NatureDesc=13].OthAmount
28/166 $X[SalNatureDesc=10(10)].SalOthAmount <= limit.gratuity if no $SERVANTS
28/166 $X[SalNatureDesc=10(10)].SalOthAmount <= limit.gratuityGovernment
29,603/167 $X[SalNatureDesc=10(13A)].SalOthAmount <= 50% * $W[NatureDesc=1|2].OthAmount if old
29/167 $X[SalNatureDesc=10(13A)].SalOthAmount <= $W[NatureDesc=4].OthAmount if old
30 $X[SalNatureDesc=10(10B)(ii)].SalOthAmount <= /ScheduleS.Salaries[].Salarys.NatureOfProfitInLieuOfSalary.OthersIncDtls[NatureDesc=1].OthAmount
30,66 $X[SalNatureDesc=10(10B)(ii)].SalOthAmount <= limit.voluntary
31 AllwncExtentExemptUs10 <= $PAY - $W[NatureDesc=4].OthAmount + $X[SalNatureDesc=10(13A)].SalOthAmount
31 $X[].SalOthAmount <= $PAY - $W[NatureDesc=4].OthAmount + $X[SalNatureDesc=10(13A)].SalOthAmount
35/172 nil EntertainmntalwncUs16ii if no Salaries[NatureOfEmployment=CGOV|SGOV|PSU].NatureOfEmployment # Entertainment allowance is only for employees of Central and State Government and PSU
36 EntertainmntalwncUs16ii <= min( limit.entertainment , 20% * $W[NatureDesc=1].OthAmount ) if old
37/174 ProfessionalTaxUs16iii <= limit.professionalTax
38/175 once $W[NatureDesc=13].NatureDesc
39/176 once $W[NatureDesc=12].NatureDesc
40 DeductionUnderSection16ia <= min( limit.standardOld , NetSalary ) if old
596 DeductionUnderSection16ia <= min( limit.standardNew , NetSalary ) if new
41/178 $X[SalNatureDesc=10(5)].SalOthAmount <= $W[NatureDesc=5].OthAmount
42/179 $X[SalNatureDesc=10(6)].SalOthAmount <= $PAY
43/180 $X[SalNatureDesc=10(7)].SalOthAmount <= $PAY
44 $X[SalNatureDesc=10(10A)].SalOthAmount <= $W[NatureDesc=12].OthAmount
45 $X[SalNatureDesc=10(10AA)].SalOthAmount <= $W[NatureDesc=16].OthAmount
46 $X[SalNatureDesc=10(10C)].SalOthAmount <= limit.voluntary
47 nil $X[SalNatureDesc=10(10B)(i)|10(10B)(ii)].SalOthAmount if $X[SalNatureDesc=10(10C)].SalOthAmount > 0 # Only one of 10(10B)(i), 10(10B)(ii) and 10(10C) can be claimed
47 nil $X[SalNatureDesc=10(10B)(i)].SalOthAmount if $X[SalNatureDesc=10(10B)(ii)].SalOthAmount > 0 # Only one of 10(10B)(i), 10(10B)(ii) and 10(10C) can be claimed
48 $X[SalNatureDesc=10(10CC)].SalOthAmount <= Salaries[].Salarys.ValueOfPerquisites
49 $X[SalNatureDesc=10(14)(i)].SalOthAmount <= $W[NatureDesc=7|OTH].OthAmount
50 $X[SalNatureDesc=10(14)(ii)].SalOthAmount <= $W[NatureDesc=7|OTH].OthAmount
51/203 once $X[].SalNatureDesc # Each exempt allowance can be chosen only once
53 $X[SalNatureDesc=10(10AA)].SalOthAmount <= limit.leave if no $SERVANTS
54 nil $X[SalNatureDesc=10(5)|10(13A)|10(14)(i)|10(14)(ii)|10(17)].SalOthAmount if new # An allowance not exempt in the new regime
55 nil $X[SalNatureDesc=10(14)(i)(115BAC)|10(14)(ii)(115BAC)].SalOthAmount if old # This row of exempt allowances is for the new regime only
56 $X[SalNatureDesc=10(14)(ii)(115BAC)].SalOthAmount <= limit.transport
57 nil EntertainmntalwncUs16ii if new # Professional tax and entertainment allowance are for the old regime only
58/174 nil ProfessionalTaxUs16iii if new # Professional tax and entertainment allowance are for the old regime only
59 nil Increliefus89A if huf
60 Increliefus89A <= Salaries[].Salarys.IncomeNotified89A
62 nil $X[SalNatureDesc=10(10B)(i)|10(10B)(ii)].SalOthAmount if has $SERVANTS # Exemption u/s 10(10B) is not for Government employees and pensioners
601 nil $X[SalNatureDesc=EIC].SalOthAmount if no Salaries[NatureOfEmployment=CGOV|SGOV].NatureOfEmployment # The exemption for judges is for Central and State Government employees only
602 Section10_13A.EligbleExmpAllwncUs13A <= Section10_13A.ActlRentPaid10Per
604 Section10_13A.EligbleExmpAllwncUs13A = min( Section10_13A.ActlHRARecv , Section10_13A.ActlRentPaid10Per , Section10_13A.Sal40Or50Per )
605 give Section10_13A if $X[SalNatureDesc=10(13A)].SalOthAmount > 0 # Schedule 10(13A) is needed to claim house rent allowance
606 Section10_13A.ActlHRARecv <= Salaries[].Salarys.Salary - $W[NatureDesc=1|2].OthAmount
651 Section10_13A.EligbleExmpAllwncUs13A = $X[SalNatureDesc=10(13A)].SalOthAmount
686 nil $X[SalNatureDesc=EIC].SalOthAmount if new # The exemption for judges is not available in the new regime

@ ScheduleHP.PropertyDetails[]
67 Rentdetails.ThirtyPercentOfBalance ~= 30% * Rentdetails.AnnualOfPropOwned
68 AsseseeShareProperty = 100 - CoOwners[].PercentShareProperty if PropCoOwnedFlg:YES
69 Rentdetails.AnnualOfPropOwned ~= Rentdetails.BalanceALV * AsseseeShareProperty * 1% if PropCoOwnedFlg:YES
70 nil Rentdetails.IntOnBorwCap if PropCoOwnedFlg:YES & AsseseeShareProperty = 0 # Interest cannot be claimed on a house in which the assessee has no share
71 nil Rentdetails.LocalTaxes if Rentdetails.AnnualLetableValue = 0
74 give Rentdetails.AnnualLetableValue if ifLetOut:L|D # Rent is needed for a let-out or deemed let-out property
75 Rentdetails.BalanceALV = pos( Rentdetails.AnnualLetableValue - Rentdetails.TotalUnrealizedAndTax )
76 Rentdetails.TotalUnrealizedAndTax = Rentdetails.RentNotRealized + Rentdetails.LocalTaxes
77 Rentdetails.TotalDeduct = Rentdetails.ThirtyPercentOfBalance + Rentdetails.IntOnBorwCap
78 Rentdetails.IncomeOfHP = Rentdetails.AnnualOfPropOwned - Rentdetails.TotalDeduct + Rentdetails.ArrearsUnrealizedRentRcvd
81 nil Rentdetails.IntOnBorwCap if new & ifLetOut:S # Interest on a self-occupied house is not allowed in the new regime
549 give CoOwners if PropCoOwnedFlg:YES # Enter the co-owners
607 Rentdetails.IntOnBorwCap = Rentdetails.Section24B.TotalInterestUs24B if ifLetOut!:S
607 Rentdetails.IntOnBorwCap <= Rentdetails.Section24B.TotalInterestUs24B if ifLetOut:S
608 Rentdetails.Section24B.TotalInterestUs24B = Rentdetails.Section24B.Section24BDtls[].InterestUs24B
609 nil Rentdetails.Section24B.Section24BDtls if new & ifLetOut:S # Interest u/s 24(b) on a self-occupied house cannot be claimed in the new regime
610,653 give Rentdetails.Section24B.Section24BDtls if Rentdetails.IntOnBorwCap > 0 # Details of the loan are needed to claim interest u/s 24(b)
751 never AsseseeShareProperty if PropCoOwnedFlg:YES & AsseseeShareProperty >= 100 # The share in a co-owned house must be less than 100%
753 AsseseeShareProperty = 100 if PropCoOwnedFlg:NO
757 Rentdetails.RentNotRealized <= Rentdetails.AnnualLetableValue # Unrealised rent cannot be more than the rent

@ ScheduleHP.PropertyDetails[].CoOwners[]
82 differ PAN_CoOwner, /$P.PAN # The PAN of a co-owner cannot be that of the assessee
549 give NameCoOwner
752 never PercentShareProperty if PercentShareProperty <= 0 # The share of a co-owner must be more than 0% and less than 100%
752 never PercentShareProperty if PercentShareProperty >= 100 # The share of a co-owner must be more than 0% and less than 100%

@ ScheduleHP
72 PropertyDetails[ifLetOut=S].Rentdetails.IntOnBorwCap <= limit.ownInterest if old
73 TotalIncomeChargeableUnHP = PropertyDetails[].Rentdetails.IncomeOfHP + PassThroghIncome
79 PassThroghIncome = /SchedulePTI.SchedulePTIDtls[].IncFromHP.NetIncomeLoss
80/223 never PropertyDetails[ifLetOut=S].ifLetOut if #PropertyDetails[ifLetOut=S] > 2 # At most two houses can be self-occupied
`;
