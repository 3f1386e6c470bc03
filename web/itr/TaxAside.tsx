import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { RegimeChoice } from './RegimeChoice.tsx';

/** The live tax beside the steps. */
export function TaxAside({ onExplain }: { onExplain: () => void }) {
  return (
    <Stack gap="2">
      <RegimeChoice />
      <Button size="sm" icon="help" onClick={onExplain}>
        {t('How each line is worked out')}
      </Button>
    </Stack>
  );
}
