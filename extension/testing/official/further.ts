import { amount, type Box, choice, computed, date, type PageForm, radio, text } from './forms.ts';

/**
 * The other pages of Form ITR-1 and of the common schedules of Form ITR-2, and the schedules of many records of Forms ITR-3, ITR-5 and
 * ITR-6, in the words of the notified forms and of the department's offline utilities for AY 2026-27. Nothing here is read from the
 * filler's own tables.
 */

const pan = (path: string, caption: string): Box => ({ path, caption, kind: 'pan' });
const tan = (path: string, caption: string): Box => ({ path, caption, kind: 'tan' });
const number = (path: string, caption: string): Box => ({ path, caption, kind: 'number' });

const own = 'ITR1_IncomeDeductions.UsrDeductUndChapVIA';
const deductions: PageForm = {
  form: 'itr1',
  section: 'total_deductions',
  title: 'Total Deductions',
  blocks: [
    {
      heading: 'PART C - Deductions and Taxable Total Income',
      boxes: [
        computed(
          `${own}.Section80C`,
          '80C - Life insurance premia, deferred annuity, contributions to provident fund, subscription to certain equity shares or debentures, etc.',
        ),
        amount(
          `${own}.Section80CCDEmployeeOrSE`,
          '80CCD(1) - Contribution to pension scheme of Central Government',
        ),
        amount(`${own}.Section80CCD1B`, '80CCD(1B) - Contribution to pension scheme of Central Government'),
        amount(
          `${own}.Section80CCDEmployer`,
          '80CCD(2) - Contribution to pension scheme of Central Government by the Employer',
        ),
        amount(
          `${own}.Section80TTA`,
          '80TTA - Interest on saving bank Accounts in case of other than Resident senior citizens',
        ),
        amount(`${own}.AnyOthSec80CCH`, '80CCH - Contribution to Agnipath Scheme'),
      ],
    },
    {
      heading: 'Schedule 80C',
      list: {
        path: 'Schedule80C.Schedule80CDtls',
        heading:
          'Schedule 80C - Deduction in respect of life insurance premia, deferred annuity, contributions to provident fund, etc.',
        boxes: [
          amount('Amount', 'Amount eligible for deduction u/s 80C'),
          text('IdentificationNo', 'Policy number or Document Identification number'),
        ],
        columns: ['IdentificationNo', 'Amount'],
      },
    },
    {
      heading: 'Schedule 80E',
      list: {
        path: 'Schedule80E.Schedule80EDtls',
        heading: 'Schedule 80E - Interest on loan taken for higher education',
        boxes: [
          choice('LoanTknFrom', 'Loan taken from', { B: 'Bank', I: 'Institution' }),
          text('BankOrInstnName', 'Name of the Bank / Institution from which loan is taken'),
          text(
            'LoanAccNoOfBankOrInstnRefNo',
            'Loan Account number of the Bank / Institution from which loan is taken',
          ),
          date('DateofLoan', 'Date of sanction of loan'),
          amount('TotalLoanAmt', 'Total amount of loan'),
          amount('LoanOutstndngAmt', 'Loan outstanding as on last date of financial year'),
          amount('Interest80E', 'Interest u/s 80E'),
        ],
        columns: ['BankOrInstnName', 'LoanAccNoOfBankOrInstnRefNo', 'Interest80E'],
      },
    },
  ],
};

const liability: PageForm = {
  form: 'itr1',
  section: 'total_tax_liability',
  title: 'Total Tax Liability',
  blocks: [
    {
      heading: 'PART D - COMPUTATION OF TAX PAYABLE',
      boxes: [
        computed('ITR1_TaxComputation.TotalTaxPayable', 'D1. Tax payable on total income'),
        computed('ITR1_TaxComputation.Rebate87A', 'D2. Rebate u/s 87A'),
        computed('ITR1_TaxComputation.GrossTaxLiability', 'D5. Total Tax and Cess'),
        amount('ITR1_TaxComputation.Section89', 'D6. Relief u/s 89'),
        computed('ITR1_TaxComputation.NetTaxLiability', 'D7. Balance Tax After Relief (D5 - D6)'),
      ],
    },
  ],
};

const assets: PageForm = {
  form: 'itr2',
  section: 'schedule_vda',
  title: 'Schedule VDA - Income from transfer of virtual digital assets under section 115BBH',
  blocks: [
    {
      heading: 'Details',
      list: {
        path: 'ScheduleVDA.ScheduleVDADtls',
        heading: 'Income from transfer of virtual digital assets',
        boxes: [
          date('DateofAcquisition', 'Date of Acquisition'),
          date('DateofTransfer', 'Date of Transfer'),
          choice('HeadUndIncTaxed', 'Head under which income to be taxed', { CG: 'Capital Gain' }),
          amount(
            'AcquisitionCost',
            'Cost of Acquisition (In case of gift; a. Enter the amount on which tax is paid u/s 56(2)(x))',
          ),
          amount('ConsidReceived', 'Consideration Received'),
        ],
        columns: ['DateofAcquisition', 'DateofTransfer', 'ConsidReceived'],
      },
    },
  ],
};

