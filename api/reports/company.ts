import { formatDate, todayInIst } from '../../shared/dates.ts';
import { entityForm } from '../../shared/entities/form.ts';
import type { RegistrationKind } from '../../shared/entities/registrations.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import type { Report, ReportRow } from '../../shared/reports/report.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { GstReturn } from '../gst/base/model.ts';
import { ItrReturn } from '../itr/model.ts';
import type { Say } from '../pdf/languages.ts';
import { TdsStatement } from '../tds/model.ts';

const stateOf = (status: string) =>
  status === 'filed' ? 'Filed' : status === 'validated' ? 'Validated' : 'Draft';

/** Returns and statements stored for an entity. */
async function returnsOf(deps: Deps, entity: EntityDoc, say: Say): Promise<ReportRow[]> {
  const list = registrationsOf(deps, entity);
  /** The form, with its GSTIN or TAN if the client has several. */
  const formOf = (form: string, kind: RegistrationKind, id: string | null) => {
    const own = list.filter((r) => r.kind === kind);
    const number = own.length > 1 ? own.find((r) => r.id === id)?.number : undefined;
    return number ? `${form}, ${number}` : form;
  };
  const mine = { entity_id: entity._id, deleted_at: null };
  const [gst, itr, tds] = await Promise.all([
    GstReturn.find(mine, { registration_id: 1, return_type: 1, period: 1, status: 1, filed_on: 1 }).lean(),
    ItrReturn.find(mine, { itr_type: 1, assessment_year: 1, status: 1, filed_on: 1 }).lean(),
    TdsStatement.find(mine, {
      registration_id: 1,
      form_type: 1,
      quarter: 1,
      financial_year: 1,
      status: 1,
      filed_on: 1,
    }).lean(),
  ]);
  const day = (text: string) => (text ? formatDate(text) : '');
  return [
    ...gst.map((r) => [
      formOf(r.return_type, 'gstin', r.registration_id),
      r.period,
      say(stateOf(r.status)),
      day(r.filed_on),
    ]),
    ...itr.map((r) => [r.itr_type, `AY ${r.assessment_year}`, say(stateOf(r.status)), day(r.filed_on)]),
    ...tds.map((r) => [
      formOf(r.form_type, 'tan', r.registration_id),
      `${r.quarter} ${r.financial_year}`,
      say(stateOf(r.status)),
      day(r.filed_on),
    ]),
  ].map((cells) => ({ cells }));
}

/** Report of a company or individual: every filled field with its label, and the entity's returns. */
export async function companyReport(deps: Deps, entity: EntityDoc, say: Say): Promise<Report> {
  const data = entityData(deps, entity);
  const fields = fieldsOf(treeOf(entityForm)).flatMap((field): ReportRow[] => {
    const value = data[field.path];
    if (value === undefined || value === null || value === '' || value === false) return [];
    const chosen = field.meta.options?.find((o) => o.value === value)?.label;
    const text =
      (chosen && say(chosen)) ??
      (value === true ? say('Yes') : field.meta.kind === 'date' ? formatDate(String(value)) : String(value));
    return [{ cells: [say(field.meta.label), text] }];
  });
  const returns = await returnsOf(deps, entity, say);
  return {
    title: 'Company / Individual',
    name: entity.name,
    facts: [
      ['PAN', String(data['pan'])],
      ['Type', say(entity.status)],
      ['Created on', formatDate(todayInIst(entity.created_at))],
      ['Printed on', formatDate(todayInIst(deps.now()))],
    ],
    tables: [
      { title: 'Particulars', columns: [{ label: 'Field' }, { label: 'Value' }], rows: fields, empty: '' },
      {
        title: 'Returns',
        columns: [{ label: 'Form' }, { label: 'Period' }, { label: 'Status' }, { label: 'Filed on' }],
        rows: returns,
        empty: 'No returns yet.',
      },
    ],
    notes: [],
    file: `${String(data['pan'])}_${entity.name.slice(0, 60)}`,
  };
}
