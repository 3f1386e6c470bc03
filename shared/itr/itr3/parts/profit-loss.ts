import { aadhaar, pan } from '../../../forms/fields.ts';
import { countries } from '../../codes/countries.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, money, moneyIfAny, pin, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Row } from '../../values/names.ts';
import type { Itr3Year } from '../data/years.ts';
import { type Line, LOSS, typed } from './lines.ts';

const O = 'CreditsToPL.OthIncome';
const D = 'DebitsToPL';
const TAX = `${D}.RatesTaxesPays.ExciseCustomsVAT`;
const signed = { min: LOSS };

/** Other income, item 14. */
export const otherIncomeLines: readonly Line[] = [
  ['rent', 'Rent received', `${O}.RentInc`],
  ['commission_income', 'Commission received', `${O}.Comissions`],
  ['dividends', 'Dividend income', `${O}.Dividends`],
  ['interest_income', 'Interest income', `${O}.InterestInc`],
  ['profit_fixed_assets', 'Profit on sale of fixed assets', `${O}.ProfitOnSaleFixedAsset`, signed],
  ['profit_stt', 'Profit on sale of securities with STT', `${O}.ProfitOnInvChrSTT`, signed],
  ['profit_investments', 'Profit on sale of other investments', `${O}.ProfitOnOthInv`, signed],
  [
    'exchange_gain',
    'Gain or loss on foreign exchange fluctuation',
    `${O}.ProfitOnCurrFluct`,
    { min: LOSS, section: '43AA' },
  ],
  [
    'inventory_conversion',
    'Profit on conversion of inventory into capital asset',
    `${O}.ProfitOnCnvInvntryToCapAsst`,
    { section: '28(via)' },
  ],
  ['agricultural', 'Agricultural income', `${O}.ProfitOnAgriIncome`],
];

/** Debits 16 to 21 and 24 to 29, 33 to 43, 45, 48, 49: amounts without parts. */
export const plainDebits: readonly Line[] = [
  ['freight', 'Freight outward', `${D}.Freight`],
  ['stores', 'Consumption of stores and spare parts', `${D}.ConsumptionOfStores`],
  ['power', 'Power and fuel', `${D}.PowerFuel`],
  ['rent_paid', 'Rent paid', `${D}.RentExpdr`],
  ['repairs_building', 'Repairs to building', `${D}.RepairsBldg`],
  ['repairs_machinery', 'Repairs to machinery', `${D}.RepairMach`],
  ['staff_welfare', 'Workmen and staff welfare expenses', `${D}.StaffWelfareExp`],
  ['entertainment', 'Entertainment', `${D}.Entertainment`],
  ['hospitality', 'Hospitality', `${D}.Hospitality`],
  ['conference', 'Conference', `${D}.Conference`],
  ['sales_promotion', 'Sales promotion and publicity', `${D}.SalePromoExp`],
  ['advertisement', 'Advertisement', `${D}.Advertisement`],
  ['hotel', 'Hotel, boarding and lodging', `${D}.HotelBoardLodge`],
  ['travel', 'Travelling expenses in India', `${D}.TravelExp`],
  ['foreign_travel', 'Foreign travelling expenses', `${D}.ForeignTravelExp`],
  ['conveyance', 'Conveyance expenses', `${D}.ConveyanceExp`],
  ['telephone', 'Telephone expenses', `${D}.TelephoneExp`],
  ['guest_house', 'Guest house expenses', `${D}.GuestHouseExp`],
  ['club', 'Club expenses', `${D}.ClubExp`],
  ['festival', 'Festival celebration expenses', `${D}.FestivalCelebExp`],
  ['scholarship', 'Scholarship', `${D}.Scholarship`],
  ['gift', 'Gift', `${D}.Gift`],
  ['donation', 'Donation', `${D}.Donation`],
  ['audit_fee', 'Audit fee', `${D}.AuditFee`],
];
const lateDebits: readonly Line[] = [
  ['doubtful_debts', 'Provision for bad and doubtful debts', `${D}.ProvForBadDoubtDebt`],
  ['other_provisions', 'Other provisions', `${D}.OthProvisionsExpdr`],
];

