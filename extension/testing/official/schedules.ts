import { amount, type Box, choice, computed, date, type PageForm, radio, text } from './forms.ts';

/**
 * Schedules of Form ITR-2 and ITR-3 for AY 2026-27 as the notified forms print them: the same captions come back under several
 * headings (loans from banks, donations under four limits, accounts abroad), which no page of ITR-1 shows. Nothing here is read
 * from the filler's own tables.
 */

const stateWords = {
  '07': '07-The Dadra and Nagar Haveli and Daman and Diu',
  '09': '09-Delhi',
  15: '15-Karnataka',
  19: '19-Maharashtra',
};
const countries = { 2: 'UNITED STATES OF AMERICA', 44: 'UNITED KINGDOM', 65: 'SINGAPORE' };
const tan = (path: string, caption: string): Box => ({ path, caption, kind: 'tan' });
const pan = (path: string, caption: string): Box => ({ path, caption, kind: 'pan' });
const number = (path: string, caption: string): Box => ({ path, caption, kind: 'number' });

const salary: PageForm = {
  form: 'itr2',
  section: 'schedule_s',
  title: 'Schedule S - Details of Income from Salary',
  blocks: [
    {
      heading: 'Details of Employer(s)',
      list: {
        path: 'ScheduleS.Salaries',
        heading: 'Employer Details',
        boxes: [
          text('NameOfEmployer', 'Name of employer'),
          choice('NatureOfEmployment', 'Nature of employer', {
            CGOV: 'Central Government',
            SGOV: 'State Government',
            OTH: 'Others',
          }),
          tan('TANofEmployer', 'TAN of Employer (mandatory if tax is deducted)'),
          text('AddressDetail.AddrDetail', 'Address of employer'),
          text('AddressDetail.CityOrTownOrDistrict', 'Town/City'),
          choice('AddressDetail.StateCode', 'State', stateWords),
          text('AddressDetail.PinCode', 'Pin code/ Zip code'),
          amount('Salarys.Salary', '1a Salary as per section 17(1)'),
          amount('Salarys.ValueOfPerquisites', '1b Value of perquisites as per section 17(2)'),
          amount('Salarys.ProfitsinLieuOfSalary', '1c Profit in lieu of salary as per section 17(3)'),
        ],
        columns: ['NameOfEmployer', 'TANofEmployer', 'Salary'],
        heads: { NameOfEmployer: 'Employer', TANofEmployer: 'TAN' },
      },
    },
    {
      heading: '3 Less: Allowances to the extent exempt u/s 10',
      list: {
        path: 'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
        heading: 'Allowances to the extent exempt u/s 10',
        boxes: [
          choice('SalNatureDesc', 'Nature of allowance', {
            '10(5)': 'Sec 10(5)-Leave Travel allowance',
            '10(10)': 'Sec 10(10)-Death-cum-retirement gratuity received',
            '10(10AA)': 'Sec 10(10AA)-Earned leave encashment on retirement',
          }),
          amount('SalOthAmount', 'Amount'),
        ],
        columns: ['SalNatureDesc', 'SalOthAmount'],
      },
    },
    {
      heading: '5 Deduction u/s 16 (5a + 5b + 5c)',
      boxes: [
        computed('ScheduleS.DeductionUnderSection16ia', '5a Standard deduction u/s 16(ia)'),
        amount('ScheduleS.EntertainmntalwncUs16ii', '5b Entertainment allowance u/s 16(ii)'),
        amount('ScheduleS.ProfessionalTaxUs16iii', '5c Professional tax u/s 16(iii)'),
      ],
    },
  ],
};

