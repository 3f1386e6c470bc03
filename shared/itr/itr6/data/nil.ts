/** A group of amounts that are nil. */
const nil = (names: string): Record<string, 0> =>
  Object.fromEntries(names.split(' ').map((name) => [name, 0 as const]));

/** Nil accounts under Indian Accounting Standards, as in the file of a company without them. */
export const nilIndAs = {
  PARTA_BSIndAS: {
    ...nil('TotalAssets'),
    EquityAndLiablities: {
      Equity: {
        EquityShareCapital: { ...nil('Authorised IssuedSubsPaidUp SubscribedNotFullyPaid TotShareCapital') },
        OtherEquityReserv: {
          ...nil(
            'CapRedempResr DebunRedResr ShareOptOSAmount OthersTotal TotalOtherResrv RetainedEarngs TotResrNRetEar TotalEquity',
          ),
        },
      },
      Liabilities: {
        NonCurrLiabilities: {
          ...nil('DefrdTaxCurrLiabilites TotalNonCurrLiab'),
          FinancialLiabilities: {
            ...nil(
              'DeferredPymtLiabilities Deposits LoansReltdParties LongTermMaturities LiabilityComp OtherLoans TotalLTBorrowings TradePayables OtherFinancialLiab',
            ),
            BondsDebentures: { ...nil('ForeignCurrency Rupee Total') },
            TermLoans: {
              ...nil('ForeignCurrency TotalTermLoans'),
              RupeeLoans: { ...nil('FromBanks FromOthers Total') },
            },
          },
          Provisions: { ...nil('ProvEmpBenefits OthersTotal TotalProvisions') },
          OtherNonCurLiabilites: { ...nil('Advances OthersTotal TotalOthNonCurrLiab') },
        },
        CurrentLiabilities: {
          ...nil('TottalFinancialLiab CurrTaxLiabilities TotalCurrentLiab TotalEquityLiab'),
          FinancialLiabBorrowings: {
            ...nil('LoansFrmRelatedParties Deposits OthersTotal TotalBorrowings TradePayables'),
            LoansRepaybleOnDemand: { ...nil('FromBanks FrmOtherParties TotLoansRepaybleOnDemand') },
          },
          OthFinancialLiabilities: {
            ...nil(
              'CurrMatOnLTDebt CurrMatFinanceOblg AccrInterest UnpaidDividend AppMonyRecvdAllotSecurities UnpaidMatDeposits UnpaidMatureDebenture OthersTotal TotOthFinancialLiab',
            ),
          },
          OtherCuurLiabilities: { ...nil('RevenueRecvdAdvance OthersAdvTotal OthersTotal TotalOthCurrLiab') },
          Provosions: { ...nil('ProvosionEmpBenft OthersTotal TotalProvosions') },
        },
      },
    },
    Assets: {
      NonCurrAssets: {
        PropertyPlantEquip: {
          ...nil(
            'GrossBlock Depreciation ImpairmentLosses NetBlock CapWrkProg InvstPropGrossBlock InvstPropDepreciation InvstPropImprLosses InvstPropNetBlock GoodWlGrossBlock GoodWlImprLosses GoodWlNetBlock OthIntAstGrossBlock OthIntAstAmortisation OthIntAstImprLosses OthIntAstNetBlock IntAstUndrDevlpmnt BioAstGrossBlock BioAstImprLosses BioAstNetBlock',
          ),
          FinancialAssets: {
            ...nil('TotalNonCurrntAsst'),
            Investments: {
              ...nil(
                'ListedEquities UnListedEquities Total InvstPrfShares InvstGovtTrust InvstInDebenture InvstInMutualFunds InvstInPartnershpFirm OthersTotal TotalNonCurrentInvst',
              ),
            },
            TradeReceivables: { ...nil('SecuredConsGoods UnSecuredConsGoods Doubtful TotalTradeReceivbls') },
            Loans: {
              ...nil(
                'SecurityDepsts LoansRltdParties OthersTotal TotalLoans LoansBPPurpose LoansNotBPPurpose LoansToShrHolders',
              ),
            },
            OtherFinacialAssets: { ...nil('BankDeposits OtherDeposits TotalOthFinancialAsst DefrdTaxAsst') },
            OtherNonCurrentAssets: {
              ...nil('CapitalAdvanc AdvancOthCapital OthersTotal TotalNonCurrAsst NonCurrAsstDueShrHldr'),
            },
          },
        },
      },
      CurrentAssets: {
        Inventories: {
          ...nil(
            'RawMaterials WorkInProgress FinishedGoods StockInTrade StoresSpares LooseTools Others TotalInventories',
          ),
        },
        FinancialAssets: {
          ...nil('OtherFinancialAsst TotalFinancialAsst CurrentTaxAsst'),
          Investments: {
            ...nil(
              'ListedEquities UnListedEquities Total InvstPrfShares InvstGovtTrust InvstInDebenture InvstInMutualFunds InvstInPartnershpFirm TotalCurrentInvst',
            ),
          },
          TradeReceivables: { ...nil('SecuredConsGoods UnSecuredConsGoods Doubtful TotalTradeReceivbls') },
          CashEquivalents: {
            ...nil(
              'BalancesWithBanks ChequeDraftsInHand CashOnHand OthersTotal TotalCashEquivalents BankBalanceOther',
            ),
          },
          Loans: {
            ...nil(
              'SecurityDepsts LoansRltdParties OthersTotal TotalLoans LoansBPPurpose LoansNotBPPurpose LoansToShrHolders',
            ),
          },
          OtherCurrentAssets: { ...nil('AdvancOthCapital OthersTotal TotalOthCurrentAsst TotalCurrAsst') },
        },
      },
    },
  },
  PARTA_PLIndAS: {
    CreditsToPL: {
      ...nil('TotCreditsToPL'),
      OthIncome: {
        ...nil(
          'RentInc Comissions Dividends InterestInc ProfitOnSaleFixedAsset ProfitOnInvChrSTT ProfitOnOthInv ProfitOnCurrFluct ProfitOnCnvInvntryToCapAsst ProfitOnAgriIncome MiscOthIncome TotOthIncome',
        ),
      },
    },
    DebitsToPL: {
      DebitPlAcnt: {
        ...nil(
          'Freight ConsumptionOfStores PowerFuel RentExpdr RepairsBldg RepairMach StaffWelfareExp Entertainment Hospitality Conference SalePromoExp Advertisement HotelBoardLodge TravelExp ForeignTravelExp ConveyanceExp TelephoneExp GuestHouseExp ClubExp FestivalCelebExp Scholarship Gift Donation AuditFee OtherExpenses ProvForBadDoubtDebt OthProvisionsExpdr PBIDTA DepreciationAmort PBT',
        ),
        EmployeeComp: {
          ...nil(
            'SalsWages Bonus MedExpReimb LeaveEncash LeaveTravelBenft ContToSuperAnnFund ContToPF ContToGratFund ContToOthFund OthEmpBenftExpdr TotEmployeeComp',
          ),
        },
        Insurances: { ...nil('MedInsur LifeInsur KeyManInsur OthInsur TotInsurances') },
        CommissionExpdrDtls: { ...nil('NonResOtherCompany Others Total') },
        RoyalityDtls: { ...nil('NonResOtherCompany Others Total') },
        ProfessionalConstDtls: { ...nil('NonResOtherCompany Others Total') },
        RatesTaxesPays: {
          ExciseCustomsVAT: {
            ...nil(
              'UnionExciseDuty ServiceTax VATorSaleTax CentralGoodServiceTax StateGoodServiceTax IntegratedGoodServiceTax UnionTerrGoodServiceTax OthDutyTaxCess TotExciseCustomsVAT',
            ),
          },
        },
        BadDebtDtls: { ...nil('BadDebtAmtDtlsTotal OthersPANNotAvlblDtlTotal OthersAmtLt1Lakh BadDebt') },
        InterestExpdrtDtls: { ...nil('NonResOtherCompany Others InterestExpdr') },
      },
      TaxProvAppr: {
        ...nil('ProvForCurrTax ProvDefTax ProfitAfterTax BalBFPrevYr AmtAvlAppr PartnerAccBalTrf'),
        Appropriations: {
          ...nil(
            'TrfToReserves ProposedDividend TaxOnDividend AppropriationsCSR AnyOtherAppr TotAppropriations',
          ),
        },
      },
    },
    OtherComprnsvInc: {
      ...nil('TotalComprIncome'),
      ItemsNotReclsfdPnL: {
        ...nil(
          'ChangesInSurplus ReMesDefinedBenftPlans EquityOCI FairValFVTPl ShareOfOtherComprInc OthersTotal IncomeTaxNotPnL TotalNotPnL',
        ),
      },
      ItemsReclsfdPnL: {
        ...nil('ExchangeDiff DebtsOCI EffecPortionGainnLoss ShareOCI OthersTotal IncomeTaxReclsPnL TotalPnL'),
      },
    },
  },
};
