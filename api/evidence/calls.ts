import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type AssessmentYear, financialYearOf, todayInIst } from '../../shared/dates.ts';
import { joinKey, type Suggestion } from '../../shared/evidence/desk.ts';
import { feedbackText } from '../../shared/evidence/feedback.ts';
import { say } from '../../shared/evidence/messages.ts';
import { english, inWords, onWire, sentence } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalidField, malformedField, notFound } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idIn, idParams, recordId } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import type { EntityDoc } from '../entities/model.ts';
import { reachableIds, reachEntity, reachOwned } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { countsOf, keepCount } from './count.ts';
import { decide, nextStep } from './decide.ts';
import { changesBack, type Decision, type DecisionKind, decisionKinds, undoOf } from './decisions.ts';
import { keepDocument } from './document.ts';
import { planPaper } from './lay.ts';
import { EvidenceDesk, EvidenceFile, type EvidenceFileDoc } from './model.ts';
import { openPaper } from './open.ts';
import { presentPage } from './page.ts';
import {
  differencesOfRow,
  presentDesk,
  presentDifferences,
  presentFigures,
  presentHeads,
} from './present.ts';
import {
  deskFor,
  filesOf,
  findDesk,
  idOfRow,
  type KeptAnswer,
  keptPaper,
  type Opened,
  openDesk,
  partOf,
  reachDesk,
} from './store.ts';

const whose = { company_id: recordId, assessment_year: z.string().max(9).optional() };

/** Most ignored lines in a response. */
const SHOWN = 500;

const birthOf = (entity: EntityDoc): string => {
  const born = entity.data['date_of_birth'];
  return typeof born === 'string' ? born : '';
};

/**
 * `POST /evidence` (multipart `file`, `company_id`, `assessment_year`, `password`): reads a paper and adds
 * its rows to the evidence. The return is not changed. The same file gets the same response again; a later
 * AIS, or a corrected statement, replaces the earlier one.
 */
export const addEvidence = route({
  method: 'POST',
  path: '/evidence',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {size} MB.', { size: sizes.gstFile / 1024 / 1024 }),
  },
  // For files with a user's own password: an employer's certificate, an account statement. It is not stored.
  body: z.strictObject({ ...whose, password: z.string().max(128).optional() }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachEntity(user, id, 'edit');
  },
  audit: 'evidence.added',
  handle: async ({ user, body, uploads, deps, note }) => {
    const entity = await reachEntity(user, body.company_id, 'edit');
    const year = yearOf(body.assessment_year, undefined);
    const upload = uploads['file'];
    if (!upload || upload.size === 0) throw malformedField('file', 'Please select a file');
    const bytes = await readFile(upload.path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const hash = deps.vault.fingerprint('evidence', sha256);
    const known = await findDesk(entity, year);
    const before = known ? await filesOf(known) : [];
    const same = before.find((f) => f.hash === hash);
    note({ kind: 'company', id: String(entity._id), detail: year });
    if (same)
      return {
        ...deps.vault.open<KeptAnswer>(same.answer_sealed).answer,
        file_id: String(same._id),
        again: true,
      };
    const paper = await openPaper(upload.name, bytes, {
      pan: deps.vault.open<string>(entity.pan_sealed),
      birth: birthOf(entity),
      year: financialYearOf(year),
      today: todayInIst(deps.now()),
      password: body.password,
    });
    const desk = known ?? (await deskFor(entity, year));
    const answerOf = (replaced: number) => ({
      source: paper.source,
      rows: paper.pieces.length,
      set_aside: paper.set_aside.slice(0, SHOWN).map((s) => {
        const { message, ...rest } = onWire(s.reason);
        return { place: s.place, reason: message, ...rest };
      }),
      total_set_aside: paper.set_aside.length,
      warnings: paper.warnings.map(english),
      warning_messages: paper.warnings,
      replaced,
    });
    const plan = await planPaper(deps, desk, before, { bytes, hash }, paper, (replaced) =>
      keptPaper(upload.name, sha256, answerOf(replaced)),
    );
    await plan.stage(() => withTransaction(plan.commit));
    const answer = answerOf(plan.replaced.length);
    // Matched and compared after the response: lists of clients show the number of open differences.
    const at = await openDesk(deps, entity, desk);
    const kept = await keepDocument(deps, user, entity, year, { name: upload.name, bytes });
    return {
      ...answer,
      warnings: kept !== 'refused' ? answer.warnings : [...answer.warnings, english(say('notInDocuments'))],
      warning_messages:
        kept !== 'refused' ? answer.warning_messages : [...answer.warning_messages, say('notInDocuments')],
      unexplained: (await keepCount(at)).unexplained,
      file_id: String(plan._id),
      document_id: kept === 'refused' ? null : kept,
      again: false,
    };
  },
});