const vi = 'ScheduleVIA.UsrDeductUndChapVIA';
const chapterVia: PageForm = {
  form: 'itr2',
  section: 'schedule_via',
  title: 'Schedule VI-A - Deductions under Chapter VI-A',
  blocks: [
    {
      heading: '1. Part B - Deduction in respect of certain payments',
      boxes: [
        amount(
          `${vi}.Section80CCDEmployeeOrSE`,
          '80CCD(1) - Contribution to pension scheme of Central Government',
        ),
        amount(`${vi}.Section80CCD1B`, '80CCD(1B) - Contribution to pension scheme of Central Government'),
        amount(
          `${vi}.Section80CCDEmployer`,
          '80CCD(2) - Contribution to pension scheme of Central Government by employer',
        ),
        amount(`${vi}.Section80DDB`, '80DDB - Medical treatment of specified disease'),
        amount(`${vi}.Section80GG`, '80GG - Rent paid'),
      ],
    },
    {
      heading: '2. Part C, CA and D - Deduction in respect of certain incomes/other deduction',
      boxes: [
        amount(`${vi}.Section80QQB`, '80QQB - Royalty income of authors of certain books'),
        amount(`${vi}.Section80RRB`, '80RRB - Royalty on patents'),
        amount(`${vi}.Section80TTA`, '80TTA - Interest on saving bank accounts'),
      ],
    },
  ],
};

const exempt: PageForm = {
  form: 'itr2',
  section: 'schedule_ei',
  title: 'Schedule EI - Details of Exempt Income',
  blocks: [
    {
      heading: 'Exempt income',
      boxes: [
        amount('ScheduleEI.InterestInc', '1 Interest income'),
        amount('ScheduleEI.GrossAgriRecpt', '2i Gross Agricultural receipts'),
        amount('ScheduleEI.ExpIncAgri', '2ii Expenditure incurred on agriculture'),
        amount(
          'ScheduleEI.UnabAgriLossPrev8',
          '2iii Unabsorbed agricultural loss of previous eight assessment years',
        ),
        computed('ScheduleEI.NetAgriIncOrOthrIncRule7', '2v Net Agricultural income for the year'),
      ],
    },
  ],
};

const credit = 'TaxDeductCreditDtls';
const credits: PageForm = {
  form: 'itr3',
  section: 'tax_paid',
  title: 'Tax Payments',
  blocks: [
    {
      heading: 'C2',
      list: {
        path: 'ScheduleTDS3.TDS3onOthThanSalDtls',
        heading:
          'Details of Tax Deducted at Source (TDS) on Income [As per Form 16B/16C/16D/16E furnished by Deductor(s)]',
        boxes: [
          choice('TDSCreditName', 'TDS credit relating to self /other person', {
            S: 'Self',
            O: 'Other person',
          }),
          pan('PANOfBuyerTenant', 'PAN of the buyer/Tenant/Deductor'),
          choice('TDSSection', 'Section under which TDS deducted', {
            '4IB': '194IB - Payment of rent by certain individuals or Hindu undivided family',
            '4IA': '194IA - TDS on Sale of immovable property',
          }),
          amount(`${credit}.TaxDeductedOwnHands`, 'TDS of the current Fin. Year - Deducted in own hands'),
          amount(`${credit}.TaxClaimedOwnHands`, 'TDS credit being claimed this Year - Claimed in own hands'),
          amount('GrossAmount', 'Corresponding Receipt/withdrawals offered - Gross Amount'),
          choice('HeadOfIncome', 'Head of Income', {
            HP: 'Income from House Property',
            CG: 'Income from Capital Gains',
          }),
        ],
        columns: ['PANOfBuyerTenant', 'TaxClaimedOwnHands'],
      },
    },
    {
      heading: 'D',
      list: {
        path: 'ScheduleTCS.TCS',
        heading: 'Details of Tax Collected at Source (TCS) [As per Form 27D issued by the Collector(s)]',
        boxes: [
          choice('TCSCreditOwner', 'TCS credit relating to self /spouse as per section 5A/other person', {
            1: 'Self',
            2: 'Spouse as per section 5A/ Other person',
          }),
          tan(
            'EmployerOrDeductorOrCollectTAN',
            'Tax Deduction and Tax Collection Account Number of the Collector',
          ),
          amount('TCSCurrFYDtls.TCSAmtCollOwnHand', 'TCS of the current fin. year - Collected in own hands'),
          amount(
            'TCSClaimedThisYearDtls.TCSAmtCollOwnHand',
            'TCS credit being claimed this Year - Claimed in own hands',
          ),
        ],
        columns: ['EmployerOrDeductorOrCollectTAN', 'TCSAmtCollOwnHand'],
      },
    },
  ],
};

