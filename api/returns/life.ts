import type mongoose from 'mongoose';
import { type Message, sentence } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, type Failure, isDuplicate, malformed, stale } from '../base/errors.ts';
import { op, type StoredRecord, toId } from '../base/records.ts';
import { withTransaction } from '../database/connect.ts';
import type { EntityDoc } from '../entities/model.ts';
import { type Permission, reachOwned } from '../entities/reach.ts';
import { needRight } from '../membership/need.ts';
import { noteChanges, Review, refuseUnapproved, type Watched } from './review.ts';

/** Common fields of every return, statement, trial balance and invoice. */
export interface LifeRecord extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  status: string;
  /** Unique while in force; set to the id when deleted. */
  open_key?: string;
  /** Its GSTIN or TAN of the entity; null for a statement of an entity without a TAN. */
  registration_id?: string | null;
  deleted_at: Date | null;
}

/** One kind of record and the specifics of its life cycle. */
export interface Life<D extends LifeRecord = LifeRecord> {
  /** Collection, and the filter for this kind. */
  model: mongoose.Model<LifeRecord>;
  where?: Partial<D>;
  /** Filter of those readable under the same address, if wider than `where`. */
  reads?: Record<string, unknown>;
  /** Path below /api, and the response member with one record. */
  path: string;
  member: string;
  /** Kind in the audit trail, and prefix of its events. */
  kind: string;
  act: string;
  /** Noun in messages: `Return`, `GSTR-1`; `named` if records of one kind have several. */
  noun: string;
  named?(record: D): string;
  /** One as the API returns it. */
  show(deps: Deps, user: SignedIn, record: D, entity: EntityDoc): object | Promise<object>;
  /** If only one may be in force: its key, name in messages, error id, and the response member for a second one. */
  only?: { key(record: D): string; name(record: D): Message; error: string; id: string };
  /** Why it can no longer be changed or deleted, undefined if it can; by default filed ones cannot. */
  closed?(record: D): Failure | undefined;
  /** Whether each belongs to a GSTIN or TAN of the entity (`registration_id`). */
  registered?: true;
  /**
   * The figures a review locks: those of the record and its rows, without those that follow from the filing
   * date. A kind without them is not reviewed.
   */
  figures?(deps: Deps, record: D, files: boolean): unknown;
  /** Removes data depending on deleted records, and the entity's related data. */
  erase?(ids: readonly mongoose.Types.ObjectId[]): Promise<unknown>;
  eraseBeside?(entities: readonly mongoose.Types.ObjectId[]): Promise<unknown>;
}

/** Declares a kind of record, with its functions typed by the model. */
export const lifeOf = <D extends LifeRecord>(life: Omit<Life<D>, 'model'> & { model: mongoose.Model<D> }) =>
  life as unknown as Life<D>;

/** A record within reach and its entity. */
export interface Reached<D> {
  record: D;
  entity: EntityDoc;
}

/** The acting person. */
export interface By {
  deps: Deps;
  user: SignedIn;
}

/**
 * A record of a kind within reach; 404 otherwise, 403 if only the permission is missing. `deleted` searches
 * the bin.
 */
export async function reach<D extends LifeRecord>(
  life: Pick<Life<D>, 'model' | 'where' | 'reads'>,
  user: SignedIn,
  id: string,
  need: Permission = 'view',
  deleted = false,
): Promise<Reached<D>> {
  const record = await life.model
    .findOne({ _id: toId(id), ...life.where, ...life.reads, deleted_at: deleted ? op({ $ne: null }) : null })
    .lean();
  return reachOwned(user, record as D | null, need);
}

/** The noun in mid-sentence. */
const nounOf = <D extends LifeRecord>(life: Pick<Life<D>, 'noun' | 'named'>, record: D): Message => {
  const noun = nameIn(life, record);
  return { text: noun.startsWith('GSTR') ? noun : noun.toLowerCase() };
};

/** Name of a record in messages. */
export const nameIn = <D extends LifeRecord>(life: Pick<Life<D>, 'noun' | 'named'>, record: D): string =>
  life.named?.(record) ?? life.noun;

/** 409 for a record that can no longer be changed: a filed one, unless the kind says otherwise. */
const closed = <D extends LifeRecord>(life: Life<D>, record: D): Failure | undefined =>
  life.closed
    ? life.closed(record)
    : record.status === 'filed'
      ? conflict(
          'already_filed',
          sentence('This {noun} is filed and can no longer be changed.', { noun: nounOf(life, record) }),
        )
      : undefined;

/** Throws if a record can no longer be changed. */
export function refuseClosed<D extends LifeRecord>(life: Life<D>, record: D): void {
  const why = closed(life, record);
  if (why) throw why;
}

