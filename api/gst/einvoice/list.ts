import * as z from 'zod';
import { financialYearOn, previousYear, startYear, todayInIst, yearLabel } from '../../../shared/dates.ts';
import { inWords, sentence } from '../../../shared/forms/messages.ts';
import { detailsWire } from '../../../shared/gst/einvoice/details.ts';
import { ewaySpellings, ewayVersion, spelled } from '../../../shared/gst/einvoice/write.ts';
import { conflict, failure, notFound, stale } from '../../base/errors.ts';
import { toId } from '../../base/records.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams, recordId } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { CreditNoteRecord, InvoiceRecord } from '../../invoices/model.ts';
import { reachTaxpayer } from '../base/store.ts';
import {
  billOf,
  type Document,
  documentsOf,
  errorsText,
  findingsOf,
  largestTurnover,
  presentDocument,
  todayOf,
} from './documents.ts';

const year = z.string().regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }));

/**
 * `GET /gst/einvoices/{entity}`: issued invoices and credit notes of a financial year, with requirements,
 * missing data and IRN.
 */
export const listEinvoices = route({
  method: 'GET',
  path: '/gst/einvoices/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject({ financial_year: year.optional() }),
  handle: async ({ user, params, query, deps }) => {
    const { entity, gstin } = await reachTaxpayer(deps, user, params.id, 'view');
    const chosen = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const turnover = await largestTurnover(entity);
    const now = todayOf(deps, turnover);
    const documents = await documentsOf(deps, entity, previousYear(yearLabel(startYear(chosen) + 1)));
    return {
      company: { id: params.id, name: entity.name, gstin },
      financial_year: chosen,
      turnover: turnover === undefined ? null : turnover / 100,
      can_edit: permissionOf(user, entity) !== 'view',
      documents: documents.map((d) => presentDocument(d, now)),
    };
  },
});

/** Stores additional data of a document; 409 if the invoice was changed meanwhile. */
export async function keep(d: Document, einvoice_sealed: string): Promise<void> {
  const set = { $set: { einvoice_sealed }, $inc: { version: 1 } };
  const at = { _id: toId(d.id), version: d.version };
  const { matchedCount } =
    d.kind === 'note' ? await CreditNoteRecord.updateOne(at, set) : await InvoiceRecord.updateOne(at, set);
  if (matchedCount === 0) throw stale(null);
}

/**
 * `PUT /gst/einvoices/{entity}`: buyer's address, kind of supply, transport and export of one document;
 * refused once it has an IRN.
 */
export const saveEinvoice = route({
  method: 'PUT',
  path: '/gst/einvoices/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ document_id: recordId, version: z.number().int().min(0), details: detailsWire }),
  audit: 'gst.einvoice-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const { entity } = await reachTaxpayer(deps, user, params.id, 'edit');
    const [d] = await documentsOf(deps, entity, { ids: [body.document_id] });
    if (!d) throw notFound();
    if (d.version !== body.version) throw stale(null);
    const issued = d.kept.reply?.irn;
    if (
      issued &&
      JSON.stringify({ ...body.details, transport: 0 }) !==
        JSON.stringify({ ...d.kept.details, transport: 0 })
    )
      throw conflict(
        'irn_given',
        sentence('{number} has its IRN: only its transport can be changed.', { number: d.number }),
      );
    if (d.kept.source)
      throw conflict(
        'from_file',
        sentence('{number} was imported from an e-invoice file and is left unchanged.', {
          number: d.number,
        }),
      );
    await keep(d, deps.vault.seal({ ...d.kept, details: body.details }));
    note({ kind: 'invoice', id: d.id, detail: d.number });
    const [saved] = await documentsOf(deps, entity, { ids: [body.document_id] });
    return {
      message: sentence('Details saved'),
      document: presentDocument(saved!, todayOf(deps, await largestTurnover(entity))),
    };
  },
});

/**
 * `POST /gst/einvoices/{entity}/file`: the bulk file of documents for the invoice registration portal
 * (`einvoice`) or the e-way bill system (`eway`, with field names by `spelling`); 422 listing each that would
 * be refused.
 */
export const einvoiceFile = route({
  method: 'POST',
  path: '/gst/einvoices/:id/file',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  audit: 'gst.einvoices-exported',
  body: z.strictObject({
    kind: z.enum(['einvoice', 'eway']).default('einvoice'),
    spelling: z.enum(ewaySpellings).default('tool'),
    documents: z.array(recordId).min(1).max(5000),
  }),
  handle: async ({ user, params, body, deps, note }) => {
    const { entity, gstin } = await reachTaxpayer(deps, user, params.id, 'view');
    const documents = await documentsOf(deps, entity, { ids: body.documents });
    if (documents.length < new Set(body.documents).size) throw notFound();
    const now = todayOf(deps, await largestTurnover(entity));
    const refused = documents.flatMap((d) => {
      const already = body.kind === 'einvoice' ? d.kept.reply?.irn : d.kept.reply?.eway_number;
      if (already)
        return [
          {
            path: d.number,
            message: sentence('{number} was reported already: {found}', { number: d.number, found: already }),
          },
        ];
      if (d.cancelled)
        return [{ path: d.number, message: sentence('{number} is cancelled', { number: d.number }) }];
      const reason = errorsText(findingsOf(d, body.kind, now));
      return reason
        ? [{ path: d.number, message: sentence('{number}: {reason}', { number: d.number, reason }) }]
        : [];
    });
    if (refused.length > 0)
      throw failure(
        422,
        'would_be_refused',
        sentence('{count} of {total} documents would be refused. Correct them or leave them out.', {
          count: refused.length,
          total: documents.length,
        }),
        { fields: refused.slice(0, 200) },
      );
    const file =
      body.kind === 'einvoice'
        ? documents.map((d) => d.json)
        : { version: ewayVersion, billLists: documents.map((d) => spelled(billOf(d), body.spelling)) };
    note({ kind: 'entity', id: params.id, detail: `${body.kind} ${documents.length}` });
    const name = `${body.kind === 'einvoice' ? 'einvoice' : 'ewaybill'}_${gstin}_${now.today}.json`;
    return fileReply(name, 'application/json', Buffer.from(JSON.stringify(file, null, 1)));
  },
});
