import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import { keys } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import type { PickedEntity } from '../returns/entities.ts';
import { returnFilters } from '../returns/filters.ts';
import { ReturnList } from '../returns/ReturnList.tsx';
import { Facts, StartCard, useStart } from '../returns/StartCard.tsx';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { type GstReturnType, gstPages, gstPaths } from './base/calls.ts';

type Entity = PickedEntity & { gst_number: string; registrations: ListedRegistration[] };

interface ListRow {
  id: string;
  company_name: string;
  return_type: GstReturnType;
  period: string;
  gstin: string;
  status: string;
  updated_at: string;
}

const kinds = {
  'GSTR-1': 'gstr1',
  'GSTR-1A': 'gstr1',
  'GSTR-3B': 'gstr3b',
  'GSTR-2B': 'gstr2b',
  'GSTR-9': 'gstr9',
} as const;

/** `/app/gst`: choose a GST-registered entity to open its periods; below, all GST returns. */
export function Page() {
  const navigate = useNavigate();
  const { entity, ...start } = useStart<Entity>('gst', (e) => e.gst_number);
  const [refused, setRefused] = useState({ of: '', problem: '' });
  const problem = refused.of === entity?.id ? refused.problem : '';
  const proceed = () => {
    if (!entity) return setRefused({ of: '', problem: t('Please select an entity first') });
    if (!entity.gst_number)
      return setRefused({
        of: entity.id,
        problem: t('Selected entity does not have a GST number. Please add GST number first.'),
      });
    void navigate(gstPages.home(entity.id), { state: { entity } });
  };

  return (
    <PageFrame title={t('GST')} intro={t('Choose an entity to see its periods, due dates and returns.')}>
      <Stack gap="6">
        <StartCard
          title={t('GST filing')}
          start={start}
          proceed={t('Proceed to GST Filing')}
          disabled={!entity}
          onProceed={proceed}
        >
          {problem && (
            <Banner
              tone="error"
              title={problem}
              actions={
                entity && (
                  <ButtonLink to={`/app/companies/${entity.id}/edit`}>{t('Add GST number')}</ButtonLink>
                )
              }
            />
          )}
          {entity && (
            <Facts aria-label={t('Selected entity')}>
              <dt>{t('Name')}</dt>
              <dd>{entity.name}</dd>
              <dt>{t('PAN')}</dt>
              <dd className="num">{entity.pan}</dd>
              <dt>{t('GSTIN')}</dt>
              <dd className="num">
                {entity.registrations
                  .filter((r) => r.kind === 'gstin')
                  .map((r) => r.number)
                  .join(', ') || t('Not provided')}
              </dd>
              <dt>{t('Status')}</dt>
              <dd>{t(entity.status)}</dd>
            </Facts>
          )}
        </StartCard>
        <ReturnList<ListRow>
          title={t('All GST returns')}
          icon="gst"
          path={keys.gst}
          filters={returnFilters.gst}
          ownerOf={(r) => r.company_name}
          pageOf={(r) => gstPages[kinds[r.return_type]](r.id)}
          nameOf={(r) => `${r.return_type} ${r.period} ${r.company_name}`}
          pathOf={(r) => gstPaths[kinds[r.return_type]](r.id)}
          what={[
            { id: 'type', label: t('Return'), cell: (r) => r.return_type },
            { id: 'period', label: t('Period'), sort: 'period', cell: (r) => r.period },
            { id: 'gstin', label: t('GSTIN'), cell: (r) => r.gstin },
          ]}
          empty={{
            title: t('No GST returns yet'),
            help: t('Choose an entity above and click Proceed to GST Filing.'),
          }}
        />
      </Stack>
    </PageFrame>
  );
}
