import { Readable } from 'node:stream';
import type mongoose from 'mongoose';
import * as z from 'zod';
import { formatDate } from '../../shared/dates.ts';
import { stateLooks } from '../../shared/duties/states.ts';
import { inWords, onWire, sentence } from '../../shared/forms/messages.ts';
import { parsePeriod } from '../../shared/gst/periods.ts';
import { taxYearOf } from '../advance-tax/estimate.ts';
import { advanceClients } from '../advance-tax/routes.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalid, invalidField, notFound } from '../base/errors.ts';
import { op, presentStored, toId } from '../base/records.ts';
import { type Route, route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { clientsOf, rowsOf } from '../board/load.ts';
import { withTransaction } from '../database/connect.ts';
import { Entity } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { within } from '../entities/reach.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { freeNames, zipped } from '../files/zip-stream.ts';
import { wholeOf } from '../membership/place.ts';
import { sayIn } from '../pdf/languages.ts';
import { closeLook, headings, letterheadFor, paper, printedOn } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { readAcknowledgements } from './acknowledgements.ts';
import { jobOptions } from './acts.ts';
import {
  Job,
  type JobDoc,
  type JobKind,
  JobLine,
  type JobLineDoc,
  jobKinds,
  type LineState,
} from './model.ts';
import { kickJobs } from './runner.ts';

/** Most clients named in one call. */
const most = 2000;

/** Kinds that make a file per client, downloaded as one archive. */
const withFiles: readonly JobKind[] = ['export', 'advance_tax'];

/** The caller's jobs in the current firm; none in a firm they left. */
const mine = (user: SignedIn) => ({ user_id: toId(user.id), firm_id: toId(user.firm.id) });

/** A job of the caller; 404 otherwise. */
async function own(user: SignedIn, id: string): Promise<JobDoc> {
  const job = await Job.findOne({ _id: toId(id), ...mine(user) }).lean();
  if (!job) throw notFound();
  return job;
}

const ended: readonly LineState[] = ['done', 'skipped', 'failed'];

/** Of these clients, those now in the caller's reach; for those who see the entire firm, including deleted ones. */
async function inReach(user: SignedIn, ids: readonly mongoose.Types.ObjectId[]): Promise<Set<string>> {
  const found = await Entity.find(
    { _id: op({ $in: [...ids] }), $or: [within(user), { owner_id: wholeOf(user) }] },
    { _id: 1 },
  ).lean();
  return new Set(found.map((e) => String(e._id)));
}

/** A job with its progress and a line per client in reach. */
async function shown(user: SignedIn, job: JobDoc, deps: Deps) {
  const lines = await JobLine.find({ job_id: job._id }, { file_sealed: 0 }).sort({ seq: 1 }).lean();
  const seen = await inReach(
    user,
    lines.map((l) => l.entity_id),
  );
  const count = (state: LineState) => lines.filter((l) => l.state === state).length;
  const finished = lines.filter((l) => ended.includes(l.state)).length;
  return {
    ...presentStored(job),
    job_id: String(job._id),
    kind: job.kind,
    state: job.state,
    progress: {
      total: job.total,
      finished,
      done: count('done'),
      skipped: count('skipped'),
      failed: count('failed'),
      waiting: job.total - finished,
    },
    has_file:
      (withFiles.includes(job.kind) && lines.some((l) => l.file_name !== '')) ||
      (job.kind === 'print' && job.state === 'done'),
    ...(job.unused_sealed ? { unused: deps.vault.open<string[]>(job.unused_sealed) } : {}),
    lines: lines
      .filter((l) => seen.has(String(l.entity_id)))
      .map((l) => ({
        client: { id: String(l.entity_id), name: l.name },
        state: l.state,
        return_id: l.return_id || null,
        file: l.file_name || null,
        ...(l.message ? onWire(l.message) : { message: '' }),
      })),
  };
}

/** Whose the acknowledgements are that name none of these clients by id, PAN, GSTIN or TAN. */
async function ofNoClient(
  deps: Deps,
  clients: readonly string[],
  acknowledgements: readonly { of: string }[],
): Promise<string[]> {
  const known = new Set(clients.map((id) => id.toUpperCase()));
  for (const entity of await Entity.find({ _id: op({ $in: clients.map(toId) }) }).lean()) {
    const { pan, gstin, tan } = entityData(deps, entity);
    for (const name of [pan, gstin, tan]) if (name) known.add(String(name).toUpperCase());
    for (const { number } of registrationsOf(deps, entity)) known.add(number.toUpperCase());
  }
  return [...new Set(acknowledgements.map((a) => a.of))].filter((of) => !known.has(of.toUpperCase()));
}

/**
 * `POST /jobs`: starts a kind of job for clients in reach; each client is processed once, even across
 * restarts. Returns its id.
 */
const createJob = route({
  method: 'POST',
  path: '/jobs',
  access: 'tax',
  limit: 'heavy',
  body: z.strictObject({
    kind: z.enum(jobKinds, inWords('chooseOf', { choices: jobKinds.join(', ') })),
    /** Optional for advance tax: by default, every client in reach that files income-tax returns. */
    clients: z.array(recordId).min(1, 'Choose at least one client').max(most).optional(),
    options: z.record(z.string(), z.unknown()).default({}),
  }),
  audit: 'job.started',
  handle: async ({ user, body, deps, note }) => {
    const read = jobOptions[body.kind].safeParse(body.options);
    if (!read.success) {
      const [first] = read.error.issues;
      const path = ['options', ...(first?.path ?? [])].join('.');
      throw invalid(sentence('{path}: {reason}', { path, reason: { text: first?.message ?? '' } }), [
        { path, message: { text: first?.message ?? '' } },
      ]);
    }
    if ('period' in read.data && !parsePeriod(read.data.period))
      throw invalidField('options.period', 'Write a period as MM-YYYY, such as 10-2026');
    if ('year' in read.data) taxYearOf(read.data.year, deps.now());
    if (!body.clients && body.kind !== 'advance_tax')
      throw invalidField('clients', 'Choose at least one client');
    const chosen = body.clients ?? (await advanceClients(deps, user)).map(({ entity }) => String(entity._id));
    if (chosen.length === 0) throw invalidField('clients', 'Choose at least one client');
    const asked = new Set(chosen);
    const found = await Entity.find({ _id: op({ $in: [...asked].map(toId) }), ...within(user) }, { name: 1 })
      .sort({ sort_key: 1, _id: 1 })
      .lean();
    if (found.length < asked.size) throw notFound('This entity was not found.');
    const names = new Map(found.map((e) => [String(e._id), e.name]));
    // By name, whichever was ticked first: the report and its files are read as a list of clients.
    const wanted = [...names.keys()];
    const { acknowledgements } = read.data as { acknowledgements?: readonly { of: string }[] };
    const unused = acknowledgements ? await ofNoClient(deps, wanted, acknowledgements) : [];
    const job = await withTransaction(async () => {
      const [made] = await Job.create([
        {
          user_id: toId(user.id),
          firm_id: toId(user.firm.id),
          kind: body.kind,
          options_sealed: deps.vault.seal(read.data),
          unused_sealed: unused.length > 0 ? deps.vault.seal(unused) : '',
          state: 'running',
          total: wanted.length,
        },
      ]);
      await JobLine.insertMany(
        wanted.map((id, seq) => ({
          job_id: made!._id,
          seq,
          entity_id: toId(id),
          name: names.get(id)!,
          state: 'waiting',
        })),
      );
      return made!;
    });
    note({ kind: 'job', id: String(job._id), detail: `${body.kind} ${wanted.length}` });
    kickJobs(deps);
    return { job_id: String(job._id) };
  },
});

/** `GET /jobs`: the caller's recent jobs, newest first. */
const listJobs = route({
  method: 'GET',
  path: '/jobs',
  access: 'tax',
  limit: 'work',
  handle: async ({ user }) => {
    const jobs = await Job.find(mine(user)).sort({ created_at: -1 }).limit(50).lean();
    return {
      jobs: jobs.map((j) => ({ ...presentStored(j), kind: j.kind, state: j.state, total: j.total })),
    };
  },
});

/** `GET /jobs/{id}`: progress and a line per client. */
const readJob = route({
  method: 'GET',
  path: '/jobs/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => shown(user, await own(user, params.id), deps),
});

/** `POST /jobs/{id}/pause`, `/resume`, `/cancel`: the current client is finished first; completed work stays. */
const turn = (act: 'pause' | 'resume' | 'cancel', from: readonly string[], to: string): Route =>
  route({
    method: 'POST',
    path: `/jobs/:id/${act}`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    audit: `job.${to}`,
    handle: async ({ user, params, deps, note }) => {
      const job = await own(user, params.id);
      if (!from.includes(job.state) && job.state !== to) throw conflict('job_ended', 'This job has ended.');
      await Job.updateOne({ _id: job._id, state: job.state }, { $set: { state: to }, $inc: { version: 1 } });
      note({ kind: 'job', id: params.id });
      if (to === 'running') kickJobs(deps);
      return shown(user, await own(user, params.id), deps);
    },
  });

/** Lines of a job with a file, for clients in reach, in order. */
async function linesWithFile(user: SignedIn, job: JobDoc) {
  const lines = await JobLine.find(
    { job_id: job._id, file_name: op({ $ne: '' }) },
    { entity_id: 1, file_name: 1 },
  )
    .sort({ seq: 1 })
    .lean();
  const seen = await inReach(
    user,
    lines.map((l) => l.entity_id),
  );
  return lines.filter((l) => seen.has(String(l.entity_id)));
}

/** The files of a job's lines as a streamed ZIP. */
async function* filesOf(deps: Deps, made: readonly Pick<JobLineDoc, '_id'>[]) {
  const free = freeNames();
  // One at a time, to keep hundreds of files out of memory.
  for (const { _id } of made) {
    const line = await JobLine.findById(_id, { file_name: 1, file_sealed: 1 }).lean();
    if (line)
      yield {
        name: free(line.file_name),
        body: Buffer.from(deps.vault.open<string>(line.file_sealed), 'base64'),
      };
  }
}

/** The printed list: the job's clients by duties of the period. */
async function listPdf(deps: Deps, user: SignedIn, job: JobDoc): Promise<Buffer> {
  const { period, language } = jobOptions.print.parse(deps.vault.open(job.options_sealed));
  const say = sayIn(language);
  const ids = (await JobLine.find({ job_id: job._id }, { entity_id: 1 }).lean()).map((l) => l.entity_id);
  const clients = await clientsOf(deps, user, { _id: op({ $in: ids }) });
  const { rows } = await rowsOf(deps, user, clients, parsePeriod(period)!);
  const table = rows.flatMap(({ client, cells }) =>
    cells.map((c, i) => [
      { text: i === 0 ? client.name : '', bold: true },
      say(c.duty),
      formatDate(c.due),
      say(stateLooks[c.state].word),
      c.acknowledgement ?? '',
    ]),
  );
  const title = say('Returns and payments of {period}', { period });
  return renderPdf(
    paper({
      title,
      foot: title,
      head: await letterheadFor(job.firm_id),
      say,
      fontSize: 8.5,
      content: [
        {
          layout: closeLook,
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['*', 'auto', 'auto', 'auto', 'auto'],
            body: [
              headings(
                ['Client', 'Return or payment', 'Due date', 'Status', 'Acknowledgement'].map((text) =>
                  say(text),
                ),
                5,
              ),
              ...table,
            ],
          },
        },
        printedOn(say, deps.now(), ''),
      ],
    }),
  );
}

