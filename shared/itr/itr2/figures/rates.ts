import type { FormValues } from '../../../forms/paths.ts';
import type { LossKind } from '../../../tax/inputs/losses.ts';
import type { IncomePool, TaxResult } from '../../../tax/model/types.ts';
import type { RateGroup } from '../data/rates.ts';
import type { Itr2Year } from '../data/years.ts';
import type { TreatyGain } from '../gains/contributions.ts';
import { instalmentColumns, setsOff } from '../parts/gain-tables.ts';

/** One rate of gains on its way through tables E, CYLA and BFLA. */
export interface RateFlow {
  group: RateGroup;
  /** Gain of the year before any loss, losses of the same rate already out. */
  income: number;
  /** Loss of the year at this rate available to other rates. */
  loss: number;
  /** Losses of the year of other rates set off here, by rate. */
  taken: Map<string, number>;
  /** After losses of gains, after all losses of the year, after brought-forward ones. */
  afterGains: number;
  afterCurrent: number;
  afterBrought: number;
}

/** Whether a set-off line is of the current year. */
export const ofYear = (result: TaxResult, kind: LossKind | 'other-sources') =>
  result.setOff.filter((l) => l.assessmentYear === result.assessmentYear && l.loss === kind);

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/**
 * Gains by rate from the engine's pools. Losses within one rate group are netted first; the rest of each
 * term's losses is used as the engine set it off, losses of the earlier rates in the table first.
 */
export const rateFlows = (year: Itr2Year, result: TaxResult, treaty: readonly TreatyGain[]): RateFlow[] => {
  const lines = [...ofYear(result, 'short-term'), ...ofYear(result, 'long-term')];
  const bucket = (name: string) => result.capitalGains.buckets.find((b) => b.bucket === name);
  const pool = (name: string) => result.pools.find((p) => p.pool === name);
  const flows = year.rates.map((group): RateFlow => {
    if (group.buckets.length === 0) {
      const gains = sum(treaty.filter((t) => t.term === group.term).map((t) => t.amount));
      return {
        group,
        income: gains,
        loss: 0,
        taken: new Map(),
        afterGains: gains,
        afterCurrent: gains,
        afterBrought: gains,
      };
    }
    const nets = group.buckets.map((b) => (bucket(b)?.gain ?? 0) - (bucket(b)?.loss ?? 0));
    const pools = group.buckets.map(pool);
    return {
      group,
      income: sum(nets.filter((n) => n > 0)),
      loss: -sum(nets.filter((n) => n < 0)),
      taken: new Map(),
      afterGains: 0,
      afterCurrent: sum(pools.map((p) => p?.afterCurrent ?? 0)),
      afterBrought: sum(pools.map((p) => p?.afterBroughtForward ?? 0)),
    };
  });
  const left = new Map(flows.map((f) => [f.group.key, f.loss]));
  for (const term of ['long', 'short'] as const) {
    const kind = term === 'long' ? 'long-term' : 'short-term';
    const against = flows.map((f) => ({
      flow: f,
      amount: sum(
        lines
          .filter((l) => l.loss === kind && (f.group.buckets as readonly IncomePool[]).includes(l.pool))
          .map((l) => l.amount),
      ),
    }));
    // a loss is first used against gains of its own rate: netting, not set-off
    for (const a of against) {
      const own = a.flow.group.term === term ? Math.min(left.get(a.flow.group.key) ?? 0, a.amount) : 0;
      if (own === 0) continue;
      a.amount -= own;
      a.flow.income -= own;
      a.flow.loss -= own;
      left.set(a.flow.group.key, (left.get(a.flow.group.key) ?? 0) - own);
    }
    for (const a of against)
      for (const source of flows) {
        if (a.amount <= 0) break;
        if (source.group.term !== term || !setsOff(source.group, a.flow.group)) continue;
        const used = Math.min(a.amount, left.get(source.group.key) ?? 0);
        if (used <= 0) continue;
        a.amount -= used;
        left.set(source.group.key, (left.get(source.group.key) ?? 0) - used);
        a.flow.taken.set(source.group.key, (a.flow.taken.get(source.group.key) ?? 0) + used);
      }
  }
  for (const f of flows) f.afterGains = f.income - sum([...f.taken.values()]);
  return flows;
};

/** Table E of Schedule CG. */
export const setOffTable = (flows: readonly RateFlow[]): FormValues => {
  const by = (of: (f: RateFlow) => number) => Object.fromEntries(flows.map((f) => [f.group.key, of(f)]));
  const used = (key: string) => sum(flows.map((f) => f.taken.get(key) ?? 0));
  return {
    losses: by((f) => f.loss),
    gains: Object.fromEntries(
      flows.map((f) => [
        f.group.key,
        {
          income: f.income,
          ...Object.fromEntries(
            flows
              .filter((l) => setsOff(l.group, f.group))
              .map((l) => [l.group.key, f.taken.get(l.group.key) ?? 0]),
          ),
          remaining: f.afterGains,
        },
      ]),
    ),
    set_off: by((f) => used(f.group.key)),
    remaining: by((f) => f.loss - used(f.group.key)),
  };
};

const columns = (amounts: readonly number[]): FormValues =>
  Object.fromEntries(instalmentColumns.map(([key], i) => [key, amounts[i] ?? 0]));

/** Table F of Schedule CG: gains after all losses by instalment; treaty gains count as of the first. */
export const quarterTable = (
  flows: readonly RateFlow[],
  result: TaxResult,
  virtual: readonly number[],
): FormValues => ({
  ...Object.fromEntries(
    flows.map(({ group, afterBrought }) => {
      if (group.buckets.length === 0) return [group.key, columns([afterBrought])];
      const rows = result.capitalGains.byInstalment.filter((b) => group.buckets.includes(b.bucket));
      return [group.key, columns([0, 1, 2, 3, 4].map((i) => sum(rows.map((r) => r.amounts[i] ?? 0))))];
    }),
  ),
  vda: columns(virtual),
});
