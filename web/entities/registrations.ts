import {
  mainOf,
  newRegistration,
  type Registration,
  type RegistrationKind,
  registrationKinds,
  tidyRegistration,
} from '../../shared/entities/registrations.ts';
import type { FormValues } from '../../shared/forms/paths.ts';

/** A row of registrations; `main` is the number of the form's own GSTIN or TAN field. */
export interface RegistrationRow extends Registration {
  main: boolean;
}

const key = 'registrations';
const numberOf = (data: FormValues, kind: RegistrationKind): string =>
  String(data[kind] ?? '')
    .replace(/\s/g, '')
    .toUpperCase();

/** Registrations of an entity, as the form stores them. */
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

/** Rows of the form: the main ones mirror the GSTIN and TAN fields once these are filled. */
export function rowsOf(data: FormValues): RegistrationRow[] {
  let rows = (data[key] ?? []) as RegistrationRow[];
  for (const kind of registrationKinds) {
    const number = numberOf(data, kind);
    const typed = mainOf(rows, kind, number) as RegistrationRow | undefined;
    // A number already listed is the same row, not a second one.
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

/** The form with a changed main GSTIN or TAN. */
export const withMain = (data: FormValues, row: RegistrationRow): FormValues => ({
  ...withRows(
    data,
    rowsOf(data).map((r) => (r.kind === row.kind ? { ...r, main: r.number === row.number } : r)),
  ),
  [row.kind]: row.number,
});

/** Registrations as the call expects them. */
export const sentRegistrations = (data: FormValues): Registration[] =>
  rowsOf(data).map(({ main: _, ...r }) => tidyRegistration(r));

/** The form without its registrations, as the shared model expects it. */
export function withoutRegistrations(data: FormValues): FormValues {
  const { [key]: _, ...rest } = data;
  return rest;
}
