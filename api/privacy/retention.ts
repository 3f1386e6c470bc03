import type mongoose from 'mongoose';
import { op } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { Firm } from '../membership/model.ts';
import type { Life } from '../returns/life.ts';

type Id = mongoose.Types.ObjectId;

/** Date of each client's latest filing; clients without filings are not included. */
export async function lastFiled(
  lives: readonly Life[],
  entities: readonly Id[],
): Promise<Map<string, string>> {
  const last = new Map<string, string>();
  for (const { model, where } of lives) {
    const found = await model
      .find(
        { ...where, entity_id: op({ $in: [...entities] }), status: 'filed', deleted_at: null },
        { entity_id: 1, filed_on: 1 },
      )
      .lean();
    for (const record of found as unknown as { entity_id: Id; filed_on?: string }[]) {
      const key = String(record.entity_id);
      if (record.filed_on && record.filed_on > (last.get(key) ?? '')) last.set(key, record.filed_on);
    }
  }
  return last;
}

const plusYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** What prevents deletion of a client's records: retention, and a legal hold. */
export async function keptBy(
  lives: readonly Life[],
  entity: EntityDoc,
): Promise<{ last_filed_on: string; keep_until: string; held: boolean }> {
  const firm = await Firm.findById(entity.owner_id, { retention_years: 1 }).lean();
  const last_filed_on = (await lastFiled(lives, [entity._id])).get(String(entity._id)) ?? '';
  return {
    last_filed_on,
    keep_until: last_filed_on ? plusYears(last_filed_on, firm?.retention_years ?? 8) : '',
    held: Boolean(entity.legal_hold),
  };
}
