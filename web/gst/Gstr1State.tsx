import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorText } from '../data/errors.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { Book } from './book.ts';
import type { OpenGstr1 } from './openGstr1.ts';
import type { Gstr1Tab } from './tabs.ts';

/** Somebody else saved meanwhile: their rows are read and ours laid on top. */
export function StaleBanner({ open }: { open: OpenGstr1 }) {
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
      title={t('Someone saved this return meanwhile.')}
      actions={
        <Button size="sm" busy={reconciling} onClick={() => void reconcile()}>
          {t('Take their changes and keep mine')}
        </Button>
      }
    >
      {t('Rows you changed stay as you left them; all others are read anew.')}
    </Banner>
  );
}

/** Whether the portal would take the return, and the way to what it would not. */
export function FindingsBanner({
  book,
  open,
  onToggle,
}: {
  book: Book;
  open: boolean;
  onToggle: () => void;
}) {
  const errors = useSyncExternalStore(book.subscribe, () => (book.checked() ? book.errors() : -1));
  // Told in hundredths, so that the line changes no oftener than it can be read.
  const far = useSyncExternalStore(book.subscribe, () => {
    const { done, total } = book.progress();
    return total === 0 ? 0 : Math.floor((done / total) * 100);
  });
  return (
    <Banner
      tone={errors < 0 ? 'info' : errors > 0 ? 'error' : 'success'}
      title={
        errors < 0
          ? far > 0
            ? t('Checking… {percent}%', { percent: far })
            : t('Checking…')
          : errors > 0
            ? tn(
                errors,
                '{count} entry would be refused by the portal',
                '{count} entries would be refused by the portal',
              )
            : t('Nothing here would be refused by the portal')
      }
      actions={
        <Button size="sm" onClick={onToggle} aria-expanded={open}>
          {t('Findings')}
        </Button>
      }
    />
  );
}

/** Name of a tab with the number of its rows. */
export function TabLabel({ book, tab }: { book: Book; tab: Gstr1Tab }) {
  const count = useSyncExternalStore(book.subscribe, () =>
    tab.sections.reduce((n, id) => n + book.rows(id).length, 0),
  );
  return count > 0 ? `${t(tab.label)} (${formatCount(count)})` : t(tab.label);
}
