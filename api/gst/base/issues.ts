import { onWire, sentence } from '../../../shared/forms/messages.ts';
import type { GstIssue } from '../../../shared/gst/gstr1/issue.ts';
import { type Sheets, sections } from '../../../shared/gst/gstr1/sections.ts';
import { type ListedIssue, listIssues } from '../../../shared/gst/gstr1/validate.ts';
import { failure } from '../../base/errors.ts';

/** A finding with the path of its cell in the documented lists. */
const presentIssue = (issue: ListedIssue) => ({
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
  ...onWire(issue.message),
  severity: issue.severity,
  source: issue.source ?? null,
});

/** Findings for the page: counts, and the first of each kind. */
export function presentIssues(issues: readonly GstIssue[], sheets: Sheets) {
  const found = listIssues(issues, sheets);
  const errors = found.filter((i) => i.severity === 'error');
  const warnings = found.filter((i) => i.severity === 'warning');
  return {
    valid: errors.length === 0,
    total_errors: errors.length,
    total_warnings: warnings.length,
    errors: errors.slice(0, 2000).map(presentIssue),
    warnings: warnings.slice(0, 2000).map(presentIssue),
  };
}

/** 422 with the errors, if any: the portal would refuse the return. */
export function refuseErrors(issues: readonly GstIssue[], sheets: Sheets): void {
  const errors = listIssues(
    issues.filter((i) => i.severity === 'error'),
    sheets,
  );
  if (errors.length === 0) return;
  throw failure(
    422,
    'incomplete_return',
    sentence('The portal would reject this return: {count} {errors}.', {
      count: errors.length,
      errors: errors.length === 1 ? sentence('error to fix') : sentence('errors to fix'),
    }),
    {
      fields: errors.slice(0, 500).map((e) => {
        return { path: presentIssue(e).path, message: e.message };
      }),
      details: { total_errors: errors.length },
    },
  );
}
