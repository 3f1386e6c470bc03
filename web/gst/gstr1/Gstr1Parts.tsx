import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { post } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { FiledDialog } from '../../returns/FiledDialog.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { nilNotice } from '../base/standing.tsx';
import type { OpenGstr1 } from './openGstr1.ts';
import type { Gstr1Tab } from './tabs.ts';

/** Chooses among the tables of a tab, with what is to be known about the one shown. */
export function SectionHead({
  tab,
  section,
  onSection,
}: {
  tab: Gstr1Tab;
  section: SectionId;
  onSection: (id: SectionId) => void;
}) {
  return (
    <>
      {tab.sections.length > 1 && (
        <Row>
          <Select
            aria-label={t('Table')}
            value={section}
            onValue={(id) => onSection(id as SectionId)}
            options={tab.sections.map((id) => ({
              value: id,
              label: `${t(sections[id].title)} (${sections[id].table})`,
            }))}
          />
        </Row>
      )}
      {section === 'hsn' && (
        <Note>
          {t(
            'HSN summary is mandatory above 5 crore turnover with 6 digits; up to 5 crore 4 digits are enough. From May 2025 B2B and B2C supplies stand apart.',
          )}
        </Note>
      )}
      {section === 'amendments' && (
        <Note>
          {t(
            'A list of amendments still to be worked out: each must be entered in its own table before filing.',
          )}
        </Note>
      )}
    </>
  );
}

/** Marks the return as filed on the portal. */
export function FileGstr1Dialog({
  open,
  iff,
  onClose,
  onFiled,
  onRefused,
}: {
  open: OpenGstr1;
  iff: boolean;
  onClose: () => void;
  onFiled: () => void;
  onRefused: () => void;
}) {
  const { head, book, autosave } = open;
  return (
    <FiledDialog
      kind="gst"
      title={iff ? t('File IFF') : t('File GSTR-1')}
      notice={!iff && Object.keys(book.sheets()).length === 0 ? nilNotice() : undefined}
      onClose={onClose}
      onFile={async (details) => {
        await autosave.flush();
        await post('/api/gst/gstr1.php', {
          gst_id: head.gst_id,
          version: open.version(),
          status: 'filed',
          ...details,
        });
        showToast({ tone: 'success', text: t('GSTR-1 saved as {status}', { status: t('filed') }) });
        onFiled();
      }}
      onRefused={onRefused}
    />
  );
}
