import {
  emptyRecon,
  fromAnnual,
  type ReconContent,
  reconFigures,
  reconFindings,
} from '../../../shared/gst/gstr9c/reconcile.ts';
import { financialYearOfPeriod } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { GstInwardFile, type GstReturnDoc } from '../base/model.ts';
import { turnoverInAccounts } from '../gstr9/books.ts';
import { workedAnnual } from '../gstr9/work.ts';

/** Key of the GSTR-9C for a GSTR-9's registration and year. */
export const placeOf = (record: GstReturnDoc) => ({
  entity_id: record.entity_id,
  registration_id: record.registration_id ?? '',
  kind: 'gstr9c' as const,
  period: financialYearOfPeriod(record.period),
});

/** GSTR-9C of a GSTR-9's year: entered figures, all rows, and amounts to explain; paise. */
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
