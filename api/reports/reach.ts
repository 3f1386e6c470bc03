import type { ReportKind } from '../../shared/reports/report.ts';
import type { SignedIn } from '../base/call.ts';
import { op, toId } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { reachEntity, reachOwned } from '../entities/reach.ts';
import { GstInwardFile, GstReturn, type GstReturnDoc, type InwardFileDoc } from '../gst/base/model.ts';
import { statementKinds } from '../gst/statements.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { TdsStatement, type TdsStatementDoc } from '../tds/model.ts';

/** Source of a report: the record with its entity. */
export type ReportSource =
  | { kind: 'gst'; record: GstReturnDoc; entity: EntityDoc }
  | { kind: 'gst-year'; record: InwardFileDoc; entity: EntityDoc }
  | { kind: 'itr'; record: ItrReturnDoc; entity: EntityDoc }
  | { kind: 'tds'; record: TdsStatementDoc; entity: EntityDoc }
  | { kind: 'company'; record: EntityDoc; entity: EntityDoc };

/** The record of a report within the caller's reach; 404 otherwise. */
export async function reachReport(user: SignedIn, kind: ReportKind, id: string): Promise<ReportSource> {
  const one = { _id: toId(id), deleted_at: null };
  if (kind === 'gst') return { kind, ...(await reachOwned(user, await GstReturn.findOne(one).lean())) };
  if (kind === 'gst-year') {
    const kept = { _id: toId(id), kind: op({ $in: statementKinds }) };
    const found = (await GstInwardFile.findOne(kept).lean()) as InwardFileDoc | null;
    return { kind, ...(await reachOwned(user, found)) };
  }
  if (kind === 'itr') return { kind, ...(await reachOwned(user, await ItrReturn.findOne(one).lean())) };
  if (kind === 'tds') return { kind, ...(await reachOwned(user, await TdsStatement.findOne(one).lean())) };
  const entity = await reachEntity(user, id);
  return { kind, record: entity, entity };
}
