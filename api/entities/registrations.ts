import mongoose from 'mongoose';
import * as z from 'zod';
import {
  checkChange,
  checkRegistrations,
  followMain,
  gstFrequencies,
  gstSchemes,
  type ListedRegistration,
  mainOf,
  mostRegistrations,
  newRegistration,
  type Registration,
  type RegistrationKind,
  registrationKinds,
  stateOfRegistration,
  tanStatements,
  tidyRegistration,
} from '../../shared/entities/registrations.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { Deps } from '../base/deps.ts';
import { fieldErrors, invalid, notFound } from '../base/errors.ts';
import type { EntityDoc } from './model.ts';

/** Registrations as the client form sends them; one with an id updates the existing one. */
export const registrationsField = z
  .array(
    z.strictObject({
      id: z.string().max(24).default(''),
      kind: z.enum(registrationKinds),
      number: z.string().max(20),
      frequency: z.enum(gstFrequencies).default('monthly'),
      scheme: z.enum(gstSchemes).default('regular'),
      from: z.string().max(10).default(''),
      to: z.string().max(10).default(''),
      name: z.string().max(200).default(''),
      forms: z.array(z.enum(tanStatements)).max(4).optional(),
    }),
  )
  .max(mostRegistrations)
  .optional();

type Owner = Pick<EntityDoc, 'registrations_sealed'>;

/** Every GSTIN and TAN of an entity. */
export const registrationsOf = (deps: Deps, entity: Owner): Registration[] =>
  entity.registrations_sealed ? deps.vault.open<Registration[]>(entity.registrations_sealed) : [];

const openNumber = (deps: Deps, entity: EntityDoc, kind: RegistrationKind): unknown =>
  kind === 'tan'
    ? entity.data['tan']
    : entity.gstin_sealed
      ? deps.vault.open<string>(entity.gstin_sealed)
      : undefined;

/** The registration of a call: the one it names, else the main one; 404 for one of another entity or kind. */
export function chosenRegistration(
  deps: Deps,
  entity: EntityDoc,
  kind: RegistrationKind,
  id: string | undefined,
): Registration | undefined {
  const list = registrationsOf(deps, entity);
  if (!id) return mainOf(list, kind, openNumber(deps, entity, kind));
  const found = list.find((r) => r.kind === kind && r.id === id);
  if (!found) throw notFound('This registration was not found.');
  return found;
}

/** Registrations as the API returns them. */
export function presentRegistrations(deps: Deps, entity: EntityDoc): ListedRegistration[] {
  return registrationsOf(deps, entity).map((r) => ({
    ...r,
    state: r.kind === 'gstin' ? r.number.slice(0, 2) : '',
    state_name: stateOfRegistration(r) ?? '',
    main: r.number === openNumber(deps, entity, r.kind),
  }));
}

const withIds = (list: readonly Registration[]): Registration[] =>
  list.map((r) => (r.id ? r : { ...r, id: new mongoose.Types.ObjectId().toHexString() }));

/** An entity's registrations after a save, including the form's own numbers; 422 by row and field. */
export function settleRegistrations(
  deps: Deps,
  data: FormValues,
  sent: readonly Registration[] | undefined,
  before?: { entity: EntityDoc; inUse: ReadonlySet<string> },
): { data: FormValues; registrations: Registration[] } {
  const had = before ? registrationsOf(deps, before.entity) : [];
  const hasReturns = (id: string) => before?.inUse.has(id) ?? false;
  const own = { ...data };
  let list: Registration[];
  if (sent) {
    list = sent.map((r) => {
      const { id, ...rest } = tidyRegistration(r);
      return { id: had.some((h) => h.id === id) ? id : '', ...rest };
    });
    for (const kind of registrationKinds) {
      const number = own[kind] as string | undefined;
      const first = list.find((r) => r.kind === kind && r.to === '') ?? list.find((r) => r.kind === kind);
      if (!number && first) own[kind] = first.number;
      else if (number && !mainOf(list, kind, number)) list = [...list, newRegistration(kind, number)];
    }
  } else {
    const open = (kind: RegistrationKind) =>
      before ? (openNumber(deps, before.entity, kind) as string | undefined) : undefined;
    list = followMain(
      had,
      { gstin: open('gstin') ?? '', tan: open('tan') ?? '' },
      {
        gstin: (own['gstin'] as string | undefined) ?? '',
        tan: (own['tan'] as string | undefined) ?? '',
        pan: own['pan'] as string,
      },
      hasReturns,
    );
  }
  const wrong = [
    ...checkRegistrations(own['pan'], list),
    // A call with only the form's own fields follows them: a number with returns is replaced only if it had
    // another PAN.
    ...(sent ? checkChange(had, list, hasReturns) : []),
  ];
  if (wrong.length > 0) throw invalid(wrong[0]!.message, fieldErrors(wrong));
  return { data: own, registrations: withIds(list) };
}
