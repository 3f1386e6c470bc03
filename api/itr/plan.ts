import * as z from 'zod';
import { isAssessmentYear } from '../../shared/dates.ts';
import { english } from '../../shared/forms/messages.ts';
import { type Plan, type PlanCopy, planIssues, planOf, type Receiver } from '../../shared/itr/plan.ts';
import { giftsOf, readyKinds } from '../../shared/itr/ready-plans.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { fieldErrors, invalid, invalidField } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { idsOfSamePerson } from '../entities/person.ts';
import { sayIn } from '../pdf/languages.ts';
import { letterheadFor } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import { formOf } from './forms.ts';
import { ItrReturn, type ItrReturnDoc } from './model.ts';
import { planLetter } from './plan-letter.ts';
import { formDataOf } from './present.ts';
import { figuresDay, reachItr } from './store.ts';

const body = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).max(60),
        regime: z.enum(['old', 'new']).optional(),
        changes: z
          .array(z.strictObject({ path: z.string().min(1).max(300), value: z.json() }))
          .max(60)
          .default([]),
        ready: z
          .strictObject({
            kind: z.enum(readyKinds),
            amount: z.number().int().min(0).max(9_99_99_99_99_999).optional(),
            cash: z.number().int().min(0).max(9_99_99_99_99_999).optional(),
            what: z.enum(giftsOf).optional(),
          })
          .optional(),
        /** The recipient's return of the same year. */
        receiver: recordId.optional(),
      }),
    )
    .min(1)
    .max(4),
});

const withoutReceivers = (columns: z.output<typeof body>['columns']): PlanCopy[] =>
  columns.map(({ receiver: _, ...column }) => column);

/** Another return of the family; 422 for another year, or the same return. */
async function receiverOf(
  deps: Deps,
  user: SignedIn,
  id: string,
  of: ItrReturnDoc,
  path: string,
): Promise<Receiver> {
  const { record, entity } = await reachItr(user, id);
  if (record.assessment_year !== of.assessment_year || String(record._id) === String(of._id))
    throw invalidField(path, 'Choose the return of another person for the same year');
  const form = await formOf(record.itr_type, record.assessment_year);
  return { name: entity.name, form, data: formDataOf(deps, record) };
}

/** The plan of a stored return; 422 for a change that does not fit the form, or if the draft cannot be computed. */
async function planFor(deps: Deps, user: SignedIn, id: string, { columns }: z.output<typeof body>) {
  const { record, entity } = await reachItr(user, id);
  const form = await formOf(record.itr_type, record.assessment_year);
  const data = formDataOf(deps, record);
  const issues = planIssues(form, data, withoutReceivers(columns));
  if (issues.length > 0) throw invalid(issues[0]!.message, fieldErrors(issues));
  const copies = await Promise.all(
    columns.map(async ({ receiver, ...column }, i): Promise<PlanCopy> => {
      if (!receiver) return column;
      return { ...column, receiver: await receiverOf(deps, user, receiver, record, `columns.${i}.receiver`) };
    }),
  );
  let plan: Plan;
  try {
    plan = planOf(form, data, copies, figuresDay(record, deps.now()));
  } catch {
    throw invalid('The tax cannot be computed from this draft yet.');
  }
  return { plan, record, entity };
}

/** The newest return of each of a client's last three years, with its figures. */
async function yearsOf(deps: Deps, of: ItrReturnDoc) {
  const all = await ItrReturn.find(
    { entity_id: op({ $in: await idsOfSamePerson(of.entity_id) }), deleted_at: null },
    { assessment_year: 1 },
  )
    .sort({ assessment_year: -1, updated_at: -1 })
    .lean();
  const newest = new Map<string, (typeof all)[number]>();
  for (const one of all) {
    const held = newest.get(one.assessment_year);
    if (!held || String(one._id) === String(of._id)) newest.set(one.assessment_year, one);
  }
  const years = [...newest.values()].filter((one) => isAssessmentYear(one.assessment_year)).slice(0, 3);
  const rows = (await ItrReturn.find({ _id: op({ $in: years.map((one) => one._id) }) })
    .sort({ assessment_year: -1 })
    .lean()) as ItrReturnDoc[];
  return Promise.all(
    rows.map(async (one) => {
      const head = { itr_id: String(one._id), itr_type: one.itr_type, assessment_year: one.assessment_year };
      try {
        const form = await formOf(one.itr_type, one.assessment_year);
        return {
          ...head,
          figures: planOf(form, formDataOf(deps, one), [], figuresDay(one, deps.now())).present,
        };
      } catch {
        return { ...head, figures: null };
      }
    }),
  );
}

/**
 * `POST /itr/{id}/plan`: the return compared with up to four copies with changed facts (`path` and `value`,
 * null to clear, and the regime, or a ready-made plan): totals, changed lines with sections, and the last
 * three years; for a gift, also the recipient's return and the family's saving. Stores nothing.
 */
export const planItr = route({
  method: 'POST',
  path: '/itr/:id/plan',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  body,
  readOnly: true,
  handle: async ({ user, params, body: asked, deps }) => {
    const { plan, record } = await planFor(deps, user, params.id, asked);
    return {
      present: plan.present,
      columns: plan.columns.map(({ notes, why, problem, ...column }) => ({
        ...column,
        why: why.map(english),
        notes: notes.map(english),
        ...(problem ? { problem: english(problem) } : {}),
      })),
      years: await yearsOf(deps, record),
    };
  },
});

/**
 * `POST /itr/{id}/plan/letter`: the plan as a one-page letter to the client, in English or Hindi, on the
 * firm's letterhead.
 */
export const planItrLetter = route({
  method: 'POST',
  path: '/itr/:id/plan/letter',
  access: 'tax',
  limit: 'heavy',
  exports: 'itr.exported',
  params: idParams,
  body: body.extend({ language: z.enum(['en', 'hi']).default('en') }),
  readOnly: true,
  handle: async ({ user, params, body: asked, deps }) => {
    const { plan, record, entity } = await planFor(deps, user, params.id, asked);
    const pdf = await renderPdf(
      planLetter(plan, {
        language: asked.language,
        say: sayIn(asked.language),
        head: await letterheadFor(entity.owner_id),
        name: entity.name,
        form: record.itr_type,
        year: record.assessment_year,
        day: figuresDay({ filed_on: '' }, deps.now()),
      }),
    );
    return {
      file: {
        name: `plan_AY${record.assessment_year}.pdf`,
        type: 'application/pdf',
        body: pdf,
        size: pdf.length,
      },
    };
  },
});
