import type { GiftOf, ReadyKind } from '../../../shared/itr/ready-plans.ts';
import { t } from '../../i18n/t.ts';

/** Ready-made plans: name, and label of the amount. */
export const readyNames: Record<ReadyKind, () => string> = {
  other_regime: () => t('The other regime (Form 10-IEA)'),
  defer_gains: () => t('Sell listed shares after 31 March'),
  harvest_gains: () => t('Realise gains up to the exemption'),
  harvest_losses: () => t('Realise losses on shares'),
  presumptive_44ad: () => t('Section 44AD instead of books'),
  partners_pay: () => t('Remuneration of working partners'),
  gift_adult: () => t('Gift to an adult child, parent or sibling'),
  gift_spouse: () => t('Gift to spouse or son’s wife'),
  gift_minor: () => t('Gift to a minor child'),
};

export const readyAmounts: Record<ReadyKind, (() => string) | undefined> = {
  other_regime: undefined,
  defer_gains: () => t('Gain deferred (blank: all above the exemption)'),
  harvest_gains: () => t('Gain realised (blank: the unused exemption)'),
  harvest_losses: () => t('Loss realised'),
  presumptive_44ad: () => t('Turnover'),
  partners_pay: () => t('Remuneration of all partners (blank: the maximum allowed)'),
  gift_adult: () => t('Yearly income from the gift'),
  gift_spouse: () => t('Yearly income from the gift'),
  gift_minor: () => t('Yearly income from the gift'),
};

/** Kinds of gift, by the income they move. */
export const giftNames: Record<GiftOf, () => string> = {
  interest: () => t('Interest-bearing money'),
  gains_112a: () => t('Shares with a long-term gain (section 112A)'),
  gains_111a: () => t('Shares with a short-term gain (section 111A)'),
};

const gains: ReadyKind[] = ['defer_gains', 'harvest_gains', 'harvest_losses'];
const gifts: ReadyKind[] = ['gift_adult', 'gift_spouse', 'gift_minor'];

/** Plans that apply to a form. */
export function readyKindsOf(form: string): ReadyKind[] {
  if (form === 'ITR-5') return ['partners_pay', 'presumptive_44ad', ...gains];
  if (form === 'ITR-6' || form === 'ITR-7') return ['other_regime'];
  const business: ReadyKind[] = form === 'ITR-3' || form === 'ITR-4' ? ['presumptive_44ad'] : [];
  return ['other_regime', ...business, ...gains, ...gifts];
}
