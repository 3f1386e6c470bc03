import { gunzipSync, gzipSync } from 'node:zlib';
import type mongoose from 'mongoose';
import { todayInIst } from '../../shared/dates.ts';
import type { CorrectedLine } from '../../shared/intake/refused-lines.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { type Permission, reachEntity } from '../entities/reach.ts';
import { Intake, type IntakeDoc, IntakeMemory, IntakePiece, type IntakePieceDoc } from './model.ts';

/** The user's choices for a file: name, purpose, answers and column mapping. */
export interface FileChoices {
  name: string;
  purpose: string;
  answers: Record<string, string>;
  mapping: Record<string, string>;
}

/** Size of a piece; encryption adds some bytes. */
const PIECE = 2 * 1024 * 1024;
/** Most pending files per person; the oldest are removed. */
export const MOST_WAITING = 20;
/** How long unapplied files are kept. */
const WAITING_HOURS = 24;

/** Stores bytes with an import, compressed and encrypted. */
export async function keepBytes(
  deps: Deps,
  intake_id: mongoose.Types.ObjectId,
  part: IntakePieceDoc['part'],
  bytes: Buffer,
): Promise<void> {
  const small = gzipSync(bytes, { level: 3 });
  for (let at = 0, seq = 0; at === 0 || at < small.length; at += PIECE, seq++)
    await IntakePiece.create([
      { intake_id, part, seq, sealed: deps.vault.seal(small.subarray(at, at + PIECE).toString('base64')) },
    ]);
}

/** Reads stored bytes; undefined if they are gone. */
export async function bytesOf(
  deps: Deps,
  intake_id: mongoose.Types.ObjectId,
  part: IntakePieceDoc['part'],
): Promise<Buffer | undefined> {
  const found = await IntakePiece.find({ intake_id, part }).sort({ seq: 1 }).lean();
  if (found.length === 0) return undefined;
  return gunzipSync(
    Buffer.concat(found.map((p) => Buffer.from(deps.vault.open<string>(p.sealed), 'base64'))),
  );
}

/** Removes imports with their pieces. */
export async function dropIntakes(filter: object): Promise<void> {
  const gone = (await Intake.find(filter, { _id: 1 }).lean()).map((i) => i._id);
  if (gone.length === 0) return;
  await IntakePiece.deleteMany({ intake_id: op({ $in: gone }) });
  await Intake.deleteMany({ _id: op({ $in: gone }) });
}

/** Removes expired unapplied files. */
export const dropStaleIntakes = (now: Date): Promise<void> =>
  dropIntakes({
    state: 'open',
    updated_at: op({ $lt: new Date(now.getTime() - WAITING_HOURS * 3_600_000) }),
  });

/** Removes all imports of permanently deleted entities, and their remembered mappings. */
export async function dropIntakesOf(entities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  if (entities.length === 0) return;
  await dropIntakes({ entity_id: op({ $in: [...entities] }) });
  await IntakeMemory.deleteMany({ about_id: op({ $in: [...entities] }) });
}

/** An import of the caller with its client, if still in reach; 404 otherwise. */
export async function reachIntake(
  user: SignedIn,
  id: string,
  need: Permission = 'view',
): Promise<{ record: IntakeDoc; entity: EntityDoc | undefined }> {
  const record = await Intake.findOne({ _id: toId(id), owner_id: toId(user.id) }).lean();
  if (!record) throw notFound('This import was not found.');
  if (!record.entity_id) return { record, entity: undefined };
  try {
    return { record, entity: await reachEntity(user, String(record.entity_id), need) };
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw notFound('This import was not found.');
    throw error;
  }
}

type Columns = Record<string, Record<string, string>>;

/** Remembered column mappings by headings. */
export async function recall(deps: Deps, about: mongoose.Types.ObjectId): Promise<Columns> {
  const stored = await IntakeMemory.findOne({ about_id: about }).lean();
  return stored ? deps.vault.open<Columns>(stored.columns_sealed) : {};
}

/** Remembers the column mappings of these layouts; the oldest are dropped first. Runs inside a transaction. */
export async function remember(
  deps: Deps,
  about: mongoose.Types.ObjectId,
  layouts: readonly string[],
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  if (layouts.length === 0 || Object.keys(mapping).length === 0) return;
  const all = new Map(Object.entries(await recall(deps, about)));
  for (const key of layouts) {
    const before = all.get(key);
    all.delete(key);
    all.set(key, { ...before, ...mapping });
  }
  await IntakeMemory.updateOne(
    { about_id: about },
    { $set: { columns_sealed: deps.vault.seal(Object.fromEntries([...all].slice(-50))) } },
    { upsert: true },
  );
}

/** Key of a corrected line; reveals nothing else. */
export const lineKey = (deps: Deps, says: string): string => deps.vault.fingerprint('intake-line', says);

/** Lines of our Excel of refused lines that an applied import has imported, by sheet and row, with the date. */
export async function importedBefore(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc | undefined,
  lines: readonly CorrectedLine[],
): Promise<Map<string, { sheet: string; row: number; date: string }>> {
  const keyed = lines.map((line) => ({ ...line, key: lineKey(deps, line.says) }));
  const found = await Intake.find(
    {
      owner_id: toId(user.id),
      entity_id: entity?._id ?? null,
      state: 'applied',
      corrected_lines: op({ $in: keyed.map((l) => l.key) }),
    } as object,
    { corrected_lines: 1, applied_at: 1 },
  ).lean();
  const days = new Map(
    found.flatMap((i) =>
      i.corrected_lines.map((key) => [key, todayInIst(i.applied_at ?? deps.now())] as const),
    ),
  );
  return new Map(
    keyed.flatMap(({ sheet, row, key }) => {
      const date = days.get(key);
      return date === undefined ? [] : [[`${sheet}|${row}`, { sheet, row, date }] as const];
    }),
  );
}
