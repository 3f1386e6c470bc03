import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type mongoose from 'mongoose';
import * as z from 'zod';
import { startYear } from '../../shared/dates.ts';
import { say, sentence } from '../../shared/forms/messages.ts';
import { isGstin } from '../../shared/identifiers.ts';
import { refusedHeadings } from '../../shared/intake/refused-lines.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, failure, invalidField, malformedField, notFound } from '../base/errors.ts';
import { largeBodies, sizes } from '../base/limits.ts';
import { op, presentStored, toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idIn, idParams, recordId } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { reachableIds, reachEntity } from '../entities/reach.ts';
import { textsField } from '../files/read-file.ts';
import { xlsxOf, xlsxType } from '../files/workbook.ts';
import { rememberColumns } from '../gst/base/register-memory.ts';
import { carryOut } from './carry-out.ts';
import { Intake, type IntakeDoc, IntakePiece } from './model.ts';
import { type Answer, type FileReading, keyOfSheet, LEAVE_OUT, readIntake } from './read.ts';
import type { Reading, Undo } from './reading.ts';
import {
  bytesOf,
  dropIntakes,
  type FileChoices,
  keepBytes,
  MOST_WAITING,
  reachIntake,
  remember,
} from './store.ts';
import { undoSteps } from './undo.ts';

const recordOf = (deps: Deps, record: IntakeDoc, entity: EntityDoc | undefined) => {
  const said = deps.vault.open<FileChoices>(record.said_sealed);
  return {
    ...presentStored(record),
    intake_id: String(record._id),
    company_id: record.entity_id ? String(record.entity_id) : null,
    company_name: entity?.name ?? null,
    state: record.state,
    noun: record.noun,
    file: { name: said.name, size: record.size },
    purpose: said.purpose,
    answers: said.answers,
    applied_at: record.applied_at?.toISOString() ?? null,
  };
};

/** The part of a reading stored to be shown again, with all refused lines and their titles. */
interface Kept {
  answer: Answer;
  set_aside: Reading['set_aside'];
}

const keptOf = ({ answer, reading }: FileReading): Kept => ({
  answer,
  set_aside: reading?.set_aside.filter((s) => s.refused || s.cells.length > 0) ?? [],
});

/** An earlier applied import of the same file for the same client. */
async function earlierOf(record: Pick<IntakeDoc, '_id' | 'owner_id' | 'entity_id' | 'hash'>) {
  const found = await Intake.findOne({
    owner_id: record.owner_id,
    entity_id: record.entity_id,
    hash: record.hash,
    state: 'applied',
    _id: op({ $ne: record._id }),
  })
    .sort({ applied_at: -1 })
    .lean();
  return found ? { intake_id: String(found._id), applied_at: found.applied_at?.toISOString() ?? null } : null;
}

async function answerOf(
  deps: Deps,
  record: IntakeDoc,
  entity: EntityDoc | undefined,
  answer: Answer,
): Promise<object> {
  return { ...recordOf(deps, record, entity), ...answer, earlier: await earlierOf(record) };
}

/** Whether an import's file is so large that it is read in a worker process. */
async function isLarge(id: string): Promise<boolean> {
  const found = await Intake.findById(toId(id), { size: 1 }).lean();
  return (found?.size ?? 0) > largeBodies.workbook;
}

/** The client of an answer or field; out of reach is the same 404 as missing. */
const clientOf = async (user: SignedIn, id: string | undefined): Promise<EntityDoc | undefined> =>
  id ? reachEntity(user, id, 'edit') : undefined;

/** A person's pending files are limited; the oldest are removed. */
async function makeRoom(owner: mongoose.Types.ObjectId): Promise<void> {
  const waiting = await Intake.find({ owner_id: owner, state: 'open' }, { _id: 1 })
    .sort({ updated_at: -1 })
    .skip(MOST_WAITING - 1)
    .lean();
  if (waiting.length > 0) await dropIntakes({ _id: op({ $in: waiting.map((i) => i._id) }) });
}

/**
 * `POST /intake` (multipart `file`, optional `company_id`, `purpose`, and `answers`, `mapping` as JSON):
 * reads any table or portal file and stores it for 24 hours. Nothing is imported yet. 422 `other_kind` for a
 * file other than `purpose`.
 */
