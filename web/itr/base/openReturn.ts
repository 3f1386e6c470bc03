import { type AssessmentYear, todayInIst } from '../../../shared/dates.ts';
import { treeOf } from '../../../shared/forms/form.ts';
import type { ItrComputation, ItrForm, ItrType } from '../../../shared/itr/common/types.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { type ClientRecord, startingData } from '../../../shared/itr/starting-data.ts';
import { get } from '../../data/http.ts';
import { currentUser } from '../../data/session.ts';
import { openWork, openWorkOf, type Work } from '../../forms/saving/work.ts';
import { type ItrRecord, listItrs, readItr, type SaveTarget, saveItr, storedOf } from './calls.ts';
import { panOf } from './importing.ts';

/** The entity of a return. */
export interface ReturnEntity extends ClientRecord {
  id: string;
  name: string;
  pan: string;
  permission?: string;
}

/** An open return: form, autosave and entity. */
export interface OpenReturn {
  /** Differs between openings, so that the wizard of another return is remounted. */
  nonce: number;
  form: ItrForm;
  work: Work<ItrComputation>;
  entity: ReturnEntity;
  target: SaveTarget;
  /** The record at opening; undefined for a new return. */
  record: ItrRecord | undefined;
  readOnly: boolean;
  /** The day interest and late fee run to: the day of filing, today while it is not filed. */
  day: () => string;
}

let openings = 0;
const opened = new WeakMap<Work<ItrComputation>, OpenReturn>();

/** Parameters of the address. */
export interface ReturnRequest {
  type: ItrType;
  year: string;
  entityId: string;
  /** A particular return; else the newest open one of this form and year, or a new one. */
  returnId: string | undefined;
}

const newKey = ({ entityId, type, year }: ReturnRequest) => `itr/new/${entityId}/${type}/${year}`;

/** Opens the return of the address; one still being edited or saved is reused. Throws ApiError. */
export async function openReturn(asked: ReturnRequest): Promise<OpenReturn> {
  const owner = currentUser()?.id ?? '';
  const going = openWorkOf(owner, asked.returnId ? `itr/${asked.returnId}` : newKey(asked));
  const known = going && opened.get(going as Work<ItrComputation>);
  if (known) return known;

  const [form, { company }, rows] = await Promise.all([
    loadItrForm(asked.type, asked.year),
    get<{ company: ReturnEntity }>(`/api/companies/${encodeURIComponent(asked.entityId)}`),
    asked.returnId ? [] : listItrs(asked.entityId, asked.year),
  ]);
  const newest = rows.filter((r) => r.itr_type === asked.type);
  const id = asked.returnId ?? (newest.find((r) => r.status !== 'filed') ?? newest[0])?.id;
  const record = id ? await readItr(id) : undefined;
  const tree = treeOf(form.model);
  const target: SaveTarget = { id, entityId: asked.entityId, type: asked.type, year: asked.year };
  const stored = record
    ? storedOf(record)
    : {
        ...startingData(tree, company, asked.year as AssessmentYear, todayInIst(), asked.type),
        version: 0,
        status: 'draft',
      };
  const day = () => record?.filed_on || todayInIst();
  const work = await openWork<ItrComputation>({
    key: id ? `itr/${id}` : newKey(asked),
    owner,
    model: form.model,
    compute: (data) => {
      const figures = form.compute(data, day());
      return { derived: () => figures.derived, figures };
    },
    checked: (data) => form.dated(data, day()),
    stored,
    send: async (draft, version, intent, closing) => {
      const result = await saveItr(target, draft, version, intent, closing);
      // Someone else created this return meanwhile: saves now update theirs.
      if (result.ok) target.id = result.saved.id;
      else if (result.reason === 'stale') target.id = (result.stored as unknown as { id: string }).id;
      return result;
    },
    keyOf: () => (target.id ? `itr/${target.id}` : newKey(asked)),
    maySave: (data) => panOf(data) !== '',
  });
  // Two openings in parallel (the address changed twice) share the work.
  const twin = opened.get(work);
  if (twin) return twin;
  const open: OpenReturn = {
    nonce: ++openings,
    form,
    work,
    entity: company,
    target,
    record,
    day,
    readOnly: record ? !record.can_edit : company.permission === 'view',
  };
  opened.set(work, open);
  return open;
}