const other: PageForm = {
  form: 'itr2',
  section: 'schedule_os',
  title: 'Schedule OS - Income from other sources',
  blocks: [
    {
      heading: '1 Gross income chargeable to tax at normal applicable rates',
      boxes: [computed('ScheduleOS.IncOthThanOwnRaceHorse.GrossIncChrgblTaxAtAppRate', '1 Gross income')],
    },
    {
      heading: '1a Dividends, Gross',
      boxes: [
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.DividendOthThan22e',
          'ai Dividend income [other than (aii)]',
        ),
        amount('ScheduleOS.IncOthThanOwnRaceHorse.Dividend22e', 'aii Dividend income u/s 2(22)(e)'),
      ],
    },
    {
      heading: '1b Interest, Gross',
      boxes: [
        amount('ScheduleOS.IncOthThanOwnRaceHorse.IntrstFrmSavingBank', 'bi From Savings Bank'),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.IntrstFrmTermDeposit',
          'bii From Deposits (Bank/ Post Office/ Co-operative Society)',
        ),
        amount('ScheduleOS.IncOthThanOwnRaceHorse.IntrstFrmIncmTaxRefund', 'biii From Income-tax Refund'),
        amount('ScheduleOS.IncOthThanOwnRaceHorse.IntrstFrmOthers', 'bix Others'),
      ],
    },
    {
      heading: '1d Income of the nature referred to in section 56(2)(x) which is chargeable to tax',
      boxes: [
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.Aggrtvaluewithoutcons562x',
          'di Aggregate value of sum of money received without consideration',
        ),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.Immovpropwithoutcons562x',
          'dii In case immovable property is received without consideration, stamp duty value of property',
        ),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.Immovpropinadeqcons562x',
          'diii In case immovable property is received for inadequate consideration, stamp duty value of property in excess of such consideration',
        ),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.Anyotherpropwithoutcons562x',
          'div In case any other property is received without consideration, fair market value of property',
        ),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.Anyotherpropinadeqcons562x',
          'dv In case any other property is received for inadequate consideration, fair market value of property in excess of such consideration',
        ),
      ],
    },
    {
      heading: '1e Any other income (please specify nature)',
      boxes: [amount('ScheduleOS.IncOthThanOwnRaceHorse.FamilyPension', 'Family pension')],
    },
    {
      heading: '2 Income chargeable at special rates',
      boxes: [
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.LtryPzzlChrgblUs115BB',
          '2a Winnings from lotteries, crossword puzzles etc. chargeable u/s 115BB',
        ),
        amount('ScheduleOS.IncOthThanOwnRaceHorse.CashCreditsUs68', 'i Cash credits u/s 68'),
        amount(
          'ScheduleOS.IncOthThanOwnRaceHorse.UnExplndInvstmntsUs69',
          'ii Unexplained investments u/s 69',
        ),
      ],
    },
  ],
};

const shares: PageForm = {
  form: 'itr2',
  section: 'schedule_112a',
  title:
    'Schedule 112A - From sale of equity share in a company or unit of equity-oriented fund or unit of a business trust on which STT is paid under section 112A',
  blocks: [
    {
      heading: 'Details of shares',
      list: {
        path: 'Schedule112A.Schedule112ADtls',
        heading: 'Scrip wise details',
        boxes: [
          choice('ShareOnOrBefore', 'Share/Unit acquired', {
            BE: 'On or before 31st January, 2018',
            AE: 'After 31st January, 2018',
          }),
          text('ISINCode', 'ISIN Code'),
          text('ShareUnitName', 'Name of the Share/Unit'),
          number('NumSharesUnits', 'No. of Shares/Units'),
          amount('SalePricePerShareUnit', 'Sale-price per Share/Unit'),
          amount('TotSaleValue', 'Full Value of Consideration (Total Sale Value) (4*5)'),
          amount('AcquisitionCost', 'Cost of acquisition'),
          amount('FairMktValuePerShareunit', 'Fair Market Value per share/unit as on 31st January, 2018'),
          amount('ExpExclCnctTransfer', 'Expenditure wholly and exclusively in connection with transfer'),
        ],
        columns: ['ISINCode', 'ShareUnitName', 'TotSaleValue'],
      },
    },
  ],
};

const donee = (title: string, group: string) => ({
  heading: title,
  list: {
    path: `Schedule80G.${group}.DoneeWithPan`,
    heading: title,
    boxes: [
      text('DoneeWithPanName', 'Name of donee'),
      text('AddressDetail.AddrDetail', 'Address'),
      text('AddressDetail.CityOrTownOrDistrict', 'City or Town or District'),
      choice('AddressDetail.StateCode', 'State Code', stateWords),
      text('AddressDetail.PinCode', 'Pin Code'),
      pan('DoneePAN', 'PAN of Donee'),
      amount('DonationAmtCash', 'Amount of donation - Donation in cash'),
      amount('DonationAmtOtherMode', 'Amount of donation - Donation in other mode'),
    ],
    columns: ['DoneeWithPanName', 'DoneePAN', 'DonationAmtOtherMode'],
  },
});

const donations: PageForm = {
  form: 'itr2',
  section: 'schedule_via',
  title: 'Schedule 80G - Details of donations entitled for deduction under section 80G',
  blocks: [
    donee('A. Donations entitled for 100% deduction without qualifying limit', 'Don100Percent'),
    donee('B. Donations entitled for 50% deduction without qualifying limit', 'Don50PercentNoApprReqd'),
    donee('C. Donations entitled for 100% deduction subject to qualifying limit', 'Don100PercentApprReqd'),
    donee('D. Donations entitled for 50% deduction subject to qualifying limit', 'Don50PercentApprReqd'),
  ],
};

