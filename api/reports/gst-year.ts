import { formatDate, todayInIst } from '../../shared/dates.ts';
import { noTaxes, type Taxes } from '../../shared/gst/gstr1/supply.ts';
import { addTaxes, taxKeys } from '../../shared/gst/gstr3b/form.ts';
import { effectOf, type ImsAction, imsActions } from '../../shared/gst/ims/ims.ts';
import { periodsOfYear } from '../../shared/gst/periods.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Report, ReportTable } from '../../shared/reports/report.ts';
import type { WorkbookSheet } from '../../shared/sheets/workbook.ts';
import type { Deps } from '../base/deps.ts';
import { notFound } from '../base/errors.ts';
import type { EntityDoc } from '../entities/model.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { GstReturn, type GstReturnDoc, type InwardFileDoc } from '../gst/base/model.ts';
import { compositionOf } from '../gst/composition/composition.ts';
import { reconReport } from '../gst/gstr9c/files.ts';
import { workedRecon } from '../gst/gstr9c/work.ts';
import { decisionOf, imsOf } from '../gst/ims/ims.ts';
import { type StatementKind, statementFiledOn, statementForms } from '../gst/statements.ts';
import type { Say } from '../pdf/languages.ts';

/** A sheet as a report table: figures right-aligned, rates unchanged. */
const asTable = ({ name, rows: [head, ...rows] }: WorkbookSheet, say: Say): ReportTable => ({
  title: name,
  columns: head!.map((label, at) => ({ label: String(label), right: at > 2 })),
  rows: rows.map((cells) => ({
    cells: head!.map((label, at) => {
      const cell = cells[at] ?? null;
      return cell === null
        ? ''
        : typeof cell === 'number' && label !== 'Rate'
          ? formatPaise(Math.round(cell * 100))
          : say(String(cell));
    }),
  })),
  empty: 'No figures entered.',
});

/** GSTR-9C from the GSTR-9 of its year; 404 if that was deleted. */
async function reconTablesOf(
  deps: Deps,
  kept: InwardFileDoc,
  entity: EntityDoc,
  say: Say,
): Promise<ReportTable[]> {
  const record = (await GstReturn.findOne({
    entity_id: kept.entity_id,
    registration_id: kept.registration_id,
    return_type: 'GSTR-9',
    period: periodsOfYear(kept.period)[11]!,
    deleted_at: null,
  }).lean()) as GstReturnDoc | null;
  if (!record) throw notFound();
  return reconReport(await workedRecon(deps, record, entity), say);
}

const actionNames: Record<ImsAction, string> = {
  N: 'No action',
  A: 'Accepted',
  R: 'Rejected',
  P: 'Pending',
};
const taxCells = (t: Taxes): string[] => taxKeys.map((key) => formatPaise(t[key]));
const taxColumns = ['Integrated tax', 'Central tax', 'State/UT tax', 'Cess'].map((label) => ({
  label,
  right: true,
}));

/** IMS records by section and action, and the resulting credit; notes negative. */
async function imsTables(deps: Deps, kept: InwardFileDoc, say: Say): Promise<ReportTable[]> {
  const { records, decisions } = await imsOf(deps, kept);
  const own = decisionOf(decisions);
  const groups = new Map<string, { count: number; taxes: Taxes }>();
  for (const r of records) {
    const key = `${r.section.toUpperCase()}|${own(r).action}`;
    const group = groups.get(key) ?? { count: 0, taxes: noTaxes() };
    const sign = r.kind === 'C' ? -1 : 1;
    const taxes = noTaxes();
    for (const tax of taxKeys) taxes[tax] = sign * r[tax];
    groups.set(key, { count: group.count + 1, taxes: addTaxes(group.taxes, taxes) });
  }
  const effect = effectOf(records, own);
  return [
    {
      title: 'Records by action',
      columns: [{ label: 'Section' }, { label: 'Action' }, { label: 'Records', right: true }, ...taxColumns],
      rows: [...groups]
        .sort(([a], [b]) => {
          const [first, one] = a.split('|') as [string, ImsAction];
          const [second, other] = b.split('|') as [string, ImsAction];
          return first.localeCompare(second) || imsActions.indexOf(one) - imsActions.indexOf(other);
        })
        .map(([key, { count, taxes }]) => {
          const [section, action] = key.split('|') as [string, ImsAction];
          return { cells: [section, say(actionNames[action]), String(count), ...taxCells(taxes)] };
        }),
      empty: 'No IMS records saved.',
    },
    {
      title: 'Credit in GSTR-2B',
      columns: [{ label: 'Credit' }, ...taxColumns],
      rows: [
        { cells: [say('Available'), ...taxCells(effect.available)] },
        { cells: [say('Rejected'), ...taxCells(effect.rejected)] },
        { cells: [say('Pending'), ...taxCells(effect.pending)] },
      ],
      empty: '',
    },
  ];
}

/** CMP-08 with GSTR-4, GSTR-9C or the IMS records of a registration as a report. */
export async function gstYearReport(
  deps: Deps,
  kept: InwardFileDoc,
  entity: EntityDoc,
  say: Say,
): Promise<Report> {
  const form = statementForms[kept.kind as StatementKind];
  const gstin = registrationsOf(deps, entity).find((r) => r.id === kept.registration_id)?.number ?? '';
  const filed = statementFiledOn(deps, kept);
  const tables =
    kept.kind === 'composition'
      ? compositionOf(deps, kept).sheets.map((sheet) => asTable(sheet, say))
      : kept.kind === 'gstr9c'
        ? await reconTablesOf(deps, kept, entity, say)
        : await imsTables(deps, kept, say);
  return {
    title: kept.kind === 'composition' ? 'CMP-08 and GSTR-4' : kept.kind === 'IMS' ? 'IMS records' : form,
    name: entity.name,
    facts: [
      ['GSTIN', gstin],
      ...(kept.kind === 'IMS'
        ? []
        : [
            ['Financial year', kept.period] as const,
            ['Status', filed ? say('Filed on {date}', { date: formatDate(filed) }) : say('Draft')] as const,
          ]),
      ['Printed on', formatDate(todayInIst(deps.now()))],
    ],
    tables,
    notes: [
      kept.kind === 'IMS'
        ? 'Amounts in rupees. Credit notes are shown as negative amounts.'
        : 'Amounts in rupees.',
    ],
    file: `${form.replace(/[^A-Z0-9]+/g, '')}_${gstin}${kept.kind === 'IMS' ? '' : `_${kept.period}`}`,
  };
}
