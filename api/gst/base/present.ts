import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { presentStored } from '../../base/records.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { permissionOf } from '../../entities/reach.ts';
import type { GstReturnDoc } from './model.ts';

const openGstin = (deps: Deps, entity: EntityDoc) =>
  entity.gstin_sealed ? deps.vault.open<string>(entity.gstin_sealed) : '';

const rupees = (paise: number | null): number | null => (paise === null ? null : paise / 100);

/** A return's own fields, without rows or form. */
export function presentReturn(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const { settings } = record;
  const gstin = record.gstin_sealed ? deps.vault.open<string>(record.gstin_sealed) : '';
  return {
    ...presentStored(record),
    gst_id: String(record._id),
    gst_master_id: String(record.entity_id),
    company_name: entity.name,
    registration_id: record.registration_id ?? null,
    of_main: record.gstin_sealed !== '' && gstin === openGstin(deps, entity),
    gstin,
    return_type: record.return_type,
    return_period: record.period,
    status: record.status,
    frequency: settings.frequency,
    turnover: rupees(settings.turnover),
    sez: settings.sez,
    gt: settings.gt,
    cur_gt: settings.cur_gt,
    nil: record.nil,
    acknowledgement: record.acknowledgement,
    filed_on: record.filed_on,
    totals: record.totals,
    can_edit: permissionOf(user, entity) !== 'view' && record.status === 'draft',
    deleted_at: record.deleted_at?.toISOString() ?? null,
  };
}