const status = { OWNER: 'Owner', BENEFICIAL_OWNER: 'Beneficial owner', BENIFICIARY: 'Beneficiary' };
const abroad: PageForm = {
  form: 'itr2',
  section: 'schedule_fa',
  title: 'Schedule FA - Details of Foreign Assets and Income from any source outside India',
  blocks: [
    {
      heading: 'A1 Foreign depository accounts',
      list: {
        path: 'ScheduleFA.DetailsForiegnBank',
        heading: 'A1. Details of Foreign Depository Accounts held (including any beneficial interest)',
        boxes: [
          choice('CountryCodeExcludingIndia', 'Country Name and Code', countries),
          text('Bankname', 'Name of financial institution'),
          text('AddressOfBank', 'Address of financial institution'),
          text('ZipCode', 'ZIP Code'),
          text('ForeignAccountNumber', 'Account number'),
          choice('OwnerStatus', 'Status', status),
          date('AccOpenDate', 'Account opening date'),
          amount('PeakBalanceDuringYear', 'Peak balance during the period (in rupees)'),
          amount('ClosingBalance', 'Closing balance'),
          amount('IntrstAccured', 'Gross interest paid/credited to the account during the period'),
        ],
        columns: ['Bankname', 'ForeignAccountNumber', 'ClosingBalance'],
      },
    },
    {
      heading: 'A2 Foreign custodial accounts',
      list: {
        path: 'ScheduleFA.DtlsForeignCustodialAcc',
        heading: 'A2. Details of Foreign Custodial Accounts held (including any beneficial interest)',
        boxes: [
          choice('CountryCodeExcludingIndia', 'Country Name and Code', countries),
          text('FinancialInstName', 'Name of financial institution'),
          text('FinancialInstAddress', 'Address of financial institution'),
          text('ZipCode', 'ZIP Code'),
          text('AccountNumber', 'Account Number'),
          choice('Status', 'Status', status),
          date('AccOpenDate', 'Account opening date'),
          amount('PeakBalanceDuringPeriod', 'Peak balance during the period'),
          amount('ClosingBalance', 'Closing balance'),
          choice('NatureOfAmount', 'Nature of amount paid/credited', {
            I: 'Interest',
            D: 'Dividend',
            S: 'Proceeds from sale or redemption of financial assets',
          }),
          amount('GrossAmtPaidCredited', 'Gross amount paid/credited to the account during the period'),
        ],
        columns: ['FinancialInstName', 'AccountNumber', 'ClosingBalance'],
      },
    },
  ],
};

const assets: PageForm = {
  form: 'itr2',
  section: 'schedule_al',
  title:
    'Schedule AL - Assets and Liabilities at the end of the year (applicable where total income exceeds Rs. 1 crore)',
  blocks: [
    {
      heading: 'A. Details of immovable assets',
      list: {
        path: 'ScheduleAL.ImmovableDetails',
        heading: 'A. Details of immovable assets',
        boxes: [
          text('Description', 'Description'),
          text('AddressAL.ResidenceNo', 'Flat/ Door/ Block No.'),
          text('AddressAL.LocalityOrArea', 'Area/Locality'),
          text('AddressAL.CityOrTownOrDistrict', 'Town/ City/ District'),
          choice('AddressAL.StateCode', 'State', stateWords),
          text('AddressAL.PinCode', 'PIN code'),
          amount('Amount', 'Amount (cost) in Rs.'),
        ],
        columns: ['Description', 'CityOrTownOrDistrict', 'Amount'],
      },
    },
    {
      heading: 'B. Details of movable assets',
      boxes: [
        amount('ScheduleAL.MovableAsset.JewelleryBullionEtc', '(i) Jewellery, bullion etc.'),
        amount(
          'ScheduleAL.MovableAsset.ArchCollDrawPaintSulpArt',
          '(ii) Archaeological collections, drawings, painting, sculpture or any work of art',
        ),
        amount(
          'ScheduleAL.MovableAsset.VehiclYachtsBoatsAircrafts',
          '(iii) Vehicles, yachts, boats and aircrafts',
        ),
        amount('ScheduleAL.MovableAsset.DepositsInBank', '(a) Bank (including all deposits)'),
        amount('ScheduleAL.MovableAsset.SharesAndSecurities', '(b) Shares and securities'),
        amount('ScheduleAL.MovableAsset.InsurancePolicies', '(c) Insurance policies'),
        amount('ScheduleAL.MovableAsset.LoansAndAdvancesGiven', '(d) Loans and advances given'),
        amount('ScheduleAL.MovableAsset.CashInHand', '(e) Cash in hand'),
      ],
    },
    {
      heading: 'C. Liabilities',
      boxes: [amount('ScheduleAL.LiabilityInRelatAssets', 'C Liabilities in relation to Assets at (A + B)')],
    },
  ],
};

