/** Deductions in the order of rules 666 to 685. */
const keys = {
  '80C': 'Section80C',
  '80CCC': 'Section80CCC',
  '80CCD(1)': 'Section80CCDEmployeeOrSE',
  '80CCD(1B)': 'Section80CCD1B',
  '80CCD(2)': 'Section80CCDEmployer',
  '80D': 'Section80D',
  '80DD': 'Section80DD',
  '80DDB': 'Section80DDB',
  '80E': 'Section80E',
  '80EE': 'Section80EE',
  '80EEA': 'Section80EEA',
  '80EEB': 'Section80EEB',
  '80G': 'Section80G',
  '80GG': 'Section80GG',
  '80GGA': 'Section80GGA',
  '80GGC': 'Section80GGC',
  '80TTA': 'Section80TTA',
  '80TTB': 'Section80TTB',
  '80U': 'Section80U',
  '80CCH': 'AnyOthSec80CCH',
} as const;
const onlyOld = [
  ...Object.values(keys).filter((k) => !['Section80CCDEmployer', 'AnyOthSec80CCH'].includes(k)),
  'Section80QQB',
  'Section80RRB',
];

const notFor = (no: number, who: string, section: string): string =>
  `${no} nil $D.${section}, $U.${section} if ${who} # ${who === 'huf' ? 'This deduction is for individuals only' : 'This deduction is not available to non-residents'}`;

/** The four tables of Schedule 80G with their deductible share. */
const tables80g = [
  ['Don100Percent', 100],
  ['Don50PercentNoApprReqd', 50],
  ['Don100PercentApprReqd', 100],
  ['Don50PercentApprReqd', 50],
] as const;

/** The lines of Schedule 80D: total, premium, policies, check-up, medical expenses, limit, question, answer; numbers of limit, sum, answer, rows, details. */
const health = [
  [
    'SelfAndFamily',
    'HealthInsPremSlfFam',
    'Sec80DSelfFamHIDtls',
    'PrevHlthChckUpSlfFam',
    '',
    'health',
    'SeniorCitizenFlag',
    'N',
    291,
    292,
    305,
    615,
    611,
  ],
  [
    'SelfAndFamilySeniorCitizen',
    'HlthInsPremSlfFamSrCtzn',
    'Sec80DSelfFamSrCtznHIDtls',
    'PrevHlthChckUpSlfFamSrCtzn',
    'MedicalExpSlfFamSrCtzn',
    'healthSenior',
    'SeniorCitizenFlag',
    'Y',
    294,
    295,
    306,
    616,
    612,
  ],
  [
    'Parents',
    'HlthInsPremParents',
    'Sec80DParentsHIDtls',
    'PrevHlthChckUpParents',
    '',
    'health',
    'ParentsSeniorCitizenFlag',
    'N',
    296,
    297,
    307,
    617,
    613,
  ],
  [
    'ParentsSeniorCitizen',
    'HlthInsPremParentsSrCtzn',
    'Sec80DParentsSrCtznHIDtls',
    'PrevHlthChckUpParentsSrCtzn',
    'MedicalExpParentsSrCtzn',
    'healthSenior',
    'ParentsSeniorCitizenFlag',
    'Y',
    298,
    299,
    308,
    618,
    614,
  ],
] as const;

/** Loans: section, amount, numbers of rows needed, claim and sum. */
const loans = [
  ['80E', 623, 631, 635],
  ['80EE', 624, 632, 636],
  ['80EEA', 626, 633, 637],
  ['80EEB', 629, 634, 638],
] as const;

const OPEN_IN_NEW = 'This deduction is not available in the new regime';

/** Rules of Schedule VI-A and its detail schedules as lines; see lines.ts. */
export const deductionsTable = `
@
${tables80g
  .map(
    ([table, share], i) => `@ Schedule80G.${table}.DoneeWithPan[]
