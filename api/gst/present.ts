import { english } from '../../shared/forms/messages.ts';
import { type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { allTotals, documentedSums } from '../../shared/gst/gstr1/totals.ts';
import type { ListedIssue } from '../../shared/gst/gstr1/validate.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { permissionOf } from '../entities/reach.ts';
import { presentStored } from '../records.ts';
import type { SignedIn } from '../users/session.ts';
import type { GstReturnDoc } from './model.ts';
import type { Touched } from './rows.ts';

const rupees = (paise: number | null): number | null => (paise === null ? null : paise / 100);

/** A return's own fields, without rows or form. */
export function presentReturn(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const { settings } = record;
  return {
    ...presentStored(record),
    gst_id: String(record._id),
    gst_master_id: String(record.entity_id),
    company_name: entity.name,
    gstin: record.gstin_sealed ? deps.vault.open<string>(record.gstin_sealed) : '',
    return_type: record.return_type,
    return_period: record.period,
    status: record.status,
    frequency: settings.frequency,
    turnover: rupees(settings.turnover),
    sez: settings.sez,
    gt: settings.gt,
    cur_gt: settings.cur_gt,
    nil: record.nil,
    acknowledgement: record.acknowledgement,
    filed_on: record.filed_on,
    totals: record.totals,
    can_edit: permissionOf(user, entity) !== 'view' && record.status === 'draft',
    deleted_at: record.deleted_at?.toISOString() ?? null,
  };
}

/** Totals as they are stored and shown: the documented sums, and every section with rows, in rupees. */
export function totalsOf(sheets: Sheets): Record<string, unknown> {
  const out: Record<string, unknown> = { ...documentedSums(sheets) };
  const bySection: Record<string, unknown> = {};
  for (const [id, t] of Object.entries(allTotals(sheets))) {
    bySection[id] = {
      documents: t.documents,
      lines: t.lines,
      taxable: t.taxable / 100,
      igst: t.igst / 100,
      cgst: t.cgst / 100,
      sgst: t.sgst / 100,
      cess: t.cess / 100,
      value: t.value / 100,
    };
  }
  out['sections'] = bySection;
  return out;
}

const summed = ['b2b', 'b2cl', 'b2cs'] as const;
const amounts = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'value'] as const;
type Figures = Record<'documents' | 'lines' | (typeof amounts)[number], number>;

/** Stored totals after a patch, from the documents it touched alone. */
export function totalsAfter(stored: Record<string, unknown>, { before, after }: Touched) {
  const out = { ...stored };
  const bySection = { ...(stored['sections'] as Record<string, Figures> | undefined) };
  const was = allTotals(before);
  const is = allTotals(after);
  for (const id of sectionIds) {
    if (!was[id] && !is[id]) continue;
    const old = bySection[id];
    const change = (name: keyof Figures) => (is[id]?.[name] ?? 0) - (was[id]?.[name] ?? 0);
    const next = {
      documents: (old?.documents ?? 0) + change('documents'),
      lines: (old?.lines ?? 0) + change('lines'),
    } as Figures;
    for (const name of amounts) next[name] = (Math.round((old?.[name] ?? 0) * 100) + change(name)) / 100;
    if (next.lines === 0) delete bySection[id];
    else bySection[id] = next;
  }
  for (const id of summed) {
    out[`total_${id}_invoices`] = bySection[id]?.documents ?? 0;
    out[`${id}_taxable_value`] = bySection[id]?.taxable ?? 0;
  }
  out['sections'] = bySection;
  return out;
}

/** A finding with the path of its cell among the documented lists. */
export const presentIssue = (issue: ListedIssue) => ({
  path: [
    issue.section ? sections[issue.section].list : '',
    issue.line ? String(issue.line - 1) : '',
    issue.field ?? '',
  ]
    .filter((part) => part !== '')
    .join('.'),
  section: issue.section ?? null,
  row: issue.row ?? null,
  line: issue.line ?? null,
  number: issue.number ?? null,
  field: issue.field ?? null,
  label: issue.label ?? null,
  message: english(issue.message),
  severity: issue.severity,
  source: issue.source ?? null,
});
