import { type AssessmentYear, financialYearOf, fyIdOf } from '../../shared/dates.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { Deps } from '../base/deps.ts';
import { presentStored } from '../base/records.ts';
import type { ItrReturnDoc } from './model.ts';

/** Decrypted form data. */
export const formDataOf = (deps: Deps, doc: ItrReturnDoc): FormValues =>
  deps.vault.open<FormValues>(doc.form_sealed);

/** Decrypted sources of imported fields. */
const sourcesOf = (
  deps: Deps,
  doc: ItrReturnDoc,
): Record<string, { from: string; name?: string; place?: string }> =>
  doc.sources_sealed ? deps.vault.open(doc.sources_sealed) : {};

/** Decrypted ids of received documents. */
export const documentsOf = (deps: Deps, doc: ItrReturnDoc): string[] =>
  doc.documents_sealed ? deps.vault.open<string[]>(doc.documents_sealed) : [];

/** A return as listed. */
export const presentItrRow = (
  doc: Omit<ItrReturnDoc, 'form_sealed' | 'sources_sealed' | 'documents_sealed'>,
  entity: { name: string; status: string } | undefined,
) => ({
  ...presentStored(doc),
  company_id: String(doc.entity_id),
  name: entity?.name ?? '',
  entity_status: entity?.status ?? '',
  itr_type: doc.itr_type,
  assessment_year: doc.assessment_year,
  financial_year: financialYearOf(doc.assessment_year),
  fy_id: fyIdOf(doc.assessment_year as AssessmentYear),
  status: doc.status,
  total_income: doc.summary?.total_income ?? null,
  total_tax: doc.summary?.total_tax ?? null,
  balance_tax: doc.summary?.balance_tax ?? null,
  regime: doc.summary?.regime ?? null,
  revises: doc.revises ? String(doc.revises) : null,
  acknowledgement: doc.acknowledgement,
  filed_on: doc.filed_on,
  deleted_at: doc.deleted_at?.toISOString() ?? null,
});

/** A return as the wizard opens it: the row with all form data. */
export const presentItr = (
  deps: Deps,
  doc: ItrReturnDoc,
  entity: { name: string; status: string },
  canEdit: boolean,
) => ({
  ...presentItrRow(doc, entity),
  form_data: formDataOf(deps, doc),
  sources: sourcesOf(deps, doc),
  documents_at_hand: documentsOf(deps, doc),
  can_edit: canEdit && doc.status !== 'filed',
});