277 differ DoneePAN, /$P.PAN, /Verification.Declaration.AssesseeVerPAN # The PAN of the donee cannot be the PAN of the return
278 EligibleDonationAmt <= ${share}% * DonationAmt
${279 + i} EligibleDonationAmt <= ${share}% * DonationAmtOtherMode if DonationAmtCash > limit.cash
${283 + i} DonationAmt = DonationAmtCash + DonationAmtOtherMode
${687 + i}/647 give TransactionRefNum, IFSCCode if DonationAmtOtherMode > 0 # Enter the reference number and IFSC of the donation made in other modes
696 give DoneePAN if DonationAmt > 0 # The PAN of the donee is needed`,
  )
  .join('\n')}
@
287 Schedule80G.TotalDonationsUs80G = ${tables80g.map(([t]) => `Schedule80G.${t}.Tot${t}`).join(' + ')}
288 $D.Section80G <= Schedule80G.TotalEligibleDonationsUs80G if old
289 nil Schedule80G if new # ${OPEN_IN_NEW}
${health
  .map(
    ([total, premium, rows, checkup, medical, limit, flag, answer, most, sum, answered, equal, details]) => `
${most} $H.${total} <= limit.${limit} if old
${sum} $H.${total} = min( limit.${limit} , $H.${premium} + $H.${checkup}${medical ? ` + $H.${medical}` : ''} ) if old
${answered} $H.${flag} in ${answer} if $H.${total} > 0
${equal} $H.${premium} = $H.${rows}.Sch80DInsDtls[].HealthInsAmt
${details} give $H.${rows}.Sch80DInsDtls if $H.${premium} > 0 # Name of the insurer and policy number are needed to claim health insurance`,
  )
  .join('\n')}
${health
  .map(
    ([, , rows, , , , , , , , , , details]) => `@ $H.${rows}.Sch80DInsDtls[]
${details} give InsurerName, PolicyNo # Name of the insurer and policy number are needed to claim health insurance`,
  )
  .join('\n')}
@
293 $H.PrevHlthChckUpSlfFam <= limit.checkup - $H.PrevHlthChckUpSlfFamSrCtzn - $H.PrevHlthChckUpParents - $H.PrevHlthChckUpParentsSrCtzn if old
300 $H.EligibleAmountOfDedn <= limit.healthSenior + limit.healthSenior if old
301 $H.EligibleAmountOfDedn = min( $H.SelfAndFamily + $H.SelfAndFamilySeniorCitizen + $H.Parents + $H.ParentsSeniorCitizen , max( $TI.GrossTotalIncome , 0 ) ) if old
302 give Schedule80D if $D.Section80D > 0
303 $D.Section80D = $H.EligibleAmountOfDedn if $D.Section80D > 0
304 nil $D.Section80D, $U.Section80D if new # ${OPEN_IN_NEW}
309 give $H.SeniorCitizenFlag if $H.SelfAndFamily + $H.SelfAndFamilySeniorCitizen > 0
309 $H.SeniorCitizenFlag in Y|N if $H.SelfAndFamily + $H.SelfAndFamilySeniorCitizen > 0
310 give $H.ParentsSeniorCitizenFlag if $H.Parents + $H.ParentsSeniorCitizen > 0
310 $H.ParentsSeniorCitizenFlag in Y|N if $H.Parents + $H.ParentsSeniorCitizen > 0
592 nil $H.Parents, $H.ParentsSeniorCitizen if huf # An HUF cannot claim section 80D for parents

@ Schedule80GGA.DonationDtlsSciRsrchRuralDev[]
311 DonationAmt = DonationAmtCash + DonationAmtOtherMode
313 differ DoneePAN, /$P.PAN, /Verification.Declaration.AssesseeVerPAN # The PAN of the donee cannot be the PAN of the return
316 EligibleDonationAmt <= DonationAmtOtherMode if DonationAmtCash > limit.cash
@
312 Schedule80GGA.TotalDonationsUs80GGA = Schedule80GGA.DonationDtlsSciRsrchRuralDev[].DonationAmt
314 give Schedule80GGA if $D.Section80GGA > 0 & old
315 nil Schedule80GGA if new # ${OPEN_IN_NEW}
331 $D.Section80GGA <= Schedule80GGA.TotalEligibleDonationAmt80GGA