const firms: PageForm = {
  form: 'itr3',
  section: 'schedule_if',
  title: 'Schedule IF - Information regarding partnership firms in which you are partner',
  blocks: [
    {
      heading: 'FIRMS IN WHICH PARTNER',
      list: {
        path: 'ScheduleIF.PartnerFirmDetails',
        heading: 'FIRMS IN WHICH PARTNER',
        boxes: [
          text('FirmName', 'Name of the Firm'),
          pan('FirmPAN', 'PAN of the firm'),
          radio('IsLiableToAudit', 'Whether the firm is liable for audit? (Yes/No)'),
          radio('Sec92EFirmFlag', 'Whether section 92E is applicable to firm? (Yes/ No)'),
          number('ProfitSharePercent', 'Percentage Share in the profit of the firm'),
          amount('ProfitShareAmt', 'Amount of share in the profit'),
          amount('IntrstAmtDueOrRecv', 'Amount of interest due or received'),
          amount('FirmCapBalOn31Mar', 'Capital balance on 31st March in the firm'),
        ],
        columns: ['FirmName', 'FirmPAN', 'ProfitShareAmt'],
      },
    },
  ],
};

const quantities: PageForm = {
  form: 'itr5',
  section: 'part_a_qd',
  title: 'Part A – QD Quantitative details',
  blocks: [
    {
      heading: '(a) Trading concern',
      list: {
        path: 'PARTA_QD.TradingConcern.QuantitDet',
        heading: '(a) Trading concern',
        boxes: [
          text('ItemName', 'Item Name'),
          choice('UnitOfMeasure', 'Unit', {
            101: '101-gms',
            102: '102-kilograms',
            107: '107-numbers',
            109: '109-ton',
          }),
          number('OpeningStock', 'Opening stock'),
          number('PurchaseQty', 'Purchase during the previous year'),
          number('SaleQty', 'Sales during the previous year'),
          number('ClgStock', 'Closing stock'),
          number('AnyShortExces', 'Shortage/ excess, if any'),
        ],
        columns: ['ItemName', 'OpeningStock', 'ClgStock'],
      },
    },
  ],
};

const partners: PageForm = {
  form: 'itr5',
  section: 'part_a_general_2',
  title: 'Part A - General (2)',
  blocks: [
    {
      heading: 'E',
      list: {
        path: 'PartA_GEN2.PartnerOrMemberInfo',
        heading:
          'E. Particulars of persons who were partners/ members in the firm/AOP/BOI or settlor/trustee/beneficiary in the trust or executors in the case of estate of deceased / estate of insolvent as on 31st day of March, 2026 or date of dissolution',
        boxes: [
          text('PartnerOrMemberName', 'Name'),
          text('AddressDetailWithZipCode.AddrDetail', 'Address'),
          text('AddressDetailWithZipCode.CityOrTownOrDistrict', 'City'),
          number('SharePercentage', 'Percentage of share (if determinate)'),
          pan('PAN', 'PAN'),
          choice('Status', 'Status (see instruction)', {
            INDIVIDUAL: 'Individual',
            HUF: 'HUF',
            LLP: 'LLP',
          }),
          number('RateOfInterest', 'Rate of Interest on Capital'),
          amount('RemunerationPaid', 'Remuneration paid/ payable'),
        ],
        columns: ['PartnerOrMemberName', 'PAN', 'RemunerationPaid'],
      },
    },
  ],
};

const added = 'ScheduleMAT.Additions';
const less = 'ScheduleMAT.Deducts';
const minimum: PageForm = {
  form: 'itr6',
  section: 'schedule_mat',
  title: 'Schedule MAT - Computation of Minimum Alternate Tax payable under section 115JB',
  blocks: [
    {
      heading: '5 Additions (if debited to the statement of profit and loss)',
      boxes: [
        amount(
          `${added}.ITPaidInclDefTax`,
          '5a Income-tax paid or payable or its provision including the amount of deferred tax and the provision thereof',
        ),
        amount(`${added}.ResvrNo33AC`, '5b Reserve (except reserve under section 33AC)'),
        amount(`${added}.ProvUncertainLiab`, '5c Provisions for unascertained liability'),
        amount(`${added}.DividendPaidOrProposed`, '5e Dividend paid or proposed'),
        amount(
          `${added}.DepreciatAttribToRevalAsset`,
          '5k Depreciation attributable to revaluation of assets',
        ),
      ],
    },
    {
      heading: '6 Deductions',
      boxes: [
        amount(
          `${less}.AmtWithdrawFromResvrIfCredPL`,
          '6a Amount withdrawn from reserve or provisions if credited to statement of profit and loss',
        ),
        amount(
          `${less}.UnAbsorbedDepreciat`,
          '6i Loss brought forward or unabsorbed depreciation whichever is less or both as may be applicable',
        ),
        amount(
          `${less}.ProSickIndustryOrExcedAccumLos`,
          '6j Profit of sick industrial company till net worth is equal to or exceeds accumulated losses',
        ),
      ],
    },
  ],
};

/** The pages. */
export const furtherPages: readonly PageForm[] = [
  deductions,
  liability,
  assets,
  chapterVia,
  exempt,
  credits,
  firms,
  quantities,
  partners,
  minimum,
];
