import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorText } from '../data/errors.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Banner } from '../ui/states/Banner.tsx';

interface Props {
  open: {
    autosave: { subscribe: (listener: () => void) => () => void; state: () => { kind: string } };
    reload: (keep: boolean) => Promise<unknown>;
  };
}

/** Someone else saved meanwhile: their rows are loaded and ours applied on top. */
export function StaleBanner({ open }: Props) {
  const { autosave } = open;
  const kind = useSyncExternalStore(autosave.subscribe, () => autosave.state().kind);
  const [reconciling, setReconciling] = useState(false);
  useEffect(() => {
    if (kind !== 'stale') setReconciling(false);
  }, [kind]);
  const reconcile = async () => {
    setReconciling(true);
    await open.reload(true).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
    setReconciling(false);
  };
  if (kind !== 'stale') return null;
  return (
    <Banner
      tone="warning"
      title={t('Someone else has saved this return.')}
      actions={
        <Button size="sm" busy={reconciling} onClick={() => void reconcile()}>
          {t('Load their changes and keep mine')}
        </Button>
      }
    >
      {t('Rows you changed are kept; all others are reloaded.')}
    </Banner>
  );
}

/** A filed return is read-only; `title` gives the date and number. */
export const FiledBanner = ({ title }: { title: string }) => (
  <Banner tone="success" title={title}>
    {t('It is read-only. Reopen it if it was marked by mistake.')}
  </Banner>
);