export const openIntake = route({
  method: 'POST',
  path: '/intake',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {size} MB.', { size: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({
    company_id: z.union([recordId, z.literal('')]).optional(),
    purpose: z.string().max(40).default(''),
    answers: textsField,
    mapping: textsField,
  }),
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachEntity(user, id, 'edit');
  },
  audit: 'intake.read',
  handle: async ({ user, body, uploads, deps, note }) => {
    const entity = await clientOf(user, body.company_id || body.answers['company_id']);
    const upload = uploads['file'];
    if (!upload || upload.size === 0) throw malformedField('file', 'Please select a file');
    const bytes = await readFile(upload.path);
    const said: FileChoices = {
      name: upload.name.slice(0, 255),
      purpose: body.purpose,
      answers: body.answers,
      mapping: body.mapping,
    };
    const done = await readIntake(deps, user, entity, said, bytes);
    await makeRoom(toId(user.id));
    const [made] = await Intake.create([
      {
        owner_id: toId(user.id),
        entity_id: entity?._id ?? null,
        state: 'open',
        noun: done.noun,
        hash: deps.vault.fingerprint('intake', createHash('sha256').update(bytes).digest('hex')),
        size: bytes.length,
        said_sealed: deps.vault.seal(said),
        result_sealed: deps.vault.seal(keptOf(done)),
      },
    ]);
    const record = made!.toObject() as IntakeDoc;
    await keepBytes(deps, record._id, 'file', bytes);
    note({ kind: 'intake', id: String(record._id), detail: done.noun || 'asked' });
    return answerOf(deps, record, entity, done.answer);
  },
});

const texts = z.record(z.string().max(300), z.string().max(300));
const corrected = z.strictObject({
  company_id: z.union([recordId, z.literal('')]).optional(),
  purpose: z.string().max(40).optional(),
  /** Fields by heading; '' leaves a column out. Also accepted as a list of `{ heading, field }`. */
  mapping: z
    .union([
      texts,
      z.array(z.looseObject({ heading: z.string().max(300), field: z.string().max(60).nullable() })),
    ])
    .optional(),
  /** Answers by question, or by `question:document`. */
  answers: texts.optional(),
  /** The answer to one question: `question`, else the first. */
  question: z.string().max(100).optional(),
  question_id: z.string().max(100).optional(),
  id: z.string().max(100).optional(),
  answer: z
    .union([
      z.string().max(300),
      z.looseObject({ id: z.string().max(100).optional(), value: z.string().max(300) }),
    ])
    .optional(),
});

/** The answers of a correction; 422 for a value the question does not offer. */
function answersOf(body: z.output<typeof corrected>, open: readonly Answer['questions'][number][]) {
  const out: Record<string, string> = { ...body.answers };
  if (body.answer !== undefined) {
    const named = typeof body.answer === 'string' ? undefined : body.answer.id;
    const id = named ?? body.question ?? body.question_id ?? body.id ?? open[0]?.id;
    if (!id) throw invalidField('answer', 'There are no questions about this file');
    out[id] = typeof body.answer === 'string' ? body.answer : body.answer.value;
  }
  for (const [key, value] of Object.entries(out)) {
    const question = open.find((q) => q.id === key || key.startsWith(`${q.id}:`));
    if (!question || value === '' || value === LEAVE_OUT) continue;
    const option = question.options.find(
      (o) => o.value === value || o.label.toLowerCase() === value.trim().toLowerCase(),
    );
    if (!option) {
      const values = question.options.map((o) => o.value).join(', ');
      throw invalidField(`answers.${key}`, say('chooseOf', { choices: values.slice(0, 300) }));
    }
    out[key] = option.value;
  }
  return out;
}

const stateOf = (record: IntakeDoc): void => {
  if (record.state !== 'open')
    throw conflict(
      record.state === 'applied' ? 'already_applied' : 'already_undone',
      record.state === 'applied'
        ? 'This file has already been imported.'
        : 'This import was undone. Upload the file again.',
    );
};

/** The file of a pending import; 409 if it has expired. */
async function fileOf(deps: Deps, record: IntakeDoc): Promise<Buffer> {
  const bytes = await bytesOf(deps, record._id, 'file');
  if (!bytes) throw conflict('file_gone', 'The file has been removed. Upload it again.');
  return bytes;
}

/**
 * `PUT /intake/{id}`: a corrected mapping, answers, another client or purpose; the file is read again and the
 * response is that of `POST`.
 */
