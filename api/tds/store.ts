import { todayInIst } from '../../shared/dates.ts';
import type { Registration } from '../../shared/entities/registrations.ts';
import { mayFile } from '../../shared/entities/types.ts';
import { type Issue, sentence } from '../../shared/forms/messages.ts';
import type { AcceptedRows } from '../../shared/tds/accepted.ts';
import type { ChallanFile } from '../../shared/tds/challan-file.ts';
import { type Changes, changesOf, correctionIssues } from '../../shared/tds/correction.ts';
import { formsOf, quarters, type TdsForm } from '../../shared/tds/data/forms.ts';
import { tdsStates } from '../../shared/tds/data/states.ts';
import { draftIssues, type Head, type StatementDraft } from '../../shared/tds/draft.ts';
import { thresholdHints } from '../../shared/tds/follow.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { summarise } from '../../shared/tds/summary.ts';
import type { AcceptedFile } from '../../shared/tds/text.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalidField } from '../base/errors.ts';
import { op, presentStored } from '../base/records.ts';
import { notEligible } from '../entities/edit.ts';
import type { EntityDoc } from '../entities/model.ts';
import { idsOfPerson, idsOfSamePerson } from '../entities/person.ts';
import { entityData } from '../entities/present.ts';
import { type Permission, permissionOf, reachEntity } from '../entities/reach.ts';
import { chosenRegistration, registrationsOf } from '../entities/registrations.ts';
import { type Life, lifeOf, reach } from '../returns/life.ts';
import { TdsStatement, type TdsStatementDoc, type TdsTotals } from './model.ts';
import { dropRows, loadRows, type Rows } from './rows.ts';

/** An entity that files TDS statements; 422 for other types. */
export async function reachDeductor(user: SignedIn, id: string, need: Permission): Promise<EntityDoc> {
  const entity = await reachEntity(user, id, need);
  if (!mayFile(entity.status, 'tds')) throw notEligible('TDS statements');
  return entity;
}

/** An entity and the TAN of the call, else its main one; null if none. 404 for another entity's registration. */
export interface Deductor {
  entity: EntityDoc;
  registration: Registration | null;
}

/** An entity that files TDS statements, with one of its TANs. */
export async function reachTan(
  deps: Deps,
  user: SignedIn,
  id: string,
  need: Permission,
  registrationId?: string,
): Promise<Deductor> {
  const entity = await reachDeductor(user, id, need);
  return { entity, registration: chosenRegistration(deps, entity, 'tan', registrationId) ?? null };
}

/** TAN fields for a filter and a new statement. */
export const ofTan = ({ entity, registration }: Deductor) => ({
  entity_id: entity._id,
  registration_id: registration?.id ?? null,
});

/** A statement within reach; 404 for anything else. */
export const reachTds = (user: SignedIn, id: string, need?: Permission) => reach(tdsLife, user, id, need);

/** 422 for a form not used in the year. */
export function checkForm(form: TdsForm, year: string): void {
  if (formsOf(year).some((f) => f.form === form)) return;
  throw invalidField('form_type', sentence('The form {form} is not used for {year}', { form, year }));
}

export const headOf = (deps: Deps, record: Pick<TdsStatementDoc, 'head_sealed'>): Head =>
  deps.vault.open<Head>(record.head_sealed);

/** Deductor category by type of entity; blank if several fit. */
const kinds: Readonly<Record<string, string>> = {
  'Sole Proprietorship': 'Q',
  HUF: 'Q',
  'Partnership firm': 'F',
  LLP: 'F',
  'Private limited domestic company': 'K',
  'Public limited domestic company': 'K',
  'Foreign Company': 'K',
  'Trust (ITR 7)': 'T',
  AOP: 'P',
  BOI: 'B',
  'Artificial jurisdiction person': 'J',
};

/**
 * An address in four lines of at most 25 characters, split at commas and spaces; the preparer completes what
 * does not fit.
 */
function addressParts(address: string): Record<string, string> {
  const lines: string[] = [''];
  for (const word of address.split(/[\s,]+/).filter(Boolean)) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length <= 25) lines[lines.length - 1] = longer;
    else lines.push(word.slice(0, 25));
  }
  return Object.fromEntries(lines.slice(0, 4).map((line, i) => [`address_${i + 1}`, line]));
}

const filled = (texts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter((e): e is [string, string] => typeof e[1] === 'string' && e[1] !== ''),
  );

/**
 * Deductor and person responsible for a new statement: from the TAN's latest one, also under another year of the client, else from another
 * TAN of the entity with this number and branch, else from the entity.
 */
