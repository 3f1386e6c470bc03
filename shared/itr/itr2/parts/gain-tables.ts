import { date, ifsc, text } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { money, moneyIfAny, total } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { RateGroup } from '../data/rates.ts';
import type { Itr2Year } from '../data/years.ts';

/** The five columns of instalments. */
export const instalmentColumns = [
  ['upto_15_jun', 'Up to 15 June', 'Upto15Of6'],
  ['upto_15_sep', '16 June to 15 September', 'Upto15Of9'],
  ['upto_15_dec', '16 September to 15 December', 'Up16Of9To15Of12'],
  ['upto_15_mar', '16 December to 15 March', 'Up16Of12To15Of3'],
  ['upto_31_mar', '16 to 31 March', 'Up16Of3To31Of3'],
] as const;

type Columns<T> = Record<(typeof instalmentColumns)[number][0], T>;

const columns = <T>(field: (label: string, json: string) => T): Columns<T> =>
  Object.fromEntries(instalmentColumns.map(([key, label, json]) => [key, field(label, json)])) as Columns<T>;

const undated = {
  unused:
    '{amount} has no effect: there is no gain at this rate, or it is counted from the first quarter anyway',
};

/** Typed columns of instalments; without `json` they are the preparer's own working. */
export const typedColumns = (
  label: string,
  json: string | undefined,
  section?: string,
  more: { reported?: true } = {},
) =>
  sheet(
    {
      label,
      ...(json ? { json: `${json}.DateRange` } : {}),
      ...(section ? { section } : {}),
      help: 'Needed for interest u/s 234C',
      ...more,
    },
    columns((name, at) => money(name, json ? at : undefined, json ? {} : undated)),
  ).optional();

const workedColumns = (label: string, json: string) =>
  sheet(
    { label, json: `${json}.DateRange` },
    columns((name, at) => total(name, at)),
  );

const shape = <T>(groups: readonly RateGroup[], of: (g: RateGroup) => T): Record<string, T> =>
  Object.fromEntries(groups.map((g) => [g.key, of(g)]));

/** Whether a loss of one rate may be set off against gains of another (s.70). */
export const setsOff = (loss: RateGroup, gain: RateGroup): boolean =>
  loss.key !== gain.key && (loss.term === 'short' || gain.term === 'long');

/** Table E: losses of the year against gains of the year, by rate. */
export const gainSetOff = ({ rates }: Itr2Year) => {
  const row = (g: RateGroup) =>
    sheet(
      { label: g.label, json: g.gains },
      {
        income: total('Gain of the year', 'CurrYearIncome'),
        ...shape(
          rates.filter((loss) => setsOff(loss, g)),
          (loss) => total(`Loss set off: ${loss.label}`, loss.losses),
        ),
        remaining: total('Gain remaining after set-off', 'CurrYrCapGain'),
      },
    );
  const losses = (label: string, json: string) =>
    sheet(
      { label, json },
      shape(rates, (g) => total(g.label, g.losses)),
    );
  return sheet(
    { label: 'Set-off of losses of the year', json: 'CurrYrLosses', section: '70' },
    {
      losses: losses('Losses to be set off', 'InLossSetOff'),
      gains: sheet({ label: 'Gains by rate' }, shape(rates, row)),
      set_off: losses('Losses set off', 'TotLossSetOff'),
      remaining: losses('Losses remaining', 'LossRemainSetOff'),
    },
  ).optional();
};

/** Table F of the file, and the preparer's own split it is computed from. */
export const gainQuarters = ({ rates }: Itr2Year) => ({
  quarters: sheet(
    {
      label: 'When the gains arose',
      help: 'By rate, after set-off; dated sales count by their date, the rest as of the first instalment unless split here',
    },
    shape(rates, (g) => typedColumns(g.label, undefined)),
  ).optional(),
  by_quarter: sheet(
    { label: 'Gains by instalment, as filed', json: 'AccruOrRecOfCG' },
    {
      ...shape(rates, (g) => workedColumns(g.label, g.accrual)),
      vda: workedColumns('Virtual digital assets at 30%', 'VDATrnsfGainsUnder30Per'),
    },
  ).optional(),
});

const deposit = {
  deposited: moneyIfAny('Deposited in the Capital Gains Account', 'AmtDeposited'),
  deposited_on: date('Date of deposit', { json: 'DepositDate' }).optional(),
  account: text('Account number', { json: 'AccountNo', min: 1, max: 20 }).optional(),
  ifsc: ifsc('IFSC', { json: 'IFSC' }).optional(),
};
const transferred = { transferred_on: date('Date of transfer', { json: 'DateofTransfer' }) };
const claimed = (max?: number) => ({
  amount: money('Deduction claimed', 'AmtDeducted', max ? { max } : {}),
});
const claim = <S extends Parameters<typeof table>[1]>(section: string, shapeOf: S) =>
  table(
    { label: `Section ${section}`, rowLabel: 'Claim', json: `DeducClaimDtlsUs${section}`, section },
    shapeOf,
  ).optional();

/** Table D: particulars of the exemptions claimed. */
export const gainClaims = sheet(
  { label: 'Particulars of exemptions', json: 'DeducClaimInfo', reported: true },
  {
    s54: claim('54', {
      ...transferred,
      new_asset: moneyIfAny('Cost of the new residential house', 'CostofNewResHouse'),
      acquired_on: date('Date of purchase or construction', { json: 'DateofPurchase' }).optional(),
      ...deposit,
      ...claimed(common.capitalGains.houseExemptionCap),
    }),
    s54b: claim('54B', {
      ...transferred,
      new_asset: moneyIfAny('Cost of the new agricultural land', 'CostofNewAgriLand'),
      acquired_on: date('Date of purchase', { json: 'DateofPurchase' }).optional(),
      ...deposit,
      ...claimed(),
    }),
    s54ec: claim('54EC', {
      ...transferred,
      invested: moneyIfAny('Amount invested in bonds', 'AmtInvested', { help: 'At most 50 lakh' }),
      invested_on: date('Date of investment', { json: 'DateofInvestment' }).optional(),
      ...claimed(),
    }),
    s54f: claim('54F', {
      ...transferred,
      new_asset: moneyIfAny('Cost of the new residential house', 'CostofNewResHouse'),
      acquired_on: date('Date of purchase or construction', { json: 'DateofPurchase' }).optional(),
      ...deposit,
      ...claimed(common.capitalGains.houseExemptionCap),
    }),
    s115f: claim('115F', {
      ...transferred,
      invested: money('Amount invested', 'AmtInvested'),
      invested_on: date('Date of investment', { json: 'DateofInvestment' }),
      ...claimed(),
    }),
    total: total('Total deduction claimed', 'TotDeductClaim'),
  },
).optional();
