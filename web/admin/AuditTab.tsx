import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { useList } from '../data/useList.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Select } from '../ui/fields/Select.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { detailOf, sentenceOfAct } from './auditSentences.ts';
import { ListHead } from './ListHead.tsx';

interface AuditRow {
  id: string;
  seq: number;
  at: string;
  actor_name: string;
  action: string;
  outcome: 'done' | 'refused';
  target_kind: string;
  target_id: string;
  ip: string;
  detail: string;
}

/** Who did what and when; the chain of hashes can be checked. */
export function AuditTab() {
  const list = useList<AuditRow>('/api/admin/audit', { field: 'audit', filters: ['outcome'], sort: '-seq' });
  const [checked, setChecked] = useState<{
    whole: boolean;
    first_broken: number | null;
    access_log: { whole: boolean; first_broken: number | null };
  } | null>(null);
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      setChecked(await get('/api/admin/audit/verify'));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The trail could not be checked.')) });
    } finally {
      setBusy(false);
    }
  };
  const columns: Column<AuditRow>[] = [
    { id: 'seq', label: t('No.'), sort: 'seq', align: 'right', cell: (r) => r.seq },
    { id: 'at', label: t('When'), cell: (r) => <span className="num">{dayTime(r.at)}</span> },
    { id: 'who', label: t('Who'), cell: (r) => r.actor_name || '—' },
    {
      id: 'action',
      label: t('What happened'),
      main: true,
      cell: (r) => (
        <>
          <span title={r.action}>{t<string>(sentenceOfAct(r.action))}</span>
          {r.detail && <Note>{t<string>(detailOf(r.detail))}</Note>}
        </>
      ),
    },
    {
      id: 'outcome',
      label: t('Outcome'),
      cell: (r) => (
        <StatusChip tone={r.outcome === 'done' ? 'done' : 'problem'}>
          {r.outcome === 'done' ? t('Done') : t('Refused')}
        </StatusChip>
      ),
    },
    { id: 'ip', label: t('IP address'), cell: (r) => <span className="mono">{r.ip}</span> },
  ];
  return (
    <>
      <ListHead list={list} search={t('Search by kind, such as drive or filed')}>
        <chakra.div width="10rem" flex={{ base: '1 1 8rem', sm: '0 0 auto' }}>
          <Select
            aria-label={t('Any outcome')}
            placeholder={t('Any outcome')}
            value={list.filters['outcome'] ?? ''}
            onValue={(outcome) => list.set({ outcome })}
            options={[
              { value: 'done', label: t('Done') },
              { value: 'refused', label: t('Refused') },
            ]}
          />
        </chakra.div>
        <Button icon="shield" busy={busy} onClick={() => void verify()}>
          {t('Check the chain')}
        </Button>
      </ListHead>
      <chakra.div role="status" mb={checked ? '3' : '0'}>
        {checked &&
          (checked.whole ? (
            <Banner tone="success" title={t('The audit trail is intact: no row was changed or removed.')} />
          ) : (
            <Banner
              tone="error"
              title={
                checked.access_log.whole
                  ? t('The trail is broken at row {row}.', { row: checked.first_broken ?? '?' })
                  : t('The access log is broken at batch {row}.', {
                      row: checked.access_log.first_broken ?? '?',
                    })
              }
            />
          ))}
      </chakra.div>
      <DataTable
        list={list}
        columns={columns}
        idOf={(r) => r.id}
        label={t('Audit trail')}
        empty={<EmptyState title={t('Nothing was recorded yet.')} />}
      />
    </>
  );
}
