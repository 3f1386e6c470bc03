import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { ClientPage } from '../../shared/duties/client-page.ts';
import { actOf, nextDuty } from '../../shared/duties/next.ts';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { keys, withQuery } from '../data/keys.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { DutyChip } from '../returns/DutyChip.tsx';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { KeyBar } from '../ui/base/KeyBar.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { DutiesPanel, useDutyAct } from './DutiesPanel.tsx';
import { actWords, dutyName } from './names.ts';
import type { PanelProps } from './panel.tsx';
import { panels } from './panels.ts';

/** The masked PAN; shown in full on request, which is logged. */
function Pan({ page }: { page: ClientPage }) {
  const [pan, setPan] = useState('');
  const show = async () => {
    try {
      const { company } = await get<{ company: { pan: string } }>(keys.entity(page.client.id));
      setPan(company.pan);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <span>
      <span className="mono">{pan || page.client.pan}</span>{' '}
      {!pan && (
        <Button look="link" size="sm" onClick={() => void show()}>
          {t('Show PAN')}
        </Button>
      )}
    </span>
  );
}

/** The next step, as one button. */
function NextStep({ page, reload, canEdit }: PanelProps) {
  const { run, busy, dialog } = useDutyAct(page, reload);
  const next = nextDuty(page.duties);
  const act = next && actOf(next);
  // When the data arrives, the heading gets the focus unless the user has moved on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each client
  useEffect(() => {
    const at = document.activeElement;
    if (at === document.body || at?.tagName === 'H1')
      document.querySelector<HTMLElement>('main [data-autofocus]')?.focus({ preventScroll: true });
  }, [page.client.id]);
  return (
    <Card p={{ base: '3', md: '4' }} aria-label={t('Next step')}>
      <Row justifyContent="space-between" gap="3">
        {next && act ? (
          <>
            <Row gap="2">
              <b>{dutyName(next)}</b>
              <DutyChip state={next.state} />
              <span className="num">{t('Due {day}', { day: day(next.due) })}</span>
            </Row>
            {(canEdit || next.return_id) && (
              <Button look="primary" data-autofocus busy={busy !== ''} onClick={() => void run(next, act)}>
                {actWords()[act]}
              </Button>
            )}
          </>
        ) : (
          <Note>{t('Nothing to do now: everything due is filed.')}</Note>
        )}
      </Row>
      {dialog}
    </Card>
  );
}

/** `/app/clients/{id}`: the client at a glance and the next step. Editing is one click away. */
export function Page() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const path = withQuery(keys.client(id), { period: params.get('period') ?? '' });
  const { data, error, mutate } = useSWR<ClientPage>(path, { keepPreviousData: true });
  // SWR may still hold the previous client's data.
  const page = data?.client.id === id ? data : undefined;
  // Said beside what is shown, which may be of another period.
  const unread = error && <LoadError error={error} onRetry={() => void mutate()} />;
  if (!page) return <Frame title={t('Client')}>{unread || <Skeleton lines={10} height="36px" />}</Frame>;
  const { client } = page;
  const canEdit = client.permission !== 'view';
  const props: PanelProps = { page, reload: () => void mutate(), canEdit };
  const shown = panels.filter((p) => p.when?.(props) ?? true);
  return (
    <Frame
      title={client.name}
      crumb={t('Client')}
      intro={
        <Row gap="3" fontSize="sm">
          <span>{t<string>(client.status)}</span>
          <Pan page={page} />
          {client.mobile && <a href={`tel:${client.mobile}`}>{client.mobile}</a>}
          {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
        </Row>
      }
      actions={
        <ButtonLink icon="edit" to={`/app/companies/${client.id}/edit`}>
          {t('Particulars')}
        </ButtonLink>
      }
    >
      <Stack gap="3">
        {unread}
        {client.owner_name !== null && (
          <Banner tone="info" title={t('Shared by {name}', { name: client.owner_name })} />
        )}
        <NextStep {...props} />
        <chakra.div
          display="grid"
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        >
          <Stack gap="3" minWidth="0">
            <DutiesPanel
              {...props}
              onPeriod={(period) => setParams({ period }, { replace: true, preventScrollReset: true })}
            />
            {shown
              .filter((p) => p.wide)
              .map((p) => (
                <p.Panel key={p.id} {...props} />
              ))}
          </Stack>
          <Stack gap="3" minWidth="0">
            {shown
              .filter((p) => !p.wide)
              .map((p) => (
                <p.Panel key={p.id} {...props} />
              ))}
          </Stack>
        </chakra.div>
        <KeyBar
          keys={[
            ['Enter', t('Next step')],
            ['F2', t('Another client or page')],
            ['Alt 1', t('Dashboard')],
            ['?', t('Keyboard shortcuts')],
          ]}
        />
      </Stack>
    </Frame>
  );
}