export async function startingHead(deps: Deps, of: Deductor): Promise<Head> {
  const { entity, registration } = of;
  const latest = (filter: Pick<TdsStatementDoc, 'entity_id'> & Partial<TdsStatementDoc>) =>
    TdsStatement.findOne({ ...filter, deleted_at: null }, { head_sealed: 1 })
      .sort({ updated_at: -1 })
      .lean();
  const ofOtherYear = async () => {
    const [, ...others] = await idsOfPerson(entity);
    const found = await TdsStatement.find(
      { entity_id: op({ $in: others }), deleted_at: null },
      { head_sealed: 1 },
    )
      .sort({ updated_at: -1 })
      .lean();
    return found.find((r) => headOf(deps, r).deductor['tan'] === registration?.number);
  };
  const own = (await latest(ofTan(of))) ?? (await ofOtherYear());
  const last = own ?? (await latest({ entity_id: entity._id }));
  if (last) {
    const { deductor, responsible } = headOf(deps, last);
    // Specific to one statement, not copied to the next.
    const { address_changed: _, ...said } = deductor;
    const { address_changed: __, ...person } = responsible;
    if (own || !registration) return { deductor: said, responsible: person };
    const { branch: ___, ...rest } = said;
    return {
      deductor: filled({ ...rest, tan: registration.number, branch: registration.name.slice(0, 75) }),
      responsible: person,
    };
  }
  const data = entityData(deps, entity);
  const state = tdsStates.find((s) => s.label === data['state'])?.value;
  const place = {
    ...addressParts(String(data['address'] ?? '')),
    address_5: String(data['city'] ?? '').slice(0, 25),
    state,
    pincode: data['pincode'],
    email: data['email'],
  };
  return {
    deductor: filled({
      tan: registration?.number,
      branch: registration?.name.slice(0, 75),
      pan: data['pan'],
      name: entity.name.slice(0, 75),
      type: kinds[entity.status],
      gstin: data['gstin'],
      ...place,
    }),
    responsible: filled(place),
  };
}

/** Prefix of a statement's file names: `26Q_2025-2026_Q1`, with the TAN after the form if the entity has several. */
export function fileStem(deps: Deps, r: TdsStatementDoc, entity: EntityDoc): string {
  const tans = registrationsOf(deps, entity).filter(({ kind }) => kind === 'tan');
  const tan = tans.length > 1 ? headOf(deps, r).deductor['tan'] : undefined;
  return [r.form_type, tan, r.financial_year, r.quarter].filter(Boolean).join('_');
}

/** A stored statement for the shared rules. */
export const draftOf = (deps: Deps, record: TdsStatementDoc, rows: Rows): StatementDraft => ({
  form: record.form_type,
  financial_year: record.financial_year,
  quarter: record.quarter,
  ...headOf(deps, record),
  ...rows,
});

/** Deductee rows of the year's earlier quarters, for thresholds; of a quarter with corrections the latest. */
export async function earlierRows(deps: Deps, record: TdsStatementDoc): Promise<SheetRow[]> {
  const found = await TdsStatement.find(
    {
      entity_id: op({ $in: await idsOfSamePerson(record.entity_id) }),
      form_type: record.form_type,
      financial_year: record.financial_year,
      quarter: op({ $in: quarters.slice(0, quarters.indexOf(record.quarter)) }),
      deleted_at: null,
    },
    { quarter: 1, correction: 1, head_sealed: 1 },
  ).lean();
  // A threshold applies per payer, whichever TAN the tax is reported under.
  const latest = new Map<string, (typeof found)[number]>();
  for (const r of found) {
    const key = `${headOf(deps, r).deductor['tan']} ${r.quarter}`;
    if ((r.correction ?? 0) >= (latest.get(key)?.correction ?? 0)) latest.set(key, r);
  }
  const out: SheetRow[] = [];
  for (const { _id } of latest.values())
    for (const row of (await loadRows(deps, _id, 'deductees')).deductees) out.push(row);
  return out;
}

/** All findings of a statement: errors first, then warnings. */
export async function issuesOf(deps: Deps, record: TdsStatementDoc, rows: Rows): Promise<Issue[]> {
  const earlier = await earlierRows(deps, record);
  const changes = await changesFor(deps, record, rows);
  return [
    ...draftIssues(draftOf(deps, record, rows)),
    ...(changes ? correctionIssues(changes) : []),
    ...thresholdHints(record.form_type, rows.deductees, earlier),
  ];
}

/** The consolidated file of TRACES: the state the department accepted. Rows have their record numbers. */
interface Accepted {
  file: AcceptedFile;
  head: Head;
  rows: AcceptedRows;
}

/** The accepted state of a correction; undefined if none. */
export async function acceptedOf(deps: Deps, record: TdsStatementDoc): Promise<Accepted | undefined> {
  if (!record.accepted_id || !record.accepted_sealed) return undefined;
  const said = deps.vault.open<Pick<Accepted, 'file' | 'head'>>(record.accepted_sealed);
  return { ...said, rows: (await loadRows(deps, record.accepted_id)) as unknown as AcceptedRows };
}

/**
 * Changes of a correction against the accepted state if known, else the previous statement; undefined for a
 * regular statement.
 */
