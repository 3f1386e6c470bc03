import { chakra } from '@chakra-ui/react';
import type { Progress } from '../../shared/progress.ts';
import type { LongCall } from '../data/working.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    right: '4',
    bottom: '4',
    width: 'min(22rem, calc(100vw - 24px))',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    zIndex: 'toast',
  },
});
const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '3',
    bg: 'bg.surface',
    borderRadius: 'lg',
    boxShadow: 'float',
    '& [role=progressbar]': { gridColumn: '1 / -1' },
  },
});

const steps: Record<Progress['step'], () => string> = {
  waiting: () => t('Waiting for its turn'),
  reading: () => t('Reading the rows'),
  saving: () => t('Saving…'),
  writing: () => t('Making the file'),
};

/** Long-running calls with their progress and Cancel. */
export function LongCalls({ calls }: { calls: readonly LongCall[] }) {
  return (
    <Region role="status">
      {calls.map(({ id, progress, cancel }) => {
        const label = steps[progress.step]();
        return (
          <Card key={id}>
            <span>{label}</span>
            <Button look="quiet" size="sm" onClick={cancel}>
              {t('Cancel')}
            </Button>
            <ProgressBar
              label={label}
              {...(progress.total > 0 ? { value: progress.done / progress.total } : {})}
            />
          </Card>
        );
      })}
    </Region>
  );
}