/** Throws if a record is not marked as filed. */
export function needFiled<D extends LifeRecord>(life: Life<D>, record: D): void {
  if (record.status !== 'filed')
    throw conflict(
      'not_filed',
      sentence('This {noun} is not marked as filed.', { noun: nounOf(life, record) }),
    );
}

/** 409 with the stored record; if it was closed meanwhile, with the reason. */
export async function outdated<D extends LifeRecord>(
  life: Life<D>,
  { deps, user }: By,
  { record }: Reached<D>,
): Promise<Failure> {
  const now = await reach(life, user, String(record._id));
  return (
    (!closed(life, record) && closed(life, now.record)) ||
    stale(await life.show(deps, user, now.record, now.entity))
  );
}

/**
 * Stores a change of the given version and returns the record; 409 if it was changed meanwhile. `also` runs
 * in the same transaction, and its result is stored too.
 */
export async function change<D extends LifeRecord>(
  life: Life<D>,
  by: By,
  at: Reached<D>,
  version: number | undefined,
  set: Partial<D>,
  also?: (record: D) => Promise<Partial<D> | undefined>,
): Promise<D> {
  const { _id, status } = at.record;
  const edited = needVersion(version);
  const watched = await watch(life, by, at, set);
  const put = async () => {
    const doc = (await life.model
      .findOneAndUpdate(
        { _id, version: edited, status, deleted_at: null },
        { $set: set as Partial<LifeRecord>, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean()) as D | null;
    const more = doc && (await also?.(doc));
    if (more) await life.model.updateOne({ _id }, { $set: more as Partial<LifeRecord> });
    const changed = doc && { ...doc, ...more };
    if (changed && watched)
      await noteChanges(by.deps, by.user, watched, await life.figures!(by.deps, changed, watched.files));
    return changed;
  };
  const saved = await (also || watched ? withTransaction(put) : put());
  if (!saved) throw await outdated(life, by, at);
  return saved;
}

/** The review a change may affect, undefined if none; refuses to file an unapproved return. */
async function watch<D extends LifeRecord>(
  life: Life<D>,
  { deps, user }: By,
  { record, entity }: Reached<D>,
  set: Partial<D>,
): Promise<Watched | undefined> {
  const files = set.status === 'filed' && record.status !== 'filed';
  if (files) needRight(user, 'work.file');
  if (!life.figures) return undefined;
  const review = await Review.findOne({ record_id: record._id }).lean();
  if (files) await refuseUnapproved(entity.owner_id, review?.state);
  if (!review || review.state === 'draft') return undefined;
  return { review, before: await life.figures(deps, record, files), files };
}

/** The version of a save; 400 if missing. */
export function needVersion(version: number | undefined): number {
  if (version !== undefined) return version;
  throw malformed(sentence('{name} is missing', { name: 'version' }), [
    { path: 'version', message: 'Send the version you edited' },
  ]);
}

/** 409 with the record already in force; undefined if there is none. */
export async function standing<D extends LifeRecord>(
  life: Life<D>,
  { deps, user }: By,
  { record, entity }: Reached<D>,
): Promise<Failure | undefined> {
  const { key, name, error, id } = life.only!;
  const stored = (await life.model.findOne({ open_key: key(record) }).lean()) as D | null;
  return stored
    ? conflict(
        error,
        sentence('{what} of {name} already exists.', { what: name(record), name: entity.name }),
        {
          [id]: String(stored._id),
          version: stored.version,
          stored: await life.show(deps, user, stored, entity),
        },
      )
    : undefined;
}

/** Runs an insertion; 409 with the record already in force. */
export async function unlessStanding<D extends LifeRecord, T>(
  life: Life<D>,
  by: By,
  at: Reached<D>,
  put: () => Promise<T>,
): Promise<T> {
  try {
    return await put();
  } catch (error) {
    throw (life.only && isDuplicate(error) && (await standing(life, by, at))) || error;
  }
}

/** Inserts a record of an entity, with `also` in the same transaction; 409 with the record already in force. */
export const insert = <D extends LifeRecord>(
  life: Life<D>,
  by: By,
  entity: EntityDoc,
  fields: Partial<D>,
  also?: (record: D) => Promise<unknown>,
): Promise<D> => {
  const record = { ...life.where, ...fields, entity_id: entity._id } as D;
  const put = async () => {
    // Records entered as filed were never reviewed, except statements from the department's own files.
    if (fields.status === 'filed' && life.kind === 'gst') {
      needRight(by.user, 'work.file');
      await refuseUnapproved(entity.owner_id, undefined);
    }
    const [made] = await life.model.create([
      { ...record, ...(life.only && { open_key: life.only.key(record) }) },
    ]);
    const doc = made!.toObject() as unknown as D;
    await also?.(doc);
    return doc;
  };
  return unlessStanding(life, by, { record, entity }, () => (also ? withTransaction(put) : put()));
};
