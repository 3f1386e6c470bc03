import { inLanguage } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Menu, menuAct } from '../../ui/dialogs/Menu.tsx';

interface Props {
  readOnly: boolean;
  filed: boolean;
  /** The running action. */
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

/** Actions of an open GSTR-3B. */
export function Gstr3bActions({ readOnly, filed, busy, on }: Props) {
  const file = (label: string, what: string, name: string) =>
    menuAct('download', label, () => on.fetchFile(what, name));
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
          file(t('JSON for the portal'), 'json', 'gstr3b.json'),
          file(t('Summary (PDF)'), inLanguage('summary.pdf'), 'gstr3b.pdf'),
          file(t('Excel'), 'xlsx', 'gstr3b.xlsx'),
          file(t('CSV'), 'csv', 'gstr3b.csv'),
          ...(readOnly ? [] : [{ kind: 'line' as const }, menuAct('trash', t('Delete'), on.remove, true)]),
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
