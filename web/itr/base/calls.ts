import type { FormValues } from '../../../shared/forms/paths.ts';
import type { ItrType } from '../../../shared/itr/common/types.ts';
import { get, post } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import type { SaveResult } from '../../forms/saving/autosave.ts';
import { attemptSave } from '../../forms/saving/saving.ts';
import type { Draft, StoredDraft } from '../../forms/saving/work.ts';
import type { Sources } from '../../forms/state/state.ts';
import { inLanguage } from '../../i18n/language.ts';

/** A return as listed. Amounts are whole rupees, null until computed. */
export interface ItrRow {
  id: string;
  version: number;
  updated_at: string;
  company_id: string;
  name: string;
  entity_status: string;
  itr_type: ItrType;
  assessment_year: string;
  status: 'draft' | 'validated' | 'filed';
  total_income: number | null;
  balance_tax: number | null;
  regime: string | null;
  revises: string | null;
  acknowledgement: string;
  filed_on: string;
}

/** A return as the wizard opens it. */
export interface ItrRecord extends ItrRow {
  form_data: FormValues;
  sources?: Sources;
  /** Ids of the documents received. */
  documents_at_hand?: string[];
  can_edit: boolean;
}

const one = (id: string) => `/api/itr/${encodeURIComponent(id)}`;

/** Paths of single returns. */
export const itrPaths = {
  one,
  restore: (id: string) => `${one(id)}/restore`,
  json: (id: string) => `${one(id)}/json`,
  computation: (id: string) => inLanguage(`${one(id)}/computation.pdf`),
  workbook: (id: string) => `${one(id)}/computation.xlsx`,
  documents: (id: string) => `${one(id)}/documents`,
};

/** Loads one return with its form. */
export const readItr = async (id: string): Promise<ItrRecord> =>
  (await get<{ return: ItrRecord }>(one(id))).return;

/** Returns of an entity, newest first. */
export const listItrs = async (entityId: string, year?: string): Promise<ItrRow[]> =>
  (
    await get<{ returns: ItrRow[] }>(
      withQuery('/api/itr/list', {
        company_id: entityId,
        assessment_year: year,
        sort: '-updated_at',
        page_size: 200,
      }),
    )
  ).returns;

/** The part of a record the save queue uses. */
export const storedOf = (record: ItrRecord): StoredDraft => ({
  data: record.form_data,
  sources: record.sources ?? {},
  version: record.version,
  status: record.status,
});

/** Parameters of a save besides the content. `id` is known after the first save. */
export interface SaveTarget {
  id: string | undefined;
  entityId: string;
  type: ItrType;
  year: string;
}

const storedIn = (body: Record<string, unknown>): StoredDraft | undefined => {
  const stored = body['stored'] as ItrRecord | undefined;
  return stored?.form_data ? storedOf(stored) : undefined;
};

/** The documented save call: creates, or with an id updates over `version`. */
export function saveItr(
  target: SaveTarget,
  draft: Draft,
  version: number,
  status: string,
  closing: boolean,
): Promise<SaveResult<StoredDraft & { id: string }>> {
  const run = async () => {
    const body = {
      company_id: target.entityId,
      itr_type: target.type,
      assessment_year: target.year,
      status,
      form_data: draft.data,
      sources: draft.sources,
      ...(target.id ? { itr_id: target.id, version } : {}),
    };
    // Browsers limit keepalive requests to 64 KiB; larger drafts stay on this device only.
    const keepalive = closing && JSON.stringify(body).length < 60_000;
    const saved = await post<{ itr_id: string; version: number; status: string }>(
      '/api/itr/create-itr.php',
      body,
      {
        keepalive,
      },
    );
    return { ...draft, id: saved.itr_id, version: saved.version, status: saved.status };
  };
  return attemptSave(run, (body) => {
    const stored = storedIn(body);
    return stored && { ...stored, id: target.id ?? String((body['stored'] as ItrRecord).id) };
  });
}
