import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { mayFile } from '../../shared/entities/types.ts';
import { duties as workDuties } from '../../shared/firm/work.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { inWords, type Message, sentence } from '../../shared/forms/messages.ts';
import { carryForward } from '../../shared/itr/carry-forward.ts';
import { itrTypes } from '../../shared/itr/common/types.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { type ClientRecord, startingData } from '../../shared/itr/starting-data.ts';
import { estimateOf, taxYearOf } from '../advance-tax/estimate.ts';
import { letterLanguages, letterPdf } from '../advance-tax/letter.ts';
import { keepSummary } from '../advance-tax/routes.ts';
import { type Failure, invalid, isFailure } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { type Call, isFileReply, type Route } from '../base/route.ts';
import { recordId } from '../base/schemas.ts';
import { markKey } from '../board/load.ts';
import { dutyOf, setMark } from '../board/marks.ts';
import { papersLetter } from '../clients/papers.ts';
import { logReminder } from '../clients/reminders.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { firmWorkRoutes } from '../firm/work.ts';
import { GstReturn } from '../gst/base/model.ts';
import { gstr1Issues } from '../gst/gstr1/edit.ts';
import { gstr1Json } from '../gst/gstr1/files.ts';
import { saveGstr1 } from '../gst/gstr1/save.ts';
import { gstr1Summary } from '../gst/gstr1/summary-pdf.ts';
import { gstr3bJson } from '../gst/gstr3b/files.ts';
import { saveGstr3b } from '../gst/gstr3b/gstr3b.ts';
import { gstr3bSummary } from '../gst/gstr3b/summary-pdf.ts';
import { computationPdf } from '../itr/computation-pdf.ts';
import { formOf } from '../itr/forms.ts';
import { itrJson, validateItr } from '../itr/government.ts';
import { ItrReturn } from '../itr/model.ts';
import { formDataOf } from '../itr/present.ts';
import { saveItr } from '../itr/save.ts';
import { itrLife, summaryOf } from '../itr/store.ts';
import { queueMail } from '../mail/queue.ts';
import { languageQuery } from '../pdf/languages.ts';
import { type By, insert } from '../returns/life.ts';
import { tdsIssues, tdsText } from '../tds/files.ts';
import { TdsStatement } from '../tds/model.ts';
import { tdsStatementPdf } from '../tds/statement-pdf.ts';
import { createTds } from '../tds/statements.ts';
import { authorize } from '../users/roles.ts';
import type { JobKind, JobLineDoc } from './model.ts';

/** Result for one client, in a sentence. `write` is stored in one transaction with the line. */
export interface Outcome {
  state: 'done' | 'skipped' | 'failed';
  message: Message;
  return_id?: string;
  file?: { name: string; body: Buffer };
  write?: () => Promise<unknown>;
  /** The audit event. */
  act?: string;
}

/** A line as its action receives it. */
interface Asked {
  by: By;
  line: JobLineDoc;
  /** Whether an earlier attempt at this line was interrupted. */
  again: boolean;
}

const period = z.string().max(20);
const duty = z.string().min(2).max(20);
const base = { duty, period };
const acknowledgement = z.strictObject({
  /** PAN, GSTIN or TAN of the client, or its id. */
  of: z.string().trim().min(1).max(30),
  number: z.string().trim().min(1).max(30),
  filed_on: z.string().refine(isIsoDate, inWords('aDate')),
  /** Its return, `ITR 2026-27` or `GSTR-3B 10-2026`, if the acknowledgement names it. */
  return_of: z.string().trim().max(30).optional(),
});

/** Options of each kind of job. */
export const jobOptions = {
  assign: z.strictObject({ member_id: recordId, duty: z.enum(workDuties).default('all') }),
  start: z.strictObject({ ...base, itr_type: z.enum(itrTypes).optional() }),
  check: z.strictObject(base),
  request_papers: z.strictObject({ ...base, language: z.enum(['en', 'hi']).default('en') }),
  export: languageQuery.extend({ ...base, format: z.enum(['json', 'pdf']).default('json') }),
  mark_filed: z.strictObject({ ...base, acknowledgements: z.array(acknowledgement).min(1).max(2000) }),
  print: languageQuery.extend({ period }),
  advance_tax: z.strictObject({
    year: z.string().max(9).optional(),
    language: z.enum(letterLanguages).default('en'),
  }),
} satisfies Record<JobKind, z.ZodType>;
type Options<K extends JobKind> = z.output<(typeof jobOptions)[K]>;

