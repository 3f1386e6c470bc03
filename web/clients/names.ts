import type { ClientDuty, NextAct } from '../../shared/duties/next.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { period as monthName } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';

/** Button label of each action. */
export const actWords = (): Record<NextAct, string> => ({
  start: t('Start'),
  continue: t('Continue'),
  review: t('Review'),
  file: t('Check and file'),
  remind: t('Send reminder'),
  note: t('Mark as filed or paid'),
});

/** Name of a duty: form, period, and the registration if there are several. */
export const dutyName = (d: ClientDuty): string =>
  [
    t<string>(d.duty),
    /^\d\d-\d{4}$/.test(d.period)
      ? monthName(periodName(d.period))
      : /^(ITR|Tax audit)$/.test(d.duty)
        ? `AY ${d.period}`
        : d.period,
    d.registration,
  ]
    .filter(Boolean)
    .join(' · ');
