import { type EntityKey, entityFields, entityForm } from '../../shared/entities/form.ts';
import { type FormModel, treeOf } from '../../shared/forms/form.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { type FieldNode, fieldsOf } from '../../shared/forms/walk.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import type { Difference } from '../ui/dialogs/ConflictDialog.tsx';
import { heldRows, sentRegistrations } from './registrations.ts';

/** An entity as the API returns it: form fields and metadata. */
export interface Entity extends FormValues {
  id: string;
  version: number;
  name: string;
  pan: string;
  status: string;
  assessment_year: string;
  mobile?: string;
  permission: 'own' | 'edit' | 'view';
  owner_name: string | null;
  shared_with: number;
  canFileITR: boolean;
  canFileGST: boolean;
  canFileTDS: boolean;
}

const byKey = new Map(fieldsOf(treeOf(entityForm as FormModel)).map((f): [string, FieldNode] => [f.path, f]));

/** Label, kind and options of an entity field. */
export const entityField = (key: EntityKey): FieldNode => byKey.get(key)!;

/** Translated label of a field; a person's last name and a company's name share one field. */
export function entityLabel(key: string, status: string): string {
  if (status !== '' && key === 'last_name')
    return status === 'Individual' ? t('Last name') : t('Company name');
  if (status !== '' && key === 'date_of_birth')
    return status === 'Individual' ? t('Date of birth') : t('Date of incorporation');
  if (key.startsWith('registrations')) {
    const row = Number(key.split('.')[1] ?? Number.NaN);
    return Number.isNaN(row) ? t('GSTINs and TANs') : `${t('GSTINs and TANs')} ${row + 1}`;
  }
  const field = byKey.get(key);
  return field ? t(field.meta.label) : key;
}

/** The form fields of an entity. */
export function formDataOf(entity: FormValues): FormValues {
  const data: FormValues = {};
  for (const key of Object.keys(entityFields)) {
    const value = entity[key];
    if (value !== undefined && value !== null && value !== '') data[key] = value;
  }
  const rows = heldRows(entity);
  if (rows.length > 0) data['registrations'] = rows;
  return data;
}

/** Registrations as one line: number, frequency, kind, dates and name of each. */
const shownRows = (data: FormValues): string =>
  sentRegistrations(data)
    .map(({ id: _, kind: __, ...r }) => Object.values(r).filter(Boolean).join(' '))
    .join(', ');

const shown = (key: string, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  const meta = byKey.get(key)?.meta;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (meta?.kind === 'date') return day(String(value));
  const option = meta?.options?.find((o) => o.value === value);
  return option ? t(option.label) : String(value);
};

/** Fields whose values differ from the version stored meanwhile. */
export function differencesOf(mine: FormValues, theirs: FormValues): Difference[] {
  const status = String(mine['status'] ?? '');
  const rows = { mine: shownRows(mine), theirs: shownRows(theirs) };
  const fields = Object.keys(entityFields)
    .filter((key) => key !== 'company_name' && shown(key, mine[key]) !== shown(key, theirs[key]))
    .map((key) => ({
      key,
      label: entityLabel(key, status),
      mine: shown(key, mine[key]),
      theirs: shown(key, theirs[key]),
    }));
  return rows.mine === rows.theirs
    ? fields
    : [...fields, { key: 'registrations', label: t('GSTINs and TANs'), ...rows }];
}
