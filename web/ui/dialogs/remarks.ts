import { formatCount, say, t } from '../../i18n/t.ts';
import { showToast } from './toasts.ts';

/** Most remarks listed. */
const MOST = 8;

/** Lists what the server remarked on an act that succeeded, in one toast, for a minute. */
export function showRemarks(remarks: readonly Parameters<typeof say>[0][]): void {
  if (remarks.length === 0) return;
  const lines = remarks.slice(0, MOST).map((remark) => say(remark));
  if (remarks.length > MOST) lines.push(t('and {count} more', { count: formatCount(remarks.length - MOST) }));
  showToast({ tone: 'info', text: lines.join('\n'), seconds: 60 });
}
