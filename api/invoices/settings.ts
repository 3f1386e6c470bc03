import mongoose from 'mongoose';
import { type InvoiceSettings, invoiceSettingsWire, noSettings } from '../../shared/invoices/settings.ts';
import type { Deps } from '../base/deps.ts';
import { invalid, isDuplicate, stale } from '../base/errors.ts';
import { op, recordSchema, type StoredRecord } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { firstOf, idsOfSamePerson } from '../entities/person.ts';
import { reachEntity } from '../entities/reach.ts';
import { renderPdf } from '../pdf/render.ts';
import { ownFirm } from './firm.ts';

/** Logo, bank, UPI id and default texts of an entity's invoices. */
interface SettingsDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Encrypted `InvoiceSettings`, because it has bank details. */
  settings_sealed: string;
}

const schema = recordSchema<SettingsDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    settings_sealed: { type: String, required: true },
  },
  'invoice_settings',
);
schema.index({ entity_id: 1 }, { unique: true });

export const SettingsRecord = mongoose.model<SettingsDoc>('InvoiceSettings', schema);

/** The settings of an entity's invoices; of a new year those of the newest year that has some, as version 0. */
export async function settingsOf(
  deps: Deps,
  entityId: mongoose.Types.ObjectId,
): Promise<InvoiceSettings & { version: number }> {
  const own = await SettingsRecord.findOne({ entity_id: entityId }).lean();
  const ids = own ? [] : await idsOfSamePerson(entityId);
  const doc = own ?? firstOf(ids, await SettingsRecord.find({ entity_id: op({ $in: ids }) }).lean());
  return doc
    ? {
        ...noSettings,
        ...deps.vault.open<Partial<InvoiceSettings>>(doc.settings_sealed),
        version: own ? doc.version : 0,
      }
    : { ...noSettings, version: 0 };
}

/** Most pixels of a logo: a small file may decompress to an image that fills the memory. */
const mostPoints = 4_000_000;

/**
 * Width times height from a PNG header (offset 16, section 8 of the PNG specification); 0 for a JPEG, which
 * is not decompressed.
 */
function pointsOf(logo: string): number {
  if (!logo.startsWith('data:image/png')) return 0;
  const bytes = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
  return bytes.length < 24 ? 0 : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

/** A logo that cannot be printed would break every later invoice, so it is test-printed before saving. */
async function needPrintable(logo: string): Promise<void> {
  if (!logo) return;
  if (pointsOf(logo) > mostPoints)
    throw invalid('This picture is too large: at most 2000 by 2000 pixels.', [
      { path: 'logo', message: 'This picture is too large: at most 2000 by 2000 pixels' },
    ]);
  try {
    await renderPdf({ defaultStyle: { font: 'Roboto' }, content: [{ image: logo, fit: [136, 64] }] });
  } catch {
    throw invalid('This picture cannot be read. Choose another PNG or JPEG picture.', [
      { path: 'logo', message: 'This picture cannot be read' },
    ]);
  }
}

/** `GET /invoices/settings/{entity}`: invoice settings of an entity; version 0 if there are none. */
export const getSettings = route({
  method: 'GET',
  path: '/invoices/settings/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const entity = await reachEntity(user, params.id);
    const settings = await settingsOf(deps, entity._id);
    const upi_id = settings.upi_id || (await ownFirm(deps, entity))?.upi || '';
    return { settings: { ...settings, upi_id } };
  },
});

/**
 * `PUT /invoices/settings/{entity}`: saves logo, colour, bank details, UPI id, notes and terms for the
 * entity's next invoices.
 */
export const putSettings = route({
  method: 'PUT',
  path: '/invoices/settings/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: invoiceSettingsWire,
  audit: 'invoice.settings-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const entity = await reachEntity(user, params.id, 'edit');
    const { version, ...settings } = body;
    await needPrintable(settings.logo);
    const settings_sealed = deps.vault.seal(settings);
    const refuse = async () => stale(await settingsOf(deps, entity._id));
    if (version === 0) {
      try {
        await SettingsRecord.create([{ entity_id: entity._id, settings_sealed }]);
      } catch (error) {
        throw isDuplicate(error) ? await refuse() : error;
      }
    } else {
      const { modifiedCount } = await SettingsRecord.updateOne(
        { entity_id: entity._id, version },
        { $set: { settings_sealed }, $inc: { version: 1 } },
      );
      if (modifiedCount === 0) throw await refuse();
    }
    note({ kind: 'entity', id: params.id });
    return { message: 'Invoice details saved', settings: await settingsOf(deps, entity._id) };
  },
});
