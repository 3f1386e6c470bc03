import type { LooseReader } from './json/loose.ts';

/** Heads of income in a return, as flags of the entity form with the number of sources where required (1 to 5). */
export interface IncomeHeads {
  salary?: boolean;
  self_occupied_property?: boolean;
  self_occupied_property_sources?: number;
  letout_property?: boolean;
  special_business?: boolean;
  special_business_sources?: number;
  business?: boolean;
  business_sources?: number;
  profession?: boolean;
  profession_sources?: number;
  ltcg?: boolean;
  stcg?: boolean;
  other_sources?: boolean;
}

const some = (values: readonly unknown[]) => values.some((v) => typeof v === 'number' && v !== 0);
const count = (n: number) => Math.min(Math.max(n, 1), 5);

/** Which heads of income a return of any form has figures under. */
export function headsOf(r: LooseReader): IncomeHeads {
  const out: IncomeHeads = {};
  const any = (...keys: string[]) => some(keys.flatMap((key) => r.anywhere(key)));
  if (any('GrossSalary', 'TotalGrossSalary', 'TotIncUnderHeadSalaries', 'incChrgSal')) out.salary = true;
  const uses = [...r.anywhere('ifLetOut'), ...r.anywhere('TypeOfHP')].map((v) =>
    v === 'Y' ? 'L' : v === 'N' ? 'S' : v,
  );
  const own = uses.filter((u) => u === 'S').length;
  if (own > 0) {
    out.self_occupied_property = true;
    out.self_occupied_property_sources = count(own);
  }
  if (uses.some((u) => u === 'L' || u === 'D')) out.letout_property = true;
  const rows = (key: string) =>
    r.anywhere(key).reduce((n: number, v) => n + (Array.isArray(v) ? v.length : 0), 0);
  if (any('TotPersumptiveInc44AD', 'TotPersumptiveInc44ADA', 'TotPersumInc44AE', 'IncChargeableUnderBus')) {
    out.special_business = true;
    out.special_business_sources = count(rows('NatOfBus44AD') + rows('NatOfBus44ADA') + rows('NatOfBus44AE'));
  }
  if (any('BusinessIncOthThanSpec', 'NetPLBusOthThanSpec7A7B7C', 'ProfitLossInclRefProfit')) {
    out.business = true;
    out.business_sources = count(rows('NatureOfBusiness'));
  }
  if (any('LongCap112A', 'TotalLTCG', 'LongTermTotal')) out.ltcg = true;
  if (any('TotalSTCG', 'ShortTermTotal', 'TotalShortTerm')) out.stcg = true;
  if (any('IncomeOthSrc', 'IncChargeable', 'IncFromOS', 'intrstFrmSavingBank', 'TotOthSrcNoRaceHorse'))
    out.other_sources = true;
  return out;
}
