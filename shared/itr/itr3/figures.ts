import type { FormValues } from '../../forms/paths.ts';
import { positive } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { amountOf, mergeFigures, rowsOf, rupees } from '../common/read.ts';
import { rateFlows } from '../itr2/figures/rates.ts';
import { withItr2Figures } from '../itr2/figures.ts';
import { type Contribution, treatyGains } from '../itr2/gains/contributions.ts';
import { treatyRowOf } from '../itr2/input/sources.ts';
import type { Itr3 } from '../values/itr3.ts';
import { asItr2 } from './as-itr2.ts';
import { type BusinessWorking, businessVirtualAssets } from './bp.ts';
import type { Itr3Year } from './data/years.ts';
import {
  balanceFigures,
  firmFigures,
  manufacturingFigures,
  profitFigures,
  speculationFigures,
  tradingFigures,
  withoutBooks,
} from './figures/accounts.ts';
import { depreciationFigures } from './figures/depreciation.ts';
import {
  carriedFigures,
  minimumTaxFigures,
  setOffFigures,
  unabsorbedFigures,
  withinHead,
} from './figures/losses.ts';
import { undertakingFigures } from './figures/undertakings.ts';
import { slumpSale } from './gains.ts';
import { profitDeductions } from './parts/tax.ts';

const given = (data: Itr3, part: keyof Itr3) => data[part] !== undefined;

/** Presumptive and no-account figures of the business and profession steps. */
const presumptiveFigures = (data: Itr3, w: BusinessWorking): FormValues => {
  const { ad, ada, ae } = w.deemed44;
  const none = withoutBooks(data);
  const adjustments = Math.round(amountOf(data.profession?.adjustments));
  const foreign = rowsOf(data.non_resident_business?.rows);
  return {
    business44ad: {
      gross_turnover: ad.turnover,
      presumptive_income_6: ad.at6,
      presumptive_income_8: ad.at8,
      total_presumptive_income: ad.income,
    },
    profession44ada: { gross_receipts: ada.receipts, presumptive_income_50: ada.income },
    carriages44ae: {
      goods_carriages: ae.each.map((presumptive_income) => ({ presumptive_income })),
      total_months: rowsOf(data.carriages44ae?.goods_carriages).reduce((t, row) => t + rupees(row.months), 0),
      total_carriages: ae.total,
      total_44ae: ae.income,
    },
    business_without_books: { gross_receipts: none.receipts, net_profit: none.net },
    profession: {
      gross_receipts: none.fees,
      gross_profit: none.fees,
      net_profit_as_per_pl: none.professional,
      total_without_books: none.net + none.professional,
      adjusted_profit:
        none.professional + w.deemed44.ada.income + (Number.isSafeInteger(adjustments) ? adjustments : 0),
    },
    speculation: speculationFigures(data),
    ...(foreign.length > 0
      ? {
          non_resident_business: {
            receipts: foreign.reduce((t, row) => t + rupees(row.receipts), 0),
            profit: foreign.reduce((t, row) => t + rupees(row.profit), 0),
          },
        }
      : {}),
  };
};

/** The documented summary of the business tab. */
const summaryFigures = (w: BusinessWorking, depreciationInBooks: number): FormValues => {
  const { a } = w;
  const at = (key: string) => a[key] ?? 0;
  const inadmissible =
    at('total_debited') +
    at('add_36') +
    at('add_37') +
    at('add_40') +
    at('add_40a') +
    at('add_43b') +
    at('add_msme');
  return {
    net_profit_as_per_pl: w.profitBeforeTax,
    add_inadmissible_expenses: inadmissible,
    add_income_not_included: at('total_additions') + at('total_debited') - inadmissible,
    add_depreciation_pl: depreciationInBooks,
    less_deductible_expenses: at('total_deductions'),
    less_income_to_exclude: w.profitBeforeTax - at('balance'),
    less_depreciation_allowed: at('adjusted') + depreciationInBooks - at('after_depreciation'),
    adjusted_profit: at('net') - at('total_deemed'),
  };
};

