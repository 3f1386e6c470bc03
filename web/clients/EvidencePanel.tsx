import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { sourceName } from '../evidence/names.ts';
import { t, tn } from '../i18n/t.ts';
import { evidenceAddress } from '../itr/base/addresses.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { Lines, Panel, type PanelProps } from './panel.tsx';

/** Papers of each assessment year: those received, and the number of unexplained differences. */
export function EvidencePanel({ page, canEdit }: PanelProps) {
  const { client, evidence } = page;
  return (
    <Panel
      id="evidence"
      title={t('Papers')}
      acts={
        canEdit && (
          <>
            <ButtonLink size="sm" icon="upload" to={evidenceAddress(client.id, defaultAssessmentYear)}>
              {t('Add papers')}
            </ButtonLink>
            <ButtonLink size="sm" icon="upload" to={`/app/import?company=${client.id}`}>
              {t('Import a file')}
            </ButtonLink>
          </>
        )
      }
    >
      {evidence.length === 0 && <Note>{t('No papers yet: AIS, 26AS, Form 16 and statements go here.')}</Note>}
      <Lines>
        {evidence.map((e) => (
          <Row as="li" key={`${e.year} ${e.company_id}`} justifyContent="space-between" gap="2">
            <span>
              <ButtonLink look="link" to={evidenceAddress(e.company_id, e.year)}>
                AY {e.year}
              </ButtonLink>{' '}
              · {tn(e.files, '{count} paper', '{count} papers')}
              <Note>{e.sources.map(sourceName).join(', ')}</Note>
              {e.explained !== null && e.explained > 0 && (
                <Note>{tn(e.explained, '{count} figure agrees', '{count} figures agree')}</Note>
              )}
            </span>
            {e.unexplained === null ? (
              <StatusChip>{t('Not compared yet')}</StatusChip>
            ) : e.unexplained === 0 ? (
              <StatusChip tone="done">{t('All explained')}</StatusChip>
            ) : (
              <StatusChip tone="attention">
                {tn(e.unexplained, '{count} not explained', '{count} not explained')}
              </StatusChip>
            )}
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}
