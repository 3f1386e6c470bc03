import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Gstr1View } from './Gstr1View.tsx';
import { type OpenGstr1, openGstr1 } from './openGstr1.ts';

type Opening = { state: 'loading' } | { state: 'error'; error: unknown } | { state: 'open'; open: OpenGstr1 };

/** `/app/gst/gstr1/{gstId}`: opens the return and keeps it open while its page is on show. */
export function Page() {
  const { gstId = '' } = useParams();
  const [turn, setTurn] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` opens anew
  useEffect(() => {
    let current = true;
    setOpening({ state: 'loading' });
    openGstr1(gstId).then(
      (open) => current && setOpening({ state: 'open', open }),
      (error) => current && setOpening({ state: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [gstId, turn]);
  if (opening.state === 'open')
    return <Gstr1View key={`${gstId} ${turn}`} open={opening.open} onReopen={() => setTurn((n) => n + 1)} />;
  return (
    <PageFrame title="GSTR-1" crumb={<Link to="/app/gst">{t('GST')}</Link>} width={0}>
      {opening.state === 'error' ? (
        <LoadError
          error={opening.error}
          fallback={t('The return could not be opened.')}
          onRetry={() => setTurn((n) => n + 1)}
        />
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