const informationFigures = (data: Itr3, { info }: BusinessWorking): FormValues => ({
  ...(given(data, 'other_information')
    ? {
        other_information: {
          icds_increase: info.increase,
          icds_decrease: info.decrease,
          ...Object.fromEntries(Object.entries(info.totals).map(([key, amount]) => [`total_${key}`, amount])),
        },
      }
    : {}),
  ...(given(data, 'computation_standards')
    ? {
        computation_standards: {
          ...Object.fromEntries(info.standards.map((s) => [s.key, { net: s.increase - s.decrease }])),
          increase: info.increase,
          decrease: info.decrease,
        },
      }
    : {}),
  ...(given(data, 'research')
    ? {
        research: {
          ...Object.fromEntries(info.research.map((r) => [r.key, { excess: r.excess }])),
          debited: info.research.reduce((t, r) => t + r.debited, 0),
          allowable: info.research.reduce((t, r) => t + r.allowable, 0),
          excess: info.excess35,
        },
      }
    : {}),
});

/** Totals of Chapter VI-A by part; section 10AA is separate. */
const deductionParts = (data: Itr3, result: TaxResult, merged: Itr3): FormValues => {
  const zone = result.deductions.find((d) => d.section === '10AA')?.allowed ?? 0;
  const total = positive(result.totalDeductions - zone);
  const allowedOf = (section: string) => result.deductions.find((d) => d.section === section)?.allowed ?? 0;
  const claimed = Object.fromEntries(profitDeductions.map(([key]) => [key, rupees(data.deductions?.[key])]));
  const allowed = (merged.deductions?.allowed ?? {}) as Record<string, number>;
  // items typed for the other regime are not claimed
  const claims = {
    ...data.deductions,
    sec_80u: result.regime === 'old' ? merged.deductions?.sec_80u : undefined,
    total_claimed: merged.deductions?.total_claimed,
  } as Record<string, unknown>;
  const last = ['sec_80tta', 'sec_80ttb', 'sec_80u', 'sec_80cch'];
  const royalty = ['sec_80qqb', 'sec_80rrb'];
  const pick = (from: Record<string, unknown>, keys: readonly string[]) =>
    keys.reduce((t, key) => t + (typeof from[key] === 'number' ? (from[key] as number) : 0), 0);
  const ownC = profitDeductions.map(([key, , section]) => [key, allowedOf(section)] as const);
  // together they stop at the income; the general part gives way last
  const cWanted = ownC.reduce((t, [, amount]) => t + amount, 0);
  let room = Math.min(cWanted, total);
  const partC = ownC.map(([key, amount]) => {
    const own = Math.min(amount, room);
    room -= own;
    return [key, own] as const;
  });
  const cAllowed = partC.reduce((t, [, amount]) => t + amount, 0) + pick(allowed, royalty);
  const cadAllowed = pick(allowed, last);
  const cClaimed = Object.values(claimed).reduce((a, b) => a + b, 0) + pick(claims, royalty);
  const cadClaimed = pick(claims, last);
  const allClaimed =
    (typeof claims['total_claimed'] === 'number' ? claims['total_claimed'] : 0) +
    cClaimed -
    pick(claims, royalty);
  return {
    total_claimed: allClaimed,
    part_b: positive(allClaimed - cClaimed - cadClaimed),
    part_c: cClaimed,
    part_cad: cadClaimed,
    allowed: {
      ...Object.fromEntries(partC),
      part_b: positive(total - cAllowed - cadAllowed),
      part_c: cAllowed,
      part_cad: cadAllowed,
      total,
    },
  };
};

/** Exemptions of other long-term assets, added up as ITR-3 lists them. */
const soldExemptions = (data: Itr3): FormValues => {
  const sides = (['sale', 'before'] as const).flatMap((side) => {
    const sold = data.capital_gains?.long?.assets?.[side];
    return sold === undefined ? [] : [[side, { exempt: rupees(sold.exempt_54f) }] as const];
  });
  return sides.length > 0 ? { assets: Object.fromEntries(sides) } : {};
};

