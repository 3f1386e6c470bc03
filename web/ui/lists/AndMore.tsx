import { formatCount, t } from '../../i18n/t.ts';
import { Note } from '../base/layout.tsx';

/** Below a list cut short: how many of its entries are not shown. */
export const AndMore = ({ left, as }: { left: number; as?: 'li' | 'span' }) =>
  left > 0 && <Note {...(as && { as })}>{t('and {count} more', { count: formatCount(left) })}</Note>;
