import { type DutyState, stateLooks } from '../../shared/duties/states.ts';
import { t } from '../i18n/t.ts';
import { StatusChip } from '../ui/states/StatusChip.tsx';

/** State of a duty, with the word, colour and icon used everywhere. */
export function DutyChip({ state, more }: { state: DutyState; more?: string | undefined }) {
  const { word, tone, icon } = stateLooks[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(word)}
      {more && ` ${more}`}
    </StatusChip>
  );
}
