import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { safeName } from '../../shared/drive/names.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { diskOf, streamContent } from '../drive/base/disk.ts';
import { DriveBlob } from '../drive/base/model.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { EvidenceFile } from '../evidence/model.ts';
import { partOf } from '../evidence/store.ts';
import { freeNames, zipped } from '../files/zip-stream.ts';
import { attachedTo } from './client.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

async function* filesOf(deps: Deps, entity: EntityDoc) {
  yield {
    name: 'client.json',
    body: json({
      exported_at: deps.now().toISOString(),
      id: String(entity._id),
      ...entityData(deps, entity),
      registrations: registrationsOf(deps, entity),
      shares: entity.shares.map(({ email, permission }) => ({ email, permission })),
      labels: entity.labels ?? [],
      engagement: entity.engagement ?? null,
      legal_hold: entity.legal_hold ? { reason: entity.legal_hold.reason } : null,
    }),
  };
  for (const part of deps.owned)
    if (part.ofClients)
      yield { name: `${part.name}.json`, body: json(await part.ofClients(deps, [entity._id])) };
  const free = freeNames();
  for (const file of await EvidenceFile.find({ entity_id: entity._id }).lean()) {
    const { name } = deps.vault.open<{ name: string }>(file.answer_sealed);
    yield { name: `papers/${free(safeName(name))}`, body: await partOf(deps, file._id, 'file') };
  }
  const freeDocument = freeNames();
  for (const item of await attachedTo(entity._id)) {
    const blob = await DriveBlob.findById(item.blob_id).lean();
    if (!blob) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await streamContent(diskOf(deps), String(item.owner_id), blob.file))
      chunks.push(chunk as Buffer);
    yield { name: `documents/${freeDocument(safeName(item.name))}`, body: Buffer.concat(chunks) };
  }
}

/** The files followed by a receipt: what was exported, for whom and when, each file with size and checksum. */
async function* withReceipt(files: ReturnType<typeof filesOf>, head: Record<string, unknown>) {
  const given: { name: string; bytes: number; sha256: string }[] = [];
  for await (const file of files) {
    const sha256 = createHash('sha256').update(file.body).digest('hex');
    given.push({ name: file.name, bytes: file.body.length, sha256 });
    yield file;
  }
  yield { name: 'receipt.json', body: json({ ...head, files: given }) };
}

/**
 * `GET /companies/{id}/everything`: a ZIP of all data of a client: particulars, returns, invoices, papers,
 * documents, with a receipt.
 */
export const exportClient = route({
  method: 'GET',
  path: '/companies/:id/everything',
  access: 'tax',
  limit: 'heavy',
  right: 'clients.export',
  exports: 'entity.everything-exported',
  params: idParams,
  handle: async ({ user, params, deps, requestId, note }) => {
    const entity = await reachEntity(user, params.id, 'own');
    note({ kind: 'entity', id: params.id });
    const receipt = {
      client: entity.name,
      client_id: params.id,
      firm: user.firm.name,
      exported_by: user.fullName,
      exported_at: deps.now().toISOString(),
      request_id: requestId,
    };
    const body = Readable.from(zipped(withReceipt(filesOf(deps, entity), receipt)), { objectMode: false });
    return { file: { name: `${safeName(entity.name)}.zip`, type: 'application/zip', body } };
  },
});
