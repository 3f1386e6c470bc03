import { positive } from '../../money.ts';
import type { BusinessInput } from '../../tax/inputs/business.ts';
import type { Regime } from '../../tax/model/types.ts';
import { ofParts } from '../common/of-parts.ts';
import { presumptive as itr4Presumptive, type Presumptive } from '../common/presumptive.ts';
import { amountsOf, lineOf, rowsOf, rupees, signed, textOf, total } from '../common/read.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr3Year } from './data/years.ts';
import { firmFigures, profitFigures, speculationFigures, withoutBooks } from './figures/accounts.ts';
import { type WorkedBlock, workedBlocks } from './figures/depreciation.ts';
import { chargeableKeys, coveredKeys, otherHeads } from './parts/business.ts';
import { closedResearch, disallowances, researchKeys, standardKeys } from './parts/other-information.ts';

/** Presumptive schemes, read as ITR-4 reads them. */
export const presumptive = ofParts<Itr3>()(
  ['business44ad', 'profession44ada', 'carriages44ae'],
  (data, year: Itr3Year): Presumptive =>
    itr4Presumptive(year, {
      ...data,
      business_other: {
        goods_carriages: data.carriages44ae?.goods_carriages,
        // of ITR-5: a firm's deduction for its partners (proviso to s.44AE(3))
        partner_salary_interest: lineOf(data.carriages44ae, 'partners_allowed'),
      },
      personal: { status: 'F' },
    }),
);

const informationParts = ['other_information', 'computation_standards', 'research'] as const;

/** Sums of Part A-OI, Schedules ICDS and ESR. */
const informationFigures = ofParts<Itr3>()(informationParts, (data, regime: Regime) => {
  const oi = amountsOf(data.other_information);
  const totals = Object.fromEntries(
    disallowances.map(({ key, lines }) => [
      key,
      lines.reduce((t, [line]) => t + positive(lineOf(data.other_information?.[key], line)), 0),
    ]),
  ) as Record<string, number>;
  const standards = standardKeys.map((key) => ({
    key,
    increase: rupees(data.computation_standards?.[key]?.increase),
    decrease: rupees(data.computation_standards?.[key]?.decrease),
  }));
  const increase = standards.reduce((t, s) => t + s.increase, 0);
  const decrease = standards.reduce((t, s) => t + s.decrease, 0);
  const research = researchKeys.map((key) => {
    const debited = rupees(data.research?.[key]?.debited);
    const claimed = rupees(data.research?.[key]?.allowable);
    const allowable = regime === 'new' && closedResearch.includes(key) ? 0 : claimed;
    return { key, debited, allowable, excess: positive(allowable - debited) };
  });
  return {
    totals,
    standards,
    increase,
    decrease,
    research,
    icdsUp: increase + oi('valuation_increase'),
    icdsDown: decrease + oi('valuation_decrease'),
    excess35: research.reduce((t, r) => t + r.excess, 0),
  };
});

/** Schedule BP computed item by item; whole rupees. */
export interface BusinessWorking {
  blocks: readonly WorkedBlock[];
  info: ReturnType<typeof informationFigures>;
  deemed44: Presumptive;
  /** Item by key of the form's part `schedule_bp.business`. */
  a: Record<string, number>;
  speculative: Record<string, number>;
  specified: Record<string, number>;
  /** Gains on virtual assets held for business, taxed at 30% (s.115BBH). */
  virtualAssets: number;
  profitBeforeTax: number;
  firms: ReturnType<typeof firmFigures>;
}

const nonResident = (data: Itr3, section: string): number =>
  rowsOf(data.non_resident_business?.rows)
    .filter((row) => textOf(row.section) === section)
    .reduce((t, row) => t + rupees(row.profit), 0);

/** Gains on virtual assets held for business. */
export const businessVirtualAssets = (data: Itr3): number =>
  rowsOf(data.schedule_vda?.rows)
    .filter((row) => textOf(row.head) === 'BI')
    .reduce((t, row) => t + positive(rupees(row.sale_value) - rupees(row.cost)), 0);

