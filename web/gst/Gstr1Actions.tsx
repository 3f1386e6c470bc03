import type { SectionId } from '../../shared/gst/gstr1/sections.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { GstHead } from './calls.ts';

interface Props {
  head: GstHead;
  /** Table on show. */
  section: SectionId;
  iff: boolean;
  importing: boolean;
  on: {
    toggleImport: () => void;
    fetchFile: (what: string, name: string) => Promise<void>;
    remove: () => Promise<void>;
    saveNow: () => Promise<void>;
    reopen: () => Promise<void>;
    file: () => void;
  };
}

/** What can be done with an open GSTR-1. */
export function Gstr1Actions({ head, section, iff, importing, on }: Props) {
  return (
    <>
      {head.can_edit && (
        <Button icon="upload" onClick={on.toggleImport} aria-expanded={importing}>
          {t('Import')}
        </Button>
      )}
      <Menu
        label={t('Export')}
        items={[
          {
            kind: 'action',
            label: t('JSON for the portal'),
            icon: 'download',
            run: () => void on.fetchFile('json', 'gstr1.json'),
          },
          {
            kind: 'action',
            label: t('Excel, all tables'),
            icon: 'download',
            run: () => void on.fetchFile('xlsx', 'gstr1.xlsx'),
          },
          {
            kind: 'action',
            label: t('CSV of this table'),
            icon: 'download',
            run: () => void on.fetchFile(`csv?section=${section}`, `${section}.csv`),
          },
          {
            kind: 'action',
            label: t('CSV, all tables'),
            icon: 'download',
            run: () => void on.fetchFile('csv', 'gstr1.zip'),
          },
          {
            kind: 'action',
            label: t('Summary (PDF)'),
            icon: 'download',
            run: () => void on.fetchFile('summary.pdf', 'gstr1.pdf'),
          },
          ...(!head.can_edit
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
      {head.can_edit && <Button onClick={() => void on.saveNow()}>{t('Save as Draft')}</Button>}
      {head.can_edit && (
        <Button look="primary" onClick={() => on.file()}>
          {iff ? t('File IFF') : t('File GSTR-1')}
        </Button>
      )}
      {head.status === 'filed' && <Button onClick={() => void on.reopen()}>{t('Reopen as draft')}</Button>}
    </>
  );
}
