import { useRef, useState } from 'react';
import { english, type Message } from '../../shared/forms/messages.ts';
import type { HeadChange, RowChange } from '../../shared/tds/correction.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { day } from '../i18n/format.ts';
import { say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { HeadChanges, RowChanges } from './ChangeTables.tsx';
import { tdsPaths } from './calls.ts';
import type { OpenTds } from './openTds.ts';
import type { Place } from './places.ts';

interface Accepted {
  day: string;
  original_token: string;
  head: HeadChange[];
  rows: RowChange[];
  total_rows: number;
  warning_messages: Message[];
}

/** The consolidated file of TRACES: its differences from the statement here, then the base of the correction. */
export function ConsolidatedCard({
  open,
  taken,
  onGo,
}: {
  open: OpenTds;
  taken: boolean;
  onGo: (place: Place) => void;
}) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [chosen, setChosen] = useState<{ file: File; found: Accepted }>();
  const [problem, setProblem] = useState('');
  const abort = useRef<AbortController | null>(null);
  const send = async (file: File, mode: 'preview' | 'take') => {
    setProblem('');
    setBusy({ name: file.name });
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const form = new FormData();
      form.set('tds_id', open.record.id);
      form.set('mode', mode);
      if (mode === 'take') form.set('version', String(open.version()));
      form.set('file', file);
      const found = await upload<Accepted>(tdsPaths.accepted, form, {
        signal: abort.current.signal,
        onProgress: (p) => setBusy({ name: file.name, ...p }),
      });
      if (mode === 'take') await open.reload(false);
      setChosen(mode === 'take' ? undefined : { file, found });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setProblem(
        isApiError(error) && error.id === 'stale_version'
          ? t('The statement was changed elsewhere. Open it again and repeat the import.')
          : errorText(error, t('The file could not be read.')),
      );
    } finally {
      setBusy(null);
    }
  };
  const found = chosen?.found;
  const differences = found ? found.head.length + found.total_rows : 0;
  return (
    <>
      <Card aria-labelledby="tds-consolidated">
        <Heading id="tds-consolidated">{t('Consolidated file')}</Heading>
        <Stack>
          {problem && <Banner tone="error" title={problem} />}
          {!found && (
            <FileDrop
              title={taken ? t('A newer consolidated file') : t('Consolidated file from TRACES')}
              help={t('Request it on TRACES for this quarter and token number, and open the .tds file here.')}
              accept=".tds,.txt"
              onFiles={([file]) => file && void send(file, 'preview')}
              busy={busy}
              onCancel={() => abort.current?.abort()}
            />
          )}
          {chosen && found && (
            <>
              <Note>
                {t('Token number {token}, prepared {date}', {
                  token: found.original_token,
                  date: found.day ? day(found.day) : '—',
                })}
              </Note>
              <Note>
                {differences === 0
                  ? t('Same as the statement saved here.')
                  : tn(
                      differences,
                      'Differs from the statement saved here in {count} place.',
                      'Differs from the statement saved here in {count} places.',
                    )}
              </Note>
              {found.warning_messages.map((w) => (
                <Note key={english(w)}>{say(w)}</Note>
              ))}
              <Row>
                <Button look="primary" busy={busy !== null} onClick={() => void send(chosen.file, 'take')}>
                  {t('Compare with this file')}
                </Button>
                <Button busy={busy !== null} onClick={() => setChosen(undefined)}>
                  {t('Cancel')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </Card>
      {found && found.head.length > 0 && <HeadChanges changes={found.head} />}
      {found && found.rows.length > 0 && (
        <RowChanges open={open} rows={found.rows} total={found.total_rows} onGo={onGo} />
      )}
    </>
  );
}