/** The evidence of a client and year, within reach. */
async function opened(
  deps: Deps,
  user: SignedIn,
  asked: { company_id: string; assessment_year?: string | undefined },
  need: 'view' | 'edit',
): Promise<Opened | { entity: EntityDoc; year: AssessmentYear }> {
  const entity = await reachEntity(user, asked.company_id, need);
  const year = yearOf(asked.assessment_year, undefined);
  const desk = await findDesk(entity, year);
  return desk ? openDesk(deps, entity, desk) : { entity, year };
}

const nameOf = (deps: Deps, file: EvidenceFileDoc): Pick<KeptAnswer, 'name' | 'sha256'> =>
  deps.vault.open<KeptAnswer>(file.answer_sealed);

/** Evidence of all clients in reach, with the number of open differences. */
async function desksOf(deps: Deps, user: SignedIn) {
  const found = await EvidenceDesk.find(
    { entity_id: op({ $in: await reachableIds(user) }) },
    { entity_id: 1, assessment_year: 1, unexplained: 1, counted_of: 1 },
  ).lean();
  const counts = await countsOf(deps, found);
  return found.map((d) => ({
    company_id: String(d.entity_id),
    assessment_year: d.assessment_year,
    unexplained: counts.get(String(d._id))?.unexplained ?? null,
  }));
}

/**
 * `GET /evidence?company_id&assessment_year`: rows, matches, suggestions and differences from the return.
 * Without a client, the evidence of all clients with their number of open differences. `rows` and `from`
 * return a part of the rows, with `total_pieces`.
 */
