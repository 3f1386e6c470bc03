import * as z from 'zod';
import { english, type Message, onWire, sentence } from '../../../shared/forms/messages.ts';
import type { EinvoiceReply, KeptEinvoice } from '../../../shared/gst/einvoice/details.ts';
import { cannot } from '../../../shared/gst/einvoice/messages.ts';
import {
  type Answered,
  checkFile,
  type EinvoiceFile,
  invoiceOf,
  nameOfDocument,
  readAnswers,
  readEinvoiceFile,
} from '../../../shared/gst/einvoice/read.ts';
import { isOwnNumber, seriesOf } from '../../../shared/invoices/numbering.ts';
import { totalsOf } from '../../../shared/invoices/totals.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { malformedField } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { idIn, recordId } from '../../base/schemas.ts';
import { withTransaction } from '../../database/connect.ts';
import { registrationsOf } from '../../entities/registrations.ts';
import { readUpload, refuseFile, refuseOtherKind } from '../../files/read-file.ts';
import { InvoiceRecord } from '../../invoices/model.ts';
import { supplierKey } from '../../invoices/save.ts';
import { reachTaxpayer } from '../base/store.ts';
import { documentsOf, largestTurnover, todayOf } from './documents.ts';
import { keep } from './list.ts';

const decode = (part: string): string => Buffer.from(part, 'base64url').toString('utf8');
const oneFile = {
  files: ['file'],
  maxBytes: sizes.gstFile,
  tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
} as const;

async function jsonFile(upload: Parameters<typeof readUpload>[0]): Promise<unknown> {
  const file = await readUpload(upload);
  refuseOtherKind(file, ['einvoice', 'eway']);
  if (file.kind !== 'json') throw malformedField('file', 'Upload the JSON file of e-invoices or e-way bills');
  return file.value;
}

async function filed(upload: Parameters<typeof readUpload>[0]): Promise<EinvoiceFile> {
  const file = readEinvoiceFile(await jsonFile(upload));
  if (!file)
    return refuseFile(sentence('This file has neither e-invoices (INV-01) nor e-way bills.'), 'unknown_file');
  return file;
}

const ofClient = z.strictObject({ gst_master_id: recordId });
const beforeUpload =
  (need: 'view' | 'edit') =>
  async ({ user, head, deps }: { user: SignedIn; head: Readonly<Record<string, unknown>>; deps: Deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, need);
  };

/**
 * `POST /gst/einvoices/check` (`gst_master_id`, `file`): reads an INV-01 or e-way bill file of any program,
 * reports what would be refused, and returns the file as it would be written; stores nothing.
 */
export const checkEinvoiceFile = route({
  method: 'POST',
  path: '/gst/einvoices/check',
  access: 'tax',
  limit: 'upload',
  multipart: oneFile,
  body: ofClient,
  readOnly: true,
  aside: import.meta.url,
  before: beforeUpload('view'),
  handle: async ({ user, body, uploads, deps }) => {
    const { entity } = await reachTaxpayer(deps, user, body.gst_master_id, 'view');
    const file = await filed(uploads['file']);
    const found = checkFile(file, todayOf(deps, await largestTurnover(entity)));
    return {
      kind: file.kind,
      documents: file.documents.map((doc, i) => {
        const named = nameOfDocument(file.kind, doc);
        return {
          ...named,
          total: named.total / 100,
          errors: found[i]!.filter((x) => x.severity === 'error').length,
          issues: found[i]!.map((x) => ({
            path: x.path,
            severity: x.severity,
            ...onWire(x.message),
          })),
        };
      }),
      file: file.wrap(file.documents),
    };
  },
});

/**
 * `POST /gst/einvoices/import` (`gst_master_id`, `file`): imports INV-01 documents issued by this client as
 * invoices with their numbers; others are listed with the reason.
 */
export const importEinvoices = route({
  method: 'POST',
  path: '/gst/einvoices/import',
  access: 'tax',
  limit: 'upload',
  multipart: oneFile,
  body: ofClient,
  aside: import.meta.url,
  before: beforeUpload('edit'),
  audit: 'gst.einvoices-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const { entity, gstin } = await reachTaxpayer(deps, user, body.gst_master_id, 'edit');
    const json = await jsonFile(uploads['file']);
    const file = readEinvoiceFile(json);
    if (file?.kind !== 'einvoice')
      return refuseFile(sentence('This file has no e-invoices (INV-01).'), 'unknown_file');
    const own = new Set([gstin, ...registrationsOf(deps, entity).map((r) => r.number)]);
    const answers = new Map(
      readAnswers(json, decode).flatMap((a) =>
        a.reply ? [[`${a.type} ${a.number}`, a.reply] as const] : [],
      ),
    );
    const refused: { number: string; message: Message }[] = [];
    const fresh: object[] = [];
    const seen = new Set<string>();
    for (const doc of file.documents) {
      const named = nameOfDocument('einvoice', doc);
      const refuse = (message: Message) => refused.push({ number: named.number, message });
      if (!own.has(named.seller)) {
        refuse(cannot('purchase', { gstin: named.seller || '?' }));
        continue;
      }
      if (named.number === '') {
        refuse(cannot('unnumbered'));
        continue;
      }
      const read = invoiceOf(doc);
      if ('reasons' in read) {
        for (const message of read.reasons) refuse(message);
        continue;
      }
      if (isOwnNumber(named.number)) {
        refuse(cannot('series', { number: named.number }));
        continue;
      }
      const number_key = `${seriesOf(supplierKey(entity), named.date)} ${named.number}`;
      if (seen.has(number_key) || (await InvoiceRecord.exists({ number_key }))) {
        refuse(cannot('there', { number: named.number }));
        continue;
      }
      seen.add(number_key);
      const seller = doc['SellerDtls'] as Record<string, unknown>;
      const words = (...keys: string[]) =>
        keys
          .map((k) => String(seller[k] ?? ''))
          .filter(Boolean)
          .join('\n');
      const reply = answers.get(`${named.type} ${named.number}`);
      const kept: KeptEinvoice = { source: doc, ...(reply ? { reply } : {}) };
      fresh.push({
        entity_id: entity._id,
        status: 'sent',
        invoice_number: named.number,
        number_key,
        invoice_date: named.date,
        due_date: named.date,
        total: totalsOf(read.content, named.seller.slice(0, 2)).total,
        content_sealed: deps.vault.seal(read.content),
        supplier_sealed: deps.vault.seal({
          name: words('LglNm'),
          address: words('Addr1', 'Addr2', 'Loc', 'Pin'),
          gstin: named.seller,
          email: words('Em'),
          phone: words('Ph'),
        }),
        einvoice_sealed: deps.vault.seal(kept),
      });
    }
    if (fresh.length > 0) await withTransaction(() => InvoiceRecord.create(fresh, { ordered: true }));
    note({ kind: 'entity', id: body.gst_master_id, detail: String(fresh.length) });
    return {
      message: sentence('{count} invoices read', { count: fresh.length }),
      invoices: fresh.length,
      refused: refused.map((r) => ({ number: r.number, ...onWire(r.message) })),
    };
  },
});

