import { clock } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../base/Button.tsx';
import { Icon, type IconName } from '../base/Icon.tsx';

/** Where the newest edit is stored. */
export type SaveState =
  | { is: 'clean' }
  | { is: 'unsaved' }
  | { is: 'saving' }
  | { is: 'saved'; at: Date }
  | { is: 'offline' }
  | { is: 'failed'; reason: string };

const marks: Record<SaveState['is'], IconName> = {
  clean: 'check',
  unsaved: 'circle',
  saving: 'refresh',
  saved: 'check',
  offline: 'cloud',
  failed: 'alert',
};

const Line = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '1.5rem',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  variants: { bad: { true: { color: 'danger' } } },
});

const textOf = (state: SaveState): string => {
  switch (state.is) {
    case 'clean':
      return '';
    case 'unsaved':
      return t('Not saved yet');
    case 'saving':
      return t('Saving…');
    case 'saved':
      return t('Saved {time}', { time: clock(state.at) });
    case 'offline':
      return t('Offline — kept on this device');
    case 'failed':
      return t("Couldn't save: {reason}", { reason: state.reason });
  }
};

/** Shows the save state; a failed save offers Retry. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry?: () => void }) {
  const bad = state.is === 'failed';
  return (
    <Line role="status" bad={bad}>
      {state.is !== 'clean' && <Icon name={marks[state.is]} size={16} />}
      {textOf(state)}
      {bad && onRetry && (
        <Button look="link" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </Line>
  );
}
