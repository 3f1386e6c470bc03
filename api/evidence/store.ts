import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type mongoose from 'mongoose';
import { type AssessmentYear, startYear, yearLabel } from '../../shared/dates.ts';
import { type Carried, carryOver, likeness } from '../../shared/evidence/carry.ts';
import {
  compared,
  type Desk,
  type Ground,
  groundOf,
  joinKey,
  type Suggestion,
} from '../../shared/evidence/desk.ts';
import { type Join, joinPieces } from '../../shared/evidence/joins.ts';
import type { Paper, Piece } from '../../shared/evidence/pieces.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isDuplicate, notFound } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { type Permission, reachEntity } from '../entities/reach.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { formDataOf } from '../itr/present.ts';
import { type Decided, decidedOf } from './decisions.ts';
import {
  EvidenceDesk,
  type EvidenceDeskDoc,
  EvidenceFile,
  type EvidenceFileDoc,
  EvidencePart,
  type EvidencePartDoc,
} from './model.ts';

/** The response for a paper, stored to repeat it for the same file. */
export interface KeptAnswer {
  name: string;
  sha256: string;
  answer: object;
}
export const keptPaper = (name: string, sha256: string, answer: object): KeptAnswer => ({
  name: name.slice(0, 255),
  sha256,
  answer,
});

const PART = 2 * 1024 * 1024;

/** Stores bytes with a paper, compressed and encrypted. */
export async function keepPart(
  deps: Deps,
  file_id: mongoose.Types.ObjectId,
  part: EvidencePartDoc['part'],
  bytes: Buffer,
): Promise<void> {
  const small = gzipSync(bytes, { level: 3 });
  const docs = [];
  for (let at = 0, seq = 0; at === 0 || at < small.length; at += PART, seq++)
    docs.push({
      file_id,
      part,
      seq,
      sealed: deps.vault.seal(small.subarray(at, at + PART).toString('base64')),
    });
  await EvidencePart.insertMany(docs);
}

/** Reads stored bytes. */
export async function partOf(
  deps: Deps,
  file_id: mongoose.Types.ObjectId,
  part: EvidencePartDoc['part'],
): Promise<Buffer> {
  const found = await EvidencePart.find({ file_id, part }).sort({ seq: 1 }).lean();
  if (found.length === 0) throw notFound();
  return gunzipSync(
    Buffer.concat(found.map((p) => Buffer.from(deps.vault.open<string>(p.sealed), 'base64'))),
  );
}

/**
 * Recently decrypted rows of papers, so that a decision does not decrypt them all again. Only ids and files
 * determine the content.
 */
const opened = new Map<string, Piece[]>();
const MOST_OPENED = 8;

async function rowsOf(deps: Deps, file: Pick<EvidenceFileDoc, '_id'>): Promise<Piece[]> {
  const id = String(file._id);
  const known = opened.get(id);
  if (known) return known;
  const rows = JSON.parse((await partOf(deps, file._id, 'rows')).toString('utf8')) as Piece[];
  opened.set(id, rows);
  for (const key of opened.keys()) {
    if (opened.size <= MOST_OPENED) break;
    opened.delete(key);
  }
  return rows;
}

/** The evidence of a client and year; null without papers. */
export const findDesk = (entity: EntityDoc, year: AssessmentYear): Promise<EvidenceDeskDoc | null> =>
  EvidenceDesk.findOne({ entity_id: entity._id, assessment_year: year }).lean();

/** The evidence of a client and year, created if missing. */
export async function deskFor(entity: EntityDoc, year: AssessmentYear): Promise<EvidenceDeskDoc> {
  const found = await findDesk(entity, year);
  if (found) return found;
  try {
    const [made] = await EvidenceDesk.create([
      { entity_id: entity._id, assessment_year: year, tag: randomBytes(6).toString('hex') },
    ]);
    return made!.toObject() as EvidenceDeskDoc;
  } catch (error) {
    const now = isDuplicate(error) ? await findDesk(entity, year) : null;
    if (!now) throw error;
    return now;
  }
}

/** The evidence of a row id, within reach; 404 otherwise. */
export async function reachDesk(
  user: SignedIn,
  id: string,
  need: Permission = 'view',
): Promise<{ desk: EvidenceDeskDoc; entity: EntityDoc }> {
  const desk = await EvidenceDesk.findOne({ tag: id.slice(0, 12) }).lean();
  if (!desk) throw notFound('This row was not found.');
  try {
    return { desk, entity: await reachEntity(user, String(desk.entity_id), need) };
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw notFound('This row was not found.');
    throw error;
  }
}

