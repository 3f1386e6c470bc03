import { t } from '../i18n/t.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** What can be done to many clients. */
export type JobKind = 'assign' | 'start' | 'check' | 'request_papers' | 'export' | 'mark_filed' | 'print';

/** What each kind of job is called. */
export const jobNames = (): Record<JobKind, [label: string, icon: IconName]> => ({
  assign: [t('Assign'), 'people'],
  start: [t('Start'), 'plus'],
  check: [t('Compute and check'), 'check'],
  request_papers: [t('Ask for papers'), 'invoice'],
  export: [t('Export'), 'download'],
  mark_filed: [t('Mark as filed'), 'shield'],
  print: [t('Print the list'), 'report'],
});

/** How far a job is. */
export type JobState = 'running' | 'paused' | 'cancelled' | 'done';

/** The name of a job by its kind as the server gives it: those of other pages are among a person's jobs too. */
export const jobName = (kind: string): string => {
  const names: Partial<Record<string, [string, IconName]>> = jobNames();
  return names[kind]?.[0] ?? t('Advance tax');
};