${notFor(317, 'huf', 'Section80CCDEmployeeOrSE')}
${notFor(318, 'huf', 'Section80CCD1B')}
${notFor(319, 'huf', 'Section80CCDEmployer')}
${notFor(320, 'huf', 'Section80E')}
${notFor(321, 'huf', 'Section80EE')}
322 nil $D.Section80TTA if elder & old # Section 80TTA is not for senior citizens: use 80TTB
323 nil $D.Section80TTB if younger & old # Section 80TTB is for senior citizens only: use 80TTA
${notFor(324, 'huf', 'Section80U')}
${notFor(325, 'huf', 'Section80EEA')}
${notFor(326, 'huf', 'Section80EEB')}
${notFor(327, 'nri', 'Section80DD')}
${notFor(328, 'nri', 'Section80DDB')}
${notFor(329, 'nri', 'Section80U')}
330 $D.TotalChapVIADeductions <= max( $TI.GrossTotalIncome , 0 )
332,509 $VIATI = $D.TotalChapVIADeductions
${notFor(333, 'nri', 'Section80QQB')}
${notFor(334, 'huf', 'Section80QQB')}
${notFor(335, 'nri', 'Section80RRB')}
${notFor(336, 'huf', 'Section80RRB')}
337 $D.Section80QQB <= $O.AnyOtherIncome - $D.Section80RRB if $D.Section80QQB + $D.Section80RRB > 0
338 nil $D.Section80CCDEmployer if no ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV|PSU|OTH].NatureOfEmployment # Deduction u/s 80CCD(2) is not for pensioners or those without an employer
339 $D.Section80CCDEmployer <= 14% * ScheduleS.Salaries[].Salarys.Salary if old & has ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV].NatureOfEmployment
345 $D.Section80CCDEmployer <= 10% * ScheduleS.Salaries[].Salarys.Salary if old & no ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV].NatureOfEmployment
598 $D.Section80CCDEmployer <= 14% * ScheduleS.Salaries[].Salarys.Salary if new
340,760 nil $D.Section80QQB if $F.ReturnFileSec:12
341,761 nil $D.Section80RRB if $F.ReturnFileSec:12
342 nil ${onlyOld.map((k) => `$D.${k}`).join(', ')} if new # ${OPEN_IN_NEW}
343 $D.Section80TTA <= $O.IntrstFrmSavingBank
344 $D.Section80TTB <= $O.IntrstFrmSavingBank + $O.IntrstFrmTermDeposit if old
346 $D.Section80C <= limit.c80 - $D.Section80CCC - $D.Section80CCDEmployeeOrSE
350 $D.AnyOthSec80CCH <= $W[NatureDesc=17].OthAmount if new # In the new regime only the Central Government’s contribution is deductible u/s 80CCH ({value}); it is {found}
347 $D.AnyOthSec80CCH <= 60% * ScheduleS.Salaries[].Salarys.Salary
348 $D.Section80CCDEmployeeOrSE <= 10% * ScheduleS.Salaries[].Salarys.Salary if has ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV|PSU|OTH].NatureOfEmployment
348 $D.Section80CCDEmployeeOrSE <= 20% * max( $TI.GrossTotalIncome , 0 ) if no ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV|PSU|OTH].NatureOfEmployment
${notFor(349, 'nri', 'Section80TTB')}
52 $D.Section80GG <= limit.rentElevenMonths if $X[SalNatureDesc=10(13A)].SalOthAmount > 0

