import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import * as allForm from './form.ts';
import { company } from './testing/returns.ts';

const { itr6Form } = kept(allForm);

const form = itr6Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const tree = departmentTree(6);
const fileOf = (data: FormValues) => form.exportJson(data, context).json as FormValues;
const errorsOf = (data: FormValues) =>
  form
    .exportJson(data, context)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ rule, path, message }) => `${rule ?? ''} ${path} ${english(message)}`);

/**
 * Equity 50,00,000 and other equity 2,00,000 - 1,00,000 + 3,00,000 + 46,00,000: 1,00,00,000; non-current 30,00,000 + 2,00,000, current
 * 15,00,000 + 3,00,000: 1,50,00,000. Plant 1,20,00,000 - 30,00,000, investments 5,00,000 + 2,00,000: 97,00,000; stock 20,00,000,
 * receivables 23,00,000, bank 10,00,000: 53,00,000.
 */
const data = company({
  filing: { indian_accounting: 'Y' },
  balance_sheet_ind_as: {
    share_capital: 50_00_000,
    share_options: 2_00_000,
    reserves: [
      { nature: 'Cash flow hedges', amount: -1_00_000 },
      { nature: 'General reserve', amount: 3_00_000 },
    ],
    retained: 46_00_000,
    loans_banks: 30_00_000,
    provision_long: [{ nature: 'Warranties', amount: 2_00_000 }],
    payables: 15_00_000,
    tax_liability: 3_00_000,
    plant_gross: 1_20_00_000,
    plant_depreciation: 30_00_000,
    long_listed: 5_00_000,
    long_others: [{ nature: 'Units of a trust', amount: 2_00_000 }],
    finished_goods: 20_00_000,
    short_unsecured: 23_00_000,
    bank: 10_00_000,
  },
  manufacturing: { purchases: 1_00_00_000 },
  trading: { sale_of_goods: 5_00_00_000, purchases: 3_60_00_000 },
  profit_loss: { tax_provision: 10_00_000 },
  comprehensive_income: { remeasured: -2_00_000, kept_tax: 50_000, exchange: 1_00_000 },
});