const assignRoute = firmWorkRoutes.find((r) => r.path === '/firm/assignments' && r.method === 'POST')!;

const skipped = (message: Message, return_id?: string): Outcome => ({
  state: 'skipped',
  message,
  ...(return_id ? { return_id } : {}),
});

/** Calls a route's handler on the caller's behalf. */
async function ask(
  route: Route,
  by: By,
  sent: { params?: object; query?: object; body?: object },
): Promise<Record<string, unknown>> {
  authorize(by.user, route);
  const call = { params: {}, query: {}, body: {}, uploads: {}, note: () => undefined, ...sent, ...by };
  return ((await route.handle(call as unknown as Call<never, never, never>)) ?? {}) as Record<
    string,
    unknown
  >;
}

/** The duty of a line's client. */
const dutyIn = ({ by, line }: Asked, options: { duty: string; period: string }) =>
  dutyOf(by.deps, by.user, String(line.entity_id), options);

const nothingBegun = () => skipped(sentence('No return has been started yet'));

/** The newest earlier income-tax return of the client, or of the same person's record for another year. */
async function earlierItr(ids: readonly string[], before: string) {
  const found = await ItrReturn.find({ entity_id: op({ $in: ids.map(toId) }), deleted_at: null })
    .sort({ assessment_year: -1, updated_at: -1 })
    .lean();
  return found.find((r) => r.assessment_year < before);
}

async function startItr(
  asked: Asked,
  ids: readonly string[],
  year: string,
  wanted?: string,
): Promise<Outcome> {
  const { by, line } = asked;
  const { deps, user } = by;
  authorize(user, saveItr);
  const entity = await reachEntity(user, String(line.entity_id), 'edit');
  if (!mayFile(entity.status, 'itr'))
    return skipped(sentence('This type of client cannot file income-tax returns here.'));
  const earlier = await earlierItr(ids, year);
  const type = wanted ?? earlier?.itr_type;
  if (!type) return skipped(sentence('Choose the form: there is no earlier return to base it on'));
  if (!isItrFormAvailable(type, year))
    return skipped(sentence('{form} for AY {year} is not supported', { form: type, year }));
  const form = await formOf(type, year);
  const client = { ...entityData(deps, entity), status: entity.status } as ClientRecord;
  const start = startingData(
    treeOf(form.model),
    client,
    year as Parameters<typeof startingData>[2],
    todayInIst(deps.now()),
    type as Parameters<typeof startingData>[4],
  );
  let { data } = start;
  let sources: Record<string, { from: string; name?: string; place?: string }> = { ...start.sources };
  let warnings = 0;
  if (earlier && isItrFormAvailable(earlier.itr_type, earlier.assessment_year)) {
    const from = await formOf(earlier.itr_type, earlier.assessment_year);
    const carried = carryForward(
      {
        form: from,
        data: formDataOf(deps, earlier),
        ...(earlier.filed_on ? { filedOn: earlier.filed_on } : {}),
      },
      form,
    );
    data = { ...data, ...carried.data };
    const name = `AY ${earlier.assessment_year}`;
    sources = {
      ...sources,
      ...Object.fromEntries(
        Object.entries(carried.places).map(([path, place]) => [path, { from: 'carried', name, place }]),
      ),
    };
    warnings = carried.warnings.length;
  }
  const outcome: Outcome = {
    state: 'done',
    act: 'itr.saved',
    message: !earlier
      ? sentence('{form} started', { form: type })
      : warnings === 0
        ? sentence('{form} started with details carried forward from AY {year}', {
            form: type,
            year: earlier.assessment_year,
          })
        : sentence('{form} started with details carried forward from AY {year}; {count} points to review', {
            form: type,
            year: earlier.assessment_year,
            count: warnings,
          }),
  };
  outcome.write = async () => {
    const doc = await insert(itrLife, by, entity, {
      created_by: toId(user.id),
      itr_type: type,
      assessment_year: year,
      status: 'draft',
      form_sealed: deps.vault.seal(data),
      sources_sealed: deps.vault.seal(sources),
      summary: summaryOf(form, data, todayInIst(deps.now())),
    });
    outcome.return_id = String(doc._id);
  };
  return outcome;
}