@ Schedule80GGC.Schedule80GGCDetails[]
352 EligibleDonationAmt <= DonationAmtOtherMode
352 EligibleDonationAmt >= DonationAmtOtherMode if /Schedule80GGC.Schedule80GGCDetails[].DonationAmtOtherMode <= /$TI.GrossTotalIncome
353 DonationAmt = DonationAmtCash + DonationAmtOtherMode
356 give DonationDate if DonationAmt > 0 # The date of the contribution is needed
357 give TransactionRefNum, IFSCCode if DonationAmtOtherMode > 0 # Transaction reference and IFSC are needed for a contribution in other modes
547 DonationDate from YEAR-START
547 DonationDate until YEAR-END
697 give PoliticalPartyName, PoliticalPartyPAN if /$D.Section80GGC > 0 # Name and PAN of the political party are needed to claim section 80GGC
@
351 $D.Section80GGC <= Schedule80GGC.TotalEligibleDonationAmt80GGC
354 Schedule80GGC.TotalEligibleDonationAmt80GGC = min( Schedule80GGC.Schedule80GGCDetails[].EligibleDonationAmt , max( $TI.GrossTotalIncome , 0 ) )
355 Schedule80GGC.TotalDonationAmtCash80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmtCash
355 Schedule80GGC.TotalDonationAmtOtherMode80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmtOtherMode
355 Schedule80GGC.TotalDonationsUs80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmt

358 Schedule80U.DeductionAmount >= min( limit.disability , max( $TI.GrossTotalIncome , 0 ) ) if Schedule80U.NatureOfDisability:1 & old
358 Schedule80U.DeductionAmount <= limit.disability if Schedule80U.NatureOfDisability:1 & old
361 Schedule80U.DeductionAmount >= min( limit.severe , max( $TI.GrossTotalIncome , 0 ) ) if Schedule80U.NatureOfDisability:2 & old
361 Schedule80U.DeductionAmount <= limit.severe if Schedule80U.NatureOfDisability:2 & old
359 Schedule80DD.DeductionAmount >= min( limit.disability , max( $TI.GrossTotalIncome , 0 ) ) if Schedule80DD.NatureOfDisability:1 & old
359 Schedule80DD.DeductionAmount <= limit.disability if Schedule80DD.NatureOfDisability:1 & old
360 Schedule80DD.DeductionAmount >= min( limit.severe , max( $TI.GrossTotalIncome , 0 ) ) if Schedule80DD.NatureOfDisability:2 & old
360 Schedule80DD.DeductionAmount <= limit.severe if Schedule80DD.NatureOfDisability:2 & old
362 $U.Section80U = Schedule80U.DeductionAmount
363,763 give Schedule80U.NatureOfDisability, Schedule80U.TypeOfDisability if Schedule80U.DeductionAmount > 0
364 $U.Section80DD = Schedule80DD.DeductionAmount
365 give Schedule80DD.NatureOfDisability, Schedule80DD.TypeOfDisability, Schedule80DD.DependentType if Schedule80DD.DeductionAmount > 0
548 Schedule80DD.DependentType in 8 if huf # An HUF’s dependant u/s 80DD must be a member
763 give Schedule80U.Form10IAAckNum if Schedule80U.DeductionAmount > 0 & Schedule80U.TypeOfDisability!:2 # The acknowledgement number of Form 10-IA is needed for this deduction
764 give Schedule80DD.Form10IAAckNum if Schedule80DD.DeductionAmount > 0 & Schedule80DD.TypeOfDisability!:2 # The acknowledgement number of Form 10-IA is needed for this deduction
764 give Schedule80DD.NatureOfDisability, Schedule80DD.TypeOfDisability, Schedule80DD.DependentType if Schedule80DD.DeductionAmount > 0
619 differ Schedule80U.Form10IAAckNum, Schedule80DD.Form10IAAckNum # Form 10-IA must be filed separately for sections 80U and 80DD

