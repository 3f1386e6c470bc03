import type { Ledger } from '../../shared/accounts/trial-balance.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { Sheets } from '../../shared/gst/gstr1/sections.ts';
import { replacingLedgers } from '../accounts/ledgers.ts';
import { trialBalanceLife } from '../accounts/store.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { permissionOf, reachEntity } from '../entities/reach.ts';
import { countAgain, dropPaper } from '../evidence/lay.ts';
import { EvidenceDesk, EvidenceFile } from '../evidence/model.ts';
import { GstInwardFile, type GstReturnDoc } from '../gst/base/model.ts';
import { dropRows, planPatch, replacingList } from '../gst/base/rows.ts';
import { gstLives } from '../gst/base/store.ts';
import { totalsAfter } from '../gst/base/totals.ts';
import type { ItrReturnDoc } from '../itr/model.ts';
import { itrLife } from '../itr/store.ts';
import { type Life, type LifeRecord, reach, refuseClosed } from '../returns/life.ts';
import { type Rows, replacingRows } from '../tds/rows.ts';
import { tdsLife } from '../tds/store.ts';
import { IntakePiece } from './model.ts';
import type { Step, Undo } from './reading.ts';

/** 409: the imported records were changed since. */
const changedSince = (name: string) =>
  conflict(
    'changed_since',
    sentence('{name} was changed after the import, so the import can no longer be undone.', { name }),
  );

const nothing: Undo = { kind: 'none', records: [], created: false, before: null, name: '', detail: {} };

/** Updates fields of a record at the version the import left; throws otherwise. */
async function put<D extends LifeRecord>(life: Life<D>, undo: Undo, set: Partial<D>): Promise<void> {
  const [{ id, version }] = undo.records as [{ id: string; version: number }];
  const { matchedCount } = await life.model.updateOne(
    { _id: toId(id), version, deleted_at: null },
    { $set: set as Partial<LifeRecord>, $inc: { version: 1 } },
  );
  if (matchedCount === 0) throw changedSince(undo.name);
}

/** A record at the version the import left, within reach. */
async function standing<D extends LifeRecord>(life: Life<D>, user: SignedIn, undo: Undo): Promise<D> {
  const [{ id, version }] = undo.records as [{ id: string; version: number }];
  const { record } = await reach(life, user, id, 'edit');
  refuseClosed(life, record);
  if (record.version !== version) throw changedSince(undo.name);
  return record;
}

/** Moves a record the import created to the bin. */
const bin = <D extends LifeRecord>(life: Life<D>, record: D, undo: Undo, now: Date): Step => ({
  commit: async () => {
    await put(life, undo, {
      deleted_at: now,
      ...(record.open_key ? { open_key: `${record.open_key} ${String(record._id)}` } : {}),
    } as Partial<D>);
    return nothing;
  },
});

type GstBefore =
  | { put: Sheets; remove: string[] }
  | { purchases: unknown[] }
  | { inward: unknown[]; content_sealed: string; totals: Record<string, unknown> };

async function gstStep(deps: Deps, user: SignedIn, undo: Undo): Promise<Step> {
  if (undo.name.startsWith('GSTR-3B ')) {
    await standing(gstLives['GSTR-3B'], user, undo);
    return {
      commit: async () => {
        await put(gstLives['GSTR-3B'], undo, undo.before as Partial<GstReturnDoc>);
        return nothing;
      },
    };
  }
  const before = undo.before as GstBefore;
  const sales = 'put' in before;
  const life = gstLives[sales ? 'GSTR-1' : 'GSTR-2B'];
  const record = (await standing(life, user, undo)) as GstReturnDoc;
  if (sales) {
    const patch = await planPatch(deps, record, before.put, before.remove);
    return {
      stage: (act) => act().finally(patch.end),
      commit: async () => {
        await put(life, undo, { totals: totalsAfter(record.totals, patch) });
        await patch.take();
        return nothing;
      },
    };
  }
  const [name, list] =
    'purchases' in before ? (['purchases', before.purchases] as const) : (['inward', before.inward] as const);
  let take: () => Promise<undefined>;
  return {
    stage: (act) =>
      replacingList(deps, record, name, list, (own) => {
        take = own;
        return act();
      }),
    commit: async () => {
      await put(
        life,
        undo,
        'purchases' in before ? {} : { content_sealed: before.content_sealed, totals: before.totals },
      );
      await take();
      return nothing;
    },
  };
}