/** Works Schedule BP from the accounts, Part A-OI and the blocks (ss.28 to 44DB). */
export function businessWorking(year: Itr3Year, data: Itr3, regime: Regime): BusinessWorking {
  const blocks = workedBlocks(data, year, regime);
  const info = informationFigures(data, regime);
  const deemed44 = presumptive(data, year);
  const firms = firmFigures(data);
  const books = profitFigures(data, year);
  const none = withoutBooks(data);
  const business = data.schedule_bp?.business;
  const typedA = amountsOf(business);
  const adjusted = signed(data.profession?.adjustments);
  const lines = (group: 'credited' | 'debited', node: string) =>
    otherHeads(node).reduce((t, [key]) => t + lineOf(business?.[group], key), 0);
  const foreign = ['44B', '44BB', '44BBA', '44BBC', ...(year.later ? ['44BBD'] : []), '44DA'].map(
    (s) => [s, nonResident(data, s)] as const,
  );
  const deemed: Record<string, number> = {
    s44ad: deemed44.ad.income,
    s44ada: deemed44.ada.income,
    s44ae: deemed44.ae.income,
    ...Object.fromEntries(foreign.map(([s, profit]) => [`s${s.toLowerCase()}`, profit])),
  };
  const totalDeemed = Object.values(deemed).reduce((a, b) => a + b, 0);
  const extra = speculationFigures(data).net;
  const profitBeforeTax = books.net_profit + totalDeemed + none.net + none.professional + extra;
  const speculativeInPl = signed(data.trading?.intraday_income) + extra;
  const specifiedInPl = signed(business?.specified_in_pl);
  const otherIncomeInPl = lines('credited', 'IncRecCredPLOthHeadDtls');
  const covered = coveredKeys.reduce((t, key) => t + rupees(business?.covered?.[key]), 0);
  const otherExempt = total(rowsOf(data.schedule_bp?.business?.other_exempt), 'amount');
  const exempt = typedA('firm_share') + typedA('association_share') + otherExempt;
  const balance =
    profitBeforeTax - speculativeInPl - specifiedInPl - otherIncomeInPl - totalDeemed - covered - exempt;
  const disallowed14a = rupees(data.other_information?.disallowed_14a);
  const debited = lines('debited', 'ExpDebToPLOthHeadDtls') + typedA('exempt_expenses') + disallowed14a;
  const afterHeads = balance + debited;
  const debitedDepreciation =
    rupees(data.profit_loss?.depreciation) + rupees(data.manufacturing?.factory_depreciation);
  const ownDepreciation = blocks.reduce((t, b) => t + b.summary, 0);
  const depreciation = ownDepreciation + typedA('depreciation_32_1_i');
  const afterDepreciation = afterHeads + debitedDepreciation - depreciation;
  const disallowed = (key: string) => info.totals[key] ?? 0;
  const additions = {
    add_36: disallowed('disallowed_36'),
    add_37: disallowed('disallowed_37'),
    add_40: disallowed('disallowed_40'),
    add_40a: disallowed('disallowed_40a'),
    add_43b: disallowed('disallowed_43b'),
    add_msme: rupees(data.other_information?.msme_interest),
    add_41: rupees(data.other_information?.profit_41),
    add_deemed: rupees(data.other_information?.deemed_profits),
  };
  const fromFirms = year.firmIncomeInAccounts ? 0 : firms.interest + firms.remuneration;
  const otherIncome =
    fromFirms +
    (year.firmIncomeInAccounts ? typedA('other_salary') + typedA('other_interest') : 0) +
    typedA('other_bonus') +
    typedA('other_commission') +
    typedA('other_income') +
    positive(adjusted);
  const totalAdditions =
    Object.values(additions).reduce((a, b) => a + b, 0) +
    typedA('add_43ca') +
    typedA('add_other') +
    otherIncome +
    info.icdsUp;
  const now40 = rupees(data.other_information?.now_allowed_40);
  const totalDeductions =
    typedA('less_32_1_iii') +
    info.excess35 +
    now40 +
    disallowed('allowed_43b') +
    typedA('less_other') +
    positive(-adjusted) +
    info.icdsDown;
  const income = afterDepreciation + totalAdditions - totalDeductions;
  const net = income + totalDeemed;
  const chargeable = chargeableKeys.reduce((t, key) => t + rupees(business?.chargeable?.[key]), 0);
  const a: Record<string, number> = {
    speculative_in_pl: speculativeInPl,
    credited_other_sources: rupees(business?.credited?.dividend) + rupees(business?.credited?.other_sources),
    presumptive_in_pl: totalDeemed,
    ...Object.fromEntries(Object.entries(deemed).map(([key, amount]) => [`in_pl_${key}`, amount])),
    total_covered: covered,
    total_other_exempt: otherExempt,
    total_exempt: exempt,
    balance,
    disallowed_14a: disallowed14a,
    total_debited: debited,
    adjusted: afterHeads,
    depreciation_32: ownDepreciation,
    after_depreciation: afterDepreciation,
    ...additions,
    ...(year.firmIncomeInAccounts
      ? {}
      : { other_salary: firms.remuneration, other_interest: firms.interest }),
    total_other_income: otherIncome,
    add_icds: info.icdsUp,
    total_additions: totalAdditions,
    less_35: info.excess35,
    less_40: now40,
    less_43b: disallowed('allowed_43b'),
    less_icds: info.icdsDown,
    total_deductions: totalDeductions,
    ...Object.fromEntries(Object.entries(deemed).map(([key, amount]) => [`deemed_${key}`, amount])),
    total_deemed: totalDeemed,
    net,
    other_than_rules: net,
    after_rules: net + chargeable,
    agricultural: positive(covered - chargeable),
  };
  const spec = amountsOf(data.schedule_bp?.speculative);
  const sp = amountsOf(data.schedule_bp?.specified);
  const specifiedProfit = specifiedInPl + sp('additions') - sp('deductions');
  const claimed35ad = regime === 'new' ? 0 : sp('deduction_35ad');
  const virtualAssets = businessVirtualAssets(data);
  return {
    blocks,
    info,
    deemed44,
    a,
    profitBeforeTax,
    firms,
    speculative: {
      net_profit: speculativeInPl,
      income: speculativeInPl + spec('additions') - spec('deductions'),
    },
    specified: { net_profit: specifiedInPl, profit: specifiedProfit, income: specifiedProfit - claimed35ad },
    virtualAssets,
  };
}

