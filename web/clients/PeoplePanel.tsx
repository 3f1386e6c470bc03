import { schemeNames } from '../../shared/entities/registrations.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { Lines, Panel, type PanelProps } from './panel.tsx';

/** Every GSTIN and TAN with frequency and start date. */
export function RegistrationsPanel({ page, canEdit }: PanelProps) {
  const { registrations, client } = page;
  return (
    <Panel
      id="registrations"
      title={t('GSTINs and TANs')}
      acts={
        canEdit && (
          <ButtonLink size="sm" icon="edit" to={`/app/companies/${client.id}/edit`}>
            {t('Edit')}
          </ButtonLink>
        )
      }
    >
      {registrations.length === 0 && <Note>{t('None entered.')}</Note>}
      <Lines>
        {registrations.map((r) => (
          <Row as="li" key={r.id} justifyContent="space-between" gap="2">
            <span>
              <span className="mono">{r.number}</span> {r.name}
            </span>
            <Note as="span">
              {[
                r.kind === 'gstin' ? t<string>(schemeNames[r.scheme]) : '',
                r.kind === 'gstin' ? (r.frequency === 'monthly' ? t('Monthly') : t('Quarterly')) : '',
                r.from && t('from {day}', { day: day(r.from) }),
                r.to && t('until {day}', { day: day(r.to) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Note>
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}

const dutyWords = (): Record<string, string> => ({
  all: t('Everything'),
  itr: t('ITR'),
  gst: t('GST'),
  tds: t('TDS'),
});

/** Assigned members, group and labels. */
export function PeoplePanel({ page }: PanelProps) {
  const { people, group, labels } = page;
  const words = dutyWords();
  return (
    <Panel id="people" title={t('Responsible')}>
      {people.length === 0 && <Note>{t('Not assigned to anyone.')}</Note>}
      <Lines>
        {people.map((p) => (
          <Row as="li" key={`${p.id} ${p.duty}`} justifyContent="space-between" gap="2">
            <span>{p.name}</span>
            <Note as="span">{words[p.duty] ?? p.duty}</Note>
          </Row>
        ))}
      </Lines>
      {(group || labels.length > 0) && (
        <Row mt="2" gap="2" fontSize="sm">
          {group && <span>{t('Group: {name}', { name: group.name })}</span>}
          {labels.map((label) => (
            <StatusChip key={label} icon={false}>
              {label}
            </StatusChip>
          ))}
        </Row>
      )}
    </Panel>
  );
}
