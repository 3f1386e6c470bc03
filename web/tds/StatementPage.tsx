import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formFor, quarters, type TdsForm, tdsForms, tdsYears } from '../../shared/tds/data/forms.ts';
import { t } from '../i18n/t.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { findTds, type OpenTds, openTds } from './openTds.ts';
import { StatementView } from './StatementView.tsx';

type Opening = { state: 'loading' } | { state: 'error'; error: unknown } | { state: 'open'; open: OpenTds };

/** `/app/tds/{form}/{entityId}?year=&quarter=`: opens the statement of that quarter, begun when there is none. */
export function Page() {
  const { form: typed = '', entityId = '' } = useParams();
  const [params] = useSearchParams();
  const year = tdsYears.find((y) => y === params.get('year')) ?? tdsYears[0];
  const quarter = quarters.find((q) => q === params.get('quarter')) ?? 'Q1';
  const correction = Math.max(0, Math.trunc(Number(params.get('correction')) || 0));
  const asked: TdsForm = tdsForms.find((f) => f === typed.toUpperCase()) ?? '26Q';
  // A year has one form of each kind: 26Q asked for 2026-2027 is form 140.
  const form = formFor(asked, year);
  const [turn, setTurn] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` opens anew
  useEffect(() => {
    let current = true;
    setOpening({ state: 'loading' });
    findTds(entityId, form, year, quarter, correction)
      .then(openTds)
      .then(
        (open) => current && setOpening({ state: 'open', open }),
        (error) => current && setOpening({ state: 'error', error }),
      );
    return () => {
      current = false;
    };
  }, [entityId, form, year, quarter, correction, turn]);
  if (opening.state === 'open')
    return (
      <StatementView
        key={`${opening.open.record.id} ${turn}`}
        open={opening.open}
        onReopen={() => setTurn((n) => n + 1)}
      />
    );
  return (
    <PageFrame title={t('TDS statement')} crumb={<Link to="/app/tds">{t('TDS')}</Link>} width={0}>
      {opening.state === 'error' ? (
        <LoadError
          error={opening.error}
          fallback={t('The statement could not be opened.')}
          onRetry={() => setTurn((n) => n + 1)}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