/** Amount added back to the engine's figure by the preparer's depreciation restrictions (s.38(2), succession). */
const restrictedDepreciation = ({ blocks }: BusinessWorking): number =>
  blocks.reduce((t, b) => t + b.total - b.summary, 0);

/** The head as tax engine input: one set of books whose result is item 37 of Schedule BP. */
export function businessInput(data: Itr3, w: BusinessWorking): BusinessInput {
  const ownDepreciation = w.a['depreciation_32']!;
  const derivatives = signed(data.trading?.derivatives_income);
  const partner = w.firms.interest + w.firms.remuneration;
  const others = w.a['after_rules']! - w.deemed44.income - derivatives - partner + ownDepreciation;
  const restricted = restrictedDepreciation(w);
  return {
    ...(w.deemed44.ad.income > 0
      ? {
          presumptive44AD: [
            {
              bank: w.deemed44.ad.bank,
              cash: w.deemed44.ad.cash,
              otherModes: w.deemed44.ad.other,
              declared: w.deemed44.ad.income,
            },
          ],
        }
      : {}),
    ...(w.deemed44.ada.income > 0
      ? {
          presumptive44ADA: [
            {
              bank: w.deemed44.ada.bank,
              cash: w.deemed44.ada.cash,
              otherModes: w.deemed44.ada.other,
              declared: w.deemed44.ada.income,
            },
          ],
        }
      : {}),
    ...(w.deemed44.ae.income > 0
      ? { presumptive44AE: [{ weightKg: 0, months: 0, declared: w.deemed44.ae.income }] }
      : {}),
    ...(others !== 0 || w.blocks.length > 0
      ? {
          books: [
            {
              label: 'Business or profession with accounts',
              netProfit: others,
              ...(restricted > 0 ? { addBacks: [{ section: '38(2)', amount: restricted }] } : {}),
              blocks: w.blocks.map((b) => b.input),
            },
          ],
        }
      : {}),
    ...(derivatives !== 0 ? { futuresAndOptions: derivatives } : {}),
    ...(w.speculative['income'] !== 0 ? { speculative: w.speculative['income']! } : {}),
    ...(w.specified['income'] !== 0 ? { specified: w.specified['income']! } : {}),
    ...(partner > 0 ? { asPartner: { remuneration: w.firms.remuneration, interest: w.firms.interest } } : {}),
    ...(w.virtualAssets > 0 ? { virtualAssets: w.virtualAssets } : {}),
  };
}
