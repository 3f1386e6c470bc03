import mongoose from 'mongoose';
import * as z from 'zod';
import { sentence } from '../../../shared/forms/messages.ts';
import type { CheckContext } from '../../../shared/gst/gstr1/rules-rows.ts';
import { hsnSet, readHsnList } from '../../../shared/gst/import/hsn-list.ts';
import type { Deps, Owned } from '../../base/deps.ts';
import { invalid, malformed } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { recordSchema, type StoredRecord, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { Entity } from '../../entities/model.ts';
import { readUpload, refuseOtherKind } from '../../files/read-file.ts';
import type { GstReturnDoc } from './model.ts';
import { reachGst, taxpayerOf } from './store.ts';

/** A person's full list of HSN codes (the portal has some 22,000), used for the returns of all their entities. */
interface HsnListDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  /** Codes separated by blanks. */
  codes: string;
}

const schema = recordSchema<HsnListDoc>(
  {
    owner_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    codes: { type: String, default: '' },
  },
  'gst_hsn_lists',
);
schema.index({ owner_id: 1 }, { unique: true });
const HsnList = mongoose.model<HsnListDoc>('GstHsnList', schema);

/** More codes than any published list. */
const MOST = 60_000;

const listOf = async (owner: mongoose.Types.ObjectId): Promise<string[]> => {
  const stored = await HsnList.findOne({ owner_id: owner }).lean();
  return stored ? stored.codes.split(' ') : [];
};

/** The list of a return's owner. */
const listFor = async (record: Pick<GstReturnDoc, 'entity_id'>): Promise<string[]> => {
  const entity = await Entity.findById(record.entity_id, { owner_id: 1 }).lean();
  return entity ? listOf(entity.owner_id) : [];
};

/** The taxpayer with all data the checks need. */
export async function checkContext(
  deps: Deps,
  record: Pick<GstReturnDoc, 'entity_id' | 'gstin_sealed' | 'period' | 'settings' | 'return_type'>,
): Promise<CheckContext> {
  const codes = await listFor(record);
  return { ...taxpayerOf(deps, record), ...(codes.length > 0 ? { hsnList: hsnSet(codes) } : {}) };
}

/**
 * `GET /gst/hsn-list`: number of codes in the caller's own list; 0 if only the built-in chapters and services
 * are used.
 */
export const readHsn = route({
  method: 'GET',
  path: '/gst/hsn-list',
  access: 'tax',
  limit: 'work',
  handle: async ({ user }) => ({ count: (await listOf(toId(user.firm.id))).length }),
});

/** `GET /gst/gstr1/{gst_id}/hsn-list`: the list used to check this return, for checks while typing. */
export const readReturnHsn = route({
  method: 'GET',
  path: '/gst/gstr1/:id/hsn-list',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params }) => {
    const { record } = await reachGst(user, params.id, 'GSTR-1');
    return { codes: await listFor(record) };
  },
});

/** `POST /gst/hsn-list` (`file`): a CSV or Excel of codes; replaces the list. */
export const saveHsn = route({
  method: 'POST',
  path: '/gst/hsn-list',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({}),
  aside: import.meta.url,
  audit: 'gst.hsn-list-saved',
  handle: async ({ user, uploads, note }) => {
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, [], ['sales-register', 'purchase-register']);
    if (file.kind !== 'tables')
      throw malformed('Upload the HSN list as CSV or Excel', [
        { path: 'file', message: 'Upload the HSN list as CSV or Excel' },
      ]);
    const { codes, refused } = readHsnList(file.tables.map((t) => t.rows));
    if (codes.length === 0 || codes.length > MOST) {
      const message = codes.length === 0 ? 'No HSN codes were found in this file' : 'This list is too long';
      throw invalid(message, [{ path: 'file', message }], 'nothing_read');
    }
    await HsnList.updateOne(
      { owner_id: toId(user.firm.id) },
      { $set: { codes: codes.join(' ') }, $inc: { version: 1 } },
      { upsert: true },
    );
    note({ kind: 'gst', id: '', detail: String(codes.length) });
    return {
      message: 'HSN list saved',
      count: codes.length,
      refused: refused.slice(0, 200),
      refused_count: refused.length,
    };
  },
});

/** `DELETE /gst/hsn-list`: back to the built-in chapters and services. */
export const removeHsn = route({
  method: 'DELETE',
  path: '/gst/hsn-list',
  access: 'tax',
  limit: 'work',
  audit: 'gst.hsn-list-removed',
  handle: async ({ user, note }) => {
    await HsnList.deleteOne({ owner_id: toId(user.firm.id) });
    note({ kind: 'gst', id: '' });
    return { message: 'HSN list removed', count: 0 };
  },
});

/** The HSN list of a firm. */
export const ownedHsn: Owned = {
  name: 'gst_hsn_list',
  collect: (_deps, firmId) => listOf(toId(firmId)),
  purge: async (_deps, firmId) => {
    await HsnList.deleteOne({ owner_id: toId(firmId) });
  },
};