const problem = (a: Answered, message: Message) => ({ number: a.number, ...onWire(message) });

/**
 * `POST /gst/einvoices/reply` (`gst_master_id`, `file`): adds IRN, acknowledgement, signed QR code and e-way
 * bill from the portal's file to their documents. Signatures are stored, not verified.
 */
export const readEinvoiceReply = route({
  method: 'POST',
  path: '/gst/einvoices/reply',
  access: 'tax',
  limit: 'upload',
  multipart: oneFile,
  body: ofClient,
  aside: import.meta.url,
  before: beforeUpload('edit'),
  audit: 'gst.einvoice-reply-read',
  handle: async ({ user, body, uploads, deps, note }) => {
    const { entity, gstin } = await reachTaxpayer(deps, user, body.gst_master_id, 'edit');
    const answers = readAnswers(await jsonFile(uploads['file']), decode);
    if (answers.length === 0)
      return refuseFile(sentence('No IRN and no error was found in this file.'), 'nothing_read');
    const all = await documentsOf(deps, entity, { from: '2020-01-01', to: '9999-12-31' });
    const own = new Set([gstin, ...registrationsOf(deps, entity).map((r) => r.number)]);
    const unread: ReturnType<typeof problem>[] = [];
    const taken: { number: string; irn: string; eway_number: string }[] = [];
    const writes = new Map<string, { d: (typeof all)[number]; reply: EinvoiceReply }>();
    for (const a of answers) {
      if (a.error !== undefined) {
        unread.push(problem(a, sentence('The portal refused it: {reason}', { reason: a.error })));
        continue;
      }
      const reply = a.reply!;
      if (a.seller !== '' && !own.has(a.seller)) {
        unread.push(problem(a, sentence('It is for {gstin}, not this client', { gstin: a.seller })));
        continue;
      }
      const type = a.type === 'CRN' ? 'note' : 'invoice';
      const matching = all.filter(
        (d) => d.kind === type && d.number === a.number && (a.date === '' || d.date === a.date),
      );
      if (matching.length !== 1) {
        unread.push(
          problem(
            a,
            matching.length === 0
              ? sentence('No invoice or credit note here has this number and date')
              : sentence('Several documents here have this number: the file does not say which year'),
          ),
        );
        continue;
      }
      const d = matching[0]!;
      const before = writes.get(d.id)?.reply ?? d.kept.reply;
      if (before?.irn && before.irn !== reply.irn) {
        unread.push(problem(a, sentence('It already has a different IRN: {irn}', { irn: before.irn })));
        continue;
      }
      const total = Number((d.json['ValDtls'] as Record<string, unknown>)?.['TotInvVal'] ?? 0) * 100;
      if (a.total !== undefined && Math.abs(a.total - total) > 100) {
        unread.push(
          problem(
            a,
            sentence('The portal has {theirs}, but the document here has {ours}', {
              theirs: { paise: a.total },
              ours: { paise: Math.round(total) },
            }),
          ),
        );
        continue;
      }
      const merged = Object.fromEntries(
        Object.entries(reply).map(([k, v]) => [k, v || before?.[k as keyof typeof reply] || '']),
      ) as unknown as typeof reply;
      writes.set(d.id, { d, reply: merged });
      taken.push({ number: a.number, irn: merged.irn, eway_number: merged.eway_number });
    }
    await withTransaction(async () => {
      for (const { d, reply } of writes.values()) await keep(d, deps.vault.seal({ ...d.kept, reply }));
    });
    note({ kind: 'entity', id: body.gst_master_id, detail: String(taken.length) });
    return {
      message: sentence('{count} IRNs read', { count: taken.length }),
      taken,
      unread,
      warnings: unread.map((u) =>
        english(sentence('{number}: {reason}', { number: u.number, reason: u.message })),
      ),
    };
  },
});