/** Ids of rows: prefix and a digest of the row's content, so that the same row in a later paper keeps its id. */
export const idOfRow = (desk: Pick<EvidenceDeskDoc, 'tag'>, key: string): string =>
  desk.tag + createHash('sha256').update(key).digest('hex').slice(0, 12);

/** Results that depend on the papers only: row ids, all matches, and totals without undone matches. */
interface Prepared {
  ids: ReadonlyMap<string, string>;
  joins: Join[];
  apart: string;
  ground: Ground;
}

/** Recently prepared evidence, so that a decision neither matches nor totals the papers again. */
const prepared = new Map<string, Prepared>();

async function prepare(
  deps: Deps,
  desk: Pick<EvidenceDeskDoc, 'tag'>,
  files: readonly EvidenceFileDoc[],
  apart: readonly string[],
): Promise<Prepared> {
  const key = `${desk.tag} ${files.map((f) => String(f._id)).join(' ')}`;
  const known = prepared.get(key);
  const without = [...apart].sort().join('\n');
  if (known?.apart === without) return known;
  const rows = known?.ground.pieces ?? (await piecesOf(deps, files));
  const joins = known?.joins ?? joinPieces(rows);
  const made: Prepared = {
    ids: known?.ids ?? new Map(rows.map((p) => [p.key, idOfRow(desk, p.key)])),
    joins,
    apart: without,
    ground: groundOf(rows, new Set(apart), joins),
  };
  prepared.delete(key);
  prepared.set(key, made);
  for (const old of prepared.keys()) {
    if (prepared.size <= MOST_OPENED) break;
    prepared.delete(old);
  }
  return made;
}

/** Active papers, oldest first. */
export const filesOf = (desk: Pick<EvidenceDeskDoc, '_id'>): Promise<EvidenceFileDoc[]> =>
  EvidenceFile.find({ desk_id: desk._id, replaced: false }).sort({ created_at: 1, _id: 1 }).lean();

/** Rows of all active papers without duplicates: a later paper's row replaces an earlier one's. */
export async function piecesOf(deps: Deps, files: readonly EvidenceFileDoc[]): Promise<Piece[]> {
  const all = new Map<string, Piece>();
  for (const file of files) for (const piece of await rowsOf(deps, file)) all.set(piece.key, piece);
  return [...all.values()];
}

/**
 * The return the papers are compared with, among a client's returns of a year: a draft before a filed one,
 * the last changed first.
 */
export const heldAgainst = <R extends Pick<ItrReturnDoc, 'status'>>(returns: readonly R[]): R | null =>
  returns.find((r) => r.status !== 'filed') ?? returns[0] ?? null;

/** The return the papers are compared with. */
async function returnOf(entity: EntityDoc, year: AssessmentYear): Promise<ItrReturnDoc | null> {
  const found = (await ItrReturn.find({ entity_id: entity._id, assessment_year: year, deleted_at: null })
    .sort({ updated_at: -1 })
    .lean()) as ItrReturnDoc[];
  return heldAgainst(found);
}

/** Last year's decisions on similar rows; a client's records of all years are one client. */
async function lastYear(deps: Deps, entity: EntityDoc, year: AssessmentYear): Promise<Map<string, Carried>> {
  const same = await Entity.find({ owner_id: entity.owner_id, pan_key: entity.pan_key }, { _id: 1 }).lean();
  const before = await EvidenceDesk.findOne({
    entity_id: op({ $in: same.map((e) => e._id) }),
    assessment_year: yearLabel(startYear(year) - 1),
  }).lean();
  const out = new Map<string, Carried>();
  if (!before) return out;
  const { rows } = decidedOf(deps, before);
  if (rows.size === 0) return out;
  for (const piece of await piecesOf(deps, await filesOf(before))) {
    const decision = rows.get(piece.key);
    const like = decision ? likeness(piece) : '';
    if (decision && like !== '') out.set(like, decision);
  }
  return out;
}