export const readEvidence = route({
  method: 'GET',
  path: '/evidence',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({
    ...whose,
    company_id: recordId.optional(),
    /** `figures`: only the evidence of each figure; `page`: the first rows of each figure, without paper details. */
    only: z.enum(['figures', 'page']).optional(),
    /** For `page`, the number of rows by figure: `dividend:100,none:60`. */
    more: z
      .string()
      .max(1000)
      .regex(/^([\w]+:\d{1,6}(,|$))*$/)
      .optional(),
    /** A part of the rows: count, and offset; by default all. */
    from: z.coerce.number().int().min(0).default(0),
    rows: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  handle: async ({ user, query, deps }) => {
    if (!query.company_id) return { desks: await desksOf(deps, user) };
    const found = await opened(deps, user, { ...query, company_id: query.company_id }, 'view');
    if (!('desk' in found)) {
      if (query.only === 'figures')
        return {
          figures: [],
          fields: [],
          differing: [],
          total_differing: 0,
          explained: [],
          total_explained: 0,
          disputed: [],
          total_disputed: 0,
          unexplained: 0,
          papers: 0,
        };
      const none = await openDesk(deps, found.entity, {
        _id: toId('0'.repeat(24)),
        assessment_year: found.year,
        tag: '',
        decisions_sealed: '',
        undo_sealed: '',
        version: 0,
      } as never);
      return {
        company_id: query.company_id,
        assessment_year: found.year,
        ...(query.only === 'page' ? await presentPage(none, new Map()) : await presentDesk(none)),
      };
    }
    if (query.only === 'figures') {
      await keepCount(found);
      return presentFigures(found);
    }
    const { from, rows, only, more = '' } = query;
    const asked = new Map(
      more.split(',').flatMap((part) => {
        const [figure, count] = part.split(':');
        return figure && count ? [[figure, Number(count)] as const] : [];
      }),
    );
    const shown =
      only === 'page' ? await presentPage(found, asked) : await presentDesk(found, { from, rows });
    await keepCount(found);
    const names = new Map(found.files.map((f) => [String(f._id), nameOf(deps, f)]));
    return {
      company_id: query.company_id,
      assessment_year: found.desk.assessment_year,
      ...shown,
      files: shown.files.map((f) => ({ ...f, name: names.get(f.id)!.name, sha256: names.get(f.id)!.sha256 })),
      can_undo: found.desk.undo_sealed !== '',
    };
  },
});

/** Most rows and differences in the response to a step; a page with more reloads. */
const MOST_TOLD = 200;

/** Result of a decision in the response to a step. */
async function after(now: Opened, keys: readonly string[]) {
  const { desk, record, ids, decided } = now;
  const told = presentDifferences(now, MOST_TOLD);
  const { unexplained } = await keepCount(now);
  return {
    changed: keys.slice(0, MOST_TOLD).map((key) => ({
      id: ids.get(key) ?? idOfRow(desk, key),
      decision: decided.rows.get(key)?.kind ?? null,
    })),
    heads: presentHeads(now),
    differences: told,
    total_differences: now.shown.differences.length,
    unexplained,
    return: record ? { id: String(record._id), version: record.version, itr_type: record.itr_type } : null,
    version: desk.version,
    can_undo: desk.undo_sealed !== '',
  };
}

const kindOf: Readonly<Record<string, DecisionKind>> = {
  take: 'taken',
  match: 'matched',
  set_aside: 'set_aside',
};

/** Author and time of a step's decisions. */
function decider(deps: Deps, user: SignedIn, { desk, record }: Opened, note: string) {
  const at = deps.now().toISOString();
  const own = record ? String(record._id) : '';
  const step = nextStep(desk);
  return (kind: DecisionKind, { figure, field, amount, entries }: Suggestion): Decision => ({
    kind,
    note,
    by: user.id,
    at,
    figure,
    field,
    amount,
    entries: kind === 'taken' ? entries : [],
    return_id: kind === 'taken' ? own : '',
    step,
  });
}

const noteText = z
  .string()
  .trim()
  .max(500, inWords('tooLong', { max: 500 }))
  .default('');
const named = z.enum(
  [...decisionKinds, 'none', ''],
  inWords('chooseOf', { choices: decisionKinds.join(', ') }),
);

/**
 * `PATCH /evidence/{id}`: decides a row: `taken` into the return, `matched`, `disputed` or `set_aside`;
 * `none` reverts it.
 */
export const decideEvidence = route({
  method: 'PATCH',
  path: '/evidence/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ decision: named.nullable(), note: noteText }),
  audit: 'evidence.decided',
  handle: async ({ user, params, body, deps, note }) => {
    const { desk, entity } = await reachDesk(user, params.id, 'edit');
    const at = await openDesk(deps, entity, desk);
    const piece = at.shown.pieces.find((p) => at.ids.get(p.key) === params.id);
    if (!piece) throw notFound('This row was not found.');
    const kind = body.decision === 'none' || body.decision === '' ? null : body.decision;
    const suggestion = (await at.suggestions()).get(piece.key)!;
    const had = at.decided.rows.get(piece.key);
    if (kind === 'taken') {
      if (had?.kind === 'taken') throw conflict('already_taken', 'This row is already in the return.');
      if (!at.record)
        throw conflict('no_return', 'Start this year’s return first; then rows can be entered in it.');
      if (suggestion.entries.length === 0)
        throw invalidField(
          'decision',
          suggestion.action === 'match'
            ? sentence('The return has this amount already.')
            : sentence(
                'This row has no separate field in the return: enter it there, then mark it as matched.',
              ),
          'no_field',
        );
    }
    // A disputed row is reported to the department: a default text is used if none was written.
    const words =
      kind === 'disputed' && body.note === ''
        ? feedbackText(piece, differencesOfRow(at, piece.key))
        : body.note;
    const made = kind ? decider(deps, user, at, words)(kind, suggestion) : null;
    const now = await decide(deps, user, at, new Map([[piece.key, made]]));
    note({ kind: 'company', id: String(entity._id), detail: kind ?? 'none' });
    return { id: params.id, decision: kind, ...(await after(now, [piece.key])) };
  },
});

const accepted = z.strictObject({
  ...whose,
  ids: z.array(recordId).max(30_000).optional(),
  /** Only suggestions with these actions; by default all that need no decision. */
  actions: z.array(z.enum(['take', 'match', 'set_aside'])).optional(),
  /** Only rows of this head, figure, code or paper. */
  head: z.string().max(40).optional(),
  figure: z.string().max(40).optional(),
  code: z.string().max(60).optional(),
  source: z.string().max(20).optional(),
  note: noteText,
});

/**
 * `POST /evidence/accept`: applies the suggestions of many rows in one step; decided rows, and those that
 * need a person, are skipped.
 */
export const acceptEvidence = route({
  method: 'POST',
  path: '/evidence/accept',
  access: 'tax',
  limit: 'work',
  body: accepted,
  audit: 'evidence.accepted',
  handle: async ({ user, body, deps, note }) => {
    const at = await opened(deps, user, body, 'edit');
    if (!('desk' in at)) throw notFound('No papers yet for this client and year.');
    const ids = body.ids && new Set(body.ids);
    const heads = body.head && presentHeads(at);
    const suggestions = await at.suggestions();
    const made = decider(deps, user, at, body.note);
    const changes = new Map<string, Decision>();
    for (const piece of at.shown.pieces) {
      const suggestion = suggestions.get(piece.key)!;
      const kind = kindOf[suggestion.action];
      if (!kind || at.decided.rows.has(piece.key)) continue;
      if (kind === 'taken' && !at.record) continue;
      if (ids && !ids.has(at.ids.get(piece.key)!)) continue;
      if (body.actions && !body.actions.includes(suggestion.action as 'take')) continue;
      if (body.figure && suggestion.figure !== body.figure) continue;
      if (heads && (suggestion.figure === '' || heads[suggestion.figure]?.head !== body.head)) continue;
      if (body.code && piece.code !== body.code) continue;
      if (body.source && piece.source !== body.source) continue;
      changes.set(piece.key, made(kind, suggestion));
    }
    const keys = [...changes.keys()];
    const now = keys.length > 0 ? await decide(deps, user, at, changes) : at;
    note({ kind: 'company', id: String(at.entity._id), detail: `${keys.length}` });
    return { accepted: keys.length, ...(await after(now, keys)) };
  },
});

/** `POST /evidence/undo`: undoes the last step and its entries in the return. */
export const undoEvidence = route({
  method: 'POST',
  path: '/evidence/undo',
  access: 'tax',
  limit: 'work',
  body: z.strictObject(whose),
  audit: 'evidence.undone',
  handle: async ({ user, body, deps, note }) => {
    const at = await opened(deps, user, body, 'edit');
    if (!('desk' in at)) throw notFound('No papers yet for this client and year.');
    const steps = undoOf(deps, at.desk);
    const last = steps.at(-1);
    if (!last) throw conflict('nothing_to_undo', 'There is nothing to undo.');
    const changes = changesBack(last, at.decided);
    const now = await decide(deps, user, at, changes, {
      left: steps.slice(0, -1),
      ...(last.apart ? { apart: last.apart } : {}),
    });
    const keys = [...changes.keys()];
    note({ kind: 'company', id: String(at.entity._id), detail: `${keys.length}` });
    return { undone: keys.length, ...(await after(now, keys)) };
  },
});

/** `POST /evidence/joins`: undoes a match, or restores it. */
export const partJoin = route({
  method: 'POST',
  path: '/evidence/joins',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({ ...whose, key: z.string().min(1).max(2000), apart: z.boolean() }),
  audit: 'evidence.joined',
  handle: async ({ user, body, deps, note }) => {
    const at = await opened(deps, user, body, 'edit');
    if (!('desk' in at)) throw notFound('No papers yet for this client and year.');
    const { apart } = at.decided;
    if (!apart.includes(body.key) && !at.shown.joins.some((j) => joinKey(j) === body.key)) throw notFound();
    const next = body.apart ? [...new Set([...apart, body.key])] : apart.filter((k) => k !== body.key);
    const now = await decide(deps, user, at, new Map(), { apart: next });
    note({ kind: 'company', id: String(at.entity._id) });
    return after(now, []);
  },
});

/** `GET /evidence/files/{id}`: an original paper. */
export const downloadEvidence = route({
  method: 'GET',
  path: '/evidence/files/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  exports: 'evidence.downloaded',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachOwned(user, await EvidenceFile.findById(toId(params.id)).lean());
    note({ kind: 'evidence', id: params.id });
    return fileReply(
      nameOf(deps, record).name,
      'application/octet-stream',
      await partOf(deps, record._id, 'file'),
    );
  },
});

/** `DELETE /evidence/files/{id}`: removes a paper; decisions are kept in case its rows return. */
export const removeEvidence = route({
  method: 'DELETE',
  path: '/evidence/files/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'evidence.removed',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachOwned(
      user,
      await EvidenceFile.findById(toId(params.id)).lean(),
      'edit',
    );
    const desk = await EvidenceDesk.findById(record.desk_id).lean();
    const at = await openDesk(deps, entity, desk!);
    const rows = JSON.parse((await partOf(deps, record._id, 'rows')).toString('utf8')) as { key: string }[];
    if (rows.some((r) => at.decided.rows.get(r.key)?.kind === 'taken'))
      throw conflict('rows_taken', 'Rows of this paper are in the return. Remove them first.');
    await EvidenceFile.updateOne({ _id: record._id }, { $set: { replaced: true } });
    note({ kind: 'company', id: String(entity._id) });
    return { id: params.id };
  },
});