/** Restores the previous GSTR-2A or IMS records and removes the imported ones. */
async function inwardStep(deps: Deps, user: SignedIn, undo: Undo): Promise<Step> {
  const [{ id, version }] = undo.records as [{ id: string; version: number }];
  const file = await GstInwardFile.findById(toId(id)).lean();
  if (!file || file.version !== version) throw changedSince(undo.name);
  await reachEntity(user, String(file.entity_id), 'edit');
  const at = { _id: file._id, version };
  if (undo.created)
    return {
      commit: async () => {
        const { deletedCount } = await GstInwardFile.deleteOne(at);
        if (deletedCount === 0) throw changedSince(undo.name);
        await dropRows([file._id]);
        return nothing;
      },
    };
  const { rows, content_sealed } = undo.before as { rows: unknown[]; content_sealed: string };
  let take: () => Promise<undefined>;
  return {
    stage: (act) =>
      replacingList(deps, file, 'raw', rows, (own) => {
        take = own;
        return act();
      }),
    commit: async () => {
      const { matchedCount } = await GstInwardFile.updateOne(at, {
        $set: { content_sealed },
        $inc: { version: 1 },
      });
      if (matchedCount === 0) throw changedSince(undo.name);
      await take();
      return nothing;
    },
  };
}

/** Removes a bank statement from the papers of its years and reactivates those it replaced. */
async function bankStep(user: SignedIn, undo: Undo): Promise<Step> {
  const before = undo.before as { desk: string; version: number; replaced: string[] };
  const desk = await EvidenceDesk.findById(toId(before.desk)).lean();
  if (!desk || desk.version !== before.version) throw changedSince(undo.name);
  await reachEntity(user, String(desk.entity_id), 'edit');
  return {
    commit: async () => {
      await dropPaper(toId(undo.records[0]!.id));
      await EvidenceFile.updateMany(
        { _id: op({ $in: before.replaced.map(toId) }) },
        { $set: { replaced: false } },
      );
      await countAgain(desk);
      return nothing;
    },
  };
}

/** Steps that undo an import; 409 if any record was changed since. */
export async function undoSteps(deps: Deps, user: SignedIn, list: readonly Undo[]): Promise<Step[]> {
  const out: Step[] = [];
  const now = deps.now();
  for (const undo of list) {
    if (undo.kind === 'none') continue;
    if (undo.kind === 'lines') {
      out.push({
        commit: async () => {
          await IntakePiece.deleteMany({ intake_id: toId(undo.records[0]!.id), part: 'lines' });
          return nothing;
        },
      });
      continue;
    }
    if (undo.kind === 'entities') {
      out.push({
        commit: async () => {
          for (const { id, version } of undo.records) {
            const entity = await Entity.findOne({ _id: toId(id), deleted_at: null }).lean();
            if (!entity || entity.version !== version || permissionOf(user, entity) !== 'own')
              throw changedSince(entity?.name ?? undo.name);
            await Entity.updateOne(
              { _id: entity._id },
              {
                $set: { deleted_at: now, unique_key: `${entity.unique_key} ${id}` },
                $inc: { version: 1 },
              },
            );
          }
          return nothing;
        },
      });
      continue;
    }
    if (undo.kind === 'bank') {
      out.push(await bankStep(user, undo));
      continue;
    }
    if (undo.kind === 'inward') {
      out.push(await inwardStep(deps, user, undo));
      continue;
    }
    if (undo.kind === 'gst') {
      if (undo.created) {
        const type = (['GSTR-1', 'GSTR-3B'] as const).find((t) => undo.name.startsWith(`${t} `)) ?? 'GSTR-2B';
        const life = gstLives[type];
        out.push(bin(life, await standing(life, user, undo), undo, now));
      } else out.push(await gstStep(deps, user, undo));
      continue;
    }
    if (undo.kind === 'trial-balance') {
      const record = await standing(trialBalanceLife, user, undo);
      if (undo.created) {
        out.push(bin(trialBalanceLife, record, undo, now));
        continue;
      }
      const { ledgers, content } = undo.before as { ledgers: Ledger[]; content: object };
      let take: () => Promise<undefined>;
      out.push({
        stage: (act) =>
          replacingLedgers(deps, record, ledgers, (own) => {
            take = own;
            return act();
          }),
        commit: async () => {
          await put(trialBalanceLife, undo, content);
          await take();
          return nothing;
        },
      });
      continue;
    }
    if (undo.kind === 'itr') {
      const record = await standing(itrLife, user, undo);
      if (undo.created) out.push(bin(itrLife, record, undo, now));
      else
        out.push({
          commit: async () => {
            await put(itrLife, undo, undo.before as Partial<ItrReturnDoc>);
            return nothing;
          },
        });
      continue;
    }
    const record = await standing(tdsLife, user, undo);
    if (undo.created) {
      out.push(bin(tdsLife, record, undo, now));
      continue;
    }
    // Imports of earlier versions stored the totals only.
    const {
      rows,
      totals,
      set = { totals: totals! },
    } = undo.before as {
      rows: Partial<Rows>;
      totals?: typeof record.totals;
      set?: Partial<typeof record>;
    };
    let take: () => Promise<undefined>;
    out.push({
      stage: (act) =>
        replacingRows(deps, record, rows, (own) => {
          take = own;
          return act();
        }),
      commit: async () => {
        await put(tdsLife, undo, set);
        await take();
        return nothing;
      },
    });
  }
  return out;
}