describe('a company with accounts under Ind AS', () => {
  const file = fileOf(data);
  const of = (path: string) => getAt(file, `ITR.ITR6.${path}`);

  it('has them in the places of the file for Ind AS, and zeros in the others', () => {
    expect({
      capital: of('PARTA_BSIndAS.EquityAndLiablities.Equity.EquityShareCapital.TotShareCapital'),
      equity: of('PARTA_BSIndAS.EquityAndLiablities.Equity.OtherEquityReserv.TotalEquity'),
      long: of('PARTA_BSIndAS.EquityAndLiablities.Liabilities.NonCurrLiabilities.TotalNonCurrLiab'),
      current: of('PARTA_BSIndAS.EquityAndLiablities.Liabilities.CurrentLiabilities.TotalCurrentLiab'),
      liabilities: of('PARTA_BSIndAS.EquityAndLiablities.Liabilities.CurrentLiabilities.TotalEquityLiab'),
      fixed: of('PARTA_BSIndAS.Assets.NonCurrAssets.PropertyPlantEquip.FinancialAssets.TotalNonCurrntAsst'),
      assets: of('PARTA_BSIndAS.TotalAssets'),
      made: of('ManufacturingAccountIndAS.CostOfGoodsPrdcd'),
      sold: of('TradingAccountIndAS.SaleOfGoods'),
      profit: of('PARTA_PLIndAS.DebitsToPL.DebitPlAcnt.PBT'),
      after: of('PARTA_PLIndAS.DebitsToPL.TaxProvAppr.ProfitAfterTax'),
      comprehensive: of('PARTA_PLIndAS.OtherComprnsvInc.TotalComprIncome'),
    }).toEqual({
      capital: 50_00_000,
      equity: 1_00_00_000,
      long: 32_00_000,
      current: 18_00_000,
      liabilities: 1_50_00_000,
      fixed: 97_00_000,
      assets: 1_50_00_000,
      made: 1_00_00_000,
      sold: 5_00_00_000,
      profit: 40_00_000,
      after: 30_00_000,
      // 30,00,000 - 2,00,000 + 50,000 + 1,00,000
      comprehensive: 29_50_000,
    });
    expect([of('TradingAccount'), of('ManufacturingAccount')]).toEqual([undefined, undefined]);
    expect([
      of('PARTA_PL.DebitsToPL.DebitPlAcnt.PBT'),
      of('PARTA_PL.CreditsToPL.TotCreditsToPL'),
      of('PARTA_BSFor6FrmAY13.TotalAssets'),
    ]).toEqual([0, 0, 0]);
  });

  it('is taxed on their profit, with the book profit before tax', () => {
    const { chosen } = form.compute(data);
    // 25% of 40,00,000 and 4%; s.115JB: 15% of 30,00,000 + 10,00,000 and 4%
    expect([chosen.totalIncome, chosen.tax.net, chosen.tax.amt.tax]).toEqual([
      40_00_000, 10_40_000, 6_24_000,
    ]);
  });

  it('breaks no rule', () => expect(errorsOf(data)).toEqual([]));

  it.skipIf(!tree)('is valid by the department’s tree', () => {
    expect(lines(heldAgainst(tree!, file).violations)).toEqual([]);
  });

  it('comes back from its file with nothing lost', () => {
    const { data: again, warnings } = form.importJson(file);
    expect(
      warnings.filter(({ rule }) => !rule).map(({ path, message }) => `${path} ${english(message)}`),
    ).toEqual([]);
    expect(fileOf(again)).toEqual(file);
  });

  it('is refused with both sets of accounts, and with Ind AS where there are none', () => {
    const rules = (path: string, value: unknown) =>
      form
        .importJson(setAt(file, `ITR.ITR6.${path}`, value))
        .warnings.flatMap(({ rule, severity }) => (severity === 'error' && rule ? [rule] : []));
    expect(rules('PARTA_PL.DebitsToPL.DebitPlAcnt.PBT', 5)).toContain('A-13');
    expect(rules('PARTA_BSFor6FrmAY13.EquityAndLiablities.TotEquityAndLiabilities', 5)).toContain('A-13');
    expect(rules('PartA_GEN1.FilingStatus.FinancialStmtFlag', 'N')).toContain('A-14');
  });

  it('is told under the numbers and in the places of Ind AS', () => {
    const told = form.importJson(
      setAt(file, 'ITR.ITR6.PARTA_PLIndAS.DebitsToPL.DebitPlAcnt.PBT', 41_00_000),
    ).warnings;
    expect(told.filter(({ rule }) => rule === 'A-154').map(({ path }) => path)).toEqual([
      'ITR.ITR6.PARTA_PLIndAS.DebitsToPL.DebitPlAcnt.PBT',
    ]);
    expect(told.map(({ rule }) => rule)).not.toContain('A-112');
    const sheet = form.importJson(
      setAt(
        file,
        'ITR.ITR6.PARTA_BSIndAS.Assets.CurrentAssets.FinancialAssets.OtherCurrentAssets.TotalCurrAsst',
        1,
      ),
    ).warnings;
    expect(sheet.map(({ rule }) => rule)).toContain('A-63');
  });

  it('is warned of sides that do not agree', () => {
    const { issues } = form.exportJson(setAt(data, 'balance_sheet_ind_as.bank', 9_00_000), context);
    expect(issues.map(({ path }) => path)).toContain('balance_sheet_ind_as.total_assets');
  });
});

it('what may be a loss may be negative, an amount of stock may not', () => {
  const refused = (part: object, path: string) =>
    errorsOf(company({ filing: { indian_accounting: 'Y' }, ...part })).filter((error) =>
      error.includes(` ${path} `),
    );
  for (const [part, field, fine] of [
    ['balance_sheet_ind_as', 'retained', true],
    ['balance_sheet_ind_as', 'finished_goods', false],
    ['comprehensive_income', 'remeasured', true],
    ['comprehensive_income', 'exchange', true],
    ['comprehensive_income', 'kept_tax', true],
  ] as const)
    expect([field, refused({ [part]: { [field]: -5 } }, `${part}.${field}`).length === 0]).toEqual([
      field,
      fine,
    ]);
});
