import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Row } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type GstHead, homeOf } from './base/calls.ts';
import { Gstr1View } from './gstr1/Gstr1View.tsx';
import { type OpenGstr1, openGstr1 } from './gstr1/openGstr1.ts';
import type { Reading } from './gstr1/readSheets.ts';

type Opening = { state: 'loading' } | { state: 'error'; error: unknown } | { state: 'open'; open: OpenGstr1 };

/** Returns with fewer rows load before a progress bar could be read. */
const WORTH_SHOWING = 5000;

/** `/app/gst/gstr1/{gstId}`: opens the return and keeps it open while the page is shown. */
export function Page() {
  const { gstId = '' } = useParams();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [head, setHead] = useState<GstHead | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const abort = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` opens again
  useEffect(() => {
    const going = new AbortController();
    abort.current = going;
    const { signal } = going;
    setOpening({ state: 'loading' });
    setReading(null);
    openGstr1(gstId, {
      onHead: (found) => !signal.aborted && setHead(found),
      onProgress: (now) => !signal.aborted && now.total > WORTH_SHOWING && setReading(now),
      signal,
    }).then(
      (open) => !signal.aborted && setOpening({ state: 'open', open }),
      (error) => !signal.aborted && setOpening({ state: 'error', error }),
    );
    return () => going.abort();
  }, [gstId, turn]);
  if (opening.state === 'open')
    return <Gstr1View key={`${gstId} ${turn}`} open={opening.open} onReopen={() => setTurn((n) => n + 1)} />;
  const cancel = () => {
    abort.current?.abort();
    void navigate(head ? homeOf(head) : '/app/gst');
  };
  return (
    <PageFrame
      title={head ? t('{form} of {name}', { form: head.return_type, name: head.company_name }) : 'GSTR-1'}
      crumb={<Link to="/app/gst">{t('GST')}</Link>}
      width={0}
    >
      {opening.state === 'error' ? (
        <LoadError
          error={opening.error}
          fallback={t('The return could not be opened.')}
          onRetry={() => setTurn((n) => n + 1)}
        />
      ) : reading ? (
        <Card>
          <Row justifyContent="space-between" mb="3">
            <span>
              {t('Reading rows: {done} of {total}', {
                done: formatCount(reading.done),
                total: formatCount(reading.total),
              })}
            </span>
            <Button size="sm" onClick={cancel}>
              {t('Cancel')}
            </Button>
          </Row>
          <ProgressBar label={t('Reading the rows')} value={reading.done / reading.total} />
        </Card>
      ) : (
        <Skeleton height="30rem" />
      )}
    </PageFrame>
  );
}