async function start(asked: Asked, options: Options<'start'>): Promise<Outcome> {
  const { by, line, again } = asked;
  const { duty, cell, ids } = await dutyIn(asked, options);
  if (cell.return_id) {
    // Started by the interrupted attempt: counts as done by this job.
    const model = /^GSTR|^IFF/.test(duty.form) ? GstReturn : duty.form === 'ITR' ? ItrReturn : TdsStatement;
    const made =
      again && (await (model as typeof GstReturn).findById(cell.return_id, { created_at: 1 }).lean());
    if (made && line.began_at && made.created_at >= line.began_at)
      return {
        state: 'done',
        message: sentence('{form} started', { form: duty.form }),
        return_id: cell.return_id,
      };
    return skipped(sentence('Already started'), cell.return_id);
  }
  if (cell.state === 'filed') return skipped(sentence('Already filed'));
  const company = { gst_master_id: String(line.entity_id), return_period: duty.period, status: 'draft' };
  const registration = duty.registration_id ? { registration_id: duty.registration_id } : {};
  if (duty.form === 'ITR') return startItr(asked, ids, duty.period, options.itr_type);
  const message = sentence('{form} started', { form: duty.form });
  if (duty.form === 'GSTR-1' || duty.form === 'IFF') {
    const made = await ask(saveGstr1, by, { body: { ...company, ...registration } });
    return { state: 'done', message, return_id: String(made['gst_id']), act: 'gst.gstr1-saved' };
  }
  const outcome: Outcome = { state: 'done', message };
  if (duty.form === 'GSTR-3B') {
    outcome.act = 'gst.gstr3b-saved';
    outcome.write = async () => {
      const made = await ask(saveGstr3b, by, { body: { ...company, ...registration } });
      outcome.return_id = String(made['gst_id']);
    };
    return outcome;
  }
  if (!/^\d/.test(duty.form))
    return skipped(
      sentence('{form} is not supported here: mark it as filed once you have filed it', { form: duty.form }),
    );
  const [year = '', quarter] = duty.period.split(' ');
  outcome.act = 'tds.created';
  outcome.write = async () => {
    const made = await ask(createTds, by, {
      body: {
        company_id: String(line.entity_id),
        ...registration,
        form_type: duty.form,
        financial_year: `${year.slice(0, 4)}-${Number(year.slice(0, 4)) + 1}`,
        quarter,
      },
    });
    outcome.return_id = (made['statement'] as { id: string }).id;
  };
  return outcome;
}

async function check(asked: Asked, options: Options<'check'>): Promise<Outcome> {
  const { by } = asked;
  const { duty, cell } = await dutyIn(asked, options);
  if (!cell.return_id) return nothingBegun();
  const params = { id: cell.return_id };
  let errors = 0;
  if (duty.form === 'GSTR-3B') {
    try {
      await ask(gstr3bJson, by, { params });
    } catch (error) {
      if (!isFailure(error)) throw error;
      errors = error.fields?.length ?? 1;
    }
  } else {
    const route = duty.form === 'ITR' ? validateItr : /^\d/.test(duty.form) ? tdsIssues : gstr1Issues;
    const found = await ask(route, by, { params });
    errors = Number(found['total_errors'] ?? (found['errors'] as unknown[] | undefined)?.length ?? 0);
  }
  const record =
    duty.form === 'ITR' ? await ItrReturn.findById(cell.return_id, { summary: 1 }).lean() : undefined;
  const rupees = record?.summary?.balance_tax ?? null;
  const message =
    errors > 0
      ? errors === 1
        ? sentence('1 problem to fix')
        : sentence('{count} problems to fix', { count: errors })
      : rupees === null
        ? sentence('No problems found')
        : rupees >= 0
          ? sentence('No problems found. Tax payable {amount}', { amount: { rupees } })
          : sentence('No problems found. Refund {amount}', { amount: { rupees: -rupees } });
  return { state: 'done', message, return_id: cell.return_id };
}

/** The portal's file and the PDF of each form; PDFs take a language. */
const fileRoutes: readonly (readonly [forms: RegExp, { json: Route; pdf: Route }])[] = [
  [/^ITR$/, { json: itrJson, pdf: computationPdf }],
  [/^GSTR-3B$/, { json: gstr3bJson, pdf: gstr3bSummary }],
  [/^\d/, { json: tdsText, pdf: tdsStatementPdf }],
  [/^(GSTR-1|IFF)$/, { json: gstr1Json, pdf: gstr1Summary }],
];

