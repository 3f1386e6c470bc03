import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { accessActs } from '../../shared/access.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { useList } from '../data/useList.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { type AccessRow, actText, filterNames, personText, recordText } from './access.ts';

const Link = chakra('button', {
  base: { textAlign: 'left', color: 'accent.fg', textDecoration: 'underline', cursor: 'pointer' },
});

/**
 * Who read, exported or changed the records of the user's clients, when and from where; clicking a name
 * filters by it.
 */
export function AccessTab() {
  const list = useList<AccessRow>('/api/access-log', {
    field: 'entries',
    filters: filterNames,
    sort: '-at',
  });
  const [busy, setBusy] = useState(false);
  const { client, person } = list.filters;
  const named = list.rows?.find((r) => r.client?.id === client)?.client?.name;
  const whose = list.rows?.find((r) => r.person?.id === person)?.person?.name;
  const save = async () => {
    setBusy(true);
    try {
      await download(withQuery('/api/access-log', { ...list.filters, format: 'csv' }), 'access-log.csv');
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The file could not be created.')) });
    } finally {
      setBusy(false);
    }
  };
  const columns: Column<AccessRow>[] = [
    { id: 'at', label: t('When'), sort: 'at', cell: (r) => <span className="num">{dayTime(r.at)}</span> },
    {
      id: 'person',
      label: t('Who'),
      main: true,
      cell: (r) =>
        r.person ? (
          <Link type="button" onClick={() => list.set({ person: r.person!.id })}>
            {personText(r)}
          </Link>
        ) : (
          personText(r)
        ),
    },
    { id: 'act', label: t('Did what'), cell: (r) => actText(r.act, r.times) },
    {
      id: 'client',
      label: t('Client'),
      cell: (r) =>
        r.client ? (
          <Link type="button" onClick={() => list.set({ client: r.client!.id })}>
            {r.client.name || t('Deleted client')}
          </Link>
        ) : (
          '—'
        ),
    },
    { id: 'record', label: t('Record'), cell: (r) => recordText(r.record.kind) },
    { id: 'ip', label: t('Address'), cell: (r) => <span className="mono">{r.ip}</span> },
  ];
  return (
    <Stack>
      <section>
        <Heading>{t('Who saw what')}</Heading>
        <Note>
          {t(
            'Every time someone viewed, exported, downloaded or changed your clients’ records. Kept for three years.',
          )}
        </Note>
      </section>
      <Row data-no-print>
        <chakra.div width="10rem">
          <Select
            aria-label={t('Did what')}
            placeholder={t('Everything')}
            value={list.filters['act'] ?? ''}
            onValue={(act) => list.set({ act })}
            options={accessActs.map((act) => ({ value: act, label: actText(act, 1) }))}
          />
        </chakra.div>
        <chakra.div width="10rem">
          <DateInput
            aria-label={t('From day')}
            value={list.filters['from'] ?? ''}
            onValue={(from) => list.set({ from })}
          />
        </chakra.div>
        <chakra.div width="10rem">
          <DateInput
            aria-label={t('To day')}
            value={list.filters['to'] ?? ''}
            onValue={(to) => list.set({ to })}
          />
        </chakra.div>
        <Button icon="download" busy={busy} onClick={() => void save()}>
          {t('Save as CSV')}
        </Button>
      </Row>
      {(client || person) && (
        <Row data-no-print>
          {client && (
            <Button size="sm" icon="close" onClick={() => list.set({ client: undefined })}>
              {t('Only {name}', { name: named ?? t('this client') })}
            </Button>
          )}
          {person && (
            <Button size="sm" icon="close" onClick={() => list.set({ person: undefined })}>
              {t('Only {name}', { name: whose ?? t('this person') })}
            </Button>
          )}
        </Row>
      )}
      <DataTable
        list={list}
        columns={columns}
        idOf={(r) => r.id}
        label={t('Who saw what')}
        empty={<EmptyState title={t('Nothing was recorded yet.')} />}
      />
    </Stack>
  );
}