/** The form with every read-only figure written over the data of the chosen regime. */
export function withItr3Figures(
  year: Itr3Year,
  base: FormValues,
  data: Itr3,
  working: BusinessWorking,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues {
  const common: Itr3 = withItr2Figures(year, base, asItr2(data), items, result);
  const flows = rateFlows(year, result, treatyGains(year, asItr2(data)));
  const unabsorbed = unabsorbedFigures(data, result);
  const { current_losses, brought_losses, used } = setOffFigures(
    result,
    flows,
    typeof unabsorbed['total_allowance_used'] === 'number' ? unabsorbed['total_allowance_used'] : 0,
    treatyRowOf(year, asItr2(data)),
  );
  const inHead = withinHead(result);
  const books = profitFigures(data, year);
  const depreciationInBooks =
    rupees(data.profit_loss?.depreciation) + rupees(data.manufacturing?.factory_depreciation);
  const assetGain = working.blocks.reduce((t, b) => t + b.gain, 0);
  const slump = { short: slumpSale(data, 'short'), long: slumpSale(data, 'long') };
  const deductions = deductionParts(data, result, common);
  const businessIncome = {
    business: positive(result.heads.business),
    speculative: inHead.speculative.remaining,
    specified: inHead.specified.remaining,
    business_special: working.virtualAssets,
  };
  const businessTotal = Object.values(businessIncome).reduce((a, b) => a + b, 0);
  const gainVda = result.capitalGains.virtualAssets;
  const heading = common.total_income;
  const gains = amountOf(heading?.gains);
  const heads =
    amountOf(heading?.salary) +
    amountOf(heading?.house_property) +
    businessTotal +
    gains +
    gainVda +
    amountOf(heading?.other_sources);
  const current = used.house + used.business + used.sources;
  const brought = ['total', 'total_depreciation', 'total_allowance'].reduce(
    (t, key) => t + Number(brought_losses[key]),
    0,
  );
  const allowed = deductions['allowed'] as Record<string, number>;
  const zone = result.deductions.find((d) => d.section === '10AA')?.allowed ?? 0;
  const otherAssets = amountOf(common.capital_gains?.short?.other_assets?.gain);
  const figures: FormValues = {
    ...(given(data, 'balance_sheet') ? { balance_sheet: balanceFigures(data) } : {}),
    ...(given(data, 'manufacturing') ? { manufacturing: manufacturingFigures(data) } : {}),
    ...(given(data, 'trading') ? { trading: tradingFigures(data) } : {}),
    profit_loss: books,
    ...(given(data, 'partner_firms') ? { partner_firms: firmFigures(data) } : {}),
    ...informationFigures(data, working),
    ...depreciationFigures(working.blocks),
    ...presumptiveFigures(data, working),
    business: summaryFigures(working, depreciationInBooks),
    schedule_bp: {
      business: working.a,
      speculative: working.speculative,
      specified: working.specified,
    },
    business_totals: {
      income: result.heads.business + result.heads.speculative + result.heads.specifiedBusiness,
      loss: inHead.loss,
      speculative: inHead.speculative,
      specified: inHead.specified,
      total_set_off: inHead.used,
      loss_remaining: inHead.left,
    },
    schedule_vda: { total: gainVda, business: businessVirtualAssets(data) },
    capital_gains: {
      short: {
        land: rowsOf(data.capital_gains?.short?.land).map((row) => ({ exempt: rupees(row.exempt_54b) })),
        ...(assetGain !== 0
          ? { other_assets: { deemed_assets: assetGain, gain: otherAssets + assetGain } }
          : {}),
        ...(slump.short.given
          ? { slump_sale: { full_value: slump.short.full, gain: slump.short.gain } }
          : {}),
        total: amountOf(common.capital_gains?.short?.total) + assetGain,
      },
      long: {
        ...soldExemptions(data),
        ...(slump.long.given
          ? { slump_sale: { full_value: slump.long.full, balance: slump.long.gain, gain: slump.long.gain } }
          : {}),
      },
      vda: gainVda,
      total: amountOf(common.capital_gains?.income) + gainVda,
    },
    ...(year.later && working.a['agricultural']! > 0
      ? {
          exempt_income: {
            agricultural_rule7: working.a['agricultural'],
            agricultural_income:
              amountOf(common.exempt_income?.agricultural_income) + working.a['agricultural']!,
            total: amountOf(common.exempt_income?.total) + working.a['agricultural']!,
          },
        }
      : {}),
    carried_losses: carriedFigures(year, data, result),
    unabsorbed,
    current_losses,
    brought_losses,
    amt: minimumTaxFigures(data, result),
    deductions,
    ...undertakingFigures(data, rulesOf(year.assessmentYear)),
    ...(given(data, 'economic_zone')
      ? {
          economic_zone: {
            total: rowsOf(data.economic_zone?.rows).reduce((t, r) => t + rupees(r.amount), 0),
          },
        }
      : {}),
    total_income: {
      ...businessIncome,
      business_total: businessTotal,
      virtual_assets: gainVda,
      capital_gains: gains + gainVda,
      heads,
      current_losses: current,
      after_current: heads - current,
      brought_losses: brought,
      deductions: allowed['total'],
      part_b: allowed['part_b']! + allowed['part_cad']!,
      part_c: allowed['part_c'],
      sec_10aa: zone,
    },
  };
  return mergeFigures(common, figures) as FormValues;
}
