import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { loadItrForm } from '../registry.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';

const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const tree = departmentTree(2);

/**
 * Shares with STT sold within the year for 3,00,000, bought for 2,00,000; others bought back for 1,50,000, which had cost 40,000
 * (within the year) and 25,000 (longer). Old gains of 90,000 u/s 112.
 * Short-term at 20%: 1,00,000 - 40,000 = 60,000; long-term at 12.5%: 90,000 - 25,000 = 65,000; dividend 1,50,000 (ss.2(22)(f), 46A).
 */
const data = {
  filing: { section_filed: '11', opt_out_new_tax_regime: 'N', resident_status: 'RES' },
  capital_gains: {
    short: {
      equity_111a: { sale: { full_value: 300_000, cost: 200_000 } },
      buy_back_20: -40_000,
    },
    long: { assets: { sale: { other_value: 90_000 } }, buy_back: -25_000 },
  },
  other_sources: {
    dividend_22f: 150_000,
    dividend_interest: 10_000,
    dividend_22f_quarters: { upto_15_mar: 150_000 },
  },
} as FormValues;

describe('shares a company bought back', async () => {
  const form = await loadItrForm('ITR-2', '2026-27');
  const { json } = form.exportJson(data, context);
  const at = (path: string) => getAt(json, `ITR.ITR2.${path}`.replace(/\[(\d+)\]/g, '.$1'));

  it('are a loss at the rate their gain would bear, and dividend', () => {
    const { chosen } = form.compute(data);
    expect(chosen.otherSources.income).toBe(150_000);
    expect(at('ScheduleOS.IncOthThanOwnRaceHorse.Dividend22f')).toBe(150_000);
    expect(at('ScheduleOS.IncOthThanOwnRaceHorse.DividendGross')).toBe(150_000);
    expect(at('ScheduleCGFor23.ShortTermCapGainFor23.CapitalLossBuyBackShares')).toEqual({
      CapitalLossBuyBackSharesDtls: [{ Rate: 'STL20', Amount: -40_000 }],
      TotalCapitalLossBuyBackShares: -40_000,
    });
    expect(
      at('ScheduleCGFor23.LongTermCapGain23.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares'),
    ).toBe(-25_000);
    expect(at('ScheduleCGFor23.ShortTermCapGainFor23.TotalSTCG')).toBe(60_000);
    expect(at('ScheduleCGFor23.CurrYrLosses.InStcg20Per.CurrYearIncome')).toBe(60_000);
    expect(at('ScheduleCGFor23.LongTermCapGain23.TotalLTCG')).toBe(65_000);
    expect(at('ScheduleCGFor23.CurrYrLosses.InLtcg12_5Per.CurrYearIncome')).toBe(65_000);
  });

  it('keep the total the tree asks for where a loss of nil is typed', () => {
    const nil = setAt(data, 'capital_gains.short.buy_back_20', 0);
    const file = form.exportJson(nil, context).json;
    expect(getAt(file, 'ITR.ITR2.ScheduleCGFor23.ShortTermCapGainFor23.CapitalLossBuyBackShares')).toEqual({
      CapitalLossBuyBackSharesDtls: [{ Rate: 'STL20', Amount: 0 }],
      TotalCapitalLossBuyBackShares: 0,
    });
  });

  it('leave no deduction of interest from that dividend', () => {
    expect(at('ScheduleOS.IncOthThanOwnRaceHorse.Deductions.IntExp57') ?? 0).toBe(0);
  });

  it.skipIf(!tree)('are written as the tree has them', () => {
    const { violations } = heldAgainst(tree!, json);
    expect(lines(violations.filter((v) => /BuyBack|Dividend22f|115BBDAaiii/.test(v.at)))).toEqual([]);
  });

  it('come back as they were', () => {
    const { data: back } = form.importJson(json);
    expect(getAt(back, 'capital_gains.short.buy_back_20')).toBe(-40_000);
    expect(getAt(back, 'capital_gains.long.buy_back')).toBe(-25_000);
    expect(getAt(back, 'other_sources.dividend_22f')).toBe(150_000);
  });
});