export async function changesFor(
  deps: Deps,
  record: TdsStatementDoc,
  rows: Rows,
): Promise<Changes | undefined> {
  const base = record.base_id && (await TdsStatement.findById(record.base_id).lean());
  if (!base) return undefined;
  const before = (await acceptedOf(deps, record)) ?? {
    head: headOf(deps, base),
    rows: await loadRows(deps, base._id),
  };
  return changesOf(record.form_type, before, { head: headOf(deps, record), rows });
}

/** The summary of a statement: filed ones as of filing, others as of today. */
export const summaryOf = (deps: Deps, record: TdsStatementDoc, rows: Rows) =>
  summarise(
    {
      form: record.form_type,
      financial_year: record.financial_year,
      quarter: record.quarter,
      challans: rows.challans,
      deductees: rows.deductees,
    },
    record.counting,
    record.original_filed_on || record.filed_on || todayInIst(deps.now()),
  );

/** Totals stored with the record. */
export function totalsOf(deps: Deps, record: TdsStatementDoc, rows: Rows): TdsTotals {
  const { totals } = summaryOf(deps, record, rows);
  return {
    challans: rows.challans.length,
    deductees: rows.deductees.length,
    amount: totals.amount,
    deducted: totals.deducted,
    deposited: totals.deposited,
    payable: totals.payable,
  };
}

/** The statement's challan file and its text; undefined if none. */
export const challanFileOf = (
  deps: Deps,
  record: Pick<TdsStatementDoc, 'challan_file_sealed'>,
): { file: ChallanFile; text: string } | undefined =>
  record.challan_file_sealed ? deps.vault.open(record.challan_file_sealed) : undefined;

/** A statement without rows. Amounts are integer paise. */
export function presentStatement(deps: Deps, user: SignedIn, record: TdsStatementDoc, entity: EntityDoc) {
  return {
    ...presentStored(record),
    tds_id: String(record._id),
    company_id: String(record.entity_id),
    company_name: entity.name,
    registration_id: record.registration_id ?? null,
    form_type: record.form_type,
    quarter: record.quarter,
    financial_year: record.financial_year,
    status: record.status,
    counting: record.counting,
    totals: record.totals,
    token_number: record.token_number,
    filed_on: record.filed_on,
    correction: record.correction ?? 0,
    base_id: record.base_id ? String(record.base_id) : null,
    original_token: record.original_token ?? '',
    original_filed_on: record.original_filed_on ?? '',
    accepted: record.accepted_sealed
      ? deps.vault.open<Pick<Accepted, 'file'>>(record.accepted_sealed).file.day || '—'
      : null,
    challan_file: challanFileOf(deps, record)?.file ?? null,
    ...headOf(deps, record),
    can_edit: permissionOf(user, entity) !== 'view' && record.status === 'draft',
    may_correct: permissionOf(user, entity) !== 'view' && record.status === 'filed',
    deleted_at: record.deleted_at?.toISOString() ?? null,
  };
}

/** Life cycle of a TDS or TCS statement: one per form, year and quarter of a TAN; its corrections are numbered. */
export const tdsLife: Life<TdsStatementDoc> = lifeOf<TdsStatementDoc>({
  model: TdsStatement,
  path: '/tds/statements',
  member: 'statement',
  kind: 'tds',
  act: 'tds.',
  noun: 'Statement',
  show: presentStatement,
  figures: async (deps, record) => ({ head: headOf(deps, record), rows: await loadRows(deps, record._id) }),
  only: {
    key: (r) =>
      `${r.entity_id} ${r.registration_id} ${r.form_type} ${r.financial_year} ${r.quarter}${r.correction ? ` C${r.correction}` : ''}`,
    name: (r) =>
      sentence('{form} of {quarter} {year}', {
        form: r.form_type,
        quarter: r.quarter,
        year: r.financial_year,
      }),
    error: 'statement_exists',
    id: 'tds_id',
  },
  registered: true,
  erase: async (ids) => {
    const corrections = await TdsStatement.find(
      { _id: op({ $in: [...ids] }), accepted_id: op({ $ne: null }) },
      { accepted_id: 1 },
    ).lean();
    await dropRows([...ids, ...corrections.map((r) => r.accepted_id!)]);
  },
});

/** Assigns statements created before an entity had a TAN to its main one. */
export async function adoptStatements(
  entityId: TdsStatementDoc['entity_id'],
  registrationId: string,
): Promise<void> {
  for (const r of await TdsStatement.find({ entity_id: entityId, registration_id: null }).lean()) {
    const moved = { ...r, registration_id: registrationId };
    const open_key = `${tdsLife.only!.key(moved)}${r.deleted_at ? ` ${r._id}` : ''}`;
    await TdsStatement.updateOne(
      { _id: r._id },
      { $set: { registration_id: registrationId, open_key } },
      { timestamps: false },
    );
  }
}