/** Evidence with rows, decisions and return. */
export interface Opened {
  desk: EvidenceDeskDoc;
  entity: EntityDoc;
  files: EvidenceFileDoc[];
  decided: Decided;
  record: ItrReturnDoc | null;
  /** Without last year's decisions, which `suggestionsOf` adds. */
  shown: Omit<Desk, 'suggestions'>;
  /** Suggestions for each row, including last year's decisions. */
  suggestions: () => Promise<ReadonlyMap<string, Suggestion>>;
  /** Row ids by key. */
  ids: ReadonlyMap<string, string>;
  /** Matches undone by the user. */
  apart: readonly Join[];
  /** Form data of the return; undefined if there is none. */
  data: FormValues | undefined;
}

/** The evidence with these decisions and this return; `data` is the return's form data if not stored yet. */
function held(
  deps: Deps,
  { ids, ground, joins }: Prepared,
  at: Pick<Opened, 'desk' | 'entity' | 'files' | 'decided' | 'record'>,
  data?: FormValues,
): Opened {
  const { desk, entity, record } = at;
  const year = desk.assessment_year as AssessmentYear;
  const draft = record ? { type: record.itr_type, year, data: data ?? formDataOf(deps, record) } : undefined;
  const shown = compared(ground, draft);
  const suggestions = async () => {
    const { pieces } = ground;
    const last = pieces.length === 0 ? new Map<string, Carried>() : await lastYear(deps, entity, year);
    return carryOver(pieces, shown.suggestions, last, yearLabel(startYear(year) - 1));
  };
  const parted = new Set(at.decided.apart);
  return {
    ...at,
    shown,
    suggestions,
    ids,
    apart: joins.filter((j) => parted.has(joinKey(j))),
    data: draft?.data,
  };
}

/** Loads all evidence and compares it with the return. */
export async function openDesk(deps: Deps, entity: EntityDoc, desk: EvidenceDeskDoc): Promise<Opened> {
  const files = await filesOf(desk);
  const decided = decidedOf(deps, desk);
  const record = await returnOf(entity, desk.assessment_year as AssessmentYear);
  const ready = await prepare(deps, desk, files, decided.apart);
  return held(deps, ready, { desk, entity, files, decided, record });
}

/** The evidence after a step, without reading again what the step wrote. */
export async function reopen(
  deps: Deps,
  before: Opened,
  { data, ...now }: Pick<Opened, 'desk' | 'decided' | 'record'> & { data?: FormValues },
): Promise<Opened> {
  const ready = await prepare(deps, now.desk, before.files, now.decided.apart);
  return held(deps, ready, { entity: before.entity, files: before.files, ...now }, data);
}

/** Kinds of papers of which the latest is complete. */
const whole = new Set(['ais', '26as', 'tis', 'prefill']);

/** Earlier papers replaced by a new one: an earlier AIS, or an earlier version of the same statement. */
export async function replacedBy(
  deps: Deps,
  paper: Paper,
  files: readonly EvidenceFileDoc[],
): Promise<mongoose.Types.ObjectId[]> {
  const out: mongoose.Types.ObjectId[] = [];
  const keys = new Set(paper.pieces.map((p) => p.key));
  const spans = (list: readonly Piece[]) =>
    list
      .map((p) => p.date)
      .filter(Boolean)
      .sort();
  const [own, groups] = [spans(paper.pieces), new Set(paper.pieces.map((p) => p.group))];
  for (const file of files) {
    if (file.source !== paper.source) continue;
    if (whole.has(paper.source)) {
      out.push(file._id);
      continue;
    }
    const rows = await rowsOf(deps, file);
    const theirs = spans(rows);
    const covers =
      own.length > 0 && theirs.length > 0 ? own[0]! <= theirs[0]! && own.at(-1)! >= theirs.at(-1)! : false;
    // A certificate with the same employer and number, or a statement covering at least the same days and
    // repeating some rows.
    const certificate = paper.source.startsWith('form16') && rows.some((r) => groups.has(r.group));
    if (certificate || (covers && rows.some((r) => keys.has(r.key)))) out.push(file._id);
  }
  return out;
}

/** Removes all papers of permanently deleted entities. */
export async function dropEvidenceOf(entities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  if (entities.length === 0) return;
  const filter = { entity_id: op({ $in: [...entities] }) };
  const files = (await EvidenceFile.find(filter, { _id: 1 }).lean()).map((f) => f._id);
  for (const file of files) opened.delete(String(file));
  await EvidencePart.deleteMany({ file_id: op({ $in: files }) });
  await EvidenceFile.deleteMany(filter);
  await EvidenceDesk.deleteMany(filter);
}
