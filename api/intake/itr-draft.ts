import type { FormValues } from '../../shared/forms/paths.ts';
import { notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { formOf } from '../itr/forms.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { itrLife, reachItr, refuseMalformed, summaryOf } from '../itr/store.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import type { Given, Step } from './reading.ts';

/** The return a file was opened from, if it was; 404 for one of another client, 409 for one that is filed. */
export async function returnNamed(given: Given): Promise<ItrReturnDoc | undefined> {
  const { user, entity, answers } = given;
  const id = answers['return'];
  if (!entity || !id) return undefined;
  if (!/^[0-9a-f]{24}$/i.test(id)) throw notFound();
  const { record } = await reachItr(user, id, 'edit');
  if (String(record.entity_id) !== String(entity._id)) throw notFound();
  refuseClosed(itrLife, record);
  return record;
}

/** The client's open return of a year that has the schedules of shares: ITR-2 or ITR-3, the one worked on last. */
export const draftOf = async (given: Given, year: string): Promise<ItrReturnDoc | null> =>
  (await ItrReturn.findOne({
    entity_id: given.entity!._id,
    assessment_year: year,
    itr_type: op({ $in: ['ITR-2', 'ITR-3'] }),
    status: op({ $ne: 'filed' }),
    deleted_at: null,
  })
    .sort({ updated_at: -1 })
    .lean()) as ItrReturnDoc | null;

/** Puts a form's data into a draft, or begins an ITR-2 of the year with it; `sources` are kept where they are given. */
export async function draftStep(
  { deps, user, entity: of }: Given,
  to: { draft: ItrReturnDoc | null; year: string; after: FormValues; sources?: object; rows: number },
): Promise<Step> {
  const { draft, year, after, sources, rows } = to;
  const entity = of!;
  const by = { deps, user };
  const type = draft?.itr_type ?? 'ITR-2';
  const form = await formOf(type, year);
  refuseMalformed(form, after);
  const set = {
    status: 'draft' as const,
    form_sealed: deps.vault.seal(after),
    summary: summaryOf(form, after, deps.now()),
    ...(sources ? { sources_sealed: deps.vault.seal(sources) } : {}),
  };
  return {
    commit: async () => {
      const doc = draft
        ? await change(itrLife, by, { record: draft, entity }, draft.version, set)
        : await insert(itrLife, by, entity, {
            created_by: toId(user.id),
            itr_type: type,
            assessment_year: year,
            sources_sealed: '',
            ...set,
          } as Partial<ItrReturnDoc>);
      return {
        kind: 'itr',
        records: [{ id: String(doc._id), version: doc.version }],
        created: !draft,
        before: draft
          ? {
              status: draft.status,
              form_sealed: draft.form_sealed,
              summary: draft.summary,
              ...(sources ? { sources_sealed: draft.sources_sealed ?? '' } : {}),
            }
          : null,
        name: `${type} AY ${year}`,
        detail: { itr_id: String(doc._id), assessment_year: year, rows },
      };
    },
  };
}
