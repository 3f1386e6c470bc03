import type { Regime, RegimeComparison } from '../../../shared/tax/model/types.ts';
import { rupees } from '../../i18n/format.ts';
import { say, t } from '../../i18n/t.ts';
import { sectionText } from './breakdown.ts';

/** The cheaper regime and the difference in words; a regime that may not be chosen is never recommended. */
export function savingText({ better, difference }: RegimeComparison): string {
  if (difference === 0) return t('Same tax in both');
  const amount = rupees(Math.abs(difference));
  const cheaper: Regime = difference < 0 ? 'old' : 'new';
  if (cheaper !== better)
    return cheaper === 'old'
      ? t('The old regime would save {amount} but is not available', { amount })
      : t('The new regime would save {amount} but is not available', { amount });
  return better === 'new' ? t('New saves {amount}', { amount }) : t('Old saves {amount}', { amount });
}

/** Why a regime may not be chosen; '' if both may. */
export const barredText = ({ barred }: RegimeComparison): string =>
  barred ? `${say(barred.reason)} (${sectionText(barred.section)})` : '';

/** Whether the chosen regime needs attention: the other costs less, or this one may not be chosen. */
export const needsAttention = ({ better, difference, barred }: RegimeComparison, chosen: Regime): boolean =>
  barred?.regime === chosen || (difference !== 0 && better !== chosen);