export const correctIntake = route({
  method: 'PUT',
  path: '/intake/:id',
  access: 'tax',
  limit: 'upload',
  params: idParams,
  body: corrected,
  aside: import.meta.url,
  large: ({ params }) => isLarge(params.id),
  audit: 'intake.corrected',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity: before } = await reachIntake(user, params.id, 'edit');
    stateOf(record);
    const old = deps.vault.open<FileChoices>(record.said_sealed);
    const { answer } = deps.vault.open<Kept>(record.result_sealed);
    const answers = { ...old.answers, ...answersOf(body, answer.questions) };
    for (const [key, value] of Object.entries(answers)) if (value === '') delete answers[key];
    const { company_id: named, ...rest } = answers;
    const entity = (await clientOf(user, body.company_id || named)) ?? before;
    const mapping = Array.isArray(body.mapping)
      ? Object.fromEntries(body.mapping.map((m) => [m.heading, m.field ?? '']))
      : (body.mapping ?? {});
    // Unchanged defaults do not count as the user's input.
    const changed = Object.fromEntries(
      Object.entries(mapping).filter(
        ([heading, field]) =>
          (answer.mapping[heading] ?? '') !== field || Object.hasOwn(old.mapping, heading),
      ),
    );
    const said: FileChoices = {
      name: old.name,
      purpose: body.purpose ?? old.purpose,
      answers: rest,
      mapping: { ...old.mapping, ...changed },
    };
    const done = await readIntake(deps, user, entity, said, await fileOf(deps, record));
    const saved = await Intake.findOneAndUpdate(
      { _id: record._id, state: 'open' },
      {
        $set: {
          entity_id: entity?._id ?? null,
          noun: done.noun,
          said_sealed: deps.vault.seal(said),
          result_sealed: deps.vault.seal(keptOf(done)),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!saved) throw conflict('already_applied', 'This file has already been imported.');
    note({ kind: 'intake', id: params.id, detail: done.noun || 'asked' });
    return answerOf(deps, saved as IntakeDoc, entity, done.answer);
  },
});

/** `GET /intake/{id}`: an import as last returned. */
export const readIntakeOf = route({
  method: 'GET',
  path: '/intake/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachIntake(user, params.id);
    const { answer } = deps.vault.open<Kept>(record.result_sealed);
    return answerOf(deps, record, entity, answer);
  },
});

/** `GET /intake?company_id`: the caller's imports, newest first, at most 100. */
export const listIntakes = route({
  method: 'GET',
  path: '/intake',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({ company_id: recordId.optional() }),
  handle: async ({ user, query, deps }) => {
    const entity = query.company_id ? await reachEntity(user, query.company_id) : undefined;
    const found = await Intake.find({
      owner_id: toId(user.id),
      entity_id: entity ? entity._id : op({ $in: [null, ...(await reachableIds(user))] }),
    })
      .sort({ updated_at: -1 })
      .limit(100)
      .lean();
    return { intakes: found.map((record) => recordOf(deps, record as IntakeDoc, entity)) };
  },
});

const shownUndo = (undo: readonly Undo[]) =>
  undo
    .filter((u) => u.kind !== 'none')
    .map((u) => ({ kind: u.kind, name: u.name, created: u.created, ...u.detail }));

/** `POST /intake/{id}/apply`: imports everything placed to the client's books in one transaction. */
export const applyIntake = route({
  method: 'POST',
  path: '/intake/:id/apply',
  access: 'tax',
  limit: 'upload',
  params: idParams,
  body: z.strictObject({ leave_out_reported: z.boolean().default(false) }),
  aside: import.meta.url,
  large: ({ params }) => isLarge(params.id),
  audit: 'intake.applied',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachIntake(user, params.id, 'edit');
    stateOf(record);
    const said = deps.vault.open<FileChoices>(record.said_sealed);
    const done = await readIntake(deps, user, entity, said, await fileOf(deps, record));
    const { answer, reader, reading, given } = done;
    if (answer.question)
      throw failure(422, 'question', answer.question.message, {
        fields: [{ path: 'answers', message: answer.question.message }],
        details: { question: answer.question, questions: answer.questions },
      });
    if (!reader || !reading || Object.keys(answer.placed).length === 0) {
      const reason = answer.set_aside[0]?.reason;
      throw invalidField(
        'file',
        reason ? { text: reason } : sentence('Nothing in this file can be imported'),
        'nothing_read',
      );
    }
    const steps = await reader.steps(given, reading, { ...body, intake_id: params.id });
    const layouts = reading.sheets.map(keyOfSheet);
    const applied_at = deps.now();
    const undo = await carryOut(steps, async (made) => {
      const { matchedCount } = await Intake.updateOne(
        { _id: record._id, state: 'open' },
        {
          $set: {
            state: 'applied',
            noun: done.noun,
            applied_at,
            corrected_lines: done.lines ?? [],
            undo_sealed: deps.vault.seal(made),
            result_sealed: deps.vault.seal(keptOf(done)),
          },
          $inc: { version: 1 },
        },
      );
      if (matchedCount === 0) throw conflict('already_applied', 'This file has already been imported.');
      await remember(deps, entity ? entity._id : toId(user.id), layouts, said.mapping);
    });
    if (entity && (done.noun === 'sales' || done.noun === 'purchases'))
      await rememberColumns(deps, entity._id, layouts, said.mapping as never);
    await IntakePiece.deleteMany({ intake_id: record._id, part: 'file' });
    note({ kind: 'intake', id: params.id, detail: done.noun });
    return {
      intake_id: params.id,
      state: 'applied',
      applied: shownUndo(undo),
      placed: answer.placed,
      set_aside: answer.set_aside,
      applied_at: applied_at.toISOString(),
    };
  },
});

