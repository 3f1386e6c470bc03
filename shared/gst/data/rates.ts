import type { IsoDate } from '../../dates.ts';
import type { Percent } from '../../money.ts';

/** Rates of tax in per cent allowed in a GSTR-1 line (offline tool v3.2.4 rate list, CommGST). */
export const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const;

/** The only differential percentage still accepted: 65% of the rate (offline tool: any other value is stripped). */
export const differentialPercent = 65;

/** Slabs (per cent) that came or mostly went with Notifications 9 and 10/2025-CT(R) of 17 September 2025. */
export const slabChanges: readonly {
  rate: Percent;
  from?: IsoDate;
  mostlyUntil?: IsoDate;
  source: string;
}[] = [
  { rate: 40, from: '2025-09-22', source: 'Notification 9/2025-CT(R)' },
  { rate: 12, mostlyUntil: '2025-09-21', source: 'Notification 9/2025-CT(R); certain bricks stay at 12%' },
  {
    rate: 28,
    mostlyUntil: '2025-09-21',
    source: 'Notification 9/2025-CT(R); tobacco stayed at 28% with cess',
  },
];

/** Whether a number is one of the accepted rates. */
export const isRate = (rate: Percent): boolean => (rates as readonly number[]).includes(rate);
