import { todayInIst } from '../../shared/dates.ts';
import { isLate } from '../../shared/duties/states.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import type { Filter } from '../ui/lists/ListFilters.tsx';
import { StatusChip, type Tone } from '../ui/states/StatusChip.tsx';
import { DutyChip } from './DutyChip.tsx';

const words = {
  draft: mark('Draft'),
  validated: mark('Validated'),
  filed: mark('Filed'),
  not_started: mark('Not started'),
};
const tones: Record<keyof typeof words, Tone> = {
  draft: 'progress',
  validated: 'attention',
  filed: 'done',
  not_started: 'neutral',
};

/** Status of a return or statement; one not filed by its `due` date is late, as on the board. */
export function ReturnStatus({ status, due }: { status: string; due?: string | null | undefined }) {
  if (due && isLate(due, status === 'filed', todayInIst())) return <DutyChip state="late" />;
  const known = Object.hasOwn(words, status) ? (status as keyof typeof words) : 'not_started';
  return <StatusChip tone={tones[known]}>{t(words[known])}</StatusChip>;
}

/** The list filter for these statuses. */
export const statusFilter = (values: readonly (keyof typeof words)[]): Filter => ({
  name: 'status',
  label: mark('Status'),
  all: mark('Any status'),
  options: () => values.map((value) => ({ value, label: t(words[value]) })),
});
