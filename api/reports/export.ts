import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { type ReportKind, reportKinds } from '../../shared/reports/report.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isFailure } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { touch } from '../base/touched.ts';
import { Entity } from '../entities/model.ts';
import { reachableIds, within } from '../entities/reach.ts';
import { freeNames, zipped } from '../files/zip-stream.ts';
import { GstInwardFile, GstReturn } from '../gst/base/model.ts';
import { statementKinds } from '../gst/statements.ts';
import { ItrReturn } from '../itr/model.ts';
import { languageQuery, type PaperLanguage } from '../pdf/languages.ts';
import { TdsStatement } from '../tds/model.ts';
import { reportFile } from './build.ts';
import { reachReport } from './reach.ts';

/** Ids of all records of a kind within reach, newest first; each is recorded in the access log. */
async function idsOf(user: SignedIn, kind: ReportKind): Promise<string[]> {
  const newest = { updated_at: -1, _id: -1 } as const;
  const text = (found: readonly { _id: unknown; entity_id?: unknown }[]) =>
    found.map((r) => {
      touch({ owner_id: '', client_id: String(r.entity_id ?? r._id), record_id: String(r._id) });
      return String(r._id);
    });
  if (kind === 'company') return text(await Entity.find(within(user), { _id: 1 }).sort(newest).lean());
  const mine = { entity_id: op({ $in: await reachableIds(user) }), deleted_at: null };
  if (kind === 'gst') return text(await GstReturn.find(mine, { entity_id: 1 }).sort(newest).lean());
  if (kind === 'gst-year') {
    const kept = { entity_id: mine.entity_id, kind: op({ $in: statementKinds }) };
    return text(await GstInwardFile.find(kept, { entity_id: 1 }).sort(newest).lean());
  }
  if (kind === 'itr') return text(await ItrReturn.find(mine, { entity_id: 1 }).sort(newest).lean());
  return text(await TdsStatement.find(mine, { entity_id: 1 }).sort(newest).lean());
}

interface Wanted {
  kind: ReportKind;
  id: string;
}

/** Options for making the files of an export. */
interface Printing {
  folders: boolean;
  language: PaperLanguage;
}

/**
 * The PDFs in sequence; duplicate names are numbered, and records deleted meanwhile or not printable are
 * listed at the end.
 */
async function* filesOf(
  deps: Deps,
  user: SignedIn,
  wanted: readonly Wanted[],
  { folders, language }: Printing,
) {
  const freeName = freeNames();
  const failed: string[] = [];
  for (const { kind, id } of wanted) {
    try {
      const { name, body } = await reportFile(deps, await reachReport(user, kind, id), language);
      yield { name: freeName(`${folders ? `${kind}/` : ''}${name}`), body };
    } catch (error) {
      failed.push(`${kind} ${id}: ${isFailure(error) ? error.message : 'the report could not be made'}`);
      if (!isFailure(error)) deps.log.error({ kind: (error as Error).name, report: kind }, 'export failed');
    }
    // Other requests run between two files.
    await turn();
  }
  if (failed.length > 0) yield { name: 'not-exported.txt', body: Buffer.from(`${failed.join('\r\n')}\r\n`) };
}

/**
 * `GET /reports/export.zip`: PDFs of every record of a type (all types by default), streamed as they are
 * made; `X-Report-Count` is their number.
 */
export const exportReports = route({
  method: 'GET',
  path: '/reports/export.zip',
  access: 'tax',
  limit: 'heavy',
  exports: 'report.exported',
  query: languageQuery.extend({ type: z.enum(reportKinds).optional() }),
  handle: async ({ user, query, deps, ctx, note }) => {
    const kinds = query.type ? [query.type] : reportKinds;
    const wanted: Wanted[] = [];
    for (const kind of kinds) for (const id of await idsOf(user, kind)) wanted.push({ kind, id });
    note({ records: wanted.map(({ kind, id }) => `${kind}:${id}`) });
    ctx.set('X-Report-Count', String(wanted.length));
    const body = Readable.from(
      zipped(filesOf(deps, user, wanted, { folders: !query.type, language: query.language })),
      { objectMode: false },
    );
    const name = `reports_${query.type ?? 'all'}_${todayInIst(deps.now())}.zip`;
    return { file: { name, type: 'application/zip', body } };
  },
});
