import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formInfo } from '../../shared/tds/data/forms.ts';
import { errorText } from '../data/errors.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { UnknownYear } from '../ui/states/UnknownYear.tsx';
import { readTdsAddress } from './address.ts';
import { beginTds, findTds, type OpenTds, openTds } from './openTds.ts';
import { StatementView } from './StatementView.tsx';

type Opening =
  | { state: 'loading' }
  | { state: 'error'; error: unknown }
  | { state: 'none' }
  | { state: 'open'; open: OpenTds };

/**
 * `/app/tds/{form}/{entityId}?year=&quarter=`: the statement of that quarter; if none exists, it offers to
 * create one.
 */
export function Page() {
  const { form: typed = '', entityId = '' } = useParams();
  const [params] = useSearchParams();
  const at = readTdsAddress(typed, params);
  const key = JSON.stringify(at);
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` opens again, `key` stands for the address
  useEffect(() => {
    if ('unknown' in at) return;
    let current = true;
    setOpening({ state: 'loading' });
    findTds(entityId, at)
      .then((id) => (id ? openTds(id) : undefined))
      .then(
        (open) => current && setOpening(open ? { state: 'open', open } : { state: 'none' }),
        (error) => current && setOpening({ state: 'error', error }),
      );
    return () => {
      current = false;
    };
  }, [entityId, key, turn]);
  if (opening.state === 'open' && !('unknown' in at))
    return (
      <StatementView
        key={`${opening.open.record.id} ${turn}`}
        open={opening.open}
        onReopen={() => setTurn((n) => n + 1)}
      />
    );
  const begin = async () => {
    if ('unknown' in at) return;
    setBusy(true);
    try {
      await beginTds(entityId, at);
      setTurn((n) => n + 1);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <PageFrame title={t('TDS statement')} crumb={<Link to="/app/tds">{t('TDS')}</Link>} width={0}>
      {'unknown' in at ? (
        <UnknownYear said={at.unknown} />
      ) : opening.state === 'error' ? (
        <LoadError
          error={opening.error}
          fallback={t('The statement could not be opened.')}
          onRetry={() => setTurn((n) => n + 1)}
        />
      ) : opening.state === 'none' && at.correction > 0 ? (
        <EmptyState
          icon="tds"
          title={t('This statement has no correction {number}', { number: at.correction })}
          actions={<ButtonLink to="/app/tds">{t('Back to TDS')}</ButtonLink>}
        />
      ) : opening.state === 'none' ? (
        <EmptyState
          icon="tds"
          title={t('{form} of {quarter} {year} has not been started', {
            form: t(formInfo[at.form].title),
            quarter: at.quarter,
            year: at.year,
          })}
          actions={
            <>
              <Button look="primary" disabled={busy} onClick={() => void begin()}>
                {t('Begin the statement')}
              </Button>
              <ButtonLink to="/app/tds">{t('Back to TDS')}</ButtonLink>
            </>
          }
        >
          {t('Nothing is created until you start it.')}
        </EmptyState>
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
