const AGAIN = 'This is for those who choose the regime by Form 10-IEA';
const FORM = 'Date and acknowledgement number of Form 10-IEA are needed';
const FORM_IF = 'Date and acknowledgement number of Form 10-IF are needed';
const FORM_IFA = 'Date and acknowledgement number of Form 10-IFA are needed';
const AUDITED = '$G.LiableSec44ABflg!:Y & no $G.AuditDetails & no $G.AuditReportDetails';

/** Rules 1 to 80, Part A general, that a line of text can express; see ../../itr2/rules/lines.ts. */
export const generalTable = `
@
1 never $G.LiableSec92Eflg if $G.LiableSec92Eflg:Y & PARTA_BS.FundSrc.TotFundSrc = 0 & no PARTA_BS.NoBooksOfAccBS # A report u/s 92E needs the balance sheet and the profit and loss account
3 $O1.Address.MobileNo like [6-9]\\d{9} if $O1.Address.CountryCodeMobile:91 # A mobile number in India has ten digits and begins with 6, 7, 8 or 9
6 give $G.IncDclrdUs
7 give $G.AgrOFAllAmtsRcvd if $G.TotalSalesExcOneCr:Upto10CR
8 give $G.AgrOFAllPayMade if $G.TotalSalesExcOneCr:Upto10CR
9 $G.AuditInfo.AuditReportFurnishDate until TODAY # The date of the audit report cannot be in the future
9 $G.AuditDetails92E.DateOfAudit until TODAY # The date of the audit report cannot be in the future
10 give PARTA_BS.NoBooksOfAccBS if $G.LiableSec44AAflg:N & $BA.ProfBfrTaxPL != 0 # Without books of account, enter the no-account case balances
13 never $G.LiableSec44AAflg if $G.LiableSec44AAflg:Y & $BA.ProfBfrTaxPL != 0 & PARTA_BS.FundSrc.TotFundSrc = 0 & PARTA_BS.FundApply.TotFundApply = 0 # Books of account are kept: fill the balance sheet and profit and loss account
17 nil $O1.SubStatus if $O1.StatusOrCompanyType:2 # A local authority has no sub-status
20 nil $TI.ProfBusGain.TotProfBusGain if $G.PvtDiscretioneryTrust.PvtDiscTrustBusIncFlg:N # The trust has business income: answer Yes to the question
22 give $FS.Form10IFDate, $FS.Form10IFAckNo if $FS.OptingNewTaxRegime:1 # ${FORM_IF}
23 give $FS.Form10IFDate, $FS.Form10IFAckNo if $FS.NewTaxRegime:Y # ${FORM_IF}
26 give $FS.NoticeNo, $FS.NoticeDate if $FS.IncomeTaxSec:13|14|16|18|19|20 # Number and date of the notice or order are needed
31 give $G.PvtDiscretioneryTrust.PvtDiscTrustBasicFlg if $G.PvtDiscretioneryTrust.PvtDiscTrustShareFlg:N & $G.PvtDiscretioneryTrust.PvtDiscTrustBusIncFlg:N
34 give $F.Form10IFADate, $F.Form10IFAAckNo if $F.OptingTaxation115BAEYes:Y # ${FORM_IFA}
34,48 give $F.Form10IFADate, $F.Form10IFAAckNo if $F.OptingTaxation115BAENo:Y # ${FORM_IFA}
39 give $F.IncFrmBusOrProf if $O1.SubStatus:11|8 # Answer whether there is business income: the choice of regime depends on it
39 give $F.IncFrmBusOrProf if $O1.StatusOrCompanyType:9 # Answer whether there is business income: the choice of regime depends on it
40 nil $F.OptOldRegimeCurrAY, $F.IncFrmBusOrProf if $O1.StatusOrCompanyType:1|2 # ${AGAIN}
40 nil $F.OptOldRegimeCurrAY, $F.IncFrmBusOrProf if $O1.SubStatus:15|16|17|4 # ${AGAIN}
41 give $F.RegNumMSMEDAct2006 if $F.ifMSME:Y
42 give $G.Cndnfor44AB if $G.LiableSec44ABflg:Y # Choose why the accounts must be audited
43 give $F.ItrFilingDueDate
44 never $F.Form10IFADate if has $F.Form10IFADate & $F.OptingTaxation115BAEYes!:Y & $F.OptingTaxation115BAENo!:Y # Form 10-IFA was filed: section 115BAE applies
49 give $F.Form10IEAEarlierAYOldRegime if $F.IncFrmBusOrProf:Y
51 never $F.OptOldRegimeCurrAY if $F.OptOldRegimeCurrAY:Y & $F.IncFrmBusOrProf:Y & $F.Form10IEAEarlierAYOldRegime!:Y & $F.F10IEACurrAYOldRegime!:Y # With business income, you can opt out of the new regime only by Form 10-IEA
53 give $F.OptingTaxation115BAENo if $F.115BAEReturnFiling_24_25:N
54 give $F.OptingTaxation115BAEYes if $F.115BAEReturnFiling_24_25:Y
56 never $F.ItrFilingDueDate if $F.ItrFilingDueDate:2026-10-31 & no ScheduleIF.PartnerFirmDetails & ${AUDITED} & $G.LiableSec92Eflg!:Y # The due date of 31 October needs an audit or Schedule IF
57 never $F.ItrFilingDueDate if $F.ItrFilingDueDate:2026-11-30 & no ScheduleIF.PartnerFirmDetails & $G.LiableSec92Eflg!:Y # The due date of 30 November requires a report u/s 92E or Schedule IF
61 give $F.IncFrmBusOrProf if $BP.IncChrgUnHdProftGain > 0 & $O1.SubStatus:8|11|13 # Answer whether there is business income: the choice of regime depends on it
61 give $F.IncFrmBusOrProf if $BP.IncChrgUnHdProftGain > 0 & $O1.StatusOrCompanyType:9 # Answer whether there is business income: the choice of regime depends on it
62 give $F.OptOldRegimeCurrAY if $F.IncFrmBusOrProf:N
63 give $F.Form10IEAAssYear, $F.Form10IEAEarlierAYAckOldRegime if $F.Form10IEAEarlierAYOldRegime:Y # Year and acknowledgement number of Form 10-IEA are needed
64 give $F.AssYrF10IEANewTaxReg, $F.Form10IEAEarlierAYAckNewRegime if $F.F10IEAEarlierAYNewRegime:Y # Year and acknowledgement number of Form 10-IEA are needed
65 give $F.F10IEACurrAYNewRegime if $F.Form10IEAEarlierAYOldRegime:Y & $F.F10IEAEarlierAYNewRegime:N
66 give $F.F10IEADateCurrAYNewTax, $F.F10IEAAckNoCurrAYNewTax if $F.F10IEACurrAYNewRegime:Y # ${FORM}
67 nil $F.F10IEADateCurrAYNewTax, $F.F10IEAAckNoCurrAYNewTax if $F.F10IEACurrAYNewRegime:N # Form 10-IEA is not filed
68 give $F.F10IEACurrAYOldRegime if $F.Form10IEAEarlierAYOldRegime:N
50,69 give $F.F10IEADateCurrAYOldTax, $F.F10IEAAckNoCurrAYOldTax if $F.F10IEACurrAYOldRegime:Y # ${FORM}
70 nil $F.F10IEADateCurrAYOldTax, $F.F10IEAAckNoCurrAYOldTax if $F.F10IEACurrAYOldRegime:N # Form 10-IEA is not filed
71 nil $F.Form10IEAAssYear, $F.Form10IEAEarlierAYAckOldRegime if $F.Form10IEAEarlierAYOldRegime!:Y # No Form 10-IEA was filed in an earlier year
72 nil $F.AssYrF10IEANewTaxReg, $F.Form10IEAEarlierAYAckNewRegime if $F.F10IEAEarlierAYNewRegime!:Y # No Form 10-IEA was filed in an earlier year
73 give $O1.SecondaryAdd
73 give $O1.AlternateAddress if $O1.SecondaryAdd:N # Enter the second address
75 never $F.IncFrmBusOrProf if $F.IncFrmBusOrProf:Y & $BP.IncChrgUnHdProftGain = 0 & $BA.ProfBfrTaxPL = 0 & no ScheduleIF.PartnerFirmDetails # This return has no income from business
77 give $G.PvtDiscretioneryTrust.PvtDiscTrustWillFlg if $G.PvtDiscretioneryTrust.PvtDiscTrustBusIncFlg:Y
78 nil $G.PvtDiscretioneryTrust.PvtDiscTrustWillFlg if $G.PvtDiscretioneryTrust.PvtDiscTrustBusIncFlg:N
79 give $G.PvtDiscretioneryTrust.PvtDiscTrustBasicFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustReceivableFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustRelativesFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustBusProfFlg if $G.PvtDiscretioneryTrust.PvtDiscTrustShareFlg:N & $G.PvtDiscretioneryTrust.PvtDiscTrustBusIncFlg:N
${['PvtDiscTrustShareFlg', 'PvtDiscTrustBusIncFlg'].map((flag) => `80 nil $G.PvtDiscretioneryTrust.PvtDiscTrustBasicFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustReceivableFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustRelativesFlg, $G.PvtDiscretioneryTrust.PvtDiscTrustBusProfFlg if $G.PvtDiscretioneryTrust.${flag}:Y # This question is for a trust without determinate shares and without business`).join('\n')}
@ $G.AuditDetails[]
9 DateOfAudit until TODAY # The date of the audit report cannot be in the future
@ $G.AuditReportDetails[]
9 AuditReportDate until TODAY # The date of the audit report cannot be in the future
`;