/** Debits with components: key of the total, its components. */
export const partedDebits = {
  employees: [
    ['salaries', 'Salaries and wages', `${D}.EmployeeComp.SalsWages`],
    ['bonus', 'Bonus', `${D}.EmployeeComp.Bonus`],
    ['medical_reimbursement', 'Reimbursement of medical expenses', `${D}.EmployeeComp.MedExpReimb`],
    ['leave_encashment', 'Leave encashment', `${D}.EmployeeComp.LeaveEncash`],
    ['leave_travel', 'Leave travel benefits', `${D}.EmployeeComp.LeaveTravelBenft`],
    [
      'superannuation',
      'Contribution to approved superannuation fund',
      `${D}.EmployeeComp.ContToSuperAnnFund`,
    ],
    ['provident_fund', 'Contribution to recognised provident fund', `${D}.EmployeeComp.ContToPF`],
    ['gratuity_fund', 'Contribution to recognised gratuity fund', `${D}.EmployeeComp.ContToGratFund`],
    ['other_fund', 'Contribution to any other fund', `${D}.EmployeeComp.ContToOthFund`],
    ['other_benefits', 'Any other benefit to employees', `${D}.EmployeeComp.OthEmpBenftExpdr`],
  ],
  insurance: [
    ['medical_insurance', 'Medical insurance', `${D}.Insurances.MedInsur`],
    ['life_insurance', 'Life insurance', `${D}.Insurances.LifeInsur`],
    ['keyman_insurance', "Keyman's insurance", `${D}.Insurances.KeyManInsur`],
    ['other_insurance', 'Other insurance', `${D}.Insurances.OthInsur`],
  ],
  commission: [
    [
      'commission_abroad',
      'Commission paid outside India or to non-residents',
      `${D}.CommissionExpdrDtls.NonResOtherCompany`,
    ],
    ['commission_others', 'Commission paid to others', `${D}.CommissionExpdrDtls.Others`],
  ],
  royalty: [
    [
      'royalty_abroad',
      'Royalty paid outside India or to non-residents',
      `${D}.RoyalityDtls.NonResOtherCompany`,
    ],
    ['royalty_others', 'Royalty paid to others', `${D}.RoyalityDtls.Others`],
  ],
  fees: [
    [
      'fees_abroad',
      'Professional and technical fees paid outside India or to non-residents',
      `${D}.ProfessionalConstDtls.NonResOtherCompany`,
    ],
    ['fees_others', 'Professional and technical fees paid to others', `${D}.ProfessionalConstDtls.Others`],
  ],
  taxes: [
    ['excise', 'Union excise duty', `${TAX}.UnionExciseDuty`],
    ['service_tax', 'Service tax', `${TAX}.ServiceTax`],
    ['vat', 'VAT or sales tax', `${TAX}.VATorSaleTax`],
    ['cess', 'Cess', `${TAX}.Cess`],
    ['cgst', 'Central GST', `${TAX}.CentralGoodServiceTax`],
    ['sgst', 'State GST', `${TAX}.StateGoodServiceTax`],
    ['igst', 'Integrated GST', `${TAX}.IntegratedGoodServiceTax`],
    ['utgst', 'Union territory GST', `${TAX}.UnionTerrGoodServiceTax`],
    ['other_taxes', 'Any other rate, tax, duty or cess, STT and CTT', `${TAX}.OthDutyTaxCess`],
  ],
} as const satisfies Record<string, readonly Line[]>;

const partTotals: Record<keyof typeof partedDebits, readonly [string, string]> = {
  employees: ['Total compensation to employees', `${D}.EmployeeComp.TotEmployeeComp`],
  insurance: ['Total expenditure on insurance', `${D}.Insurances.TotInsurances`],
  commission: ['Total commission', `${D}.CommissionExpdrDtls.Total`],
  royalty: ['Total royalty', `${D}.RoyalityDtls.Total`],
  fees: ['Total professional and technical fees', `${D}.ProfessionalConstDtls.Total`],
  taxes: ['Total rates and taxes', `${TAX}.TotExciseCustomsVAT`],
};

const parted = (key: keyof typeof partedDebits) => ({
  ...typed(partedDebits[key]),
  [`total_${key}`]: total(...partTotals[key]),
});

const natureRows = (label: string, rowLabel: string, json: string, nature: string) =>
  table(
    { label, rowLabel, json },
    { nature: words('Nature', nature, 125), amount: money('Amount', 'Amount') },
  );

const badDebts = {
  bad_debts_pan: table(
    {
      label: 'Bad debts of 1 lakh or more, with PAN or Aadhaar of the debtor',
      rowLabel: 'Debtor',
      json: `${D}.BadDebtDtls.BadDebtAmtDtls`,
      section: '36(1)(vii)',
    },
    {
      pan: pan('PAN of the debtor', { json: 'PAN' }).optional(),
      aadhaar: aadhaar('Aadhaar of the debtor', { json: 'Aadhaar' }).optional(),
      amount: money('Amount', 'Amount'),
    },
  ).optional(),
  total_bad_debts_pan: total('Bad debts with PAN or Aadhaar', `${D}.BadDebtDtls.BadDebtAmtDtlsTotal`),
  bad_debts_others: table(
    {
      label: 'Bad debts of 1 lakh or more without PAN or Aadhaar',
      rowLabel: 'Debtor',
      json: `${D}.BadDebtDtls.OthersPANNotAvlblDtl`,
      section: '36(1)(vii)',
    },
    {
      name: words('Name of the debtor', 'Name', 125),
      flat_no: words('Flat, door or block number', 'FlatDoorBlockNumber', 50),
      locality: words('Area or locality', 'AreaLocality', 50),
      city: words('Town, city or district', 'TownCityDistrict', 50),
      state: code('State', 'StateCode', statesAndForeign),
      country: code('Country', 'CountryCode', countries, { jsonDefault: '91' }).optional(),
      pincode: pin('PinCode', { when: (row: Row) => (row['country'] ?? '91') === '91' }),
      zip_code: wordsIfAny('ZIP code', 'ZipCode', 8),
      amount: money('Amount', 'Amount'),
    },
  ).optional(),
  total_bad_debts_others: total(
    'Bad debts without PAN or Aadhaar',
    `${D}.BadDebtDtls.OthersPANNotAvlblDtlTotal`,
  ),
  small_bad_debts: money('Bad debts of less than 1 lakh per person', `${D}.BadDebtDtls.OthersAmtLt1Lakh`),
  total_bad_debts: total('Total bad debts', `${D}.BadDebtDtls.BadDebt`),
};