const taxes: PageForm = {
  form: 'itr2',
  section: 'tax_paid',
  title: 'Tax Payments',
  blocks: [
    {
      heading: 'B',
      list: {
        path: 'ScheduleTDS1.TDSonSalary',
        heading: 'Details of Tax Deducted at Source from Salary [As per Form 16 issued by Employer(s)]',
        boxes: [
          tan('EmployerOrDeductorOrCollectDetl.TAN', 'Tax Deduction Account Number (TAN) of the Employer'),
          text('EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName', 'Name of the Employer'),
          amount('IncChrgSal', 'Income chargeable under Salaries'),
          amount('TotalTDSSal', 'Total tax deducted'),
        ],
        columns: ['TAN', 'TotalTDSSal'],
      },
    },
    {
      heading: 'C1',
      list: {
        path: 'ScheduleTDS2.TDSOthThanSalaryDtls',
        heading:
          'Details of Tax Deducted at Source (TDS) on Income [As per Form 16A issued or Form 16D issued by Deductor(s)]',
        boxes: [
          choice('TDSCreditName', 'TDS credit relating to self /other person', {
            S: 'Self',
            O: 'Other person',
          }),
          tan('TANOfDeductor', 'TAN of the Deductor'),
          choice('TDSSection', 'Section under which TDS deducted', {
            '94A': '194A - Interest other than Interest on securities',
            194: '194 - Dividends',
            '4-IB': '194I(b) - Rent on land, building or furniture',
          }),
          amount(
            'TaxDeductCreditDtls.TaxDeductedOwnHands',
            'TDS of the current Fin. Year - Deducted in own hands',
          ),
          amount(
            'TaxDeductCreditDtls.TaxClaimedOwnHands',
            'TDS credit being claimed this Year - Claimed in own hands',
          ),
          amount('GrossAmount', 'Corresponding Receipt/withdrawals offered - Gross Amount'),
          choice('HeadOfIncome', 'Head of Income', {
            OS: 'Income from Other Sources',
            HP: 'Income from House Property',
            CG: 'Income from Capital Gains',
          }),
        ],
        columns: ['TANOfDeductor', 'GrossAmount', 'TaxClaimedOwnHands'],
      },
    },
    {
      heading: 'A',
      list: {
        path: 'ScheduleIT.TaxPayment',
        heading: 'Details of payments of Advance Tax and Self-Assessment Tax',
        boxes: [
          text('BSRCode', 'BSR Code'),
          date('DateDep', 'Date of Deposit (DD/MM/YYYY)'),
          number('SrlNoOfChaln', 'Serial Number of Challan'),
          amount('Amt', 'Amount (Rs)'),
        ],
        columns: ['BSRCode', 'DateDep', 'SrlNoOfChaln', 'Amt'],
      },
    },
  ],
};

