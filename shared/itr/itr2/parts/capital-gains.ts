import { total } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import type { Itr2Year } from '../data/years.ts';
import { gainClaims, gainQuarters, gainSetOff } from './gain-tables.ts';
import { longTerm } from './gains-long.ts';
import { shortTerm } from './gains-short.ts';

/** Objects Schedule CG has whenever it is there. */
const required = (year: Itr2Year): string[] => {
  const S = 'ShortTermCapGainFor23';
  const L = 'LongTermCapGain23';
  return [
    `${S}.NRITransacSec48Dtl`,
    `${S}.NRISecur115AD.DeductSec48`,
    `${S}.SaleOnOtherAssets.DeductSec48`,
    ...(year.moreContacts ? [] : [`${L}.SaleofBondsDebntr.DeductSec48`]),
    `${L}.SaleOfEquityShareUs112A`,
    `${L}.NRISaleOfEquityShareUs112A`,
    `${L}.NRISaleofForeignAsset`,
    ...(year.detailed
      ? [`${L}.SaleofAssetNADtls.SaleofAssetNA.DeductSec48`]
      : [`${L}.SaleofAssetNA.DeductSec48`]),
    ...(year.split ? [`${L}.SaleofAssetNADtls.SaleofAssetNA_BE.DeductSec48`] : []),
    ...['InLossSetOff', 'TotLossSetOff', 'LossRemainSetOff', ...year.rates.map((g) => g.gains)].map(
      (node) => `CurrYrLosses.${node}`,
    ),
    ...year.rates.map((g) => `AccruOrRecOfCG.${g.accrual}.DateRange`),
  ];
};

/** Schedule CG. */
export const capitalGains = (year: Itr2Year) =>
  sheet(
    { label: 'Capital gains', json: 'ScheduleCGFor23', needs: required(year) },
    {
      short: shortTerm(year),
      long: longTerm(year),
      claims: gainClaims,
      set_off: gainSetOff(year),
      ...gainQuarters(year),
      income: total('Capital gains after set-off', 'SumOfCGIncm'),
      vda: total('Income from virtual digital assets', 'IncmFromVDATrnsf', { section: '115BBH' }),
      total: total('Income under capital gains', 'TotScheduleCGFor23'),
    },
  ).optional();
