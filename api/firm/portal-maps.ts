import mongoose from 'mongoose';
import * as z from 'zod';
import { type FieldMark, mergeMaps, type PortalMap, readMap } from '../../shared/portal-maps.ts';
import type { Owned } from '../base/deps.ts';
import { conflict, isDuplicate, malformedField, notFound } from '../base/errors.ts';
import { op, presentStored, recordSchema, type StoredRecord, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';

/**
 * Fields a firm's members taught the extension, for one form and year. Texts of the portal; no values and no
 * personal data.
 */
interface PortalMapDoc extends StoredRecord {
  firm_id: mongoose.Types.ObjectId;
  /** `itr1` … `itr7` */
  form: string;
  /** `2026-27` */
  year: string;
  /** The fields as JSON, because their names contain dots. */
  fields: string;
  /** Full name of the last editor. */
  changed_by: string;
}

const text = { type: String, required: true };
const schema = recordSchema<PortalMapDoc>(
  {
    firm_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    form: text,
    year: text,
    fields: text,
    changed_by: { type: String, default: '' },
  },
  'portal_maps',
);
schema.index({ firm_id: 1, form: 1, year: 1 }, { unique: true });

const FirmMap = mongoose.model<PortalMapDoc>('PortalMap', schema);

const fieldsOf = (doc: Pick<PortalMapDoc, 'fields'>) => JSON.parse(doc.fields) as Record<string, FieldMark>;

const mapOf = (doc: PortalMapDoc): PortalMap => ({
  format: 'karsetu-portal-map/1',
  form: doc.form,
  years: [doc.year],
  fields: fieldsOf(doc),
});

const present = (doc: PortalMapDoc) => ({
  ...presentStored(doc),
  form: doc.form,
  year: doc.year,
  fields: Object.keys(fieldsOf(doc)).length,
  changed_by: doc.changed_by,
});

/** `GET /firm/portal-maps`: the firm's portal maps, one per form and year, without their fields. */
const listMaps = route({
  method: 'GET',
  path: '/firm/portal-maps',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  handle: async ({ user }) => ({
    maps: (
      await FirmMap.find({ firm_id: toId(user.firm.id) })
        .sort({ year: -1, form: 1 })
        .lean()
    ).map(present),
  }),
});

/** `GET /firm/portal-maps/{map_id}`: one map in the extension's format. */
const readOne = route({
  method: 'GET',
  path: '/firm/portal-maps/:id',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  params: idParams,
  handle: async ({ user, params }) => {
    const found = await FirmMap.findOne({ _id: toId(params.id), firm_id: toId(user.firm.id) }).lean();
    if (!found) throw notFound('This portal map was not found.');
    return { map: mapOf(found) };
  },
});

/**
 * `POST /firm/portal-maps` with a `map` as the extension saves it: its fields are merged into the firm's map
 * of that form for each of its years. Of a field in both, the sent one wins, unless only the firm's was seen
 * on the live portal. 400 with the reason.
 */
const shareMap = route({
  method: 'POST',
  path: '/firm/portal-maps',
  access: 'tax',
  limit: 'work',
  right: 'work.prepare',
  body: z.strictObject({ map: z.unknown().optional() }),
  audit: 'firm.portal-map-shared',
  handle: async ({ user, body, note }) => {
    const read = readMap(JSON.stringify(body.map ?? null));
    if (!read.ok) throw malformedField('map', { text: read.reason });
    const { form, years, fields } = read.map;
    const firm_id = toId(user.firm.id);
    for (const year of new Set(years)) {
      const at = { firm_id, form, year };
      const known = await FirmMap.findOne(at).lean();
      const next = {
        fields: JSON.stringify(mergeMaps(known ? fieldsOf(known) : {}, fields)),
        changed_by: user.fullName,
      };
      try {
        const saved = known
          ? await FirmMap.updateOne(
              { _id: known._id, version: known.version },
              { $set: next, $inc: { version: 1 } },
            )
          : await FirmMap.create({ ...at, ...next });
        if ('matchedCount' in saved && saved.matchedCount === 0) throw someoneElse();
      } catch (error) {
        throw isDuplicate(error) ? someoneElse() : error;
      }
    }
    note({ kind: 'firm', id: user.firm.id, detail: `${form} ${years.join(' ')}` });
    const kept = await FirmMap.find({ firm_id, form, year: op({ $in: [...years] }) }).lean();
    return { message: 'Portal map shared', maps: kept.map(present) };
  },
});

const someoneElse = () =>
  conflict(
    'shared_meanwhile',
    'A colleague shared a portal map of this form at the same moment. Please send it again.',
  );

/**
 * `DELETE /firm/portal-maps/{map_id}`: deletes the firm's map of a form and year; copies in members' browsers
 * stay.
 */
const removeMap = route({
  method: 'DELETE',
  path: '/firm/portal-maps/:id',
  access: 'tax',
  limit: 'work',
  right: 'work.delete',
  params: idParams,
  audit: 'firm.portal-map-removed',
  handle: async ({ user, params, note }) => {
    const gone = await FirmMap.findOneAndDelete({ _id: toId(params.id), firm_id: toId(user.firm.id) }).lean();
    if (!gone) throw notFound('This portal map was not found.');
    note({ kind: 'firm', id: user.firm.id, detail: `${gone.form} ${gone.year}` });
    return { message: 'Portal map removed' };
  },
});

export const portalMapRoutes = [listMaps, readOne, shareMap, removeMap];

/** Portal maps of an owner's firm. */
export const ownedPortalMaps: Owned = {
  name: 'portal_maps',
  collect: async (_deps, userId) => (await FirmMap.find({ firm_id: toId(userId) }).lean()).map(mapOf),
  purge: async (_deps, firmId) => {
    await FirmMap.deleteMany({ firm_id: toId(firmId) });
  },
};
