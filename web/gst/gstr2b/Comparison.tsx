import { useState } from 'react';
import type { MatchState } from '../../../shared/gst/gstr2b/match.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, patch } from '../../data/http.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { MatchTable, matchNames, type Statement } from './Gstr2bTables.tsx';
import { matchesShown, untaken } from './matches.ts';

const PAGE = 100;

interface Props {
  shown: Statement;
  path: string;
  onChange: (next: Statement) => void;
  reload: () => void;
}

/** Purchases compared with the statement's documents, by match state, with the decision on each credit. */
export function Comparison({ shown, path, onChange, reload }: Props) {
  const [tab, setTab] = useState<MatchState | 'all'>('all');
  const [find, setFind] = useState('');
  const [most, setMost] = useState(PAGE);
  const label = matchNames();
  const rows = matchesShown(shown.matches, tab, find);
  const open = untaken(rows);
  const decide = async (decisions: Record<string, 'take' | 'leave' | null>) => {
    try {
      const answer = await patch<{ return: Statement }>(path, { version: shown.version, decisions });
      onChange(answer.return);
    } catch (error) {
      if (isApiError(error) && error.id === 'stale_version') reload();
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <Tabs
      label={t('Comparison')}
      value={tab}
      onValue={(id) => {
        setTab(id as MatchState | 'all');
        setMost(PAGE);
      }}
      tabs={[
        { id: 'all', label: `${t('All')} (${formatCount(shown.matches.length)})` },
        ...(Object.keys(label) as MatchState[]).map((state) => ({
          id: state,
          label: `${label[state]} (${formatCount(shown.match_totals[state].count)})`,
        })),
      ]}
    >
      <Row mb="3" data-no-print>
        <SearchBox value={find} onValue={setFind} label={t('Search by supplier or number')} />
        {shown.can_edit && open.length > 0 && (
          <Button
            size="sm"
            onClick={() => void decide(Object.fromEntries(open.map((id) => [id, 'take' as const])))}
          >
            {t('Claim credit for all {count} shown', { count: formatCount(open.length) })}
          </Button>
        )}
      </Row>
      {rows.length === 0 ? (
        <EmptyState icon="gst" title={t('Nothing here')} />
      ) : (
        <MatchTable rows={rows.slice(0, most)} canEdit={shown.can_edit} onDecide={(d) => void decide(d)} />
      )}
      {rows.length > most && (
        <Row mt="3">
          <Button size="sm" onClick={() => setMost(most + PAGE)}>
            {t('Show more ({count} left)', { count: formatCount(rows.length - most) })}
          </Button>
        </Row>
      )}
    </Tabs>
  );
}
