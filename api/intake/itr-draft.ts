import { todayInIst } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { invalidField, notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { entityData } from '../entities/present.ts';
import { formOf } from '../itr/forms.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { itrLife, reachItr, refuseMalformed, summaryOf } from '../itr/store.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import type { ImportInput, Step } from './reading.ts';

/** The return a file was opened from, if any; 404 for one of another client, 409 for a filed one. */
export async function returnNamed(given: ImportInput): Promise<ItrReturnDoc | undefined> {
  const { user, entity, answers } = given;
  const id = answers['return'];
  if (!entity || !id) return undefined;
  if (!/^[0-9a-f]{24}$/i.test(id)) throw notFound();
  const { record } = await reachItr(user, id, 'edit');
  if (String(record.entity_id) !== String(entity._id)) throw notFound();
  refuseClosed(itrLife, record);
  return record;
}

/** Returns that accept a broker's statement. */
export const humanForms = ['ITR-2', 'ITR-3'] as const;
/** Returns with a list of individual share sales. */
export const shareForms = [...humanForms, 'ITR-5', 'ITR-6'] as const;
type ShareForm = (typeof shareForms)[number];

/** The client's open return of a year in one of `forms`, the last edited. */
export const draftOf = async (
  given: ImportInput,
  year: string,
  forms: readonly ShareForm[],
): Promise<ItrReturnDoc | null> =>
  (await ItrReturn.findOne({
    entity_id: given.entity!._id,
    assessment_year: year,
    itr_type: op({ $in: [...forms] }),
    status: op({ $ne: 'filed' }),
    deleted_at: null,
  })
    .sort({ updated_at: -1 })
    .lean()) as ItrReturnDoc | null;

/** The return created for a client without one, by the fourth letter of the PAN; a trust may need ITR-5 or ITR-7. */
const begun: Readonly<Record<string, ShareForm>> = {
  P: 'ITR-2',
  H: 'ITR-2',
  C: 'ITR-6',
  ...Object.fromEntries([...'FABLJ'].map((letter) => [letter, 'ITR-5' as const])),
};

/**
 * The form that receives the rows; 422 if there is none and none of `forms` can be created for this client
 * and year.
 */
export function formToFill(
  { deps, entity }: ImportInput,
  draft: ItrReturnDoc | null,
  year: string,
  forms: readonly ShareForm[],
): ItrReturnDoc['itr_type'] {
  if (draft) return draft.itr_type;
  const type = begun[String(entityData(deps, entity!)['pan'] ?? '').charAt(3)];
  if (type && forms.includes(type) && isItrFormAvailable(type, year)) return type;
  if (type && !forms.includes(type))
    throw invalidField(
      'file',
      sentence(
        'A broker’s statement can be imported into ITR-2 or ITR-3. Use the Schedule 112A template for {form}',
        {
          form: type,
        },
      ),
      'no_schedule',
    );
  throw invalidField(
    'file',
    sentence('Start the return of {year} first, then import the shares from its capital gains step', {
      year,
    }),
    'no_return',
  );
}

/** Saves form data to a draft, or creates the year's return with it; `sources` are stored if given. */
export async function draftStep(
  { deps, user, entity: of }: ImportInput,
  to: {
    draft: ItrReturnDoc | null;
    type: ItrReturnDoc['itr_type'];
    year: string;
    after: FormValues;
    sources?: object;
    rows: number;
  },
): Promise<Step> {
  const { draft, type, year, after, sources, rows } = to;
  const entity = of!;
  const by = { deps, user };
  const form = await formOf(type, year);
  refuseMalformed(form, after);
  const set = {
    status: 'draft' as const,
    form_sealed: deps.vault.seal(after),
    summary: summaryOf(form, after, todayInIst(deps.now())),
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
