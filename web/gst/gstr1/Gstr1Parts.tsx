import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { t } from '../../i18n/t.ts';
import { Note, Row } from '../../ui/base/layout.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { Gstr1Tab } from './tabs.ts';

/** Selects one of a tab's tables, with notes about the current one. */
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
            'The HSN summary needs 6 digits above ₹5 crore turnover and 4 digits up to ₹5 crore. From May 2025, B2B and B2C supplies are listed separately.',
          )}
        </Note>
      )}
      {section === 'amendments' && (
        <Note>{t('Amendments not yet entered: enter each in its table before filing.')}</Note>
      )}
    </>
  );
}
