import { english } from '../../shared/forms/messages.ts';
import { type Sheets, sections } from '../../shared/gst/gstr1/sections.ts';
import { allTotals, documentedSums } from '../../shared/gst/gstr1/totals.ts';
import type { ListedIssue } from '../../shared/gst/gstr1/validate.ts';
import type { SignedIn } from '../accounts/session.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { permissionOf } from '../entities/reach.ts';
import { presentStored } from '../records.ts';
import type { GstReturnDoc } from './model.ts';

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