const P = 'TaxProvAppr';

/** Items 13 to 60 of Part A-P&L: the account of regular books. */
export const profitLoss = (year: Itr3Year) =>
  sheet(
    {
      label: 'Profit and loss account',
      json: 'PARTA_PL',
      needs: [
        '',
        O,
        ...['EmployeeComp', 'Insurances', 'CommissionExpdrDtls', 'RoyalityDtls', 'ProfessionalConstDtls'].map(
          (node) => `${D}.${node}`,
        ),
        TAX,
        `${D}.BadDebtDtls`,
        `${D}.InterestExpdrtDtls`,
        P,
      ],
      help: 'If regular books are kept; leave blank for presumptive income or a no-account case',
    },
    {
      gross_profit: total(
        'Gross profit from the trading account',
        'CreditsToPL.GrossProfitTrnsfFrmTrdAcc',
        signed,
      ),
      ...typed(otherIncomeLines),
      other_incomes: natureRows(
        'Any other income',
        'Income',
        `${O}.OtherIncDtls`,
        'NatureOfIncome',
      ).optional(),
      liabilities_written_back: moneyIfAny('Liabilities written back', `${O}.LiabilityWrittenBack`, {
        section: '41(1)',
      }),
      ...(year.firmIncomeInAccounts
        ? {
            firm_interest: total('Interest from firms', `${O}.AmtofInterest`, {
              section: '28(v)',
              help: 'Calculated from the firms entered below',
            }),
            firm_remuneration: total('Remuneration from firms', `${O}.AmtofRem`, { section: '28(v)' }),
          }
        : {}),
      total_misc_income: total('Total of any other income', `${O}.MiscOthIncome`),
      total_other_income: total('Total of other income', `${O}.TotOthIncome`, signed),
      credits: total('Total of credits to profit and loss account', 'CreditsToPL.TotCreditsToPL', signed),
      ...typed(plainDebits.slice(0, 6)),
      ...parted('employees'),
      ...parted('insurance'),
      ...typed(plainDebits.slice(6, 12)),
      ...parted('commission'),
      ...parted('royalty'),
      ...parted('fees'),
      ...typed(plainDebits.slice(12)),
      ...parted('taxes'),
      other_expenses: natureRows(
        'Other expenses',
        'Expense',
        `${D}.OtherExpensesDtls`,
        'ExpenseNature',
      ).optional(),
      total_other_expenses: total('Total other expenses', `${D}.OtherExpenses`),
      ...badDebts,
      ...typed(lateDebits),
      profit_before_interest: total('Profit before interest, depreciation and taxes', `${D}.PBIDTA`, signed),
      interest_abroad: money(
        'Interest paid outside India or to non-residents',
        `${D}.InterestExpdrtDtls.NonResOtherCompany`,
      ),
      interest_others: money('Interest paid to others', `${D}.InterestExpdrtDtls.Others`),
      total_interest: total('Total interest', `${D}.InterestExpdrtDtls.InterestExpdr`),
      depreciation: money('Depreciation and amortisation', `${D}.DepreciationAmort`, { reported: true }),
      net_profit: total('Net profit before taxes', `${D}.PBT`, signed),
      tax_provision: money('Provision for current tax', `${P}.ProvForCurrTax`, { reported: true }),
      deferred_tax: money('Provision for deferred tax', `${P}.ProvDefTax`, { ...signed, reported: true }),
      profit_after_tax: total('Profit after tax', `${P}.ProfitAfterTax`, signed),
      brought_forward: money('Balance brought forward from the previous year', `${P}.BalBFPrevYr`, {
        ...signed,
        reported: true,
      }),
      available: total('Amount available for appropriation', `${P}.AmtAvlAppr`, signed),
      to_reserves: money('Transferred to reserves and surplus', `${P}.TrfToReserves`, { reported: true }),
      carried: total("Balance carried to the proprietor's account", `${P}.ProprietorAccBalTrf`, signed),
    },
  ).optional();
