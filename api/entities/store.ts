import { checkEntity, entityName, tidyEntity } from '../../shared/entities/check.ts';
import { entityForm } from '../../shared/entities/form.ts';
import type { Registration } from '../../shared/entities/registrations.ts';
import type { EntityStatus } from '../../shared/entities/types.ts';
import { longYear } from '../../shared/entities/years.ts';
import { checkDraft } from '../../shared/forms/form.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { sortKey } from '../../shared/order.ts';
import { planOf } from '../../shared/plans.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, failure, fieldErrors, invalid, isDuplicate, malformedFields } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { seesAll } from '../membership/place.ts';
import { Entity, type EntityDoc } from './model.ts';
import { settleRegistrations } from './registrations.ts';

/**
 * Normalized and validated data of an entity; 400 for an unknown field or wrong type, 422 with the documented
 * message.
 */
export function acceptEntity(input: FormValues, check = checkEntity): FormValues {
  const { assessment_year, ...rest } = tidyEntity(input);
  const year =
    typeof assessment_year === 'string' ? (longYear(assessment_year) ?? assessment_year) : assessment_year;
  const data = year === undefined ? rest : { ...rest, assessment_year: year };
  const shape = checkDraft(entityForm, data);
  if (shape.length > 0) throw malformedFields(shape);
  const problem = check(data);
  if (problem) throw invalid(problem.message, fieldErrors(problem.issues));
  return data;
}

/** Prefixes of a PAN or GSTIN, from three characters. */
export const prefixesOf = (text: string) =>
  Array.from({ length: text.length - 2 }, (_, i) => text.slice(0, i + 3));

/** Fingerprint of a PAN, GSTIN or prefix. */
export const panKey = (deps: Deps, text: string): string => deps.vault.fingerprint('pan', text);

/** The key that makes PAN, type and year unique per owner. */
export const uniqueKey = (deps: Deps, ownerId: string, data: FormValues): string =>
  deps.vault.fingerprint('entity', [ownerId, data['pan'], data['status'], data['assessment_year']].join(' '));

/** The stored fields of validated data and registrations; by default those of the data's own GSTIN and TAN. */
export function entityRecord(
  deps: Deps,
  ownerId: string,
  data: FormValues,
  registrations: readonly Registration[] = settleRegistrations(deps, data, undefined).registrations,
) {
  const { pan, gstin, ...rest } = data as FormValues & { pan: string; gstin?: string };
  const name = entityName(data);
  const searched = [name, rest['mobile'], rest['email'], rest['phone'], rest['city'], rest['tan']];
  const numbers = (kind: Registration['kind']) =>
    registrations.filter((r) => r.kind === kind).map((r) => r.number);
  const gstins = new Set([...(gstin ? [gstin] : []), ...numbers('gstin')]);
  return {
    status: rest['status'] as EntityStatus,
    assessment_year: rest['assessment_year'] as string,
    name,
    name_key: name.toLowerCase(),
    sort_key: sortKey(name),
    search_text: [...searched, ...numbers('tan').filter((tan) => tan !== rest['tan'])]
      .filter((v) => typeof v === 'string')
      .join('\n')
      .toLowerCase(),
    pan_sealed: deps.vault.seal(pan),
    pan_keys: [...new Set([pan, ...gstins].flatMap(prefixesOf))].map((text) => panKey(deps, text)),
    pan_key: panKey(deps, pan),
    gstin_sealed: gstin ? deps.vault.seal(gstin) : null,
    has_gstin: gstin !== undefined,
    registrations_sealed: deps.vault.seal(registrations),
    unique_key: uniqueKey(deps, ownerId, data),
    data: rest,
  };
}

/**
 * Refuses entities beyond the plan's limit; the same PAN in several years counts once. Call inside the
 * inserting transaction.
 */
export async function refuseOverPlan(deps: Deps, user: SignedIn, pans: readonly string[]): Promise<void> {
  // Writing the firm serializes concurrent creations, so that both cannot take the last place.
  await Firm.updateOne({ _id: toId(user.firm.id) }, { $set: { updated_at: deps.now() } });
  const limit = planOf(user.tier).entities;
  if (limit === null) return;
  const had = await Entity.find({ owner_id: toId(user.firm.id), deleted_at: null }, { pan_key: 1 }).lean();
  const keys = new Set(had.map((e) => e.pan_key));
  for (const pan of pans) keys.add(panKey(deps, pan));
  if (keys.size > limit && keys.size > new Set(had.map((e) => e.pan_key)).size)
    throw failure(
      403,
      'entity_limit',
      sentence(
        'Your {plan} plan allows {limit} companies or individuals. Delete one or upgrade your plan to add more.',
        { plan: { text: planOf(user.tier).name }, limit },
      ),
      { details: { limit, used: new Set(had.map((e) => e.pan_key)).size } },
    );
}

/** 409 for a PAN, type and year the owner already has. */
export const alreadyThere = () =>
  conflict('entity_exists', 'This PAN is already entered with this status and assessment year.');

/**
 * Inserts entities of a firm within its plan, assigned to `by` unless they see all clients, or assigned like
 * `like`; call inside a transaction.
 */
export async function insertEntities(
  deps: Deps,
  ownerId: string,
  list: readonly { data: FormValues; registrations?: readonly Registration[] | undefined }[],
  { by, like }: { by?: SignedIn; like?: EntityDoc } = {},
): Promise<EntityDoc[]> {
  const mine = by && !seesAll(by.firm) ? [{ user_id: toId(by.id), duty: 'all' as const }] : [];
  const place = {
    assignments: like?.assignments ?? mine,
    group_id: like?.group_id ?? null,
    labels: like?.labels ?? [],
  };
  try {
    const made = await Entity.insertMany(
      list.map(({ data, registrations }) => ({
        owner_id: toId(ownerId),
        reader_ids: [toId(ownerId)],
        ...place,
        ...entityRecord(deps, ownerId, data, registrations),
      })),
    );
    return made.map((entity) => entity.toObject() as EntityDoc);
  } catch (error) {
    if (isDuplicate(error)) throw alreadyThere();
    throw error;
  }
}

/** Inserts one entity of a firm within its plan; call inside a transaction. */
export const insertEntity = async (
  deps: Deps,
  ownerId: string,
  data: FormValues,
  {
    registrations,
    ...more
  }: Parameters<typeof insertEntities>[3] & { registrations?: readonly Registration[] | undefined } = {},
): Promise<EntityDoc> => (await insertEntities(deps, ownerId, [{ data, registrations }], more))[0]!;
