import { assessmentYearOf } from '../../../shared/dates.ts';
import {
  emptyRecon,
  fromAnnual,
  type ReconContent,
  reconFigures,
  reconFindings,
} from '../../../shared/gst/gstr9c/reconcile.ts';
import { financialYearOfPeriod } from '../../../shared/gst/periods.ts';
import { TrialBalance, type TrialBalanceDoc } from '../../accounts/model.ts';
import { accountsOf } from '../../accounts/store.ts';
import type { Deps } from '../../base/deps.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { GstInwardFile, type GstReturnDoc } from '../base/model.ts';
import { workedAnnual } from '../gstr9/work.ts';

/** Where the GSTR-9C of the registration and year of a GSTR-9 is kept. */
export const placeOf = (record: GstReturnDoc) => ({
  entity_id: record.entity_id,
  registration_id: record.registration_id ?? '',
  kind: 'gstr9c' as const,
  period: financialYearOfPeriod(record.period),
});

/** Revenue from operations in the trial balance of the client and year, of all its GSTINs; paise, null without one. */
async function turnoverInAccounts(deps: Deps, entity: EntityDoc, year: string): Promise<number | null> {
  const kept = (await TrialBalance.findOne({
    entity_id: entity._id,
    assessment_year: assessmentYearOf(year),
    deleted_at: null,
  }).lean()) as TrialBalanceDoc | null;
  return kept && (await accountsOf(deps, kept, entity)).now.profitAndLoss.revenue.amount;
}

/** GSTR-9C of the year of a stored GSTR-9: what was entered, every row, and what is to be explained; paise. */
export async function workedRecon(deps: Deps, record: GstReturnDoc, entity: EntityDoc) {
  const kept = await GstInwardFile.findOne(placeOf(record)).lean();
  const content: ReconContent = kept ? deps.vault.open<ReconContent>(kept.content_sealed) : emptyRecon();
  const annual = fromAnnual(await workedAnnual(deps, record));
  const figures = reconFigures(annual.figures, content.typed);
  const financialYear = financialYearOfPeriod(record.period);
  return {
    version: kept?.version ?? 0,
    financialYear,
    content,
    given: annual.figures,
    figures,
    findings: reconFindings(annual, figures, content),
    turnover: await turnoverInAccounts(deps, entity, financialYear),
  };
}