const sheet = 'PARTA_BS.FundSrc';
const apply = 'PARTA_BS.FundApply';
const current = `${apply}.CurrAssetLoanAdv`;
const books: PageForm = {
  form: 'itr3',
  section: 'part_a_bs',
  title: 'Part A-BS BALANCE SHEET AS ON 31ST DAY OF MARCH, 2026 OF THE PROPRIETORY BUSINESS OR PROFESSION',
  blocks: [
    {
      heading: "1 Proprietor's fund",
      boxes: [amount(`${sheet}.PropFund.PropCap`, "a Proprietor's capital")],
    },
    {
      heading: 'b Reserves and Surplus',
      boxes: [
        amount(`${sheet}.PropFund.ResrNSurp.RevResr`, 'i Revaluation Reserve'),
        amount(`${sheet}.PropFund.ResrNSurp.CapResr`, 'ii Capital Reserve'),
        amount(`${sheet}.PropFund.ResrNSurp.StatResr`, 'iii Statutory Reserve'),
        amount(`${sheet}.PropFund.ResrNSurp.OthResr`, 'iv Any other Reserve'),
        computed(`${sheet}.PropFund.ResrNSurp.TotResrNSurp`, 'v Total (bi + bii + biii + biv)'),
      ],
    },
    {
      heading: '2a Secured loans',
      boxes: [
        amount(`${sheet}.LoanFunds.SecrLoan.ForeignCurrLoan`, 'i Foreign Currency Loans'),
        amount(`${sheet}.LoanFunds.SecrLoan.RupeeLoan.FrmBank`, 'A From Banks'),
        amount(`${sheet}.LoanFunds.SecrLoan.RupeeLoan.FrmOthrs`, 'B From others'),
      ],
    },
    {
      heading: '2b Unsecured loans (including deposits)',
      boxes: [
        amount(`${sheet}.LoanFunds.UnsecrLoan.FrmBank`, 'i From Banks'),
        amount(`${sheet}.LoanFunds.UnsecrLoan.FrmOthrs`, 'ii From others'),
      ],
    },
    {
      heading: '3 Deferred tax liability',
      boxes: [amount(`${sheet}.DeferredTax`, '3 Deferred tax liability')],
    },
    {
      heading: '1 Fixed assets',
      boxes: [
        amount(`${apply}.FixedAsset.GrossBlock`, 'a Gross: Block'),
        amount(`${apply}.FixedAsset.Depreciation`, 'b Depreciation'),
        computed(`${apply}.FixedAsset.NetBlock`, 'c Net Block (a - b)'),
        amount(`${apply}.FixedAsset.CapWrkProg`, 'd Capital work-in-progress'),
      ],
    },
    {
      heading: '2 Investments - a Long-term investments',
      boxes: [
        amount(
          `${apply}.Investments.LongTermInv.GovtOthSecQuoted`,
          'i Government and other Securities - Quoted',
        ),
        amount(
          `${apply}.Investments.LongTermInv.GovOthSecUnQoted`,
          'ii Government and other Securities - Unquoted',
        ),
      ],
    },
    {
      heading: 'Current assets - Inventories',
      boxes: [
        amount(
          `${current}.CurrAsset.Inventories.StoresConsumables`,
          'A Stores/consumables including packing material',
        ),
        amount(`${current}.CurrAsset.Inventories.RawMatl`, 'B Raw materials'),
        amount(`${current}.CurrAsset.Inventories.StkInProcess`, 'C Stock-in-process'),
        amount(`${current}.CurrAsset.Inventories.FinOrTradGood`, 'D Finished Goods/Traded Goods'),
      ],
    },
    {
      heading: 'Current liabilities and provisions - A Current liabilities',
      boxes: [
        amount(`${current}.CurrLiabilitiesProv.CurrLiabilities.SundryCred`, 'A Sundry Creditors'),
        amount(
          `${current}.CurrLiabilitiesProv.CurrLiabilities.LiabForLeasedAsset`,
          'B Liability for Leased Assets',
        ),
      ],
    },
    {
      heading: 'Provisions',
      boxes: [
        amount(`${current}.CurrLiabilitiesProv.Provisions.ITProvision`, 'A Provision for Income Tax'),
        amount(`${current}.CurrLiabilitiesProv.Provisions.OthProvision`, 'C Other Provisions'),
      ],
    },
  ],
};

const owner: PageForm = {
  form: 'itr2',
  section: 'schedule_hp',
  title: 'Schedule HP - Details of Income from House Property',
  blocks: [
    {
      heading: 'Property',
      list: {
        path: 'ScheduleHP.PropertyDetails',
        heading: 'Details of property',
        boxes: [
          text('AddressDetailWithZipCode.AddrDetail', 'Address of property 1'),
          text('AddressDetailWithZipCode.CityOrTownOrDistrict', 'Town/ City'),
          choice('AddressDetailWithZipCode.StateCode', 'State', stateWords),
          text('AddressDetailWithZipCode.PinCode', 'PIN Code/ ZIP Code'),
          choice('PropertyOwner', 'Owner of the property', { SE: 'Self', MI: 'Minor', SP: 'Spouse' }),
          radio('PropCoOwnedFlg', 'Is the property co-owned?', { YES: 'Yes', NO: 'No' }),
          choice('ifLetOut', 'Type of property', { L: 'Let out', D: 'Deemed let out', S: 'Self-occupied' }),
          amount(
            'Rentdetails.AnnualLetableValue',
            'a Gross rent received or receivable or lettable value during the year',
          ),
          amount('Rentdetails.RentNotRealized', 'b The amount of rent which cannot be realized'),
          amount('Rentdetails.LocalTaxes', 'c Tax paid to local authorities'),
          amount(
            'Rentdetails.ArrearsUnrealizedRentRcvd',
            'j Arrears/Unrealized rent received during the year less 30%',
          ),
        ],
        columns: ['AddrDetail', 'ifLetOut', 'AnnualLetableValue'],
      },
    },
  ],
};

/** The pages. */
export const schedulePages: readonly PageForm[] = [
  salary,
  owner,
  other,
  shares,
  donations,
  abroad,
  assets,
  taxes,
  books,
];