async function exportFile(asked: Asked, options: Options<'export'>): Promise<Outcome> {
  const { by } = asked;
  const { duty, cell } = await dutyIn(asked, options);
  if (!cell.return_id) return nothingBegun();
  const forms = fileRoutes.find(([pattern]) => pattern.test(duty.form));
  const route = forms?.[1][options.format];
  if (!route) return skipped(sentence('{form} has no such file', { form: duty.form }));
  const { language } = options;
  const reply = await ask(route, by, {
    params: { id: cell.return_id },
    ...(options.format === 'pdf' ? { query: { language } } : {}),
  });
  if (!isFileReply(reply) || !Buffer.isBuffer(reply.file.body)) throw invalid('No file could be created');
  const { name, body } = reply.file;
  return {
    state: 'done',
    message: sentence('{file} is in the archive', { file: name }),
    return_id: cell.return_id,
    file: { name, body },
  };
}

async function requestPapers(asked: Asked, options: Options<'request_papers'>): Promise<Outcome> {
  const { by, line } = asked;
  const { deps, user } = by;
  const { duty, cell, owner, ids } = await dutyIn(asked, options);
  if (cell.state === 'filed') return skipped(sentence('Already filed'));
  const entity = await reachEntity(user, String(line.entity_id), 'edit');
  const email = entity.data['email'];
  if (typeof email !== 'string' || email === '')
    return skipped(sentence('This client has no e-mail address'));
  const { letter, text, papers } = await papersLetter(
    by,
    { entity, ids, duty, returnId: cell.return_id },
    options.language,
  );
  if (papers.length === 0) return skipped(sentence('Nothing is missing, so there is nothing to request'));
  return {
    state: 'done',
    act: 'client.papers-asked',
    message: sentence('Asked {email}', { email }),
    ...(cell.return_id ? { return_id: cell.return_id } : {}),
    write: async () => {
      await queueMail(deps, 'letter', line._id, email, { letter });
      await logReminder(by, entity._id, {
        channel: 'mail',
        duty: duty.form,
        period: duty.period,
        language: options.language,
        text,
      });
      await setMark(owner, markKey(duty), { waiting_since: todayInIst(deps.now()) });
    },
  };
}

/** The acknowledgement of a client in a list, by id, PAN, GSTIN or TAN. */
function acknowledged(options: Options<'mark_filed'>, names: readonly string[]) {
  const known = new Set(names.map((n) => n.toUpperCase()));
  return options.acknowledgements.filter((a) => known.has(a.of.toUpperCase()));
}

async function markFiled(asked: Asked, options: Options<'mark_filed'>): Promise<Outcome> {
  const { by, line } = asked;
  const { deps, user } = by;
  const { duty, cell, owner, numbers } = await dutyIn(asked, options);
  const entity = await reachEntity(user, String(line.entity_id), 'edit');
  const pan = String(entityData(deps, entity)['pan']);
  const named = acknowledged(options, [String(line.entity_id), pan, ...numbers]);
  // Receipts of GSTR-1 and GSTR-3B, or of two statements, name the same client: the one for this duty is
  // used.
  const exact = named.filter((a) => a.return_of === `${duty.form} ${duty.period}`);
  const found = exact.length > 0 ? exact : named;
  if (found.length === 0) return skipped(sentence('No acknowledgement was given for this client'));
  if (found.length > 1)
    return {
      state: 'failed',
      message: sentence('{count} acknowledgements name this client', { count: found.length }),
    };
  const [{ number, filed_on, return_of }] = found as [(typeof found)[0]];
  if (return_of && return_of !== `${duty.form} ${duty.period}`)
    return {
      state: 'failed',
      message: sentence('The acknowledgement is for {other}', { other: return_of }),
    };
  if (cell.state === 'filed') {
    // Filed with this number by the attempt before a restart: counts as done by this job.
    return asked.again && cell.acknowledgement === number
      ? {
          state: 'done',
          message: sentence('Marked as filed: {number}', { number }),
          ...(cell.return_id ? { return_id: cell.return_id } : {}),
        }
      : skipped(sentence('Already filed'));
  }
  if (filed_on > todayInIst(deps.now()))
    return { state: 'failed', message: sentence('The filing date cannot be in the future') };
  const outcome: Outcome = {
    state: 'done',
    act: 'return.filed',
    message: sentence('Marked as filed: {number}', { number }),
    ...(cell.return_id ? { return_id: cell.return_id } : {}),
  };
  const made = /^(GSTR-1|IFF|GSTR-3B|ITR)$|^\d/.test(duty.form);
  if (!made) {
    outcome.write = () =>
      setMark(owner, markKey(duty), { waiting_since: '', filed_on, acknowledgement: number });
    return outcome;
  }
  if (!cell.return_id) return nothingBegun();
  const params = { id: cell.return_id };
  if (duty.form === 'ITR' || /^\d/.test(duty.form)) {
    if (!/^\d{15}$/.test(number))
      return { state: 'failed', message: sentence('The acknowledgement number has 15 digits') };
    const file = await fileRouteOf(duty.form === 'ITR' ? '/itr/:id/mark-filed' : '/tds/statements/:id/file');
    const model = (duty.form === 'ITR' ? ItrReturn : TdsStatement) as typeof ItrReturn;
    const record = await model.findById(cell.return_id, { version: 1 }).lean();
    const numberOf = duty.form === 'ITR' ? { acknowledgement: number } : { token_number: number };
    outcome.write = () =>
      ask(file, by, { params, body: { version: record!.version, ...numberOf, filed_on } });
    return outcome;
  }
  const record = await GstReturn.findById(cell.return_id, { version: 1 }).lean();
  const body = {
    gst_id: cell.return_id,
    version: record!.version,
    status: 'filed',
    acknowledgement: number,
    filed_on,
  };
  if (duty.form === 'GSTR-3B') outcome.write = () => ask(saveGstr3b, by, { body });
  else await ask(saveGstr1, by, { body });
  return outcome;
}

