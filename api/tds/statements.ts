import * as z from 'zod';
import { quarters, type TdsForm, tdsForms, tdsYears } from '../../shared/tds/data/forms.ts';
import {
  columnsOf,
  type DeducteeRow,
  followSalary,
  readRow,
  type SheetRow,
  tables,
} from '../../shared/tds/sheets.ts';
import { deductorParts } from '../../shared/tds/statement.ts';
import { type FieldError, invalid } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idParams, recordId, version } from '../base/schemas.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import { loadRows, manyRows, patchingRows, type Rows } from './rows.ts';
import {
  checkForm,
  earlierRows,
  headOf,
  ofTan,
  presentStatement,
  reachTan,
  reachTds,
  startingHead,
  tdsLife,
  totalsOf,
} from './store.ts';

/**
 * `POST /tds/statements`: creates the statement of a form, year and quarter with the last one's deductor; 409
 * with `tds_id` if there is one.
 */
export const createTds = route({
  method: 'POST',
  path: '/tds/statements',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({
    company_id: recordId,
    registration_id: recordId.optional(),
    form_type: z.enum(tdsForms),
    financial_year: z.enum(tdsYears),
    quarter: z.enum(quarters),
  }),
  audit: 'tds.created',
  handle: async (call) => {
    const { user, body, deps, note } = call;
    const of = await reachTan(deps, user, body.company_id, 'edit', body.registration_id);
    const { entity } = of;
    checkForm(body.form_type, body.financial_year);
    const record = await insert(tdsLife, call, entity, {
      ...ofTan(of),
      form_type: body.form_type,
      quarter: body.quarter,
      financial_year: body.financial_year,
      status: 'draft',
      head_sealed: deps.vault.seal(await startingHead(deps, of)),
    });
    note({ kind: 'tds', id: String(record._id) });
    return { statement: presentStatement(deps, user, record, entity) };
  },
});

/** `GET /tds/statements/{id}`: the statement with its rows. Amounts are integer paise, rates ten-thousandths of a percent. */
export const readTds = route({
  method: 'GET',
  path: '/tds/statements/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachTds(user, params.id);
    const rows = await loadRows(deps, record._id);
    return { statement: { ...presentStatement(deps, user, record, entity), ...rows } };
  },
});

/** `GET /tds/statements/{id}/year`: deductee rows of the year's earlier quarters, for thresholds. */
export const tdsYear = route({
  method: 'GET',
  path: '/tds/statements/:id/year',
  aside: import.meta.url,
  large: ({ params }) => manyRows(params.id),
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachTds(user, params.id);
    const keys: (keyof DeducteeRow)[] = [
      'pan',
      'name',
      'code',
      'paid_on',
      'amount',
      'tax',
      'surcharge',
      'cess',
      'remark',
    ];
    const rows = (await earlierRows(deps, record)).map((row) =>
      Object.fromEntries([
        ['id', row.id],
        ...keys.filter((k) => row[k] !== undefined).map((k) => [k, row[k]]),
      ]),
    );
    return { rows };
  },
});

const part = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.string().max(150).optional()])));
const keysOf = (group: z.ZodType) =>
  Object.keys((group as unknown as { shape: Record<string, unknown> }).shape);

/** Deductor and person responsible as sent: texts, blank ones are cleared. */
const headParts = {
  deductor: part(keysOf(deductorParts.deductor)).optional(),
  responsible: part(keysOf(deductorParts.responsible)).optional(),
  earlier_filed: z.enum(['Y', 'N', '']).optional(),
  previous_token: z.string().max(15).optional(),
};

/** Rows of a call, validated by cell; 422 with table, row and column. */
function rowsOfCall(form: TdsForm, sent: Record<string, unknown>): Partial<Rows> {
  const out: Partial<Rows> = {};
  const faults: FieldError[] = [];
  for (const table of tables) {
    const list = sent[table] as readonly unknown[] | undefined;
    if (!list) continue;
    const columns = columnsOf(form, table);
    const rows: SheetRow[] = [];
    list.forEach((raw, i) => {
      const read = readRow(columns, raw);
      for (const f of read.faults)
        faults.push({ path: `${table}.${i}${f.key ? `.${f.key}` : ''}`, message: f.message });
      if (read.row) rows.push(table === 'salaries' ? followSalary(read.row) : read.row);
    });
    out[table] = rows;
  }
  if (faults.length > 0) throw invalid('Some rows cannot be read', faults.slice(0, 500));
  return out;
}

const list = z.array(z.unknown()).max(100_000).optional();

/**
 * `PATCH /tds/statements/{id}`: changed and new rows by table, ids of removed ones, deductor, person
 * responsible, counting of months.
 */
export const patchTds = route({
  method: 'PATCH',
  path: '/tds/statements/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    ...headParts,
    counting: z.enum(['calendar', 'anniversary']).optional(),
    challans: list,
    deductees: list,
    salaries: list,
    removed: z.array(z.string().max(40)).max(100_000).default([]),
  }),
  bodyLimit: sizes.gstReturnJson,
  aside: import.meta.url,
  before: async ({ user, params }) => refuseClosed(tdsLife, (await reachTds(user, params.id, 'edit')).record),
  audit: 'tds.changed',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachTds(user, params.id, 'edit');
    const { record } = at;
    refuseClosed(tdsLife, record);
    const put = rowsOfCall(record.form_type, body);
    const before = headOf(deps, record);
    const head = {
      ...before,
      ...(body.deductor ? { deductor: body.deductor } : {}),
      ...(body.responsible ? { responsible: body.responsible } : {}),
      ...(body.earlier_filed === undefined ? {} : { earlier_filed: body.earlier_filed }),
      ...(body.previous_token === undefined ? {} : { previous_token: body.previous_token }),
    };
    const set = { head_sealed: deps.vault.seal(head), counting: body.counting ?? record.counting };
    const saved = await patchingRows(deps, record, put, body.removed, (rows, take) => {
      const totals = totalsOf(deps, { ...record, ...set }, rows);
      return change(tdsLife, call, at, body.version, { ...set, totals }, take);
    });
    note({ kind: 'tds', id: params.id });
    return {
      message: 'Statement saved as draft',
      tds_id: params.id,
      id: params.id,
      version: saved.version,
      status: saved.status,
      totals: saved.totals,
      updated_at: saved.updated_at.toISOString(),
    };
  },
});
