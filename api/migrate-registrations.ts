import mongoose from 'mongoose';
import {
  newRegistration,
  type Registration,
  type RegistrationKind,
} from '../shared/entities/registrations.ts';
import { isGstin, isTan, panOfGstin } from '../shared/identifiers.ts';
import type { Deps } from './base/deps.ts';
import { op } from './base/records.ts';
import { withTransaction } from './database/connect.ts';
import { Entity, type EntityDoc } from './entities/model.ts';
import { registrationsOf } from './entities/registrations.ts';
import { panKey, prefixesOf } from './entities/store.ts';
import { GstProfile, GstReturn, type GstReturnDoc } from './gst/base/model.ts';
import { gstLives } from './gst/base/store.ts';
import { TdsStatement, type TdsStatementDoc } from './tds/model.ts';
import { headOf, tdsLife } from './tds/store.ts';

/** Number of migrated records. */
interface Moved {
  entities: number;
  gst_returns: number;
  tds_statements: number;
  gst_profiles: number;
}

const absent = op({ $exists: false });
/** Not an edit: times and versions are kept. */
const quiet = { timestamps: false } as const;
const batch = 200;

/** Registrations of an entity found so far, and those in its own fields. */
interface Known {
  entity: EntityDoc;
  list: Registration[];
  main: Partial<Record<RegistrationKind, string>>;
  changed: boolean;
}

function known(deps: Deps, entity: EntityDoc): Known {
  const gstin = entity.gstin_sealed ? deps.vault.open<string>(entity.gstin_sealed) : undefined;
  const tan = entity.data['tan'] as string | undefined;
  const out: Known = {
    entity,
    list: registrationsOf(deps, entity),
    main: { ...(gstin ? { gstin } : {}), ...(tan ? { tan } : {}) },
    changed: entity.registrations_sealed == null,
  };
  if (gstin) add(out, 'gstin', gstin);
  if (tan) add(out, 'tan', tan);
  return out;
}

function add(at: Known, kind: RegistrationKind, number: string): Registration {
  const found = at.list.find((r) => r.kind === kind && r.number === number);
  if (found) return found;
  const made = { ...newRegistration(kind, number), id: new mongoose.Types.ObjectId().toHexString() };
  at.list.push(made);
  at.changed = true;
  return made;
}

/** The GSTIN a return was made under; one of another PAN was a mistake since corrected by the client's own GSTIN. */
function gstinOf(deps: Deps, at: Known, record: GstReturnDoc): Registration | undefined {
  const own = record.gstin_sealed ? deps.vault.open<string>(record.gstin_sealed) : '';
  const pan = deps.vault.open<string>(at.entity.pan_sealed);
  const { gstin } = at.main;
  if (isGstin(own) && (own === gstin || panOfGstin(own) === pan || !gstin)) return add(at, 'gstin', own);
  return gstin ? add(at, 'gstin', gstin) : undefined;
}

/** The TAN of a statement; by default the client's own. */
function tanOf(deps: Deps, at: Known, record: TdsStatementDoc): Registration | undefined {
  const own = headOf(deps, record).deductor['tan'] ?? '';
  const { tan } = at.main;
  if (isTan(own) && tan) return add(at, 'tan', own);
  return tan ? add(at, 'tan', tan) : undefined;
}

const keyOf = (key: string, r: { _id: mongoose.Types.ObjectId; deleted_at: Date | null }) =>
  r.deleted_at ? `${key} ${r._id}` : key;

/** Migrates the records of one entity, in one transaction. */
async function moveEntity(deps: Deps, entityId: mongoose.Types.ObjectId, moved: Moved): Promise<void> {
  await withTransaction(async () => {
    const entity = await Entity.findById(entityId).lean();
    const mine = { entity_id: entityId, registration_id: absent };
    const gst = await GstReturn.find(mine, { content_sealed: 0 }).lean();
    const tds = await TdsStatement.find(mine, { accepted_sealed: 0 }).lean();
    const at = entity && known(deps, entity);
    for (const r of gst as unknown as GstReturnDoc[]) {
      const registration_id = (at && gstinOf(deps, at, r)?.id) ?? null;
      const open_key = keyOf(gstLives[r.return_type].only!.key({ ...r, registration_id }), r);
      await GstReturn.updateOne({ _id: r._id }, { $set: { registration_id, open_key } }, quiet);
    }
    for (const r of tds as unknown as TdsStatementDoc[]) {
      const registration_id = (at && tanOf(deps, at, r)?.id) ?? null;
      const open_key = keyOf(tdsLife.only!.key({ ...r, registration_id }), r);
      await TdsStatement.updateOne({ _id: r._id }, { $set: { registration_id, open_key } }, quiet);
    }
    const profile = at && (await GstProfile.findOne({ entity_id: entityId, registrations: absent }).lean());
    if (profile) {
      // The settings applied to every return of the entity.
      const years = Object.fromEntries(
        Object.entries(profile.years).flatMap(([year, { frequency }]) =>
          frequency ? [[year, frequency]] : [],
        ),
      );
      const own = at.list.filter((r) => r.kind === 'gstin').map((r) => [r.id, { years, sez: profile.sez }]);
      await GstProfile.updateOne(
        { _id: profile._id },
        { $set: { registrations: Object.fromEntries(own) } },
        quiet,
      );
      moved.gst_profiles++;
    }
    if (at?.changed) {
      const gstins = at.list.filter((r) => r.kind === 'gstin').map((r) => r.number);
      const keys = gstins.flatMap(prefixesOf).map((text) => panKey(deps, text));
      await Entity.updateOne(
        { _id: entityId },
        {
          $set: {
            registrations_sealed: deps.vault.seal(at.list),
            pan_keys: [...new Set([...at.entity.pan_keys, ...keys])],
          },
        },
        quiet,
      );
      moved.entities++;
    }
    moved.gst_returns += gst.length;
    moved.tds_statements += tds.length;
  });
}

/**
 * Gives every entity its list of registrations, and links every GST return, TDS statement and period setting
 * to its GSTIN or TAN. Each entity is migrated in one transaction; an interrupted migration resumes at the
 * next start, and a migrated store is left alone.
 */
export async function moveRegistrations(deps: Deps): Promise<Moved> {
  const moved: Moved = { entities: 0, gst_returns: 0, tds_statements: 0, gst_profiles: 0 };
  const left = async (): Promise<mongoose.Types.ObjectId[]> => {
    const entities = await Entity.find({ registrations_sealed: absent }, { _id: 1 }).limit(batch).lean();
    if (entities.length > 0) return entities.map((e) => e._id);
    const of = { registration_id: absent };
    const found = [
      ...(await GstReturn.find(of, { entity_id: 1 }).limit(batch).lean()),
      ...(await TdsStatement.find(of, { entity_id: 1 }).limit(batch).lean()),
    ];
    return [...new Map(found.map((r) => [String(r.entity_id), r.entity_id])).values()];
  };
  for (let ids = await left(); ids.length > 0; ids = await left())
    for (const id of ids) await moveEntity(deps, id, moved);
  return moved;
}
