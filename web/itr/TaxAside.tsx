import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Note, Stack } from '../ui/layout.tsx';
import { RegimeChoice } from './RegimeChoice.tsx';
import { useComputation } from './TaxView.tsx';

/** The live tax beside the steps. */
export function TaxAside({ onExplain }: { onExplain: () => void }) {
  const computed = useComputation();
  if (!computed) return <Note>{t('Nothing to compute yet.')}</Note>;
  return (
    <Stack gap="2">
      <RegimeChoice computed={computed} />
      <Button size="sm" icon="help" onClick={onExplain}>
        {t('How each line is worked out')}
      </Button>
    </Stack>
  );
}
