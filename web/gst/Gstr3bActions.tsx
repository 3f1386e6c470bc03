import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';

interface Props {
  readOnly: boolean;
  filed: boolean;
  /** Which act is under way. */
  busy: string;
  on: {
    refill: () => Promise<void>;
    save: () => Promise<unknown>;
    fetchFile: (what: string, name: string) => Promise<void>;
    remove: () => Promise<void>;
    reopen: () => Promise<void>;
    file: () => void;
  };
}

/** What can be done with an open GSTR-3B. */
export function Gstr3bActions({ readOnly, filed, busy, on }: Props) {
  return (
    <>
      {!readOnly && (
        <Button icon="refresh" busy={busy === 'refill'} onClick={() => void on.refill()}>
          {t('Fill from GSTR-1 and GSTR-2B')}
        </Button>
      )}
      <Menu
        label={t('Export')}
        items={[
          {
            kind: 'action',
            label: t('JSON for the portal'),
            icon: 'download',
            run: () => void on.fetchFile('json', 'gstr3b.json'),
          },
          {
            kind: 'action',
            label: t('Excel'),
            icon: 'download',
            run: () => void on.fetchFile('xlsx', 'gstr3b.xlsx'),
          },
          {
            kind: 'action',
            label: t('CSV'),
            icon: 'download',
            run: () => void on.fetchFile('csv', 'gstr3b.csv'),
          },
          ...(readOnly
            ? []
            : [
                { kind: 'line' as const },
                {
                  kind: 'action' as const,
                  label: t('Delete'),
                  icon: 'trash' as const,
                  danger: true,
                  run: () => void on.remove(),
                },
              ]),
        ]}
        trigger={(p) => (
          <Button icon="download" {...p}>
            {t('Export')}
          </Button>
        )}
      />
      {!readOnly && (
        <Button busy={busy === 'save'} onClick={() => void on.save()}>
          {t('Save as Draft')}
        </Button>
      )}
      {!readOnly && (
        <Button look="primary" onClick={() => on.file()}>
          {t('File GSTR-3B')}
        </Button>
      )}
      {filed && <Button onClick={() => void on.reopen()}>{t('Reopen as draft')}</Button>}
    </>
  );
}
