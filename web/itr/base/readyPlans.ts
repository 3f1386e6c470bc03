import type { ReadyKind } from '../../../shared/itr/ready-plans.ts';
import { t } from '../../i18n/t.ts';

/** Ready-made plans as they are offered: a name, and what their amount is. */
export const readyNames: Record<ReadyKind, () => string> = {
  other_regime: () => t('The other regime (Form 10-IEA)'),
  defer_gains: () => t('Sell listed shares after 31 March'),
  harvest_gains: () => t('Realise gains up to the exemption'),
  harvest_losses: () => t('Realise losses on shares'),
  presumptive_44ad: () => t('Section 44AD in place of books'),
  partners_pay: () => t('Pay of working partners'),
  gift_adult: () => t('Gift to an adult child, parent or sibling'),
  gift_clubbed: () => t('Gift to spouse or minor child'),
};

export const readyAmounts: Record<ReadyKind, (() => string) | undefined> = {
  other_regime: undefined,
  defer_gains: () => t('Gain deferred (empty: all above the exemption)'),
  harvest_gains: () => t('Gain realised (empty: what is left of the exemption)'),
  harvest_losses: () => t('Loss realised'),
  presumptive_44ad: () => t('Turnover'),
  partners_pay: () => t('Pay of all partners (empty: the most allowed)'),
  gift_adult: () => t('Interest a year on the gift'),
  gift_clubbed: () => t('Interest a year on the gift'),
};

const gains: ReadyKind[] = ['defer_gains', 'harvest_gains', 'harvest_losses'];
const gifts: ReadyKind[] = ['gift_adult', 'gift_clubbed'];

/** Which plans can be of use in a form. */
export function readyKindsOf(form: string): ReadyKind[] {
  if (form === 'ITR-5') return ['partners_pay', 'presumptive_44ad', ...gains];
  if (form === 'ITR-6' || form === 'ITR-7') return ['other_regime'];
  const business: ReadyKind[] = form === 'ITR-3' || form === 'ITR-4' ? ['presumptive_44ad'] : [];
  return ['other_regime', ...business, ...gains, ...gifts];
}
