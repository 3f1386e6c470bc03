import { choice, flag, group, gstin, integer, rows } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { professionCodes } from '../../codes/professions.ts';
import { businessCode, code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import type { Itr1Year } from '../../itr1/data/years.ts';
import type { Row } from '../../values/names.ts';

const AT = 'ScheduleBP';

/** The scheme is on unless switched off. */
/** Income declared below the least of the scheme does not count. */
export const declared = { unused: '{amount} is not used: the minimum income under this scheme is higher' };

const inScheme = (row: Row) => row['use_presumptive'] !== false;

/** Presumptive business u/s 44AD: 6% of receipts through banks, 8% of the rest, or more. */
export const business44ad = (year: Itr1Year) =>
  group(
    {
      label: 'Presumptive business',
      section: '44AD',
      source: year.source,
      help: 'Turnover up to 2 crore; up to 3 crore where cash is not more than 5%',
    },
    {
      use_presumptive: flag('Use the presumptive scheme', { on: true }).optional(),
      businesses: rows(
        {
          label: 'Businesses',
          rowLabel: 'Business',
          json: `${AT}.NatOfBus44AD`,
          keeps: true,
          when: inScheme,
        },
        {
          name: words('Name of the business', 'NameOfBusiness', 75),
          code: businessCode('CodeAD', 'business-44AD', '09027'),
          description: wordsIfAny('Description', 'Description', 75),
        },
      ).optional(),
      digital_receipts: moneyIfAny(
        'Receipts through banks or electronic modes',
        `${AT}.PersumptiveInc44AD.GrsTrnOverBank`,
        {
          when: inScheme,
          help: 'Account payee cheque, draft or electronic, received by the due date of the return',
        },
      ),
      cash_receipts: moneyIfAny('Receipts in cash', `${AT}.PersumptiveInc44AD.GrsTotalTrnOverInCash`, {
        when: inScheme,
      }),
      other_receipts: moneyIfAny(
        'Receipts in any other mode',
        `${AT}.PersumptiveInc44AD.GrsTrnOverAnyOthMode`,
        { when: inScheme },
      ),
      gross_turnover: total('Gross turnover', `${AT}.PersumptiveInc44AD.GrsTotalTrnOver`, {
        when: inScheme,
        max: common.business.turnover44AD.cashLight,
      }),
      declared_income_6: moneyIfAny('Higher income declared on receipts through banks', undefined, {
        ...declared,
        when: inScheme,
      }),
      presumptive_income_6: total('Income at 6% or more', `${AT}.PersumptiveInc44AD.PersumptiveInc44AD6Per`, {
        when: inScheme,
        jsonDefault: undefined,
      }),
      declared_income_8: moneyIfAny('Higher income declared on other receipts', undefined, {
        ...declared,
        when: inScheme,
      }),
      presumptive_income_8: total('Income at 8% or more', `${AT}.PersumptiveInc44AD.PersumptiveInc44AD8Per`, {
        when: inScheme,
        jsonDefault: undefined,
      }),
      total_presumptive_income: total(
        'Presumptive income',
        `${AT}.PersumptiveInc44AD.TotPersumptiveInc44AD`,
        { section: '44AD', when: inScheme },
      ),
    },
  ).optional();

/** Presumptive profession u/s 44ADA: half of the receipts, or more. */
export const profession44ada = (year: Itr1Year) =>
  group(
    {
      label: 'Presumptive profession',
      section: '44ADA',
      source: year.source,
      help: 'Receipts up to 50 lakh; up to 75 lakh where cash is not more than 5%',
    },
    {
      use_presumptive: flag('Use the presumptive scheme', { on: true }).optional(),
      professions: rows(
        {
          label: 'Professions',
          rowLabel: 'Profession',
          json: `${AT}.NatOfBus44ADA`,
          keeps: true,
          when: inScheme,
        },
        {
          name: words('Name of the profession', 'NameOfBusiness', 75),
          code: code('Profession code', 'CodeADA', professionCodes),
          description: wordsIfAny('Description', 'Description', 75),
        },
      ).optional(),
      digital_receipts: moneyIfAny(
        'Receipts through banks or electronic modes',
        `${AT}.PersumptiveInc44ADA.GrsTrnOverBank44ADA`,
        { when: inScheme },
      ),
      cash_receipts: moneyIfAny('Receipts in cash', `${AT}.PersumptiveInc44ADA.GrsTotalTrnOverInCash44ADA`, {
        when: inScheme,
      }),
      other_receipts: moneyIfAny(
        'Receipts in any other mode',
        `${AT}.PersumptiveInc44ADA.GrsTrnOverAnyOthMode44ADA`,
        { when: inScheme },
      ),
      gross_receipts: total('Gross receipts', `${AT}.PersumptiveInc44ADA.GrsReceipt`, {
        when: inScheme,
        max: common.business.receipts44ADA.cashLight,
      }),
      declared_income: moneyIfAny('Higher income declared', undefined, {
        ...declared,
        when: inScheme,
      }),
      presumptive_income_50: total(
        'Income at 50% or more',
        `${AT}.PersumptiveInc44ADA.TotPersumptiveInc44ADA`,
        { section: '44ADA', when: inScheme },
      ),
    },
  ).optional();

/** Goods carriages u/s 44AE, turnover by GSTIN, financial particulars, and income of the head. */
export const otherBusiness = (year: Itr1Year) =>
  group(
    { label: 'Goods carriages, GST and financial particulars', source: year.source },
    {
      carriers: rows(
        {
          label: 'Businesses of plying goods carriages',
          rowLabel: 'Business',
          json: `${AT}.NatOfBus44AE`,
          keeps: true,
          section: '44AE',
        },
        {
          name: words('Name of the business', 'NameOfBusiness', 75),
          code: businessCode('CodeAE', 'business-44AE', '11008'),
          description: wordsIfAny('Description', 'Description', 75),
        },
      ).optional(),
      goods_carriages: rows(
        {
          label: 'Goods carriages',
          rowLabel: 'Goods carriage',
          json: `${AT}.GoodsDtlsUs44AE`,
          section: '44AE',
          maxRows: 10,
          help: '7,500 a month; above 12 tonnes 1,000 a tonne and month',
        },
        {
          registration_number: words('Registration number', 'RegNumberGoodsCarriage', 20),
          ownership: code('Owned, leased or hired', 'OwnedLeasedHiredFlag', [
            { value: 'OWN', label: 'Owned' },
            { value: 'LEASE', label: 'Leased' },
            { value: 'HIRED', label: 'Hired' },
          ]),
          tonnage: integer('Tonnage capacity', { json: 'TonnageCapacity', max: 100 }),
          months: integer('Months held in the year', { json: 'HoldingPeriod', min: 1, max: 12 }),
          declared_income: moneyIfAny('Higher income declared', undefined, declared),
          presumptive_income: total('Presumptive income', 'PresumptiveIncome'),
        },
      ).optional(),
      total_44ae: total(
        'Presumptive income from goods carriages',
        `${AT}.PersumptiveInc44AE.TotPersumInc44AE`,
        { section: '44AE' },
      ),
      partner_salary_interest: moneyIfAny(
        'Salary and interest paid to partners',
        `${AT}.PersumptiveInc44AE.SalInterestByFirm`,
        {
          section: '40(b)',
          help: 'Firms only',
        },
      ),
      income_44ae: total(
        'Presumptive income less salary and interest',
        `${AT}.PersumptiveInc44AE.TotalPersumptiveInc`,
        { section: '44AE' },
      ),
      income: total(
        'Income chargeable under business and profession',
        `${AT}.PersumptiveInc44AE.IncChargeableUnderBus`,
      ),
      income_for_gti: total(
        'Income from business and profession',
        `${year.nodes.income}.IncomeFromBusinessProf`,
        { section: '28' },
      ),
      gst_turnover: rows(
        {
          label: 'Turnover reported for GST',
          rowLabel: 'GSTIN',
          json: `${AT}.TurnoverGrsRcptForGSTIN`,
          reported: true,
        },
        {
          gstin: gstin('GSTIN', { json: 'GSTINNo' }),
          turnover: money('Turnover as in the GST returns', 'AmtTurnGrossRcptGSTIN'),
        },
      ).optional(),
      total_gst_turnover: total('Total turnover reported for GST', `${AT}.TotalTurnoverGrsRcptGSTIN`, {
        jsonDefault: undefined,
      }),
      particulars: group(
        {
          label: 'Financial particulars on the last day of the year',
          json: `${AT}.FinanclPartclrOfBusiness`,
          reported: true,
        },
        {
          own_capital: moneyIfAny('Capital of partners or members', 'PartnerMemberOwnCapital'),
          secured_loans: moneyIfAny('Secured loans', 'SecuredLoans'),
          unsecured_loans: moneyIfAny('Unsecured loans', 'UnSecuredLoans'),
          advances: moneyIfAny('Advances', 'Advances'),
          sundry_creditors: moneyIfAny('Sundry creditors', 'SundryCreditors'),
          other_liabilities: moneyIfAny('Other liabilities', 'OthrCurrLiab'),
          total_liabilities: total('Total capital and liabilities', 'TotCapLiabilities'),
          fixed_assets: moneyIfAny('Fixed assets', 'FixedAssets'),
          investments: moneyIfAny('Investments', 'Investments'),
          inventories: moneyIfAny('Inventories', 'Inventories'),
          sundry_debtors: moneyIfAny('Sundry debtors', 'SundryDebtors'),
          bank_balances: moneyIfAny('Balance with banks', 'BalWithBanks'),
          cash_in_hand: moneyIfAny('Cash in hand', 'CashInHand'),
          loans_and_advances: moneyIfAny('Loans and advances', 'LoansAndAdvances'),
          other_assets: moneyIfAny('Other assets', 'OtherAssets'),
          total_assets: total('Total assets', 'TotalAssets'),
        },
      ).optional(),
    },
  ).optional();

/** Incomes requiring ITR-3; asked to detect the wrong form. */
export const specialBusiness = group(
  { label: 'Conditions for ITR-4', help: 'Any of these may require ITR-3' },
  {
    opted_out: flag('Declared less than the presumptive income in one of the last five years', {
      section: '44AD(4)',
    }).optional(),
    firm_income: flag('Income as partner of a firm').optional(),
    speculation_income: flag('Speculative income').optional(),
    other_business_income: flag('Business income outside sections 44AD, 44ADA and 44AE').optional(),
    agency_or_commission: choice('Commission, brokerage or agency business', [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ]).optional(),
  },
).optional();
