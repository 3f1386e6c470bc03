import { flag, integer } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { professionCodes } from '../../codes/professions.ts';
import { businessCode, code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { declared } from '../../itr4/parts/business.ts';
import type { Row } from '../../values/names.ts';
import { nonResidentSections } from '../codes/business.ts';
import { LOSS } from './lines.ts';

const inScheme = (row: Row) => row['use_presumptive'] !== false;
const PL = 'PARTA_PL';

const named = {
  name: words('Name of the business', 'NameOfBusiness', 75),
  description: wordsIfAny('Description', 'Description', 75),
};

/** Item 61: presumptive business. */
export const business44ad = sheet(
  {
    label: 'Presumptive business',
    section: '44AD',
    json: PL,
    help: 'Turnover up to 2 crore; up to 3 crore where cash is not more than 5%',
  },
  {
    use_presumptive: flag('Use the presumptive scheme', { on: true }).optional(),
    businesses: table(
      {
        label: 'Businesses',
        rowLabel: 'Business',
        json: 'NatOfBus44AD',
        keeps: true,
        maxRows: 3,
        when: inScheme,
      },
      {
        ...named,
        code: businessCode('CodeAD', 'business-44AD', '09027'),
      },
    ).optional(),
    digital_receipts: moneyIfAny(
      'Receipts through banks or electronic modes',
      'PersumptiveInc44AD.GrsTrnOverBank',
      { when: inScheme },
    ),
    cash_receipts: moneyIfAny('Receipts in cash', 'PersumptiveInc44AD.GrsTotalTrnOverInCash', {
      when: inScheme,
    }),
    other_receipts: moneyIfAny('Receipts in any other mode', 'PersumptiveInc44AD.GrsTrnOverAnyOthMode', {
      when: inScheme,
    }),
    gross_turnover: total('Gross turnover', 'PersumptiveInc44AD.GrsTrnOverOrReceipt', {
      when: inScheme,
      max: common.business.turnover44AD.cashLight,
    }),
    declared_income_6: moneyIfAny('Higher income declared on receipts through banks', undefined, {
      ...declared,
      when: inScheme,
    }),
    presumptive_income_6: total('Income at 6% or more', 'PersumptiveInc44AD.PersumptiveInc44AD6Per', {
      when: inScheme,
      jsonDefault: undefined,
    }),
    declared_income_8: moneyIfAny('Higher income declared on other receipts', undefined, {
      ...declared,
      when: inScheme,
    }),
    presumptive_income_8: total('Income at 8% or more', 'PersumptiveInc44AD.PersumptiveInc44AD8Per', {
      when: inScheme,
      jsonDefault: undefined,
    }),
    total_presumptive_income: total('Presumptive income', 'PersumptiveInc44AD.TotPersumptiveInc44AD', {
      section: '44AD',
      when: inScheme,
    }),
  },
).optional();

/** Item 62: presumptive profession. */
export const profession44ada = sheet(
  {
    label: 'Presumptive profession',
    section: '44ADA',
    json: PL,
    help: 'Receipts up to 50 lakh; up to 75 lakh where cash is not more than 5%',
  },
  {
    use_presumptive: flag('Use the presumptive scheme', { on: true }).optional(),
    professions: table(
      {
        label: 'Professions',
        rowLabel: 'Profession',
        json: 'NatOfBus44ADA',
        keeps: true,
        maxRows: 3,
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
      'PersumptiveInc44ADA.GrsTrnOverBank44ADA',
      { when: inScheme },
    ),
    cash_receipts: moneyIfAny('Receipts in cash', 'PersumptiveInc44ADA.GrsTotalTrnOverInCash44ADA', {
      when: inScheme,
    }),
    other_receipts: moneyIfAny(
      'Receipts in any other mode',
      'PersumptiveInc44ADA.GrsTrnOverAnyOthMode44ADA',
      {
        when: inScheme,
      },
    ),
    gross_receipts: total('Gross receipts', 'PersumptiveInc44ADA.GrsReceipt', {
      when: inScheme,
      max: common.business.receipts44ADA.cashLight,
    }),
    declared_income: moneyIfAny('Higher income declared', undefined, {
      ...declared,
      when: inScheme,
    }),
    presumptive_income_50: total('Income at 50% or more', 'PersumptiveInc44ADA.TotPersumptiveInc44ADA', {
      section: '44ADA',
      when: inScheme,
    }),
  },
).optional();

/** Item 63: goods carriages. */
export const carriages44ae = sheet(
  { label: 'Goods carriages', section: '44AE', json: PL, help: 'At most ten goods carriages' },
  {
    carriers: table(
      {
        label: 'Businesses of plying goods carriages',
        rowLabel: 'Business',
        json: 'NatOfBus44AE',
        keeps: true,
        maxRows: 3,
      },
      { ...named, code: businessCode('CodeAE', 'business-44AE', '11008') },
    ).optional(),
    goods_carriages: table(
      {
        label: 'Goods carriages',
        rowLabel: 'Goods carriage',
        json: 'GoodsDtlsUs44AE',
        maxRows: 10,
        help: '7,500 a month; above 12 tonnes 1,000 a tonne and month',
      },
      {
        registration_number: words('Registration number', 'RegNumberGoodsCarriage', 11),
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
    total_months: total('Total of months', 'TotalNumOfMonths', { jsonDefault: undefined }),
    total_carriages: total('Total of the goods carriages', 'TotalPrsumptvIncUs44EGoods', {
      jsonDefault: undefined,
    }),
    total_44ae: total('Presumptive income from goods carriages', 'TotalPrsumptvIncUs44E', {
      section: '44AE',
      jsonDefault: undefined,
    }),
  },
).optional();

const N = 'NoBooksOfAccPL';

/** Item 64(i): a business without regular books. */
export const businessWithoutBooks = sheet(
  {
    label: 'Business without regular books',
    json: PL,
    needs: ['', N],
    help: 'No-account case: receipts and profit',
  },
  {
    bank_receipts: money('Receipts through banks or electronic modes', `${N}.GrsRcptAccPayeeOrBankMode`, {
      reported: true,
    }),
    other_receipts: money('Receipts in any other mode', `${N}.GrsRcptOtherMode`, { reported: true }),
    gross_receipts: total('Gross receipts', `${N}.GrossReceipt`),
    gross_profit: money('Gross profit', `${N}.GrossProfit`),
    expenses: money('Expenses', `${N}.Expenses`),
    net_profit: total('Net profit', `${N}.NetProfit`, {
      help: 'A loss is treated as nil in a no-account case',
    }),
  },
).optional();

/** Item 64(ii) and the documented figures of a profession. */
export const profession = sheet(
  {
    label: 'Profession without regular books',
    json: PL,
    needs: ['', N],
    help: 'For a profession with books, enter receipts in the trading account and expenses in the profit and loss account',
  },
  {
    bank_receipts: money('Receipts through banks or electronic modes', `${N}.GrsRcptAccPayeeOrBankModePrf`),
    other_receipts: money('Receipts in any other mode', `${N}.GrsRcptOtherModePrf`),
    gross_receipts: total('Gross receipts', `${N}.GrossReceiptPrf`),
    gross_profit: total('Gross profit', `${N}.GrossProfitPrf`),
    expenses: money('Expenses', `${N}.ExpensesPrf`),
    net_profit_as_per_pl: total('Net profit as per profit and loss account', `${N}.NetProfitPrf`, {
      help: 'A loss is treated as nil in a no-account case',
    }),
    total_without_books: total('Total profit without regular books', `${N}.TotBusinessProfession`),
    adjustments: moneyIfAny('Adjustments', undefined, {
      min: LOSS,
      section: '28 to 44DB',
      help: 'Added to income; enter a minus sign to deduct',
    }),
    adjusted_profit: total('Professional income after adjustments', undefined, { min: LOSS }),
  },
).optional();

/** Item 65: speculation. */
export const speculation = sheet(
  { label: 'Speculative activity', json: PL, section: '43(5)', needs: [''] },
  {
    turnover: money('Turnover from speculative activity', 'TurnverFrmSpecActivity', { reported: true }),
    gross_profit: moneyIfAny('Gross profit', 'GrossProfit', { min: LOSS }),
    expenses: moneyIfAny('Expenditure', 'Expenditure'),
    net: total('Net income from speculative activity', 'NetIncomeFrmSpecActivity', { min: LOSS }),
  },
).optional();

/** Item 66: non-residents taxed on presumption. */
export const nonResidentBusiness = sheet(
  { label: 'Presumptive business of a non-resident', json: PL, section: '44B, 44BB, 44BBA' },
  {
    rows: table(
      { label: 'Businesses', rowLabel: 'Business', json: 'NonResidentPLDetails', maxRows: 5 },
      {
        section: code('Section', 'Section', nonResidentSections),
        receipts: money('Gross receipts', 'GrossReceipt', { reported: true }),
        profit: money('Net profit', 'NetProfit'),
      },
    ).optional(),
    receipts: total('Total gross receipts', 'NonResidentPL.GrossReceipt', { jsonDefault: undefined }),
    profit: total('Total net profit', 'NonResidentPL.NetProfit', { jsonDefault: undefined }),
  },
).optional();