/** `GET /jobs/{id}/file`: the archive of an export, or the printed list. */
const jobFile = route({
  method: 'GET',
  path: '/jobs/:id/file',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  exports: 'job.exported',
  handle: async ({ user, params, deps, note }) => {
    const job = await own(user, params.id);
    if (job.kind === 'print') {
      const body = await listPdf(deps, user, job);
      return { file: { name: 'duties.pdf', type: 'application/pdf', body, size: body.length } };
    }
    if (!withFiles.includes(job.kind)) throw invalid('This job does not create a file');
    const lines = await linesWithFile(user, job);
    if (lines.length === 0) throw invalid('No file was made');
    note({ kind: 'job', id: params.id, records: lines.map((l) => String(l.entity_id)) });
    const body = Readable.from(zipped(filesOf(deps, lines)));
    return {
      file: {
        name: job.kind === 'export' ? 'returns.zip' : 'advance-tax.zip',
        type: 'application/zip',
        body,
      },
    };
  },
});

/** Bulk jobs. */
export const jobRoutes: readonly Route[] = [
  createJob,
  readAcknowledgements,
  listJobs,
  readJob,
  turn('pause', ['running'], 'paused'),
  turn('resume', ['paused'], 'running'),
  turn('cancel', ['running', 'paused'], 'cancelled'),
  jobFile,
];
