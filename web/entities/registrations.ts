import {
  mainOf,
  newRegistration,
  type Registration,
  type RegistrationKind,
  registrationKinds,
  tidyRegistration,
} from '../../shared/entities/registrations.ts';
import type { FormValues } from '../../shared/forms/paths.ts';

/** A row of the form's list; `main` is the one whose number is the form's own GSTIN or TAN field. */
export interface RegistrationRow extends Registration {
  main: boolean;
}

const key = 'registrations';
const numberOf = (data: FormValues, kind: RegistrationKind): string =>
  String(data[kind] ?? '')
    .replace(/\s/g, '')
    .toUpperCase();

/** Registrations of an entity as presented, as the form keeps them. */
export const heldRows = (entity: FormValues): RegistrationRow[] =>
  ((entity[key] ?? []) as RegistrationRow[]).map(
    ({ id, kind, number, frequency, scheme, from, to, name, forms, main }) => ({
      id,
      kind,
      number,
      frequency,
      scheme,
      from,
      to,
      name,
      ...(forms ? { forms } : {}),
      main,
    }),
  );

/** The rows of the form: the main ones follow the GSTIN and TAN fields, and are there as soon as these are filled. */
export function rowsOf(data: FormValues): RegistrationRow[] {
  let rows = (data[key] ?? []) as RegistrationRow[];
  for (const kind of registrationKinds) {
    const number = numberOf(data, kind);
    const typed = mainOf(rows, kind, number) as RegistrationRow | undefined;
    // A number that another row has is that row, not a second one.
    if (number !== '' && typed && !typed.main) {
      rows = rows.map((r) => (r.kind === kind ? { ...r, main: r === typed } : r));
      continue;
    }
    const main = rows.find((r) => r.kind === kind && r.main);
    if (number === '') rows = rows.filter((r) => r !== main);
    else if (main) rows = rows.map((r) => (r === main ? { ...r, number } : r));
    else rows = [...rows, { ...newRegistration(kind, number), main: true }];
  }
  return rows;
}

/** The form with changed rows. */
export const withRows = (data: FormValues, rows: readonly RegistrationRow[]): FormValues => ({
  ...data,
  [key]: rows,
});

/** The form with another GSTIN or TAN in its own field. */
export const withMain = (data: FormValues, row: RegistrationRow): FormValues => ({
  ...withRows(
    data,
    rowsOf(data).map((r) => (r.kind === row.kind ? { ...r, main: r.number === row.number } : r)),
  ),
  [row.kind]: row.number,
});

/** Registrations as the call takes them. */
export const sentRegistrations = (data: FormValues): Registration[] =>
  rowsOf(data).map(({ main: _, ...r }) => tidyRegistration(r));

/** The form without its registrations, as the shared model knows it. */
export function withoutRegistrations(data: FormValues): FormValues {
  const { [key]: _, ...rest } = data;
  return rest;
}