/** `POST /intake/{id}/undo`: undoes an applied import; 409 `changed_since` if its records were changed since. */
export const undoIntake = route({
  method: 'POST',
  path: '/intake/:id/undo',
  access: 'tax',
  limit: 'upload',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => isLarge(params.id),
  audit: 'intake.undone',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachIntake(user, params.id, 'edit');
    if (record.state !== 'applied')
      throw conflict('not_applied', 'Only an import that was applied can be undone.');
    const list = deps.vault.open<Undo[]>(record.undo_sealed);
    const steps = await undoSteps(deps, user, list);
    await carryOut(steps, async () => {
      const { matchedCount } = await Intake.updateOne(
        { _id: record._id, state: 'applied' },
        { $set: { state: 'undone', undo_sealed: '' }, $inc: { version: 1 } },
      );
      if (matchedCount === 0) throw conflict('not_applied', 'Only an import that was applied can be undone.');
    });
    note({ kind: 'intake', id: params.id });
    return { intake_id: params.id, state: 'undone', undone: shownUndo(list) };
  },
});

/** Refused lines in file order, each below the titles above it. */
function linesToCorrect(lines: Kept['set_aside']): Kept['set_aside'] {
  const ordered = [...lines].sort((a, b) => (a.row ?? Number.MAX_VALUE) - (b.row ?? Number.MAX_VALUE));
  const last = ordered.findLastIndex((l) => l.refused);
  return ordered.slice(0, last + 1);
}

/** Column heading for data given in titles rather than lines: a party, or its GSTIN. */
const headingAbove = (noun: string, cells: readonly string[]): string =>
  noun !== 'sales' && noun !== 'purchases'
    ? ''
    : cells.some((c) => isGstin(c))
      ? noun === 'sales'
        ? 'GSTIN of recipient'
        : 'Supplier GSTIN'
      : 'Party name';

const sheetName = (name: string): string =>
  (name || 'Refused lines').replace(/[[\]:*?/\\]/g, ' ').slice(0, 28);

/** `GET /intake/{id}/refused.xlsx`: refused lines with reasons, to be corrected and imported again. */
export const refusedLines = route({
  method: 'GET',
  path: '/intake/:id/refused.xlsx',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  exports: 'intake.refused-lines',
  handle: async ({ user, params, deps }) => {
    const { record } = await reachIntake(user, params.id);
    const { answer, set_aside } = deps.vault.open<Kept>(record.result_sealed);
    if (!answer) throw notFound('This import was not found.');
    const names = [...new Set(set_aside.filter((s) => s.refused).map((s) => s.sheet))];
    const { assessment_year: year } = answer.target;
    const title =
      record.noun === 'trial_balance' && typeof year === 'string'
        ? [[`Trial Balance: 1-Apr-${startYear(year) - 1} to 31-Mar-${startYear(year)}`]]
        : [];
    const sheets = (names.length > 0 ? names : ['']).map((name, i) => {
      const lines = linesToCorrect(set_aside.filter((s) => s.sheet === name));
      const columns = (answer.sheets.find((s) => s.sheet === name) ?? answer.sheets[0])?.columns ?? [];
      const width = Math.max(columns.length, ...lines.map((l) => l.cells.length));
      return {
        // Sheets are identified by their unique names.
        name:
          sheetName(name) + (names.findIndex((n) => sheetName(n) === sheetName(name)) < i ? ` ${i + 1}` : ''),
        rows: [
          ...title,
          [
            ...Array.from(
              { length: width },
              (_, k) =>
                columns[k]?.heading ??
                headingAbove(
                  record.noun,
                  lines.map((l) => l.cells[k] ?? ''),
                ),
            ),
            ...refusedHeadings,
          ],
          ...lines.map((l) => [
            ...Array.from({ length: width }, (_, k) => l.cells[k] ?? ''),
            ...(l.refused
              ? [l.row ?? '', l.column ?? '', l.number ? `${l.number}: ${l.reason}` : l.reason]
              : []),
          ]),
        ],
      };
    });
    return fileReply('refused.xlsx', xlsxType, await xlsxOf(sheets));
  },
});

/** `DELETE /intake/{id}`: discards a pending file. */
export const dropIntake = route({
  method: 'DELETE',
  path: '/intake/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'intake.dropped',
  handle: async ({ user, params, note }) => {
    const { record } = await reachIntake(user, params.id);
    stateOf(record);
    await dropIntakes({ _id: record._id, state: 'open' });
    note({ kind: 'intake', id: params.id });
    return { intake_id: params.id };
  },
});