/** The route that marks returns of a kind as filed. */
async function fileRouteOf(path: string): Promise<Route> {
  const [{ itrLifecycle }, { tdsLifecycle }] = await Promise.all([
    import('../itr/lifecycle.ts'),
    import('../tds/lifecycle.ts'),
  ]);
  return [...itrLifecycle, ...tdsLifecycle].find((r) => r.path === path)!;
}

/** The printed list has every client; its content is read when it is downloaded. */
const print = async (): Promise<Outcome> => ({ state: 'done', message: sentence('Listed') });

/** Estimates the client's advance tax, stores the figures for lists and writes the letter. */
async function advanceTax({ by, line }: Asked, options: Options<'advance_tax'>): Promise<Outcome> {
  const { deps, user } = by;
  const year = taxYearOf(options.year, deps.now());
  const entity = await reachEntity(user, String(line.entity_id), 'edit');
  if (!mayFile(entity.status, 'itr'))
    return skipped(sentence('This type of client cannot file income-tax returns here.'));
  const estimate = await estimateOf(deps, user, entity, year);
  if (estimate.blank)
    return skipped(sentence('There is no data for an estimate: no earlier return and no income entered.'));
  const { next, exempt } = estimate.plan;
  return {
    state: 'done',
    message: exempt
      ? sentence('No advance tax is due')
      : next
        ? sentence('{amount} to pay by {day}', { amount: { rupees: next.amount }, day: { day: next.due_by } })
        : sentence('No instalments remain in the year'),
    file: await letterPdf(estimate, user.firm.id, options.language),
    write: () => keepSummary(estimate),
    act: 'advance-tax.exported',
  };
}

/** Assigns the client, or one of its duties, to a member; repeatable. */
async function assign({ by, line }: Asked, options: Options<'assign'>): Promise<Outcome> {
  await ask(assignRoute, by, { body: { company_id: String(line.entity_id), ...options } });
  return { state: 'done', message: sentence('Assigned'), act: 'firm.assigned' };
}

const acts: { [K in JobKind]: (asked: Asked, options: Options<K>) => Promise<Outcome> } = {
  assign,
  start,
  check,
  request_papers: requestPapers,
  export: exportFile,
  mark_filed: markFiled,
  print,
  advance_tax: advanceTax,
};

/** A refusal as a line of the report: its first field is more specific than the message. */
export const refused = (failure: Failure): Outcome => ({ state: 'failed', message: failure.words });

/** Processes one client of a job; refusals are results, and only unexpected errors are thrown. */
export async function doLine(kind: JobKind, asked: Asked, options: unknown): Promise<Outcome> {
  try {
    return await acts[kind](asked, options as never);
  } catch (error) {
    if (isFailure(error)) return refused(error);
    throw error;
  }
}
