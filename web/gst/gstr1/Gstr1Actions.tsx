import type { SectionId } from '../../../shared/gst/gstr1/sections.ts';
import { inLanguage } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Menu, menuAct } from '../../ui/dialogs/Menu.tsx';
import type { GstHead } from '../base/calls.ts';

interface Props {
  head: GstHead;
  /** The current table. */
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

/** Actions of an open GSTR-1. */
export function Gstr1Actions({ head, section, iff, importing, on }: Props) {
  const file = (label: string, what: string, name: string) =>
    menuAct('download', label, () => on.fetchFile(what, name));
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
          file(t('JSON for the portal'), 'json', 'gstr1.json'),
          file(t('Excel, all tables'), 'xlsx', 'gstr1.xlsx'),
          file(t('CSV of this table'), `csv?section=${section}`, `${section}.csv`),
          file(t('CSV, all tables'), 'csv', 'gstr1.zip'),
          file(t('Summary (PDF)'), inLanguage('summary.pdf'), 'gstr1.pdf'),
          ...(head.can_edit
            ? [{ kind: 'line' as const }, menuAct('trash', t('Delete'), on.remove, true)]
            : []),
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
          {iff ? t('File IFF') : t('File {form}', { form: head.return_type })}
        </Button>
      )}
      {head.status === 'filed' && <Button onClick={() => void on.reopen()}>{t('Reopen as draft')}</Button>}
    </>
  );
}
