import { money, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed } from './lines.ts';

const O = 'OpeningInventory';

/** Amounts of the manufacturing account that are summed: direct expenses, factory overheads. */
export const manufacturingLines = {
  opening: [
    ['opening_raw', 'Opening stock of raw material', `${O}.OpngStckRawMat`],
    ['opening_process', 'Opening stock of work in progress', `${O}.OpngStckWrkinPrgrs`],
  ],
  direct: [
    ['carriage_inward', 'Carriage inward', `${O}.CarriageInward`],
    ['power_and_fuel', 'Power and fuel', `${O}.PowerAndFuel`],
    ['other_direct', 'Other direct expenses', `${O}.OthDirectExpenses`],
  ],
  overheads: [
    ['indirect_wages', 'Indirect wages', `${O}.IndirectWages`],
    ['factory_rent', 'Factory rent and rates', `${O}.FactoryRentAndRates`],
    ['factory_insurance', 'Factory insurance', `${O}.FactoryInsurance`],
    ['factory_fuel', 'Factory fuel and power', `${O}.FactoryFuelAndPower`],
    ['factory_general', 'Factory general expenses', `${O}.FactoryGeneralExpenses`],
    [
      'factory_depreciation',
      'Depreciation of factory machinery',
      `${O}.DeprctnOfFactoryMachinery`,
      { reported: true },
    ],
  ],
  closing: [
    ['closing_raw', 'Closing stock of raw material', 'ClosingStock.ClsngStckRawMaterial'],
    ['closing_process', 'Closing stock of work in progress', 'ClosingStock.ClsngStckWrkInPrgrs'],
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Part A: manufacturing account. */
export const manufacturing = sheet(
  {
    label: 'Manufacturing account',
    json: 'ManufacturingAccount',
    needs: ['OpeningInventory', 'ClosingStock'],
  },
  {
    ...typed(manufacturingLines.opening),
    opening: total('Total opening inventory', `${O}.OpngInvntryTotal`),
    purchases: money('Purchases, net of refunds and duty or tax', `${O}.Purchases`),
    direct_wages: money('Direct wages', `${O}.DirectWages`),
    ...typed(manufacturingLines.direct),
    direct_expenses: total('Direct expenses', `${O}.DirectExpenses`),
    ...typed(manufacturingLines.overheads),
    overheads: total('Total factory overheads', `${O}.TotalFactoryOverheads`),
    debits: total('Total of debits to manufacturing account', `${O}.TotalDebtsManfctrngAcc`),
    ...typed(manufacturingLines.closing),
    closing: total('Total closing stock', 'ClosingStock.ClsngStckTotal'),
    cost: total('Cost of goods produced', 'CostOfGoodsPrdcd', { min: LOSS }),
  },
).optional();

const T = 'ExciseCustomsVAT';
const D = `DutyTaxPay.${T}`;

const duties = (at: string, side: 'received' | 'paid'): readonly Line[] => [
  ...(side === 'paid'
    ? ([
        ['customs_paid', 'Custom duty', `${at}.CustomDuty`],
        ['countervailing_paid', 'Countervailing duty', `${at}.CounterVailDuty`],
        ['special_duty_paid', 'Special additional duty', `${at}.SplAddDuty`],
      ] as const)
    : []),
  [`excise_${side}`, 'Union excise duty', `${at}.UnionExciseDuty`],
  [`service_tax_${side}`, 'Service tax', `${at}.ServiceTax`],
  [`vat_${side}`, 'VAT or sales tax', `${at}.VATorSaleTax`],
  [`cgst_${side}`, 'Central GST', `${at}.CentralGoodServiceTax`],
  [`sgst_${side}`, 'State GST', `${at}.StateGoodServiceTax`],
  [`igst_${side}`, 'Integrated GST', `${at}.IntegratedGoodServiceTax`],
  [`utgst_${side}`, 'Union territory GST', `${at}.UnionTerrGoodServiceTax`],
  [`other_duty_${side}`, 'Any other duty, tax or cess', `${at}.OthDutyTaxCess`],
];

/** Duties and taxes of both sides of the trading account. */
export const tradingDuties = { received: duties(T, 'received'), paid: duties(D, 'paid') };

/** Part A: trading account. */
export const trading = sheet(
  { label: 'Trading account', json: 'TradingAccount', needs: [T, D] },
  {
    sale_of_goods: money('Sale of goods', 'SaleOfGoods', { help: 'Net of returns, refunds, duty and tax' }),
    sale_of_services: money('Sale of services', 'SaleOfServices'),
    other_revenue: table(
      { label: 'Other operating revenues', rowLabel: 'Revenue', json: 'OtherOperatingRevenueDtls' },
      {
        name: words('Nature', 'OperatingRevenueName', 125),
        amount: money('Amount', 'OperatingRevenueAmt'),
      },
    ).optional(),
    total_other_revenue: total('Total other operating revenues', 'OperatingRevenueTotal'),
    sales: total('Total sales or gross receipts of business', 'SalesGrossReceiptsTotal'),
    professional_receipts: money('Gross receipts from profession', 'GrossRcptFromProfession'),
    ...typed(tradingDuties.received),
    duties_received: total('Duties, taxes and cess received', `${T}.TotExciseCustomsVAT`),
    revenue: total('Total revenue from operations', 'TotRevenueFrmOperations'),
    closing_stock: money('Closing stock of finished goods', 'ClsngStckOfFinishedStcks'),
    credits: total('Total of credits to trading account', 'TardingAccTotCred'),
    opening_stock: money('Opening stock of finished goods', 'OpngStckOfFinishedStcks'),
    purchases: money('Purchases, net of refunds and duty or tax', 'Purchases'),
    carriage_inward: money('Carriage inward', 'CarriageInward'),
    power_and_fuel: money('Power and fuel', 'PowerAndFuel'),
    other_direct: table(
      { label: 'Other direct expenses', rowLabel: 'Expense', json: 'OtherIncDtls' },
      // the department's key, of expenses all the same
      { name: words('Nature', 'NatureOfIncome', 125), amount: money('Amount', 'Amount') },
    ).optional(),
    total_other_direct: total('Total other direct expenses', 'DirectExpensesTotal'),
    direct_expenses: total('Direct expenses', 'DirectExpenses'),
    ...typed(tradingDuties.paid),
    duties_paid: total('Duties and taxes paid or payable on purchases', `${D}.TotExciseCustomsVAT`),
    cost_produced: total('Cost of goods produced', 'GoodsCostPrdcdFrmMA', { min: LOSS }),
    gross_profit: total('Gross profit from business or profession', 'GrossProfitFrmBusProf', { min: LOSS }),
    intraday_turnover: money('Turnover from intraday trading', 'TurnoverIntradayTrd', {
      section: '43(5)',
      help: 'Sum of positive and negative differences',
      reported: true,
    }),
    intraday_income: money('Income from intraday trading', 'IncomeIntradayTrd', {
      min: LOSS,
      section: '43(5)',
    }),
    derivatives_turnover: money('Turnover from futures and options', 'TurnoverFutureTrd', {
      section: '43(5)(d)',
      help: 'Sum of positive and negative differences',
      reported: true,
    }),
    derivatives_income: money('Income from futures and options', 'IncomeFutureTrd', {
      min: LOSS,
      section: '43(5)(d)',
    }),
  },
).optional();
