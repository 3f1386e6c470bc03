import { t } from '../i18n/t.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** Kinds of bulk job. */
export type JobKind = 'assign' | 'start' | 'check' | 'request_papers' | 'export' | 'mark_filed' | 'print';

/** Names of the kinds. */
export const jobNames = (): Record<JobKind, [label: string, icon: IconName]> => ({
  assign: [t('Assign'), 'people'],
  start: [t('Start'), 'plus'],
  check: [t('Compute and check'), 'check'],
  request_papers: [t('Request papers'), 'invoice'],
  export: [t('Export'), 'download'],
  mark_filed: [t('Mark as filed'), 'shield'],
  print: [t('Print the list'), 'report'],
});

/** State of a job. */
export type JobState = 'running' | 'paused' | 'cancelled' | 'done';

/** The name of a job of any kind, including jobs started on other pages. */
export const jobName = (kind: string): string => {
  const names: Partial<Record<string, [string, IconName]>> = jobNames();
  return names[kind]?.[0] ?? t('Advance tax');
};

/** Files an export of a form can make: the portal's and the PDF; none where there is nothing to choose. */
export function exportFormats(duty: string): { value: string; label: string }[] {
  const tds = /^\d/.test(duty);
  if (!tds && !/^(ITR|GSTR-1|GSTR-3B|IFF)$/.test(duty)) return [];
  return [
    {
      value: 'json',
      label: tds ? t('Text file for the department’s validator') : t('JSON for the portal'),
    },
    {
      value: 'pdf',
      label: duty === 'ITR' ? t('Computation as PDF') : tds ? t('Statement (PDF)') : t('Summary (PDF)'),
    },
  ];
}
