import { useSyncExternalStore } from 'react';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import type { Book } from './book.ts';
import type { Gstr1Tab } from './tabs.ts';

/** Whether the portal would accept the return, with a link to the errors. */
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
  // In hundredths, so that the line changes no faster than it can be read.
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
            : t('No problems found by the portal’s rules')
      }
      actions={
        <Button size="sm" onClick={onToggle} aria-expanded={open}>
          {t('Findings')}
        </Button>
      }
    />
  );
}

/** Name of a tab with its number of rows. */
export function TabLabel({ book, tab }: { book: Book; tab: Gstr1Tab }) {
  const count = useSyncExternalStore(book.subscribe, () =>
    tab.sections.reduce((n, id) => n + book.rows(id).length, 0),
  );
  return count > 0 ? `${t(tab.label)} (${formatCount(count)})` : t(tab.label);
}