620 nil $D.Section80EE, $D.Section80EEA if has ScheduleHP.PropertyDetails[ifLetOut=S].ifLetOut & ScheduleHP.PropertyDetails[ifLetOut=S].Rentdetails.Section24B.TotalInterestUs24B < limit.ownInterest # Sections 80EE and 80EEA apply only after 2,00,000 u/s 24(b) are used up
${loans
  .map(
    ([
      section,
      rows,
      claim,
      sum,
    ]) => `${rows} give Schedule${section}.Schedule${section}Dtls if $D.Section${section} > 0 # Details of the loan are needed
${claim} $U.Section${section} = Schedule${section}.TotalInterest${section} if old
${sum} Schedule${section}.TotalInterest${section} = Schedule${section}.Schedule${section}Dtls[].Interest${section}`,
  )
  .join('\n')}
625 Schedule80EE.Schedule80EEDtls[].TotalLoanAmt <= limit.loanEe
627 Schedule80EEA.PropStmpDtyVal <= limit.stampEea
640 nil Schedule80E, Schedule80EE, Schedule80EEA, Schedule80EEB if huf # This deduction is for individuals only
641 nil Schedule80C, Schedule80E, Schedule80EE, Schedule80EEA, Schedule80EEB, ScheduleS.Section10_13A if new & ind # ${OPEN_IN_NEW}
642 give Schedule80C.Schedule80CDtls if $D.Section80C > 0 # Details of the payments are needed to claim section 80C
643 $U.Section80C = Schedule80C.TotalAmt if old
644 Schedule80C.TotalAmt = Schedule80C.Schedule80CDtls[].Amount
@ Schedule80C.Schedule80CDtls[]
642 give Amount, IdentificationNo # Details of the payments are needed to claim section 80C
@ Schedule80EEA.Schedule80EEADtls[]
628 DateofLoan from 2019-04-01
628 DateofLoan until 2022-03-31
@ Schedule80EEB.Schedule80EEBDtls[]
630 DateofLoan from 2019-04-01
630 DateofLoan until 2023-03-31
@ Schedule80EE.Schedule80EEDtls[]
639 DateofLoan from 2016-04-01
639 DateofLoan until 2017-03-31
@
645 give $U.PRANDtls if $D.Section80CCDEmployeeOrSE + $D.Section80CCD1B > 0 # PRAN is needed to claim sections 80CCD(1) and 80CCD(1B)
646 give $U.Form10BAAckNum if $D.Section80GG > 0 # The acknowledgement number of Form 10BA is needed for section 80GG
647 give $U.NameOfSpecDisease80DDB if $D.Section80DDB > 0 # Name the specified disease to claim section 80DDB
648 give $U.Form10CCDAckNum if $D.Section80QQB > 0
649 give $U.Form10CCEAckNum if $D.Section80RRB > 0
659 nil $D.AnyOthSec80CCH if no ScheduleS.Salaries[NatureOfEmployment=CGOV].NatureOfEmployment # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
659 nil $D.AnyOthSec80CCH if ind & age > 27 # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
659 nil $D.AnyOthSec80CCH if ind & age < 17 # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
${Object.values(keys)
  .map((key, i) => `${666 + i} $D.${key} <= $U.${key}`)
  .join('\n')}
691 $D.Section80QQB <= $U.Section80QQB
692 $D.Section80RRB <= $U.Section80RRB
693 $U.Section80CCC = $U.PensionContribution80CCC[].Amount
756 nil $U.PRANDtls if $U.Section80CCDEmployeeOrSE + $U.Section80CCD1B = 0 # A PRAN is entered, but nothing is claimed under section 80CCD(1) or 80CCD(1B)
758 give $U.PensionContribution80CCC if $U.Section80CCC > 0
759 nil $D.Section80EEA if $D.Section80EE > 0 & old # Only one of sections 80EE and 80EEA can be claimed
`;
