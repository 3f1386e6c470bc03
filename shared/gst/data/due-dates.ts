import { addMonths, type IsoDate } from '../../dates.ts';
import { type Frequency, firstDay, isQuarterEnd, type Period } from '../periods.ts';
import { group22 } from './states.ts';

/** Forms with a due date in this module; IFF and PMT-06 are the QRMP months' optional statement and challan. */
type GstForm = 'GSTR-1' | 'GSTR-3B' | 'IFF' | 'PMT-06';

/** The filer of a due date; `state` is the two-digit code of the principal place of business. */
interface Filer {
  frequency: Frequency;
  state: string;
}

interface Extension {
  form: GstForm;
  period: Period;
  frequency: Frequency;
  /** Only these states, or all when absent. */
  states?: readonly string[];
  due: IsoDate;
  source: string;
}

const both22 = [...group22];
/** Due dates extended by notification, as far as known; others are statutory. */
const extensions: readonly Extension[] = [
  {
    form: 'GSTR-1',
    period: '03-2024',
    frequency: 'monthly',
    due: '2024-04-12',
    source: 'Notification 9/2024-CT',
  },
  {
    form: 'GSTR-1',
    period: '12-2024',
    frequency: 'monthly',
    due: '2025-01-13',
    source: 'Notification 1/2025-CT',
  },
  {
    form: 'GSTR-1',
    period: '12-2024',
    frequency: 'quarterly',
    due: '2025-01-15',
    source: 'Notification 1/2025-CT',
  },
  {
    form: 'GSTR-3B',
    period: '12-2024',
    frequency: 'monthly',
    due: '2025-01-22',
    source: 'Notification 2/2025-CT',
  },
  {
    form: 'GSTR-3B',
    period: '12-2024',
    frequency: 'quarterly',
    states: both22,
    due: '2025-01-24',
    source: 'Notification 2/2025-CT',
  },
  {
    form: 'GSTR-3B',
    period: '12-2024',
    frequency: 'quarterly',
    due: '2025-01-26',
    source: 'Notification 2/2025-CT',
  },
  {
    form: 'GSTR-3B',
    period: '09-2025',
    frequency: 'monthly',
    due: '2025-10-25',
    source: 'Notification 17/2025-CT',
  },
  {
    form: 'GSTR-3B',
    period: '09-2025',
    frequency: 'quarterly',
    due: '2025-10-25',
    source: 'Notification 17/2025-CT',
  },
];

const day = (period: Period, date: number): IsoDate =>
  `${addMonths(firstDay(period), 1).slice(0, 8)}${String(date).padStart(2, '0')}`;

/**
 * Due date of a form for a period, or undefined when that form is not filed for it (a quarterly filer's first two months
 * have IFF and PMT-06 only). GSTR-1: rule 59 with Notification 83/2020-CT; GSTR-3B: rule 61; PMT-06: rule 61(3).
 */
export function dueDate(form: GstForm, period: Period, filer: Filer): IsoDate | undefined {
  const { frequency, state } = filer;
  const extended = extensions.find(
    (e) =>
      e.form === form &&
      e.period === period &&
      e.frequency === frequency &&
      (!e.states || e.states.includes(state)),
  );
  const quarterly = frequency === 'quarterly';
  const files = quarterly ? isQuarterEnd(period) : true;
  if (form === 'IFF') return quarterly && !files ? day(period, 13) : undefined;
  if (form === 'PMT-06') return quarterly && !files ? day(period, 25) : undefined;
  if (!files) return undefined;
  if (extended) return extended.due;
  if (form === 'GSTR-1') return day(period, quarterly ? 13 : 11);
  return day(period, quarterly ? (group22.has(state) ? 22 : 24) : 20);
}

/** Due date of GSTR-9 of a financial year: 31 December after it (section 44, rule 80(1)). */
export const annualDueDate = (financialYear: string): IsoDate =>
  `${Number(financialYear.slice(0, 4)) + 1}-12-31`;
