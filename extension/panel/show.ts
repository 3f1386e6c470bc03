import type { Entry, Step } from '../fill/plan.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A wanted value as a person reads it: grouped rupees, day first dates, labels instead of codes. */
export function readable(entry: Entry, step: Step | undefined, yes: string, no: string): string {
  const { want } = entry;
  if (!step || want === '') return want;
  if (step.kind === 'amount') return grouped.format(Number(want));
  if (step.kind === 'date') return want.split('-').reverse().join('/');
  if (step.kind === 'flag') return want === 'true' || want === 'Y' ? yes : no;
  return step.options?.find((o) => o.value === want)?.label ?? want;
}
